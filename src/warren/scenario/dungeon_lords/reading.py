"""What stands in a position, in the words of scenarios."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from warren.core.effect import Effect
from warren.core.state import State as AnyState
from warren.games.dungeon_lords import scoring
from warren.games.dungeon_lords.state import State
from warren.scenario.adapter import Moment
from warren.scenario.dungeon_lords.paths import Data, counts_at, names_at
from warren.scenario.sight import value_at


def own(state: AnyState) -> State:
    assert isinstance(state, State)
    return state


def data_of(moment: Moment) -> Data:
    return moment.state.to_json()


def world_value(path: str, moment: Moment) -> object:
    return value_at(data_of(moment), path)


def seat_data(data: Data, seat: int) -> Data:
    return cast("list[Data]", data["seats"])[seat]


def shown_monsters(moment: Moment) -> object:
    return sorted(name for name in names_at(data_of(moment), "monsters.display") if name)


def rooms_at(place: str, moment: Moment) -> object:
    state = own(moment.state)
    rooms = cast("Data", state.to_json()["rooms"])
    return sorted(room.id for room in state.table.deck.rooms if rooms[room.id] == place)


def experts_left(moment: Moment) -> object:
    return sorted(names_at(data_of(moment), "experts"))


def people_in(prefix: str, moment: Moment) -> object:
    return [name for name in names_at(data_of(moment), f"adventurers.{prefix}") if name]


def row_of(count: int, moment: Moment) -> object:
    return names_at(data_of(moment), "combat.cards")[:count]


def paladin_at(name: str, moment: Moment) -> object:
    """A seat whose party he is with, `{caught: seat}`, or a place with a name."""
    at = value_at(data_of(moment), f"paladins.{name}")
    if not isinstance(at, dict):
        return at
    place = cast("Data", at)
    return place.get("seat", place)


def minions_at(order: str, count: int, moment: Moment) -> object:
    """Who stands on the spaces: a seat, a dummy or nobody."""
    return names_at(data_of(moment), f"spaces.{order}")[:count]


def title_holders(title: str, moment: Moment) -> object:
    return scoring.holders(own(moment.state), scoring.TITLES.index(title))


def scores(moment: Moment) -> object:
    return moment.state.scores()


def top_step(moment: Moment) -> object:
    return cast("list[Data]", data_of(moment)["frames"])[-1]["step"]


def choices(verb: str, seat: int | None, moment: Moment) -> object:
    """The objects with which a seat may use a verb now; nothing where it may not."""
    who = moment.actor() if seat is None else seat
    if who is None:
        return []
    state = moment.state
    space = state.space()
    found: set[str] = set()
    for code in state.legal_actions(who):
        block = space.blocks[int(space.block(i64(code)))]
        if block.verb == verb:
            args = state.action(code).args
            names = [*(argument.name for argument in block.arguments), *block.fixed]
            found.add(" ".join(str(args[name]) for name in names))
    return sorted(found)


def told(wanted: list[tuple[str, Data]], moment: Moment) -> object:
    """Those of the effects wanted that came, in this order."""
    found: list[object] = []
    left = iter(moment.latest)
    for name, args in wanted:
        if not any(_is(effect, name, args) for effect in left):
            break
        found.append({name: args} if args else name)
    return found


def _is(effect: Effect, name: str, args: Data) -> bool:
    return effect.name == name and all(effect.args.get(key) == args[key] for key in args)


def world_counts(path: str, moment: Moment) -> object:
    counts = counts_at(data_of(moment), path)
    return sorted(name for name, count in counts.items() for _ in range(count))


def figure_number(key: str, who: str, seat: int, moment: Moment) -> object:
    """Damage, courage or poison of somebody in a line; nothing where he is not."""
    for figure in cast("list[Data]", seat_data(data_of(moment), seat)["line"]):
        if figure["who"] == who:
            return figure.get(key, 0)
    return None
