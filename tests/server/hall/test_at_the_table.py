"""What people do beside answering: taking back, leaving, sitting in for each other, pausing, talking, meeting again."""

from __future__ import annotations

import asyncio
from math import ceil

import pytest

from cuore.engine.record import read_record
from cuore.engine.words import SPECTATOR
from cuore.server.errors import Refused, Unavailable
from cuore.server.hall.room import OVER
from cuore.server.hall.showing import GRACE
from cuore.server.ports import GameRow
from cuore.server.store.memory import MemoryStore
from cuore.server.wire.options import Fork, TableOptions
from tests.server.hall.house import Client, House, in_virtual_time, until, wish
from tests.server.hall.test_playing import play_on


async def two_people(house: House, **options: object) -> tuple[Client, Client]:
    """Ann, the host, and Ben in a game that has begun."""
    hall = await house.hall()
    ann, ben = await house.person("Ann"), await house.person("Ben")
    table = await hall.open_table(ann, wish("me", "open", options=options, seed="1"))
    one = await Client(hall, ann, table).connect()
    two = await Client(hall, ben, table).connect(invited=True)
    await two.say("sit", seat=1)
    await one.say("begin")
    return one, two


async def asked_of(clients: tuple[Client, ...]) -> Client:
    return next(client for client in clients if client.visit.viewer.seat == client.live.room.asked)


def test_an_undo_takes_the_events_back_everywhere_and_the_revision_goes_on() -> None:
    async def play(house: House) -> None:
        clients = await two_people(house)
        asked = await asked_of(clients)
        while not asked.live.room.session.can_undo:
            asked = await asked_of(clients)
            await asked.say("answer", option=0)
        before = asked.live.room.revision
        events = asked.last("view")["e"]
        assert asked.last("view")["ask"]["undo"]
        assert (await asked.say("undo"))["rev"] == before + 1
        for client in clients:
            assert client.last("view")["rev"] == before + 1
            assert client.last("view")["e"] < events
            assert client.last("view").get("events", []) == []

    in_virtual_time(play)


def test_a_bot_sits_in_for_whoever_has_left_and_gives_the_seat_back() -> None:
    async def play(house: House) -> None:
        one, two = await two_people(house, pace=300)
        assert (await two.say("leave", seat=1))["type"] == "done"
        assert one.last("seats")["seats"][1]["gone"]
        assert (await one.say("seat-bot", seat=1, bot="biglove"))["code"] == "not-agreed"
        assert (await one.say("seat-bot", seat=1, bot="housekeeper"))["type"] == "done"
        await play_on(one, 12)
        assert (await two.say("sit", seat=1))["type"] == "done"
        seat = one.last("seats")["seats"][1]
        assert (seat["name"], seat.get("bot", ""), seat.get("gone", False)) == ("Ben", "", False)
        await until(lambda: one.live.room.asked >= 0)
        await play_on(one, 1) if one.live.room.asked == 0 else await play_on(two, 1)

    in_virtual_time(play)


def test_nobody_answers_while_the_game_is_paused() -> None:
    async def play(house: House) -> None:
        clients = await two_people(house)
        asked = await asked_of(clients)
        assert (await clients[1].say("pause"))["type"] == "done"
        assert "ask" not in asked.last("view")
        assert (await asked.say("answer", option=0))["code"] == "paused"
        assert (await clients[0].say("resume"))["type"] == "done"
        assert "ask" in asked.last("view")

    in_virtual_time(play)


def test_whose_time_has_run_out_is_sat_in_for_and_may_come_back() -> None:
    async def play(house: House) -> None:
        clients = await two_people(house, clock={"seconds": 30, "increment": 5}, pace=300)
        asked = await asked_of(clients)
        seat = asked.visit.viewer.seat
        await asyncio.sleep(10)
        await asked.say("answer", option=0)
        left = asked.last("clock")["left"][seat]
        assert 24_000 < left < 26_000
        await until(lambda: asked.last("seats")["seats"][seat].get("bot") == "housekeeper" or left < 0, 100)
        assert (await asked.say("sit", seat=seat))["type"] == "done"
        assert asked.live.room.left[seat] >= 10_000

    in_virtual_time(play)


