"""What Servings are worth to a planner: being served, making chambermaids, and one Serving more or less this turn."""

from __future__ import annotations

from cuore.bots.planner import park
from cuore.bots.planner.numbers import (
    AT_LEAST,
    CHAMBERED_AT_ALL,
    DISMISSED,
    DRAWN,
    EMPLOYMENT_SERVED,
    FIRST,
    FIRST_DRAWS,
    IDLE,
    LAST_SERVED,
    SERVING_GIVEN,
    UNHURRIED,
    WILLING,
)
from cuore.bots.planner.outlook import Outlook
from cuore.engine.game import Game


def serve(g: Game, outlook: Outlook, kind: int) -> float:
    """Worth of being served by a maid now: those who give a Serving first, then what the last one brings."""
    facts = outlook.facts
    temper = outlook.temper
    love = (
        facts.love[kind]
        + DRAWN * facts.draw[kind] * outlook.density
        + temper.text * (facts.texts[kind] + facts.hurts[kind])
        + EMPLOYMENT_SERVED * facts.employment[kind]
    )
    if facts.takes[kind]:
        love += outlook.brings(kind)
    points = park.served_now(g, outlook, kind) if g.deal.place.skills else 0.0
    if facts.serving[kind] >= 1.0:
        return FIRST + FIRST_DRAWS * facts.draw[kind] + facts.serving[kind] + love
    return LAST_SERVED + temper.rate * love + points


def borrow(g: Game, outlook: Outlook, kind: int) -> float:
    """Worth of using a maid who was discarded from a deck; if she ends the Serving Phase, the hand serves no more."""
    worth = serve(g, outlook, kind)
    if g.servings > 0 and g.rules.traits(kind).at("serve").does("end phase"):
        worth -= outlook.temper.rate * spare_serving(g, outlook, g.servings - 1)
    return worth


def chamber(g: Game, outlook: Outlook, kind: int) -> float:
    """Worth of making a chambermaid: her points, and a lighter deck, spread over the Servings she takes."""
    temper = outlook.temper
    late = 1.0 - outlook.turns / UNHURRIED
    share = temper.chamber_early + (1.0 - temper.chamber_early) * max(0.0, late)
    worth = share * outlook.chambered(kind) + outlook.lighter(kind) + CHAMBERED_AT_ALL
    return worth / max(1, g.rules.chamber[kind])


def spare_serving(g: Game, outlook: Outlook, servings: int, without: int = -1) -> float:
    """The Love that one more Serving would bring with this hand, or without a card of it, if so many are there."""
    facts = outlook.facts
    found: list[float] = []
    given = 0
    begun = 0.0  # what those bring who give their Serving back: with none at all they cannot begin
    for kind in g.players[outlook.seat].hand:
        if kind == without:
            without = -1
            continue
        if not facts.served[kind]:
            continue
        love = facts.love[kind] + DRAWN * facts.draw[kind] * outlook.density + AT_LEAST
        if facts.serving[kind] >= 1.0:
            given += int(facts.serving[kind]) - 1
            begun += love
            continue
        if g.rules.chamber[kind]:
            love = max(love, max(0.0, chamber(g, outlook, kind)) / outlook.temper.rate)
        found.append(love)
    if servings < 0:
        return 0.0
    found.sort(reverse=True)
    if servings == 0:
        for i in range(min(len(found), given + 1)):
            begun += found[i]
        return begun
    return found[servings + given] if servings + given < len(found) else 0.0


def worth_now(g: Game, outlook: Outlook, kind: int) -> float:
    """What a card brings in hand right now, in Love: of a maid, what another one would not bring with her Serving."""
    facts = outlook.facts
    if g.rules.is_love[kind]:
        return float(g.rules.love[kind])
    if not facts.served[kind] or g.servings <= 0:
        return IDLE
    others = spare_serving(g, outlook, g.servings - 1) if facts.serving[kind] < 1.0 else 0.0
    now = facts.love[kind] + DRAWN * facts.draw[kind] * outlook.density + facts.serving[kind] * SERVING_GIVEN
    now = max(now - others, 0.0)
    if g.rules.chamber[kind]:
        now = max(now, chamber(g, outlook, kind) / outlook.temper.rate - others)
    return AT_LEAST + now


def pay_serving(g: Game, outlook: Outlook) -> float:
    """Worth of giving a Serving for what the step that asks then does: the Love it finds, less what she brings."""
    found = drawn_love(g, outlook) * outlook.facts.asking(g).turned_over
    return outlook.temper.rate * (found - spare_serving(g, outlook, g.servings - 1)) + WILLING


def drawn_love(g: Game, outlook: Outlook) -> float:
    """The Love on an average card that is not in hand: of Love cards alone, as nobody else comes to hand."""
    p = g.players[outlook.seat]
    love = 0
    cards = 0
    for zone in (p.deck, p.discard):
        cards += len(zone)
        for kind in zone:
            if g.rules.is_love[kind]:
                love += g.rules.love[kind]
    return love / cards if cards else 0.0


def dismiss(g: Game, outlook: Outlook, kind: int) -> float:
    """Worth of giving a chambermaid up for two Servings: what they bring, and she comes back to the deck."""
    servings = spare_serving(g, outlook, g.servings) + spare_serving(g, outlook, g.servings + 1)
    return outlook.temper.rate * servings + outlook.gain(kind, -1, True, False) + outlook.grows(kind) - DISMISSED
