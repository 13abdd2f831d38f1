"""The state of a game, and the one door through which it moves.

``game.pending`` is the open decision: who is asked, what, and every legal option. ``game.apply(i)`` answers it and runs
to the next real question; a question with a single answer is answered here and never shown. Nothing that is not an
option is accepted, and a refused answer changes nothing. State is lists of small ints, and ``copy`` is written by hand,
because search and learning copy games by the million.

What is relied upon elsewhere: an open decision has at least two options, all different, in an order that depends only
on what the asked seat knows; and between two decisions no rule looks at anything but this object and the shared
``deal``.
"""

from __future__ import annotations

from cuore.engine.brought import NO_BROUGHT, Brought
from cuore.engine.deal import Deal
from cuore.engine.decision import Decision
from cuore.engine.errors import GameOver, IllegalChoice, NotAsked, StaleChoice
from cuore.engine.frame import Frame, Program
from cuore.engine.options import option_words
from cuore.engine.park import NO_PARK, Park
from cuore.engine.player import Player
from cuore.engine.rules import Rules
from cuore.engine.side_table import NO_SIDE_TABLE, SideTable
from cuore.engine.verbs import question
from cuore.engine.words import (
    ASK_NEED,
    ENDING_NAMES,
    EVERYBODY,
    PHASE_NAMES,
    RUNNING,
    SEAT_NAMES,
    STARTING,
    WHOEVER,
)

Told = tuple[int, int, int, int, int, int]
"""An event: what, seat, card, number, other seat, and the seats (as bits) that may know the card."""

NO_OPTIONS: list[int] = []


