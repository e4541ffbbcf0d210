"""The question of the first start: who may come to the tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from warren.cli.network import Network
from warren.cli.terminal import Terminal


class Screen:
    """A terminal that somebody sits at, and what they answer."""

    def __init__(self, patch: pytest.MonkeyPatch, answer: str, sits: bool = True) -> None:
        self.asked = 0
        self.answer = answer
        patch.setattr("sys.stdin.isatty", lambda: sits)
        patch.setattr("sys.stdout.isatty", lambda: sits)
        patch.setattr("builtins.input", self.read)

    def read(self, _: str) -> str:
        self.asked += 1
        return self.answer


@pytest.mark.parametrize(
    ("answer", "language", "opens"),
    [("да", "ru", True), ("Yes", "en", True), ("", "en", False), ("нет", "ru", False)],
)
def test_the_answer_is_remembered(
    answer: str, language: str, opens: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Screen(monkeypatch, answer)
    assert Network(tmp_path / "data").chosen(Terminal(language)) is opens
    assert Network(tmp_path / "data").chosen(Terminal(language)) is opens
    assert screen.asked == 1


def test_where_nobody_sits_nobody_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(monkeypatch, "yes", sits=False)
    assert not Network(tmp_path).chosen(Terminal("en"))
    assert screen.asked == 0
    assert not list(tmp_path.iterdir())
