"""A bot that ended its game: who, where, why, and the record up to there."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Final

from warren.core.refusal import InputError, MessageArgs, WarrenError


class BotFaultError(InputError):
    """What a bot did wrong in a game; `record` has the game up to there, as it is written."""

    def __init__(
        self, message: str, args: MessageArgs, rule: str = "", trace: str = "", record: str = ""
    ) -> None:
        super().__init__(message, args, rule)
        self.trace: Final = trace
        self.record: Final = record
        self.folder = ""
        """Where the record is to be kept, if anywhere."""


def trace_of(error: BaseException) -> str:
    """The traceback of what a bot raised, from the bot on."""
    found = error.__traceback__
    while found is not None and found.tb_next is not None and _is_ours(found):
        found = found.tb_next
    return "".join(traceback.format_exception(type(error), error, found)).rstrip()


def _is_ours(found: TracebackType) -> bool:
    """Whether it is a driver of games, and not a bot."""
    return Path(__file__).parents[1] in Path(found.tb_frame.f_code.co_filename).parents and (
        "choose" not in found.tb_frame.f_code.co_name
    )


@dataclass(frozen=True)
class Failure:
    """An error on its way from one process to another, with what is behind it."""

    message: str
    details: dict[str, str | int]
    rule: str
    trace: str = ""
    record: str | None = None
    cause: Failure | None = None

    def error(self) -> InputError:
        found = InputError(self.message, self.details, self.rule)
        if self.record is not None:
            found = BotFaultError(self.message, self.details, self.rule, self.trace, self.record)
        if self.cause is not None:
            found.__cause__ = self.cause.error()
        return found


def failure(error: WarrenError) -> Failure:
    """The same as plain data."""
    cause = error.__cause__
    behind = failure(cause) if isinstance(cause, WarrenError) else None
    if isinstance(error, BotFaultError):
        return Failure(error.message, error.details, error.rule, error.trace, error.record, behind)
    return Failure(error.message, error.details, error.rule, cause=behind)
