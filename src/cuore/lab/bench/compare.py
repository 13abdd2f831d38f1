"""Builds and a peer measured in turns in one run: machines are noisy, so ratios of medians are the result."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import cuore
from cuore.engine.errors import CuoreError, cut

Progress = Callable[[str], None]


class BenchFailed(CuoreError):
    """A measuring process failed."""


@dataclass(frozen=True)
class Settings:
    """How much is measured."""

    games: int
    repeats: int
    seed: int
    other: Path | None
    peer: bool


def compare(settings: Settings, progress: Progress) -> dict[str, object]:
    """Measure everything in turns; the medians, and the ratios that the project promises."""
    trees = [Path(cuore.__file__).resolve().parent.parent]
    if settings.other is not None:
        if not (settings.other / "cuore" / "__init__.py").is_file():
            raise BenchFailed(f"{cut(settings.other)} holds no build of cuore: name one that make compiled has made")
        trees.append(settings.other.resolve())
    runs: dict[str, list[dict[str, object]]] = {}
    peers: list[dict[str, object]] = []
    for repeat in range(settings.repeats):
        for tree in trees:
            progress(f"{repeat + 1}/{settings.repeats} {tree.name}")
            found = _child(tree, "cuore.lab.bench.measure", settings)
            runs.setdefault(str(found["build"]), []).append(found)
        if settings.peer:
            progress(f"{repeat + 1}/{settings.repeats} pyminion")
            peers.append(_child(trees[0], "cuore.lab.bench.peer_pyminion", settings))
    builds = {build: _median(found) for build, found in runs.items()}
    peer = _median(peers) if peers else None
    return {"builds": builds, "peer": peer, "ratios": _ratios(builds, peer), "repeats": settings.repeats}


def _child(tree: Path, module: str, settings: Settings) -> dict[str, object]:
    command = [sys.executable, "-m", module, str(settings.games), str(settings.seed)]
    done = subprocess.run(  # noqa: S603 -- our own module, our own interpreter
        command, env={**os.environ, "PYTHONPATH": str(tree)}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BenchFailed(f"{module} failed: {done.stderr.strip().splitlines()[-1] if done.stderr.strip() else '?'}")
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def _median(found: list[dict[str, object]]) -> dict[str, object]:
    merged: dict[str, object] = {}
    for key, first in found[0].items():
        values = [run[key] for run in found]
        if isinstance(first, dict):
            inner = [value for value in values if isinstance(value, dict)]
            merged[key] = _median([{str(k): v for k, v in value.items()} for value in inner])
        elif isinstance(first, (int, float)):
            merged[key] = median(value for value in values if isinstance(value, (int, float)))
        else:
            merged[key] = first
    return merged


def _ratios(builds: dict[str, dict[str, object]], peer: dict[str, object] | None) -> dict[str, float]:
    def speed(found: dict[str, object]) -> float:
        value = found["decisions_per_s"]
        assert isinstance(value, (int, float))
        return float(value)

    ratios: dict[str, float] = {}
    if peer is not None:
        for build, found in builds.items():
            ratios[f"{build} / pyminion"] = round(speed(found) / speed(peer), 2)
    if len(builds) == 2:
        ratios["compiled / interpreted"] = round(speed(builds["compiled"]) / speed(builds["interpreted"]), 2)
    return ratios
