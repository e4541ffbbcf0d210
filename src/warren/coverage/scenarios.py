"""The rule ids that scenarios name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import yaml

from warren.core.refusal import InputError


def named_scenarios(path: Path, name: str) -> Iterator[tuple[str, list[str]]]:
    """Each scenario of a file (`name::its name`) with its rules; other files hold none."""
    try:
        data: object = yaml.safe_load(path.read_text(encoding="utf-8"))
    except (yaml.YAMLError, ValueError, OSError) as error:
        raise InputError("error-cannot-read", {"file": name}) from error
    for entry in data if isinstance(data, list) else []:
        if isinstance(entry, Mapping) and "name" in entry and "rules" in entry:
            rules: object = entry["rules"]
            ids = rules if isinstance(rules, list) else []
            yield f"{name}::{entry['name']}", [str(id) for id in ids]
