"""Why something was not done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

MessageArgs = Mapping[str, str | int]
LONGEST_DETAIL: Final = 300
HUGE: Final = 10**18


def told(value: str | int) -> str | int:
    """What is told of a value from outside: of an endless one its beginning, no halves of signs."""
    if isinstance(value, int):
        return value if -HUGE < value < HUGE else "> 10¹⁸" if value > 0 else "< -10¹⁸"
    whole = value.encode("utf-8", "replace").decode("utf-8")
    return whole if len(whole) <= LONGEST_DETAIL else f"{whole[:LONGEST_DETAIL]}…"


@mypyc_attr(allow_interpreted_subclasses=True)
class WarrenError(Exception):
    """Bad input. Carries a message id with typed arguments, and the rule or field it breaks."""

    def __init__(self, message: str, args: MessageArgs | None = None, rule: str = "") -> None:
        self.message: Final = message
        self.details: Final[dict[str, str | int]] = {
            key: told(value) for key, value in (args or {}).items()
        }
        self.rule: Final = rule
        details = ", ".join(f"{key}={value}" for key, value in self.details.items())
        text = message if not details else f"{message} ({details})"
        super().__init__(f"{text} [{rule}]" if rule else text)


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal(WarrenError):
    """An action that the rules do not allow; the state is untouched."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(WarrenError):
    """Asked of a view, and nothing that its seat may know: `determinize` is what can be asked."""

    def __init__(self) -> None:
        super().__init__("error-secret", {"ask": "view.determinize(rng)"}, "CORE-VIEW")


@mypyc_attr(allow_interpreted_subclasses=True)
class InputError(WarrenError):
    """Data from outside that cannot be used; names the field."""


def missing(owner: object, method: str) -> InputError:
    """What a part of a game has to say and does not."""
    return InputError("error-title-method", {"name": type(owner).__name__, "method": method})


class Reason:
    """Why an action is not allowed: a message and the rule it rests on."""

    def __init__(self, message: str, rule: str) -> None:
        self.message: Final = message
        self.rule: Final = rule
