"""What is to be decided now in Small World and Underground."""

from __future__ import annotations

from typing import Final

from warren.games.small_world import frames
from warren.games.small_world.block import OFFER_DECLINE
from warren.games.small_world.effects.army import available
from warren.games.small_world.pieces import PIECES
from warren.games.small_world.state import State
from warren.games.small_world.steps import expand, place, redeploy
from warren.games.small_world.terms import NONE
from warren.text.catalogue import Catalogue
from warren.text.names import Filling, inflected, player_name
from warren.text.small_world import deep_prompts

PIECE_PROMPTS: Final = {
    "fortress": "prompt-fortress",
    "encampment": "prompt-encampment",
    "hero": "prompt-hero",
    "mushroom-armour": "prompt-armour",
}
REDEPLOY_PROMPTS: Final = {
    redeploy.GATHERING: "prompt-redeploy",
    redeploy.DEPLOYING: "prompt-deploy",
    redeploy.RETREATING: "prompt-retreat",
}


def prompt_line(catalogue: Catalogue, state: State, names: list[str]) -> str:
    step = int(frames.step(state))
    if step == frames.OVER:
        return catalogue.text("prompt-over")
    if step == frames.SETUP:
        left = int(frames.stage(state))
        if left:
            return catalogue.text("prompt-monsters", count=left)
        return catalogue.text("prompt-first")
    if step == frames.REFILL:
        drawn = frames.subject(state) != NONE
        return catalogue.text("prompt-badge" if drawn else "prompt-banner")
    player = player_name(catalogue, int(state.turn()), names)
    if step in deep_prompts.STEPS:
        return deep_prompts.prompt_line(catalogue, state, player)
    if step in frames.ABOUT_A_TRIBE:
        return _about_a_tribe(catalogue, state, names)
    return catalogue.text("prompt-pick", player=player)


def _about_a_tribe(catalogue: Catalogue, state: State, names: list[str]) -> str:
    step = int(frames.step(state))
    tribe = frames.subject(state)
    stage = int(frames.stage(state))
    filling: Filling = inflected(catalogue, "race", state.race(tribe).id)
    filling["player"] = player_name(catalogue, int(state.owner(tribe)), names)
    filling["tokens"] = int(state.hand(tribe))
    if step == frames.EXPAND:
        return deep_prompts.helped(catalogue, state, _expand(catalogue, state, filling))
    if step == frames.DIE:
        return catalogue.filled("prompt-die", filling)
    if step == frames.PLACE:
        filling["count"] = int(state.in_hand(tribe, place.kind_of(stage)))
    elif step == frames.FAREWELL:
        filling["tokens"] = stage
    return catalogue.filled(_asked(state), filling)


def done_line(catalogue: Catalogue, state: State) -> str:
    """What it means to be done with what is asked now."""
    asked = _asked(state)
    known = catalogue.has(asked, "done")
    return catalogue.text(asked, "done") if known else catalogue.text("action-done")


def ending_line(catalogue: Catalogue, state: State, coins: int) -> str:
    """The same where it ends the turn, with what that brings."""
    if int(frames.step(state)) in (frames.EXPAND, frames.REDEPLOY, frames.DUSK):
        return catalogue.text("turn-end", coins=coins)
    return catalogue.text("turn-end", "after", done=done_line(catalogue, state), coins=coins)


def _asked(state: State) -> str:
    """The question of a step that can be ended at will."""
    step, stage = int(frames.step(state)), int(frames.stage(state))
    if step in deep_prompts.STEPS:
        return deep_prompts.STEPS[step]
    if step == frames.REDEPLOY:
        return REDEPLOY_PROMPTS[stage]
    if step == frames.PLACE:
        return PIECE_PROMPTS[PIECES[place.kind_of(stage)].id]
    if step == frames.FAREWELL:
        return "prompt-farewell"
    return "prompt-decline" if stage & OFFER_DECLINE else "prompt-peace"


def _expand(catalogue: Catalogue, state: State, filling: Filling) -> str:
    stage = frames.stage(state)
    if stage == expand.START:
        filling["tokens"] = int(available(state, frames.subject(state)))
    if stage == expand.START and state.is_undecided():
        return catalogue.filled("prompt-begin", filling)
    if stage == expand.ROLLED_DIE:
        filling["value"] = int(state.roll())
        return catalogue.filled("prompt-rolled", filling)
    return catalogue.filled("prompt-conquer", filling)
