"""Fixtures of the example game."""

from __future__ import annotations

import pytest
from tests.examples.registered import FOLDER
from tests.server.conftest import node

from warren.games.outside import VARIABLE

__all__ = ["node"]


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(FOLDER))
