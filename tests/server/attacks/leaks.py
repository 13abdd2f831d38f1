"""Servers that tell too much, each in one way: what a careless change would bring, or what other tables have told.

The letters are those of the catalogue of leaks that others had; each is planted into the hall as it is, by replacing
one function for as long as a test runs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from cuore.engine.game import Game
from cuore.engine.position import write_position
from cuore.engine.rules import Rules
from cuore.engine.view import View
from cuore.engine.words import SPECTATOR
from cuore.server.entries import Entry, Opened
from cuore.server.errors import Refused
from cuore.server.hall import live as live_module
from cuore.server.hall import showing as showing_module
from cuore.server.hall.ending import game_row
from cuore.server.hall.hall import Hall, LobbyLine, TableInfo
from cuore.server.hall.live import LiveTable
from cuore.server.hall.room import Room
from cuore.server.hall.services import Services
from cuore.server.hall.showing import Showing
from cuore.server.hall.viewer import Viewer
from cuore.server.hall.visit import Visit
from cuore.server.ports import EntryRow, GameRow, PersonRow, Secret
from cuore.server.wire.commands import Hint, Why
from cuore.server.wire.decode import write_message
from cuore.server.wire.messages import Because, Over, Refusal, Seats, ViewOf
from cuore.server.wire.scene import ask_of, event_lines, scene_of, why_not
from cuore.server.wire.shapes import Scene
from tests.server.attacks.stage import NAMES
from tests.server.attacks.worlds import hidden_sum

Plant = Callable[[pytest.MonkeyPatch], None]


def in_message(change: Callable[[Showing, int, ViewOf], ViewOf]) -> Plant:
    """Something is changed in every view that is sent."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = Showing._view

        def view(self: Showing, seat: int, heard: int, full: bool) -> bytes:
            sent = msgspec.json.decode(honest(self, seat, heard, full), type=ViewOf)
            return write_message(change(self, seat, sent))

        patch.setattr(Showing, "_view", view)

    return plant


def other_eyes(change: Callable[[Showing, int], int]) -> Plant:
    """Views are made for somebody else's eyes."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = Showing._view

        def view(self: Showing, seat: int, heard: int, full: bool) -> bytes:
            return honest(self, change(self, seat), heard, full)

        patch.setattr(Showing, "_view", view)

    return plant


def seat_of_all(showing: Showing, seat: int) -> int:
    return max(seat, 0)


def second_tab_sees_more(patch: pytest.MonkeyPatch) -> None:
    honest = Showing.show

    def show(self: Showing, viewer: Viewer) -> None:
        if viewer.full:
            viewer.outbox.put(write_message(over_now(self)))
        honest(self, viewer)

    patch.setattr(Showing, "show", show)


def over_now(self: Showing) -> Over:
    game = self.room.session.game
    hands = tuple([sum(p.hand) for p in game.players])
    return Over(rev=1, points=hands, winners=(), ending="", sheet=(), rounds=(), seed="", commitment="")


def game_of(showing: Showing) -> Game:
    return showing.room.session.game


def raw_events(showing: Showing, seat: int, sent: ViewOf) -> ViewOf:
    told = showing.room.session.told
    since = sent.e - len(sent.events)
    return replace(sent, events=event_lines([(*event[:5], 0) for event in told[since:]]))


def last_drawn(showing: Showing, seat: int, sent: ViewOf) -> ViewOf:
    hands = [p.hand[-1] for p in game_of(showing).players if p.hand]
    return replace(sent, n=sent.n + sum(hands))


def handles(showing: Showing, seat: int, sent: ViewOf) -> ViewOf:
    houses = tuple(
        [
            replace(house, zones={"handles": tuple([7 * card + 1 for card in p.hand])})
            for house, p in zip(sent.view.houses, game_of(showing).players, strict=True)
        ]
    )
    return replace(sent, view=replace(sent.view, houses=houses))


def whoever_decides(showing: Showing, seat: int, sent: ViewOf) -> ViewOf:
    game = game_of(showing)
    return replace(sent, full=View(game, game.asked).data()) if not game.over else sent


def next_card(showing: Showing, seat: int, sent: ViewOf) -> ViewOf:
    """What a client that looks ahead would need."""
    decks = [p.deck[-1] if p.deck else -1 for p in game_of(showing).players]
    return replace(sent, view=replace(sent.view, counters={"next": decks[max(seat, 0)]}))


def asks_whoever_looks(showing: Showing, seat: int, sent: ViewOf) -> ViewOf:
    """The question of a seat in which a bot sits in, or of anybody, is shown to all."""
    game, room = game_of(showing), showing.room
    if sent.ask is not None or game.over:
        return sent
    return replace(sent, ask=ask_of(room.rules, View(game, game.asked).decision, False))  # type: ignore[arg-type]  # it is


def undo_that_depends(showing: Showing, seat: int, sent: ViewOf) -> ViewOf:
    if sent.ask is None:
        return sent
    return replace(sent, ask=replace(sent.ask, undo=hidden_sum(game_of(showing)) % 2 == 0))


def hands_in_a_count(showing: Showing, seat: int, sent: ViewOf) -> ViewOf:
    return replace(sent, e=sent.e + hidden_sum(game_of(showing)))


def number_of_options(showing: Showing, seat: int, sent: ViewOf) -> ViewOf:
    return replace(sent, n=sent.n + len(game_of(showing).options))


def padded(patch: pytest.MonkeyPatch) -> None:
    honest = Showing._view

    def view(self: Showing, seat: int, heard: int, full: bool) -> bytes:
        return honest(self, seat, heard, full) + b" " * (len(write_position(game_of(self))) % 32)

    patch.setattr(Showing, "_view", view)


def seats_in_an_order(patch: pytest.MonkeyPatch) -> None:
    """Views before or after the table's other news, as the cards lie."""
    honest = Showing.entered

    def entered(self: Showing, entry: Entry) -> None:
        if self.room.table is not None and hidden_sum(game_of(self)) % 2:
            self._seats_sent = b""
            self.show_seats()
        honest(self, entry)

    patch.setattr(Showing, "entered", entered)


