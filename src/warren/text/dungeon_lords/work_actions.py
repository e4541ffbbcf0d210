"""Choices on spaces, in rooms and at the festival."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.action import Action
from warren.games.dungeon_lords import frames, prizes, works
from warren.games.dungeon_lords.errands.exhibition import price_of
from warren.games.dungeon_lords.errands.hiring import Hiring
from warren.games.dungeon_lords.places import Space
from warren.games.dungeon_lords.sight import center, combat
from warren.games.dungeon_lords.state import State
from warren.games.dungeon_lords.steps.digging import WITH_IMPS
from warren.games.dungeon_lords.steps.setting import A_TRAP, A_TUNNEL, THROWN, fee
from warren.games.dungeon_lords.terms import RENTED
from warren.text.catalogue import Catalogue
from warren.text.dungeon_lords import nouns
from warren.text.dungeon_lords.amounts import cost_line, deal_line, goods, price_line
from warren.text.dungeon_lords.moment import deal, errand, place, step
from warren.text.dungeon_lords.sentences import sentence
from warren.text.names import Filling

SECOND_YEAR: Final = 2


def attribute(
    catalogue: Catalogue, state: State, seat: int, action: Action, filling: Filling
) -> str:
    verb = action.verb
    if verb == "act":
        filling["deal"] = deal_line(catalogue, deal(state), int(state.year() == SECOND_YEAR))
    elif verb in ("work", "dig", "improve", "free"):
        return _labour(catalogue, state, seat, action, filling)
    elif verb == "hire":
        filling["cost"] = _hire_cost(catalogue, state, action)
    elif verb in ("build", "rent"):
        gold = 1 if step(state) == frames.FESTIVAL else deal(state).gold
        filling["cost"] = goods(catalogue, {"gold": gold}, "") or sentence(catalogue, "free")
    elif verb == "collect":
        filling["goods"] = goods(catalogue, {"gold": center.rent(state)})
    elif verb == "install":
        price = price_of(state, i64(_trap(state, action)))
        filling["cost"] = price_line(catalogue, price, deal(state).gold)
    elif verb == "set":
        return _set(state, seat, action)
    elif verb == "use":
        return _use(catalogue, state, seat, action, filling)
    elif verb == "send":
        filling["goods"] = goods(catalogue, {"imp": int(action.args["count"])}, "acc")
        return "imps" if action.args["count"] else "none"
    elif verb == "prize":
        filling["prize"] = sentence(catalogue, f"prize-{action.args['opportunity']}")
    elif verb == "give":
        return "bury"
    elif verb == "spy":
        return _spy(catalogue, state, seat, int(action.args["place"]) - 1, filling)
    return ""


def _spy(catalogue: Catalogue, state: State, seat: int, place: int, filling: Filling) -> str:
    """A card that is known already may be looked at again.  [DL-SPY-1]"""
    if not combat.has_seen(state, seat, place):
        return ""
    spell = state.table.deck.spells[combat.row(state)[place]]
    filling |= nouns.thing(catalogue, "spell", spell.id)
    return "seen"


def _labour(catalogue: Catalogue, state: State, seat: int, action: Action, filling: Filling) -> str:
    if action.verb == "dig":
        if step(state) == frames.DIG:
            return "" if frames.stage(state) & WITH_IMPS else "free"
        return _supervised(deal(state), filling)
    if action.verb == "work":
        workers = int(action.args["count"])
        filling["workers"] = goods(catalogue, {"imp": workers}, "")
        kind = "food" if place(state)[0] == "opportunity" else "gold"
        filling["goods"] = goods(catalogue, {kind: workers})
        filling["calm"] = deal(state).gives.calm
        return _supervised(deal(state), filling) if workers else "calm"
    hall = action.verb == "free" and _is_hall(state, seat, str(action.args["cell"]))
    imps = deal(state).room_imps if hall else deal(state).tunnel_imps
    filling["imps"] = goods(catalogue, {"imp": imps}, "")
    return ""


def _supervised(space: Space, filling: Filling) -> str:
    if not space.supervisors:
        return ""
    filling["supervisors"] = space.supervisors
    return "supervised"


def _is_hall(state: State, seat: int, cell: str) -> bool:
    at = _cell(cell)
    return at == RENTED or bool((state.halls(i64(seat)) >> at) & 1)


def _cell(cell: str) -> int:
    if cell == "rented":
        return RENTED
    return "abcde".index(cell[0]) + (int(cell[1]) - 1) * 5


def _trap(state: State, action: Action) -> int:
    ids = [trap.id for trap in state.table.deck.traps]
    return ids.index(str(action.args["trap"]))


def _hire_cost(catalogue: Catalogue, state: State, action: Action) -> str:
    kind = i64([one.id for one in state.table.deck.monsters].index(str(action.args["monster"])))
    if step(state) == frames.FESTIVAL:
        return cost_line(catalogue, prizes.prize_cost(state, kind))
    hiring = errand(state).errand(state)
    assert isinstance(hiring, Hiring)
    return cost_line(catalogue, hiring.cost(state, deal(state), kind))


def _set(state: State, seat: int, action: Action) -> str:
    stage = int(frames.stage(state)) % THROWN
    if stage < A_TUNNEL:
        return "room"
    if stage < A_TRAP:
        return "tunnel"
    return "paid" if fee(state, i64(seat), i64(_cell(str(action.args["cell"])))) else "trap"


def _use(catalogue: Catalogue, state: State, seat: int, action: Action, filling: Filling) -> str:
    ids = [room.id for room in state.table.deck.rooms]
    number = ids.index(str(action.args["room"]))
    room = state.table.deck.rooms[number]
    taken = {"imp": int(works.workers_needed(state, i64(seat), i64(number))), "food": room.food}
    filling["taken"] = goods(catalogue, taken, "") or sentence(catalogue, "free")
    gives = "calm" if "for" in action.args else "food" if room.gives == works.BAKERY else room.gives
    filling["given"] = sentence(catalogue, f"gives-{gives}")
    return ""
