"""Records: written, read, replayed, and refused when broken."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from tests.golden.regenerate import random_match

from warren.core.action import Action
from warren.core.match import replay
from warren.core.record import Record, read_record
from warren.core.refusal import InputError
from warren.games.registry import game

TEXT = random_match("small_world", 2, 0).record.write()


def rows() -> list[str]:
    return TEXT.splitlines()


def text(lines: list[str]) -> str:
    return "".join(line + "\n" for line in lines)


def header(**changes: object) -> str:
    return text([json.dumps({**json.loads(rows()[0]), **changes}), *rows()[1:]])


def line(number: int, **changes: object) -> str:
    lines = rows()
    lines[number] = json.dumps({**json.loads(lines[number]), **changes})
    return text(lines)


def test_what_is_written_is_read() -> None:
    assert read_record(TEXT).write() == TEXT


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\x85", "\x0b", "\x0c", "\x1c", "\r", "\n"])
def test_only_line_feeds_end_a_row(sign: str) -> None:
    record = Record("small_world", 2, {}, [f"Ann{sign}of the hills", "Bob"])
    record.append(0, Action("say", {"word": f"one{sign}two"}))
    read = read_record(record.write())
    assert read.names == record.names
    assert [line.to_json() for line in read.lines] == [line.to_json() for line in record.lines]
    assert read.write() == record.write()


def test_rows_of_another_system_are_read() -> None:
    assert read_record(TEXT.replace("\n", "\r\n")).write() == TEXT


@pytest.mark.parametrize(
    ("broken", "message", "where"),
    [
        (lambda: "", "error-record-empty", "line=1"),
        (lambda: "\n", "error-record-line", "line=1"),
        (lambda: TEXT + "\n", "error-record-line", f"line={len(rows()) + 1}"),
        (lambda: TEXT.replace("\n", "\u2028"), "error-record-line", "line=1"),
        (lambda: TEXT[:-9], "error-record-line", "line="),
        (lambda: TEXT[:-1], "error-record-truncated", "line="),
        (lambda: text([*rows()[:5], *rows()[6:]]), "error-record-gap", "line=6"),
        (lambda: text(["[]", *rows()[1:]]), "error-not-a-mapping", "line 1"),
        (lambda: header(format="pgn"), "error-record-format", "line 1.format"),
        (lambda: header(version=2), "error-record-newer", "line 1.version"),
        (lambda: header(rules=0), "error-out-of-range", "line 1.rules"),
        (lambda: header(colour=1), "error-unknown-field", "line 1.colour"),
        (lambda: header(players=3), "error-seat-count", "line 1.seats"),
        (lambda: header(options=[]), "error-not-a-mapping", "line 1.options"),
        (lambda: line(4, seat=5), "error-out-of-range", "line 5.seat"),
        (lambda: line(4, args=[]), "error-not-a-mapping", "line 5.args"),
        (lambda: line(4, args={"race": [1]}), "error-record-argument", "line 5.args.race"),
        (lambda: line(4, extra=1), "error-unknown-field", "line 5.extra"),
    ],
)
def test_a_broken_record_is_refused(broken: Callable[[], str], message: str, where: str) -> None:
    with pytest.raises(InputError) as error:
        read_record(broken())
    assert error.value.message == message
    assert where in str(error.value)


@pytest.mark.parametrize(
    ("broken", "rule"),
    [
        (lambda: line(1, seat=0), "CORE-TURN"),
        (lambda: line(1, verb="conquer", args={"region": "2-03"}), "CORE-TURN"),
        (lambda: line(1, verb="fly", args={}), "CORE-ACTION"),
        (lambda: line(1, args={"seat": 7}), "CORE-ACTION"),
        (lambda: line(1, args={}), "CORE-ACTION"),
        (lambda: line(1, verb="undo", args={"to": 0}), "CORE-UNDO"),
        (lambda: text([*rows(), _after_the_end()]), "CORE-OVER"),
    ],
)
def test_a_record_with_an_illegal_line_is_refused(broken: Callable[[], str], rule: str) -> None:
    record = read_record(broken())
    with pytest.raises(InputError) as error:
        replay(game("small_world"), record)
    assert error.value.message == "error-record-illegal"
    assert error.value.rule == rule


def _after_the_end() -> str:
    return json.dumps({"n": len(rows()), "seat": 0, "verb": "stop", "args": {}})


def test_replay_stays_within_the_record() -> None:
    record = read_record(TEXT)
    assert replay(game("small_world"), record, 0).state.actors()[0] == -1
    for upto in (-1, len(record.lines) + 1):
        with pytest.raises(InputError, match="error-out-of-range"):
            replay(game("small_world"), record, upto)
    other = read_record(header(game="chess"))
    with pytest.raises(InputError, match="error-other-game"):
        replay(game("small_world"), other)
