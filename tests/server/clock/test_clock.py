"""Whose time runs, and when it runs out."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.clock.rota import VERBS, RotaState, Timed
from tests.server.sealed import SealedState

from warren.core.refusal import Refusal
from warren.core.state import TURN
from warren.messages.tempo import Days, Live, Tempo
from warren.server.clock.clock import Clock
from warren.server.viewers.faces import SILENT, Teller

DAY = 86_400.0


def rota(tempo: Tempo | None = None, players: int = 2, people: list[int] | None = None) -> Timed:
    tempo = Live(bank=100, turn=30, answer=10) if tempo is None else tempo
    who = list(range(players)) if people is None else people
    return Timed(Clock.of(tempo, None, players), RotaState(players), who)


def sealed(players: int = 3) -> Timed:
    clock = Clock.of(Live(bank=100, turn=30, answer=10), None, players)
    return Timed(clock, SealedState(players), list(range(players)))


def test_no_tempo_no_clock() -> None:
    assert Clock.of(None, None, 2) is None


def test_a_turn_brings_its_credit() -> None:
    game = rota()
    assert game.ends() == {0: 130}
    game.step(0, "end", at=50)
    assert game.left(0) == 80
    assert game.ends() == {1: 180}
    game.step(1, "end", at=60)
    assert game.ends() == {0: 170}
    assert game.left(1) == 120


def test_who_goes_on_deciding_keeps_running() -> None:
    game = rota()
    game.step(0, "stay", at=20)
    game.step(0, "stay", "stay", at=40)
    assert game.ends() == {0: 130}


def test_chance_in_between_gives_nothing() -> None:
    game = rota()
    game.step(0, "toss", at=20)
    assert game.ends() == {0: 130}


def test_an_answer_has_a_credit_of_its_own_and_the_turn_goes_on_without_another() -> None:
    game = rota()
    game.step(0, "ask", at=30)
    assert game.left(0) == 100
    assert game.ends() == {1: 140}
    game.step(1, "end", at=35)
    assert game.left(1) == 105
    assert game.ends() == {0: 135}
    game.step(0, "ask", at=40)
    assert game.ends() == {1: 155}


def test_an_answer_and_then_the_own_turn_are_two_decisions() -> None:
    game = rota()
    game.step(0, "last", at=30)
    assert game.ends() == {1: 140}
    game.step(1, "end", at=50)
    assert game.ends() == {1: 170}
    assert game.left(0) == 100


def test_also_with_the_answer_of_another_in_between() -> None:
    game = rota(players=3)
    game.step(0, "last", at=30)
    game.step(1, "end", at=40)
    assert game.ends() == {2: 150}
    game.step(2, "end", at=50)
    assert game.ends() == {1: 180}
    assert game.left(2) == 100


def test_a_batch_is_one_step() -> None:
    single, batch = rota(), rota()
    single.step(0, "stay", at=10)
    single.step(0, "end", at=10)
    batch.step(0, "stay", "end", at=10)
    assert single.ends() == batch.ends() == {1: 140}


def test_time_that_has_run_out_is_nothing() -> None:
    game = rota()
    assert game.clock.out(129) == []
    assert game.clock.out(130) == [0]
    game.step(0, "end", at=200)
    assert game.left(0) == 0


class TestUndo:
    """Taking something back gives nobody time."""

    def test_the_turn_goes_on_as_though_it_had_never_ended(self) -> None:
        game = rota()
        game.step(0, "end", at=50)
        game.undo(0, at=90)
        assert game.ends() == {0: 130}
        assert game.left(1) == 100

    def test_ending_and_taking_back_again_and_again_gains_nothing(self) -> None:
        game = rota()
        for at in range(0, 120, 10):
            game.step(0, "end", at=at)
            game.undo(0, at=at + 5)
        game.step(0, "end", at=120)
        assert game.left(0) == 10
        assert game.ends() == {1: 250}

    def test_too_late_to_take_back(self) -> None:
        game = rota()
        game.step(0, "end", at=50)
        with pytest.raises(Refusal) as refusal:
            game.undo(0, at=130)
        assert refusal.value.message == "undo-late"
        assert game.ends() == {1: 180}

    def test_until_when_is_known_beforehand(self) -> None:
        game = rota()
        game.step(0, "stay", at=10)
        assert game.clock.until(game.position, 0, 20) == 130
        game.step(0, "end", at=50)
        assert game.clock.until(game.position, 0, 60) == 130
        game.undo(0, at=129)

    def test_within_a_turn_nothing_changes(self) -> None:
        game = rota()
        game.step(0, "stay", at=10)
        game.step(0, "stay", at=20)
        game.undo(0, at=30)
        game.undo(0, at=40)
        assert game.ends() == {0: 130}

    def test_a_batch_is_taken_back_line_by_line(self) -> None:
        game = rota()
        game.step(0, "stay", "end", at=50)
        game.undo(0, at=60)
        assert game.ends() == {0: 130}
        game.undo(0, at=70)
        assert game.ends() == {0: 130}
        game.step(0, "end", at=80)
        assert game.left(0) == 50
        assert game.ends() == {1: 210}

    def test_a_turn_that_began_after_an_answer_is_taken_back_with_its_credit(self) -> None:
        game = rota()
        game.step(0, "last", at=30)
        for at in (40, 60, 80):
            game.step(1, "end", at=at)
            assert game.ends() == {1: 170}
            game.undo(1, at=at + 10)
            assert game.ends() == {1: 140}

    @given(
        st.lists(
            st.tuples(st.sampled_from(VERBS[:-1]), st.lists(st.sampled_from(VERBS[:-1]))),
            max_size=12,
        )
    )
    def test_what_was_taken_back_has_never_been(self, played: list[tuple[str, list[str]]]) -> None:
        tempo = Live(bank=100_000, turn=30, answer=10)
        straight, winding = rota(tempo, 3), rota(tempo, 3)
        for turn, (verb, detours) in enumerate(played):
            seat = straight.position.state.actors()[0]
            for detour in detours:
                if detour != "toss" and (detour == "end" or straight.kind() == TURN):
                    winding.step(seat, detour, at=turn * 10 + 3)
                    winding.undo(seat, at=turn * 10 + 6)
            if verb == "end" or straight.kind() == TURN:
                straight.step(seat, verb, at=turn * 10 + 9)
                winding.step(seat, verb, at=turn * 10 + 9)
            assert winding.clock.hands == straight.clock.hands

    def test_a_question_is_taken_back(self) -> None:
        game = rota(players=3)
        game.step(0, "ask", at=10)
        game.undo(0, at=20)
        assert game.ends() == {0: 130}
        assert game.left(1) == 100

    def test_what_another_seat_did_since_stays(self) -> None:
        game = rota()
        game.step(0, "end", at=50)
        game.step(1, "stay", at=60)
        with pytest.raises(Refusal, match="refusal-undo-other"):
            game.undo(0, at=65)
        game.undo(1, at=70)
        assert game.ends() == {1: 180}
        game.undo(0, at=80)
        assert game.ends() == {0: 130}

    def test_the_clock_is_kept_in_between(self) -> None:
        game = rota()
        game.step(0, "end", at=50)
        kept = msgspec.json.decode(msgspec.json.encode(game.clock.to_json()))
        clock = Clock.of(game.clock.tempo, kept, 2)
        assert clock is not None
        assert clock.hands == game.clock.hands
        game.clock = clock
        game.undo(0, at=60)
        assert game.ends() == {0: 130}


class TestSimultaneous:
    """Several seats decide at once."""

    def test_all_clocks_run_and_each_stops_by_itself(self) -> None:
        game = sealed()
        assert game.ends() == {0: 130, 1: 130, 2: 130}
        game.step(1, "seal", at=40, card="3")
        assert game.ends() == {0: 130, 2: 130}
        assert game.left(1) == 90

    def test_the_first_deadline_counts(self) -> None:
        game = sealed()
        game.step(1, "seal", at=40, card="3")
        game.step(0, "seal", at=60, card="3")
        game.step(2, "seal", at=70, card="1")
        assert game.ends() == {0: 170, 1: 190, 2: 160}
        assert game.clock.deadline() == 160
        assert game.clock.out(171) == [0, 2]

    def test_the_last_one_to_choose_gets_the_credit_of_the_next_round_too(self) -> None:
        game = sealed(2)
        for start in (0, 10, 20):
            assert game.ends() == {0: 130 + start * 3, 1: 130 + start * 3}
            game.step(0, "seal", at=start, card="3")
            game.step(1, "seal", at=start, card="2")

    def test_a_seal_taken_back_runs_on_and_nobody_else_is_touched(self) -> None:
        game = sealed()
        game.step(1, "seal", at=40, card="3")
        game.undo(1, at=60)
        assert game.ends() == {0: 130, 1: 130, 2: 130}

    def test_bots_have_no_clock(self) -> None:
        clock = Clock.of(Live(bank=100, turn=30), None, 3)
        game = Timed(clock, SealedState(3), [0, 2])
        assert game.ends() == {0: 130, 2: 130}
        game.step(1, "seal", at=5, card="2")
        assert game.left(1) == 100


class TestAbsence:
    """A bot plays for whoever is not there; its time does not count."""

    def test_a_bot_in_a_seat_spends_nothing(self) -> None:
        game = rota(people=[0])
        game.step(0, "end", at=10)
        assert game.ends() == {}
        game.step(1, "end", at=500)
        assert game.left(1) == 100
        assert game.ends() == {0: 650}

    def test_leaving_stops_the_clock_and_returning_gives_no_credit(self) -> None:
        game = rota()
        game.leave(0, at=50)
        assert game.ends() == {}
        game.come_back(0, at=60)
        assert game.ends() == {0: 140}
        game.leave(0, at=70)
        game.come_back(0, at=70)
        assert game.ends() == {0: 140}

    def test_a_decision_that_came_meanwhile_brings_its_credit(self) -> None:
        game = rota()
        game.leave(1, at=5)
        game.step(0, "end", at=10)
        game.come_back(1, at=40)
        assert game.ends() == {1: 170}

    def test_time_that_ran_out_is_spent_until_the_decision_is_over(self) -> None:
        game = rota()
        game.leave(0, at=130)
        assert game.clock.spent(0)
        game.step(0, "stay", at=131)
        assert game.clock.spent(0)
        game.step(0, "end", at=132)
        assert not game.clock.spent(0)
        game.come_back(0, at=140)
        game.step(1, "end", at=150)
        assert game.ends() == {0: 180}

    def test_what_the_bot_did_cannot_be_taken_back_without_time(self) -> None:
        game = rota()
        game.leave(0, at=130)
        game.step(0, "end", at=131)
        game.come_back(0, at=132)
        with pytest.raises(Refusal):
            game.undo(0, at=133)

    def test_the_bot_of_whoever_ran_out_leaves_no_time_to_take_anything_back(self) -> None:
        game = rota()
        game.leave(0, at=130)
        game.step(0, "end", at=131)
        until = game.clock.until(game.position, 0, 133)
        assert until is not None
        assert until <= 133

    def test_who_ran_out_is_told_so(self) -> None:
        game = rota()
        game.step(0, "stay", at=10)
        game.leave(0, at=130)
        teller = Teller(game.position.state, SILENT, ["Ann", "Bob"])
        told = teller.undoing(game.position, 0, game.clock)
        assert not told.possible
        assert told.message == "refusal-time-spent"
        game.step(0, "end", at=131)
        told = teller.undoing(game.position, 0, game.clock)
        assert not told.possible
        assert told.message == "undo-late"
        assert teller.undoing(game.position, 0, None).possible

    def test_what_the_bot_did_is_taken_back_at_the_cost_of_the_time_since(self) -> None:
        game = rota()
        game.leave(0, at=30)
        game.step(0, "end", at=31)
        game.come_back(0, at=40)
        game.undo(0, at=51)
        assert game.ends() == {0: 131}

    def test_who_left_during_the_turn_of_another_loses_the_credit_with_it(self) -> None:
        game = rota()
        game.step(0, "end", at=10)
        game.leave(1, at=20)
        game.undo(0, at=30)
        assert game.left(1) == 100

    def test_the_running_seats_are_those_who_decide(self) -> None:
        game = rota()
        assert game.clock.fits(game.position, [0, 1])
        assert not game.clock.fits(game.position, [1])


class TestSilence:
    """Nobody could play for a while."""

    def test_all_who_decide_get_the_time_back(self) -> None:
        game = sealed()
        game.step(1, "seal", at=40, card="3")
        game.clock = game.clock.delayed(50, 1050)
        assert game.ends() == {0: 1130, 2: 1130}
        assert game.left(1) == 90

    def test_also_whoever_takes_something_back_afterwards(self) -> None:
        game = rota()
        game.step(0, "end", at=40)
        game.clock = game.clock.delayed(50, 1050)
        game.undo(0, at=1060)
        assert game.ends() == {0: 1130}


class TestDays:
    """So many days for every decision."""

    def test_every_decision_has_its_days(self) -> None:
        game = rota(Days(days=2))
        assert game.ends() == {0: 2 * DAY}
        game.step(0, "end", at=1.5 * DAY)
        assert game.ends() == {1: 3.5 * DAY}
        game.step(1, "end", at=1.6 * DAY)
        assert game.ends() == {0: 3.6 * DAY}
        assert game.left(1) == 2 * DAY

    def test_taking_back_gives_no_days(self) -> None:
        game = rota(Days(days=2))
        game.step(0, "end", at=DAY)
        game.undo(0, at=1.5 * DAY)
        assert game.ends() == {0: 2 * DAY}

    def test_who_comes_back_to_a_sleeping_table_has_days_again(self) -> None:
        game = rota(Days(days=2))
        game.leave(0, at=2 * DAY)
        assert game.clock.spent(0)
        game.come_back(0, at=10 * DAY)
        assert game.ends() == {0: 12 * DAY}
