"""What happened, as a person tells it: turn by turn, a message for everything somebody did, with all that came of it.

Events come in the form told to the reader, so a message cannot say more than the reader may know. What they came of,
the *deeds*, are the answers of the player whose turn it was to the question of a phase. Everybody at the table hears
those, as everybody sees which card an effect in progress comes from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby, pairwise

from cuore.engine.beers import BEER_PRICE
from cuore.engine.game import Told
from cuore.engine.quarters import events_on
from cuore.engine.rules import Rules
from cuore.engine.setup import HAND_SIZE
from cuore.engine.told import QUIET
from cuore.engine.words import (
    ACQUIRE,
    BUILDING,
    BUY_BEER_FROM_PILE,
    BUY_BEER_SHOWN,
    CHAMBER,
    CURE,
    CURE_WITH,
    DISMISS,
    EMPLOY_CARD,
    END_SERVING,
    END_TURN,
    END_WORK,
    EVENT,
    HIDDEN,
    PLAY_ALL_LOVE,
    PLAY_LOVE,
    PREPARE,
    PRIVATE,
    SEND_AWAY,
    SERVE,
    START_SERVING,
    TOLD_ACQUIRED,
    TOLD_BARGAIN,
    TOLD_BEER_TAKEN,
    TOLD_BUILT,
    TOLD_CHAMBERED,
    TOLD_DISCARD_RETURNED,
    TOLD_DISCARDED,
    TOLD_DREW,
    TOLD_EMPLOYED,
    TOLD_EMPLOYMENTS,
    TOLD_EVENT_LANDED,
    TOLD_EVENT_RETURNED,
    TOLD_EVENT_SENT,
    TOLD_HAND_CARD_DISMISSED,
    TOLD_LAST_ROUND,
    TOLD_LEFT_QUARTERS,
    TOLD_LOVE,
    TOLD_LOVE_PLAYED,
    TOLD_OVER,
    TOLD_PHASE,
    TOLD_PLAYED_DISMISSED,
    TOLD_PREPARED,
    TOLD_PRIVATE_ARRIVED,
    TOLD_RETURNED,
    TOLD_ROUND,
    TOLD_SCORE,
    TOLD_SERVED,
    TOLD_SERVINGS,
    TOLD_SHUFFLED,
    TOLD_SKILL,
    TOLD_STAND_CLOSED,
    TOLD_TOOK,
    TOLD_TOOK_ONTO_DECK,
    TOLD_TOOK_TO_DISCARD,
    TOLD_TURN,
    TOLD_USED,
    USE,
    USE_CHAMBERMAID,
    card_of,
    entry_of,
    number_of,
    verb_of,
)
from cuore.text.language import Speaker
from cuore.text.log import cards_part, event_message, runs
from cuore.text.message import NOTHING, CardPart, Message, SeatPart, message
from cuore.text.phrase import Phrase
from cuore.text.wanted import changes

ENDS_OF_PHASES = (START_SERVING, END_SERVING, END_WORK, END_TURN)
DEEDS = (
    SERVE,
    CHAMBER,
    PLAY_LOVE,
    PLAY_ALL_LOVE,
    EMPLOY_CARD,
    ACQUIRE,
    BUY_BEER_FROM_PILE,
    BUY_BEER_SHOWN,
    USE,
    USE_CHAMBERMAID,
    CURE,
    CURE_WITH,
    SEND_AWAY,
    PREPARE,
    *ENDS_OF_PHASES,
)
"""The answers to the questions of the phases, by their verbs."""

ALONE = (TOLD_OVER, TOLD_SCORE, TOLD_LAST_ROUND, TOLD_STAND_CLOSED)
"""Told in a sentence of their own."""

CLEANING = (TOLD_HAND_CARD_DISMISSED, TOLD_PLAYED_DISMISSED)
Deed = tuple[int, int]
"""Who did something, and the option that was chosen."""

DRAWS = (TOLD_DREW, TOLD_SHUFFLED)
GAINS = (TOLD_LOVE, TOLD_SERVINGS, TOLD_EMPLOYMENTS, TOLD_SKILL)
NOBODY = -1
TOGETHER = (TOLD_TOOK, TOLD_TOOK_ONTO_DECK, TOLD_TOOK_TO_DISCARD, TOLD_RETURNED, TOLD_DISCARD_RETURNED)
"""Of these, several in a row are one clause."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """What happened in one turn, in the picking of a round, or in the rest of a turn (no heading), in sentences."""

    heading: Message
    lines: list[Message]

    def said(self, speaker: Speaker) -> list[Phrase]:
        """The sentences, equal ones in a row as one that says how often."""
        said = [(speaker.say(line), line) for line in self.lines]
        found: list[Phrase] = []
        for words, same in groupby(said, key=lambda pair: pair[0]):
            lines = [line for _, line in same]
            often = Message(lines[0].key, {**lines[0].parts, "times": len(lines)})
            found.append(words if len(lines) == 1 else speaker.say(often))
        return found


@dataclass(slots=True)
class _Group:
    """Events with what they came of: an answer, or nobody's; ``cleans_up``: the end of a turn, with its new hand."""

    deed: int = NOBODY
    cleans_up: bool = False
    outcome: list[Told] = field(default_factory=list)


