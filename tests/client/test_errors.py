"""What an answer that is no success means."""

from __future__ import annotations

import httpx
import pytest

from warren.client import ApiError, UnreachableError
from warren.client.errors import error_of
from warren.client.patience import Patience
from warren.core.refusal import WarrenError

REFUSED = b'{"type":"refused","message":"%s","args":{"now":7},"rule":"R-1","text":"No.","seq":null}'


def test_a_refusal() -> None:
    error = error_of(httpx.Response(409, content=REFUSED % b"refusal-stale"))
    assert isinstance(error, ApiError)
    assert (error.status, error.message, error.rule, error.text) == (
        409,
        "refusal-stale",
        "R-1",
        "No.",
    )
    assert error.details == {"now": 7}
    assert error.is_stale
    assert not error.is_busy


def test_a_busy_server() -> None:
    content = REFUSED % b"refusal-busy"
    error = error_of(httpx.Response(429, content=content, headers={"retry-after": "3"}))
    assert isinstance(error, ApiError)
    assert error.is_busy
    assert error.wait == 3


@pytest.mark.parametrize("status", [502, 503, 504])
def test_a_proxy_whose_server_is_away(status: int) -> None:
    error = error_of(httpx.Response(status, content=b"<html>Bad Gateway</html>"))
    assert isinstance(error, ApiError)
    assert error.is_busy
    assert error.message == "error-unavailable"


def test_something_else_altogether() -> None:
    error = error_of(httpx.Response(404, content=b"<html>Welcome</html>"))
    assert isinstance(error, UnreachableError)
    assert "404" in str(error)


def test_patience_ends() -> None:
    patience = Patience(3)
    problem = WarrenError("error-unreachable", {"problem": "nobody"})
    patience.wait(problem, 0)
    patience.wait(problem, 0)
    patience.rested()
    patience.wait(problem, 0)
    patience.wait(problem, 0)
    with pytest.raises(WarrenError):
        patience.wait(problem, 0)
