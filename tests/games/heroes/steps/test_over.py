"""The end of the game and who wins."""

from __future__ import annotations

import pytest
from tests.tools.heroes.look import coins, data, phase, told
from tests.tools.heroes.position import GAME, Seat, position, seat
from tests.tools.heroes.turn import capture, cast, end_turn
from tests.tools.play import do
from tests.tools.rules import rules

from warren.core.refusal import Refusal
from warren.games.heroes.state import State

LEVELS = {"a1": 1, "a2": 2, "g4": 2}


def filled(hand: str, *free: str) -> State:
    """All regions but these are captured."""
    names = GAME.table(2).board.names
    troops = ["spearmen"] * 4 + ["militia"] * 5 + ["archers"] * 7 + ["swordsmen"] * 5
    troops += ["men-at-arms"] * 6 + ["halberdiers"] * 6 + ["sappers"] * 5
    taken = [name for name in names if name not in free]
    on = dict(zip(taken, troops, strict=False))
    return position(seat(hand, (9, 9, 9)), seat(on=on), levels=LEVELS)


@rules("HDL-END-1")
def test_the_game_ends_at_once_when_all_is_captured() -> None:
    state = filled("spearmen spearmen", "a1", "a2")
    capture(state, "spearmen", "a1")
    assert not state.is_over()
    effects = capture(state, "spearmen", "a2")
    assert told(effects, "game-ended") == [{"rule": "HDL-END-1"}]
    assert state.is_over()
    assert (state.actors(), phase(state), coins(state)) == ((), "over", 28)
    assert state.legal_actions(0) == []
    with pytest.raises(Refusal) as refusal:
        state.apply(0, 0)
    assert refusal.value.rule == "CORE-OVER"


@rules("HDL-END-2")
def test_a_round_without_capture_or_claim_ends_the_game() -> None:
    state = position(seat(), seat(), seat())
    for _ in range(2):
        end_turn(state)
        assert not state.is_over()
    end_turn(state)
    assert state.is_over()
    assert told(list(state.effects or []), "game-ended") == [{"rule": "HDL-END-2"}]


@rules("HDL-END-2")
@pytest.mark.parametrize("deed", ["capture", "claim", "hire"])
def test_captures_and_claims_keep_it_going(deed: str) -> None:
    """The last turn of each player counts, whoever began."""
    state = position(seat("spearmen claim", (1, 0, 1)), seat(idle=True), levels=LEVELS)
    if deed == "capture":
        capture(state, "spearmen", "a1")
    elif deed == "claim":
        cast(state, "claim", region="a1")
    else:
        do(state, "hire", kind="warrior")
    end_turn(state)
    assert state.is_over() == (deed == "hire")
    if deed != "hire":
        end_turn(state)
        assert not state.is_over()
        end_turn(state)
        assert state.is_over()


@rules("HDL-END-2")
def test_while_the_order_turns_round_the_second_round_must_be_whole() -> None:
    """Seat 1 plays last in round one and first in round two: its two turns are no round."""
    state = position(seat(idle=True), seat(), round=2, turn=1, levels=LEVELS)
    end_turn(state)
    assert not state.is_over()
    end_turn(state)
    assert state.is_over()
    later = position(seat(idle=True), seat(), round=3, turn=1, levels=LEVELS)
    end_turn(later)
    assert later.is_over()


@rules("HDL-END-2")
def test_who_has_not_had_a_turn_is_not_idle() -> None:
    state = position(seat(), seat(), round=1, turns=0, levels=LEVELS)
    end_turn(state)
    assert not state.is_over()


@rules("HDL-END-5")
def test_sixty_rounds_are_the_limit() -> None:
    def busy(round: int) -> State:
        return position(
            seat("spearmen", (1, 0, 0)),
            seat("spearmen spearmen", (1, 0, 0)),
            round=round,
            turn=1,
            levels=LEVELS,
        )

    state = busy(60)
    capture(state, "spearmen", "a1")
    end_turn(state)
    assert (data(state)["round"], state.is_over()) == (60, False)
    capture(state, "spearmen", "a2")
    end_turn(state)
    assert state.is_over()
    assert told(list(state.effects or []), "game-ended") == [{"rule": "HDL-END-5"}]
    earlier = busy(59)
    capture(earlier, "spearmen", "a1")
    end_turn(earlier)
    capture(earlier, "spearmen", "a2")
    end_turn(earlier)
    assert (data(earlier)["round"], earlier.is_over()) == (60, False)


@rules("HDL-END-3", "HDL-END-4")
@pytest.mark.parametrize(
    ("seats", "winners"),
    [
        ([seat(coins=10, on={"a1": "spearmen"}), seat(coins=11)], [1]),
        ([seat("knights " * 4, (9, 9, 9), coins=10), seat(coins=11)], [1]),
        ([seat(coins=10, on={"a1": "spearmen"}), seat(coins=10)], [0]),
        (
            [
                seat(coins=10, on={"a1": "crossbowmen fortress"}),
                seat(coins=10, on={"a2": "spearmen", "a3": "spearmen"}),
            ],
            [1],
        ),
        (
            [
                seat(coins=10, on={"a1": "spearmen garrison"}),
                seat(coins=10, on={"a2": "spearmen runestone"}),
            ],
            [1],
        ),
        (
            [
                seat(coins=10, on={"a1": "archers"}),
                seat(coins=9, on={"a2": "crossbowmen"}),
                seat(coins=10, on={"a3": "spearmen runestone"}),
            ],
            [0, 2],
        ),
    ],
)
def test_who_wins(seats: list[Seat], winners: list[int]) -> None:
    """Coins, then regions, then support; still tied, all of them."""
    state = position(*seats, turn=0)
    for _ in seats:
        end_turn(state)
    assert state.is_over()
    assert state.scores() == [player.coins for player in seats]
    assert state.winners() == winners
    assert sum(state.returns()) == pytest.approx(0)
    assert [seat for seat, value in enumerate(state.returns()) if value > 0] == winners


@rules("HDL-END-3", "HDL-HID-1")
def test_in_the_end_everything_is_open() -> None:
    state = position(seat("spearmen"), seat("militia"))
    end_turn(state)
    end_turn(state)
    assert state.view(None).to_json() == state.to_json()
