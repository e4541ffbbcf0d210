"""Which pets somebody has, and whether they could be used now, is told by nothing."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.tools.dungeon_lords.position import DECK, pet
from tests.tools.dungeon_lords.seasons import Play
from tests.tools.rules import rules

from warren.core.action import Action
from warren.core.effect import Effect, mask_of
from warren.core.match import Match
from warren.core.state import CHANCE
from warren.games.dungeon_lords import frames, lines
from warren.games.dungeon_lords.cards import BARD
from warren.games.dungeon_lords.counts import PET_COUNTS
from warren.games.dungeon_lords.layout import BURIED_PETS, PETS, STACK, USED_PETS

OTHERS = (1, 2, None)
BOARDS = ["pet-shop", "masquerade", "gold-investment", "food-harvest"]
NOWHERE: set[str] = set()
EVENTS = ["rats", "gossip-column", "royal-pardon", "charity-drive"]


def third_round(name: str, count: int = 1) -> Play:
    """Round 3 of a game in which seat 0 alone has pets, all of one kind, and is sung to."""
    play = Play(3, 5, {"board": list(BOARDS), "event": list(EVENTS)}).to(frames.ORDERS, 3)
    state = play.state
    for seat in range(3):
        for place in (PETS, BURIED_PETS, USED_PETS):
            state.put(seat, place, 0)
    state.put(0, PETS, count * PET_COUNTS.one(pet(name)))
    bard = next(
        at
        for at, one in enumerate(DECK.adventurers)
        if one.kind == BARD and (state.numbers[STACK] >> at) & 1
    )
    state.numbers[STACK] &= ~(1 << bard)
    lines.join(state, 0, i64(bard))
    play.match = Match(state)
    return play


class Story:
    """What the others notice, decision by decision, and who was asked about pets where."""

    def __init__(self) -> None:
        self.noticed: list[tuple[object, ...]] = []
        self.asked: set[str] = set()
        self.offered: set[str] = set()


def plain(actions: list[Action]) -> list[int]:
    """The places of what has nothing to do with pets."""
    return [at for at, one in enumerate(actions) if one.verb not in ("pet", "drop")]


def told(name: str) -> Story:
    """The rest of the year, with no pet used."""
    play = third_round(name)
    story = Story()
    match = play.match
    while play.state.year() == 1:
        seat = match.state.actors()[0]
        codes = match.state.legal_actions(seat)
        actions = [match.state.action(code) for code in codes]
        step = frames.STEP_NAMES[frames.step(play.state)]
        if seat == 0 and any(one.verb == "pet" for one in actions):
            story.offered.add(step)
        if seat == CHANCE:
            code = int(match.state.draw(play.rng))
        else:
            left = plain(actions)
            code = codes[left[int(play.rng.randrange(len(left)))]]
            if seat == 0 and len(left) == 1:
                story.asked.add(step)
        story.noticed.append(noticed(match, match.do(seat, code).effects))
    return story


def noticed(match: Match, effects: list[Effect]) -> tuple[object, ...]:
    return (
        match.state.actors(),
        [match.state.view(viewer).key() for viewer in OTHERS],
        [match.count.shown_to(mask_of(eyes)) for eyes in ([1], [2], [])],
        [[repr(one) for one in effects if one.visible_to(viewer)] for viewer in OTHERS],
    )


@pytest.fixture(scope="module")
def useless() -> Story:
    """With a pet that is good for nothing before the end."""
    return told("show-peacock")


@rules("DF-PET-6", "DF-PET-10", "DF-INF-2")
@pytest.mark.parametrize("name", [one.id for one in DECK.pets if one.id != "show-peacock"])
def test_every_pet_looks_alike_from_outside(name: str, useless: Story) -> None:
    story = told(name)
    assert story.noticed == useless.noticed
    assert story.asked == useless.asked
    windows = {"errand", "production", "event", "battle"}
    assert story.asked >= windows
    assert not useless.offered


@rules("DF-PET-10", "DF-PET-8")
@pytest.mark.parametrize(
    ("name", "windows"),
    [
        ("larder-rat", {"errand", "production", "event"}),
        ("messenger-bat", {"errand", "production", "event", "planning"}),
        ("baby-golem", {"planning"}),
        ("howling-cub", {"battle"}),
        ("spitting-toad", {"battle"}),
        ("slippery-slug", {"battle"}),
        ("guard-hedgehog", {"battle"}),
        ("hoarding-hamster", NOWHERE),
    ],
)
def test_a_pet_is_offered_where_it_can_be_used(name: str, windows: set[str]) -> None:
    assert told(name).offered == windows
