"""What Festival Season adds to the table before anything happens."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.tools.dungeon_lords.decks import SECTIONS, own
from tests.tools.dungeon_lords.errands import GAME
from tests.tools.dungeon_lords.position import DECK, Scene, pet
from tests.tools.dungeon_lords.seasons import Play
from tests.tools.rules import rules

from warren.games.dungeon_lords import evil, frames, lines
from warren.games.dungeon_lords.calendar import begin_year, end_year, unseen_events
from warren.games.dungeon_lords.cards import BARD
from warren.games.dungeon_lords.counts import MONSTER_COUNTS, PET_COUNTS
from warren.games.dungeon_lords.layout import (
    BURIED_PETS,
    CAUGHT,
    EVIL,
    EXPERTS_LEFT,
    IN_BOX,
    IN_STACK,
    IN_TENT,
    MONSTER_STACK,
    PALADIN,
    PETS,
    ROOM_AT,
    STACK,
    TUNNEL_AT,
)
from warren.games.dungeon_lords.stacks import pet_deck, spell_deck
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.terms import DWARF, ELF, HUMAN


def fresh(edition: str = "festival", year: int = 1) -> State:
    state = GAME.blank(4, {"first": 0, "edition": edition})
    if year > 1:
        end_year(state)
        begin_year(state, i64(year))
    return state


def new_in_stacks(state: State) -> dict[str, set[str]]:
    """What the stacks of the year hold that is not of the base game."""
    numbers = state.numbers
    spells, events = spell_deck(state), unseen_events(state)
    traps = state.table.all_traps
    found = {
        "monsters": [
            one
            for at, one in enumerate(DECK.monsters)
            if MONSTER_COUNTS.of(numbers[MONSTER_STACK], at)
        ],
        "rooms": [one for at, one in enumerate(DECK.rooms) if numbers[ROOM_AT + at] == IN_STACK],
        "bards": [one for at, one in enumerate(DECK.adventurers) if (numbers[STACK] >> at) & 1],
        "traps": [one for at, one in enumerate(DECK.traps) if (traps >> (4 * at)) & 15],
        "spells": [one for at, one in enumerate(DECK.spells) if (spells >> at) & 1],
        "events": [one for at, one in enumerate(DECK.events) if (events >> at) & 1],
    }
    return {name: {row.id for row in rows if row.set != "base"} for name, rows in found.items()}


@rules("DF-SET-10", "DF-VAR-20")
@pytest.mark.parametrize("edition", ["festival", "four-seasons", "beginners", "base"])
def test_the_new_things_are_in_the_stacks_of_every_edition_but_the_base_game(edition: str) -> None:
    first, second = new_in_stacks(fresh(edition)), new_in_stacks(fresh(edition, 2))
    if edition == "base":
        assert not any([*first.values(), *second.values()])
        return
    assert first["monsters"] == {"cockatrice", "evil-eye"}
    assert second["monsters"] == {"cockatrice", "evil-eye", "elderbeast"}
    assert first["rooms"] == {"bakery", "training-room"}
    assert second["rooms"] == {"violet-lounge", "hall-of-chaos"}
    assert len(first["traps"]) == 4
    assert first["spells"] == {"encore", "smell-of-roast", "lullaby"}
    assert second["spells"] == {"feather-fall", "exorcism", "holy-light"}
    pets = 0 if edition == "beginners" else 1
    assert len(first["events"]) == 5 + pets
    bards = 0 if edition == "beginners" else 4
    assert [len(first["bards"]), len(second["bards"])] == [bards, bards]


@rules("DF-BRD-1")
def test_four_bards_a_year_with_one_to_three_lutes() -> None:
    for year in (1, 2):
        bards = [one for one in DECK.adventurers if one.kind == BARD and one.year == year]
        assert len(bards) == 4
        assert {one.icons for one in bards} <= {1, 2, 3}
        stack = fresh(year=year).numbers[STACK]
        assert all((stack >> DECK.adventurers.index(one)) & 1 for one in bards)
    came = {str(fact[2]) for seed in range(4) for fact in came_in(seed)}
    assert any(name.startswith("bard-1") for name in came)
    assert any(name.startswith("bard-2") for name in came)


def came_in(seed: int) -> list[tuple[object, ...]]:
    return Play(4, seed).whole().told("adventurer-came")


@rules("DF-SET-2", "DF-SET-3", "DF-CMB-1", "DF-VAR-9")
@pytest.mark.parametrize(
    ("edition", "cards", "events"),
    [("festival", 5, 2), ("four-seasons", 4, 1), ("beginners", 4, 2), ("base", 4, 1)],
)
def test_combat_cards_and_special_events_of_a_year(edition: str, cards: int, events: int) -> None:
    play = Play(2, 3, edition=edition).whole()
    shown = [fact[1] for fact in play.told("event-shown")]
    assert len(set(shown)) == len(shown) == 2 * events
    fights = [fact[1] for fact in play.told("battle-round-began")]
    assert max(int(str(number)) for number in fights) == cards
    turned = [str(fact[2]) for fact in play.told("card-turned")]
    assert len(set(turned)) == len(turned)
    years = [one.year for name in turned for one in DECK.spells if one.id == name]
    assert years == sorted(years)


@rules("DF-SET-4", "DF-VAR-7", "DF-A-2")
@pytest.mark.parametrize(
    ("paladins", "tent"),
    [("two", [ELF, DWARF]), ("old", [HUMAN]), ("three", [ELF, HUMAN, DWARF])],
)
def test_who_stands_in_the_tent(paladins: str, tent: list[int]) -> None:
    state = GAME.blank(4, {"first": 0, "paladins": paladins})
    for year, points in ((1, {ELF: 4, DWARF: 6}), (2, {ELF: 7, DWARF: 9})):
        begin_year(state, i64(year))
        where = [int(state.numbers[PALADIN + kind]) for kind in (ELF, HUMAN, DWARF)]
        assert where == [IN_TENT if kind in tent else IN_BOX for kind in (ELF, HUMAN, DWARF)]
        for kind, hit_points in points.items():
            figure = lines.paladin_figure(i64(kind))
            assert lines.hit_points(state, figure) == hit_points


@rules("DF-SET-7", "DF-INF-1")
def test_improved_tunnels_and_tokens_lie_open() -> None:
    seen = fresh().view(None).state
    assert isinstance(seen, State)
    assert [int(seen.numbers[TUNNEL_AT + tunnel]) for tunnel in range(5)] == [IN_STACK] * 5
    assert seen.numbers[EXPERTS_LEFT] == 0b111
    assert "tool-shed" in str(seen.to_json())


@rules("DF-SET-8", "DF-INF-3", "DF-INF-2")
def test_the_pets_put_away_lie_face_down() -> None:
    views: list[list[bytes]] = []
    for name in ("impling", "stareplant"):
        state = fresh()
        state.put(0, BURIED_PETS, PET_COUNTS.one(pet(name)))
        state.put(2, PETS, PET_COUNTS.one(pet(name)))
        assert PET_COUNTS.of(pet_deck(state), pet(name)) == 0
        views.append([state.view(seat).key() for seat in (1, 3, None)])
    assert views[0] == views[1]


@rules("DF-SET-9", "DF-BRD-3", "DF-RND-6")
def test_four_adventurers_and_a_paladin_stand_before_each_dungeon() -> None:
    state = fresh()
    names = ["warrior-1-1", "thief-1-1", "priest-1-1", "bard-1-1"]
    ids = [one.id for one in DECK.adventurers]
    for name in names:
        lines.join(state, 0, i64(ids.index(name)))
    evil.move(state, 0, 10)
    assert state.line_length(0) == 5
    assert lines.is_paladin(state.line(0, 0))
    play = Play(3, 2).to(frames.COMBAT, 5)
    came = [fact[1] for fact in play.told("adventurer-came")]
    assert [came.count(seat) for seat in range(3)] == [4, 4, 4]


@rules("DF-SET-11", "DF-PAL-21")
def test_nobody_catches_both_paladins_of_a_year() -> None:
    assert set(own()) == {"deck", *SECTIONS}
    scene = Scene(1, 3).party("elf", "warrior-1-3").hurt(1, 3).own("goblin")
    scene.party("dwarf", "thief-1-3", seat=1).put(EVIL, 12, 1).put(EVIL, 11)
    scene.cards("detect-evil").begin()
    scene.plan(seat=1)
    scene.plan(send=["goblin"])
    assert scene.state.numbers[PALADIN + ELF] == CAUGHT + 0
    scene.put(EVIL, 15)
    evil.settle(scene.state)
    assert scene.state.numbers[PALADIN + DWARF] == 1
