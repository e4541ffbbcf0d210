"""The example in the documentation is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from warren.scenario import run_paths
from warren.scenario.small_world.expectation import ENTRIES
from warren.scenario.small_world.holdings import REGION_FIELDS, SEAT_FIELDS
from warren.scenario.small_world.position import FACTS, GIVEN
from warren.scenario.small_world.verbs import OUTCOMES, VERBS
from warren.scenario.steps import KINDS

TEXT = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text("utf-8")


@pytest.mark.rules("SW-R-GIANTS", "SW-CON-2", "SW-DIE-3")
def test_the_example_passes(tmp_path: Path) -> None:
    blocks = re.findall(r"```yaml\n(.*?)```", TEXT, re.DOTALL)
    assert len(blocks) == 1
    file = tmp_path / "example.yaml"
    file.write_text(blocks[0], "utf-8")
    (result,) = run_paths([file])
    assert result.ok, f"step {result.step}: {result.message} {dict(result.details)}"


@pytest.mark.parametrize(
    "word",
    [*KINDS, *VERBS, *OUTCOMES, *GIVEN, *FACTS, *ENTRIES, *REGION_FIELDS, *SEAT_FIELDS],
)
def test_every_word_of_the_vocabulary_is_explained(word: str) -> None:
    explained = TEXT.split("## The head", maxsplit=1)[1]
    assert re.search(rf"`{re.escape(word)}[`:]", explained)
