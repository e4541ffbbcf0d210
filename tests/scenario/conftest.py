"""A scenario to change, and a way to run it from a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from warren.scenario import ScenarioResult, run_paths

HEAD = """
- name: Humans on the shore
  rules: [SW-CON-1]
  game: small_world
  players: 2
  board:
    rounds: 5
    regions:
      shore: {terrain: farmland, edge: true, borders: [wood]}
      wood: {terrain: forest, borders: [peak]}
      peak: {terrain: mountain, tribe: true}
"""
GIVEN = """
  given:
    seats:
      0: {coins: 4, race: humans, power: forest, hand: 3}
      1: {race: orcs, power: berserk}
    regions:
      shore: {race: humans}
      peak: {race: orcs, tokens: 2}
"""
Run = Callable[..., ScenarioResult]


@pytest.fixture
def head() -> str:
    return HEAD


@pytest.fixture
def given() -> str:
    return GIVEN


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run one scenario made of a head, a position and its steps."""

    def run_text(then: str, given: str = GIVEN, head: str = HEAD) -> ScenarioResult:
        file = tmp_path / "one.yaml"
        steps = "\n".join(f"    {line}" for line in then.strip().splitlines())
        file.write_text(f"{head.rstrip()}\n{given.strip(chr(10))}\n  then:\n{steps}\n", "utf-8")
        results = run_paths([file])
        assert len(results) == 1
        return results[0]

    return run_text
