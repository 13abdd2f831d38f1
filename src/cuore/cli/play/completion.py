"""What a line could become when somebody presses Tab: an answer, a command, or the name of a card to read about."""

from __future__ import annotations

from collections.abc import Sequence

from cuore.cli.play.commands import COMMAND_WORDS
from cuore.engine.rules import fits, plain


def completions(line: str, options: Sequence[str], cards: Sequence[str]) -> list[str]:
    """The whole lines that a line is the beginning of; or the only answer that its words fit."""
    start = line.lstrip()
    if start.startswith("?"):
        wanted = plain(start[1:])
        names = [name for name in cards if plain(name).startswith(wanted)]
        found = names or _that_fit(wanted, cards)
        return [f"? {name}" for name in found]
    wanted = plain(start)
    if start and not wanted:
        return []
    known = [*options, *COMMAND_WORDS] if wanted else list(options)
    begun = [words for words in known if plain(words).startswith(wanted)]
    return begun or _that_fit(wanted, options)


def _that_fit(wanted: str, known: Sequence[str]) -> list[str]:
    """The one thing that words fit: of several the beginnings differ, and a line can have only one."""
    found = [words for words in known if wanted and fits(wanted.split(), plain(words).split())]
    return found if len(found) == 1 else []
