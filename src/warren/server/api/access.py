"""Counts every request and writes it down, without its secrets."""

from __future__ import annotations

import time
from typing import Final

import structlog
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from warren.server.service import Service

log = structlog.stdlib.get_logger("warren.access")


class Access(ASGIMiddleware):
    """The name of the handler, never the path: paths may hold secrets."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, service: Service) -> None:
        self.service: Final = service

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        began = time.perf_counter()
        handler = str(scope["route_handler"]).rsplit(".", 1)[-1]
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, answer)
        finally:
            seconds = time.perf_counter() - began
            metrics = self.service.metrics
            metrics.requests.labels(handler, str(status)).inc()
            metrics.request_seconds.labels(handler).observe(seconds)
            log.debug("request", handler=handler, status=status, seconds=round(seconds, 4))
