"""A planner has never heard of a verb: what the step that asks tells of itself is enough to answer well."""

from __future__ import annotations

import pytest

from cuore.bots.planner.sketch import sketch
from cuore.bots.planner_bot import Mind
from cuore.cards.build import PRINTED
from cuore.cards.catalogue import CARDS, COMMON_PROGRAMS, OFFICIAL
from cuore.engine.card import Card
from cuore.engine.frame import Frame, Step
from cuore.engine.game import Game
from cuore.engine.rules import Rules
from cuore.engine.traits import ANYBODY, CHOSEN, MAY, OTHERS, SEVERAL, Deed
from cuore.engine.verbs import new_verb
from cuore.engine.view import View
from cuore.engine.words import ASK_PAY, GENERAL, PASS, VERB, card_of, option, seat_of
from cuore.town import lay_out_position

WINK = new_verb("wink", "wink with {card} at {seat}", "hand")
BLINK = new_verb("blink", "blink", "")
"""Verbs that the planner was not told about: with a card and a player, and with nothing."""


class Wink(Step):
    """You may wink at somebody, with a card, or just so; it does what it was made with."""

    ASKS = SEVERAL

    def __init__(
        self, deeds: tuple[Deed, ...], at: tuple[int, ...] = (0,), cards: tuple[str, ...] = (), verb: int = WINK
    ) -> None:
        self.told = deeds
        self.verb = verb
        self.at = at
        self.cards = cards

    def run(self, g: Game, f: Frame) -> None:
        kinds = [g.rules.kinds[name] for name in self.cards] or [0]
        g.ask(f.seat, ASK_PAY, [*[option(self.verb, kind, seat) for kind in kinds for seat in self.at], PASS])

    def answer(self, g: Game, f: Frame, option: int) -> None:
        pass

    def deeds(self) -> tuple[Deed, ...]:
        return self.told


def judged(step: Wink, hand: str = "1 Love") -> tuple[int, list[tuple[int, float]]]:
    """What a planner answers, and what every option is worth to it."""
    card = Card(
        "Winona Wink", "", box="base", category=GENERAL, cost=3, copies=10, provenance=PRINTED, serve=(step,), love=1
    )
    rules = Rules([*CARDS, card], OFFICIAL, COMMON_PROGRAMS)
    g = lay_out_position(
        rules, f"players: 3\nphase: serving\nA hand: Winona, {hand}\nA deck: 1 Love x5\nB deck: 1 Love x5, Anise x5"
    )
    g.run()
    g.apply(0)
    seen = sketch(View(g, 0))
    assert any(option & VERB == step.verb for option in seen.options)
    judgement = Mind().judgement(g.deal.stock)
    return seen.options[judgement.best(seen)], list(zip(seen.options, judgement.worths(seen), strict=True))


@pytest.mark.parametrize(
    ("deeds", "taken"),
    [
        ((Deed("love", 2, when=MAY),), True),
        ((Deed("draw", when=MAY),), True),
        ((Deed("serving"), Deed("employment")), True),
        ((Deed("discard hand", when=MAY),), False),
        ((Deed("discard", whom=OTHERS),), True),  # they lose what we do not
        ((Deed("draw", 2, whom=OTHERS),), False),
        ((Deed("pay love", 3, when=MAY), Deed("love", 1, when=MAY)), False),
        ((Deed("pay love", 1, when=MAY), Deed("beer", when=MAY)), True),
        ((Deed("event"),), False),
        ((Deed("event", whom=CHOSEN),), True),
    ],
)
def test_it_does_what_gives_and_leaves_what_costs(deeds: tuple[Deed, ...], taken: bool) -> None:
    answer, worths = judged(Wink(deeds, at=(1,)))
    assert (answer != PASS) == taken
    assert dict(worths)[PASS] == 0.0


def test_a_step_that_tells_nothing_is_worth_as_much_as_doing_nothing() -> None:
    assert [worth for _, worth in judged(Wink(()))[1]] == [0.0, 0.0]


def test_it_aims_at_whom_it_has_most_to_fear_from() -> None:
    answer, _ = judged(Wink((Deed("discard", whom=CHOSEN),), at=(1, 2)))
    assert (answer & VERB, seat_of(answer)) == (WINK, 1)


@pytest.mark.parametrize(("what", "whom"), [("love", 0), ("discard", 1)])
def test_what_is_good_comes_home_and_what_is_bad_goes_elsewhere(what: str, whom: int) -> None:
    answer, _ = judged(Wink((Deed(what, whom=ANYBODY),), at=(0, 1)))
    assert (answer & VERB, seat_of(answer)) == (WINK, whom)


def test_it_gives_the_card_that_it_misses_least() -> None:
    step = Wink((Deed("discard", when=MAY), Deed("love", 4, when=MAY)), cards=("3 Love", "1 Love"))
    answer, worths = judged(step, "3 Love, 1 Love")
    names = [card.name for card in CARDS]
    assert (answer & VERB, names[card_of(answer)]) == (WINK, "1 Love")
    assert worths[0][1] < worths[1][1]


@pytest.mark.parametrize("deed", [Deed("discard", when=MAY), Deed("discard", whom=CHOSEN, when=MAY)])
def test_what_an_option_does_not_name_is_not_looked_for_in_it(deed: Deed) -> None:
    alone, with_the_first_card = (dict(judged(Wink((deed,), verb=BLINK), hand)[1]) for hand in ("1 Love", "Marianne"))
    assert alone[BLINK] == pytest.approx(with_the_first_card[BLINK], abs=0.01)
