"""Underground and both games mixed, typed line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.random import Random
from tests.cli.calls import ROOT, invoke, process

from warren.cli.table.luck import Luck
from warren.core.match import new_match, replay
from warren.core.record import read_record
from warren.core.state import CHANCE, State
from warren.games.registry import game
from warren.games.small_world.packs.library import LIBRARY
from warren.text.catalogue import Catalogue
from warren.text.moves import write_move

ALWAYS_FIRST = "1\n" * 900
TINY_CAVE = """\
board: cave
title: {ru: Пещерка, en: Cave}
rounds: 2
regions:
  brook: {terrain: river, edge: true, borders: [moss, gem, peak]}
  moss: {terrain: mushroom-forest, monsters: true, edge: true, borders: [gem, rift]}
  gem: {terrain: mystic-crystal, edge: true, borders: [peak, rift]}
  peak: {terrain: black-mountain, edge: true, borders: [pit, mire, rift]}
  pit: {terrain: mine, monsters: true, borders: [mire, rift]}
  mire: {terrain: mud, edge: true}
  rift: {terrain: chasm, symbols: [volcano]}
"""
TABLES = [("underground",), ("small_world", "--mix"), ("underground", "--mix")]


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Packs of a test do not outlive it."""
    monkeypatch.setenv("WARREN_PACKS", "")
    yield
    LIBRARY.install(tmp_path)


def cave(folder: Path) -> str:
    path = folder / "cave.yaml"
    path.write_text(TINY_CAVE, encoding="utf-8")
    return str(path)


