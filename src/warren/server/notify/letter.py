"""What somebody is told: whose turn it is, or that the game is over, and where."""

from __future__ import annotations

from typing import Final

import msgspec

from warren.server.clock.clock import Clock
from warren.server.seats.seating import FINISHED, Holding, Terms
from warren.server.settings import Settings
from warren.text.catalogue import Catalogue

TURN: Final = "turn"
OVER: Final = "over"


class Letter(msgspec.Struct, kw_only=True):
    """A notification as it travels; nothing in it is secret.

    `number` is the same however often it is sent.
    """

    number: str
    kind: str
    table: str
    game: str
    seat: int
    seq: int
    title: str
    text: str
    url: str
    deadline: float | None


def write_letter(
    terms: Terms, holding: Holding, seat: int, turn: int, language: str, settings: Settings
) -> Letter:
    catalogue = Catalogue(language)
    kind = OVER if terms.status == FINISHED else TURN
    root = settings.public_url or settings.root_path
    game = f"game-{terms.game}"
    named = catalogue.text("notify-table", title=terms.title) if terms.title else ""
    return Letter(
        number=f"{terms.id}-{seat}-{turn}",
        kind=kind,
        table=terms.id,
        game=terms.game,
        seat=seat,
        seq=turn,
        title=(catalogue.text(game) if catalogue.has(game) else terms.game) + named,
        text=catalogue.text(f"notify-{kind}", name=holding.seats[seat].name),
        url=f"{root.rstrip('/')}/t/{terms.id}",
        deadline=_deadline(terms, seat),
    )


def _deadline(terms: Terms, seat: int) -> float | None:
    clock = Clock.of(terms.tempo, terms.clock, terms.players)
    return None if clock is None else clock.running.get(seat)
