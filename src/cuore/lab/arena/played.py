"""A game that was played: one line of a file, with enough in it to play it again."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from re import fullmatch
from typing import get_type_hints

from cuore.engine.errors import DamagedRecord


@dataclass(frozen=True)
class Played:
    """How one game went, seat by seat."""

    game: int
    town: int
    deal: int
    boxes: list[str]
    maids: list[str]
    seed: str
    seats: list[str]
    first: int
    points: list[int]
    winners: list[int]
    rounds: int
    ending: str
    decisions: list[int]
    ms: list[float]
    """How long each seat thought in all, in milliseconds. The one thing that is not the same every time."""
    checksum: str
    answers: list[int] | None = None

    def line(self) -> str:
        """The game as a line of a file."""
        fields = {key: value for key, value in asdict(self).items() if value is not None}
        return json.dumps(fields, ensure_ascii=False, separators=(",", ":")) + "\n"

    @property
    def ranks(self) -> list[int]:
        """Everybody's place, 0 for the winners; the others follow by their points, and equal points share a place."""
        others = {vp for seat, vp in enumerate(self.points) if seat not in self.winners}
        behind = sorted(others, reverse=True)
        return [0 if seat in self.winners else 1 + behind.index(vp) for seat, vp in enumerate(self.points)]

    def share(self, seat: int) -> float:
        """What a seat has of the win: all of it, a part of a shared one, or nothing."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


_FIELDS: dict[str, object] = get_type_hints(Played)
_PARTS: dict[object, tuple[type, ...]] = {
    list[str]: (str,),
    list[int]: (int,),
    list[int] | None: (int,),
    list[float]: (int, float),
}
_MOST = 10**12
_BY_SEAT = ("points", "decisions", "ms")


def read_played(line: str) -> Played:
    """A game from its line."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise DamagedRecord("it is not JSON") from None
    if not isinstance(data, dict) or data.keys() - _FIELDS.keys():
        raise DamagedRecord("it is not a game of an arena")
    for key, hint in _FIELDS.items():
        if key == "answers" and key not in data:
            continue
        if not _fits(data.get(key), hint):
            raise DamagedRecord(f"its {key!r} is missing or odd")
    played = Played(**data)
    seats = range(len(played.seats))
    if any(len(data[key]) != len(seats) for key in _BY_SEAT) or played.first not in seats:
        raise DamagedRecord("its seats do not agree")
    if not played.winners or any(seat not in seats for seat in played.winners):
        raise DamagedRecord("its winners have no seat")
    if len(set(played.winners)) != len(played.winners):
        raise DamagedRecord("a seat has won it twice")
    if not played.boxes or min(played.game, played.town, played.deal, *played.decisions, *played.ms) < 0:
        raise DamagedRecord("it has no boxes, or less than nothing of something")
    if not fullmatch("([0-9a-f]{2})+", played.checksum):
        raise DamagedRecord("its checksum is none")
    return played


def _fits(value: object, hint: object) -> bool:
    """Whether a value is of a type. True is no number here, as it is none in a file, and no number is absurd."""
    if hint in _PARTS:
        return isinstance(value, list) and all(type(part) in _PARTS[hint] and _sane(part) for part in value)
    return type(value) is hint and _sane(value)


def _sane(value: object) -> bool:
    return not isinstance(value, int | float) or -_MOST <= value <= _MOST
