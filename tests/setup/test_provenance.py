"""Which parts of which cards are ours, or deduced, by a list that was made from the sources for itself."""

from __future__ import annotations

import pytest

from cuore import make_setup
from cuore.cards.build import LIGHT, PARTS, RECONSTRUCTED, as_a_whole
from cuore.cards.cardfile import read_cards
from cuore.cards.catalogue import CARDS, official_rules, rules_from_file
from cuore.engine.card import Card
from cuore.engine.errors import IllegalTown
from cuore.engine.setup import lay_out
from cuore.engine.words import BEER, CHAMBERMAID_CHIEF, GENERAL, MAID_CHIEF, REMINISCENCE
from cuore.text.message import message
from tests.text.speaking import provenance_of, said

RULES = official_rules()

MAID = ("cost", "vp", "icons", "chamber", "text")
PREPARATION = ("vp", "skill needed", "copies")
OURS: dict[str, tuple[str, ...]] = {
    "Courtney Jewel": ("vp", "text"),
    "Roanna Shiraz": ("vp", "text"),
    "Aurelie Lambert": ("vp", "text"),
    "Clymene Silvestri": ("vp", "text"),
    "Chrysta Antibes": ("vp", "text"),
    "Eve Valentine": ("vp", "text"),
    "Shion Tsuwabuki": ("vp", "text"),
    "Estate": ("vp", "requires"),
    "Beer Fest": ("vp",),
    "Oktoberfest": ("alcohol",),
    "Weissbier": ("alcohol",),
    "Pilsner": ("alcohol",),
    "Altbier": ("alcohol",),
    "Bock": ("alcohol",),
    "Beer Stand": ("alcohol",),
    "Sylvie": ("name", "text"),
    "Thekla": ("name", "text"),
    "Colette Framboise at the Park": ("vp",),
    "Anise Greenaway at the Park": MAID,
    "Ophelia Grail at the Park": MAID,
    "Julia": MAID,
    "Edith Shirling": MAID,
    "Lenor Abrille": MAID,
    "Tomo Watagaya": MAID,
    "Cecilia Saint-Claire": MAID,
    "Moinne de Lefèbre": MAID,
    "Chiffon Loudenne": ("cost", "vp", "chamber"),
    "Elaine Fontenille": MAID,
    "Mirabel Ashdown": ("name", *MAID),
    "Dawn Stride": MAID,
    "Pia Lindqvist": ("name", *MAID),
    "Food 1": PREPARATION,
    "Food 2": PREPARATION,
    "Food 3": PREPARATION,
    "Decoration 1": PREPARATION,
    "Decoration 2": PREPARATION,
    "Decoration 3": PREPARATION,
    "Cleaning 1": ("vp", "copies"),
    "Cleaning 2": PREPARATION,
    "Cleaning 3": PREPARATION,
}

OFFICIAL = pytest.mark.parametrize("card", CARDS, ids=[card.name for card in CARDS])


@OFFICIAL
def test_what_is_ours(card: Card) -> None:
    assert card.ours == OURS.get(card.name, ())


@OFFICIAL
def test_what_is_deduced(card: Card) -> None:
    """The books of three boxes tell how many chiefs and general maids there are in all, not how many of each."""
    counted = card.box in ("expanding", "vacation") and card.category in (MAID_CHIEF, CHAMBERMAID_CHIEF, GENERAL)
    park = card.box == "more" and card.category == GENERAL
    other = card.category == REMINISCENCE or card.name in ("Estate", "Lily Garden")
    assert card.deduced == (("copies",) if counted or park or other else ())


@OFFICIAL
def test_a_card_is_what_its_parts_make_it(card: Card) -> None:
    assert set(card.ours) <= set(PARTS)
    assert set(card.deduced) <= set(PARTS)
    assert not set(card.ours) & set(card.deduced)
    assert card.provenance == as_a_whole(card.ours)


@OFFICIAL
def test_the_words_name_the_parts(card: Card) -> None:
    words = provenance_of(card)
    assert words.startswith("(Printed" if card.provenance == "printed" else "(Reconstructed")
    for part in (*card.ours, *card.deduced):
        assert said(message(f"part.{part}")) in words
    assert ("owner of the box may know better" in words) == bool(card.ours or card.provenance == RECONSTRUCTED)


# Only what is printed


def in_play(boxes: tuple[str, ...], printed_only: bool = False) -> set[str]:
    setup = make_setup(RULES, boxes=boxes, town="random", printed_only=printed_only)
    totals = lay_out(RULES, setup).deal.totals
    return {RULES.names[kind] for kind, total in enumerate(totals) if total}


def test_beers_whose_alcohol_alone_is_ours_take_part_among_printed_cards() -> None:
    beers = {card.name for card in CARDS if card.category == BEER}
    assert len(beers) == 8
    assert beers <= in_play(("oktoberfest",), printed_only=True)


def test_cards_whose_points_or_effects_are_ours_stay_in_the_box() -> None:
    for boxes in (("oktoberfest",), ("expanding",), ("expanding", "oktoberfest")):
        weighty = {card.name for card in CARDS if card.box in boxes and set(card.ours) - set(LIGHT)}
        assert weighty
        assert in_play(boxes, printed_only=True) & weighty == set()
        assert weighty <= in_play(boxes)


def test_deduced_numbers_of_copies_keep_nobody_out() -> None:
    assert "Lily Garden" in in_play(("expanding",), printed_only=True)


WEISSBIER = """
[[card]]
name = "Weissbier"
box = "oktoberfest"
category = "beer"
vp = "?"
copies = 7
alcohol = 3
scores = [ { rule = "each their number", like = "Oktoberfest" } ]
"""


@pytest.mark.parametrize(
    ("line", "provenance", "words"),
    [
        ("", "reconstructed", "(Reconstructed: an owner of the box may know better.)"),
        ('provenance = "printed"', "printed", "(Printed.)"),
        ('ours = ["alcohol"]', "printed", "(Printed; the Alcohol is ours: an owner of the box may know better.)"),
        ('ours = ["text"]', "reconstructed", "(Reconstructed; the text is ours: an owner of the box may know better.)"),
        (
            'provenance = "reconstructed"\nours = ["alcohol"]',
            "reconstructed",
            "(Reconstructed; the Alcohol is ours: an owner of the box may know better.)",
        ),
        (
            'provenance = "deduced"\ndeduced = ["copies", "vp"]',
            "deduced",
            "(Deduced; the number of copies and points are deduced.)",
        ),
    ],
)
def test_a_card_of_a_file_is_what_the_file_says(line: str, provenance: str, words: str) -> None:
    (card,) = read_cards(WEISSBIER + line, official_rules())
    assert (card.provenance, provenance_of(card)) == (provenance, words)


def test_a_maid_of_a_file_whose_text_is_ours_is_no_printed_card() -> None:
    own = '[[card]]\nname = "Beatrix Fernway"\nbox = "base"\ncategory = "general maid"\ncost = 4\n'
    town = "Beatrix, " + ", ".join(make_setup(RULES).town[:9])
    for line, refused in (('ours = ["icons"]', True), ('ours = ["name"]', False), ('provenance = "printed"', False)):
        rules = rules_from_file(own + line)
        if refused:
            with pytest.raises(IllegalTown, match="Beatrix Fernway is a reconstruction"):
                lay_out(rules, make_setup(rules, town=town, printed_only=True))
        else:
            lay_out(rules, make_setup(rules, town=town, printed_only=True))
