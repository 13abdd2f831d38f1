"""Points: those that everybody can count while a game runs, and every card's share in them when it is over.

Points that lie open are those of private quarters and of other places that all see, and of end-of-game rules that look
at nothing else. Decks, hands and beers hide more, and who owns the most of a card shows at the end; none of that is
counted.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from cuore.engine.game import Game
from cuore.engine.quarters import card_under, events_on
from cuore.engine.score_rules import ScoreRule, ScoreTable
from cuore.engine.scoring import score_table
from cuore.engine.traits import CHAMBERED, CHAMBERMAIDS, REMINISCENCES
from cuore.engine.view import HouseView, View
from cuore.engine.words import EVENT, ILL, KIND, PREPARATION
from cuore.engine.zones import ALL
from cuore.text.english import ENGLISH
from cuore.text.language import Speaker
from cuore.text.phrase import Phrase
from cuore.text.score_text import score_label

OPEN = (CHAMBERED, CHAMBERMAIDS, REMINISCENCES)
"""What an end-of-game rule may look at that everybody can see."""


# -- in sight --


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


@lru_cache(maxsize=1000)
def _is_open(rule: ScoreRule) -> bool:
    """Whether a rule looks at nothing but what lies open in private quarters."""
    return all(place in OPEN for place in rule.traits().looks)


# -- at the end --


@dataclass(frozen=True, slots=True)
class Share:
    """What one card, or a rule on it, gave every seat. ``cards`` are the cards that were counted; a rule names none."""

    kind: int
    is_rule: bool
    label: Phrase
    cards: list[int]
    points: list[int]

    @property
    def name(self) -> str:
        """What it is called."""
        return str(self.label)


def shares(g: Game) -> list[Share]:
    """Everything that gave or took points: preparations, other cards, their rules; all together are the points."""
    table = score_table(g)
    rules = g.rules
    seats = range(g.deal.seats)
    speaker = Speaker(ENGLISH.about(rules), rules, place=g.deal.place.name)
    found: list[Share] = []
    for card in sorted(rules.cards, key=lambda card: card.category != PREPARATION):
        cards = [table.owned[seat].get(card.name, 0) for seat in seats]
        kind = rules.kind(card.name)
        found.append(Share(kind, False, speaker.card(kind), cards, [count * card.vp for count in cards]))
    for name, rule in g.deal.stock.score_rules:
        bonus = [rule.points(name, seat, table) for seat in seats]
        kind = rules.kind(name)
        label = speaker.say(score_label(rules, rules.cards[kind], rule))
        found.append(Share(kind, True, label, [0] * len(bonus), bonus))
    return [share for share in found if any(share.points)]
