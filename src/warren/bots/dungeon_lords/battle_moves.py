"""Decisions in planning and in a battle, each followed to the end of the round."""

from __future__ import annotations

from typing import Final

from warren.bots.dungeon_lords.battle_plans import BattlePlans
from warren.bots.dungeon_lords.battle_values import BattleValues, in_battle, standing
from warren.bots.dungeon_lords.estate import estate_of
from warren.bots.dungeon_lords.outlook import Outlook
from warren.bots.dungeon_lords.planned_pets import choose_planned_pet
from warren.bots.dungeon_lords.worths import worth
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.actions import DEFEND, LAY, READY, SEND, SEND_BABY
from warren.games.dungeon_lords.battle.policy import decide
from warren.games.dungeon_lords.battle.preview import Defence
from warren.games.dungeon_lords.sight import keep
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.combat import PAUSED

PRISONER: Final = 1.3
"""For each point, since one less fights and tires."""


def choose_plan(outlook: Outlook) -> int:
    """The next piece of the best plan."""
    pet = choose_planned_pet(outlook)
    if pet is not None:
        return pet
    blocks = outlook.blocks()
    if not any(block in (DEFEND, READY) for _, block, _ in blocks):
        return blocks[0][0]
    plans = BattlePlans(outlook.state, outlook.seat)
    return next_piece(outlook, plans, plans.best())


def next_piece(outlook: Outlook, plans: BattlePlans, best: Defence) -> int:
    """The tile, then traps, then monsters, then it is ready."""
    steps = [outlook.code(DEFEND, best.cell)]
    steps += [outlook.code(LAY, kind) for kind in missing(best.traps, plans.laid)]
    steps += [outlook.code(SEND, look) for look in missing(best.looks, plans.sent)]
    if best.cubs > plans.cubs:
        steps.append(outlook.code(SEND_BABY))
    return next((code for code in steps if code in outlook.codes), outlook.code(READY))


def missing(wanted: list[int], present: list[int]) -> list[int]:
    left = list(wanted)
    for one in present:
        if one in left:
            left.remove(one)
    return left


class BattleTrials:
    """The choices of one moment of a battle."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.paused: Final = paused(outlook.state)
        self.values: Final = BattleValues(outlook.state, outlook.seat)
        self.prison: Final = keep.prison_points(outlook.state, outlook.seat)

    def best(self) -> int:
        return max(self.outlook.codes, key=self.value)

    def value(self, code: int) -> float:
        """Do it, fight on in a simple way, and see what is left."""
        seat = self.outlook.seat
        trial = self.paused.clone()
        trial.apply(seat, code)
        while in_battle(trial, seat):
            trial.apply(seat, int(decide(trial, seat)))
        return self._outcome(trial)

    def _outcome(self, trial: State) -> float:
        seat = self.outlook.seat
        points = keep.prison_points(trial, seat) - self.prison
        total = PRISONER * points + self.values.party(standing(trial, seat))
        return total + worth(estate_of(trial, seat), self.outlook.times, trial.table)


def paused(state: State) -> State:
    """The same battle, after which nothing follows."""
    trial = state.clone()
    frames.set_stage_at(trial, frames.under(trial, frames.COMBAT), PAUSED)
    return trial


def choose_move(outlook: Outlook) -> int:
    return BattleTrials(outlook).best()
