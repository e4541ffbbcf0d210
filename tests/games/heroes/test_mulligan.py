"""Which first hands can capture nothing with any two companions."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.tools.heroes.decks import deck, magic, troop
from tests.tools.heroes.position import position, seat
from tests.tools.rules import rules

from warren.games.heroes.hexes import Board
from warren.games.heroes.mulligan import hopeless
from warren.games.heroes.state import State

NAMES = [f"{row}{place}" for row in "abcd" for place in (1, 2, 3, 4)]
PLAIN = ["spearmen"] * 6 + ["militia"] * 4 + ["swordsmen"] * 3 + ["knights"] * 4


def table(
    hand: str,
    taken: int = 0,
    *,
    ally: dict[str, str] | None = None,
    claims: dict[str, tuple[int, bool]] | None = None,
    levels: dict[str, int] | None = None,
) -> State:
    """Another player holds all regions up to the level `taken`; `ally` names more."""
    low = {name: place // 4 + 1 for place, name in enumerate(NAMES)}
    held = [name for name in NAMES if low[name] <= taken]
    on = dict(zip(held, PLAIN, strict=False))
    return position(
        seat(hand, (0, 0, 0)),
        seat(on={**on, **(ally or {})}),
        levels={**low, **(levels or {})},
        claims=claims,
        round=1,
        turns=0,
    )


def can_capture(state: State) -> bool:
    return not hopeless(state, i64(0))


@rules("HDL-MUL-1", "HDL-MUL-2")
@pytest.mark.parametrize(
    ("hand", "lowest", "possible"),
    [
        ("fortress garrison claim", 1, False),
        ("militia", 1, True),
        ("militia", 2, False),
        ("spearmen", 2, True),
        ("spearmen", 3, False),
        ("archers", 1, True),
        ("swordsmen", 3, True),
        ("swordsmen", 4, False),
        ("men-at-arms", 1, False),
        ("halberdiers sappers catapult ballista cavalry crossbowmen", 1, False),
    ],
)
def test_a_troop_alone(hand: str, lowest: int, possible: bool) -> None:
    """Two companions only: a third that could be bought does not count."""
    assert can_capture(table(hand, lowest - 1)) == possible


@rules("HDL-MUL-2", "HDL-MAG-4", "HDL-MAG-5", "HDL-MAG-11", "HDL-MAG-12")
@pytest.mark.parametrize(
    ("hand", "lowest", "possible"),
    [
        ("spearmen potion-of-strength", 4, True),
        ("spearmen potion-of-strength", 5, False),
        ("spearmen potion-of-strength potion-of-strength", 5, False),
        ("swordsmen potion-of-strength", 4, False),
        ("spearmen magic-sword", 3, False),
        ("spearmen builders-charm", 3, False),
        ("swordsmen phantom-warriors potion-of-strength", 5, True),
        ("halberdiers phantom-warriors", 2, True),
        ("halberdiers phantom-warriors", 3, False),
        ("cavalry phantom-warriors", 1, False),
        ("cavalry phantom-warriors phantom-warriors", 3, True),
        ("men-at-arms phantom-warriors", 2, True),
        ("men-at-arms builders-charm", 2, False),
        ("sappers builders-charm", 1, True),
        ("sappers phantom-warriors", 1, False),
        ("catapult builders-charm", 1, True),
        ("ballista builders-charm", 2, False),
        ("ballista builders-charm phantom-warriors", 2, True),
        ("crossbowmen builders-charm phantom-warriors", 2, False),
        ("swordsmen phantom-warriors phantom-warriors", 4, False),
        ("militia treasure-map teleportation panic runestone", 2, False),
    ],
)
def test_magic_that_two_companions_can_serve(hand: str, lowest: int, possible: bool) -> None:
    assert can_capture(table(hand, lowest - 1)) == possible


@rules("HDL-MUL-2", "HDL-MAG-14")
def test_an_alliance_counts_where_the_ally_has_support() -> None:
    levels = {"g4": 6, "g3": 7}
    near = {"f5": "crossbowmen"}
    assert can_capture(table("spearmen alliance", 3, ally=near, levels=levels))
    assert not can_capture(table("spearmen", 3, ally=near, levels=levels))
    assert not can_capture(table("swordsmen alliance", 3, ally=near, levels=levels))
    weak = {"f5": "archers"}
    assert not can_capture(table("militia alliance", 3, ally=weak, levels={**levels, "f4": 6}))


@rules("HDL-MUL-2", "HDL-MAG-14")
def test_an_alliance_without_support_is_worth_nothing() -> None:
    assert not can_capture(table("spearmen alliance", 2))


@rules("HDL-MUL-2", "HDL-MAG-7")
def test_regions_that_others_claim_are_not_open() -> None:
    """One region of level 2 is left, and somebody has claimed it."""
    levels = {"b4": 2}
    on = dict(zip(NAMES[:7], PLAIN, strict=False))
    for claims, possible in (({}, True), ({"b4": (1, False)}, False), ({"b4": (0, False)}, True)):
        state = table("spearmen", 0, ally=on, claims=claims, levels=levels)
        assert can_capture(state) == possible


@rules("HDL-MUL-2")
def test_the_companions_it_has_do_not_matter() -> None:
    state = position(seat("spearmen", (0, 0, 2)), seat(), round=1, turns=0)
    assert can_capture(state)
    rich = position(seat("men-at-arms", (5, 5, 5)), seat(), round=1, turns=0)
    assert not can_capture(rich)


@rules("HDL-MUL-2", "HDL-DAT-4")
@pytest.mark.parametrize(("potions", "possible"), [(2, False), (3, True)])
def test_magic_that_takes_no_mage_counts_in_any_number(potions: int, possible: bool) -> None:
    """A host's deck may hold such cards; all regions up to level 6 are taken here."""
    low = Board("heroes-37", [4, 5, 6, 7, 6, 5, 4], [], "").names[:23]
    own = deck(giants=troop(1, 0, 40, warrior=2), brew=magic("potion-of-strength", 0, 4))
    state = position(
        seat(" ".join(["giants", *["brew"] * potions])),
        seat(on=dict.fromkeys(low, "giants")),
        levels={name: place // 4 + 1 for place, name in enumerate(low)},
        options={"deck": own},
    )
    assert can_capture(state) == possible
