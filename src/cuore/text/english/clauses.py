"""How English makes sentences of programs: clauses, what may be left alone, conditions, who does it.

A clause is what a step says, without capital and full stop. Beside its own key a step may have others:

- ``.bare``: the clause without its ``you may``, where something before it has said so;
- ``.condition``: what it asks for, said before the clause that follows;
- ``.relative``: behind the player who does it (``who holds 4 or more cards ...``);
- ``.short``: in a few words, for a menu.

A clause that is no order (``your Serving Phase ends``) is a ``Statement``: nobody can be told that they may do it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cuore.text.english.grammar import and_list, first_name, number, ordinal, series, signed
from cuore.text.language import Case, Speaker, Template
from cuore.text.message import CardPart, Message, NamePart, Part
from cuore.text.phrase import Phrase, Piece, join, phrase
from cuore.text.runs import with_runs
from cuore.text.worded import told_by_others

BARE, CONDITION, RELATIVE, SHORT, USED = ".bare", ".condition", ".relative", ".short", ".used"


class Statement(str):
    """A template that says what happens, not what to do."""

    __slots__ = ()


class Result(str):
    """A template, in a few words, for what comes of what stands before it."""

    __slots__ = ()


def permitted(clauses: Mapping[str, Template]) -> dict[str, Template]:
    """The keys of clauses that say what somebody may do, from those that say it as an order."""
    found: dict[str, Template] = {}
    for key, bare in clauses.items():
        found[key] = f"{{=may}} {{={key}{BARE}}}"
        found[key + BARE] = bare
    return found


# -- programs --


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause; without its ``you may``, if it has one; and whether it is a statement."""

    whole: Phrase
    bare: Phrase
    states: bool

    @property
    def permits(self) -> bool:
        """Whether it says itself that one may do it."""
        return self.bare != self.whole


def steps_of(speaker: Speaker, program: Part) -> list[Message]:
    """The steps of a program, with those that belong together as one."""
    assert isinstance(program, Message)
    steps = program.parts["steps"]
    assert isinstance(steps, tuple)
    return with_runs(speaker.language, tuple([step for step in steps if isinstance(step, Message)]))


def clauses(speaker: Speaker, steps: Sequence[Message]) -> list[Clause]:
    """The clauses of some steps. A condition is a part of the clause behind it."""
    found: list[Clause] = []
    before = phrase()
    for at, step in enumerate(steps):
        if at + 1 < len(steps) and _has(speaker, step, CONDITION):
            before = phrase(before, _words(speaker, step, CONDITION), ", ")
            continue
        whole = phrase(before, speaker.say(step))
        bare = _words(speaker, step, BARE) if not before and _has(speaker, step, BARE) else whole
        found.append(Clause(whole, bare, isinstance(speaker.template(step.key), Statement)))
        before = phrase()
    return found


def _has(speaker: Speaker, said: Message, form: str) -> bool:
    return said.key + form in speaker.language.templates


def _words(speaker: Speaker, said: Message, form: str = "") -> Phrase:
    """A message in another form, where it has that, or else as it is."""
    return speaker.words(said.key + form if _has(speaker, said, form) else said.key, said.parts)


