"""Numbers and sentences that the terminal and the page share."""

from __future__ import annotations

from typing import Final

from warren.lab.estimate import Estimate
from warren.lab.interval import Interval
from warren.text.catalogue import Catalogue

NONE: Final = "—"
ENOUGH: Final = 400
"""Games from which on figures of a subject are worth comparing."""


def percent(value: float | None) -> str:
    return NONE if value is None else f"{100 * value:.1f} %"


def rounded(value: float | None) -> str:
    return NONE if value is None else f"{100 * value:.0f} %"


def percent_range(interval: Interval | None) -> str:
    return NONE if interval is None else f"{100 * interval[0]:.1f}–{100 * interval[1]:.1f}"


def decimal(value: float | None) -> str:
    return NONE if value is None else f"{value:.1f}"


def decimal_range(interval: Interval | None) -> str:
    if interval is None:
        return NONE
    return f"{interval[0]:.1f}–{interval[1]:.1f}".replace("-", "−")


def signed(value: float) -> str:
    return f"{value:+.1f}".replace("-", "−")


def signed_range(interval: Interval) -> str:
    return f"{signed(interval[0])} … {signed(interval[1])}"


def compared(catalogue: Catalogue, message: str, found: Estimate, scale: float) -> str:
    """How far something lies from the others, and whether that can be told from chance."""
    if found.value is None or found.interval is None:
        return catalogue.text(message, difference=NONE, interval=NONE, verdict="unknown")
    return catalogue.text(
        message,
        difference=signed(scale * found.value),
        interval=signed_range((scale * found.interval[0], scale * found.interval[1])),
        verdict=found.verdict,
    )
