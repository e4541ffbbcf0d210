"""Bots from outside, good and bad."""

from __future__ import annotations

import textwrap
from pathlib import Path

from warren.arena.deals import Event

BODIES = {
    "Good": "return view.legal_actions()[0]",
    "Crash": "return {}['x']",
    "Illegal": "return 999_999",
    "Odd": "return None",
    "Prints": "print('hello')",
    "Sleeps": "time.sleep(600)",
    "Spins": "exec('while True: pass')",
    "Big": "return len(bytearray(10**11))",
    "Killed": "os.kill(os.getpid(), signal.SIGKILL)",
    "Leaves": "os._exit(3)",
}


def strangers(folder: Path) -> Path:
    """A file of classes; each plays well for two decisions. A body stands in line 10 + 5 n."""
    text = textwrap.dedent(
        """\
        import os, signal, time
        class Base:
            def __init__(self):
                self.asked = 0
            def choose(self, view):
                self.asked += 1
                return view.legal_actions()[0] if self.asked < 3 else self.bad(view)
        """
    )
    for name, body in BODIES.items():
        text += f"class {name}(Base):\n    def bad(self, view):\n        {body}\n"
    path = folder / "strange.py"
    path.write_text(text, encoding="utf-8")
    return path


def line_of(name: str) -> int:
    return 10 + 3 * list(BODIES).index(name)


def event(*bots: str, clock: float = 0.5, memory: int = 1024, records: str = "") -> Event:
    return Event("small_world", bots, 2, {}, 1, clock, memory, records, 2 if records else 0)
