"""What every step of a program says, once for "you" and once for "they" (another player who carries it out)."""

from __future__ import annotations

from collections.abc import Callable

from cuore.engine.frame import Program, Step
from cuore.text.english.grammar import cards, number, ordinal, plus, several, verb

Clause = Callable[[Step, bool], str]
"""Takes a step and whether "you" carry it out; gives a clause without capital and full stop."""

RUNS: dict[tuple[str, ...], str] = {
    ("may choose deck", "look at top", "leave or discard top"): (
        "you may choose a deck, your own too, look at its top card, and leave it there or put it onto its owner's "
        "discard pile"
    ),
    ("choose deck", "discard that top"): "choose a deck, your own too, and discard its top card",
    ("may choose deck", "discard that top"): "you may choose a deck, your own too, and discard its top card",
    ("choose hand", "look at random card"): "look at a random card from the hand of another player of your choice",
    ("lift event", "choose other place", "offer reaction", "land"): (
        "move one event from anybody's private quarters to an equivalent place in those of another player"
    ),
    ("give beer", "give beer to"): "give one of your beers to another player of your choice",
}
"""Steps without fields that read better together."""


def clauses(program: Program, you: bool) -> list[str]:
    """A program as clauses; runs of steps that belong together become one."""
    found: list[str] = []
    at = 0
    while at < len(program):
        clause, steps = _first_clause(program[at:], you)
        found.append(clause)
        at += steps
    return found


def _first_clause(program: Program, you: bool) -> tuple[str, int]:
    """The clause that a program begins with, and how many steps it tells."""
    words = tuple(step.WORD for step in program)
    for run, clause in RUNS.items():
        if words[: len(run)] == run:
            return clause, len(run)
    first = program[0]
    if first.WORD == "choose place" and _laid(program[1:], first.field("event")):
        laid = _laid(program[1:], first.field("event"))
        event = f"{number(laid)} {first.field('event')} card{'' if laid == 1 else 's'}"
        return f"lay {event} from the Town in one place of your choice, in anybody's private quarters", 1 + 3 * laid
    if first.WORD == "send" and _laid(program, first.field("event")):
        laid = _laid(program, first.field("event"))
        return f"lay {number(laid)} {first.field('event')} from the Town there", 3 * laid
    if first.WORD == "need buildings" and len(program) > 1:
        clause, steps = _first_clause(program[1:], you)
        return f"with {number_in(first, 'count')} or more buildings, {clause}", 1 + steps
    if words[:2] == ("choose full hand", "name number"):
        return f"{CLAUSES[first.WORD](first, you)} and name a number", 2
    return CLAUSES[first.WORD](first, you), 1


def _laid(program: Program, event: object) -> int:
    """How many of an event a program begins with laying."""
    laid = 0
    while [step.WORD for step in program[:3]] == ["send", "offer reaction", "land"] and program[0].field(
        "event"
    ) == event:
        laid += 1
        program = program[3:]
    return laid


def number_in(step: Step, name: str) -> int:
    """The value of a field that is a number."""
    value = step.field(name)
    assert isinstance(value, int)
    return value


def then(step: Step, you: bool, field: str = "then") -> str:
    """The clauses of an inner program as one."""
    inner = step.field(field)
    assert isinstance(inner, tuple)
    return ", and ".join(clauses(inner, you))


def _gain(step: Step, joiner: str) -> str:
    names = [name for name, _ in step.FIELDS]
    return plus([(number_in(step, name), name.capitalize()) for name in names], joiner)


def _each_other(step: Step, you: bool) -> str:
    inner = step.field("steps")
    assert isinstance(inner, tuple)
    if len(inner) == 1 and inner[0].WORD == "if hand":
        return f"each other player who holds {number_in(inner[0], 'at_least')} or more cards {then(inner[0], False)}"
    return f"each other player {then(step, False, 'steps')}"


def _may_discard(step: Step, you: bool) -> str:
    count = number_in(step, "up_to")
    what = "a card" if count == 1 else f"up to {count} cards"
    each = "for that" if count == 1 else "for each"
    may = f"discard {what} from your hand if you like" if you else f"may discard {what} from their hand"
    return f"{may}; {each}, {then(step, you)}"


