"""Everything a node runs, put together."""

from __future__ import annotations

import secrets
from typing import Final

from warren.games.registry import games
from warren.server.archive.archive import Archive
from warren.server.atlas.charts import Charts
from warren.server.bots.robots import Robots
from warren.server.bots.thinking import Thinkers
from warren.server.clock.now import TIME
from warren.server.clock.timekeeper import Timekeeper
from warren.server.nodes.backroom import Backroom
from warren.server.nodes.metrics import Metrics
from warren.server.nodes.pulse import Pulse
from warren.server.nodes.readiness import Readiness
from warren.server.nodes.sweeper import Sweeper
from warren.server.notify.courier import Courier
from warren.server.notify.notifier import Notifier
from warren.server.notify.subscriptions import Subscriptions
from warren.server.people.accounts import Accounts
from warren.server.people.dismissals import Dismissals, Watched
from warren.server.people.epochs import Epochs
from warren.server.people.identity import Seal
from warren.server.people.results import Results
from warren.server.people.tokens import Tokens
from warren.server.security.key import session_key
from warren.server.security.limits import Limits
from warren.server.security.origin import Origins
from warren.server.settings import Settings
from warren.server.storage.database import Database
from warren.server.storage.upgrade import check_schema
from warren.server.tables.hub import Hub
from warren.server.tables.tables import Tables
from warren.server.viewers.events import Events
from warren.server.viewers.postcards import Postcards
from warren.server.wire.gate import Gate

RESTART: Final = 1012


class Service:
    """One node."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.database: Final = Database(settings.url)
        self.metrics: Final = Metrics()
        self.hub: Final = Hub(settings, self.database, self.metrics)
        self.limits: Final = Limits(settings.requests_per_minute, settings.sockets_per_address)
        self.backroom: Final = Backroom(settings.backroom_seconds, self.limits.fine_seconds)
        self.tables: Final = Tables(self.hub, self.backroom)
        self.archive: Final = Archive(self.tables, self.backroom)
        self.charts: Final = Charts(self.backroom)
        self.postcards: Final = Postcards(self.backroom)
        self.tokens: Final = Tokens(self.database)
        self.seal = Seal(settings.secret_key or secrets.token_hex(32))
        self.origins: Final = Origins(settings.allowed_origins, settings.public_url)
        self.thinkers: Final = Thinkers(
            settings.workers,
            settings.bot_seconds,
            settings.bots_kept,
            self.hub.roster,
            self.metrics,
        )
        self.robots: Final = Robots(self.hub, self.thinkers)
        self.pulse: Final = Pulse(self.hub)
        self.readiness: Final = Readiness(self.hub)
        self.timekeeper: Final = Timekeeper(self.hub)
        self.sweeper: Final = Sweeper(self.hub, self.tables.dealer, self.timekeeper, self.pulse)
        self.gate: Final = Gate(settings, self.metrics)
        self.watchers: Final[set[Watched]] = set()
        self.dismissals: Final = Dismissals(self.hub, self.watchers)
        self.epochs: Final = Epochs(self.hub, self.watchers)
        self.accounts: Final = Accounts(self.hub, self.epochs)
        self.results: Final = Results(self.hub)
        self.stopping = False
        self.events: Final = Events(self.hub)
        self.subscriptions: Final = Subscriptions(self.database, self.hub.store)
        self.notifier: Final = Notifier(self.hub)
        self.courier: Final = Courier(self.hub)
        self.hub.duties.append(self.timekeeper)
        self.hub.duties.append(self.notifier)
        self.hub.duties.append(self.robots)
        self.hub.duties.append(self.results)
        self.hub.duties.append(self.events)
        self.hub.closed = self.robots.closed
        self.hub.ears.append(self.events)
        self.tables.dealer.presences.append(self.events)
        self.hub.ears.append(self.dismissals)
        self.hub.ears.append(self.epochs)
        self._watch()

    async def start(self) -> None:
        games()
        await check_schema(self.database)
        self.seal = Seal(await session_key(self.settings, self.database))
        self.thinkers.start()
        await self.hub.start()
        await self.pulse.beat(TIME.now())
        self.sweeper.start()
        await self.courier.start()

    async def stop(self) -> None:
        self.stopping = True
        await self.sweeper.stop()
        await self.timekeeper.stop()
        await self.courier.stop()
        await self.robots.stop()
        await self.results.stop()
        await self.notifier.stop()
        self.accounts.passwords.close()
        await self.readiness.stop()
        await self.hub.stop()
        await self.thinkers.stop()
        await self.backroom.stop()
        await self.database.close()

    def let_go(self) -> None:
        """End what viewers read: they come back, to another node or to this one later."""
        self.stopping = True
        for watcher in list(self.watchers):
            watcher.close(RESTART)

    def _watch(self) -> None:
        rooms = self.hub.rooms
        self.metrics.watch("warren_open_tables", "Tables open on this node", lambda: len(rooms))
        self.metrics.watch("warren_viewers", "Viewers connected", lambda: len(self.watchers))
        self.metrics.watch("warren_connections", "Connections", lambda: len(self.gate.visits))
        self.metrics.watch("warren_waiting_steps", "Steps to write", self.hub.writer.waiting)
