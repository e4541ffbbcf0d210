"""What is forecast is what the end of the turn then brings, and what its buttons say."""

from __future__ import annotations

from hypothesis import given
from librt.random import Random
from mypy_extensions import i64
from tests.properties.test_depths import Place, positions, reached, several
from tests.tools.rules import rules

from warren.core.state import CHANCE
from warren.games.small_world.progress import coins_to_come
from warren.games.small_world.state import State
from warren.text.small_world.outlook import Outlook

ENDS = ("stop", "done")


@rules("SW-COI-1", "SU-CON-3", "SU-REL-SCEPTER", "SU-P-THIEVING")
@several
@given(positions)
def test_the_forecast_is_what_the_turn_then_brings(at: Place) -> None:
    state = reached(at)
    if state.is_over():
        return
    rng = Random(at[2])
    seat = int(state.turn())
    told = state.forecast(seat)
    seen = state.view(seat).state.forecast(seat)
    assert (told and told.parts) == (seen and seen.parts)
    purse = state.coins(i64(seat))
    brought = _ended(state.clone(), rng)
    if brought is None or told is None:
        return
    assert told.total == brought - purse
    assert told.total == sum(part.amount for part in told.parts)


@several
@given(positions)
def test_whatever_ends_the_turn_says_the_same_number(at: Place) -> None:
    state = reached(at)
    if state.is_over() or state.is_chance():
        return
    seat = state.actors()[0]
    told = state.forecast(seat)
    if told is None:
        return
    for code in state.legal_actions(seat):
        if state.action(code).verb in ENDS:
            outlook = Outlook(state, seat, code)
            if outlook.ends_turn:
                assert outlook.coins == told.total


@several
@given(positions)
def test_something_is_forecast_wherever_a_turn_can_be_ended(at: Place) -> None:
    state = reached(at)
    if state.is_over():
        return
    seat = int(state.turn())
    ends = [code for code in state.legal_actions(seat) if state.action(code).verb in ENDS]
    paid = not coins_to_come(state, i64(seat))
    assert (state.forecast(seat) is None) or not paid
    if ends and not paid and _ended(state.clone(), Random(at[2])) is not None:
        assert state.forecast(seat) is not None


def _ended(state: State, rng: Random) -> int | None:
    """The purse after a turn ended at once, tokens put anywhere where that makes no difference.

    None where that is for chance or another seat to say, or where regions have to be given up.
    """
    seat = state.turn()
    state.effects = []
    while not state.is_over() and coins_to_come(state, seat):
        actor = state.actors()[0]
        if actor == CHANCE or actor != seat:
            return None
        known = {state.action(code).verb: code for code in state.legal_actions(actor)}
        code = next((known[verb] for verb in ENDS if verb in known), None)
        if code is None:
            codes = state.legal_actions(actor)
            if state.action(codes[0]).verb not in ("deploy", "withdraw", "place"):
                return None
            code = codes[rng.randrange(len(codes))]
            if "deploy" in known and _pays_for_tokens(state):
                code = min(codes, key=lambda one: _tokens(state, one))
        state.apply(actor, code)
    if any(effect.name == "region-abandoned" for effect in state.effects):
        return None
    return int(state.coins(seat))


def _pays_for_tokens(state: State) -> bool:
    tribes = map(i64, state.tribes_of(state.turn()))
    powers = {
        power for tribe in tribes for power in (state.power_id(tribe), state.lent_power(tribe))
    }
    return any(power >= 0 and state.table.powers[power].id == "frightened" for power in powers)


def _tokens(state: State, code: int) -> int:
    return int(state.tokens_on(state.table.board.index[str(state.action(code).args["region"])]))
