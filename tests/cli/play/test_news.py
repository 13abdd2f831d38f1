"""News reach back to the own last turn, whatever was asked in between, and are shown sentence by sentence."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.text import Text

from cuore.cli.play.fit import Last
from cuore.cli.play.labels import Labels
from cuore.cli.play.layout import fitted
from cuore.cli.play.scene import scene_for
from cuore.cli.play.speech import speaker_for
from cuore.cli.play.story import story
from cuore.engine.words import ASK_PICK, ASK_REACTION, HIDDEN, PICKING, TOLD_DREW, TOLD_TURN
from cuore.table import Table
from cuore.table.news import SINCE, SO_FAR, log_of, news_of
from cuore.table.turns import last_turn_of
from cuore.text.digest import Paragraph, digest
from cuore.text.language import Speaker
from tests.cli.play.desk import choose, new_console, new_table, play_on, say, table_at
from tests.text.speaking import headings, sentences


def sentences_of(table: Table, seat: int) -> list[str]:
    return said(table, seat, news_of(table, seat).paragraphs)


def said(table: Table, seat: int, paragraphs: list[Paragraph]) -> list[str]:
    """All that paragraphs say to somebody at a table."""
    return sentences(paragraphs, table.names, speaker_of(table, seat).reader)


def speaker_of(table: Table, seat: int) -> Speaker:
    return speaker_for(table.game.deal, table.names, table.reader(seat))


@pytest.mark.parametrize("boxes", ["base", "more,base"])
def test_news_begin_in_the_own_last_turn(boxes: str) -> None:
    table = new_table("Ann,Ben,Cleo", boxes=boxes, town="first", seed="news")
    play_on(table, 12, seed=3)
    asked_between = 0
    for _ in range(150):
        if table.game.over:
            break
        seat = table.game.asked
        turns = [(number, told[1]) for number, told in enumerate(table.session.told) if told[0] == TOLD_TURN]
        own = [number for number, player in turns if player == seat]
        if table.game.turn == seat and table.game.phase != PICKING:
            own = own[:-1]
        last = last_turn_of(table.session, seat)
        if own:
            following = next((number for number, _ in turns if number > own[-1]), len(table.session.told))
            assert last is not None
            assert own[-1] < last[0] <= last[1] <= following
            asked_between += any(who == seat and mark > following for mark, (_, _, who, _) in answers(table))
        else:
            assert last is None
        play_on(table, table.game.decisions + 1, seed=table.game.decisions)
    assert asked_between or boxes == "base"


def answers(table: Table) -> list[tuple[int, tuple[int, int, int, int]]]:
    return list(zip(table.session.marks, table.session.decided, strict=True))


REACTION = """
    players: 3
    turn: B
    phase: employ
    love: 8
    employments: 2
    A hand: Claire Saint-Juste, 1 Love
    A chambermaids: Colette Framboise
    B hand: 1 Love
    C hand: Claire Saint-Juste
"""


def test_a_reaction_does_not_make_older_news_vanish() -> None:
    town = "Claire, Azure, Viola, Rouge, Kagari, Safran, Moine, Sainsbury, Tenalys, Anise"
    table = table_at(f"{REACTION}    town: {town}\n", "Ann,Ben,Cleo")
    say(table, "employ Illness")
    assert table.game.ask_what == ASK_REACTION
    assert table.game.asked == 0
    before = sentences_of(table, 0)
    say(table, "let it happen")
    say(table, "employ Azure")
    while table.game.asked != 0 or table.game.turn != 0:
        choose(table, len(table.game.options) - 1)
    after = sentences_of(table, 0)
    assert before == ["Ben sends Illness to you for 4 Love."]
    assert any("lays Illness on your Colette Framboise" in line for line in after)
    assert any("Ben employs Azure Crescent for 2 Love" in line for line in after)


def test_picks_do_not_make_older_news_vanish() -> None:
    table = new_table("Ann,Ben", boxes="more", town="first", seed="picks")
    while not (table.game.round == 3 and table.game.phase != PICKING and table.game.asked == table.game.turn == 0):
        choose(table, 0 if table.game.ask_what == ASK_PICK else len(table.game.options) - 1)
    found = headings(news_of(table, 0).paragraphs, table.names, 0)
    assert any(heading.startswith("Round 3, opened by") for heading in found)
    assert "Round 2, Ben" in found or "Round 3, Ben" in found


def test_what_somebody_did_last_is_told_from_its_beginning() -> None:
    position = """
        boxes: oktoberfest
        phase: employ
        love: 8
        beers: | Bock x3
        A hand:
        A deck: 1 Love x9
        B hand: 1 Love x2
    """
    table = table_at(position, "You,housekeeper", "employ Nadja", "pay for a beer")
    line = "You employ Nadja Kersten for 5 Love, with a beer (Bock) for 1 Love more."
    assert line in said(table, 0, log_of(table, 0))


# -- what is no news --


QUIET_TABLE = """
    turn: A
    phase: employ
    love: 2
    A hand: 1 Love
    A deck: 1 Love x9
    B hand: 1 Love x3
    B deck: 1 Love x9
