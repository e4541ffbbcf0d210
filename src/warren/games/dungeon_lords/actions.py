"""The actions of Dungeon Lords, in the order of their codes."""

from __future__ import annotations

from typing import Final

from warren.core.space import ActionSpace, Argument, Block
from warren.games.dungeon_lords.layout import LINE_SIZE, ROW_SIZE
from warren.games.dungeon_lords.table import Table
from warren.games.dungeon_lords.terms import (
    CELLS,
    COLUMNS,
    OPPORTUNITY_IDS,
    ORDER_IDS,
    TILE_IDS,
    TUNNEL_IDS,
)

MOST: Final = 16
SYMBOLS: Final = ["gold", "food", "evil", "imp", "trap", "monster"]
TRADES: Final = ["food-for-gold", "gold-for-food", "gold-for-trap"]
DENS: Final = ["unused", "used", "training"]
ICON_IDS: Final = ["anti-trap", "magic", "heart"]

# Chance.
C_FIRST: Final = 0
C_ORDER: Final = 1
C_MONSTER: Final = 2
C_ROOM: Final = 3
C_TILE: Final = 4
C_EVENT: Final = 5
C_ADVENTURER: Final = 6
C_TRAP: Final = 7
C_PET: Final = 8
C_SPELL: Final = 9
C_BOARD: Final = 10
# Orders and errands.
KEEP: Final = 11
ORDER: Final = 12
DUMMY: Final = 13
ACT: Final = 14
DECLINE: Final = 15
DONE: Final = 16
WORK: Final = 17
DIG: Final = 18
SPY: Final = 19
MOVE: Final = 20
HIRE: Final = 21
BUILD: Final = 22
SET: Final = 23
IMPROVE: Final = 24
FREE: Final = 25
RENT: Final = 26
TAKE_GOLD: Final = 27
INSTALL: Final = 28
# Payments.
PAY_FOOD: Final = 29
PAY_EVIL: Final = 30
PAY_GOLD: Final = 31
GIVE_TRAP: Final = 32
GIVE_MONSTER: Final = 33
LOSE_IMP: Final = 34
# Production and pets.
USE: Final = 35
CALM: Final = 36
TRAIN: Final = 37
RECALL: Final = 38
PET: Final = 39
HAND: Final = 40
DROP: Final = 41
RETRIEVE: Final = 42
# The festival.
SEND_IMPS: Final = 43
PRIZE: Final = 44
# Events.
PAY: Final = 45
DISMISS: Final = 46
TAX: Final = 47
SUFFER: Final = 48
SETTLE: Final = 49
LAY_DOWN: Final = 50
FEED: Final = 51
PROP: Final = 52
COLLAPSE: Final = 53
TRADE: Final = 54
BRIBE: Final = 55
# The combat.
DEFEND: Final = 56
LAY: Final = 57
SEND: Final = 58
SEND_BABY: Final = 59
READY: Final = 60
SPRING: Final = 61
TARGET: Final = 62
ATTACK: Final = 63
ATTACK_OTHER: Final = 64
ATTACK_BABY: Final = 65
WITHDRAW: Final = 66
RELEASE: Final = 67
STARE: Final = 68
WITHDRAW_ALL: Final = 69
WITHDRAW_BABY: Final = 70
TURN_BABY: Final = 71
ATTACK_SHEEP: Final = 72


def cell_name(cell: int) -> str:
    """Column and row as people write them: a1 is the upper left cell."""
    return f"{'abcde'[cell % COLUMNS]}{cell // COLUMNS + 1}"


def look_names(table: Table) -> list[str]:
    """How an action names an own monster: kind, token, and `down` when it lies face down."""
    names: list[str] = []
    for monster in table.deck.monsters:
        for token in ("", *(f"-{expert.id}" for expert in table.deck.experts)):
            names += [f"{monster.id}{token}", f"{monster.id}{token}-down"]
    return names


def _numbers(count: int, first: int = 0) -> list[str]:
    return [str(number) for number in range(first, first + count)]