def test_a_pause_stops_the_clock() -> None:
    async def play(house: House) -> None:
        clients = await two_people(house, clock={"seconds": 30})
        asked = await asked_of(clients)
        await asked.say("pause")
        await asyncio.sleep(3600)
        await asked.say("resume")
        assert not asked.live.room.asked_bot
        assert asked.last("clock")["left"][asked.visit.viewer.seat] > 29_000

    in_virtual_time(play)


def test_who_is_here_is_told() -> None:
    async def play(house: House) -> None:
        one, two = await two_people(house)
        assert [seat.get("here", False) for seat in one.last("seats")["seats"]] == [True, True]
        two.visit.leave()
        await asyncio.sleep(0.6)
        assert [seat.get("here", False) for seat in one.last("seats")["seats"]] == [True, False]
        eve = await house.person("Eve")
        await Client(one.hall, eve, one.table).connect(invited=True)
        await asyncio.sleep(0.6)
        assert one.last("seats")["watching"] == 1

    in_virtual_time(play)


def test_talk_reaches_everybody_who_wants_to_hear_it_and_whoever_comes_later() -> None:
    async def play(house: House) -> None:
        one, two = await two_people(house)
        eve = await Client(one.hall, await house.person("Eve"), one.table).connect(invited=True)
        one.hall.muted(two.person.id, one.person.id, True)
        assert (await one.say("say", text="Good luck!"))["type"] == "done"
        assert eve.last("said")["text"] == "Good luck!"
        assert [message for message in two.read() if message["type"] == "said"] == []
        assert (await eve.say("say", text="May I?"))["code"] == "not-yours"
        late = await Client(one.hall, eve.person, one.table).connect(invited=True)
        assert late.last("said")["name"] == "Ann"

    in_virtual_time(play)


def test_strangers_do_not_talk_unless_the_host_wants_it() -> None:
    async def play(house: House) -> None:
        one, _ = await two_people(house, public=True)
        assert (await one.say("say", text="Hello?"))["code"] == "no-chat"

    in_virtual_time(play)


def test_several_seats_on_one_device() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann = await house.person("Ann")
        table = await hall.open_table(ann, wish("me", "open", seed="1"))
        client = await Client(hall, ann, table).connect()
        assert (await client.say("sit", seat=1))["code"] == "name-in-use"
        assert (await client.say("sit", seat=1, name="Ben"))["type"] == "done"
        assert client.last("hello")["yours"] == [0, 1]
        assert (await client.say("begin"))["type"] == "done"
        for _ in range(8):
            asked = client.live.room.asked
            if client.visit.viewer.seat != asked:
                assert "ask" not in client.last("view")
                assert (await client.say("look", seat=asked))["type"] == "done"
            assert client.last("view")["view"]["seat"] == asked
            assert (await client.say("answer", option=len(client.last("view")["ask"]["options"]) - 1))["type"] == "done"

    in_virtual_time(play)


def test_after_the_end_the_same_people_meet_again() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann = await house.person("Ann")
        table = await hall.open_table(ann, wish("me", "housekeeper", "biglove"))
        client = await Client(hall, ann, table).connect()
        assert (await client.say("rematch"))["code"] == "not-over"
        await play_on(client)
        assert client.live.room.state == OVER
        assert (await client.say("rematch"))["type"] == "done"
        other = client.last("seats")["rematch"]
        again = await Client(hall, ann, other).connect()
        assert [seat.get("bot", "") for seat in again.last("seats")["seats"]] == ["housekeeper", "biglove", ""]
        assert again.last("hello")["table"]["commitment"] != client.last("hello")["table"]["commitment"]
        assert (await again.say("begin"))["type"] == "done"

    in_virtual_time(play)


