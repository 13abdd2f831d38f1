"""What is said of a study: the result first, chance called chance, and nothing of what nobody knows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cuore.lab.numbers import Number
from cuore.lab.report import headline, page
from cuore.lab.report.tables import sheets
from cuore.lab.report.words import (
    alone,
    change,
    fair,
    limits,
    of_card,
    played,
    share,
    starred,
    title,
    value,
    verdicts,
    who,
)
from cuore.lab.study import Findings, Until, Variant, ask_card
from cuore.lab.study.findings import CardFinding, Difference
from cuore.lab.study.prices import AT_LEAST, AT_MOST, FOUND, PLAYERS, UNTOLD, FairPrice
from cuore.lab.study.values import CLOSENESS, LEAD, ROUNDS, WINS
from cuore.lab.study.verdicts import DEPENDS, MEANING, MEASURED, MISUSED, NEVER, NO_MATCH, SELDOM, UNASKED
from tests.lab.report import made_up
from tests.lab.report.made_up import a_card, never

PRICES = (1, 2, 3, 4, 5, 6, 7)

MINUS = "\N{MINUS SIGN}"
GOOD, BAD, NOTHING = Number(0.2, 0.1, 0.3, 9), Number(-0.2, -0.3, -0.1, 9), Number(0.02, -0.1, 0.14, 9)


def box(*cards: object) -> Findings:
    return made_up.findings(made_up.of_box().study, cards=cards)


# -- a card --


def test_a_card_with_its_interval_and_its_verdict() -> None:
    assert of_card(a_card(worth=GOOD)) == (
        "Ophelia Grail: of a hundred games between equals, whoever may not have it wins about 20 fewer (measured). "
        f"Being allowed to have it is worth +20.0 (+10.0 to +30.0) points of win share to {who('planner')}, by 50 "
        "pairs of which 41 differed at all."
    )
    assert f"wins about 20 more (misused: {MEANING[MISUSED]})" in of_card(a_card(worth=BAD, verdict=MISUSED))
    assert "wins about as many as the others" in of_card(a_card(worth=Number(0.004, -0.1, 0.1, 9)))
    assert f"to {who('planner')}, which may be chance, by 50 pairs" in of_card(a_card(worth=NOTHING))
    assert f"(misused: {MEANING[MISUSED]})" in of_card(a_card(worth=BAD, verdict=MISUSED))
    assert f"(depends on the player: {MEANING[DEPENDS]})" in of_card(a_card(worth=GOOD, verdict=DEPENDS))
    assert "by 1 pair of which" in of_card(a_card(worth=NOTHING, pairs=1, differed=1))


def test_who_plays_is_said_in_words() -> None:
    assert who("housekeeper") == "housekeeper (level 2: the planner, who does not look ahead)"
    assert who("rush") == "rush (a planner in a hurry)"
    assert who("search:200") == "search:200"
    assert f"Players: {who('random')}." in played(made_up.of_seats())


def test_of_a_card_that_nobody_wanted_nothing_is_said() -> None:
    said = of_card(never())
    assert said.startswith("Kagari Ichinomiya: planner never employed it in 50 pairs (never employed: these players do")
    assert "points" not in said
    findings = made_up.findings(ask_card(made_up.BASE, "Kagari"), cards=(never(rounds=GOOD, company=GOOD),))
    assert headline(findings) == [said]


def test_having_to_take_a_card_says_how_it_is_played() -> None:
    about = "That is about how this player plays it"
    for card, is_about in ((never(forced=BAD), True), (never(forced=GOOD), True), (a_card(forced=BAD), True)):
        said = headline(made_up.findings(ask_card(made_up.BASE, "Kagari"), cards=(card,)))
        assert any("Having to take one at the first chance" in line and about in line for line in said) == is_about
    said = headline(made_up.findings(ask_card(made_up.BASE, "Kagari"), cards=(a_card(forced=GOOD),)))
    assert not any(about in line for line in said)


def test_which_of_two_cards_is_better() -> None:
    one, other, _, _, left, unmatched = made_up.of_versus().cards
    said = headline(made_up.of_versus())
    assert said[0].startswith("Ophelia Grail is better than Anise Greenaway for planner: ")
    assert said[2].startswith("Ophelia Grail or Anise Greenaway: rush does not use both, so these games cannot compare")
    assert "employs Ophelia Grail in 0 % of the games. What they are worth to others is not known." in said[2]
    turned = made_up.findings(made_up.of_versus().study, cards=(replace(one, worth=BAD), replace(other, worth=GOOD)))
    assert headline(turned)[0].startswith("Anise Greenaway is better than Ophelia Grail for planner: ")
    unsure = made_up.findings(made_up.of_versus().study, cards=(replace(one, worth=NOTHING), other))
    assert "cannot tell which is better for planner" in headline(unsure)[0]
    assert [cell.words for cell in sheets(made_up.of_versus())[0].rows[-1]].count("–") == 2
    assert (left.verdict, unmatched.verdict) == (NEVER, NO_MATCH)


def test_of_a_card_that_is_seldom_employed_there_is_no_number() -> None:
    seldom = replace(never("Esquine"), verdict=SELDOM, games=0.001, differed=1)
    said = headline(made_up.findings(ask_card(made_up.BASE, "Esquine"), cards=(seldom,)))
    assert said[0].startswith("Esquine: planner employed it in 0.1 % of the games, and of 50 pairs 1 differed where ")
    assert said[0].endswith(f"({SELDOM}: {MEANING[SELDOM]}).")
    assert "Employed too seldom to say: Esquine." in " ".join(headline(box(seldom, a_card())))
    assert [cell.words for cell in sheets(box(seldom, a_card()))[0].rows[-1]].count("–") == 2


def unasked(name: str = "Nord") -> CardFinding:
    return replace(never(name), verdict=UNASKED, employed=0.22, games=0.4)


def test_of_a_card_that_comes_without_being_asked_for_there_is_no_number() -> None:
    said = of_card(unasked())
    assert said.startswith("Nord: it came in 40 % of the games, and none of 50 pairs differed where planner was barred")
    assert f"({UNASKED}: {MEANING[UNASKED]})" in said
    assert "measured" not in said
    found = made_up.findings(ask_card(made_up.BASE, "Nord"), cards=(replace(unasked(), rounds=GOOD, company=GOOD),))
    assert headline(found) == [said]
    (sheet,) = sheets(found)
    assert [cell.words for cell in sheet.rows[0]][2:5] == ["–", UNASKED, "–"]
    assert verdicts(found) == {UNASKED: MEANING[UNASKED]}
    assert UNASKED in page(found)
    said = " ".join(headline(box(unasked(), never(), a_card(worth=GOOD, sure=True))))
    assert "1 is never employed; 50 pairs a card. 1 comes unasked." in said
    assert "Coming by other cards' doing alone, so nobody knows either: Nord." in said


def test_more_or_fewer_rounds_rather_than_a_minus() -> None:
    study = ask_card(made_up.BASE, "Ophelia")
    for rounds, said in (
        (Number(-3.5, -5.0, -2.1, 9), f"take 3.5 rounds fewer ({MINUS}5.0 to {MINUS}2.1) than where nobody may."),
        (Number(1.2, 0.3, 2.1, 9), "take 1.2 rounds more (+0.3 to +2.1) than where nobody may."),
        (
            Number(0.1, -1.0, 1.2, 9),
            f"take 0.1 rounds more ({MINUS}1.0 to +1.2) than where nobody may, which may be chance.",
        ),
    ):
        assert said in headline(made_up.findings(study, cards=(a_card(rounds=rounds),)))[1]


def test_what_winners_owned_is_no_cause() -> None:
    found = made_up.findings(ask_card(made_up.BASE, "Ophelia"), cards=(a_card(company=GOOD),))
    assert "That is company, not cause" in headline(found)[-1]


# -- a box --


def test_only_what_is_sure_of_all_cards_together_is_said_to_help_or_to_be_misused() -> None:
    one = a_card("Anise", worth=GOOD, sure=True)
    other = a_card("Rouge", worth=BAD, sure=True, verdict=MISUSED)
    unsure = a_card("Viola", worth=BAD, sure=False, verdict=MISUSED)
    said = headline(box(one, other, unsure, a_card("Moine", worth=GOOD, sure=False), never()))
    assert said == [
        (
            "Of 5 cards, 1 surely helps planner to win, 1 surely costs it games by being misused, and 1 is never "
            "employed; 50 pairs a card."
        ),
        (
            f"Strongest for planner: Anise (+20.0). Misused: Rouge ({MINUS}20.0). 1 more looks misused if taken alone. "
            "Never employed, so nobody knows: Kagari Ichinomiya."
        ),
    ]


def test_no_card_is_sure() -> None:
    said = headline(box(a_card(worth=NOTHING, sure=False), a_card("Rouge", worth=BAD, sure=False)))
    assert said[0].startswith("Of 2 cards, none surely helps planner to win, none surely costs it games")
    assert "and none is never employed" in said[0]
    assert said[1] == "No card surely wins games for planner."


def test_all_cards_were_never_employed() -> None:
    said = headline(box(*[never(f"Maid {at}") for at in range(20)]))
    assert "none surely helps" in said[0]
    assert "20 are never employed" in said[0]
    assert said[1].endswith("Maid 10, Maid 11 and 8 more.")


def test_two_players_are_told_of_one_by_one() -> None:
    worth = Number(0.3, 0.2, 0.4, 9)
    cards = (a_card("Anise", worth=worth, verdict=DEPENDS), a_card("Anise", "random", worth=BAD, verdict=DEPENDS))
    said = headline(box(*cards))
    assert "1 surely helps planner to win, none surely costs it" in said[0]
    assert "none surely helps random to win, 1 surely costs it" in said[1]
    assert said[-1] == "Different players get clearly different worth out of Anise."


# -- a price --


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (
            FairPrice(FOUND, 4.43, 2.9, 5.1, PRICES),
            "The fair price of Geneviève Daubigny for housekeeper is 4.4 (2.9 to 5.1): there",
        ),
        (
            FairPrice(AT_MOST, 3.43, None, 5.0, PRICES),
            "for housekeeper: it is somewhere up to 5, or housekeeper loses with it at any price. A guess: 3.",
        ),
        (FairPrice(AT_LEAST, 4.43, 2.9, None, PRICES), "housekeeper: it is somewhere from 2.9 on. A guess: 4."),
        (
            FairPrice(UNTOLD, None, None, None, PRICES),
            "for housekeeper: its interval holds all prices that were tried, 1 to 7.",
        ),
        (
            FairPrice(UNTOLD, None, None, None, (3,)),
            "for housekeeper: only for 3 could the player who had to buy the card do so in enough games.",
        ),
        (
            FairPrice(UNTOLD, None, None, None, ()),
            "for housekeeper: at none of these prices could the player who had to buy the card",
        ),
        (FairPrice(AT_LEAST, 7.0, 7.0, None, PRICES), "is 7 or more: even for 7, having to buy one cost no games."),
        (
            FairPrice(AT_LEAST, 7.0, 4.2, None, PRICES),
            "it is somewhere from 4.2 on. A guess: 7 or more.",
        ),
        (
            FairPrice(PLAYERS, None, None, None, PRICES),
            "for these games are about the player: having to buy one costs housekeeper games even for 1. That is about",
        ),
        (
            FairPrice(AT_MOST, None, None, 3.3, PRICES),
            "it is somewhere up to 3.3, or housekeeper loses with it at any price. A guess: none.",
        ),
    ],
)
def test_a_fair_price_is_as_sure_as_its_interval(found: FairPrice, said: str) -> None:
    findings = made_up.of_price()
    assert findings.price is not None
    sentence = headline(replace(findings, price=replace(findings.price, by_wins=found)))[0]
    assert said in sentence
    assert ("cannot tell" in sentence) == (found.verdict == UNTOLD or "guess" in said)


def test_a_card_that_is_never_employed_at_its_price() -> None:
    findings = made_up.of_price()
    assert findings.price is not None
    said = headline(replace(findings, price=replace(findings.price, verdict=NEVER)))[2]
    assert said.startswith(f"For 4, housekeeper hardly ever employs it where it may choose ({NEVER}: ")
    assert "being allowed" not in said


def test_what_nobody_could_be_made_to_buy_has_no_number() -> None:
    findings = made_up.of_price()
    assert findings.price is not None
    points = tuple(
        replace(point, verdict=UNASKED, forced=None, forced_points=None, forced_in=0.0) if point.price == 4 else point
        for point in findings.price.points
    )
    found = replace(findings, price=replace(findings.price, points=points, verdict=UNASKED))
    said = headline(found)[2]
    assert said.startswith(f"For 4, whether housekeeper may choose it changes nothing ({UNASKED}: ")
    assert said.endswith("; too few of those who had to take one at the first chance could.")
    row = next(row for row in sheets(found)[0].rows if row[0].value == 4)
    assert [cell.words for cell in row[1:6]] == ["–", UNASKED, "–", "–", "–"]
    assert page(found)


def test_prices_in_words() -> None:
    assert fair(FairPrice(FOUND, 4.43, 2.9, 5.1, PRICES)) == "4.4 (2.9 to 5.1)"
    assert fair(FairPrice(FOUND, 4.0, 2.9, 5.0, PRICES)) == "4.0 (2.9 to 5.0)"
    assert fair(FairPrice(FOUND, 4.0, 3.0, 5.0, PRICES)) == "4 (3 to 5)"
    assert fair(FairPrice(PLAYERS, None, None, None, PRICES)) == "none"
    assert fair(FairPrice(AT_LEAST, 7.0, 7.0, None, PRICES)) == "from 7 on"
    assert fair(FairPrice(AT_LEAST, 7.0, 4.2, None, PRICES)) == "from 4.2 on (perhaps 7 or more)"
    assert fair(FairPrice(AT_LEAST, 4.3, 4.2, None, PRICES)) == "from 4.2 on (perhaps 5)"
    assert fair(FairPrice(AT_MOST, 3.4, None, 4.5, PRICES)) == "up to 4.5 (perhaps 3)"
    assert fair(FairPrice(AT_MOST, None, None, 4.5, PRICES)) == "up to 4.5 (perhaps none)"
    assert fair(FairPrice(UNTOLD, None, None, None, PRICES)) == "not to be told"


# -- rules and seats --


def test_two_rules_side_by_side() -> None:
    study = made_up.of_compare().study
    study = replace(study, about=study.about | {"variants": ["plain", "faster"]})
    rounds = Difference(ROUNDS, ROUNDS, 23.2, 15.3, Number(-7.4, -9.3, -5.5, 9), sure=True)
    lead = Difference(LEAD, LEAD, 11.5, 6.1, Number(-5.1, -10.6, 0.4, 9), sure=False)
    rush = Difference("rush", WINS, 0.233, 0.6, Number(0.34, 0.17, 0.51, 9), sure=True)
    found = made_up.findings(study, differences=(rounds, lead, rush))
    assert headline(found) == [
        (
            "faster beside plain, 50 towns on the same luck: games take 15.3 rounds instead of 23.2 "
            f"({MINUS}9.3 to {MINUS}5.5), the winner is 6.1 points ahead instead of 11.5 ({MINUS}10.6 to +0.4, which "
            "may be chance)."
        ),
        "It surely changes: wins of rush, 60.0 % instead of 23.3 % (+17.0 to +51.0).",
    ]
    nothing = tuple(replace(each, sure=False) for each in found.differences)
    assert headline(replace(found, differences=nothing)) == [
        "faster beside plain, 50 towns on the same luck: no difference that these games could show."
    ]


def test_whoever_begins() -> None:
    found = made_up.of_seats()
    variants = tuple(replace(each, first_ahead=BAD if each.sure else GOOD) for each in found.variants)
    sure = sum(variant.sure for variant in variants)
    said = headline(replace(found, variants=variants))
    assert said[0] == f"Of 15 sorts of games, whoever begins is surely ahead in none and surely behind in {sure}."
    assert len(said) == 4
    one = replace(found.variants[0], sure=False)
    assert headline(replace(found, variants=(one,)))[0].endswith("no advantage that these games could show.")
    for number, ending in ((GOOD, "an advantage."), (BAD, "a disadvantage.")):
        assert headline(replace(found, variants=(replace(one, sure=True, first_ahead=number),)))[0].endswith(ending)


def test_a_study_of_ones_own_tells_every_number() -> None:
    found = made_up.of_own()
    said = headline(found)
    assert len(said) == len(found.differences)
    assert said[0].startswith("Rounds of a game: 8.1 beside 7.1, ")
    assert said[1].startswith("Rounds of a game: 70.")
    assert "beside" not in said[1]
    assert [each.endswith("which may be chance.") for each in said] == [False, False, False, False, False]
    unsure = replace(found, differences=tuple(replace(each, sure=False) for each in found.differences))
    assert [each.endswith("which may be chance.") for each in headline(unsure)] == [True, False, True, False, True]


# -- how to read it --


@pytest.mark.parametrize("question", made_up.ALL)
def test_every_report_says_who_played_and_what_an_interval_is(question: str) -> None:
    found = made_up.ALL[question]()
    said = limits(found)
    assert said[0].startswith("It is about games of ")
    assert any("intervals of 95 %" in line for line in said)
    assert any("may lie a little nearer to nothing, or to an equal part, than the number" in line for line in said)
    assert "Holm" in starred()
    assert found.checksum in played(found)
    assert "seed 1" in played(found).lower()


def test_who_played() -> None:
    assert limits(made_up.of_seats())[0].startswith("It is about games of random against itself.")
    assert limits(made_up.of_two_players())[0].startswith(
        "It is about games of planner, random, each against its own kind."
    )
    assert limits(made_up.of_compare())[0].startswith("It is about games of housekeeper, rush, ")


def test_towns_of_a_box_are_those_of_a_card() -> None:
    assert "in 50 towns for each card, 1 deal in each" in played(made_up.of_box())
    assert "in 50 towns, 1 deal in each; Tanto Cuore, 2 players" in played(made_up.of_card())
    one = replace(made_up.of_card(), towns=1, games=1)
    assert played(one).startswith("1 game in 1 town, ")


def test_a_layout_in_words() -> None:
    variant = Variant("odd", ("base",), 4, "first", beginners=True, faster=True, printed_only=True, without="Illness")
    study = replace(made_up.of_card().study, variants=(variant,))
    said = played(replace(made_up.of_card(), study=study))
    assert "Tanto Cuore, 4 players, the faster game, the beginners' game, printed cards only, without Illness" in said
    assert "the town first. Players" in said


def test_cards_that_slipped_through_are_named() -> None:
    assert not any("slipped" in line or "insisted" in line for line in limits(box(a_card())))
    assert any("insisted: Ophelia Grail (planner: 3)." in line for line in limits(box(a_card(slipped=3))))


def test_a_warning_about_many_verdicts_stands_where_one_is_misused() -> None:
    assert any("one in forty" in line for line in limits(box(a_card(), a_card(verdict=MISUSED))))
    assert not any("one in forty" in line for line in limits(box(a_card(), a_card())))


def test_a_study_that_was_to_stop_by_itself_says_whether_it_did() -> None:
    found = made_up.of_seats()
    wide, narrow = (replace(found, study=replace(found.study, until=Until(width))) for width in (0.5, 0.01))
    assert "It stopped where no interval that was asked about was wider than ±50 percentage points" in limits(wide)[-1]
    assert (
        "It did not come as far as it was to go, to intervals no wider than ±1 percentage points" in limits(narrow)[-1]
    )
    own = replace(made_up.of_own(), differences=made_up.of_own().differences[:2])
    assert "wider than ±9 " not in limits(replace(own, study=replace(own.study, until=Until(9.0))))[-1]
    assert "than ±9;" in limits(replace(own, study=replace(own.study, until=Until(9.0))))[-1]


def test_only_verdicts_that_were_given_are_explained() -> None:
    assert list(verdicts(box(a_card(), never()))) == [MEASURED, NEVER]
    assert verdicts(made_up.of_seats()) == {}


def test_numbers_in_words() -> None:
    assert [share(part) for part in (0, 1, 0.5, 0.004, 0.996, 0.005)] == [
        "0 %",
        "100 %",
        "50 %",
        "0.4 %",
        "99.6 %",
        "0 %",
    ]
    close = Difference(CLOSENESS, CLOSENESS, 0.25, 0.5, NOTHING, sure=False)
    assert (title(close), value(close, 0.25), change(close)) == (
        "Close games",
        "25.0 %",
        f"+2.0 ({MINUS}10.0 to +14.0)",
    )
    assert alone(close) == f"2.0 % ({MINUS}10.0–14.0)".replace(MINUS, "-")
    maids = Difference("Ophelias", "employed:Ophelia Grail", 0.1, 0.12, NOTHING, sure=False)
    assert (title(maids), value(maids, 0.1), change(maids)) == ("Ophelias", "0.10", f"+0.02 ({MINUS}0.10 to +0.14)")


# -- tables --


def test_what_a_star_means_is_said_wherever_there_are_several_rows() -> None:
    nobody = [replace(card, sure=False) for card in made_up.of_box().cards]
    several, alone_ = sheets(box(*nobody))[0], sheets(box(nobody[0]))[0]
    assert (several.is_starred, alone_.is_starred) == (True, False)
    assert starred() in page(box(*nobody))
    assert sheets(box(replace(nobody[0], sure=True)))[0].is_starred
    seats = made_up.of_seats()
    assert sheets(replace(seats, variants=tuple(replace(each, sure=False) for each in seats.variants)))[0].is_starred


def test_a_table_says_its_order_and_of_what_kind_a_card_is() -> None:
    sheet = sheets(made_up.of_box())[0]
    assert sheet.title == "What each card is worth, in the order of victory points"
    assert "Sort" not in [column.name for column in sheet.columns]


def test_a_number_of_a_card_has_a_name_in_words() -> None:
    number = Difference("employed:Illness", "employed:Illness", 0.0, 1.0, GOOD, None)
    assert title(number) == "Illness employed in a game"