PRIVATE_MAIDS = " (a private maid goes to your private quarters instead)"


def _take_into_hand(step: Step, you: bool) -> str:
    maid = f"a maid costing {number_in(step, 'maid_up_to')} or less"
    other = str(step.field("or_card"))
    what = f"a {other} or {maid}" if other else maid
    return f"take {what} from the Town into your hand{PRIVATE_MAIDS}"


def _may_chamber(step: Step, you: bool) -> str:
    if step.field("many"):
        who = "Chambermaid Chiefs" if step.field("chiefs_only") else "Chambermaids and Chambermaid Chiefs"
        return f"you may make any number of {who} from your hand chambermaids, without paying Servings"
    who = "Chambermaid Chief" if step.field("chiefs_only") else "Chambermaid or Chambermaid Chief"
    return f"you may make a {who} from your hand a chambermaid, without paying Servings"


TAKEN = {
    "maid": "a maid",
    "general maid": "a general maid",
    "chambermaid chief": "a Chambermaid Chief",
    "chief": "a Maid Chief or Chambermaid Chief",
    "love or maid": "a Love card or maid",
    "general maid or chief": "a general maid or chief",
}
DESTINATIONS = {
    "hand": "into your hand",
    "deck": "on top of your deck",
    "discard": "onto your discard pile",
    "any discard": "onto any player's discard pile",
}


def _take_from_town(step: Step, you: bool) -> str:
    what, to = str(step.field("what")), str(step.field("to"))
    limit = "" if number_in(step, "up_to") >= 99 else f" costing {number_in(step, 'up_to')} or less"
    take = ("you may " if step.field("may") else "") + ("take" if to == "hand" else "put")
    private = PRIVATE_MAIDS if what in ("maid", "love or maid") else ""
    return f"{take} {TAKEN[what]}{limit} from the Town {DESTINATIONS[to]}{private}"


def _take_to_discard(card: str, count: int) -> str:
    what = f"a {card}" if count == 1 else f"{number(count)} {several(card)}"
    left = "if one is left" if count == 1 else "or as many as are left"
    return f"put {what} from the Town onto your discard pile, {left}"


