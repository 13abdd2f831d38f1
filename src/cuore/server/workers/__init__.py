"""Bots in processes of their own."""

from cuore.server.workers.inline import InlineThinker
from cuore.server.workers.pool import WorkerPool, usual_count
from cuore.server.workers.stats import Stats

__all__ = ["InlineThinker", "Stats", "WorkerPool", "usual_count"]
