"""What the page is tested with is what the server tells."""

from __future__ import annotations

from pathlib import Path

import msgspec

from warren.server.archive.playback import verdict

HOME = Path(__file__).parents[3]
RECORD = HOME / "examples/records/fair-dice.ndjson"
DRAWS = HOME / "web/src/replay/fixtures/fair-dice.draws.ndjson"


def test_the_draws_that_the_page_throws_again() -> None:
    told = verdict(RECORD.read_text(encoding="utf-8"), "en").draws
    rows = DRAWS.read_text(encoding="utf-8").splitlines()
    assert [msgspec.json.decode(row) for row in rows] == msgspec.to_builtins(told)
