"""Whether the simulation would notice: the server is sabotaged in small ways, and each has to be found by some seed."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
import pytest

from cuore.engine.options import option_words
from cuore.engine.rules import Rules
from cuore.engine.words import SPECTATOR
from cuore.server.entries import Answered, Entry, Opened, chained, write_entry
from cuore.server.errors import Refused
from cuore.server.hall.hall import Hall
from cuore.server.hall.live import LiveTable
from cuore.server.hall.room import Room
from cuore.server.hall.showing import Showing
from cuore.server.hall.viewer import Viewer
from cuore.server.hall.visit import Visit
from cuore.server.ports import EntryRow, Secret
from cuore.server.wire.messages import FromServer, Welcome
from tests.server.simulation.faults import Weather
from tests.server.simulation.loop import SimClock
from tests.server.simulation.run import run

SEEDS = 80
"""Within so many runs every sabotage has to be found."""

Patch = pytest.MonkeyPatch


def acknowledges_before_it_is_kept(patch: Patch) -> None:
    real = LiveTable._append

    async def append(self: LiveTable, command: str, asked: str, person: str, entry: Entry) -> EntryRow:
        for viewer in self.showing.viewers:
            if viewer.person.id == person:
                viewer.done(command, self.room.revision + 1)
        return await real(self, command, asked, person, entry)

    patch.setattr(LiveTable, "_append", append)


def does_not_keep_what_the_store_is_too_busy_for(patch: Patch) -> None:
    real = LiveTable._append

    async def append(self: LiveTable, command: str, asked: str, person: str, entry: Entry) -> EntryRow:
        room, revision, data = self.room, self.room.revision + 1, write_entry(entry)
        try:
            return await real(self, command, asked, person, entry)
        except Refused:
            chain = chained(room.chain, room.id, revision, command, asked, 0.0, data)
            return EntryRow(room.id, revision, command, asked, person, 0.0, data, chain)

    patch.setattr(LiveTable, "_append", append)


def forgets_what_it_has_done(patch: Patch) -> None:
    async def found(self: LiveTable, command: str) -> None:
        return None

    patch.setattr(LiveTable, "_found", found)


def does_again_what_comes_again(patch: Patch) -> None:
    real = LiveTable.keep

    async def keep(
        self: LiveTable,
        command: str,
        asked: str,
        person: str,
        rev: int,
        decide: Callable[[], Entry],
        viewer: Viewer | None = None,
    ) -> int:
        if rev < self.room.revision and not command.startswith(":"):
            command, rev = f"{command}-again", self.room.revision
        return await real(self, command, asked, person, rev, decide, viewer)

    patch.setattr(LiveTable, "keep", keep)


def shows_a_spectator_what_a_player_sees(patch: Patch) -> None:
    real = Showing._view

    def view(self: Showing, seat: int, heard: int, full: bool) -> bytes:
        shown = real(self, max(seat, 0), heard, full)
        return shown if seat != SPECTATOR else shown.replace(b'"seat":0', b'"seat":-1', 1)

    patch.setattr(Showing, "_view", view)


def shows_the_view_of_the_next_seat(patch: Patch) -> None:
    real = Showing._view

    def view(self: Showing, seat: int, heard: int, full: bool) -> bytes:
        return real(self, (seat + 1) % len(self.room.chairs) if seat != SPECTATOR else seat, heard, full)

    patch.setattr(Showing, "_view", view)


def shows_nothing_to_whoever_returns(patch: Patch) -> None:
    real = Showing.join

    def join(self: Showing, viewer: Viewer) -> None:
        patch.setattr(self, "show", lambda viewer: None)
        real(self, viewer)
        patch.delattr(self, "show")

    patch.setattr(Showing, "join", join)


def takes_undone_events_for_heard(patch: Patch) -> None:
    patch.setattr(Room, "kept_since", lambda self, revision: 10**9)


def shows_before_it_is_kept(patch: Patch) -> None:
    real = LiveTable._append

    async def append(self: LiveTable, command: str, asked: str, person: str, entry: Entry) -> EntryRow:
        seats = self.showing._seats()
        for viewer in self.showing.viewers:
            viewer.send(msgspec.structs.replace(seats, rev=self.room.revision + 1))
        return await real(self, command, asked, person, entry)

    patch.setattr(LiveTable, "_append", append)


def _first_answer(room: Room) -> Answered:
    game = room.session.game
    return Answered(seat=game.asked, option=0, words=option_words(room.rules, game.options[0]))


def lets_a_bot_answer_twice(patch: Patch) -> None:
    real = LiveTable._try

    async def twice(self: LiveTable, command: str, rev: int, decide: Callable[[], Entry]) -> None:
        await real(self, command, rev, decide)
        if command.startswith(":bot"):
            await real(self, f"{command}:again", self.room.revision, lambda: _first_answer(self.room))

    patch.setattr(LiveTable, "_try", twice)


def never_looks_what_others_have_kept(patch: Patch) -> None:
    async def nothing(self: LiveTable) -> None:
        pass

    patch.setattr(LiveTable, "catch_up", nothing)


def measures_time_on_the_wall(patch: Patch) -> None:
    patch.setattr(SimClock, "now", SimClock.wall)


def tells_the_seed(patch: Patch) -> None:
    real = Viewer.send

    def send(self: Viewer, message: FromServer) -> None:
        if isinstance(message, Welcome):
            message = msgspec.structs.replace(message, version=_seeds.get(message.table.id, ""))
        real(self, message)

    _seeds: dict[str, str] = {}
    begun = Room.__init__

    def init(self: Room, rules: Rules, id_: str, secret: Secret, opened: Opened) -> None:
        begun(self, rules, id_, secret, opened)
        _seeds[self.id] = self.setup.seed

    patch.setattr(Room, "__init__", init)
    patch.setattr(Viewer, "send", send)


def shuffles_anew_after_a_restart(patch: Patch) -> None:
    real = Room.__init__
    made: dict[str, int] = {}

    def init(self: Room, rules: Rules, id_: str, secret: Secret, opened: Opened) -> None:
        made[id_] = made.get(id_, 0) + 1
        real(self, rules, id_, secret._replace(seed=f"{secret.seed}{made[id_] if made[id_] > 2 else ''}"), opened)

    patch.setattr(Room, "__init__", init)


def leaves_work_behind(patch: Patch) -> None:
    async def stop(self: LiveTable) -> None:
        pass

    patch.setattr(LiveTable, "stop", stop)


def loses_its_driver(patch: Patch) -> None:
    async def drive(self: LiveTable) -> None:
        raise ValueError("a mistake")

    patch.setattr(LiveTable, "_drive", drive)


def welcomes_nobody(patch: Patch) -> None:
    async def connect(self: Hall, *given: object) -> Visit:
        raise Refused("busy")

    patch.setattr(Hall, "connect", connect)


CALM = Weather()
JUMPS = Weather(jump=0.5)
BREAKS = Weather(drop=0.4, sent_twice=0.3)
CRASHES = Weather(crash=0.1)
LOSES = Weather(lost_before=0.1, lost_after=0.1)
DEAF = Weather(hint_lost=1.0, drop=0.05)

SABOTAGES: tuple[tuple[Callable[[Patch], None], str, Weather], ...] = (
    (acknowledges_before_it_is_kept, "was told, but", LOSES),
    (does_not_keep_what_the_store_is_too_busy_for, "only .* are kept", LOSES),
    (forgets_what_it_has_done, "is kept, and was refused", BREAKS),
    (does_again_what_comes_again, "was told, but|is kept, and was refused", BREAKS),
    (shows_a_spectator_what_a_player_sees, "seat -1 was sent", CALM),
    (shows_the_view_of_the_next_seat, "was shown what seat", CALM),
    (shows_nothing_to_whoever_returns, "stands still", BREAKS),
    (takes_undone_events_for_heard, "has a wrong log", BREAKS),
    (shows_before_it_is_kept, "only .* are kept", CALM),
    (lets_a_bot_answer_twice, "played the seat of", CALM),
    (never_looks_what_others_have_kept, "there is no rest|hears of|stands still", DEAF),
    (measures_time_on_the_wall, "ms were left", JUMPS),
    (tells_the_seed, "a secret of the table was sent", CALM),
    (shuffles_anew_after_a_restart, "was sent|was kept for|was asked|no option|another game|frozen", CRASHES),
    (leaves_work_behind, "has ended, and goes on", CALM),
    (loses_its_driver, "something failed", CALM),
    (welcomes_nobody, "there is no rest|stands still", CALM),
)


@pytest.mark.parametrize(
    ("sabotage", "found", "weather"), SABOTAGES, ids=[sabotage.__name__ for sabotage, _, _ in SABOTAGES]
)
def test_it_is_caught(sabotage: Callable[[Patch], None], found: str, weather: Weather, monkeypatch: Patch) -> None:
    sabotage(monkeypatch)
    others: list[str] = []
    for seed in range(SEEDS):
        failures = run(seed, weather).failures
        if any(re.search(found, failure) for failure in failures):
            return
        others += failures
    pytest.fail(f"no seed below {SEEDS} has found it; what was found: {others[:3]}")
