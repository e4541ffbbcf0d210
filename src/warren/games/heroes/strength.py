"""What a capture or a fortification takes, and what a capture has."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.breakdown import Part
from warren.games.heroes import reasons
from warren.games.heroes.card import CRAFTSMAN, FORTIFICATION, MAGE, TROOP, WARRIOR, Card
from warren.games.heroes.layout import (
    ALLY,
    CLAIM,
    DOOR,
    FORT,
    LEVEL,
    NONE,
    OWNER,
    PANIC,
    PENDING,
    RUNE,
    TILE_SIZE,
)
from warren.games.heroes.layout import TROOP as TROOP_FIELD
from warren.games.heroes.state import State

SAVED: Final = 2


class Prepared:
    """What the cards that were prepared add up to."""

    def __init__(self, state: State) -> None:
        self.attack: i64 = 0
        self.warriors: i64 = 0
        self.craftsmen: i64 = 0
        self.mages: i64 = 0
        self.factor: i64 = 1
        self.least_level: i64 = 0
        self.count: i64 = 0
        self.troops_only: bool = False
        for card in range(state.table.deck_width):
            count = state.in_pile(PENDING, card)
            if count == 0:
                continue
            used = state.table.cards[card]
            magic = used.magic
            assert magic is not None
            self.count += count
            self.mages += used.mages * count
            self.attack += magic.attack_bonus() * count
            self.warriors += magic.warriors_saved() * count
            self.craftsmen += magic.craftsmen_saved() * count
            self.least_level = max(self.least_level, magic.least_level())
            self.factor *= magic.income_factor()
            if magic.troops_only():
                self.troops_only = True


def companions_reason(state: State, seat: i64, card: Card, prepared: Prepared) -> i64:
    """What companions a card lacks, less what magic saves.  [HDL-PLY-2]"""
    if prepared.warriors and prepared.warriors - SAVED >= card.warriors:
        return reasons.NO_EFFECT
    if prepared.craftsmen and prepared.craftsmen - SAVED >= card.craftsmen:
        return reasons.NO_EFFECT
    if state.ready(seat, WARRIOR) < card.warriors - prepared.warriors:
        return reasons.NO_WARRIORS
    if state.ready(seat, CRAFTSMAN) < card.craftsmen - prepared.craftsmen:
        return reasons.NO_CRAFTSMEN
    if state.ready(seat, MAGE) < card.mages + prepared.mages:
        return reasons.NO_MAGES
    return reasons.ALLOWED


def region_reason(state: State, seat: i64, region: i64) -> i64:
    """Why a region is not open to this seat's capture.  [HDL-CAP-1] [HDL-CAP-5]"""
    if state.tile(region, OWNER) != NONE:
        return reasons.CAPTURED
    claim = state.tile(region, CLAIM)
    if claim != NONE and claim // 2 != seat:
        return reasons.CLAIMED
    return reasons.ALLOWED


def capture_reason(
    state: State, seat: i64, card: i64, region: i64, prepared: Prepared, support: i64
) -> i64:
    """What a capture lacks; `support` is what stands around the region."""
    used = state.table.cards[card]
    if used.kind != TROOP:
        return reasons.NOT_A_TROOP
    open_region = region_reason(state, seat, region)
    if open_region != reasons.ALLOWED:
        return open_region
    lacking = companions_reason(state, seat, used, prepared)
    if lacking != reasons.ALLOWED:
        return lacking
    return assault_reason(state, used, region, prepared, support)


def assault_reason(state: State, used: Card, region: i64, prepared: Prepared, support: i64) -> i64:
    """What a troop lacks that has its companions, before a region that is open to it."""
    level = state.tile(region, LEVEL)
    if level < prepared.least_level:
        return reasons.TOO_LOW
    total = used.attack + prepared.attack + support
    door = state.numbers[DOOR]
    if door != NONE:
        if (state.table.board.adjacent[region] >> door) & 1:
            return reasons.NEIGHBOUR
        total += state.support_of(door)
    if state.numbers[ALLY] != NONE:
        lent = state.support_for(state.numbers[ALLY], region)
        if lent == 0:
            return reasons.NO_EFFECT
        total += lent
    if total < effective_level(state, region, support):
        return reasons.TOO_WEAK
    return reasons.ALLOWED


def effective_level(state: State, region: i64, support: i64) -> i64:
    """Panic lowers regions in which the player has support.  [HDL-MAG-13]"""
    level = state.tile(region, LEVEL)
    return level - 1 if state.numbers[PANIC] and support > 0 else level


def fortify_reason(state: State, seat: i64, card: i64, region: i64, prepared: Prepared) -> i64:
    """What a fortification lacks.  [HDL-FOR-1] [HDL-FOR-2]"""
    used = state.table.cards[card]
    if used.kind != FORTIFICATION:
        return reasons.NOT_A_FORTIFICATION
    if prepared.troops_only:
        return reasons.WITH_A_TROOP
    if state.tile(region, OWNER) != seat:
        return reasons.NOT_OWN
    if state.tile(region, FORT) != NONE:
        return reasons.FORTIFIED
    return companions_reason(state, seat, used, prepared)


def strength_parts(state: State, seat: i64, card: i64, region: i64) -> list[Part]:
    """The sum that meets the level, part by part."""
    table = state.table
    used = table.cards[card]
    parts = [Part(f"card-{used.id}", int(used.attack), "HDL-CAP-2")]
    for other in range(table.deck_width):
        magic = table.cards[other].magic
        count = state.in_pile(PENDING, other)
        if count and magic is not None and magic.attack_bonus():
            label = f"card-{table.cards[other].id}"
            parts.append(Part(label, int(magic.attack_bonus() * count), magic.rule))
    around = table.board.adjacent[region]
    door = state.numbers[DOOR]
    for other in range(table.board.size):
        owner = state.tile(other, OWNER)
        if (around >> other) & 1 and owner == seat:
            _list_support(state, other, "HDL-CAP-2", parts)
        elif (around >> other) & 1 and owner != NONE and owner == state.numbers[ALLY]:
            _list_support(state, other, "HDL-MAG-14", parts)
        elif other == door:
            _list_support(state, other, "HDL-MAG-10", parts)
    return parts


def _list_support(state: State, region: i64, rule: str, parts: list[Part]) -> None:
    base = region * TILE_SIZE
    for field in (TROOP_FIELD, FORT, RUNE):
        card = state.numbers[base + field]
        if card != NONE and state.table.cards[card].support:
            used = state.table.cards[card]
            parts.append(Part(f"card-{used.id}", int(used.support), rule))
