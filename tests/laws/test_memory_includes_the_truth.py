"""What a seat remembers is true, and the real game is always among the worlds that it holds possible.

For every house and every seat's memory of it: the zones have the right sizes; and there is a case in which what is
known is so, the unknown slots and the pool make up exactly the cards that are really there, and the real cards can be
put into the slots in a way that the tags allow (a card seen before a shuffle lies in no slot that an earlier shuffle
has dealt).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product

import pytest

from cuore.engine.belief import MOST_CASES, Case, tag_of
from cuore.engine.game import Game
from cuore.engine.luck import luck_from_seed
from cuore.engine.memory import HouseMemory, Memory
from cuore.engine.player import Player
from cuore.engine.session import Session
from cuore.engine.setup import lay_out
from cuore.engine.view import told_to
from cuore.engine.words import TOLD_GAVE, TOLD_REVEALED
from cuore.engine.worlds import imagine
from cuore.town import lay_out_position
from tests.laws.games import PARK, begin, decisions, numbers, rules, setup_of
from tests.laws.situations import EVERY_TURN, EXCHANGE, keeps_what_is_remembered, position_start
from tests.laws.test_undo import memory_data

LAW = "memory"

Tags = tuple[int, ...]


def check_memory(memory: Memory, g: Game) -> int:
    """Compare a memory with the truth. Returns how many cards of decks, hands and discard piles it does not know."""
    check_pile(memory.private_pile, memory.private_pool, g.face_down)
    check_pile(memory.reminiscence_pile, memory.reminiscence_pool, g.side.reminiscences_down)
    check_pile(memory.guest_pile, memory.guest_pool, g.park.guests_down)
    check_beers(memory, g)
    shared: dict[int, list[int]] = {}
    for owner, house in enumerate(memory.houses):
        shared.setdefault(id(house.belief), []).append(owner)
    for owner, (house, p) in enumerate(zip(memory.houses, g.players, strict=True)):
        assert house.played == p.played
        if owner == memory.seat:
            check_own_house(house, p, aside_of(g, owner))
    unseen = 0
    for owners in shared.values():
        belief = memory.houses[owners[0]].belief
        assert 1 <= len(belief.cases) <= MOST_CASES
        assert abs(sum(case.chance for case in belief.cases) - 1) < 1e-9
        assert all(case.chance > 0 and case.ways() > 0 for case in belief.cases)
        houses = [(zones_of(memory.houses[owner], g, owner)) for owner in owners]
        assert any(is_true(case, houses) for case in belief.cases), "the truth is not held possible"
        unseen += min(len(case.pool) for case in belief.cases)
    return unseen


Zones = list[list[int]]


def zones_of(house: HouseMemory, g: Game, owner: int) -> tuple[int, Zones]:
    """Where the zones of a house begin in a belief, and what really lies there."""
    p = g.players[owner]
    return house.at, [p.deck, p.hand, p.discard, aside_of(g, owner)]


def is_true(case: Case, houses: list[tuple[int, Zones]]) -> bool:
    """Whether everything may really be as in a case."""
    rest: Counter[int] = Counter()
    for at, real in houses:
        slots = case.zones[at : at + len(real)]
        assert [len(zone) for zone in slots] == [len(zone) for zone in real]
        if not all(slot < 0 or slot == card for slot, card in zip(slots[0], real[0], strict=True)):
            return False
        if not all(known(zone) <= Counter(cards) for zone, cards in zip(slots, real, strict=True)):
            return False
        assert not real[2] or real[2][-1] in slots[2], "the top of a discard pile is seen by all"
        rest += Counter(card for zone in real for card in zone) - known(slot for zone in slots for slot in zone)
    if Counter(kind for kind, _ in case.pool) != rest:
        return False
    return len(houses) > 1 or possible(case, houses[0][1])


def aside_of(g: Game, owner: int) -> list[int]:
    """The cards turned over from a deck: the player whose turn it is has some at times."""
    return g.aside if owner == g.turn else []


def check_pile(slots: list[int], pool: list[tuple[int, int]], pile: list[int]) -> None:
    """What is known of a pile is true, and the rest of it is held possible."""
    tags = tags_of(pool)
    assert lay_into_places(tags, slots, pile), "the truth is not held possible"
    assert not any(tags.values()), "the pool is what is really in the unknown slots"


def check_beers(memory: Memory, g: Game) -> None:
    """The same for beers: those of the pile and of all houses have one pool."""
    tags = tags_of(memory.beer_pool)
    assert lay_into_places(tags, memory.beer_pile, g.side.beers_down), "the truth is not held possible"
    for owner, (house, p) in enumerate(zip(memory.houses, g.players, strict=True)):
        assert len(house.beers) == len(p.beers)
        assert known(house.beers) <= Counter(p.beers)
        assert owner != memory.seat or Counter(house.beers) == Counter(p.beers)
        left = sorted(tag_of(slot) for slot in house.beers if slot < 0)
        found = [min(tags[kind]) for kind in (Counter(p.beers) - known(house.beers)).elements()]
        for kind in (Counter(p.beers) - known(house.beers)).elements():
            tags[kind].remove(min(tags[kind]))
        assert _fit(sorted(found), left), "the truth is not held possible"
    assert not any(tags.values()), "the pool is what is really in the unknown slots"


def tags_of(pool: list[tuple[int, int]]) -> dict[int, list[int]]:
    """The tags of each kind of a pool."""
    tags: dict[int, list[int]] = {}
    for kind, tag in sorted(pool):
        tags.setdefault(kind, []).append(tag)
    return tags


def lay_into_places(tags: dict[int, list[int]], slots: list[int], cards: list[int]) -> bool:
    """Take the cards of a pile out of the tags; a slot holds a certain card. False when the tags do not allow it.

    The oldest slots choose first, and each the youngest card it can take.
    """
    assert len(slots) == len(cards)
    assert all(slot < 0 or slot == card for slot, card in zip(slots, cards, strict=True)), "what is known is so"
    for tag, kind in sorted((tag_of(slot), card) for slot, card in zip(slots, cards, strict=True) if slot < 0):
        fitting = [t for t in tags.get(kind, []) if t <= tag]
        if not fitting:
            return False
        tags[kind].remove(max(fitting))
    return True


def check_own_house(house: HouseMemory, p: Player, aside: list[int]) -> None:
    """Everybody knows the own cards, but for the order of the deck."""
    (case,) = house.belief.cases
    _, hand, discard, lying_aside = case.zones[house.at : house.at + 4]
    assert Counter(lying_aside) == Counter(aside)
    assert sorted(hand) == p.hand
    assert Counter(discard) == Counter(p.discard)


def known(slots: Iterable[int]) -> Counter[int]:
    """The known cards of some slots."""
    return Counter(slot for slot in slots if slot >= 0)


def possible(case: Case, real: Zones) -> bool:
    """Whether the pool, with its tags, can be laid into the slots of a single house so that the real game comes out."""
    deck, hand, discard, lying_aside = case.zones
    tags = tags_of(case.pool)
    if not lay_into_places(tags, deck, real[0]):
        return False
    # The rest lies in the hand, aside or in the discard pile: try every way to part the tags of a kind among them.
    in_hand, beside_it = Counter(real[1]) - known(hand), Counter(real[3]) - known(lying_aside)
    parts: set[tuple[Tags, Tags]] = {((), ())}
    for kind, left in tags.items():
        ways = {
            (taken, beside)
            for taken in _choices(left, in_hand[kind])
            for beside in _choices(sorted((Counter(left) - Counter(taken)).elements()), beside_it[kind])
        }
        parts = {
            (tuple(sorted(taken + more)), tuple(sorted(beside + more_beside)))
            for (taken, beside), (more, more_beside) in product(parts, ways)
        }
    everything = Counter(tag for left in tags.values() for tag in left)
    hand_slots = sorted(tag_of(slot) for slot in hand if slot < 0)
    aside_slots = sorted(tag_of(slot) for slot in lying_aside if slot < 0)
    discard_slots = sorted(tag_of(slot) for slot in discard if slot < 0)
    return any(
        _fit(taken, hand_slots)
        and _fit(beside, aside_slots)
        and _fit(sorted((everything - Counter(taken) - Counter(beside)).elements()), discard_slots)
        for taken, beside in parts
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


@pytest.mark.parametrize("number", numbers(15))
def test_the_real_game_is_always_among_the_possible_ones(number: int) -> None:
    session = begin(number, LAW)
    # Two of those who sit there, other ones in every game: remembering takes far longer than playing.
    seats = [seat % session.game.deal.seats for seat in (number, number + 1)]
    for _ in decisions(session, number, LAW):
        if session.game.decisions % 7 == 0 or session.game.ask_what not in EVERY_TURN:
            for seat in seats:
                check_memory(session.memory(seat), session.game)
    for seat in seats:
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


@pytest.mark.parametrize("number", [4, 11, PARK + 1, PARK + 5])
def test_what_a_copy_of_a_memory_hears_does_not_show_in_the_original(number: int) -> None:
    start = lay_out(rules(number), setup_of(number, LAW))
    session = Session(start)
    for _ in decisions(session, number, LAW):
        pass
    memory = Memory.of(start, 0)
    for i, told in enumerate(session.told):
        if i % 4 == number % 4:
            before = repr(memory_data(memory))
            copy = memory.copy()
            assert repr(memory_data(copy)) == before
            copy.hear(told_to(told, 0))
            assert repr(memory_data(memory)) == before
        memory.hear(told_to(told, 0))


def test_a_guest_who_went_under_her_pile_lies_there_in_every_imagined_world() -> None:
    start = lay_out_position(
        rules(),
        "boxes: more, expanding\nphase: serving\nservings: 2\nA hand:\nA chambermaids: Domino\n"
        "guests: Lilac | Tiffany, Francine",
    )
    session = Session(start)
    session.answer("send away Domino")
    domino = rules().find("Domino")
    for seed in range(8):
        world = imagine(session.view(1), session.memory(1), luck_from_seed(f"guests {seed}"))
        keeps_what_is_remembered(world, session.memory(1))
        assert world.park.guests_down[0] == domino
