"""Bots by name, and bots from files."""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Final

from warren.bots.bot import Player
from warren.bots.greedy_bot import GreedyBot
from warren.bots.random_bot import RandomBot
from warren.core.refusal import InputError, WarrenError

BOTS: Final[list[type[Player]]] = [RandomBot, GreedyBot]


class BotKind:
    """A class of bots: what it is called and how one is made."""

    def __init__(self, maker: type[Player], source: str) -> None:
        name = getattr(maker, "name", "")
        self.maker: Final = maker
        self.source: Final = source
        self.name: Final[str] = name if isinstance(name, str) and name else maker.__name__
        self.wanted: Final = _wanted(maker)

    def make(self, game: str, seed: int) -> Player:
        """A bot for one game in one seat; it gets of `seed` and `game` what it asks for."""
        offered: dict[str, int | str] = {"seed": seed, "game": game}
        build: Callable[..., Player] = self.maker
        try:
            return build(**{key: offered[key] for key in self.wanted})
        except WarrenError:
            raise
        except Exception as error:
            raise InputError(
                "error-bot-start", {"bot": self.name, "problem": _problem(error)}
            ) from error


def _wanted(maker: type[Player]) -> list[str]:
    try:
        parameters = inspect.signature(maker).parameters
    except (TypeError, ValueError):
        return []
    return [key for key in ("seed", "game") if key in parameters]


def _problem(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


def bot_names() -> list[str]:
    return [BotKind(maker, "").name for maker in BOTS]


def bot_kind(spec: str) -> BotKind:
    """The bots of a name such as `greedy`, or of a file: `path/to/file.py:ClassName`."""
    for maker in BOTS:
        kind = BotKind(maker, spec)
        if kind.name == spec:
            return kind
    file, colon, name = spec.rpartition(":")
    if colon and file and name:
        return BotKind(_class_in(Path(file), name), spec)
    raise InputError(
        "error-unknown-bot", {"field": "players", "value": spec, "known": ", ".join(bot_names())}
    )


def _class_in(path: Path, name: str) -> type[Player]:
    found: object = getattr(_module(path), name, None)
    if found is None:
        raise InputError("error-bot-class", {"file": path.name, "class": name})
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
