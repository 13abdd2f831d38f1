"""Every game of a study follows from the study and its number alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cuore.engine.errors import CuoreError, DamagedRecord, UnknownCard
from cuore.lab.crew.crew import packed, unpacked
from cuore.lab.study import Arm, Study, Until, Variant, ask_box, ask_card, ask_compare, ask_price, ask_seats
from cuore.lab.study.plan import looks, with_towns
from cuore.lab.study.reading import read_study, read_variant
from cuore.town import IllegalWish, Wishes
from tests.towns import FIRST_TOWNS

BASE = Variant("base")
TWIN = '[[card]]\nname = "Beatrix Fernway"\ncategory = "general maid"\ncost = 4\nicons = { love = 1 }\n'
OTHER = TWIN.replace("Beatrix Fernway", "Cordula Astor")
MINE = (replace(BASE, name="2", card_file=TWIN), replace(BASE, name="3", card_file=OTHER))
STUDIES = [
    ask_card(BASE, "Anise Greenaway", ["housekeeper", "engine"], towns=3, deals=2),
    ask_box(replace(BASE, players=3), cards=["Ophelia Grail", "Illness"], towns=2),
    ask_price(BASE, "Moine", prices=[2, 4], towns=2, until=Until(0.02)),
    ask_compare(BASE, Variant("faster", faster=True, wishes=Wishes(pin=("Nord",), require=("drawing=2",))), towns=2),
    ask_seats([BASE, Variant("three", boxes=("vacation", "base"), players=3)], towns=2),
]


@pytest.mark.parametrize("study", STUDIES, ids=lambda study: study.question)
def test_a_study_says_all_that_decides_it(study: Study) -> None:
    assert read_study(study.data()) == study


@pytest.mark.parametrize("study", STUDIES, ids=lambda study: study.question)
def test_games_of_a_town_and_deal_share_their_luck_and_every_role_comes_to_every_seat(study: Study) -> None:
    more = with_towns(study, study.towns + 1)
    seen: dict[tuple[int, int, int], list[int]] = {}
    for number in range(study.games):
        match = study.match(number)
        assert match == more.match(number)
        arm = study.arms[match.arm]
        seats = study.seats(match)
        assert seats[match.subject] == arm.roles[0]
        assert sorted(seats) == sorted(arm.roles)
        variant = study.variant[arm.variant]
        setup = study.setup(variant.rules(), variant, match)
        assert setup.seed == f"1/town {match.town + 1}/deal {match.deal + 1}"
        assert setup.seats == len(seats)
        seen.setdefault((match.town, match.deal, match.arm), []).append(match.subject)
    for (_, _, at), subjects in seen.items():
        arm = study.arms[at]
        assert sorted(subjects) == (list(range(len(arm.roles))) if arm.rotates else [0])
    assert len(seen) == study.towns * study.deals * len(study.arms)


def test_arms_of_one_variant_lie_beside_each_other() -> None:
    study = STUDIES[1]
    variants = [study.arms[study.match(number).arm].variant for number in range(study.games_a_town)]
    assert variants == ["Ophelia Grail"] * 3 + ["Illness"] * 3


def test_the_card_is_in_every_town_and_towns_are_the_same_at_every_price() -> None:
    for study in (STUDIES[0], STUDIES[2]):
        towns = [
            {variant.setup(variant.rules(), study.town_seed(town), "x").town for variant in study.variants}
            for town in range(8)
        ]
        assert all(len(each) == 1 for each in towns)
        assert all(study.about["cards"][0] in maids for each in towns for maids in each)
    assert [variant.rules().cost[variant.rules().find("Moine")] for variant in STUDIES[2].variants] == [2, 4]


def test_a_given_town_stays_as_it_is_whoever_is_asked_about() -> None:
    first = replace(BASE, town="first")
    study = ask_card(first, FIRST_TOWNS["base"][0])
    assert study.variants[0].wishes == Wishes()


def test_looks_are_at_fixed_numbers_of_towns() -> None:
    study = with_towns(STUDIES[2], 100)
    assert list(looks(study)) == [40, 60, 80, 100]
    assert list(looks(replace(study, until=None))) == [100]
    assert list(looks(with_towns(study, 30))) == [30]
    many = list(looks(with_towns(study, 20_000)))
    assert many[:9] == [40, 60, 80, 100, 120, 140, 160, 180, 200]
    assert len(many) < 70
    assert many == sorted(set(many))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"towns": 1}, "towns must be from 2"),
        ({"deals": 0}, "deals must be from 1"),
        ({"arms": ()}, "arms must be from 1"),
        ({"arms": (Arm("a", "base", ("planner",)),)}, "the arm 'a' needs 2 roles, one for each player, and has 1"),
        ({"arms": (Arm("a", "nowhere", ("planner", "planner")),)}, "names the variant 'nowhere', which does not exist"),
        ({"arms": (Arm("a", "base", ("planner", "nobody")),)}, "no bot called"),
        ({"arms": (Arm("a", "base", ("planner", "barred:planner")),)}, "must be barred:CARD:BOT"),
        ({"arms": (Arm("a", "base", ("planner", "barred:Nobody:planner")),)}, "no card called"),
        ({"arms": (Arm("a", "base", ("random",) * 2), Arm("a", "base", ("random",) * 2))}, "the same name"),
        ({"variants": (BASE, BASE)}, "two variants have the same name"),
        ({"variants": (replace(BASE, town="nowhere"),)}, "nowhere"),
        ({"variants": (replace(BASE, boxes=("attic",)),)}, "no box called"),
        ({"until": Until(0.0)}, "must be more than 0"),
        ({"until": Until(2.0)}, "0.02 for two points: 2 is too wide"),
        ({"until": Until(0.1, least=1)}, "least must be at least 2 towns"),
        ({"name": " "}, "needs a name"),
        ({"seed": "x" * 177}, "the seed has 177 characters, and may have 176 here"),
        ({"variants": (BASE, *MINE)}, "'Beatrix Fernway' and 'Cordula Astor', that have the same number in the games"),
        ({"question": "why"}, "there is no question 'why'; choose from card, "),
        ({"towns": 10_000_000, "deals": 1000}, "a study holds up to"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(change: dict[str, Any], words: str) -> None:
    study = Study("a name", "seats", (BASE,), (Arm("free", "base", ("planner", "planner")),))
    study.check()
    with pytest.raises(CuoreError, match=words):
        replace(study, **change).check()


def test_card_files_that_do_not_contradict_each_other_may_be_in_one_study() -> None:
    files = (None, TWIN, TWIN + OTHER, TWIN.replace("cost = 4", "cost = 3"))
    variants = [replace(BASE, name=f"{at}", card_file=file) for at, file in enumerate(files)]
    ask_seats(variants, towns=2).check()


def test_a_study_travels_without_what_was_worked_out_from_it() -> None:
    study = ask_box(BASE, towns=2)
    before = packed(study)
    assert study.match(0).number == 0
    assert study.variant
    assert packed(study) == before
    assert unpacked(before) == study


def test_questions_refuse_what_they_cannot_ask() -> None:
    with pytest.raises(UnknownCard):
        ask_card(BASE, "Nobody at all")
    with pytest.raises(CuoreError, match="comes from the box expanding: add it to the boxes in play, base"):
        ask_card(BASE, "Ririko")
    with pytest.raises(CuoreError, match="different ones"):
        ask_card(BASE, "Anise Greenaway", ["planner", "planner"])
    with pytest.raises(CuoreError, match="Sophia Marfil is in none of these games"):
        ask_card(BASE, "Sophia Marfil")
    with pytest.raises(CuoreError, match="is in none of these games"):
        ask_price(replace(BASE, town="first"), "Ophelia Grail")
    with pytest.raises(CuoreError, match="has no price"):
        ask_price(BASE, "3 Love")
    with pytest.raises(CuoreError, match="two or more"):
        ask_price(BASE, "Moine", prices=[4])
    with pytest.raises(CuoreError, match="the same rules twice"):
        ask_compare(BASE, BASE)
    with pytest.raises(IllegalWish):
        ask_card(replace(BASE, wishes=Wishes(require=("nonsense",))), "Anise Greenaway").check()


def test_damaged_data_is_refused_with_what_is_odd() -> None:
    good = STUDIES[0].data()
    for change in (
        {"seed": 3},
        {"towns": "many"},
        {"arms": [{"name": "x"}]},
        {"variants": 5},
        {"until": {"width": "w"}},
    ):
        with pytest.raises(DamagedRecord):
            read_study({**good, **change})
    with pytest.raises(DamagedRecord, match="a variant has no colour; choose from "):
        read_variant({"name": "x", "colour": "red"})
    with pytest.raises(DamagedRecord):
        read_study([])