def is_forced(room: Room) -> bool:
    """Whether whoever is asked has only one answer."""
    return room.asked != SPECTATOR and len(room.session.game.options) == 1


def one_view_more(patch: pytest.MonkeyPatch) -> None:
    """A view that shows nothing new is left out, or sent twice."""
    honest = Showing.entered

    def entered(self: Showing, entry: Entry) -> None:
        honest(self, entry)
        if is_forced(self.room):
            self._show_all()

    patch.setattr(Showing, "entered", entered)


def no_view_without_news(patch: pytest.MonkeyPatch) -> None:
    honest = Showing._show_all

    def show_all(self: Showing) -> None:
        if not is_forced(self.room):
            honest(self)

    patch.setattr(Showing, "_show_all", show_all)


# -- refusals --


def words_before_rights(patch: pytest.MonkeyPatch) -> None:
    """Whether the words are an option is looked at before whose question it is."""
    honest = Room._check_asked

    def check(self: Room, person: PersonRow, seat: int) -> None:
        if self.table is not None and seat != self.asked and len(self.session.game.options) < 2:
            raise Refused("no-such-option")
        honest(self, person, seat)

    patch.setattr(Room, "_check_asked", check)


def words_of_the_options(patch: pytest.MonkeyPatch) -> None:
    def refuse(self: Viewer, command: str, code: str, revision: int) -> None:
        self.send(Refusal(id=command, code=code, words=f"not one of {ROOMS[-1].session.game.words()}", rev=revision))

    patch.setattr(Viewer, "refuse", refuse)
    remember_rooms(patch)


ROOMS: list[Room] = []


def remember_rooms(patch: pytest.MonkeyPatch) -> None:
    honest = Room.__init__

    def made(self: Room, rules: Rules, id_: str, secret: Secret, opened: Opened) -> None:
        honest(self, rules, id_, secret, opened)
        ROOMS[:] = [self]

    patch.setattr(Room, "__init__", made)


