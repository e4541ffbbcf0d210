"""The rule ids that scenarios name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import yaml

from warren.core.fields import Fields, as_list
from warren.core.refusal import InputError
from warren.core.yaml_data import yaml_data


def named_scenarios(path: Path, name: str) -> Iterator[tuple[str, list[str]]]:
    """Each scenario of a file (`name::its name`) with its rules; other files hold none."""
    try:
        data: object = yaml_data(path.read_text(encoding="utf-8"))
    except (yaml.YAMLError, ValueError, OSError) as error:
        raise InputError("error-cannot-read", {"file": name}) from error
    for fields in _entries(data, name):
        if fields.has("name") and fields.has("rules"):
            yield f"{name}::{fields.value('name')}", [str(id) for id in fields.items("rules")]


def _entries(data: object, name: str) -> list[Fields]:
    try:
        return [Fields(entry, name) for entry in as_list(data, name)]
    except InputError:
        return []
