"""Bots at one table."""

from __future__ import annotations

import operator
import secrets
from typing import TYPE_CHECKING, Final

from warren.bots.bot import Player
from warren.bots.registry import BotKind
from warren.client.errors import ApiError, UnreachableError
from warren.client.patience import Patience
from warren.client.sight import Sight
from warren.core.refusal import InputError, WarrenError
from warren.core.state import View
from warren.messages.pushes import Chatted, Ended, Shown
from warren.messages.table import Outcome

if TYPE_CHECKING:
    from warren.client.client import Client


class Pilot:
    """Decides for all my seats at a table, with a bot for each of them.

    `seq` is how far the table was when nothing more was asked of me.
    """

    def __init__(self, client: Client, kind: BotKind, table: str) -> None:
        self.client: Final = client
        self.kind: Final = kind
        self.table: Final = table
        self.seq = -1
        self.patience: Final = Patience()
        self._bots: Final[dict[int, Player]] = {}

    def look(self, since: int | None = None) -> Shown:
        """The table as it is now, however long it takes to get it."""
        while True:
            try:
                shown = self.client.view(self.table, since)
            except (ApiError, UnreachableError) as error:
                self._wait(error)
            else:
                self.patience.rested()
                return shown

    def answer(self, sight: Sight) -> None:
        """Decide until it is somebody else's turn."""
        while (seat := sight.asked) is not None:
            code = self.choice(sight.table.game, sight.restored(seat))
            try:
                fits = sight.take(self.client.act(self.table, sight.seq, code, seat))
                self.patience.rested()
            except (ApiError, UnreachableError) as error:
                self._wait(error)
                fits = False
            if not fits:
                sight.take(self.look(sight.seq))
        self.seq = sight.seq

    def choice(self, game: str, view: View) -> int:
        assert view.seat is not None
        bot = self._bots.get(view.seat)
        if bot is None:
            bot = self.kind.make(game, secrets.randbits(62))
            self._bots[view.seat] = bot
        legal = view.legal_actions()
        try:
            code = operator.index(bot.choose(view))
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            raise InputError(
                "error-bot-failed", {"bot": self.kind.name, "problem": problem}
            ) from error
        if code not in legal:
            raise InputError("error-bot-choice", {"bot": self.kind.name, "code": str(code)})
        return code

    def _wait(self, error: ApiError | UnreachableError) -> None:
        """Wait when another look may help; whatever else the server refuses is raised."""
        if isinstance(error, ApiError):
            if not error.is_busy and not error.is_stale:
                raise error
            self.patience.wait(error, error.wait)
        else:
            self.patience.wait(error)


def play(client: Client, kind: BotKind, table: str) -> Outcome:
    """Follow one table to the end of its game, and decide whenever it is asked."""
    pilot = Pilot(client, kind, table)
    sight: Sight | None = None
    for message in client.follow(table):
        if isinstance(message, (Chatted, Ended)):
            continue
        if sight is None:
            assert isinstance(message, Shown)
            if not message.table.mine:
                raise InputError("refusal-no-seat", {}, "TABLE-SEAT")
            sight = Sight(message)
        elif not sight.take(message):
            sight.take(pilot.look(sight.seq))
        pilot.answer(sight)
    if sight is None or sight.situation is None or sight.situation.outcome is None:
        raise WarrenError("refusal-table-status", {"status": "closed"}, "TABLE-STATUS")
    return sight.situation.outcome
