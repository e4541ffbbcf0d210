"""Everything a node runs, put together."""

from __future__ import annotations

from typing import Final, Protocol

from warren.server.database import Database
from warren.server.hub import Hub
from warren.server.identity import Seal
from warren.server.origin import Origins
from warren.server.robots import Robots
from warren.server.settings import Settings, secret_key
from warren.server.sweeper import Sweeper
from warren.server.tables import Tables
from warren.server.thinking import Thinkers
from warren.server.tokens import Tokens
from warren.server.upgrade import check_schema


class Watched(Protocol):
    """A viewer that can be let go."""

    def close(self) -> None: ...


class Service:
    """One node."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.database: Final = Database(settings.url)
        self.hub: Final = Hub(settings, self.database)
        self.tables: Final = Tables(self.hub)
        self.tokens: Final = Tokens(self.database)
        self.seal: Final = Seal(secret_key(settings))
        self.origins: Final = Origins(settings.allowed_origins, settings.public_url)
        self.thinkers: Final = Thinkers(settings.workers, settings.bot_seconds)
        self.robots: Final = Robots(self.hub, self.thinkers)
        self.sweeper: Final = Sweeper(self.hub, self.tables)
        self.watchers: Final[set[Watched]] = set()
        self.hub.duties.append(self.robots)

    async def start(self) -> None:
        await check_schema(self.database)
        self.thinkers.start()
        await self.hub.start()
        self.sweeper.start()

    async def stop(self) -> None:
        await self.sweeper.stop()
        await self.robots.stop()
        await self.hub.stop()
        await self.thinkers.stop()
        await self.database.close()
