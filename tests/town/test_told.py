"""What is told about a town: why each card is there, and what to take out of the boxes."""

from __future__ import annotations

import pytest

from cuore import ENGLISH, Speaker, make_setup, official_rules
from cuore.engine.errors import IllegalTown, UnknownCard
from cuore.engine.setup import lay_out, players_for
from cuore.engine.words import EVENT, PRIVATE
from cuore.text.towns import checklist_sections, reason_message, town_title
from cuore.town import (
    Reason,
    Town,
    Wishes,
    checklist,
    dead_cards,
    draw_town,
    kinds_in,
    known_town,
    name_of,
    named_town,
    named_towns,
    new_town,
    reasons,
    write_code,
)
from cuore.town.drawing import NO_WISHES
from cuore.town.named import OURS
from cuore.town.reasons import CHANCE
from tests.town.wishing import MIXTURES, PARK_MIXTURES

RULES = official_rules()
SPEAKER = Speaker(ENGLISH, RULES)


def why(boxes: tuple[str, ...], seed: str, wishes: Wishes) -> dict[str, str]:
    town = draw_town(RULES, boxes, seed, wishes)
    return {
        RULES.names[kind]: str(SPEAKER.say(reason_message(RULES, said)))
        for kind, said in reasons(RULES, town, wishes).items()
    }


def test_every_card_says_why_it_is_there() -> None:
    for number, boxes in enumerate([*MIXTURES[::5], *PARK_MIXTURES]):
        said = why(boxes, f"why {number}", Wishes())
        assert all(words.endswith(".") and words[0].isupper() for words in said.values())


def test_reasons_are_those_of_the_wishes_and_of_the_cards() -> None:
    wishes = Wishes(pin=("Azure",), together=99, require=("beers",), ban=("Gina",))
    said = why(("vacation", "base", "oktoberfest"), "reasons", wishes)
    assert said["Azure Crescent"].startswith("You asked for it; counts more together with Viola Crescent and Rouge")
    assert "brings beers" in said["Nadja Kersten"].lower()
    assert said["Illness"] == "Comes with Tanto Cuore."
    assert "makes use of events; has to do with Illness" in said["Nord Twilight"].replace("Makes", "makes")


def test_several_cards_are_spoken_of_as_several() -> None:
    town = draw_town(RULES, ("more", "base", "expanding"), "several")
    found = reasons(RULES, town)
    park = Speaker(ENGLISH.about(RULES), RULES)
    one = {str(park.say(reason_message(RULES, said))) for said in found.values()}
    many = {str(park.say(reason_message(RULES, said, 2))) for said in found.values()}
    assert "Lets you employ more." in one
    assert "Let you employ more." in many
    assert "Comes with Expanding the House." in one
    assert "Come with Expanding the House." in many
    assert any(words.startswith("Make use of") for words in many)
    assert not one & many


def test_chance_chooses_people_and_things() -> None:
    chance = {kind: said for kind, said in reasons(RULES, quiet()).items() if said[0].sort == CHANCE}
    assert {RULES.category[kind] for kind in chance} == {PRIVATE}
    told = [str(SPEAKER.say(reason_message(RULES, said, count))) for said in chance.values() for count in (1, 2)]
    assert set(told) == {"One of those who fit.", "Some of those who fit."}
    town = draw_town(RULES, ("base",), "things", Wishes(piles=("events=1",)))
    event = next(kind for kind in kinds_in(RULES, town) if RULES.category[kind] == EVENT)
    assert str(SPEAKER.say(reason_message(RULES, (Reason(CHANCE, (event,)),)))) == "One of those that fit."


def quiet() -> Town:
    named = named_town(RULES, "A Quiet Evening")
    assert named is not None
    return named.town


def test_in_a_town_of_one_box_no_card_comes_with_that() -> None:
    said = why(("base",), "one box", Wishes())
    assert said["Illness"] == "Always there, unless left in the box."
    assert not any("comes with" in words.lower() for words in said.values())


def test_a_town_is_found_by_a_part_of_its_name() -> None:
    for words in ("Quiet", "quiet evening", "a QUIET evening"):
        assert known_town(RULES, words) == quiet()
    with pytest.raises(IllegalTown, match="'garden' could be House and Garden, Beer Garden"):
        known_town(RULES, "garden")
    for words in ("first", "random", "", "quiet, evening", "nowhere"):
        assert known_town(RULES, words) is None


@pytest.mark.parametrize(
    ("words", "meant"),
    [("Beer Gardn", "Beer Garden"), ("Quiett", "A Quiet Evening"), ("Ten Raskals", "Ten Rascals"), ("nowhere", "")],
)
def test_of_a_name_that_nobody_knows_the_nearest_is_told(words: str, meant: str) -> None:
    with pytest.raises(IllegalTown, match="is not the name of a card or a town, and not a code") as refused:
        make_setup(RULES, town=words)
    assert refused.value.possible == ((meant,) if meant else ())
    assert (f"did you mean {meant}?" in str(refused.value)) == bool(meant)
    with pytest.raises(UnknownCard):
        make_setup(RULES, town=f"{words}, Anise")


