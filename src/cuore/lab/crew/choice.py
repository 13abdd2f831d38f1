"""Who works: the cores of this machine, or a cluster."""

from __future__ import annotations

from cuore.engine.errors import IllegalSetup
from cuore.lab.crew.cluster import Cluster
from cuore.lab.crew.crew import Crew
from cuore.lab.crew.processes import Processes, usual_jobs


def make_crew(jobs: int | None = None, ray: str | None = None) -> Crew:
    """So many processes, all cores if nobody says how many; or the Ray cluster at an address."""
    if ray is None:
        return Processes(usual_jobs() if jobs is None else jobs)
    if jobs is not None:
        raise IllegalSetup("--jobs are processes on this computer and --ray is a cluster: leave out one of them")
    return Cluster(ray)
