"""A table as people are told of it."""

from __future__ import annotations

from warren.messages.table import SeatShown, TableShown
from warren.server.people.identity import Person
from warren.server.seats.seating import OPEN, Holding, Terms
from warren.server.tables.room import Room


def shown(room: Room, person: Person) -> TableShown:
    return described(room.terms, room.holding, person)


def described(terms: Terms, holding: Holding, person: Person) -> TableShown:
    """A table for somebody who looks at it."""
    mine = holding.of(person.session, person.user)
    kept = holding.kept_for(person.user)
    return TableShown(
        id=terms.id,
        game=terms.game,
        players=terms.players,
        options=terms.options,
        title=terms.title,
        visibility=terms.visibility,
        tempo=terms.tempo,
        status=terms.status,
        seats=[
            SeatShown(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                away=seat.away,
                account=seat.user_id is not None,
                mine=seat.seat in mine,
                reserved=seat.kind == OPEN and seat.reserved is not None,
                invited=seat.seat in kept,
            )
            for seat in holding.seats
        ],
        commitments=terms.commitments(),
        imported=terms.imported is not None,
        origin=terms.origin,
        next_table=terms.next_table,
        owner=terms.owner == person.owner,
        created=terms.created,
        started=terms.started,
        finished=terms.finished,
    )
