"""Which language the command line speaks."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from typing import Final

from warren.core.refusal import InputError

LANGUAGES: Final = ("ru", "en")
DEFAULT: Final = "ru"
ELSEWHERE: Final = "en"
VARIABLE: Final = "WARREN_LANG"
FLAG: Final = "--lang"
_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_asked: ContextVar[str | None] = ContextVar("language asked for before the command", default=None)


def ask_for(language: str | None) -> None:
    """Remember what was asked for before the name of the command."""
    _asked.set(language)


def chosen_language(language: str | None = None) -> str:
    """The option, else the variable, else the locale, else Russian."""
    for field, value in ((FLAG, language), (FLAG, _asked.get()), (VARIABLE, _environ(VARIABLE))):
        if value:
            if value not in LANGUAGES:
                raise InputError("error-unknown-language", {"field": field, "value": value})
            return value
    return locale_language(os.environ)


def _environ(name: str) -> str | None:
    return os.environ.get(name)


def locale_language(environ: Mapping[str, str]) -> str:
    """That of the first locale variable that is set, English where it is not ours; else Russian."""
    value = next((environ[name] for name in _LOCALE if environ.get(name)), "")
    language = value.replace("-", "_").partition("_")[0].lower()
    if not language:
        return DEFAULT
    return language if language in LANGUAGES else ELSEWHERE


def spoken_language(arguments: Sequence[str]) -> str:
    """The language for errors about the arguments themselves; never fails."""
    for i, argument in enumerate(arguments):
        flag, equals, value = argument.partition("=")
        if flag == FLAG:
            after = value if equals else next(iter(arguments[i + 1 : i + 2]), "")
            if after in LANGUAGES:
                return after
    try:
        return chosen_language()
    except InputError:
        return locale_language(os.environ)
