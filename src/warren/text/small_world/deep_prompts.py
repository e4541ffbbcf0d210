"""What Underground asks for."""

from __future__ import annotations

from typing import Final

from warren.games.small_world import frames
from warren.games.small_world.pieces import HAMMER, PIECES
from warren.games.small_world.state import State
from warren.games.small_world.underground.armoury import is_armed
from warren.games.small_world.underground.markers import LIST, RELICS
from warren.text.catalogue import Catalogue
from warren.text.names import inflected, listed, noun
from warren.text.small_world.regions import region_name

STEPS: Final = {
    frames.SWAP: "prompt-swap",
    frames.ERUPTION: "prompt-eruption",
    frames.DAWN: "prompt-dawn",
    frames.DUSK: "prompt-dusk",
    frames.ALTAR: "prompt-altar",
    frames.FIND: "prompt-find",
    frames.LOAN: "prompt-loan",
    frames.SUMMONS: "prompt-summons",
}


def prompt_line(catalogue: Catalogue, state: State, player: str) -> str:
    step = int(frames.step(state))
    filling: dict[str, str | int] = {"player": player}
    if step == frames.SWAP:
        combo = state.combo(frames.stage(state))
        filling |= inflected(catalogue, "power", combo.power.id)
    elif step in (frames.DAWN, frames.DUSK):
        filling["deeds"] = _deeds(catalogue, state)
    elif step == frames.FIND:
        filling["region"] = region_name(catalogue, state.table.board.names[frames.stage(state)])
    return catalogue.filled(STEPS[step], filling)


def _deeds(catalogue: Catalogue, state: State) -> str:
    """What may be done now, each kind of deed once."""
    found: dict[str, str] = {}
    for code in state.codes(state.actors()[0]):
        action = state.action(int(code))
        if action.verb != "done":
            args = action.args
            deed = args.get("with") or args.get("relic") or args.get("piece") or action.verb
            found[str(deed)] = catalogue.text(f"deed-{deed}")
    return ", ".join(found.values())


def helped(catalogue: Catalogue, state: State, prompt: str) -> str:
    """The question with the Hammers in hand and the Relics made ready, if there are any."""
    if not state.table.deep:
        return prompt
    tribe = frames.subject(state)
    helpers: list[str] = []
    hammers = int(state.in_hand(tribe, HAMMER))
    if hammers and state.is_active(tribe):
        helpers.append(catalogue.text(f"piece-{PIECES[HAMMER].id}", "count", n=hammers))
    for relic in range(RELICS):
        if is_armed(state, relic):
            helpers.append(noun(catalogue, "relic", LIST[relic].id))
    if not helpers:
        return prompt
    return catalogue.text("prompt-helped", prompt=prompt, helpers=listed(catalogue, helpers))
