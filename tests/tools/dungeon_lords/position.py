"""Positions in the combat of Dungeon Lords, told in a few words."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from warren.core.action import Action
from warren.core.effect import Effect
from warren.core.option import OptionValue
from warren.core.refusal import Refusal
from warren.games.dungeon_lords import frames, lair, lines
from warren.games.dungeon_lords.actions import cell_name
from warren.games.dungeon_lords.counts import PET_COUNTS, TRAP_COUNTS
from warren.games.dungeon_lords.deck_file import shipped_deck
from warren.games.dungeon_lords.dungeon import START_TUNNELS
from warren.games.dungeon_lords.flow import Flow
from warren.games.dungeon_lords.layout import (
    BOARD_NOW,
    EVIL,
    GOLD,
    HALLS,
    IN_BOX,
    IN_STACK,
    INSTALLED,
    LOST,
    PALADIN,
    PETS,
    ROOM_AT,
    ROW,
    ROW_SIZE,
    TILES,
    TRAPS,
    TUNNEL_AT,
    YEAR,
)
from warren.games.dungeon_lords.meta import OPTIONS
from warren.games.dungeon_lords.position import place_of_cell
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.table import Table
from warren.games.dungeon_lords.terms import CELLS, NONE, PALADIN_IDS, START, TUNNEL_IDS

DECK = shipped_deck()
CELL_NAMES = [*(cell_name(cell) for cell in range(CELLS)), "rented"]
LOOK_TOKENS = ["", *(f"-{expert.id}" for expert in DECK.experts)]
PLENTY = 5


def number(rows: list[str], name: str) -> i64:
    return i64(rows.index(name))


def spell(name: str) -> i64:
    return number([one.id for one in DECK.spells], name)


def trap(name: str) -> i64:
    return number([one.id for one in DECK.traps], name)


def pet(name: str) -> i64:
    return number([one.id for one in DECK.pets], name)


def cell(name: str) -> i64:
    return number(CELL_NAMES, name)


def blank(players: int, year: int, options: dict[str, OptionValue]) -> State:
    """Nothing but the starting tunnels, the counters in the middle, and money for prices."""
    table = Table(players, {one.key: one.default for one in OPTIONS} | options, DECK)
    state = State(table, Flow(table), vec[i64]([0] * (int(ROOM_AT) + len(DECK.rooms))))
    state.effects = []
    state.numbers[YEAR] = year
    state.numbers[BOARD_NOW] = NONE
    for kind in range(3):
        state.numbers[PALADIN + kind] = IN_BOX
    for room in range(len(DECK.rooms)):
        state.numbers[ROOM_AT + room] = IN_STACK
    for tunnel in range(len(TUNNEL_IDS)):
        state.numbers[TUNNEL_AT + tunnel] = IN_STACK
    for place in range(ROW_SIZE):
        state.numbers[ROW + place] = NONE
    for seat in range(players):
        state.put(i64(seat), TILES, START_TUNNELS)
        state.put(i64(seat), EVIL, START)
        state.put(i64(seat), GOLD, PLENTY)
    frames.push(state, frames.OVER, 0, 0)
    return state


class Scene:
    """A position that is set up, then played. Seat 0 owns the dungeon that is looked at."""

    def __init__(self, year: int = 1, players: int = 2, **options: OptionValue) -> None:
        self.state = blank(players, year, options)

    def put(self, field: int, value: int, seat: int = 0) -> Scene:
        self.state.put(i64(seat), i64(field), i64(value))
        return self

    def get(self, field: int, seat: int = 0) -> int:
        return int(self.state.get(i64(seat), i64(field)))

    def world(self, field: int, value: int) -> Scene:
        self.state.numbers[i64(field)] = value
        return self

    def party(self, *names: str, seat: int = 0) -> Scene:
        """In this order; `elf`, `human` and `dwarf` are paladins."""
        ids = [one.id for one in DECK.adventurers]
        for place, name in enumerate(names):
            if name in PALADIN_IDS:
                kind = PALADIN_IDS.index(name)
                figure = lines.paladin_figure(i64(kind))
                self.state.numbers[PALADIN + kind] = seat
            elif name == "illusion":
                figure = i64(lines.ILLUSION)
            else:
                figure = lines.adventurer_figure(number(ids, name))
            self.state.set_line(i64(seat), i64(place), figure)
        return self

    def hurt(self, place: int, amount: int, seat: int = 0) -> Scene:
        figure = self.state.line(i64(seat), i64(place - 1))
        figure = lines.more(figure, i64(lines.DAMAGE), i64(amount))
        self.state.set_line(i64(seat), i64(place - 1), figure)
        return self

    def own(self, *names: str, seat: int = 0) -> Scene:
        """Monsters: `troll`, `troll-cruel`, `troll-down`."""
        for name in names:
            plain = name.removesuffix("-down")
            expert = next((i for i, t in enumerate(LOOK_TOKENS) if t and plain.endswith(t)), 0)
            kind = plain.removesuffix(LOOK_TOKENS[expert])
            tile = lair.made(number([one.id for one in DECK.monsters], kind), i64(expert - 1))
            lair.add(self.state, i64(seat), tile | (lair.DOWN if name != plain else 0))
        return self

    def traps(self, *names: str, seat: int = 0) -> Scene:
        for name in names:
            self.state.add(i64(seat), TRAPS, TRAP_COUNTS.one(trap(name)))
        return self

    def pets(self, *names: str, seat: int = 0) -> Scene:
        for name in names:
            self.state.add(i64(seat), PETS, PET_COUNTS.one(pet(name)))
        return self

    def tiles(self, *names: str, seat: int = 0) -> Scene:
        return self.put(TILES, sum(1 << int(cell(name)) for name in names), seat)

    def lost(self, *names: str, seat: int = 0) -> Scene:
        return self.put(LOST, sum(1 << int(cell(name)) for name in names), seat)

    def room(self, name: str, at: str = "c1", seat: int = 0) -> Scene:
        """Built on a cell, or `rented`."""
        room = number([one.id for one in DECK.rooms], name)
        self.state.numbers[ROOM_AT + room] = place_of_cell(i64(seat), cell(at))
        if at != "rented":
            self.put(HALLS, self.get(HALLS, seat) | 1 << int(cell(at)), seat)
        return self

    def tunnel(self, name: str, at: str = "c1", seat: int = 0) -> Scene:
        improved = number(TUNNEL_IDS, name)
        self.state.numbers[TUNNEL_AT + improved] = place_of_cell(i64(seat), cell(at))
        return self

    def installed(self, value: int, seat: int = 0) -> Scene:
        return self.put(INSTALLED, value, seat)

    def cards(self, *names: str) -> Scene:
        """The row; what is not named is filled with other cards of the year."""
        chosen = [spell(name) for name in names]
        year = int(self.state.year())
        others = [
            i64(i)
            for i, one in enumerate(DECK.spells)
            if one.year == year and i64(i) not in chosen and self.state.table.plays_set(one.set)
        ]
        for place in range(int(self.state.table.variant.fights)):
            self.state.numbers[ROW + place] = (chosen + others)[place]
        return self

    def begin(self) -> Scene:
        """The combat begins."""
        frames.push(self.state, frames.COMBAT, 0, 0)
        self.state.flow.settle(self.state)
        return self

    def do(self, verb: str, seat: int = 0, **args: str | int) -> list[Effect]:
        """A seat, or chance, does it; what happened."""
        log = self.log()
        before = len(log)
        given = {"with" if key == "by" else key: value for key, value in args.items()}
        self.state.apply(seat, self.state.code(Action(verb, given)))
        return log[before:]

    def plan(
        self,
        lay: list[str] | None = None,
        send: list[str] | None = None,
        at: str = "",
        seat: int = 0,
    ) -> list[Effect]:
        """A whole plan; what followed when its owner was ready."""
        if at:
            self.do("defend", seat, cell=at)
        for name in lay or []:
            self.do("lay", seat, trap=name)
        for name in send or []:
            self.do("send", seat, monster=name)
        return self.do("ready", seat)

    def log(self) -> list[Effect]:
        assert self.state.effects is not None
        return self.state.effects

    def options(self, seat: int = 0) -> list[str]:
        """What a seat may do now, as people write it."""
        return sorted(repr(self.state.action(code)) for code in self.state.legal_actions(seat))

    def figures(self, seat: int = 0) -> list[i64]:
        return [
            self.state.line(i64(seat), i64(place))
            for place in range(int(self.state.line_length(i64(seat))))
        ]

    def line(self, seat: int = 0) -> list[str]:
        """Who stands there, from the front."""
        return [self.named(figure) for figure in self.figures(seat)]

    def named(self, figure: i64) -> str:
        if lines.is_illusion(figure):
            return "illusion"
        if lines.is_paladin(figure):
            return PALADIN_IDS[int(lines.paladin_of(figure))]
        return DECK.adventurers[int(lines.number_of(figure))].id

    def damage(self, seat: int = 0) -> list[int]:
        return [int(lines.damage_of(figure)) for figure in self.figures(seat)]

    def courage(self, seat: int = 0) -> list[int]:
        return [int(lines.courage_of(figure)) for figure in self.figures(seat)]

    def lair(self, seat: int = 0) -> list[str]:
        """The own monsters by look, those face down with `-down`."""
        found: list[str] = []
        for slot in range(14):
            tile = self.state.lair(i64(seat), i64(slot))
            if tile:
                kind = DECK.monsters[int(lair.kind_of(tile))].id
                token = LOOK_TOKENS[int(lair.expert_of(tile)) + 1]
                found.append(f"{kind}{token}{'-down' if tile & lair.DOWN else ''}")
        return sorted(found)


def names(effects: list[Effect]) -> list[str]:
    return [effect.name for effect in effects]


def told(effects: list[Effect], name: str) -> list[dict[str, object]]:
    """The arguments of all facts of this name."""
    return [dict(effect.args) for effect in effects if effect.name == name]


def hits(effects: list[Effect]) -> list[tuple[str, int]]:
    """Who took how much before the fatigue of the first battle."""
    found: list[tuple[str, int]] = []
    for effect in effects:
        if effect.name in ("fatigue-taken", "conquest-skipped"):
            break
        if effect.name == "damage-dealt":
            who = effect.args.get("adventurer") or effect.args.get("paladin")
            amount = effect.args["amount"]
            assert isinstance(amount, int)
            found.append((str(who), amount))
    return found


def refused(scene: Scene, verb: str, seat: int = 0, **args: str | int) -> tuple[str, str]:
    """The message, without its beginning, and the rule that forbid an action."""
    key = scene.state.key()
    with pytest.raises(Refusal) as refusal:
        scene.do(verb, seat, **args)
    assert scene.state.key() == key
    return refusal.value.message.removeprefix("dungeon_lords-refusal-"), refusal.value.rule
