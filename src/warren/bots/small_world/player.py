"""The greedy player of Small World."""

from __future__ import annotations

from warren.bots.choices import regions_of
from warren.bots.small_world.combos import promises
from warren.bots.small_world.conquests import Conquests
from warren.bots.small_world.deployments import choose_deployment, choose_farewell
from warren.bots.small_world.outlook import Outlook, look
from warren.bots.small_world.placements import choose_placement
from warren.bots.small_world.twilight import late_enough
from warren.core.state import View
from warren.games.small_world import frames
from warren.games.small_world.actions import ALLY, DECLINE, DONE, PICK


class SmallWorldPlayer:
    """Each step of the turn has its own way to choose."""

    def choose(self, view: View) -> int:
        outlook = look(view)
        if len(outlook.codes) == 1:
            return outlook.codes[0]
        step = frames.step(outlook.state)
        if step == frames.EXPAND:
            return Conquests(outlook).choose()
        if step == frames.REDEPLOY:
            return choose_deployment(outlook)
        if step == frames.PICK:
            return choose_combo(outlook)
        if step == frames.PLACE:
            return choose_placement(outlook)
        if step == frames.FAREWELL:
            return choose_farewell(outlook)
        return choose_aftermath(outlook)


def choose_combo(outlook: Outlook) -> int:
    """The combo that promises most in the turns that are left."""
    turns = outlook.rounds_left + 1
    found = list(promises(outlook, outlook.state, outlook.seat, turns))
    best = max(range(len(outlook.codes)), key=lambda place: found[place].value)
    return outlook.code(PICK, best)


def choose_aftermath(outlook: Outlook) -> int:
    """A late decline when it pays; peace with whoever stands closest in force."""
    blocks = [block for _, block, _ in outlook.blocks()]
    if DECLINE in blocks and late_enough(outlook, now=False):
        return outlook.code(DECLINE)
    allies = [argument for _, block, argument in outlook.blocks() if block == ALLY]
    if not allies:
        return outlook.code(DONE)
    threats = [0] * int(outlook.state.table.players)
    held = int(outlook.state.held(outlook.state.active_tribe(outlook.seat)))
    for region in regions_of(held):
        for seat, tokens in enumerate(outlook.hostile_tokens(region)):
            threats[seat] += tokens
    return outlook.code(ALLY, max(allies, key=lambda seat: threats[seat]))
