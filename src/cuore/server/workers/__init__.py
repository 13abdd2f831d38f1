"""Bots and forecasts in processes of their own, and what is done beside the loop."""

from cuore.server.workers.beside import AtOnce, OneThread
from cuore.server.workers.forecasts import Forecasts, NoForecasts
from cuore.server.workers.inline import InlineThinker
from cuore.server.workers.pool import WorkerPool, usual_count
from cuore.server.workers.stats import Stats

__all__ = ["AtOnce", "Forecasts", "InlineThinker", "NoForecasts", "OneThread", "Stats", "WorkerPool", "usual_count"]
