"""A partial position: what is not said has the default that docs/notation.md promises."""

from __future__ import annotations

import pytest

from cuore import read_position, write_position
from cuore.cards.catalogue import official_rules
from cuore.engine.game import Game
from cuore.engine.position import list_words, zone_words
from cuore.engine.position import read_position as read_raw
from cuore.engine.words import EMPLOY, EVENT, GENERAL, LOVE, PRIVATE, SERVING, STARTING
from tests.laws import check_state
from tests.towns import FIRST_TOWN

RULES = official_rules()


def laid_out(text: str) -> Game:
    """The position as it is read, before anything happens."""
    return read_raw(RULES, text, FIRST_TOWN)


def pile(g: Game, name: str) -> int:
    """How many cards a pile of the Town has; -1 where there is no such pile."""
    place = g.deal.pile_of[RULES.find(name, g.deal.shop)]
    return g.piles[place] if place >= 0 else -1


def generals(g: Game) -> list[str]:
    return [RULES.names[k] for k in g.deal.shop if RULES.category[k] == GENERAL]


def zones(g: Game, seat: int) -> dict[str, str]:
    names = ("hand", "deck", "discard", "played", "chambermaids", "private", "events")
    return {zone: zone_words(g, seat, zone) for zone in names if zone_words(g, seat, zone)}


def test_nothing_said_is_a_game_for_two_about_to_begin() -> None:
    g = laid_out("")
    assert g.deal.seats == 2
    assert (g.deal.first, g.turn, g.phase, g.round) == (0, 0, STARTING, 1)
    assert (g.love, g.servings, g.employments, g.new_hand, g.decisions) == (0, 1, 1, 5, 0)
    assert not g.over
    assert g.deal.stock.boxes == ("base",)
    assert sorted(generals(g)) == sorted(FIRST_TOWN)
    check_state(read_position(RULES, ""))


def test_a_seat_of_which_nothing_is_said_has_an_ordinary_start_deck() -> None:
    g = laid_out("players: 4\nB hand: Natsumi")
    for seat in (0, 2, 3):
        p = g.players[seat]
        assert len(p.hand) == 5
        assert len(p.deck) == 5
        assert list_words(RULES, sorted(p.hand + p.deck)) == "Colette Framboise x3, 1 Love x7"
        assert set(zones(g, seat)) == {"hand", "deck"}
    assert g.players[0].deck != g.players[2].deck or g.players[0].hand != g.players[2].hand


def test_a_seat_with_one_line_has_nothing_else() -> None:
    g = laid_out("B events: Bad Habit\nA deck: 1 Love")
    assert zones(g, 1) == {"events": "Bad Habit"}
    assert zones(g, 0) == {"deck": "1 Love"}


@pytest.mark.parametrize("line", ["A hand:", "A shuffles: 3", "A lets all: no", "A looks: 0"])
def test_any_line_of_a_seat_counts_as_said(line: str) -> None:
    g = laid_out(line)
    assert zones(g, 0) == {}
    assert len(g.players[1].hand) == 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_piles_have_what_is_not_elsewhere(players: int) -> None:
    g = laid_out(f"players: {players}")
    assert pile(g, "1 Love") == 36 - 7 * players
    assert pile(g, "Colette") == 24 - 3 * players
    assert [pile(g, name) for name in ("2 Love", "3 Love", "Marianne", "Illness", "Bad Habit")] == [12, 8, 8, 10, 16]
    assert pile(g, "Anise") == 8
    assert pile(g, "Kagari") == 10


def test_cards_in_houses_are_missing_from_their_piles() -> None:
    g = laid_out("A hand: Kagari x2\nA chambermaids: Safran (ill 2)\nB events: Bad Habit x3\nB discard: 3 Love")
    assert pile(g, "Kagari") == 8
    assert pile(g, "Safran") == 9
    assert pile(g, "Illness") == 8
    assert pile(g, "Bad Habit") == 13
    assert pile(g, "3 Love") == 7
    assert pile(g, "1 Love") == 36


def test_a_maid_from_elsewhere_takes_the_place_of_the_last_of_the_first_town() -> None:
    g = laid_out("A hand: Natsumi\ntown: Claire x3")
    assert sorted(generals(g)) == sorted([*FIRST_TOWN[:8], "Natsumi Fujikawa", "Claire Saint-Juste"])
    assert pile(g, "Natsumi") == 9
    assert pile(g, "Claire") == 3


def test_a_pile_without_a_number_has_what_is_not_elsewhere() -> None:
    g = laid_out("A hand: Natsumi x2\nB deck: Natsumi\ntown: Natsumi, Marianne, 1 Love")
    assert pile(g, "Natsumi") == 7
    assert pile(g, "Marianne") == 8
    assert pile(g, "1 Love") == 36


