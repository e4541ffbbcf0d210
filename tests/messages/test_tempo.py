"""Days and hours in which time counts."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from warren.core.refusal import InputError
from warren.messages.tempo import Days, Live, Tempo, Window

HOUR = 3600.0
BERLIN = "Europe/Berlin"
NEW_YORK = "America/New_York"


def at(zone: str, text: str) -> float:
    """A time of the clocks of a zone."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def told(zone: str, moment: float) -> str:
    return datetime.fromtimestamp(moment, ZoneInfo(zone)).isoformat(" ", "minutes")[:16]


def ends(days: float, window: Window, start: str) -> str:
    tempo = Days(days=days, window=window)
    return told(window.zone, tempo.deadline(at(window.zone, start), tempo.first()))


DAYTIME = Window(opens=9, closes=21, zone=BERLIN)


@pytest.mark.parametrize(
    ("start", "end"),
    [
        ("2026-01-05 10:00", "2026-01-07 10:00"),
        ("2026-01-05 09:00", "2026-01-06 21:00"),
        ("2026-01-05 21:00", "2026-01-07 21:00"),
        ("2026-01-05 23:30", "2026-01-07 21:00"),
        ("2026-01-06 03:00", "2026-01-07 21:00"),
    ],
)
def test_two_days_are_two_windows(start: str, end: str) -> None:
    assert ends(2, DAYTIME, start) == end


def test_half_a_day() -> None:
    assert ends(0.5, DAYTIME, "2026-01-05 18:00") == "2026-01-06 12:00"


def test_a_window_over_midnight() -> None:
    night = Window(opens=18, closes=2, zone=BERLIN)
    assert night.hours == 8
    assert ends(1, night, "2026-01-05 12:00") == "2026-01-06 02:00"
    assert ends(1, night, "2026-01-06 01:00") == "2026-01-07 01:00"


def test_until_midnight_and_the_whole_day() -> None:
    assert Window(opens=12, closes=24, zone=BERLIN).hours == 12
    whole = Window(opens=0, closes=24, zone=BERLIN)
    assert whole.hours == 24
    assert ends(1, whole, "2026-01-05 12:00") == "2026-01-06 12:00"


def test_the_clocks_go_forward_and_back_outside_the_window() -> None:
    assert ends(2, DAYTIME, "2026-03-28 10:00") == "2026-03-30 10:00"
    assert ends(2, DAYTIME, "2026-10-24 10:00") == "2026-10-26 10:00"


def test_hours_that_the_clocks_leave_out_or_show_twice_count_as_they_pass() -> None:
    whole = Window(opens=0, closes=24, zone=BERLIN)
    assert ends(1, whole, "2026-03-28 12:00") == "2026-03-29 13:00"
    assert ends(1, whole, "2026-10-24 12:00") == "2026-10-25 11:00"


def test_a_window_that_the_clocks_leave_out_does_not_open_that_day() -> None:
    lost = Window(opens=2, closes=3, zone=NEW_YORK)
    assert ends(1, lost, "2026-03-07 12:00") == "2026-03-09 03:00"


def test_without_a_window_a_day_is_a_day() -> None:
    assert Days(days=1.5).deadline(1000.0, Days(days=1.5).first()) == 1000.0 + 36 * HOUR


@given(
    start=st.floats(1.6e9, 1.9e9),
    hours=st.tuples(st.integers(0, 23), st.integers(0, 24)).filter(lambda h: h[0] != h[1]),
    zone=st.sampled_from([BERLIN, NEW_YORK, "Asia/Kathmandu", "Australia/Lord_Howe", "UTC"]),
    days=st.floats(0.01, 10),
)
def test_what_is_left_until_a_deadline_is_what_was_given(
    start: float, hours: tuple[int, int], zone: str, days: float
) -> None:
    window = Window(opens=hours[0], closes=hours[1], zone=zone)
    tempo = Days(days=days, window=window)
    end = tempo.deadline(start, tempo.first())
    assert end > start
    assert tempo.left(start, end) == pytest.approx(tempo.first(), abs=0.01)
    assert tempo.left(end, end) == 0
    opened = [pair for pair, _ in zip(window.openings(end), range(3), strict=False)]
    assert any(opens <= end <= closes for opens, closes in opened)


def test_a_tempo_is_read_by_its_kind() -> None:
    live = msgspec.json.decode(b'{"type": "live", "bank": 60}', type=Tempo)
    assert live == Live(bank=60)
    text = b'{"type": "days", "days": 3, "window": {"opens": 8, "closes": 22, "zone": "UTC"}}'
    days = msgspec.json.decode(text, type=Tempo)
    assert days == Days(days=3, window=Window(opens=8, closes=22, zone="UTC"))


@pytest.mark.parametrize(
    ("tempo", "message"),
    [
        (Live(bank=0, turn=0, answer=5), "error-tempo-empty"),
        (Days(window=Window(opens=9, closes=9, zone="UTC")), "error-tempo-window"),
        (Days(window=Window(opens=24, closes=9, zone="UTC")), "error-tempo-window"),
        (Days(window=Window(opens=9, closes=20, zone="Atlantis")), "error-tempo-zone"),
        (Days(window=Window(opens=9, closes=20, zone="../passwd")), "error-tempo-zone"),
        (Days(window=Window(opens=9, closes=20, zone="Europe")), "error-tempo-zone"),
    ],
)
def test_a_tempo_that_cannot_be_played(tempo: Tempo, message: str) -> None:
    with pytest.raises(InputError) as error:
        tempo.check()
    assert error.value.message == message


@pytest.mark.parametrize("tempo", [Live(), Live(bank=0), Live(turn=0, answer=0), Days()])
def test_a_tempo_that_can_be_played(tempo: Tempo) -> None:
    tempo.check()
