"""Card texts, rendered from the programs that the engine runs: what a player reads cannot differ from what happens.

Every step word has its clause here, once for "you" and once for "they" (another player who carries it out).
"""

from __future__ import annotations

from collections.abc import Callable

from cuore.engine.card import Card
from cuore.engine.costs import CostChange
from cuore.engine.frame import Program, Step
from cuore.engine.requirements import Requirement
from cuore.engine.score_rules import ScoreRule
from cuore.engine.words import (
    ANYWHERE,
    AT_HOME,
    BUILDING,
    ERRAND_NAMES,
    EVENT,
    HIGH_CLASS,
    IN_QUARTERS,
    LOVE,
    NO_ERRAND,
    ON_BUILDING,
    ON_MAID,
    REMINISCENCE,
    SKILL_NAMES,
)

Clause = Callable[[Step, bool], str]
"""Takes a step and whether "you" carry it out; gives a clause without capital and full stop."""


def card_text(card: Card) -> str:
    """The whole rules text of a card, in sentences. Printed numbers (cost, points, icons) are not repeated."""
    parts: list[str] = []
    if card.category == LOVE:
        parts.append(f"Play for {card.love} Love; no Serving is needed.")
    if card.needs:
        parts.append(f"To acquire it, discard {needs_words(card)} from your hand.")
    parts += [f"{capital(REQUIREMENT_CLAUSES[need.WORD](need))}." for need in card.requires]
    if card.laid:
        parts.append(LAID[card.laid])
    if card.errand != NO_ERRAND:
        parts.append(_errand_part(card))
    served = tuple(step for step in card.serve if step.WORD != "bargain" or not card.changes)
    if served:
        parts.append(sentences(served))
    parts += _timed_parts(card)
    if card.turns_events_away:
        parts.append(
            "When an event is about to be laid into your private quarters, you may show this card from your hand: "
            "the event returns to the Town."
        )
    if card.protects:
        parts.append(f"With {card.protects} or more of these, no event can be laid into your private quarters.")
    if card.cure:
        parts.append(f"Discarding a {card.cure} in your Starting Phase returns one of yours to the Town.")
    if card.cure_maid:
        parts.append(
            f"In your Starting Phase you may return a maid costing {card.cure_maid} or more from your hand to the "
            "Town: one of yours goes there with her."
        )
    if card.changes:
        parts.append(f"{_while(card)} {', and '.join(CHANGE_CLAUSES[c.WORD](c) for c in card.changes)}.")
    if card.chamber:
        parts.append(f"For {plural(card.chamber, 'Serving')} she can become your chambermaid instead of serving.")
    if card.leave:
        parts.append(
            f"The player whose chambermaid she is may pay {plural(card.leave, 'Serving')} to send her back to the Town."
        )
    if card.alcohol:
        parts.append(f"Alcohol {card.alcohol}.")
    parts += [f"End of game: {score_clause(card, rule)}." for rule in card.scores]
    return " ".join(parts)


def _timed_parts(card: Card) -> list[str]:
    """The programs that have a moment of their own, each with it."""
    parts: list[str] = []
    if card.starting and card.starting[0].WORD != "bargain":
        parts.append(_starting_part(card))
    if card.on_draw:
        when = "Once a turn, right after one of your maids made you draw in your Serving Phase"
        parts.append(timed(when, card.on_draw))
    if card.others_dismiss:
        first, *rest = clauses(card.others_dismiss, you=False)
        parts.append(f"When the Dismiss Phase of another player begins, that player {first}.")
        parts += [f"{capital(clause)}." for clause in rest]
    if card.arrives:
        parts.append(timed("When you employ her", card.arrives))
    if card.employed and card.category == REMINISCENCE:
        parts.append(timed("When you acquire it", card.employed))
    elif card.employed and card.after_hand:
        when = "In the turn in which you employ her, once your new hand is drawn"
        parts.append(timed(when, card.after_hand))
    elif card.employed:
        parts.append(timed("When you employ it" if card.category == BUILDING else "When you employ her", card.employed))
    if card.larger_hand:
        larger = f"Your new hand is {cards(card.larger_hand, '1 card')} larger; once it is drawn"
        parts.append(timed(larger, card.after_hand))
    if card.chamber_discount:
        less = plural(card.chamber_discount, "Serving")
        parts.append(f"The first chambermaid you make in a turn costs {less} less.")
    parts += _chambered_parts(card)
    if card.hand_ability:
        parts.append(optional("In your Serving Phase, without paying a Serving, you may", card.hand_ability))
    if card.drunk:
        parts.append("When it is drawn or turned up in your turn, it leaves the game.")
        parts.append(sentences(card.drunk))
    if card.opens:
        parts.append(
            "When you gain it, it lies open until your next turn ends: every player may, in their own Employ Phase, "
            "buy one beer for 4 Love, without an Employment. Then it joins your beers."
        )
    if card.starts_shown:
        parts.append("It lies face up beside the beer pile when the game begins.")
    return parts


