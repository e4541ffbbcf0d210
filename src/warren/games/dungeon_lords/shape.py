"""The JSON of a position as it is shown; what a view hides is "hidden".

It is written and read without the outlook.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from warren.core.option import OptionValue

Order = Literal[
    "get-food",
    "improve-reputation",
    "dig-tunnels",
    "mine-gold",
    "recruit-imps",
    "buy-traps",
    "hire-monster",
    "build-room",
]
Opportunity = Literal[
    "food-harvest",
    "masquerade",
    "tunnel-improvement",
    "gold-investment",
    "pet-shop",
    "trap-exhibition",
    "expert-monsters",
    "room-rental",
]
Tile = Literal["taxes", "payday", "special"]
Paladin = Literal["elf", "human", "dwarf"]
Tunnel = Literal["tool-shed", "foyer", "dark-tunnel", "secret-passage", "mithril-vein"]
StepName = Literal[
    "setup",
    "season",
    "unveil",
    "orders",
    "errands",
    "errand",
    "dig",
    "spy",
    "draw-traps",
    "bury-traps",
    "payment",
    "setting",
    "draw-pets",
    "festival",
    "production",
    "return",
    "pets",
    "event",
    "affair",
    "advent",
    "combat",
    "planning",
    "battle",
    "over",
    "lose-imps",
    "throwing",
]
Counts = dict[str, int]
"""How many of each kind; those the viewer may not know under "hidden"."""
Cell = str
"""A column from a to e and a row from 1 at the top, or "rented"."""


class Spot(TypedDict):
    """A cell of a dungeon."""

    seat: int
    cell: Cell


class Guest(TypedDict):
    """With whom a paladin is, or by whom it was caught."""

    seat: NotRequired[int]
    caught: NotRequired[int]


class Monster(TypedDict):
    """A monster or ghost; what is left out is not so."""

    monster: str
    down: NotRequired[int]
    expert: NotRequired[str]
    marks: NotRequired[list[str]]


class Figure(TypedDict):
    """An adventurer, a paladin or an Illusion in a line, the first at the front."""

    who: str
    damage: NotRequired[int]
    extra: NotRequired[int]
    courage: NotRequired[int]
    poison: NotRequired[int]
    invisible: NotRequired[int]


class Installed(TypedDict):
    """The trap that lies under a tile, and the monster on it."""

    trap: str
    cell: Cell
    thrown: NotRequired[str]


class Imps(TypedDict):
    unused: int
    used: int
    training: int


class SeatTraps(TypedDict):
    held: Counts
    buried: Counts
    installed: Installed | None


class SeatPets(TypedDict):
    held: Counts
    used: Counts
    buried: Counts
    dealt: Counts
    handed: int


class SeatOrders(TypedDict):
    inaccessible: list[Order]
    chosen: list[Order | Literal["hidden"] | None]
    dummy: Order | Literal["hidden"] | None
    stranded: int


class Plan(TypedDict):
    """The plan of a battle, as far as it has been made."""

    goal: Cell | None
    traps: Counts
    thrown: list[str]
    done: int
    pets: Counts
    stare: Counts
    known: list[int]
    looks: int


class Seat(TypedDict):
    """A player: goods, the dungeon by its cells, and what lies beside it."""

    gold: int
    food: int
    evil: int
    letters: int
    imps: Imps
    tired_trolls: int
    tiles: list[Cell]
    rooms: list[Cell]
    conquered: list[Cell]
    traps: SeatTraps
    pets: SeatPets
    orders: SeatOrders
    known: list[int]
    uses: Counts
    shed: list[str]
    prison: list[str]
    captives: Counts
    fallen: int
    invested: int
    fair: int
    plan: Plan
    babies: Counts
    stare: Counts
    sealed: int
    latest: str | None
    lair: list[Monster]
    line: list[Figure]


class Combat(TypedDict):
    """The cards of this combat in their order, and how many have been turned up."""

    cards: list[str | None]
    turned: int


class Events(TypedDict):
    now: str | None
    next: str | None
    seen: list[str]


class Tiles(TypedDict):
    now: Tile | None
    next: Tile | None
    seen: Counts


class Monsters(TypedDict):
    stack: Counts
    discard: Counts
    display: list[str | None]


class Adventurers(TypedDict):
    stack: list[str]
    under: list[str]
    next: list[str | None]
    here: list[str | None]


class Traps(TypedDict):
    discard: Counts
    open: Counts


class Opportunities(TypedDict):
    left: list[Opportunity]
    next: Opportunity | None
    now: Opportunity | None
    used: list[Opportunity]


class Dummy(TypedDict):
    inaccessible: list[Order]
    orders: list[Order]


class Dummies(TypedDict):
    first: Dummy
    second: Dummy


class Fight(TypedDict):
    """What the battle of the moment has come to."""

    marks: list[str]
    icons_left: int
    fatigue_more: int
    fatigue: int
    tile: Cell
    goal: Cell
    sprung: str | None
    thrown: str | None
    hitter: int
    way: int
    hits: int
    choice: int
    payee: int
    part: int


class Frame(TypedDict):
    """Where in the game we are, the last of them now."""

    step: StepName
    subject: int
    stage: int


class Coming(TypedDict):
    """By how many steps more evil a paladin comes, and from whom; nobody where from the tent."""

    steps: int
    paladin: Paladin
    host: int | None


class Leaving(TypedDict):
    """By how many steps less evil a paladin leaves, and to whom; nobody where he is discarded."""

    steps: int
    paladin: Paladin
    to: int | None


class PaladinOutlook(TypedDict):
    """The next paladin to come to a seat and the next to leave it, if its counter alone moves."""

    up: Coming | None
    down: Leaving | None


class TitleOutlook(TypedDict):
    """What a title counts for each seat, and the seats that would have it if this were the end.

    The tiles that the Battlelord has lost are below zero.
    """

    title: Literal["dark-deeds", "halls", "tunnels", "monsters", "imps", "riches", "battle"]
    counts: list[int]
    seats: list[int]


class Outlook(TypedDict):
    """What evil brings as it stands now, and how the seats stand.

    For each seat the adventurer of this round and its paladins; discarded is the adventurer that
    the non-player counter of a game for two takes. Points are by their sources, as far as the
    viewer may know; prizes are those of a festival that nobody has taken yet.
    """

    adventurers: list[str | None]
    discarded: str | None
    paladins: list[PaladinOutlook]
    titles: list[TitleOutlook]
    points: list[Counts]
    prizes: list[Opportunity]


class View(TypedDict):
    """Dungeon Lords, as a viewer may know it."""

    game: str
    players: int
    options: dict[str, OptionValue]
    year: int
    round: int
    first: int
    seals: int
    combat: Combat
    events: Events
    tiles: Tiles
    monsters: Monsters
    adventurers: Adventurers
    traps: Traps
    opportunities: Opportunities
    neutral: int
    scout: int
    impatient: int
    paladins: dict[Paladin, Literal["tent", "box", "gone"] | Guest]
    dummies: Dummies
    spaces: dict[Order, list[int | Literal["dummy-1", "dummy-2"] | None]]
    tunnels: dict[Tunnel, Literal["stack", "display", "discard", "out"] | Spot]
    rooms: dict[str, Literal["stack", "display", "discard", "out"] | Spot]
    experts: list[str]
    rent: int
    prizes: list[int]
    fight: Fight
    seats: list[Seat]
    frames: list[Frame]
    outlook: Outlook
