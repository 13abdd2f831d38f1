"""The Park on the screen: rounds, high class maids, skill points, preparations, guests, and what its words say."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import RenderableType
from rich.text import Text

from cuore.cards.catalogue import CARDS, official_rules
from cuore.cli.play.layout import all_answers, fitted, unlimited, whole_table
from cuore.cli.play.park import few_words, pick_words
from cuore.cli.play.scene import Scene, scene_for
from cuore.cli.play.score import final_score
from cuore.cli.play.sitting import Sitting
from cuore.cli.play.texts import card_words, help_page, texts_in_sight
from cuore.engine.record import read_record
from cuore.engine.scoring import points
from cuore.engine.words import ALL_PREPARED, HIGH_CLASS, PILES_EMPTY
from cuore.engine.words import PICKING as PICKING_PHASE
from cuore.lab.files import read_text
from cuore.table import Table, shares
from cuore.text.answers import meant
from cuore.text.english.grammar import signed
from cuore.text.message import CardPart, SeatPart, message
from cuore.town import lay_out_position
from tests.cli.play.desk import (
    FIRST,
    SECOND,
    choose,
    new_console,
    new_table,
    next_look,
    option,
    play_on,
    sit,
    sit_again,
    table_at,
)
from tests.text.speaking import english

RULES = official_rules()
SIZES = [(80, 24), (120, 40), (160, 50)]
FOUR = "Ann,Ben,Cleo,Dora"
GAMES = ["more", "more,base", "more,base,expanding", "vacation,more,oktoberfest"]

PARTY = """
    boxes: more, base
    players: 4
    round: 7
    opened by: B
    first master: C
    guests: Natsumi Fujikawa | Claire Saint-Juste, Nena Wilder
    private maids: Fay Longfang | Rosa Topaz, Amber Twilight
    A high class: Noëmi
    A hand: Edith Shirling, Lenor Abrille, Colette at the Park, 1 Love x2
    A deck: Tomo Watagaya, 1 Love
    A chambermaids: Colette at the Park, Dawn Stride x2
    A preparations: Food 1 x2, Cleaning 1
    B preparations: Decoration 1
    C chambermaids: Dawn Stride (ill)
    preparations: Food 1, Food 2 x3, Food 3 x3, Decoration 1 x2, Decoration 2 x3, Decoration 3 x3, Cleaning 3
    phase: serving
    turn: A
"""
PICKING = """
    boxes: more
    players: 3
    opened by: B
    first master: B
    turn: A
    A hand: Chiffon Loudenne, 1 Love x4
    B high class: Ignis
    C high class: Arisa
    phase: picking
