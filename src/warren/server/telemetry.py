"""Traces for OpenTelemetry, where a host asks for them."""

from __future__ import annotations

from litestar.plugins import PluginProtocol

from warren import __version__
from warren.core.refusal import InputError
from warren.server.settings import Settings


def telemetry_plugins(settings: Settings) -> list[PluginProtocol]:
    """Traces of every request, sent where the usual OTEL_ variables say."""
    if not settings.telemetry:
        return []
    try:
        from litestar.plugins.opentelemetry import OpenTelemetryConfig
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor

        from warren.server.tracing import TracingPlugin
    except ImportError as error:
        raise InputError(
            "error-extra", {"extra": "telemetry", "module": str(error.name)}
        ) from error
    provider = TracerProvider(
        resource=Resource.create({"service.name": "warren", "service.version": __version__})
    )
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return [TracingPlugin(OpenTelemetryConfig(tracer_provider=provider))]
