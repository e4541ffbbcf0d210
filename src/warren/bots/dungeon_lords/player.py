"""The greedy player of Dungeon Lords."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warren.bots.dungeon_lords.battle_moves import choose_move, choose_plan
from warren.bots.dungeon_lords.cubs import choose_cub
from warren.bots.dungeon_lords.fair import choose_fair
from warren.bots.dungeon_lords.judgements import choose_in_event
from warren.bots.dungeon_lords.orders import choose_kept, choose_order
from warren.bots.dungeon_lords.outlook import Outlook, look
from warren.bots.dungeon_lords.spies import choose_spied
from warren.bots.dungeon_lords.trials import Trials
from warren.bots.greedy_player import GreedyPlayer
from warren.core.state import View
from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.actions import RETRIEVE


def choose_retrieved(outlook: Outlook) -> int:
    """An order in hand is better than one that lies there."""
    return next(
        (code for code, block, _ in outlook.blocks() if block == RETRIEVE), outlook.codes[0]
    )


def choose_best(outlook: Outlook) -> int:
    """Whatever leaves the seat best off."""
    return Trials(outlook).best()


WAYS: Final[dict[int, Callable[[Outlook], int]]] = {
    frames.SETUP: choose_kept,
    frames.ORDERS: choose_order,
    frames.SPY: choose_spied,
    frames.RETURN: choose_retrieved,
    frames.AFFAIR: choose_in_event,
    frames.PET_PHASE: choose_cub,
    frames.FESTIVAL: choose_fair,
    frames.PLANNING: choose_plan,
    frames.BATTLE: choose_move,
}


class DungeonLordsPlayer(GreedyPlayer):
    """Each step of the year has its own way to choose; most weigh what is owned afterwards."""

    def choose(self, view: View) -> int:
        outlook = look(view, self.rng)
        if len(outlook.codes) == 1:
            return outlook.codes[0]
        return WAYS.get(int(frames.step(outlook.state)), choose_best)(outlook)
