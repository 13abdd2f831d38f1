"""The Starting Phase: effects of private maids, chambermaids and events, and cures, in the order the player likes.

In the Park this is the step in which the high class maid takes effect.
"""

from __future__ import annotations

from cuore.engine import moves
from cuore.engine.frame import Frame, SealedStep
from cuore.engine.game import Game
from cuore.engine.laying import event_lying_on
from cuore.engine.park import NOBODY
from cuore.engine.quarters import events_on
from cuore.engine.words import (
    ASK_STARTING,
    CURE,
    CURE_WITH,
    EVENT,
    HIGH_CLASS,
    ILL,
    PLAY_LOVE,
    PRIVATE,
    SERVING,
    START_SERVING,
    USE,
    card_of,
    entry_of,
    entry_option,
    number_of,
    option,
    verb_of,
)


class BeginTurn(SealedStep):
    """A turn begins."""

    def run(self, g: Game, f: Frame) -> None:
        moves.begin_turn(g, f.seat)


class StartingPhase(SealedStep):
    """Asks until the player has nothing left to do here, or wants to go on.

    An effect that must happen is one of the options as long as there are others: the player chooses the order. Alone,
    or when it only gains, it happens without a question. While an effect can be used that takes cards from the hand
    which its owner does not choose, Love may be played first.
    """

    def run(self, g: Game, f: Frame) -> None:
        p = g.players[f.seat]
        options: list[int] = []
        must = -1
        love_first = False
        if p.private:
            top = p.private[-1]
            if top < ILL and g.rules.starting[top] and top not in g.used:
                if g.rules.starting_must[top]:
                    if g.rules.starting_gains[top]:
                        self.use_private(g, f, top)
                        return
                    must = top
                    options.append(option(USE, top))
                elif g.rules.starting[top][0].possible(g, f.seat):
                    options.append(option(USE, top))
                    love_first = g.rules.takes_from_hand[top]
        stock = g.deal.stock
        if stock.high_class:
            add_high_class_maid(g, f.seat, options)
        if stock.uses and (p.chambermaids or p.events):
            add_uses(g, f.seat, options)
        if (stock.cures and (stock.cures[0] in p.hand or len(stock.cures) > 1)) or (stock.maid_cures and p.events):
            add_cures(g, f.seat, options)
        if must >= 0:
            if len(options) == 1:
                self.use_private(g, f, must)
            else:
                g.ask(f.seat, ASK_STARTING, options)
        elif options:
            if love_first:
                for card in g.deal.loves:
                    if card in p.hand:
                        options.append(g.rules.love_option[card])
            options.append(option(START_SERVING))
            g.ask(f.seat, ASK_STARTING, options)
        else:
            moves.enter_phase(g, SERVING)

    def use_private(self, g: Game, f: Frame, card: int) -> None:
        """The active private maid takes effect; then the phase goes on."""
        f.pc -= 1
        moves.use_maid(g, f.seat, card)
        g.push(g.rules.starting[card], f.seat, card)

    def answer(self, g: Game, f: Frame, option: int) -> None:
        verb = verb_of(option)
        if verb == START_SERVING:
            moves.enter_phase(g, SERVING)
            return
        f.pc -= 1
        card = card_of(option)
        rules = g.rules
        if verb == PLAY_LOVE:
            moves.play_love(g, f.seat, card)
        elif verb == USE:
            if rules.category[card] == PRIVATE or rules.category[card] == HIGH_CLASS:
                moves.use_maid(g, f.seat, card)
                g.push(rules.starting[card], f.seat, card)
            elif rules.category[card] == EVENT:
                g.push(rules.starting[card], f.seat, card)
            else:
                g.push(rules.chambered_starting[card], f.seat, card)
        elif verb == CURE:
            event = event_lying_on(g, entry_of(option))
            moves.discard(g, f.seat, rules.cure[event])
            moves.return_event(g, event, f.seat, entry_of(option))
        else:
            moves.return_to_town(g, f.seat, card)
            moves.return_event(g, number_of(option), f.seat, -1)


def add_high_class_maid(g: Game, seat: int, options: list[int]) -> None:
    """The effect of the high class maid that was picked for this round, once."""
    card = g.park.picked[seat]
    if card == NOBODY or card in g.used:
        return
    program = g.rules.starting[card]
    if program and program[0].possible(g, seat):
        options.append(option(USE, card))


def add_uses(g: Game, seat: int, options: list[int]) -> None:
    """Effects of chambermaids, and of events that can be used."""
    p = g.players[seat]
    rules = g.rules
    for card in sorted_kinds([card for card in p.chambermaids if card < ILL and rules.chambered_starting[card]]):
        if rules.chambered_starting[card][0].possible(g, seat):
            options.append(option(USE, card))
    if p.events:
        for card in sorted_kinds([card for card in p.events if rules.starting[card]]):
            if rules.starting[card][0].possible(g, seat):
                options.append(option(USE, card))


def sorted_kinds(cards: list[int]) -> list[int]:
    """Each kind once, in order; mostly there are none."""
    return sorted(set(cards)) if cards else cards


def add_cures(g: Game, seat: int, options: list[int]) -> None:
    """Ways to be rid of an event: by a Love card, or by giving up a maid."""
    p = g.players[seat]
    rules = g.rules
    illness = g.deal.illness
    if illness >= 0 and rules.cure[illness] in p.hand:
        for entry in sorted_kinds([entry for entry in p.chambermaids if entry >= ILL]):
            options.append(entry_option(CURE, entry))
        for entry in p.private:
            if entry >= ILL:
                options.append(entry_option(CURE, entry))
    storm = g.deal.stock.storm
    if storm >= 0 and rules.cure[storm] in p.hand:
        for entry in sorted_kinds([entry for entry in p.buildings if events_on(entry)]):
            options.append(entry_option(CURE, entry))
    for event in sorted_kinds(p.events):
        if not rules.cure_maid[event]:
            continue
        last = -1
        for card in p.hand:
            if card != last and rules.is_maid[card] and rules.cost[card] >= rules.cure_maid[event]:
                options.append(option(CURE_WITH, card, 0, event))
            last = card