"""


def scene_of(table: Table) -> Scene:
    return scene_for(table, table.game.asked)


def printed(thing: RenderableType, width: int = 100) -> str:
    out = StringIO()
    new_console(out, width).print(thing)
    return out.getvalue()


def flat(text: str) -> str:
    """Without frames, and with single spaces."""
    return " ".join(re.sub(r"[│╭╮╰╯─]", " ", text).split())


def screen(table: Table, width: int, height: int, notice: str = "") -> str:
    picture = fitted(new_console(StringIO(), width, height), scene_of(table), Text(notice))
    assert len(picture.lines) == height - 1
    assert all(sum(segment.cell_length for segment in line) <= width for line in picture.lines)
    return "\n".join("".join(segment.text for segment in line) for line in picture.lines)


def listed(table: Table) -> list[str]:
    return [" ".join(line.split()) for line in printed(all_answers(scene_of(table))).splitlines()]


# -- the round --


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_order_of_the_round_and_the_first_master_are_shown(width: int, height: int) -> None:
    text = flat(screen(table_at(PARTY, FOUR), width, height))
    assert "Turn order Ben, Cleo, Dora, Ann · First Master Cleo (next round)" in text
    assert "Round 7 · Ann's turn · Serving step" in text
    same = flat(screen(table_at(PARTY.replace("first master: C", "first master: B"), FOUR), width, height))
    assert "First Master Ben" in same
    assert "(next round)" not in same


def test_who_is_first_master_stands_in_the_house() -> None:
    text = screen(table_at(PARTY, FOUR), 120, 40)
    assert re.search(r"Cleo 0★  First Master", text)
    assert text.count("First Master") == 2  # there, and behind the order of turns


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_last_round_is_called(width: int, height: int) -> None:
    assert "last round" not in screen(table_at(PARTY, FOUR), width, height).lower()
    for ending in ("piles", "preparations"):
        text = flat(screen(table_at(f"{PARTY}    last round: {ending}\n", FOUR), width, height))
        assert "Last round (7) · Ann's turn" in text
        assert text.count("last round!") == 2
        assert "First Master Cleo (next round)" not in text  # there is no next one


def test_nothing_of_the_turn_is_counted_while_maids_are_picked() -> None:
    text = screen(table_at(PICKING, "Ann,Ben,Cleo"), 80, 24)
    assert "Ann's pick · High class maid selection" in text
    assert "Servings" not in text
    assert "S Servings 1" in screen(table_at(PICKING, "Ann,Ben,Cleo", "pick Celina"), 80, 24)


# -- high class maids --


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_picking_is_a_numbered_list_with_effects(width: int, height: int) -> None:
    text = flat(screen(table_at(PICKING, "Ann,Ben,Cleo"), width, height))
    assert "Pick a high class maid for this round." in text
    for words in (
        "1 Noëmi (Food cards for I)",
        "2 Celina (Decoration cards for C)",
        "3 Marianne (be first next round)",
        "4 Yukina (discard a maid: +1 Serving)",
        "5 Sylvie (+1 Employment)",
        "6 Thekla (maids cost 1 Love less)",
    ):
        assert words in text
    for gone in ("Ignis", "Arisa", "Ellis"):  # two were picked, and the last one is left out with three players
        assert f"{gone} (" not in text


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_who_has_picked_whom_is_shown(width: int, height: int) -> None:
    text = screen(table_at(PICKING, "Ann,Ben,Cleo"), width, height)
    assert re.search(r"Ben\b[^\n]*(\n[^\n]*picked )? *Ignis", text)
    assert re.search(r"Cleo\b[^\n]*(\n[^\n]*picked )? *Arisa", text)


def test_the_high_class_maids_that_are_left_lie_in_the_park() -> None:
    for width, height in ((80, 40), (120, 40), (160, 50)):
        text = flat(screen(table_at(PARTY, FOUR), width, height))
        assert "High class maids left Celina, Arisa, Marianne, Ignis, Yukina, Ellis, Sylvie," in text


def test_a_pick_can_be_named_in_words() -> None:
    scene = scene_of(table_at(PICKING, "Ann,Ben,Cleo"))
    for words, name in (("pick noemi", "Noëmi"), ("marianne", "Marianne Soleil at the Park"), ("6", "Thekla")):
        assert scene.options[meant(scene.view, scene.names, words)] == f"pick {name}"


def test_using_a_high_class_maid_says_what_she_does() -> None:
    table = table_at(PARTY.replace("Noëmi", "Ignis").replace("phase: serving", "phase: starting"), FOUR)
    assert listed(table) == ["1 use Ignis (return a 1 Love: +2 Love)", "2 start serving"]
    assert "High class maid step: what will you do first?" in screen(table, 80, 24)


@pytest.mark.parametrize("card", [card for card in CARDS if card.category == HIGH_CLASS], ids=lambda card: card.name)
def test_few_words_are_few(card: object) -> None:
    labels = scene_of(new_table(FOUR, boxes="more")).labels
    kind = RULES.kinds[str(getattr(card, "name", ""))]
    words = pick_words(labels, kind)
    assert 2 <= len(words) <= 28
    assert "{" not in words


def test_the_few_words_of_two_different_effects_differ() -> None:
    labels = scene_of(new_table(FOUR, boxes="more")).labels
    kinds = [kind for kind, card in enumerate(RULES.cards) if card.category == HIGH_CLASS]
    assert len({pick_words(labels, kind) for kind in kinds}) == len(kinds) == 9
    mirabel = RULES.kinds["Mirabel Ashdown"]
    assert few_words(labels, mirabel, labels.card(mirabel).chambered_serving) == "discard her: +1 Concentration"


# -- skill points and preparations --


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_top_of_every_pile_of_preparations_is_shown(width: int, height: int) -> None:
    text = flat(screen(table_at(PARTY, FOUR), width, height))
    assert re.search(r"Food 1 (II|2 Imagination) 2★,? 7 left", text)
    assert re.search(r"Decoration 1 (CC|2 Concentration) 2★,? 8 left", text)
    assert re.search(r"Cleaning 3 (FFFF|4 Effort) 6★,? 1 left", text)


def test_what_lies_under_the_top_is_told() -> None:
    wide = flat(screen(table_at(PARTY, FOUR), 120, 40))
    assert "then 3× III 4★, 3× IIII 6★" in wide
    assert "then 1× CC 2★, 3× CCC 4★, 3× CCCC 6★" in wide
    small = flat(screen(table_at(PARTY, FOUR), 80, 30))
    assert "then 3× 4★, 3× 6★ then 1× 2★, 3× 4★, 3× 6★" in small


def test_an_errand_that_is_done_is_said_to_be() -> None:
    done = PARTY.replace(", Cleaning 3", "")
    for width, height in SIZES:
        assert re.search(r"Cleaning:? +all done", screen(table_at(done, FOUR), width, height))


def test_two_players_have_no_cleaning() -> None:
    for width, height in SIZES:
        text = screen(new_table("Ann,Ben", boxes="more"), width, height)
        assert "Decoration 1" in text
        assert "Cleaning" not in text
        assert "Arisa" not in text


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_skill_points_are_counted_with_their_words(width: int, height: int) -> None:
    before = flat(screen(table_at(PARTY, FOUR), width, height))
    after = flat(screen(table_at(PARTY, FOUR, "use Colette", "serve Lenor", "serve Edith"), width, height))
    assert "I Imagination 0, C Concentration 0, F Effort 0 · for Food" in before
    assert "I Imagination 3, C Concentration 0, F Effort 0 · for Food" in after
    assert " I 3 " in after.split("Park", 1)[0]  # in the bar
    chief = PARTY.replace("Noëmi", "Ellis")
    assert "F Effort 0 · no work chief" in flat(screen(table_at(chief, FOUR), width, height))


def test_the_work_step_names_price_and_worth() -> None:
    table = table_at(f"{PARTY}    imagination: 5\n", FOUR, "end serving")
    assert listed(table) == ["1 gain Food 1 (for II, 2★)", "0 end work"]
    assert "Work step: do you gain this preparation?" in screen(table, 80, 24)
    choose(table, 0)
    assert listed(table) == ["1 gain Food 2 (for III, 4★)", "0 end work"]
    assert re.search(r"Food 2 III 4★, 6 left", screen(table, 80, 24))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_houses_show_what_was_prepared(width: int, height: int) -> None:
    table = table_at(PARTY, FOUR, "end serving")
    text = flat(
        "\n".join(line[width * 2 // 3 if width > 110 else 0 :] for line in screen(table, width, height).split("\n"))
    )
    assert "prepared 2× Food 1, Cleaning 1 (6★)" in text
    assert "prepared Decoration 1 (2★)" in text


def test_maids_show_the_skills_they_give() -> None:
    for width, height in SIZES:
        text = screen(table_at(PARTY, FOUR), width, height)
        assert re.search(r"Edith.* ♥II", text)
        assert re.search(r"Ophelia.*D♥SICF", text)
    assert any(line.endswith("serve Edith Shirling ♥II") for line in listed(table_at(PARTY, FOUR)))


# -- chambermaids, guests, private maids --


def test_who_lies_on_top_of_the_mixed_piles_is_said() -> None:
    for width, height in ((80, 34), (120, 40), (160, 50)):
        text = flat(screen(table_at(PARTY, FOUR), width, height))
        assert "Guests Natsumi, 2 under her · Private maids Fay, 2 under her" in text
    gone = PARTY.replace("private maids: Fay Longfang | Rosa Topaz, Amber Twilight", "private maids: |").replace(
        "A chambermaids", "A private: Fay Longfang\n    A chambermaids"
    )
    assert "Private maids all gone" in flat(screen(table_at(gone, FOUR), 120, 40))
    assert "Guests" not in screen(new_table(FOUR, boxes="more"), 120, 40)


def test_a_chambermaid_can_be_used_and_says_for_what() -> None:
    table = table_at(PARTY, FOUR)
    scene = scene_of(table)
    assert "3 use Colette Framboise (discard her: +1 Serving)" in listed(table)
    choose(table, meant(scene.view, scene.names, "use colette"))
    assert table.session.view(0).servings == 2
    assert "Colette" in table.rules.names[table.session.view(0).houses[0].discard_top]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_guests_and_private_maids_lie_in_piles_of_which_the_top_is_on_offer(width: int, height: int) -> None:
    table = table_at(f"{PARTY}    love: 9\n", FOUR, "end serving")
    scene = scene_of(table)
    text = screen(table, width, height)
    numbers = scene.numbers_in_town()
    for name in ("Natsumi Fujikawa", "Fay Longfang"):
        number = scene.numbers[scene.decision.options[scene.options.index(f"employ {name}")]]
        assert numbers[RULES.kinds[name]] == number
        assert re.search(rf"\b{number} {name.split()[0]}[^\n│]* \+2", text)
    assert "Saint-Juste" not in text
    assert "Rosa" not in text
    assert "face down" not in text


def test_the_last_guest_is_a_single_card() -> None:
    alone = PARTY.replace("guests: Natsumi Fujikawa | Claire Saint-Juste, Nena Wilder", "guests: Natsumi Fujikawa |")
    assert re.search(r"Natsumi Fujikawa° +5♥ +1 ", screen(table_at(alone, FOUR), 120, 40))


def test_nobody_reads_which_guests_come_next() -> None:
    table = table_at(PARTY, FOUR)
    scene = scene_of(table)
    pages = [unlimited(new_console(StringIO(), 120, 40), scene, Text()), whole_table(scene, 100), texts_in_sight(scene)]
    text = "\n".join([screen(table, 120, 40), *[printed(page) for page in pages]])
    assert "Natsumi" in text
    for name in ("Saint-Juste", "Nena", "Rosa", "Amber"):
        assert name not in text


def test_a_namesake_of_the_park_is_told_apart_only_where_the_other_is_in_the_game() -> None:
    alone = scene_of(new_table("Ann,Ben", boxes="more")).labels
    anise = RULES.kinds["Anise Greenaway at the Park"]
    assert alone.name(anise).plain == "Anise Greenaway"
    assert alone.name(anise, short=True).plain == "Anise"
    guests = PARTY.replace("Nena Wilder", "Anise Greenaway")
    both = scene_of(table_at(guests, FOUR)).labels
    assert both.name(anise).plain == "Anise Greenaway at the Park"
    assert both.name(RULES.kinds["Anise Greenaway"]).plain == "Anise Greenaway"


# -- words --


def test_the_town_is_the_park_and_phases_are_steps() -> None:
    asked = english(place="park").say(message("ask.serving"))
    assert str(asked) == "Serving step: who serves you?"
    returned = english(("Ann",), place="park").say(message("event.returned", who=SeatPart(0), card=CardPart(0)))
    assert str(returned) == f"Ann returns {RULES.names[0]} to the Park"


@pytest.mark.parametrize("boxes", GAMES)
def test_no_screen_of_the_park_speaks_of_the_town(boxes: str) -> None:
    table = new_table(FOUR, boxes=boxes, seed="town", town="first")
    while table.game.decisions < 260:
        scene = scene_of(table)
        everything = [unlimited(new_console(StringIO(), 120, 40), scene, Text()), whole_table(scene, 100)]
        everything += [texts_in_sight(scene), all_answers(scene)]
        text = screen(table, 80, 24) + screen(table, 120, 40) + "".join(printed(page) for page in everything)
        assert "Town" not in text
        assert "Phase" not in text
        assert "Park" in text
        play_on(table, next_look(table, 80))


def test_the_other_boxes_still_have_a_town() -> None:
    text = screen(new_table("Ann,Ben"), 80, 24)
    assert "Town · end of game" in text
    assert "Park" not in text
    assert "Turn order" not in text


@pytest.mark.parametrize(
    "words", ["high class maid. When your turn begins", "preparation, 4★. With the work chief for"]
)
def test_card_texts_name_what_the_park_has(words: str) -> None:
    assert words in flat(printed(texts_in_sight(scene_of(table_at(PARTY, FOUR)))))


def test_a_chief_of_the_park_is_never_on_sale() -> None:
    labels = scene_of(table_at(PARTY, FOUR)).labels
    colette = card_words(labels, RULES.kinds["Colette Framboise at the Park"]).plain
    assert colette.startswith("chambermaid chief, never on sale, 1★. While she is your chambermaid")
    assert card_words(labels, RULES.kinds["Noëmi"]).plain.startswith("high class maid. In your work step")


def test_the_help_tells_how_a_round_goes_and_when_the_game_ends() -> None:
    text = flat(printed(help_page(scene_of(table_at(PARTY, FOUR))), 200))
    for words in (
        "everybody picks a high class maid",
        "only with a work chief: gain the top preparation of her pile",
        "Noëmi, Celina and Arisa: only with one of these",
        "Imagination (I) for Food, Concentration (C) for Decoration, Effort (F) for Cleaning",
        "when two maid piles, or one pile of preparations, are empty, this round is played to its end",
        "then most chambermaids",
        "+9 a pile of different guests or private maids",
        "a 3 Love cures an Illness",
    ):
        assert words in text
    assert "Starting" not in text


def test_the_help_for_two_knows_what_is_not_there() -> None:
    text = flat(printed(help_page(scene_of(new_table("Ann,Ben", boxes="more"))), 200))
    assert "Noëmi and Celina: only with one of these" in text
    assert "Effort (F) for nothing in this game" in text
    for words in ("+9", "guests", "Illness", "one of a kind"):
        assert words not in text


# -- every size --


@pytest.mark.parametrize("boxes", GAMES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (60, 30), (40, 12), (100, 30), (120, 40), (200, 60)])
def test_every_scene_in_the_park_fills_the_screen_exactly(boxes: str, width: int, height: int) -> None:
    table = new_table("Annabel the Good,Ben,Cleo,Dora", boxes=boxes, seed="fit park", town="first")
    while not table.game.over and table.game.decisions < 500:
        screen(table, width, height, "Something was not possible." if table.game.decisions % 2 else "")
        play_on(table, next_look(table, 139), seed=table.game.decisions)


def test_a_narrow_screen_keeps_hand_question_and_the_maids_to_pick() -> None:
    text = screen(table_at(PICKING, "Ann,Ben,Cleo"), 40, 12)
    assert "Your hand" in text
    assert "Pick a high class maid for this round." in text
    for name in ("Noëmi", "Celina", "Marianne", "Yukina", "Sylvie", "Thekla"):
        assert name in text


def test_a_screen_without_room_for_the_park_still_tells_skill_points_and_houses() -> None:
    text = flat(screen(table_at(PARTY, FOUR), 50, 20))
    assert "Imagination 0" in text
    assert "Food 1 II 2★, 7 left" in text
    assert "Ann 9★ Noëmi" in text


# -- the end --


def over(text: str, ending: int = PILES_EMPTY) -> Table:
    table = table_at(text, FOUR)
    table.session.game.ending = ending
    return table


def final(table: Table, width: int = 80) -> str:
    return printed(final_score(table.game, table.names, width), width)


def test_preparations_and_chambermaid_bonuses_have_their_lines_first() -> None:
    party = PARTY.replace("Dawn Stride x2", "Dawn Stride x3")
    found = {share.name: share.points for share in shares(table_at(party, FOUR).game)}
    assert list(found)[:3] == ["Food 1", "Decoration 1", "Cleaning 1"]
    assert found["Food 1"] == [4, 0, 0, 0]
    assert found["Decoration 1"] == [0, 2, 0, 0]
    assert found["chambered Dawns: 1 each"] == [3, 0, 0, 0]
    assert found["every 3 chambered Dawns: 2"] == [2, 0, 0, 0]
    text = final(over(party, ALL_PREPARED))
    assert "The game is over after round 7: all of one errand is done" in text
    assert re.search(r"Food 1 +2× +4", text)
    assert "Ann wins!" in text


def test_a_tie_in_the_park_is_decided_by_chambermaids() -> None:
    tie = """
        boxes: more
        players: 4
        A preparations: Food 1
        A discard: Tomo Watagaya x2
        C deck: 1 Love
        D deck: 1 Love
        B chambermaids: Mirabel Ashdown
        B preparations: Decoration 1
        town: Anise at the Park, Ophelia at the Park, Edith, Lenor, Tomo, Cecilia, Moinne, Chiffon, Mirabel, Dawn
    """
    text = final(over(tie))
    assert "Level on points. Most chambermaids decide: Ann 0, Ben 1." in text
    assert "Ben wins!" in text
    shared = final(over(tie.replace("        B chambermaids: Mirabel Ashdown\n", "")))
    assert "Most chambermaids decide: Ann 0, Ben 0." in shared
    assert "Ann and Ben share the win." in shared


@pytest.mark.parametrize("boxes", GAMES)
def test_the_shares_of_a_game_in_the_park_add_up(boxes: str) -> None:
    table = new_table(FOUR, boxes=boxes, seed="shares", town="first")
    play_on(table, 100_000)
    found = shares(table.game)
    assert [sum(share.points[seat] for share in found) for seat in range(4)] == points(table.game)


# -- whole games --


@pytest.mark.parametrize(("boxes", "seats"), [("more", "Ann,Ben"), ("more,base", FOUR)])
def test_a_game_in_the_park_is_played_to_its_end_from_a_pipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, boxes: str, seats: str
) -> None:
    monkeypatch.setattr(Sitting, "_keep", lambda sitting: None)  # the end is kept anyway, and this is quicker
    table = new_table(seats, boxes=boxes, seed="pipe 21", town="first")
    twin = new_table(seats, boxes=boxes, seed="pipe 21", town="first")
    play_on(twin, 100_000)
    lines = [option(answer) for answer in twin.session.answers]
    outcome = sit(table, tmp_path / "game.cuore", lines)
    assert outcome.table.game.over
    assert points(table.game) == points(twin.game)
    for words in ("Pick a high class maid for this round.", "Serving step", "Employ step"):
        assert words in outcome.output
    text = final(table)
    total = text.rpartition("Total")[2].splitlines()[0]
    assert total.strip("│ ").split() == [signed(vp) for vp in points(table.game)]


def test_a_saved_game_in_the_park_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    def table() -> Table:
        return new_table("you,housekeeper,random", boxes="more,base", seed="resume", town="first")

    straight, broken = tmp_path / "straight.cuore", tmp_path / "broken.cuore"
    lines = [FIRST, SECOND] * 30
    whole = sit(table(), straight, lines)
    sit(table(), broken, lines[:11])
    for start in range(11, 60, 7):
        sit_again(broken, lines[start : start + 7])
    assert read_text(broken) == read_text(straight)
    assert whole.table.game.round > 3
    setup = read_record(read_text(broken)).setup
    assert len(setup.guests) == 10
    assert len(setup.private_maids) == 10


def test_news_of_the_park_reach_from_the_last_answer_to_this_one() -> None:
    table = new_table("Ann,Ben,Cleo", boxes="more", seed="news", town="first")
    picks = 0
    for _ in range(150):
        scene = scene_of(table)
        text = flat(printed(unlimited(new_console(StringIO(), 120, 40), scene, Text())))
        for seat, kind in enumerate(scene.view.picked):
            if kind >= 0 and seat != scene.view.seat and scene.view.phase == PICKING_PHASE:
                picks += 1
                assert f"{table.names[seat]} picks {scene.labels.name(kind).plain}" in text
        assert "— Round" not in text
        if scene.view.phase == PICKING_PHASE:  # the own turn before it was read when it was played
            assert f"Round {scene.view.round - 1}, {scene.name}" not in [
                str(scene.speaker.say(told.heading)) for told in scene.news
            ]
        play_on(table, table.game.decisions + 1, seed=table.game.decisions)
    assert picks > 10


def test_positions_of_the_park_are_what_they_say() -> None:
    # Otherwise the tests above might look at another table than they think.
    for text in (PARTY, PICKING):
        assert lay_out_position(RULES, text).park.in_use
