"""The same once more: the same people and Town, or the same position, with other luck."""

from __future__ import annotations

from cuore.cli.play.wish import again
from cuore.engine.position import write_position
from tests.cli.play.desk import new_table, play_on, table_at

POSITION = "A hand: 1 Love x3\nB hand: 1 Love x2\nphase: employ\n"


def without_luck(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith("luck:")]


def test_a_table_is_laid_out_anew() -> None:
    table = new_table("Ann,housekeeper", boxes="expanding")
    play_on(table, 12)
    other = again(table)
    assert other.seats == table.seats
    assert other.revision == 0
    changed = [name for name, value in table.setup.facts().items() if other.setup.facts()[name] != value]
    assert changed == ["seed"]


def test_a_position_stays_and_its_luck_does_not() -> None:
    table = table_at(POSITION, "Ann,housekeeper")
    start = write_position(table.game)
    play_on(table, 5)
    for other in (again(table), again(again(table))):
        assert other.seats == table.seats
        assert without_luck(write_position(other.game)) == without_luck(start)
        assert other.game.deal.luck.key != table.game.deal.luck.key
        assert other.setup.seed != table.setup.seed
