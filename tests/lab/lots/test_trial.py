"""A measured game: what is left to the lot, what is not, and what is written down."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.lab.lots.trials import FIRST, of, played

from warren.arena.contest import Contest
from warren.arena.facts import Watch
from warren.bots.registry import bot_kind
from warren.core.match import replay
from warren.core.state import CHANCE
from warren.games.heroes.card import COMPANIONS
from warren.games.heroes.state import State as HeroesState
from warren.games.registry import game

DRAWN = [("heroes", "card"), ("dungeon_lords", "trap"), ("dungeon_lords", "pet")]
TAKEN = [pair for pair in FIRST if pair not in DRAWN]


@pytest.mark.parametrize(("key", "kind"), DRAWN)
def test_where_chance_draws_the_game_is_as_the_rules_have_it(key: str, kind: str) -> None:
    measured = of(key, kind)
    trial = played(measured, 3)
    plain = Contest(game(key), {}, [bot_kind("random")] * 2, 7, 3, Watch())
    plain.run()
    assert trial.moves == plain.moves
    assert trial.tickets


def test_each_card_is_written_down_for_whoever_drew_it() -> None:
    """The hand, then all that is drawn: kept beside what chance might have brought."""
    trial = played(of("heroes", "card"), 0)
    first = trial.tickets[:16]
    assert [ticket.seat for ticket in first] == [0] * 8 + [1] * 8
    assert isinstance(trial.position, HeroesState)
    deck = {card.id: int(card.count) for card in trial.position.table.cards if not card.reserve}
    assert first[0].odds == {id: count for id, count in deck.items() if count}
    before, after = first[0], first[1]
    assert after.odds.get(before.thing, 0) == before.odds[before.thing] - 1
    drawn = [code for actor, code in trial.moves if actor == CHANCE and code in trial.things]
    assert [trial.things[code] for code in drawn] == [ticket.thing for ticket in trial.tickets]


@pytest.mark.parametrize(("key", "kind"), TAKEN)
def test_one_choice_of_a_seat_is_left_to_the_lot(key: str, kind: str) -> None:
    measured = of(key, kind, players=3 if key == "dungeon_lords" else 2)
    for number in range(3):
        trial = played(measured, number)
        seats = Counter(ticket.seat for ticket in trial.tickets)
        assert set(seats.values()) <= {1}
        done = Counter(
            (actor, trial.things[code])
            for actor, code in trial.moves
            if actor != CHANCE and code in trial.things
        )
        for ticket in trial.tickets:
            assert ticket.thing in ticket.odds
            assert set(ticket.odds.values()) == {1}
            assert done[ticket.seat, ticket.thing]


def test_the_lot_picks_all_alike_whatever_the_bot_likes(tmp_path: Path) -> None:
    """A bot that always takes what is listed first takes warriors."""
    path = tmp_path / "own.py"
    text = "class Own:\n    def choose(self, view):\n        return view.legal_actions()[0]\n"
    path.write_text(text, encoding="utf-8")
    got: dict[str, Counter[str]] = {}
    for picks in ("dealt", "chosen"):
        measured = of("heroes", "companion", bot=f"{path}:Own", picks=picks)
        trials = [played(measured, number) for number in range(60)]
        got[picks] = Counter(ticket.thing for trial in trials for ticket in trial.tickets)
    assert got["chosen"] == {COMPANIONS[0]: 120}
    assert sum(got["dealt"].values()) == 120
    assert all(24 <= got["dealt"][kind] <= 56 for kind in COMPANIONS)


@pytest.mark.parametrize(("key", "kind"), list(FIRST))
def test_it_is_a_game_by_the_rules(key: str, kind: str) -> None:
    trial = played(of(key, kind), 1)
    assert replay(game(key), trial.record()).state.key() == trial.position.key()
    assert sum(trial.wins()) > 0
