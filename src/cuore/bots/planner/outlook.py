"""One house as a planner sees it: what its deck gives, how many turns are left, what a card would add to its points.

Only what the asked seat may know is looked at: its own cards (not their order), everything that lies open, and how many
cards others have. What the others own together follows from what has left the piles.
"""

from __future__ import annotations

from cuore.bots.planner.facts import Facts, change
from cuore.bots.planner.numbers import (
    ABLE,
    BEER_ALCOHOL,
    EARLY,
    FAR,
    FIRST_CHIEFS,
    HAND,
    HIDDEN_BEER,
    LAST_TURNS,
    LATE,
    LONGEST_SET,
    LOVE_FOR_COST,
    MOST_DRAWN,
    OBSERVED,
    OLD,
    PILES_ALONE,
    SMALLEST_DECK,
    SMALLEST_RATE,
    STRONG_CARD,
    TAKEN,
    USUAL,
    USUAL_PRIVATE,
    USUAL_TABLE,
    WATCHED,
)
from cuore.bots.planner.skills import skill_flow, turns_of_work
from cuore.bots.planner.temper import Temper
from cuore.engine.beers import alcohol
from cuore.engine.brought import BY_ALL, BY_OWNER
from cuore.engine.game import Game
from cuore.engine.quarters import card_under, events_on
from cuore.engine.score_rules import ScoreTable
from cuore.engine.words import CHAMBERMAID_CHIEF, ILL, KIND, MAID_CHIEF


