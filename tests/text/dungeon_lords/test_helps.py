"""Helps of Dungeon Lords tell numbers, rules and what is reconstructed."""

from __future__ import annotations

import re

import pytest
from tests.text.dungeon_lords.things import HELPED, SPACES
from tests.tools.rules import ledger_ids

from warren.games.dungeon_lords.game import DungeonLords
from warren.text.catalogue import languages, shared_catalogue
from warren.text.dungeon_lords.helps import (
    RULES,
    RULINGS,
    is_ours,
    row_of,
    space_help,
    thing_help,
)

TABLE = DungeonLords().table(3, {})
KINDS = [kind for kind in HELPED if kind not in ("space", "resource")]
CITED = re.compile(r"\[([A-Z0-9-]+)\]")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", KINDS)
def test_helps_cite_the_ledger_and_say_what_is_made_up(kind: str, language: str) -> None:
    texts = shared_catalogue(language)
    for id in HELPED[kind]:
        help = thing_help(texts, TABLE, kind, id)
        row = row_of(TABLE, kind, id)
        rule = RULES.get(f"{kind}-{id}") if row is None else row.rule
        assert CITED.findall(help) == ([rule] if rule else [])
        assert rule is None or rule in ledger_ids()
        made_up = {"ru": "осстанов", "en": "econstruct"}[language] in help
        ours = row is not None and (is_ours(row) or bool(row.reconstructed))
        assert made_up == (ours or f"{kind}-{id}" in RULINGS), help


def test_cards_that_are_ours_altogether_say_so() -> None:
    texts = shared_catalogue("en")
    for kind, id in (("pet", "impling"), ("spell", "graffiti"), ("event", "cave-in")):
        assert "are reconstructed" in thing_help(texts, TABLE, kind, id)
    assert "what it is given for" in thing_help(texts, TABLE, "title", "battle")
    assert "what is taxed" in thing_help(texts, TABLE, "tile", "taxes")
    assert "differ: token" in space_help(texts, TABLE, "expert-monsters", 3)


@pytest.mark.parametrize("language", languages())
def test_every_space_tells_its_rule(language: str) -> None:
    for name in SPACES:
        place, _, number = name.rpartition("-")
        help = space_help(shared_catalogue(language), TABLE, place, int(number))
        assert CITED.findall(help)[0] in ledger_ids()


def test_cards_are_told_with_their_numbers() -> None:
    texts = shared_catalogue("ru")
    goblin = thing_help(texts, TABLE, "monster", "goblin")
    assert goblin.startswith("Цена: 1 еда. Бьёт первого приключенца на 2.")
    pendulum = thing_help(texts, TABLE, "trap", "pendulum")
    assert pendulum.startswith("Бесплатно. Бьёт второго приключенца на 3 (во второй год 4).")
    meal = thing_help(texts, TABLE, "trap", "poisoned-meal")
    assert meal.startswith("Цена: 1 еда (во второй год 2 еды).")
    shield = thing_help(texts, TABLE, "spell", "magic-shield")
    assert shield.startswith("Быстрое, магия 1, усталость 1.")
    elf = thing_help(texts, TABLE, "paladin", "elf")
    assert "здоровье 4 (во второй год 7)" in elf
