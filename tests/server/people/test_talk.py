"""Talk: clean lines, not too fast; nobody has to hear everybody; a report keeps what was said around it."""

from __future__ import annotations

import pytest

from cuore.server.errors import Refused
from cuore.server.people.talk import LAST_WORDS, LONGEST_TALK, clean_talk
from cuore.server.ports import PersonRow
from tests.server.people.house import House, refusal, run
from tests.server.people.tables import open_table


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("hello", "hello"),
        ("  two \n\n lines\t", "two lines"),
        ("a\u2028b\u2029c", "a b c"),
        ("\x1b[31mred\x07", "[31mred"),
        ("a\u202eb\u2066c\u200fd\u061ce", "abcde"),
        ("a\u200bb\ufeffc\u00add\0e", "abcde"),
        ("half \ud83d letter", "half letter"),
        ("cafe\u0301", "caf\u00e9"),
        ("z" + "\u0301\u0302\u0303\u0304\u0305\u0306" * 9, "\u017a\u0302\u0303\u0304"),
        ("\U0001f469\u200d\U0001f52c", "\U0001f469\u200d\U0001f52c"),
        ("\u200d\u200d hi \u200c", "hi"),
        ("\u05e9\u05dc\u05d5\u05dd", "\u05e9\u05dc\u05d5\u05dd"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    ],
)
def test_what_is_left_of_a_text(text: str, read: str) -> None:
    assert clean_talk(text, LONGEST_TALK) == read
    assert clean_talk(read, LONGEST_TALK) == read


@pytest.mark.parametrize(("text", "code"), [("", "malformed"), (" \u200b\n", "malformed"), ("x" * 301, "too-long")])
def test_what_cannot_be_said(text: str, code: str) -> None:
    with pytest.raises(Refused) as caught:
        House().talk.hear("ann", text)
    assert caught.value.reason == code


def test_nobody_can_talk_all_the_time() -> None:
    house = House()
    for number in range(8):
        assert house.talk.hear("ann", f"line {number}") == f"line {number}"
    with pytest.raises(Refused) as caught:
        house.talk.hear("ann", "and another one")
    assert caught.value.reason == "too-fast"
    assert house.talk.hear("ben", "hello") == "hello"
    house.clock.move(2)
    assert house.talk.hear("ann", "at last") == "at last"


async def two_people(house: House) -> tuple[PersonRow, PersonRow]:
    ann = (await house.people.enter_as_guest("here")).person
    ben = (await house.people.enter_as_guest("there")).person
    return ann, ben


def test_one_may_mute_somebody_and_hear_them_again() -> None:
    async def check() -> None:
        house = House()
        ann, ben = await two_people(house)
        await house.talk.mute(ann.id, ben.id, muted=True)
        assert await house.store.muted_by(ann.id) == [ben.id]
        assert await house.store.muted_by(ben.id) == []
        await house.talk.mute(ann.id, ben.id, muted=False)
        assert await house.store.muted_by(ann.id) == []

    run(check())


def test_only_others_can_be_muted() -> None:
    async def check() -> None:
        house = House()
        ann, _ = await two_people(house)
        for other in (ann.id, "x" * 16, "", "\ud800", "a\0b", "x" * 10_000):
            assert await refusal(house.talk.mute(ann.id, other, muted=True)) == "not-yours"
        assert await house.store.muted_by(ann.id) == []

    run(check())


def test_a_report_keeps_the_words_around() -> None:
    async def check() -> None:
        house = House()
        ann, ben = await two_people(house)
        await open_table(house.store, "table", [ann, ben])
        for number in range(20):
            await house.store.say("table", ann.id, ann.name, 1.0, f"before {number}")
        await house.store.say("table", ben.id, ben.name, 2.0, "something rude")
        for number in range(20):
            await house.store.say("table", ann.id, ann.name, 3.0, f"after {number}")
        await house.talk.report(ann.id, "table", ben.id, "not\nnice")
        (report,) = await house.store.reports(10)
        assert (report.sort, report.table, report.person, report.about) == ("talk", "table", ann.id, ben.id)
        assert report.at == house.clock.wall()
        remark, *lines = report.text.split("\n")
        assert remark == "not nice"
        assert len(lines) == LAST_WORDS
        assert [line for line in lines if line.startswith(">")] == [f"> 21 {ben.name}: something rude"]
        assert lines[0].endswith("before 12")
        assert lines[-1].endswith("after 2")

    run(check())


def test_a_report_does_not_keep_the_words_of_others() -> None:
    async def check() -> None:
        house = House()
        ann, ben = await two_people(house)
        eve = (await house.people.enter_as_guest("")).person
        await open_table(house.store, "table", [ann, ben, eve])
        for person in (ann, eve, ben):
            await house.store.say("table", person.id, person.name, 1.0, f"words of {person.id}")
        await house.talk.report(ann.id, "table", ben.id)
        (report,) = await house.store.reports(10)
        assert eve.id not in report.text
        assert eve.name not in report.text
        assert f"words of {ann.id}" in report.text
        assert f"words of {ben.id}" in report.text

    run(check())


def test_who_can_be_reported() -> None:
    async def check() -> None:
        house = House()
        ann, ben = await two_people(house)
        await open_table(house.store, "table", [ann, ben])
        await house.store.say("table", ann.id, ann.name, 1.0, "hello")
        assert await refusal(house.talk.report(ann.id, "table", ann.id)) == "not-yours"
        assert await refusal(house.talk.report(ann.id, "table", ben.id)) == "not-yours"  # has said nothing
        assert await refusal(house.talk.report(ben.id, "elsewhere", ann.id)) == "not-yours"
        assert await refusal(house.talk.report(ben.id, "table", ann.id, "x" * 301)) == "too-long"
        assert await house.store.reports(10) == []
        for _ in range(5):
            await house.talk.report(ben.id, "table", ann.id)
        assert await refusal(house.talk.report(ben.id, "table", ann.id)) == "too-fast"
        assert [report.text for report in await house.store.reports(10)] == [f"> 1 {ann.name}: hello"] * 5

    run(check())
