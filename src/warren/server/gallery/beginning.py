"""A table that has something from the gallery."""

from __future__ import annotations

import random
from typing import Final

from warren.games.registry import game
from warren.messages.gallery import NewGame
from warren.messages.setup import Created, NewSeat, NewTable
from warren.server.atlas.exhibit import Wish
from warren.server.gallery.opening import Opening, opening
from warren.server.gallery.showing import exhibit_of, known
from warren.server.nodes.backroom import Backroom
from warren.server.nodes.breath import base_digest
from warren.server.people.identity import Person
from warren.server.tables.proposals import Basis
from warren.server.tables.tables import Tables

SEEDS: Final = 2**31


async def begin_with(
    tables: Tables,
    backroom: Backroom,
    person: Person,
    key: str,
    kind: str,
    id: str,
    wanted: NewGame,
    language: str,
) -> Created:
    """A game against bots; what chance was asked for lies before its own dice."""
    wish = exhibit_of(key, kind, id).wish
    if not wish.actions:
        table = _table(key, wish, 0, wanted)
        return await tables.create(person, table, language=language)
    made = await backroom.run(
        opening,
        known(key),
        wish.players,
        wish.options,
        [(action.verb, action.args) for action in wish.actions],
        random.SystemRandom().randrange(SEEDS),
    )
    basis = await _basis(key, made)
    return await tables.create(
        person, _table(key, wish, made.seat, wanted), basis, language=language
    )


async def _basis(key: str, made: Opening) -> Basis:
    lines = made.record()
    return Basis(None, lines, await base_digest(lines), [], game(key).rules_version())


def _table(key: str, wish: Wish, mine: int, wanted: NewGame) -> NewTable:
    seats = [
        NewSeat(kind="me", name=wanted.name)
        if seat == mine
        else NewSeat(kind="bot", bot=wanted.bot)
        for seat in range(wish.players)
    ]
    return NewTable(
        game=known(key), seats=seats, options=wish.options, commitment=wanted.commitment
    )
