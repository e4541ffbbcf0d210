"""What is counted of Dungeon Lords."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random
from tests.tools.dungeon_lords.position import DECK, Scene, number
from tests.tools.rules import rules

from warren.core.effect import Effect
from warren.core.state import CHANCE
from warren.facts.dungeon_lords.deeds import Deeds
from warren.games.dungeon_lords.game import DungeonLords
from warren.games.dungeon_lords.layout import CAPTIVES, FOOD, GOLD, IDLE, PRISON
from warren.games.dungeon_lords.title import TITLE
from warren.text.catalogue import shared_catalogue

FACTS = Deeds(TITLE)
CAPTIVE_BITS = 4
DWARF = 2


def prison(*names: str) -> int:
    ids = [one.id for one in DECK.adventurers]
    return sum(1 << int(number(ids, name)) for name in names)


@rules("DL-CAP-1", "DF-SCO-4")
def test_prisoners_are_counted_by_class_and_paladins_by_kind() -> None:
    scene = Scene().put(PRISON, prison("warrior-1-1", "warrior-1-3", "bard-2-2"), 1)
    scene.put(CAPTIVES, 2 << DWARF * CAPTIVE_BITS)
    told = Counter(FACTS.closing(scene.state))
    assert told[1, ("prisoner", "warrior")] == 2
    assert told[1, ("prisoner", "bard")] == 1
    assert told[0, ("captive", "dwarf")] == 2
    assert (
        sum(count for (_, pick), count in told.items() if pick[0] in ("prisoner", "captive")) == 5
    )


@rules("DL-TTL-1", "DL-TTL-9")
def test_titles_are_counted_for_all_who_hold_them() -> None:
    scene = Scene().own("troll", seat=1).room("mint", "c3")
    for seat in (0, 1):
        scene.put(GOLD, 4 + seat, seat).put(FOOD, 1 - seat, seat).put(IDLE, 0, seat)
    held = {(seat, name) for seat, (kind, name) in FACTS.closing(scene.state) if kind == "title"}
    assert held == {
        (0, "halls"),
        (1, "monsters"),
        (1, "tunnels"),
        *((seat, shared) for seat in (0, 1) for shared in ("riches", "battle", "dark-deeds")),
    }


def test_a_pet_counts_for_its_owner_whoever_acts() -> None:
    scene = Scene().party("warrior-1-3").party("warrior-1-2a", seat=1).pets("baby-golem", seat=1)
    scene.cards().begin()
    scene.do("pet", 1, pet="baby-golem")
    scene.do("ready", 1)
    assert FACTS.picks(scene.do("ready", 0)) == [(1, ("pet", "baby-golem"))]


@pytest.mark.parametrize("edition", ["festival", "base", "beginners"])
def test_the_verbs_miss_nothing_in_whole_games(edition: str) -> None:
    """Random play to the end; the categories of choices all occur where they are played with."""
    seen: set[str] = set()
    for seed in range(4):
        rng = Random(seed)
        state = DungeonLords().new_state(2 + seed % 3, {"edition": edition})
        while not state.is_over():
            seat = state.actors()[0]
            codes = state.legal_actions(seat)
            code = int(state.draw(rng)) if seat == CHANCE else codes[rng.randrange(len(codes))]
            verb = state.action(code).verb
            effects: list[Effect] = []
            state.effects = effects
            state.apply(seat, code)
            told = FACTS.picks(effects)
            assert not told or verb in FACTS.verbs
            seen |= {category for _, (category, _) in told}
    wanted = {"order", "room", "monster", "trap"}
    assert seen >= (wanted | {"pet", "prize"} if edition == "festival" else wanted)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_everything_counted_has_a_name_and_a_head(language: str) -> None:
    catalogue = shared_catalogue(language)
    things = {
        "order": [one.id for one in DECK.locations],
        "opportunity": [one.id for one in DECK.opportunities],
        "room": [one.id for one in DECK.rooms],
        "tunnel": [one.id for one in DECK.tunnels],
        "monster": [one.id for one in DECK.monsters],
        "trap": [one.id for one in DECK.traps],
        "pet": [one.id for one in DECK.pets],
        "adventurer": ["warrior", "thief", "priest", "wizard", "bard"],
        "paladin": ["elf", "human", "dwarf"],
        "title": ["dark-deeds", "halls", "tunnels", "monsters", "imps", "riches", "battle"],
    }
    assert catalogue.has(FACTS.times)
    assert catalogue.has(FACTS.mean)
    for category, kind in FACTS.kinds().items():
        for head in (f"cli-simulate-by-{category}", f"web-picked-{category}", f"cli-head-{kind}"):
            assert catalogue.has(head), head
        for name in things[kind.removeprefix("dungeon_lords-")]:
            assert catalogue.has(f"{kind}-{name}"), name
