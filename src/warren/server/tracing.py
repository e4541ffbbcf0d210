"""Traces of requests, except of those whose address is a secret."""

from __future__ import annotations

from typing import Final

from litestar.middleware.base import DefineMiddleware
from litestar.plugins.opentelemetry import (
    OpenTelemetryInstrumentationMiddleware,
    OpenTelemetryPlugin,
)
from litestar.types import Receive, Scope, Send

SECRET_PLACE: Final = "/s/"


class Tracing(OpenTelemetryInstrumentationMiddleware):
    """A seat's link goes into no trace: it would stand in its name and in its attributes."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["path"]).startswith(SECRET_PLACE):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


class TracingPlugin(OpenTelemetryPlugin):
    @property
    def middleware(self) -> DefineMiddleware:
        return DefineMiddleware(Tracing, config=self.config)
