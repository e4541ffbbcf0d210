"""Positions as one line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest
from librt.random import Random

from warren.core.action import Action
from warren.core.refusal import InputError
from warren.core.state import CHANCE
from warren.games.heroes.game import Heroes
from warren.games.heroes.notation import read_position, write_position
from warren.games.heroes.state import State

GAME = Heroes()
ODD_NAMES = ["-", "?8", "a:b,c+d*e/f@g=h%", "старый камень", "x1"]
OWN_DECK: dict[str, object] = {
    "deck": "odd names",
    "cards": {
        name: {
            "kind": "troop",
            "count": 4,
            "cost": {"warrior": 1},
            "attack": 12,
            "support": 1,
            "title": {"ru": "Сто % и пробел"},
        }
        for name in ODD_NAMES
    },
}


def check(state: State) -> None:
    line = write_position(state)
    again = read_position(line, GAME)
    assert "\n" not in line
    assert again.key() == state.key()
    assert again.to_json() == state.to_json()
    assert write_position(again) == line


def moments(players: int, options: Mapping[str, object], seed: int) -> Iterator[State]:
    """The positions of a random game; cards are never just thrown away."""
    rng = Random(seed)
    state = GAME.new_state(players, options)
    while not state.is_over():
        yield state
        codes = [int(code) for code in state.codes()]
        seat = int(state.actor())
        if seat == CHANCE:
            code = int(state.draw(rng))
        else:
            played = [code for code in codes if state.action(code).verb not in ("cancel", "stop")]
            choices = played or codes
            code = choices[int(rng.randrange(len(choices)))]
        state.apply(seat, code)
    yield state


@pytest.mark.parametrize(
    ("players", "short"), [(2, False), (3, False), (4, False), (4, True), (5, False)]
)
def test_every_position_of_a_game_is_read_as_it_is_written(players: int, short: bool) -> None:
    phases: set[object] = set()
    secrets = 0
    for n, state in enumerate(moments(players, {"short": short}, seed=players)):
        data = state.to_json()
        if n % 9 == 0 or data["prepared"] or data["phase"] not in phases:
            check(state)
            phases.add(data["phase"])
            secrets += bool(data["prepared"])
    assert phases >= {"opening", "tiles", "draw", "recruit", "play", "exchange", "over"}
    assert secrets


MAGIC: dict[str, object] = {
    "deck": "magic",
    "cards": {
        "levy": {"kind": "troop", "count": 20, "cost": {}, "attack": 12, "support": 2},
        "wall": {"kind": "fortification", "count": 4, "cost": {}, "support": 1},
        **{
            name: {"kind": "magic", "count": 2, "cost": {}, "magic": name, "after": after}
            for name, after in (
                ("teleportation", "discard"),
                ("alliance", "discard"),
                ("relocation", "discard"),
                ("claim", "out"),
                ("runestone", "board"),
            )
        },
    },
}


def rich_state() -> State:
    """A region of everybody, and all magic of its deck in the hand of seat 0."""
    state = GAME.new_state(2, {"first": 0, "deck": MAGIC})
    hands = [
        ["levy", "levy", "wall", "teleportation", "alliance", "relocation", "claim", "runestone"],
        ["levy"] * 8,
    ]
    cards = [card for hand in hands for card in hand]
    while state.actor() == CHANCE:
        codes = [code for code, _ in state.chance_outcomes()]
        wanted = [
            code for code in codes if cards and state.action(code).args.get("card") == cards[0]
        ]
        if wanted:
            cards.pop(0)
        state.apply(CHANCE, (wanted or codes)[0])
    for seat in (0, 0, 1, 1):
        state.apply(seat, state.code(Action("recruit", {"kind": "mage"})))
    return state


def do(state: State, verb: str, **args: str | int) -> None:
    state.apply(int(state.actor()), state.code(Action(verb, args)))


def end_turn(state: State) -> None:
    do(state, "stop")
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.chance_outcomes()[0][0])
    do(state, "done")


def test_claims_runes_and_what_is_prepared_are_kept() -> None:
    state = rich_state()
    do(state, "cast", card="claim", region="g4")
    check(state)
    assert ",g4:12@0 " in write_position(state)
    do(state, "capture", card="levy", region="a1")
    do(state, "cast", card="runestone", region="a1")
    do(state, "fortify", card="wall", region="a1")
    check(state)
    assert " tiles=a1:1:0:levy:wall:runestone," in write_position(state)
    do(state, "attach", card="teleportation", region="a1")
    check(state)
    line = write_position(state)
    assert " prepared=teleportation*1 " in line
    assert line.endswith(",door:a1")
    do(state, "cancel")
    check(state)
    assert ",locked" in write_position(state)
    do(state, "capture", card="levy", region="a2")
    do(state, "cast", card="relocation", region="a1")
    check(state)
    assert write_position(state).endswith(",moving:a1")
    do(state, "move", region="a2")
    do(state, "stop")
    check(state)
    assert "to_draw:3," in write_position(state)
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.chance_outcomes()[0][0])
    do(state, "done")
    check(state)
    assert ",g4:12@0! " in write_position(state)


def test_an_ally_is_kept() -> None:
    state = rich_state()
    end_turn(state)
    for region in ("g4", "g3"):
        do(state, "capture", card="levy", region=region)
        end_turn(state)
    do(state, "attach", card="alliance", seat=1)
    check(state)
    assert ",ally:1" in write_position(state)


def test_an_own_deck_is_kept_whatever_its_cards_are_called() -> None:
    options: dict[str, object] = {"deck": OWN_DECK, "first": 1}
    for state in moments(2, options, seed=1):
        check(state)
    assert read_position(write_position(state)).table.options == state.table.options


def test_the_line_can_be_read_by_people() -> None:
    line = write_position(rich_state())
    assert line.startswith("heroes/1 players=2 options={")
    assert " board=heroes-37 phase=play round=1 turn=0 first=0 place=0 tiles=a1:1,a2:1," in line
    assert " seats=25:0.0.2:0.0.0:0:-:levy*2+wall*1+" in line
    assert " supply=24.24.20 " in line


def test_a_masked_position_shows_what_is_unknown_and_is_not_whole() -> None:
    view = rich_state().view(0)
    assert isinstance(view.state, State)
    line = write_position(view.state)
    assert ",25:0.0.2:0.0.0:0:-:?8 " in line
    assert " deck=?18 " in line
    with pytest.raises(InputError) as caught:
        read_position(line)
    assert caught.value.message == "error-not-a-mapping"
    assert caught.value.details["field"] in ("deck", "seats[1].hand")


@pytest.mark.parametrize(
    ("old", "new", "message", "field"),
    [
        ("heroes/1", "", "error-position-head", "position"),
        ("heroes/1", "small_world/1", "error-position-head", "position"),
        (" round=1", "", "error-missing-field", "round"),
        (" round=1", " round=1 round=2", "error-twice", "round"),
        (" round=1", " round=x", "error-not-a-whole-number", "round"),
        (" round=1", " round=1 colour=red", "error-unknown-field", "colour"),
        (" turn=0", " turn=7", "error-out-of-range", "turn"),
        (" phase=play", " phase=lunch", "error-unknown-name", "phase"),
        (" board=heroes-37", " board=heroes-61", "error-unknown-name", "board"),
        (" tiles=a1:1,", " tiles=a1,", "error-position-field", "tiles"),
        (" tiles=a1:1,", " tiles=a1:1:0:levy,", "error-position-field", "tiles"),
        (" tiles=a1:1,", " tiles=a1:1:0:-:-:-,", "error-missing-field", "tiles.a1.troop"),
        (" tiles=a1:1,", " tiles=a1:x,", "error-not-a-whole-number", "tiles"),
        (" tiles=a1:1,", " tiles=a1:1@,", "error-not-a-whole-number", "tiles"),
        (" tiles=a1:1,", " tiles=a2:1,", "error-twice", "tiles"),
        (" tiles=a1:1,", " tiles=z9:1,", "error-unknown-field", "tiles.z9"),
        (" tiles=a1:1,", " tiles=a1:2,", "error-levels", "levels[0]"),
        (" seats=25:0.0.2:", " seats=25:0.2:", "error-position-field", "seats"),
        (" seats=25:0.0.2:0.0.0:0:-:", " seats=25:", "error-position-field", "seats"),
        (
            " seats=25:0.0.2:0.0.0:0:-:",
            " seats=25:0.0.2:0.0.0:0:no:",
            "error-position-field",
            "seats",
        ),
        (":levy*2+", ":levy+", "error-position-field", "seats"),
        (":levy*2+", ":levy*1+levy*1+", "error-twice", "seats"),
        (":levy*2+", ":levy*3+", "error-cards-not-conserved", "deck"),
        (" out=-", " out=elf*1", "error-unknown-field", "out.elf"),
        (" supply=24.24.20", " supply=24.24.19", "error-out-of-range", "supply.mage"),
        (" levels=0.", " levels=0.0.", "error-levels", "levels"),
        (" facts=", " facts=fresh,", "error-position-field", "facts"),
        (" facts=", " facts=panic,panic,", "error-twice", "facts"),
        (" facts=", " facts=panic:1,", "error-position-field", "facts"),
        (" facts=", " facts=foresight,", "error-position-field", "facts"),
        (" facts=", " facts=foresight:x,", "error-not-a-whole-number", "facts"),
        (" facts=", " facts=door:z9,", "error-unknown-name", "facts.door"),
        (" options={", " options={{", "error-position-field", "options"),
    ],
)
def test_a_defect_is_named_by_its_field(old: str, new: str, message: str, field: str) -> None:
    line = write_position(rich_state())
    assert old in line
    with pytest.raises(InputError) as caught:
        read_position(line.replace(old, new, 1))
    assert caught.value.message == message
    assert caught.value.details["field"] == field
