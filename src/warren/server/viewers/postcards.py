"""Pictures of tables for those who only see a link to them."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import Final

import msgspec
import structlog

from warren.core.effect import mask_of
from warren.core.refusal import WarrenError
from warren.drawing.postcard.scene import Sitter
from warren.drawing.postcard.table import can_be_printed, table_picture
from warren.games.registry import title
from warren.server.errors import TooMuch
from warren.server.nodes.backroom import Backroom
from warren.server.seats.seating import OPEN, PLAYING, Seat
from warren.server.tables.room import Room
from warren.text.catalogue import Catalogue
from warren.text.names import game_name

MOST_KEPT: Final = 64
PATIENCE: Final = 4.0
"""For so many seconds somebody is kept waiting: whoever reads a link for a chat waits no longer."""
DIGITS: Final = 12

log = structlog.stdlib.get_logger("warren.postcards")
Drawing = asyncio.Future[bytes | None]
View = dict[str, object]


class Postcards:
    """Draws each position once, in a process of its own, and keeps some pictures."""

    def __init__(self, backroom: Backroom, patience: float = PATIENCE) -> None:
        self.backroom: Final = backroom
        self.patience = patience
        self.possible = can_be_printed()
        self._kept: Final[OrderedDict[str, Drawing]] = OrderedDict()

    def are_of(self, room: Room) -> bool:
        """Whether there may be a picture of this table."""
        return self.possible and title(room.game.key).has("picture")

    async def picture(self, room: Room, language: str) -> bytes | None:
        """The table as a spectator sees it now; nothing where that takes too long or fails."""
        if not self.are_of(room):
            return None
        key = f"{room.terms.id} {mark_of(room, language)}"
        drawing = self._kept.get(key)
        if drawing is None:
            drawing = asyncio.ensure_future(self._drawn(key, *_order(room, language)))
            self._kept[key] = drawing
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        done, _ = await asyncio.wait({drawing}, timeout=self.patience)
        return drawing.result() if done else None

    async def _drawn(self, key: str, game: str, *order: object) -> bytes | None:
        """What failed once is not tried again, unless it has not been tried."""
        try:
            return await self.backroom.run(table_picture, game, *order, slow=True)
        except TooMuch:
            self._kept.pop(key, None)
        except WarrenError as error:
            log.info("postcard-refused", game=game, problem=error.message)
        except Exception:
            log.exception("postcard-failed", game=game)
        return None


def _order(room: Room, language: str) -> tuple[str, View, str, str, list[Sitter]]:
    """All that is drawn, as it is now."""
    catalogue, key = Catalogue(language), room.game.key
    heading = room.terms.title or game_name(catalogue, key)
    view = room.match.state.view(None).to_json()
    return key, view, language, heading, sitters(room, catalogue)


def mark_of(room: Room, language: str) -> str:
    """What tells this picture from all others of the table, and nothing else."""
    seq = room.seq(mask_of([]))
    shown = [language, seq, room.terms.title, room.terms.status, sitters(room, Catalogue(language))]
    digest = hashlib.sha256(msgspec.json.encode(shown)).hexdigest()
    return f"{seq}-{digest[:DIGITS]}"


def sitters(room: Room, catalogue: Catalogue) -> list[Sitter]:
    """Who sits at a table, and whose the scores are when the game is over."""
    state, playing = room.match.state, room.terms.status == PLAYING
    over = state.is_over()
    scores, winners = (state.scores(), state.winners()) if over else ([], [])
    deciding = state.deciding() if playing and not over else []

    def sitter(seat: Seat) -> Sitter:
        free = seat.kind == OPEN
        return Sitter(
            name=catalogue.text("link-free-seat") if free else seat.name,
            score=scores[seat.seat] if over else None,
            wins=seat.seat in winners,
            free=free,
            acts=seat.seat in deciding,
        )

    return [sitter(seat) for seat in room.holding.seats]