def _chambered_parts(card: Card) -> list[str]:
    """What she can do as a chambermaid."""
    parts: list[str] = []
    if card.chambered_starting:
        parts.append(optional("While she is your chambermaid, in your Starting Phase you may", card.chambered_starting))
    if card.chambered_serving:
        parts.append(
            optional("While she is your chambermaid, any time in your Serving Phase you may", card.chambered_serving)
        )
    return parts


def _starting_part(card: Card) -> str:
    """What a private maid or an event does in its owner's Starting Phase."""
    if card.category == HIGH_CLASS:
        return optional("When your turn begins you may", card.starting)
    if card.starting_must:
        return timed("In your Starting Phase", card.starting)
    return optional(f"In your Starting Phase you may use {'it' if card.category == EVENT else 'her'} to", card.starting)


def _errand_part(card: Card) -> str:
    """What a work chief leads, or what a preparation takes."""
    skill, errand = SKILL_NAMES[card.errand].capitalize(), ERRAND_NAMES[card.errand]
    if card.category == HIGH_CLASS:
        return f"In your work step you may gain {errand} cards, the top one each time, paying with {skill}."
    return f"With the work chief for {errand} you may gain it in your work step for {card.skill_needed} {skill}."


def needs_words(card: Card) -> str:
    """What a Reminiscence asks for."""
    words = []
    for need in card.needs:
        what = "general maid" if need.general else "card"
        words.append(f"a {what} costing {need.cost}{' or more' if need.at_least else ''}")
    if len(set(words)) == 1:
        different = "different " if card.needs_different else ""
        return f"{number(len(words))} {different}{words[0][2:].replace(' costing', 's costing', 1)}"
    return " and ".join(words)


def _while(card: Card) -> str:
    """How long a card changes prices."""
    if any(step.WORD == "bargain" for step in card.serve):
        return "This turn"
    if card.category == HIGH_CLASS:
        return "If you use her when your turn begins, this turn"
    return "While she is your chambermaid," if card.chamber else "With it in your private quarters,"


def provenance_text(card: Card) -> str:
    """Where a card's numbers and text come from, if they are not simply printed on it."""
    if card.provenance == "printed":
        return ""
    return f"({capital(card.provenance)}: an owner of the box may know better.)"


def icons_text(card: Card) -> str:
    """What a maid gives before her text: ``+1 Draw, +2 Love``."""
    if card.category == LOVE:
        return ""
    return plus(
        [
            (card.draw, "Draw"),
            (card.love, "Love"),
            (card.serving, "Serving"),
            (card.employment, "Employment"),
            (card.imagination, "Imagination"),
            (card.concentration, "Concentration"),
            (card.effort, "Effort"),
        ]
    )


LAID: dict[int, str] = {
    ON_MAID: (
        "Lay it on a chambermaid or the top private maid of any player: "
        "she counts as not there, for effects and for points."
    ),
    IN_QUARTERS: "Lay it into the private quarters of any player who has a healthy maid there.",
    ANYWHERE: "Lay it into the private quarters of any player.",
    ON_BUILDING: "Lay it on a building of any player: the building and what lies under it count as not there.",
    AT_HOME: "It goes to your own private quarters.",
}

