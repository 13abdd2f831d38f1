"""What is known of somebody: all of it can be had, and all of it can be forgotten."""

from __future__ import annotations

import json

from cuore.server.people.names import FORMER_PLAYER
from cuore.server.ports import GameRow, PersonRow
from tests.server.people.house import PASSWORD, House, refusal, run
from tests.server.people.tables import SEED, open_table

PHRASES = ("my own words", "a remark of mine")


async def a_life(house: House) -> tuple[PersonRow, PersonRow, str]:
    """Ann has done everything that somebody can do here, and Ben some of it with her; and her cookie."""
    guest, _ = await house.people.enter_as_guest("guest's browser")
    ann, cookie = await house.people.register(guest, "Annabella", PASSWORD, "Annabella's phone")
    ben, _ = await house.people.register(None, "Benjamin", PASSWORD, "Benjamin's phone")
    await open_table(house.store, "running", [ann, ben])
    await open_table(house.store, "finished", [ben, ann, "butler"])
    result = json.dumps({"points": [1, 2, 3], "winners": [2], "ending": "town"})
    await house.store.finish(GameRow("finished", "the record", "promised", 99.0, result))
    await open_table(house.store, "elsewhere", [ben, "butler"])
    await house.store.say("running", ann.id, ann.name, 5.0, PHRASES[0])
    await house.store.say("running", ben.id, ben.name, 6.0, "Benjamin's words")
    await house.talk.mute(ann.id, ben.id, muted=True)
    await house.talk.mute(ben.id, ann.id, muted=True)
    await house.talk.report(ann.id, "running", ben.id, PHRASES[1])
    await house.talk.report(ben.id, "running", ann.id, "a remark of Benjamin's")
    return ann, ben, cookie.reveal()


def test_everything_that_is_known_can_be_had() -> None:
    async def check() -> None:
        house = House()
        ann, ben, cookie = await a_life(house)
        found = json.loads(json.dumps(await house.people.export(ann)))
        assert found["person"] == {
            "id": ann.id,
            "name": "Annabella",
            "sort": "account",
            "created": ann.created,
            "seen": ann.seen,
            "banned_until": 0.0,
            "ban_reason": "",
        }
        assert [session["device"] for session in found["sessions"]] == ["Annabella's phone"]
        tables = {table["id"]: table for table in found["tables"]}
        assert set(tables) == {"running", "finished"}
        assert (tables["running"]["host"], tables["finished"]["host"]) == (True, False)
        assert tables["finished"]["seats"] == ["Annabella"]
        assert [step["what"]["type"] for step in tables["running"]["done"]] == ["opened", "began", "answered"]
        assert tables["finished"]["done"] == []
        assert [(game["table"], game["record"], game["result"]["winners"]) for game in found["games"]] == [
            ("finished", "the record", [2])
        ]
        assert [line["text"] for line in found["talk"]] == [PHRASES[0]]
        assert found["mutes"] == [ben.id]
        assert [report["about"] for report in found["reports"]] == [ben.id]
        assert PHRASES[1] in found["reports"][0]["text"]
        assert [report["table"] for report in found["reported"]] == ["running"]
        everything = json.dumps(found)
        for secret in (cookie.split(".")[1], ann.password, ben.password, SEED, "a remark of Benjamin's"):
            assert secret not in everything
        assert set((await house.people.export(ben)).keys()) == set(found)

    run(check())


def test_nobody_is_shown_who_reported_them() -> None:
    async def check() -> None:
        house = House()
        ann, ben, _ = await a_life(house)
        found = await house.people.export(ben)
        assert ann.id not in json.dumps(found["reported"])

    run(check())


def everything_in(house: House) -> str:
    """The whole store as text."""
    return repr({name: value for name, value in vars(house.store).items() if name != "_people"}) + repr(
        [tuple(row) for row in vars(house.store)["_people"].values()]
    )


def test_somebody_can_be_forgotten_altogether() -> None:
    async def check() -> None:
        house = House()
        ann, ben, cookie = await a_life(house)
        before = everything_in(house)
        traces = (ann.id, "Annabella", ann.skeleton, ann.password, *PHRASES)
        assert all(trace in before for trace in traces)
        sessions = [facts.id for facts in await house.people.sessions(ann)]
        house.signed_out.clear()
        assert set(await house.people.erase(ann)) == {"running", "finished"}
        (report,) = await house.store.reports(9)  # nobody erases themselves out of an open report
        assert (report.person, report.about, report.name, report.erased) == (ben.id, "", "Annabella", True)
        assert ann.id not in everything_in(house)
        assert await house.store.settle(report.id, 7.0)
        after = everything_in(house)
        for trace in traces:
            assert trace not in after, trace
        assert house.signed_out == sessions
        assert await house.people.who(cookie) is None
        assert await refusal(house.people.log_in("Annabella", PASSWORD, "")) == "wrong-password"
        assert await refusal(house.people.export(ann)) == "not-signed-in"
        assert await refusal(house.people.change_name(ann, "Anne")) == "not-signed-in"
        # Their games are still there, and so are the others.
        table = await house.store.table("finished")
        assert table is not None
        assert FORMER_PLAYER in table.seats
        assert await house.store.game("finished") is not None
        assert len(await house.store.entries("running")) == 3
        assert [row.text for row in await house.store.said("running")] == ["Benjamin's words"]
        assert await house.store.person(ben.id) == ben
        again, _ = await house.people.register(None, "Annabella", PASSWORD, "")
        assert again.id != ann.id

    run(check())


def test_whoever_is_forgotten_twice_is_no_mistake() -> None:
    async def check() -> None:
        house = House()
        guest, _ = await house.people.enter_as_guest("")
        assert await house.people.erase(guest) == []
        assert await house.people.erase(guest) == []

    run(check())


def test_two_who_are_forgotten_can_sit_at_one_table() -> None:
    async def check() -> None:
        house = House()
        ann, ben, _ = await a_life(house)
        await house.people.erase(ann)
        await house.people.erase(ben)
        table = await house.store.table("running")
        assert table is not None
        names = [name for _, name, _ in json.loads(table.seats)]
        assert len(set(names)) == 2
        assert all(len(name) <= 16 for name in names)

    run(check())
