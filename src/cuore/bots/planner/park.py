"""What the Park adds to a planner: which high class maid to pick, what skill is worth, and when to send for help.

As everywhere in the planner no card is known by its name: work chiefs by their errand, the others by what their effect
says.
"""

from __future__ import annotations

from cuore.bots.planner.numbers import FAR, HAND, HELPED, HOPE, NEW_CARD, SENT_FOR_HELP, UNSPENT
from cuore.bots.planner.outlook import Outlook
from cuore.bots.planner.purse import Purse
from cuore.bots.planner.skills import work
from cuore.engine.costs import changed_prices
from cuore.engine.game import Game
from cuore.engine.park import NOBODY
from cuore.engine.phases.work import errand_of
from cuore.engine.words import ILL, NO_ERRAND, PICKING, SERVING


def pick(g: Game, outlook: Outlook, purse: Purse, kind: int) -> float:
    """The points that a high class maid promises for the turn to come, with the hand that is there."""
    rules = g.rules
    errand = rules.errand[kind]
    if errand != NO_ERRAND:
        done = work(g, errand, within_reach(g, outlook, errand), HOPE)
        return done + denied(g, outlook, errand) if g.phase == PICKING else done
    program = rules.starting[kind]
    if not program or not program[0].possible(g, outlook.seat):
        return 0.0
    gift = outlook.facts.sent[kind]
    if gift.first_master:
        return outlook.temper.first_master * (g.deal.seats - 1)
    love = purse.love + gift.love
    points = 0.0
    price = rules.cost
    if gift.bargains:
        now = changed_prices(rules, [kind], [], [])
        price = price if now is None else now.of
    elif gift.returns:
        love -= rules.love[g.deal.loves[0]]
        points += outlook.lighter(g.deal.loves[0])
    if gift.serving > 0.0:
        love += purse.next
        points += second_chamber(g, outlook)
    if gift.draw > 0.0:
        love += gift.draw * outlook.density
        if gift.discards:
            love += NEW_CARD * outlook.density - min(outlook.density, least_love(g, outlook))
    if gift.discards_maid:
        points -= outlook.temper.rate * least_maid(g, outlook)
    before = purse.worth(purse.love, purse.employments, rules.cost)
    points += UNSPENT * outlook.temper.rate * (love - purse.love)
    return points + purse.worth(love, purse.employments + gift.employment, price) - before


def least_love(g: Game, outlook: Outlook) -> float:
    """The Love of the card in hand that brings least."""
    least = float(FAR)
    for kind in g.players[outlook.seat].hand:
        least = min(least, outlook.facts.love[kind] + outlook.facts.draw[kind] * outlook.density)
    return least


def least_maid(g: Game, outlook: Outlook) -> float:
    """What the maid in hand who is missed least would have brought, in Love; who cannot serve is not missed."""
    least = float(FAR)
    for kind in g.players[outlook.seat].hand:
        if g.rules.is_maid[kind]:
            least = min(least, outlook.flow(kind) if outlook.facts.served[kind] else 0.0)
    return least


def second_chamber(g: Game, outlook: Outlook) -> float:
    """The points of a lighter deck where a second Serving makes a chambermaid of one who needs two."""
    best = 0.0
    hand = g.players[outlook.seat].hand
    for kind in hand:
        if g.rules.chamber[kind] == 2 and hand.count(kind) > 1:
            best = max(best, outlook.lighter(kind))
    return best


def denied(g: Game, outlook: Outlook, errand: int) -> float:
    """What it is worth that nobody who chooses later can have this work chief."""
    pile = g.park.preparations[errand]
    later = 0
    for other in range(g.deal.seats):
        if other != outlook.seat and g.park.picked[other] == NOBODY:
            later += 1
    if not pile or not later:
        return 0.0
    facts = outlook.facts
    stock = facts.stock
    skill = 0.0
    cards = 0
    for place, kind in enumerate(stock.shop):
        if facts.skills[errand][kind] > 0.0:
            skill += facts.skills[errand][kind] * (stock.totals[kind] - g.piles[place])
    for other in range(g.deal.seats):
        p = g.players[other]
        if other != outlook.seat:
            cards += len(p.deck) + len(p.hand) + len(p.discard)
    skill -= outlook.skill[errand] * outlook.size
    needed = g.rules.skill_needed[pile[-1]]
    chance = min(1.0, HAND * skill / max(1, cards) / needed)
    return outlook.temper.deny * chance * g.rules.cards[pile[-1]].vp * later / (g.deal.seats - 1) ** 2


def within_reach(g: Game, outlook: Outlook, errand: int) -> float:
    """The skill points for an errand that the hand and the chambermaids can bring this turn, with luck in drawing."""
    facts = outlook.facts
    p = g.players[outlook.seat]
    servings = float(g.servings) if g.phase == SERVING else 1.0
    points = float(g.park.skills[errand])
    draws = 0.0
    closing: list[float] = []
    for kind in p.hand:
        if not facts.served[kind]:
            continue
        if facts.serving[kind] >= 1.0:
            points += facts.skills[errand][kind]
            servings += facts.serving[kind] - 1.0
            draws += facts.draw[kind]
            if facts.few[kind]:
                points += in_few(g, outlook, errand, kind)
        else:
            closing.append(facts.skills[errand][kind])
    for entry in p.chambermaids:
        if entry < ILL and g.rules.chambered_serving[entry]:
            gift = facts.sent[entry]
            servings += gift.serving
            points += gift.skills[errand]
    closing.sort()
    while closing and servings >= 1.0:
        points += closing.pop()
        servings -= 1.0
    return points + draws * outlook.skill[errand]


def in_few(g: Game, outlook: Outlook, errand: int, kind: int) -> float:
    """For each of some maids who bring skill points together: how much more than the average it is today."""
    facts = outlook.facts
    p = g.players[outlook.seat]
    few = facts.few[kind]
    here = p.hand.count(kind)
    there = p.played.count(kind)
    own = facts.skills[errand][kind]
    return own * few * ((there + here) // few - there // few) / here - own


def served_now(g: Game, outlook: Outlook, kind: int) -> float:
    """The points that a maid's skills bring this turn: with the right work chief, what they add to the work."""
    errand = errand_of(g, outlook.seat)
    if errand == NO_ERRAND or g.turn != outlook.seat:
        return 0.0
    there = within_reach(g, outlook, errand)
    own = outlook.facts.skills[errand][kind]
    return work(g, errand, there, HOPE) - work(g, errand, there - own, HOPE) if own > 0.0 else 0.0


def use_chambermaid(g: Game, outlook: Outlook, kind: int) -> float:
    """Send for a chambermaid only when it brings work, or a maid that would not have served."""
    gift = outlook.facts.sent[kind]
    worth = 0.0
    if gift.serving > 0.0 and g.servings <= 0:
        for held in g.players[outlook.seat].hand:
            if outlook.facts.served[held]:
                worth = max(worth, served_now(g, outlook, held) + outlook.temper.rate * outlook.flow(held) * HELPED)
    errand = errand_of(g, outlook.seat)
    if errand != NO_ERRAND and gift.skills[errand] > 0.0:
        there = within_reach(g, outlook, errand)
        worth += work(g, errand, there, 0.0) - work(g, errand, there - gift.skills[errand], 0.0)
    return worth + outlook.gain(kind, -1, True, False) - SENT_FOR_HELP - outlook.lighter(kind)