CLAUSES: dict[str, Clause] = {
    "gain": lambda s, you: f"{verb('gain', you)} {_gain(s, ' and ')}",
    "gain one of": lambda s, you: f"{verb('gain', you)} either {_gain(s, ' or ')}",
    "draw": lambda s, you: f"{verb('draw', you)} {cards(number_in(s, 'count'))}",
    "may draw": lambda s, you: f"{'you may' if you else 'may'} draw a card",
    "smaller new hand": lambda s, you: (
        f"{'your' if you else 'their'} new hand is {cards(number_in(s, 'by'), '1 card')} smaller"
    ),
    "discard": lambda s, you: "discard a card from your hand" if you else "discards a card of their choice",
    "may discard": _may_discard,
    "discard top": lambda s, you: "discard the top card of your deck" if you else "discards the top card of their deck",
    "each other": _each_other,
    "neighbours": lambda s, you: (
        f"each of your neighbours, the left one first, {then(s, False, 'steps')}; a single opponent does so once"
    ),
    "if hand": lambda s, you: f"with {number_in(s, 'at_least')} or more cards in hand, {then(s, you)}",
    "if not maid": lambda s, you: f"if that card was not a maid, {then(s, you)}",
    "may return": lambda s, you: (
        f"you may return a {s.field('card')} from your hand to the Town; if you do, {then(s, you)}"
    ),
    "take into hand": _take_into_hand,
    "may choose deck": lambda s, you: "you may choose a player, yourself too",
    "look at top": lambda s, you: "look at the top card of that player's deck",
    "leave or discard top": lambda s, you: "leave it there, or put it onto that player's discard pile",
    "may return event": lambda s, you: (
        f"{'you may' if you else 'may'} return one event in {'your' if you else 'their'} private quarters to the Town"
    ),
    "receive event": lambda s, you: (
        f"{verb('receive', you)} a {s.field('event')} from the Town if {'you' if you else 'they'} have a healthy maid "
        f"in {'your' if you else 'their'} private quarters"
    ),
    "choose place": lambda s, you: f"choose a place for {s.field('event') or 'it'} in anybody's private quarters",
    "send": lambda s, you: f"one {s.field('event')} leaves the Town for the chosen place",
    "offer reaction": lambda s, you: "its receiver may turn it away",
    "land": lambda s, you: "it lies down there",
    "keep one card": lambda s, you: "discard all cards from your hand but one",
    "lift event": lambda s, you: "lift one event from anybody's private quarters",
    "choose other place": lambda s, you: "choose an equivalent place for it at another player's",
    "choose hand": lambda s, you: "choose another player",
    "look at random card": lambda s, you: "look at a random card of that player's hand",
    "larger new hand": lambda s, you: f"your new hand this turn is {cards(number_in(s, 'by'), '1 card')} larger",
    "bargain": lambda s, you: "prices change for you this turn",
    "may chamber": _may_chamber,
    "discard down to": lambda s, you: (
        f"{verb('discard', you)} cards of {'your' if you else 'their'} choice until {number_in(s, 'count')} are left"
    ),
    "may replace": lambda s, you: (
        f"you may replace up to {cards(number_in(s, 'up_to'), '1 card')} of your hand: discard first, then draw as many"
    ),
    "put back": lambda s, you: f"{'you may ' if s.field('may') else ''}put a card from your hand on top of your deck",
    "each player": lambda s, you: _each_other(s, you).replace("each other player", "each player (you too)"),
    "if love": lambda s, you: f"if it was a Love card, {then(s, you)}",
    "if taken": lambda s, you: f"if you do, {then(s, you)}",
    "take from town": _take_from_town,
    "to any discard": lambda s, you: "she goes to the discard pile of any player of your choice",
    "take onto deck": lambda s, you: f"put a {s.field('card')} from the Town on top of your deck",
    "take to discard": lambda s, you: _take_to_discard(str(s.field("card")), number_in(s, "count")),
    "choose deck": lambda s, you: "choose a player, yourself too",
    "discard that top": lambda s, you: "discard the top card of that player's deck",
    "turn over": lambda s, you: (
        f"{'look at' if s.field('secretly') else 'reveal'} the top {cards(number_in(s, 'count'), 'card')} of your deck"
    ),
    "take one aside": lambda s, you: "take one of them into your hand, and discard the others",
    "dismiss chambermaid": lambda s, you: "put her onto your discard pile",
    "may swap private maid": lambda s, you: (
        "you may lay your top private maid face down under the private maid pile and take one on offer in her place"
    ),
    "may return two": lambda s, you: (
        f"you may return two {several(str(s.field('card')))} from your hand to the Town; if you do, {then(s, you)}"
    ),
    "may send to": lambda s, you: (
        "for 1 Serving you may send her to another player's private quarters, as that player's chambermaid"
    ),
    "duel of decks": lambda s, you: "discard the top card of your deck and that of one opponent's",
    "may tear down": lambda s, you: (
        f"if your card costs at least {number_in(s, 'dearer_by')} more than theirs, you may return one of that "
        "opponent's buildings to the Town"
    ),
    "gain by type": lambda s, you: (
        f"for a Love card, gain +{number_in(s, 'love')} Love; for a general maid, +{number_in(s, 'serving')} Serving; "
        f"for a chief, draw {cards(number_in(s, 'draw'))}"
    ),
    "may discard own top": lambda s, you: (
        f"you may discard the top card of your deck; if it costs {number_in(s, 'cost')} or more, {then(s, you)}"
    ),
    "may discard two alike": lambda s, you: (
        f"you may discard two identical cards from your hand; if you do, {then(s, you)}"
    ),
    "to any quarters": lambda s, you: "she goes to the private quarters of any player of your choice",
    "pay or she leaves": lambda s, you: (
        f"discard a {s.field('card')} from your hand; if you cannot, show your hand, "
        "and she goes under the private maid pile"
    ),
    "need buildings": lambda s, you: f"go on only with {number_in(s, 'count')} or more buildings",
    "love to hand or choose": lambda s, you: (
        "take a Love card into your hand; leave any other card there or put it onto your discard pile"
    ),
    "pay card": lambda s, you: f"discard a {s.field('card')} from your hand",
    "lay chief under": lambda s, you: (
        "lay a chief from your hand under it; she is still yours and scores her printed points, but is no chambermaid"
    ),
    "put under": lambda s, you: (
        f"{verb('put', you)} a card of {'your' if you else 'their'} choice from {'your' if you else 'their'} hand "
        f"under {'your' if you else 'their'} deck"
    ),
    "may leave and end phases": lambda s, you: (
        "you may return her to the Town; if you do, your Serving and Employ Phases end at once, "
        f"and your new hand this turn is {cards(number_in(s, 'larger_hand'))} larger"
    ),
    "may return maids": lambda s, you: (
        f"you may return {number(number_in(s, 'count'))} maids from your hand to the Town; if you do, {then(s, you)}"
    ),
    "end serving": lambda s, you: "your Serving Phase ends at once",
    "end game": lambda s, you: "the game ends at once and is scored",
    "another turn": lambda s, you: "you take another turn after this one, unless the game ends first",
    "return card": lambda s, you: "return a card of your choice from your hand to the Town",
    "after new hand": lambda s, you: "once your new hand this turn is drawn, something more happens",
    "may pay serving": lambda s, you: f"for 1 Serving you may {then(s, you)}",
    "love to hand rest away": lambda s, you: "take any Love among them into your hand, discarding the rest",
    "may discard love for beer": lambda s, you: (
        "you may gain a beer by paying 1 Serving and discarding a Love card from your hand"
    ),
    "may pay for beer": lambda s, you: f"you may pay {number_in(s, 'love')} Love more to gain a beer",
    "beer right": lambda s, you: "in this turn's Employ Phase you may buy a beer for 4 Love, without an Employment",
    "may dismiss maid": lambda s, you: (
        f"you may put one of your chambermaids onto your discard pile; if you do, {then(s, you)}"
    ),
    "look at beers": lambda s, you: "look at the two top cards of the beer pile",
    "may swap beers": lambda s, you: "you may swap them",
    "chiefs as love": lambda s, you: "this turn each Chambermaid Chief in your hand counts as a 1 Love too",
    "choose full hand": lambda s, you: f"choose another player with {number_in(s, 'at_least')} or more cards in hand",
    "name number": lambda s, you: "name a number",
    "discard of cost": lambda s, you: (
        "that player discards a card of exactly that cost from their hand, if there is one"
    ),
    "use that card": lambda s, you: (
        "if it is a general maid or a Love card, use it as though you had just played it; it stays on that discard pile"
    ),
    "return two of these": lambda s, you: "return two of these from your hand to the Town",
    "pay love and this event": lambda s, you: "discard a Love card from your hand and remove this event from the game",
    "take beer from": lambda s, you: "take a random beer from another player of your choice",
    "may lay beer under": lambda s, you: (
        "you may lay one of your beers under it, where it can be neither lost nor given away nor taken"
    ),
    "if alcohol": lambda s, you: f"with {number_in(s, 'at_least')} or more Alcohol outside Beer Fests, {then(s, you)}",
    "lose random beer": lambda s, you: "a random beer of yours leaves the game too",
    "give beer": lambda s, you: "choose one of your beers",
    "give beer to": lambda s, you: "give it to another player of your choice",
    "take first master": lambda s, you: "take the First Master card: you open the next round",
    "return certain card": lambda s, you: f"return a {s.field('card')} from your hand to its pile",
    "discard maid": lambda s, you: "discard a maid from your hand",
    "may discard love": lambda s, you: f"you may discard a Love card from your hand; if you do, {then(s, you)}",
    "every few": lambda s, you: (
        f"with every {ordinal(number_in(s, 'count'))} of her kind that serves you in a turn, {then(s, you)}"
    ),
    "may exchange": lambda s, you: (
        "you may show that player a random card of yours in return; if you do, the two cards change hands"
    ),
}
