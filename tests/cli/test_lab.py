"""`warren lab`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.cli.calls import ROOT, invoke, process, tiny
from tests.tools.engine import SOURCES

QUICK = ("--bot", "random", "--workers", "1", "--games", "20", "--seed", "3")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("Balance lab: the race Orcs", "▸ Orcs", "All others", "Dragon Master", "Wins")),
        ("ru", ("раса Орки", "▸ Орки", "Все остальные", "Драконовластные", "Победы")),
    ],
)
def test_a_race_in_both_languages(language: str, told: tuple[str, ...], tmp_path: Path) -> None:
    board = ("--board", tiny(tmp_path))
    done = invoke("lab", "race", "orcs", *QUICK, *board, language=language)
    assert done.exit_code == 0, done.stderr
    assert all(text in done.stdout for text in told), done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("the power Flying", "▸ Flying", "Taken", "Tritons")),
        ("ru", ("свойство Летучие", "▸ Летучие", "Взято", "Тритоны")),
    ],
)
def test_a_power_in_both_languages(language: str, told: tuple[str, ...], tmp_path: Path) -> None:
    words = ("lab", "power", "flying", *QUICK, "--picks", "chosen", "--players", "3")
    done = invoke(*words, "--board", tiny(tmp_path), language=language)
    assert done.exit_code == 0, done.stderr
    assert all(text in done.stdout for text in told), done.stdout


@pytest.mark.parametrize(
    ("words", "language", "told"),
    [
        (
            ("card", "catapult"),
            "en",
            ("lab: Catapult", "▸ Catapult", "Chance drew"),
        ),
        (("companion", "mage"), "ru", ("баланса: Маг", "▸ Маг", "С другой", "решал жребий")),
        (("monster", "troll"), "ru", ("баланса: Тролль", "▸ Тролль", "Разница")),
        (("trap", "pendulum", "--players", "3"), "en", ("lab: Pendulum", "▸ Pendulum")),
        (("room", "mint", "--picks", "chosen"), "en", ("lab: Mint", "Taken", "picked freely")),
    ],
)
def test_what_comes_by_lot(words: tuple[str, ...], language: str, told: tuple[str, ...]) -> None:
    done = invoke("lab", *words, *QUICK, "--games", "2", language=language)
    assert done.exit_code == 0, done.stderr
    assert all(text in done.stdout for text in told), done.stdout
    assert done.stderr == ""


def test_what_comes_by_lot_as_data_and_as_a_page(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    done = invoke("lab", "card", "catapult", *QUICK, "--json", "--html", str(file))
    assert done.exit_code == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["game"], report["kind"], report["id"]) == ("heroes", "card", "catapult")
    assert (report["games"], report["method"]) == (20, "drawn")
    assert sum(line["times"] for line in report["lines"]) >= 20 * 16
    assert ElementTree.fromstring(file.read_text(encoding="utf-8")).find(".//h1") is not None


def test_a_deck_of_ones_own_is_measured(tmp_path: Path) -> None:
    file = tmp_path / "deck.yaml"
    blocks = (ROOT / "docs" / "heroes.md").read_text(encoding="utf-8").split("```yaml\n")
    file.write_text(blocks[1].split("```")[0], encoding="utf-8")
    words = ("lab", "card", "wolf-riders", *QUICK, "--games", "1", "--deck", str(file))
    done = invoke(*words, language="en")
    assert done.exit_code == 0, done.stderr
    assert "▸ Wolf Riders" in done.stdout


def test_json_alone_and_a_page(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    done = process(
        *("lab", "race", "elves", "--bot", "random", "--games", "20", "--workers", "2"),
        *("--json", "--html", str(file), "--option", "open_coins=true"),
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["kind"], report["id"], report["games"]) == ("race", "elves", 20)
    assert report["options"] == {"open_coins": True}
    assert sum(line["times"] for line in report["partners"]) == 20
    assert {line["times"] for line in report["partners"]} == {1}
    assert len(report["lines"]) == 14
    assert done.stderr == ""
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    assert root.find(".//h1") is not None


def test_the_seed_decides(tmp_path: Path) -> None:
    def told(seed: str) -> str:
        words = ("lab", "race", "orcs", *QUICK[:-1], seed, "--board", tiny(tmp_path), "--json")
        return invoke(*words).stdout

    assert told("1") == told("1")
    assert told("1") != told("2")


@pytest.mark.parametrize(
    ("words", "russian", "english"),
    [
        (("race", "goblins"), "нет расы «goblins»", "no race “goblins”"),
        (("power", "orcs"), "нет свойства «orcs»", "no power “orcs”"),
        (("race", "moors:folk"), "нет дополнения «moors»", "no pack “moors”"),
        (("relic", "orcs"), "можно: race, power, card", "but: race, power, card"),
        (("card", "robots"), "нет «robots» (вид card)", "no “robots” at this table for card"),
        (("trap", "plague", "--picks", "chosen"), "только случай", "chance alone"),
        (("race", "orcs", "--games", "0"), "--games", "--games"),
        (("race", "orcs", "--minutes", "0"), "больше 0", "above 0"),
        (("race", "orcs", "--workers", "0"), "--workers", "--workers"),
        (("race", "orcs", "--players", "9"), "от 2 до 5", "2 to 5"),
        (("race", "orcs", "--game", "heroes"), "можно: card, companion", "but: card, companion"),
        (("race", "orcs", "--game", "chess"), "chess", "chess"),
        (("race", "orcs", "--bot", "clever"), "--bot: нет бота", "--bot: there is no bot"),
        (("race", "orcs", "--picks", "all"), "--picks", "--picks"),
    ],
)
def test_bad_input_is_one_sentence(words: tuple[str, ...], russian: str, english: str) -> None:
    for language, told in (("ru", russian), ("en", english)):
        done = invoke("lab", *words, "--lang", language)
        assert done.exit_code == 2
        assert done.stdout == ""
        assert len(done.stderr.splitlines()) == 1
        assert told in done.stderr


@pytest.mark.parametrize("language", ["ru", "en"])
def test_what_is_no_number_is_told_in_one_sentence(language: str) -> None:
    done = process("lab", "race", "orcs", "--minutes", "x", "--lang", language)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert "--minutes" in done.stderr


def test_a_file_that_cannot_be_written_is_told_before_the_games(tmp_path: Path) -> None:
    done = invoke("lab", "race", "orcs", "--html", str(tmp_path / "nowhere" / "page.html"))
    assert done.exit_code == 2
    assert "page.html" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("language", ["ru", "en"])
def test_help(language: str) -> None:
    done = process("lab", "--help", "--lang", language)
    assert done.returncode == 0
    for word in ("ID", "--games", "--minutes", "--players", "--bot", "--picks", "--html"):
        assert word in done.stdout
    assert "lab" in process("--help", "--lang", language).stdout


def test_the_example_of_the_page_runs(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
    example = text.split("```python\n")[1].split("```")[0]
    file = tmp_path / "example.py"
    file.write_text(example, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(file)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": SOURCES},
    )
    assert 0 <= float(done.stdout.split()[0]) <= 1


def test_the_page_names_every_option() -> None:
    text = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
    shown = process("lab", "--help", "--lang", "en").stdout
    options = {line.split()[0] for line in shown.splitlines() if line.startswith("  --")}
    unnamed = {option for option in options if f"`{option}" not in text}
    assert unnamed == {"--lang", "--help"}
