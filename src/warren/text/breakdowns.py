"""Numbers told by their parts."""

from __future__ import annotations

from typing import Final

from warren.core.breakdown import Breakdown, Part
from warren.text.catalogue import Catalogue
from warren.text.names import noun

BASE: Final = "part-base"
FLOOR: Final = "part-floor"


def part_name(catalogue: Catalogue, label: str) -> str:
    """The label of a part inside a sentence."""
    return catalogue.kept(("part", label), lambda: _part_name(catalogue, label))


def breakdown_line(catalogue: Catalogue, breakdown: Breakdown) -> str:
    """A sum such as “2 + mountain 1 + Orcs 2 − Commando 1 = 4”, or why there is none.

    A floor is no summand: “river 1 − Ogres 1, but at least one token: 1”.
    """
    return catalogue.kept(("sum", *marks(breakdown)), lambda: _line(catalogue, breakdown))


def marks(breakdown: Breakdown) -> tuple[str | int, ...]:
    """What tells a breakdown from all that differ."""
    found: list[str | int] = [breakdown.total, breakdown.refusal, breakdown.rule]
    for part in breakdown.parts:
        found += (part.label, part.amount, part.rule)
    return tuple(found)


def _part_name(catalogue: Catalogue, label: str) -> str:
    kind, _, id = label.partition("-")
    return catalogue.text(label) if kind == "part" else noun(catalogue, kind, id)


def _line(catalogue: Catalogue, breakdown: Breakdown) -> str:
    why = ""
    if breakdown.refusal:
        why = cited(catalogue, catalogue.text(breakdown.refusal), breakdown.rule)
    if not breakdown.parts:
        return why or str(breakdown.total)
    summands = [part for part in breakdown.parts if part.label != FLOOR]
    line = " ".join(_term(catalogue, part, i == 0) for i, part in enumerate(summands))
    if line != str(breakdown.total):
        id = "breakdown-sum" if len(summands) == len(breakdown.parts) else "breakdown-floor"
        line = catalogue.text(id, sum=line, total=breakdown.total)
    return catalogue.text("breakdown-refused", sum=line, why=why) if why else line


def breakdown_lines(catalogue: Catalogue, breakdown: Breakdown) -> list[str]:
    """One line for each part, with its rule."""
    return [
        cited(catalogue, _item(catalogue, part, i == 0), part.rule)
        for i, part in enumerate(breakdown.parts)
    ]


def price_parts(catalogue: Catalogue, breakdown: Breakdown) -> list[tuple[str, int, str]]:
    """The name, the amount and the rule of each part."""
    return [(part_name(catalogue, part.label), part.amount, part.rule) for part in breakdown.parts]


def cited(catalogue: Catalogue, text: str, rule: str) -> str:
    """A sentence with the rule it rests on."""
    return catalogue.text("rule-cited", text=text, rule=rule) if rule else text


def _term(catalogue: Catalogue, part: Part, first: bool) -> str:
    if first and part.label == BASE:
        return str(part.amount)
    sign = "−" if part.amount < 0 else "" if first else "+"
    return f"{sign} {part_name(catalogue, part.label)} {abs(part.amount)}".strip()


def _item(catalogue: Catalogue, part: Part, first: bool) -> str:
    label = part_name(catalogue, part.label)
    if part.label == FLOOR:
        return label
    return catalogue.text("breakdown-item", amount=_signed(part.amount, first), label=label)


def _signed(amount: int, first: bool) -> str:
    sign = "−" if amount < 0 else "" if first else "+"
    return f"{sign}{abs(amount)}"
