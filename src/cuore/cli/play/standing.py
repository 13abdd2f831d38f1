"""What ends the game and how near that is, from what everybody can see."""

from __future__ import annotations

from dataclasses import dataclass

from cuore.cli.play.labels import Labels
from cuore.engine.view import View
from cuore.engine.words import ERRAND_NAMES, RUNNING
from cuore.text.message import Message, NamePart, Part, message

NEAR = 10
"""So many rounds before the last one it is told."""


@dataclass(frozen=True, slots=True)
class Ending:
    """What ends the game and how near that is: parts that follow each other in a sentence.

    ``first`` is the most important, ``short`` the same in fewer words; ``low`` are the piles that are lowest, and
    ``ways`` the other ways to end.
    """

    first: Message
    short: Message
    low: list[Message]
    ways: list[Message]

    def parts(self) -> list[Message]:
        """All of it, in its order."""
        return [self.first, *self.low, *self.ways]


def end_of_game(view: View, labels: Labels) -> Ending:
    """What ends the game and how near that is, the most important first."""
    if view.ends != RUNNING:
        last = message("end.last round")
        return Ending(last, last, [], [])
    deal = view.deal
    empty, needed = view.empty_maid_piles(), deal.empty_piles_end
    piles = [(left, name) for left, name in _maid_piles(view, labels) if left]
    lowest = sorted(piles, key=_lower_first)[: max(1, needed - empty)]
    low = [
        message("end.low" if place else "end.lowest", pile=name, left=left) for place, (left, name) in enumerate(lowest)
    ]
    ways: list[Message] = []
    errands = [(len(pile), ERRAND_NAMES[i]) for i, pile in enumerate(view.preparations) if deal.stock.errands[i]]
    if errands:
        left, errand = min(errands)
        ways.append(message("end.errand", errand=message(f"errand.{errand.lower()}"), left=left))
    if deal.stock.has_beers:
        ways.append(message("end.beers", left=view.beers_down_count))
    ways += [
        message("end.card", card=NamePart(labels.name(kind).plain))
        for kind in dict.fromkeys(view.reminiscences_up)
        if _ends(labels, kind)
    ]
    if deal.round_limit - view.round < NEAR:
        ways.append(message("end.limit", round=deal.round_limit))
    first, short = (message(key, empty=empty, needed=needed) for key in ("end.piles", "end.piles.short"))
    return Ending(first, short, low, ways)


def _lower_first(pile: tuple[int, NamePart | Message]) -> tuple[int, bool, str]:
    left, name = pile
    return (left, False, name.text) if isinstance(name, NamePart) else (left, True, name.key)


def empty_piles(view: View, labels: Labels) -> list[Part]:
    """The piles of maids that have run out, by the names of their maids."""
    return [name for left, name in _maid_piles(view, labels) if not left]


def _ends(labels: Labels, kind: int) -> bool:
    """Whether the game is over when somebody acquires this."""
    return labels.rules.traits(kind).at("employed").does("end game")


def _maid_piles(view: View, labels: Labels) -> list[tuple[int, NamePart | Message]]:
    """The piles of maids: how many cards they have, and what they are called."""
    deal = view.deal
    found: list[tuple[int, NamePart | Message]] = [
        (view.piles[place], NamePart(labels.name(deal.shop[place], short=True).plain)) for place in deal.maid_piles
    ]
    if deal.stock.private_pile:
        found.append((view.deal.place.private_maids(len(view.face_up), view.face_down_count), message("pile.private")))
    if deal.stock.guests:
        found.append((len(view.guests_up) + view.guests_down_count, message("pile.guests")))
    return found
