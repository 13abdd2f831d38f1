"""Golden playthroughs: whole games as readable text, with fingerprints of the state and of what every seat sees.

A golden file is a game in the notation, so it can be replayed by anybody; the fingerprints stand in its comments. The
files change only by ``python -m tests.golden``, and the difference is then read by a person.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import NamedTuple

from cuore.bots import Bot, make_bot
from cuore.cards.catalogue import official_rules
from cuore.engine.memory import Memory
from cuore.engine.position import write_position
from cuore.engine.record import read_record, result_words, start_session, write_record
from cuore.engine.session import Session
from cuore.engine.setup import Setup
from cuore.engine.view import View, told_to
from cuore.engine.words import (
    ASK_EMPLOY,
    BEER_FROM_PILE,
    BEER_SHOWN,
    BUY_BEER_FROM_PILE,
    BUY_BEER_SHOWN,
    CHAMBER,
    CONCENTRATION,
    EFFORT,
    EMPLOY_CARD,
    END_SERVING,
    END_TURN,
    END_WORK,
    IMAGINATION,
    LET,
    LET_ALL,
    LOVE,
    PASS,
    PAY_FOR_BEER,
    PICK,
    PLAY_ALL_LOVE,
    PREPARE,
    REVEAL,
    SEAT_NAMES,
    SERVE,
    SPECTATOR,
    START_SERVING,
    USE,
    USE_CHAMBERMAID,
    card_of,
    verb_of,
)
from cuore.text.english import ENGLISH
from cuore.text.language import Speaker
from cuore.text.log import log_lines
from cuore.town import make_setup

FOLDER = Path(__file__).parent / "games"
NAMES = tuple(f"Seat {letter}" for letter in SEAT_NAMES)


class Plan(NamedTuple):
    """What is played in a golden game."""

    bots: str
    town: str = "random"
    boxes: str = "base"
    beginners: bool = False
    faster: bool = False
    seed: str = ""
    guests: str = "random"
    private_maids: str = "random"


DEAR_VACATION = "Fryda,Laura,Clorinde,Lydia,Florence,Cynthia,Chinatsu,Romina,Germaine,Valencia"
LESS_KNOWN_VACATION = "Laura,Florence,Chinatsu,Romina,Germaine,Valencia,Nonnette,Fryda,Hyacinth,Riya"
LESS_KNOWN_EXPANDING = "Tiffany,Carillon,Francine,Domino,Amaretto,Victoria,Emily,Rutile,Phyllis,Ririko"
OTHER_EXPANDING = "Renee,Lilac,Felicity,Suzuna,Grace,Pauline,Ririko,Domino,Emily,Tiffany"
LESS_KNOWN_OKTOBERFEST = "Hermina,Gina,Julia,Renata,Aileen,Nicole,Nadja,Paula,Ute,Kaori"
OKTOBERFEST_AND_VACATION = "Paula,Riya,Nadja,Gina,Kirika,Fryda,Hermina,Elsa,Cynthia,Nicole"
ALL_BOXES = "base,expanding,vacation,oktoberfest"
PARK_WITHOUT_FOOD = "Mirabel,Pia,Julia,Lenor,Tomo,Cecilia,Chiffon,Elaine,Dawn,Ophelia"

GAMES: dict[str, Plan] = {
    "two-first-town": Plan("housekeeper,random", "first"),
    "two-random-town": Plan("housekeeper,housekeeper"),
    "two-faster": Plan("random,housekeeper", faster=True),
    "two-beginners": Plan("housekeeper,biglove", beginners=True),
    "three-first-town": Plan("housekeeper,random,housekeeper", "first"),
    "three-random-town": Plan("random,housekeeper,housekeeper"),
    "three-bickering": Plan(
        "random,random,housekeeper", "Nena,Claire,Eliza,Natsumi,Esquine,Safran,Azure,Viola,Rouge,Ophelia"
    ),
    "four-random-town": Plan("housekeeper,random,housekeeper,random"),
    "four-at-random": Plan("random,random,random,random", seed="golden four-at-random 12"),
    "two-at-random": Plan("random,random"),
    "three-curious": Plan(
        "curious,curious,curious", "Anise,Ophelia,Sainsbury,Tenalys,Natsumi,Nena,Eliza,Claire,Kagari,Viola"
    ),
    "two-curious": Plan("curious,curious", "first"),
    "four-first-town": Plan("housekeeper,housekeeper,random,random", "first"),
    "expanding-first-town": Plan("housekeeper,random", "first", "expanding"),
    "expanding-eager": Plan("eager,eager", LESS_KNOWN_EXPANDING, "expanding", seed="golden expanding-eager 147"),
    "expanding-other-maids": Plan("eager,eager", OTHER_EXPANDING, "expanding"),
    "expanding-faster": Plan("housekeeper,housekeeper", "random", "expanding", faster=True),
    "vacation-first-town": Plan("housekeeper,random,random", "first", "vacation"),
    "vacation-eager": Plan("eager,eager", LESS_KNOWN_VACATION, "vacation"),
    "vacation-dear": Plan("eager,eager,eager", DEAR_VACATION, "vacation", seed="golden vacation-dear 893"),
    "oktoberfest-first-town": Plan(
        "eager,housekeeper", "first", "oktoberfest", seed="golden oktoberfest-first-town 456"
    ),
    "oktoberfest-eager": Plan(
        "eager,eager,eager", LESS_KNOWN_OKTOBERFEST, "oktoberfest", seed="golden oktoberfest-eager 539"
    ),
    "oktoberfest-four": Plan(
        "eager,housekeeper,random,eager", "first", "oktoberfest", seed="golden oktoberfest-four 608"
    ),
    "oktoberfest-thirsty": Plan("thirsty,thirsty", LESS_KNOWN_OKTOBERFEST, "oktoberfest"),
    "base-and-expanding": Plan("eager,eager", "random", "base,expanding", seed="golden base-and-expanding 12"),
    "vacation-and-base": Plan("eager,housekeeper", "random", "vacation,base"),
    "oktoberfest-and-expanding": Plan(
        "eager,eager,random", "random", "oktoberfest,expanding", seed="golden oktoberfest-and-expanding 3"
    ),
    "oktoberfest-and-vacation": Plan(
        "eager,eager", OKTOBERFEST_AND_VACATION, "oktoberfest,vacation", seed="golden oktoberfest-and-vacation 259"
    ),
    "base-and-oktoberfest-beginners": Plan(
        "housekeeper,eager",
        "random",
        "base,oktoberfest",
        beginners=True,
        seed="golden base-and-oktoberfest-beginners 2",
    ),
    "six-with-everything": Plan("housekeeper,eager,housekeeper,random,eager,eager", "random", ALL_BOXES),
    "two-with-everything": Plan("eager,eager", "random", ALL_BOXES, seed="golden two-with-everything 15"),
    "park-two-first-town": Plan("diligent,housekeeper", "first", "more"),
    "park-two-decorating": Plan("decorator,decorator", "first", "more"),
    "park-three-random-town": Plan("diligent,random,diligent", "random", "more"),
    "park-four-first-town": Plan(
        "cleaner,eager,random,housekeeper", "first", "more", seed="golden park-four-first-town 23"
    ),
    "park-cleaning": Plan("cleaner,cleaner,decorator", PARK_WITHOUT_FOOD, "more"),
    "park-and-base": Plan("eager,diligent", "random", "more,base"),
    "park-and-expanding": Plan("eager,eager,diligent", "random", "expanding,more", seed="golden park-and-expanding 7"),
    "park-and-everybody": Plan("eager,diligent", "random", "more," + ALL_BOXES),
    "park-and-vacation": Plan("eager,eager", "first", "more,vacation", seed="golden park-and-vacation 187"),
    "park-without-guests": Plan("random,diligent", "first", "more,base", guests="none"),
}
"""The golden games by name."""


INTERESTING = (SERVE, USE, CHAMBER, EMPLOY_CARD, REVEAL)
THIRST = (BUY_BEER_SHOWN, BUY_BEER_FROM_PILE, BEER_FROM_PILE, BEER_SHOWN, PAY_FOR_BEER)
IDLE = (PASS, START_SERVING, END_SERVING, END_TURN, LET, LET_ALL)


class Curious(Bot):
    """Does what it has not done yet with a card it has not used yet, dearest first; else it plays on at random."""

    def __init__(self) -> None:
        self.done: set[int] = set()

    def choose(self, view: View, rng: Random, memory: Memory | None = None) -> int:
        assert view.decision is not None
        options = view.decision.options
        if PLAY_ALL_LOVE in options:
            return options.index(PLAY_ALL_LOVE)
        new = [o for o in options if verb_of(o) in INTERESTING and o not in self.done]
        if not new:
            return int(rng.random() * len(options))
        chosen = max(new, key=lambda o: view.deal.rules.cost[card_of(o)])
        self.done.add(chosen)
        return options.index(chosen)


class Eager(Bot):
    """Does whatever it has done least often so far, dearest first, and rather something than nothing."""

    def __init__(self) -> None:
        self.done: Counter[int] = Counter()

    def choose(self, view: View, rng: Random, memory: Memory | None = None) -> int:
        assert view.decision is not None
        options = view.decision.options
        if PLAY_ALL_LOVE in options:
            return options.index(PLAY_ALL_LOVE)
        costs = view.deal.rules.cost
        lots = [rng.random() for _ in options]
        index = min(
            range(len(options)),
            key=lambda i: (
                verb_of(options[i]) in IDLE and lots[i] < 0.9,
                self.done[options[i]],
                -costs[card_of(options[i])],
                lots[i],
            ),
        )
        self.done[options[index]] += 1
        return index


class Thirsty(Eager):
    """Takes every beer it can get; employs a few who bring beers, and Love to pay for them."""

    def choose(self, view: View, rng: Random, memory: Memory | None = None) -> int:
        assert view.decision is not None
        options = view.decision.options
        rules = view.deal.rules
        beers = [o for o in options if verb_of(o) in THIRST]
        wanted = [
            o
            for o in options
            if verb_of(o) == EMPLOY_CARD
            and (rules.is_love[card_of(o)] or (rules.cards[card_of(o)].title == "Bar Maid" and self.done[o] < 4))
        ]
        if beers or (wanted and PLAY_ALL_LOVE not in options):
            chosen = max(beers or wanted, key=lambda o: rules.cost[card_of(o)])
            self.done[chosen] += 1
            return options.index(chosen)
        if view.decision.question == ASK_EMPLOY and PLAY_ALL_LOVE not in options:
            return options.index(END_TURN)
        return super().choose(view, rng)


class Diligent(Eager):
    """Picks the chief of one errand, employs who is skilled at it while that pile lasts, and gains preparations."""

    SKILL = IMAGINATION

    def choose(self, view: View, rng: Random, memory: Memory | None = None) -> int:
        assert view.decision is not None
        options = view.decision.options
        if PLAY_ALL_LOVE in options:
            return options.index(PLAY_ALL_LOVE)
        wanted = [(self.appeal(view, o), -self.done[o], rng.random(), i) for i, o in enumerate(options)]
        index = max(wanted)[3]
        self.done[options[index]] += 1
        return index

    def appeal(self, view: View, option: int) -> int:
        """How much it likes an option."""
        facts = view.deal.rules.cards[card_of(option)]
        skill = (facts.imagination, facts.concentration, facts.effort)[self.SKILL]
        verb = verb_of(option)
        if verb == EMPLOY_CARD:
            pile = view.deal.pile_of[card_of(option)]
            if facts.category == LOVE:
                return facts.cost if facts.cost > 1 else -1
            return 10 * skill + 4 * facts.serving if skill and pile >= 0 and view.piles[pile] > 2 else -1
        if verb == PICK:
            return 9 if facts.errand == self.SKILL else 0
        if verb in IDLE or verb == END_WORK:
            return 0
        if verb == SERVE:
            return 30 + 20 * facts.serving + 10 * facts.draw + 5 * skill
        return 20 if verb in (PREPARE, USE, USE_CHAMBERMAID, CHAMBER) else 1


class Decorator(Diligent):
    """The same for Decoration."""

    SKILL = CONCENTRATION


class Cleaner(Diligent):
    """The same for Cleaning."""

    SKILL = EFFORT


OWN_BOTS: dict[str, Callable[[], Bot]] = {
    "curious": Curious,
    "eager": Eager,
    "thirsty": Thirsty,
    "diligent": Diligent,
    "decorator": Decorator,
    "cleaner": Cleaner,
}


def short(text: str) -> str:
    """A fingerprint that fits on a line."""
    return blake2b(text.encode(), digest_size=4).hexdigest()


def setup_of(name: str) -> Setup:
    """The setup of a golden game: the one in its file, whatever town its seed would draw today."""
    file = FOLDER / f"{name}.txt"
    if file.exists():
        return read_record(file.read_text(encoding="utf-8")).setup
    plan = GAMES[name]
    return make_setup(
        official_rules(),
        boxes=tuple(plan.boxes.split(",")),
        players=len(plan.bots.split(",")),
        town=plan.town,
        seed=plan.seed or f"golden {name}",
        beginners=plan.beginners,
        faster=plan.faster,
        guests=plan.guests,
        private_maids=plan.private_maids,
    )


def play(name: str) -> list[str]:
    """Let the bots play the game; the decisions in words."""
    setup = setup_of(name)
    bots = [OWN_BOTS[bot]() if bot in OWN_BOTS else make_bot(bot) for bot in GAMES[name].bots.split(",")]
    session = start_session(official_rules(), setup)
    words: list[str] = []
    while not session.game.over:
        seat = session.game.asked
        index = bots[seat].choose(session.view(seat), Random(f"{setup.seed} {session.game.decisions}"))
        words.append(session.game.words()[index])
        session.apply(index)
    return words


def annotate(name: str, decisions: list[str]) -> str:
    """The game as a golden file: the head of a record, then every decision with what is heard and fingerprints."""
    setup = setup_of(name)
    session = start_session(official_rules(), setup)
    speaker = Speaker(ENGLISH, session.game.rules, NAMES, place=session.game.deal.place.name)
    lines = write_record(setup, session).split("\n\n")[0].splitlines()
    lines += ["", f"# {fingerprints(session)}"]
    for words in decisions:
        seat = session.game.asked
        decision = session.game.pending
        assert decision is not None
        heard = len(session.told)
        lines.append(f"{SEAT_NAMES[seat]}: {words}  # one of {len(decision)}")
        session.answer(words)
        told = [told_to(event, SPECTATOR) for event in session.told[heard:]]
        lines += [f"#   {speaker.say(line)}" for line in log_lines(told)]
        lines.append(f"# {fingerprints(session)}")
    lines += ["", f"result: {result_words(session)}"]
    return "\n".join(lines) + "\n"


def seen(view: View) -> dict[str, object]:
    """What a view shows, its question in words; of what never changes in a game, the Town and who began."""
    found: dict[str, object] = {}
    for name, value in view.data().items():
        if name == "deal":
            found |= {"shop": list(view.deal.shop), "totals": list(view.deal.totals), "first": view.deal.first}
        elif name == "decision":
            found[name] = view.words()
        else:
            found[name] = value
    return found


def fingerprints(session: Session) -> str:
    """The state, every seat's view and the spectator's, each as a few digits."""
    g = session.game
    views = [short(json.dumps(seen(View(g, seat)))) for seat in (*range(g.deal.seats), SPECTATOR)]
    return f"{g.decisions}: state {short(write_position(g))}, seen {' '.join(views)}"
