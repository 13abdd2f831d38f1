"""What a typed line means."""

from __future__ import annotations

import pytest

from cuore.cards.base import FIRST_TOWN
from cuore.cards.catalogue import official_rules
from cuore.cli.play.answers import meant, option_text, option_texts
from cuore.cli.play.commands import Command, Order, Unreadable, read_command
from cuore.engine.decision import OPTION_WORDS, Decision
from cuore.engine.errors import AmbiguousChoice, IllegalChoice
from cuore.engine.position import read_position
from cuore.engine.session import Session
from cuore.engine.words import seat_of, verb_of
from tests.cli.play.desk import GAMES, PEOPLE, new_table, play_on, table_at

NAMES = ["Ann", "Ben"]

PLACES = """
A hand: 3 Love
phase: employ
love: 4
A chambermaids: Colette Framboise
B chambermaids: Colette Framboise, Colette Framboise (ill), Azure Crescent
"""


def where_to_put_an_illness() -> Decision:
    session = Session(read_position(official_rules(), PLACES, FIRST_TOWN))
    session.answer("employ Illness")
    decision = session.game.pending
    assert decision is not None
    return decision


def test_options_name_the_players() -> None:
    assert option_texts(where_to_put_an_illness(), NAMES) == [
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
    decision = table_at("A hand: 1 Love x2\nphase: employ\n").game.pending
    assert decision is not None
    with pytest.raises(IllegalChoice, match="there is no answer -1"):
        meant(decision, NAMES, "-1")


def test_a_refusal_says_why() -> None:
    table = table_at("phase: employ\nA hand: 1 Love x3\n")
    view = table.session.view(0)
    assert view.decision is not None
    with pytest.raises(IllegalChoice, match=r"^Colette costs 3 and you have 0 Love: play Love first$"):
        meant(view.decision, NAMES, "employ colette", None, view)
    with pytest.raises(IllegalChoice, match="'dance' is none of the answers"):
        meant(view.decision, NAMES, "dance", None, view)


def test_buying_is_employing() -> None:
    table = table_at("phase: employ\nA hand: 1 Love\nlove: 4\n")
    view = table.session.view(0)
    assert view.decision is not None
    index = meant(view.decision, NAMES, "buy safran", None, view)
    assert view.decision.words()[index] == "employ Safran Virginie"
    with pytest.raises(IllegalChoice, match="Anise costs 7 and you have 4 Love"):
        meant(view.decision, NAMES, "buy anise", None, view)


def test_beers_are_bought_before_anything_else_is_meant() -> None:
    position = "boxes: oktoberfest\nphase: employ\nbeers: Bock | Altbier\nlove: 9\nbeer stand: B 1\nA hand: 1 Love\n"
    decision = table_at(position).game.pending
    assert decision is not None
    assert decision.words()[meant(decision, NAMES, "buy bock")] == "buy beer Bock"


def test_a_slip_of_the_fingers_is_asked_back() -> None:
    view = table_at("phase: employ\nA hand: 1 Love\nlove: 4\n").session.view(0)
    assert view.decision is not None
    with pytest.raises(IllegalChoice, match=r"^did you mean employ Safran\?$"):
        meant(view.decision, NAMES, "emply safran", None, view)


def test_a_verb_alone_is_asked_for_the_rest() -> None:
    view = table_at("phase: employ\nA hand: 1 Love\nlove: 2\n").session.view(0)
    assert view.decision is not None
    with pytest.raises(AmbiguousChoice, match=r"^employ what\? Azure Crescent, .*, 1 Love$"):
        meant(view.decision, NAMES, "employ", None, view)


def test_who_is_asked_is_no_third_person() -> None:
    position = (
        "phase: starting\nA private: Sora\nA events: Bad Habit\nA chambermaids: Azure (ill)\nB chambermaids: Azure\n"
    )
    decision = table_at(position, "Ann,Ben", "use Sora").game.pending
    assert decision is not None
    assert option_texts(decision, NAMES)[:2] == ["move your Bad Habit", "move Illness from your Azure Crescent (ill)"]
    assert [option_text(decision.rules, NAMES, option) for option in decision.options][:1] == ["move Bad Habit of Ann"]


def test_what_could_mean_several_answers_is_asked_back() -> None:
    with pytest.raises(AmbiguousChoice, match=r"put on your .*; put on .* of Ben"):
        meant(where_to_put_an_illness(), NAMES, "colette")


# -- the words of all boxes --


def test_where_an_option_names_a_seat_the_seat_stands_last() -> None:
    for words in OPTION_WORDS.values():
        assert ("{seat}" in words) == words.endswith("{seat}")


@pytest.mark.parametrize("boxes", GAMES)
def test_options_differ_from_the_notation_in_the_names_of_players_alone(boxes: str) -> None:
    table = new_table(PEOPLE[6], boxes=boxes, seed="words", town="random")
    while not table.game.over:
        decision = table.game.pending
        assert decision is not None
        texts = option_texts(decision, table.names)
        for option, text, words in zip(decision.options, texts, decision.words(), strict=True):
            template = OPTION_WORDS[verb_of(option)]
            if "{seat}" in template and seat_of(option) == decision.seat:
                plainly = text.replace("your ", "", 1) if " of {seat}" in template else text.removesuffix("yourself")
                assert plainly == words[:-1].removesuffix(" of ")
            elif "{seat}" in template:
                assert text.removesuffix(table.names[seat_of(option)]) == words[:-1]
            else:
                assert text == words
        assert [meant(decision, table.names, text) for text in texts] == list(range(len(texts)))
        play_on(table, table.game.decisions + 3, seed=table.game.decisions)


def test_a_building_without_a_storm_is_meant_where_nothing_else_is_said() -> None:
    position = """
        boxes: oktoberfest
        A hand: 3 Love
        B buildings: Beer Fest, Beer Fest (storm)
        phase: employ
        love: 5
    """
    decision = table_at(position, "Ann,Ben", "employ Heavy Storm").game.pending
    assert decision is not None
    texts = option_texts(decision, NAMES)
    assert texts == ["put on Beer Fest of Ben", "put on Beer Fest (storm) of Ben"]
    assert meant(decision, NAMES, "beer fest") == 0
    assert meant(decision, NAMES, "beer fest storm") == 1


def test_a_cure_names_the_event_and_its_price() -> None:
    position = """
        boxes: oktoberfest
        A hand: Gina, 1 Love
        A events: Envy
    """
    decision = table_at(position).game.pending
    assert decision is not None
    assert "cure Envy with Gina Kersten" in option_texts(decision, NAMES)


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
