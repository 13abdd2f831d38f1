"""What changes prices, what must hold before something is employed, and what a Reminiscence asks for, as messages."""

from __future__ import annotations

from cuore.engine.card import Card
from cuore.engine.needs import ANY_COST, Need
from cuore.engine.rules import Rules
from cuore.text.message import Message, Part, message
from cuore.text.worded import Teller


def wanted_by(card: Card) -> Message:
    """All that a Reminiscence asks for."""
    first = card.needs[0]
    if first.total:
        return message("wanted.total", sort=message(f"sort.{first.sort}", count=0), total=first.total)
    return message("wanted", wanted=tuple([wanted(need, need.count) for need in card.needs]))


def wanted(need: Need, count: int = 1) -> Message:
    """So many cards of one sort."""
    sort = message(f"sort.{need.sort}", count=count)
    if need.at_least:
        return message("wanted.at least", count=count, sort=sort, cost=need.at_least)
    if need.cost != ANY_COST:
        return message("wanted.cost", count=count, sort=sort, cost=need.cost)
    return message("wanted.any", count=count, sort=sort)


def changes(rules: Rules, kind: int, who: Part) -> tuple[Message, ...]:
    """What a card does to prices, for somebody."""
    return Teller(rules, rules.cards[kind]).changes(who)


def requirements(rules: Rules, kind: int) -> tuple[Message, ...]:
    """What must hold before a card can be employed."""
    return Teller(rules, rules.cards[kind]).requirements()
