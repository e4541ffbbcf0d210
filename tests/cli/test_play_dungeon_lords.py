"""Dungeon Lords, typed line by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml
from tests.cli.calls import invoke, process
from tests.tools.dungeon_lords.decks import own, row
from tests.tools.rules import rules

from warren.core.match import replay
from warren.core.record import Record, read_record
from warren.games.dungeon_lords.state import State
from warren.games.registry import game
from warren.text.catalogue import Catalogue
from warren.text.narration import result_lines

KEY = "dungeon_lords"
TABLE = ("play", KEY, "--bots", "random", "--seed", "6")
HOTSEAT = ("play", KEY, "--hotseat", "--names", "Ann,Bob", "--seed", "4")
ALWAYS_FIRST = "1\n" * 3000
EDITIONS = ("festival", "four-seasons", "beginners", "base")


def saved(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_to_the_final_score(tmp_path: Path, language: str, edition: str) -> None:
    save = tmp_path / "game.ndjson"
    done = process(
        *(*TABLE, "--option", f"edition={edition}", "--save", str(save), "--lang", language),
        typed=ALWAYS_FIRST,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    state = replay(game(KEY), saved(save)).state
    assert isinstance(state, State)
    assert state.is_over()
    assert state.table.options["edition"] == edition
    catalogue = Catalogue(language)
    names = [catalogue.text("seat-name", n=1), f"{catalogue.text('bot-random')} 2"]
    result = result_lines(catalogue, state, names)
    assert done.stdout.rstrip().splitlines()[-len(result) :] == result


@pytest.mark.parametrize("players", ["3", "4"])
def test_larger_tables_fit_eighty_columns(players: str, tmp_path: Path) -> None:
    done = process(
        *("play", KEY, "--players", players, "--bots", "random", "--seed", "2", "--lang", "ru"),
        typed="1\n" * 60,
        folder=tmp_path,
        COLUMNS="80",
    )
    assert done.returncode == 0, done.stderr
    drawn = [line for line in done.stdout.splitlines() if re.match(r"^[ \d].*[│░─●○]", line)]
    assert len(drawn) > 100
    assert max(map(len, drawn)) <= 80


def test_save_and_resume_give_the_same_state_and_future(tmp_path: Path) -> None:
    whole, half = tmp_path / "whole.ndjson", tmp_path / "half.ndjson"
    table = (*HOTSEAT, "--option", "edition=base")
    invoke(*table, "--save", str(whole), typed=ALWAYS_FIRST)
    assert replay(game(KEY), saved(whole)).state.is_over()
    invoke(*table, typed=f"1\n1\n1\n1\nsave {half}\n1\nquit\n")
    resumed = ("play", KEY, "--resume", str(half), "--seed", "4", "--save", str(half))
    assert invoke(*resumed, typed=ALWAYS_FIRST).exit_code == 0
    assert half.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_the_own_dungeon_names_its_cells_and_the_others_are_small() -> None:
    done = invoke(*TABLE, typed="dungeons\nwhy c2\nwhy b2\n")
    first = done.stdout.split("Your move: dungeons")[0]
    assert first.count("▼ entrance") == 1
    assert re.search(r"^ +a +b +c +d +e$", first, re.MULTILINE)
    assert re.search(r"^2 │░+│░+│ +tunnel +│░+│░+│$", first, re.MULTILINE)
    assert re.search(r"^3 ░ ░ □ ░ ░$", first, re.MULTILINE)
    asked = done.stdout.split("Your move: dungeons")[1]
    assert "The dungeon of Player 1" in asked
    assert "The dungeon of Random 2" in asked
    assert "c2: tunnel" in asked
    assert "b2: earth" in asked


def test_help_knows_things_by_their_names_and_numbers() -> None:
    typed = "help goblin\nhelp туннелей\nhelp evil\nhelp taxes\n"
    done = invoke(*TABLE, typed=typed)
    assert re.search(r"^Goblin: .* 2\b", done.stdout, re.MULTILINE)
    assert re.search(
        r"^Dig Tunnels: .*\n  Dig Tunnels I: .*\n.*\n  Dig Tunnels III: ", done.stdout, re.M
    )
    assert re.search(r"^Evil: ", done.stdout, re.MULTILINE)
    assert re.search(r"^Taxes: ", done.stdout, re.MULTILINE)
    base = invoke(*TABLE, "--option", "edition=base", typed="help cockatrice\nhelp slime\n")
    assert "There is no help on this: cockatrice" in base.stdout
    assert re.search(r"^Slime: ", base.stdout, re.MULTILINE)


@rules("DL-ORD-1", "DL-INF-1")
def test_sealed_orders_are_shown_to_nobody_else_when_the_screen_is_passed_on() -> None:
    done = invoke(*HOTSEAT, typed="1\n" * 6 + "board\nlog\n")
    *_, told = done.stdout.split("Pass the screen: Bob decides")
    assert "Your move: log" in told
    trimmed = "\n".join(line.rstrip() for line in told.splitlines())
    tables = re.findall(r"Lair +Party.*?\n\n", trimmed, re.DOTALL)
    assert len(tables) == 2
    for table in tables:
        anns, bobs = re.split(r"^ +2\b", table, flags=re.MULTILINE)
        assert "choosing in secret\n" in anns
        assert "→" not in anns
        assert "choosing in secret" not in bobs


def test_an_own_deck_is_played(tmp_path: Path) -> None:
    data = own()
    row(data, "monsters", "goblin")[1]["damage"] = [9, 8]
    deck = tmp_path / "deck.yaml"
    deck.write_text(yaml.safe_dump(data), encoding="utf-8")
    for given in (("--deck", str(deck)), ("--option", f"deck={deck}")):
        done = invoke(*TABLE, *given, typed="help goblin\n")
        assert done.exit_code == 0, done.stderr
        assert re.search(r"^Goblin: .* 9\b.* 8\b", done.stdout, re.MULTILINE)
    simulated = invoke(
        *("simulate", KEY, "--games", "1", "--players", "random,random", "--deck", str(deck))
    )
    assert simulated.exit_code == 0, simulated.stderr


BAD: list[tuple[tuple[str, ...], str]] = [
    (("--option", "edition=summer"), "edition"),
    (("--option", "edition=base", "--option", "pets=true"), "DF-VAR-15"),
    (("--option", "edition=four-seasons", "--option", "opportunities=true"), "DF-VAR-3"),
    (("--option", "opportunities=false", "--option", "festival=true"), "DF-VAR-4"),
    (("--option", "paladins=ten"), "paladins"),
    (("--option", "first=2"), "first"),
    (("--option", "colour=red"), "colour"),
    (("--players", "5"), "DL-SET-1"),
    (("--deck", "nothing.yaml"), "nothing.yaml"),
    (("--deck", "broken.yaml"), "broken.yaml"),
    (("--deck", "list.yaml"), "list.yaml"),
    (("--deck", "twice.yaml"), "traps"),
    (("--deck", "few.yaml"), "DL-NEW-1"),
    (("--deck", "short.yaml"), "goblin"),
    (("--deck", "few.yaml", "--option", "deck=few.yaml"), "deck"),
]


def write_decks(folder: Path) -> None:
    few, short = own(), own()
    for monster in few["monsters"]:
        monster["copies"] = [0, 1]
    short["monsters"] = [one for one in short["monsters"] if one["id"] != "goblin"]
    files = {
        "broken.yaml": "monsters: [",
        "list.yaml": "- goblin",
        "twice.yaml": "traps: []\ntraps: []\n",
        "few.yaml": yaml.safe_dump(few),
        "short.yaml": yaml.safe_dump(short),
    }
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")


@pytest.mark.parametrize(("arguments", "named"), BAD, ids=[" ".join(bad[0]) for bad in BAD])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_bad_options(
    arguments: tuple[str, ...],
    named: str,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    write_decks(tmp_path)
    done = invoke("play", KEY, *arguments, language=language)
    assert (done.exit_code, done.stdout) == (2, "")
    assert named in done.stderr
    assert len(done.stderr.splitlines()) == 1
