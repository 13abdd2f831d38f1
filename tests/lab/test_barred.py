"""A barred seat never has the card, and is otherwise the same player."""

from __future__ import annotations

from random import Random

import pytest

from cuore.bots import Bot, make_bot
from cuore.cards.catalogue import official_rules
from cuore.engine.memory import Memory
from cuore.engine.setup import new_game
from cuore.engine.verbs import question_named
from cuore.engine.view import View
from cuore.engine.words import DISCARD, EMPLOY_CARD, TAKE, card_of, option
from cuore.lab.forecast import ForecastPlan
from cuore.lab.forecast.games import Match, play, with_and_without
from cuore.lab.forecast.piles import Pile, piles_of
from cuore.lab.forecast.watching import watch
from cuore.lab.interventions import Barred, brings
from tests.lab.forecast.plans import QUIET
from tests.towns import FIRST_TOWNS

RULES = official_rules()


def piles(plan: ForecastPlan) -> list[Pile]:
    return list(piles_of([new_game(RULES, plan.setup(0)).deal.stock]))


@pytest.mark.parametrize("box", list(FIRST_TOWNS))
def test_whoever_is_barred_never_has_the_card_and_the_others_do(box: str) -> None:
    # Random players try every way in: employing, taking, swapping, acquiring.
    plan = ForecastPlan(box, (box,), FIRST_TOWNS[box], bot="random")
    asked = [pile for pile in piles(plan) if pile.measured]
    employed: set[str] = set()
    for pile in asked:
        matches = with_and_without(plan, pile, range(3))
        for match, game in zip(matches, play(plan, matches), strict=True):
            for seat, got in enumerate(game.got):
                if sum(got.get(kind, 0) for kind in pile.kinds):
                    assert seat != match.barred, pile.name
                    employed.add(pile.name)
    assert len(employed) >= 0.7 * len(asked)


def test_who_may_not_have_what_nobody_wants_plays_the_same_game() -> None:
    unwanted = RULES.kind("Kagari Ichinomiya")
    seats = ("housekeeper", "housekeeper")
    matches = [Match(0, seats), Match(0, seats, 0, (unwanted,)), Match(0, seats, 1, (unwanted,))]
    assert len({game.checksum for game in play(QUIET, matches)}) == 1


def test_who_may_not_have_what_is_wanted_plays_another_game() -> None:
    wanted = RULES.kind("Anise Greenaway")
    seats = ("housekeeper", "housekeeper")
    free, barred = play(QUIET, [Match(0, seats), Match(0, seats, 0, (wanted,))])
    assert free.got[0][wanted] > 0
    assert free.checksum != barred.checksum


class Insisting(Bot):
    """Always wants the first option, and tells how many it saw."""

    remembers = True

    def __init__(self) -> None:
        self.saw: list[tuple[int, bool]] = []

    def choose(self, view: View, rng: Random, memory: Memory | None = None) -> int:
        assert view.decision is not None
        self.saw.append((len(view.decision.options), memory is not None))
        return 0


def test_a_bot_that_looks_ahead_is_asked_as_ever_and_again_where_it_wants_what_it_may_not_have() -> None:
    g = new_game(RULES, QUIET.setup(0))
    while True:  # until something can be employed
        bot = make_bot("housekeeper")
        first = g.options[0]
        if brings(RULES, first, g.ask_what, [card_of(first)]) and len(g.options) > 2:
            break
        g.apply(bot.choose(View(g, g.asked), Random(1)))
    inner = Insisting()
    kind = card_of(first)
    memory = Memory.of(g, g.asked)
    assert Barred(inner, [kind]).choose(View(g, g.asked), Random(1), memory) == 1
    assert inner.saw == [(len(g.options), True), (len(g.options) - 1, False)]
    assert Barred(inner, [kind + 1000]).choose(View(g, g.asked), Random(1), memory) == 0


def test_a_search_keeps_to_it_too() -> None:
    plan = QUIET
    kinds = tuple(RULES.kind(name) for name in plan.maids)
    bots = [Barred(make_bot("search:4"), kinds), make_bot("random")]
    watched = watch(new_game(RULES, plan.setup(0)), bots, [Random(1), Random(2)])
    assert not set(watched.got[0]) & set(kinds)
    assert watched.got[0]


def test_which_options_bring_a_card() -> None:
    kind = RULES.kind("Anise Greenaway")
    employ, take, aside = (question_named(name).number for name in ("employ", "take", "take aside"))
    assert brings(RULES, option(EMPLOY_CARD, kind), employ, [kind])
    assert brings(RULES, option(TAKE, kind), take, [kind])
    assert not brings(RULES, option(TAKE, kind), aside, [kind])  # from the own deck
    assert not brings(RULES, option(DISCARD, kind), employ, [kind])
    assert not brings(RULES, option(EMPLOY_CARD, kind + 1), employ, [kind])
