"""The traits are true: in games of random answers, being served does what the card told, and nothing to others."""

from __future__ import annotations

from random import Random

import pytest

from cuore.cards.catalogue import BOXES, official_rules
from cuore.engine.game import Game
from cuore.engine.setup import new_game
from cuore.engine.traits import ALWAYS, NO_QUESTION
from cuore.engine.words import KIND, SERVE, SERVING, card_of, verb_of
from cuore.town import make_setup

TOWN = tuple(box for box in BOXES if box != "more")


def others(g: Game, seat: int) -> list[object]:
    """Everything that the other houses have."""
    return [
        (p.deck[:], p.hand[:], p.discard[:], p.chambermaids[:], p.private[:], p.events[:], p.buildings[:], p.beers[:])
        for other, p in enumerate(g.players)
        if other != seat
    ]


@pytest.mark.parametrize("boxes", [("base",), TOWN, BOXES], ids=",".join)
def test_being_served_does_what_was_told(boxes: tuple[str, ...]) -> None:
    rules = official_rules()
    seen: set[int] = set()
    for number in range(8):
        g = new_game(rules, make_setup(rules, boxes=boxes, players=3, town="random", seed=f"truth {number}"))
        rng = Random(number)
        while g.options:
            serving = [i for i, option in enumerate(g.options) if verb_of(option) == SERVE]
            answer = rng.choice(serving or range(len(g.options)))
            kind, seat = card_of(g.options[answer]), g.asked
            love, servings, employments, there = g.love, g.servings - 1, g.employments, others(g, seat)
            g.apply(answer)
            told = rules.traits(kind).at("serve")
            sure = told.asks == NO_QUESTION and all(deed.when == ALWAYS for deed in told.deeds)
            lost = g.park.in_use and g.phase != SERVING  # Servings that are left when work begins
            if not serving or not sure or lost or g.turn != seat:
                continue
            if not any(deed.for_others for deed in told.deeds):
                assert others(g, seat) == there
            if any(rules.on_draw[entry & KIND] for entry in g.players[seat].private[-1:]):
                continue  # she adds something of her own
            gained = [told.count(what) for what in ("love", "serving", "employment")]
            assert [g.love - love, g.servings - servings, g.employments - employments] == gained
            seen.add(kind)
    assert len(seen) > 5