REQUIREMENT_CLAUSES: dict[str, Callable[[Requirement], str]] = {
    "chief in hand": lambda r: "it can be built only with a chief, of either kind, in your hand",
    "more than": lambda r: (
        f"it can be built only while your {r.field('building')}s and chambered "
        f"{first_name(str(r.field('chambermaid')))}s together outnumber your {r.field('than')}s"
    ),
}

CHANGE_CLAUSES: dict[str, Callable[[CostChange], str]] = {
    "fixed cost": lambda c: f"a {c.field('card')} costs you {c.field('cost')} Love",
    "cheaper buildings": lambda c: f"buildings cost you {c.field('by')} Love less, but at least 1",
    "cheaper maids": lambda c: f"maids cost you {c.field('by')} Love less, but at least 1",
    "dearer maids": lambda c: (
        f"maids cost you {c.field('by')} Love more; several of these add up to {c.field('most')} at most"
    ),
}


# -- sentences from steps --


def sentences(program: Program, you: bool = True) -> str:
    """A program as sentences."""
    return " ".join(capital(clause) + "." for clause in clauses(program, you))


def timed(when: str, program: Program, you: bool = True) -> str:
    """A program with its moment before it."""
    text = sentences(program, you)
    return f"{when}, {text[0].lower()}{text[1:]}"


def optional(when: str, program: Program) -> str:
    """A program that you may carry out or leave alone, with its moment before it."""
    if program[0].WORD == "need buildings" and len(program) > 1:
        return optional(f"With {_int(program[0], 'count')} or more buildings, {when[0].lower()}{when[1:]}", program[1:])
    done: list[str] = []
    found = clauses(program, you=True)
    while found and not (done and found[0].startswith("you may ")):
        done.append(found.pop(0).removeprefix("you may "))
    rest = [f"{capital(clause)}." for clause in found]
    return " ".join([f"{when} {listed(done)}.", *rest])


def listed(parts: list[str]) -> str:
    """Several clauses as one."""
    if len(parts) < 3:
        return (", and " if " and " in parts[0] else " and ").join(parts)
    return f"{', '.join(parts[:-1])}, and {parts[-1]}"


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
        return f"with {_int(first, 'count')} or more buildings, {clause}", 1 + steps
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


def then(step: Step, you: bool, field: str = "then") -> str:
    """The clauses of an inner program as one."""
    inner = step.field(field)
    assert isinstance(inner, tuple)
    return ", and ".join(clauses(inner, you))


def _gain(step: Step, joiner: str) -> str:
    names = [name for name, _ in step.FIELDS]
    return plus([(_int(step, name), name.capitalize()) for name in names], joiner)


def _each_other(step: Step, you: bool) -> str:
    inner = step.field("steps")
    assert isinstance(inner, tuple)
    if len(inner) == 1 and inner[0].WORD == "if hand":
        return f"each other player who holds {_int(inner[0], 'at_least')} or more cards {then(inner[0], False)}"
    return f"each other player {then(step, False, 'steps')}"


def _may_discard(step: Step, you: bool) -> str:
    count = _int(step, "up_to")
    what = "a card" if count == 1 else f"up to {count} cards"
    each = "for that" if count == 1 else "for each"
    may = f"discard {what} from your hand if you like" if you else f"may discard {what} from their hand"
    return f"{may}; {each}, {then(step, you)}"


PRIVATE_MAIDS = " (a private maid goes to your private quarters instead)"


def _take_into_hand(step: Step, you: bool) -> str:
    maid = f"a maid costing {_int(step, 'maid_up_to')} or less"
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
    "love or general maid": "a Love card or general maid",
}
DESTINATIONS = {
    "hand": "into your hand",
    "deck": "on top of your deck",
    "discard": "onto your discard pile",
    "any discard": "onto any player's discard pile",
}


