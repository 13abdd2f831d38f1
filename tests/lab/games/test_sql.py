"""Questions in SQL: answered from the files of a folder and from no others, and nothing is ever changed."""

from __future__ import annotations

import io
import re
from pathlib import Path

import polars as pl
import pytest

from cuore.cards.catalogue import official_rules
from cuore.engine.errors import CuoreError
from cuore.lab.games.folder import TABLES, Folder, files_of
from cuore.lab.games.sql import LONGEST, IllegalQuery, query
from tests.lab.games.rows import ABOUT, played
from tests.lab.games.test_folder import all_bytes, spoilt


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four games that were played, in two files of each table."""
    path = tmp_path_factory.mktemp("sql") / "games"
    rows, towns = played()
    with Folder.open(path, ABOUT) as folder:
        folder.describe_cards(official_rules())
        folder.add(files_of(rows[:2], towns[:2]))
        folder.add(files_of(rows[2:], towns[2:]))
    return path


def number(path: Path, sql: str) -> object:
    return query(path, sql).item()


ROWS = sum(len(row.arrivals) for row in played()[0])

QUESTIONS = {
    "all": ("SELECT count(*) FROM games", 4),
    "small letters": ("select count(*) from games", 4),
    "semicolon": ("SELECT count(*) FROM games;", 4),
    "parentheses": ("((SELECT count(*) FROM games))", 4),
    "comments": ("-- how many?\n /* really */ ( SELECT count(*) FROM games )", 4),
    "with": ("WITH few AS (SELECT game FROM games WHERE game < 3) SELECT count(*) FROM few", 3),
    "from first": ("FROM towns SELECT count(*)", 4),
    "employments": ("SELECT count(*) FROM employments", ROWS),
    "two tables": ("SELECT count(*) FROM games g JOIN employments e ON g.game = e.game", ROWS),
    "four tables": (
        """
        SELECT count(*) FROM games g JOIN employments e ON g.game = e.game JOIN cards c ON c.card = e.card
        JOIN towns t ON t.town = g.town AND t.variant = g.variant
        """,
        ROWS,
    ),
    "six sit here": ("SELECT count(*) FROM games WHERE points_f IS NOT NULL", 1),
    "a word like another": ("SELECT count(*) AS spread_by FROM games", 4),
    "a text like a function": ("SELECT count(*) FROM games WHERE arm <> 'read_me'", 4),
    "a text like a call": ("SELECT count(*) FROM games WHERE seed <> 'it''s read_csv(''x'')' -- that's (all", 4),
    "a name like a function": ('SELECT count(*) AS "read_me" FROM games', 4),
    "an alias like a function": ("SELECT read_all FROM (SELECT count(*) AS read_all FROM games) AS scan_me", 4),
}


@pytest.mark.parametrize(("sql", "answer"), QUESTIONS.values(), ids=QUESTIONS)
def test_questions_are_answered_and_change_nothing(path: Path, sql: str, answer: int) -> None:
    before = all_bytes(path)
    assert number(path, sql) == answer
    assert all_bytes(path) == before


def test_names_of_cards_come_from_the_table_of_cards(path: Path) -> None:
    sql = "SELECT c.name, count(*) AS n FROM employments e JOIN cards c ON c.card = e.card GROUP BY c.name"
    found = dict(query(path, sql).iter_rows())
    names = [official_rules().names[each.card] for row in played()[0] for each in row.arrivals]
    assert found == {name: names.count(name) for name in names}


CHANGING = ("DROP TABLE", "DELETE FROM", "INSERT INTO", "UPDATE", "CREATE TABLE", "TRUNCATE TABLE", "COPY", "EXPLAIN")

REFUSED = {
    "empty": ("", "this question is empty: begin it with SELECT or WITH"),
    "blank": (" \n\t ", "this question is empty"),
    "a comment": ("-- SELECT 1", "this question is empty"),
    **{
        word: (f"/* x */ ({word} games", f"this question begins with {word.split()[0]}: begin it with SELECT or WITH")
        for word in CHANGING
    },
    "two questions": ("SELECT 1; SELECT 2", "one (and only one) statement"),
    "a change behind": ("SELECT 1; DROP TABLE games", "one (and only one) statement"),
    "a change within": ("WITH few AS (SELECT 1) DELETE FROM games", "operation is currently unsupported"),
    "into": ("SELECT * INTO mine FROM games", "not supported"),
    "no such table": ("SELECT * FROM plays", "'plays' was not found"),
    "no such column": ("SELECT colour FROM games", 'unable to find column "colour"'),
    "no such function": ("SELECT strength(game) FROM games", "strength"),
    "half of it": ("SELECT * FROM games WHERE", "found: EOF"),
    "no sum": ("SELECT CAST('x' AS INT)", "conversion"),
    "many parentheses": ("SELECT " + "(" * 2000 + "1" + ")" * 2000, "recursion limit"),
    "too long": ("SELECT " + "1+" * LONGEST + "1", "this question is too long"),
}


@pytest.mark.parametrize(("sql", "words"), REFUSED.values(), ids=REFUSED)
def test_what_is_no_question_is_refused_in_one_line(path: Path, sql: str, words: str) -> None:
    before = all_bytes(path)
    with pytest.raises(IllegalQuery, match=re.escape(words)) as caught:
        query(path, sql)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 400
    assert all_bytes(path) == before


OTHER_FILES = {
    "csv": "SELECT * FROM read_csv('{}')",
    "parquet": "SELECT * FROM read_parquet('{}')",
    "json": "SELECT * FROM read_json('{}')",
    "ipc": "SELECT * FROM read_ipc('{}')",
    "scan": "SELECT * FROM scan_csv('{}')",
    "large letters": "SELECT * FROM READ_CSV('{}')",
    "quoted": "SELECT * FROM \"read_csv\"('{}')",
    "a comment between": "SELECT * FROM read_csv /* /* */ */ ('{}')",
    "another comment between": "SELECT * FROM read_csv -- (\n('{}')",
    "a comment at the end of a line": "SELECT * FROM read_csv -- \r('{}')",
    "behind a text": "SELECT * FROM games WHERE arm = '''' UNION SELECT * FROM read_csv('{}') AS x WHERE '' = ''",
    "behind a quoted quote": "SELECT E'\\'', x FROM read_csv('{}') AS x WHERE '' = ''",
    "behind dollars": "SELECT $$'$$, x FROM read_csv('{}') AS x WHERE $$'$$ = ''",
    "behind a comment in a comment": "SELECT * /* /* */ ' */ FROM read_csv('{}') AS x WHERE '' = ''",
    "behind a comment": "SELECT * -- '\n FROM read_csv('{}') AS x WHERE '' = ''",
    "behind a name": "SELECT rounds AS \"it's\" FROM read_csv('{}') AS x WHERE '' = ''",
    "behind another name": "SELECT rounds AS `it's` FROM read_csv('{}') AS x WHERE '' = ''",
    "a join": "SELECT * FROM games CROSS JOIN read_csv('{}') AS x",
    "a comma": "SELECT * FROM games, read_csv('{}')",
    "within": "SELECT * FROM games WHERE seed IN (SELECT * FROM read_csv('{}'))",
    "with": "WITH x AS (FROM read_csv('{}')) SELECT * FROM x",
    "from first": "FROM read_csv('{}')",
    "from a file": "SELECT * FROM '{}'",
    "from a name": 'SELECT * FROM "{}"',
}


@pytest.mark.parametrize("sql", OTHER_FILES.values(), ids=OTHER_FILES)
def test_no_other_file_is_read(path: Path, tmp_path: Path, sql: str) -> None:
    for kind in ("csv", "parquet"):
        secret = tmp_path / f"secret.{kind}"
        frame = pl.DataFrame({"word": ["hidden"]})
        frame.write_csv(secret) if kind == "csv" else frame.write_parquet(secret)
        for name in (secret, tmp_path / "missing", "https://localhost:1/secret.csv"):
            with pytest.raises(IllegalQuery, match=r"would read other files|was not found|not a supported") as caught:
                query(path, sql.format(name))
            assert "hidden" not in str(caught.value)
            assert "os error" not in str(caught.value)  # nobody has looked whether it is there


@pytest.mark.parametrize("table", [*TABLES, "cards"])
def test_a_file_that_cannot_be_read_is_named(path: Path, tmp_path: Path, table: str) -> None:
    copy = tmp_path / "games"
    for name, data in all_bytes(path).items():
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_bytes(data)
    name = "cards.parquet" if table == "cards" else f"{table}/00000002-00000003.parquet"
    (copy / name).write_bytes(spoilt((copy / name).read_bytes()))
    with pytest.raises(CuoreError, match=rf"{re.escape(name)} cannot be read: ") as caught:
        query(copy, f"SELECT * FROM {table}")
    assert "\n" not in str(caught.value)
    assert number(copy, "SELECT 1") == 1  # only what is needed is read


def test_a_file_of_other_columns_is_named(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "games"
    with Folder.open(copy, ABOUT) as folder:
        rows, towns = played()
        folder.add(files_of(rows[:2], towns[:2]))
        folder.add(files_of(rows[2:], towns[2:]))
    file = copy / "games" / "00000002-00000003.parquet"
    other = io.BytesIO()
    pl.read_parquet(file).rename({"rounds": "turns"}).write_parquet(other)
    file.write_bytes(other.getvalue())
    with pytest.raises(CuoreError, match=r"games/00000002-00000003\.parquet does not hold"):
        query(copy, "SELECT sum(rounds) FROM games")


def test_what_is_no_folder_of_games_is_told(tmp_path: Path) -> None:
    with pytest.raises(CuoreError, match="there is no such folder"):
        query(tmp_path / "nowhere", "SELECT 1")
    with pytest.raises(CuoreError, match="not a folder of games"):
        query(tmp_path, "SELECT 1")
    (tmp_path / "file").touch()
    with pytest.raises(CuoreError, match="not a folder of games"):
        query(tmp_path / "file", "SELECT 1")


def test_a_folder_without_games_has_tables_too(tmp_path: Path) -> None:
    with Folder.open(tmp_path / "games", ABOUT):
        pass
    for table in (*TABLES, "cards"):
        assert number(tmp_path / "games", f"SELECT count(*) FROM {table}") == 0
