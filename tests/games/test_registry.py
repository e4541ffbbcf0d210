"""The list of titles: those of the package, and those that come from outside."""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from warren.bots.greedy_player import GreedyPlayer
from warren.cli.boards import Boards
from warren.cli.extension import Extension
from warren.cli.table.face import Face
from warren.core.evaluation import Evaluation, Prior
from warren.core.refusal import InputError
from warren.core.title import Part, Title
from warren.drawing.picture import Picture
from warren.facts.picks import Facts
from warren.games import outside, registry
from warren.games.registry import game, sound_titles, title, titles
from warren.lab.lab import Lab
from warren.scenario.adapter import Adapter
from warren.search.features import Features
from warren.server.atlas.atlas import Atlas
from warren.text.texts import Texts
from warren.text.voice import Voice

KINDS: dict[str, type[Part]] = {
    "voice": Voice,
    "face": Face,
    "command_line": Extension,
    "boards": Boards,
    "picture": Picture,
    "scenario": Adapter,
    "player": GreedyPlayer,
    "evaluation": Evaluation,
    "prior": Prior,
    "features": Features,
    "facts": Facts,
    "atlas": Atlas,
    "lab": Lab,
    "texts": Texts,
}
SHIPPED = ["small_world", "underground", "heroes", "dungeon_lords"]
RULES = "from warren.core.game import Game\nclass Bids(Game):\n    key = '{key}'\n"
MANIFEST = "from warren.core.title import Title\n{name} = Title('{key}', '{rules}:Bids')\n"


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Nothing from outside but what a test brings; modules are forgotten after it."""
    before = set(sys.modules)
    monkeypatch.delenv(outside.VARIABLE, raising=False)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield
    for name in set(sys.modules) - before:
        if str(tmp_path) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


def folder(tmp_path: Path, name: str, key: str = "bids") -> Path:
    place = tmp_path / name
    place.mkdir()
    (place / "rules.py").write_text(RULES.format(key=key))
    (place / "title.py").write_text(MANIFEST.format(name="TITLE", key=key, rules=f"{name}.rules"))
    return place


def refused(monkeypatch: pytest.MonkeyPatch, written: str) -> InputError:
    monkeypatch.setenv(outside.VARIABLE, written)
    with pytest.raises(InputError) as caught:
        titles()
    assert caught.value.details["field"] == outside.VARIABLE
    return caught.value


def test_the_titles_of_the_package_in_their_order() -> None:
    assert [known.key for known in titles()] == SHIPPED
    assert [game(key).key for key in SHIPPED] == SHIPPED


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(InputError) as caught:
        title("chess")
    assert caught.value.message == "error-unknown-game"


def test_a_key_that_is_nearly_one_is_told_with_it() -> None:
    with pytest.raises(InputError) as caught:
        title("smallworld")
    assert caught.value.details == {"field": "game", "value": "smallworld", "meant": "small_world"}


def test_a_folder_a_file_and_a_module(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    place = folder(tmp_path, "bids_in_a_folder")
    file = tmp_path / "bids_in_a_file.py"
    file.write_text(
        RULES.format(key="more") + MANIFEST.format(name="MORE", key="more", rules="bids_in_a_file")
    )
    inner = tmp_path / "inner"
    inner.mkdir()
    folder(inner, "bids_by_name", "named")
    monkeypatch.syspath_prepend(str(inner))
    monkeypatch.setenv(outside.VARIABLE, f"{place}, {file}:MORE,bids_by_name.title")
    assert [known.key for known in titles()] == [*SHIPPED, "bids", "more", "named"]
    assert [game(key).key for key in ("bids", "more", "named")] == ["bids", "more", "named"]
    monkeypatch.delenv(outside.VARIABLE)
    assert [known.key for known in titles()] == SHIPPED


def test_an_installed_package_brings_a_title(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder(tmp_path, "bids_installed")
    monkeypatch.syspath_prepend(str(tmp_path))
    entry = EntryPoint("bids", "bids_installed.title:TITLE", outside.GROUP)
    monkeypatch.setattr("importlib.metadata.entry_points", EntryPoints([entry]).select)
    registry._outside.cache_clear()
    try:
        assert [known.key for known in titles()] == [*SHIPPED, "bids"]
    finally:
        registry._outside.cache_clear()


@pytest.mark.parametrize(
    "written", ["nowhere.at.all:TITLE", "no/such/folder", "no_such.py", "json:dumps", "json", ":"]
)
def test_what_is_no_title_is_told_by_its_entry(
    monkeypatch: pytest.MonkeyPatch, written: str
) -> None:
    error = refused(monkeypatch, written)
    assert error.message == "error-title-entry"
    assert error.details["value"] == written


def test_a_broken_manifest_is_told_and_shipped_titles_go_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    place = folder(tmp_path, "bids_broken")
    (place / "title.py").write_text("1 / 0")
    error = refused(monkeypatch, str(place))
    assert "ZeroDivisionError" in str(error.details["problem"])
    assert [known.key for known in sound_titles()] == SHIPPED
    assert game("heroes").key == "heroes"


def test_a_key_cannot_be_taken_twice(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    first, second = folder(tmp_path, "bids_one"), folder(tmp_path, "bids_two")
    error = refused(monkeypatch, f"{first},{second}")
    assert (error.message, error.details["value"]) == ("error-title-twice", "bids")
    theirs = folder(tmp_path, "bids_as_heroes", "heroes")
    assert refused(monkeypatch, str(theirs)).message == "error-title-twice"


def test_a_folder_that_goes_by_the_name_of_another_module_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder(tmp_path, "json")
    assert refused(monkeypatch, str(tmp_path / "json")).message == "error-title-entry"


@pytest.mark.parametrize("known", titles(), ids=lambda known: known.key)
def test_a_manifest_can_be_read_without_running_it(known: Title) -> None:
    """Whoever builds the package knows what to compile before anything is compiled."""
    name, _, attribute = registry.SHIPPED[titles().index(known)].partition(":")
    source = Path(inspect.getfile(importlib.import_module(name))).read_text(encoding="utf-8")
    (call,) = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    written = {word.arg: ast.literal_eval(word.value) for word in call.keywords}
    assert attribute == "TITLE"
    assert {"key", "rules"} <= written.keys()
    for name, value in written.items():
        assert value == (known.names.get(name) or getattr(known, name))


@pytest.mark.parametrize("known", titles(), ids=lambda known: known.key)
def test_every_part_that_a_title_names_is_there(known: Title) -> None:
    known.game()
    for name, kind in KINDS.items():
        assert isinstance(known.part(name, kind), kind)
        assert known.has(name) == (type(known.part(name, kind)) is not kind)
    assert set(known.names) == {"rules", *KINDS}
