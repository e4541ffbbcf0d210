"""Traces for OpenTelemetry, where a host asks for them."""

from __future__ import annotations

from typing import Final

from litestar.plugins import PluginProtocol

from warren import __version__
from warren.core.extras import needs
from warren.server.settings import Settings

SECRET_PLACES: Final = "^/s/"
"""Addresses that are secrets themselves go into no trace."""


def telemetry_plugins(settings: Settings) -> list[PluginProtocol]:
    """Traces of every request, sent where the usual OTEL_ variables say."""
    if not settings.telemetry:
        return []
    with needs("telemetry"):
        from litestar.plugins.opentelemetry import OpenTelemetryConfig, OpenTelemetryPlugin
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    provider = TracerProvider(
        resource=Resource.create({"service.name": "warren", "service.version": __version__})
    )
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    config = OpenTelemetryConfig(tracer_provider=provider, exclude=SECRET_PLACES)
    return [OpenTelemetryPlugin(config)]
