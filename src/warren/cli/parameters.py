"""The messages for what commands take; one command's own stands after its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PARAMETERS: Final[Mapping[str, str]] = {
    "version": "cli-help-option-version",
    "lang": "cli-help-option-language",
    "json": "cli-help-option-json",
    "game": "cli-help-argument-game",
    "option": "cli-help-option-option",
    "seed": "cli-help-option-seed",
    "bots": "cli-help-option-bots",
    "hotseat": "cli-help-option-hotseat",
    "names": "cli-help-option-names",
    "save": "cli-help-option-save",
    "resume": "cli-help-option-resume",
    "games": "cli-help-option-games",
    "workers": "cli-help-option-workers",
    "records": "cli-help-option-records",
    "clock": "cli-help-option-clock",
    "budget": "cli-help-option-budget",
    "record": "cli-help-argument-record",
    "to": "cli-help-option-line",
    "log": "cli-help-option-log",
    "paths": "cli-help-argument-scenarios",
    "tests": "cli-help-option-tests",
    "strict": "cli-help-option-strict",
    "rule": "cli-help-argument-rule",
    "file": "cli-help-argument-board-file",
    "svg": "cli-help-option-svg",
    "position": "cli-help-option-position",
    "seconds": "cli-help-option-seconds",
    "play players": "cli-help-option-count",
    "simulate players": "cli-help-option-bot-list",
    "board show board": "cli-help-argument-board",
}
