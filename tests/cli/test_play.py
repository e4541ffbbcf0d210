"""Whole games and parts of games, typed line by line."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.calls import ENVIRONMENT, invoke, process, tiny
from tests.tools.engine import SOURCES

from warren.core.match import replay
from warren.core.record import read_record
from warren.games.registry import game
from warren.text.catalogue import Catalogue

ALWAYS_FIRST = "1\n" * 300


def saved_state(path: Path) -> dict[str, object]:
    return replay(
        game("small_world"), read_record(path.read_text(encoding="utf-8"))
    ).state.to_json()


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_whole_game_to_the_final_score(tmp_path: Path, language: str) -> None:
    save = tmp_path / "game.ndjson"
    done = process(
        *("play", "small_world", "--board", tiny(tmp_path), "--seed", "5"),
        *("--save", str(save), "--lang", language),
        typed=ALWAYS_FIRST,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    state = replay(game("small_world"), read_record(save.read_text(encoding="utf-8"))).state
    assert state.is_over()
    catalogue = Catalogue(language)
    human = catalogue.text("seat-name", n=1)
    assert catalogue.text("cli-round", round=2, rounds=2) in done.stdout
    result = done.stdout.rstrip().splitlines()[-3:]
    winner = [human, f"{catalogue.text('bot-greedy')} 2"][state.winners()[0]]
    assert winner in result[0]
    assert str(max(state.scores())) in result[0]
    for seat, score in enumerate(state.scores()):
        assert any(str(score) in line for line in result[1:]), seat


def test_the_coins_of_a_turn_are_itemised(tmp_path: Path) -> None:
    done = invoke(
        *("play", "small_world", "--board", tiny(tmp_path), "--seed", "5"), typed=ALWAYS_FIRST
    )
    assert re.search(r"^Income: Player 1 gets \d+ coins? \(.+ \d+.*\)$", done.stdout, re.MULTILINE)


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    board = tiny(tmp_path)
    games = [
        invoke("play", "small_world", "--board", board, "--seed", seed, typed=ALWAYS_FIRST).stdout
        for seed in ("5", "5", "6")
    ]
    assert games[0] == games[1] != games[2]


def test_typed_moves_in_both_languages() -> None:
    table = ("play", "small_world", "--seed", "1", "--option", "first=0", "--hotseat")
    english = invoke(*table, typed="pick 2\nconquer 2-02\n")
    russian = invoke(*table, typed="взять 2; захват 2-02\n", language="en")
    mixed = invoke(*table, typed="2; conquer 2-02\n")
    assert "conquer region 02" in english.stdout
    assert "conquer region 02" in mixed.stdout
    assert russian.stdout.count("conquer region 02") == 1


def test_a_number_out_of_the_list_is_no_move() -> None:
    done = invoke("play", "small_world", "--seed", "1", typed="77\n")
    assert done.exit_code == 0
    assert "There is no such move: “77”" in done.stdout


def test_a_very_long_line_is_refused_like_a_short_one() -> None:
    done = invoke("play", "small_world", "--seed", "1", typed="x" * 5000 + "\n")
    assert done.exit_code == 0
    assert "There is no such move: “xxx" in done.stdout


def test_deploying_several_at_once() -> None:
    typed = "pick 1\nconquer 2-02\nstop\ndeploy 2-02 3\n"
    table = ("play", "small_world", "--seed", "1", "--option", "first=0", "--hotseat")
    assert invoke(*table, typed=typed).stdout.count("put into region 02") == 3
    numbers = "1\nconquer 2-02\nstop\n2 2\n"
    assert invoke(*table, typed=numbers).stdout.count("into region 02") == 2


def test_undo_and_its_refusals(tmp_path: Path) -> None:
    save = tmp_path / "game.ndjson"
    typed = "undo\npick 1\nundo\nconquer 2-02\nconquer 2-03\nundo\nundo\nundo\n"
    done = invoke(
        *("play", "small_world", "--seed", "1", "--option", "first=0"),
        *("--save", str(save)),
        typed=typed,
    )
    assert done.stdout.count("The last action is taken back.") == 2
    assert done.stdout.count("[CORE-UNDO]") == 3
    record = read_record(save.read_text(encoding="utf-8"))
    assert [line.action.verb for line in record.lines][-4:] == [
        "conquer",
        "conquer",
        "undo",
        "undo",
    ]
    regions = saved_state(save)["regions"]
    assert isinstance(regions, dict)
    assert not any("tokens" in region for region in regions.values())


def test_the_log_forgets_what_was_taken_back() -> None:
    typed = "pick 1\nconquer 2-02\nundo\nlog\n"
    done = invoke(*("play", "small_world", "--seed", "1", "--option", "first=0"), typed=typed)
    assert "conquer region 02" not in done.stdout.split("\nLog\n")[1]


def test_save_and_resume_give_the_same_state_and_future(tmp_path: Path) -> None:
    board = tiny(tmp_path)
    whole, half = tmp_path / "whole.ndjson", tmp_path / "half.ndjson"
    table = ("play", "small_world", "--board", board, "--seed", "9")
    invoke(*table, "--save", str(whole), typed=ALWAYS_FIRST)
    invoke(*table, typed=f"1\n1\nsave {half}\n1\nquit\n")
    before = half.read_text(encoding="utf-8")
    seen = invoke("play", "small_world", "--resume", str(half), typed="position\n")
    assert half.read_text(encoding="utf-8") == before
    assert "position\nsmall_world/2 players=2" in seen.stdout
    resumed = ("play", "small_world", "--resume", str(half), "--seed", "9", "--save", str(half))
    done = invoke(*resumed, typed=ALWAYS_FIRST)
    assert done.exit_code == 0
    assert half.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_a_resumed_game_keeps_its_seats(tmp_path: Path) -> None:
    save = tmp_path / "game.ndjson"
    invoke(
        *("play", "small_world", "--players", "3", "--bots", "none,random"),
        *("--names", "Ann, Bob", "--save", str(save)),
    )
    header = json.loads(save.read_text(encoding="utf-8").splitlines()[0])
    assert [seat["name"] for seat in header["seats"]] == ["Ann", "Bob", "random 3"]
    done = invoke("play", "small_world", "--resume", str(save), typed="board\n", language="ru")
    assert "Случайный 3" in done.stdout


def test_a_game_is_not_written_over(tmp_path: Path) -> None:
    save = tmp_path / "game.ndjson"
    save.write_text("precious\n", encoding="utf-8")
    done = invoke("play", "small_world", "--save", str(save))
    assert done.exit_code == 2
    assert "--save" in done.stderr
    assert str(save) in done.stderr
    typed = invoke("play", "small_world", typed=f"save {save}\n")
    assert str(save) in typed.stdout
    assert save.read_text(encoding="utf-8") == "precious\n"
    assert list(tmp_path.iterdir()) == [save]


def test_why_tells_the_price_or_the_rule() -> None:
    typed = "why\nwhy 2-06\npick 1\nwhy 2-06\nwhy 2-08\nwhy 2-15\nwhy decline\nwhy conquer 2-06\n"
    done = invoke(*("play", "small_world", "--seed", "2", "--option", "first=0"), typed=typed)
    assert "[SW-CMB-1]" in done.stdout
    assert "06: 2 + mountain 1 = 3" in done.stdout
    assert "[SW-CON-6]" in done.stdout
    assert "[SW-CON-1]" in done.stdout
    assert "[SW-TURN-2]" in done.stdout
    assert "Nothing forbids this move." in done.stdout


def test_help_knows_things_moves_and_commands() -> None:
    typed = "help\nhelp orcs\nhelp горы\nhelp гора\nhelp conquer\nhelp nonsense\n"
    done = invoke("play", "small_world", "--seed", "2", typed=typed)
    assert "undo: " in done.stdout
    assert "Orcs: Active Orcs" in done.stdout
    assert "Mountain: Land." in done.stdout
    assert (
        Catalogue("en").text("verb-conquer-dragon", "help") in done.stdout.split("help conquer")[1]
    )
    assert "There is no help on this: nonsense" in done.stdout


def test_hot_seat_hands_over_and_keeps_coins_secret() -> None:
    typed = "1\nstop\n" + "1\nconquer 2-02\nstop\n" * 2
    done = invoke(
        *("play", "small_world", "--hotseat", "--names", "Ann,Bob", "--seed", "3"),
        *("--option", "first=0"),
        typed=typed,
    )
    assert "Pass the screen: Ann" in done.stdout
    assert "Pass the screen: Bob" in done.stdout
    rows = re.findall(r"^ *\d +(Ann|Bob) +(\d+|\?)(?: |$)", done.stdout, re.MULTILINE)
    assert {name for name, _ in rows} == {"Ann", "Bob"}
    for mine, theirs in zip(rows[::2], rows[1::2], strict=True):
        assert (mine[1] == "?") != (theirs[1] == "?")


def test_open_coins_show_every_purse() -> None:
    done = invoke("play", "small_world", "--option", "open_coins=true", "--option", "first=0")
    assert re.search(r"^ *2 +Treasurer 2 +5 ", done.stdout, re.MULTILINE)


def test_end_of_input_leaves_cleanly() -> None:
    done = process("play", "small_world", "--seed", "1")
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.rstrip().endswith("The game is not saved.\nSee you!")


@pytest.fixture
def interruptible() -> Iterator[None]:
    """A child inherits an ignored interrupt; a handled one it starts with as the default."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def interrupted(running: subprocess.Popen[bytes]) -> int:
    """An interrupt between the prompt and the read is seen only by the next one."""
    for _ in range(6):
        running.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            return running.wait(timeout=10)
    running.kill()
    return running.wait()


