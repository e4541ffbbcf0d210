"""Bots by name, and bots from files."""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Final

from warren.bots.bot import Player
from warren.bots.greedy_bot import GreedyBot
from warren.bots.opponent import Baron, Cub, Knight, Lord, Squire
from warren.bots.random_bot import RandomBot
from warren.bots.spec import BotSpec, Value
from warren.core.nearest import meant
from warren.core.refusal import InputError, WarrenError

BOTS: Final[list[type[Player]]] = [RandomBot, Cub, Squire, GreedyBot, Knight, Baron, Lord]
OFFERED: Final = ("seed", "game", "patience")
PROGRAM: Final = "program:"


class BotKind:
    """A class of bots: what it is called, how one is made, and with which arguments."""

    def __init__(
        self,
        maker: type[Player],
        source: str,
        arguments: Mapping[str, Value] | None = None,
        suffix: str = "",
    ) -> None:
        name = getattr(maker, "name", "")
        plain: str = name if isinstance(name, str) and name else maker.__name__
        self.maker: Final = maker
        self.source: Final = source
        self.arguments: Final = dict(arguments or {})
        self.name: Final = f"{plain}{suffix}"
        parameters = _parameters(maker)
        self.wanted: Final = [key for key in OFFERED if key in parameters]
        self._check([key for key in parameters if key not in OFFERED])

    def make(self, game: str, seed: int, patience: float | None = None) -> Player:
        """A bot for one game in one seat; it gets what it asks for of what is offered.

        `patience` is how many seconds whoever asks waits for a decision, if there is a limit.
        """
        offered: dict[str, Value] = {"seed": seed, "game": game, "patience": patience}
        build: Callable[..., Player] = self.maker
        try:
            return build(**{key: offered[key] for key in self.wanted}, **self.arguments)
        except WarrenError:
            raise
        except Exception as error:
            raise InputError(
                "error-bot-start", {"bot": self.name, "problem": _problem(error)}
            ) from error

    def _check(self, known: list[str]) -> None:
        """Refuse arguments that the constructor does not take."""
        for key in self.arguments:
            if key not in known and "**" not in known:
                details: dict[str, str | int] = {"bot": self.source, "name": key}
                if known:
                    details["known"] = ", ".join(known)
                message = "error-bot-argument" if known else "error-bot-no-arguments"
                raise InputError(message, meant(details, key, known))


def _parameters(maker: type[Player]) -> list[str]:
    """The names that a constructor takes; `**` stands for any."""
    try:
        found = inspect.signature(maker).parameters.values()
    except (TypeError, ValueError):
        return []
    return [
        "**" if one.kind is inspect.Parameter.VAR_KEYWORD else one.name
        for one in found
        if one.kind not in (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.POSITIONAL_ONLY)
    ]


def _problem(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


def bot_names() -> list[str]:
    return [BotKind(maker, "").name for maker in BOTS]


def bot_kind(text: str) -> BotKind:
    """The bots of a name such as `greedy`, or of a file: `path/to/file.py:ClassName`.

    Arguments follow behind colons: `greedy:boldness=2`, `file.py:ClassName:depth=3`.
    """
    spec = BotSpec(text)
    for maker in BOTS:
        if BotKind(maker, text).name == spec.place:
            return BotKind(maker, text, spec.arguments, spec.suffix)
    file, colon, name = spec.place.rpartition(":")
    if colon and file and name:
        found = _class_in(Path(file), name)
        return BotKind(found, text, spec.arguments, spec.suffix)
    details = {"field": "players", "value": text, "known": ", ".join(bot_names())}
    raise InputError("error-unknown-bot", meant(details, spec.place, bot_names()))


def budgeted(text: str, seconds: float | None) -> str:
    """A bot with so much time for a decision, if it can be told and was not told already."""
    if seconds is None or text.startswith(PROGRAM):
        return text
    spec = BotSpec(text)
    named = [maker for maker in BOTS if BotKind(maker, "").name == spec.place]
    takes = any("budget" in _parameters(maker) for maker in named)
    told = {"budget", "iterations"} & set(spec.arguments)
    return f"{text}:budget={seconds:g}" if takes and not told else text


def _class_in(path: Path, name: str) -> type[Player]:
    module = _module(path)
    found: object = getattr(module, name, None)
    if found is None:
        classes = [key for key, value in vars(module).items() if isinstance(value, type)]
        details = {"file": path.name, "class": name}
        raise InputError("error-bot-class", meant(details, name, classes))
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise InputError("error-not-a-bot", {"file": path.name, "class": name})
    return found


def _module(path: Path) -> ModuleType:
    """The file as a module, read once."""
    if not path.is_file():
        raise InputError("error-bot-file", {"file": str(path)})
    digest = hashlib.blake2b(str(path.resolve()).encode(), digest_size=8).hexdigest()
    key = f"warren_bot_{digest}"
    if key in sys.modules:
        return sys.modules[key]
    spec = importlib.util.spec_from_file_location(key, path)
    if spec is None or spec.loader is None:
        raise InputError("error-bot-file", {"file": str(path)})
    module = importlib.util.module_from_spec(spec)
    sys.modules[key] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[key]
        raise InputError(
            "error-bot-broken", {"file": path.name, "problem": _problem(error)}
        ) from error
    return module
