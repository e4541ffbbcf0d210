"""Every number of a position by its name: one table writes it and reads it."""

from __future__ import annotations

from typing import Final

from warren.games.dungeon_lords import layout, lines
from warren.games.dungeon_lords.actions import ICON_IDS, cell_name
from warren.games.dungeon_lords.battle.babies import BABIES
from warren.games.dungeon_lords.battle.icons import STARES
from warren.games.dungeon_lords.codecs import (
    Codec,
    Host,
    Name,
    Names,
    Number,
    Packed,
    Row,
    Somewhere,
    Tally,
)
from warren.games.dungeon_lords.counts import MONSTER_COUNTS, PET_COUNTS, TRAP_COUNTS
from warren.games.dungeon_lords.position import PLACES
from warren.games.dungeon_lords.table import Table
from warren.games.dungeon_lords.terms import (
    CELLS,
    OPPORTUNITY_IDS,
    ORDER_IDS,
    PALADIN_IDS,
    TILE_IDS,
    TUNNEL_IDS,
)

MANY: Final = 1 << 60
Entry = tuple[str, int, Codec]
CELL_NAMES: Final = [*(cell_name(cell) for cell in range(CELLS)), "rented"]
ROOM_PLACES: Final = {
    layout.IN_STACK: "stack",
    layout.ON_DISPLAY: "display",
    layout.IN_DISCARD: "discard",
    layout.OUT: "out",
}
TENT: Final = {layout.IN_TENT: "tent", layout.IN_BOX: "box", layout.GONE: "gone"}
MARKS: Final = ["tired", "sent", "done", "sheep", "settled", "thrown"]


