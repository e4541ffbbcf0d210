"""What is to be decided now in Dungeon Lords."""

from __future__ import annotations

from typing import Final

from warren.games.dungeon_lords import frames
from warren.games.dungeon_lords.sight import keep
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps import festival, orders, pets, setup
from warren.games.dungeon_lords.steps.digging import COUNT
from warren.games.dungeon_lords.steps.errand import AFTER, MODE
from warren.games.dungeon_lords.steps.payment import A_TRAP as PAYS_TRAP
from warren.games.dungeon_lords.steps.payment import EITHER
from warren.games.dungeon_lords.steps.setting import A_ROOM, A_TRAP, A_TUNNEL, THROWN
from warren.games.dungeon_lords.steps.spying import LOOKS, PLACE
from warren.text.catalogue import Catalogue
from warren.text.dungeon_lords import battle_prompts, event_prompts, nouns
from warren.text.dungeon_lords.amounts import goods
from warren.text.dungeon_lords.moment import place, step
from warren.text.dungeon_lords.sentences import sentence
from warren.text.names import Filling, player_name

CHANCE_NAMES: Final = {
    frames.SETUP: "dealing",
    frames.UNVEIL: "unveiling",
    frames.ORDERS: "dummies",
    frames.SPY: "spying",
    frames.DRAW_TRAPS: "trap-drawing",
    frames.DRAW_PETS: "pet-drawing",
    frames.PET_PHASE: "pet-drawing",
    frames.COMBAT: "card-turning",
}
ANSWERED: Final = {
    "hire-monster": "hiring",
    "expert-monsters": "hiring",
    "build-room": "building",
    "dig-tunnels": "digging",
}
"""Actions that are answered by pointing at something: the question says at what."""
ASKED_NAMES: Final = {
    frames.PRODUCTION: "production",
    frames.RETURN: "returning",
    frames.THROWING: "catapult",
}


def prompt_line(catalogue: Catalogue, state: State, seat: int | None, names: list[str]) -> str:
    """What a seat has to decide; None when chance decides, or nobody."""
    if seat is None:
        return _nobody(catalogue, state)
    filling: Filling = {"player": player_name(catalogue, seat, names)}
    now = step(state)
    if now == frames.BATTLE:
        return battle_prompts.battle_line(catalogue, state, seat, filling)
    if now == frames.PLANNING:
        return battle_prompts.planning_line(catalogue, state, seat, filling)
    if now in (frames.EVENT, frames.AFFAIR):
        return event_prompts.event_line(catalogue, state, seat, filling)
    id = ASKED_NAMES[now] if now in ASKED_NAMES else _name(catalogue, state, seat, filling)
    where = ANSWERED.get(place(state)[1], "") if id == "errand" else ""
    return sentence(catalogue, f"prompt-{id}", filling, where)


def _nobody(catalogue: Catalogue, state: State) -> str:
    now = step(state)
    if now not in CHANCE_NAMES:
        return catalogue.text("prompt-over" if state.is_over() else "prompt-chance")
    if now == frames.SETUP and frames.stage(state) == setup.BEGIN:
        return catalogue.text("prompt-first")
    return sentence(catalogue, f"prompt-{CHANCE_NAMES[now]}")


def _name(catalogue: Catalogue, state: State, seat: int, filling: Filling) -> str:
    """The name of the question; its numbers and things come into the filling."""
    now = step(state)
    stage = int(frames.stage(state))
    if now == frames.SETUP:
        return "keeping"
    if now == frames.ORDERS:
        return _orders(state, seat, filling)
    if now == frames.ERRAND:
        return _errand(catalogue, state, stage, filling)
    if now == frames.DIG:
        filling["count"] = stage & COUNT
        return "digging"
    if now == frames.SPY:
        filling["count"] = stage & LOOKS
        return "moving" if stage >= PLACE else "looking"
    if now == frames.BURY_TRAPS:
        filling["goods"] = goods(catalogue, {"trap": stage})
        return "burying"
    if now == frames.PAYMENT:
        return "either" if stage & EITHER else "trap-paying" if stage & PAYS_TRAP else "eating"
    if now == frames.SETTING:
        return _setting(catalogue, state, stage % THROWN, filling)
    if now == frames.FESTIVAL:
        return FESTIVAL_NAMES[stage]
    if now == frames.PET_PHASE:
        return "handing" if stage == pets.HANDING else "dropping"
    assert now == frames.LOSE_IMPS
    filling["goods"] = goods(catalogue, {"imp": stage})
    return "imp-losing"


FESTIVAL_NAMES: Final = {
    festival.SENDING: "festival",
    festival.CHOOSING: "prizes",
    festival.HIRING: "prize-hiring",
    festival.BUILDING: "prize-building",
}


def _orders(state: State, seat: int, filling: Filling) -> str:
    assert frames.stage(state) == orders.CHOOSING
    number = keep.order_wanted(state, seat)
    if not number:
        return "dummy-ordering"
    filling["number"] = number
    return "ordering"


def _errand(catalogue: Catalogue, state: State, stage: int, filling: Filling) -> str:
    kind, id, space = place(state)
    filling.update(nouns.thing(catalogue, kind, id, "place"))
    filling["space"] = nouns.ROMAN[space - 1]
    if stage >= MODE:
        return "going-on"
    return "acted" if stage >= AFTER else "errand"


def _setting(catalogue: Catalogue, state: State, what: int, filling: Filling) -> str:
    deck = state.table.deck
    if what >= A_TRAP:
        filling.update(nouns.thing(catalogue, "trap", deck.traps[what - A_TRAP].id))
        return "installing"
    if what >= A_TUNNEL:
        filling.update(nouns.thing(catalogue, "tunnel", deck.tunnels[what - A_TUNNEL].id))
        return "improving"
    filling.update(nouns.thing(catalogue, "room", deck.rooms[what - A_ROOM].id))
    return "building"
