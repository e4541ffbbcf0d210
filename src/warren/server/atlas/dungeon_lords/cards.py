"""The numbers of tiles, cards and spaces."""

from __future__ import annotations

from typing import Final

from warren.games.dungeon_lords.battle.bonus import ROOM_BONUS
from warren.games.dungeon_lords.battle.fatigue import ROOM_FATIGUE
from warren.games.dungeon_lords.cards import (
    BARD,
    CLASS_NAMES,
    PALADIN_NAMES,
    PRIEST,
    THIEF,
    WIZARD,
    ZONE_NAMES,
    Adventurer,
    Expert,
    Monster,
    Paladin,
    Pet,
    Room,
    Spell,
    Trap,
    zone_cells,
)
from warren.games.dungeon_lords.lines import ICON_KINDS, ILLUSION_HIT_POINTS
from warren.games.dungeon_lords.monsters.sheep import BITE
from warren.games.dungeon_lords.monsters.troll import MEAL
from warren.games.dungeon_lords.places import Place

Facts = dict[str, int | str | bool]

MORE: Final[dict[str, Facts]] = {
    "troll": {"meal": MEAL},
    "armory": {"bonus": ROOM_BONUS},
    "dark-room": {"bonus": ROOM_BONUS},
    "training-room": {"fatigue": ROOM_FATIGUE},
    "hall-of-chaos": {"fatigue": ROOM_FATIGUE},
    "metamorphosis": {"damage": BITE},
    "illusion": {"hit_points": ILLUSION_HIT_POINTS},
}
"""Numbers that belong to one card and are no field of its kind."""
SKILLS: Final = {THIEF: "disarming", WIZARD: "magic", PRIEST: "healing", BARD: "lutes"}
PALADIN_SKILLS: Final = [SKILLS[kind] for kind in ICON_KINDS]


def monster_facts(monster: Monster) -> Facts:
    return {
        "ghost": monster.ghost,
        "large": monster.large,
        "year1": monster.copies[0],
        "year2": monster.copies[1],
        "gold": monster.gold,
        "food": monster.food,
        "evil": monster.evil,
        "imps": monster.imps,
        "traps": monster.traps,
        "monsters": monster.monsters,
        "either": monster.either,
        **numbered("damage", monster.damage),
        **MORE.get(monster.id, {}),
    }


def room_facts(room: Room) -> Facts:
    zone = next(name for name in ZONE_NAMES if zone_cells(name) == room.zone)
    return {
        "kind": room.kind,
        "year": room.year,
        "zone": zone,
        "imps": room.imps,
        "food": room.food,
        "gives": room.gives,
        **MORE.get(room.id, {}),
    }


def trap_facts(trap: Trap) -> Facts:
    found: Facts = {"copies": trap.copies}
    for year, price in enumerate(trap.prices, 1):
        found |= {
            f"year{year}-gold": price.gold,
            f"year{year}-food": price.food,
            f"year{year}-imps": price.imps,
            f"year{year}-monsters": price.monsters,
            f"year{year}-letters": price.letters,
            **numbered(f"year{year}-damage", trap.damage[year - 1]),
        }
    return found


def spell_facts(spell: Spell) -> Facts:
    return {
        "year": spell.year,
        "fast": spell.fast,
        "magic": spell.magic,
        "fatigue": spell.fatigue,
        **MORE.get(spell.id, {}),
    }


def pet_facts(pet: Pet) -> Facts:
    return {
        "copies": pet.copies,
        "window": pet.window,
        "also": pet.also,
        **numbered("amount", pet.amounts),
    }


def expert_facts(expert: Expert) -> Facts:
    return {
        "space": expert.space,
        "gold": expert.gold,
        "food": expert.food,
        "evil": expert.evil,
        "bonus": expert.bonus,
    }


def adventurer_facts(adventurer: Adventurer) -> Facts:
    return {
        "kind": CLASS_NAMES[adventurer.kind],
        "year": adventurer.year,
        "rank": adventurer.rank,
        "hit_points": adventurer.hit_points,
        **({SKILLS[adventurer.kind]: adventurer.icons} if adventurer.kind in SKILLS else {}),
    }


def paladin_facts(paladin: Paladin) -> Facts:
    return {
        "kind": PALADIN_NAMES[paladin.kind],
        "year": paladin.year,
        "hit_points": paladin.hit_points,
        "points": paladin.points,
        **dict.fromkeys(PALADIN_SKILLS, paladin.icons),
    }


def place_facts(place: Place) -> Facts:
    """The spaces by their numbers, and the order in which they act."""
    found: Facts = {"location": place.location, "order": "".join(map(str, place.order))}
    for number, space in enumerate(place.spaces, 1):
        gives = space.gives
        numbers = {
            "gold": space.gold,
            "food": space.food,
            "evil": space.evil,
            "gives-gold": gives.gold,
            "gives-food": gives.food,
            "gives-imps": gives.imps,
            "gives-traps": gives.traps,
            "gives-pets": gives.pets,
            "calm": gives.calm,
            "supervisors": space.supervisors,
            "workers": space.workers,
            "tunnels": space.tunnels,
            "tunnel-imps": space.tunnel_imps,
            "room-imps": space.room_imps,
            "returns": space.returns,
            "others": space.others,
            "spies": space.spies,
            "moves": space.moves,
        }
        found |= {f"{number}-{name}": value for name, value in numbers.items() if value}
    return found


def numbered(name: str, values: list[int]) -> Facts:
    return {f"{name}{number}": value for number, value in enumerate(values, 1)}
