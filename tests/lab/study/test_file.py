"""A study from a file: what it may say, and a clear sentence for what it may not."""

from __future__ import annotations

from pathlib import Path

import pytest

from cuore.engine.errors import CuoreError
from cuore.lab.study import (
    Until,
    Variant,
    ask_box,
    ask_card,
    ask_compare,
    ask_price,
    ask_seats,
    ask_versus,
    read_study_file,
)

CARDS = """
[[card]]
name = "Beatrix Fernway"
title = "Gardening Maid"
category = "general maid"
cost = 4
icons = { draw = 1, serving = 1 }
"""


def read(folder: Path, text: str) -> object:
    (folder / "study.toml").write_text(text, encoding="utf-8")
    (folder / "cards.toml").write_text(CARDS, encoding="utf-8")
    return read_study_file(folder / "study.toml")


def test_every_question_can_be_asked_in_a_file(tmp_path: Path) -> None:
    assert read(tmp_path, 'question = "card"\ncard = "Anise"\ntowns = 50\nuntil = { width = 0.02 }') == ask_card(
        Variant("town"), "Anise", towns=50, until=Until(0.02)
    )
    assert read(
        tmp_path, 'question = "box"\nbots = ["planner", "rush"]\nvariant = { boxes = ["vacation"] }'
    ) == ask_box(Variant("town", ("vacation",)), ["planner", "rush"])
    mine = Variant("town", ("base", "house"), card_file=CARDS)
    own = 'question = "price"\ncard = "Beatrix"\nprices = [2, 3]\ndeals = 2\nseed = "x"\n[variant]\n'
    found = read(tmp_path, own + 'boxes = ["base", "house"]\ncard_file = "cards.toml"')
    assert found == ask_price(mine, "Beatrix", prices=[2, 3], deals=2, seed="x")
    two = 'plans = false\n[[variants]]\nname = "plain"\n[[variants]]\nname = "faster"\nfaster = true'
    assert read(tmp_path, 'question = "versus"\ncards = ["Anise", "Moine"]') == ask_versus(
        Variant("town"), "Anise", "Moine", towns=300
    )
    assert read(tmp_path, f'question = "compare"\n{two}') == ask_compare(
        Variant("plain"), Variant("faster", faster=True), plans=False
    )
    assert read(tmp_path, 'question = "seats"\n[[variants]]\nplayers = 3') == ask_seats(
        [Variant("variant 1", players=3)]
    )


OWN = """
name = "Mine"
question = "own"
towns = 2
[[variants]]
name = "base"
[[arms]]
name = "rush"
roles = ["rush", "planner"]
rotates = true
[[arms]]
name = "plain"
roles = ["planner", "planner"]
[[numbers]]
name = "longer"
number = "rounds"
arm = "rush"
minus = "plain"
"""


def test_a_study_of_ones_own(tmp_path: Path) -> None:
    study = read_study_file(_written(tmp_path, OWN))
    study.check()
    assert study.name == "Mine"
    assert study.about == {"numbers": [{"name": "longer", "number": "rounds", "arm": "rush", "minus": "plain"}]}
    assert study.games == 2 * 3


def _written(folder: Path, text: str) -> Path:
    path = folder / "study.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("question = ", "is not a study: Invalid value"),
        ("", "it has no question; choose from card, "),
        ('question = "why"', "it asks 'why'; choose from card, "),
        ('question = "card"', "does not say which card"),
        ('question = "card"\ncard = "Nobody"', "no card called"),
        ('question = "card"\ncard = "Anise"\ncolour = "red"', "has no colour"),
        ('question = "card"\ncard = "Anise"\ntowns = "many"', "'many' is not a whole number"),
        ('question = "card"\ncard = "Anise"\nuntil = 3', "until needs a width"),
        ('question = "card"\ncard = "Anise"\nuntil = { width = 0.1, often = 2 }', "until has no often"),
        ('question = "card"\ncard = "Anise"\nvariant = { colour = 3 }', "a variant has no colour; choose from "),
        ('question = "card"\ncard = "Anise"\nvariant = { faster = 3 }', "faster must be true or false, not 3"),
        ('question = "card"\ncard = "Anise"\nvariant = { card_file = "missing.toml" }', "cannot be opened"),
        (
            'question = "card"\ncard = "Anise"\nvariant = { wishes = { pin = "x" } }',
            "pin must be a list of words, not 'x'",
        ),
        ('question = "price"\ncard = "Anise"\nprices = 3', "prices must be a list"),
        ('question = "price"\ncard = "Anise"\nbots = ["rush", "planner"]', "needs exactly one bot"),
        ('question = "versus"\ncards = ["Anise"]', "two cards are compared, not 1"),
        ('question = "compare"', "needs variants"),
        ('question = "compare"\n[[variants]]', "needs two variants to compare, not 1"),
        (OWN.replace('"rounds"', '"sound"'), "nothing is recorded under the name 'sound'"),
        (OWN.replace('arm = "rush"', 'arm = "slow"'), "must name one of the arms rush, plain"),
        (OWN.replace("rotates = true", "rotates = 1"), "rotates must be true or false"),
        (OWN.replace("rotates = true", "turns = 1"), "an arm has no turns"),
        (OWN.replace('minus = "plain"', 'less = "plain"'), "a number has no less"),
    ],
)
def test_a_mistake_gets_a_sentence(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(CuoreError, match=words):
        read_study_file(_written(tmp_path, text)).check()
