"""What a typed line means."""

from __future__ import annotations

import pytest

from cuore.cards.catalogue import official_rules
from cuore.cli.play.commands import Command, Order, Unreadable, read_command
from cuore.engine.errors import AmbiguousChoice, IllegalChoice
from cuore.engine.options import ABSENT
from cuore.engine.position import read_position
from cuore.engine.session import Session
from cuore.engine.view import View
from cuore.engine.words import SEAT_NAMES
from cuore.text.answers import meant
from cuore.text.options import option_text, option_texts
from tests.cli.play.desk import GAMES, PEOPLE, new_table, play_on, table_at
from tests.towns import FIRST_TOWN

NAMES = ["Ann", "Ben"]

PLACES = """
A hand: 3 Love
phase: employ
love: 4
A chambermaids: Colette Framboise
B chambermaids: Colette Framboise, Colette Framboise (ill), Azure Crescent
"""


def where_to_put_an_illness() -> View:
    session = Session(read_position(official_rules(), PLACES, FIRST_TOWN))
    session.answer("employ Illness")
    return session.view(session.game.asked)


def view_at(position: str, *answers: str) -> View:
    """What the asked player sees in a position, some answers later."""
    table = table_at(position, "Ann,Ben", *answers)
    return table.session.view(table.game.asked)


def texts_of(view: View, names: list[str]) -> list[str]:
    """The options as the asked player reads them."""
    assert view.decision is not None
    return option_texts(view.deal.rules, view.decision, names)


def test_options_name_the_players() -> None:
    assert texts_of(where_to_put_an_illness(), NAMES) == [
        "put on your Colette Framboise",
        "put on Colette Framboise of Ben",
        "put on Azure Crescent of Ben",
        "put on Colette Framboise (ill) of Ben",
    ]


@pytest.mark.parametrize(
    ("answer", "index"),
    [
        ("1", 0),
        ("4", 3),
        ("4.", 3),
        ("4)", 3),
        ("٤", 3),  # whoever has such digits means them
        ("azure", 2),
        ("put on colette framboise of ben", 1),
        ("colette ann", 0),
        ("your colette", 0),
        ("colette ben", 1),  # the healthy one
        ("colette ill ben", 3),
        ("put on colette of B", 1),  # as saved games write it
    ],
)
def test_an_answer_is_a_number_or_words(answer: str, index: int) -> None:
    assert meant(where_to_put_an_illness(), NAMES, answer) == index


@pytest.mark.parametrize(
    "answer",
    ["0", "5", "-1", "+1", "²", "1-2", "1.5", ".", "9" * 5000, "dance" * 1000, "marianne", "¿", "put on nobody"],
)
def test_what_is_no_answer_is_refused(answer: str) -> None:
    with pytest.raises(IllegalChoice):
        meant(where_to_put_an_illness(), NAMES, answer)


def test_a_refusal_is_never_longer_than_a_few_lines() -> None:
    for answer in ("dance" * 1000, "9" * 5000, "put on " * 500):
        with pytest.raises(IllegalChoice) as refused:
            meant(where_to_put_an_illness(), NAMES, answer)
        assert len(str(refused.value)) < 300


def test_a_minus_sign_is_no_word() -> None:
    view = view_at("A hand: 1 Love x2\nphase: employ\n")
    with pytest.raises(IllegalChoice, match="there is no answer -1"):
        meant(view, NAMES, "-1")


def test_a_refusal_says_why() -> None:
    view = view_at("phase: employ\nA hand: 1 Love x3\n")
    with pytest.raises(IllegalChoice, match=r"^Colette costs 3 and you have 0 Love: play Love first$"):
        meant(view, NAMES, "employ colette")
    with pytest.raises(IllegalChoice, match="'dance' is none of the answers"):
        meant(view, NAMES, "dance")


def test_buying_is_employing() -> None:
    view = view_at("phase: employ\nA hand: 1 Love\nlove: 4\n")
    index = meant(view, NAMES, "buy safran")
    assert view.words()[index] == "employ Safran Virginie"
    with pytest.raises(IllegalChoice, match="Anise costs 7 and you have 4 Love"):
        meant(view, NAMES, "buy anise")


def test_beers_are_bought_before_anything_else_is_meant() -> None:
    position = "boxes: oktoberfest\nphase: employ\nbeers: Bock | Altbier\nlove: 9\nbeer stand: B 1\nA hand: 1 Love\n"
    view = view_at(position)
    assert view.words()[meant(view, NAMES, "buy bock")] == "buy beer Bock"


def test_a_slip_of_the_fingers_is_asked_back() -> None:
    view = view_at("phase: employ\nA hand: 1 Love\nlove: 4\n")
    with pytest.raises(IllegalChoice, match=r"^did you mean employ Safran\?$"):
        meant(view, NAMES, "emply safran")


