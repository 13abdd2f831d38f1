"""What the workers have done, in plain numbers."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

HINT = "hint"
"""Under this name hints are counted among the levels."""


@dataclass
class Stats:
    """Counted since the start; all but ``waiting`` and ``ready`` only grow."""

    requests: Counter[str] = field(default_factory=Counter)  # by level
    thoughts: Counter[str] = field(default_factory=Counter)  # that came to their end, by level; of hints, slices
    seconds: dict[str, float] = field(default_factory=dict)  # that these took, by level
    waiting: int = 0  # requests that no worker has begun yet
    ready: int = 0  # workers that can be asked
    starts: int = 0  # of worker processes, the first ones included
    restarts: int = 0  # because one was gone
    hangs: int = 0  # workers that were ended because they did not answer in time
    deaths: int = 0  # workers that ended by themselves, or said what nobody understands
    failures: int = 0  # thoughts that ended in an error
    preempted: int = 0  # thoughts that were put off because a person waits for another one
    stood_in: int = 0  # answers that the stand-in gave for another bot
    given_up: int = 0  # requests that nobody could answer
    refused: int = 0  # requests that came when too many waited
    builds: Counter[str] = field(default_factory=Counter)  # which engine the workers started with

    def note(self, level: str, seconds: float) -> None:
        """Count a finished thought."""
        self.thoughts[level] += 1
        self.seconds[level] = self.seconds.get(level, 0.0) + seconds