def digest(rules: Rules, heard: Sequence[Told], deeds: Mapping[int, Deed]) -> list[Paragraph]:
    """Events as paragraphs. ``deeds`` are answers by the number of the event they led to."""
    starts = [i for i, told in enumerate(heard) if told[0] in (TOLD_TURN, TOLD_ROUND)]
    bounds = [0, *starts, len(heard)]
    teller = _Teller(rules)
    found: list[Paragraph] = []
    for start, end in pairwise(bounds):
        opening = heard[start] if start in starts else None
        first = start + (opening is not None)
        here = {number - first: deed for number, (_, deed) in deeds.items() if first <= number < end}
        known = [seat for number, (seat, _) in sorted(deeds.items()) if first <= number < end]
        player = opening[1] if opening is not None else known[0] if known else _player_of(heard[start:end])
        lines = teller.sentences(heard[first:end], here, player)
        if lines:
            found.append(Paragraph(_heading(opening), lines))
    return found


def _heading(opening: Told | None) -> Message:
    """What stands above a paragraph."""
    if opening is None:
        return NOTHING
    what, seat, _, number, _, _ = opening
    return message("digest.round" if what == TOLD_ROUND else "digest.turn", round=number, who=SeatPart(seat))


class _Teller:
    """Knows the cards, and puts together what belongs together."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def sentences(self, events: Sequence[Told], deeds: Mapping[int, int], player: int) -> list[Message]:
        """A turn, or what is known of one."""
        groups = [group for group in self._grouped(events, deeds) if group.deed != NOBODY or group.outcome]
        found: list[Message] = []
        purse: list[int] = []  # Love that was played and nothing bought with it yet
        for group in groups:
            if verb_of(group.deed) in (PLAY_LOVE, PLAY_ALL_LOVE):
                purse += [event[2] for event in group.outcome if event[0] == TOLD_LOVE_PLAYED]
                group.outcome = [event for event in group.outcome if event[0] != TOLD_LOVE_PLAYED]
                group.deed = NOBODY
            head, rest = self._head(group, player)
            paid = _plays(player, purse) if purse else NOTHING
            if purse and (head or rest):
                purse = []
                if not head or verb_of(group.deed) not in (EMPLOY_CARD, BUY_BEER_FROM_PILE, BUY_BEER_SHOWN):
                    found.append(_sentence(player, paid))
                    paid = NOTHING
            if group.cleans_up and head:
                found.append(_sentence(player, head))
                head = NOTHING
            outcome = self._outcome(rest)
            if head or outcome:
                found.append(_sentence(player, head, outcome, paid if head else NOTHING))
        return [*found, _sentence(player, _plays(player, purse))] if purse else found

    # -- groups --

    def _grouped(self, events: Sequence[Told], deeds: Mapping[int, int]) -> list[_Group]:
        groups = [_Group()]
        current = groups[0]
        helping = 0  # so much may still come of a private maid who helps at what is being told
        dismissing = False

        def begin(group: _Group) -> _Group:
            groups.append(group)
            return group

        for number, event in enumerate(events):
            deed = deeds.get(number, NOBODY)
            if deed != NOBODY and not self._is_effect(deed, current):
                current = begin(_Group(NOBODY if verb_of(deed) in ENDS_OF_PHASES else deed))
            if event[0] == TOLD_USED and current.deed != NOBODY and self._rules.on_draw[event[2]]:
                begin(_Group(outcome=[event]))
                helping = len(self._rules.on_draw[event[2]])
                continue
            if helping and event[0] in (*GAINS, *DRAWS):
                groups[-1].outcome.append(event)
                helping -= event[0] != TOLD_SHUFFLED
                continue
            helping = 0
            if event[0] == TOLD_PHASE:
                dismissing = event[3] == DISMISS
                current = begin(_Group(cleans_up=dismissing))
            elif event[0] in CLEANING and dismissing:
                current = begin(_Group(cleans_up=True))
            elif (event[0] == TOLD_USED and current.deed == NOBODY) or event[0] in ALONE:
                current = begin(_Group(outcome=[event]))
            elif event[0] not in QUIET:
                current.outcome.append(event)
            if event[0] in ALONE:
                current = begin(_Group())
        return groups

    def _is_effect(self, deed: int, group: _Group) -> bool:
        """Whether making a chambermaid was offered by the card that is being told about."""
        if verb_of(deed) != CHAMBER or group.deed == NOBODY:
            return False
        return self._rules.traits(card_of(group.deed)).all.does("chamber")

    # -- what somebody did --

    def _head(self, group: _Group, player: int) -> tuple[Message, list[Told]]:
        """What was done, and the events that this does not tell yet."""
        deed, events = group.deed, group.outcome
        if deed == NOBODY:
            return _new_hand(events) if group.cleans_up else _head_of_effect(events, player)
        verb, who, card = verb_of(deed), SeatPart(player), CardPart(card_of(deed))
        if verb == EMPLOY_CARD:
            return self._employing(card_of(deed), events, player)
        if verb == ACQUIRE:
            at = [event[0] for event in events].index(TOLD_ACQUIRED) if _has(events, TOLD_ACQUIRED) else 0
            paid = [event[2] for event in events[:at] if event[0] == TOLD_DISCARDED]
            rest = [*events[:at], *events[at + 1 :]][len(paid) :]
            if not paid:
                return message("event.acquired", who=who, card=card), rest
            return message("digest.acquires", who=who, card=card, paid=cards_part(paid)), rest
        if verb in (BUY_BEER_FROM_PILE, BUY_BEER_SHOWN):
            bought = next((event for event in events if event[0] == TOLD_BEER_TAKEN and event[1] == player), None)
            beer = CardPart(HIDDEN if bought is None else bought[2])
            buys = message("digest.buys_beer", who=who, card=beer, price=BEER_PRICE)
            return buys, [event for event in events if event is not bought]
        told, words = {
            SERVE: (TOLD_SERVED, "event.served"),
            CHAMBER: (TOLD_CHAMBERED, "event.chambered"),
            USE: (TOLD_USED, "event.used"),
            USE_CHAMBERMAID: (TOLD_USED, "event.used"),
            SEND_AWAY: (TOLD_LEFT_QUARTERS, "event.left_quarters"),
            PREPARE: (TOLD_PREPARED, "digest.prepares"),
            CURE: (TOLD_EVENT_RETURNED, "digest.rids_of_one" if events_on(entry_of(deed)) > 1 else "digest.rids"),
            CURE_WITH: (TOLD_EVENT_RETURNED, "digest.rids_house"),
        }[verb]
        rest = [event for event in events if event[0] != told or (verb == USE and event[2] != card_of(deed))]
        if verb == CURE:
            is_building = self._rules.category[card_of(deed)] == BUILDING
            event = CardPart(self._rules.storm if is_building else self._rules.illness)
            return message(words, who=who, card=event, of=card), rest
        return message(words, who=who, card=CardPart(number_of(deed)) if verb == CURE_WITH else card), rest

    def _employing(self, card: int, events: list[Told], player: int) -> tuple[Message, list[Told]]:
        """A card that was bought; what becomes of it, and what comes of that, is told behind it."""
        who, cards, category = SeatPart(player), CardPart(card), self._rules.category[card]
        if category == EVENT:
            return self._laying(card, events, player)
        arrival = next((e for e in events if e[0] in (TOLD_EMPLOYED, TOLD_PRIVATE_ARRIVED, TOLD_BUILT)), None)
        rest = [event for event in events if event is not arrival]
        if arrival is not None and arrival[0] == TOLD_PRIVATE_ARRIVED and arrival[1] != player:
            rest.insert(0, arrival)  # she went to somebody else's house
        beer, rest = self._beer_for_more(card, rest, player)
        return message(
            "digest.builds" if category == BUILDING else "digest.employs",
            who=who,
            card=cards,
            role=message("digest.employs.private") if category == PRIVATE and arrival not in rest else NOTHING,
            price=_price(arrival[3] if arrival is not None else 0),
            beer=beer,
        ), rest

    def _laying(self, card: int, events: list[Told], player: int) -> tuple[Message, list[Told]]:
        """An event that was bought, and whom it goes to."""
        who, cards = SeatPart(player), CardPart(card)
        price = _price(self._rules.cost[card] if self._has_one_price(card) else 0)
        landed = next((event for event in events if event[0] == TOLD_EVENT_LANDED), None)
        if landed is not None and events[0][0] == TOLD_EVENT_SENT:
            lays = _lays(player, landed, price)
            return lays, [event for event in events if event not in (landed, events[0])]
        sent = next((event for event in events if event[0] == TOLD_EVENT_SENT), None)
        if sent is None:
            return message("digest.employs", who=who, card=cards, role=NOTHING, price=price, beer=NOTHING), events
        sends = message("digest.sends", who=who, card=cards, receiver=SeatPart(sent[1]), price=price)
        return sends, [event for event in events if event is not sent]

    def _has_one_price(self, card: int) -> bool:
        """Whether nothing can change what a card costs that is told without its price."""
        name = self._rules.names[card]
        deeds = [deed for changes in self._rules.changes for change in changes for deed in change.deeds()]
        return not any(deed.what == "fixed price" and deed.of == name for deed in deeds)

    def _beer_for_more(self, card: int, events: list[Told], player: int) -> tuple[Message, list[Told]]:
        """The beer that came with a card for more Love, and all other events."""
        love = self._rules.traits(card).at("employed").count("pay love")
        beer = next((event for event in events if event[0] == TOLD_BEER_TAKEN and event[1] == player), None)
        if not love or beer is None:
            return NOTHING, events
        told = message("digest.employs.beer", card=CardPart(beer[2]), love=love)
        return told, [event for event in events if event is not beer]

    # -- what came of it --

    def _outcome(self, events: list[Told]) -> list[Message]:
        """Events as messages; gains in a row, and draws before and after a shuffle, are one."""
        found: list[Message] = []
        left = list(events)
        while left:
            what, seat, *_ = left[0]
            who = SeatPart(seat)
            if what in DRAWS:
                count = _run(left, DRAWS, seat)
                found.append(_drawn(left[:count]))
            elif what in GAINS:
                count = _run(left, GAINS, seat)
                found.append(
                    message(
                        "digest.gains", who=who, gains=tuple(event_message([event], "gain") for event in left[:count])
                    )
                )
            elif what == TOLD_EVENT_SENT and len(left) > 1 and left[1][0] == TOLD_EVENT_LANDED:
                count = 2
                found.append(_lays(left[0][4], left[1]))
            elif what == TOLD_BARGAIN and self._rules.changes[left[0][2]]:
                count = 1
                found.append(self._bargain(left[0]))
            else:
                count = _run(left, (what,), seat) if what in TOGETHER else len(runs(left)[0])
                found.append(event_message(left[:count]))
            left = left[count:]
        return found

    def _bargain(self, event: Told) -> Message:
        """How prices change, as the card says it."""
        return message("digest.bargain", changes=changes(self._rules, event[2], SeatPart(event[1])))


def _sentence(player: int, head: Message, outcome: Sequence[Message] = (), paid: Message = NOTHING) -> Message:
    """Something that was done, what came of it, and the Love that paid for it."""
    return message("digest.sentence", player=SeatPart(player), head=head, outcome=tuple(outcome), paid=paid, times=1)


def _lays(sender: int, landed: Told, price: Message = NOTHING) -> Message:
    """Somebody lays an event, somewhere."""
    return Message("digest.lays", {**event_message([landed]).parts, "who": SeatPart(sender), "price": price})


def _plays(player: int, kinds: list[int]) -> Message:
    return message("event.love_played", who=SeatPart(player), card=cards_part(kinds))


def _price(love: int) -> Message:
    return message("digest.employs.price", love=love) if love else NOTHING


def _head_of_effect(events: list[Told], player: int) -> tuple[Message, list[Told]]:
    """Something that happened without having been asked for: a private maid's effect."""
    if not events or events[0][0] != TOLD_USED:
        return NOTHING, events
    if events[0][1] == player:
        return event_message(events[:1]), events[1:]
    _, owner, card, *_ = events[0]
    return message("digest.takes_effect", who=SeatPart(owner), card=CardPart(card)), events[1:]


