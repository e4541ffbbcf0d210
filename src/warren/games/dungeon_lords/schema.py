"""Every number of a position by its name: one table writes it and reads it."""

from __future__ import annotations

from typing import Final

from warren.games.dungeon_lords import layout, lines
from warren.games.dungeon_lords.actions import ICON_IDS, cell_name
from warren.games.dungeon_lords.arrivals import ID_BITS
from warren.games.dungeon_lords.battle.babies import BABIES
from warren.games.dungeon_lords.battle.icons import STARES
from warren.games.dungeon_lords.battle.missiles import WIDTH
from warren.games.dungeon_lords.codecs import (
    Codec,
    Digits,
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
from warren.games.dungeon_lords.entries import Entries, Entry, row, single
from warren.games.dungeon_lords.position import PLACES
from warren.games.dungeon_lords.scoring import CAPTIVE_BITS
from warren.games.dungeon_lords.steps.festival import SEAT_BITS
from warren.games.dungeon_lords.steps.unveil import BOARD_BITS, TILE_BITS
from warren.games.dungeon_lords.table import Table
from warren.games.dungeon_lords.terms import (
    CELLS,
    OPPORTUNITY_IDS,
    ORDER_IDS,
    PALADIN_IDS,
    SPACES,
    TILE_IDS,
    TUNNEL_IDS,
)
from warren.games.dungeon_lords.works import USE_BITS

CELL_NAMES: Final = [*(cell_name(cell) for cell in range(CELLS)), "rented"]
ROOM_PLACES: Final = {
    layout.IN_STACK: "stack",
    layout.ON_DISPLAY: "display",
    layout.IN_DISCARD: "discard",
    layout.OUT: "out",
}
TENT: Final = {layout.IN_TENT: "tent", layout.IN_BOX: "box", layout.GONE: "gone"}
MARKS: Final = ["tired", "sent", "done", "sheep", "settled", "thrown"]
FIGHT_MARKS: Final = [
    "no-conquest",
    "no-spells",
    "no-healing",
    "attacked",
    "shielded",
    "rage",
    "halved",
    "light",
    "song",
    "fronted",
    "no-fast",
    "trained",
    "judged",
    "second",
]
MINIONS: Final[list[str | int]] = [0, 1, 2, 3, "dummy-1", "dummy-2"]
SEAT_NUMBERS: Final = [0, 1, 2, 3]
ROUNDS: Final = [1, 2, 3, 4, 5]
BABY_MARKS: Final = ["here", "sent", "done", "sheep", "out"]
MANY: Final = 1 << 60


class Schema:
    """The fields of a table's seats and of its world."""

    def __init__(self, table: Table) -> None:
        deck = table.deck
        self.adventurers: Final = [one.id for one in deck.adventurers]
        monsters = [one.id for one in deck.monsters]
        kinds = [one.id for one in deck.traps]
        rooms = [one.id for one in deck.rooms]
        traps = Tally(TRAP_COUNTS, kinds)
        pets = Tally(PET_COUNTS, [one.id for one in deck.pets])
        order, orders = Name(ORDER_IDS), Names(ORDER_IDS)
        count, number = Number(255), Number(15)
        cells = Names(CELL_NAMES)
        self.monster: Final = lair_codec(table)
        self.figure: Final = line_codec(self.adventurers)
        installed = Packed(
            {
                "trap": (Name(kinds, 1), 0, 4),
                "cell": (Name(CELL_NAMES), 4, 5),
                "thrown": (Name(monsters, 1), 9, 5),
            }
        )
        stares = Tally(STARES, ICON_IDS)
        self.seat: Final = Entries(
            [
                single("gold", layout.GOLD, count),
                single("food", layout.FOOD, count),
                single("evil", layout.EVIL, number),
                single("letters", layout.LETTERS, count),
                single("imps.unused", layout.IDLE, count),
                single("imps.used", layout.BUSY, count),
                single("imps.training", layout.TRAINEES, count),
                single("tired_trolls", layout.TIRED_TROLLS, count),
                single("tiles", layout.TILES, cells),
                single("rooms", layout.HALLS, cells),
                single("conquered", layout.LOST, cells),
                single("traps.held", layout.TRAPS, traps),
                single("traps.buried", layout.BURIED_TRAPS, traps),
                single("traps.installed", layout.INSTALLED, installed),
                single("pets.held", layout.PETS, pets),
                single("pets.used", layout.USED_PETS, pets),
                single("pets.buried", layout.BURIED_PETS, pets),
                single("pets.dealt", layout.DEALT, pets),
                single("pets.handed", layout.HANDED, Number(16, -3)),
                single("orders.inaccessible", layout.LOCKED, orders),
                row("orders.chosen", layout.CHOSEN, order, SPACES),
                single("orders.dummy", layout.DUMMY_CHOICE, order),
                single("orders.stranded", layout.STRANDED, number),
                single("known", layout.KNOWN, Names(ROUNDS)),
                single("uses", layout.USES, Digits(rooms, USE_BITS)),
                single("shed", layout.SHEDDED, Names(rooms)),
                single("prison", layout.PRISON, Names(self.adventurers)),
                single("captives", layout.CAPTIVES, Digits(PALADIN_IDS, CAPTIVE_BITS)),
                single("fallen", layout.FALLEN, count),
                single("invested", layout.INVESTED, count),
                single("fair", layout.FAIR, Number(255, -2)),
                single("plan.goal", layout.PLAN, Name(CELL_NAMES, 1)),
                single("plan.traps", layout.PLAN_TRAPS, traps),
                single("plan.thrown", layout.PLAN_THROWN, Row(monsters, WIDTH)),
                single("plan.done", layout.PLAN_DONE, number),
                single("plan.pets", layout.PLAN_PETS, pets),
                single("plan.stare", layout.PLAN_STARE, stares),
                single("plan.known", layout.PLAN_KNOWN, Names(ROUNDS)),
                single("plan.looks", layout.LOOKS, number),
                single("babies", layout.BABY, Tally(BABIES, BABY_MARKS)),
                single("stare", layout.STARE, stares),
                single("sealed", layout.SEALED, Number(1)),
                single("latest", layout.LATEST, Name(self.adventurers)),
                row("lair", layout.LAIR, self.monster, layout.LAIR_SIZE, gaps=False),
                row("line", layout.LINE, self.figure, layout.LINE_SIZE, gaps=False),
            ]
        )
        tile = Name(TILE_IDS)
        board = Name(OPPORTUNITY_IDS)
        events = [one.id for one in deck.events]
        place = Somewhere(ROOM_PLACES, CELL_NAMES, PLACES)
        spells = Name([one.id for one in deck.spells])
        minion = Name(MINIONS, 1)
        held = Tally(MONSTER_COUNTS, monsters)
        adventurer = Name(self.adventurers)
        self.world: Final = Entries(
            [
                single("year", layout.YEAR, Number(2, 1)),
                single("round", layout.ROUND, Number(5, 1)),
                single("first", layout.FIRST, Number(int(table.players) - 1)),
                single("seals", layout.SEALS, Number(10_000)),
                row("combat.cards", layout.ROW, spells, layout.ROW_SIZE),
                single("combat.turned", layout.TURNED, number),
                single("events.now", layout.CARD, Name(events)),
                single("events.next", layout.CARD_NEXT, Name(events)),
                single("events.seen", layout.EVENTS_SEEN, Names(events)),
                single("tiles.now", layout.TILE_NOW, tile),
                single("tiles.next", layout.TILE_NEXT, tile),
                single("tiles.seen", layout.TILES_SEEN, Digits(TILE_IDS, TILE_BITS)),
                single("monsters.stack", layout.MONSTER_STACK, held),
                single("monsters.discard", layout.MONSTER_DISCARD, held),
                row("monsters.display", layout.DISPLAY, Name(monsters), layout.DISPLAY_SIZE),
                single("adventurers.stack", layout.STACK, Names(self.adventurers)),
                single("adventurers.under", layout.UNDER, Row(self.adventurers, ID_BITS)),
                row("adventurers.next", layout.PARTY, adventurer, layout.PARTY_SIZE),
                row("adventurers.here", layout.HERE, adventurer, layout.PARTY_SIZE),
                single("traps.discard", layout.TRAP_DISCARD, traps),
                single("traps.open", layout.OPEN_TRAPS, traps),
                single("opportunities.left", layout.BOARDS_LEFT, Names(OPPORTUNITY_IDS)),
                single("opportunities.next", layout.BOARD_NEXT, board),
                single("opportunities.now", layout.BOARD_NOW, board),
                single("opportunities.used", layout.BOARDS_USED, Row(OPPORTUNITY_IDS, BOARD_BITS)),
                single("neutral", layout.NEUTRAL, number),
                single("scout", layout.SCOUT, number),
                single("impatient", layout.IMPATIENT, number),
                *[
                    single(f"paladins.{name}", layout.PALADIN + n, Host(TENT, layout.CAUGHT))
                    for n, name in enumerate(PALADIN_IDS)
                ],
                *[
                    single(f"dummies.{which}.{what}", layout.DUMMY + 2 * dummy + at, orders)
                    for dummy, which in enumerate(("first", "second"))
                    for at, what in enumerate(("inaccessible", "orders"))
                ],
                *[
                    row(f"spaces.{name}", layout.SPACE + at * SPACES, minion, SPACES)
                    for at, name in enumerate(ORDER_IDS)
                ],
                *[
                    single(f"tunnels.{name}", layout.TUNNEL_AT + n, place)
                    for n, name in enumerate(TUNNEL_IDS)
                ],
                *[
                    single(f"rooms.{name}", layout.ROOM_AT + n, place)
                    for n, name in enumerate(rooms)
                ],
                single("experts", layout.EXPERTS_LEFT, Names([one.id for one in deck.experts])),
                single("rent", layout.RENT, number),
                single("prizes", layout.CURSOR, Row(SEAT_NUMBERS, SEAT_BITS)),
                *fight_entries(Name(kinds, 1), Name(monsters, 1)),
            ]
        )


def lair_codec(table: Table) -> Codec:
    return Packed(
        {
            "monster": (Name([one.id for one in table.deck.monsters], 1), 0, 4),
            "down": (Number(1), 4, 1),
            "expert": (Name([one.id for one in table.deck.experts], 1), 5, 2),
            "marks": (Names(MARKS), 7, 6),
        }
    )


def line_codec(adventurers: list[str]) -> Codec:
    figures = ["", *adventurers]
    figures += ["-"] * (lines.FIRST_PALADIN - len(figures)) + [*PALADIN_IDS, "illusion"]
    return Packed(
        {
            "who": (Name(figures), 0, 6),
            "damage": (Number(lines.LARGE), lines.DAMAGE, 6),
            "extra": (Number(lines.SMALL), lines.EXTRA, 4),
            "courage": (Number(lines.LARGE), lines.COURAGE, 6),
            "poison": (Number(lines.SMALL), lines.POISON, 4),
            "invisible": (Number(1), 28, 1),
        }
    )


def fight_entries(trap: Codec, monster: Codec) -> list[Entry]:
    """What the battle of the moment has come to."""
    amount, cell = Number(255, -255), Name(CELL_NAMES)
    fields: list[tuple[str, int, Codec]] = [
        ("marks", layout.FIGHT_FLAGS, Names(FIGHT_MARKS)),
        ("icons_left", layout.ICONS_LEFT, amount),
        ("fatigue_more", layout.FATIGUE_MORE, amount),
        ("fatigue", layout.FATIGUE_NOW, amount),
        ("tile", layout.FIGHT_TILE, cell),
        ("goal", layout.GOAL_TILE, cell),
        ("sprung", layout.SPRUNG, trap),
        ("thrown", layout.THROWN, monster),
        ("hitter", layout.HITTER, amount),
        ("way", layout.HIT_WAY, amount),
        ("hits", layout.HITS, Number(MANY)),
        ("choice", layout.CHOICE, Number(MANY)),
        ("payee", layout.PAYEE, amount),
        ("part", layout.PART, amount),
    ]
    return [single(f"fight.{name}", layout.FIGHT + at, codec) for name, at, codec in fields]
