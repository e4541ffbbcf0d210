"""The JSON form of a position as one line."""

from __future__ import annotations

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from librt.random import Random

from warren.core.game import Game
from warren.core.notation import DEEPEST, LONGEST, read_line, write_line
from warren.core.refusal import InputError, MessageArgs
from warren.core.state import CHANCE, State
from warren.games.registry import games

Tree = dict[str, object]
names = st.text(max_size=8)
atoms = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(st.characters(exclude_categories=())),
    st.sampled_from(["", "?", "yes", "no", "'", "''", "12", "-3", "1e5", "0.5", "-", "%2D", "%"]),
)
values = st.recursive(
    atoms, lambda inner: st.lists(inner) | st.dictionaries(names, inner), max_leaves=12
)
trees = st.dictionaries(names.filter(lambda name: name != "game"), values)


def same(one: object, other: object) -> bool:
    """Equal to the type and the order; `1`, `1.0` and `True` are not the same."""
    return json.dumps(one) == json.dumps(other)


def attempt(line: str) -> tuple[Tree, MessageArgs]:
    """What a line says, or the details of its refusal."""
    try:
        return read_line(line), {}
    except InputError as error:
        return {}, error.details


@given(names.filter(bool), trees)
@example("a/b c", {"": "", "game/2": {"": [[], {}, ""]}})
@example("game", {"text": "\ud800\udc00\u2028\x85\x00"})
def test_a_line_is_read_as_it_is_written(game: str, tree: Tree) -> None:
    data = {"game": game, **tree}
    line = write_line(data)
    assert line.isprintable()
    assert len(line.split()) == len(data)
    assert same(read_line(line), data)
    assert write_line(read_line(line)) == line


@given(st.text() | st.text("a1?'%2[]{},:= /"))
def test_any_text_is_read_or_refused_by_field(text: str) -> None:
    for line in (text, f"a/2 {text}", f"a/2 b={text}"):
        found, refused = attempt(line)
        assert ("field" in refused) == (not found)
        if found:
            assert same(read_line(write_line(found)), found)


def test_the_line_can_be_read_by_people() -> None:
    data: Tree = {
        "game": "small_world",
        "players": 2,
        "turn": None,
        "seats": [{"coins": 7, "ally": None}, {"coins": None, "apart": True}],
        "banners": {"unknown": ["elves", "men-at-arms"], "returned": []},
        "share": -0.5,
        "open": False,
        "notes": ["two words", "12", "no", "", "a,b", "сто %", "it's"],
    }
    assert write_line(data) == (
        "small_world/2 players=2 turn=? seats=[{coins:7,ally:?},{coins:?,apart:yes}] "
        "banners={unknown:[elves,men-at-arms],returned:[]} share=-0.5 open=no "
        "notes=[two%20words,'12,'no,',a%2Cb,сто%20%25,it's]"
    )


def test_people_may_space_and_order_fields_as_they_like() -> None:
    assert read_line("  x/2\tb=[1]\n a=%d1%81 ") == {"game": "x", "a": "с", "b": [1]}


@pytest.mark.parametrize(
    ("line", "message", "field"),
    [
        ("", "error-position-head", "position"),
        ("   ", "error-position-head", "position"),
        ("x", "error-position-head", "position"),
        ("/2", "error-position-head", "position"),
        ("x/1 a=1", "error-position-head", "position"),
        ("a=1 x/2", "error-position-head", "position"),
        ("x%/2", "error-position-field", "game"),
        ("x/2 word", "error-unknown-field", "word"),
        ("x/2 a=1 a=2", "error-twice", "a"),
        ("x/2 a=1 game=y", "error-twice", "game"),
        ("x/2 a%=1", "error-position-field", "position"),
        ("x/2 a=", "error-position-field", "a"),
        ("x/2 a=,", "error-position-field", "a"),
        ("x/2 a=[", "error-position-field", "a[0]"),
        ("x/2 a=[1", "error-position-field", "a"),
        ("x/2 a=[1,]", "error-position-field", "a[1]"),
        ("x/2 a=[1}", "error-position-field", "a"),
        ("x/2 a=[1]]", "error-position-field", "a"),
        ("x/2 a=1,2", "error-position-field", "a"),
        ("x/2 a=[1[2]]", "error-position-field", "a"),
        ("x/2 a={b}", "error-position-field", "a"),
        ("x/2 a={b:}", "error-position-field", "a.b"),
        ("x/2 a={b:1,}", "error-position-field", "a"),
        ("x/2 a={b:1,b:2}", "error-twice", "a"),
        ("x/2 a={b:[1,{c:%}]}", "error-position-field", "a.b[1].c"),
        ("x/2 a={%FF:1}", "error-position-field", "a"),
        ("x/2 a=%zz", "error-position-field", "a"),
        ("x/2 a=%4", "error-position-field", "a"),
        ("x/2 a=%FF", "error-position-field", "a"),
        ("x/2 a=1e999", "error-position-field", "a"),
        (f"x/2 a={'9' * 5000}", "error-position-field", "a"),
        (f"x/2 a={'1' * LONGEST}", "error-position-field", "position"),
        (f"x/2 a={'[' * 100_000}", "error-position-field", f"a{'[0]' * (DEEPEST + 1)}"),
    ],
)
def test_a_defect_is_named_by_its_field(line: str, message: str, field: str) -> None:
    with pytest.raises(InputError) as caught:
        read_line(line)
    assert (caught.value.message, caught.value.details["field"]) == (message, field)
    assert len(str(caught.value.details.get("value", ""))) < 100


def test_depth_has_a_limit_on_both_ways() -> None:
    tree: object = 1
    for _ in range(DEEPEST):
        tree = [tree]
    data: Tree = {"game": "x", "a": tree}
    assert read_line(write_line(data)) == data
    with pytest.raises(InputError) as caught:
        write_line({"game": "x", "a": [tree]})
    assert caught.value.details["field"] == "a"


def test_what_is_no_json_is_not_written() -> None:
    for data, field in (({"game": "x", "a": {1}}, "a"), ({"a": 1}, "game")):
        with pytest.raises(InputError) as caught:
            write_line(data)
        assert caught.value.details["field"] == field


@pytest.mark.parametrize("title", games(), ids=lambda title: title.key)
def test_positions_and_views_of_every_title(title: Game) -> None:
    for players in range(title.min_players, title.max_players + 1):
        rng = Random(players)
        state = title.new_state(players)
        for step in range(120):
            if state.is_over():
                break
            if step % 10 == 0:
                check_lines(title, state, players)
            actor = state.actors()[0]
            codes = state.legal_actions(actor)
            n = rng.randrange(len(codes)) if codes else 0
            state.apply(actor, int(state.draw(rng)) if actor == CHANCE else codes[int(n)])


def check_lines(title: Game, state: State, players: int) -> None:
    again = title.state_from_json(read_line(write_line(state.to_json())))
    assert again.key() == state.key()
    for seat in (None, *range(players)):
        view = state.view(seat)
        data = read_line(write_line(view.to_json()))
        assert same(data, view.to_json())
        assert title.view_from_json(data, seat).key() == view.key()
