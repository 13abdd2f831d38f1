"""What the later boxes bring to the table is on the screen, and what is hidden is not."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from cuore.cards.catalogue import rules_from_file
from cuore.cli.play.answer_numbers import END
from cuore.cli.play.layout import all_answers, fitted, unlimited, whole_table
from cuore.cli.play.scene import BEER_PILE, Scene, scene_for
from cuore.cli.play.texts import help_page, texts_in_sight
from cuore.engine.rules import Rules
from cuore.engine.words import BEER, EVERYBODY
from cuore.table import Table
from tests.cli.play.desk import ALL_BOXES, GAMES, PEOPLE, choose, new_console, new_table, next_look, play_on, table_at
from tests.laws.situations import SECRETIVE
from tests.text.speaking import log, text_of

SIZES = [(80, 24), (120, 40), (160, 60)]

FEAST = """
    boxes: oktoberfest, expanding, vacation, base
    town: Gina, Julia, Amaretto, Lydia, Nicole, Nadja, Felicity, Emily, Ririko, Domino
    beers: Weissbier | Altbier, Pilsner, Bock, Bock
    reminiscences: Scary Night, Picnic, River Canoeing | Scary Night
    beer stand: B 1
    A hand: Gina, Julia, Amaretto, Lydia, Felicity, Matilde Wiese, 1 Love x2
    A deck: Ririko, 1 Love, 2 Love, Colette, Emily, 1 Love
    A beers: Weissbier x2, Pilsner
    A buildings: Beer Fest (Weissbier, storm 2), Estate (Matilde Wiese), Garden x2
    A reminiscences: Scary Night
    A events: Envy
    A private: Eve Valentine
    A chambermaids: Ririko, Domino
    B hand: 1 Love x4
    B beers: Altbier x2
    B buildings: Garden (storm)
    phase: serving
    love: 9
    servings: 6
    employments: 3
