"""What a plan would do: the same battle, tried out on a copy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.dungeon_lords import frames, lair, lines
from warren.games.dungeon_lords.battle import babies, laying, plan
from warren.games.dungeon_lords.battle.opening import open_battle
from warren.games.dungeon_lords.battle.outlook import round_of
from warren.games.dungeon_lords.battle.phases import BARD
from warren.games.dungeon_lords.battle.policy import decide
from warren.games.dungeon_lords.battle.reveal import reveal
from warren.games.dungeon_lords.counts import TRAP_COUNTS
from warren.games.dungeon_lords.layout import (
    CAUGHT,
    LAIR_SIZE,
    PALADIN,
    PLAN_TRAPS,
    PRISON,
    ROW,
    TURNED,
)
from warren.games.dungeon_lords.position import Position
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.combat import PAUSED
from warren.games.dungeon_lords.terms import NONE


class Defence:
    """A plan to try: a tile, kinds of traps, looks of monsters and ghosts, Baby Golems."""

    def __init__(self, cell: int, traps: list[int], looks: list[int], cubs: int = 0) -> None:
        self.cell: Final = cell
        self.traps: Final = traps
        self.looks: Final = looks
        self.cubs: Final = cubs


class Outcome:
    """Who was captured, which cells were lost, and the damage of those left, front to back.

    Figures are numbers of `lines.who`.
    """

    def __init__(self, captured: list[int], conquered: int, damage: list[tuple[int, int]]) -> None:
        self.captured: Final = captured
        self.conquered: Final = conquered
        self.damage: Final = damage


def preview(state: State, seat: int, defence: Defence, card: int) -> Outcome:
    """The battle of this round if the card is this one, decided by `policy`."""
    owner = i64(seat)
    trial = state.clone()
    number = round_of(state)
    before = [int(lines.who(figure)) for figure in _figures(trial, owner)]
    lost = trial.lost(owner)
    trial.world[ROW + number] = card
    trial.world[TURNED] = number + 1
    _arrange(trial, owner, defence)
    trial.frames[0] = 0
    frames.push(trial, frames.COMBAT, number, PAUSED)
    reveal(trial, owner)
    open_battle(trial, owner)
    frames.push(trial, frames.BATTLE, owner, BARD)
    trial.flow.settle(trial)
    while frames.step(trial) == frames.BATTLE:
        trial.apply(seat, int(decide(trial, owner)))
    left = _figures(trial, owner)
    return Outcome(
        [who for who in before if _is_caught(trial, owner, who)],
        int(trial.lost(owner) & ~lost),
        [(int(lines.who(figure)), int(lines.damage_of(figure))) for figure in left],
    )


def _figures(state: Position, owner: i64) -> list[i64]:
    return [state.line(owner, place) for place in range(state.line_length(owner))]


def _is_caught(state: Position, owner: i64, figure: i64) -> bool:
    if lines.is_paladin(figure):
        return state.world[PALADIN + lines.paladin_of(figure)] == CAUGHT + owner
    if lines.is_illusion(figure):
        return False
    return (state.get(owner, PRISON) >> lines.number_of(figure)) & 1 != 0


def _arrange(state: Position, owner: i64, defence: Defence) -> None:
    """Replace the plan made so far; pets that were readied stay in it."""
    lair.clear(state, owner, lair.SENT | lair.THROWN)
    babies.rest(state, owner)
    plan.choose(state, owner, defence.cell)
    traps = i64(0)
    for kind in defence.traps:
        traps += TRAP_COUNTS.one(kind)
    state.put(owner, PLAN_TRAPS, traps)
    for look in defence.looks:
        slot = lair.find(state, owner, look, lair.SENT)
        if slot != NONE:
            lair.mark(state, owner, slot, lair.SENT)
    babies.add(state, owner, babies.SENT, defence.cubs)
    while laying.needs_missile(state, owner):
        lair.mark(state, owner, _missile(state, owner), lair.THROWN)


def _missile(state: Position, owner: i64) -> i64:
    for slot in range(i64(LAIR_SIZE)):
        if laying.is_missile(state, owner, slot):
            return slot
    raise AssertionError
