"""Titles that come by their names: from modules, folders, files and installed packages."""

from __future__ import annotations

import importlib
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final

from warren.core.refusal import InputError, WarrenError
from warren.core.title import Title

VARIABLE: Final = "WARREN_GAMES"
GROUP: Final = "warren.games"
ATTRIBUTE: Final = "TITLE"
MANIFEST: Final = "title"


def named_titles(written: str) -> list[Title]:
    """The titles of a list with commas between its entries."""
    return [_whole(entry.strip()) for entry in written.split(",") if entry.strip()]


def installed_titles() -> list[Title]:
    """The titles that installed packages bring as entry points."""
    from importlib.metadata import entry_points

    return [_whole(entry.value) for entry in entry_points(group=GROUP)]


@cache
def named_title(entry: str) -> Title:
    """The title of `module:ATTRIBUTE`, or of a folder with a `title.py`, or of a file.

    Without an attribute it is TITLE.
    """
    place, _, attribute = entry.partition(":")
    try:
        found: object = getattr(_module(place), attribute or ATTRIBUTE)
    except WarrenError:
        raise
    except Exception as error:
        raise _error(entry, f"{type(error).__name__}: {error}") from error
    if not isinstance(found, Title):
        raise _error(entry, f"not a {Title.__name__}")
    return found


def _whole(entry: str) -> Title:
    """The title of an entry, with the files that it names."""
    from importlib.resources import files

    title = named_title(entry)
    wanted = [(title.locales, "locales"), *((package, "ledger.yaml") for package in title.ledgers)]
    try:
        for package, name in wanted:
            if package and all(file.name != name for file in files(package).iterdir()):
                raise FileNotFoundError(f"{package}/{name}")
    except (ImportError, TypeError, OSError) as error:
        raise _error(entry, f"{type(error).__name__}: {error}") from error
    return title


def _module(place: str) -> ModuleType:
    path = Path(place)
    if path.is_dir():
        return _beside(path.resolve(), f"{path.resolve().name}.{MANIFEST}")
    if path.suffix == ".py" or "/" in place:
        return _beside(path.resolve(strict=True), path.stem)
    return importlib.import_module(place)


def _beside(path: Path, name: str) -> ModuleType:
    """A module of a folder that need not be known to Python; the folder around it will be."""
    around = str(path.parent)
    if around not in sys.path:
        sys.path.append(around)
    module = importlib.import_module(name)
    if not Path(module.__file__ or "").resolve().is_relative_to(path):
        raise ImportError(f"{name} is {module.__file__}")
    return module


def _error(entry: str, problem: str) -> InputError:
    return InputError("error-title-entry", {"field": VARIABLE, "value": entry, "problem": problem})