"""


def scene_of(table: Table) -> Scene:
    return scene_for(table, table.game.asked)


def printed(thing: RenderableType, width: int = 100) -> str:
    out = StringIO()
    new_console(out, width).print(thing)
    return out.getvalue()


def screen(table: Table, width: int, height: int) -> str:
    picture = fitted(new_console(StringIO(), width, height), scene_of(table), Text())
    return "\n".join("".join(segment.text for segment in line) for line in picture.lines)


def listed(table: Table) -> list[str]:
    """All answers, as they are listed, with spaces as one."""
    return [" ".join(line.split()) for line in printed(all_answers(scene_of(table))).splitlines()]


# -- the Town and what lies beside it --


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_buildings_and_changed_prices_are_in_the_town(width: int, height: int) -> None:
    text = screen(table_at(FEAST), width, height)
    assert re.search(r"Beer Fest°? *4♥", text)
    assert re.search(r"Lily G\S*(?: \S+?)? *▾5♥", text)  # Ririko is chambered
    assert re.search(r"Amaretto.* ▴5♥", text)  # Envy
    assert re.search(r"1 Love +1♥", text)
    assert "0 of 2 maid piles empty" in text


def test_prices_change_within_a_turn() -> None:
    before = screen(table_at(FEAST), 120, 40)
    after = screen(table_at(FEAST, "Ann,Ben", "serve Amaretto", "end serving"), 120, 40)
    assert re.search(r"3 Love +7♥", before)
    assert re.search(r"3 Love +▾4♥", after)


def test_a_listed_offer_names_its_price() -> None:
    table = table_at(FEAST, "Ann,Ben", "serve Amaretto", "serve Gina", "end serving")
    answers = listed(table)
    assert any(line.endswith("employ 3 Love (costs ▾4♥)") for line in answers)
    assert any(line.endswith("employ Garden (costs 4♥)") for line in answers)
    assert any(line.endswith("buy beer from the pile (costs 4♥)") for line in answers)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_reminiscences_beers_and_the_stand_lie_beside_the_town(width: int, height: int) -> None:
    text = screen(table_at(FEAST), width, height)
    for words in ("Scary Night", "2♥+3♥", "Picnic", "maids for 10♥", "River Canoeing", "5 Love", "1 (more )?face down"):
        assert re.search(re.escape(words) if "(" not in words else words, " ".join(text.split()))
    assert "Weissbier" in text
    assert re.search(r"pile of 4|Beer pile +4", text)
    assert re.search(r"Beer Stand +open \(Ben\)", text)


def test_what_a_reminiscence_asks_for_is_told_in_full() -> None:
    rules = table_at(FEAST).rules
    labels = scene_of(new_table("Ann,Ben", boxes="vacation")).labels
    assert labels.needs(rules.kind("Camp Fire")).plain == "maids for 24♥"
    assert labels.needs(rules.kind("Trek into the Ancient Ruins")).plain == "2 general maids of 5♥ or more"
    assert labels.needs(rules.kind("Trek into the Ancient Ruins"), short=True).plain == "2 maids of 5♥ or more"
    assert labels.needs(rules.kind("Archipelago Tour")).plain == "4 chiefs"
    assert labels.needs(rules.kind("River Canoeing")).plain == "5 Love cards"
    assert labels.needs(rules.kind("Finding a Hidden Hot Spring")).plain == "4♥+4♥+3♥"
    assert labels.needs(rules.kind("Scary Night")).plain == "2♥+3♥"


def test_a_box_without_private_maids_does_not_speak_of_them() -> None:
    assert "private maids" not in screen(new_table("Ann,Ben", boxes="vacation"), 120, 40)
    assert "private maids" in screen(new_table("Ann,Ben", boxes="expanding"), 120, 40)


# -- numbers --


def test_reminiscences_carry_the_numbers_of_their_answers() -> None:
    table = table_at(FEAST)
    scene = scene_of(table)
    number = scene.numbers[scene.decision.options[scene.options.index("acquire Scary Night")]]
    assert scene.numbers_in_town()[table.rules.kind("Scary Night")] == number
    for width, height in SIZES:
        text = screen(table, width, height)
        assert re.search(rf"\b{number} +Scary Night", text)
        assert "acquire a Reminiscence" in text


def test_beers_carry_the_numbers_of_their_answers() -> None:
    table = table_at(FEAST, "Ann,Ben", "serve Gina", "end serving")
    scene = scene_of(table)
    numbers = scene.numbers_in_town()
    pile, shown = (
        scene.numbers[scene.decision.options[scene.options.index(words)]]
        for words in ("buy beer from the pile", "buy beer Weissbier")
    )
    assert (numbers[BEER_PILE], numbers[table.rules.kind("Weissbier")]) == (pile, shown)
    assert 0 not in numbers  # the pile is no card, so it must not be taken for the first one
    for width, height in SIZES:
        text = screen(table, width, height)
        assert re.search(rf"\b{pile} +(pile of|Beer pile)", text)
        assert re.search(rf"\b{shown} +Weissbier", text)
        assert "buy a beer" in text


def test_every_answer_has_its_number_somewhere() -> None:
    table = table_at(FEAST, "Ann,Ben", "serve Gina", "end serving")
    scene = scene_of(table)
    numbers = sorted([*scene.numbers_in_town().values(), *scene.other_numbers()])
    assert numbers == sorted(scene.numbers[option] for option in scene.decision.options)
    assert numbers[0] == END


def test_cards_turned_over_are_not_taken_for_cards_of_the_town() -> None:
    table = table_at(FEAST, "Ann,Ben", "serve Lydia")
    assert scene_of(table).numbers_in_town() == {}
    for width, height in SIZES:
        text = screen(table, width, height)
        assert "Take one of the cards turned over." in text
        assert re.search(r"Turned over +Ririko", text)
        assert "take Ririko Hiiragi" in text


# -- what a question is about --


def test_whoever_looks_at_beers_reads_which_lie_there() -> None:
    table = table_at(FEAST, "Ann,Ben", "serve Julia")
    assert "On top is Altbier, then Pilsner." in screen(table, 80, 24)
    assert "On top is Altbier, then Pilsner." in screen(table, 120, 40)


def test_whoever_tears_down_reads_whose_building_it_is() -> None:
    position = """
        boxes: expanding
        A hand: Victoria
        A deck: Carillon
        B deck: 1 Love
        B buildings: Garden
        phase: serving
    """
    text = screen(table_at(position, "Ann,Ben", "serve Victoria"), 80, 24)
    assert "You may tear down a building. You chose Ben." in text


def test_a_storm_is_not_called_an_illness() -> None:
    position = """
        boxes: oktoberfest
        A hand: 3 Love
        A buildings: Beer Fest
        B buildings: Beer Fest
        phase: employ
        love: 5
    """
    text = screen(table_at(position, "Ann,Ben", "employ Heavy Storm"), 80, 24)
    assert "Heavy Storm: On which building do you put it?" in text
    assert "put on Beer Fest of Ben" in text


def test_the_text_of_a_card_that_asks_is_shown() -> None:
    table = table_at(FEAST, "Ann,Ben", "serve Lydia")
    assert "Reveal the top 5 cards of your deck." in screen(table, 120, 40)


# -- what answers cost --


def test_the_first_chambermaid_of_a_turn_is_cheaper_with_eve() -> None:
    assert any(line.endswith("chamber Matilde Wiese (costs S)") for line in listed(table_at(FEAST)))
    later = table_at(FEAST, "Ann,Ben", "chamber Felicity")
    assert any(line.endswith("chamber Matilde Wiese (costs SS)") for line in listed(later))


def test_a_chambermaid_offered_by_a_card_costs_nothing() -> None:
    table = table_at(FEAST, "Ann,Ben", "serve Felicity")
    assert any(line.endswith("chamber Matilde Wiese") for line in listed(table))


def test_what_a_bar_maid_wants_for_a_beer_is_told() -> None:
    for maid, love in (("Gina", 2), ("Nadja", 1)):
        table = table_at(FEAST, "Ann,Ben", "end serving", f"employ {maid}")
        assert any(line.endswith(f"pay for a beer (costs {love}♥)") for line in listed(table))


def test_sending_domino_away_costs_two_servings() -> None:
    assert any(line.endswith("send away Domino Bonaparte (costs SS)") for line in listed(table_at(FEAST)))


# -- houses --


@pytest.mark.parametrize(("width", "height"), [(120, 40), (160, 60)])
def test_houses_show_what_stands_in_them(width: int, height: int) -> None:
    text = screen(table_at(FEAST), width, height)
    one_line = " ".join(
        re.sub(r"[│╭╮╰╯─]", " ", "\n".join(line[width * 2 // 3 :] for line in text.split("\n"))).split()
    )
    assert "buildings 2× Garden, Estate (Matilde Wiese), Beer Fest (Weissbier, storm 2)" in one_line
    assert "buildings Garden (storm)" in one_line
    assert "reminisc. Scary Night" in one_line
    assert "beers 2× Weissbier, Pilsner (Alcohol 6)" in one_line
    assert "beers 2 face down" in one_line


def test_entries_are_written_as_the_notation_writes_them() -> None:
    scene = scene_of(table_at(FEAST))
    house = scene.view.house
    entries = house.buildings + house.chambermaids + house.private
    assert [scene.labels.entry(entry).plain for entry in entries] == [
        scene.labels.rules.entry_words(entry) for entry in entries
    ]


def test_the_whole_table_names_what_left_the_game() -> None:
    table = table_at(FEAST.replace("beer stand: B 1", "removed: Get Drunk (discard)"))
    assert "Out of the game" in printed(whole_table(scene_of(table), 100))
    assert "Get Drunk (discard)" in printed(whole_table(scene_of(table), 100))


def test_six_houses_fit_on_a_small_screen_in_numbers() -> None:
    table = new_table(PEOPLE[6], boxes=ALL_BOXES, seed="six")
    play_on(table, 120)
    text = screen(table, 80, 24)
    assert all(name in text for name in table.names)
    assert text.count("hand ") >= 5


# -- pages --


def test_card_texts_cover_everything_in_sight() -> None:
    text = printed(texts_in_sight(scene_of(table_at(FEAST))))
    for name in ("Garden", "Scary Night", "Pilsner", "Envy", "Beer Fest", "Matilde Wiese", "Weissbier"):
        assert re.search(rf"^  {name}", text, re.MULTILINE), name
    assert "Altbier" not in text


def test_a_reminiscence_and_a_beer_have_no_cost() -> None:
    text = " ".join(printed(texts_in_sight(scene_of(table_at(FEAST)))).split())
    assert "reminiscence, 3★." in text
    assert "beer, ?★." in text
    assert "cost 0" not in text


@pytest.mark.parametrize(
    ("boxes", "words"),
    [
        ("base", "when two maid piles of the Town are empty; most"),
        ("expanding", "employed like staff, but they stand"),
        ("vacation", "once a turn, in your Serving Phase"),
        ("oktoberfest", "when two maid piles of the Town are empty or the beer pile is"),
    ],
)
def test_the_help_speaks_of_what_is_in_the_game(boxes: str, words: str) -> None:
    text = " ".join(printed(help_page(scene_of(new_table("Ann,Ben", boxes=boxes))), 200).split())
    assert words in text
    assert ("beers" in text) == (boxes == "oktoberfest")


def test_the_help_for_six_knows_that_three_piles_end_the_game() -> None:
    assert "when three maid piles" in printed(help_page(scene_of(new_table(PEOPLE[6]))))


# -- secrets --


def beers_known(table: Table, scene: Scene) -> set[str]:
    """The beers that the asked seat has any way to know, and those named in the texts of cards that lie open."""
    rules, view = scene.labels.rules, scene.view
    kinds = {kind for house in view.houses for kind in house.beers}
    kinds |= {*view.beers_up, *view.removed}
    kinds |= {card for _, _, card, *_ in table.session.heard(view.seat) if card >= 0 and rules.category[card] == BEER}
    named = {name for kind in kinds for name in beer_names(rules) if name in text_of(rules.cards[kind])}
    return {rules.names[kind] for kind in kinds} | named


def beer_names(rules: Rules) -> list[str]:
    return [name for name, category in zip(rules.names, rules.category, strict=True) if category == BEER]


def everything(table: Table) -> str:
    """All that the asked person can bring to the screen."""
    scene = scene_of(table)
    console: Console = new_console(StringIO(), 120, 40)
    pages = [unlimited(console, scene, Text()), whole_table(scene, 100), texts_in_sight(scene), all_answers(scene)]
    return "\n".join([screen(table, 80, 24), screen(table, 120, 40), *[printed(page) for page in pages]])


@pytest.mark.parametrize("players", [2, 6])
def test_nobody_reads_the_beers_of_others(players: int) -> None:
    table = new_table(PEOPLE[players], boxes="oktoberfest", seed="secret")
    hidden = 0
    while not table.game.over and hidden < 4:
        drink(table)
        if table.game.pending is None or table.game.decisions % 5:
            continue
        scene = scene_of(table)
        known = beers_known(table, scene)
        text = everything(table)
        shown = {name for name in beer_names(table.rules) if name in text}
        assert shown <= known | {"Beer Stand", "Oktoberfest"}  # these two are named in texts of other cards
        others = {kind for seat, p in enumerate(table.game.players) if seat != scene.view.seat for kind in p.beers}
        hidden += bool({table.rules.names[kind] for kind in others} - known)
    assert hidden == 4


def drink(table: Table) -> None:
    """Whoever is asked does what leads to beers from the pile, or anything else if there is no such thing."""
    words = table.game.words()
    for wish in ("buy beer from", "pay for a beer", "beer from", "play all Love", "employ Nadja", "employ 2 Love"):
        for index, option in enumerate(words):
            if option.startswith(wish):
                choose(table, index)
                return
    play_on(table, table.game.decisions + 1, seed=table.game.decisions)


def test_that_another_turn_follows_is_on_the_screen_and_in_the_log() -> None:
    position = """
        boxes: vacation
        reminiscences: Archipelago Tour, Scary Night, Picnic |
        A hand: Beatrice x4, 1 Love
        B hand: 1 Love
        phase: serving
    """
    table = table_at(position)
    assert "another turn follows" not in screen(table, 120, 40)
    table = table_at(position, "Ann,Ben", "acquire Archipelago Tour")
    assert "another turn follows" in screen(table, 120, 40)
    assert "Ann takes another turn after this one" in log(table.session.heard(1), ("Ann", "Ben"))


def test_cards_turned_over_secretly_are_seen_by_one_alone() -> None:
    position = """
        boxes: vacation, house
        players: 3
        A hand: Stella Lightfoot, Fea
        A deck: Fryda, Laura, Cynthia, 1 Love
        phase: serving
    """
    table = table_at(position, "Ann,Ben,Cleo", "serve Stella Lightfoot", rules=rules_from_file(SECRETIVE))
    assert "Fryda Viento" in screen(table, 80, 24)
    assert table.game.aside_knows != EVERYBODY
    for seat in (1, 2):
        assert table.session.view(seat).aside == []
        heard = table.session.heard(seat)
        assert not {table.rules.kind(name) for name in ("Fryda Viento", "Laura", "Cynthia Lakes")} & {
            told[2] for told in heard
        }


# -- all of it --


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (120, 40), (160, 50)])
@pytest.mark.parametrize("boxes", GAMES)
def test_every_scene_of_six_fills_the_screen_exactly(boxes: str, width: int, height: int) -> None:
    table = new_table(PEOPLE[6], boxes=boxes, seed="fit six", town="random")
    while not table.game.over:
        notice = "Something was not possible." if table.game.decisions % 2 else ""
        picture = fitted(new_console(StringIO(), width, height), scene_of(table), Text(notice))
        assert len(picture.lines) == height - 1
        assert all(sum(segment.cell_length for segment in line) <= width for line in picture.lines)
        play_on(table, next_look(table, 193), seed=table.game.decisions)


def test_too_many_answers_for_the_screen_keep_the_first_and_the_last() -> None:
    maids = "Azure (ill), Viola, Rouge, Colette, Safran, Felicity, Ririko"
    position = "\n".join(
        [
            "boxes: base, expanding",
            "town: Ririko, Azure, Viola, Rouge, Felicity, Safran, Moine, Sainsbury, Tenalys, Emily",
            "players: 6",
            "A hand: 3 Love",
            "phase: employ",
            "love: 4",
            *[f"{seat} chambermaids: {maids}" for seat in "ABCDEF"],
        ]
    )
    seats = "Ann,Benedict Benson,Cleo Clementine,Dora Dorothea,Emil,Finn"
    table = table_at(position, seats, "employ Illness")
    text = screen(table, 80, 24)
    count = len(scene_of(table).options)
    assert "On whom do you put the Illness?" in text
    assert "1  put on your Colette" in text
    last = scene_of(table).all_numbers()[-1]
    assert f"{last}  put on Azure (ill) of Finn" in text
    assert "a all answers" in text
    assert len(listed(table)) == count