def test_a_finished_game_can_be_played_on_from_anywhere_with_other_hidden_cards() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann = await house.person("Ann")
        table = await hall.open_table(ann, wish("me", "housekeeper"))
        client = await Client(hall, ann, table).connect()
        with pytest.raises(Refused):
            await hall.record(ann, table, "")
        await play_on(client)
        await asyncio.sleep(1)
        game = await hall.record(ann, table, "")
        decision = len(read_record(game.record).answers) // 2
        fork = Fork(table=table, decision=decision, seat=0)
        other = await hall.fork(ann, fork, "", ("me", "housekeeper"), TableOptions())
        on = await Client(hall, ann, other).connect()
        assert on.last("hello")["table"]["fork"]["decision"] == decision
        await play_on(on)
        assert on.live.room.state == OVER
        await hall.stop(0)
        again = await house.hall()
        back = await Client(again, ann, other).connect()
        assert back.last("over")["points"] == on.last("over")["points"]

    in_virtual_time(play)


def test_names_are_checked_for_further_seats_and_given_for_them_alone() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann, eve = await house.person("Ann"), await house.person("Eve")
        table = await hall.open_table(ann, wish("me", "open", "open", options={"public": True}))
        host = await Client(hall, ann, table).connect()
        stranger = await Client(hall, eve, table).connect()
        for name in ("a,b", "#x", "housekeeper", "You", "admin", "Ann\u200b", "\u202egnA"):
            assert (await host.say("sit", seat=1, name=name)).get("code") in ("bad-name", "malformed")
            await asyncio.sleep(1)
        assert (await stranger.say("sit", seat=1, name="Bea"))["code"] == "bad-name"
        assert (await stranger.say("sit", seat=1))["type"] == "done"
        assert (await stranger.say("sit", seat=2, name="Bea"))["code"] == "not-yours"
        assert (await host.say("seat-bot", seat=1))["type"] == "done"
        assert host.last("seats")["seats"][1]["sort"] == "free"
        assert (await host.say("sit", seat=1, name="Ben"))["type"] == "done"
        assert host.last("seats")["seats"][1]["beside"] == 0

    in_virtual_time(play)


def test_time_that_has_run_out_does_not_come_back() -> None:
    async def play(house: House) -> None:
        clients = await two_people(house, clock={"seconds": 60}, pace=5000)
        asked = await asked_of(clients)
        seat = asked.visit.viewer.seat
        await until(lambda: bool(asked.live.room.chairs[seat].bot), 100)
        assert (await asked.say("sit", seat=seat))["type"] == "done"
        assert asked.live.room.left[seat] == 10_000

    in_virtual_time(play)


def test_where_nobody_may_watch_strangers_leave_when_the_cards_are_dealt() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann, eve = await house.person("Ann"), await house.person("Eve")
        table = await hall.open_table(ann, wish("me", "open", options={"watch": False}))
        host = await Client(hall, ann, table).connect()
        other = await Client(hall, eve, table).connect(invited=True)
        await host.say("seat-bot", seat=1, bot="housekeeper")
        assert not other.outbox.closed
        await host.say("begin")
        assert other.outbox.closed
        assert "view" not in [message["type"] for message in other.read()]
        assert not host.outbox.closed

    in_virtual_time(play)


def test_a_seat_is_kept_for_its_player_while_a_broken_line_may_come_back() -> None:
    async def play(house: House) -> None:
        one, two = await two_people(house, stand_in="biglove", pace=300)
        two.visit.leave()
        left = one.live._services.clock.wall()
        for bot in ("biglove", "random"):
            assert (await one.say("seat-bot", seat=1, bot=bot))["code"] == "seat-taken"
        await asyncio.sleep(1)
        seat = one.last("seats")["seats"][1]
        assert (seat["away"], seat["stand_in"]) == (int(left), ceil(left + GRACE))
        await asyncio.sleep(GRACE - 2)
        assert (await one.say("seat-bot", seat=1, bot="biglove"))["code"] == "seat-taken"
        await asyncio.sleep(1)
        assert (await one.say("seat-bot", seat=1, bot="random"))["code"] == "not-agreed"
        assert (await one.say("seat-bot", seat=1, bot="biglove"))["type"] == "done"
        assert (await one.say("seat-bot", seat=1, bot="biglove"))["code"] == "seat-taken"

    in_virtual_time(play)


