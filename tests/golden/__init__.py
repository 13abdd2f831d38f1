"""Golden playthroughs: whole games as readable text, with fingerprints of the state and of what every seat sees.

A golden file is a game in the notation, so it can be replayed by anybody; the fingerprints stand in its comments. The
files change only by ``python -m tests.golden``, and the difference is then read by a person.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from random import Random

from cuore.bots import Bot, make_bot
from cuore.cards.catalogue import official_rules
from cuore.engine.position import write_position
from cuore.engine.record import result_words, start_session, write_record
from cuore.engine.session import Session
from cuore.engine.setup import Setup
from cuore.engine.view import View, told_to
from cuore.engine.words import (
    CHAMBER,
    EMPLOY_CARD,
    PLAY_ALL_LOVE,
    REVEAL,
    SEAT_NAMES,
    SERVE,
    SPECTATOR,
    USE,
    card_of,
    verb_of,
)
from cuore.text.log import log_lines
from cuore.town import make_setup

FOLDER = Path(__file__).parent / "games"
NAMES = tuple(f"Seat {letter}" for letter in SEAT_NAMES)
GAMES: dict[str, tuple[str, str, bool, bool]] = {
    "two-first-town": ("housekeeper,random", "first", False, False),
    "two-random-town": ("housekeeper,housekeeper", "random", False, False),
    "two-faster": ("random,housekeeper", "random", False, True),
    "two-beginners": ("housekeeper,biglove", "random", True, False),
    "three-first-town": ("housekeeper,random,housekeeper", "first", False, False),
    "three-random-town": ("random,housekeeper,housekeeper", "random", False, False),
    "three-bickering": (
        "random,random,housekeeper",
        "Nena,Claire,Eliza,Natsumi,Esquine,Safran,Azure,Viola,Rouge,Ophelia",
        False,
        False,
    ),
    "four-random-town": ("housekeeper,random,housekeeper,random", "random", False, False),
    "four-at-random": ("random,random,random,random", "random", False, False),
    "two-at-random": ("random,random", "random", False, False),
    "three-curious": (
        "curious,curious,curious",
        "Anise,Ophelia,Sainsbury,Tenalys,Natsumi,Nena,Eliza,Claire,Kagari,Viola",
        False,
        False,
    ),
    "two-curious": ("curious,curious", "first", False, False),
    "two-long": ("random,random", "first", False, False),
    "four-first-town": ("housekeeper,housekeeper,random,random", "first", False, False),
}
"""By name: the bots, the town, whether beginners play, whether it is the faster game."""


class Curious(Bot):
    """Does what it has not done yet with a card it has not used yet, dearest first; else it plays on at random."""

    def __init__(self) -> None:
        self.done: set[int] = set()

    def choose(self, view: View, rng: Random) -> int:
        assert view.decision is not None
        options = view.decision.options
        if PLAY_ALL_LOVE in options:
            return options.index(PLAY_ALL_LOVE)
        new = [o for o in options if verb_of(o) in (SERVE, USE, CHAMBER, EMPLOY_CARD, REVEAL) and o not in self.done]
        if not new:
            return int(rng.random() * len(options))
        chosen = max(new, key=lambda o: view.deal.rules.cost[card_of(o)])
        self.done.add(chosen)
        return options.index(chosen)


def short(text: str) -> str:
    """A fingerprint that fits on a line."""
    return blake2b(text.encode(), digest_size=4).hexdigest()


def setup_of(name: str) -> Setup:
    """The setup of a golden game."""
    bots, town, beginners, faster = GAMES[name]
    return make_setup(
        official_rules(),
        players=len(bots.split(",")),
        town=town,
        seed=f"golden {name}",
        beginners=beginners,
        faster=faster,
    )


def play(name: str) -> list[str]:
    """Let the bots play the game; the decisions in words."""
    setup = setup_of(name)
    bots = [Curious() if bot == "curious" else make_bot(bot) for bot in GAMES[name][0].split(",")]
    session = start_session(official_rules(), setup)
    words: list[str] = []
    while not session.game.over:
        seat = session.game.asked
        index = bots[seat].choose(session.view(seat), Random(f"{setup.seed} {session.game.decisions}"))
        decision = session.game.pending
        assert decision is not None
        words.append(decision.words()[index])
        session.apply(index)
    return words


def annotate(name: str, decisions: list[str]) -> str:
    """The game as a golden file: the head of a record, then every decision with what is heard and fingerprints."""
    setup = setup_of(name)
    session = start_session(official_rules(), setup)
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
        lines += [f"#   {line}" for line in log_lines(session.game.rules, told, NAMES)]
        lines.append(f"# {fingerprints(session)}")
    lines += ["", f"result: {result_words(session)}"]
    return "\n".join(lines) + "\n"


def fingerprints(session: Session) -> str:
    """The state, every seat's view and the spectator's, each as a few digits."""
    g = session.game
    views = [short(json.dumps(View(g, seat).data())) for seat in (*range(g.deal.seats), SPECTATOR)]
    return f"{g.decisions}: state {short(write_position(g))}, seen {' '.join(views)}"
