"""How both languages are written: one word for a thing, agreement, typography."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.text.messages import entries

from warren.coverage.ledger import all_rules
from warren.games.small_world.powers.catalogue import POWERS
from warren.games.small_world.races.catalogue import RACES
from warren.games.small_world.underground.powers.catalogue import POWERS as DEEP_POWERS
from warren.games.small_world.underground.races.catalogue import RACES as DEEP_RACES
from warren.lesson.library import Library
from warren.lesson.script import Script
from warren.text.catalogue import Catalogue, languages

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
SECTION = "## Одно слово на вещь · One word for a thing"
COLUMNS = {"ru": 2, "en": 3}
SIGNS = ("error-extra", "error-name-letters")
"""Messages that name signs of the keyboard, or a command to type."""
DIFFER = {"все", "всем", "озера", "чем"}
"""Words that are others without the dots of ё."""
PLURAL_ADJECTIVE = re.compile(r"[а-яё-]+(?:ые|ие|иеся)")


class Texts(Visitor):
    """What a message says, without its variables."""

    def __init__(self, node: ftl.BaseNode) -> None:
        self.found: list[str] = []
        self.visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


@cache
def sayings(language: str) -> dict[str, list[str]]:
    found = {
        entry.id.name: Texts(entry).found
        for entry in entries(language)
        if isinstance(entry, ftl.Message) and entry.id.name not in SIGNS
    }
    rules = {rule.id: [rule.text] for rule in all_rules(language)}
    library = Library()
    return found | rules | {key: told(library.script(key), language) for key in library.keys}


def told(script: Script, language: str) -> list[str]:
    """All that a guide may say."""
    words = [script.title, script.about, *script.ending]
    for beat in script.beats:
        words += [*beat.pages, *([beat.astray] if beat.astray else [])]
    return [each.text(language) for each in words]


def said(language: str, pattern: str) -> list[tuple[str, str]]:
    wanted = re.compile(pattern, re.IGNORECASE)
    return [
        (id, text) for id, all in sayings(language).items() for text in all if wanted.search(text)
    ]


def given_up(language: str) -> list[str]:
    """The words that the glossary has given up."""
    lines = GLOSSARY.read_text(encoding="utf-8").split(SECTION)[1].split("\n## ")[0].splitlines()
    rows = [line.split("|")[1:-1] for line in lines if line.startswith("|")][2:]
    words = [word.strip() for row in rows for word in row[COLUMNS[language]].split(",")]
    return [word for word in words if word]


@pytest.mark.parametrize("language", languages())
def test_words_that_were_given_up_do_not_come_back(language: str) -> None:
    words = given_up(language)
    assert len(words) > 10
    for word in words:
        pattern = re.escape(word).replace(r"\*", r"\w*")
        assert said(language, rf"(?<!\w){pattern}(?!\w)") == [], word


def test_russian_is_set_as_russian() -> None:
    assert said("ru", r"[\"'“”„‟]") == []
    assert said("ru", r"\s[-–]\s|(?<![\w.])-\d") == []


def test_english_is_set_as_english() -> None:
    assert said("en", r"[\"'«»„]") == []
    assert said("en", r"\s[-–]\s|(?<![\w.])-\d") == []


@pytest.mark.parametrize("language", languages())
def test_nothing_is_spaced_twice(language: str) -> None:
    assert said(language, r"\S {2,}\S|\.{3}| [,.;:!](?:\s|$)") == []


def test_a_word_has_its_dots_everywhere() -> None:
    words = {
        word.lower()
        for texts in sayings("ru").values()
        for text in texts
        for word in re.findall(r"[А-Яа-яЁё]+", text)
    }
    dotted = {word.replace("ё", "е") for word in words if "ё" in word}
    assert (dotted & words) - DIFFER == set()


def test_a_power_agrees_with_every_race() -> None:
    catalogue = Catalogue("ru")
    powers = [catalogue.text(f"power-{power.id}", "nom") for power in (*POWERS, *DEEP_POWERS)]
    assert [name for name in powers if not PLURAL_ADJECTIVE.fullmatch(name)] == []
    races = [catalogue.text(f"race-{race.id}", "nom") for race in (*RACES, *DEEP_RACES)]
    assert [name for name in races if not re.search(r"(?:[иыеа]|люди)(?: полумрака)?$", name)] == []


@pytest.mark.parametrize(
    ("language", "points", "told"), [("ru", -3, "−3 очка"), ("en", -1, "−1 point")]
)
def test_a_negative_number_has_a_minus(language: str, points: int, told: str) -> None:
    line = Catalogue(language).text(
        "dungeon_lords-effect-licence-refused", player="Аня", points=points
    )
    assert line.endswith(told)