@pytest.mark.usefixtures("interruptible")
def test_interrupt_leaves_a_whole_file(tmp_path: Path) -> None:
    save = tmp_path / "game.ndjson"
    running = subprocess.Popen(
        [sys.executable, "-m", "warren", "play", "small_world", "--seed", "1", "--save", str(save)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**ENVIRONMENT, "PYTHONPATH": SOURCES},
    )
    assert running.stdout is not None
    out = b""
    while b"Your move" not in out:
        part = os.read(running.stdout.fileno(), 65536)
        assert part, running.communicate()
        out += part
    assert interrupted(running) == 130
    rest, err = running.communicate()
    out += rest
    assert b"Interrupted." in out
    assert b"--resume" in out
    assert err == b""
    assert list(tmp_path.iterdir()) == [save]
    saved_state(save)


@pytest.mark.parametrize("body", ["raise ValueError('tired')", "return -5", "return None"])
def test_a_bot_that_breaks_down_is_bad_input(body: str, tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(f"class Odd:\n    def choose(self, view):\n        {body}\n", encoding="utf-8")
    done = invoke("play", "small_world", "--bots", f"{bot}:Odd", "--option", "first=1")
    assert done.exit_code == 2
    assert "Odd" in done.stderr
    first, *trace = done.stderr.splitlines()
    assert "Odd" in first
    assert bool(trace) == body.startswith("raise")


def test_a_bot_from_a_file_plays(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "class Last:\n    def choose(self, view):\n        return view.legal_actions()[-1]\n",
        encoding="utf-8",
    )
    table = ("play", "small_world", "--board", tiny(tmp_path), "--bots", f"{bot}:Last")
    done = invoke(*table, "--seed", "1", typed=ALWAYS_FIRST)
    assert done.exit_code == 0, done.stderr
    assert "The game is over" in done.stdout
