"""The greedy player of Small World."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warren.bots.choices import regions_of
from warren.bots.greedy_player import GreedyPlayer
from warren.bots.small_world.altar import choose_sacrifice
from warren.bots.small_world.dawn import choose_dawn
from warren.bots.small_world.deployments import choose_deployment, choose_farewell
from warren.bots.small_world.dusk import choose_dusk
from warren.bots.small_world.expansion import choose_conquest
from warren.bots.small_world.outlook import Outlook, look
from warren.bots.small_world.picks import choose_combo, choose_swap, choose_volcano
from warren.bots.small_world.placements import choose_placement
from warren.bots.small_world.summons import choose_summons
from warren.bots.small_world.twilight import chosen_decline
from warren.core.state import View
from warren.games.small_world import frames
from warren.games.small_world.actions import ALLY, DONE


def choose_aftermath(outlook: Outlook) -> int:
    """A late decline when it pays; peace with whoever stands closest in force."""
    decline = chosen_decline(outlook, now=False)
    if decline is not None:
        return decline
    allies = [argument for _, block, argument in outlook.blocks() if block == ALLY]
    if not allies:
        return outlook.code(DONE)
    threats = [0] * int(outlook.state.table.players)
    held = int(outlook.state.held(outlook.state.active_tribe(outlook.seat)))
    for region in regions_of(held):
        for seat, tokens in enumerate(outlook.hostile_tokens(region)):
            threats[seat] += tokens
    return outlook.code(ALLY, max(allies, key=lambda seat: threats[seat]))


WAYS: Final[dict[int, Callable[[Outlook], int]]] = {
    frames.PICK: choose_combo,
    frames.SWAP: choose_swap,
    frames.ERUPTION: choose_volcano,
    frames.DAWN: choose_dawn,
    frames.EXPAND: choose_conquest,
    frames.REDEPLOY: choose_deployment,
    frames.PLACE: choose_placement,
    frames.FAREWELL: choose_farewell,
    frames.DUSK: choose_dusk,
    frames.SUMMONS: choose_summons,
    frames.AFTERMATH: choose_aftermath,
    frames.ALTAR: choose_sacrifice,
}


class SmallWorldPlayer(GreedyPlayer):
    """Each step of the turn has its own way to choose."""

    def choose(self, view: View) -> int:
        outlook = look(view, self.boldness)
        if len(outlook.codes) == 1:
            return outlook.codes[0]
        return WAYS[int(frames.step(outlook.state))](outlook)
