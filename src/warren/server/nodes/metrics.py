"""Numbers for whoever watches a node."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """What a node counts; each node has a registry of its own."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.requests: Final = Counter(
            "warren_requests",
            "HTTP requests by handler and status",
            ("handler", "status"),
            registry=self.registry,
        )
        self.request_seconds: Final = Histogram(
            "warren_request_seconds",
            "Time to answer an HTTP request",
            ("handler",),
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.steps: Final = Counter(
            "warren_steps",
            "Steps written down, by game and by who made them",
            ("game", "by"),
            registry=self.registry,
        )
        self.commit_seconds: Final = Histogram(
            "warren_commit_seconds",
            "Time to write a batch of steps",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.commit_steps: Final = Histogram(
            "warren_commit_steps",
            "Steps in a batch",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
            registry=self.registry,
        )
        self.refusals: Final = Counter(
            "warren_refusals",
            "Requests and messages refused, by message",
            ("message",),
            registry=self.registry,
        )
        self.turned_away: Final = Counter(
            "warren_turned_away",
            "Connections that were ended: one too many, late, large, or not reading",
            ("why",),
            registry=self.registry,
        )
        self.bot_choices: Final = Counter(
            "warren_bot_choices",
            "Choices of bots by how they ended",
            ("bot", "end"),
            registry=self.registry,
        )
        self.bot_seconds: Final = Histogram(
            "warren_bot_seconds",
            "Time a bot took for a choice",
            ("bot",),
            buckets=BUCKETS,
            registry=self.registry,
        )

    def watch(self, name: str, help: str, count: Callable[[], int]) -> None:
        """A number that is worked out whenever somebody asks."""
        self.registry.register(_Counted(name, help, count))


class _Counted(Collector):
    def __init__(self, name: str, help: str, count: Callable[[], int]) -> None:
        self.name: Final = name
        self.help: Final = help
        self.count: Final = count

    def collect(self) -> Iterable[GaugeMetricFamily]:
        family = GaugeMetricFamily(self.name, self.help)
        family.add_metric([], self.count())
        yield family
