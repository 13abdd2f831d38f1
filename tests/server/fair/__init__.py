"""What one person can take from the others, measured: ``python -m tests.server.fair``."""
