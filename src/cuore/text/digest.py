"""What happened, as a person tells it: turn by turn, a sentence for everything somebody did, with all that came of it.

Events come in the form told to the reader, so a sentence cannot say more than the reader may know. What they came of,
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
    SKILL_NAMES,
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
from cuore.text.card_text import CHANGE_CLAUSES
from cuore.text.english.grammar import capital, cards, in_second_person, joined, phrases, plural, times
from cuore.text.log import LINES, line_of, named_cards, runs

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

GAINS = (TOLD_LOVE, TOLD_SERVINGS, TOLD_EMPLOYMENTS, TOLD_SKILL)
DRAWS = (TOLD_DREW, TOLD_SHUFFLED)
NOBODY = -1
TOGETHER = (TOLD_TOOK, TOLD_TOOK_ONTO_DECK, TOLD_TOOK_TO_DISCARD, TOLD_RETURNED, TOLD_DISCARD_RETURNED)
"""Of these, several in a row are one clause."""

USUAL_HAND = 5


@dataclass(frozen=True, slots=True)
class Paragraph:
    """What happened in one turn, in the picking of a round, or in the rest of a turn (no heading), in sentences."""

    heading: str
    lines: list[str]


@dataclass(slots=True)
class _Group:
    """Events with what they came of: an answer, or nobody's; ``cleans_up``: the end of a turn, with its new hand."""

    deed: int = NOBODY
    cleans_up: bool = False
    outcome: list[Told] = field(default_factory=list)


def digest(
    rules: Rules, heard: Sequence[Told], deeds: Mapping[int, Deed], names: Sequence[str], you: str = ""
) -> list[Paragraph]:
    """Events as paragraphs. ``deeds`` are answers by the number of the event they led to; ``you`` is spoken to."""
    starts = [i for i, told in enumerate(heard) if told[0] in (TOLD_TURN, TOLD_ROUND)]
    bounds = [0, *starts, len(heard)]
    teller = _Teller(rules, names, you)
    found: list[Paragraph] = []
    for start, end in pairwise(bounds):
        opening = heard[start] if start in starts else None
        first = start + (opening is not None)
        here = {number - first: deed for number, (_, deed) in deeds.items() if first <= number < end}
        known = [seat for number, (seat, _) in sorted(deeds.items()) if first <= number < end]
        player = opening[1] if opening is not None else known[0] if known else _player_of(heard[start:end])
        lines = teller.sentences(heard[first:end], here, player)
        if lines:
            found.append(Paragraph(teller.heading(opening), lines))
    return found


