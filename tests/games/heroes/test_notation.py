"""Positions as one line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest
from librt.random import Random

from warren.core.action import Action
from warren.core.notation import read_line, write_line
from warren.core.refusal import InputError
from warren.core.state import CHANCE
from warren.games.heroes.game import Heroes
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


def written(state: State) -> str:
    return write_line(state.to_json())


def read(line: str) -> State:
    return GAME.state_from_json(read_line(line))


def check(state: State) -> None:
    line = written(state)
    again = read(line)
    assert again.key() == state.key()
    assert again.to_json() == state.to_json()
    assert written(again) == line


def moments(players: int, options: Mapping[str, object], seed: int) -> Iterator[State]:
    """The positions of a random game; cards are never just thrown away."""
    rng = Random(seed)
    state = GAME.new_state(players, options)
    while not state.is_over():
        yield state
        codes = [int(code) for code in state.codes(state.actors()[0])]
        seat = state.actors()[0]
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
    while state.is_chance():
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
    state.apply(state.actors()[0], state.code(Action(verb, args)))


def end_turn(state: State) -> None:
    do(state, "stop")
    while state.is_chance():
        state.apply(CHANCE, state.chance_outcomes()[0][0])
    do(state, "done")


def test_claims_runes_and_what_is_prepared_are_kept() -> None:
    state = rich_state()
    do(state, "cast", card="claim", region="g4")
    check(state)
    assert ",g4:{level:12,claim:{seat:0,last_turn:no}}}" in written(state)
    do(state, "capture", card="levy", region="a1")
    do(state, "cast", card="runestone", region="a1")
    do(state, "fortify", card="wall", region="a1")
    check(state)
    assert (
        " tiles={a1:{level:1,seat:0,troop:levy,fortification:wall,rune:runestone},a2:"
        in written(state)
    )
    do(state, "attach", card="teleportation", region="a1")
    check(state)
    line = written(state)
    assert " prepared={teleportation:1} " in line
    assert ",door:a1," in line
    do(state, "cancel")
    check(state)
    assert ",locked:yes," in written(state)
    do(state, "capture", card="levy", region="a2")
    do(state, "cast", card="relocation", region="a1")
    check(state)
    assert ",moving:a1," in written(state)
    do(state, "move", region="a2")
    do(state, "stop")
    check(state)
    assert ",to_draw:3," in written(state)
    while state.is_chance():
        state.apply(CHANCE, state.chance_outcomes()[0][0])
    do(state, "done")
    check(state)
    assert ",g4:{level:12,claim:{seat:0,last_turn:yes}}}" in written(state)


def test_an_ally_is_kept() -> None:
    state = rich_state()
    end_turn(state)
    for region in ("g4", "g3"):
        do(state, "capture", card="levy", region=region)
        end_turn(state)
    do(state, "attach", card="alliance", seat=1)
    check(state)
    assert ",ally:1," in written(state)


def test_an_own_deck_is_kept_whatever_its_cards_are_called() -> None:
    options: dict[str, object] = {"deck": OWN_DECK, "first": 1}
    for state in moments(2, options, seed=1):
        check(state)
    assert read(written(state)).table.options == state.table.options


def test_the_line_can_be_read_by_people() -> None:
    line = written(rich_state())
    assert line.startswith("heroes/2 players=2 options={first:0,short:no,deck:{deck:magic,cards:{")
    assert (
        " board=heroes-37 phase=play round=1 turn=0 first=0 place=0 tiles={a1:{level:1},a2:{"
        in line
    )
    assert " seats=[{coins:25,ready:{warrior:0,craftsman:0,mage:2},spent:{warrior:0," in line
    assert " supply={warrior:24,craftsman:24,mage:20} " in line


def test_a_masked_position_shows_what_is_unknown_and_is_not_whole() -> None:
    view = rich_state().view(0)
    assert isinstance(view.state, State)
    line = written(view.state)
    assert ",hand:?,hand_size:8,idle:no,turns:0}] " in line
    assert " deck=? deck_size=18 " in line
    with pytest.raises(InputError) as caught:
        read(line)
    assert caught.value.message == "error-not-a-mapping"
    assert caught.value.details["field"] in ("deck", "seats[1].hand")


@pytest.mark.parametrize(
    ("old", "new", "message", "field"),
    [
        ("heroes/2", "small_world/2", "error-other-game", "game"),
        (" round=1", "", "error-missing-field", "round"),
        (" round=1", " round=x", "error-not-a-whole-number", "round"),
        (" round=1", " round=1 colour=red", "error-unknown-field", "colour"),
        (" turn=0", " turn=7", "error-out-of-range", "turn"),
        (" phase=play", " phase=lunch", "error-unknown-name", "phase"),
        (" board=heroes-37", " board=heroes-61", "error-unknown-name", "board"),
        ("{a1:{level:1}", "{a1:1", "error-not-a-mapping", "tiles.a1"),
        ("{a1:{level:1}", "{a1:{level:1,seat:0}", "error-missing-field", "tiles.a1.troop"),
        ("{a1:{level:1}", "{a1:{level:x}", "error-not-a-whole-number", "tiles.a1.level"),
        ("{a1:{level:1}", "{a1:{level:1,claim:0}", "error-not-a-mapping", "tiles.a1.claim"),
        ("{a1:{level:1}", "{a2:{level:1}", "error-twice", "tiles"),
        ("{a1:{level:1}", "{z9:{level:1}", "error-unknown-field", "tiles.z9"),
        ("{a1:{level:1}", "{a1:{level:2}", "error-levels", "levels[0]"),
        ("[{coins:25,", "[{coins:25,kind:1,", "error-unknown-field", "seats[0].kind"),
        ("ready:{warrior:0,", "ready:{", "error-missing-field", "seats[0].ready.warrior"),
        ("idle:no", "idle:nobody", "error-not-a-flag", "seats[0].idle"),
        ("hand:{levy:2", "hand:{levy", "error-position-field", "seats[0].hand"),
        ("hand:{levy:2", "hand:{levy:1,levy:1", "error-twice", "seats[0].hand"),
        ("{levy:2,wall:1", "{levy:3", "error-cards-not-conserved", "deck"),
        (" out={}", " out={elf:1}", "error-unknown-field", "out.elf"),
        ("craftsman:24,mage:20", "craftsman:24,mage:19", "error-out-of-range", "supply.mage"),
        (" levels=[0,", " levels=[0,0,", "error-levels", "levels"),
        (" facts={", " facts={fresh:no,", "error-unknown-field", "facts.fresh"),
        ("panic:no", "panic:no,panic:no", "error-twice", "facts"),
        ("panic:no", "panic:1", "error-not-a-flag", "facts.panic"),
        ("foresight:0", "foresight:x", "error-not-a-whole-number", "facts.foresight"),
        ("door:?", "door:z9", "error-unknown-name", "facts.door"),
        (" options={", " options={{", "error-position-field", "options"),
    ],
)
def test_a_defect_is_named_by_its_field(old: str, new: str, message: str, field: str) -> None:
    line = written(rich_state())
    assert old in line
    with pytest.raises(InputError) as caught:
        read(line.replace(old, new, 1))
    assert (caught.value.message, caught.value.details["field"]) == (message, field)
