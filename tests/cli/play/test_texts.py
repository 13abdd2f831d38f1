"""Card texts at the table: what is printed on a card, what it does, and where all that comes from."""

from __future__ import annotations

import pytest

from cuore.cards.catalogue import official_rules
from cuore.cli.play.labels import Labels
from cuore.cli.play.texts import card_words
from tests.cli.play.desk import ALL_BOXES, new_table
from tests.text.speaking import provenance_of


@pytest.mark.parametrize("boxes", [ALL_BOXES, "more"])
def test_every_card_tells_its_provenance(boxes: str) -> None:
    labels = Labels(new_table("Ann,Ben", boxes=boxes).game.deal)
    for kind, card in enumerate(official_rules().cards):
        assert card_words(labels, kind).plain.endswith(f" {provenance_of(card)}")


def test_which_part_is_ours() -> None:
    labels = Labels(new_table("Ann,Ben", boxes="oktoberfest").game.deal)
    words = card_words(labels, official_rules().kind("Beer Stand")).plain
    assert "Alcohol 0." in words
    assert words.endswith("(Printed; the Alcohol is ours: an owner of the box may know better.)")
