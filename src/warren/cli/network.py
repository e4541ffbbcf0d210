"""Whether a server is open to the network, asked once and remembered beside its data."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from warren.cli.terminal import Terminal
from warren.core.refusal import InputError

OPEN: Final = "lan"
CLOSED: Final = "local"


class Network:
    """The answer of whoever started the server here first."""

    def __init__(self, folder: Path) -> None:
        self.file: Final = folder / "network"

    def chosen(self, terminal: Terminal) -> bool:
        if self.file.exists():
            return self.file.read_text(encoding="ascii", errors="replace").strip() == OPEN
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            return False
        answer = self._asked(terminal)
        self._keep(OPEN if answer else CLOSED)
        return answer

    def _asked(self, terminal: Terminal) -> bool:
        terminal.say("serve-ask-lan")
        try:
            said = input("> ").strip().casefold()
        except EOFError:
            return False
        return said in terminal.text("serve-yes").split()

    def _keep(self, answer: str) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(f"{answer}\n", encoding="ascii")
        except OSError as error:
            raise InputError("error-cannot-write", {"file": str(self.file)}) from error
