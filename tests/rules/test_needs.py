"""What a Reminiscence asks for, against every way to pay that there is: small hands, tried out card by card.

Official cards ask for simple things; those of a card file may ask for some that overlap.
"""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random

import pytest

from cuore.cards.catalogue import rules_from_file
from cuore.engine.needs import (
    CHIEF,
    GENERAL_MAID,
    LOVE_CARD,
    Held,
    Need,
    can_be_met,
    fewest_cards,
    next_cards,
    next_cards_of_total,
    one_by_one,
)
from cuore.engine.session import Session
from cuore.town import lay_out_position

SORTS = ("staff", "maid", "general maid", "chief", "love")
KINDS: tuple[Held, ...] = (
    (0, 8, CHIEF),
    (1, 2, CHIEF),
    (2, 3, GENERAL_MAID),
    (3, 4, GENERAL_MAID),
    (4, 5, GENERAL_MAID),
    (5, 1, LOVE_CARD),
    (6, 4, LOVE_CARD),
    (7, 2, CHIEF | LOVE_CARD),  # a chief that counts as Love this turn
)


def some_needs(chance: Random) -> tuple[Need, ...]:
    found: list[Need] = []
    for _ in range(chance.randint(1, 3)):
        sort, count = chance.choice(SORTS), chance.randint(1, 2)
        way = chance.randint(0, 2)
        if way == 0:
            found.append(Need(sort, cost=chance.randint(1, 5), count=count))
        else:
            found.append(Need(sort, at_least=chance.randint(1, 4) if way == 1 else 0, count=count))
    return tuple(found)


def some_hand(chance: Random) -> list[Held]:
    return sorted(chance.choice(KINDS) for _ in range(chance.randint(0, 6)))


def ways(needs: tuple[Need, ...], hand: list[Held]) -> set[tuple[int, ...]]:
    """Every payment in its order, as kinds."""
    return {
        tuple(card[0] for card in cards)
        for cards in permutations(hand, len(needs))
        if all(need.fits(card[1], card[2]) for need, card in zip(needs, cards, strict=True))
    }


@pytest.mark.parametrize("number", range(300))
def test_listed_needs_are_matched_one_to_one(number: int) -> None:
    chance = Random(f"needs {number}")
    needs, hand = one_by_one(some_needs(chance)), some_hand(chance)
    possible = ways(needs, hand)
    assert can_be_met(needs, hand) == bool(possible)
    paid: list[int] = []
    while possible and len(paid) < len(needs):
        kinds = next_cards(needs, hand, len(paid))
        if len({tuple(sorted(way)) for way in possible}) == 1:
            assert len(kinds) == 1, "one set of cards pays, and nothing is asked"
            assert kinds[0] in {way[0] for way in possible}
        else:
            assert kinds == sorted({way[0] for way in possible}), "all that leads to a payment, and nothing else"
        paid.append(chance.choice(kinds))
        possible = {way[1:] for way in possible if way[0] == paid[-1]}
        assert possible, "nobody is left in the middle of a payment"
        hand.remove(next(card for card in hand if card[0] == paid[-1]))


def totals(missing: int, hand: list[Held]) -> set[tuple[int, ...]]:
    """Every set of cards that pays a total if its cards are discarded in some order until it is reached."""
    found: set[tuple[int, ...]] = set()
    for size in range(1, len(hand) + 1):
        for cards in combinations(hand, size):
            costs = [card[1] for card in cards]
            if sum(costs) >= missing > sum(costs) - max(costs):
                found.add(tuple(sorted(card[0] for card in cards)))
    return found


@pytest.mark.parametrize("number", range(300))
def test_a_total_is_reached_by_any_cards_of_its_sort(number: int) -> None:
    chance = Random(f"total {number}")
    total = chance.randint(1, 18)
    need, hand = Need(chance.choice(SORTS), total=total), some_hand(chance)
    while total > 0:
        fitting = [card for card in hand if need.fits(card[1], card[2])]
        if sum(card[1] for card in fitting) < total:
            break
        assert len(fitting) >= fewest_cards((Need(need.sort, total=total),), 8)
        kinds = next_cards_of_total(total, need, hand)
        several = len(totals(total, fitting)) > 1
        assert kinds == (sorted({card[0] for card in fitting}) if several else kinds[:1])
        chosen = chance.choice(kinds)
        paid = next(card for card in fitting if card[0] == chosen)
        hand.remove(paid)
        total -= paid[1]
        assert total <= 0 or sum(card[1] for card in hand if need.fits(card[1], card[2])) >= total


def test_a_card_that_is_needed_twice_is_not_given_away_too_early() -> None:
    rules = rules_from_file("""
        [[card]]
        name = "Lantern Parade"
        category = "reminiscence"
        level = 1
        needs = [ { cost = 4 }, { sort = "love" } ]
    """)
    position = "boxes: vacation, house\nphase: serving\nreminiscences: Lantern Parade |\n"
    session = Session(lay_out_position(rules, f"{position}A hand: 2 Love, Fea, Riya, Beatrice\nB hand: 1 Love"))
    session.answer("acquire Lantern Parade")
    assert session.game.words() == ["discard Riya Naragashi", "discard Fea Primrose"], "the 2 Love is the only Love"
