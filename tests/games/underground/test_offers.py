"""The lists of offers agree with the actions of a table."""

from __future__ import annotations

from itertools import pairwise

from warren.games.registry import game
from warren.games.small_world.pieces import PIECES
from warren.games.small_world.steps.place import blocks_by_kind
from warren.games.small_world.underground.offers.catalogue import DAWN, DUSK

SPACE = game("underground").new_state(2).space()


def test_every_offer_is_an_action_of_its_own_about_a_region() -> None:
    for offers in (DAWN, DUSK):
        blocks = [int(offer.block) for offer in offers]
        assert all(one < other for one, other in pairwise(blocks))
        for block in blocks:
            assert [argument.name for argument in SPACE.blocks[block].arguments] == ["region"]


def test_every_piece_that_is_offered_can_be_placed() -> None:
    places = blocks_by_kind(SPACE, "place")
    placed = [PIECES[kind].id for kind, block in enumerate(places) if block >= 0]
    assert placed == ["fortress", "encampment", "hero", "mushroom-armour"]


def test_only_what_can_be_placed_can_be_lifted() -> None:
    lifts = [
        PIECES[kind].id for kind, block in enumerate(blocks_by_kind(SPACE, "lift")) if block >= 0
    ]
    assert lifts == ["encampment", "hero"]