def test_a_player_who_comes_back_is_away_anew_the_next_time() -> None:
    async def play(house: House) -> None:
        one, two = await two_people(house)
        for _ in range(3):
            two.visit.leave()
            await asyncio.sleep(GRACE - 1)
            assert (await one.say("seat-bot", seat=1, bot="housekeeper"))["code"] == "seat-taken"
            await two.connect()
            await asyncio.sleep(GRACE + 1)
            assert (await one.say("seat-bot", seat=1, bot="housekeeper"))["code"] == "seat-taken"
            assert "away" not in one.last("seats")["seats"][1]

    in_virtual_time(play)


def test_a_restart_begins_the_grace_anew() -> None:
    async def play(house: House) -> None:
        one, two = await two_people(house)
        two.visit.leave()
        await asyncio.sleep(GRACE - 1)
        await one.hall.stop(0)
        again = await house.hall()
        one = await Client(again, one.person, one.table).connect()
        await asyncio.sleep(GRACE - 1)
        assert (await one.say("seat-bot", seat=1, bot="housekeeper"))["code"] == "seat-taken"
        await asyncio.sleep(1)
        assert (await one.say("seat-bot", seat=1, bot="housekeeper"))["type"] == "done"

    in_virtual_time(play)


def test_once_the_host_has_been_away_for_long_enough_every_player_may_let_the_stand_in_play() -> None:
    async def play(house: House) -> None:
        one, two = await two_people(house, pace=300)
        assert (await two.say("seat-bot", seat=0, bot="housekeeper"))["code"] == "not-yours"
        one.visit.leave()
        assert (await two.say("seat-bot", seat=0, bot="housekeeper"))["code"] == "not-yours"
        await asyncio.sleep(GRACE)
        assert (await two.say("seat-bot", seat=0, bot="housekeeper"))["type"] == "done"
        await play_on(two, 5)

    in_virtual_time(play)


def test_before_the_cards_are_dealt_a_broken_line_costs_the_host_nothing() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann, ben, cleo = [await house.person(name) for name in ("Ann", "Ben", "Cleo")]
        table = await hall.open_table(ann, wish("me", "open", "open"))
        one = await Client(hall, ann, table).connect()
        two, three = [await Client(hall, person, table).connect(invited=True) for person in (ben, cleo)]
        await two.say("sit", seat=1)
        await three.say("sit", seat=2)
        one.visit.leave()
        for sort, fields in (("begin", {}), ("seat-bot", {"seat": 2, "bot": "random"})):
            assert (await two.say(sort, **fields))["code"] == "not-yours"
        await asyncio.sleep(GRACE)
        assert (await two.say("seat-bot", seat=2, bot="random"))["code"] == "seat-taken"
        assert (await two.say("begin"))["type"] == "done"

    in_virtual_time(play)


def test_nobody_stops_a_game_again_and_again() -> None:
    async def play(house: House) -> None:
        one, two = await two_people(house)
        codes = []
        for _ in range(10):
            codes.append((await two.say("pause")).get("code", "done"))
            await one.say("resume")
        assert codes == ["done"] * 6 + ["too-fast"] * 4
        assert one.live.room.state == "playing"

    in_virtual_time(play)


@pytest.mark.parametrize(
    "wishes",
    [
        {"faster": True},
        {"boxes": ("more",), "printed_only": True},
        {"boxes": ("no such box",)},
        {"town": ("Natsumi",)},
        {"seats_": 5, "boxes": ("more",)},
    ],
)
def test_what_cannot_be_dealt_is_refused_before_anybody_sits_there(wishes: dict[str, object]) -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann = await house.person("Ann")
        seats = ["me", *["open"] * (int(str(wishes.pop("seats_", 3))) - 1)]
        with pytest.raises(Refused) as refused:
            await hall.open_table(ann, wish(*seats, **wishes))
        assert refused.value.reason == "bad-wish"
        assert refused.value.detail
        assert await house.store.all_tables("", 10) == []

    in_virtual_time(play)


