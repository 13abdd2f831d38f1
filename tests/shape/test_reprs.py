"""Whatever a user holds says in one line what it is, by names, and shows nothing that it does not show anyway."""

from __future__ import annotations

import ast
from functools import cache
from random import Random

import pytest

import cuore
from cuore.bots import Ears
from cuore.bots.registry import KNOWN_BOTS
from cuore.bots.search.race import Line
from cuore.engine.box import TownNeed
from cuore.engine.brought import Brings, new_brought
from cuore.engine.frame import Frame
from cuore.engine.needs import Need
from cuore.engine.park import NO_PARK, new_park
from cuore.engine.places.park import PARK
from cuore.engine.places.town import TOWN
from cuore.engine.player import empty_player
from cuore.engine.session import Session
from cuore.engine.side_table import NO_SIDE_TABLE, new_side_table
from cuore.engine.steps import Draw, IfHand
from cuore.engine.traits import DEEDS
from cuore.engine.verbs import question_named, verb_named
from cuore.engine.words import TOLD_DREW
from cuore.engine.zones import OF_GAME, PILE
from cuore.table import Answer
from cuore.text.message import message
from cuore.text.phrase import phrase
from tests.laws.games import choose
from tests.shape.sources import modules
from tests.towns import FIRST_TOWN

LONGEST = 320

INSIDE = {
    "Asking",
    "CardMaker",
    "CardTable",
    "Crew",
    "Facts",
    "Gift",
    "Glance",
    "Judgement",
    "Mind",
    "Outlook",
    "Prices",
    "Purse",
    "Reader",
    "Reasons",
    "Result",
    "ScoreTable",
    "Sealed",
    "Situation",
    "Search",
    "StatePart",
    "Statement",
    "Sums",
    "Teller",
    "Temper",
    "Thought",
    "Vocabulary",
}
"""Classes of things that live inside one call, or that nobody is handed."""


@cache
def session() -> Session:
    """A game some turns old."""
    rules = cuore.official_rules()
    setup = cuore.make_setup(rules, boxes=("base", "oktoberfest"), players=3, town="random", seed="reprs")
    played = cuore.start_session(rules, setup)
    chance = Random(3)
    for _ in range(60):
        played.apply(choose(played.game, chance, lively=True))
    return played


@cache
def finished() -> Session:
    """A game that is over."""
    rules = cuore.official_rules()
    played = cuore.start_session(rules, cuore.Setup(("base",), 2, FIRST_TOWN, "reprs"))
    chance = Random(4)
    while not played.game.over:
        played.apply(choose(played.game, chance, lively=True))
    return played


def table() -> cuore.Table:
    """A table at that game."""
    setup = cuore.Setup(("base", "oktoberfest"), 3, (), "reprs")
    return cuore.Table(setup, session(), cuore.read_seats("Ann, Ben, butler"))


def things() -> list[object]:
    """One of everything."""
    g = session().game
    rules = g.rules
    decision = g.pending
    assert decision is not None
    seat = decision.seat
    view = session().view(seat)
    park = cuore.start_session(rules, cuore.make_setup(rules, boxes=("more",), players=2, seed="reprs"))
    speaker = cuore.Speaker(cuore.ENGLISH, rules, ("Ann", "Ben", "Cleo"), 1)
    record = cuore.read_record(cuore.write_record(cuore.Setup(("base",), 2, FIRST_TOWN, "reprs"), finished()))
    brings = Brings((cuore.Zone("larder", OF_GAME, PILE), cuore.Counter("rain", OF_GAME)))
    claire = rules.cards[rules.kind("Claire Saint-Juste")]
    return [
        # games
        g,
        session(),
        finished().game,
        park.game,
        park.game.park,
        g.players[0],
        empty_player(),
        g.stack[0],
        Frame((), 0, 3),
        g.side,
        NO_SIDE_TABLE,
        new_side_table(),
        NO_PARK,
        new_park(2, 0),
        g.brought,
        brings,
        new_brought(brings, 2),
        g.deal,
        g.deal.stock,
        g.deal.luck,
        TOWN,
        PARK,
        record.setup,
        cuore.setup_at(cuore.write_position(g)),
        cuore.make_setup(rules, boxes=("base",), players=2, faster=True, seed="reprs"),
        record,
        # cards
        rules,
        *[card for card in rules.cards if card.needs][:2],
        claire,
        rules.traits(rules.kind(claire.name)),
        rules.boxes["base"],
        *[need for box in rules.boxes.values() for need in box.needs],
        TownNeed(1, names=("A", "B")),
        *[step for card in rules.cards for _, program in card.programs() for step in program],
        *[part for card in rules.cards for part in (*card.scores, *card.changes, *card.requires, *card.needs)],
        *TOWN.turn,
        *PARK.turn,
        Need("maid", total=9),
        *DEEDS.values(),
        cuore.Deed("draw", 2),
        cuore.Traits((cuore.Deed("draw", 2),)),
        # what is asked, seen, told and remembered
        decision,
        *decision.unpacked(rules),
        verb_named("serve"),
        question_named("serving"),
        view,
        session().view(cuore.SPECTATOR),
        *view.houses,
        *view.frames,
        cuore.OpenView(finished().game),
        *[cuore.Event(told) for told in session().told],
        cuore.event_named("drew"),
        *cuore.event_named("drew").fields,
        *[change for kind in cuore.EVENT_KINDS for change in kind.changes],
        *cuore.TABLE_ZONES,
        *cuore.HOUSE_COUNTERS,
        session().memory(seat),
        session().memory(seat).houses[0],
        session().memory(seat).houses[0].belief,
        session().memory(seat).houses[0].belief.cases[0],
        cuore.Retelling(g.deal, view.data()),
        # tables, words, players
        table(),
        cuore.Onlooker(table(), 1),
        cuore.Onlooker(table(), cuore.SPECTATOR),
        *table().seats,
        *table().journal()[:2],
        Answer(0, 1, "pass"),
        cuore.ENGLISH,
        speaker,
        cuore.Speaker(cuore.ENGLISH, rules),
        message("event.drew", count=2),
        speaker.card(3),
        phrase("nothing"),
        *[bot.make() for bot in KNOWN_BOTS],
        cuore.make_bot("search:0.5s*2"),
        Ears(g.copy(), [cuore.make_bot("butler")]),
        cuore.Budget(),
        cuore.Budget(stop=bool, least=4),
        Line(0, 1, 0.5),
        *cuore.advise(view, session().memory(seat), cuore.Budget(4)),
        cuore.NotAsked(),
    ]


