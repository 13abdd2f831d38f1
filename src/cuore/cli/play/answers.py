"""The options of a decision as a person reads them, and what a person's answer means: a number, or words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from itertools import pairwise

from cuore.engine.decision import OPTION_WORDS, Decision, option_words
from cuore.engine.errors import AmbiguousChoice, IllegalChoice, listed, shorten
from cuore.engine.quarters import events_on
from cuore.engine.rules import Rules, fits, plain
from cuore.engine.view import View
from cuore.engine.words import (
    ASK_EMPLOY,
    EMPLOY_CARD,
    PLAY_ALL_LOVE,
    PLAY_LOVE,
    SEAT_NAMES,
    card_of,
    entry_of,
    seat_of,
    verb_of,
)
from cuore.text.english import called
from cuore.text.refusals import refusal

SEAT = "{seat}"
OF_SEAT = " of {seat}"
"""Where an option has a seat in it, the seat stands at the end."""

NOBODY = -1

BUY = "buy"
"""What everybody says who means to employ; beers are the only thing that is bought in the words of the notation."""

ALIKE = 0.8
"""So near to an option, from 0 to 1, a slip of the fingers is."""


def option_texts(decision: Decision, names: list[str]) -> list[str]:
    """All options in the words of the notation, but with the players' names for the letters of their seats.

    What belongs to whoever is asked is called so: ``put on your Colette Framboise``.
    """
    return [option_text(decision.rules, names, option, decision.seat) for option in decision.options]


def option_text(rules: Rules, names: list[str], option: int, reader: int = NOBODY) -> str:
    """One option in these words, as one of the players reads it, or nobody of them."""
    words, template = option_words(rules, option), OPTION_WORDS[verb_of(option)]
    if not template.endswith(SEAT):
        return words
    seat = seat_of(option)
    words = words.removesuffix(SEAT_NAMES[seat])
    if seat != reader:
        return words + names[seat]
    if not template.endswith(OF_SEAT):
        return f"{words}yourself"
    words = words.removesuffix(" of ")
    lead = words.rfind(" from ") + len(" from ") if " from " in template else len(template.split("{")[0])
    return f"{words[:lead]}your {words[lead:]}"


def meant(
    decision: Decision,
    names: list[str],
    answer: str,
    numbers: Mapping[int, int] | None = None,
    view: View | None = None,
) -> int:
    """The index of the option that an answer means: its number, or words that fit it alone.

    ``numbers`` are those of the options, also of some that are not possible any more; without it, they count from 1.
    From the view of the asked seat follows why an answer is not possible.
    """
    if not any(c.isalpha() for c in answer):
        return _by_number(decision, answer, numbers or {option: i for i, option in enumerate(decision.options, 1)})
    texts = option_texts(decision, names)
    words = plain(answer).split()
    found = _fitting(decision, texts, names, words)
    if not found and words[:1] == [BUY]:
        words[0] = OPTION_WORDS[EMPLOY_CARD].split()[0]
        found = _fitting(decision, texts, names, words)
    exact = [i for i in found if plain(texts[i]) == " ".join(words)]
    free = [i for i in found if not _lies_under_an_event(decision.options[i])]
    for alone in (exact, found, free):
        if len(alone) == 1:
            return alone[0]
    if found and len(words) == 1 and all(texts[i].startswith(f"{words[0]} ") for i in found):
        things = listed([texts[i].removeprefix(f"{words[0]} ") for i in found])
        raise AmbiguousChoice(f"{words[0]} what? {things}")
    if found:
        raise AmbiguousChoice(f"{shorten(answer)} could mean: {'; '.join(texts[i] for i in found)}")
    if words and fits(words, plain(OPTION_WORDS[PLAY_ALL_LOVE]).split()) and _only_love(decision) >= 0:
        return _only_love(decision)
    try:
        return _in_notation(decision, answer)
    except AmbiguousChoice:
        raise
    except IllegalChoice as error:
        reason = refusal(view, answer, names) if view else ""
        raise IllegalChoice(reason or _nearly(decision, texts, words) or str(error)) from None


def _fitting(decision: Decision, texts: list[str], names: list[str], words: list[str]) -> list[int]:
    """The indices of the options that words fit, as they are shown or with everybody's name."""
    if not words:
        return []
    named = [option_text(decision.rules, names, option) for option in decision.options]
    return [
        i for i, said in enumerate(zip(texts, named, strict=True)) if any(fits(words, plain(s).split()) for s in said)
    ]


def _nearly(decision: Decision, texts: list[str], words: list[str]) -> str:
    """The one option that somebody may have meant whose fingers slipped."""
    typed = " ".join(words)
    near: dict[int, str] = {}
    for option, text in zip(decision.options, texts, strict=True):
        card = decision.rules.cards[card_of(option)]
        short = text.replace(card.name, called(card))
        for said in (text, short):
            if SequenceMatcher(None, typed, plain(said)).ratio() >= ALIKE:
                near[option] = short
    return f"did you mean {next(iter(near.values()))}?" if len(near) == 1 else ""


def _by_number(decision: Decision, answer: str, numbers: Mapping[int, int]) -> int:
    """The option with a number, in whatever digits; a full stop or a parenthesis behind it is as people write."""
    digits = answer.removesuffix(".").removesuffix(")")
    number = int(digits) if digits.isdecimal() and len(digits) <= 4 else -1
    option = next((option for option, its_number in numbers.items() if its_number == number), None)
    if option is None:
        possible = spans([numbers[option] for option in decision.options])
        raise IllegalChoice(f"there is no answer {shorten(answer)[1:-1]}: choose from {possible}")
    if option in decision.options:
        return decision.options.index(option)
    if option == PLAY_ALL_LOVE and _only_love(decision) >= 0:
        return _only_love(decision)
    raise IllegalChoice(f"{number} was {option_words(decision.rules, option)!r}, which is not possible any more")


def spans(numbers: Sequence[int]) -> str:
    """Numbers as people list them: ``0, 2–5, 8``."""
    ordered = sorted(numbers)
    starts = [ordered[0], *[after for before, after in pairwise(ordered) if after > before + 1]]
    ends = [*[before for before, after in pairwise(ordered) if after > before + 1], ordered[-1]]
    return ", ".join(f"{a}" if a == b else f"{a}–{b}" for a, b in zip(starts, ends, strict=True))


def _only_love(decision: Decision) -> int:
    """The index of the one Love card that can be played in the Employ Phase: it is all the Love there is."""
    loves = [i for i, option in enumerate(decision.options) if verb_of(option) == PLAY_LOVE]
    return loves[0] if decision.ask == ASK_EMPLOY and len(loves) == 1 else -1


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
        words = shorten(answer)
        raise IllegalChoice(f"{words} is none of the answers: give a number, or words like those shown") from None