def _new_hand(events: list[Told]) -> tuple[Message, list[Told]]:
    """The hand drawn at the end of a turn: what is as always needs no words."""
    count = _run(events, DRAWS, events[0][1]) if events else 0
    kinds = [event[2] for event in events[:count] if event[0] == TOLD_DREW]
    shuffled = count > len(kinds)
    if not kinds or (HIDDEN in kinds and len(kinds) == HAND_SIZE and not shuffled):
        return NOTHING, events[count:]
    size = message("digest.new_hand.size", count=len(kinds)) if len(kinds) != HAND_SIZE else NOTHING
    again = message("digest.new_hand.again") if shuffled else NOTHING
    known = message("digest.new_hand.known", card=cards_part(kinds)) if HIDDEN not in kinds else NOTHING
    drawn = message("digest.new_hand", who=SeatPart(events[0][1]), size=size, again=again, known=known)
    return drawn, events[count:]


def _drawn(events: list[Told]) -> Message:
    kinds = [event[2] for event in events if event[0] == TOLD_DREW]
    who = SeatPart(events[0][1])
    if not kinds:
        return message("digest.reshuffles", who=who)
    again = message("digest.draws.again") if len(kinds) < len(events) else NOTHING
    return message("digest.draws", who=who, card=cards_part(kinds), again=again)


def _player_of(events: Sequence[Told]) -> int:
    """Whose turn the rest of a turn is."""
    known = [told[1] for told in events if told[0] == TOLD_PHASE] or [told[1] for told in events if told[1] >= 0]
    return known[0] if known else NOBODY


def _has(events: Sequence[Told], what: int) -> bool:
    return any(event[0] == what for event in events)


def _run(events: Sequence[Told], whats: tuple[int, ...], seat: int) -> int:
    """How many events at the beginning are of these sorts and about this seat."""
    return next((i for i, event in enumerate(events) if event[0] not in whats or event[1] != seat), len(events))