"""


def until_asked_in_own_turn(table: Table, seat: int) -> None:
    while not (table.game.asked == table.game.turn == seat):
        choose(table, len(table.game.options) - 1)


def test_the_own_doings_and_the_own_new_hand_are_no_news() -> None:
    table = table_at(QUIET_TABLE, "You,housekeeper", "end turn", "end turn", "end turn", "play 1 Love", "end turn")
    assert table.game.turn == 0
    news = news_of(table, 0)
    assert news.title == SINCE
    assert said(table, 0, news.paragraphs) == [
        "Housekeeper plays a 1 Love card.",
        "Housekeeper draws a new hand after a reshuffle.",
    ]


def test_what_others_do_to_a_turn_that_ends_is_news() -> None:
    table = table_at(f"{QUIET_TABLE}    B private: Amber\n", "You,housekeeper", "end turn")
    say(table, "end turn")
    until_asked_in_own_turn(table, 0)
    say(table, "end turn")
    until_asked_in_own_turn(table, 0)
    line = "Housekeeper's Amber Twilight takes effect: the top card of your deck, a 1 Love card, is discarded"
    assert any(said.startswith(line) for said in sentences_of(table, 0))
    assert not any("new hand:" in said for said in sentences_of(table, 0))


def test_what_is_done_in_this_turn_is_not_told_as_older() -> None:
    table = table_at(QUIET_TABLE, "You,housekeeper", "end turn")
    until_asked_in_own_turn(table, 0)
    assert news_of(table, 0).title != SO_FAR
    say(table, "play 1 Love")
    assert news_of(table, 0).title == SO_FAR
    assert sentences_of(table, 0) == ["You play a 1 Love card."]


def test_before_anything_happened_there_are_no_news() -> None:
    table = new_table("You,housekeeper", seed="first")
    if table.game.asked == 0:
        assert news_of(table, 0).paragraphs == []
    other = new_table("housekeeper,You", seed="first")
    assert news_of(other, other.game.asked).paragraphs == []


def test_each_of_several_people_is_spoken_to() -> None:
    table = table_at(QUIET_TABLE, "Claire,Ben", "employ Azure")
    assert "Claire employs Azure Crescent for 2 Love." in sentences_of(table, 1)
    assert "You employ Azure Crescent for 2 Love." in said(table, 0, log_of(table, 0))


def test_who_only_watches_is_not_spoken_to() -> None:
    table = table_at(QUIET_TABLE, "Ann,Ben", "employ Azure")
    watched = Table(table.setup, table.session, table.seats, is_watched=True)
    assert "Ann employs Azure Crescent for 2 Love." in said(watched, 0, log_of(watched, 0))


def test_a_turn_in_which_nothing_was_asked_is_a_turn_too() -> None:
    table = table_at("turn: B\nphase: employ\nA hand:\nA deck:\nB hand: 1 Love\nB deck: 1 Love x9\n")
    say(table, "end turn")
    own = next(number for number, told in enumerate(table.session.told) if told[:2] == (TOLD_TURN, 0))
    assert table.game.asked == 1
    last = last_turn_of(table.session, 0)
    assert last is not None
    assert last[0] == own + 1


def test_the_log_is_everything_with_headings() -> None:
    table = new_table("Ann,Ben", seed="log")
    play_on(table, 20)
    out = StringIO()
    new_console(out, 100).print(story(Labels(table.game.deal), speaker_of(table, 0), log_of(table, 0), headings=True))
    lines = out.getvalue().splitlines()
    assert lines[0].startswith("Round 1, ")
    assert lines[1].startswith("  ")


# -- on the screen --


def test_news_that_are_cut_lose_whole_sentences_from_their_beginning() -> None:
    things = [Text("one two three four"), Text("five six seven eight"), Text("nine")]
    assert rendered(Last(things, 5, before=Text("more")), 12) == [
        "one two",
        "three four",
        "five six",
        "seven eight",
        "nine",
    ]
    assert rendered(Last(things, 4, before=Text("more")), 12) == ["more", "five six", "seven eight", "nine"]
    assert rendered(Last(things, 3, before=Text("more")), 12) == ["more", "nine", ""]
    assert rendered(Last(things[:1], 1, before=Text("more")), 12) == ["one two  …"]


def rendered(thing: Last, width: int) -> list[str]:
    out = StringIO()
    new_console(out, width).print(thing)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_no_sentence_on_the_screen_begins_in_its_middle() -> None:
    table = new_table("Ann,Ben,Cleo,Dora", town="random", seed="cut")
    cut = 0
    for _ in range(25):
        play_on(table, table.game.decisions + 5, seed=table.game.decisions)
        if table.game.over:
            break
        scene = scene_for(table, table.game.asked)
        picture = fitted(new_console(StringIO(), 80, 24), scene, Text())
        lines = ["".join(segment.text for segment in line).rstrip() for line in picture.lines]
        news = next((at for at, line in enumerate(lines) if line.startswith("Since your last turn")), None)
        if news is None or not scene.news:
            continue
        cut += picture.news_cut
        first = lines[news + 1] if not lines[news + 1].startswith("…") else lines[news + 2]
        told = [line for part in scene.news for line in part.said(scene.speaker)]
        starts = [scene.labels.painted(line, short=True).plain[:12] for line in told]
        assert any(first.startswith(start) for start in starts), first
    assert cut


def test_a_paragraph_without_a_heading_gets_none() -> None:
    table = new_table("Ann,Ben")
    paragraphs = digest(table.rules, [(TOLD_DREW, 0, HIDDEN, 0, -1, 0)], {})
    out = StringIO()
    new_console(out, 100).print(story(Labels(table.game.deal), speaker_of(table, 1), paragraphs, headings=True))
    assert [line.rstrip() for line in out.getvalue().splitlines()] == ["  Ann draws a card."]