def action_space(table: Table) -> ActionSpace:
    """The codes of one table; the blocks are in the order of the numbers above."""
    deck = table.deck
    values = {
        "seat": _numbers(int(table.players)),
        "order": ORDER_IDS,
        "monster": [monster.id for monster in deck.monsters],
        "own": look_names(table),
        "room": [room.id for room in deck.rooms],
        "tile": TILE_IDS,
        "event": [event.id for event in deck.events],
        "adventurer": [adventurer.id for adventurer in deck.adventurers],
        "trap": [trap.id for trap in deck.traps],
        "pet": [pet.id for pet in deck.pets],
        "spell": [spell.id for spell in deck.spells],
        "opportunity": OPPORTUNITY_IDS,
        "count": _numbers(MOST),
        "cell": [*(cell_name(cell) for cell in range(CELLS)), "rented"],
        "place": _numbers(ROW_SIZE, 1),
        "tunnel": TUNNEL_IDS,
        "imp": DENS,
        "symbol": SYMBOLS,
        "offer": TRADES,
        "target": _numbers(LINE_SIZE, 1),
        "icon": ICON_IDS,
    }
    numeric = ("seat", "count", "place", "target")
    names = {"own": "monster", "target": "place"}
    return ActionSpace(
        [
            Block(
                verb,
                fixed,
                [Argument(names.get(one, one), values[one], one in numeric) for one in arguments],
            )
            for verb, arguments, fixed in SHAPES
        ]
    )


SHAPES: Final[list[tuple[str, list[str], dict[str, str]]]] = [
    ("first", ["seat"], {}),
    ("deal", ["order"], {}),
    ("monster", ["monster"], {}),
    ("room", ["room"], {}),
    ("tile", ["tile"], {}),
    ("event", ["event"], {}),
    ("adventurer", ["adventurer"], {}),
    ("trap", ["trap"], {}),
    ("cub", ["pet"], {}),
    ("spell", ["spell"], {}),
    ("board", ["opportunity"], {}),
    ("keep", ["order"], {}),
    ("order", ["order"], {}),
    ("dummy", ["order"], {}),
    ("act", [], {}),
    ("decline", [], {}),
    ("done", [], {}),
    ("work", ["count"], {}),
    ("dig", ["cell"], {}),
    ("spy", ["place"], {}),
    ("move", ["place"], {}),
    ("hire", ["monster"], {}),
    ("build", ["room"], {}),
    ("set", ["cell"], {}),
    ("improve", ["tunnel"], {}),
    ("free", ["cell"], {}),
    ("rent", ["room"], {}),
    ("collect", [], {}),
    ("install", ["trap"], {}),
    ("pay", [], {"with": "food"}),
    ("pay", [], {"with": "evil"}),
    ("pay", [], {"with": "gold"}),
    ("give", ["trap"], {}),
    ("give", ["own"], {}),
    ("lose", ["imp"], {}),
    ("use", ["room"], {}),
    ("use", [], {"room": "bakery", "for": "reputation"}),
    ("train", [], {}),
    ("recall", [], {}),
    ("pet", ["pet"], {}),
    ("hand", ["pet"], {}),
    ("drop", ["pet"], {}),
    ("retrieve", ["order"], {}),
    ("send", ["count"], {}),
    ("prize", ["opportunity"], {}),
    ("pay", ["own"], {}),
    ("dismiss", ["own"], {}),
    ("tax", ["count"], {}),
    ("suffer", [], {}),
    ("settle", ["own", "symbol"], {}),
    ("turn", ["own"], {}),
    ("feed", ["count"], {}),
    ("prop", [], {}),
    ("collapse", ["cell"], {}),
    ("trade", ["offer"], {}),
    ("bribe", ["count"], {}),
    ("defend", ["cell"], {}),
    ("lay", ["trap"], {}),
    ("send", ["own"], {}),
    ("send", [], {"pet": "baby-golem"}),
    ("ready", [], {}),
    ("spring", ["trap"], {}),
    ("target", ["target"], {}),
    ("attack", ["own"], {}),
    ("attack", ["own"], {"way": "other"}),
    ("attack", [], {"pet": "baby-golem"}),
    ("withdraw", ["own"], {}),
    ("release", ["adventurer"], {}),
    ("stare", ["icon"], {}),
    ("withdraw", [], {}),
    ("withdraw", [], {"pet": "baby-golem"}),
    ("turn", [], {"pet": "baby-golem"}),
    ("attack", [], {"way": "sheep"}),
]
