"""Positions of every game as pictures."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from librt.random import Random

from warren.core.playout import play_out
from warren.core.state import State
from warren.core.title import Title
from warren.drawing.picture import Picture
from warren.games.registry import game, new_state
from warren.games.small_world.state import State as SmallWorldState
from warren.games.small_world.terms import NONE
from warren.text.catalogue import Catalogue

NS = "{http://www.w3.org/2000/svg}"
GAMES = ["small_world", "underground", "heroes", "dungeon_lords"]
TINY = {
    "regions": {
        "bay": {"terrain": "sea", "edge": True, "borders": ["mill"]},
        "mill": {"terrain": "farmland", "edge": True, "borders": ["moor"]},
        "moor": {"terrain": "swamp", "edge": True},
    }
}


def after(key: str, limit: int, options: dict[str, object] | None = None) -> State:
    state = new_state(key, 3, options)
    play_out(state, Random(2), limit=limit)
    return state


def read(picture: str) -> ElementTree.Element:
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{NS}svg"
    assert root.get("viewBox")
    return root


def words(root: ElementTree.Element) -> str:
    return " ".join(text for node in root.iter() for text in node.itertext())


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("limit", [0, 40, -1])
@pytest.mark.parametrize(("language", "player"), [("en", "Player 3"), ("ru", "Игрок 3")])
def test_any_position_is_drawn(key: str, limit: int, language: str, player: str) -> None:
    state = after(key, limit)
    before = state.key()
    for seen in (state, state.view(0), state.view(None)):
        assert read(seen.svg(language)).get("role") == "img"
    if key != "heroes" or limit < 0:
        assert player in words(read(state.svg(language)))
    assert state.key() == before


@pytest.mark.parametrize("key", GAMES)
def test_notebooks_show_it(key: str) -> None:
    state = after(key, 25)
    assert state._repr_svg_() == state.svg()
    assert state.view(1)._repr_svg_() == state.view(1).svg()


@pytest.mark.parametrize("key", GAMES)
def test_a_picture_of_a_view_tells_nothing_else(key: str) -> None:
    view = after(key, 60).view(1)
    again = game(key).view_from_json(view.to_json(), 1)
    assert again.svg() == view.svg()
    guess = view.determinize(Random(5))
    assert guess.view(1).svg() == view.svg()


def test_a_map_shows_who_holds_what() -> None:
    state = after("small_world", 60)
    assert isinstance(state, SmallWorldState)
    names = state.table.board.names[: state.table.board.size]
    tokens = {name: int(state.tokens_on(region)) for region, name in enumerate(names)}
    holds = [int(state.holder_of(region)) != NONE for region in range(len(names))]
    assert any(holds)
    root = read(state.svg())
    rims = [node for node in root.iter(f"{NS}use") if "held" in (node.get("class") or "").split()]
    assert len(rims) == sum(holds)
    told = {
        str(node.get("data-region")): node.findtext(f"{NS}title") or ""
        for node in root.iter(f"{NS}path")
        if node.get("data-region")
    }
    for name, held in zip(names, holds, strict=True):
        assert held == any(part.endswith(f" {tokens[name]}") for part in told[name].split(", "))


def test_a_board_of_ones_own_is_drawn_with_what_stands_on_it() -> None:
    root = read(after("small_world", 20, {"board": TINY}).svg())
    named = {node.get("data-region") for node in root.iter() if node.get("data-region")}
    assert named == {"bay", "mill", "moor"}


def test_a_title_without_a_picture_writes_its_position_down() -> None:
    state = after("heroes", 30)
    plain = Picture(Title(key="heroes", rules="warren.games.heroes.game:Heroes"))
    root = read(plain.svg(Catalogue("en"), state, []))
    written = "".join(node.text or "" for node in root.iter(f"{NS}text"))
    assert written == repr(state).strip("<>").replace(" ", "")
