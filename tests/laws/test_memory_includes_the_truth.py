"""What a seat remembers is true, and the real game is always among the worlds that it holds possible.

For every house and every seat's memory of it: the zones have the right sizes; what is known is so; the unknown slots
and the pool make up exactly the cards that are really there; and the real cards can be put into the slots in a way that
the tags allow (a card seen before a shuffle lies in no slot that an earlier shuffle has dealt).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product

import pytest

from cuore.engine.game import Game
from cuore.engine.memory import HouseMemory, Memory, tag_of
from cuore.engine.player import Player
from cuore.engine.session import Session
from cuore.engine.view import told_to
from cuore.engine.words import TOLD_GAVE, TOLD_REVEALED
from tests.laws.games import begin, decisions, numbers
from tests.laws.situations import EXCHANGE, position_start

LAW = "memory"

Tags = tuple[int, ...]


def check_memory(memory: Memory, g: Game) -> int:
    """Compare a memory with the truth. Returns how many cards it does not know."""
    assert Counter(memory.private_pool) == Counter(g.face_down)
    pools: dict[int, list[int]] = {}
    for owner, house in enumerate(memory.houses):
        pools.setdefault(id(house.pool), []).append(owner)
    for owner, (house, p) in enumerate(zip(memory.houses, g.players, strict=True)):
        check_house(house, p, owner == memory.seat)
    for owners in pools.values():
        pool = memory.houses[owners[0]].pool
        rest: Counter[int] = Counter()
        for owner in owners:
            rest += unknown_cards(memory.houses[owner], g.players[owner])
        assert Counter(kind for kind, _ in pool) == rest, "the pool is what is really in the unknown slots"
        if len(owners) == 1:
            assert possible(memory.houses[owners[0]], g.players[owners[0]]), "the truth is not held possible"
    return sum(len(memory.houses[owners[0]].pool) for owners in pools.values())


def check_house(house: HouseMemory, p: Player, own: bool) -> None:
    """What is known of a house is true."""
    assert house.played == p.played
    assert len(house.deck) == len(p.deck)
    assert len(house.hand) == len(p.hand)
    assert len(house.discard) == len(p.discard)
    for slot, card in zip(house.deck, p.deck, strict=True):
        assert slot < 0 or slot == card
    assert known(house.hand) <= Counter(p.hand)
    assert known(house.discard) <= Counter(p.discard)
    assert not p.discard or p.discard[-1] in house.discard, "the top of a discard pile is seen by all"
    if own:
        assert sorted(house.hand) == p.hand
        assert Counter(house.discard) == Counter(p.discard)


def known(slots: Iterable[int]) -> Counter[int]:
    """The known cards of some slots."""
    return Counter(slot for slot in slots if slot >= 0)


def unknown_cards(house: HouseMemory, p: Player) -> Counter[int]:
    """The cards that really lie in the unknown slots of a house."""
    return Counter(p.deck + p.hand + p.discard) - known(house.deck + house.hand + house.discard)


def possible(house: HouseMemory, p: Player) -> bool:
    """Whether the pool, with its tags, can be laid into the slots so that the real game comes out."""
    tags: dict[int, list[int]] = {}
    for kind, tag in sorted(house.pool):
        tags.setdefault(kind, []).append(tag)
    # A slot of the deck holds a certain card. The oldest slots choose first, and each the youngest card it can take.
    for tag, kind in sorted((tag_of(slot), card) for slot, card in zip(house.deck, p.deck, strict=True) if slot < 0):
        fitting = [t for t in tags[kind] if t <= tag]
        if not fitting:
            return False
        tags[kind].remove(max(fitting))
    # The rest lies in the hand or in the discard pile: try every way to part the tags of a kind between the two.
    in_hand = Counter(p.hand) - known(house.hand)
    hands: set[Tags] = {()}
    for kind, left in tags.items():
        ways = {tuple(sorted(way)) for way in _choices(left, in_hand[kind])}
        hands = {tuple(sorted(hand + way)) for hand, way in product(hands, ways)}
    everything = Counter(tag for left in tags.values() for tag in left)
    hand_slots = sorted(tag_of(slot) for slot in house.hand if slot < 0)
    discard_slots = sorted(tag_of(slot) for slot in house.discard if slot < 0)
    return any(
        _fit(hand, hand_slots) and _fit(sorted((everything - Counter(hand)).elements()), discard_slots)
        for hand in hands
    )


def _choices(tags: list[int], count: int) -> set[Tags]:
    """All different ways to take so many of some tags."""
    found: set[Tags] = {()}
    for tag in tags:
        found |= {(*way, tag) for way in found if len(way) < count}
    return {way for way in found if len(way) == count}


def _fit(tags: Iterable[int], slots: list[int]) -> bool:
    """Whether cards fit slots one to one; both sorted."""
    return all(tag <= slot for tag, slot in zip(tags, slots, strict=True))


@pytest.mark.parametrize("number", numbers(24))
def test_the_real_game_is_always_among_the_possible_ones(number: int) -> None:
    session = begin(number, LAW)
    for _ in decisions(session, number, LAW):
        if session.game.decisions % 2 == 0:
            for seat in range(session.game.deal.seats):
                check_memory(session.memory(seat), session.game)
    for seat in range(session.game.deal.seats):
        check_memory(session.memory(seat), session.game)


def test_a_memory_is_not_empty_and_not_all_knowing() -> None:
    session = begin(0, LAW)
    g = session.game
    assert check_memory(session.memory(0), g) == sum(len(p.deck) + len(p.hand) for p in g.players) - len(
        g.players[0].hand
    )
    for _ in decisions(session, 0, LAW):
        pass
    assert 0 < check_memory(session.memory(0), g) < sum(len(p.deck) + len(p.hand) + len(p.discard) for p in g.players)


@pytest.mark.parametrize("seed", range(12))
def test_who_watches_an_exchange_no_longer_knows_where_a_card_is_that_was_shown(seed: int) -> None:
    """C has seen a card of A and one of B; then these two exchange cards, and C does not see which."""
    session = Session(position_start(EXCHANGE, seed))
    g = session.game
    memory = Memory.of(g, 2)
    for seat in (0, 1):
        memory.hear((TOLD_REVEALED, seat, g.players[seat].hand[seed % 5], 0, -1, 0))
    for words in ("use Eugenie", "B", "exchange"):
        session.answer(words)
    assert TOLD_GAVE in [told[0] for told in session.told]
    for told in session.told:
        memory.hear(told_to(told, 2))
    check_memory(memory, g)
