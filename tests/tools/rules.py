"""Which ledger lines a test proves."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import cast

import pytest

from warren.core.yaml_data import yaml_data
from warren.games.registry import titles

CORE = "CORE-"


def rules(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the ledger lines it proves."""
    return pytest.mark.rules(*ids)


@cache
def ledger_ids() -> frozenset[str]:
    """The ids of all ledgers that the games ship."""
    found: set[str] = set()
    for package in ledger_packages():
        ledger = yaml_data((resources.files(package) / "ledger.yaml").read_text("utf-8"))
        found.update(line["id"] for line in cast("list[dict[str, str]]", ledger))
    return frozenset(found)


def ledger_packages() -> list[str]:
    """Where the ledgers of the games lie."""
    return [package for title in titles() for package in title.ledgers[:1]]


def unknown_ids(item: pytest.Item) -> list[str]:
    """What a test claims to prove that no ledger has; a claim without ids is one too."""
    unknown: list[str] = []
    for mark in item.iter_markers("rules"):
        if not mark.args:
            unknown.append("no id at all")
        for id in mark.args:
            if not str(id).startswith(CORE) and id not in ledger_ids():
                unknown.append(str(id))
    return unknown