def slow_refusals(patch: pytest.MonkeyPatch) -> None:
    """Whoever is refused waits longer where there is more to look at."""
    honest = Visit.receive

    async def receive(self: Visit, raw: bytes | str) -> None:
        await asyncio.sleep(hidden_sum(self._live.room.session.game) % 8 / 64)
        await honest(self, raw)

    patch.setattr(Visit, "receive", receive)


def hints_that_know(patch: pytest.MonkeyPatch) -> None:
    """A hint is refused in other words where there is nothing to choose."""
    honest = Visit._hint

    def hint(self: Visit, message: Hint) -> None:
        if len(self._live.room.session.game.options) == 1:
            raise Refused("no-hints")
        honest(self, message)

    patch.setattr(Visit, "_hint", hint)


def reasons_that_know(patch: pytest.MonkeyPatch) -> None:
    """Why something cannot be done is told from what whoever is asked sees."""

    def why(self: Visit, message: Why) -> None:
        room = self._live.room
        if room.asked == SPECTATOR:
            raise Refused("paused")
        words = why_not(View(room.session.game, room.asked), message.words, NAMES)
        self.viewer.send(Because(id=message.id, rev=message.rev, words=words))

    patch.setattr(Visit, "_why", why)


# -- over HTTP --


def facts_of_cards(patch: pytest.MonkeyPatch) -> None:
    honest = Hall.facts

    async def facts(self: Hall, person: PersonRow | None, table: str, invite: str) -> TableInfo:
        found = await honest(self, person, table, invite)
        return replace(found, free=hidden_sum(self.live[table].room.session.game))

    patch.setattr(Hall, "facts", facts)


def lobby_of_cards(patch: pytest.MonkeyPatch) -> None:
    honest = Hall.lobby

    async def lobby(self: Hall) -> list[LobbyLine]:
        return [replace(line, free=hidden_sum(self.live[line.id].room.session.game)) for line in await honest(self)]

    patch.setattr(Hall, "lobby", lobby)


def record_of_a_running_game(patch: pytest.MonkeyPatch) -> None:
    async def record(self: Hall, person: PersonRow, table: str, invite: str) -> GameRow:
        return game_row(self.live[table].room, 0.0)

    patch.setattr(Hall, "record", record)


def over_too_soon(patch: pytest.MonkeyPatch) -> None:
    honest = Showing.entered

    def entered(self: Showing, entry: Entry) -> None:
        honest(self, entry)
        if self.room.table is not None:
            self._send_all(write_message(over_now(self)))

    patch.setattr(Showing, "entered", entered)


def chat_of_cards(patch: pytest.MonkeyPatch) -> None:
    """How many look on, with what somebody holds in it."""
    honest = Showing._seats

    def seats(self: Showing) -> Seats:
        found = honest(self)
        return replace(found, watching=found.watching + (hidden_sum(game_of(self)) if self.room.table else 0))

    patch.setattr(Showing, "_seats", seats)


# -- in time --


def forced_at_once(patch: pytest.MonkeyPatch) -> None:
    """Who has no choice is not waited for."""
    honest = LiveTable._let_bot_answer

    async def answer(self: LiveTable, bot: str) -> None:
        if is_forced(self.room):
            room, rev = self.room, self.room.revision
            await self._try(f":bot:{rev}", rev, lambda: room.answered_by_bot(0))
        else:
            await honest(self, bot)

    patch.setattr(LiveTable, "_let_bot_answer", answer)


def shown_when_ready(patch: pytest.MonkeyPatch) -> None:
    """A bot's answer is shown as soon as it has been thought of."""
    patch.setattr(live_module, "due", lambda asked, now, pace: now)


def paced_from_now(patch: pytest.MonkeyPatch) -> None:
    """The pace is counted from the end of the thought."""
    patch.setattr(live_module, "due", lambda asked, now, pace: now + pace)


def paced_by_hand(patch: pytest.MonkeyPatch) -> None:
    """A bot with more cards needs longer."""
    honest = LiveTable._let_bot_answer

    async def answer(self: LiveTable, bot: str) -> None:
        await self._wait(hidden_sum(self.room.session.game) % 4 / 2)
        await honest(self, bot)

    patch.setattr(LiveTable, "_let_bot_answer", answer)


