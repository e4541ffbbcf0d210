"""Golden records give the same positions, interpreted and compiled."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from tests.golden.regenerate import digest
from tests.tools.rules import rules

from warren.bench.measures import engine
from warren.core.match import replay
from warren.core.record import read_record
from warren.games.registry import game

FOLDER = Path(__file__).parent
DIGESTS: dict[str, str] = json.loads((FOLDER / "digests.json").read_text(encoding="utf-8"))


@pytest.mark.no_cover
@pytest.mark.parametrize("name", sorted(DIGESTS))
def test_every_position_is_as_it_was(name: str) -> None:
    """Coverage is measured when the same records are opened below."""
    record = read_record((FOLDER / name).read_text(encoding="utf-8"))
    assert digest(record) == DIGESTS[name]


@rules("SW-TRN-4", "SW-END-1")
@pytest.mark.parametrize("name", sorted(DIGESTS))
def test_record_ends_and_can_be_opened_anywhere(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    record = read_record(text)
    whole = replay(game(record.game), record)
    assert whole.state.is_over()
    assert whole.record.write() == text
    middle = len(record.lines) // 2
    part = replay(game(record.game), record, middle)
    for line in record.lines[middle:]:
        part.act(line.seat, line.action)
    assert part.state.key() == whole.state.key()


def test_the_installed_engine_is_compiled_where_it_can_be(request: pytest.FixtureRequest) -> None:
    """The second run of the suite uses the installed package, the first one the sources."""
    from warren.core import state

    from_sources = Path(state.__file__ or "").is_relative_to(request.config.rootpath / "src")
    if from_sources or shutil.which("cc") is None:
        assert engine() == "interpreted"
    else:
        assert engine() == "compiled"
