"""A title: one game, and by name the parts that other layers need of it."""

from __future__ import annotations

import importlib
import re
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from warren.core.game import Game
from warren.core.refusal import InputError, WarrenError

KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,31}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Something that a layer needs of a title. The base class of a part is its default."""

    def __init__(self, title: Title) -> None:
        self.title: Final = title


P = TypeVar("P", bound=Part)


class Title:
    """The manifest of a game: a key, and the names `module:Class` of its parts.

    A part is loaded when somebody asks for it; where a title names none, the default serves.
    All is written as plain literals, so that a manifest can be read without running anything.

    `locales` is a package with Fluent files in `locales/LANGUAGE/`; `ledgers` are packages with a
    `ledger.yaml` each, first the title's own, then others that it may cite; `lessons` is a package
    with lessons, `proofs` one whose folder of that name has the scenarios that prove its rules.
    `family` is the key of the title it builds on and whose words it shares, `chance` the verbs of
    chance, and `named` the kinds of things that errors tell by their names. Of a shipped title
    everything in its folder is compiled but what is `interpreted`.
    """

    def __init__(
        self,
        key: str,
        rules: str,
        *,
        voice: str = "",
        face: str = "",
        command_line: str = "",
        boards: str = "",
        picture: str = "",
        scenario: str = "",
        player: str = "",
        evaluation: str = "",
        prior: str = "",
        features: str = "",
        facts: str = "",
        atlas: str = "",
        lab: str = "",
        texts: str = "",
        locales: str = "",
        family: str = "",
        ledgers: tuple[str, ...] = (),
        lessons: str = "",
        proofs: str = "",
        chance: tuple[str, ...] = (),
        named: tuple[str, ...] = (),
        interpreted: tuple[str, ...] = (),
    ) -> None:
        if KEY.fullmatch(key) is None:
            raise InputError("error-title-key", {"value": key})
        self.key: Final = key
        self.names: Final = {
            "rules": rules,
            "voice": voice,
            "face": face,
            "command_line": command_line,
            "boards": boards,
            "picture": picture,
            "scenario": scenario,
            "player": player,
            "evaluation": evaluation,
            "prior": prior,
            "features": features,
            "facts": facts,
            "atlas": atlas,
            "lab": lab,
            "texts": texts,
        }
        self.locales: Final = locales
        self.family: Final = family
        self.ledgers: Final = ledgers
        self.lessons: Final = lessons
        self.proofs: Final = proofs
        self.chance: Final = chance
        self.named: Final = named
        self.interpreted: Final = interpreted
        self._game: Game | None = None
        self._parts: Final[dict[str, Part]] = {}

    def game(self) -> Game:
        """The rules."""
        if self._game is None:
            found = self._loaded("rules")
            if not isinstance(found, type) or not issubclass(found, Game):
                raise self._error("rules", f"not a {Game.__name__}")
            made = found()
            if made.key != self.key:
                raise self._error("rules", f"key {made.key}")
            self._game = made
        return self._game

    def has(self, name: str) -> bool:
        """Whether the title names such a part."""
        return bool(self.names[name])

    def part(self, name: str, kind: type[P]) -> P:
        """The part of a name, made with this title and kept."""
        made = self._parts.get(name)
        if made is None:
            made = self.part_class(name, kind)(self)
            self._parts[name] = made
        if not isinstance(made, kind):
            raise self._error(name, f"not a {kind.__name__}")
        return made

    def part_class(self, name: str, kind: type[P]) -> type[P]:
        """The class of a part, for whoever makes its own."""
        if not self.has(name):
            return kind
        found = self._loaded(name)
        if not isinstance(found, type) or not issubclass(found, kind):
            raise self._error(name, f"not a {kind.__name__}")
        return found

    def _loaded(self, name: str) -> object:
        module, _, attribute = self.names[name].partition(":")
        try:
            return getattr(importlib.import_module(module), attribute)
        except WarrenError:
            raise
        except Exception as error:
            raise self._error(name, f"{type(error).__name__}: {error}") from error

    def _error(self, name: str, problem: str) -> InputError:
        return InputError(
            "error-title-part",
            {"title": self.key, "part": name, "name": self.names[name], "problem": problem},
        )
