"""Every fault of a pack gives one message with file, line and field."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.packs.shelf import library_of, write_pack
from tests.packs.writing import BOARD, HEAD, POWER, RACE, changed, fault_of, reason
from tests.tools.rules import rules

from warren.text.catalogue import Catalogue
from warren.text.errors import error_line

FAULTS = {
    "a missing id": (changed(RACE, "pack: trial\n", ""), "error-missing-field", 1, "pack"),
    "an id with capitals": (
        changed(RACE, "pack: trial", "pack: Trial"),
        "error-pack-id",
        1,
        "pack",
    ),
    "an id that is a number": (
        changed(RACE, "pack: trial", "pack: 7"),
        "error-not-a-text",
        1,
        "pack",
    ),
    "an unknown field": (RACE + "rases: {}\n", "error-unknown-field", 13, "rases"),
    "nothing in it": (HEAD, "error-pack-nothing", 1, ""),
    "a title without English": (
        changed(RACE, ", en: Trial", ""),
        "error-pack-translation",
        2,
        "title.en",
    ),
    "a name without Russian": (
        changed(RACE, "{ru: Испытатели, en: Testers}", "{en: Testers}"),
        "error-pack-translation",
        5,
        "races.testers.name.ru",
    ),
    "a help without English": (
        changed(RACE, "{ru: Тест, en: Test}", "{ru: Тест}"),
        "error-pack-translation",
        6,
        "races.testers.help.en",
    ),
    "a name in another language": (
        changed(RACE, "en: Testers", "en: Testers, fr: Testeurs"),
        "error-unknown-field",
        5,
        "races.testers.name.fr",
    ),
    "a name of some forms only": (
        changed(RACE, "ru: Испытатели", "ru: {nom: испытатели, gen: испытателей}"),
        "error-missing-field",
        5,
        "races.testers.name.ru.dat",
    ),
    "an empty name": (
        changed(RACE, "en: Testers", "en: ' '"),
        "error-empty",
        5,
        "races.testers.name.en",
    ),
    "a very long name": (
        changed(RACE, "en: Testers", f"en: {'x' * 41}"),
        "error-pack-long",
        5,
        "races.testers.name.en",
    ),
    "a help of two lines": (
        changed(RACE, "en: Test}", 'en: "a\\nb"}'),
        "error-pack-characters",
        6,
        "races.testers.help.en",
    ),
    "no help at all": (
        changed(RACE, "    help: {ru: Тест, en: Test}\n", ""),
        "error-missing-field",
        4,
        "races.testers.help",
    ),
    "tokens in words": (
        changed(RACE, "tokens: 5", "tokens: five"),
        "error-not-a-whole-number",
        7,
        "races.testers.tokens",
    ),
    "a race without a lender": (
        changed(RACE, "    borrows: skeletons\n", ""),
        "error-missing-field",
        4,
        "races.testers.borrows",
    ),
    "an unknown lender": (
        changed(RACE, "borrows: skeletons", "borrows: bones"),
        "error-unknown-name",
        8,
        "races.testers.borrows",
    ),
    "a power with a lender": (
        changed(POWER, "tokens: 4", "borrows: elves"),
        "error-unknown-field",
        7,
        "powers.tested.borrows",
    ),
    "an unknown block": (
        changed(RACE, "block: discount", "block: rebate"),
        "error-pack-block",
        10,
        "races.testers.blocks[0].block",
    ),
    "a block without a name": (
        changed(RACE, "- block: discount\n        tokens", "- tokens"),
        "error-missing-field",
        10,
        "races.testers.blocks[0].block",
    ),
    "an unknown parameter": (
        changed(RACE, "        tokens: 1", "        token: 1"),
        "error-unknown-field",
        11,
        "races.testers.blocks[0].token",
    ),
    "a missing parameter": (
        changed(RACE, "discount\n        tokens: 1", "set-coins\n        coins: 1"),
        "error-missing-field",
        10,
        "races.testers.blocks[0].size",
    ),
    "an impossible number": (
        changed(RACE, "        tokens: 1", "        tokens: 6"),
        "error-out-of-range",
        11,
        "races.testers.blocks[0].tokens",
    ),
    "half a token": (
        changed(RACE, "        tokens: 1", "        tokens: 0.5"),
        "error-not-a-whole-number",
        11,
        "races.testers.blocks[0].tokens",
    ),
    "an unknown terrain": (
        changed(RACE, "any: [hill]", "any: [hill, desert]"),
        "error-pack-choice",
        12,
        "races.testers.blocks[0].where.any[1]",
    ),
    "a terrain twice": (
        changed(RACE, "any: [hill]", "any: [swamp, mud]"),
        "error-twice",
        12,
        "races.testers.blocks[0].where.any[1]",
    ),
    "an unknown condition": (
        changed(RACE, "any: [hill]", "all: [hill]"),
        "error-unknown-field",
        12,
        "races.testers.blocks[0].where.all",
    ),
    "no condition": (
        changed(RACE, "{any: [hill]}", "{}"),
        "error-empty",
        12,
        "races.testers.blocks[0].where",
    ),
    "an empty list": (
        changed(RACE, "[hill]", "[]"),
        "error-empty",
        12,
        "races.testers.blocks[0].where.any",
    ),
    "an unknown occupant": (
        changed(RACE, "any: [hill]", "occupants: [ghosts]"),
        "error-pack-choice",
        12,
        "races.testers.blocks[0].where.occupants[0]",
    ),
    "an unknown moment": (
        changed(POWER, "blocks: []", "blocks: [{block: turn-coins, coins: 1, when: never}]"),
        "error-pack-choice",
        8,
        "powers.tested.blocks[0].when",
    ),
    "a flag in words": (
        changed(POWER, "blocks: []", "blocks: [{block: entry, rim: no}]"),
        "error-not-a-flag",
        8,
        "powers.tested.blocks[0].rim",
    ),
    "a block of races in a power": (
        changed(POWER, "blocks: []", "blocks: [{block: holes}]"),
        "error-pack-race-block",
        8,
        "powers.tested.blocks[0].block",
    ),
    "a block of powers in a race": (
        changed(RACE, "block: discount\n        tokens: 1", "block: heroes\n        count: 1"),
        "error-pack-power-block",
        10,
        "races.testers.blocks[0].block",
    ),
    "a block that comes twice": (
        changed(POWER, "blocks: []", "blocks: [{block: heroes}, {block: heroes, count: 1}]"),
        "error-twice",
        8,
        "powers.tested.blocks[1].block",
    ),
    "blocks that are no list": (
        changed(POWER, "blocks: []", "blocks: {block: water}"),
        "error-not-a-list",
        8,
        "powers.tested.blocks",
    ),
    "a race of the game": (
        changed(RACE, "testers:", "elves:"),
        "error-pack-clash",
        4,
        "races.elves",
    ),
    "a race of Underground": (
        changed(RACE, "testers:", "kraken:"),
        "error-pack-clash",
        4,
        "races.kraken",
    ),
    "a power of the game": (
        changed(POWER, "tested:", "commando:"),
        "error-pack-clash",
        4,
        "powers.commando",
    ),
    "a board without a name": (
        changed(BOARD, "- board: patch\n    rounds", "- rounds"),
        "error-missing-field",
        4,
        "boards[0].board",
    ),
    "a board of the game": (
        changed(BOARD, "patch", "smallworld-2"),
        "error-pack-clash",
        4,
        "boards[0].board",
    ),
    "an asymmetric board": (
        changed(BOARD, "ring: [rim, shore]", "ring: [rim]"),
        "error-board-asymmetric",
        7,
        "boards[0].regions.shore",
    ),
    "a board with an unknown terrain": (
        changed(BOARD, "terrain: forest", "terrain: desert"),
        "error-unknown-terrain",
        8,
        "boards[0].regions.wood.terrain",
    ),
    "a board of one region": (
        changed(BOARD, "ring: [rim, wood]}\n      wood: {terrain: forest, ", ""),
        "error-board-size",
        6,
        "boards[0].regions",
    ),
    "a board file elsewhere": (
        HEAD + "boards: [../other.yaml]\n",
        "error-pack-board-file",
        3,
        "boards[0]",
    ),
    "a board file that is not there": (
        HEAD + "boards:\n  - here.yaml\n",
        "error-pack-board-missing",
        4,
        "boards[0]",
    ),
    "an unknown need": (RACE + "needs: [other]\n", "error-pack-needs", 13, "needs[0]"),
    "itself as a need": (RACE + "needs: [trial]\n", "error-pack-cycle", 13, "needs"),
    "code that is not allowed": (
        changed(POWER, "blocks: []", "blocks: [{python: own.Block}]"),
        "error-pack-code",
        8,
        "powers.tested.blocks[0].python",
    ),
    "a broken text": (changed(RACE, "{any: [hill]}", "{any: [hill}"), "error-pack-syntax", 12, ""),
    "a key twice": (changed(RACE, "tokens: 5", "borrows: elves"), "error-pack-syntax", 8, ""),
    "a list": ("- pack: trial\n", "error-pack-mapping", 1, ""),
    "an empty file": ("", "error-pack-mapping", 1, ""),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_told_by_file_line_and_field(name: str, tmp_path: Path) -> None:
    text, message, line, field = FAULTS[name]
    fault = fault_of(tmp_path, text)
    assert fault.message == "error-pack"
    assert reason(fault) == message
    assert (fault.details["file"], fault.details["line"]) == ("trial/pack.yaml", line)
    assert fault.details["field"] == field
    for language in ("ru", "en"):
        told = error_line(Catalogue(language), fault)
        assert told.startswith(f"trial/pack.yaml:{line}: ")
        assert field in told
        assert "\n" not in told


LIMITS = {
    "a banner of eleven": (
        changed(RACE, "tokens: 5", "tokens: 11"),
        "error-own-tokens",
        "SW-OWN-1",
        7,
        "races.testers.tokens",
    ),
    "a banner below zero": (
        changed(RACE, "tokens: 5", "tokens: -1"),
        "error-own-tokens",
        "SW-OWN-1",
        7,
        "races.testers.tokens",
    ),
    "a badge of six": (
        changed(POWER, "tokens: 4", "tokens: 6"),
        "error-own-tokens",
        "SW-OWN-2",
        7,
        "powers.tested.tokens",
    ),
    "a tray that is too small": (
        changed(RACE, "borrows: skeletons", "borrows: dwarves"),
        "error-own-tray",
        "SW-OWN-3",
        8,
        "races.testers.borrows",
    ),
}


@rules("SW-OWN-1", "SW-OWN-2", "SW-OWN-3")
@pytest.mark.parametrize("name", LIMITS)
def test_the_limits_of_the_game_are_told_with_their_rule(name: str, tmp_path: Path) -> None:
    text, message, rule, line, field = LIMITS[name]
    fault = fault_of(tmp_path, text)
    assert (reason(fault), fault.rule) == (message, rule)
    assert (fault.details["line"], fault.details["field"]) == (line, field)
    told = error_line(Catalogue("en"), fault)
    assert told.startswith(f"trial/pack.yaml:{line}: {field}: ")
    assert told.endswith(f"[{rule}]")


@rules("SW-OWN-3")
def test_battle_tokens_count_for_the_tray(tmp_path: Path) -> None:
    text = changed(
        RACE,
        "discount\n        tokens: 1\n        where: {any: [hill]}",
        "battle-tokens\n        tokens: 6",
    )
    assert reason(fault_of(tmp_path, changed(text, "skeletons", "amazons"))) == "error-own-tray"


def test_two_races_cannot_have_the_same_tokens(tmp_path: Path) -> None:
    second = RACE.split("races:\n")[1].replace("testers:", "others:")
    fault = fault_of(tmp_path, RACE + second)
    assert reason(fault) == "error-pack-lent"
    assert fault.details["field"] == "races.others.borrows"


def test_a_fault_in_a_board_beside_names_that_file(tmp_path: Path) -> None:
    write_pack(tmp_path, HEAD + "boards: [patch.yaml]\n")
    regions = BOARD.split("boards:\n")[1].replace("  - ", "    ").replace("[rim, shore]", "[rim]")
    lines = "\n".join(line[4:] for line in regions.splitlines())
    (tmp_path / "trial" / "patch.yaml").write_text(lines, encoding="utf-8")
    (fault,) = library_of(tmp_path).faults().values()
    assert reason(fault) == "error-board-asymmetric"
    assert fault.details["file"] == "trial/patch.yaml"
    assert (fault.details["line"], fault.details["field"]) == (4, "regions.shore")


def test_text_that_is_not_utf8(tmp_path: Path) -> None:
    write_pack(tmp_path, RACE).write_bytes(RACE.encode("cp1251"))
    (fault,) = library_of(tmp_path).faults().values()
    assert reason(fault) == "error-pack-encoding"


def test_a_huge_file(tmp_path: Path) -> None:
    write_pack(tmp_path, RACE + "#" * 300_000)
    (fault,) = library_of(tmp_path).faults().values()
    assert reason(fault) == "error-pack-large"


@pytest.mark.parametrize(
    "text", ["a: &x [*x]", "a: " + "[" * 5000, "a: 2001-01-01", "a: 1:30", "? [a]\n: b", "a: \x07"]
)
def test_strange_yaml_is_a_fault_of_its_line(text: str, tmp_path: Path) -> None:
    fault = fault_of(tmp_path, text)
    assert reason(fault) == "error-pack-syntax"
    assert fault.details["line"] == 1


def test_many_aliases_are_not_unfolded(tmp_path: Path) -> None:
    rows = ["a: &a0 [x, x, x, x, x, x, x, x]"]
    rows += [f"b{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 8)}]" for i in range(1, 9)]
    assert reason(fault_of(tmp_path, "\n".join(rows))) == "error-pack-syntax"
