"""Writing a position as one line; `notation` says how the line looks."""

from __future__ import annotations

from typing import Final

from warren.core.fields import Fields
from warren.core.notation import NOTHING, UNKNOWN, joined, write_line, write_name, write_options
from warren.games.heroes.card import COMPANIONS
from warren.games.heroes.meta import OPTIONS
from warren.games.heroes.phases import PHASE_NAMES
from warren.games.heroes.state import State

HEAD: Final = "heroes/1"
NUMBERS: Final = ("round", "turn", "first", "place")
PILES: Final = ("deck", "discard", "out", "prepared")
NAMES: Final = (
    "players",
    "options",
    "board",
    "phase",
    *NUMBERS,
    "tiles",
    "seats",
    "supply",
    *PILES,
    "levels",
    "facts",
)
CARDS: Final = ("troop", "fortification", "rune")
IDLE: Final = "idle"
LAST: Final = "!"
FLAGS: Final = ("played", "active", "panic", "locked")
COUNTS: Final = ("foresight", "to_draw", "exchanged", "left")
AFTER: Final = "after_draw"
PLACES: Final = ("door", "moving")
ALLY: Final = "ally"
NO_PHASE: Final = PHASE_NAMES[0]


def write_position(state: State) -> str:
    """The inverse of `read_position`."""
    data = Fields(state.to_json(), "")
    deck_size = str(data.value("deck_size"))
    tiles = data.fields("tiles")
    values = {
        "players": str(data.value("players")),
        "options": write_options(data.fields("options"), OPTIONS),
        "board": data.text("board"),
        "phase": data.text("phase"),
        **{name: str(data.value(name)) for name in NUMBERS},
        "tiles": joined([_write_tile(name, tiles.fields(name)) for name in tiles.names()]),
        "seats": joined([_write_seat(seat) for seat in data.field_list("seats")]),
        "supply": _write_companions(data.fields("supply")),
        **{name: _write_cards(data, name, deck_size) for name in PILES},
        "levels": ".".join(str(count) for count in data.items("levels")),
        "facts": _write_facts(data.fields("facts")),
    }
    return write_line(HEAD, {name: values[name] for name in NAMES})


def _write_tile(name: str, tile: Fields) -> str:
    parts = [name, str(tile.value("level"))]
    if tile.has("seat"):
        parts.append(str(tile.value("seat")))
        parts += [write_name(tile.text(key)) if tile.has(key) else NOTHING for key in CARDS]
    text = ":".join(parts)
    if not tile.has("claim"):
        return text
    claim = tile.fields("claim")
    return f"{text}@{claim.value('seat')}{LAST if claim.flag('last_turn', False) else ''}"


def _write_seat(seat: Fields) -> str:
    return ":".join(
        [
            str(seat.value("coins")),
            _write_companions(seat.fields("ready")),
            _write_companions(seat.fields("spent")),
            str(seat.value("turns")),
            IDLE if seat.flag("idle", False) else NOTHING,
            _write_cards(seat, "hand", str(seat.value("hand_size"))),
        ]
    )


def _write_companions(counts: Fields) -> str:
    return ".".join(str(counts.value(kind)) for kind in COMPANIONS)


def _write_cards(fields: Fields, key: str, size: str) -> str:
    """How many of each card, or of all together where they are hidden."""
    if fields.value(key) is None:
        return f"{UNKNOWN}{size}"
    cards = fields.fields(key)
    return joined([f"{write_name(card)}*{cards.value(card)}" for card in cards.names()], "+")


def _write_facts(facts: Fields) -> str:
    items = [name for name in FLAGS if facts.flag(name, False)]
    items += [f"{name}:{facts.value(name)}" for name in COUNTS if facts.value(name)]
    if facts.text(AFTER) != NO_PHASE:
        items.append(f"{AFTER}:{facts.text(AFTER)}")
    items += [
        f"{name}:{facts.value(name)}" for name in (*PLACES, ALLY) if facts.value(name) is not None
    ]
    return joined(items)
