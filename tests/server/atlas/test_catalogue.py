"""The sentences a page speaks with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.server.node import Node

from warren.games.small_world.packs.library import LIBRARY
from warren.text.catalogue import LANGUAGES, Catalogue
from warren.text.small_world.texts import message

PACKS = Path(__file__).parents[3] / "examples" / "packs"


def bundle(text: str, language: str = "en") -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(text))
    return found


def said(found: FluentBundle, id: str, attribute: str = "") -> str:
    entry = found.get_message(id)
    pattern = entry.attributes[attribute] if attribute else entry.value
    assert pattern is not None
    text, problems = found.format_pattern(pattern)
    assert not problems
    return str(text)


@pytest.fixture
def packs() -> Iterator[None]:
    before = LIBRARY.packs()
    assert not before
    LIBRARY.install(PACKS)
    try:
        yield
    finally:
        LIBRARY.install(Path(__file__).parent)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_terminal_says(house: Node, language: str) -> None:
    answer = house.browser().get(f"/api/catalogue/{language}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    found = bundle(answer.text, language)
    for id, attribute in (("race-orcs", "gen"), ("card-spearmen", ""), ("refusal-stale", "")):
        assert found.has_message(id)
        if attribute:
            assert said(found, id, attribute) == Catalogue(language).text(id, attribute)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_page_says_itself(house: Node, language: str) -> None:
    answer = house.browser().get(f"/api/catalogue/{language}/page")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-encoding"] == "gzip"
    found = bundle(answer.text, language)
    assert said(found, "race-orcs", "help") == Catalogue(language).text("race-orcs", "help")
    assert not found.has_message("refusal-stale")


@pytest.mark.usefixtures("packs")
@pytest.mark.parametrize("part", ["", "/page"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_packs_speak_too(house: Node, language: str, part: str) -> None:
    found = bundle(house.browser().get(f"/api/catalogue/{language}{part}").text, language)
    designs = [design for pack in LIBRARY.packs() for design in (*pack.races, *pack.powers)]
    assert designs
    for design in designs:
        id = f"{design.kind}-{design.id}"
        for attribute in ("", "gen", "help"):
            assert said(found, id, attribute) == Catalogue(language).text(id, attribute)


def test_any_text_of_a_pack_can_be_written_in_fluent() -> None:
    texts = {"": 'A {brace} and "quotes"', "help": "[x] *y .z = {$w} \\ }"}
    found = bundle(message("race-odd", texts))
    assert said(found, "race-odd") == texts[""]
    assert said(found, "race-odd", "help") == texts["help"]
