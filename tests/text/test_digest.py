"""What happened, as a person tells it: who did what, and what came of it, in whole sentences."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import pytest

from cuore.cards.catalogue import official_rules
from cuore.engine.game import Told
from cuore.engine.told_kinds import BUILT_IN
from cuore.engine.words import (
    ACQUIRE,
    CHAMBER,
    DISMISS,
    EMPLOY,
    EMPLOY_CARD,
    END_TURN,
    HIDDEN,
    PLAY_LOVE,
    SERVE,
    SPECTATOR,
    TOLD_BARGAIN,
    TOLD_BEER_MOVED,
    TOLD_BEER_TAKEN,
    TOLD_CHAMBERED,
    TOLD_DISCARDED,
    TOLD_DREW,
    TOLD_EMPLOYED,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_LOOKED_AT_TOP,
    TOLD_LOVE,
    TOLD_LOVE_PLAYED,
    TOLD_PHASE,
    TOLD_PICKED,
    TOLD_ROUND,
    TOLD_SERVED,
    TOLD_SERVINGS,
    TOLD_SHUFFLED,
    TOLD_TOOK_TO_DISCARD,
    TOLD_TURN,
    TOLD_USED,
    card_of,
    option,
    verb_of,
)
from cuore.table.turns import deeds
from cuore.text.digest import Deed, digest
from cuore.text.english import ENGLISH
from cuore.text.log import event_message
from tests.cli.play.desk import ALL_BOXES, choose, new_table, table_at
from tests.text.speaking import english, headings, sentences

RULES = official_rules()
NAMES = ("Ann", "Ben")


def told(what: int, seat: int = 1, card: str = "", number: int = 0, other: int = -1) -> Told:
    return (what, seat, RULES.kinds[card] if card else HIDDEN, number, other, 0)


def said(events: list[Told], deeds: dict[int, int] | None = None) -> list[str]:
    """All sentences about a turn of seat 1, as seat 0 reads them."""
    by_ben = {number + 1: (1, deed) for number, deed in (deeds or {}).items()}
    return to_ann([told(TOLD_TURN, 1, "", 4), *events], by_ben)


def to_ann(events: list[Told], deeds: dict[int, Deed] | None = None) -> list[str]:
    """All sentences as seat 0 reads them."""
    return sentences(digest(RULES, events, deeds or {}), NAMES, 0)


# -- a sentence for each deed --


def test_what_came_of_a_deed_is_told_with_it() -> None:
    natsumi = RULES.kinds["Natsumi Fujikawa"]
    events = [
        told(TOLD_SERVED, 1, "Natsumi Fujikawa"),
        told(TOLD_LOVE, 1, "", 1),
        told(TOLD_SERVINGS, 1, "", 2),
        told(TOLD_DREW, 1),
        told(TOLD_DISCARDED, 0, "1 Love"),
        told(TOLD_DISCARDED, 1, "2 Love"),
    ]
    (line,) = said(events, {0: option(SERVE, natsumi)})
    head, *effects = line.split("; ")
    assert head == "Ben is served by Natsumi Fujikawa, gains 1 Love and 2 Servings, and draws a card"
    assert effects == ["you discard a 1 Love card", "Ben discards a 2 Love card."]


def test_what_comes_of_a_deed_has_its_subject_before_it() -> None:
    kagari = option(SERVE, RULES.kinds["Kagari Ichinomiya"])
    events = [told(TOLD_SERVED, 0, "Kagari Ichinomiya"), told(TOLD_SERVINGS, 0, "", 2)]
    assert to_ann(events, {0: (0, kagari)}) == ["You are served by Kagari Ichinomiya and gain 2 Servings."]


def test_love_cards_are_told_from_amounts_of_love() -> None:
    employs = {0: option(EMPLOY_CARD, RULES.kinds["1 Love"])}
    assert said([told(TOLD_EMPLOYED, 1, "1 Love", 1)], employs) == ["Ben employs a 1 Love card for 1 Love."]
    drawn = [told(TOLD_DREW, 0, "1 Love"), told(TOLD_DREW, 0, "2 Love"), told(TOLD_DREW, 0, "1 Love")]
    assert said(drawn) == ["You draw two 1 Love cards and a 2 Love card."]


def test_equal_things_in_a_row_are_told_once() -> None:
    came = [told(TOLD_TOOK_TO_DISCARD, 1, "3 Love")] * 2
    assert said(came) == ["Two 3 Love cards go from the Town to Ben's discard pile."]
    assert said(came[:1]) == ["A 3 Love card goes from the Town to Ben's discard pile."]
    beers = [told(TOLD_BEER_TAKEN, 1)] * 3
    assert said(beers) == ["Ben gains a beer three times."]
    azure = option(SERVE, RULES.kinds["Azure Crescent"])
    served = [told(TOLD_SERVED, 1, "Azure Crescent"), told(TOLD_LOVE, 1, "", 1)]
    twice = said([*served, *served], {0: azure, 2: azure})
    assert twice == ["Ben is served by Azure Crescent and gains 1 Love, twice."]


def test_a_private_maid_who_helps_has_a_sentence_of_her_own() -> None:
    served = option(SERVE, RULES.kinds["Natsumi Fujikawa"])
    events = [
        told(TOLD_SERVED, 1, "Natsumi Fujikawa"),
        told(TOLD_DREW, 1),
        told(TOLD_USED, 1, "Milly Violet"),
        told(TOLD_SERVINGS, 1, "", 1),
        told(TOLD_DISCARDED, 0, "1 Love"),
    ]
    assert said(events, {0: served}) == [
        "Ben is served by Natsumi Fujikawa and draws a card; you discard a 1 Love card.",
        "Ben uses Milly Violet and gains 1 Serving.",
    ]


def test_how_prices_change_is_said() -> None:
    thekla = [told(TOLD_USED, 1, "Thekla"), told(TOLD_BARGAIN, 1, "Thekla")]
    assert said(thekla) == ["Ben uses Thekla: this turn maids cost Ben 1 Love less, but at least 1."]
    mine = [(what, 0, card, number, other, seen) for what, _, card, number, other, seen in thekla]
    told_me = to_ann([told(TOLD_TURN, 0, "", 4), *mine])
    assert told_me == ["You use Thekla: this turn maids cost you 1 Love less, but at least 1."]


def test_love_is_told_with_what_it_bought() -> None:
    one, colette = RULES.kinds["1 Love"], RULES.kinds["Colette Framboise"]
    events = [
        told(TOLD_LOVE_PLAYED, 1, "1 Love", 1),
        told(TOLD_LOVE_PLAYED, 1, "1 Love", 1),
        told(TOLD_LOVE_PLAYED, 1, "2 Love", 2),
        told(TOLD_EMPLOYED, 1, "Colette Framboise", 3),
    ]
    deeds = {
        0: option(PLAY_LOVE, one),
        1: option(PLAY_LOVE, one),
        2: option(PLAY_LOVE, one),
        3: option(EMPLOY_CARD, colette),
    }
    assert said(events, deeds) == [
        "Ben plays two 1 Love cards and a 2 Love card, and employs Colette Framboise for 3 Love."
    ]
    assert said(events[:3], deeds) == ["Ben plays two 1 Love cards and a 2 Love card."]


def test_every_deed_has_a_sentence_of_its_own() -> None:
    rosa, azure = RULES.kinds["Rosa Topaz"], RULES.kinds["Azure Crescent"]
    events = [
        told(TOLD_USED, 1, "Rosa Topaz"),
        told(TOLD_LOVE, 1, "", 1),
        told(TOLD_PHASE, 1, "", EMPLOY),
        told(TOLD_CHAMBERED, 1, "Azure Crescent"),
    ]
    lines = ["Ben uses Rosa Topaz and gains 1 Love.", "Ben makes Azure Crescent a chambermaid."]
    assert said(events, {3: option(CHAMBER, azure)}) == lines
    assert rosa != azure


def test_the_private_maid_of_another_player_is_named_as_the_cause() -> None:
    events = [
        told(TOLD_PHASE, 1, "", DISMISS),
        told(TOLD_USED, 0, "Amber Twilight"),
        told(TOLD_DISCARDED, 1, "1 Love"),
        told(TOLD_HAND_CARD_DISMISSED, 1),
        told(TOLD_DREW, 1),
    ]
    first, second = said(events)
    assert first == "Your Amber Twilight takes effect: Ben discards a 1 Love card."
    assert second == "Ben draws a new hand of 1 card."


def test_a_usual_new_hand_of_somebody_else_needs_no_words() -> None:
    end = [told(TOLD_PHASE, 1, "", DISMISS), told(TOLD_HAND_CARD_DISMISSED, 1)]
    draws = [told(TOLD_DREW, 1)] * 5
    assert said([*end, *draws]) == []
    shuffled = [*draws[:2], told(TOLD_SHUFFLED, 1, "", 9), *draws[2:]]
    assert said([*end, *shuffled]) == ["Ben draws a new hand after a reshuffle."]


def test_the_own_new_hand_is_told_card_by_card() -> None:
    events = [
        told(TOLD_PHASE, 0, "", DISMISS),
        *[told(TOLD_DREW, 0, "1 Love")] * 3,
        told(TOLD_SHUFFLED, 0, "", 4),
        told(TOLD_DREW, 0, "2 Love"),
        told(TOLD_DREW, 0, "1 Love"),
    ]
    assert to_ann(events, {0: (0, END_TURN)}) == [
        "You draw a new hand after a reshuffle: four 1 Love cards and a 2 Love card."
    ]


def test_who_looks_at_the_own_deck_is_not_named_twice() -> None:
    assert said([told(TOLD_LOOKED_AT_TOP, 1, "", 0, 1)]) == ["Ben looks at the top card of their own deck."]
    assert said([told(TOLD_LOOKED_AT_TOP, 0, "", 0, 1)]) == ["Ben looks at the top card of your deck."]


def test_what_follows_a_new_hand_is_a_sentence_of_its_own() -> None:
    events = [
        told(TOLD_PHASE, 1, "", DISMISS),
        *[told(TOLD_DREW, 1)] * 6,
        told(TOLD_DISCARDED, 1, "1 Love"),
    ]
    assert said(events) == ["Ben draws a new hand of 6 cards.", "Ben discards a 1 Love card."]


def test_a_beer_that_changes_hands_is_told_in_plain_words() -> None:
    assert said([told(TOLD_BEER_MOVED, 0, "", 0, 1)]) == ["Ben gets one of your beers."]
    assert said([told(TOLD_BEER_MOVED, 1, "Bock", 0, 0)]) == ["You get one of Ben's beers (Bock)."]


# -- whole effects, from the game itself --


def told_after(position: str, *answers: str, viewer: int = 0) -> list[str]:
    """All sentences that a viewer reads of a position some answers later."""
    table = table_at(position, "Ann,Ben", *answers)
    heard = table.session.heard(viewer)
    return sentences(digest(RULES, heard, deeds(table.session, 0)), NAMES, viewer)


def test_an_event_is_told_with_the_maid_it_lies_on() -> None:
    position = """
        phase: employ
        turn: B
        love: 4
        B hand:
        A chambermaids: Colette Framboise
    """
    lines = told_after(position, "employ Illness")
    assert "Ben lays Illness on your Colette Framboise for 4 Love." in lines


def test_a_chambermaid_that_a_card_offers_is_told_with_that_card() -> None:
    maid = next(
        card
        for card in RULES.cards
        if card.box != "more" and card.category == 2 and any(step.WORD == "may chamber" for step in card.serve)
    )
    position = f"""
        boxes: {maid.box}
        phase: serving
        town: {maid.name} x9
        A hand: {maid.name}, Azure Crescent
    """
    chief = next(card.name for card in RULES.cards if card.box == maid.box and card.category == 1)
    lines = told_after(position.replace("Azure Crescent", chief), f"serve {maid.name}", f"chamber {chief}")
    (line,) = [line for line in lines if "chambermaid" in line]
    assert line.startswith(f"You are served by {maid.name}")


# -- laws --


@pytest.mark.parametrize("boxes", [ALL_BOXES, "oktoberfest,vacation"])
def test_in_whole_games_every_line_is_a_sentence(boxes: str) -> None:
    table = new_table("Ann,Ben,Cleo", boxes=boxes, seed="digest")
    rng = Random(7)
    while not table.game.over:
        choose(table, int(rng.random() * len(table.game.options)))
    session = table.session
    for viewer in (0, SPECTATOR):
        lines = sentences(digest(RULES, session.heard(viewer), deeds(table.session, 0)), table.names, viewer)
        assert len(lines) > 200
        for line in lines:
            assert re.match(r"[A-ZÀ-Þ0-9].*[.!)]$", line), line
            assert not re.search(r"You's|You is|[:;,] You\b|\byou \w+s a\b|\.\.$|  |: [^:]*: ", line), line
        assert any(re.match(r"\w+ acquires? .*, discarding ", line) for line in lines)


def test_a_deed_names_no_card_that_the_table_did_not_see() -> None:
    table = new_table("Ann,Ben,Cleo", boxes=ALL_BOXES, seed="deeds")
    rng = Random(8)
    while not table.game.over:
        choose(table, int(rng.random() * len(table.game.options)))
    public = table.session.heard(SPECTATOR)
    marks = [*sorted(deeds(table.session, 0)), len(public)]
    seen = 0
    for mark, following in pairwise(marks):
        _, deed = deeds(table.session, 0)[mark]
        if verb_of(deed) in (SERVE, CHAMBER, PLAY_LOVE, EMPLOY_CARD, ACQUIRE):
            seen += 1
            assert card_of(deed) in [told[2] for told in public[mark:following]]
    assert seen > 200


def test_picks_of_a_round_are_one_sentence() -> None:
    events = [told(TOLD_ROUND, 1, "", 5), told(TOLD_PICKED, 1, "Ignis"), told(TOLD_PICKED, 0, "Ellis")]
    paragraphs = digest(RULES, events, {})
    assert headings(paragraphs, NAMES, 0) == ["Round 5, opened by Ben"]
    assert sentences(paragraphs, NAMES, 0) == ["Ben picks Ignis; you pick Ellis."]
    assert headings(paragraphs, NAMES, 1) == ["Round 5, opened by you"]


def test_headings_name_round_and_player() -> None:
    events = [
        told(TOLD_TURN, 0, "", 4),
        told(TOLD_USED, 0, "Rosa Topaz"),
        told(TOLD_TURN, 1, "", 4),
        told(TOLD_USED, 1, "Rosa Topaz"),
    ]
    assert headings(digest(RULES, events, {}), NAMES, 0) == [
        "Round 4, your turn",
        "Round 4, Ben",
    ]


def test_without_a_person_to_speak_to_everybody_is_named() -> None:
    events = [told(TOLD_TURN, 1, "", 4), told(TOLD_USED, 1, "Rosa Topaz"), told(TOLD_DISCARDED, 0, "1 Love")]
    assert sentences(digest(RULES, events, {}), NAMES) == ["Ben uses Rosa Topaz: Ann discards a 1 Love card."]


# -- persons --


@pytest.mark.parametrize("what", [kind.what for kind in BUILT_IN if not kind.quiet])
def test_every_log_line_can_speak_to_you(what: int) -> None:
    place = RULES.kinds["Colette Framboise"]
    number = {"ending": 1, "entry": place, "card": place}.get(_sort(what, "number"), 2)
    event: Told = (what, 0, RULES.kinds["Illness"], number, 1, 0)
    for reader in (0, 1):
        line = str(english(NAMES, reader).say(event_message([event])))
        other = NAMES[1 - reader]
        assert not re.search(
            rf"\b{NAMES[reader]}\b|you's|you is|^you \w+s\b|{other} (?!may\b|and\b)\w+[^s\W] ", line
        ), line
        assert f"event.{BUILT_IN[what].name}" in ENGLISH.templates


def _sort(what: int, slot: str) -> str:
    return next((field.sort for field in BUILT_IN[what].fields if field.slot == slot), "")


def test_second_person() -> None:
    served = event_message([told(TOLD_SERVED, 0, "Colette Framboise")])
    assert str(english(NAMES, 0).say(served)) == "you are served by Colette Framboise"
    assert str(english(NAMES, 1).say(served)) == "Ann is served by Colette Framboise"
    shuffled = event_message([told(TOLD_SHUFFLED, 0, "", 9)])
    assert str(english(NAMES, 0).say(shuffled)) == "you shuffle the discard pile into a new deck of 9"
    moved = event_message([told(TOLD_BEER_MOVED, 0, "Bock", 0, 1)])
    assert str(english(NAMES, 0).say(moved)) == "Ben gets one of your beers (Bock)"
    assert str(english(NAMES, 1).say(moved)) == "you get one of Ann's beers (Bock)"


def test_a_player_may_have_any_name() -> None:
    used = digest(RULES, [told(TOLD_USED, 1, "Rosa Topaz"), told(TOLD_USED, 0, "Rosa Topaz")], {})
    assert sentences(used, ("you", "Youssef"), 0) == ["Youssef uses Rosa Topaz.", "Your Rosa Topaz takes effect."]
    assert sentences(used, ("Rosa Topaz", "yves"), 0)[0] == "yves uses Rosa Topaz."