def test_everything_says_what_it_is_in_one_short_line() -> None:
    for thing in things():
        said = repr(thing)
        name = type(thing).__name__
        assert type(thing).__repr__ is not object.__repr__, name
        assert " object at 0x" not in said, said
        assert " at 0x" not in said, said
        assert "\n" not in said, said
        assert 2 < len(said) <= LONGEST, said


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        (Draw(2), "<draw count=2>"),
        (IfHand(5, (Draw(1),)), "<if hand at_least=5 then=(<draw count=1>,)>"),
        (TOWN, "<Place 'town': the Town>"),
        (cuore.Event((TOLD_DREW, 1, -1, 4, -1, 0)), "<Event 'drew' who=B card=? left=4>"),
        (cuore.Setup(("base",), 2, FIRST_TOWN, "s"), None),
        (cuore.Budget(24), "<Budget: 24 simulations>"),
        (cuore.make_bot("butler"), "<SearchBot 'butler' with <Budget: 48 simulations>>"),
        (cuore.make_bot("random"), "<RandomBot 'random'>"),
        (phrase("You draw ", "a card"), "<Phrase 'You draw a card'>"),
        (cuore.luck_from_seed("a secret"), "<Luck>"),
    ],
)
def test_what_some_say(thing: object, said: str | None) -> None:
    assert repr(thing) == (said or repr(thing))
    assert said or all(word in repr(thing) for word in ("base", "2 seats", "seed 's'", FIRST_TOWN[0]))


def test_a_game_says_who_is_asked_what() -> None:
    g = session().game
    assert repr(g).startswith("<Game of base + oktoberfest: round ")
    assert f"{cuore.SEAT_NAMES[g.asked]} is asked" in repr(g)
    assert "over (" in repr(finished().game)
    assert repr(g) in repr(session())


@pytest.mark.parametrize("seat", [0, 1, 2, cuore.SPECTATOR])
def test_nothing_hidden_shows(seat: int) -> None:
    here = session()
    world = cuore.imagine(here.view(seat), here.memory(seat), cuore.luck_from_seed("elsewhere"))
    assert cuore.write_position(world) != cuore.write_position(here.game)
    one, other = here.view(seat), cuore.View(world, seat)
    assert repr(one) == repr(other)
    assert list(map(repr, one.houses)) == list(map(repr, other.houses))
    assert list(map(repr, one.frames)) == list(map(repr, other.frames))
    assert repr(one.decision) == repr(other.decision)
    assert repr(here.game.deal) == repr(world.deal)  # its luck is another one


def test_no_public_class_was_forgotten() -> None:
    has: dict[str, bool] = {}
    bases: dict[str, list[str]] = {}
    for folder in ("engine", "cards", "bots", "table", "text", "town"):
        for _, tree in modules(folder):
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef):
                    bases[node.name] = [base.id for base in node.bases if isinstance(base, ast.Name)]
                    has[node.name] = _says(node)
    silent = {name for name in has if name[0] != "_" and not _says_or_inherits(name, has, bases)}
    assert silent == INSIDE


def _says(node: ast.ClassDef) -> bool:
    """Whether a class has a repr of its own, or one that is made for it."""
    made = any(ast.unparse(decorator).startswith("dataclass") for decorator in node.decorator_list)
    return made or any(isinstance(part, ast.FunctionDef) and part.name == "__repr__" for part in node.body)


def _says_or_inherits(name: str, has: dict[str, bool], bases: dict[str, list[str]]) -> bool:
    if name in ("Exception", "NamedTuple"):
        return True
    return has.get(name, False) or any(_says_or_inherits(base, has, bases) for base in bases.get(name, []))
