"""Positions as one line."""

from __future__ import annotations

import re

import pytest
from tests.text.games import moments

from warren.core.notation import read_line, write_line
from warren.core.refusal import InputError
from warren.games.small_world.creations import Creations
from warren.games.small_world.game import SmallWorld
from warren.games.small_world.state import State
from warren.games.small_world.trait import Race

GAME = SmallWorld()
OWN_BOARD = {
    "board": "two hills",
    "title": {"ru": "Два холма, 100 %"},
    "rounds": 3,
    "regions": {
        "холм 1": {"terrain": "hill", "edge": True, "tribe": True, "borders": ["a:b,c+d*e/f@g=h%"]},
        "a:b,c+d*e/f@g=h%": {"terrain": "hill", "tribe": True},
    },
}


def written(state: State) -> str:
    return write_line(state.to_json())


def read(line: str, game: SmallWorld = GAME) -> State:
    return game.state_from_json(read_line(line))


def check(state: State) -> None:
    line = written(state)
    again = read(line)
    assert again.key() == state.key()
    assert again.to_json() == state.to_json()
    assert written(again) == line


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
    state = GAME.new_state(2, options)
    check(state)
    assert read(written(state)).table.options == state.table.options


def test_the_line_can_be_read_by_people() -> None:
    line = written(GAME.new_state(2, {"first": 1}))
    assert line.startswith("small_world/2 players=2 options={board:?,first:1,elves_return:no,")
    assert " board=smallworld-2 round=1 turn=1 first=1 " in line
    assert " regions={2-04:{pieces:{tribe:1}},2-07:{" in line
    assert " seats=[{coins:5,ally:?},{coins:5,ally:?}] " in line


def test_own_races_are_read_with_their_game() -> None:
    class Gnomes(Race):
        id = "gnomes"
        rule = "SW-OWN-1"
        tokens = 5

    creations = Creations()
    creations.add_race(Gnomes(), "ratmen")
    game = SmallWorld(creations)
    line = written(game.new_state(2, {"first": 0}))
    assert "gnomes" in line
    assert written(read(line, game)) == line


def test_a_masked_position_shows_what_is_unknown_and_is_not_whole() -> None:
    view = GAME.new_state(2, {"first": 0}).view(0)
    assert isinstance(view.state, State)
    line = written(view.state)
    assert " seats=[{coins:5,ally:?},{coins:?,counted:5,ally:?}] " in line
    with pytest.raises(InputError) as caught:
        read(line)
    assert caught.value.details["field"] == "seats[1].counted"
    shown = line.replace("counted:5,", "")
    with pytest.raises(InputError) as caught:
        read(shown)
    assert caught.value.details["field"] == "seats[1].coins"


def test_options_are_a_mapping() -> None:
    line = re.sub(r" options=\S+", " options=1", written(GAME.new_state(2)))
    with pytest.raises(InputError) as caught:
        read(line)
    assert caught.value.message == "error-not-a-mapping"
    assert caught.value.details["field"] == "options"


@pytest.mark.parametrize(
    ("old", "new", "message", "field"),
    [
        ("small_world/2", "chess/2", "error-other-game", "game"),
        ("small_world/2", "underground/2", "error-other-game", "game"),
        (" round=1", "", "error-missing-field", "round"),
        (" round=1", " round=x", "error-not-a-whole-number", "round"),
        (" round=1", " round=99", "error-out-of-range", "round"),
        (" round=1", " round=1 colour=red", "error-unknown-field", "colour"),
        (",{coins:5,ally:?}]", "]", "error-seat-count", "seats"),
        ("{coins:5,ally:?},", "{coins:x,ally:?},", "error-not-a-whole-number", "seats[0].coins"),
        (
            " tribes=[]",
            " tribes=[{tribe:0}]",
            "error-missing-field",
            "tribes[0].seat",
        ),
        ("{tribe:1}", "{tribe:x}", "error-not-a-whole-number", "regions.2-04.pieces.tribe"),
        ("{tribe:1}", "tribe", "error-not-a-mapping", "regions.2-04.pieces"),
        ("{2-04:", "{2-07:", "error-twice", "regions"),
        ("{2-04:{", "{2-04:{tribe:0,tokens:1,", "error-unknown-tribe", "regions.2-04.tribe"),
        (" column=[]", " column=[orcs]", "error-not-a-mapping", "column[0]"),
        (",returned:[]", "", "error-missing-field", "banners.returned"),
        ("amazons:15,", "amazons:15,amazons:15,", "error-twice", "tray"),
        ("amazons:15,", "amazons:14,", "error-tokens-not-conserved", "tray"),
        ("undecided:no", "undecided:1", "error-not-a-flag", "facts.undecided"),
        ("rolled:?", "rolled:x", "error-not-a-whole-number", "facts.rolled"),
        (" frames=[", " frames=[turn,", "error-not-a-list", "frames[0]"),
        ("options={", "options={{", "error-position-field", "options"),
    ],
)
def test_a_defect_is_named_by_its_field(old: str, new: str, message: str, field: str) -> None:
    line = written(GAME.new_state(2, {"first": 1}))
    assert old in line
    with pytest.raises(InputError) as caught:
        read(line.replace(old, new, 1))
    assert (caught.value.message, caught.value.details["field"]) == (message, field)