def _take_from_town(step: Step, you: bool) -> str:
    what, to = str(step.field("what")), str(step.field("to"))
    limit = "" if _int(step, "up_to") >= 99 else f" costing {_int(step, 'up_to')} or less"
    take = ("you may " if step.field("may") else "") + ("take" if to == "hand" else "put")
    private = PRIVATE_MAIDS if what in ("maid", "love or maid") else ""
    return f"{take} {TAKEN[what]}{limit} from the Town {DESTINATIONS[to]}{private}"


CLAUSES: dict[str, Clause] = {
    "gain": lambda s, you: f"{verb('gain', you)} {_gain(s, ' and ')}",
    "gain one of": lambda s, you: f"{verb('gain', you)} either {_gain(s, ' or ')}",
    "draw": lambda s, you: f"{verb('draw', you)} {cards(_int(s, 'count'))}",
    "may draw": lambda s, you: f"{'you may' if you else 'may'} draw a card",
    "smaller new hand": lambda s, you: (
        f"{'your' if you else 'their'} new hand is {cards(_int(s, 'by'), '1 card')} smaller"
    ),
    "discard": lambda s, you: "discard a card from your hand" if you else "discards a card of their choice",
    "may discard": _may_discard,
    "discard top": lambda s, you: "discard the top card of your deck" if you else "discards the top card of their deck",
    "each other": _each_other,
    "neighbours": lambda s, you: (
        f"each of your neighbours, the left one first, {then(s, False, 'steps')}; a single opponent does so once"
    ),
    "if hand": lambda s, you: f"with {_int(s, 'at_least')} or more cards in hand, {then(s, you)}",
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
    "larger new hand": lambda s, you: f"your new hand this turn is {cards(_int(s, 'by'), '1 card')} larger",
    "bargain": lambda s, you: "prices change for you this turn",
    "may chamber": _may_chamber,
    "discard down to": lambda s, you: (
        f"{verb('discard', you)} cards of {'your' if you else 'their'} choice until {_int(s, 'count')} are left"
    ),
    "may replace": lambda s, you: (
        f"you may replace up to {cards(_int(s, 'up_to'), '1 card')} of your hand: discard first, then draw as many"
    ),
    "put back": lambda s, you: f"{'you may ' if s.field('may') else ''}put a card from your hand on top of your deck",
    "each player": lambda s, you: _each_other(s, you).replace("each other player", "each player (you too)"),
    "if love": lambda s, you: f"if it was a Love card, {then(s, you)}",
    "if taken": lambda s, you: f"if you do, {then(s, you)}",
    "take from town": _take_from_town,
    "to any discard": lambda s, you: "she goes to the discard pile of any player of your choice",
    "take onto deck": lambda s, you: f"put a {s.field('card')} from the Town on top of your deck",
    "choose deck": lambda s, you: "choose a player, yourself too",
    "discard that top": lambda s, you: "discard the top card of that player's deck",
    "turn over": lambda s, you: (
        f"{'look at' if s.field('secretly') else 'reveal'} the top {cards(_int(s, 'count'), 'card')} of your deck"
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
        f"if your card costs at least {_int(s, 'dearer_by')} more than theirs, you may return one of that opponent's "
        "buildings to the Town"
    ),
    "gain by type": lambda s, you: (
        f"for a Love card, gain +{_int(s, 'love')} Love; for a general maid, +{_int(s, 'serving')} Serving; "
        f"for a chief, draw {cards(_int(s, 'draw'))}"
    ),
    "may discard own top": lambda s, you: (
        f"you may discard the top card of your deck; if it costs {_int(s, 'cost')} or more, {then(s, you)}"
    ),
    "may discard two alike": lambda s, you: (
        f"you may discard two identical cards from your hand; if you do, {then(s, you)}"
    ),
    "to any quarters": lambda s, you: "she goes to the private quarters of any player of your choice",
    "pay or she leaves": lambda s, you: (
        f"discard a {s.field('card')} from your hand; if you cannot, show your hand, "
        "and she goes under the private maid pile"
    ),
    "need buildings": lambda s, you: f"go on only with {_int(s, 'count')} or more buildings",
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
        f"and your new hand this turn is {cards(_int(s, 'larger_hand'))} larger"
    ),
    "may return maids": lambda s, you: (
        f"you may return {number(_int(s, 'count'))} maids from your hand to the Town; if you do, {then(s, you)}"
    ),
    "end serving": lambda s, you: "your Serving Phase ends at once",
    "end game": lambda s, you: "the game ends at once and is scored",
    "return card": lambda s, you: "return a card of your choice from your hand to the Town",
    "after new hand": lambda s, you: "once your new hand this turn is drawn, something more happens",
    "may pay serving": lambda s, you: f"for 1 Serving you may {then(s, you)}",
    "love to hand rest away": lambda s, you: "take any Love among them into your hand, discarding the rest",
    "may discard love for beer": lambda s, you: (
        "you may gain a beer by paying 1 Serving and discarding a Love card from your hand"
    ),
    "may pay for beer": lambda s, you: f"you may pay {_int(s, 'love')} Love more to gain a beer",
    "beer right": lambda s, you: "in this turn's Employ Phase you may buy a beer for 4 Love, without an Employment",
    "may dismiss maid": lambda s, you: (
        f"you may put one of your chambermaids onto your discard pile; if you do, {then(s, you)}"
    ),
    "look at beers": lambda s, you: "look at the two top cards of the beer pile",
    "may swap beers": lambda s, you: "you may swap them",
    "chiefs as love": lambda s, you: (
        "this turn you may play Chambermaid Chiefs from your hand as if each were a 1 Love"
    ),
    "choose full hand": lambda s, you: f"choose another player with {_int(s, 'at_least')} or more cards in hand",
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
    "if alcohol": lambda s, you: f"with {_int(s, 'at_least')} or more Alcohol outside Beer Fests, {then(s, you)}",
    "lose random beer": lambda s, you: "a random beer of yours leaves the game too",
    "give beer": lambda s, you: "choose one of your beers",
    "give beer to": lambda s, you: "give it to another player of your choice",
    "take first master": lambda s, you: "take the First Master card: you open the next round",
    "return certain card": lambda s, you: f"return a {s.field('card')} from your hand to its pile",
    "discard maid": lambda s, you: "discard a maid from your hand",
    "may discard love": lambda s, you: f"you may discard a Love card from your hand; if you do, {then(s, you)}",
    "every few": lambda s, you: (
        f"with every {ordinal(_int(s, 'count'))} of her kind that serves you in a turn, {then(s, you)}"
    ),
    "may exchange": lambda s, you: (
        "you may show that player a random card of yours in return; if you do, the two cards change hands"
    ),
}


