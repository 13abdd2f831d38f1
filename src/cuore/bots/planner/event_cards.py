"""What events are worth to a planner: what they take from others, where to lay them, and being rid of them."""

from __future__ import annotations

from cuore.bots.planner.facts import change
from cuore.bots.planner.numbers import (
    CARD_MENACE,
    CHAMBERMAID_MENACE,
    CHEAPER_AGAIN,
    CURE_COST,
    CURE_IN_TIME,
    CURED_SHARE,
    CURED_SOON,
    DEAR_ENOUGH,
    DEARER_BEGINS,
    DEARER_ENDS,
    DEARER_MAIDS,
    FUSS,
    HARMLESS,
    HELPFUL,
    LASTS,
    LONGEST_DEARER,
    MENACE_HIT,
    NOWHERE_TO_GO,
    OTHER_DECK,
    OWN_DECK,
    OWN_HARM,
    PAID_FOR_TAKING,
    SPOILED_RULE,
    STILL_DEAR,
    STILL_ILL,
    TAKEN_BEER,
    TIME_TO_CURE,
    TIME_TO_TAKE,
)
from cuore.bots.planner.outlook import Outlook
from cuore.bots.planner.private_maids import every_turn
from cuore.bots.planner.servings import worth_now
from cuore.engine.game import Game
from cuore.engine.laying import event_lying_on, has_place, places_elsewhere
from cuore.engine.quarters import card_under, events_on
from cuore.engine.score_rules import ScoreTable
from cuore.engine.words import (
    ASK_DECK,
    ASK_DISCARD_PILE,
    AT_HOME,
    BUILDING,
    ILL,
    KIND,
    MOVE_EVENT,
    MOVE_FROM_MAID,
    ON_BUILDING,
    ON_MAID,
    RETURN,
    VERB,
    card_of,
    entry_of,
    entry_option,
    number_of,
    seat_of,
)
from cuore.engine.words import option as make_option


def harm(g: Game, outlook: Outlook, kind: int) -> float:
    """What an event takes from the others, in points: looked at where it would lie."""
    if g.rules.laid[kind] == AT_HOME:
        return outlook.temper.event * beer_to_take(g, outlook) - FUSS
    best = HARMLESS
    for seat in range(g.deal.seats):
        if seat != outlook.seat and has_place(g, kind, seat):
            best = max(best, harm_to(g, outlook, kind, seat))
    return outlook.temper.event * best / max(1, g.deal.seats - 1) - FUSS


def beer_to_take(g: Game, outlook: Outlook) -> float:
    """The points of an event by which a beer may be taken from somebody who has one."""
    for seat in range(g.deal.seats):
        if seat != outlook.seat and g.players[seat].beers:
            return (TAKEN_BEER if outlook.turns > TIME_TO_TAKE else 0.0) - PAID_FOR_TAKING
    return HARMLESS


def harm_to(g: Game, outlook: Outlook, kind: int, seat: int) -> float:
    """The points that an event takes from another house, where it hurts most."""
    facts = outlook.facts
    laid = g.rules.laid[kind]
    p = g.players[seat]
    worth = 0.0
    if laid == ON_MAID:
        for entry in p.chambermaids + p.private[-1:]:
            worth = max(worth, ill_points(g, outlook, seat, entry))
        return lasting(g, outlook, kind, worth)
    if laid == ON_BUILDING:
        for entry in p.buildings:
            if not events_on(entry):
                worth = max(worth, float(facts.vp[entry & KIND] + points_under(outlook, entry)))
        return lasting(g, outlook, kind, worth)
    worth = bad_points(g, outlook, kind, p.events.count(kind))
    if g.rules.changes[kind]:
        turns = min(LONGEST_DEARER, max(0.0, outlook.turns - DEARER_BEGINS))
        worth += DEARER_MAIDS * turns * max(0, DEAR_ENOUGH - p.events.count(kind)) / DEAR_ENOUGH
    return worth


def points_under(outlook: Outlook, entry: int) -> int:
    """The points of the card that lies under a building."""
    under = card_under(entry)
    return outlook.facts.vp[under] if under >= 0 else 0


