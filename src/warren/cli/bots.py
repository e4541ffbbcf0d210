"""`warren bots`: who can be played against."""

from __future__ import annotations

from warren.cli.grid import grid
from warren.cli.guard import guarded
from warren.cli.options import AsJson, Lang
from warren.cli.terminal import Terminal


@guarded
def bots(json: AsJson = False, lang: Lang = None) -> None:
    """From the weakest, which has no strength, to the strongest."""
    from warren.bots.registry import bot_names

    terminal = Terminal(lang)
    names = bot_names()
    if json:
        terminal.data({"bots": [{"bot": name, "strength": at} for at, name in enumerate(names)]})
        return
    shown = grid()
    for head in ("key", "name", "strength", "character"):
        shown.add_column(terminal.text(f"cli-bots-head-{head}"))
    for strength, name in enumerate(names):
        marks = "●" * strength + "○" * (len(names) - 1 - strength)
        called, character = (
            terminal.text(f"bot-{name}"),
            terminal.catalogue.text(f"bot-{name}", "help"),
        )
        shown.add_row(name, called, marks, character)
    terminal.show(shown)
