"""Faults of packs written in TOML."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.packs.shelf import library_of, write_pack
from tests.packs.writing import changed, fault_of, reason

TOML = """\
pack = "trial"
title = {ru = "Проба", en = "Trial"}

[powers.tested]
name = {ru = "Испытанные", en = "Tested"}
tokens = 4
help.ru = "Тест"
help.en = "Test"

[[powers.tested.blocks]]
block = "turn-coins"
coins = 2

[[powers.tested.blocks]]
block = "discount"
tokens = 1
where = {any = ["hill"]}
"""
TOML_FAULTS = {
    "a broken text": (changed(TOML, "tokens = 4", "tokens ="), "error-pack-syntax", 6, ""),
    "an open text": (TOML + 'needs = ["a"', "error-pack-syntax", 18, ""),
    "an impossible number": (
        changed(TOML, "coins = 2", "coins = 0"),
        "error-out-of-range",
        12,
        "powers.tested.blocks[0].coins",
    ),
    "an unknown block": (
        changed(TOML, '"discount"', '"rebate"'),
        "error-pack-block",
        15,
        "powers.tested.blocks[1].block",
    ),
    "an unknown terrain": (
        changed(TOML, '"hill"', '"desert"'),
        "error-pack-choice",
        17,
        "powers.tested.blocks[1].where.any[0]",
    ),
    "a missing translation": (
        changed(TOML, 'help.en = "Test"\n', ""),
        "error-pack-translation",
        7,
        "powers.tested.help.en",
    ),
}


@pytest.mark.parametrize("name", TOML_FAULTS)
def test_a_fault_in_toml_is_told_in_the_same_way(name: str, tmp_path: Path) -> None:
    text, message, line, field = TOML_FAULTS[name]
    fault = fault_of(tmp_path, text, "toml")
    assert reason(fault) == message
    assert fault.details["file"] == "trial/pack.toml"
    assert (fault.details["line"], fault.details["field"]) == (line, field)


def test_the_same_pack_in_toml_is_sound(tmp_path: Path) -> None:
    write_pack(tmp_path, TOML, ending="toml")
    (pack,) = library_of(tmp_path).packs()
    assert pack.powers[0].words == ["turn-coins", "discount"]