def lasting(g: Game, outlook: Outlook, event: int, points: float) -> float:
    """What is left of the points that an event takes where others may own the Love that cures it."""
    cure = g.rules.cards[event].cure
    if not cure or outlook.turns < TIME_TO_CURE:
        return points
    love = g.rules.kinds[cure]
    p = g.players[outlook.seat]
    place = g.deal.pile_of[love]
    out = g.deal.totals[love] - g.piles[place] if place >= 0 else 0
    for zone in (p.deck, p.hand, p.discard, p.played):
        out -= zone.count(love)
    return min(LASTS * points, CURED_SOON + CURED_SHARE * points) if out > 0 else LASTS * points


def ill_points(g: Game, outlook: Outlook, seat: int, entry: int) -> float:
    """The points that a maid loses by Illness."""
    if entry >= ILL:
        return 0.0
    facts = outlook.facts
    points = float(facts.vp[entry])
    p = g.players[seat]
    if entry in p.private:
        return points + every_turn(outlook, entry)
    if facts.touches[entry]:
        table = ScoreTable(1)
        for other in p.chambermaids:
            if other < ILL:
                change(facts.stock, table, other, 1, True, True)
        table.reminiscences[0] = len(p.reminiscences)
        for i in facts.touches[entry]:
            if not facts.rivalry[i]:
                points += facts.rules[i].points(facts.rule_names[i], 0, table)
        change(facts.stock, table, entry, -1, True, True)
        for i in facts.touches[entry]:
            if not facts.rivalry[i]:
                points -= facts.rules[i].points(facts.rule_names[i], 0, table)
    return points


def bad_points(g: Game, outlook: Outlook, kind: int, there: int) -> float:
    """The points that an event takes in quarters at large where so many of its kind are."""
    facts = outlook.facts
    name = g.rules.names[kind]
    points = float(facts.vp[kind])
    table = ScoreTable(1)
    table.owned[0][name] = there
    for i in facts.touches[kind]:
        points -= facts.rules[i].points(facts.rule_names[i], 0, table)
    table.owned[0][name] += 1
    for i in facts.touches[kind]:
        points += facts.rules[i].points(facts.rule_names[i], 0, table)
    return -points


def lay_on(g: Game, outlook: Outlook, option: int) -> float:
    """Worth of laying an event on a maid or a building: good on others, and on own maids with negative points."""
    seat = seat_of(option)
    entry = entry_of(option)
    kind = entry & KIND
    points = 0.0
    if g.rules.category[kind] != BUILDING:
        points = ill_points(g, outlook, seat, entry)
    elif not events_on(entry):
        points = outlook.facts.vp[kind] + SPOILED_RULE * len(outlook.facts.touches[kind]) + points_under(outlook, entry)
    return -points if seat == outlook.seat else points + MENACE_HIT * outlook.temper.menace * menace(g, outlook, seat)


def relief(g: Game, outlook: Outlook, seat: int, option: int) -> float:
    """The points that a house gains when it is rid of an event: of one on a card, or of one in the quarters."""
    verb = option & VERB
    p = g.players[seat]
    if verb == RETURN or verb == MOVE_EVENT:
        kind = card_of(option)
        if g.rules.laid[kind] == AT_HOME:
            return -HELPFUL
        there = p.events.count(kind)
        points = bad_points(g, outlook, kind, there - 1)
        if g.rules.changes[kind]:
            felt = 1.0 if there <= DEAR_ENOUGH else STILL_DEAR
            points += CHEAPER_AGAIN * felt * min(LONGEST_DEARER, max(0.0, outlook.turns - DEARER_ENDS))
        return points
    entry = entry_of(option)
    kind = entry & KIND
    if g.rules.category[kind] == BUILDING:
        return 0.0 if events_on(entry) > 1 else float(outlook.facts.vp[kind] + points_under(outlook, entry))
    if entry // ILL > 1:
        return 0.0  # she stays ill
    points = float(outlook.facts.vp[kind])
    if seat == outlook.seat:
        points = float(outlook.gain(kind, 1, g.rules.chamber[kind] > 0, True))
    return points + every_turn(outlook, kind) if p.private and p.private[-1] == entry else points


