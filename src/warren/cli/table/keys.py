"""Lines typed at the keys: with editing, earlier lines and the rest of a move at Tab."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Final

from warren.text.words import plain

try:
    import readline
except ImportError:  # pragma: no cover - where the platform has none, lines are typed as they are
    readline = None  # type: ignore[assignment]

SEPARATORS: Final = ";"
"""Everything between them is completed as a whole."""
TAB: Final = "tab: complete"
LIBEDIT_TAB: Final = "bind ^I rl_complete"


class LeaveTable(Exception):  # noqa: N818
    """A person does not want to go on."""


class Keys:
    """The keyboard of a table. What has been typed is forgotten when the screen changes hands."""

    def __init__(self) -> None:
        self._offer: Callable[[], Sequence[str]] = list
        self._found: list[str] = []
        if readline is not None and present():
            readline.set_completer_delims(SEPARATORS)
            readline.set_completer(self._complete)
            edited = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind(LIBEDIT_TAB if edited else TAB)

    def read(self, prompt: str, offer: Callable[[], Sequence[str]]) -> str:
        """A line; `offer` are all the lines that may be meant, asked for at Tab."""
        self._offer = offer
        return typed(prompt)

    def forget(self) -> None:
        if readline is not None:
            readline.clear_history()

    def _complete(self, text: str, state: int) -> str | None:
        if state == 0:
            self._found = completions(text, self._offer())
        return self._found[state] if state < len(self._found) else None


def completions(text: str, offers: Sequence[str]) -> list[str]:
    """The offers that begin as the text does, whatever the capitals; its leading space is kept."""
    begun = text.lstrip()
    lead = text[: len(text) - len(begun)]
    found = [offer for offer in offers if plain(offer).startswith(plain(begun))]
    return [f"{lead}{offer}" for offer in dict.fromkeys(found)]


def present() -> bool:
    """Whether a person sits at the keys."""
    return sys.stdin.isatty()


def typed(prompt: str = "") -> str:
    """A line from the keys; the end of input means that nobody goes on."""
    try:
        return input(prompt)
    except EOFError:
        print()
        raise LeaveTable from None
