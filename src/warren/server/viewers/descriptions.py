"""A table as people are told of it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import UNSET

from warren.messages.table import DiceCall, SeatShown, TableListed, TableShown
from warren.server.bots.personas import persona_of
from warren.server.people.identity import Person
from warren.server.seats.seating import (
    BOT,
    FINISHED,
    OPEN,
    WAITING,
    Billing,
    Holding,
    Seat,
    Terms,
)
from warren.server.tables.room import Room

Scores = Mapping[int, int]


def shown(room: Room, person: Person) -> TableShown:
    told = described(room.terms, room.holding, person, _scores(room))
    _count_devices(told, room)
    return told


def brief(table: TableShown) -> TableShown:
    """A table for somebody who was told of it before."""
    return msgspec.structs.replace(table, options=UNSET)


def described(terms: Terms, holding: Holding, person: Person, scores: Scores) -> TableShown:
    """A table for somebody who looks at it, with the scores of a finished game."""
    told = billed(terms, terms.imported is not None, holding, person, scores)
    return TableShown(
        **msgspec.structs.asdict(told),
        options=terms.options,
        commitments=terms.commitments(holding),
        dice=_called(terms),
    )


def noted(room: Room, person: Person) -> TableListed:
    """A table as one of several."""
    terms = room.terms
    told = billed(terms, terms.imported is not None, room.holding, person, _scores(room))
    _count_devices(told, room)
    return told


def billed(
    terms: Billing, imported: bool, holding: Holding, person: Person, scores: Scores
) -> TableListed:
    """What a list shows of a table."""
    mine = holding.of(person.session, person.user)
    invited = holding.invited(person.session, person.user)
    return TableListed(
        id=terms.id,
        game=terms.game,
        players=terms.players,
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
                invited=seat.seat in invited,
                persona=_persona(imported, seat),
                asked=seat.asked,
                resigned=seat.resigned,
                score=scores.get(seat.seat),
            )
            for seat in holding.seats
        ],
        imported=imported,
        origin=terms.origin,
        next_table=terms.next_table,
        owner=terms.owner == person.owner,
        created=terms.created,
        started=terms.started,
        finished=terms.finished,
    )


def _count_devices(told: TableListed, room: Room) -> None:
    for seat in told.seats:
        if seat.mine:
            seat.devices = room.holding.devices(seat.seat)


def _scores(room: Room) -> Scores:
    over = room.terms.status == FINISHED
    return dict(enumerate(room.match.state.scores())) if over else {}


def _called(terms: Terms) -> DiceCall | None:
    """Which devices are asked for their part in the dice."""
    pact = terms.pact
    if terms.status != WAITING or pact is None or pact.until is None:
        return None
    return DiceCall(phase=pact.phase, seats=pact.called, until=pact.until)


def _persona(imported: bool, seat: Seat) -> str:
    """A record tells no bot but by its name; people who call themselves so stay people."""
    return persona_of(seat.name) if seat.kind == BOT or imported else ""
