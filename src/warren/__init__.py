"""Warren: a home for fantasy board games.

    >>> import warren
    >>> state = warren.new_state("small_world", players=2)
    >>> warren.play_out(state, warren.Random(7)) > 0
    True
    >>> state.is_over()
    True

`titles` lists the games and `game` finds one by its key, `new_state` sets up a table, `State` and
`View` are what one plays and what one seat may know of it, `Bot` is the base of bots of one's own,
`play_out` plays a state to its end at random, `play_many` many copies of it, and `simulate` lets
bots play each other. Names are loaded when they are used first.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from librt.random import Random

    from warren.arena.simulation import simulate
    from warren.bots.bot import Bot
    from warren.core.action import Action
    from warren.core.batch import play_many
    from warren.core.game import Game
    from warren.core.playout import play_out
    from warren.core.record import Record
    from warren.core.refusal import InputError, Refusal
    from warren.core.state import CHANCE, State, View
    from warren.games.registry import game, new_state, titles
    from warren.search.search import Search

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "Action",
    "Bot",
    "Game",
    "InputError",
    "Random",
    "Record",
    "Refusal",
    "Search",
    "State",
    "View",
    "game",
    "new_state",
    "play_many",
    "play_out",
    "simulate",
    "titles",
]

_PLACES: Final = {
    "CHANCE": "warren.core.state",
    "Action": "warren.core.action",
    "Bot": "warren.bots.bot",
    "Game": "warren.core.game",
    "InputError": "warren.core.refusal",
    "Random": "librt.random",
    "Record": "warren.core.record",
    "Refusal": "warren.core.refusal",
    "Search": "warren.search.search",
    "State": "warren.core.state",
    "View": "warren.core.state",
    "game": "warren.games.registry",
    "new_state": "warren.games.registry",
    "play_many": "warren.core.batch",
    "play_out": "warren.core.playout",
    "simulate": "warren.arena.simulation",
    "titles": "warren.games.registry",
}


def __getattr__(name: str) -> object:
    place = _PLACES.get(name)
    if place is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(place), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
