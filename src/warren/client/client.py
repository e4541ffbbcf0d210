"""A table server, from a program's side."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from types import TracebackType
from typing import Final, TypeVar

import msgspec
from msgspec.json import Decoder

from warren.bots.bot import Player
from warren.bots.registry import BotKind, bot_kind
from warren.client.connection import Connection, Query, Stream
from warren.client.errors import ApiError
from warren.client.hand import Hand, is_late
from warren.client.orders import moves_of, seat_of
from warren.client.reading import Reader
from warren.messages.events import Event
from warren.messages.games import GameShown
from warren.messages.orders import Move
from warren.messages.pushes import Answer, Chatted, Ended, Seated, Shown, Stepped, ToFollower
from warren.messages.setup import Created, NewSeat
from warren.messages.table import Outcome, TableListed, TableShown

TITLES: Final = Decoder(list[GameShown])
TABLES: Final = Decoder(list[TableListed])
TABLE: Final = Decoder(TableShown)
CREATED: Final = Decoder(Created)
SHOWN: Final = Decoder(Shown)
ANSWER: Final[Decoder[Answer]] = Decoder(Shown | Stepped)
CHAT: Final = Decoder(list[Chatted])
NOTHING: Final = Decoder(None)
EVENTS: Final[Reader[Event]] = Reader(Event)
MESSAGES: Final[Reader[ToFollower]] = Reader(ToFollower)

T = TypeVar("T", Shown, Stepped, Answer)
Bots = type[Player] | str
"""A class of bots, or what `--bot` takes: a name such as `greedy`, or `path/to/file.py:Class`."""


class Client:
    """Everything a person can do at a server. May be used from several threads.

    `lang` is the language of prompts, prices and facts: ru, en, or none, which is smaller.
    """

    def __init__(
        self,
        url: str,
        token: str = "",
        lang: str = "none",
        seconds: float = 30.0,
        quiet_seconds: float = 35.0,
    ) -> None:
        self.lang: Final = lang
        self.connection: Final = Connection(url, token, seconds, quiet_seconds)
        self._hand: Final = Hand()

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self.connection.close()

    def games(self) -> list[GameShown]:
        """The titles one can play."""
        return self.connection.get("/api/games", TITLES, self._speaking())

    def tables(
        self,
        game: str | None = None,
        status: str | None = None,
        players: int | None = None,
        mine: bool = False,
        invited: bool = False,
    ) -> list[TableListed]:
        """Open tables; or those where I have a seat; or those to which I am invited."""
        query: Query = {
            "game": game,
            "status": status,
            "players": players,
            "mine": mine,
            "invited": invited,
        }
        return self.connection.get("/api/tables", TABLES, query)

    def table(self, table: str) -> TableShown:
        return self.connection.get(f"/api/tables/{table}", TABLE)

    def create(
        self,
        game: str,
        seats: Sequence[str | NewSeat],
        options: Mapping[str, object] | None = None,
        **more: object,
    ) -> Created:
        """A new table: seats are `me`, `open`, a bot's name, or what `me()`, `guest()` … give.

        `more` are the other fields of a new table: title, visibility, tempo, start.
        """
        body = {
            "game": game,
            "seats": [seat_of(seat) for seat in seats],
            "options": dict(options or {}),
            "commitment": self._hand.commitment(),
            **more,
        }
        created = self.connection.post("/api/tables", CREATED, body)
        return msgspec.structs.replace(created, table=self.take_part(created.table))

    def join(self, table: str, seat: int | None = None, name: str | None = None) -> TableShown:
        """Sit down at an open table, or take the seat that is kept for me."""
        bound = self._hand.commitment()
        return self.take_part(self._do(table, "join", seat=seat, name=name, commitment=bound))

    def decline(self, table: str, seat: int | None = None) -> TableShown:
        """Give the seat that is kept for me to whoever wants it."""
        return self._do(table, "decline", seat=seat)

    def leave(self, table: str, seat: int | None = None) -> TableShown:
        return self._do(table, "leave", seat=seat)

    def come_back(self, table: str, seat: int | None = None) -> TableShown:
        """Play on where a bot of the server stood in."""
        return self._do(table, "return", seat=seat)

    def start(self, table: str, fill: str | None = None) -> TableShown:
        """Begin, with bots in the open seats if so asked."""
        return self.take_part(self._do(table, "start", fill=fill))

    def rematch(self, table: str) -> TableShown:
        body = {"commitment": self._hand.commitment()}
        again = self.connection.post(f"/api/tables/{table}/rematch", TABLE, body)
        return self.take_part(again)

    def take_part(self, table: TableShown) -> TableShown:
        """Give what is asked for the dice of a table; the table as it is then.

        Whoever only waits for others need not call this: `follow`, `play` and `run` do.
        """
        while (answer := self._hand.answer(table)) is not None:
            where, body = answer
            try:
                table = self._do(table.id, where, **body)
            except ApiError as error:
                if not is_late(error):
                    raise
                return self.table(table.id)
        return table

    def head(self, table: str) -> str:
        """The last head of a table's chain that was shown here; empty when none was.

        `warren verify --head` holds the record against it.
        """
        return self._hand.heads.get(table, "")

    def view(self, table: str, since: int | None = None, seat: int | None = None) -> Shown:
        """The whole table as I may know it, with what happened after line `since`."""
        query = self._speaking(since=since, seat=seat)
        return self._seen(table, self.connection.get(f"/api/tables/{table}/view", SHOWN, query))

    def act(
        self,
        table: str,
        seq: int,
        moves: int | Move | Sequence[int | Move],
        seat: int | None = None,
    ) -> Answer:
        """Do one or several actions, all or none; `seq` says what they answer."""
        body = {"seq": seq, "moves": moves_of(moves), "seat": seat}
        where = f"/api/tables/{table}/actions"
        return self._seen(table, self.connection.post(where, ANSWER, body, self._speaking()))

    def undo(self, table: str, seq: int, seat: int | None = None) -> Answer:
        """Take back my last action."""
        body = {"seq": seq, "seat": seat}
        where = f"/api/tables/{table}/undo"
        return self._seen(table, self.connection.post(where, ANSWER, body, self._speaking()))

    def say(self, table: str, text: str) -> None:
        self.connection.post(f"/api/tables/{table}/chat", NOTHING, {"text": text})

    def chat(self, table: str, after: int | None = None) -> list[Chatted]:
        return self.connection.get(f"/api/tables/{table}/chat", CHAT, {"after": after})

    def events(self) -> Stream[Event]:
        """What concerns me at all tables, without end; `stop()` ends it.

        After every (re)connection all that goes on now is told, and then `Ready`.
        """
        return Stream(self.connection, "/api/stream/events", EVENTS.read)

    def follow(self, table: str, since: int | None = None) -> Iterator[ToFollower]:
        """One table: first in full, then what changes, until the game is over.

        After a lost connection the table comes in full again, with the facts missed meanwhile.
        """
        seq = since
        stream: Stream[ToFollower] = Stream(
            self.connection,
            f"/api/stream/tables/{table}",
            MESSAGES.read,
            lambda: self._speaking(since=seq),
        )
        for message in stream:
            if isinstance(message, (Shown, Stepped)):
                seq = self._seen(table, message).seq
            if isinstance(message, (Shown, Seated)):
                self.take_part(message.table)
            yield message
            if isinstance(message, Ended):
                return

    def play(self, bot: Bots, table: str) -> Outcome:
        """Let a bot play my seats at one table to the end of the game."""
        from warren.client.playing import play

        return play(self, kind_of(bot), table)

    def run(
        self,
        bot: Bots,
        accept: bool = False,
        games: Collection[str] | None = None,
        most: int | None = None,
        told: Callable[[Event], None] | None = None,
        workers: int = 8,
    ) -> int:
        """Let bots play at all my tables, side by side, until `most` games are over.

        Invitations are accepted if so asked, to these games only; others are declined.
        """
        from warren.client.running import Runner

        return Runner(self, kind_of(bot), accept, games, workers).run(most, told)

    def _seen(self, table: str, told: T) -> T:
        """Remember the head that comes with an answer."""
        if told.head:
            self._hand.heads[table] = told.head
        return told

    def _do(self, table: str, what: str, **body: object) -> TableShown:
        return self.connection.post(f"/api/tables/{table}/{what}", TABLE, body)

    def _speaking(self, **query: str | int | None) -> Query:
        return {"lang": self.lang, **query}


def kind_of(bot: Bots) -> BotKind:
    return bot_kind(bot) if isinstance(bot, str) else BotKind(bot, bot.__name__)
