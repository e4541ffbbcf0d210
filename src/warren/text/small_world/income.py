"""The coins of a turn told by their sources."""

from __future__ import annotations

from typing import Final

from warren.core.breakdown import Breakdown, Part
from warren.text.breakdowns import cited, part_name
from warren.text.catalogue import Catalogue
from warren.text.names import noun

REGIONS_RULE: Final = "SW-COI-1"


def income_lines(catalogue: Catalogue, breakdown: Breakdown) -> list[str]:
    """The coins of a turn, one line for each source, and their sum."""
    lines = [cited(catalogue, _coins(catalogue, part), part.rule) for part in breakdown.parts]
    return [*lines, catalogue.text("income-total", coins=breakdown.total)]


def income_parts(catalogue: Catalogue, parts: list[Part]) -> str:
    return ", ".join(_coins(catalogue, part) for part in parts)


def forecast_line(catalogue: Catalogue, forecast: Breakdown) -> str:
    """What the turn would bring if it ended now, by who brings it."""
    amounts: dict[str, int] = {}
    for part in forecast.parts:
        amounts[part.label] = amounts.get(part.label, 0) + part.amount
    parts = [
        catalogue.text("income-part", label=part_name(catalogue, label), amount=amount)
        for label, amount in amounts.items()
    ]
    return catalogue.text(
        "forecast-coins",
        "" if forecast.total else "nothing",
        coins=forecast.total,
        parts=", ".join(parts),
    )


def _coins(catalogue: Catalogue, part: Part) -> str:
    kind, _, id = part.label.partition("-")
    if part.rule == REGIONS_RULE:
        label = catalogue.text("income-regions", race_gen=noun(catalogue, kind, id, "gen"))
    else:
        label = part_name(catalogue, part.label)
    return catalogue.text("income-part", label=label, amount=part.amount)
