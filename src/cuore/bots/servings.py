"""What Servings are worth to a planner: being served, making chambermaids, and one Serving more or less this turn."""

from __future__ import annotations

from typing import Final

from cuore.bots import park
from cuore.bots.house import House
from cuore.engine.game import Game

FIRST: Final = 100.0
"""Added to maids who give their Serving back: there is nothing to lose by them."""

DRAWN: Final = 1.2
"""Average cards that a card is worth which is drawn while there is still time to use it."""

AT_LEAST: Final = 0.1
"""The Love that being served is worth, whoever she is."""

IDLE: Final = 0.05
"""The Love that a card is worth which can do nothing this turn."""

SERVING_GIVEN: Final = 0.3
"""The Love that a Serving is worth which she gives who serves."""

WILLING: Final = 0.01
"""The points for which a Serving is given that nobody needs."""

DISMISSED: Final = 0.05
"""The points that keep a chambermaid from being dismissed for nothing."""


def serve(g: Game, house: House, kind: int) -> float:
    """Worth of being served by a maid now: those who give a Serving first, then what the last one brings."""
    facts = house.facts
    temper = house.temper
    love = (
        facts.love[kind]
        + DRAWN * facts.draw[kind] * house.density
        + temper.text * (facts.texts[kind] + facts.hurts[kind])
        + 0.4 * facts.employment[kind]
    )
    if facts.takes[kind]:
        love += house.brings(kind)
    points = park.served_now(g, house, kind) if g.park.in_use else 0.0
    if facts.serving[kind] >= 1.0:
        return FIRST + 10.0 * facts.draw[kind] + facts.serving[kind] + love
    return 0.05 + temper.rate * love + points


def chamber(g: Game, house: House, kind: int) -> float:
    """Worth of making a chambermaid: her points, and a lighter deck, spread over the Servings she takes."""
    temper = house.temper
    late = 1.0 - house.turns / 8.0
    share = temper.chamber_early + (1.0 - temper.chamber_early) * max(0.0, late)
    worth = share * house.chambered(kind) + house.lighter(kind) + 0.05
    return worth / max(1, g.rules.chamber[kind])


def spare_serving(g: Game, house: House, servings: int, without: int = -1) -> float:
    """The Love that one more Serving would bring with this hand, or without a card of it, if so many are there."""
    facts = house.facts
    found: list[float] = []
    given = 0
    begun = 0.0  # what those bring who give their Serving back: with none at all they cannot begin
    for kind in g.players[house.seat].hand:
        if kind == without:
            without = -1
            continue
        if not facts.served[kind]:
            continue
        love = facts.love[kind] + DRAWN * facts.draw[kind] * house.density + AT_LEAST
        if facts.serving[kind] >= 1.0:
            given += int(facts.serving[kind]) - 1
            begun += love
            continue
        if g.rules.chamber[kind]:
            love = max(love, max(0.0, chamber(g, house, kind)) / house.temper.rate)
        found.append(love)
    if servings < 0:
        return 0.0
    found.sort(reverse=True)
    if servings == 0:
        for i in range(min(len(found), given + 1)):
            begun += found[i]
        return begun
    return found[servings + given] if servings + given < len(found) else 0.0


def hold_now(g: Game, house: House, kind: int) -> float:
    """What a card brings in hand right now, in Love: of a maid, what another one would not bring with her Serving."""
    facts = house.facts
    if g.rules.is_love[kind]:
        return float(g.rules.love[kind])
    if not facts.served[kind] or g.servings <= 0:
        return IDLE
    others = spare_serving(g, house, g.servings - 1) if facts.serving[kind] < 1.0 else 0.0
    now = facts.love[kind] + DRAWN * facts.draw[kind] * house.density + facts.serving[kind] * SERVING_GIVEN
    now = max(now - others, 0.0)
    if g.rules.chamber[kind]:
        now = max(now, chamber(g, house, kind) / house.temper.rate - others)
    return AT_LEAST + now


def pay_serving(g: Game, house: House) -> float:
    """Worth of giving a Serving for what the step that asks then does: the Love it finds, less what she brings."""
    f = g.stack[-1]
    then = f.program[f.pc - 1].field("then")
    assert isinstance(then, tuple)
    found = 0.0
    for step in then:
        if step.WORD == "turn over":
            count = step.field("count")
            found += drawn_love(g, house) * (count if isinstance(count, int) else 1)
    return house.temper.rate * (found - spare_serving(g, house, g.servings - 1)) + WILLING


def drawn_love(g: Game, house: House) -> float:
    """The Love on an average card that is not in hand: of Love cards alone, as nobody else comes to hand."""
    p = g.players[house.seat]
    love = 0
    cards = 0
    for zone in (p.deck, p.discard):
        cards += len(zone)
        for kind in zone:
            if g.rules.is_love[kind]:
                love += g.rules.love[kind]
    return love / cards if cards else 0.0


def dismiss(g: Game, house: House, kind: int) -> float:
    """Worth of giving a chambermaid up for two Servings: what they bring, and she comes back to the deck."""
    servings = spare_serving(g, house, g.servings) + spare_serving(g, house, g.servings + 1)
    return house.temper.rate * servings + house.gain(kind, -1, True, False) + house.grows(kind) - DISMISSED
