"""The table that follows a game."""

from __future__ import annotations

import msgspec

from warren.core.dice import new_seed
from warren.core.refusal import Refusal
from warren.games.registry import game
from warren.server.clock.now import TIME
from warren.server.errors import Forbidden
from warren.server.people.identity import Person
from warren.server.seats.pact import Pact, Round
from warren.server.seats.seating import (
    BOT,
    CLOSED,
    FINISHED,
    OPEN,
    PERSON,
    WAITING,
    Holding,
    Seat,
    Terms,
    fresh_pact,
    new_id,
)
from warren.server.tables.room import Room
from warren.server.tables.tables import Tables


async def table_again(tables: Tables, room: Room, person: Person, commitment: str = "") -> str:
    """A new table with the same seats, one for all who ask; it starts when all have agreed.

    Bots agree at once. Whoever has declined and asks after all gets their seat back, as long
    as it is free.
    """
    if not tables.seats_of(room, person):
        raise Forbidden("refusal-no-seat", {}, "TABLE-SEAT")
    if room.terms.status != FINISHED:
        raise Refusal("refusal-table-status", {"status": room.terms.status}, "TABLE-STATUS")
    mine = tables.seats_of(room, person)
    before = room.terms.next_table
    if before is None or (await tables.hub.room(before)).terms.status == CLOSED:
        terms = fresh_terms(room.terms, person.owner)
        if commitment and terms.pact is not None:
            made = Round(terms.seed, terms.contributions, terms.pact, room.names)
            made.bring(mine[0], commitment)
        back = [_seated_again(seat, seat.seat in mine) for seat in room.holding.seats]
        holding = Holding(back, room.holding.sessions)
        await tables.hub.store.follow(room.terms.id, terms, holding, before)
        await tables.hub.reseated(room.terms.id)
    again = await tables.hub.room(str(room.terms.next_table))
    if again.terms.status == WAITING:
        await _agree(tables, again, room, mine, person, commitment)
    return again.terms.id


async def _agree(
    tables: Tables, again: Room, before: Room, mine: list[int], person: Person, commitment: str
) -> None:
    """Take the seats of the game before at the table that follows it."""
    await tables.hub.refresh(again)
    for seat in mine:
        free = again.holding.seats[seat]
        if free.kind == OPEN and free.reserved is None:
            await tables.sit(
                again, seat, person, before.names[seat], commitment, by_link=True, one_screen=True
            )
    asked = again.holding.asked(person.session, person.user)
    if asked:
        await tables.accept(again, asked, commitment)
    elif again.is_ready():
        await tables.dealer.begin(again, frozenset(mine[:1] if commitment else ()))


def _seated_again(seat: Seat, agrees: bool) -> Seat:
    """A seat of the game before; its person has yet to agree, unless it is they who ask."""
    return msgspec.structs.replace(
        seat,
        away=False,
        late=False,
        resigned=False,
        asked=seat.kind == PERSON and not agrees,
        bot=seat.bot if seat.kind == BOT else "",
        nonce="",
    )


def fresh_terms(before: Terms, owner: str) -> Terms:
    """The terms of a table that follows another."""
    return msgspec.structs.replace(
        before,
        id=new_id(),
        rules=game(before.game).rules_version(),
        status=WAITING,
        seed=new_seed(),
        contributions=["" for _ in before.contributions],
        pact=_fresh_pact(before),
        dice_from=1,
        origin=before.id,
        next_table=None,
        owner=owner,
        created=TIME.now(),
        started=None,
        finished=None,
        clock=None,
        due=None,
        waits=False,
        alerts=None,
        lesson=None,
    )


def _fresh_pact(before: Terms) -> Pact:
    """The devices that took part in the game before are asked again."""
    rules = game(before.game).rules_version()
    pact = fresh_pact(before.game, rules, before.players, before.options)
    if before.pact is not None:
        pact.devices = [seat for seat, bound in enumerate(before.pact.sealed) if bound]
    return pact
