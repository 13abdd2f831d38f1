"""Examples of messages that are real: a game is played, and these are what its table would have sent."""

from __future__ import annotations

import json
from random import Random

import msgspec

from cuore import __version__
from cuore.bots import make_bot
from cuore.cards.catalogue import official_rules
from cuore.engine.record import start_session
from cuore.engine.rules import RULES_VERSION, Rules
from cuore.engine.words import SPECTATOR
from cuore.server.errors import REFUSALS
from cuore.server.wire.catalogue import catalogue_hash, catalogue_of
from cuore.server.wire.commands import Answer, Hello, Undo
from cuore.server.wire.decode import write_message
from cuore.server.wire.ending import over_of
from cuore.server.wire.messages import (
    PROTOCOL,
    Done,
    FromServer,
    Refusal,
    SeatFacts,
    Seats,
    TableFacts,
    ViewOf,
    Welcome,
)
from cuore.server.wire.options import Laid, TableOptions
from cuore.server.wire.scene import ask_of, event_lines, scene_of
from cuore.table import Table, read_seats
from cuore.town import make_setup

SEED = "protocol"
BOT = "housekeeper"
WIDEST = 116
TABLE = "t3pR8mYq2LxKd0Va"
IDS = ("Zk1vQeW8sJmT", "Yb7nRcU4xHpG", "Xf5hLoA2dVqE")


class Show:
    """A table of a sandbox, where the housekeeper decides for everybody."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        setup = make_setup(rules, boxes=("base",), players=2, town="first", seed=SEED)
        self.table = Table(setup, start_session(rules, setup), read_seats(f"Ann,{BOT}"))
        self._bot = make_bot(BOT)
        self._before = 3  # opening the table, sitting down and dealing are revisions too

    @property
    def rev(self) -> int:
        """The revision that a server would count."""
        return self._before + self.table.revision

    def choice(self) -> int:
        """What is answered next."""
        g = self.table.game
        return self._bot.choose(self.table.session.view(g.asked), Random(f"{SEED} {g.decisions}"), None)

    def play(self, index: int | None = None) -> None:
        """Answer the open decision."""
        self.table.answer(self.table.game.asked, self.choice() if index is None else index, self.table.revision)

    def view(self, seat: int, since: int) -> ViewOf:
        """What somebody is sent who has heard so many events."""
        session = self.table.session
        view = session.view(seat)
        ask = None
        if view.decision is not None:
            ask = ask_of(self.rules, view.decision, self.table.can_undo(seat), view.deal.place.name)
        return ViewOf(
            rev=self.rev,
            n=view.decisions,
            e=len(session.told),
            view=scene_of(view),
            ask=ask,
            events=event_lines(session.heard(seat, since)),
        )


def examples() -> dict[str, str]:
    """Messages by name, as they would be written."""
    rules = official_rules()
    show = Show(rules)
    table = show.table
    found: dict[str, str] = {}
    found["hello"] = _said(Hello(ticket="t1.Vn8c…", rev=0, e=0))
    found["welcome"] = _sent(_welcome(show))
    found["seats"] = _sent(_seats(show))
    while table.game.decisions < 30 or table.game.asked != 0 or len(table.game.options) < 4 or table.can_undo(0):
        show.play()
    heard = table.session.marks[-1]
    found["view"] = _sent(show.view(0, heard))
    found["watched"] = _sent(show.view(SPECTATOR, heard))
    index = next(i for i, words in enumerate(table.game.words()) if words.startswith("play "))
    words = table.game.words()[index]
    found["answer"] = _said(Answer(id=IDS[0], rev=show.rev, option=index, words=words))
    told = len(table.session.told)
    show.play(index)
    found["done"] = _sent(Done(id=IDS[0], rev=show.rev))
    found["after"] = _in_short(show.view(0, told))
    found["stale"] = _sent(Refusal(id=IDS[1], code="stale", words=REFUSALS["stale"], rev=show.rev))
    found["undo"] = _said(Undo(id=IDS[2], rev=show.rev))
    table.undo(0, table.revision)
    found["undone"] = _in_short(show.view(0, told))
    while not table.game.over:
        show.play()
    found["over"] = _sent(over_of(table, SEED, "", show.rev))
    catalogue = catalogue_of(rules)
    drawn = next(event for event in catalogue.events if event.name == "gave")
    card = next(card for card in catalogue.cards if card.text and card.icons and card.box == "base")
    found["event kind"] = _written(msgspec.json.encode(drawn))
    found["card"] = _written(msgspec.json.encode(card))
    return found


def _welcome(show: Show) -> Welcome:
    setup = show.table.setup
    laid = Laid(boxes=setup.boxes, players=setup.seats, town=setup.town)
    facts = TableFacts(id=TABLE, title="", laid=laid, options=TableOptions(), commitment="", sandbox=True)
    return Welcome(
        protocol=PROTOCOL,
        version=__version__,
        rules=str(RULES_VERSION),
        cards=catalogue_hash(show.rules),
        table=facts,
        yours=(0,),
        seat=0,
        host=True,
        rev=show.rev,
    )


def _seats(show: Show) -> Seats:
    ann, ben = show.table.seats
    people = (SeatFacts(name=ann.name, sort="person", here=True), SeatFacts(name=ben.name, sort="bot", bot=BOT))
    return Seats(rev=show.rev, state="playing", seats=people, host=0)


def _said(message: msgspec.Struct) -> str:
    """What a client says: what is as usual may be left out."""
    usual = {field.encode_name: field.default for field in msgspec.structs.fields(message)}
    said = msgspec.to_builtins(message)
    return _written(json.dumps({name: value for name, value in said.items() if usual.get(name, ...) != value}).encode())


def _sent(message: FromServer) -> str:
    return _written(write_message(message))


def _in_short(message: ViewOf) -> str:
    """A view of which all is left out but its numbers and its events."""
    left_out = {"view": {"…": "…"}, "ask": {"…": "…"}}
    return _written(json.dumps(json.loads(write_message(message)) | left_out).encode())


def _written(data: bytes) -> str:
    """JSON over several lines, broken where nothing is torn apart."""
    text = json.dumps(json.loads(data), ensure_ascii=False)
    lines, line = [], ""
    for part in _parts(text):
        if line and len(line) + len(part.rstrip()) > WIDEST:
            lines.append(line.rstrip())
            line = " "
        line += part
    return "\n".join([*lines, line])


def _parts(text: str) -> list[str]:
    """Pieces that end with a comma outside of all strings."""
    found, part, inside = [], "", False
    for at, letter in enumerate(text):
        part += letter
        if letter == '"' and text[at - 1] != "\\":
            inside = not inside
        if letter == " " and not inside and text[at - 1] == ",":
            found.append(part)
            part = ""
    return [*found, part]
