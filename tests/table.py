"""The table that scenario tests play at: positions and decisions in the notation, expectations in the notation too.

Every scenario runs several times (see ``MODES``): as it is; saved and loaded after every step; with every undo taken
and done again; and with everything that a seat cannot know dealt anew after every step, to see that nothing shows.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from textwrap import dedent

import pytest

from cuore.cards.catalogue import official_rules
from cuore.engine.errors import IllegalChoice
from cuore.engine.luck import luck_from_seed
from cuore.engine.park import NOBODY
from cuore.engine.position import read_list, read_position, write_position, zone_words
from cuore.engine.scoring import points, winners
from cuore.engine.session import Session
from cuore.engine.view import View
from cuore.engine.words import ENDING_NAMES, PHASE_NAMES, RUNNING, SEAT_NAMES, SKILL_NAMES, SPECTATOR
from cuore.engine.worlds import imagine
from cuore.town import lay_out_position
from tests.laws import check_state

PARK_KEYS = ("first master", "opened by", "high class", "preparations", "last round", *SKILL_NAMES)
MODES = ("plain", "reload", "undo", "leak")
_ORDERED = ("deck", "discard", "private")
_DECLINING = ("pass", "end serving", "end work", "end turn", "start serving", "leave it")


class Table:
    """One scenario. See the module's own words."""

    def __init__(self, text: str, mode: str) -> None:
        self.mode = mode
        self.rules = official_rules()
        self.session = Session(lay_out_position(self.rules, dedent(text)))
        self._after_step()

    # -- acting --

    def do(self, words: str) -> None:
        """Answer the open question; ``"B: ..."`` also checks who is asked."""
        if re.match(r"^[A-F]: ", words):
            assert SEAT_NAMES[self.session.game.asked] == words[0], f"{SEAT_NAMES[self.session.game.asked]} is asked"
            words = words[3:]
        before = write_position(self.session.game) if self.mode == "undo" else ""
        self.session.answer(words)
        if self.mode == "undo" and self.session.can_undo:
            after = write_position(self.session.game)
            self.session.undo()
            assert write_position(self.session.game) == before
            self.session.answer(words)
            assert write_position(self.session.game) == after
        self._after_step()

    def finish_turn(self) -> None:
        """Decline and end until the turn passes on; a question to anybody else fails."""
        turn, round_ = self.session.game.turn, self.session.game.round
        while not self.over and (self.session.game.turn, self.session.game.round) == (turn, round_):
            assert self.session.game.asked == turn, f"{SEAT_NAMES[self.session.game.asked]} is asked: {self.options}"
            ways = [words for words in self.options if words in _DECLINING]
            assert ways, f"nothing ends this: {self.options}"
            self.do(ways[0])

    def _after_step(self) -> None:
        g = self.session.game
        check_state(g)
        if self.mode == "reload":
            text = write_position(g)
            loaded = read_position(self.rules, text)
            self.session = Session(loaded)
            assert write_position(self.session.game) == text
        elif self.mode == "leak":
            for seat in range(g.deal.seats):
                view = self.session.view(seat)
                luck = luck_from_seed(f"{seat} {g.decisions}")
                world = imagine(view, self.session.memory(seat), luck)
                assert View(world, seat).data() == view.data()
                assert View(world, SPECTATOR).data() == View(g, SPECTATOR).data()

    # -- asking --

    @property
    def options(self) -> list[str]:
        """The open options in words."""
        return self.session.game.words()

    def _means(self, words: str) -> str | None:
        g = self.session.game
        assert not g.over, "the game is over"
        try:
            return g.words()[g.index(words)]
        except IllegalChoice:
            return None

    def asks(self, seat: str, *options: str) -> None:
        """The open question is this seat's, and these are exactly its options."""
        assert self.session.game.asked >= 0, "the game is over"
        assert SEAT_NAMES[self.session.game.asked] == seat, f"{SEAT_NAMES[self.session.game.asked]}: {self.options}"
        meant = {words: self._means(words) for words in options}
        assert None not in meant.values(), f"{meant} among {self.options}"
        assert sorted(str(words) for words in meant.values()) == sorted(self.options)

    def offers(self, words: str) -> None:
        """The open question has this option."""
        assert self._means(words) is not None, f"{words!r} not in {self.options}"

    def lacks(self, words: str) -> None:
        """The open question does not have this option."""
        assert self._means(words) is None, f"{words!r} in {self.options}"

    def refuses(self, words: str) -> None:
        """Answering so is refused, and nothing changes."""
        before = write_position(self.session.game)
        with pytest.raises(IllegalChoice):
            self.session.answer(words)
        assert write_position(self.session.game) == before

    def has(self, text: str) -> None:
        """Every line given agrees with the table."""
        for line in dedent(text).strip().splitlines():
            if line.strip():
                key, _, value = line.strip().partition(":")
                self._agrees(key.strip(), value.strip())

    def _agrees(self, key: str, value: str) -> None:
        g = self.session.game
        if re.match(r"^[A-F] (?!high class)", key):
            seat, zone = SEAT_NAMES.index(key[0]), key[2:]
            cards: list[int] = getattr(g.players[seat], zone)
            shown = f"{key}: {zone_words(g, seat, zone)}"
            if match := re.match(r"^(\d+) cards?$", value):
                assert len(cards) == int(match[1]), shown
                return
            wanted = self._cards(value.removesuffix("..."))
            found = list(reversed(cards)) if zone in _ORDERED else sorted(cards)
            if value.endswith("..."):
                found = found[: len(wanted)]
            elif zone not in _ORDERED:
                wanted.sort()
            assert found == wanted, f"{shown}, not {value}"
        elif key in ("private maids", "reminiscences", "beers", "guests"):
            self._piles_agree(key, value)
        elif key == "removed":
            assert sorted(g.side.removed) == sorted(self._cards(value))
        elif key == "beer stand":
            owner = SEAT_NAMES[g.side.stand_owner] if g.side.stand_owner >= 0 else ""
            assert f"{owner} {g.side.stand_turns}".strip() == value or (value in ("", "closed") and not owner)
        elif key == "town":
            for words in value.split(","):
                name, _, count = words.strip().rpartition(" x")
                kind = self._cards(name)[0]
                assert g.piles[g.deal.pile_of[kind]] == int(count), f"{name} x{g.piles[g.deal.pile_of[kind]]}"
        elif key in PARK_KEYS or key.endswith(" high class"):
            self._park_agrees(key, value)
        elif key == "turn":
            assert SEAT_NAMES[g.turn] == value
        elif key == "phase":
            assert PHASE_NAMES[g.phase] == value
        else:
            assert getattr(g, key) == int(value), f"{key} is {getattr(g, key)}, not {value}"

    def _park_agrees(self, key: str, value: str) -> None:
        park = self.session.game.park
        if key in SKILL_NAMES:
            assert park.skills[SKILL_NAMES.index(key)] == int(value), f"{key} is {park.skills}, not {value}"
        elif key == "first master":
            assert SEAT_NAMES[park.first_master] == value
        elif key == "opened by":
            assert SEAT_NAMES[park.opener] == value
        elif key == "last round":
            assert value in ("no" if park.ends == RUNNING else "yes", ENDING_NAMES[park.ends])
        elif key == "preparations":
            left = sorted(kind for pile in park.preparations for kind in pile)
            assert left == sorted(self._cards(value)), [self.rules.names[k] for k in left]
        elif key == "high class":
            assert sorted(park.high_class) == sorted(self._cards(value)), [self.rules.names[k] for k in park.high_class]
        else:
            held = [kind for kind in [park.picked[SEAT_NAMES.index(key[0])]] if kind != NOBODY]
            assert held == self._cards(value), [self.rules.names[k] for k in held]

    def _piles_agree(self, key: str, value: str) -> None:
        g = self.session.game
        up, down = {
            "private maids": (g.face_up, g.face_down),
            "reminiscences": (g.side.reminiscences_up, g.side.reminiscences_down),
            "beers": (g.side.beers_up, g.side.beers_down),
            "guests": (g.park.guests_up, g.park.guests_down),
        }[key]
        shown, bar, hidden = value.partition("|")
        assert sorted(up) == sorted(self._cards(shown)), f"{key}: {[self.rules.names[k] for k in up]}"
        if bar and hidden.strip() != "...":
            wanted = self._cards(hidden.strip().removesuffix("..."))
            found = down[::-1][: len(wanted)] if hidden.strip().endswith("...") else down[::-1]
            assert found == wanted, f"{key}: {[self.rules.names[k] for k in down[::-1]]}"

    def _cards(self, value: str) -> list[int]:
        return read_list(self.rules, self.session.game.deal.stock.boxes, value)

    def sees(self, viewer: str, text: str) -> None:
        """What a seat's own view shows of a zone: a count where it is hidden, the top card of a discard pile."""
        view = self.session.view(SEAT_NAMES.index(viewer))
        for line in dedent(text).strip().splitlines():
            key, _, value = line.strip().partition(":")
            if key in SKILL_NAMES:
                assert view.skills[SKILL_NAMES.index(key)] == int(value)
                continue
            seat, zone, value = SEAT_NAMES.index(key[0]), key.strip()[2:], value.strip()
            house = view.houses[seat]
            if zone == "high class":
                assert [view.picked[seat]] == self._cards(value)
                continue
            if match := re.match(r"^(\d+) cards?$", value):
                assert getattr(house, f"{zone}_count") == int(match[1])
                if zone == "hand" and seat != view.seat:
                    assert house.hand == []
            elif zone == "beers":
                assert house.beers == sorted(self._cards(value))
            elif zone == "discard":
                wanted = self._cards(value.removesuffix("..."))
                assert [house.discard_top] == wanted[:1] or (not wanted and house.discard_count == 0)
                assert len(wanted) <= 1, "only the top card of a discard pile can be seen"
            else:
                assert sorted(getattr(house, zone)) == sorted(self._cards(value))

    def vp(self, seat: str) -> int:
        """The points of a seat if the game ended now."""
        return points(self.session.game)[SEAT_NAMES.index(seat)]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.game.over

    def winners(self) -> list[str]:
        """All who share the win."""
        assert self.over
        return [SEAT_NAMES[seat] for seat in winners(self.session.game)]


NewTable = Callable[[str], Table]