def clock_of_those_who_choose(patch: pytest.MonkeyPatch) -> None:
    """The clock runs for those alone who have something to choose."""

    def timed(self: Room) -> int:
        thinks = self.left and self.asked != SPECTATOR and not self.asked_bot and not is_forced(self)
        return self.asked if thinks else SPECTATOR

    patch.setattr(Room, "timed_seat", property(timed))


def notice_of_cards(patch: pytest.MonkeyPatch) -> None:
    """The log names what somebody was asked."""
    honest = LiveTable._enter

    def enter(self: LiveTable, row: EntryRow, entry: Entry, viewer: Viewer | None, ours: bool = True) -> None:
        honest(self, row, entry, viewer, ours)
        if self.room.table is not None:
            self._services.notice("asked", {"options": self.room.session.game.words()})

    patch.setattr(LiveTable, "_enter", enter)


def spectators_with_scene_of_zero(patch: pytest.MonkeyPatch) -> None:
    """Only the picture is a seat's; the rest is a spectator's."""
    honest = scene_of

    def scene(view: View) -> Scene:
        return honest(SEEN[-1].session.view(0)) if view.seat == SPECTATOR else honest(view)

    def made(self: Showing, services: Services, room: Room, clocks: Callable[[], tuple[int, ...]]) -> None:
        honest_init(self, services, room, clocks)
        SEEN[:] = [room]

    honest_init = Showing.__init__
    patch.setattr(Showing, "__init__", made)
    patch.setattr(showing_module, "scene_of", scene)


SEEN: list[Room] = []

LEAKS: dict[str, Plant] = {
    "L1 a spectator sees what the first seat sees": other_eyes(seat_of_all),
    "L1 a spectator's picture is a seat's": spectators_with_scene_of_zero,
    "L2 a second tab sees what others hold": second_tab_sees_more,
    "L2 who is not signed in sees a number of cards": facts_of_cards,
    "L3 a snapshot is shipped": in_message(
        lambda showing, seat, sent: replace(sent, full={"save": write_position(game_of(showing))})
    ),
    "L4 events with all their cards": in_message(raw_events),
    "L5 the card drawn last": in_message(last_drawn),
    "L6 a handle for every hidden card": in_message(handles),
    "L8 the question where somebody sits in": in_message(asks_whoever_looks),
    "L9 all that whoever decides may know": in_message(whoever_decides),
    "L10 the next card, for a client that looks ahead": in_message(next_card),
    "L12 the lobby counts hidden cards": lobby_of_cards,
    "L13 whether something can be taken back depends on hidden cards": in_message(undo_that_depends),
    "L16 words are looked at before rights": words_before_rights,
    "L17 the record of a running game": record_of_a_running_game,
    "L17 the result before the end": over_too_soon,
    "L19 who has no choice is answered for at once": forced_at_once,
    "L19 the clock stands still for who has no choice": clock_of_those_who_choose,
    "L19 a bot's answer is shown when it is ready": shown_when_ready,
    "L19 the pace begins when the thought ends": paced_from_now,
    "L19 a full hand needs longer": paced_by_hand,
    "L19 a hint is refused otherwise where there is no choice": hints_that_know,
    "L16 a reason from somebody else's view": reasons_that_know,
    "L20 the size of a save": padded,
    "L20 how many options somebody has": in_message(number_of_options),
    "L20 hands in a count": in_message(hands_in_a_count),
    "L20 the order of messages": seats_in_an_order,
    "L20 a message more": one_view_more,
    "L20 a message less": no_view_without_news,
    "L20 the options in a refusal": words_of_the_options,
    "L20 how long a refusal takes": slow_refusals,
    "L20 cards in the number of spectators": chat_of_cards,
    "L20 cards in the log": notice_of_cards,
}
"""What is left out: L7 needs a zone that no view has (tests/server/wire), L11 a browser, L14 and L15 are about luck
(tests/laws, tests/server/test_luck.py), L18 is no leak."""
