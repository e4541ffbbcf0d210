"""Whether a token in decline is worth less than the Altar pays."""

from __future__ import annotations

from warren.bots.small_world.appraisal import Appraisal
from warren.bots.small_world.outlook import Outlook
from warren.bots.small_world.twilight import HELD_OUT, HORIZON
from warren.games.small_world.actions import DONE, SACRIFICE
from warren.games.small_world.underground.markers import ALTAR
from warren.games.small_world.underground.steps.altar import REWARD


def choose_sacrifice(outlook: Outlook) -> int:
    """The token that is missed least, if it is missed less than the reward."""
    losses = {
        code: loss_of(outlook, region)
        for code, block, region in outlook.blocks()
        if block == SACRIFICE
    }
    least = min(losses, key=lambda code: losses[code])
    return least if losses[least] < REWARD else outlook.code(DONE)


def loss_of(outlook: Outlook, region: int) -> float:
    """What the region would still have paid; a token among others costs nothing."""
    state = outlook.state
    if state.tokens_on(region) > 1:
        return 0.0
    coins = float(Appraisal(outlook, int(state.holder_of(region))).coins(region))
    if state.marker_at(ALTAR) == region:
        coins += REWARD
    turns = min(outlook.rounds_left, HORIZON)
    return coins * sum(HELD_OUT ** (turn + 1) for turn in range(turns))
