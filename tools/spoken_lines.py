"""Write what the text layer says about whole games, so that the words of the page can be held against it.

`python -m tools.spoken_lines` writes it, and a test asks whether it is still true. Games of every box and of two
mixtures are told to a seat and to somebody who only watches; every kind of event, and every verb, comes once more by
hand, with hidden cards, Love, ill maids and stormed buildings. What occurs often is kept once and named by its number;
pieces that name something are marked: ``<s0 you> draw <c1 Colette Framboise>``.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from cuore.bots import make_bot
from cuore.cards.catalogue import official_rules
from cuore.engine.decision import Decision
from cuore.engine.event_kind import Field
from cuore.engine.game import Told
from cuore.engine.record import start_session
from cuore.engine.session import Session
from cuore.engine.told_kinds import BUILT_IN
from cuore.engine.verbs import BUILT_IN_VERBS
from cuore.engine.words import ASK_STARTING, BUILDING, HIDDEN, ILL, SPECTATOR, UNDER, entry_option, option
from cuore.server.wire.catalogue import catalogue_of
from cuore.server.wire.scene import ask_of, event_lines
from cuore.text.english import ENGLISH
from cuore.text.language import Speaker
from cuore.text.log import log_lines
from cuore.text.options import option_phrase
from cuore.text.phrase import Phrase
from cuore.town import make_setup

ROOT = Path(__file__).resolve().parent.parent
FIXTURE = ROOT / "web" / "src" / "lib" / "text" / "fixtures" / "spoken.json"

NAMES = ("Ann", "ben", "Cleo")
"""Who plays; a name is said as it was given, at the beginning of a sentence too."""

GAMES: tuple[tuple[tuple[str, ...], int], ...] = (
    (("base",), 2),
    (("expanding",), 2),
    (("vacation",), 3),
    (("oktoberfest",), 2),
    (("more",), 2),
    (("oktoberfest", "base", "expanding", "vacation"), 3),
    (("more", "vacation"), 3),
)
BOTS = ("housekeeper", "harasser", "random")

CARD_FACTS = ("kind", "name", "category")
"""All that words need of a card."""


class Numbered:
    """Values, each kept once, by number."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def numbers_of(self, values: Sequence[object]) -> list[int]:
        """The numbers of some values."""
        return [self.numbers.setdefault(_json(value), len(self.numbers)) for value in values]

    def rows(self) -> str:
        """The values in the order of their numbers, as JSON."""
        return ",\n".join(self.numbers)


def main() -> None:
    """Write the file."""
    FIXTURE.parent.mkdir(parents=True, exist_ok=True)
    FIXTURE.write_text(fixture(), encoding="utf-8")
    print(f"written: {FIXTURE.relative_to(ROOT)}")


def fixture() -> str:
    """All of it, as JSON."""
    events, lines, views = Numbered(), Numbered(), []
    for boxes, players in GAMES:
        session = _played(boxes, players)
        place = session.game.deal.place.name
        views += [
            _view("+".join(boxes), place, viewer, session.heard(viewer), events, lines) for viewer in (0, SPECTATOR)
        ]
    for place, viewer in (("town", 0), ("park", SPECTATOR)):
        views.append(_view("by hand", place, viewer, _every_kind(), events, lines))
    options = [_json(row) for row in _options(Decision(0, 0, ASK_STARTING, -1, _every_verb()))]
    parts = {
        "catalogue": _json(_catalogue()),
        "names": _json(NAMES),
        "views": "[\n" + ",\n".join([_json(view) for view in views]) + "\n]",
        "events": f"[\n{events.rows()}\n]",
        "lines": f"[\n{lines.rows()}\n]",
        "options": "[\n" + ",\n".join(options) + "\n]",
    }
    return "{\n" + ",\n".join([f'"{name}": {text}' for name, text in parts.items()]) + "\n}\n"


def _catalogue() -> dict[str, Any]:
    """The catalogue as it is sent, without what has nothing to do with words."""
    sent: dict[str, Any] = msgspec.to_builtins(catalogue_of(official_rules()))
    sent["cards"] = [{name: card[name] for name in CARD_FACTS if name in card} for card in sent["cards"]]
    return {name: sent[name] for name in ("cards", "zones", "events", "verbs", "words")}


