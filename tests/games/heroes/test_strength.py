"""What prepared magic adds up to, and what stands against a capture first."""

from __future__ import annotations

from mypy_extensions import i64
from tests.tools.heroes.look import targets
from tests.tools.heroes.position import position, seat
from tests.tools.heroes.turn import attach, capture
from tests.tools.play import refused
from tests.tools.rules import rules

from warren.games.heroes.strength import Prepared, effective_level

LEVELS = {"c3": 1, "d4": 12, "a1": 1}


@rules("HDL-MAG-3")
def test_nothing_prepared() -> None:
    none = Prepared(position(seat("claim", (0, 0, 1)), seat()))
    assert (none.count, none.attack, none.mages, none.factor, none.least_level) == (0, 0, 0, 1, 0)
    assert not none.troops_only


@rules("HDL-MAG-3")
def test_prepared_cards_add_up() -> None:
    cards = "magic-sword potion-of-strength potion-of-strength phantom-warriors builders-charm"
    state = position(seat(f"siege-tower treasure-map {cards}", (1, 1, 8)), seat(), levels=LEVELS)
    attach(state, "phantom-warriors")
    assert not Prepared(state).troops_only
    for card in ("builders-charm", "magic-sword", "potion-of-strength", "potion-of-strength"):
        attach(state, card)
    sum_ = Prepared(state)
    assert (sum_.attack, sum_.warriors, sum_.craftsmen, sum_.mages) == (8, 2, 2, 6)
    assert (sum_.count, sum_.factor, sum_.least_level, sum_.troops_only) == (5, 1, 0, True)
    attach(state, "treasure-map")
    assert (Prepared(state).factor, Prepared(state).least_level) == (2, 6)


@rules("HDL-CAP-2", "HDL-MAG-3", "HDL-MAG-16", "HDL-MAG-13")
def test_everything_together() -> None:
    """2 + 4 + 2 and 3 beside it against level 12, lowered by one; the coins are double."""
    state = position(
        seat(
            "spearmen magic-sword potion-of-strength treasure-map",
            (1, 0, 5),
            on={"c3": "sappers"},
            coins=0,
        ),
        seat(),
        levels=LEVELS,
        facts={"panic": True},
    )
    for card in ("magic-sword", "potion-of-strength", "treasure-map"):
        attach(state, card)
    assert "d4" in targets(state, "spearmen")
    capture(state, "spearmen", "d4")
    assert state.scores()[0] == 24


@rules("HDL-MAG-13")
def test_panic_needs_support() -> None:
    state = position(seat(on={"c3": "archers"}), seat(), levels=LEVELS, facts={"panic": True})
    region = i64(state.table.board.index["d4"])
    assert effective_level(state, region, i64(1)) == 11
    assert effective_level(state, region, i64(0)) == 12


@rules("HDL-CAP-5", "HDL-PLY-2", "HDL-CAP-2")
def test_the_region_comes_before_the_companions_and_these_before_the_strength() -> None:
    state = position(seat("spearmen"), seat(on={"a1": "militia"}), levels=LEVELS)
    assert refused(state, "capture", card="spearmen", region="a1").rule == "HDL-CAP-5"
    assert refused(state, "capture", card="spearmen", region="d4").rule == "HDL-PLY-2"
