"""Setting up a table."""

from __future__ import annotations

import json

import pytest
from librt.random import Random
from tests.tools.boards import row
from tests.tools.rules import rules

from warren.core.refusal import InputError, Refusal
from warren.core.state import CHANCE
from warren.games.small_world.game import SmallWorld
from warren.games.small_world.pieces import PIECES
from warren.games.small_world.powers.catalogue import POWERS
from warren.games.small_world.races.catalogue import RACES
from warren.games.small_world.state import State

GAME = SmallWorld()
BANNERS = {
    "amazons": (6, 15),
    "dwarves": (3, 8),
    "elves": (6, 11),
    "ghouls": (5, 10),
    "giants": (6, 11),
    "halflings": (6, 11),
    "humans": (5, 10),
    "orcs": (5, 10),
    "ratmen": (8, 13),
    "skeletons": (6, 20),
    "sorcerers": (5, 18),
    "tritons": (6, 11),
    "trolls": (5, 10),
    "wizards": (5, 10),
}
BADGES = {
    "alchemist": 4,
    "berserk": 4,
    "bivouacking": 5,
    "commando": 4,
    "diplomat": 5,
    "dragon-master": 5,
    "flying": 5,
    "forest": 4,
    "fortified": 3,
    "heroic": 5,
    "hill": 4,
    "merchant": 2,
    "mounted": 5,
    "pillaging": 5,
    "seafaring": 5,
    "spirit": 5,
    "stout": 4,
    "swamp": 4,
    "underworld": 5,
    "wealthy": 4,
}


def ready(players: int, **options: object) -> State:
    """The first decision of a game."""
    state = GAME.new_state(players, options)
    rng = Random(players)
    while state.is_chance():
        state.apply(CHANCE, state.draw(rng))
    return state


def data(state: State) -> dict[str, object]:
    found: dict[str, object] = json.loads(json.dumps(state.to_json()))
    return found


@rules("SW-SET-2", "SW-SET-8", "SW-TRAP-12", "SW-TRAP-2")
def test_banners_and_badges() -> None:
    """14 banners and 20 badges; a tray holds its banner + 5."""
    assert {race.id: (race.tokens, race.supply) for race in RACES} == BANNERS
    assert {power.id: power.tokens for power in POWERS} == BADGES
    assert sum(race.supply for race in RACES) == 168
    assert max(power.tokens for power in POWERS) == 5
    for race in RACES:
        assert race.supply >= race.tokens + 5 + race.conquest_only_tokens()


@rules("SW-SET-7")
def test_pieces_in_the_box() -> None:
    assert {piece.id: piece.limit for piece in PIECES} == {
        "tribe": 18,
        "lair": 10,
        "fortress": 6,
        "encampment": 5,
        "hole": 2,
        "hero": 2,
        "dragon": 1,
        "monster": 14,
        "mushroom-armour": 8,
        "silver-hammer": 7,
    }


@rules("SW-SET-2", "SW-SET-4", "SW-HID-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_six_combos_and_five_coins(players: int) -> None:
    found = data(ready(players))
    column = found["column"]
    assert isinstance(column, list)
    assert len(column) == 6
    assert len({combo["race"] for combo in column}) == 6
    assert [combo["coins"] for combo in column] == [0] * 6
    assert found["seats"] == [{"coins": 5, "ally": None}] * players
    banners = found["banners"]
    badges = found["badges"]
    assert isinstance(banners, dict)
    assert isinstance(badges, dict)
    assert len(banners["unknown"]) == 8
    assert len(badges["unknown"]) == 14


@rules("SW-SET-3")
def test_natives_lie_where_the_board_says() -> None:
    state = ready(2)
    regions = data(state)["regions"]
    assert regions == {
        name: {"pieces": {"tribe": 1}}
        for name in (
            "2-04",
            "2-07",
            "2-11",
            "2-12",
            "2-13",
            "2-14",
            "2-15",
            "2-17",
            "2-19",
        )
    }


@rules("SW-SET-6")
def test_the_first_player_is_random_unless_named() -> None:
    state = GAME.new_state(3)
    assert [state.action(code).args for code, _ in state.chance_outcomes()] == [
        {"seat": 0},
        {"seat": 1},
        {"seat": 2},
    ]
    assert {weight for _, weight in state.chance_outcomes()} == {1}
    named = ready(3, first=2)
    assert named.turn() == 2
    assert named.actors()[0] == 2


@rules("SW-HID-4", "SW-SET-2")
def test_draws_come_from_all_that_is_left() -> None:
    state = GAME.new_state(2, {"first": 0})
    assert len(state.chance_outcomes()) == 14
    state.apply(CHANCE, state.chance_outcomes()[3][0])
    assert len(state.chance_outcomes()) == 20
    state.apply(CHANCE, state.chance_outcomes()[0][0])
    assert len(state.chance_outcomes()) == 13
    assert "ghouls" not in [state.action(code).args["race"] for code, _ in state.chance_outcomes()]


@rules("SW-OPT-2")
def test_diplomat_may_be_left_out_with_two_players() -> None:
    table = GAME.table(2, {"without_diplomat": True})
    assert "diplomat" not in table.power_index
    assert len(table.powers) == 19
    with pytest.raises(InputError, match="without_diplomat"):
        GAME.table(3, {"without_diplomat": True})


def test_own_boards_are_options_too() -> None:
    state = GAME.new_state(4, {"board": row(a="hill edge", b="forest", c="swamp")})
    assert state.table.board.names == ["a", "b", "c"]
    assert state.table.board.rounds == 10


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (1, {}, "error-players"),
        (6, {}, "error-players"),
        (2, {"board": "atlantis"}, "error-unknown-board"),
        (2, {"board": "smallworld-3"}, "error-board-players"),
        (2, {"board": 7}, "error-not-a-mapping"),
        (2, {"first": 2}, "error-option-value"),
        (2, {"first": "me"}, "error-option-value"),
        (2, {"open_coins": "yes"}, "error-option-value"),
        (2, {"speed": 3}, "error-unknown-option"),
    ],
)
def test_bad_tables_are_refused(players: int, options: dict[str, object], message: str) -> None:
    with pytest.raises(InputError) as error:
        GAME.new_state(players, options)
    assert error.value.message == message


def test_two_tables_share_nothing_that_changes() -> None:
    first = GAME.new_state(2)
    second = GAME.new_state(2)
    first.apply(CHANCE, first.chance_outcomes()[0][0])
    assert first.key() != second.key()
    assert GAME.new_state(2).key() == second.key()


def test_unknown_codes_are_refused() -> None:
    state = ready(2)
    for code in (-1, 10_000, 10**30):
        with pytest.raises(Refusal, match="refusal-unknown-code"):
            state.apply(state.actors()[0], code)
    assert state.legal_actions(1 - state.actors()[0]) == []
    assert state.chance_outcomes() == []
