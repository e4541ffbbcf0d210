"""The strength of a capture against the level of a region."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.breakdown import Breakdown
from warren.games.heroes.explanation import explain_capture, explain_region
from warren.games.heroes.state import State
from warren.games.heroes.strength import effective_level
from warren.text.breakdowns import cited, part_name
from warren.text.catalogue import Catalogue
from warren.text.names import title


def strength_line(catalogue: Catalogue, state: State, seat: int, card: int, region: int) -> str:
    """A sum such as “attack 2 + fortress 4 + catapult 3 = 9 against level 9”."""
    breakdown = explain_capture(state, seat, card, region)
    return _sum_line(catalogue, state, seat, region, breakdown)


def capture_line(catalogue: Catalogue, state: State, seat: int, card: int, region: int) -> str:
    """The same, with the rule that forbids the capture, if one does."""
    breakdown = explain_capture(state, seat, card, region)
    return _whole_line(catalogue, state, seat, region, breakdown)


def price_line(
    catalogue: Catalogue, state: State, seat: int, code: int, breakdown: Breakdown
) -> str:
    """The same for a code that has a price."""
    region = state.table.board.index[str(state.action(code).args["region"])]
    return _whole_line(catalogue, state, seat, region, breakdown)


def region_lines(catalogue: Catalogue, state: State, seat: int, region: int) -> list[str]:
    """What a region takes, then each troop in hand against it."""
    breakdown = explain_region(state, seat, region)
    filling: dict[str, str | int] = {
        "region": state.table.board.names[region],
        "level": _level(catalogue, state, seat, region),
        "support": int(state.support_for(i64(seat), i64(region))),
    }
    if breakdown.refusal:
        filling["why"] = cited(catalogue, catalogue.text(breakdown.refusal), breakdown.rule)
        return [catalogue.filled("capture-closed", filling)]
    filling["missing"] = max(breakdown.total, 0)
    troops = [card for card in state.table.troops if state.in_hand(i64(seat), i64(card))]
    lines = [
        catalogue.text(
            "capture-troop",
            card=title(catalogue, "card", state.table.cards[card].id),
            line=capture_line(catalogue, state, seat, card, region),
        )
        for card in troops
    ]
    return [
        catalogue.filled("capture-region", filling),
        *(lines or [catalogue.text("capture-no-troops")]),
    ]


def _sum_line(
    catalogue: Catalogue, state: State, seat: int, region: int, breakdown: Breakdown
) -> str:
    level = int(effective_level(state, region, state.support_for(seat, region)))
    attack, *support = breakdown.parts
    terms = [catalogue.text("number-attack", amount=attack.amount)]
    terms += [
        catalogue.text("capture-part", label=part_name(catalogue, part.label), amount=part.amount)
        for part in support
    ]
    line = " + ".join(terms)
    if support:
        line = catalogue.text("breakdown-sum", sum=line, total=breakdown.total)
    against = _level_text(catalogue, state, region, level)
    return catalogue.text("capture-against", sum=line, level=against)


def _whole_line(
    catalogue: Catalogue, state: State, seat: int, region: int, breakdown: Breakdown
) -> str:
    line = _sum_line(catalogue, state, seat, region, breakdown)
    if not breakdown.refusal:
        return line
    why = cited(catalogue, catalogue.text(breakdown.refusal), breakdown.rule)
    return catalogue.text("capture-refused", line=line, why=why)


def _level(catalogue: Catalogue, state: State, seat: int, region: int) -> str:
    level = int(effective_level(state, region, state.support_for(seat, region)))
    return _level_text(catalogue, state, region, level)


def _level_text(catalogue: Catalogue, state: State, region: int, level: int) -> str:
    printed = state.level_of(region)
    if level == printed:
        return catalogue.text("capture-level", level=level)
    return catalogue.text("capture-level", "panic", level=level, printed=printed)
