"""Numbers: percentiles of what was measured, and what else the machine was doing meanwhile."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from tests.server.load.house import TICKS, Serving, cost_of

LAG = "cuore_loop_lag_seconds_bucket"
KEPT = "cuore_append_seconds_count"
KEEPING = "cuore_append_seconds_sum"


def spread(seconds: Iterable[float]) -> dict[str, float]:
    """Milliseconds: percentiles, the most, and of how many."""
    ordered = sorted(seconds)
    if not ordered:
        return {"count": 0}
    found = {f"p{share:g}": _ms(ordered[min(len(ordered) - 1, int(len(ordered) * share / 100))]) for share in (50, 99)}
    found["p99.9"] = _ms(ordered[min(len(ordered) - 1, int(len(ordered) * 0.999))])
    return {**found, "max": _ms(ordered[-1]), "count": len(ordered)}


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 2)


def grown(before: Mapping[str, float], after: Mapping[str, float], name: str) -> float:
    """By how much a figure of the server has grown."""
    return after.get(name, 0.0) - before.get(name, 0.0)


def loop_lag(before: Mapping[str, float], after: Mapping[str, float]) -> dict[str, str]:
    """How late the server's loop was: the bound in milliseconds below which so many of its samples lie."""
    bounds = sorted(
        (float(name.partition('le="')[2].rstrip('"}')), grown(before, after, name))
        for name in after
        if name.startswith(LAG)
    )
    count = bounds[-1][1] if bounds else 0.0
    found = {}
    for share in (0.5, 0.99):
        bound = next((bound for bound, below in bounds if below >= share * count), 0.0)
        found[f"p{share * 100:g}"] = f"<= {bound * 1000:g}"
    return {**found, "samples": f"{count:g}"}


class Window:
    """A stretch of time: who used the two cores, and what the server did."""

    def __init__(self, server: Serving, ours: Sequence[int] = ()) -> None:
        """``ours``: further processes of the generator."""
        self._server = server
        self._ours = [os.getpid(), *ours]
        self._began = time.monotonic()
        self._metrics = server.metrics()
        self._costs = self._take()

    def _take(self) -> dict[str, float]:
        return {
            "server": self._server.cost.seconds,
            "its loop alone": self._server.loop_seconds,
            "bots": self._server.bots_cost.seconds,
            "generator": sum(cost_of(process).seconds for process in self._ours),
            "machine": _busy(),
        }

    def close(self) -> dict[str, object]:
        """What has happened since it began."""
        after, costs = self._server.metrics(), self._take()
        seconds = time.monotonic() - self._began
        used = {name: (costs[name] - self._costs[name]) / seconds for name in costs}
        used["others"] = used.pop("machine") - used["server"] - used["bots"] - used["generator"]
        kept = grown(self._metrics, after, KEPT)
        return {
            "seconds": round(seconds, 1),
            "cores used": {name: round(share, 2) for name, share in used.items()},
            "load average": os.getloadavg()[0],
            "durable decisions a second": round(kept / seconds, 1),
            "server's CPU ms for one": _ms((costs["server"] - self._costs["server"]) / kept) if kept else 0.0,
            "keeping an entry, mean ms": _ms(grown(self._metrics, after, KEEPING) / kept) if kept else 0.0,
            "loop lag ms": loop_lag(self._metrics, after),
            "messages a second": round(grown(self._metrics, after, 'cuore_messages_total{way="out"}') / seconds, 1),
            "thoughts waiting at the end": after.get("cuore_workers_waiting", 0.0),
        }


def _busy() -> float:
    """CPU seconds that all cores have been busy."""
    numbers = [int(word) for word in Path("/proc/stat").read_text(encoding="ascii").split("\n", 1)[0].split()[1:9]]
    user, nice, system, _idle, _waiting, irq, soft, _stolen = numbers
    return (user + nice + system + irq + soft) / TICKS


def machine() -> dict[str, object]:
    """The machine, and how busy it was before anything began."""
    before, began = _busy(), time.monotonic()
    time.sleep(1.0)
    return {
        "cores": len(os.sched_getaffinity(0)),
        "cores used by others before": round((_busy() - before) / (time.monotonic() - began), 2),
        "load averages": [round(load, 2) for load in os.getloadavg()],
    }