def test_who_pays_for_a_reminiscence_says_so() -> None:
    found = [
        words for n in range(30) for words in why(("vacation",), f"pays {n}", Wishes()).values() if "asks for" in words
    ]
    assert any("Costs 5, which Fireworks Festival asks for" in words for words in found)


@pytest.mark.parametrize("boxes", [*MIXTURES[::3], *PARK_MIXTURES], ids="+".join)
def test_the_list_is_what_the_game_deals(boxes: tuple[str, ...]) -> None:
    least, most = players_for(RULES, boxes)
    for seats in (least, 3, most):
        town = draw_town(RULES, boxes, f"list {seats}")
        found = checklist(RULES, town, seats)
        deal = lay_out(RULES, town.setup(seats, "1")).deal
        piles = {pile.kind: pile.copies for _, pile in [(t, p) for t, ps in found.sections for p in ps]}
        dealt = {kind: deal.totals[kind] for kind in deal.stock.present}
        more = set(piles) - set(dealt)  # of three players' high class maids chance leaves one out at the table
        assert len(more) == bool(found.never_left_out) == (seats == 3 and "more" in boxes)
        assert {kind: n for kind, n in piles.items() if kind in dealt} == dealt
        lines = [str(SPEAKER.say(line)) for _, lines in checklist_sections(RULES, found) for line in lines]
        for kind in dealt:
            assert any(RULES.names[kind] in line for line in lines)


def test_five_need_love_from_two_boxes_and_what_stays_is_named() -> None:
    town = draw_town(RULES, ("base",), "five", without=("Bad Habit",))
    said = {
        str(SPEAKER.say(t)): [str(SPEAKER.say(line)) for line in ls]
        for t, ls in checklist_sections(RULES, checklist(RULES, town, 5))
    }
    assert said["Love, from two boxes (a second box is needed, of any sort)"] == [
        "72 × 1 Love",
        "24 × 2 Love",
        "16 × 3 Love",
    ]
    assert "The game ends after the turn in which 3 piles of maids are empty." in said["Then"]
    assert "These stay in the box: Bad Habit." in said["Then"]
    assert str(SPEAKER.say(town_title(RULES, town))) == "Tanto Cuore"
    assert "Love, from two boxes" in told(("base", "vacation"), "six", 6)
    assert "Love, from one box" in told(("base",), "four", 4)


def told(boxes: tuple[str, ...], seed: str, seats: int, wishes: Wishes = NO_WISHES) -> dict[str, list[str]]:
    town = draw_town(RULES, boxes, seed, wishes)
    return {
        str(SPEAKER.say(t)): [str(SPEAKER.say(line)) for line in ls]
        for t, ls in checklist_sections(RULES, checklist(RULES, town, seats))
    }


def test_of_a_mixture_it_is_told_in_which_box_each_card_is() -> None:
    """Who lays out the cards has the real boxes: nobody looks for a private maid or a guest in all of them."""
    private = "Private maids, shuffled into one pile, face down; turn up two"
    base, expanding = told(("base", "expanding"), "boxes", 2)[private]
    assert base.startswith("10 cards of Tanto Cuore: ")
    assert "Nord Twilight" in base
    assert expanding.startswith("9 cards of Expanding the House: ")
    assert "Mika Yakushido" in expanding
    alone = told(("base",), "alone", 2, Wishes(piles=("private maids=1",)))[private]
    assert [line.partition(":")[0] for line in alone] == ["1 card"]
    guests = told(("more", "base", "vacation"), "guests", 2)["Guests, one card each, shuffled into one pile, face up"]
    assert [line.partition(" of ")[2].partition(":")[0] for line in guests] == ["Tanto Cuore", "Romantic Vacation"]
    assert sum(int(line.split()[0]) for line in guests) == 10


def test_with_beers_there_is_one_category_of_reminiscences() -> None:
    with_beers = told(("vacation", "oktoberfest"), "beers", 2, Wishes(require=("beers", "reminiscences")))
    assert "Reminiscences, shuffled into one pile; turn up three" in with_beers
    assert any(heading.startswith("Reminiscences: category 1") for heading in told(("vacation",), "none", 2))


# -- towns with a name --


def test_every_named_town_is_good() -> None:
    towns = named_towns(RULES)
    assert len(towns) == len(RULES.boxes) + len(OURS)  # none was lost for a code that cannot be read
    assert len({named.name for named in towns}) == len({write_code(RULES, named.town) for named in towns}) == len(towns)
    for named in towns:
        named.town.check(RULES)
        assert dead_cards(RULES, kinds_in(RULES, named.town)) == {}, named.name
        assert named_town(RULES, named.name.upper()) == named
        assert name_of(RULES, named.town) == named
        assert named.about.endswith(".")


def test_the_recommended_towns_of_the_five_books_have_names() -> None:
    first = {named.town for named in named_towns(RULES)}
    for box in RULES.boxes.values():
        assert new_town(RULES, (box.id,), box.first_town) in first
