"""Cards from a file: corrections by owners of a box, and cards of one's own, in the step vocabulary of the engine.

The file is TOML with a table ``[[card]]`` for each card. Nothing in it is executed: a step is a word with plain
values, looked up among the known steps. A mistake is reported with its place (which card, which field, which step)
and the reason, and nothing is taken over. See docs/cards.md.
"""

from cuore.cards.cardfile.reading import make_cards, read_cards
from cuore.cards.cardfile.writing import card_data, program_data

__all__ = ["card_data", "make_cards", "program_data", "read_cards"]