class Outlook:
    """The house of the seat that is asked, summed up for one decision."""

    def __init__(self, g: Game, seat: int, facts: Facts, temper: Temper) -> None:
        self.g = g
        self.seat = seat
        self.facts = facts
        self.temper = temper
        self.table: ScoreTable | None = None
        p = g.players[seat]
        love = 0.0
        maids = 0.0
        draws = 0.0
        servings = 0.0
        free = 0  # maids who make chambermaids without Servings
        waiting = 0  # cards that could become chambermaids
        closing = 0  # maids who take the Serving and give none
        cards = 0
        facts_love = facts.love
        facts_draw = facts.draw
        facts_serving = facts.serving
        skills = facts.skills
        skilled = g.deal.place.skills
        self.skill = [0.0, 0.0, 0.0]  # skill points that a card of this deck brings, on the average
        served = facts.served
        chamber = facts.stock.rules.chamber
        for zone in (p.deck, p.hand, p.discard, p.played):
            for kind in zone:
                if served[kind]:
                    if skilled:
                        for errand in range(3):
                            self.skill[errand] += skills[errand][kind]
                    maids += facts_love[kind]
                    draws += facts_draw[kind]
                    if facts_serving[kind] >= 1.0:
                        servings += facts_serving[kind] - 1.0
                    else:
                        closing += 1
                    if facts.chambers_free[kind]:
                        free += 1
                else:
                    love += facts_love[kind]
                if chamber[kind]:
                    waiting += 1
            cards += len(zone)
        size = float(max(cards, SMALLEST_DECK))
        self.size = size
        hand = HAND + min(MOST_DRAWN, temper.maids * draws * HAND / size)  # cards seen in a turn
        self.seen = hand
        self.closing = closing * hand / size
        self.spare_servings = servings * hand / size
        self.free_chambers = free * hand / size
        self.waiting = waiting
        self.density = (love + temper.maids * maids) / size  # Love that a card of this deck brings, on the average
        self.turns = turns_left(g, temper)
        if skilled:
            self.turns = turns_of_work(g, facts, self.turns)
            for errand in range(3):
                self.skill[errand] /= size
        delay = len(p.deck) / hand
        self.plays = max(0.0, self.turns - 1.0 - delay) * hand / size  # how often a card employed now is seen again
        self.young = min(1.0, self.turns / OLD)

    # -- the deck --

    def flow(self, kind: int) -> float:
        """The Love that a card brings when it is in hand, everything turned into Love."""
        facts = self.facts
        temper = self.temper
        if not facts.served[kind]:
            return facts.love[kind]
        worth = (
            facts.love[kind]
            + temper.draw * facts.draw[kind] * self.density
            + temper.employment * facts.employment[kind]
            + temper.text * (facts.texts[kind] + facts.hurts[kind])
        )
        if facts.takes[kind]:
            worth += self.brings(kind)
        if self.g.deal.place.skills:
            worth += skill_flow(self.g, facts, temper, kind, self.skill, self.seen) / max(SMALLEST_RATE, temper.rate)
        net = facts.serving[kind] - 1.0
        if net < 0.0:
            # She competes with her like for the Servings of a turn.
            room = (1.0 + self.spare_servings) / (1.0 + self.closing)
            return worth * room if room < 1.0 else worth
        wanted = self.closing / (1.0 + self.spare_servings)
        return worth + temper.serving * net * min(1.0, wanted)

    def brings(self, kind: int) -> float:
        """The Love that a card is worth that she brings from the Town: less and less, the nearer the end."""
        return TAKEN * self.plays * max(0.0, LOVE_FOR_COST * self.facts.takes[kind] - self.density)

    def grows(self, kind: int) -> float:
        """The points that one more of this card brings by what it does for the turns to come."""
        flow = self.flow(kind)
        better = flow - self.density
        if flow > STRONG_CARD:
            better += self.temper.strong * (flow - STRONG_CARD)
        return self.temper.rate * self.plays * better

    def lighter(self, kind: int) -> float:
        """The points that the deck gains when this card leaves it."""
        return -self.temper.thin * self.grows(kind)

    # -- points --

    def scores(self) -> ScoreTable:
        """What this house and the average of the others own, for the score rules."""
        table = self.table
        if table is None:
            table = own_table(self.g, self.seat, self.facts)
            self.table = table
        return table

    def gain(self, kind: int, number: int, chambered: bool, owned: bool) -> int:
        """The points that so many more of a card bring: printed ones, and what the score rules make of them."""
        facts = self.facts
        total = facts.vp[kind] * number if owned else 0
        touched = facts.touches[kind]
        if touched:
            table = self.scores()
            for i in touched:
                total -= facts.rules[i].points(facts.rule_names[i], 0, table)
            change(facts.stock, table, kind, number, chambered, owned)
            for i in touched:
                total += facts.rules[i].points(facts.rule_names[i], 0, table)
            change(facts.stock, table, kind, -number, chambered, owned)
        return total

    def chambered(self, kind: int) -> float:
        """The points of chambering one of these: alone, or as the beginning of a set of those that are there."""
        facts = self.facts
        if not facts.touches[kind]:
            return 0.0
        best = float(self.gain(kind, 1, True, False))
        p = self.g.players[self.seat]
        there = p.hand.count(kind) + p.deck.count(kind) + p.discard.count(kind)
        sure = self.temper.sets
        for number in range(2, min(LONGEST_SET, there, int(self.turns)) + 1):
            best = max(best, sure * self.gain(kind, number, True, False) / number)
            sure *= self.temper.sets
        for other in facts.family[kind]:
            if other in p.hand or other in p.deck or other in p.discard:
                best = max(best, self.temper.sets * self.gain_two(kind, other) / 2.0)
        return best

    def gain_two(self, kind: int, other: int) -> int:
        """The points that two chambermaids of one family bring together."""
        facts = self.facts
        table = self.scores()
        change(facts.stock, table, kind, 1, True, False)
        total = self.gain(other, 1, True, False)
        change(facts.stock, table, kind, -1, True, False)
        return total + self.gain(kind, 1, True, False)

    def hoped(self, kind: int) -> int:
        """The points of one more chambermaid if all who wait in the deck were chambered too."""
        facts = self.facts
        table = self.scores()
        p = self.g.players[self.seat]
        rules = facts.stock.rules
        waiting: list[int] = []
        for zone in (p.deck, p.hand, p.discard, p.played):
            for other in zone:
                if (
                    rules.chamber[other] == 1
                    and facts.counted[other]
                    and (other == kind or other in facts.family[kind])
                ):
                    waiting.append(other)
        for other in waiting:
            change(facts.stock, table, other, 1, True, False)
        points = self.gain(kind, 1, True, True)
        for other in waiting:
            change(facts.stock, table, other, -1, True, False)
        return points

    def able(self, kind: int) -> float:
        """How likely there will be Servings enough to chamber one of these."""
        wanted = self.facts.stock.rules.chamber[kind]
        if wanted <= 1:
            return 1.0
        return min(1.0, ABLE * (self.spare_servings / (wanted - 1) + self.free_chambers))

    def promise(self, kind: int) -> float:
        """The points of employing one more of a card: early what it usually comes to, late what it brings today."""
        facts = self.facts
        if not facts.touches[kind]:
            return float(facts.vp[kind])
        temper = self.temper
        early = min(1.0, max(0.0, (self.turns - LATE) / EARLY))
        chamber = facts.stock.rules.chamber[kind] > 0
        worth = 0.0
        likely = temper.chamber
        if chamber:
            likely *= self.able(kind)
        if early > 0.0:
            potential = facts.potential[kind]
            if facts.family[kind] and self.waiting:
                potential = float(self.hoped(kind))
            worth = early * max(float(facts.vp[kind]), (likely if chamber else 1.0) * potential)
        if early < 1.0:
            now = float(self.gain(kind, 1, False, True))
            if chamber:
                now = max(now, likely * self.gain(kind, 1, True, True))
            worth += (1.0 - early) * now
        return worth


