"""Combats set up at random and played at random."""

from __future__ import annotations

import random

from mypy_extensions import i64
from tests.tools.dungeon_lords.position import CELL_NAMES, DECK, Scene, trap

from warren.core.option import OptionValue
from warren.games.dungeon_lords import installed
from warren.games.dungeon_lords.layout import (
    EVIL,
    FOOD,
    GOLD,
    IDLE,
    IN_TENT,
    PALADIN,
    SCOUT,
    TILES,
    TRAINEES,
)
from warren.games.dungeon_lords.terms import NONE, PALADIN_IDS

SHAPES = (
    ("c1", "c2", "c3"),
    ("c1", "c2", "b1", "d1", "a1"),
    ("c1", "b1", "d1", "c2", "a1", "e1"),
    ("c1",),
)
EDITIONS = ("festival", "four-seasons", "base", "beginners")


def random_scene(rng: random.Random) -> Scene:
    year = rng.choice((1, 2))
    players = rng.choice((2, 3, 4))
    edition = rng.choice(EDITIONS)
    options: dict[str, OptionValue] = {"edition": edition}
    if edition == "festival":
        options["paladins"] = rng.choice(("two", "old", "three"))
    scene = Scene(year, players, **options)
    variant = scene.state.table.variant
    for kind in variant.paladins:
        scene.state.numbers[PALADIN + kind] = IN_TENT
    people = [one.id for one in DECK.adventurers if one.year == year]
    if not variant.bards:
        people = [one for one in people if not one.startswith("bard")]
    rng.shuffle(people)
    size = 4 if variant.fights == 5 else 3
    waiting = [PALADIN_IDS[kind] for kind in variant.paladins]
    rooms = [room.id for room in DECK.rooms]
    rng.shuffle(rooms)
    for seat in range(players):
        party = [people.pop() for _ in range(rng.choice((0, size, size)))]
        if waiting and rng.random() < 0.4:
            party.insert(0, waiting.pop())
        scene.party(*party, seat=seat)
        _furnish(scene, rng, seat, rooms)
        for field, most in ((GOLD, 5), (FOOD, 4), (IDLE, 4)):
            scene.put(field, rng.randint(0, most), seat)
        scene.put(EVIL, rng.randint(4, 15), seat)
    scene.world(SCOUT, rng.choice((0, 1)) if variant.expansion else 0)
    if rng.random() < 0.5:
        scene.cards()
    return scene.begin()


def _furnish(scene: Scene, rng: random.Random, seat: int, rooms: list[str]) -> None:
    expansion = scene.state.table.variant.expansion
    monsters = [one.id for one in DECK.monsters if expansion or one.set == "base"]
    tiles = rng.choice(SHAPES)
    scene.tiles(*tiles, seat=seat)
    scene.own(*rng.choices(monsters, k=rng.randint(0, 6)), seat=seat)
    if expansion and rng.random() < 0.5:
        scene.own(rng.choice(monsters) + rng.choice(("-clever", "-down")), seat=seat)
    traps = [one.id for one in DECK.traps if expansion or one.set == "base"]
    scene.traps(*rng.choices(traps, k=rng.randint(0, 5)), seat=seat)
    if scene.state.table.variant.has_pets:
        scene.pets(*rng.choices([one.id for one in DECK.pets], k=rng.randint(0, 3)), seat=seat)
    for at in (tiles[0], tiles[-1]):
        if len(tiles) > 1 and rng.random() < 0.5:
            scene.room(rooms.pop(), at, seat)
            if expansion and rng.random() < 0.5:
                scene.put(TRAINEES, rng.randint(0, 2), seat)
    if expansion and rng.random() < 0.3:
        scene.room(rooms.pop(), "rented", seat)
    if expansion and rng.random() < 0.3:
        kind = rng.randrange(len(traps))
        at = i64(CELL_NAMES.index(rng.choice(tiles)))
        catapult = kind == trap("monster-catapult")
        thrown = i64(rng.choice((0, 3))) if catapult else i64(NONE)
        scene.installed(int(installed.made(i64(kind), at, thrown)), seat)
    assert scene.get(TILES, seat)
