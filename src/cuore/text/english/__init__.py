"""English: the one folder that holds the words a player reads in a game. Another language is another such folder."""

from cuore.text.english import (
    cards,
    clauses,
    costs,
    digest,
    events,
    grammar,
    options,
    phases,
    questions,
    reasons,
    refusals,
    scores,
    steps,
    table,
    towns,
)
from cuore.text.language import Language

TABLES = (
    cards.WORDS,
    costs.WORDS,
    digest.WORDS,
    events.WORDS,
    options.WORDS,
    phases.WORDS,
    questions.WORDS,
    reasons.WORDS,
    refusals.WORDS,
    scores.WORDS,
    steps.WORDS,
    table.WORDS,
    towns.WORDS,
)
"""Words by topic; no key stands in two of them."""

ENGLISH = Language(
    "english",
    {key: words for table in TABLES for key, words in table.items()},
    grammar.of_part,
    {**grammar.CASES, **clauses.CASES},
)
"""The language of all words that come with the library; a box adds its own (``Language.about``)."""
