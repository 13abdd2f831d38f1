"""Dead cards: those that could do nothing in a town, because what they need is not there.

A maid, a private maid or an event is dead where a mechanic that it needs is not in play; any card is, where none of the
cards that it works on is there, and a Reminiscence where nobody could ever pay for it. All of it is read from traits
and needs, so a card from a card file or another box is judged like ours.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

from cuore.engine.needs import Need
from cuore.engine.rules import Rules
from cuore.engine.setup import brings
from cuore.engine.words import BEER, CATEGORY_NAMES, EVENT, GENERAL, PRIVATE, REMINISCENCE

BEERS = CATEGORY_NAMES[BEER]
MOST_KEPT = 8_000
"""Of what was read from cards, so much is remembered."""

SELLING = "beer"
"""The deed by which beers come to players: they lie in no pile that one could employ from."""


@lru_cache(maxsize=MOST_KEPT)
def sells_beer(rules: Rules, kind: int) -> bool:
    """Whether a general maid can bring beers."""
    return brings(rules, kind, SELLING)


def mechanics_of(rules: Rules, kinds: Collection[int]) -> set[str]:
    """The mechanics that are in play with these cards; beers only with somebody who sells them."""
    found = {offered for offered in (rules.traits(k).offers() for k in kinds) if offered}
    if BEERS in found and not any(sells_beer(rules, k) for k in kinds):
        found.discard(BEERS)
    return found


@lru_cache(maxsize=MOST_KEPT)
def mechanics_needed(rules: Rules, kind: int) -> tuple[str, ...]:
    """The mechanics without which a card is dead.

    A building, beer or Reminiscence is there for its points: of it only what it does at some moment counts.
    """
    traits = rules.traits(kind)
    return traits.needs() if rules.category[kind] in (GENERAL, PRIVATE, EVENT) else traits.works_with()


@lru_cache(maxsize=MOST_KEPT)
def partners(rules: Rules, kind: int) -> tuple[int, ...]:
    """The cards that a card works on: without any of them it is dead. One that is in no box here is -1."""
    return tuple([rules.kinds.get(name, -1) for name in rules.traits(kind).works_on()])


def any_partner(rules: Rules, kind: int, kinds: Collection[int]) -> bool:
    """Whether a card finds one of those that it works on, or works on none."""
    others = partners(rules, kind)
    return not others or any(other in kinds for other in others)


def lacking(rules: Rules, kind: int, kinds: Collection[int], mechanics: Collection[str]) -> tuple[str, ...]:
    """What a card would need and does not find among these cards: mechanics, or cards of which one would do."""
    missing = [mechanic for mechanic in mechanics_needed(rules, kind) if mechanic not in mechanics]
    if not any_partner(rules, kind, kinds):
        missing += rules.traits(kind).works_on()
    return tuple(missing)


def payers(rules: Rules, need: Need, kinds: Sequence[int]) -> list[int]:
    """The staff among these cards that will do for one of the cards that a Reminiscence asks for."""
    return [k for k in kinds if need.fits(rules.cost[k], rules.sorts[k])]


def is_paid(rules: Rules, need: Need, kinds: Iterable[int]) -> bool:
    """Whether any staff among these cards will do for a need."""
    return any(need.fits(rules.cost[k], rules.sorts[k]) for k in kinds)


def unpaid(rules: Rules, kind: int, kinds: Sequence[int]) -> list[Need]:
    """What a Reminiscence asks for and no staff among these cards could ever be; a total can always be reached."""
    found = []
    for need in rules.cards[kind].needs:
        together = sum([rules.cards[k].copies for k in payers(rules, need, kinds)])
        if not need.total and together < need.count:
            found.append(need)
    return found


def dead_cards(rules: Rules, kinds: Sequence[int]) -> dict[int, tuple[str, ...]]:
    """The dead cards of a town, by kind, and what each would need; ``kinds`` is everything that takes part."""
    there = set(kinds)
    mechanics = mechanics_of(rules, there)
    found: dict[int, tuple[str, ...]] = {}
    for kind in kinds:
        if rules.category[kind] not in (GENERAL, PRIVATE, EVENT) and not rules.traits(kind).offers():
            continue  # chiefs and Love are what a game begins with
        missing = lacking(rules, kind, there, mechanics)
        if rules.category[kind] == REMINISCENCE and not missing:
            missing = tuple([repr_need(need) for need in unpaid(rules, kind, kinds)])
        if rules.category[kind] == BEER and BEERS not in mechanics:
            missing = ("a maid who sells beers",)
        if missing:
            found[kind] = missing
    return found


def repr_need(need: Need) -> str:
    """A need in a word, for errors."""
    cost = f" of cost {need.cost}" if need.cost >= 0 else f" of cost {need.at_least} or more" if need.at_least else ""
    return f"{need.sort}{cost}"
