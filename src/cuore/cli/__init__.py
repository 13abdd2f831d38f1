"""The ``cuore`` command."""

from cuore.cli.app import main

__all__ = ["main"]
