"""What monsters, traps, rooms and pets are good for, in points."""

from __future__ import annotations

from typing import Final

from warren.games.dungeon_lords.cards import Monster, Room, Trap

POWERS: Final = {
    "slime": 1.2,
    "ghost": 1.7,
    "vampire": 2.6,
    "witch": 2.5,
    "dragon": 3.2,
    "cockatrice": 1.6,
    "golem": 3.0,
}
"""In battle; monsters that are not named here are as good as their hardest attack."""
TRAP_USES: Final = {
    "trapdoor": 1.1,
    "wall-of-fire": 1.2,
    "cursed-ring": 1.2,
    "poisoned-dart": 0.9,
    "anti-magic-dart": 0.7,
    "poisoned-meal": 1.5,
    "endless-staircase": 0.9,
    "monster-catapult": 0.4,
    "plague": 0.3,
    "kamikaze-imp": 0.9,
}
PET_WORTHS: Final = {
    "baby-golem": 1.6,
    "stareplant": 1.1,
    "burrowing-puppy": 1.1,
    "gold-sniffing-piglet": 1.6,
    "larder-rat": 1.9,
    "impling": 1.6,
    "big-eyed-kitten": 1.3,
    "messenger-bat": 1.0,
    "mimic-chest": 1.9,
    "spitting-toad": 1.4,
    "guard-hedgehog": 2.0,
    "howling-cub": 0.9,
    "slippery-slug": 1.7,
    "show-peacock": 2.0,
    "jailer-cat": 1.6,
    "hoarding-hamster": 1.5,
}
GOODS: Final = {
    "food": 0.75,
    "gold": 0.8,
    "trap": 0.9,
    "tunnel": 0.6,
    "calm": 0.6,
    "imp": 0.9,
    "bakery": 0.8,
    "training": 0.4,
}
"""What one use of a production room brings."""
BATTLE: Final = "battle"
SCORING: Final = "scoring"
BATTLE_ROOM: Final = 0.8
TITLES: Final = 2.5
"""How many titles a seat may hope for, where a room counts them."""


def monster_power(monster: Monster) -> float:
    return POWERS.get(monster.id, 0.5 + 0.5 * max(monster.damage, default=0))


def trap_use(trap: Trap, year: int) -> float:
    known = TRAP_USES.get(trap.id)
    return known if known is not None else 0.3 * max(trap.damage[year - 1], default=0)


def pet_worth(name: str) -> float:
    return PET_WORTHS.get(name, 1.0)


def room_use(room: Room, rounds: int, kinds: list[str]) -> float:
    """What a room is good for besides its points, with so many rounds left for production."""
    if room.kind == BATTLE:
        return BATTLE_ROOM
    if room.kind == SCORING:
        named = sum(room.points.get(kind, 0) for kind in kinds)
        return named + 0.5 + TITLES * room.points.get("title-alone", 0) * 0.5
    return GOODS.get(room.gives, 0.5) * rounds * 0.8
