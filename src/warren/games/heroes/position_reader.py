"""Reading a position from one line; `notation` says how the line looks."""

from __future__ import annotations

from collections.abc import Mapping

from warren.core.notation import (
    NOTHING,
    UNKNOWN,
    add_once,
    bad_value,
    items,
    number,
    read_facts,
    read_line,
    read_name,
    read_options,
    split,
)
from warren.games.heroes.card import COMPANIONS
from warren.games.heroes.game import Heroes
from warren.games.heroes.meta import KEY
from warren.games.heroes.position_writer import (
    AFTER,
    ALLY,
    CARDS,
    COUNTS,
    FLAGS,
    HEAD,
    IDLE,
    LAST,
    NAMES,
    NO_PHASE,
    NUMBERS,
    PILES,
    PLACES,
)
from warren.games.heroes.state import State


def read_position(text: str, game: Heroes | None = None) -> State:
    """The position of a line; every defect is named by its field."""
    return (game or Heroes()).state_from_json(_data(read_line(text, HEAD, NAMES)))


def _data(values: Mapping[str, str]) -> dict[str, object]:
    numbers = {name: number(values[name], name) for name in ("players", *NUMBERS)}
    piles = {name: _read_cards(values[name], name) for name in PILES}
    return {
        "game": KEY,
        **numbers,
        "options": read_options(values["options"]),
        "board": values["board"],
        "phase": values["phase"],
        "tiles": _read_tiles(values["tiles"]),
        "seats": [
            _read_seat(item, _size(piles["prepared"]) if seat == numbers["turn"] else 0)
            for seat, item in enumerate(items(values["seats"]))
        ],
        "supply": _read_companions(values["supply"], "supply"),
        **piles,
        "deck_size": _size(piles["deck"]),
        "levels": [number(count, "levels") for count in values["levels"].split(".")],
        "facts": _read_facts(values["facts"]),
    }


def _read_tiles(value: str) -> dict[str, object]:
    tiles: dict[str, object] = {}
    for item in items(value):
        text, claimed, claim = item.partition("@")
        name, sign, rest = text.partition(":")
        if not sign:
            raise bad_value("tiles", item)
        tile = _read_tile(rest)
        if claimed:
            tile["claim"] = {
                "seat": number(claim.removesuffix(LAST), "tiles"),
                "last_turn": claim.endswith(LAST),
            }
        add_once(tiles, name, tile, "tiles")
    return tiles


def _read_tile(value: str) -> dict[str, object]:
    if ":" not in value:
        return {"level": number(value, "tiles")}
    level, seat, *cards = split(value, 2 + len(CARDS), "tiles")
    tile: dict[str, object] = {"level": number(level, "tiles"), "seat": number(seat, "tiles")}
    for key, card in zip(CARDS, cards, strict=True):
        if card != NOTHING:
            tile[key] = read_name(card)
    return tile


def _read_seat(item: str, prepared: int) -> dict[str, object]:
    coins, ready, spent, turns, idle, cards = split(item, 6, "seats")
    if idle not in (IDLE, NOTHING):
        raise bad_value("seats", item)
    hand = _read_cards(cards, "seats")
    return {
        "coins": number(coins, "seats"),
        "ready": _read_companions(ready, "seats"),
        "spent": _read_companions(spent, "seats"),
        "hand": hand,
        "hand_size": _size(hand) + prepared,
        "idle": idle == IDLE,
        "turns": number(turns, "seats"),
    }


def _read_companions(value: str, field: str) -> dict[str, object]:
    counts = split(value, len(COMPANIONS), field, ".")
    return {kind: number(count, field) for kind, count in zip(COMPANIONS, counts, strict=True)}


def _read_cards(value: str, field: str) -> dict[str, object] | None:
    """How many of each card; nothing is known of hidden ones."""
    if value.startswith(UNKNOWN) and "*" not in value:
        return None
    cards: dict[str, object] = {}
    for item in items(value, "+"):
        card, count = split(item, 2, field, "*")
        add_once(cards, read_name(card), number(count, field), field)
    return cards


def _size(cards: dict[str, object] | None) -> int:
    return 0 if cards is None else sum(n for n in cards.values() if isinstance(n, int))


def _read_facts(value: str) -> dict[str, object]:
    facts: dict[str, object] = dict.fromkeys(FLAGS, False)
    facts.update(dict.fromkeys(COUNTS, 0))
    facts.update(dict.fromkeys((*PLACES, ALLY)))
    facts[AFTER] = NO_PHASE
    for name, rest in read_facts(value, FLAGS, (*COUNTS, *PLACES, AFTER, ALLY)).items():
        if name in FLAGS:
            facts[name] = True
        elif name in COUNTS or name == ALLY:
            facts[name] = number(rest, "facts")
        else:
            facts[name] = rest
    return facts