def returned(g: Game, outlook: Outlook, option: int) -> float:
    """Worth of returning an own event to the Town: the one that hurts most goes first."""
    return FUSS + relief(g, outlook, outlook.seat, option)


def move(g: Game, outlook: Outlook, option: int) -> float:
    """Worth of moving an event from one house to another: good for the one, bad for the other."""
    giver = seat_of(option)
    event = event_lying_on(g, entry_of(option)) if option & VERB == MOVE_FROM_MAID else card_of(option)
    hurt = -NOWHERE_TO_GO
    for place in places_elsewhere(g, event, giver, outlook.seat):
        seat = seat_of(place)
        hurt = max(hurt, -HELPFUL if g.rules.laid[event] == AT_HOME else harm_to(g, outlook, event, seat))
    gained = relief(g, outlook, giver, option)
    return FUSS + hurt + (gained if giver == outlook.seat else -gained)


def move_any(g: Game, outlook: Outlook) -> float:
    """Worth of moving some event, before it is chosen: that of an own one which others have a place for."""
    p = g.players[outlook.seat]
    best = -FUSS
    for event in p.events:
        best = max(best, move(g, outlook, make_option(MOVE_EVENT, event, outlook.seat)))
    for entry in p.chambermaids + p.private:
        if entry >= ILL:
            best = max(best, move(g, outlook, entry_option(MOVE_FROM_MAID, entry, outlook.seat)))
    for entry in p.buildings:
        if events_on(entry):
            best = max(best, move(g, outlook, entry_option(MOVE_FROM_MAID, entry, outlook.seat)))
    return best


def choose_seat(g: Game, outlook: Outlook, option: int) -> float:
    """A deck to look at and a discard pile to fill are the own ones; everything else is for the others."""
    seat = seat_of(option)
    if g.ask_what == ASK_DECK or g.ask_what == ASK_DISCARD_PILE:
        return OWN_DECK if seat == outlook.seat else OTHER_DECK
    return OWN_HARM if seat == outlook.seat else outlook.temper.menace * menace(g, outlook, seat)


def menace(g: Game, outlook: Outlook, seat: int) -> float:
    """How much a player has to show; the one with most is the one to hinder."""
    vp = outlook.facts.vp
    p = g.players[seat]
    total = 0.0
    for entry in p.chambermaids:
        if entry < ILL:
            total += CHAMBERMAID_MENACE + vp[entry]
    for entry in p.private:
        if entry < ILL:
            total += vp[entry]
    return total + CARD_MENACE * (len(p.deck) + len(p.hand) + len(p.discard))


def cure(g: Game, outlook: Outlook, option: int) -> float:
    """Cure when her points are soon to be counted, or she is the active private maid."""
    entry = entry_of(option)
    kind = entry & KIND
    if entry // ILL & 15 > 1:
        return STILL_ILL
    points = float(outlook.gain(kind, 1, g.rules.chamber[kind] > 0, True))
    if g.rules.category[kind] == BUILDING:
        points += points_under(outlook, entry)
    private = g.players[outlook.seat].private
    if private and private[-1] == entry:
        points += every_turn(outlook, kind)
    return points - CURE_COST * outlook.temper.rate * min(1.0, outlook.turns / CURE_IN_TIME)


def cure_with(g: Game, outlook: Outlook, option: int, kind: int) -> float:
    """Worth of being rid of dearer maids, less what the card that is given for it would have brought."""
    felt = 1.0 if g.players[outlook.seat].events.count(number_of(option)) <= DEAR_ENOUGH else STILL_DEAR
    saved = CHEAPER_AGAIN * felt * min(LONGEST_DEARER, max(0.0, outlook.turns - DEARER_ENDS))
    return saved - outlook.grows(kind) - outlook.temper.rate * worth_now(g, outlook, kind) - outlook.facts.vp[kind]
