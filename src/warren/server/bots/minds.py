"""In a process of its own: bots think, and are kept from one decision to the next."""

from __future__ import annotations

import contextlib
import os
import signal
from collections import OrderedDict
from typing import Final, NamedTuple

import msgspec

from warren.bots.bot import Player
from warren.bots.registry import bot_kind
from warren.games.registry import game

NICE: Final = 15
GRACE_SECONDS: Final = 15


class Place(NamedTuple):
    """Where a bot sits, and which bot it is."""

    table: str
    seat: int | None
    spec: str


class Thought(msgspec.Struct):
    """What came of thinking, as plain data: a code, or what went wrong."""

    code: int | None
    problem: str = ""


class Minds:
    """The bots of this process; beyond `most` those go that were not asked for longest."""

    def __init__(self) -> None:
        self.most = 1
        self._bots: Final[OrderedDict[Place, Player]] = OrderedDict()

    def bot(self, place: Place, title: str, seed: int, patience: float) -> Player:
        """The bot of a place; one with this seed and limit of time where there is none."""
        bot = self._bots.pop(place, None)
        if bot is None:
            bot = bot_kind(place.spec).make(title, seed, patience)
        self._bots[place] = bot
        while len(self._bots) > self.most:
            self._bots.popitem(last=False)
        return bot

    def drop(self, table: str, seat: int | None) -> None:
        for place in [place for place in self._bots if place[:2] == (table, seat)]:
            del self._bots[place]


MINDS: Final = Minds()


def prepare(most: int) -> None:
    """People's moves go first; a process that is told to end does so whatever it is doing."""
    MINDS.most = most
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with contextlib.suppress(OSError):
        os.nice(NICE)


def think(place: Place, title: str, seed: int, view: bytes, seconds: float) -> Thought:
    """What the bot of a place chooses; it sees nothing but the view.

    One that goes wrong is not kept. The alarm ends a process whose server died while its bot was
    thinking.
    """
    signal.alarm(int(seconds + GRACE_SECONDS))
    try:
        bot = MINDS.bot(place, title, seed, seconds)
        shape = msgspec.json.decode(view, type=dict[str, object])
        return Thought(int(bot.choose(game(title).view_from_json(shape, place.seat))))
    except BaseException as error:
        MINDS.drop(place.table, place.seat)
        return Thought(None, f"{type(error).__name__}: {error}"[:500])
    finally:
        signal.alarm(0)


def forget(table: str, seat: int | None) -> None:
    """The bots of a seat are needed no more."""
    MINDS.drop(table, seat)
