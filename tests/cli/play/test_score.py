"""The last screen."""

from __future__ import annotations

from io import StringIO
from textwrap import dedent

import pytest

from cuore.cards.catalogue import official_rules
from cuore.cli.play.score import NAME_COLUMN, final_score
from cuore.engine.card import Card
from cuore.engine.game import Game
from cuore.engine.position import read_position
from cuore.engine.score_rules import SCORE_RULES
from cuore.engine.scoring import points
from cuore.engine.words import BEERS_GONE, CAMP_FIRE, PILES_EMPTY, ROUND_LIMIT
from cuore.table import shares
from cuore.text.english import ENGLISH
from cuore.town import lay_out_position
from tests.cli.play.desk import ALL_BOXES, GAMES, PEOPLE, new_console, new_table, play_on
from tests.text.speaking import label_of
from tests.towns import FIRST_TOWN


def shown(g: Game, names: list[str], width: int = 80) -> str:
    out = StringIO()
    new_console(out, width).print(final_score(g, names, width))
    return out.getvalue()


def position(text: str) -> Game:
    return read_position(official_rules(), text, FIRST_TOWN)


@pytest.mark.parametrize("boxes", GAMES)
@pytest.mark.parametrize("seed", range(12))
def test_the_shares_add_up_to_the_points(boxes: str, seed: int) -> None:
    table = new_table(PEOPLE[2 + seed % 2 * 4], seed=f"score {seed}", town="random", boxes=boxes)
    play_on(table, 100_000, seed)
    found = shares(table.game)
    seats = range(len(table.seats))
    assert [sum(share.points[seat] for share in found) for seat in seats] == points(table.game)


def test_a_rule_that_several_cards_share_has_one_line() -> None:
    g = position("A chambermaids: Azure Crescent, Viola Crescent, Rouge Crescent\n")
    assert [share.name for share in shares(g)].count("sets of the Crescent family") == 1


def test_what_the_later_boxes_score_has_its_lines() -> None:
    g = lay_out_position(
        official_rules(),
        dedent("""
            boxes: oktoberfest, expanding, vacation
            A beers: Weissbier x2, Altbier, Oktoberfest
            A reminiscences: Scary Night
            A buildings: Estate (Matilde Wiese), Garden (storm)
            B beers: Pilsner x2
            beer stand: B 2
        """),
    )
    found = {share.name: share.points for share in shares(g)}
    assert found["Weissbier: each the number owned"] == [6, 0]
    assert found["sets of Pilsners"] == [0, 6]
    assert found["Matilde Wiese"][0] == 1
    assert found["Scary Night"] == [3, 0]
    assert found["Beer Stand"] == [0, 2]
    assert "Garden" not in found
    assert "1 building in a storm does not count (Ann 1)." in shown(g, ["Ann", "Ben"])


@pytest.mark.parametrize(
    ("ending", "words"),
    [
        (PILES_EMPTY, "enough maid piles are empty"),
        (ROUND_LIMIT, "the round limit is reached"),
        (CAMP_FIRE, "the Camp Fire is lit"),
        (BEERS_GONE, "the last beer is gone"),
    ],
)
def test_how_the_game_ended_is_told(ending: int, words: str) -> None:
    g = position("A deck:\nB deck:\n")
    g.ending = ending
    assert words in shown(g, ["Ann", "Ben"])


def test_six_players_with_long_names_fit_on_a_small_screen() -> None:
    table = new_table("Annabel the Good,Benedict,housekeeper,housekeeper,random,random", seed="wide", boxes=ALL_BOXES)
    play_on(table, 100_000)
    text = shown(table.game, table.names)
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "A Annabel the Good · B Benedict · C Housekeeper" in text
    assert "Annabel the Good" in shown(table.game, table.names, 160).splitlines()[2]


def test_every_card_and_every_bonus_has_a_line() -> None:
    g = position("A discard: Marianne Soleil x2\nA chambermaids: Safran Virginie x2, Azure Crescent, Rouge Crescent\n")
    text = shown(g, ["Ann", "Ben"])
    for words in ("Marianne Soleil", "2×  12", "sets of chambered Safrans", "sets of the Crescent family", "Ann wins!"):
        assert words in text


def test_ill_maids_are_told_to_be_left_out() -> None:
    ill = "A chambermaids: Azure Crescent (ill) x2\nB chambermaids: Azure Crescent (ill)\n"
    text = shown(position(ill), ["Ann", "Ben"])
    assert "3 ill maids do not count (Ann 2, Ben 1)." in text
    total = next(line for line in text.splitlines() if "Total" in line)
    assert text.index(total) < text.index("ill maids"), "a count does not stand among the points"


def test_rules_are_told_in_plain_words() -> None:
    g = position("A deck:\nB deck:\nA chambermaids: Colette\nA events: Bad Habit x4\n")
    found = {share.name: share.points for share in shares(g)}
    assert found["Bad Habit"] == [-4, 0]
    assert found["4+ Bad Habits: \N{MINUS SIGN}1 more each"] == [-4, 0]
    assert found["most Colettes of all"] == [5, 0]


@pytest.mark.parametrize("card", [card for card in official_rules().cards if card.scores], ids=lambda card: card.name)
def test_every_rule_has_a_few_words_of_its_own(card: Card) -> None:
    for rule in card.scores:
        words = label_of(card, rule)
        assert not words.endswith(rule.WORD)
        assert len(words) <= NAME_COLUMN + 3
        assert card.name.split()[0] in words or "Crescent" in words


def test_the_words_cover_all_rules() -> None:
    labels = {key for key in ENGLISH.templates if key.startswith("score.") and key.endswith(".label")}
    assert labels == {f"score.{word}.label" for word in SCORE_RULES}


def test_the_piles_that_are_empty_are_named() -> None:
    g = position("B deck: Safran Virginie x10, Azure Crescent x10\n")
    assert "Empty piles" not in shown(g, ["Ann", "Ben"])
    g.ending = PILES_EMPTY
    assert "Empty piles: Azure and Safran." in shown(g, ["Ann", "Ben"])


def test_the_tie_break_is_explained() -> None:
    text = shown(position("A discard: Kagari Ichinomiya\nA deck:\nB deck:\n"), ["Ann", "Ben"])
    assert "Level on points" in text
    assert "Ann 1, Ben 0" in text
    assert "Ann wins!" in text


def test_a_win_can_be_shared() -> None:
    text = shown(position("A deck:\nB deck:\n"), ["You", "Ben"])
    assert "You and Ben share the win." in text


def test_four_players_fit_on_a_small_screen() -> None:
    table = new_table("Annabel,Benedict,housekeeper,housekeeper", seed="wide")
    play_on(table, 100_000)
    assert max(len(line) for line in shown(table.game, table.names).splitlines()) <= 80
