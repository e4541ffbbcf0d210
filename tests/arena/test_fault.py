"""Faults of bots, on their way from one process to another."""

from __future__ import annotations

import pickle

from warren.arena.fault import BotFaultError, failure, trace_of
from warren.core.refusal import InputError, Refusal


def fault() -> BotFaultError:
    try:
        try:
            raise Refusal("refusal-not-now", {"verb": "pick"}, "CORE-ACTION")
        except Refusal as error:
            raise BotFaultError("error-bot-illegal", {"bot": "x"}, "R", "t", "record") from error
    except BotFaultError as error:
        return error


def test_a_fault_comes_back_whole() -> None:
    found = pickle.loads(pickle.dumps(failure(fault()))).error()
    assert isinstance(found, BotFaultError)
    assert (found.message, found.rule, found.trace, found.record) == (
        "error-bot-illegal",
        "R",
        "t",
        "record",
    )
    assert isinstance(found.__cause__, InputError)
    assert found.__cause__.message == "refusal-not-now"
    assert found.__cause__.details == {"verb": "pick"}


def test_other_errors_stay_what_they_are() -> None:
    found = failure(InputError("error-players", {"players": 9})).error()
    assert not isinstance(found, BotFaultError)
    assert found.details == {"players": 9}


def test_the_trace_tells_the_line() -> None:
    try:
        _ = 1 // 0
    except ZeroDivisionError as error:
        told = trace_of(error)
    assert "test_fault.py" in told
    assert told.endswith("ZeroDivisionError: integer division or modulo by zero")