def test_time_is_not_counted_twice_when_somebody_else_leaves_meanwhile() -> None:
    async def play(house: House) -> None:
        clients = await two_people(house, clock={"seconds": 60})
        asked = await asked_of(clients)
        other = next(client for client in clients if client is not asked)
        seat = asked.visit.viewer.seat
        await asyncio.sleep(20)
        await other.say("leave", seat=1 - seat)
        await asyncio.sleep(5)
        await asked.say("answer", option=0)
        assert 34_000 < asked.live.room.left[seat] < 36_000

    in_virtual_time(play)


def test_somebody_with_two_seats_can_be_erased_and_the_table_goes_on() -> None:
    async def play(house: House) -> None:
        hall = await house.hall()
        ann, ben = await house.person("Ann"), await house.person("Ben")
        table = await hall.open_table(ann, wish("me", "open", "open"))
        host = await Client(hall, ann, table).connect()
        two = await Client(hall, ben, table).connect(invited=True)
        await two.say("sit", seat=1)
        await two.say("sit", seat=2, name="Cleo")
        await host.say("begin")
        hall.erased(await house.store.erase_person(ben.id, "Somebody"))
        await asyncio.sleep(GRACE + 5)
        assert host.last("seats")["state"] == "playing"
        for seat in (1, 2):
            assert (await host.say("seat-bot", seat=seat, bot="housekeeper"))["type"] == "done"
        await play_on(host, 5)

    in_virtual_time(play)


class FullStore(MemoryStore):
    """A disk that is full for a while, when a game is over."""

    is_full = False

    async def finish(self, game: GameRow) -> None:
        if self.is_full:
            raise Unavailable
        await super().finish(game)


def test_a_game_can_be_had_as_soon_as_its_end_is_told() -> None:
    async def play(house: House) -> None:
        house.store = store = FullStore()
        hall = await house.hall()
        ann = await house.person("Ann")
        table = await hall.open_table(ann, wish("me", "biglove", seed="1", options={"pace": 0}))
        client = await Client(hall, ann, table).connect()
        store.is_full = True
        await play_on(client)
        store.is_full = False
        assert (await hall.record(ann, table, "")).table == table

    in_virtual_time(play)


def test_whoever_thinks_twice_gains_no_time() -> None:
    async def play(house: House) -> None:
        clients = await two_people(house, clock={"seconds": 30, "increment": 60})
        asked = await asked_of(clients)
        while not asked.live.room.session.can_undo:
            asked = await asked_of(clients)
            await asked.say("answer", option=0)
        seat = asked.visit.viewer.seat
        before = asked.live.room.left[seat]
        for _ in range(5):
            assert (await asked.say("undo"))["type"] == "done"
            await asked.say("answer", option=0)
        assert before - 10_000 < asked.live.room.left[seat] < before

    in_virtual_time(play)


def test_of_two_rematches_at_once_one_table_stays() -> None:
    async def play(house: House) -> None:
        one, two = await two_people(house, public=True)
        while one.live.room.state != OVER:
            await play_on(await asked_of((one, two)), 1)
        answers = await asyncio.gather(one.say("rematch"), two.say("rematch"))
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        assert [row.id for row in await house.store.all_tables("open", 10)] == [one.live.room.rematch]

    in_virtual_time(play)


def test_whoever_was_erased_sees_no_hand_and_says_nothing_any_more() -> None:
    async def play(house: House) -> None:
        one, two = await two_people(house)
        await house.store.erase_person(two.person.id, "Former player")  # as the operator does it, beside the server
        assert (await two.say("say", text="Still here"))["code"] == "not-yours"
        await until(lambda: two.visit.viewer.seat == SPECTATOR, 10)
        assert [seat["name"] for seat in one.last("seats")["seats"]] == ["Ann", "Former player"]

    in_virtual_time(play)