# -- end-of-game rules --


def score_clause(card: Card, rule: ScoreRule) -> str:
    """An end-of-game rule as a clause."""
    return SCORE_CLAUSES[rule.WORD](card.name, rule)


def _sets(name: str, rule: ScoreRule) -> str:
    worth = rule.field("worth")
    assert isinstance(worth, tuple)
    sizes = ", ".join(f"{size} = {vp} VP" for size, vp in enumerate(worth, 1))
    return f"chambered {first_name(name)}s score in sets, larger ones first: {sizes}"


def _family(name: str, rule: ScoreRule) -> str:
    members = rule.field("members")
    assert isinstance(members, tuple)
    family = ", ".join(first_name(member) for member in members[:-1]) + f" and {first_name(members[-1])}"
    return (
        f"of {family} as chambermaids, each set of all {number(len(members))} scores {rule.field('all')} VP more, "
        f"and each pair of two different ones {rule.field('pair')} VP more"
    )


SCORE_CLAUSES: dict[str, Callable[[str, ScoreRule], str]] = {
    "most owned": lambda name, r: (
        f"{r.field('bonus')} VP once for the player who alone owns the most {first_name(name)}s, chambered or not"
    ),
    "odd or even": lambda name, r: (
        f"with two or more {first_name(name)}s, each is worth {signed(r.field('odd'))} VP if their number is odd, "
        f"{signed(r.field('even'))} VP if it is even"
    ),
    "chambered sets": _sets,
    "chambered family": _family,
    "each chambered": lambda name, r: f"each chambered {first_name(name)} is worth {signed(r.field('vp'))} VP",
    "each chambered set": lambda name, r: (
        f"each set of {r.field('size')} chambered {first_name(name)}s scores {more(r.field('bonus'))}"
    ),
    "each chambered with chambermaids": lambda name, r: (
        f"with {r.field('at_least')} or more chambermaids of any kind, each chambered {first_name(name)} "
        f"is worth {signed(r.field('vp'))} VP"
    ),
    "each chambered with reminiscences": lambda name, r: (
        f"with {r.field('at_least')} or more Reminiscences, each chambered {first_name(name)} "
        f"is worth {signed(r.field('vp'))} VP"
    ),
    "each chambered by alcohol": lambda name, r: (
        f"each chambered {first_name(name)} is worth {r.field('vp')} VP, or {r.field('then')} VP if your beers have "
        f"{r.field('least')} to {r.field('most')} Alcohol"
    ),
    "each with chiefs": lambda name, r: (
        f"with {r.field('at_least')} or more chiefs of both kinds together, each {first_name(name)} scores "
        f"{more(r.field('vp'))}"
    ),
    "each with maid chiefs": lambda name, r: (
        f"with {r.field('at_least')} or more Maid Chiefs, each {name} scores {more(r.field('vp'))}"
    ),
    "each with friends": lambda name, r: (
        f"with {r.field('at_least')} or more {first_name(str(r.field('friend')))}s, each {first_name(name)} scores "
        f"{more(r.field('vp'))}"
    ),
    "owned sets": lambda name, r: _sets(name, r).replace("chambered ", "", 1),
    "each their number": lambda name, r: (
        f"each {name} is worth as many VP as you have {name}s, with {r.field('like')} counted among them"
    ),
    "each with at least": lambda name, r: (
        f"with {r.field('count')} or more of these, each is worth {signed(r.field('vp'))} VP instead of "
        f"{signed(r.field('printed'))}"
    ),
}


