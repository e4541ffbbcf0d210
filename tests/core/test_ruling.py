"""A game goes on by the reading it began with."""

from __future__ import annotations

from pathlib import Path

import pytest

from warren.core.match import begin, new_match, replay
from warren.core.record import Record, read_record
from warren.core.refusal import InputError
from warren.core.ruling import UNDATED, Ruling, readings, version_of
from warren.games.registry import game, games
from warren.text.catalogue import Catalogue
from warren.text.errors import error_line

EARLY = Ruling("early", "new", ("old", "new"), "R-1", since=2, before="old")
LATE = Ruling("late", 2, (0, 1, 2), "R-2", since=4, before=1)
BOTH = (EARLY, LATE)


def test_the_version_is_that_of_the_latest_ruling() -> None:
    assert version_of(()) == 1
    assert version_of(BOTH) == 4


@pytest.mark.parametrize(
    ("began", "given", "expected"),
    [
        (1, {}, {"early": "old", "late": 1}),
        (2, {}, {"late": 1}),
        (3, {"other": True}, {"other": True, "late": 1}),
        (4, {}, {}),
        (1, {"early": "new"}, {"early": "new", "late": 1}),
        (UNDATED, {"late": 0}, {"early": "old", "late": 0}),
    ],
)
def test_what_began_earlier_keeps_its_reading(
    began: int, given: dict[str, object], expected: dict[str, object]
) -> None:
    assert readings(BOTH, began, given) == expected


def test_rules_that_nobody_knows_yet_are_refused_in_a_sentence() -> None:
    with pytest.raises(InputError) as error:
        readings(BOTH, 5, {})
    assert error.value.message == "error-rules-newer"
    told = error_line(Catalogue("en"), error.value)
    assert "version 5 of the rules" in told
    assert "up to version 4" in told


@pytest.mark.parametrize("key", [title.key for title in games()])
def test_a_record_is_written_and_read_under_its_own_rules(key: str) -> None:
    known = game(key)
    match = new_match(known, known.min_players)
    record = read_record(match.record.write())
    assert record.rules == known.rules_version()
    older = Record(record.game, record.players, record.options, record.names, rules=1)
    assert begin(known, older).record.header()["rules"] == 1
    newer = Record(record.game, record.players, {}, record.names, rules=known.rules_version() + 1)
    with pytest.raises(InputError, match="error-rules-newer"):
        replay(known, newer)


def test_every_ruling_is_told() -> None:
    told = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
    for title in games():
        for ruling in title.rulings():
            assert f"| `{ruling.key}` | {ruling.since} |" in told
            assert ruling.rule in told
