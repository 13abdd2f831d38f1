"""Playing the games of a league, in one process or several; how a game goes does not depend on how many."""

from __future__ import annotations

import signal
from collections.abc import Generator, Sequence
from multiprocessing import get_context
from multiprocessing.pool import Pool
from random import Random
from threading import current_thread, main_thread

from cuore.bots import make_bot
from cuore.cards.door import load_rules
from cuore.engine.errors import DamagedRecord
from cuore.engine.record import start_session, write_record
from cuore.engine.rules import Rules
from cuore.engine.scoring import points, winners
from cuore.engine.setup import new_game
from cuore.engine.words import ENDING_NAMES
from cuore.lab.arena.plan import League
from cuore.lab.arena.played import Played
from cuore.lab.simulate import game_checksum, play_bots


def play_match(rules: Rules, league: League, number: int, keep_answers: bool = False) -> Played:
    """One game. The luck of a seat, and that of whoever sits there, is the same in every rotation."""
    match = league.match(number)
    setup = league.setup(rules, match)
    g = new_game(rules, setup)
    answers: list[int] = []
    thought: list[list[float]] = [[] for _ in match.seats]
    rngs = [Random(f"{setup.seed}/bot {seat}") for seat in range(len(match.seats))]
    play_bots(g, [make_bot(name) for name in match.seats], rngs, answers, thought)
    vp = points(g)
    return Played(
        game=number,
        town=match.town,
        deal=match.deal,
        boxes=list(setup.boxes),
        maids=list(setup.town),
        seed=setup.seed,
        seats=list(match.seats),
        first=g.deal.first,
        points=vp,
        winners=winners(g),
        rounds=g.round,
        ending=ENDING_NAMES[g.ending],
        decisions=[len(seconds) for seconds in thought],
        ms=[round(1000 * sum(seconds), 2) for seconds in thought],
        checksum=game_checksum(g, vp, answers).hex(),
        answers=answers if keep_answers else None,
    )


def play_all(league: League, numbers: Sequence[int], jobs: int = 1, keep_answers: bool = False) -> Generator[Played]:
    """Play some games of a league, and give each as soon as it is over; with several jobs in no certain order."""
    if jobs == 1 or len(numbers) < 2:
        rules = load_rules(league.card_file)
        for number in numbers:
            yield play_match(rules, league, number, keep_answers)
        return
    with _start_workers(min(jobs, len(numbers)), league, keep_answers) as pool:
        yield from pool.imap_unordered(_job, numbers)


def write_game(rules: Rules, league: League, played: Played) -> str:
    """A game of a file in the notation of games: from its answers where they were kept, or else played again."""
    again = played if played.answers is not None else play_match(rules, league, played.game, keep_answers=True)
    if again.checksum != played.checksum:
        raise DamagedRecord(
            f"played again, game {played.game} goes another way: its bots have changed since, or think by the clock"
        )
    setup = league.setup(rules, league.match(played.game))
    session = start_session(rules, setup)
    for answer in again.answers or []:
        if session.game.over or not 0 <= answer < len(session.game.options):
            raise DamagedRecord(f"the answers of game {played.game} do not fit its questions")
        session.apply(answer)
    return write_record(setup, session)


class _Worker:
    """What a worker process was told when it began."""

    league: League
    keep_answers: bool
    rules: Rules


def _start_workers(jobs: int, league: League, keep_answers: bool) -> Pool:
    """Processes that do not hear Ctrl-C, which reaches every process of a terminal: the first one ends the others.

    They inherit that they are deaf: one that learned it only when it runs could still die loudly while it starts.
    """
    here = current_thread() is main_thread()  # only there may signals be set
    before = signal.signal(signal.SIGINT, signal.SIG_IGN) if here else None
    try:
        return get_context("spawn").Pool(jobs, _begin, (league, keep_answers))
    finally:
        if here:
            signal.signal(signal.SIGINT, before)


def _begin(league: League, keep_answers: bool) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Worker.league, _Worker.keep_answers = league, keep_answers
    _Worker.rules = load_rules(league.card_file)


def _job(number: int) -> Played:
    return play_match(_Worker.rules, _Worker.league, number, _Worker.keep_answers)