def played(save: Path) -> State:
    record = read_record(save.read_text(encoding="utf-8"))
    return replay(game(record.game), record).state


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("table", TABLES, ids=" ".join)
def test_a_whole_game_to_the_final_score(
    table: tuple[str, ...], language: str, tmp_path: Path
) -> None:
    save = tmp_path / "game.ndjson"
    done = process(
        *("play", *table, "--board", cave(tmp_path), "--seed", "5"),
        *("--save", str(save), "--lang", language),
        typed=ALWAYS_FIRST,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    state = played(save)
    assert state.is_over()
    result = done.stdout.rstrip().splitlines()[-3:]
    catalogue = Catalogue(language)
    names = [catalogue.text("seat-name", n=1), f"{catalogue.text('bot-greedy')} 2"]
    assert names[state.winners()[0]] in result[0]
    assert str(max(state.scores())) in result[0]


def script(key: str, mix: bool, seed: int, language: str) -> tuple[list[str], State]:
    """The moves of a random game as people type them, with the luck of a seed; how it ends."""
    luck, rng = Luck(seed), Random(seed)
    options: dict[str, object] = {"pool": "both", "relics": True} if mix else {}
    match = new_match(game(key), 2, options, ["Ann", "Bob"])
    draws = 0
    typed: list[str] = []
    while not match.state.is_over():
        seat = match.state.actors()[0]
        if seat == CHANCE:
            code = int(match.state.draw(luck.draw(draws)))
            draws += 1
        else:
            codes = match.state.legal_actions(seat)
            code = codes[int(rng.randrange(len(codes)))]
            typed.append(write_move(match.state.action(code), key, language))
        match.act(seat, match.state.action(code))
    return typed, match.state


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize(("key", "mix"), [("underground", False), ("small_world", True)])
def test_a_whole_game_in_words_from_hot_seats(
    key: str, mix: bool, language: str, tmp_path: Path
) -> None:
    save = tmp_path / "game.ndjson"
    typed, end = script(key, mix, 11, language)
    done = invoke(
        *("play", key, *(["--mix"] if mix else []), "--hotseat", "--names", "Ann,Bob"),
        *("--seed", "11", "--save", str(save)),
        typed="\n".join(typed) + "\n",
        language=language,
    )
    assert done.exit_code == 0, done.stderr
    assert played(save).to_json() == end.to_json()
    handover = Catalogue(language).text("cli-handover", player="Bob")
    assert handover in done.stdout
    result = done.stdout.rstrip().splitlines()[-2:]
    for name, coins in zip(["Ann", "Bob"], end.scores(), strict=True):
        assert any(line.startswith(f"{name}: {coins} ") for line in result)


@pytest.mark.parametrize(
    ("table", "language", "told"),
    [
        (("underground",), "en", ["Board: Two Campfires (printed board)"]),
        (("underground", "--players", "5"), "en", ["Board: Five Lanterns (original design"]),
        (("underground", "--players", "5"), "ru", ["Поле: Пять фонарей (авторское поле"]),
        (("small_world",), "en", ["Board: Two Shores (printed board)"]),
        (
            ("underground", "--mix"),
            "ru",
            ["люди (на поле нет пашни)", "холмовые (на поле нет холма)", "[SU-MIX-6]"],
        ),
        (
            ("small_world", "--mix"),
            "en",
            ["Spiderines (the board has no chasm)", "Flames (", "[SU-MIX-7]"],
        ),
        (
            ("small_world", "--option", "pool=both", "--option", "relics=false"),
            "en",
            ["Adventurous (no Relics and Places)", "Magic (no Relics and Places)"],
        ),
    ],
)
def test_the_table_says_its_board_and_what_is_left_out(
    table: tuple[str, ...], language: str, told: list[str]
) -> None:
    done = invoke("play", *table, "--seed", "1", language=language)
    assert done.exit_code == 0, done.stderr
    opening = " ".join(done.stdout.splitlines()[:3])
    for words in told:
        assert words in opening


def test_nothing_is_left_out_of_the_game_alone() -> None:
    assert "Left out" not in invoke("play", "small_world", "--seed", "1").stdout
    assert "Left out" not in invoke("play", "underground", "--seed", "1").stdout


def test_mixing_is_a_pair_of_options(tmp_path: Path) -> None:
    save = tmp_path / "game.ndjson"
    invoke("play", "small_world", "--mix", "--seed", "1", "--save", str(save))
    options = read_record(save.read_text(encoding="utf-8")).options
    assert (options["pool"], options["relics"]) == ("both", True)
    twice = invoke("play", "small_world", "--mix", "--option", "pool=smallworld")
    assert (twice.exit_code, "pool" in twice.stderr) == (2, True)
    resumed = invoke("play", "small_world", "--mix", "--resume", str(save))
    assert (resumed.exit_code, "--mix" in resumed.stderr) == (2, True)


def test_the_overview_tells_of_finds_and_figures() -> None:
    typed = "board\nregions\n" + "1\n" * 400 + "board\n"
    done = invoke("play", "underground", "--hotseat", "--seed", "11", typed=typed)
    assert "Finds still face down: " in done.stdout
    assert "Finds and figures" in done.stdout
    assert "Pass the screen" in done.stdout
    assert re.search(r"\bA1 +Chasm +Volcano symbol", done.stdout)
    assert re.search(r"\bB2 +Mushroom Forest +2 Monsters", done.stdout)


def test_why_knows_chasms_rivers_and_monsters() -> None:
    typed = "pick 1\nwhy 2-A1\nwhy 2-A3\nwhy 2-D7\nwhy 2-C2\nhelp socks\nhelp река\n"
    done = invoke("play", "underground", "--seed", "3", "--option", "first=0", typed=typed)
    assert "\nA1: This is a chasm" in done.stdout
    assert re.search(r"\bA3: river 1 .*= \d", done.stdout)
    assert re.search(r"\bD7: 2 \+ Monster 2 .*= \d", done.stdout)
    assert "[SW-CON-1]" in done.stdout
    assert "Stinky Troll’s Socks: Once per turn" in done.stdout
    assert "River: An empty river region" in done.stdout


def test_a_record_of_underground_is_retold(tmp_path: Path) -> None:
    save = tmp_path / "game.ndjson"
    invoke(
        *("play", "underground", "--board", cave(tmp_path), "--seed", "2", "--save", str(save)),
        typed=ALWAYS_FIRST,
    )
    for language, told in {"en": "Small World Underground", "ru": "Подземелья"}.items():
        done = invoke("replay", str(save), language=language)
        assert done.exit_code == 0, done.stderr
        assert told in done.stdout


def test_simulations_know_underground(tmp_path: Path) -> None:
    done = invoke(
        *("simulate", "underground", "--mix", "--games", "2", "--players", "random,random"),
        *("--board", cave(tmp_path)),
    )
    assert done.exit_code == 0, done.stderr
    assert "By race" in done.stdout


@pytest.mark.usefixtures("library")
def test_packs_of_a_folder_join_the_game(tmp_path: Path) -> None:
    save = tmp_path / "game.ndjson"
    folder = str(ROOT / "examples" / "packs")
    done = invoke(
        *("play", "small_world", "--packs", folder, "--seed", "4", "--save", str(save)),
        typed="help moles\n",
    )
    assert (done.exit_code, done.stderr) == (0, "")
    assert "Moles: Hills and swamps" in done.stdout
    assert "moles" in str(read_record(save.read_text(encoding="utf-8")).options["packs"])
    retold = invoke("replay", str(save), "--packs", folder)
    assert retold.exit_code == 0, retold.stderr


@pytest.mark.usefixtures("library")
def test_a_board_of_a_pack_goes_by_its_name() -> None:
    folder = str(ROOT / "examples" / "packs")
    words = ("small_world", "--packs", folder, "--board", "molehills")
    done = invoke("play", *words, typed="")
    assert "Board: Molehills (own board)" in done.stdout
    report = invoke(
        *("simulate", *words, "--games", "4", "--players", "random,random", "--workers", "2")
    )
    assert report.exit_code == 0, report.stderr
    assert "By race" in report.stdout


@pytest.mark.usefixtures("library")
def test_a_broken_pack_is_told_of_and_the_rest_play(tmp_path: Path) -> None:
    folder = tmp_path / "packs"
    for name in ("good", "bad"):
        (folder / name).mkdir(parents=True)
    example = (ROOT / "examples" / "packs" / "moles" / "pack.yaml").read_text(encoding="utf-8")
    (folder / "good" / "pack.yaml").write_text(example, encoding="utf-8")
    (folder / "bad" / "pack.yaml").write_text("pack: [", encoding="utf-8")
    done = invoke("play", "small_world", "--packs", str(folder), typed="help moles\n")
    assert done.exit_code == 0
    assert len(done.stderr.splitlines()) == 1
    assert "pack.yaml" in done.stderr
    assert "Moles: " in done.stdout


@pytest.mark.usefixtures("library")
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_folder_without_packs_is_bad_input(command: str, tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        done = invoke(command, "small_world", "--packs", str(folder))
        assert (done.exit_code, done.stdout) == (2, "")
        assert "--packs" in done.stderr