def program(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
    """A program in the middle of a sentence."""
    return join(", and ", [clause.whole for clause in clauses(speaker, steps_of(speaker, Message("program", parts)))])


def sentences(clauses: Sequence[Phrase]) -> Phrase:
    """A sentence of each."""
    return join(" ", [phrase(clause.capital(), ".") for clause in clauses])


def does(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
    """A program as sentences."""
    return sentences([clause.whole for clause in clauses(speaker, steps_of(speaker, parts["program"]))])


def timed(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
    """A program with its moment before it."""
    first, *rest = [clause.whole for clause in clauses(speaker, steps_of(speaker, parts["program"]))]
    return sentences([phrase(speaker.part(parts["when"]), ", ", first), *rest])


def of_others(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
    """The same for a program that another player carries out."""
    first, *rest = clauses(speaker, steps_of(speaker, parts["program"]))
    who = "" if first.states else "that player "
    moment = phrase(speaker.part(parts["when"]), ", ", who, first.whole)
    return sentences([moment, *[clause.whole for clause in rest]])


def offered(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
    """A program that you may carry out or leave alone, with its moment before it; up to the next such choice."""
    when = parts["when"]
    assert isinstance(when, Message)
    steps = steps_of(speaker, parts["program"])
    conditions = phrase()
    while len(steps) > 1 and _has(speaker, steps[0], CONDITION):
        conditions = phrase(conditions, _words(speaker, steps.pop(0), CONDITION), ", ")
    found = clauses(speaker, steps)
    if found[0].states:
        done, moment = [found.pop(0).whole], phrase(conditions, _words(speaker, when, USED), ",")
    else:
        done, moment = [found.pop(0).bare], phrase(conditions, speaker.say(when))
        while found and not found[0].permits:
            done.append(found.pop(0).whole)
    return sentences([phrase(moment, " ", series(done)), *[clause.whole for clause in found]])


def in_short(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
    """A program in as few words as tell what it does: ``discard a maid: +1 Serving``."""
    words: list[Phrase | str] = []
    for step in steps_of(speaker, parts["program"]):
        result = isinstance(speaker.template(step.key + SHORT if _has(speaker, step, SHORT) else step.key), Result)
        words += [": " if result else ", ", _words(speaker, step, SHORT)]
    return phrase(*words[1:])


# -- cases --


def _number(part: Part) -> int:
    assert isinstance(part, int)
    return part


def _they(speaker: Speaker, part: Part) -> Phrase:
    """A program that others carry out."""
    assert isinstance(part, Message)
    return speaker.say(told_by_others(part))


def _who(speaker: Speaker, part: Part) -> Phrase:
    """The same behind the player: ``who holds 4 or more cards discards a card``."""
    assert isinstance(part, Message)
    steps = steps_of(speaker, told_by_others(part))
    return _words(speaker, steps[0], RELATIVE) if len(steps) == 1 else _they(speaker, part)


def _short(speaker: Speaker, part: Part) -> Phrase:
    """Several clauses in a few words."""
    assert isinstance(part, tuple)
    return join(", ", [_words(speaker, one, SHORT) for one in part if isinstance(one, Message)])


def _name(speaker: Speaker, part: Part) -> str:
    """The whole name of a card."""
    if isinstance(part, CardPart):
        return speaker.rules.names[part.kind]
    assert isinstance(part, NamePart)
    return part.text


def _card(part: Part, words: str) -> Phrase:
    """Some form of the name of a card."""
    return phrase(Piece(words, "card", part.kind) if isinstance(part, CardPart) else words)


def _first(speaker: Speaker, part: Part) -> Phrase:
    """The first name of a maid, or of several."""
    if isinstance(part, tuple):
        return and_list([_first(speaker, one) for one in part])
    return _card(part, first_name(_name(speaker, part)))


def _firsts(speaker: Speaker, part: Part) -> Phrase:
    """Several of a maid."""
    return _card(part, f"{first_name(_name(speaker, part))}s")


def _copies(speaker: Speaker, part: Part) -> Phrase:
    """Several of a card, by its whole name."""
    return _card(part, f"{_name(speaker, part)}s")


def _several(speaker: Speaker, part: Part) -> Phrase:
    """Several of a card: people by their first names, and Love cards told from amounts."""
    is_love = isinstance(part, CardPart) and speaker.rules.is_love[part.kind]
    return phrase(_card(part, _name(speaker, part)), " cards") if is_love else _firsts(speaker, part)


def _or_else(speaker: Speaker, part: Part) -> Phrase:
    """A card before something that may be had instead, if there is one."""
    named = speaker.part(part)
    return phrase("a ", named, " or ") if named else phrase()


def _or_it(speaker: Speaker, part: Part) -> Phrase:
    """A card, or ``it`` where none is named."""
    return speaker.part(part) or phrase("it")


def _sets(speaker: Speaker, part: Part) -> Phrase:
    """What sets of one, two and more are worth."""
    assert isinstance(part, tuple)
    points = speaker.words("vp", {})
    return join(", ", [phrase(f"{size} = {signed(worth)}", points) for size, worth in enumerate(part, 1)])


def _many(speaker: Speaker, part: Part) -> Phrase:
    """How many there are, as a word."""
    assert isinstance(part, tuple)
    return phrase(number(len(part)))


def _points_more(speaker: Speaker, part: Part) -> Phrase:
    """Points on top of others, or taken off them."""
    points = speaker.words("vp", {})
    return phrase(str(abs(_number(part))), points, " less" if _number(part) < 0 else " more")


def _beyond(speaker: Speaker, part: Part, printed: Part) -> Phrase:
    """What is more than a printed number."""
    return phrase(signed(_number(part) - _number(printed)))


def _love_card(speaker: Speaker, part: Part) -> Phrase:
    """The Love card that is worth so much."""
    rules = speaker.rules
    kind = next(kind for kind, love in enumerate(rules.love) if rules.is_love[kind] and love == part)
    return speaker.card(kind)


CASES: dict[str, Case] = {
    "they": _they,
    "who": _who,
    "short": _short,
    "first": _first,
    "firsts": _firsts,
    "copies": _copies,
    "several": _several,
    "or_else": _or_else,
    "or_it": _or_it,
    "sets": _sets,
    "many": _many,
    "more": _points_more,
    "beyond": _beyond,
    "love_card": _love_card,
    "cards": lambda _, part: phrase("a card" if part == 1 else f"{_number(part)} cards"),
    "counted": lambda _, part: phrase("1 card" if part == 1 else f"{_number(part)} cards"),
    "top": lambda _, part: phrase("card" if part == 1 else f"{_number(part)} cards"),
    "up_to": lambda _, part: phrase("a card" if part == 1 else f"up to {_number(part)} cards"),
    "tenths": lambda _, part: phrase(f"{_number(part) / 10:.1f}"),
    "ordinal": lambda _, part: phrase(ordinal(_number(part))),
    "signed": lambda _, part: phrase(signed(part)),
}
"""The cases of English that card texts use, by the names that templates use."""
