"""Special events of Festival Season that ask or move everybody."""

from __future__ import annotations

import pytest
from tests.tools.dungeon_lords.errands import FIELDS
from tests.tools.dungeon_lords.position import DECK, pet
from tests.tools.dungeon_lords.seasons import act, options, phase, settled, state_of
from tests.tools.rules import rules

from warren.core.match import Match
from warren.games.dungeon_lords import frames, lines
from warren.games.dungeon_lords.counts import PET_COUNTS
from warren.games.dungeon_lords.layout import (
    BURIED_PETS,
    CARD,
    EVIL,
    NEUTRAL,
    PALADIN,
    PETS,
    TILE_NOW,
)
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import DWARF, ELF, SPECIAL


def event(name: str, players: int = 2) -> Match:
    match = phase(frames.EVENT, players=players)
    state = state_of(match)
    state.numbers[TILE_NOW] = SPECIAL
    state.numbers[CARD] = [one.id for one in DECK.events].index(name)
    return match


def goods(state: State, seat: int, *names: str) -> list[int]:
    return [int(state.get(seat, FIELDS[name])) for name in names]


@rules("DF-E-FESTIVAL-COMMITTEE")
@pytest.mark.parametrize(
    ("answer", "after"),
    [("send 1", [3, 4, 2, 1]), ("send 2", [4, 4, 1, 2]), ("done", [3, 5, 3, 0])],
)
def test_the_committee_takes_imps(answer: str, after: list[int]) -> None:
    match = settled(event("festival-committee"))
    assert options(match, 0) == {"done", "send 1", "send 2"}
    verb, _, count = answer.partition(" ")
    act(match, 0, verb, **({"count": int(count)} if count else {}))
    assert goods(state_of(match), 0, "food", "evil", "imps", "used") == after
    assert match.state.actors() == (1,)


@rules("DF-E-FESTIVAL-COMMITTEE")
def test_without_an_unused_imp_the_committee_asks_nothing() -> None:
    match = event("festival-committee")
    for seat in range(2):
        state_of(match).put(seat, FIELDS["used"], 3)
        state_of(match).put(seat, FIELDS["imps"], seat)
    match = settled(match)
    assert match.state.actors() == (1,)
    assert options(match, 1) == {"done", "send 1"}


@rules("DF-E-GOSSIP-COLUMN")
def test_gossip_moves_everybody_towards_the_start() -> None:
    match = event("gossip-column", 4)
    state = state_of(match)
    for seat, evil in enumerate((4, 5, 6, 1)):
        state.put(seat, EVIL, evil)
    match = settled(match)
    assert [int(state_of(match).evil(seat)) for seat in range(4)] == [5, 5, 5, 2]


@rules("DF-E-GOSSIP-COLUMN", "DF-MSQ-8")
def test_gossip_does_not_touch_the_counter_of_nobody() -> None:
    match = event("gossip-column")
    state_of(match).numbers[NEUTRAL] = 8
    assert state_of(settled(match)).numbers[NEUTRAL] == 8


@rules("DF-E-GOSSIP-COLUMN", "DF-PAL-7")
def test_gossip_moves_all_at_once_so_that_nobody_passes_anybody() -> None:
    match = event("gossip-column", 3)
    state = state_of(match)
    for kind, seat in ((DWARF, 0), (ELF, 1)):
        state.numbers[PALADIN + kind] = seat
        lines.insert(state, seat, 0, lines.paladin_figure(kind))
    for seat, evil in enumerate((12, 12, 9)):
        state.put(seat, EVIL, evil)
    state = state_of(settled(match))
    assert [int(state.numbers[PALADIN + kind]) for kind in (DWARF, ELF)] == [0, 1]


def licensed(*pets: str, gold: int = 3, food: int = 3) -> Match:
    match = event("pet-licence")
    state = state_of(match)
    state.put(0, PETS, sum(int(PET_COUNTS.one(pet(name))) for name in pets))
    state.put(0, FIELDS["gold"], gold)
    state.put(0, FIELDS["food"], food)
    match = settled(match)
    if pets:
        act(match, 0, "done")
    return match


@rules("DF-E-PET-LICENCE")
def test_a_licence_costs_a_gold_a_food_or_a_pet() -> None:
    pets = ("impling", "jailer-cat")
    drops = {f"drop {name}" for name in pets}
    match = licensed(*pets)
    assert options(match, 0) == {"pay gold", "pay food", *drops}
    act(match, 0, "pay", by="gold")
    assert goods(state_of(match), 0, "gold", "food") == [2, 3]
    match = licensed(*pets)
    act(match, 0, "pay", by="food")
    assert goods(state_of(match), 0, "gold", "food") == [3, 2]
    assert options(licensed(*pets, gold=0, food=0), 0) == drops
    assert match.state.is_over()


@rules("DF-E-PET-LICENCE", "DF-INF-2", "DF-INF-3")
def test_a_pet_that_is_given_up_is_not_shown() -> None:
    views: list[list[bytes]] = []
    for name in ("impling", "jailer-cat"):
        match = licensed("impling", "jailer-cat")
        told = act(match, 0, "drop", pet=name)
        shown = [fact for fact in told.effects if "pet" in fact.args]
        assert [fact.visible_to(1) for fact in shown] == [False]
        state = state_of(match)
        assert state.pets_held(0) == 1
        assert PET_COUNTS.of(state.get(0, BURIED_PETS), pet(name)) == 1
        frames.push(state, frames.PET_PHASE, 0, 0)
        views.append([state.view(viewer).key() for viewer in (1, None)])
    assert views[0] == views[1]


@rules("DF-E-PET-LICENCE")
def test_without_a_pet_no_licence_is_needed() -> None:
    assert licensed().state.is_over()
