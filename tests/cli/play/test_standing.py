"""How the game stands is on every screen: points in sight, what ends the game, what the letters mean, the own deck."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import RenderableType
from rich.text import Text

from cuore.cli.play.deck import own_deck
from cuore.cli.play.labels import LEGEND, MARK
from cuore.cli.play.layout import fitted, whole_table
from cuore.cli.play.scene import Scene, scene_for
from cuore.cli.play.standing import end_of_game
from cuore.cli.play.town import headed_piles, in_columns
from cuore.engine.scoring import score_table
from cuore.engine.words import REMINISCENCE, SPECTATOR
from cuore.table import Table, open_points
from tests.cli.play.desk import ALL_BOXES, new_console, new_table, play_on, table_at

SIZES = [(80, 24), (100, 30), (120, 40), (140, 50), (200, 60)]

HIDES_SOMETHING = (
    "most owned",
    "odd or even",
    "each with chiefs",
    "each with maid chiefs",
    "each with friends",
    "each their number",
    "owned sets",
    "each chambered by alcohol",
)
"""Rules that look at decks or beers."""


def scene_of(table: Table) -> Scene:
    return scene_for(table, table.game.asked)


def printed(thing: RenderableType, width: int = 120) -> str:
    out = StringIO()
    new_console(out, width).print(thing)
    return out.getvalue()


def screen(table: Table, width: int, height: int) -> str:
    picture = fitted(new_console(StringIO(), width, height), scene_of(table), Text())
    return "\n".join("".join(segment.text for segment in line) for line in picture.lines)


# -- points in sight --


@pytest.mark.parametrize("boxes", [ALL_BOXES, "more,base", "vacation"])
def test_points_in_sight_are_those_of_a_game_without_decks_hands_and_beers(boxes: str) -> None:
    table = new_table("Ann,Ben,Cleo", boxes=boxes, town="first" if "more" in boxes else "random", seed="sight")
    scored = False
    while not table.game.over:
        play_on(table, table.game.decisions + 15, seed=table.game.decisions)
        bare = table.game.copy()
        for player in bare.players:
            player.deck, player.hand, player.discard, player.played, player.beers = [], [], [], [], []
        bare.aside = []
        sight = score_table(bare)
        rules = bare.rules
        for seat, points in enumerate(open_points(table.session.view(SPECTATOR))):
            expected = sum(rules.cards[rules.kinds[name]].vp * count for name, count in sight.owned[seat].items())
            for name, rule in bare.deal.stock.score_rules:
                staff = rule.WORD == "each with at least" and name != "Bad Habit"
                if rule.WORD not in HIDES_SOMETHING and not staff:
                    expected += rule.points(name, seat, sight)
            assert points == expected
            scored = scored or points != 0
    assert scored


def test_everybody_counts_the_same_points_in_sight() -> None:
    table = new_table("Ann,Ben", boxes="oktoberfest", seed="same")
    play_on(table, 120)
    first, second, spectator = [open_points(table.session.view(seat)) for seat in (0, 1, SPECTATOR)]
    assert first == second == spectator


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_points_in_sight_stand_with_the_name(width: int, height: int) -> None:
    position = "phase: serving\nA hand: Azure, 1 Love\nA chambermaids: Colette x2, Azure\nB events: Bad Habit\n"
    text = screen(table_at(position), width, height)
    assert "Ann 3★" in text
    assert "Ben \N{MINUS SIGN}1★" in text
    assert "in sight" in text


# -- the end --


def words_at(position: str) -> str:
    scene = scene_of(table_at(position))
    return "".join(str(scene.speaker.say(part)) for part in end_of_game(scene.view, scene.labels).parts())


def test_the_end_is_told_with_the_lowest_piles() -> None:
    assert words_at("phase: employ\n") == "end of game: 0 of 2 maid piles empty, lowest Anise 8, Marianne 8"
    near = words_at("phase: employ\nB deck: Azure x10, Rouge x7\n")
    assert near == "end of game: 1 of 2 maid piles empty, lowest Rouge 3"


def test_beers_preparations_and_the_last_rounds_end_the_game_too() -> None:
    beers = words_at("boxes: oktoberfest\nphase: employ\nA hand: 1 Love\nbeers: Bock | Altbier x2\n")
    assert beers.endswith("; or beers gone (2 left)")
    park = words_at(
        "boxes: more\nphase: employ\nA hand: 1 Love\npreparations: Food 1, Food 2, Decoration 1 x2, Decoration 2\n"
    )
    assert "; or all Food done (2 left)" in park
    assert "after round" not in words_at("phase: employ\nround: 190\n")
    assert words_at("phase: employ\nround: 191\n").endswith("; or after round 200")


def test_a_card_that_ends_the_game_is_named_while_it_can_be_acquired() -> None:
    table = table_at("boxes: vacation\nphase: employ\nA hand: 1 Love\n")
    last = next(card.name for card in table.rules.cards if any(step.WORD == "end game" for step in card.employed))
    rare = [card.name for card in table.rules.cards if card.category == REMINISCENCE]
    others = [name for name in rare if name != last]
    ending = f"boxes: vacation\nphase: employ\nA hand: 1 Love\nreminiscences: {last}, {others[0]} | {others[1]}\n"
    later = f"boxes: vacation\nphase: employ\nA hand: 1 Love\nreminiscences: {others[0]} | {others[1]}, {last}\n"
    assert f"; or {last}" in words_at(ending)
    assert last not in words_at(later)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("boxes", ["base", ALL_BOXES, "more,base"])
def test_every_screen_tells_the_end_and_the_letters(boxes: str, width: int, height: int) -> None:
    table = new_table("Ann,Ben,Cleo", boxes=boxes, town="first" if boxes != ALL_BOXES else "random", seed="letters")
    play_on(table, 60)
    text = screen(table, width, height)
    assert re.search(r"(Town|Park) · end( of game)?: \d of \d maid piles empty", text)
    for letter in ("D draw", "♥ Love", "S Serving", "E Employment"):
        assert letter in text
    if boxes.startswith("more"):
        assert re.search(r"I Imagination.*C Concentration.*F Effort", text)


# -- headings and marks --


def test_piles_stand_under_headings() -> None:
    table = new_table("Ann,Ben", boxes=ALL_BOXES, seed="heads")
    found = dict(headed_piles(table.session.view(0)))
    assert list(found) == ["Chiefs", "General maids", "Love", "Buildings", "Private maids", "Events"]
    assert len(found["General maids"]) == 10
    for width, height in ((80, 24), (100, 30), (140, 50)):
        text = screen(new_table("Ann,Ben"), width, height)
        assert all(heading in text for heading in ("Chiefs", "General maids", "Private maids", "Events"))


def test_no_heading_stands_at_the_foot_of_a_column() -> None:
    groups = [[Text(name) for name in group] for group in (["A", "1", "2"], ["B", "3", "4"], ["C", "5"])]
    columns = in_columns(groups, 2, headings=True)
    assert [[cell.plain for cell in column] for column in columns] == [
        ["A", "1", "2", "B", "3"],
        ["4", "C", "5", "", ""],
    ]


def test_a_card_with_a_text_is_marked() -> None:
    table = table_at("phase: serving\nA hand: Azure, Kagari, 1 Love\n")
    text = screen(table, 80, 24)
    hand = next(line for line in text.split("\n") if "Your hand" in line)
    assert f"Azure{MARK}" in hand
    assert f"Kagari{MARK}" not in hand  # she has icons alone
    assert f"1 Love{MARK}" not in hand
    assert re.search(rf"Sainsbury{MARK} *5♥", text)
    assert re.search(r"Moine +4♥", text)
    assert MARK in LEGEND


# -- the own deck --


def test_the_own_deck_is_listed_by_kind() -> None:
    position = """
        phase: serving
        A hand: Azure x2, 1 Love
        A deck: Colette, 1 Love x3
        A discard: Kagari
        B hand: Moine
    """
    text = printed(own_deck(scene_of(table_at(position))))
    assert "8 cards: 3 in hand, 4 in the deck (waiting room), 1 on the discard pile (kitchen entrance)" in text
    assert re.search(r"4 +1 Love +1", text)
    assert re.search(rf"2 +Azure Crescent{MARK} +2", text)
    assert re.search(r"1 +Kagari Ichinomiya", text)
    assert "Moine" not in text
    assert text.index("Love") < text.index("Chiefs") < text.index("General maids")
    assert "Printed points on these cards: 3." in text


def test_played_cards_stay_in_the_list() -> None:
    table = table_at("phase: serving\nA hand: Azure x2, 1 Love\nA deck: 1 Love\n", "Ann,Ben", "play 1 Love")
    text = printed(own_deck(scene_of(table)))
    assert text.startswith("4 cards: 2 in hand, 1 in the deck")
    assert "0 on the discard pile (kitchen entrance), 1 played" in text


def test_the_whole_table_tells_the_end_in_full() -> None:
    text = " ".join(printed(whole_table(scene_of(new_table("Ann,Ben", boxes="oktoberfest")), 100), 80).split())
    assert re.search(r"End of game: 0 of 2 maid piles empty, lowest .*; or beers gone \(\d+ left\)\.", text)
