"""Positions as one line."""

from __future__ import annotations

import pytest
from tests.text.games import moments

from warren.core.refusal import InputError
from warren.games.small_world.creations import Creations
from warren.games.small_world.game import SmallWorld
from warren.games.small_world.notation import read_position, write_position
from warren.games.small_world.state import State
from warren.games.small_world.trait import Race

OWN_BOARD = {
    "board": "two hills",
    "title": {"ru": "Два холма, 100 %"},
    "rounds": 3,
    "regions": {
        "холм 1": {"terrain": "hill", "edge": True, "tribe": True, "borders": ["a:b,c+d*e/f@g=h%"]},
        "a:b,c+d*e/f@g=h%": {"terrain": "hill", "tribe": True},
    },
}


def check(state: State) -> None:
    line = write_position(state)
    again = read_position(line)
    assert "\n" not in line
    assert again.key() == state.key()
    assert again.to_json() == state.to_json()
    assert write_position(again) == line


@pytest.mark.parametrize(
    ("players", "combo"),
    [
        (2, ("berserk", "amazons")),
        (3, ("fortified", "trolls")),
        (4, ("diplomat", "sorcerers")),
        (5, ("dragon-master", "halflings")),
    ],
)
def test_every_position_of_a_game_is_read_as_it_is_written(
    players: int, combo: tuple[str, str]
) -> None:
    for n, (state, _) in enumerate(moments(players, seed=3, first_combo=combo)):
        if n % 7 == 0 or state.is_over():
            check(state)


def test_options_and_own_boards_are_kept() -> None:
    options: dict[str, object] = {"board": OWN_BOARD, "first": 1, "open_coins": True}
    state = SmallWorld().new_state(2, options)
    check(state)
    assert read_position(write_position(state)).table.options == state.table.options


def test_the_line_can_be_read_by_people() -> None:
    line = write_position(SmallWorld().new_state(2, {"first": 1}))
    assert line.startswith('small_world/1 players=2 options={"first":1} round=1 turn=1 first=1 ')
    assert " regions=2-04:tribe1,2-07:tribe1," in line
    assert " seats=5,5 " in line


def test_own_races_are_read_with_their_game() -> None:
    class Gnomes(Race):
        id = "gnomes"
        rule = "SW-OWN-1"
        tokens = 5

    creations = Creations()
    creations.add_race(Gnomes(), "ratmen")
    game = SmallWorld(creations)
    line = write_position(game.new_state(2, {"first": 0}))
    assert "gnomes" in line
    assert write_position(read_position(line, game)) == line


def test_a_masked_position_shows_what_is_unknown_and_is_not_whole() -> None:
    view = SmallWorld().new_state(2, {"first": 0}).view(0)
    assert isinstance(view.state, State)
    line = write_position(view.state)
    assert " seats=5,? " in line
    with pytest.raises(InputError) as caught:
        read_position(line)
    assert caught.value.details["field"] == "seats[1].coins"


@pytest.mark.parametrize(
    ("old", "new", "message", "field"),
    [
        ("small_world/1", "", "error-position-head", "position"),
        ("small_world/1", "chess/1", "error-position-head", "position"),
        (" round=1", "", "error-missing-field", "round"),
        (" round=1", " round=1 round=2", "error-twice", "round"),
        (" round=1", " round=x", "error-not-a-whole-number", "round"),
        (" round=1", " round=99", "error-out-of-range", "round"),
        (" round=1", " round=1 colour=red", "error-unknown-field", "colour"),
        (" round=1", " round=1 word", "error-unknown-field", "word"),
        (" seats=5,5", " seats=5", "error-seat-count", "seats"),
        (" seats=5,5", " seats=5,@", "error-not-a-whole-number", "seats"),
        (" tribes=-", " tribes=0:active", "error-position-field", "tribes"),
        (" regions=2-04:tribe1", " regions=2-04:tribe", "error-position-field", "regions"),
        (" regions=2-04:tribe1", " regions=2-04", "error-position-field", "regions"),
        (" regions=2-04:tribe1", " regions=2-07:tribe1", "error-twice", "regions"),
        (" regions=2-04:tribe1", " regions=2-04:0*1", "error-unknown-tribe", "regions.2-04.tribe"),
        (" column=-", " column=orcs", "error-position-field", "column"),
        ("/- badges", " badges", "error-position-field", "banners"),
        ("amazons15,", "amazons15,amazons15,", "error-twice", "tray"),
        ("amazons15,", "amazons14,", "error-tokens-not-conserved", "tray"),
        (" facts=-", " facts=undecided:1", "error-position-field", "facts"),
        (" facts=-", " facts=fresh,fresh", "error-twice", "facts"),
        (" facts=-", " facts=rolled:x", "error-not-a-whole-number", "facts"),
        (" frames=", " frames=turn,", "error-position-field", "frames"),
        ('options={"first":1}', "options={", "error-position-field", "options"),
        ('options={"first":1}', "options=1", "error-not-a-mapping", "options"),
    ],
)
def test_a_defect_is_named_by_its_field(old: str, new: str, message: str, field: str) -> None:
    line = write_position(SmallWorld().new_state(2, {"first": 1}))
    assert old in line
    with pytest.raises(InputError) as caught:
        read_position(line.replace(old, new, 1))
    assert caught.value.message == message
    assert caught.value.details["field"] == field
