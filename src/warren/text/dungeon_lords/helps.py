"""What the things of Dungeon Lords are and do, with the rule and what we made up of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warren.games.dungeon_lords.battle.bonus import ROOM_BONUS
from warren.games.dungeon_lords.battle.fatigue import ROOM_FATIGUE
from warren.games.dungeon_lords.cards import CLASS_NAMES, PALADIN_NAMES, Trap
from warren.games.dungeon_lords.lines import ILLUSION_HIT_POINTS
from warren.games.dungeon_lords.meta import KEY
from warren.games.dungeon_lords.monsters.sheep import BITE
from warren.games.dungeon_lords.monsters.troll import MEAL
from warren.games.dungeon_lords.origin import Row
from warren.games.dungeon_lords.table import Table
from warren.text.breakdowns import cited
from warren.text.catalogue import Catalogue
from warren.text.dungeon_lords.amounts import goods, price_line, printed_cost
from warren.text.dungeon_lords.sentences import sentence
from warren.text.names import Filling, listed

SENTENCE: Final = " "
TEXT: Final = "text"
OURS: Final = "reconstructed"
FIELDS: Final = {
    "text": "effect",
    "amounts": "effect",
    "pays": "cost",
    "returns": "gain",
    "gives": "gain",
    "points": "gain",
    "order": "resolution",
    "hit_points": "hit-points",
}
"""Fields of the deck whose names for people differ from their own."""


RULES: Final = {
    "tile-taxes": "DL-EVT-4",
    "tile-payday": "DL-EVT-2",
    "tile-special": "DL-EVT-1",
    "title-dark-deeds": "DL-TTL-2",
    "title-halls": "DL-TTL-3",
    "title-tunnels": "DL-TTL-4",
    "title-monsters": "DL-TTL-5",
    "title-imps": "DL-TTL-6",
    "title-riches": "DL-TTL-7",
    "title-battle": "DL-TTL-8",
}
"""The rules of what has no row in the deck."""

RULINGS: Final = {
    "tile-taxes": ["taxes"],
    "title-tunnels": ["criterion"],
    "title-battle": ["criterion"],
}
"""What of them no source settles."""


def thing_help(catalogue: Catalogue, table: Table, kind: str, id: str) -> str:
    """The help of a thing with its numbers, its rule, and whether it is our reconstruction."""
    row = row_of(table, kind, id)
    rule = RULES.get(f"{kind}-{id}", "") if row is None else row.rule
    text = cited(catalogue, thing_words(catalogue, table, kind, id), rule)
    if row is None:
        return SENTENCE.join([text, *_made_up(catalogue, RULINGS.get(f"{kind}-{id}", []))])
    return SENTENCE.join([text, *made_up(catalogue, row)])


def thing_words(catalogue: Catalogue, table: Table, kind: str, id: str) -> str:
    """What a thing costs, or when it works, and what it does, with its numbers."""
    help = catalogue.filled(f"{KEY}-{kind}-{id}", _numbers(catalogue, table, kind, id), "help")
    return SENTENCE.join([*_facts(catalogue, table, kind, id), help])


def made_up(catalogue: Catalogue, row: Row) -> list[str]:
    """What of a thing is not printed so, as far as we know; nothing when all is."""
    return _made_up(catalogue, [TEXT] if is_ours(row) else row.reconstructed)


def is_ours(row: Row) -> bool:
    """Whether no source tells anything of it."""
    return row.provenance == OURS


def space_help(catalogue: Catalogue, table: Table, place: str, number: int) -> str:
    """The help of a space, 1 to 3, of a location or an opportunity."""
    deck = table.deck
    found = next(one for one in (*deck.locations, *deck.opportunities) if one.id == place)
    space = found.spaces[number - 1]
    text = catalogue.text(f"{KEY}-space-{place}-{number}", "help")
    return SENTENCE.join(
        [cited(catalogue, text, space.rule), *_made_up(catalogue, space.reconstructed)]
    )


def row_of(table: Table, kind: str, id: str) -> Row | None:
    """The row of the deck that a thing is; None for what is no card, tile or board."""
    deck = table.deck
    if kind == "adventurer":
        return next((one for one in deck.adventurers if CLASS_NAMES[one.kind] == id), None)
    if kind == "paladin":
        return next((one for one in deck.paladins if PALADIN_NAMES[one.kind] == id), None)
    rows: dict[str, Sequence[Row]] = {
        "monster": deck.monsters,
        "room": deck.rooms,
        "tunnel": deck.tunnels,
        "expert": deck.experts,
        "trap": deck.traps,
        "spell": deck.spells,
        "event": deck.events,
        "pet": deck.pets,
        "order": deck.locations,
        "opportunity": deck.opportunities,
    }
    return next((one for one in rows.get(kind, []) if one.id == id), None)


def made_up_fields(fields: list[str]) -> list[str]:
    """The fields of a row as messages call them, each once."""
    plain = dict.fromkeys(field.partition("[")[0].partition(".")[0] for field in fields)
    return list(dict.fromkeys(FIELDS.get(field, field) for field in plain))


def _made_up(catalogue: Catalogue, fields: list[str]) -> list[str]:
    if TEXT in fields:
        return [sentence(catalogue, "reconstructed")]
    names = [sentence(catalogue, f"field-{field}") for field in made_up_fields(fields)]
    if not names:
        return []
    return [sentence(catalogue, "reconstructed-fields", {"fields": listed(catalogue, names)})]


def _numbers(catalogue: Catalogue, table: Table, kind: str, id: str) -> Filling:
    deck = table.deck
    if kind == "monster":
        monster = next(one for one in deck.monsters if one.id == id)
        damage: Filling = {f"damage{n}": value for n, value in enumerate(monster.damage, 1)}
        return {**damage, "food": MEAL}
    if kind == "room":
        room = next(one for one in deck.rooms if one.id == id)
        return {"imps": room.imps, "food": room.food, "bonus": ROOM_BONUS, "fatigue": ROOM_FATIGUE}
    if kind == "trap":
        return _trap_numbers(catalogue, next(one for one in deck.traps if one.id == id))
    if kind == "pet":
        pet = next(one for one in deck.pets if one.id == id)
        if not pet.amounts:
            return {}
        return {"amount1": pet.amounts[0], "amount2": pet.amounts[-1]}
    if kind == "expert":
        token = next(one for one in deck.experts if one.id == id)
        more = {"gold": token.gold, "food": token.food, "evil": token.evil}
        return {"surcharge": goods(catalogue, more), "bonus": token.bonus}
    if kind == "paladin":
        years = [one for one in deck.paladins if PALADIN_NAMES[one.kind] == id]
        health = _both(catalogue, [one.hit_points for one in years])
        return {"hitpoints": health, "points": years[0].points}
    return {"damage1": BITE, "hitpoints": ILLUSION_HIT_POINTS} if kind == "spell" else {}


def _trap_numbers(catalogue: Catalogue, trap: Trap) -> Filling:
    first, second = trap.damage
    pairs = zip(first, second, strict=True)
    return {f"damage{n}": _both(catalogue, list(pair)) for n, pair in enumerate(pairs, 1)}


def _both(catalogue: Catalogue, years: list[int]) -> str | int:
    """A number for both years, told once where it stays the same."""
    if years[0] == years[-1]:
        return years[0]
    return sentence(catalogue, "both-years", {"year1": years[0], "year2": years[-1]})


def _facts(catalogue: Catalogue, table: Table, kind: str, id: str) -> list[str]:
    """What a card costs, or when it works."""
    deck = table.deck
    if kind == "monster":
        monster = next(one for one in deck.monsters if one.id == id)
        return [_cost(catalogue, printed_cost(catalogue, monster))]
    if kind == "trap":
        trap = next(one for one in deck.traps if one.id == id)
        prices = list(dict.fromkeys(price_line(catalogue, price) for price in trap.prices))
        told = prices[0]
        if len(prices) > 1:
            told = sentence(catalogue, "both-years", {"year1": prices[0], "year2": prices[1]})
        return [_cost(catalogue, told)]
    if kind == "spell":
        spell = next(one for one in deck.spells if one.id == id)
        speed = sentence(catalogue, "speed-fast" if spell.fast else "speed-slow")
        facts: Filling = {"speed": speed, "magic": spell.magic, "fatigue": spell.fatigue}
        return [f"{_headed(sentence(catalogue, 'facts-spell', facts))}."]
    return []


def _cost(catalogue: Catalogue, cost: str) -> str:
    if cost == sentence(catalogue, "free"):
        return sentence(catalogue, "cost-none")
    return sentence(catalogue, "cost", {"cost": cost})


def _headed(text: str) -> str:
    return text[:1].upper() + text[1:]
