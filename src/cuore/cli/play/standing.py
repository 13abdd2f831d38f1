"""How the game stands, from what everybody can see: the points that lie open, what ends the game, and how near it is.

Points that lie open are those of private quarters and of other places that all see, and of end-of-game rules that look
at nothing else. Decks, hands and beers hide more, and who owns the most of a card shows at the end; none of that is
counted.
"""

from __future__ import annotations

from dataclasses import dataclass

from cuore.cli.play.labels import Labels
from cuore.engine.quarters import card_under, events_on
from cuore.engine.score_rules import ScoreRule, ScoreTable
from cuore.engine.traits import CHAMBERED, CHAMBERMAIDS, REMINISCENCES
from cuore.engine.view import HouseView, View
from cuore.engine.words import ERRAND_NAMES, EVENT, ILL, KIND, RUNNING
from cuore.engine.zones import ALL
from cuore.text.message import Message, NamePart, Part, message

NEAR = 10
"""So many rounds before the last one it is told."""

OPEN = (CHAMBERED, CHAMBERMAIDS, REMINISCENCES)
"""What an end-of-game rule may look at that everybody can see."""


# -- points in sight --


def open_points(view: View) -> list[int]:
    """The points of every house that everybody can count."""
    rules = view.deal.rules
    table = ScoreTable(len(view.houses))
    found: list[int] = []
    for seat, house in enumerate(view.houses):
        cards = _open_cards(house)
        for zone in view.deal.stock.brings.zones:
            cards += house.zones[zone.name] if zone.counts and zone.sees == ALL else []
        if view.stand_owner == seat:
            cards.append(view.deal.stock.beer_stand)
        for kind in cards:
            name = rules.names[kind]
            table.owned[seat][name] = table.owned[seat].get(name, 0) + 1
        for entry in house.chambermaids:
            if entry < ILL:
                name = rules.names[entry]
                table.chambered[seat][name] = table.chambered[seat].get(name, 0) + 1
                table.chambermaids[seat] += 1
        table.reminiscences[seat] = len(house.reminiscences)
        found.append(sum(rules.cards[kind].vp for kind in cards))
    for name, rule in view.deal.stock.score_rules:
        if _is_open(rule) or rules.category[rules.kinds[name]] == EVENT:
            for seat in range(len(found)):
                found[seat] += rule.points(name, seat, table)
    return found


def _open_cards(house: HouseView) -> list[int]:
    """Everything in private quarters that counts and that all can see."""
    cards = [entry for entry in house.chambermaids + house.private if entry < ILL]
    for entry in house.buildings:
        if not events_on(entry):
            cards.append(entry & KIND)
            if card_under(entry) >= 0:
                cards.append(card_under(entry))
    return cards + house.events + house.reminiscences + house.preparations


def _is_open(rule: ScoreRule) -> bool:
    """Whether a rule looks at nothing but what lies open in private quarters."""
    return all(place in OPEN for place in rule.traits().looks)


# -- the end of the game --


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
