"""What a report says about a handful of games, counted by hand, and how it looks."""

from __future__ import annotations

from dataclasses import replace

from cuore.lab.arena import League, Report, report
from cuore.lab.arena.table import command, cross_table, markdown
from cuore.town import Wishes
from cuore.town.wishes import ALL
from tests.lab.arena.games import made_up

PAIR = League(("random", "a"), towns=3)
GAMES = [
    made_up(["random", "a"], [10, 20], game=0, town=0, first=0),
    made_up(["a", "random"], [30, 5], game=1, town=0, first=0),
    made_up(["random", "a"], [15, 15], game=2, town=1, first=1),  # shared
    made_up(["a", "random"], [10, 12], game=3, town=1, first=1),
    made_up(["random", "a"], [1, 2], game=4, town=2, first=0),
]
TRIO = League(("random", "a", "b"), seats=3, towns=1)
TABLE = [
    made_up(["random", "a", "b"], [5, 9, 9], game=0, first=2),  # a and b share it
    made_up(["b", "random", "a"], [7, 8, 3], game=1, first=2),
    made_up(["a", "b", "random"], [6, 4, 4], game=2, first=2),
]


def rates(found: Report) -> dict[str, float]:
    return {one.bot: one.wins.rate for one in found.standings if one.wins}


def test_a_shared_win_is_a_share() -> None:
    assert rates(report(PAIR, GAMES)) == {"a": 3.5 / 5, "random": 1.5 / 5}
    assert rates(report(TRIO, TABLE)) == {"a": 1.5 / 3, "b": 0.5 / 3, "random": 1 / 3}


def test_the_cross_table_counts_who_finished_ahead_of_whom() -> None:
    found = report(TRIO, TABLE)
    ahead = {pair: share.rate for pair, share in found.cross.items() if share}
    assert ahead["a", "b"] == (0.5 + 0 + 1) / 3
    assert ahead["random", "b"] == (0 + 1 + 0.5) / 3
    assert ahead["a", "random"] == 2 / 3
    assert all(ahead[a, b] + ahead[b, a] == 1 for a, b in ahead)


def test_between_two_it_is_the_share_of_wins() -> None:
    found = report(PAIR, GAMES)
    assert found.cross["a", "random"] == next(one.wins for one in found.standings if one.bot == "a")


def test_turns_count_from_who_moved_first() -> None:
    first, second = report(PAIR, GAMES).turns
    assert first is not None
    assert second is not None
    # Games 0 to 4: the first mover lost, won, shared, won, lost.
    assert first.rate == (0 + 1 + 0.5 + 1 + 0) / 5
    assert second.rate == 1 - first.rate
    turns = [turn.rate for turn in report(TRIO, TABLE).turns if turn]
    assert turns == [(0.5 + 0 + 0) / 3, (0 + 0 + 1) / 3, (0.5 + 1 + 0) / 3]


def test_points_time_rounds_and_endings() -> None:
    found = report(PAIR, GAMES)
    best = found.standings[0]
    assert best.bot == "a"
    assert best.mean_points == (20 + 30 + 15 + 10 + 2) / 5
    assert best.decisions == 500
    assert best.ms_a_decision == (100 + 50 + 100 + 50 + 100) / 500
    assert found.mean_rounds == 20
    assert {ending: n for ending, n in found.endings.items() if n} == {"piles": 5}


def test_whole_towns_and_others() -> None:
    found = report(PAIR, GAMES)
    assert (found.games, found.towns, found.whole_towns) == (5, 3, 2)
    assert "1 town is not finished: the same command plays on." in markdown(found)
    assert "not finished" not in markdown(report(PAIR, GAMES[:4]))


def test_copies_of_a_player_win_together_at_their_table() -> None:
    league = League(("random", "a", "b"), seats=3, candidate="a", towns=1)
    games = [
        made_up(list(league.match(0).seats), [9, 1, 1], game=0),
        made_up(list(league.match(1).seats), [9, 1, 1], game=1),
        made_up(list(league.match(2).seats), [9, 1, 1], game=2),
    ]
    found = report(league, games)
    assert [{bot: round(won.rate, 3) for bot, won in table.items()} for table in found.tables] == [
        {"a": 0.333, "random": 0.667},
        {},
    ]
    assert rates(found)["random"] == 2 / 6  # for each of its seats
    assert found.cross["a", "b"] is None
    assert "| random ×2 | 66.7 %" in markdown(found)


def test_no_games_make_no_trouble() -> None:
    found = report(PAIR, [])
    assert found.games == 0
    assert "0 games in 0 towns" in markdown(found)
    assert found.data()["cross"] == {"random": {}, "a": {}}


PAGE = """\
```
cuore arena --bots random,a --towns 3 --seed 1
```

4 games in 2 towns, 2 players at a table, every deal from both seats.

|  | Player | Rating | Wins | Mean VP | ms a decision |
| :-- | :-- | --: | --: | --: | --: |
| 1 | a | 90 ±563 | 62.5 % (1–100) | 18.8 | 0.75 |
| 2 | random | 0 | 37.5 % (0–99) | 10.5 | 0.75 |

Wins of each row against each column:

|  | a | random |
| :-- | --: | --: |
| a |  | 62.5 % (1–100) |
| random | 37.5 % (0–99) |  |

- Wins by who moves: first 62.5 % (2–99), second 37.5 % (1–98).
- 20.0 rounds on average; ended: 4 by piles.
- In brackets: intervals of 95 %, from how much the towns differ.
- Rating: random is 0; who has 400 more finishes ahead ten times to one.
"""


def test_the_page() -> None:
    assert markdown(report(PAIR, GAMES[:4])) == PAGE


def test_a_town_that_was_given_is_one_town_however_often_it_is_played() -> None:
    page = markdown(report(replace(PAIR, town="first", boxes=("base",), mixed=False), GAMES[:4]))
    assert "4 games of 2 deals in one town, 2 players" in page
    assert "from how much the deals differ: they say nothing of other towns" in page
    assert "towns differ" not in page


def test_the_terminal_has_narrow_columns() -> None:
    sheet = cross_table(report(PAIR, GAMES), numbered=True)
    assert sheet.columns == ("", "", "1", "2")
    assert sheet.rows[0][:3] == ("1", "a", "")
    assert "\n(" in sheet.rows[0][3]


def test_the_command_that_made_it() -> None:
    league = League(
        ("random", "a"),
        seed="a b",
        seats=4,
        towns=7,
        deals=2,
        candidate="a",
        boxes=("base",),
        mixed=False,
        town="first",
        printed_only=True,
        wishes=Wishes(require=("drawing=2",), ban=("Ophelia Grail",), together=ALL),
        card_file="",
    )
    assert command(league) == (
        "cuore arena --bots random,a --players 4 --candidate a --boxes base --town first --towns 7 --deals 2 "
        "--seed 'a b' --printed-only --require drawing=2 --ban 'Ophelia Grail' --together --card-file CARDS"
    )
