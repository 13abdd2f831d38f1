"""``python -m cuore`` is the ``cuore`` command."""

from cuore.cli import main

main()
