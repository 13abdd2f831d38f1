"""What a person's answer means: a number, or words like those shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from difflib import SequenceMatcher
from itertools import pairwise
from typing import NoReturn

from cuore.engine.decision import Decision
from cuore.engine.errors import AmbiguousChoice, IllegalChoice, NotAsked, listed, shorten
from cuore.engine.options import ABSENT, Option, unpack
from cuore.engine.rules import fits, plain
from cuore.engine.view import View
from cuore.engine.words import ASK_EMPLOY, EMPLOY_CARD, PLAY_ALL_LOVE, PLAY_LOVE, verb_of
from cuore.text.english import ENGLISH
from cuore.text.english.grammar import called
from cuore.text.language import NOBODY, Language, Speaker
from cuore.text.message import NamePart, Part, message
from cuore.text.options import option_phrase
from cuore.text.phrase import Phrase
from cuore.text.refusals import refusal

ALIKE = 0.8
"""So near to an option, from 0 to 1, a slip of the fingers is."""


def meant(
    view: View,
    names: Sequence[str],
    answer: str,
    numbers: Mapping[int, int] | None = None,
    language: Language = ENGLISH,
) -> int:
    """The index of the option that an answer of the asked player means: its number, or words that fit it alone.

    ``numbers`` are those of the options, also of some that are not possible any more; without it, they count from 1.
    """
    if view.decision is None:
        raise NotAsked
    return _Answer(view, view.decision, names, answer, language).index(numbers)


class _Answer:
    """What somebody has typed, and the options as that person reads them."""

    def __init__(self, view: View, decision: Decision, names: Sequence[str], answer: str, language: Language) -> None:
        self._view = view
        self._rules = view.deal.rules
        self._decision = decision
        self._names = names
        self._answer = answer
        self._speaker = Speaker(language.about(self._rules), self._rules, names, decision.seat, view.deal.place.name)
        self._options = decision.unpacked(self._rules)
        self._phrases = [option_phrase(self._speaker, option) for option in self._options]
        self._texts = [str(said) for said in self._phrases]

    def index(self, numbers: Mapping[int, int] | None) -> int:
        """Which option is meant."""
        if not any(c.isalpha() for c in self._answer):
            return self._by_number(numbers or {option: i for i, option in enumerate(self._decision.options, 1)})
        words = plain(self._answer).split()
        found = self._fitting(words)
        if not found and words[:1] == plain(self._say("answer.buy")).split():
            employ = option_phrase(self._speaker, unpack(self._rules, EMPLOY_CARD))
            words[:1] = plain(employ.pieces[0].text).split()
            found = self._fitting(words)
        exact = [i for i in found if plain(self._texts[i]) == " ".join(words)]
        free = [i for i in found if not _lies_under_an_event(self._options[i])]
        for alone in (exact, found, free):
            if len(alone) == 1:
                return alone[0]
        if found:
            self._ask_back(words, found)
        if words and fits(words, plain(self._text_of(PLAY_ALL_LOVE)).split()) and self._only_love() >= 0:
            return self._only_love()
        return self._in_notation(words)

    def _say(self, key: str, **parts: Part) -> str:
        return str(self._speaker.say(message(key, **parts)))

    def _text_of(self, packed: int) -> str:
        return str(option_phrase(self._speaker, unpack(self._rules, packed)))

    def _fitting(self, words: list[str]) -> list[int]:
        """The indices of the options that words fit, as they are shown or with everybody's name."""
        if not words:
            return []
        everybody = replace(self._speaker, reader=NOBODY)
        found: list[int] = []
        for i, option in enumerate(self._options):
            said = (self._texts[i], str(option_phrase(everybody, option)))
            if any(fits(words, plain(text).split()) for text in said):
                found.append(i)
        return found

    def _ask_back(self, words: list[str], found: list[int]) -> NoReturn:
        """Say which of several options could be meant; of a verb alone, with what."""
        texts = [self._texts[i] for i in found]
        if len(words) == 1 and all(text.startswith(f"{words[0]} ") for text in texts):
            things = listed([text.removeprefix(f"{words[0]} ") for text in texts])
            said = self._say("answer.what", verb=NamePart(words[0]), options=NamePart(things))
        else:
            shown = NamePart(shorten(self._answer))
            said = self._say("answer.several", answer=shown, options=NamePart("; ".join(texts)))
        raise AmbiguousChoice(said, self._answer, texts)

    def _by_number(self, numbers: Mapping[int, int]) -> int:
        """The option with a number, in whatever digits; a full stop or a parenthesis behind it is as people write."""
        digits = self._answer.removesuffix(".").removesuffix(")")
        number = int(digits) if digits.isdecimal() and len(digits) <= 4 else -1
        packed = next((option for option, its_number in numbers.items() if its_number == number), None)
        options = self._decision.options
        if packed is None:
            possible = NamePart(spans([numbers[option] for option in options]))
            shown = NamePart(shorten(self._answer)[1:-1])
            said = self._say("answer.no number", answer=shown, numbers=possible)
            raise IllegalChoice(said, self._answer, self._texts)
        if packed in options:
            return options.index(packed)
        if packed == PLAY_ALL_LOVE and self._only_love() >= 0:
            return self._only_love()
        gone = NamePart(repr(self._text_of(packed)))
        raise IllegalChoice(self._say("answer.gone", number=number, option=gone), self._answer, self._texts)

    def _only_love(self) -> int:
        """The index of the one Love card that can be played in the Employ Phase: it is all the Love there is."""
        loves = [i for i, option in enumerate(self._decision.options) if verb_of(option) == PLAY_LOVE]
        return loves[0] if self._decision.question == ASK_EMPLOY and len(loves) == 1 else -1

    def _in_notation(self, words: list[str]) -> int:
        """Words with the letter of a seat in them, as saved games write it; else the reason why they mean nothing."""
        try:
            return self._decision.index(self._rules, self._answer)
        except AmbiguousChoice:
            raise
        except IllegalChoice:
            reason = str(self._speaker.say(refusal(self._view, self._answer))) or self._nearly(words)
            none = self._say("answer.none", answer=NamePart(shorten(self._answer)))
            raise IllegalChoice(reason or none, self._answer, self._texts) from None

    def _nearly(self, words: list[str]) -> str:
        """The one option that somebody may have meant whose fingers slipped."""
        typed = " ".join(words)
        near: list[str] = []
        for said in self._phrases:
            short = self._in_short(said)
            if any(SequenceMatcher(None, typed, plain(text)).ratio() >= ALIKE for text in (str(said), short)):
                near.append(short)
        return self._say("answer.near", option=NamePart(near[0])) if len(near) == 1 else ""

    def _in_short(self, said: Phrase) -> str:
        """An option with what everybody calls its cards."""
        cards = self._rules.cards
        return "".join(called(cards[piece.ref]) if piece.what == "card" else piece.text for piece in said.pieces)


def spans(numbers: Sequence[int]) -> str:
    """Numbers as people list them: ``0, 2–5, 8``."""
    ordered = sorted(numbers)
    starts = [ordered[0], *[after for before, after in pairwise(ordered) if after > before + 1]]
    ends = [*[before for before, after in pairwise(ordered) if after > before + 1], ordered[-1]]
    return ", ".join(f"{a}" if a == b else f"{a}–{b}" for a, b in zip(starts, ends, strict=True))


def _lies_under_an_event(option: Option) -> bool:
    """Whether it is about an ill maid or a building in a storm: these must be named with what lies on them."""
    return option.entry != ABSENT and option.on_it > 0
