"""Redeployment, and the farewell of conquest-only tokens."""

from __future__ import annotations

from warren.bots.small_world.garrison import Garrison
from warren.bots.small_world.outlook import Outlook
from warren.games.small_world import frames
from warren.games.small_world.actions import DEPLOY, DONE, WITHDRAW
from warren.games.small_world.steps.redeploy import GATHERING


def choose_deployment(outlook: Outlook) -> int:
    """Move tokens from where too many stand to where too few do, in as few moves as it takes."""
    state = outlook.state
    tribe = int(frames.subject(state))
    hand = int(state.hand(tribe))
    garrison = Garrison(outlook, tribe)
    own_turn = state.turn() == outlook.seat
    if outlook.turns[outlook.seat] == (1 if own_turn else 0) and not garrison.crowds():
        return outlook.code(DEPLOY, garrison.regions[0]) if hand else outlook.code(DONE)
    spare = int(state.spare_tokens(tribe)) + hand
    leaving = garrison.appraisal.conquest_only if own_turn else 0
    targets = garrison.targets(max(0, spare - leaving))
    lacking = {
        region: wanted - int(state.tokens_on(region))
        for region, wanted in targets.items()
        if wanted > state.tokens_on(region)
    }
    if frames.stage(state) == GATHERING and sum(lacking.values()) > hand:
        surplus = max(targets, key=lambda region: state.tokens_on(region) - targets[region])
        return outlook.code(WITHDRAW, surplus)
    if hand == 0:
        return outlook.code(DONE)
    if lacking:
        return outlook.code(DEPLOY, max(lacking, key=lambda region: lacking[region]))
    best = max(targets, key=lambda region: garrison.need(region, int(state.tokens_on(region))))
    return outlook.code(DEPLOY, best)


def choose_farewell(outlook: Outlook) -> int:
    """Spare tokens go where they are needed least; regions go that pay least."""
    state = outlook.state
    tribe = int(frames.subject(state))
    garrison = Garrison(outlook, tribe)
    regions = [argument for _, _, argument in outlook.blocks()]
    if state.spare_tokens(tribe) > 0:
        going = min(
            regions, key=lambda region: garrison.need(region, int(state.tokens_on(region)) - 1)
        )
    else:
        going = min(regions, key=garrison.appraisal.coins)
    return outlook.code(WITHDRAW, going)
