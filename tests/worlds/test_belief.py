"""A belief is exact: after any events, it gives every world the chance that it really has.

The chances are worked out here once more in the plainest way: all worlds of a small house in one table, and for each
event what it makes of every one of them. Nothing is drawn, nothing estimated: both sides must agree to the last digit.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from cuore.engine.belief import ASIDE, DECK, DISCARD, HAND, MOST_CASES, Belief, Case, joined, settled, together, unknown
from cuore.engine.memory import Memory
from cuore.engine.words import (
    TOLD_DISCARDED,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_LOOKED_AT_HAND,
    TOLD_REVEALED,
    TOLD_TOOK,
)
from cuore.town import lay_out_position
from tests.laws.games import rules
from tests.worlds.chances import ways

World = tuple[tuple[int, ...], ...]
"""Deck, hand, discard pile and cards aside; only in the deck the order counts."""

Table = dict[World, Fraction]


def world_of(zones: list[list[int]]) -> World:
    """A world as it looks to somebody who cannot tell equal cards apart."""
    return tuple(tuple(zone) if z % 4 == DECK else tuple(sorted(zone)) for z, zone in enumerate(zones))


def believed(belief: Belief) -> dict[World, float]:
    """The chance of every world, by trying all ways of all cases."""
    found: dict[World, float] = defaultdict(float)
    for case in belief.cases:
        count = case.ways()
        tried = 0
        for zones in ways(case.zones, case.pool):
            found[world_of(zones)] += case.chance / count
            tried += 1
        assert tried == count, "the number of ways is what it is said to be"
    return found


def agree(belief: Belief, table: Table) -> None:
    """The same worlds with the same chances."""
    found = believed(belief)
    total = sum(table.values())
    assert set(found) == set(table)
    assert all(abs(found[world] - table[world] / total) < 1e-9 for world in table)


def without(zone: tuple[int, ...], i: int) -> tuple[int, ...]:
    """A zone less one of its cards."""
    return zone[:i] + zone[i + 1 :]


class House:
    """A small house whose cards nobody knows, a belief about it, and the table of all worlds."""

    def __init__(self, chance: Random, cards: list[int], deck: int, hand: int) -> None:
        self.chance = chance
        zones = [[unknown(0)] * deck, [unknown(0)] * hand, [unknown(0)] * (len(cards) - deck - hand), []]
        self.belief = Belief([Case(zones, [(card, 0) for card in cards], 1.0)])
        self.shuffles = 0
        self.table: Table = defaultdict(Fraction)
        for order in permutations(cards):
            at = deck + hand
            self.table[world_of([list(order[:deck]), list(order[deck:at]), list(order[at:]), []])] += 1
        agree(self.belief, self.table)

    def real(self) -> World:
        """Any world, by its chance: what really happens is possible."""
        worlds = sorted(self.table)
        return self.chance.choices(worlds, [float(self.table[world]) for world in worlds])[0]

    def any_move(self) -> None:
        """Something happens."""
        deck, hand, discard, aside = self.real()
        moves = [self.top_unseen, self.top_unseen, self.top_seen] if deck else [self.shuffle] if discard else []
        if hand:
            moves += [self.hand_seen, self.hand_seen, self.put_back, self.all_but_one]
        if aside:
            moves.append(self.aside_away)
        self.chance.choice(moves)()
        agree(self.belief, self.table)

    def change(self, zone: int, to: int, card: int | None, under: bool = False) -> None:
        """A card goes from a zone to another, any of them as likely; a card that is given is seen by all."""
        table: Table = defaultdict(Fraction)
        for world, weight in self.table.items():
            places = [len(world[zone]) - 1] if zone == DECK else range(len(world[zone]))
            for i in places:
                if card is None or world[zone][i] == card:
                    zones = [list(part) for part in world]
                    moved = zones[zone].pop(i)
                    zones[to].insert(0 if under else len(zones[to]), moved)
                    table[world_of(zones)] += weight
        self.table = table

    def top_unseen(self) -> None:
        to = self.chance.choice((HAND, HAND, ASIDE, DISCARD))
        self.belief.top_goes(DECK, to)
        self.change(DECK, to, None)

    def top_seen(self) -> None:
        to = self.chance.choice((HAND, ASIDE, DISCARD))
        card = self.real()[DECK][-1]
        self.belief.shown(DECK, card, by_chance=True)
        self.belief.add(to, card)
        self.change(DECK, to, card)

    def hand_seen(self) -> None:
        to = self.chance.choice((DISCARD, DISCARD, HAND, ASIDE))
        card = self.chance.choice(self.real()[HAND])
        self.belief.shown(HAND, card, by_chance=True)
        self.belief.add(to, card)
        self.change(HAND, to, card)

    def put_back(self) -> None:
        under = self.chance.random() < 0.5
        self.belief.slipped(HAND, DECK, under)
        self.change(HAND, DECK, None, under)

    def all_but_one(self) -> None:
        for _ in range(len(self.real()[HAND]) - 1):
            self.belief.slipped(HAND, DISCARD)
            self.change(HAND, DISCARD, None)

    def aside_away(self) -> None:
        self.belief.slipped(ASIDE, DISCARD)
        self.change(ASIDE, DISCARD, None)

    def shuffle(self) -> None:
        self.shuffles += 1
        self.belief.shuffled(0, self.shuffles)
        table: Table = defaultdict(Fraction)
        for (_, hand, discard, aside), weight in self.table.items():
            orders = list(permutations(discard))
            for order in orders:
                table[world_of([list(order), list(hand), [], list(aside)])] += weight / len(orders)
        self.table = table


@pytest.mark.parametrize("seed", range(40))
def test_any_events_leave_every_world_its_true_chance(seed: int) -> None:
    chance = Random(seed)
    cards = [chance.randrange(3) for _ in range(5)]
    house = House(chance, cards, chance.randrange(1, 3), chance.randrange(1, 3))
    for _ in range(14):
        house.any_move()
    assert len(house.belief.cases) <= MOST_CASES


def test_they_do_part_into_cases() -> None:
    """Otherwise the test above would prove little."""
    most = shuffles = 0
    for seed in range(40):
        chance = Random(seed)
        house = House(chance, [chance.randrange(3) for _ in range(5)], 1, 2)
        for _ in range(14):
            house.any_move()
            most = max(most, len(house.belief.cases))
        shuffles += house.shuffles
    assert most >= 4
    assert shuffles > 40


def mixed_cases() -> list[Case]:
    """What may be believed after a card 1 was played from a hand of two shuffles, and one put back."""
    belief = Belief(
        [Case([slots(1, 1), slots(0, 0, 1), [2, *slots(0)], []], [(1, 0), (1, 1), (2, 0), (3, 0), (3, 1), (2, 0)], 1.0)]
    )
    belief.shown(HAND, 1, by_chance=True)
    belief.slipped(HAND, DECK)
    return belief.cases


def slots(*tags: int) -> list[int]:
    """Unknown slots of some ages."""
    return [unknown(tag) for tag in tags]


def test_where_there_would_be_too_many_cases_one_remains_that_allows_them_all() -> None:
    cases = mixed_cases()
    assert len(cases) > 2
    cases[0].zones[HAND].append(3)
    for case in cases[1:]:  # one of them knows a card which the others do not
        case.zones[HAND].append(unknown(1))
        case.pool.append((3, 0))
    for order in (cases, cases[::-1]):
        assert set(believed(Belief(cases))) <= set(believed(Belief([joined(order)])))
    many = [case.copy() for case in cases for _ in range(MOST_CASES)]
    for i, case in enumerate(many):
        case.zones[DISCARD].append(100 + i)  # so that no two are equal
    assert len(settled(many)) == 1


def test_equal_cases_become_one() -> None:
    cases = mixed_cases()
    twice = [case.copy() for case in cases] + [case.copy() for case in cases]
    found = settled(twice)
    assert len(found) == len(cases)
    assert abs(sum(case.chance for case in found) - 1) < 1e-9


def test_two_houses_together_allow_what_each_of_them_allows() -> None:
    one = Belief(mixed_cases())
    other = Belief([Case([slots(0), slots(0), [], []], [(5, 0), (6, 0)], 1.0)])
    both = together(one, other)
    allowed = set(believed(both))
    assert {a + b for a in believed(one) for b in believed(other)} <= allowed
    both.slipped(HAND, 4 + HAND)
    assert all(len(case.zones[4 + HAND]) == 2 for case in both.cases)


def test_cards_aside_keep_their_order() -> None:
    """Whoever sees them sees it."""
    cases = mixed_cases()
    for case in cases:
        case.zones[ASIDE] = [3, 1, 2]
    assert all(case.zones[ASIDE] == [3, 1, 2] for case in [*settled(cases), joined(cases)])


@pytest.mark.parametrize(
    ("told", "by_chance"),
    [(TOLD_LOOKED_AT_HAND, True), (TOLD_HAND_CARD_DISMISSED, True), (TOLD_REVEALED, False), (TOLD_DISCARDED, False)],
)
def test_chance_tells_how_many_there_are_and_a_choice_does_not(told: int, by_chance: bool) -> None:
    """B is known to have a 2 Love, and may have another one. If luck shows one, the other is likelier than before."""
    g = lay_out_position(rules(), "A hand: 1 Love\nB hand: 1 Love x2\nB deck: 2 Love, 1 Love x3")
    memory = Memory.of(g, 0)
    two = rules().find("2 Love")
    memory.hear((TOLD_TOOK, 1, two, 0, -1, 0))
    memory.hear((told, 1, two, 0, -1, 0))
    belief = memory.houses[1].belief
    shown_stays = told in (TOLD_LOOKED_AT_HAND, TOLD_REVEALED)
    another = sum(chance for world, chance in believed(belief).items() if world[HAND].count(two) == 1 + shown_stays)
    # Six cards, two of them in hand: the other 2 Love is one of these in one of three cases.
    expected = (2 * 1 / 3) / (2 * 1 / 3 + 1 * 2 / 3) if by_chance else 1 / 3
    assert abs(another - expected) < 1e-9
