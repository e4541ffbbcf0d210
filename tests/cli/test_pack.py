"""`warren pack`, and the page about packs."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from tests.cli.calls import ROOT, invoke, process
from tests.cli.test_docs import blocks, commands, page
from tests.packs.shelf import library_of, pack_data, power_data, trial_data, write_pack

from warren.games.small_world.packs.places import CONDITIONS
from warren.games.small_world.packs.vocabulary import WORDS

EXAMPLE = ROOT / "examples" / "packs" / "moles" / "pack.yaml"
PAGE = "own-races"


def test_check_tells_the_sound_ones_and_each_fault_in_one_line(tmp_path: Path) -> None:
    write_pack(tmp_path, trial_data())
    write_pack(tmp_path, pack_data("odd", powers={"odd": power_data({"block": "nonsense"})}))
    write_pack(tmp_path, "pack: [", "torn")
    done = invoke("pack", "check", str(tmp_path))
    assert done.exit_code == 2
    assert done.stdout.splitlines() == ["trial: sound — Trial (races: 1, powers: 1, boards: 0)"]
    odd, torn, sum = done.stderr.splitlines()
    assert re.fullmatch(r"odd/pack\.yaml:\d+: powers\.odd\.blocks\[0\]\.block: .*nonsense.*", odd)
    assert torn.startswith("torn/pack.yaml:1: ")
    assert sum == "Broken packs: 2 of 3."


@pytest.mark.parametrize("language", ["ru", "en"])
def test_check_of_sound_packs_ends_well(language: str) -> None:
    done = invoke("pack", "check", str(EXAMPLE.parents[1]), "--lang", language)
    assert done.exit_code == 0
    assert done.stderr == ""
    assert {"ru": "Кроты и туманы", "en": "Moles and Mists"}[language] in done.stdout


def test_check_of_nothing_is_bad_input(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        done = invoke("pack", "check", str(folder))
        assert done.exit_code == 2
        assert len(done.stderr.splitlines()) == 1


def test_code_is_checked_only_when_allowed(tmp_path: Path) -> None:
    write_pack(tmp_path, pack_data("trial", powers={"rich": power_data({"python": "own.Gift"})}))
    (tmp_path / "trial" / "own.py").write_text(
        blocks(PAGE, "python")[0].replace("Caravans", "Gift")
    )
    assert invoke("pack", "check", str(tmp_path)).exit_code == 2
    assert invoke("pack", "check", str(tmp_path), "--allow-code").exit_code == 0


def test_show_tells_what_is_in_a_pack() -> None:
    done = invoke("pack", "show", str(EXAMPLE.parent), "--lang", "ru")
    assert done.exit_code == 0, done.stderr
    for told in ("Кроты и туманы", "moles", "tritons", "region-coins", "Туманные", "molehills"):
        assert told in done.stdout
    data = json.loads(invoke("pack", "show", str(EXAMPLE.parent), "--json").stdout)
    assert data["races"][0]["borrows"] == "tritons"
    assert data["powers"][0]["blocks"] == ["entry", "passage", "set-coins"]
    assert data["boards"] == ["molehills"]


def test_show_tells_the_fault_of_a_broken_pack(tmp_path: Path) -> None:
    write_pack(tmp_path, "pack: [", "torn")
    done = invoke("pack", "show", str(tmp_path / "torn"))
    assert done.exit_code == 2
    assert done.stderr.startswith("torn/pack.yaml:1: ")
    assert invoke("pack", "show", str(tmp_path / "other")).exit_code == 2


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_vocabulary_has_every_block(language: str) -> None:
    done = invoke("pack", "blocks", "--lang", language)
    assert done.exit_code == 0
    for name in (*(word.name for word in WORDS), *CONDITIONS):
        assert name in done.stdout
    told = json.loads(invoke("pack", "blocks", "--json", "--lang", language).stdout)["blocks"]
    assert [block["block"] for block in told] == [word.name for word in WORDS]


def test_the_page_tells_every_block_parameter_and_condition() -> None:
    rows = dict(re.findall(r"^\| `([\w-]+)` \| (.*)$", page(PAGE), re.MULTILINE))
    for word in WORDS:
        named = re.findall(r"`(\w+)`", rows[word.name].split(" | ")[0])
        assert named == [parameter.name for parameter in word.parameters], word.name
    assert set(CONDITIONS) <= rows.keys()


def test_the_pack_of_the_page_is_the_example() -> None:
    (text,) = blocks(PAGE, "yaml")
    assert text == EXAMPLE.read_text(encoding="utf-8")


def test_the_pack_in_toml_is_sound(tmp_path: Path) -> None:
    (text,) = blocks(PAGE, "toml")
    write_pack(tmp_path, text, "hermits", "toml")
    assert [pack.id for pack in library_of(tmp_path).packs()] == ["hermits"]


def test_the_fault_of_the_page_is_told_so(tmp_path: Path) -> None:
    text = EXAMPLE.read_text(encoding="utf-8").replace("block: discount", "block: rebate")
    write_pack(tmp_path, text, "moles")
    told = invoke("pack", "check", str(tmp_path)).stderr.splitlines()[0]
    assert [told] == blocks(PAGE, "text")[0].splitlines()


def test_the_commands_of_the_page_work(tmp_path: Path) -> None:
    write_pack(tmp_path / "packs", EXAMPLE.read_text(encoding="utf-8"), "moles")
    assert len(commands(PAGE)) >= 4
    for line in commands(PAGE):
        done = process(*shlex.split(line)[1:], folder=tmp_path)
        assert done.returncode == 0, (line, done.stderr)
        assert done.stdout, line


@pytest.mark.parametrize("words", [(), ("check",), ("blocks",), ("show",)])
def test_help(words: tuple[str, ...]) -> None:
    for language in ("ru", "en"):
        done = process("pack", *words, "--help", "--lang", language)
        assert done.returncode == 0
        assert " ".join(["warren pack", *words]) in done.stdout
