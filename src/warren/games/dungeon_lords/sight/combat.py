"""The battle of a year: the row of cards, the parties, the plans, the fight that goes on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords import frames, lines
from warren.games.dungeon_lords.battle import babies, conquest_phase, fight, phases
from warren.games.dungeon_lords.battle.outlook import round_of
from warren.games.dungeon_lords.cards import BARD
from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.layout import (
    CHOICE,
    HITTER,
    KNOWN,
    LOOKS,
    PART,
    PLAN,
    PLAN_DONE,
    PLAN_TRAPS,
    ROW,
    SPRUNG,
    THROWN,
    TURNED,
)
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.sight.keep import Held
from warren.games.dungeon_lords.spells.lullaby import WAKING
from warren.games.dungeon_lords.terms import HIDDEN, NONE


class Figure:
    """Somebody in a line. `adventurer` and `paladin` are numbers or NONE; an Illusion has none."""

    def __init__(
        self,
        adventurer: int,
        paladin: int,
        hit_points: int,
        damage: int,
        courage: int,
        poison: int,
        icons: list[int],
    ) -> None:
        self.adventurer: Final = adventurer
        self.paladin: Final = paladin
        self.hit_points: Final = hit_points
        self.damage: Final = damage
        self.courage: Final = courage
        self.poison: Final = poison
        self.icons: Final = icons
        """Anti-trap, magic, hearts, lutes."""


def line(state: Position, seat: int) -> list[Figure]:
    """The party at a dungeon, from the front."""
    owner = i64(seat)
    places = range(int(state.line_length(owner)))
    return [_figure(state, state.line(owner, i64(place))) for place in places]


def _figure(state: Position, figure: i64) -> Figure:
    icons = [0, 0, 0, 0]
    paladin = NONE
    adventurer = NONE
    if lines.is_paladin(figure):
        paladin = int(lines.paladin_of(figure))
        each = state.table.paladin(i64(paladin), state.year()).icons
        icons = [each, each, each, 0]
    elif lines.is_adventurer(figure):
        adventurer = int(lines.number_of(figure))
        for at, kind in enumerate((*lines.ICON_KINDS, BARD)):
            if lines.class_of(state, figure) == kind:
                icons[at] = state.adventurer(i64(adventurer)).icons
    return Figure(
        adventurer,
        paladin,
        int(lines.hit_points(state, figure)),
        int(lines.damage_of(figure)),
        int(lines.courage_of(figure)),
        int(lines.poison_of(figure)),
        icons,
    )


def row(state: Position) -> list[int]:
    """The combat cards of the year: numbers, HIDDEN, or NONE where nothing is known."""
    return [int(state.numbers[ROW + place]) for place in range(int(state.table.variant.fights))]


def turned(state: Position) -> int:
    """How many of them are turned up."""
    return int(state.numbers[TURNED])


def has_seen(state: Position, seat: int, place: int) -> bool:
    """Whether a seat has looked at a card of the row."""
    return (int(state.get(i64(seat), KNOWN)) >> place) & 1 != 0


def is_on(state: Position) -> bool:
    return frames.in_combat(state)


def battle_round(state: Position) -> int:
    """Counted from 1."""
    return int(round_of(state)) + 1


def fighting_seat(state: Position) -> int:
    """Whose dungeon is fought in right now, or NONE."""
    at = frames.under(state, frames.BATTLE)
    return int(frames.subject_at(state, at)) if at >= 0 else NONE


def phase(state: Position) -> int:
    """The step of that battle, as `battle.phases` counts them, or NONE."""
    at = frames.under(state, frames.BATTLE)
    return int(frames.stage_at(state, at)) if at >= 0 else NONE


def fought_cell(state: Position) -> int:
    """The tile of that battle."""
    return int(fight.tile(state))


def planned_cell(state: Position, seat: int) -> int:
    """The tile a seat will defend, NONE, or HIDDEN."""
    plan = int(state.get(i64(seat), PLAN))
    return HIDDEN if plan == HIDDEN else plan - 1


def is_planned(state: Position, seat: int) -> bool:
    """Whether a seat has said that its plan is ready."""
    return state.get(i64(seat), PLAN_DONE) != 0


def laid_traps(state: Position, seat: int) -> Held:
    packed = state.get(i64(seat), PLAN_TRAPS)
    kinds = [
        kind
        for kind in range(len(state.table.deck.traps))
        for _ in range(int(TRAP_COUNTS.known(packed, i64(kind))))
    ]
    return Held(kinds, int(TRAP_COUNTS.unknown(packed)))


def baby_golems(state: Position, seat: int) -> int:
    """Those that have been sent into this battle."""
    return int(babies.count(state, i64(seat), i64(babies.SENT)))


def looks_left(state: Position, seat: int) -> int:
    """How many cards a pet still lets a seat look at while it plans."""
    return int(state.get(i64(seat), LOOKS))


def is_deciding(state: Position) -> bool:
    """Whether a spell or a monster waits for the owner's choice."""
    return state.fight(CHOICE) != 0


def is_waking(state: Position) -> bool:
    """Whether the Lullaby waits to be told who is woken.  [DF-C-LULLABY]"""
    return state.fight(CHOICE) == WAKING


def is_attacking(state: Position) -> bool:
    """Whether somebody attacks who still needs a target."""
    return state.fight(HITTER) != 0


def part(state: Position) -> int:
    """Where within its phase the battle is."""
    return int(state.fight(PART))


def is_tiring(state: Position) -> bool:
    """Whether the party is about to take fatigue, which its owner may add to."""
    return phase(state) == phases.CONQUEST and part(state) == conquest_phase.BEFORE


def sprung_trap(state: Position) -> int:
    """The kind of the trap that has been sprung and needs a target, or NONE."""
    return int(state.fight(SPRUNG)) - 1


def is_loaded(state: Position) -> bool:
    """Whether a monster lies on the catapult that has been sprung."""
    return state.fight(THROWN) != 0
