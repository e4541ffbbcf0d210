"""Logs: one event a line, as JSON where a program reads them; never a secret."""

from __future__ import annotations

import logging
import sys
from typing import Final

import structlog
from structlog.types import EventDict, Processor, WrappedLogger

from warren.server.settings import Settings

QUIET: Final = (
    "aiosqlite",
    "alembic",
    "httpcore",
    "httpx",
    "sqlalchemy",
    "uvicorn.access",
    "uvicorn.error",
    "websockets",
)
"""What they tell beside warnings is of no use here, or tells secrets."""


def set_up_logs(settings: Settings) -> None:
    """Send everything that is logged in this process through one formatter."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _plain_error,
    ]
    last: Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if settings.log_json
        else structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    )
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(settings.log_level.upper())
    for name in QUIET:
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(max(logging.WARNING, root.level))


def _plain_error(logger: WrappedLogger, name: str, event: EventDict) -> EventDict:
    """The trace of an error as text, without the values of its variables."""
    return structlog.processors.format_exc_info(logger, name, event)
