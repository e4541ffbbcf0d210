"""The page gets every sentence it can ask for, and hardly any other."""

from __future__ import annotations

import gzip
import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.text.dungeon_lords.things import THINGS
from tests.text.messages import ids, page_sources
from tests.text.page import FAMILIES, PAGE, family_ids, sources

from warren.core.refusal import InputError
from warren.text.catalogue import fluent_source, languages
from warren.text.page import ELSEWHERE, page_source

NAMED = re.compile(r'"([a-z0-9_-]+)"')
COMPOSED = re.compile(r"`([a-z_]+-(?:[a-z_]+-)*)\$\{[^`]*?\}((?:-[a-z]+)*)`")
WIDE = ("web-", "dungeon_lords-")
"""Beginnings that say nothing about what follows; the things of Dungeon Lords are `THINGS`."""
NO_TEXT = {"error-unreachable"}
"""Ids in the sources of the page that stand for themselves."""


@cache
def delivered(language: str) -> dict[str, ftl.Message]:
    parsed = FluentParser().parse(page_source(language))
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, ftl.Message)}


def asked() -> set[str]:
    """Every message that a source of the page names, whole or by its beginning and its end."""
    words = {word for text in page_sources() for word in NAMED.findall(text)}
    patterns = {
        re.compile(f"{re.escape(first)}[a-z0-9_-]+{re.escape(last)}")
        for text in page_sources()
        for first, last in COMPOSED.findall(text)
        if first not in WIDE
    }
    named = words & set(ids("ru"))
    composed = {id for id in ids("ru") for pattern in patterns if pattern.fullmatch(id)}
    furniture = {id for id in ids("ru") if id.startswith("web-")}
    return (named | composed | furniture | THINGS) - NO_TEXT


@pytest.mark.parametrize("language", languages())
def test_the_page_gets_what_it_asks_for(language: str) -> None:
    wanted = asked()
    assert len(wanted) > 1000
    assert wanted - delivered(language).keys() == set()


@pytest.mark.parametrize("language", languages())
def test_the_page_gets_less_than_half(language: str) -> None:
    page, whole = page_source(language), fluent_source(language)
    assert 2 * len(gzip.compress(page.encode())) < len(gzip.compress(whole.encode()))
    for id in ("effect-turn-began", "prompt-pick", "cli-welcome", "dungeon_lords-action-dig"):
        assert id not in delivered(language)


def test_a_name_comes_in_its_basic_form() -> None:
    attributes = {attribute.id.name for attribute in delivered("ru")["race-orcs"].attributes}
    assert attributes == {"nom", "brief", "help"}
    gold = delivered("ru")["dungeon_lords-resource-gold"].attributes
    assert "acc" in {attribute.id.name for attribute in gold}


def test_no_page_speaks_an_unknown_language() -> None:
    with pytest.raises(InputError):
        page_source("la")


@pytest.mark.parametrize("language", languages())
def test_a_table_gets_what_its_game_says(language: str) -> None:
    whole = delivered(language).keys()
    for key, family in FAMILIES.items():
        told = {
            entry.id.name
            for entry in FluentParser().parse(page_source(language, key)).body
            if isinstance(entry, ftl.Message)
        }
        own = family_ids(language, family)
        others = {
            id for other in set(FAMILIES.values()) - {family} for id in family_ids(language, other)
        }
        assert told == {id for id in whole - others if not id.startswith(ELSEWHERE)}
        assert own & whole <= told


def test_no_game_says_what_belongs_to_another() -> None:
    """Only the lobby and a replay, which have all sentences, name those of several games."""
    for folder in (PAGE / "games").iterdir():
        if not folder.is_dir():
            continue
        text = "\n".join(file.read_text(encoding="utf-8") for file in sources(folder))
        named = set(NAMED.findall(text))
        for other in set(FAMILIES.values()) - {folder.name}:
            assert named & family_ids("ru", other) == set()
    shared = [
        file
        for room in ("art", "lib", "map", "moments", "sound", "table", "ui")
        for file in sources(PAGE / room)
    ]
    named = {word for file in shared for word in NAMED.findall(file.read_text(encoding="utf-8"))}
    assert not [id for id in named if id.startswith(ELSEWHERE)]
    for family in FAMILIES.values():
        assert {id for id in named & family_ids("ru", family) if "-" in id} == set()
