"""The notation of a position: everything about a game at one moment, hidden cards included, as readable text.

A position written by ``write_position`` is complete: play goes on from it as it would have in the original, to the bit.
One written by hand may be partial: what is not said has a default (docs/notation.md), so that a test, a puzzle or a bug
report is a few lines.
"""

from cuore.engine.position.notation import HEADER, split_lines
from cuore.engine.position.reading import read_list, read_position
from cuore.engine.position.writing import list_words, write_position, zone_words

__all__ = ["HEADER", "list_words", "read_list", "read_position", "split_lines", "write_position", "zone_words"]
