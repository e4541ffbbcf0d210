"""Makes `tests` importable, and refuses tests that name a rule no ledger has."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = str(Path(__file__).resolve().parent.parent)
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    from tests.tools.rules import unknown_ids

    wrong = [f"{item.nodeid}: {id}" for item in items for id in unknown_ids(item)]
    if wrong:
        raise pytest.UsageError("rules that no ledger has:\n" + "\n".join(wrong))
