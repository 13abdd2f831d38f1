"""What it is worth to a planner to employ a card now: its points, and what it does for the turns to come."""

from __future__ import annotations

from cuore.bots.planner.ending import last_beer, last_card
from cuore.bots.planner.event_cards import harm
from cuore.bots.planner.numbers import BUILT, HIDDEN_BEER, LONGEST_STAY, LOST_LOVE, PUSHED_ASIDE, SEEN_BEER
from cuore.bots.planner.outlook import Outlook
from cuore.bots.planner.private_maids import active, every_turn
from cuore.engine.game import Game
from cuore.engine.phases.employ import prices_now
from cuore.engine.words import BUILDING, CARD, EMPLOY, EMPLOY_CARD, EVENT, KIND, MAID_CHIEF, PRIVATE, VERB


def employ(g: Game, outlook: Outlook, kind: int) -> float:
    """Worth of employing a card now; an event is laid instead."""
    facts = outlook.facts
    temper = outlook.temper
    category = g.rules.category[kind]
    if category == EVENT:
        return harm(g, outlook, kind)
    points = outlook.promise(kind)
    if category == MAID_CHIEF:
        points += temper.greed
    worth = points * (1.0 - (1.0 - temper.points) * outlook.young)
    if facts.in_deck[kind]:
        worth += outlook.grows(kind)
    elif category == PRIVATE and g.rules.arrives[kind]:
        worth = send_to_others(g, outlook, kind)
    elif category == PRIVATE:
        worth += every_turn(outlook, kind)
        current = active(g, outlook.seat)
        if current >= 0:
            worth -= every_turn(outlook, current)
    elif category == BUILDING:
        worth += BUILT
    worth -= temper.spare
    if g.phase == EMPLOY and facts.employed[kind].beer_for >= 0 and g.side.in_use:
        worth += beer_beside(g, outlook, kind)
    return worth + last_card(g, outlook, kind)


def send_to_others(g: Game, outlook: Outlook, kind: int) -> float:
    """Worth of a private maid who goes to another house and is a burden there."""
    worth = -outlook.facts.vp[kind] + LOST_LOVE * outlook.temper.rate * min(LONGEST_STAY, max(0.0, outlook.turns - 1.0))
    for other in range(g.deal.seats):
        if other != outlook.seat:
            worth += every_turn(outlook, active(g, other)) * PUSHED_ASIDE
    return worth / max(1, g.deal.seats - 1) ** 2  # with more players the third one gains as much


def beer_beside(g: Game, outlook: Outlook, kind: int) -> float:
    """The points of the beer that employing this card allows to buy, if there is Love enough for both."""
    now = prices_now(g)
    cost = g.rules.cost[kind] if now is None else now.of[kind]
    if g.love - cost < outlook.facts.employed[kind].beer_for:
        return 0.0
    best = best_beer(g, outlook)
    return max(0.0, best + last_beer(g, outlook, best))  # nobody has to buy it


def best_beer(g: Game, outlook: Outlook) -> float:
    """The points of the better beer: one that is seen, or any of the pile."""
    best = HIDDEN_BEER if g.side.beers_down else 0.0
    for kind in g.side.beers_up:
        best = max(best, seen_beer(outlook, kind))
    return best


def seen_beer(outlook: Outlook, kind: int) -> float:
    """Worth of a beer that lies open."""
    return SEEN_BEER + outlook.gain(kind, 1, False, True)


def add_second(g: Game, worths: list[float]) -> None:
    """With another Employment, a card is also worth what can be employed beside it."""
    now = prices_now(g)
    cost = g.rules.cost if now is None else now.of
    alone = worths[:]
    options = g.options
    for i in range(len(options)):
        if options[i] & VERB == EMPLOY_CARD and alone[i] > 0.0:
            left = g.love - cost[options[i] >> CARD & KIND]
            beside = 0.0
            for j in range(len(options)):
                if alone[j] > beside and options[j] & VERB == EMPLOY_CARD and cost[options[j] >> CARD & KIND] <= left:
                    beside = alone[j]
            worths[i] += beside