def turns_left(g: Game, temper: Temper) -> float:
    """How many turns this seat may still have, by the piles that will run out first and by the rounds."""
    ends = g.deal.empty_piles_end
    first = FAR
    second = FAR
    third = FAR
    piles = g.piles
    for place in g.deal.maid_piles:
        left = piles[place]
        if left < first:
            third = second
            second = first
            first = left
        elif left < second:
            third = second
            second = left
        elif left < third:
            third = left
    if g.deal.stock.private_pile:
        left = len(g.face_down)
        if left < first:
            third = second
            second = first
            first = left
        elif left < second:
            third = second
            second = left
        elif left < third:
            third = left
    cards = first + second + (third if ends > 2 else 0)
    by_rounds = max(LAST_TURNS, temper.rounds - g.round)
    if g.deal.place.in_rounds:
        return min(temper.start + temper.pace * cards, by_rounds)  # there, more is laid out for more players
    by_piles = temper.start + temper.pace * cards * USUAL_TABLE / g.deal.seats
    return min(PILES_ALONE * by_piles + (1.0 - PILES_ALONE) * observed_turns(g, temper), by_rounds)


def observed_turns(g: Game, temper: Temper) -> float:
    """Turns until enough piles are empty, by how fast each has gone so far and how fast piles go at all."""
    times: list[float] = []
    seats = g.deal.seats
    stock = g.deal.stock
    for place in g.deal.maid_piles:
        kind = stock.shop[place]
        left = g.piles[place]
        gone = stock.totals[kind] - left
        if g.rules.category[kind] == CHAMBERMAID_CHIEF:
            gone -= FIRST_CHIEFS * seats
        speed = (max(0, gone) + WATCHED * seats * USUAL) / (g.round + WATCHED)
        times.append(left / speed)
    if stock.private_pile:
        times.append(len(g.face_down) / (USUAL * seats + USUAL_PRIVATE))
    times.sort()
    last = times[min(len(times), g.deal.empty_piles_end) - 1]
    return temper.start + OBSERVED * last


