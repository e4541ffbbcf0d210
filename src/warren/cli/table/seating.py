"""Who sits where: people and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from warren.bots.bot import Player
from warren.bots.registry import BotKind, bot_kind, bot_names
from warren.cli.table.luck import Luck
from warren.core.refusal import InputError
from warren.text.catalogue import Catalogue
from warren.text.names import seat_name

NOBODY: Final = "none"
DEFAULT_BOT: Final = "greedy"
LONGEST_NAME: Final = 40


@dataclass(frozen=True)
class Place:
    """One seat: its name in the record, and the bot that plays it, if any."""

    name: str
    bot: BotKind | None = None


class Seating:
    """All seats of a table."""

    def __init__(self, places: Sequence[Place]) -> None:
        self.places: Final = list(places)
        self.names: Final = [place.name for place in places]
        self.people: Final = [seat for seat, place in enumerate(places) if place.bot is None]

    def bots(self, game: str, luck: Luck, line: int) -> dict[int, Player]:
        """A player for each seat that a bot has."""
        return {
            seat: place.bot.make(game, luck.bot(seat, line))
            for seat, place in enumerate(self.places)
            if place.bot is not None
        }


def bot_kinds(players: int, bots: str | None, hotseat: bool) -> list[BotKind | None]:
    """The kinds by seat; the first seat is a person's, `none` stands for one more person."""
    if hotseat:
        if bots not in (None, NOBODY):
            raise InputError("error-hotseat-bots", {"field": "--bots"})
        bots = NOBODY
    written = (bots or DEFAULT_BOT).split(",")
    if len(written) == 1:
        written *= players - 1
    if len(written) != players - 1:
        raise InputError(
            "error-bots-count", {"field": "--bots", "count": len(written), "wanted": players - 1}
        )
    return [None, *(None if name == NOBODY else _asked_bot(name) for name in written)]


def _asked_bot(name: str) -> BotKind:
    try:
        return bot_kind(name)
    except InputError as error:
        raise InputError(error.message, {**error.details, "field": "--bots"}) from error


def new_seating(
    catalogue: Catalogue, kinds: Sequence[BotKind | None], names: Sequence[str]
) -> Seating:
    """A new table; people without a name get one by their seat."""
    people = sum(kind is None for kind in kinds)
    if names and len(names) != people:
        raise InputError(
            "error-names-count", {"field": "--names", "count": len(names), "wanted": people}
        )
    given = iter(names)
    places = [
        Place(next(given, None) or seat_name(catalogue, seat))
        if kind is None
        else Place(bot_name(kind, seat), kind)
        for seat, kind in enumerate(kinds)
    ]
    _check_names(places, names)
    return Seating(places)


def _check_names(places: Sequence[Place], given: Sequence[str]) -> None:
    taken = [place.name for place in places]
    for name in given:
        fits = name.isprintable() and 1 <= len(name) <= LONGEST_NAME
        if not fits or taken.count(name) > 1 or _bot_named(name) is not None:
            raise InputError("error-name", {"field": "--names", "value": name})


def bot_name(kind: BotKind, seat: int) -> str:
    """The bot as it was asked for, without the folder of its file."""
    return f"{kind.source.rpartition('/')[2]} {seat + 1}"


def resumed_seating(names: Sequence[str], bots: str | None, hotseat: bool) -> Seating:
    """A saved table: the names tell its bots, unless others are asked for."""
    if bots is None and not hotseat:
        return Seating([Place(name, _bot_named(name)) for name in names])
    kinds = bot_kinds(len(names), bots, hotseat)
    return Seating([Place(name, kind) for name, kind in zip(names, kinds, strict=True)])


def shown_names(catalogue: Catalogue, names: Sequence[str]) -> list[str]:
    """The names of a record, those of bots in the words of the language."""
    shown: list[str] = []
    for name in names:
        kind = _bot_named(name)
        number = name.rpartition(" ")[2]
        human = name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}…"
        shown.append(f"{catalogue.text(f'bot-{kind.name}')} {number}" if kind else human)
    return shown


def _bot_named(name: str) -> BotKind | None:
    """The bot of a name such as `greedy 2`; bots from files are never loaded by a name."""
    kind, _, number = name.rpartition(" ")
    return bot_kind(kind) if kind in bot_names() and number.isdecimal() else None
