"""The options of a decision as a person reads them, and what a person's answer means: a number, or words."""

from __future__ import annotations

from cuore.engine.decision import OPTION_WORDS, Decision
from cuore.engine.errors import AmbiguousChoice, IllegalChoice
from cuore.engine.rules import fits, plain
from cuore.engine.words import card_of, entry_of, seat_of, verb_of


def option_texts(decision: Decision, names: list[str]) -> list[str]:
    """All options in the words of the notation, but with the players' names for the letters of their seats."""
    rules = decision.rules
    return [
        OPTION_WORDS[verb_of(option)].format(
            card=rules.names[card_of(option)],
            maid=rules.entry_words(entry_of(option)),
            seat=names[seat_of(option)],
            illness=rules.names[rules.illness] if rules.illness >= 0 else "",
        )
        for option in decision.options
    ]


def meant(decision: Decision, names: list[str], answer: str) -> int:
    """The index of the option that an answer means: its number, counted from 1, or words that fit it alone."""
    if answer.isdecimal() and len(answer) <= 4:
        if not 1 <= int(answer) <= len(decision):
            raise IllegalChoice(f"there is no answer {answer}: choose from 1 to {len(decision)}")
        return int(answer) - 1
    texts = option_texts(decision, names)
    words = plain(answer).split()
    found = [i for i, text in enumerate(texts) if words and fits(words, plain(text).split())]
    exact = [i for i in found if plain(texts[i]) == " ".join(words)]
    healthy = [i for i in found if "(ill" not in texts[i]]  # a sick maid must be named with her Illness
    for alone in (exact, found, healthy):
        if len(alone) == 1:
            return alone[0]
    if found:
        raise AmbiguousChoice(f"{answer!r} could mean: {'; '.join(texts[i] for i in found)}")
    return _in_notation(decision, answer)


def _in_notation(decision: Decision, answer: str) -> int:
    """Words with the letter of a seat in them, as saved games write it."""
    try:
        return decision.index(answer)
    except AmbiguousChoice:
        raise
    except IllegalChoice:
        raise IllegalChoice(f"{answer!r} is none of the answers: give a number, or words like those shown") from None