def own_table(g: Game, seat: int, facts: Facts) -> ScoreTable:
    """The own cards, and what each of the others would have if they owned the rest evenly."""
    table = ScoreTable(2)
    stock = facts.stock
    counted = facts.counted
    p = g.players[seat]
    for zone in (p.deck, p.hand, p.discard, p.played, p.events, p.beers):
        for kind in zone:
            if counted[kind]:
                change(stock, table, kind, 1, False, True)
    for entry in p.chambermaids:
        if entry < ILL:
            change(stock, table, entry, 1, True, True)
    for kind in p.reminiscences:
        if counted[kind]:
            change(stock, table, kind, 1, False, True)
    if g.brought.in_use:
        for kind in g.brought.owned(seat, BY_OWNER):
            if counted[kind]:
                change(stock, table, kind, 1, False, True)
    table.reminiscences[0] = len(p.reminiscences)
    if stock.has_beers:
        table.alcohol[0] = alcohol(g, seat, True)
    others = g.deal.seats - 1
    names = stock.rules.names
    for place, kind in enumerate(stock.shop):
        if counted[kind]:
            out = stock.totals[kind] - g.piles[place] - table.owned[0].get(names[kind], 0)
            table.owned[1][names[kind]] = -(-out // others)
    return table


def lead(g: Game, seat: int, facts: Facts, more: float) -> float:
    """By how many points this seat is ahead of the best other one, as far as the table tells, with some points more."""
    tables, sums = public_points(g, seat, facts)
    mine = sums[seat] + more
    best = -1e9
    for other in range(g.deal.seats):
        for i in range(len(facts.rules)):
            extra = facts.rules[i].points(facts.rule_names[i], other, tables)
            if other == seat:
                mine += extra
            else:
                sums[other] += extra
        if other != seat and sums[other] > best:
            best = sums[other]
    return mine - best


def public_points(g: Game, seat: int, facts: Facts) -> tuple[ScoreTable, list[float]]:
    """What everybody owns and the printed points of it: the own exactly, the hidden cards of others by their share."""
    seats = g.deal.seats
    table = ScoreTable(seats)
    sums = [0.0] * seats
    stock = facts.stock
    hidden = list(stock.totals)
    for place, kind in enumerate(stock.shop):
        hidden[kind] -= g.piles[place]
    sizes = [0] * seats
    for other in range(seats):
        p = g.players[other]
        seen = p.events + p.reminiscences + p.preparations + p.played
        if g.brought.in_use:
            seen = seen + g.brought.owned(other, BY_OWNER if other == seat else BY_ALL)
        if other == seat:
            seen = seen + p.deck + p.hand + p.discard + p.beers
        else:
            sizes[other] = len(p.deck) + len(p.hand) + len(p.discard)
            sums[other] += HIDDEN_BEER * len(p.beers)
        for kind in seen:
            hidden[kind] -= 1
            _write(table, facts, other, kind, sums)
        _write_quarters(g, table, facts, other, sums, hidden)
        table.reminiscences[other] = len(p.reminiscences)
        if stock.has_beers:
            table.alcohol[other] = alcohol(g, other, True) if other == seat else BEER_ALCOHOL * len(p.beers)
    everybody = max(1, sum(sizes))
    for kind in stock.shop:
        if hidden[kind] > 0 and facts.in_deck[kind]:
            for other in range(seats):
                share = hidden[kind] * sizes[other] / everybody
                sums[other] += facts.vp[kind] * share
                if facts.counted[kind]:
                    _count(table, facts, other, kind, int(share + 0.5))
    return table, sums


def _write_quarters(g: Game, table: ScoreTable, facts: Facts, seat: int, sums: list[float], hidden: list[int]) -> None:
    """Everything that stands in private quarters; ill maids and what a storm covers count for nothing."""
    p = g.players[seat]
    for entry in p.chambermaids:
        hidden[entry & KIND] -= 1
        if entry < ILL:
            _write(table, facts, seat, entry, sums)
            name = facts.stock.rules.names[entry]
            table.chambered[seat][name] = table.chambered[seat].get(name, 0) + 1
            table.chambermaids[seat] += 1
    for entry in p.private:
        if entry < ILL:
            _write(table, facts, seat, entry, sums)
    for entry in p.buildings:
        under = card_under(entry)
        hidden[entry & KIND] -= 1
        if under >= 0:
            hidden[under] -= 1
        if not events_on(entry):
            _write(table, facts, seat, entry & KIND, sums)
            if under >= 0:
                _write(table, facts, seat, under, sums)


def _write(table: ScoreTable, facts: Facts, seat: int, kind: int, sums: list[float]) -> None:
    sums[seat] += facts.vp[kind]
    if facts.counted[kind]:
        _count(table, facts, seat, kind, 1)


def _count(table: ScoreTable, facts: Facts, seat: int, kind: int, number: int) -> None:
    rules = facts.stock.rules
    name = rules.names[kind]
    table.owned[seat][name] = table.owned[seat].get(name, 0) + number
    if rules.category[kind] == MAID_CHIEF:
        table.maid_chiefs[seat] += number
    elif rules.category[kind] == CHAMBERMAID_CHIEF:
        table.chambermaid_chiefs[seat] += number
