"""The protocols of uvicorn behind a gate."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar.types import ASGIApp
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from warren.server.wire.gate import HEAD_BYTES, LARGE, Gate, Visit

GRACE_SECONDS: Final = 10


class Gated(Config):
    """How uvicorn serves, with the gate that all connections go through."""

    def __init__(self, gate: Gate, app: ASGIApp) -> None:
        settings = gate.settings
        super().__init__(
            app,
            http=GatedHttp,
            ws=GatedSocket,
            ws_max_size=settings.message_bytes,
            ws_per_message_deflate=False,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=settings.trusted_proxies,
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
        self.gate: Final = gate


def _gate(config: Config) -> Gate:
    assert isinstance(config, Gated)
    return config.gate


class GatedHttp(HttpToolsProtocol):
    """Tells the gate where a request is."""

    visit: Visit | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.visit = _gate(self.config).enter(transport)
        if self.visit is not None:
            super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.visit is not None:
            _gate(self.config).leave(self.visit.transport)
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        visit = self.visit
        if visit is None:
            return
        if visit.due is None and (not self.cycle or self.cycle.response_complete):
            _gate(self.config).begun(visit)
        visit.head += len(data)
        super().data_received(data)
        if visit.head > HEAD_BYTES and not self.transport.is_closing():
            _gate(self.config).turn_away(self.transport, "large", LARGE)

    def pause_writing(self) -> None:
        if self.visit is not None:
            super().pause_writing()

    def resume_writing(self) -> None:
        if self.visit is not None:
            super().resume_writing()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.visit is not None:
            _gate(self.config).begun(self.visit)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        if self.visit is not None:
            _gate(self.config).headed(self.visit)

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        if self.visit is not None:
            self.visit.head = 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if self.visit is not None:
            self.visit.due = None
            self.visit.head = 0


class GatedSocket(WebSocketsSansIOProtocol):
    """Goes on with the visit of the request that it began with."""

    def connection_lost(self, exc: Exception | None) -> None:
        _gate(self.config).leave(self.transport)
        super().connection_lost(exc)