# -- games --


def _played(boxes: tuple[str, ...], players: int) -> Session:
    """A whole game."""
    rules = official_rules()
    town = "first" if len(boxes) == 1 else "random"
    session = start_session(rules, make_setup(rules, boxes=boxes, players=players, town=town, seed="spoken 7"))
    bots = [make_bot(name) for name in BOTS]
    chance = Random(0)
    while not session.game.over:
        asked = session.game.asked
        session.apply(bots[asked].choose(session.view(asked), chance, None))
    return session


def _view(
    name: str, place: str, viewer: int, heard: Sequence[Told], events: Numbered, lines: Numbered
) -> dict[str, object]:
    """What one viewer was told, and the log that the text layer makes of it."""
    speaker = _speaker(viewer, place)
    said = [_marked(speaker.say(line)) for line in log_lines(heard)]
    told = [msgspec.to_builtins(line) for line in event_lines(heard)]
    return {
        "name": name,
        "place": place,
        "viewer": viewer,
        "told": events.numbers_of(told),
        "said": lines.numbers_of(said),
    }


def _options(decision: Decision) -> list[dict[str, object]]:
    """The options of a decision as they travel, and as the asked player reads them."""
    rules = official_rules()
    speaker = _speaker(decision.seat, "town")
    choices = ask_of(rules, decision, False, "town").options
    said = [option_phrase(speaker, each).capital() for each in decision.unpacked(rules)]
    return [
        {"choice": msgspec.to_builtins(choice), "said": _marked(words)}
        for choice, words in zip(choices, said, strict=True)
    ]


def _marked(words: Phrase) -> str:
    """A phrase as text in which everything named is marked."""
    return "".join(
        [f"<{piece.what[0]}{piece.ref} {piece.text}>" if piece.what else piece.text for piece in words.pieces]
    )


def _speaker(viewer: int, place: str) -> Speaker:
    rules = official_rules()
    return Speaker(ENGLISH.about(rules), rules, NAMES, viewer, place)


# -- by hand --


def _every_kind() -> list[Told]:
    """Every kind of event: own and others', with a card, Love, a hidden card and none; some of them in a row."""
    rules = official_rules()
    maid, love, storm = rules.kind("Colette Framboise"), rules.kind("1 Love"), rules.storm
    found: list[Told] = []
    for kind in BUILT_IN:
        fields = {field.slot: field for field in kind.fields}
        for seat, other, card, number in (
            (0, 1, maid, maid),
            (1, 0, HIDDEN, HIDDEN),
            (1, 1, love, 1),
            (0, 0, storm, maid),
            (0, 2, love, 0),
            (0, 2, maid, 2),
            *[(2, 1, maid, 1)] * (11 if kind.in_a_row else 0),
        ):
            found.append(
                (
                    kind.what,
                    seat,
                    card if "card" in fields else HIDDEN,
                    _number(fields.get("number"), number),
                    _number(fields.get("other"), other),
                    0,
                )
            )
    return found


def _number(field: Field | None, wanted: int) -> int:
    """A number of the sort that a field has."""
    if field is None:
        return HIDDEN
    if field.sort in ("seat", "entry", "card"):
        return wanted
    return abs(wanted) % 3


def _every_verb() -> list[int]:
    """Every verb, done to the own seat and to another, with a well, an ill and a very ill maid, and with buildings."""
    rules = official_rules()
    maid = rules.kind("Colette Framboise")
    building = next(kind for kind in range(len(rules.cards)) if rules.category[kind] == BUILDING)
    entries = (maid, maid + ILL, maid + 3 * ILL, building, building + ILL + UNDER * (maid + 1), building + 2 * ILL)
    found: list[int] = []
    for verb in BUILT_IN_VERBS:
        if "entry" in verb.parts or "own" in verb.parts:
            found += [entry_option(verb.number, entry, seat) for entry in entries for seat in (0, 1)]
        else:
            found += [option(verb.number, maid, seat, number) for seat, number in ((0, 1), (1, maid))]
    return found


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    main()
