"""The command that a report prints asks for the very same study."""

from __future__ import annotations

import shlex
from dataclasses import replace
from pathlib import Path

import pytest

from cuore.lab.report.command import command
from cuore.lab.study import Findings, Study, Variant, ask_box, ask_card, ask_compare, ask_seats, read_study_file
from cuore.town import Wishes
from tests.cli.command import Cuore
from tests.cli.lab.asking import CARD, Understood
from tests.cli.lab.asking import understood as understanding

ALL_WISHES = (
    *("--require", "drawing=2,events", "--forbid", "beers", "--pin", "azure,viola", "--ban", "kagari", "--together"),
    *("--piles", "private maids=6-8", "--costs", "2=1,6+=1-2", "--slant", "points"),
)

QUESTIONS = {
    "card": "card anise --pairs 7",
    "a card of another box": "card eugenie --bots planner,rush --pairs 9",
    "a card in other boxes": "card anise --boxes vacation,base --pairs 9 --players 3",
    "luck of its own": "card anise --seed=-1 --pairs 8 --deals 4",
    "a town by its maids": "card anise --faster --town Azure,Viola,Rouge,Safran,Kagari,Genevieve,Moine,Tenalys,"
    "Sainsbury,Anise --pairs 5",
    "rules": "card 'ophelia grail' --beginners --faster --printed-only --without Illness --pairs 8",
    "in the Park": "card 'Ophelia Grail at the Park' --guests none --pairs 8",
    "wishes": shlex.join(["card", "anise", *ALL_WISHES, "--pairs", "5"]),
    "it is wished for anyhow": "card anise --pin viola,anise --pairs 5",
    "it is wished for first": "card anise --pin 'Anise Greenaway,viola' --pairs 5",
    "two cards": "card anise --against ophelia --bots planner,rush --pairs 7",
    "two cards of two boxes": "card eugenie --against 'claudine' --players 3 --pairs 6",
    "two cards and a wish": "card anise --against ophelia --pin viola --pairs 6",
    "box": "box --pairs 5",
    "boxes": "box base,vacation --cards anise,eugenie --pairs 6 --bots random,biglove",
    "a box with a wish": "box --boxes expanding,base --pin azure --cards esquine --pairs 6",
    "price": "price anise --pairs 5",
    "prices": "price anise --prices 9,4 --pairs 5 --bots rush --players 4 --deals 2",
    "compare": "compare plain faster --pairs 5",
    "compare boxes": "compare plain boxes=vacation --boxes expanding --pairs 5",
    "compare much": "compare 'faster; without=Illness, Bad Habit' 'beginners boxes=vacation' --no-plans --pairs 5",
    "compare below a rule": "compare plain faster --beginners --boxes base,vacation --pairs 5",
    "compare numbers": "compare plain players=4 --players 3 --pairs 5 --no-plans",
    "seats": "seats --pairs 5",
    "seats of one sort": "seats --boxes base --players 3 --pairs 5",
    "seats mixed": "seats --boxes vacation,base --players 4,2 --mixed --pairs 6 --deals 3 --faster=false --beginners",
    "own cards": "card beatrix --boxes base,house --card-file CARDS --pairs 5",
    "own price": "price CARDS --pairs 5",
    "own rule": "compare plain faster --card-file CARDS --pairs 5",
}


@pytest.fixture
def understood(cuore: Cuore, monkeypatch: pytest.MonkeyPatch) -> Understood:
    return understanding(cuore, monkeypatch)


def said(study: Study) -> str:
    return command(Findings(study, study.towns, 0, ""))


@pytest.mark.parametrize("words", QUESTIONS.values(), ids=QUESTIONS)
def test_from_a_question_to_its_command_and_back(understood: Understood, tmp_path: Path, words: str) -> None:
    cards = tmp_path / "own.toml"
    cards.write_text(CARD, encoding="utf-8")
    first = understood("lab", *[str(cards) if word == "CARDS" else word for word in shlex.split(words)])
    program, *again = [str(cards) if word == "CARDS" else word for word in shlex.split(said(first))]
    assert (program, again[:2]) == ("cuore", ["lab", shlex.split(words)[0]])
    assert understood(*again) == first


def test_an_answer_that_was_narrow_enough_is_asked_for_by_its_pairs(understood: Understood) -> None:
    first = understood("lab", "card", "anise", "--width", "3", "--deals", "2")
    assert (first.towns, first.until is not None and first.until.width) == (10_000, 0.03)
    again = command(Findings(first, 60, 0, ""))
    assert understood(*shlex.split(again)[1:]) == replace(first, until=None, towns=60)


@pytest.mark.parametrize(
    "study",
    [
        ask_compare(Variant("plain"), Variant("my rule", faster=True), plans=False),
        ask_compare(Variant("plain", faster=True), Variant("faster"), plans=False),
        ask_card(Variant("", costs=(("Anise Greenaway", 2),)), "Anise"),
        ask_box(Variant("", wishes=Wishes(together=2)), cards=["Anise"]),
        ask_seats([Variant("my seats", beginners=True)]),
    ],
    ids=["no rule", "not what it says", "other prices", "a wish without an option", "no table of boxes"],
)
def test_what_only_a_file_can_ask_is_not_made_a_command(study: Study) -> None:
    assert said(study) == "cuore lab run FILE"


def test_rules_on_top_of_another(understood: Understood) -> None:
    study = ask_compare(Variant("plain", faster=True), Variant("beginners", beginners=True, faster=True), plans=False)
    assert understood(*shlex.split(said(study))[1:]) == study


def test_a_study_file_that_asks_a_question_is_asked_by_its_command(tmp_path: Path, understood: Understood) -> None:
    file = tmp_path / "study.toml"
    file.write_text('question = "box"\ntowns = 9\ncards = ["Anise"]\nvariant = {players = 3}\n', encoding="utf-8")
    assert understood(*shlex.split(said(read_study_file(file)))[1:]) == understood("lab", "run", str(file))
