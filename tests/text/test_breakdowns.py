"""Numbers in parts."""

from __future__ import annotations

from warren.core.breakdown import Breakdown, Part
from warren.core.effect import Effect
from warren.games.small_world.takings import takings
from warren.text.breakdowns import breakdown_line, breakdown_lines
from warren.text.catalogue import Catalogue
from warren.text.small_world.income import income_lines

PARTS = [
    Part("part-base", 2, "SW-CON-3"),
    Part("terrain-mountain", 1, "SW-CON-3"),
    Part("race-orcs", 2, "SW-CON-3"),
    Part("power-commando", -1, "SW-P-COMMANDO"),
]


def test_a_price_in_both_languages() -> None:
    price = Breakdown(4, PARTS)
    assert breakdown_line(Catalogue("ru"), price) == "2 + гора 1 + орки 2 − боевые 1 = 4"
    assert breakdown_line(Catalogue("en"), price) == "2 + mountain 1 + Orcs 2 − Commando 1 = 4"


def test_a_price_of_one_part_is_just_a_number() -> None:
    assert breakdown_line(Catalogue("ru"), Breakdown(2, PARTS[:1])) == "2"


def test_the_floor_is_no_summand() -> None:
    parts = [
        Part("part-base", 2, "SW-CON-3"),
        Part("power-berserk", -3, "SW-P-BERSERK"),
        Part("part-floor", 2, "SW-CON-4"),
    ]
    price = Breakdown(1, parts)
    assert breakdown_line(Catalogue("ru"), price) == "2 − лютые 3, но не меньше одного жетона: 1"
    assert breakdown_line(Catalogue("en"), price) == "2 − Berserk 3, but at least one token: 1"
    assert breakdown_lines(Catalogue("ru"), price)[-1] == "не меньше одного жетона [SW-CON-4]"


def test_a_price_that_cannot_be_paid_says_why() -> None:
    barred = Breakdown(4, PARTS, "refusal-not-adjacent", "SW-CON-2")
    assert breakdown_line(Catalogue("ru"), barred) == (
        "2 + гора 1 + орки 2 − боевые 1 = 4, но напасть нельзя. "
        "Регион не соседний ни с одним регионом этой расы. [SW-CON-2]"
    )
    nobody = Breakdown(0, [], "refusal-no-race", "SW-CMB-1")
    assert breakdown_line(Catalogue("ru"), nobody) == (
        "У этого игрока нет активной расы. [SW-CMB-1]"
    )


def test_the_parts_one_by_one() -> None:
    assert breakdown_lines(Catalogue("ru"), Breakdown(4, PARTS)) == [
        "2 основа [SW-CON-3]",
        "+1 гора [SW-CON-3]",
        "+2 орки [SW-CON-3]",
        "−1 боевые [SW-P-COMMANDO]",
    ]


def test_an_income_line_by_line() -> None:
    effect = Effect(
        "income-paid",
        {
            "seat": 0,
            "coins": 7,
            "parts": [("race-orcs SW-COI-1", 4), ("race-orcs SW-R-ORCS", 3)],
        },
    )
    assert income_lines(Catalogue("ru"), takings([effect], 0)) == [
        "регионы орков — 4 [SW-COI-1]",
        "орки — 3 [SW-R-ORCS]",
        "всего 7 монет",
    ]