class Game:
    """One game in progress. Read it freely; change it through ``apply`` alone (rules change it through the moves)."""

    __slots__ = (
        "acquired",
        "after_hand",
        "another_turn",
        "aside",
        "aside_knows",
        "ask_what",
        "asked",
        "bargains",
        "beer_rights",
        "brought",
        "chiefs_are_love",
        "deal",
        "decisions",
        "employments",
        "ending",
        "face_down",
        "face_up",
        "love",
        "moving",
        "new_hand",
        "options",
        "park",
        "phase",
        "piles",
        "players",
        "round",
        "rules",
        "servings",
        "side",
        "sold_out",
        "stack",
        "stand_used",
        "told",
        "turn",
        "used",
    )

    def __init__(self, deal: Deal, players: list[Player], piles: list[int], sold_out: int) -> None:
        self.deal: Deal = deal
        self.rules: Rules = deal.rules
        self.players: list[Player] = players
        self.piles: list[int] = piles  # how many cards each pile of deal.shop still has
        self.sold_out: int = sold_out  # how many of these are empty
        self.face_up: list[int] = []  # private maids on offer
        self.face_down: list[int] = []  # the private maid pile, its top last
        self.moving: list[int] = []  # events on their way to a place
        self.aside: list[int] = []  # cards from the top of a deck that the player whose turn it is has turned over
        self.aside_knows: int = EVERYBODY  # the seats (as bits) that see those
        self.side: SideTable = NO_SIDE_TABLE
        self.park: Park = NO_PARK
        self.brought: Brought = NO_BROUGHT  # zones and counters that boxes have of their own
        self.stack: list[Frame] = []
        self.turn: int = deal.first
        self.round: int = 1
        self.phase: int = STARTING
        self.love: int = 0
        self.servings: int = 1
        self.employments: int = 1
        self.new_hand: int = 5  # cards to draw at the end of this turn
        self.used: list[int] = []  # whose effect has happened this turn: private, high class, counted borrowed maids
        self.bargains: list[int] = []  # maids who served this turn and change what things cost
        self.after_hand: list[int] = []  # cards with something to do after this turn's new hand was drawn
        self.acquired: bool = False  # a Reminiscence was acquired this turn
        self.another_turn: bool = False  # the same seat has another turn after this one
        self.chiefs_are_love: bool = False  # this turn Chambermaid Chiefs in hand count as 1 Love
        self.beer_rights: int = 0  # beers that may still be bought in this turn's Employ Phase
        self.stand_used: bool = False  # the open Beer Stand was used this turn
        self.ending: int = RUNNING
        self.asked: int = -1  # the seat that must decide
        self.ask_what: int = 0
        self.options: list[int] = NO_OPTIONS
        self.decisions: int = 0  # how many have been made: the number of the open one
        self.told: list[Told] | None = None  # events are told here, when anybody listens

    def __repr__(self) -> str:
        if self.ending != RUNNING:
            now = f"over ({ENDING_NAMES[self.ending]})"
        elif self.options:
            now = f"{SEAT_NAMES[self.asked]} is asked {question(self.ask_what).name!r}"
        else:
            now = "nothing is asked"
        when = f"round {self.round}, turn of {SEAT_NAMES[self.turn]}, {PHASE_NAMES[self.phase]} phase"
        return f"<Game of {' + '.join(self.deal.stock.boxes)}: {when}, decision {self.decisions}, {now}>"

    def copy(self) -> Game:
        """An independent copy that tells no events."""
        g = Game(self.deal, [p.copy() for p in self.players], self.piles[:], self.sold_out)
        g.face_up = self.face_up[:]
        g.face_down = self.face_down[:]
        g.stack = [f.copy() for f in self.stack]
        g.turn = self.turn
        g.round = self.round
        g.phase = self.phase
        g.love = self.love
        g.servings = self.servings
        g.employments = self.employments
        g.new_hand = self.new_hand
        g.ending = self.ending
        g.asked = self.asked
        g.ask_what = self.ask_what
        g.options = self.options  # never changed in place
        g.decisions = self.decisions
        if self.used:
            g.used = self.used[:]
        if self.moving:
            g.moving = self.moving[:]
        if self.aside:
            g.aside = self.aside[:]
            g.aside_knows = self.aside_knows
        if self.bargains:
            g.bargains = self.bargains[:]
        if self.after_hand:
            g.after_hand = self.after_hand[:]
        g.acquired = self.acquired
        g.another_turn = self.another_turn
        g.chiefs_are_love = self.chiefs_are_love
        g.beer_rights = self.beer_rights
        g.stand_used = self.stand_used
        if self.side.in_use:
            g.side = self.side.copy()
        if self.park.in_use:
            g.park = self.park.copy()
        if self.brought.in_use:
            g.brought = self.brought.copy()
        return g

    # -- the door --

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ending != RUNNING

    @property
    def pending(self) -> Decision | None:
        """The open decision, or None when the game is over."""
        if not self.options:
            return None
        f = self.stack[-1]
        paid = f.at if self.ask_what == ASK_NEED else 0
        return Decision(self.decisions, self.asked, self.ask_what, f.card, self.options[:], paid)

    def words(self) -> list[str]:
        """The options of the open decision in words; none when the game is over."""
        return [option_words(self.rules, option) for option in self.options]

    def index(self, words: str, number: int = -1, seat: int = WHOEVER) -> int:
        """The number of the option that words mean, for whoever may answer; see ``apply``."""
        self.check_asked(number, seat)
        decision = self.pending
        assert decision is not None
        return decision.index(self.rules, words)

    def apply(self, index: int, number: int = -1, seat: int = WHOEVER) -> None:
        """Answer the open decision with its option ``index``, and run to the next one.

        ``number`` says which decision the answer is meant for; an answer to an earlier one is refused as stale.
        ``seat`` says who answers (or ``SPECTATOR``); whoever is not asked is refused without a word about the question.
        """
        self.check(index, number, seat)
        option = self.options[index]
        self.options = NO_OPTIONS
        f = self.stack[-1]
        self.decisions += 1
        f.program[f.pc - 1].answer(self, f, option)
        self.run()

    def check(self, index: int, number: int = -1, seat: int = WHOEVER) -> None:
        """Refuse an answer that ``apply`` would not take."""
        if number >= 0 or seat != WHOEVER or not self.options:
            self.check_asked(number, seat)
        if not 0 <= index < len(self.options):
            last = len(self.options) - 1
            raise IllegalChoice(f"there is no option {index}: choose from 0 to {last}", str(index), self.words())

    def check_asked(self, number: int, seat: int) -> None:
        """Refuse any answer of a seat that is not asked, or for another decision than the open one."""
        if self.options and seat != WHOEVER and seat != self.asked:
            raise NotAsked
        if number >= 0 and number != self.decisions:
            words = f"that answer was for decision {number}, but decision {self.decisions} is open"
            raise StaleChoice(words, number, self.decisions)
        if not self.options:
            raise GameOver

    def run(self) -> None:
        """Carry out steps until something must be decided or the game is over."""
        stack = self.stack
        if self.options:
            return
        while stack:
            f = stack[-1]
            pc = f.pc
            program = f.program
            if pc == len(program):
                stack.pop()
                continue
            f.pc = pc + 1
            step = program[pc]
            step.run(self, f)
            if self.options:
                if len(self.options) > 1 or (self.deal.asks_all and self.asked != self.turn):
                    return
                only = self.options[0]
                self.options = NO_OPTIONS
                step.answer(self, f, only)

    # -- for steps --

    def ask(self, seat: int, what: int, options: list[int]) -> None:
        """Put a question to a seat: the step that asks gets the answer."""
        self.asked = seat
        self.ask_what = what
        self.options = options

    def push(self, program: Program, seat: int, card: int) -> Frame:
        """Begin a program now, before the rest of the current one."""
        f = Frame(program, seat, card)
        self.stack.append(f)
        return f

    def tell(self, what: int, seat: int, card: int, number: int, other: int, knows: int = EVERYBODY) -> None:
        """Tell what happens.

        Only the moves, which make it happen, call this; callers test ``told`` first for speed.
        """
        told = self.told
        if told is not None:
            told.append((what, seat, card, number, other, knows))

    def ask_again(self) -> None:
        """Put the open question anew, after the cards it depends on were changed from outside (loading, re-dealing)."""
        self.options = NO_OPTIONS
        self.stack[-1].pc -= 1
        self.run()