def test_a_verb_alone_is_asked_for_the_rest() -> None:
    view = view_at("phase: employ\nA hand: 1 Love\nlove: 2\n")
    with pytest.raises(AmbiguousChoice, match=r"^employ what\? Azure Crescent, .*, 1 Love$"):
        meant(view, NAMES, "employ")


def test_who_is_asked_is_no_third_person() -> None:
    position = (
        "phase: starting\nA private: Sora\nA events: Bad Habit\nA chambermaids: Azure (ill)\nB chambermaids: Azure\n"
    )
    view = view_at(position, "use Sora")
    assert texts_of(view, NAMES)[:2] == ["move your Bad Habit", "move Illness from your Azure Crescent (ill)"]
    assert view.decision is not None
    assert option_text(view.deal.rules, NAMES, view.decision.options[0]) == "move Bad Habit of Ann"


def test_what_could_mean_several_answers_is_asked_back() -> None:
    with pytest.raises(AmbiguousChoice, match=r"put on your .*; put on .* of Ben"):
        meant(where_to_put_an_illness(), NAMES, "colette")


# -- the words of all boxes --


@pytest.mark.parametrize("boxes", GAMES)
def test_options_differ_from_the_notation_in_the_names_of_players_alone(boxes: str) -> None:
    table = new_table(PEOPLE[6], boxes=boxes, seed="words", town="random")
    while not table.game.over:
        view = table.session.view(table.game.asked)
        assert view.decision is not None
        texts = texts_of(view, table.names)
        for option, text, words in zip(view.decision.unpacked(table.rules), texts, view.words(), strict=True):
            if option.seat == ABSENT:
                assert text == words
            elif option.seat != view.seat:
                assert text == words.removesuffix(SEAT_NAMES[option.seat]) + table.names[option.seat]
            elif option.card == option.entry == ABSENT:
                assert text == words.removesuffix(SEAT_NAMES[option.seat]) + "yourself"
            else:
                assert text.replace("your ", "", 1) == words.removesuffix(f" of {SEAT_NAMES[option.seat]}")
        assert [meant(view, table.names, text) for text in texts] == list(range(len(texts)))
        play_on(table, table.game.decisions + 3, seed=table.game.decisions)


def test_a_building_without_a_storm_is_meant_where_nothing_else_is_said() -> None:
    position = """
        boxes: oktoberfest
        A hand: 3 Love
        B buildings: Beer Fest, Beer Fest (storm)
        phase: employ
        love: 5
    """
    view = view_at(position, "employ Heavy Storm")
    texts = texts_of(view, NAMES)
    assert texts == ["put on Beer Fest of Ben", "put on Beer Fest (storm) of Ben"]
    assert meant(view, NAMES, "beer fest") == 0
    assert meant(view, NAMES, "beer fest storm") == 1


def test_a_cure_names_the_event_and_its_price() -> None:
    position = """
        boxes: oktoberfest
        A hand: Gina, 1 Love
        A events: Envy
    """
    view = view_at(position)
    assert "cure Envy with Gina Kersten" in texts_of(view, NAMES)


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("3", Command(Order.ANSWER, "3")),
        (" serve natsumi ", Command(Order.ANSWER, "serve natsumi")),
        ("s", Command(Order.SAVE)),
        ("S", Command(Order.SAVE)),
        ("s natsumi", Command(Order.ANSWER, "s natsumi")),
        ("s game.cuore", Command(Order.SAVE, "game.cuore")),
        ("S ~/game", Command(Order.SAVE, "~/game")),
        ("s ./my game", Command(Order.SAVE, "./my game")),
        ("serve\tnatsumi", Command(Order.ANSWER, "serve natsumi")),
        ("save my game.cuore", Command(Order.SAVE, "my game.cuore")),
        ("?", Command(Order.TEXTS)),
        ("?azure", Command(Order.TEXTS, "azure")),
        ("? azure crescent", Command(Order.TEXTS, "azure crescent")),
        ("u", Command(Order.UNDO)),
        ("log", Command(Order.LOG)),
        ("t", Command(Order.TABLE)),
        ("d", Command(Order.DECK)),
        ("deck", Command(Order.DECK)),
        ("a", Command(Order.ANSWERS)),
        ("help", Command(Order.HELP)),
        ("q", Command(Order.QUIT)),
    ],
)
def test_commands(line: str, command: Command) -> None:
    assert read_command(line) == command


@pytest.mark.parametrize("line", ["a" * 3000, "1\x07", "\x1b[A1", "play\x00all"])
def test_lines_that_nobody_can_have_meant(line: str) -> None:
    with pytest.raises(Unreadable):
        read_command(line)
