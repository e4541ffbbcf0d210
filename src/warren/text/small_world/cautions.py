"""What should be known before something that is hard to mend."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.games.small_world import frames
from warren.games.small_world.conquest import one_in
from warren.games.small_world.effects.army import available
from warren.games.small_world.explanation import conquering_tribe, explain_income
from warren.games.small_world.rolls import needed_roll
from warren.games.small_world.state import State
from warren.games.small_world.steps.expand import START
from warren.text.catalogue import Catalogue
from warren.text.names import inflected
from warren.text.small_world.outlook import Outlook

ENDING: Final = ("decline", "abandon", "stop")
ROLLED: Final = ("die", "wisps")
SEPARATOR: Final = "; "


def caution_line(catalogue: Catalogue, state: State, seat: int, code: int) -> str:
    action = state.action(code)
    rolled = action.verb == "conquer" and action.args.get("with") in ROLLED
    if (not rolled and action.verb not in ENDING) or code not in state.legal_actions(seat):
        return ""
    if action.verb == "decline":
        found = _decline(catalogue, state, seat, code)
    elif action.verb == "abandon":
        found = _abandon(catalogue, state, seat, code)
    elif action.verb == "stop":
        found = _stop(catalogue, state, seat)
    else:
        region = state.table.board.index[str(action.args["region"])]
        found = _push(catalogue, state, seat, region, str(action.args["with"]))
    return SEPARATOR.join(found)


def _decline(catalogue: Catalogue, state: State, seat: int, code: int) -> list[str]:
    outlook = Outlook(state, seat, code)
    now = outlook.coins
    forecast = state.forecast(seat)
    usual = explain_income(state, seat).total if forecast is None else forecast.total
    differs = forecast is not None and usual != now
    found = [catalogue.text("caution-now", "instead" if differs else "", coins=now, usual=usual)]
    left = int(state.table.board.rounds) - state.rounds()
    if left > 0:
        found.append(catalogue.text("caution-each", coins=usual, turns=left))
    else:
        found.append(catalogue.text("caution-last"))
    tribe = state.active_tribe(i64(seat))
    kept = {_race(outlook.after, other) for other in outlook.after.tribes_of(i64(seat))}
    for other in state.tribes_of(i64(seat)):
        if other != tribe and _race(state, other) not in kept:
            gone = inflected(catalogue, "race", _race(state, other))
            found.append(catalogue.filled("caution-leave", gone))
    return found


def _race(state: State, tribe: int) -> str:
    return state.race(i64(tribe)).id


def _abandon(catalogue: Catalogue, state: State, seat: int, code: int) -> list[str]:
    tribe = i64(conquering_tribe(state, seat))
    after = Outlook(state, seat, code).after
    lost = explain_income(state, seat).total - explain_income(after, seat).total
    freed = int(after.hand(tribe)) - _free(state, tribe)
    found = [catalogue.text("caution-loses", coins=lost)] if lost > 0 else []
    if freed > 0:
        found.append(catalogue.text("caution-frees", tokens=freed))
    if after.held(tribe) == 0:
        race = inflected(catalogue, "race", _race(state, int(tribe)))
        found.append(catalogue.filled("caution-homeless", race))
    return found


def _stop(catalogue: Catalogue, state: State, seat: int) -> list[str]:
    """Only while something could still be attacked with the tokens at hand."""
    tribe = i64(conquering_tribe(state, seat))
    tokens = _free(state, tribe)
    open_regions = {
        action.args["region"]
        for action in map(state.action, state.legal_actions(seat))
        if action.verb == "conquer"
    }
    if not tokens or not open_regions:
        return []
    return [
        catalogue.text("caution-hand", tokens=tokens),
        catalogue.text("caution-open", regions=len(open_regions)),
    ]


def _push(catalogue: Catalogue, state: State, seat: int, region: int, means: str) -> list[str]:
    needed = needed_roll(state, seat, region)
    if not needed:
        return []
    return [
        catalogue.text("caution-chance", one_in=int(one_in(i64(needed)))),
        catalogue.text("caution-push", means),
    ]


def _free(state: State, tribe: i64) -> int:
    begun = frames.stage(state) != START
    return int(state.hand(tribe) if begun else available(state, tribe))
