"""Spread work: the one place where games are handed out to the cores of a machine, or to the machines of a cluster.

``make_crew`` says who works, ``Crew.run`` gives the results of a task in the order of its chunks, so that nothing
depends on who worked.
"""

from cuore.lab.crew.choice import make_crew
from cuore.lab.crew.cluster import Cluster, NoCluster, OtherSources
from cuore.lab.crew.crew import Crew, WorkersLost, WorkFailed
from cuore.lab.crew.fingerprint import fingerprint
from cuore.lab.crew.processes import Processes, usual_jobs

__all__ = [
    "Cluster",
    "Crew",
    "NoCluster",
    "OtherSources",
    "Processes",
    "WorkFailed",
    "WorkersLost",
    "fingerprint",
    "make_crew",
    "usual_jobs",
]
