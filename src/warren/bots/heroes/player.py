"""The greedy player of Heroes of Dark Lands."""

from __future__ import annotations

from warren.bots.greedy_player import GreedyPlayer
from warren.bots.heroes.companions import choose_hire, choose_recruit
from warren.bots.heroes.exchange import choose_discard
from warren.bots.heroes.outlook import Outlook, look
from warren.bots.heroes.plays import Plays
from warren.bots.heroes.prospects import Prospects
from warren.core.state import View
from warren.games.heroes import phases
from warren.games.heroes.actions import CANCEL, MULLIGAN, STOP
from warren.games.heroes.state import State


class HeroesPlayer(GreedyPlayer):
    """Each moment of the turn has its own way to choose."""

    def choose(self, view: View) -> int:
        outlook = look(view, self.boldness)
        if len(outlook.codes) == 1:
            return outlook.codes[0]
        phase = outlook.state.phase()
        if phase == phases.RECRUIT:
            return choose_recruit(outlook)
        if phase == phases.MULLIGAN:
            return outlook.code(MULLIGAN)
        if phase == phases.RELOCATE:
            return choose_move(outlook)
        if phase == phases.EXCHANGE:
            return choose_discard(outlook)
        return choose_play(outlook)


def choose_play(outlook: Outlook) -> int:
    """A companion first, then the best play; nothing when nothing is worth it."""
    if not outlook.state.has_acted():
        hired = choose_hire(outlook)
        if hired is not None:
            return hired
    play = Plays(outlook).best()
    if play is not None:
        return play[1]
    stop = outlook.code(STOP)
    return stop if stop in outlook.codes else outlook.code(CANCEL)


def choose_move(outlook: Outlook) -> int:
    """Where the moving fortification promises most."""
    state: State = outlook.state
    source = state.moving()
    assert source is not None
    card = state.fortification_on(source)
    assert card is not None
    prospects = Prospects(outlook)
    _, code = max(
        (prospects.promise(region, int(card.support)), code) for code, _, region in outlook.blocks()
    )
    return code