# -- words --


def _int(step: Step, name: str) -> int:
    value = step.field(name)
    assert isinstance(value, int)
    return value


def verb(word: str, you: bool) -> str:
    """The form of a verb for "you" (as an order) or for another player."""
    return word if you else f"{word}s"


def number(count: int) -> str:
    """Small numbers as words."""
    return ("no", "one", "two", "three", "four", "five")[count] if 0 <= count <= 5 else str(count)


def ordinal(count: int) -> str:
    """Small places as words."""
    return ("", "one", "second", "third", "fourth", "fifth")[count] if 1 <= count <= 5 else f"{count}th"


def cards(count: int, one: str = "a card") -> str:
    """A number of cards."""
    return one if count == 1 else f"{count} cards"


def plural(count: int, word: str) -> str:
    """A number of things."""
    return f"{count} {word}{'' if count == 1 else 's'}"


def signed(value: object) -> str:
    """A number with a real minus sign."""
    return f"\N{MINUS SIGN}{-value}" if isinstance(value, int) and value < 0 else str(value)


def more(value: object) -> str:
    """Points on top of others, or taken off them."""
    return f"{-value} VP less" if isinstance(value, int) and value < 0 else f"{value} VP more"


def several(name: str) -> str:
    """The plural of a card's name."""
    return f"{name} cards" if name.endswith("Love") else f"{first_name(name)}s"


def plus(gains: list[tuple[int, str]], joiner: str = ", ") -> str:
    """``+1 Draw, +2 Love`` from amounts and words, leaving out what is nothing."""
    return joiner.join(f"+{amount} {word}" for amount, word in gains if amount)


def capital(clause: str) -> str:
    """With a capital letter."""
    return clause[0].upper() + clause[1:]


def first_name(name: str) -> str:
    """What everybody calls her."""
    return name.split(maxsplit=1)[0]