class _Teller:
    """Knows the cards and the names, and writes sentences."""

    def __init__(self, rules: Rules, names: Sequence[str], you: str) -> None:
        self._rules = rules
        self._names = names
        self._you = you

    def heading(self, opening: Told | None) -> str:
        """What stands above a paragraph."""
        if opening is None:
            return ""
        name = self._names[opening[1]]
        if opening[0] == TOLD_ROUND:
            return f"Round {opening[3]}, opened by {'you' if name == self._you else name}"
        return f"Round {opening[3]}, {'your turn' if name == self._you else name}"

    def sentences(self, events: Sequence[Told], deeds: Mapping[int, int], player: int) -> list[str]:
        """A turn, or what is known of one."""
        groups = [group for group in self._grouped(events, deeds) if group.deed != NOBODY or group.outcome]
        found: list[str] = []
        purse: list[int] = []  # Love that was played and nothing bought with it yet
        for group in groups:
            if verb_of(group.deed) in (PLAY_LOVE, PLAY_ALL_LOVE):
                purse += [event[2] for event in group.outcome if event[0] == TOLD_LOVE_PLAYED]
                group.outcome = [event for event in group.outcome if event[0] != TOLD_LOVE_PLAYED]
                group.deed = NOBODY
            head, rest = self._head(group, player)
            paid = self._spoken(f"plays {named_cards(self._rules, purse)}", player) if purse else ""
            if paid and (head or rest):
                purse = []
                if not head or verb_of(group.deed) not in (EMPLOY_CARD, BUY_BEER_FROM_PILE, BUY_BEER_SHOWN):
                    found.append(f"{self._said(player, paid)}.")
                    paid = ""
            if group.cleans_up and head:
                found.append(f"{head}.")
                head = ""
            found += self._sentence(head, rest, player, paid if head else "")
        if purse:
            found.append(f"{self._said(player, f'plays {named_cards(self._rules, purse)}')}.")
        return _counted(found)

    def _sentence(self, head: str, events: list[Told], player: int, paid: str) -> list[str]:
        """What was done and all that came of it; what the same player gets or does of it needs no second subject."""
        parts = self._clauses(events)
        about_player = self._is_about(head, player)
        own = [self._without_subject(head, player)] if about_player else []
        if about_player and parts and parts[0][0] == player:
            own += parts.pop(0)[1]
        if own:
            head = self._said(player, phrases([*([paid] if paid else []), *own]))
        following = [self._told_of(who, clauses) for who, clauses in parts]
        if head and following:
            return [f"{head}{'; ' if len(own) > 1 else ': '}{'; '.join(following)}."]
        return [f"{capital(head or '; '.join(following))}."] if head or following else []

    def _told_of(self, who: int, clauses: list[str]) -> str:
        """What somebody else does, or what happens, in the middle of a sentence."""
        said = phrases(clauses)
        if who == NOBODY:
            return said
        return f"you {said}" if self._names[who] == self._you else self._said(who, said)

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

    def _head(self, group: _Group, player: int) -> tuple[str, list[Told]]:
        """What was done, and the events that this does not tell yet."""
        deed, events = group.deed, group.outcome
        if deed == NOBODY:
            return self._new_hand(events) if group.cleans_up else self._head_of_effect(events, player)
        verb, name = verb_of(deed), self._rules.names[card_of(deed)]
        if verb == EMPLOY_CARD:
            return self._employing(card_of(deed), events, player)
        if verb == ACQUIRE:
            at = [event[0] for event in events].index(TOLD_ACQUIRED) if _has(events, TOLD_ACQUIRED) else 0
            paid = [event[2] for event in events[:at] if event[0] == TOLD_DISCARDED]
            by = f", discarding {named_cards(self._rules, paid)}" if paid else ""
            return self._said(player, f"acquires {name}{by}"), [*events[:at], *events[at + 1 :]][len(paid) :]
        if verb in (BUY_BEER_FROM_PILE, BUY_BEER_SHOWN):
            bought = next((event for event in events if event[0] == TOLD_BEER_TAKEN and event[1] == player), None)
            which = f" ({self._rules.names[bought[2]]})" if bought is not None and bought[2] != HIDDEN else ""
            buys = self._said(player, f"buys a beer{which} for {BEER_PRICE} Love")
            return buys, [event for event in events if event is not bought]
        event = self._rules.names[number_of(deed)] if verb == CURE_WITH else ""
        told, words = {
            SERVE: (TOLD_SERVED, f"is served by {name}"),
            CHAMBER: (TOLD_CHAMBERED, f"makes {name} a chambermaid"),
            USE: (TOLD_USED, f"uses {name}"),
            USE_CHAMBERMAID: (TOLD_USED, f"uses {name}"),
            SEND_AWAY: (TOLD_LEFT_QUARTERS, f"sends {name} back to the Town"),
            PREPARE: (TOLD_PREPARED, f"prepares {name}"),
            CURE: (TOLD_EVENT_RETURNED, f"rids {name} of {self._cured(deed)}"),
            CURE_WITH: (TOLD_EVENT_RETURNED, f"rids the house of {event}"),
        }[verb]
        rest = [event for event in events if event[0] != told or (verb == USE and event[2] != card_of(deed))]
        return self._said(player, words), rest

    def _head_of_effect(self, events: list[Told], player: int) -> tuple[str, list[Told]]:
        """Something that happened without having been asked for: a private maid's effect."""
        if events and events[0][0] == TOLD_USED:
            _, owner, card, *_ = events[0]
            name = self._rules.names[card]
            if owner == player:
                return self._said(player, f"uses {name}"), events[1:]
            return capital(f"{self._whose(owner)} {name} takes effect"), events[1:]
        return "", events

    def _new_hand(self, events: list[Told]) -> tuple[str, list[Told]]:
        """The hand drawn at the end of a turn: what is as always needs no words."""
        count = _run(events, DRAWS, events[0][1]) if events else 0
        kinds = [event[2] for event in events[:count] if event[0] == TOLD_DREW]
        shuffled = count > len(kinds)
        if not kinds or (HIDDEN in kinds and len(kinds) == USUAL_HAND and not shuffled):
            return "", events[count:]
        size = f" of {plural(len(kinds), 'card')}" if len(kinds) != USUAL_HAND else ""
        again = " after a reshuffle" if shuffled else ""
        cards = "" if HIDDEN in kinds else f": {named_cards(self._rules, kinds)}"
        return self._said(events[0][1], f"draws a new hand{size}{again}{cards}"), events[count:]

    def _cured(self, deed: int) -> str:
        rules = self._rules
        event = rules.storm if rules.category[card_of(deed)] == BUILDING else rules.illness
        left = events_on(entry_of(deed)) > 1
        return f"one {rules.names[event]}" if left else rules.names[event]

    def _employing(self, card: int, events: list[Told], player: int) -> tuple[str, list[Told]]:
        """A card that was bought; what becomes of it, and what comes of that, is told behind it."""
        name, category = named_cards(self._rules, [card]), self._rules.category[card]
        arrival = next((e for e in events if e[0] in (TOLD_EMPLOYED, TOLD_PRIVATE_ARRIVED, TOLD_BUILT)), None)
        price = f" for {arrival[3]} Love" if arrival is not None and arrival[3] else ""
        if category == EVENT:
            price = f" for {self._rules.cost[card]} Love" if self._has_one_price(card) else ""
            landed = next((event for event in events if event[0] == TOLD_EVENT_LANDED), None)
            if landed is not None and events[:1] and events[0][0] == TOLD_EVENT_SENT:
                said = self._said(player, f"lays {name} {self._place(landed, player)}{price}")
                return said, [event for event in events if event not in (landed, events[0])]
            sent = next((event for event in events if event[0] == TOLD_EVENT_SENT), None)
            to = f"sends {name} to {self._names[sent[1]]}" if sent is not None else f"employs {name}"
            return self._said(player, f"{to}{price}"), [event for event in events if event is not sent]
        verb = "builds" if category == BUILDING else "employs"
        rest = [event for event in events if event is not arrival]
        if arrival is not None and arrival[0] == TOLD_PRIVATE_ARRIVED and arrival[1] != player:
            rest.insert(0, arrival)  # she went to somebody else's house
        private = " as a private maid" if category == PRIVATE and arrival not in rest else ""
        paid_for = self._beer_for_more(card, rest, player)
        if paid_for:
            rest, beer = paid_for
            return self._said(player, f"{verb} {name}{private}{price}{beer}"), rest
        return self._said(player, f"{verb} {name}{private}{price}"), rest

    def _has_one_price(self, card: int) -> bool:
        """Whether nothing can change what a card costs that is told without its price."""
        name = self._rules.names[card]
        deeds = [deed for changes in self._rules.changes for change in changes for deed in change.deeds()]
        return not any(deed.what == "fixed price" and deed.of == name for deed in deeds)

    def _beer_for_more(self, card: int, events: list[Told], player: int) -> tuple[list[Told], str] | None:
        """The beer that came with a card for more Love, and all other events."""
        love = self._rules.traits(card).at("employed").count("pay love")
        beer = next((event for event in events if event[0] == TOLD_BEER_TAKEN and event[1] == player), None)
        if not love or beer is None:
            return None
        which = f" ({self._rules.names[beer[2]]})" if beer[2] != HIDDEN else ""
        rest = [event for event in events if event is not beer]
        return rest, f", with a beer{which} for {love} Love more"

    # -- what came of it --

    def _clauses(self, events: list[Told]) -> list[tuple[int, list[str]]]:
        """Events as clauses without their subjects, those in a row about the same subject together."""
        found: list[tuple[int, list[str]]] = []
        for (who, clause), same in groupby(self._merged(events)):
            told = clause + times(len(list(same)))
            if found and found[-1][0] == who:
                found[-1][1].append(told)
            else:
                found.append((who, [told]))
        return found

    def _merged(self, events: list[Told]) -> list[tuple[int, str]]:
        """Clauses with their subjects; gains in a row, and draws before and after a shuffle, are one."""
        found: list[tuple[int, str]] = []
        left = list(events)
        while left:
            what, seat, *_ = left[0]
            if what in DRAWS:
                count = _run(left, DRAWS, seat)
                found.append((seat, self._drawn(left[:count])))
            elif what in GAINS:
                count = _run(left, GAINS, seat)
                gained = joined([_gain(event) for event in left[:count]])
                found.append((seat, self._spoken(f"gains {gained}", seat)))
            elif what == TOLD_EVENT_SENT and len(left) > 1 and left[1][0] == TOLD_EVENT_LANDED:
                count = 2
                sender = left[0][4]
                laid = f"lays {self._rules.names[left[0][2]]} {self._place(left[1], sender)}"
                found.append((sender, self._spoken(laid, sender)))
            else:
                count = _run(left, (what,), seat) if what in TOGETHER else len(runs(left)[0])
                found.append(self._clause(left[:count]))
            left = left[count:]
        return found

    def _drawn(self, events: list[Told]) -> str:
        kinds = [event[2] for event in events if event[0] == TOLD_DREW]
        seat = events[0][1]
        shuffled = any(event[0] == TOLD_SHUFFLED for event in events)
        draws = self._spoken("draws", seat)
        if not kinds:
            return f"{self._spoken('reshuffles', seat)} the discard pile"
        drawn = cards(len(kinds)) if HIDDEN in kinds else named_cards(self._rules, kinds)
        return f"{draws} {drawn}{' (after a reshuffle)' if shuffled else ''}"

    def _place(self, landed: Told, sender: int) -> str:
        """Where an event came to lie; a house is not named again when it is the sender's own."""
        place = line_of(self._rules, [landed], self._names).split(" comes to lie ")[1]
        return self._own(place, sender) if landed[1] == sender else place

    def _own(self, words: str, seat: int) -> str:
        """Words about somebody's own things, whoever that is."""
        return words if self._names[seat] == self._you else words.replace(f"{self._names[seat]}'s", "their own", 1)

    def _clause(self, run: list[Told]) -> tuple[int, str]:
        """A run of events: its subject, and the words without the subject's name."""
        if run[0][0] == TOLD_BARGAIN and self._rules.changes[run[0][2]]:
            return NOBODY, self._bargain(run[0])
        template = LINES[run[0][0]]
        line = line_of(self._rules, run, self._names, in_sentence=True)
        if len(run) > 1 and template.startswith("{card} goes "):
            line = line.replace(" goes ", " go ", 1)
        for start, seat in (("{who} ", run[0][1]), ("{other} ", run[0][4])):
            if template.startswith(start) and seat >= 0:
                words = line.removeprefix(f"{self._names[seat]} ")
                return seat, self._spoken(self._own(words, seat), seat)
        return NOBODY, self._lower(in_second_person(line, self._you) if self._you else line)

    def _bargain(self, event: Told) -> str:
        """How prices change, as the card says it."""
        words = ", and ".join(CHANGE_CLAUSES[change.WORD](change) for change in self._rules.changes[event[2]])
        name = self._names[event[1]]
        return f"this turn {words if name == self._you else words.replace(' you ', f' {name} ')}"

    # -- persons --

    def _said(self, seat: int, clause: str) -> str:
        """A sentence about somebody, from words in the third person or already in the right one."""
        return f"{self._names[seat] if self._names[seat] != self._you else 'You'} {self._spoken(clause, seat)}"

    def _spoken(self, clause: str, seat: int) -> str:
        """Words about a seat in the right person, and everybody else in them too."""
        if not self._you:
            return clause
        if self._names[seat] != self._you:
            return in_second_person(f"- {clause}", self._you).removeprefix("- ")
        return in_second_person(f"{self._you} {clause}", self._you).removeprefix("You ")

    def _is_about(self, sentence: str, seat: int) -> bool:
        return seat >= 0 and self._without_subject(sentence, seat) != sentence

    def _without_subject(self, sentence: str, seat: int) -> str:
        return sentence.removeprefix("You " if self._names[seat] == self._you else f"{self._names[seat]} ")

    def _whose(self, seat: int) -> str:
        return "your" if self._names[seat] == self._you else f"{self._names[seat]}'s"

    def _lower(self, line: str) -> str:
        return f"your{line[4:]}" if line.startswith("Your ") else line


def _player_of(events: Sequence[Told]) -> int:
    """Whose turn the rest of a turn is."""
    known = [told[1] for told in events if told[0] == TOLD_PHASE] or [told[1] for told in events if told[1] >= 0]
    return known[0] if known else NOBODY


def _counted(lines: list[str]) -> list[str]:
    """Sentences, equal ones in a row as one that says how often."""
    counts = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if count == 1 else f"{line[:-1]},{times(count)}." for line, count in counts]


def _has(events: Sequence[Told], what: int) -> bool:
    return any(event[0] == what for event in events)


def _run(events: Sequence[Told], whats: tuple[int, ...], seat: int) -> int:
    """How many events at the beginning are of these sorts and about this seat."""
    return next((i for i, event in enumerate(events) if event[0] not in whats or event[1] != seat), len(events))


def _gain(event: Told) -> str:
    what, _, _, number, other, _ = event
    if what == TOLD_SKILL:
        return f"{number} {SKILL_NAMES[other].capitalize()}"
    words = {TOLD_LOVE: f"{number} Love", TOLD_SERVINGS: plural(number, "Serving")}
    return words.get(what, plural(number, "Employment"))
