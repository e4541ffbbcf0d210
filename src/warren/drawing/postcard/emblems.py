"""Drawings that come with a title's pictures."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping
from functools import cache
from importlib import resources

from warren.core.fields import as_mapping


@cache
def emblems(package: str) -> Mapping[str, str]:
    """The emblems in a package by the names of what they stand for, as paths."""
    text = resources.files(package).joinpath("emblems.json").read_text(encoding="utf-8")
    return {str(key): str(path) for key, path in as_mapping(json.loads(text), package).items()}


@cache
def painting(package: str, name: str) -> str:
    """A painted ground as an address that holds all of it, or nothing where none was painted."""
    file = resources.files(package).joinpath("grounds", f"{name}.webp")
    if not file.is_file():
        return ""
    return f"data:image/webp;base64,{b64encode(file.read_bytes()).decode()}"
