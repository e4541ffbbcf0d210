"""The ledger is whole and in its form."""

from __future__ import annotations

import re

from warren.coverage.ledger import ledger

LINES = ledger("warren.games.dungeon_lords")
SUPPORT = {
    "rule": {"", "derived", "general-knowledge"},
    "ruling": {"own", "reconstructed"},
    "example": {"", "derived"},
}


def test_every_line_once() -> None:
    assert len({line.id for line in LINES}) == len(LINES) == 635
    assert all(re.fullmatch(r"D[LF]-[A-Z0-9-]+", line.id) for line in LINES)
    assert all(line.section and line.text for line in LINES)


def test_kinds_and_support() -> None:
    for line in LINES:
        assert line.support in SUPPORT[line.kind], line.id
        assert (line.support == "reconstructed") == ("Reconstructed" in line.text), line.id
        assert (line.support == "own") == ("uling" in line.text), line.id


def test_lines_cite_lines() -> None:
    ids = {line.id for line in LINES}
    for line in LINES:
        for cited in re.findall(r"D[LF]-[A-Z]+-\d+", line.text):
            assert cited in ids, line.id