def test_a_pile_may_be_given_any_smaller_number() -> None:
    g = laid_out("town: Kagari x0, 1 Love x2, Illness x1")
    assert [pile(g, name) for name in ("Kagari", "1 Love", "Illness")] == [0, 2, 1]
    assert g.sold_out == 1
    check_state(read_position(RULES, "town: Kagari x0, 1 Love x2, Illness x1"))


@pytest.mark.parametrize("gap", ["  ", "\t"])
def test_any_gap_before_the_number_of_a_pile_will_do(gap: str) -> None:
    assert pile(laid_out(f"town: Marianne{gap}x3"), "Marianne") == 3


def test_the_private_maids_on_offer_are_those_that_nobody_has() -> None:
    g = laid_out("A private: Rosa, Tanya (ill)\nB private: Nord")
    offered = [RULES.names[k] for k in g.face_up + g.face_down]
    everybody = [card.name for card in RULES.cards if card.category == PRIVATE and card.box == "base"]
    assert len(g.face_up) == 2
    assert sorted(offered) == sorted(set(everybody) - {"Rosa Topaz", "Tanya Petrushka", "Nord Twilight"})


def test_private_maids_are_read_as_on_offer_then_the_pile_from_its_top() -> None:
    g = laid_out("private maids: Fay, Rosa | Amber, Nord")
    assert [RULES.names[k] for k in g.face_up] == ["Fay Longfang", "Rosa Topaz"]
    assert [RULES.names[k] for k in reversed(g.face_down)] == ["Amber Twilight", "Nord Twilight"]
    assert sum(g.deal.totals[k] for k in range(len(RULES.cards)) if RULES.category[k] == PRIVATE) == 4


@pytest.mark.parametrize("value", ["", "|", "Fay", "Fay |", "| Fay"])
def test_there_may_be_no_private_maids_left(value: str) -> None:
    g = read_position(RULES, f"private maids: {value}")
    check_state(g)
    assert len(g.face_up) + len(g.face_down) == value.count("Fay")


def test_decks_discard_piles_and_stacks_are_read_from_their_top() -> None:
    g = laid_out("A deck: Kagari, Rouge\nA discard: 2 Love, 3 Love\nA private: Fay (ill), Rosa")
    p = g.players[0]
    assert RULES.names[p.deck[-1]] == "Kagari Ichinomiya"
    assert RULES.names[p.discard[-1]] == "2 Love"
    assert RULES.entry_words(p.private[-1]) == "Fay Longfang (ill)"


def test_the_turn_is_the_first_seat_s_unless_it_is_said() -> None:
    assert laid_out("players: 3\nfirst: C").turn == 2
    assert laid_out("players: 3\nfirst: c").deal.first == 2
    assert laid_out("players: 3\nfirst: C\nturn: B").turn == 1


@pytest.mark.parametrize(
    ("phase", "number", "word"),
    [
        ("starting", SERVING, "serve Kagari Ichinomiya"),
        ("serving", SERVING, "end serving"),
        ("employ", EMPLOY, "end turn"),
    ],
)
def test_play_begins_in_the_phase_that_is_said(phase: str, number: int, word: str) -> None:
    g = read_position(RULES, f"phase: {phase}\nA hand: Kagari, 1 Love")
    assert g.phase == number
    assert word in g.words()


def test_the_starting_phase_of_a_position_does_not_start_the_counters_anew() -> None:
    g = read_position(RULES, "A hand: Kagari\nlove: 3\nservings: 4\nemployments: 5\nnew hand: 2\nround: 9")
    assert (g.love, g.servings, g.employments, g.new_hand, g.round) == (3, 4, 5, 2, 9)


def test_luck_is_fixed_by_default_and_chosen_by_a_seed() -> None:
    assert write_position(laid_out("")) == write_position(laid_out(""))
    assert laid_out("seed: one").players[0].deck != laid_out("seed: two").players[0].deck
    key = "0123456789abcdef" * 4
    assert laid_out(f"luck: {key}\nseed: one").deal.luck.key.hex() == key


def test_the_town_is_laid_out_as_a_setup_would() -> None:
    g = laid_out("A hand: Natsumi")
    categories = [RULES.category[k] for k in g.deal.shop]
    assert categories.count(GENERAL) == 10
    assert categories.count(LOVE) == 3
    assert categories.count(EVENT) == 2
    assert categories[-2:] == [EVENT, EVENT]


def test_every_default_position_is_lawful_and_can_be_played() -> None:
    for players in (2, 3, 4):
        for phase in ("starting", "serving", "employ"):
            g = read_position(RULES, f"players: {players}\nphase: {phase}\nseed: {phase}")
            for _ in range(60):
                check_state(g)
                g.apply(g.decisions % len(g.options))
