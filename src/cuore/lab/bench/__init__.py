"""Benchmarks: how fast the engine is, on this build, beside another build and beside a peer, in one run."""
