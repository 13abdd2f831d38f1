"""A bad card file is answered with the place and the reason, with nothing but DamagedRecord, and takes nothing over."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuore.cards.cardfile import card_data, read_cards
from cuore.cards.catalogue import CARDS, official_rules, rules_from_file
from cuore.engine.errors import DamagedRecord
from tests.cardfile.strategies import Data, general_maids, private_maids
from tests.cardfile.toml import card_file
from tests.notation.samples import check_words, fuzz

OWN: Data = {"name": "Beatrix", "category": "general maid", "cost": 3}
PRIVATE: Data = {"name": "Beatrix", "category": "private maid", "cost": 3}
EVENT: Data = {"name": "Beatrix", "category": "event", "cost": 3, "laid": "in quarters"}
HIGH_CLASS: Data = {"name": "Beatrix", "category": "high class maid", "box": "more"}
PREPARATION: Data = {
    "name": "Music 1",
    "category": "preparation",
    "box": "more",
    "errand": "Food",
    "level": 1,
    "skill needed": 2,
}
REMINISCENCE: Data = {"name": "Beatrix", "category": "reminiscence", "level": 1, "needs": [{"cost": 2}]}
GAIN = [{"step": "gain", "serving": 1}]


def complaint(text: str) -> str:
    with pytest.raises(DamagedRecord) as caught:
        rules_from_file(text)
    words = str(caught.value)
    assert words
    assert "\n" not in words
    return words


# The file


@pytest.mark.parametrize(
    "text", ["hello", "[[card]", "[[card]]\nname = ", 'name = "x" y', "\0", "[[card]]\na = 1\na = 2", "x" * 10_000]
)
def test_what_is_not_toml_is_called_so(text: str) -> None:
    assert complaint(text).startswith("the card file is not TOML: ")


@pytest.mark.parametrize("text", ["", "# nothing", "card = []", "card = 5", "card = {}", '[card]\nname = "x"'])
def test_a_file_without_cards_is_called_so(text: str) -> None:
    assert complaint(text) == "the card file has no [[card]] table"


def test_other_tables_do_not_belong_in_a_card_file() -> None:
    assert complaint('[[card]]\nname = "x"\n[python]\nimport = "os"') == (
        "'python' does not belong in a card file: write [[card]] tables only"
    )


def test_too_many_cards_are_refused() -> None:
    assert "more than 500 cards" in complaint(card_file(*[{**OWN, "name": f"Own {i}"} for i in range(501)]))


def test_a_card_that_is_no_table_is_refused() -> None:
    assert complaint("card = [1]") == "card 1: a [[card]] table is expected"


def test_two_cards_of_one_name_are_refused() -> None:
    assert complaint(card_file(OWN, OWN)) == "card 2 (Beatrix): there is another card of that name: Beatrix"


def test_the_second_card_is_named_when_it_is_wrong() -> None:
    words = complaint(card_file(OWN, {**OWN, "name": "Second", "cost": "dear"}))
    assert words == "card 2 (Second): cost must be a number from 0 to 99, not 'dear'"


@pytest.mark.parametrize("nesting", ["[" * 5000, "{a=" * 5000, "[" * 500 + "]" * 500])
def test_endless_nesting_is_refused(nesting: str) -> None:
    complaint(f'[[card]]\nname = "x"\nserve = {nesting}')


# The fields

FIELDS: dict[str, tuple[Data, dict[str, object], str]] = {
    "unknown field": (OWN, {"colour": "red"}, "'colour' is not a field of a card; there are after hand, alcohol"),
    "name missing": (OWN, {"name": None}, "name must be a text"),
    "name empty": (OWN, {"name": "  "}, "name must be a text"),
    "name a number": (OWN, {"name": 5}, "name must be a text"),
    "name with a comma": (OWN, {"name": "A, B"}, "a name is up to 60 printable letters"),
    "name with a colon": (OWN, {"name": "A: B"}, "a name is up to 60 printable letters"),
    "name with a comment": (OWN, {"name": "A # B"}, "a name is up to 60 printable letters"),
    "name with a bracket": (OWN, {"name": "Colette (ill)"}, "a name is up to 60 printable letters"),
    "name too long": (OWN, {"name": "x" * 61}, "a name is up to 60 printable letters"),
    "name with a tab": (OWN, {"name": "A\tB"}, "a name is up to 60 printable letters"),
    "name of two lines": (OWN, {"name": "A\nB"}, "a name is up to 60 printable letters"),
    "name with two spaces": (OWN, {"name": "Two  Spaces"}, "a name is up to 60 printable letters, single spaces"),
    "name of a storm": (OWN, {"name": "storm 2"}, "a name is up to 60 printable letters"),
    "box with two spaces": (OWN, {"box": "my  box"}, "box is up to 60 printable characters, single spaces"),
    "a cost without end": (OWN, {"cost": 1 << 20_000}, "cost must be a number from 0 to 99, not something very long"),
    "a misspelt field": (OWN, {"categry": "event"}, "'categry' is not a field of a card; did you mean 'category'?"),
    "name with a colour": (OWN, {"name": "\x1b[31mred"}, "a name is up to 60 printable letters"),
    "category missing": (OWN, {"category": None}, "category is one of maid chief, chambermaid chief"),
    "category unknown": (OWN, {"category": "butler"}, "category is one of maid chief, chambermaid chief"),
    "category a list": (OWN, {"category": ["love"]}, "category must be a text"),
    "cost missing": (OWN, {"cost": None}, "cost must be a number from 0 to 99, not None"),
    "cost negative": (OWN, {"cost": -1}, "cost must be a number from 0 to 99, not -1"),
    "cost too high": (OWN, {"cost": 100}, "cost must be a number from 0 to 99, not 100"),
    "cost a fraction": (OWN, {"cost": 1.5}, "cost must be a number from 0 to 99, not 1.5"),
    "cost a truth": (OWN, {"cost": True}, "cost must be a number from 0 to 99, not True"),
    "copies nought": (OWN, {"copies": 0}, "copies must be a number from 1 to 99, not 0"),
    "vp a word": (OWN, {"vp": "many"}, "vp must be a number from -99 to 99, not 'many'"),
    "icons a list": (OWN, {"icons": ["love"]}, "icons is a table of draw, love, serving, employment"),
    "icons unknown": (OWN, {"icons": {"hope": 1}}, "icons is a table of draw, love, serving, employment"),
    "icons too many": (OWN, {"icons": {"draw": 10}}, "icons.draw must be a number from 0 to 9, not 10"),
    "chamber a word": (OWN, {"chamber": "yes"}, "chamber must be a number from 0 to 9, not 'yes'"),
    "provenance": (OWN, {"provenance": "dreamt"}, "provenance is one of printed, deduced, reconstructed"),
    "ours a word": (OWN, {"ours": "vp"}, "ours is a list of some of name, cost, vp, icons, chamber"),
    "ours unknown": (OWN, {"ours": ["colour"]}, "ours is a list of some of name, cost, vp, icons, chamber"),
    "ours twice": (OWN, {"ours": ["vp", "vp"]}, "ours is a list of some of name, cost, vp, icons, chamber"),
    "ours of numbers": (OWN, {"ours": [1, {}]}, "ours is a list of some of name, cost, vp, icons, chamber"),
    "deduced unknown": (OWN, {"deduced": ["colour"]}, "deduced is a list of some of name, cost, vp, icons"),
    "ours and deduced": (OWN, {"ours": ["vp"], "deduced": ["vp"]}, "vp cannot be both ours and deduced"),
    "ours and printed": (
        OWN,
        {"ours": ["vp", "text"], "provenance": "printed"},
        "a card whose vp and text are ours is reconstructed, not printed",
    ),
    "a flag in words": (OWN, {"turns events away": "yes"}, "turns events away is true or false"),
    "laid nowhere": (
        EVENT,
        {"laid": "on the floor"},
        "laid is 'on a maid' or 'in quarters' or 'anywhere' or 'on a building' or 'at home', not 'on the floor'",
    ),
    "an event not laid": (EVENT, {"laid": None}, "an event says where it is laid"),
    "a maid laid": (OWN, {"laid": "in quarters"}, "an event says where it is laid, and nothing else does"),
    "a second Illness": (EVENT, {"laid": "on a maid"}, "one event alone can lie on maids, and that is Illness"),
    "a second Storm": (
        EVENT,
        {"laid": "on a building"},
        "one event alone can lie on buildings, and that is Heavy Storm",
    ),
    "cure unknown": (EVENT, {"cure": "Aspirin"}, "cure: there is no card called 'Aspirin'"),
    "starting for all": (
        OWN,
        {"starting": [{"step": "discard"}]},
        "'starting' is for private maids, high class maids and",
    ),
    "drawing for all": (OWN, {"on draw": [{"step": "discard"}]}, "are for private maids"),
    "dismissing for all": (OWN, {"others dismiss": [{"step": "discard"}]}, "are for private maids"),
    "serving in private": (PRIVATE, {"serve": [{"step": "discard"}]}, "a private maid neither serves"),
    "many of one": (PRIVATE, {"copies": 2}, "there is one of her"),
    "a serving event": (EVENT, {"serve": [{"step": "discard"}]}, "only a maid can serve"),
    "love without Love": ({**OWN, "category": "love"}, {}, "a Love card gives Love"),
    "a private reaction": (
        PRIVATE,
        {"turns events away": True},
        "'turns events away' and 'hand ability' are for general maids",
    ),
    # the Park
    "a high class maid elsewhere": (HIGH_CLASS, {"box": None}, "belong to the Park: box = 'more'"),
    "a high class maid of another box": (HIGH_CLASS, {"box": "base"}, "belong to the Park: box = 'more'"),
    "a preparation elsewhere": (PREPARATION, {"box": "house"}, "belong to the Park: box = 'more'"),
    "two of a high class maid": (HIGH_CLASS, {"copies": 2}, "there is one of every high class maid"),
    "a high class must": (HIGH_CLASS, {"starting": GAIN, "starting must": True}, "is never a must"),
    "a high class maid who serves": (HIGH_CLASS, {"serve": GAIN}, "only a maid can serve"),
    "a high class chambermaid": (HIGH_CLASS, {"chamber": 1}, "only a maid can serve or be a chambermaid"),
    "a high class maid with icons": (
        HIGH_CLASS,
        {"icons": {"effort": 1}},
        "only maids who serve, and Love, have icons",
    ),
    "an errand for all": (OWN, {"errand": "Food"}, "'errand' is for preparations and high class maids"),
    "an errand unknown": (HIGH_CLASS, {"errand": "Music"}, "errand is one of Food, Decoration, Cleaning, not 'Music'"),
    "an errand a number": (HIGH_CLASS, {"errand": 1}, "errand must be a text"),
    "a preparation without errand": (PREPARATION, {"errand": None}, "a preparation has an errand, a level and"),
    "a preparation without level": (PREPARATION, {"level": None}, "a preparation has an errand, a level and"),
    "a preparation for nothing": (PREPARATION, {"skill needed": 0}, "a preparation has an errand, a level and"),
    "a preparation like a Reminiscence": (
        PREPARATION,
        {"needs": [{"cost": 2}]},
        "a preparation has an errand, a level",
    ),
    "a Reminiscence for nothing": (REMINISCENCE, {"needs": []}, "a Reminiscence has a level 1 or 2 and needs"),
    "too many needs": (REMINISCENCE, {"needs": [{"cost": 2}] * 6}, "needs must be a list of up to 5"),
    "needs a number": (
        REMINISCENCE,
        {"needs": [5]},
        "needs, need 1 must be a table of sort, cost, at least, count, total",
    ),
    "an old need": (REMINISCENCE, {"needs": [{"cost": 3, "general": True}]}, "needs, need 1 must be a table of sort"),
    "needs different": (REMINISCENCE, {"needs different": True}, "'needs different' is not a field of a card"),
    "a need of anything": (REMINISCENCE, {"needs": [{"count": 2}]}, "needs, need 1: any card at all would do"),
    "a sort unknown": (
        REMINISCENCE,
        {"needs": [{"cost": 2}, {"sort": "butler"}]},
        "needs, need 2, sort is one of staff, maid, general maid, chief, love, not 'butler'",
    ),
    "a sort a number": (REMINISCENCE, {"needs": [{"sort": 5}]}, "needs, need 1, sort is one of staff"),
    "a cost in two ways": (REMINISCENCE, {"needs": [{"cost": 2, "at least": 2}]}, "'cost' or 'at least', not both"),
    "a total and a cost": (REMINISCENCE, {"needs": [{"cost": 2, "total": 9}]}, "'cost' or 'total', not both"),
    "a total counted": (REMINISCENCE, {"needs": [{"total": 9, "count": 2}]}, "so it has no 'count'"),
    "a total in company": (REMINISCENCE, {"needs": [{"total": 9}, {"cost": 2}]}, "needs: a 'total' stands alone"),
    "a total of nothing": (REMINISCENCE, {"needs": [{"total": 0}]}, "needs, need 1, total must be a number from 1"),
    "a total too large": (REMINISCENCE, {"needs": [{"total": 100}]}, "total must be a number from 1 to 99, not 100"),
    "a count of nothing": (REMINISCENCE, {"needs": [{"cost": 2, "count": 0}]}, "count must be a number from 1 to 9"),
    "too many cards": (
        REMINISCENCE,
        {"needs": [{"cost": 2, "count": 5}, {"cost": 3, "count": 5}]},
        "needs: more than 9 cards",
    ),
    "another turn for a maid": (
        OWN,
        {"serve": [{"step": "another turn"}]},
        "serve, step 1 (another turn): only for 'employed' of a Reminiscence, or turns might never end",
    ),
    "another turn for others": (
        REMINISCENCE,
        {"employed": [{"step": "each other", "steps": [{"step": "another turn"}]}]},
        "only the player whose turn it is can do this",
    ),
    "another turn inside": (
        REMINISCENCE,
        {"employed": [{"step": "may discard", "then": [{"step": "another turn"}]}]},
        "only for 'employed' of a Reminiscence",
    ),
    "a card that is no more": (
        REMINISCENCE,
        {"name": "Night Market", "box": "vacation"},
        "Night Market was a reconstruction of ours, and is no more: the printed Reminiscences have replaced it",
    ),
    "a preparation with icons": (PREPARATION, {"icons": {"love": 1}}, "only maids who serve, and Love, have icons"),
    "skill for all": (OWN, {"skill needed": 2}, "and 'skill needed', and nothing else has"),
    "skill needed in words": (PREPARATION, {"skill needed": "two"}, "skill needed must be a number from 0 to 9"),
    "too much skill": (OWN, {"icons": {"effort": 10}}, "icons.effort must be a number from 0 to 9, not 10"),
    "park copies for all": (OWN, {"park copies": 3}, "'park copies' is for Love"),
    "too many park copies": (OWN, {"park copies": 100}, "park copies must be a number from 0 to 99"),
    "love with skill": (
        {**OWN, "category": "love", "icons": {"love": 1, "effort": 1}},
        {},
        "a Love card gives Love and nothing else",
    ),
    "a chambermaid's effect for all": (OWN, {"chambered serving": GAIN}, "is for maids who can be chambermaids"),
    "a chambermaid's effect without end": (
        {**OWN, "chamber": 1},
        {"chambered serving": GAIN},
        "'chambered serving' begins with 'dismiss chambermaid', or it might never end",
    ),
    "two uses": (
        {**OWN, "chamber": 1},
        {"chambered serving": [{"step": "dismiss chambermaid"}], "hand ability": GAIN},
        "would be used in the same words: not both",
    ),
    "first master for others": (
        OWN,
        {"serve": [{"step": "each other", "steps": [{"step": "take first master"}]}]},
        "only the player whose turn it is can do this",
    ),
    "skill for others": (
        OWN,
        {"serve": [{"step": "each other", "steps": [{"step": "gain", "effort": 1}]}]},
        "only the player whose turn it is can do this",
    ),
    "nothing to gain": (OWN, {"serve": [{"step": "gain", "effort": 0}]}, "at least 1 of love, serving, employment, or"),
    "returned is no staff": (
        OWN,
        {"serve": [{"step": "return certain card", "card": "Food 1"}]},
        "there is no staff called 'Food 1'",
    ),
    "every few nought": (OWN, {"serve": [{"step": "every few", "count": 0, "then": GAIN}]}, "from 1 to 99, not 0"),
    "every few nothing": (OWN, {"serve": [{"step": "every few", "count": 3, "then": []}]}, "at least one step"),
    "cheaper by nothing": (HIGH_CLASS, {"changes": [{"change": "cheaper maids"}]}, "(cheaper maids): 'by' is missing"),
    "serve a text": (OWN, {"serve": "draw 2 cards"}, "serve must be a list of steps"),
    "scores a text": (OWN, {"scores": "much"}, "scores must be a list"),
    # places inside
    "step a text": (OWN, {"serve": ["draw"]}, "serve, step 1 must be a table with a 'step'"),
    "step without a word": (OWN, {"serve": [{"count": 1}]}, "serve, step 1 must be a table with a 'step'"),
    "step a number": (OWN, {"serve": [{"step": 1}]}, "serve, step 1 must be a table with a 'step'"),
    "step unknown": (OWN, {"serve": [{"step": "discard"}, {"step": "win"}]}, "serve, step 2: there is no step 'win'"),
    "step private": (OWN, {"serve": [{"step": ""}]}, "serve, step 1: there is no step ''"),
    "field unknown": (OWN, {"serve": [{"step": "draw", "cards": 2}]}, "serve, step 1 (draw): 'cards' is not one of"),
    "field missing": (OWN, {"serve": [{"step": "draw"}]}, "serve, step 1 (draw): 'count' is missing"),
    "field a text": (OWN, {"serve": [{"step": "draw", "count": "2"}]}, "serve, step 1 (draw), count must be a number"),
    "field negative": (OWN, {"serve": [{"step": "draw", "count": -1}]}, "must be a number from 1 to 99, not -1"),
    "field nought": (OWN, {"serve": [{"step": "draw", "count": 0}]}, "must be a number from 1 to 99, not 0"),
    "inner step": (
        OWN,
        {"serve": [{"step": "each other", "steps": [{"step": "discard"}, {"step": "cheat"}]}]},
        "serve, step 1 (each other), steps, step 2: there is no step 'cheat'",
    ),
    "inner nothing": (OWN, {"serve": [{"step": "each other", "steps": []}]}, "at least one step"),
    "card unknown": (
        OWN,
        {"serve": [{"step": "may return", "card": "5 Love", "then": [{"step": "discard"}]}]},
        "serve, step 1 (may return), card: there is no staff called '5 Love'",
    ),
    "event is none": (OWN, {"serve": [{"step": "receive event", "event": "1 Love"}]}, "there is no quarters event"),
    "needs": (OWN, {"serve": [{"step": "land"}]}, "serve, step 1 (land): needs 'offer reaction' before it"),
    "turn player": (
        OWN,
        {"serve": [{"step": "each other", "steps": [{"step": "gain", "love": 1}]}]},
        "only the player whose turn it is can do this",
    ),
    "rule unknown": (OWN, {"scores": [{"rule": "win"}]}, "scores, rule 1: there is no rule 'win'"),
    "rule without a word": (OWN, {"scores": [5]}, "scores, rule 1 must be a table with a 'rule'"),
    "rule's field": (OWN, {"scores": [{"rule": "most owned"}]}, "scores, rule 1 (most owned): 'bonus' is missing"),
    "rule's list": (OWN, {"scores": [{"rule": "chambered sets", "worth": []}]}, "worth must be a list"),
    "rule's names": (
        OWN,
        {"scores": [{"rule": "chambered family", "members": ["A", "B"], "pair": 1, "all": 1}]},
        "members: there is no card called 'A'",
    ),
}


@pytest.mark.parametrize(("card", "change", "reason"), FIELDS.values(), ids=FIELDS)
def test_a_mistake_is_named_with_its_place_and_reason(card: Data, change: dict[str, object], reason: str) -> None:
    table = {key: value for key, value in {**card, **change}.items() if value is not None}
    words = complaint(card_file(table))
    assert words.startswith("card 1")
    assert reason in words


def test_the_cards_that_mistakes_are_made_with_are_good() -> None:
    for card in (OWN, PRIVATE, EVENT, HIGH_CLASS, PREPARATION):
        assert len(read_cards(card_file(card), official_rules())) == 1


def test_steps_may_not_be_nested_too_deep() -> None:
    program: list[object] = [{"step": "discard"}]
    for _ in range(9):
        program = [{"step": "if hand", "at_least": 1, "then": program}]
    assert "more than 8 deep" in complaint(card_file({**OWN, "serve": program}))


def test_a_card_may_not_have_too_many_steps() -> None:
    assert "more than 200 steps on one card" in complaint(card_file({**OWN, "serve": [{"step": "discard"}] * 201}))


def test_the_unclear_part_of_a_complaint_stays_short() -> None:
    assert len(complaint(card_file({**OWN, "cost": "x" * 100_000}))) < 1_000
    assert len(complaint(card_file({**OWN, "y" * 100_000: 1}))) < 1_000


# Mistakes that are easily taken for something meaningful


SENSELESS: dict[str, dict[str, object]] = {
    "a family of one": {"scores": [{"rule": "chambered family", "members": ["Beatrix"], "pair": 1, "all": 2}]},
    "a family of lists": {"scores": [{"rule": "chambered family", "members": [["Beatrix"]], "pair": 1, "all": 2}]},
    "a family of tables": {"scores": [{"rule": "chambered family", "members": [{"a": 1}], "pair": 1, "all": 2}]},
    "to gain nothing": {"serve": [{"step": "gain"}]},
    "to choose from nothing": {"serve": [{"step": "gain one of"}]},
    "to choose from one": {"serve": [{"step": "gain one of", "love": 1}]},
    "to take an event into the hand": {"serve": [{"step": "take into hand", "maid_up_to": 0, "or_card": "Illness"}]},
    "somebody else gains, deep inside": {
        "serve": [
            {
                "step": "each other",
                "steps": [{"step": "if hand", "at_least": 1, "then": [{"step": "gain", "love": 3}]}],
            }
        ]
    },
    "a cure for no event": {"cure": "3 Love"},
    "points instead of others than the printed ones": {
        "vp": 1,
        "scores": [{"rule": "each with at least", "count": 2, "printed": 5, "vp": 3}],
    },
    "a name that says nothing": {"name": "!!!"},
    "the name of another card in other letters": {"name": "kagari-ichinomiya"},
    "the name of another card in other accents": {"name": "Genevie\u0300ve Daubigny"},
    "a name that reads as a number of cards": {"name": "Agent x9"},
    "a box of two names": {"box": "attic, cellar"},
    "a box with a comment": {"box": "attic # upstairs"},
    "a box of two lines": {"box": "attic\nseed: 1"},
    "a title that paints the screen": {"title": "\x1b[31mred"},
    "a title of two lines": {"title": "one\ntwo"},
}


@pytest.mark.parametrize("change", SENSELESS.values(), ids=SENSELESS)
def test_what_makes_no_sense_is_refused(change: dict[str, object]) -> None:
    assert complaint(card_file({**OWN, **change})).startswith("card 1")


@pytest.mark.parametrize(
    ("card", "icons"),
    [
        (PRIVATE, {"draw": 1}),
        (EVENT, {"love": 2}),
        ({**OWN, "category": "building"}, {"serving": 1}),
        ({**OWN, "category": "beer"}, {"employment": 1}),
        ({**OWN, "category": "reminiscence", "level": 1, "needs": [{"cost": 3}]}, {"love": 1}),
    ],
    ids=["private maid", "event", "building", "beer", "reminiscence"],
)
def test_icons_that_would_do_nothing_are_refused(card: Data, icons: dict[str, int]) -> None:
    assert "only maids who serve, and Love, have icons" in complaint(card_file({**card, "icons": icons}))


@pytest.mark.parametrize("icon", ["draw", "serving", "employment"])
def test_love_with_other_icons_is_refused(icon: str) -> None:
    card = {**OWN, "category": "love", "icons": {"love": 1, icon: 1}}
    assert complaint(card_file(card)) == "card 1 (Beatrix): a Love card gives Love and nothing else"


def test_a_number_too_long_to_count_is_refused() -> None:
    complaint(f'[[card]]\nname = "x"\ncategory = "love"\ncost = {"9" * 5000}')


def test_two_cards_that_differ_in_letters_alone_are_refused() -> None:
    assert "card 2" in complaint(card_file(OWN, {**OWN, "name": "BEATRIX!"}))


def test_a_love_called_all_love_is_refused() -> None:
    # "play all Love" already means something else.
    complaint(card_file({"name": "all Love", "box": "base", "category": "love", "cost": 0, "icons": {"love": 1}}))


@pytest.mark.parametrize(("name", "laid"), [("Illness", "on a maid"), ("Heavy Storm", "on a building")])
def test_one_event_alone_lies_on_a_card_whatever_is_corrected(name: str, laid: str) -> None:
    official = next(card_data(card) for card in CARDS if card.name == name)
    other = {**EVENT, "name": "Flu", "laid": laid}
    assert f"and that is {name}" in complaint(card_file({**official, "laid": "in quarters"}, other))
    assert f"and that is {name}" in complaint(card_file(official, other))
    assert len(read_cards(card_file({**official, "cost": 1}), official_rules())) == 1


# Anything at all


LEAVES = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
WORDS = st.sampled_from(
    sorted({word for card in CARDS for word in json.dumps(card_data(card), ensure_ascii=False).split('"') if word})
)
TREES = st.recursive(
    LEAVES | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(max_size=5), inner, max_size=5),
    max_leaves=20,
)


def refused_or_good(card: object) -> None:
    """Refused with the place, or a card that can be written down."""
    text = card_file(card) if isinstance(card, dict) else f"card = {card!r}"
    try:
        rules = rules_from_file(text)
    except DamagedRecord as error:
        check_words(error)
    else:
        assert rules.fingerprint or isinstance(card, dict)


def without_none(tree: object) -> object:
    """TOML has no word for nothing."""
    if isinstance(tree, dict):
        return {key: without_none(value) for key, value in tree.items() if value is not None}
    if isinstance(tree, list):
        return [without_none(value) for value in tree if value is not None]
    return tree


@fuzz(200)
@given(st.dictionaries(WORDS | st.text(max_size=5), TREES, max_size=6).map(without_none))
def test_any_table_is_refused_or_a_card(card: object) -> None:
    refused_or_good(card)


@fuzz(300)
@given(st.sampled_from(CARDS).map(card_data) | general_maids() | private_maids(), st.data())
def test_a_card_with_one_wrong_value_is_refused_or_a_card(card: Data, data: st.DataObject) -> None:
    tree = json.loads(json.dumps(card))
    places: list[tuple[object, object]] = []

    def walk(node: object) -> None:
        keys: list[object] = (
            list(node) if isinstance(node, dict) else list(range(len(node))) if isinstance(node, list) else []
        )
        for key in keys:
            places.append((node, key))
            walk(node[key])  # type: ignore[index]

    walk(tree)
    node, key = data.draw(st.sampled_from(places))
    node[key] = without_none(data.draw(TREES.filter(lambda tree: tree is not None)))  # type: ignore[index]
    refused_or_good(tree)


@fuzz(150)
@given(st.text() | st.text(alphabet="[]{}=\"'.,#\n card1"))
def test_any_text_is_refused(text: str) -> None:
    complaint(text)
