"""What stands in a position, in the words of scenarios."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from warren.core.fields import as_list, as_mapping
from warren.core.state import State as AnyState
from warren.games.heroes.explanation import explain_capture
from warren.games.heroes.phases import DEAL, DRAW, PHASE_NAMES
from warren.games.heroes.state import State
from warren.games.heroes.strength import effective_level
from warren.scenario.adapter import Moment

Key = str | int


def value_of(keys: tuple[Key, ...], moment: Moment) -> object:
    """What the plain data has under these keys, or None."""
    data: object = moment.state.to_json()
    for key in keys:
        data = _inside(data, key)
    return data


def _inside(data: object, key: Key) -> object:
    if isinstance(key, int):
        return as_list(data, "")[key]
    return None if data is None else as_mapping(data, key).get(key)


def count_of(keys: tuple[Key, ...], moment: Moment) -> object:
    """The same for numbers, where nothing is none."""
    found = value_of(keys, moment)
    return 0 if found is None else found


def cards_of(keys: tuple[Key, ...], moment: Moment) -> object:
    """The cards of a hand or a pile, each as often as it is there."""
    found = cast("dict[str, int]", value_of(keys, moment))
    return sorted(card for card, count in found.items() for _ in range(count))


def tile_contents(region: str, moment: Moment) -> object:
    """All that lies on a tile; nothing for an open one."""
    tile = dict(cast("dict[str, object]", value_of(("tiles", region), moment)))
    tile.pop("level", None)
    return tile


def tile_rune(region: str, moment: Moment) -> bool:
    return value_of(("tiles", region, "rune"), moment) is not None


def phase(moment: Moment) -> object:
    """While the first hands are drawn it is the deal."""
    found = value_of(("phase",), moment)
    after = value_of(("facts", "after_draw"), moment)
    return after if (found, after) == (PHASE_NAMES[DRAW], PHASE_NAMES[DEAL]) else found


def seat_regions(seat: int, moment: Moment) -> int:
    return int(_own(moment.state).regions_of(i64(seat)))


def seat_support(seat: int, moment: Moment) -> int:
    return int(_own(moment.state).strength_of(i64(seat)))


def capture_strength(card: int, region: int, state: AnyState, seat: int) -> int:
    return explain_capture(_own(state), seat, card, region).total


def capture_part(card: int, region: int, rule: str, state: AnyState, seat: int) -> int:
    parts = explain_capture(_own(state), seat, card, region).parts
    return sum(part.amount for part in parts if part.rule == rule)


def region_level(region: int, state: AnyState, seat: int) -> int:
    """The level as it counts for this seat now."""
    own = _own(state)
    where = i64(region)
    return int(effective_level(own, where, own.support_for(i64(seat), where)))


def _own(state: AnyState) -> State:
    assert isinstance(state, State)
    return state
