"""The greedy player of Heroes of Dark Lands."""

from __future__ import annotations

from warren.bots.heroes.companions import choose_hire, choose_recruit
from warren.bots.heroes.exchange import choose_discard
from warren.bots.heroes.outlook import Outlook, look
from warren.bots.heroes.plays import Plays
from warren.bots.heroes.prospects import Prospects
from warren.core.state import View
from warren.games.heroes import phases
from warren.games.heroes.actions import CANCEL, MULLIGAN, STOP
from warren.games.heroes.layout import FORT, MOVING, PHASE, PLAYED
from warren.games.heroes.state import State


class HeroesPlayer:
    """Each moment of the turn has its own way to choose."""

    def choose(self, view: View) -> int:
        outlook = look(view)
        if len(outlook.codes) == 1:
            return outlook.codes[0]
        phase = outlook.state.world[PHASE]
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
    if not outlook.state.world[PLAYED]:
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
    card = outlook.cards[int(state.tile(state.world[MOVING], FORT))]
    prospects = Prospects(outlook)
    _, code = max(
        (prospects.promise(region, int(card.support)), code) for code, _, region in outlook.blocks()
    )
    return code
