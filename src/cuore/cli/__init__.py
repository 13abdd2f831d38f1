"""The ``cuore`` command."""

import sys


def main() -> None:
    """Run the command line; whoever is stopped while it is being read in stops as quietly as later."""
    try:
        from cuore.cli.app import main as run  # noqa: PLC0415 - that is what takes the time

        run()
    except KeyboardInterrupt:
        sys.exit(130)


__all__ = ["main"]
