"""Every command by its name: where it lives, and the message of its help.

A command is loaded when it is called, so that the others cost nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Entry:
    """A command as `module:function` of this package; a group of commands has no place."""

    help: str
    place: str = ""


COMMANDS: Final[Mapping[str, Entry]] = {
    "play": Entry("cli-help-play", "play:play"),
    "bots": Entry("cli-help-bots", "bots:bots"),
    "simulate": Entry("cli-help-simulate", "simulate:simulate"),
    "arena": Entry("cli-help-arena", "arena:arena"),
    "train": Entry("cli-help-train", "train:train"),
    "replay": Entry("cli-help-replay", "replay:replay"),
    "export": Entry("cli-help-export", "export:export"),
    "verify": Entry("cli-help-verify", "verify:verify"),
    "scenario": Entry("cli-help-scenario", "scenario:scenario"),
    "lesson": Entry("cli-help-lesson"),
    "lesson list": Entry("cli-help-lesson-list", "lesson:list_lessons"),
    "lesson check": Entry("cli-help-lesson-check", "lesson:check"),
    "rules": Entry("cli-help-rules"),
    "rules coverage": Entry("cli-help-rules-coverage", "rules:coverage"),
    "rules list": Entry("cli-help-rules-list", "rules:list_rules"),
    "rules show": Entry("cli-help-rules-show", "rules:show_rule"),
    "board": Entry("cli-help-board"),
    "board list": Entry("cli-help-board-list", "board:list_boards"),
    "board check": Entry("cli-help-board-check", "board:check"),
    "board show": Entry("cli-help-board-show", "board:show"),
    "serve": Entry("cli-help-serve", "serve:serve"),
    "db": Entry("cli-help-db"),
    "db upgrade": Entry("cli-help-db-upgrade", "db:upgrade"),
    "db backup": Entry("cli-help-db-backup", "db:backup"),
    "account": Entry("cli-help-account"),
    "account reset": Entry("cli-help-account-reset", "account:reset"),
    "bot": Entry("cli-help-bot", "remote:bot"),
    "conformance": Entry("cli-help-conformance", "conformance:conformance"),
    "lab": Entry("cli-help-lab", "lab:lab"),
    "bench": Entry("cli-help-bench", "bench:bench"),
    "load": Entry("cli-help-load", "load:load"),
}
