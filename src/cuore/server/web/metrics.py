"""Figures for whoever runs the server: how many and how long, never who."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sized

from prometheus_client import CollectorRegistry, Counter, Histogram, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, SummaryMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from cuore.server.hall.services import Figures
from cuore.server.ports import Clock
from cuore.server.web.crowd import Crowd
from cuore.server.workers import Stats

MEDIA_TYPE = CONTENT_TYPE_LATEST
TICK = 0.25
SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Bounds in seconds for what should be over at once."""


class Metrics:
    """The figures of one server process. Labels come from our own short lists, so that nobody can make them grow."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self.requests = Histogram(
            "cuore_request_seconds", "HTTP requests", ["method", "route", "status"], buckets=SHORT, registry=registry
        )
        self.refused = Counter("cuore_refused", "What was refused, by code", ["code"], registry=registry)
        self.messages = Counter("cuore_messages", "Messages over sockets", ["way"], registry=registry)
        self.closed = Counter("cuore_sockets_closed", "Sockets that ended, by code", ["code"], registry=registry)
        self.cut = Counter("cuore_lines_cut", "Lines that the server cut, by cause", ["cause"], registry=registry)
        self.lag = Histogram("cuore_loop_lag_seconds", "How late the loop is", buckets=SHORT, registry=registry)
        self.received = self.messages.labels("in")
        self.sent = self.messages.labels("out")

    def watch_house(self, lines: Crowd, tables: Sized, figures: Figures, stats: Stats) -> None:
        """Let what others count be read whenever somebody asks."""
        self._registry.register(_Counted(lines, tables, figures, stats))

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        known = method if method in {"GET", "POST", "PUT", "PATCH", "DELETE"} else "other"
        self.requests.labels(known, route, str(status)).observe(seconds)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._registry)


async def watch_the_loop(metrics: Metrics, clock: Clock) -> None:
    """Measure for ever how late this process is."""
    while True:
        before = clock.now()
        await clock.sleep(TICK)
        metrics.lag.observe(max(0.0, clock.now() - before - TICK))


class _Counted(Collector):
    """What the hall and the workers have counted themselves."""

    def __init__(self, lines: Crowd, tables: Sized, figures: Figures, stats: Stats) -> None:
        self._lines = lines
        self._tables = tables
        self._figures = figures
        self._stats = stats

    def collect(self) -> Iterator[Metric]:
        """All of it, as it is now."""
        figures, stats = self._figures, self._stats
        yield GaugeMetricFamily("cuore_sockets", "Open sockets", self._lines.here)
        yield GaugeMetricFamily("cuore_tables", "Tables in memory", len(self._tables))
        kept = SummaryMetricFamily("cuore_append_seconds", "Until an entry is kept, on the disk")
        kept.add_metric((), figures.kept, figures.keeping)
        yield kept
        yield GaugeMetricFamily("cuore_append_slowest_seconds", "The slowest of them", figures.slowest)
        yield _by("cuore_table_refused", "Commands that were refused, by code", "code", figures.refused)
        yield _by(
            "cuore_store_failures", "Reads and writes that the store failed, by cause", "cause", figures.store_failures
        )
        yield CounterMetricFamily("cuore_tables_frozen", "Tables where a card has failed", figures.froze)
        yield GaugeMetricFamily("cuore_workers_ready", "Workers that can be asked", stats.ready)
        yield GaugeMetricFamily("cuore_workers_waiting", "Thoughts that no worker has begun", stats.waiting)
        yield CounterMetricFamily("cuore_workers_restarted", "Workers that were replaced", stats.restarts)
        yield _by("cuore_thoughts", "Answers of bots, by level", "level", stats.thoughts)
        yield _by("cuore_thought_seconds", "Time that they took", "level", stats.seconds)
        yield CounterMetricFamily("cuore_thoughts_missing", "Answers of bots that did not come", figures.thought_again)
        yield CounterMetricFamily("cuore_thoughts_stood_in", "Answers that a simpler bot gave", stats.stood_in)
        yield CounterMetricFamily("cuore_thoughts_given_up", "Questions that no bot could answer", stats.given_up)


def _by(name: str, about: str, label: str, counted: Mapping[str, float]) -> CounterMetricFamily:
    family = CounterMetricFamily(name, about, labels=[label])
    for what, number in sorted(counted.items()):
        family.add_metric([what], number)
    return family
