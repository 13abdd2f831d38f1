"""The whole server with its clients in one thread and in time of its own: the same seed, the same run.

Store, bus, thinker, clock and lines are replaced by ones that fail as chance wants it; ``python -m
tests.server.simulation`` runs as many seeds as one likes, and a failure prints its seed.
"""
