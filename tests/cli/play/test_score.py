"""The last screen."""

from __future__ import annotations

from io import StringIO

import pytest

from cuore.cards.base import FIRST_TOWN
from cuore.cards.catalogue import official_rules
from cuore.cli.play.score import final_score, shares
from cuore.engine.game import Game
from cuore.engine.position import read_position
from cuore.engine.scoring import points
from tests.cli.play.desk import new_console, new_table, play_on


def shown(g: Game, names: list[str], width: int = 80) -> str:
    out = StringIO()
    new_console(out, width).print(final_score(g, names))
    return out.getvalue()


def position(text: str) -> Game:
    return read_position(official_rules(), text, FIRST_TOWN)


@pytest.mark.parametrize("seed", range(25))
def test_the_shares_add_up_to_the_points(seed: int) -> None:
    table = new_table("a1,b1,c1", seed=f"score {seed}", town="random")
    play_on(table, 100_000, seed)
    found = shares(table.game)
    assert [sum(share.points[seat] for share in found) for seat in range(3)] == points(table.game)


def test_every_card_and_every_bonus_has_a_line() -> None:
    g = position("A discard: Marianne Soleil x2\nA chambermaids: Safran Virginie x2, Azure Crescent, Rouge Crescent\n")
    text = shown(g, ["Ann", "Ben"])
    for words in ("Marianne Soleil", "2×  12", "Safran: chambered sets", "Azure, Viola, Rouge", "Ann wins!"):
        assert words in text


def test_ill_maids_are_told_to_be_left_out() -> None:
    assert "ill maids, not counted" in shown(position("A chambermaids: Azure Crescent (ill)\n"), ["Ann", "Ben"])


def test_the_tie_break_is_explained() -> None:
    text = shown(position("A discard: Kagari Ichinomiya\nA deck:\nB deck:\n"), ["Ann", "Ben"])
    assert "Level on points" in text
    assert "Ann 1, Ben 0" in text
    assert "Ann wins!" in text


def test_a_win_can_be_shared() -> None:
    text = shown(position("A deck:\nB deck:\n"), ["You", "Ben"])
    assert "You and Ben share the win." in text


def test_four_players_fit_on_a_small_screen() -> None:
    table = new_table("Annabel,Benedict,housekeeper,housekeeper", seed="wide")
    play_on(table, 100_000)
    assert max(len(line) for line in shown(table.game, table.names).splitlines()) <= 80
