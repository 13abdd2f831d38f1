"""What a typed line means."""

from __future__ import annotations

import pytest

from cuore.cards.base import FIRST_TOWN
from cuore.cards.catalogue import official_rules
from cuore.cli.play.answers import meant, option_texts
from cuore.cli.play.commands import Command, Order, read_command
from cuore.engine.decision import Decision
from cuore.engine.errors import AmbiguousChoice, IllegalChoice
from cuore.engine.position import read_position
from cuore.engine.session import Session

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
        "put on Colette Framboise of Ann",
        "put on Colette Framboise of Ben",
        "put on Azure Crescent of Ben",
        "put on Colette Framboise (ill) of Ben",
    ]


@pytest.mark.parametrize(
    ("answer", "index"),
    [
        ("1", 0),
        ("4", 3),
        ("azure", 2),
        ("put on colette framboise of ben", 1),
        ("colette ann", 0),
        ("colette ben", 1),  # the healthy one
        ("colette ill ben", 3),
        ("put on colette of B", 1),  # as saved games write it
    ],
)
def test_an_answer_is_a_number_or_words(answer: str, index: int) -> None:
    assert meant(where_to_put_an_illness(), NAMES, answer) == index


@pytest.mark.parametrize("answer", ["0", "5", "9" * 5000, "marianne", "¿", "put on nobody"])
def test_what_is_no_answer_is_refused(answer: str) -> None:
    with pytest.raises(IllegalChoice):
        meant(where_to_put_an_illness(), NAMES, answer)


def test_what_could_mean_several_answers_is_asked_back() -> None:
    with pytest.raises(AmbiguousChoice, match=r"of Ann; put on .* of Ben"):
        meant(where_to_put_an_illness(), NAMES, "colette")


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("3", Command(Order.ANSWER, "3")),
        (" serve natsumi ", Command(Order.ANSWER, "serve natsumi")),
        ("s", Command(Order.SAVE)),
        ("S", Command(Order.SAVE)),
        ("s natsumi", Command(Order.ANSWER, "s natsumi")),
        ("save my game.cuore", Command(Order.SAVE, "my game.cuore")),
        ("?", Command(Order.TEXTS)),
        ("?azure", Command(Order.TEXTS, "azure")),
        ("? azure crescent", Command(Order.TEXTS, "azure crescent")),
        ("u", Command(Order.UNDO)),
        ("log", Command(Order.LOG)),
        ("t", Command(Order.TABLE)),
        ("help", Command(Order.HELP)),
        ("q", Command(Order.QUIT)),
    ],
)
def test_commands(line: str, command: Command) -> None:
    assert read_command(line) == command
