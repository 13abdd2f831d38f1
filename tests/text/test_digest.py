"""What happened, as a person tells it: who did what, and what came of it, in whole sentences."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import pytest

from cuore.cards.catalogue import official_rules
from cuore.engine.game import Told
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
    TOLD_BEER_MOVED,
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
    TOLD_TURN,
    TOLD_USED,
    card_of,
    option,
    verb_of,
)
from cuore.text.digest import digest
from cuore.text.english import in_second_person
from cuore.text.log import LINES
from tests.cli.play.desk import ALL_BOXES, new_table, table_at

RULES = official_rules()
YOU = "You"


def told(what: int, seat: int = 1, card: str = "", number: int = 0, other: int = -1) -> Told:
    return (what, seat, RULES.kinds[card] if card else HIDDEN, number, other, 0)


def said(events: list[Told], deeds: dict[int, int] | None = None, names: tuple[str, ...] = (YOU, "Ben")) -> list[str]:
    """All sentences about a turn of seat 1."""
    by_ben = {number + 1: (1, deed) for number, deed in (deeds or {}).items()}
    paragraphs = digest(RULES, [told(TOLD_TURN, 1, "", 4), *events], by_ben, names, YOU)
    return [line for paragraph in paragraphs for line in paragraph.lines]


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
    head, _, effects = line.partition(": ")
    assert head == "Ben is served by Natsumi Fujikawa"
    assert effects == "gains 1 Love and 2 Servings, draws 1 card; you discard 1 Love; Ben discards 2 Love."


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
    assert said(events, deeds) == ["Ben plays 2× 1 Love, 2 Love and employs Colette Framboise for 3 Love."]
    assert said(events[:3], deeds) == ["Ben plays 2× 1 Love, 2 Love."]


def test_every_deed_has_a_sentence_of_its_own() -> None:
    rosa, azure = RULES.kinds["Rosa Topaz"], RULES.kinds["Azure Crescent"]
    events = [
        told(TOLD_USED, 1, "Rosa Topaz"),
        told(TOLD_LOVE, 1, "", 1),
        told(TOLD_PHASE, 1, "", EMPLOY),
        told(TOLD_CHAMBERED, 1, "Azure Crescent"),
    ]
    lines = ["Ben uses Rosa Topaz: gains 1 Love.", "Ben makes Azure Crescent a chambermaid."]
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
    assert first == "Your Amber Twilight takes effect: Ben discards 1 Love."
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
    (paragraph,) = digest(RULES, events, {0: (0, END_TURN)}, (YOU, "Ben"), YOU)
    assert paragraph.lines == ["You draw a new hand after a reshuffle: 4× 1 Love, 2 Love."]


def test_who_looks_at_the_own_deck_is_not_named_twice() -> None:
    assert said([told(TOLD_LOOKED_AT_TOP, 1, "", 0, 1)]) == ["Ben looks at the top card of their own deck."]
    assert said([told(TOLD_LOOKED_AT_TOP, 0, "", 0, 1)]) == ["Ben looks at the top card of your deck."]


def test_what_follows_a_new_hand_is_a_sentence_of_its_own() -> None:
    events = [
        told(TOLD_PHASE, 1, "", DISMISS),
        *[told(TOLD_DREW, 1)] * 6,
        told(TOLD_DISCARDED, 1, "1 Love"),
    ]
    assert said(events) == ["Ben draws a new hand of 6 cards.", "Ben discards 1 Love."]


def test_a_beer_that_changes_hands_is_told_in_plain_words() -> None:
    assert said([told(TOLD_BEER_MOVED, 0, "", 0, 1)]) == ["Ben gets one of your beers."]
    assert said([told(TOLD_BEER_MOVED, 1, "Bock", 0, 0)]) == ["You get one of Ben's beers (Bock)."]


# -- whole effects, from the game itself --


def told_after(position: str, *answers: str, names: tuple[str, ...] = (YOU, "Ben"), viewer: int = 0) -> list[str]:
    """All sentences that a viewer reads of a position some answers later."""
    table = table_at(position, "Ann,Ben", *answers)
    heard = table.session.heard(viewer)
    return [line for paragraph in digest(RULES, heard, table.deeds(0), names, YOU) for line in paragraph.lines]


def test_an_event_is_told_with_the_maid_it_lies_on() -> None:
    position = """
        phase: employ
        turn: B
        love: 4
        B hand:
        A chambermaids: Colette Framboise
    """
    lines = told_after(position, "employ Illness")
    assert "Ben lays Illness on your Colette Framboise." in lines


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
    assert line.startswith(f"You are served by {maid.name}: ")


# -- laws --


@pytest.mark.parametrize("boxes", [ALL_BOXES, "oktoberfest,vacation"])
def test_in_whole_games_every_line_is_a_sentence(boxes: str) -> None:
    table = new_table("Ann,Ben,Cleo", boxes=boxes, seed="digest")
    rng = Random(7)
    while not table.game.over:
        table.answer(int(rng.random() * len(table.game.options)))
    session = table.session
    names = (YOU, "Ben", "Cleo")
    for viewer in (0, SPECTATOR):
        heard = session.heard(viewer)
        lines = [line for part in digest(RULES, heard, table.deeds(0), names, YOU) for line in part.lines]
        assert len(lines) > 200
        for line in lines:
            assert re.match(r"[A-ZÀ-Þ0-9].*[.!)]$", line), line
            assert not re.search(r"You's|You is|[:;,] You\b|\byou \w+s a\b|\.\.$|  |: [^:]*: ", line), line
        assert any(re.match(r"\w+ acquires? .*, discarding ", line) for line in lines)


def test_a_deed_names_no_card_that_the_table_did_not_see() -> None:
    table = new_table("Ann,Ben,Cleo", boxes=ALL_BOXES, seed="deeds")
    rng = Random(8)
    while not table.game.over:
        table.answer(int(rng.random() * len(table.game.options)))
    public = table.session.heard(SPECTATOR)
    marks = [*sorted(table.deeds(0)), len(public)]
    seen = 0
    for mark, following in pairwise(marks):
        _, deed = table.deeds(0)[mark]
        if verb_of(deed) in (SERVE, CHAMBER, PLAY_LOVE, EMPLOY_CARD, ACQUIRE):
            seen += 1
            assert card_of(deed) in [told[2] for told in public[mark:following]]
    assert seen > 200


def test_picks_of_a_round_are_one_sentence() -> None:
    events = [told(TOLD_ROUND, 1, "", 5), told(TOLD_PICKED, 1, "Ignis"), told(TOLD_PICKED, 0, "Ellis")]
    (paragraph,) = digest(RULES, events, {}, (YOU, "Ben"), YOU)
    assert paragraph.heading == "Round 5, opened by Ben"
    assert paragraph.lines == ["Ben picks Ignis; you pick Ellis."]


def test_headings_name_round_and_player() -> None:
    events = [
        told(TOLD_TURN, 0, "", 4),
        told(TOLD_USED, 0, "Rosa Topaz"),
        told(TOLD_TURN, 1, "", 4),
        told(TOLD_USED, 1, "Rosa Topaz"),
    ]
    assert [part.heading for part in digest(RULES, events, {}, (YOU, "Ben"), YOU)] == [
        "Round 4, your turn",
        "Round 4, Ben",
    ]


def test_without_a_person_to_speak_to_everybody_is_named() -> None:
    events = [told(TOLD_TURN, 1, "", 4), told(TOLD_USED, 1, "Rosa Topaz"), told(TOLD_DISCARDED, 0, "1 Love")]
    (paragraph,) = digest(RULES, events, {}, ("Ann", "Ben"), YOU)
    assert paragraph.lines == ["Ben uses Rosa Topaz: Ann discards 1 Love."]


# -- persons --


@pytest.mark.parametrize("line", sorted(set(LINES.values())))
def test_every_log_line_can_speak_to_you(line: str) -> None:
    facts = {
        "card": "Illness",
        "known": " (Illness)",
        "number": 2,
        "servings": "2 Servings",
        "employments": "1 Employment",
    }
    for who, other in (("You", "Ben"), ("Ben", "You")):
        place = f"on {who}'s Colette"
        words = line.format(who=who, other=other, place=place, ending="so", skill="Effort", **facts)
        spoken = in_second_person(words)
        assert not re.search(r"You's|You is|(?<!^)\bYou\b|^You \w+s\b(?<!is)", spoken), spoken


def test_second_person() -> None:
    assert in_second_person("You is served by Colette") == "You are served by Colette"
    assert in_second_person("You shuffles the discard pile") == "You shuffle the discard pile"
    assert in_second_person("Ben looks at a card in You's hand") == "Ben looks at a card in your hand"
    assert in_second_person("Ben gets one of You's beers (Bock)") == "Ben gets one of your beers (Bock)"
    assert in_second_person("Youssef draws a card") == "Youssef draws a card"
