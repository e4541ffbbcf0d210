"""Tables: players, options and what they share."""

from __future__ import annotations

import pytest
from librt.random import Random
from tests.tools.heroes.position import GAME
from tests.tools.rules import rules

from warren.core.refusal import InputError, Refusal
from warren.core.state import CHANCE
from warren.games import registry


@rules("HDL-SET-1")
@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_two_to_five_players(players: int) -> None:
    with pytest.raises(InputError) as error:
        GAME.new_state(players)
    assert (error.value.message, error.value.rule) == ("error-players", "HDL-SET-1")


@rules("HDL-SET-2", "HDL-SET-3", "HDL-SET-4")
@pytest.mark.parametrize(
    ("players", "short", "board"),
    [
        (2, False, "heroes-37"),
        (3, False, "heroes-37"),
        (4, False, "heroes-61"),
        (4, True, "heroes-51"),
        (5, False, "heroes-61"),
    ],
)
def test_boards(players: int, short: bool, board: str) -> None:
    state = GAME.new_state(players, {"short": short})
    assert state.to_json()["board"] == board


@rules("HDL-SET-3")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_short_game_is_for_four(players: int) -> None:
    with pytest.raises(InputError) as error:
        GAME.new_state(players, {"short": True})
    assert (error.value.message, error.value.rule) == ("error-option-four-players", "HDL-SET-3")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"first": 2}, "error-option-value"),
        ({"first": -1}, "error-option-value"),
        ({"first": "me"}, "error-option-value"),
        ({"short": 1}, "error-option-value"),
        ({"deck": 7}, "error-not-a-mapping"),
        ({"deck": "mine"}, "error-not-a-mapping"),
        ({"speed": 3}, "error-unknown-option"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(InputError) as error:
        GAME.new_state(2, options)
    assert error.value.message == message


def test_the_registry_knows_it() -> None:
    game = registry.game("heroes")
    assert (game.key, game.min_players, game.max_players) == ("heroes", 2, 5)
    assert [option.key for option in game.options()] == ["first", "short", "deck"]
    assert game.new_state(2).key() == GAME.new_state(2).key()


def test_two_tables_share_nothing_that_changes() -> None:
    first, second = GAME.new_state(2), GAME.new_state(2)
    first.apply(CHANCE, first.chance_outcomes()[0][0])
    assert first.key() != second.key()
    assert GAME.new_state(2).key() == second.key()


def test_unknown_codes_and_foreign_turns_are_refused() -> None:
    state = GAME.new_state(2)
    rng = Random(1)
    while state.is_chance():
        state.apply(CHANCE, int(state.draw(rng)))
    actor = state.actors()[0]
    for code in (-1, 1_000_000_000, 10**30):
        with pytest.raises(Refusal, match="refusal-unknown-code"):
            state.apply(actor, code)
    with pytest.raises(Refusal) as refusal:
        state.apply(1 - actor, int(state.codes(state.actors()[0])[0]))
    assert refusal.value.rule == "CORE-TURN"
    assert state.legal_actions(1 - actor) == []
