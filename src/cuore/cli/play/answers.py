"""The options of a decision as a person reads them, and what a person's answer means: a number, or words."""

from __future__ import annotations

from cuore.engine.decision import OPTION_WORDS, Decision, option_words
from cuore.engine.errors import AmbiguousChoice, IllegalChoice
from cuore.engine.quarters import events_on
from cuore.engine.rules import Rules, fits, plain
from cuore.engine.words import SEAT_NAMES, entry_of, seat_of, verb_of

SEAT = "{seat}"
"""Where an option has a seat in it, the seat stands at the end."""


def option_texts(decision: Decision, names: list[str]) -> list[str]:
    """All options in the words of the notation, but with the players' names for the letters of their seats."""
    return [_text(decision.rules, option, names) for option in decision.options]


def _text(rules: Rules, option: int, names: list[str]) -> str:
    words = option_words(rules, option)
    if not OPTION_WORDS[verb_of(option)].endswith(SEAT):
        return words
    seat = seat_of(option)
    return words.removesuffix(SEAT_NAMES[seat]) + names[seat]


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
    free = [i for i in found if not _lies_under_an_event(decision.options[i])]
    for alone in (exact, found, free):
        if len(alone) == 1:
            return alone[0]
    if found:
        raise AmbiguousChoice(f"{answer!r} could mean: {'; '.join(texts[i] for i in found)}")
    return _in_notation(decision, answer)


def _lies_under_an_event(option: int) -> bool:
    """Whether it is about an ill maid or a building in a storm: these must be named with what lies on them."""
    return "{maid}" in OPTION_WORDS[verb_of(option)] and events_on(entry_of(option)) > 0


def _in_notation(decision: Decision, answer: str) -> int:
    """Words with the letter of a seat in them, as saved games write it."""
    try:
        return decision.index(answer)
    except AmbiguousChoice:
        raise
    except IllegalChoice:
        raise IllegalChoice(f"{answer!r} is none of the answers: give a number, or words like those shown") from None
