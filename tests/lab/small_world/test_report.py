"""What a report says."""

from __future__ import annotations

import json

import pytest
from tests.lab.small_world.trials import small_report

from warren.games.small_world.powers.catalogue import POWERS
from warren.games.small_world.races.catalogue import RACES
from warren.lab.small_world.report import Line, line
from warren.lab.small_world.tally import Fortune


@pytest.mark.parametrize("picks", ["dealt", "chosen"])
@pytest.mark.parametrize("kind", ["race", "power"])
def test_everybody_has_a_line(kind: str, picks: str) -> None:
    report = small_report(kind, picks)
    races, powers = {race.id for race in RACES}, {power.id for power in POWERS}
    own, partners = (races, powers) if kind == "race" else (powers, races)
    assert {entry.id for entry in report.lines} == own
    assert {entry.id for entry in report.partners} == partners
    assert report.chance == pytest.approx(1 / 3)
    assert report.subject.times == sum(entry.times for entry in report.partners)
    assert sum(entry.times for entry in report.lines) == sum(
        entry.times for entry in report.pairs.values()
    )


@pytest.mark.parametrize("kind", ["race", "power"])
def test_numbers_lie_within_their_intervals(kind: str) -> None:
    for entry in (*small_report(kind, "dealt").lines, *small_report(kind, "dealt").partners):
        for value, interval in (
            (entry.win_share, entry.win_interval),
            (entry.coins, entry.coins_interval),
            (entry.score, entry.score_interval),
        ):
            if value is not None and interval is not None:
                assert interval[0] <= value <= interval[1]
        if entry.coins is not None and entry.score is not None:
            assert 0 <= (entry.declined_coins or 0) <= entry.coins <= entry.score + 5


def test_most_wins_come_first() -> None:
    shares = [entry.win_share for entry in small_report("race", "dealt").lines]
    known = [share for share in shares if share is not None]
    assert known == sorted(known, reverse=True)
    assert shares == known + [None] * (len(shares) - len(known))


def test_the_field_and_the_difference() -> None:
    report = small_report("race", "dealt")
    field = [entry for entry in report.lines if entry.id != "orcs"]
    times = sum(entry.times for entry in field)
    coins = sum((entry.coins or 0) * entry.times for entry in field) / times
    wins = sum((entry.win_share or 0) * entry.times for entry in field) / times
    assert report.field_coins.value == pytest.approx(coins)
    assert report.field_wins.value == pytest.approx(wins)
    assert report.subject.coins is not None
    assert report.more_coins.value == pytest.approx(report.subject.coins - coins)
    assert report.more_wins.value == pytest.approx((report.subject.win_share or 0) - wins)


def test_who_was_never_measured_has_no_numbers() -> None:
    empty = line("orcs", Fortune())
    assert empty == Line("orcs", 0, 0, None, None, None, None, None, None, None, None)


def test_the_report_is_plain_data() -> None:
    report = small_report("power", "chosen")
    data = json.loads(json.dumps(report.to_json()))
    assert data["id"] == "flying"
    assert data["games"] == 42
    assert len(data["pairs"]) == len(report.pairs)
