"""The tables of the database."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    false,
)

metadata: Final = MetaData()


class Packed(TypeDecorator[object]):
    """Plain data as JSON text."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: object, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> object:
        return None if value is None else msgspec.json.decode(value)


users: Final = Table(
    "users",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("plain_name", String(40), nullable=False, unique=True),
    Column("look", Text),
    Column("password", String(200), nullable=False),
    Column("epoch", Integer, nullable=False, default=0),
    Column("created", Float, nullable=False),
    Index("users_by_look", "look", unique=True),
)

keys: Final = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("user_id", String(16), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("scopes", Packed, nullable=False),
    Column("created", Float, nullable=False),
    Index("tokens_by_user", "user_id"),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Packed, nullable=False),
    Column("title", String(80), nullable=False, default=""),
    Column("visibility", String(8), nullable=False),
    Column("tempo", Packed),
    Column("status", String(8), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("contributions", Packed, nullable=False),
    Column("dice_from", Integer, nullable=False, default=1),
    Column("origin", String(16)),
    Column("next_table", String(16)),
    Column("owner", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("finished", Float),
    Column("waits", Boolean, nullable=False, default=False),
    Column("imported", Packed),
    Column("clock", Packed),
    Column("due", Float),
    Column("alerts", Packed),
    Column("open_lines", Integer, nullable=False, default=0, server_default="0"),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("pact", Packed),
    Column("lesson", Packed),
    Index("tables_by_due", "due"),
    Index("tables_by_owner", "owner", "status"),
    Index("tables_by_status", "status", "visibility", "created"),
    Index("tables_by_visibility", "visibility", "created"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(32), nullable=False, default=""),
    Column("link", String(64), nullable=False, unique=True),
    Column("used_link", String(64)),
    Column("user_id", String(16)),
    Column("reserved", String(16)),
    Column("late", Boolean, nullable=False, default=False),
    Column("away", Boolean, nullable=False, default=False),
    Column("asked", Boolean, nullable=False, default=False, server_default=false()),
    Column("resigned", Boolean, nullable=False, default=False, server_default=false()),
    Column("nonce", String(64), nullable=False, default="", server_default=""),
    Index("seats_by_user", "user_id"),
    Index("seats_by_reserved", "reserved"),
    Index("seats_by_used_link", "used_link"),
)

holders: Final = Table(
    "holders",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("session_id", String(32), primary_key=True),
    Index("holders_by_session", "session_id"),
)

hidden: Final = Table(
    "hidden",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("who", String(32), primary_key=True),
    Index("hidden_by_who", "who"),
)

lines: Final = Table(
    "lines",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("verb", String(40), nullable=False),
    Column("args", Packed, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("draws", Integer, nullable=False),
    Column("position", Packed, nullable=False),
    sqlite_with_rowid=False,
)

chats: Final = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Index("chats_by_table", "table_id", "id"),
)

notes: Final = Table(
    "notes",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)

results: Final = Table(
    "results",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", String(16)),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("picks", Packed, nullable=False),
    Column("at", Float, nullable=False),
    Index("results_by_user", "user_id", "at"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("user_id", String(16), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_by_game", "game", "players"),
)

notifications: Final = Table(
    "notifications",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("target", Packed, nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", Float, nullable=False),
    Column("turn", Integer, nullable=False, default=0),
    Column("tries", Integer, nullable=False, default=0),
    Column("due", Float),
    Index("notifications_by_seat", "table_id", "seat"),
    Index("notifications_by_due", "due"),
)

pulse: Final = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)
