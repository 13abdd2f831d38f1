"""A server that notes where its time goes: ``python -m tests.server.load.sampled FILE serve …``.

Every few milliseconds of CPU time it looks what is being done, function by function, and writes it all down at the end.
"""

from __future__ import annotations

import gc
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from types import FrameType

from cuore.cli.app import main

EVERY = 0.002
DEEPEST = 60

collected: dict[int, list[float]] = {0: [], 1: [], 2: []}  # seconds of CPU, by generation
own: Counter[str] = Counter()
within: Counter[str] = Counter()


def look(_: int, frame: FrameType | None) -> None:
    """Count what is being done, and everything that waits for it."""
    seen: set[str] = set()
    depth = 0
    while frame is not None and depth < DEEPEST:
        code = frame.f_code
        name = f"{'/'.join(Path(code.co_filename).parts[-2:])}:{code.co_qualname}"
        if not depth:
            own[f"{name}:{frame.f_lineno}"] += 1
        seen.add(name)
        frame, depth = frame.f_back, depth + 1
    within.update(seen)


def note_collection(phase: str, info: dict[str, int]) -> None:
    """Measure how long everything stands still while memory is looked through."""
    now = time.thread_time()
    times = collected[info["generation"]]
    if phase == "start":
        times.append(-now)
    else:
        times[-1] += now


def report(file: Path) -> None:
    """Write down what was seen."""
    total = max(1, sum(own.values()))
    lines = [
        f"{total} samples of the main thread, every {EVERY * 1000:g} ms of CPU time",
        "",
        "with all that it calls:",
    ]
    lines += [f"{100 * count / total:6.2f} %  {name}" for name, count in within.most_common(140)]
    lines += ["", "memory was looked through, by generation:"]
    for generation, times in collected.items():
        lines.append(
            f"{generation}: {len(times)} times, {sum(times):.3f} s, at most {1000 * max(times, default=0):.1f} ms"
        )
    lines += ["", "itself:"]
    lines += [f"{100 * count / total:6.2f} %  {name}" for name, count in own.most_common(80)]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    where = Path(sys.argv[1])
    gc.callbacks.append(note_collection)
    signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    try:
        sys.argv = ["cuore", *sys.argv[2:]]
        main()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        report(where)
