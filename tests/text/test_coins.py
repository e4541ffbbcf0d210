"""Coins paid and gained tell what for."""

from __future__ import annotations

import re

import pytest
from tests.text.messages import SOURCES

from warren.core.effect import Effect
from warren.text.catalogue import Catalogue, languages
from warren.text.narration import effect_line

RULES = {
    "coins-paid": ("SW-CMB-2", "SU-P-THIEVING", "SU-REL-RING", "SU-R-LICHES", "HDL-CMP-1"),
    "coins-gained": (
        "SW-CMB-3",
        "SU-P-THIEVING",
        "SU-REL-RING",
        "SU-R-LICHES",
        "SU-P-MARTYR",
        "SU-P-VANISHING",
        "SU-PLC-ALTAR",
        "HDL-CAP-6",
        "HDL-MAG-8",
    ),
}
CALL = re.compile(r'(?:gain|pay)_coins\([^"]*?"([A-Z-]+[0-9]*)"\)')


def told(language: str, name: str, rule: str, coins: int = 2) -> str:
    game = "heroes" if rule.startswith("HDL") else "underground"
    effect = Effect(name, {"seat": 0, "coins": coins, "rule": rule})
    return effect_line(Catalogue(language), game, effect, ["Аня", "Борис"])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", RULES)
def test_no_two_reasons_read_alike(language: str, name: str) -> None:
    lines = [told(language, name, rule) for rule in RULES[name]]
    assert len(set(lines)) == len(lines)
    assert all(re.fullmatch(r".+ \(.+\)", line) for line in lines)


def test_the_reason_stands_behind_the_coins() -> None:
    assert told("ru", "coins-gained", "SU-P-MARTYR", 1) == (
        "Аня получает 1 монету (страждущие потеряли регион)"
    )
    assert told("ru", "coins-paid", "SU-P-THIEVING", 1) == (
        "Аня платит 1 монету (рядом ворующая раса соперника)"
    )
    assert told("en", "coins-paid", "SW-CMB-2") == (
        "Аня pays 2 coins (one on each combo above the one taken)"
    )


def test_coins_for_a_rule_nobody_knows_are_told_alone() -> None:
    assert told("ru", "coins-gained", "XX-1") == "Аня получает 2 монеты"


def test_every_rule_of_the_sources_has_its_reason() -> None:
    found = {
        rule
        for file in (SOURCES / "games").rglob("*.py")
        for rule in CALL.findall(file.read_text(encoding="utf-8"))
    }
    assert {"SW-CMB-2", "SU-PLC-ALTAR", "HDL-CAP-6"} <= found
    assert found <= {rule for rules in RULES.values() for rule in rules}
