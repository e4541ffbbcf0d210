"""The rows of a deck file, one kind of thing each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warren.core.fields import Fields, as_list, whole_number
from warren.core.refusal import InputError
from warren.games.dungeon_lords.cards import (
    CLASS_NAMES,
    PALADIN_NAMES,
    WARRIOR,
    ZONE_NAMES,
    Adventurer,
    Event,
    Expert,
    Monster,
    Paladin,
    Pet,
    Price,
    Room,
    Spell,
    Trap,
    Tunnel,
    zone_cells,
)
from warren.games.dungeon_lords.origin import Origin, Row

MANY: Final = 20
COPIES: Final = 9
YEARS: Final = 2
SETS: Final = ["base", "festival"]
_COMMON: Final = ("id", "set", "provenance", "reconstructed", "rule")
_COST: Final = ("gold", "food", "evil", "imp", "trap", "monster", "either")
_PRICE: Final = ("gold", "food", "imp", "monster", "letter")
_SURCHARGES: Final = ["gold", "food", "evil"]
_ROOM_KINDS: Final = ["production", "battle", "scoring"]
_ROOM_FIELDS: Final = {
    "production": ("imps", "food", "gives"),
    "battle": (),
    "scoring": ("points",),
}


def read_monster(fields: Fields, known: Monster | None) -> Monster:
    only(fields, "size", "ghost", "copies", "cost", "damage")
    cost = amounts(fields, "cost", _COST)
    if not any(cost.values()):
        raise InputError("error-empty", {"field": fields.at("cost")})
    ghost = fields.flag("ghost", False)
    return Monster(
        fields.text("id"),
        ghost,
        fields.choice("size", ["none"] if ghost else ["small", "large"]) == 1,
        numbers(fields, "copies", COPIES, YEARS),
        cost["gold"],
        cost["food"],
        cost["evil"],
        cost["imp"],
        cost["trap"],
        cost["monster"],
        cost["either"],
        numbers(fields, "damage", MANY, len(known.damage) if known else None),
        origin(fields, known),
    )


def read_room(fields: Fields, known: Room | None) -> Room:
    kind = _ROOM_KINDS[fields.choice("kind", _ROOM_KINDS)]
    only(fields, "year", "kind", "zone", *_ROOM_FIELDS[kind])
    produces = kind == "production"
    gives = fields.text("gives") if produces else ""
    trains = gives == "training"
    imps = fields.integer("imps", 0 if trains else 1, 0 if trains else MANY) if produces else 0
    points: dict[str, int] = {}
    if kind == "scoring":
        given = fields.fields("points")
        names = list(known.points) if known else given.names()
        given.only(names)
        points = {name: given.integer(name, 0, MANY) for name in names}
    return Room(
        fields.text("id"),
        fields.integer("year", 1, YEARS),
        kind,
        zone_cells(ZONE_NAMES[fields.choice("zone", ZONE_NAMES)]),
        imps,
        fields.integer("food", 0, MANY) if fields.has("food") else 0,
        gives,
        points,
        origin(fields, known),
    )


def read_tunnel(fields: Fields, known: Tunnel | None) -> Tunnel:
    only(fields)
    return Tunnel(fields.text("id"), origin(fields, known))


def read_expert(fields: Fields, known: Expert | None) -> Expert:
    only(fields, "space", "surcharge", "bonus")
    extra = _SURCHARGES[fields.choice("surcharge", _SURCHARGES)]
    return Expert(
        fields.text("id"),
        fields.integer("space", 1, 3),
        int(extra == "gold"),
        int(extra == "food"),
        int(extra == "evil"),
        fields.integer("bonus", 0, MANY),
        origin(fields, known),
    )


def read_trap(fields: Fields, known: Trap | None) -> Trap:
    only(fields, "copies", "price", "damage")
    years = fields.field_list("price")
    check_length(fields.at("price"), len(years), YEARS)
    damage = fields.items("damage")
    check_length(fields.at("damage"), len(damage), YEARS)
    return Trap(
        fields.text("id"),
        fields.integer("copies", 0, COPIES),
        [_price(price) for price in years],
        [
            number_list(
                as_list(item, f"{fields.at('damage')}[{year}]"),
                f"{fields.at('damage')}[{year}]",
                MANY,
                len(known.damage[year]) if known else None,
            )
            for year, item in enumerate(damage)
        ],
        origin(fields, known),
    )


def _price(fields: Fields) -> Price:
    price = amounts_of(fields, _PRICE)
    return Price(price["gold"], price["food"], price["imp"], price["monster"], price["letter"])


def read_spell(fields: Fields, known: Spell | None) -> Spell:
    only(fields, "year", "speed", "magic", "fatigue")
    return Spell(
        fields.text("id"),
        fields.integer("year", 1, YEARS),
        fields.choice("speed", ["slow", "fast"]) == 1,
        fields.integer("magic", 0, MANY),
        fields.integer("fatigue", 0, MANY),
        origin(fields, known),
    )


def read_event(fields: Fields, known: Event | None) -> Event:
    only(fields, "needs")
    needs = fields.text("needs") if fields.has("needs") else ""
    return Event(fields.text("id"), needs, origin(fields, known))


def read_pet(fields: Fields, known: Pet | None) -> Pet:
    only(fields, "copies", "window", "also", "amounts")
    return Pet(
        fields.text("id"),
        fields.integer("copies", 0, COPIES),
        fields.text("window"),
        fields.text("also") if fields.has("also") else "",
        numbers(fields, "amounts", MANY, len(known.amounts) if known else None),
        origin(fields, known),
    )


def read_adventurer(fields: Fields, known: Adventurer | None) -> Adventurer:
    only(fields, "kind", "year", "rank", "hit_points", "icons")
    kind = fields.choice("kind", CLASS_NAMES)
    return Adventurer(
        fields.text("id"),
        kind,
        fields.integer("year", 1, YEARS),
        fields.integer("rank", 1, MANY),
        fields.integer("hit_points", 1, MANY),
        fields.integer("icons", 0, 0 if kind == WARRIOR else MANY),
        origin(fields, known),
    )


def read_paladin(fields: Fields, known: Paladin | None) -> Paladin:
    only(fields, "kind", "year", "hit_points", "icons", "points")
    return Paladin(
        fields.text("id"),
        fields.choice("kind", PALADIN_NAMES),
        fields.integer("year", 1, YEARS),
        fields.integer("hit_points", 1, MANY),
        fields.integer("icons", 0, MANY),
        fields.integer("points", 0, MANY),
        origin(fields, known),
    )


def origin(fields: Fields, known: Row | None) -> Origin:
    """A row of one's own may leave out where it comes from and what rule it belongs to."""
    own = known is not None
    return Origin(
        SETS[fields.choice("set", SETS)],
        known.rule if known and not fields.has("rule") else fields.text("rule"),
        "" if own and not fields.has("provenance") else fields.text("provenance"),
        fields.texts("reconstructed") if fields.has("reconstructed") else [],
    )


def only(fields: Fields, *names: str) -> None:
    fields.only((*_COMMON, *names))


def amounts(fields: Fields, key: str, names: Sequence[str]) -> dict[str, int]:
    return amounts_of(fields.fields(key), names)


def amounts_of(fields: Fields, names: Sequence[str]) -> dict[str, int]:
    """What a mapping gives of each name; what it does not name is 0."""
    fields.only(names)
    return {name: fields.integer(name, 0, MANY) if fields.has(name) else 0 for name in names}


def numbers(fields: Fields, key: str, most: int, wanted: int | None) -> list[int]:
    return number_list(fields.items(key), fields.at(key), most, wanted)


def number_list(items: list[object], path: str, most: int, wanted: int | None) -> list[int]:
    if wanted is not None:
        check_length(path, len(items), wanted)
    return [whole_number(item, f"{path}[{i}]", 0, most) for i, item in enumerate(items)]


def check_length(path: str, count: int, wanted: int) -> None:
    if count != wanted:
        raise InputError("error-deck-length", {"field": path, "count": count, "wanted": wanted})