class Schema:
    """The fields of a table's seats and of its world."""

    def __init__(self, table: Table) -> None:
        deck = table.deck
        self.adventurers: Final = [one.id for one in deck.adventurers]
        monsters = [one.id for one in deck.monsters]
        traps = Tally(TRAP_COUNTS, [one.id for one in deck.traps])
        pets = Tally(PET_COUNTS, [one.id for one in deck.pets])
        order, orders = Name(ORDER_IDS), Names(ORDER_IDS)
        count, number, anything = Number(255), Number(15), Number(MANY)
        cells = Names(CELL_NAMES)
        figures = ["", *self.adventurers]
        figures += ["-"] * (lines.FIRST_PALADIN - len(figures)) + [*PALADIN_IDS, "illusion"]
        self.monster: Final = Packed(
            {
                "monster": (Name(monsters, 1), 0, 4),
                "down": (Number(1), 4, 1),
                "expert": (Name([one.id for one in deck.experts], 1), 5, 2),
                "marks": (Names(MARKS), 7, 6),
            }
        )
        self.figure: Final = Packed(
            {
                "who": (Name(figures), 0, 6),
                "damage": (Number(63), lines.DAMAGE, 6),
                "extra": (Number(15), lines.EXTRA, 4),
                "courage": (Number(63), lines.COURAGE, 6),
                "poison": (Number(15), lines.POISON, 4),
                "marks": (Number(63), 26, 6),
            }
        )
        installed = Packed(
            {
                "trap": (Name([one.id for one in deck.traps], 1), 0, 4),
                "cell": (Name(CELL_NAMES), 4, 5),
                "thrown": (Name(monsters, 1), 9, 5),
            }
        )
        self.seat: Final[list[Entry]] = [
            ("gold", layout.GOLD, count),
            ("food", layout.FOOD, count),
            ("evil", layout.EVIL, number),
            ("letters", layout.LETTERS, count),
            ("unused", layout.IDLE, count),
            ("used", layout.BUSY, count),
            ("training", layout.TRAINEES, count),
            ("tired_trolls", layout.TIRED_TROLLS, count),
            ("tiles", layout.TILES, cells),
            ("rooms", layout.HALLS, cells),
            ("conquered", layout.LOST, cells),
            ("traps", layout.TRAPS, traps),
            ("buried_traps", layout.BURIED_TRAPS, traps),
            ("pets", layout.PETS, pets),
            ("used_pets", layout.USED_PETS, pets),
            ("buried_pets", layout.BURIED_PETS, pets),
            ("inaccessible", layout.LOCKED, orders),
            ("first_order", layout.CHOSEN, order),
            ("second_order", layout.CHOSEN + 1, order),
            ("third_order", layout.CHOSEN + 2, order),
            ("dummy_order", layout.DUMMY_CHOICE, order),
            ("stranded", layout.STRANDED, number),
            ("known", layout.KNOWN, Names(["1", "2", "3", "4", "5"])),
            ("uses", layout.USES, anything),
            ("shed", layout.SHEDDED, Names([one.id for one in deck.rooms])),
            ("installed", layout.INSTALLED, installed),
            ("prison", layout.PRISON, Names(self.adventurers)),
            ("captives", layout.CAPTIVES, anything),
            ("fallen", layout.FALLEN, count),
            ("invested", layout.INVESTED, count),
            ("fair", layout.FAIR, Number(255, -2)),
            ("dealt", layout.DEALT, pets),
            ("handed", layout.HANDED, Number(16, -3)),
            ("plan", layout.PLAN, Name(CELL_NAMES, 1)),
            ("plan_traps", layout.PLAN_TRAPS, traps),
            ("plan_thrown", layout.PLAN_THROWN, anything),
            ("plan_done", layout.PLAN_DONE, number),
            ("plan_pets", layout.PLAN_PETS, pets),
            ("plan_stare", layout.PLAN_STARE, Tally(STARES, ICON_IDS)),
            ("baby", layout.BABY, Tally(BABIES, ["here", "sent", "done", "sheep", "out"])),
            ("stare", layout.STARE, Tally(STARES, ICON_IDS)),
            ("looks", layout.LOOKS, number),
            ("sealed", layout.SEALED, Number(1)),
            ("plan_known", layout.PLAN_KNOWN, Names(["1", "2", "3", "4", "5"])),
            ("latest", layout.LATEST, Name(self.adventurers)),
        ]
        spell = Name([one.id for one in deck.spells])
        tile = Name(TILE_IDS)
        board = Name(OPPORTUNITY_IDS)
        room_place = Somewhere(ROOM_PLACES, CELL_NAMES, PLACES)
        shown = Name(monsters)
        adventurer = Name(self.adventurers)
        self.world: Final[list[Entry]] = [
            ("year", layout.YEAR, Number(2, 1)),
            ("round", layout.ROUND, Number(5, 1)),
            ("first", layout.FIRST, Number(int(table.players) - 1)),
            ("seals", layout.SEALS, Number(10_000)),
            *[(f"row_{n + 1}", layout.ROW + n, spell) for n in range(layout.ROW_SIZE)],
            ("turned", layout.TURNED, number),
            ("events_seen", layout.EVENTS_SEEN, Names([one.id for one in deck.events])),
            ("event", layout.CARD, Name([one.id for one in deck.events])),
            ("tiles_seen", layout.TILES_SEEN, anything),
            ("tile", layout.TILE_NOW, tile),
            ("next_tile", layout.TILE_NEXT, tile),
            ("monster_stack", layout.MONSTER_STACK, Tally(MONSTER_COUNTS, monsters)),
            ("monster_discard", layout.MONSTER_DISCARD, Tally(MONSTER_COUNTS, monsters)),
            *[(f"display_{n + 1}", layout.DISPLAY + n, shown) for n in range(layout.DISPLAY_SIZE)],
            ("stack", layout.STACK, Names(self.adventurers)),
            ("under", layout.UNDER, Row(self.adventurers, 6)),
            *[(f"next_{n + 1}", layout.PARTY + n, adventurer) for n in range(layout.PARTY_SIZE)],
            *[(f"here_{n + 1}", layout.HERE + n, adventurer) for n in range(layout.PARTY_SIZE)],
            ("trap_discard", layout.TRAP_DISCARD, traps),
            ("open_traps", layout.OPEN_TRAPS, traps),
            ("boards", layout.BOARDS_LEFT, Names(OPPORTUNITY_IDS)),
            ("next_board", layout.BOARD_NEXT, board),
            ("board", layout.BOARD_NOW, board),
            ("used_boards", layout.BOARDS_USED, Row(OPPORTUNITY_IDS, 4)),
            ("neutral", layout.NEUTRAL, number),
            ("scout", layout.SCOUT, number),
            ("impatient", layout.IMPATIENT, number),
            *[
                (name, layout.PALADIN + n, Host(TENT, layout.CAUGHT))
                for n, name in enumerate(PALADIN_IDS)
            ],
            *[
                (f"dummy_{dummy + 1}_{what}", layout.DUMMY + dummy * 2 + at, orders)
                for dummy in range(2)
                for at, what in enumerate(("inaccessible", "orders"))
            ],
            *[
                (f"{name}_{n + 1}", layout.SPACE + at * 3 + n, Number(6))
                for at, name in enumerate(ORDER_IDS)
                for n in range(3)
            ],
            *[(name, layout.TUNNEL_AT + n, room_place) for n, name in enumerate(TUNNEL_IDS)],
            ("experts", layout.EXPERTS_LEFT, Names([one.id for one in deck.experts])),
            ("rent", layout.RENT, number),
            ("cursor", layout.CURSOR, anything),
            *[
                (f"fight_{n}", layout.FIGHT + n, Number(MANY, -MANY))
                for n in range(layout.FIGHT_SIZE)
            ],
            *[(one.id, layout.ROOM_AT + n, room_place) for n, one in enumerate(deck.rooms)],
        ]
