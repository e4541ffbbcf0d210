"""What a link offers to whoever follows it."""

from __future__ import annotations

from typing import Final, Literal

from warren.core.refusal import Refusal
from warren.server.errors import Forbidden
from warren.server.people.identity import Person
from warren.server.seats.keys import one_seat
from warren.server.seats.seating import BOT, OPEN, WAITING
from warren.server.tables.room import Room

Offer = Literal["sit", "here", "account", "mine"]
"""`sit`: an open seat. `here`: a guest's seat, on one more device. `account`: a guest's seat, which
would go over to the account and close everywhere else. `mine`: nothing is left to do."""

TAKEN: Final = "refusal-seat-taken"


def offer_of(room: Room, seat: int, person: Person) -> Offer:
    """What somebody who has the link of a seat can do with it; refused where that is nothing."""
    found = room.holding.seats[seat]
    if seat in room.holding.of(person.session, person.user):
        return "mine"
    if found.kind == BOT:
        raise Refusal(TAKEN, {}, "TABLE-SEAT")
    if found.user_id is not None:
        raise Forbidden("refusal-seat-account", {}, "TABLE-LINK")
    if room.holding.has_account(person.user):
        raise one_seat()
    if found.kind != OPEN:
        return "here" if person.user is None else "account"
    if room.terms.status != WAITING:
        raise Refusal("refusal-table-status", {"status": room.terms.status}, "TABLE-STATUS")
    return "sit"
