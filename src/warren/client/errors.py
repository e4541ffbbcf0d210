"""What a server refuses, and servers that do not answer."""

from __future__ import annotations

from typing import Final

import httpx
import msgspec

from warren.core.refusal import WarrenError
from warren.messages.pushes import Refused

BUSY: Final = (429, 502, 503, 504)
STALE: Final = "refusal-stale"


class ApiError(WarrenError):
    """The server said no: with its status, message id, arguments, rule and sentence."""

    def __init__(self, status: int, refused: Refused, wait: float | None = None) -> None:
        super().__init__(refused.message, refused.args, refused.rule)
        self.status: Final = status
        self.text: Final = refused.text
        self.wait: Final = wait

    @property
    def is_stale(self) -> bool:
        """The table has gone on meanwhile: look at it again."""
        return self.status == 409 and self.message == STALE

    @property
    def is_busy(self) -> bool:
        """The server cannot do it just now: wait, and look again."""
        return self.status in BUSY


class UnreachableError(WarrenError):
    """The server does not answer, or something else answers in its place."""

    def __init__(self, problem: str) -> None:
        super().__init__("error-unreachable", {"problem": problem})


def error_of(response: httpx.Response) -> ApiError | UnreachableError:
    """What an answer that is no success means; its body has been read."""
    try:
        refused = msgspec.json.decode(response.content, type=Refused)
    except msgspec.DecodeError:
        if response.status_code not in BUSY:
            return UnreachableError(f"HTTP {response.status_code}")
        refused = Refused(message="error-unavailable", args={}, rule="", text="")
    wait = response.headers.get("retry-after", "")
    return ApiError(response.status_code, refused, float(wait) if wait.isdecimal() else None)
