"""Card texts, rendered from the programs that the engine runs: what a player reads cannot differ from what happens.

Every step word has its clause here, once for "you" and once for "they" (another player who carries it out).
"""

from __future__ import annotations

from collections.abc import Callable

from cuore.engine.card import Card
from cuore.engine.frame import Program, Step
from cuore.engine.score_rules import ScoreRule
from cuore.engine.words import IN_QUARTERS, LOVE, ON_MAID

Clause = Callable[[Step, bool], str]
"""Takes a step and whether "you" carry it out; gives a clause without capital and full stop."""


def card_text(card: Card) -> str:
    """The whole rules text of a card, in sentences. Printed numbers (cost, points, icons) are not repeated."""
    parts: list[str] = []
    if card.category == LOVE:
        parts.append(f"Play for {card.love} Love; no Serving is needed.")
    if card.serve:
        parts.append(sentences(card.serve))
    if card.starting:
        when = "In your Starting Phase" if card.starting_must else "In your Starting Phase you may use her"
        parts.append(timed(when, card.starting))
    if card.on_draw:
        parts.append(
            timed("Once a turn, right after one of your maids made you draw in your Serving Phase", card.on_draw)
        )
    if card.others_dismiss:
        parts.append(timed("When the Dismiss Phase of another player begins", card.others_dismiss, you=False))
    if card.turns_events_away:
        parts.append(
            "When an event is about to be laid into your private quarters, you may show this card from your hand: "
            "the event returns to the Town."
        )
    if card.laid == ON_MAID:
        parts.append(
            "Lay it on a chambermaid or the top private maid of any player: "
            "she counts as not there, for effects and for points."
        )
    elif card.laid == IN_QUARTERS:
        parts.append("Lay it into the private quarters of any player who has a healthy maid there.")
    if card.cure:
        parts.append(f"In your Starting Phase you may discard a {card.cure} to return one of yours to the Town.")
    if card.chamber:
        parts.append(f"Chambermaid: {plural(card.chamber, 'Serving')}, instead of serving.")
    parts += [f"End of game: {score_clause(card, rule)}." for rule in card.scores]
    return " ".join(parts)


def icons_text(card: Card) -> str:
    """What a maid gives before her text: ``+1 Draw, +2 Love``."""
    if card.category == LOVE:
        return ""
    return plus([(card.draw, "Draw"), (card.love, "Love"), (card.serving, "Serving"), (card.employment, "Employment")])


# -- sentences from steps --


def sentences(program: Program, you: bool = True) -> str:
    """A program as sentences."""
    return " ".join(capital(clause) + "." for clause in clauses(program, you))


def timed(when: str, program: Program, you: bool = True) -> str:
    """A program with its moment before it."""
    text = sentences(program, you)
    return f"{when}: {text[0].lower()}{text[1:]}"


def clauses(program: Program, you: bool) -> list[str]:
    """A program as clauses; runs of steps that belong together become one."""
    found: list[str] = []
    at = 0
    while at < len(program):
        words = [step.WORD for step in program[at:]]
        laid = 0
        while words[3 * laid : 3 * laid + 3] == ["send", "offer reaction", "land"]:
            laid += 1
        if laid:
            event = program[at].field("event")
            found.append(f"put {number(laid)} {event}{'es' if laid > 1 else ''} from the Town on that maid")
            at += 3 * laid
        elif words[:4] == ["lift event", "choose other place", "offer reaction", "land"]:
            found.append(
                "move one event from anybody's private quarters to an equivalent place in those of another player"
            )
            at += 4
        else:
            step = program[at]
            found.append(CLAUSES[step.WORD](step, you))
            at += 1
    return found


def then(step: Step, you: bool, field: str = "then") -> str:
    """The clauses of an inner program as one."""
    inner = step.field(field)
    assert isinstance(inner, tuple)
    return ", and ".join(clauses(inner, you))


def _gain(step: Step, joiner: str) -> str:
    gains = [(_int(step, "love"), "Love"), (_int(step, "serving"), "Serving"), (_int(step, "employment"), "Employment")]
    return plus(gains, joiner)


def _each_other(step: Step, you: bool) -> str:
    inner = step.field("steps")
    assert isinstance(inner, tuple)
    if len(inner) == 1 and inner[0].WORD == "if hand":
        return f"each other player with {_int(inner[0], 'at_least')} or more cards in hand {then(inner[0], False)}"
    return f"each other player {then(step, False, 'steps')}"


def _may_discard(step: Step, you: bool) -> str:
    if _int(step, "up_to") == 1:
        return f"you may discard a card from your hand; if you do, {then(step, you)}"
    return f"you may discard up to {_int(step, 'up_to')} cards from your hand; for each of them {then(step, you)}"


def _take_into_hand(step: Step, you: bool) -> str:
    maid = f"a maid costing {_int(step, 'maid_up_to')} or less"
    other = str(step.field("or_card"))
    what = f"a {other} or {maid}" if other else maid
    return f"take {what} from the Town into your hand (a private maid goes to your private quarters instead)"


CLAUSES: dict[str, Clause] = {
    "gain": lambda s, you: f"{verb('gain', you)} {_gain(s, ' and ')}",
    "gain one of": lambda s, you: f"{verb('gain', you)} {_gain(s, ' or ')}, as you choose now",
    "draw": lambda s, you: f"{verb('draw', you)} {cards(_int(s, 'count'))}",
    "may draw": lambda s, you: "you may draw a card",
    "smaller new hand": lambda s, you: (
        f"{'your' if you else 'their'} new hand is {cards(_int(s, 'by'), '1 card')} smaller"
    ),
    "discard": lambda s, you: f"{verb('discard', you)} a card of {'your' if you else 'their'} choice from hand",
    "may discard": _may_discard,
    "discard top": lambda s, you: (
        "discard the top card of your deck" if you else "that player discards the top card of their deck"
    ),
    "each other": _each_other,
    "neighbours": lambda s, you: (
        f"your left neighbour, then your right one (a single opponent once), {then(s, False, 'steps')}"
    ),
    "if hand": lambda s, you: f"with {_int(s, 'at_least')} or more cards in hand, {then(s, you)}",
    "if not maid": lambda s, you: f"if that card was not a maid, {then(s, you)}",
    "may return": lambda s, you: (
        f"you may return a {s.field('card')} from your hand to the Town; if you do, {then(s, you)}"
    ),
    "take into hand": _take_into_hand,
    "may choose deck": lambda s, you: "you may choose a player, yourself too",
    "look at top": lambda s, you: "look at the top card of that player's deck",
    "leave or discard top": lambda s, you: "leave it there, or put it on that player's discard pile",
    "may return event": lambda s, you: "you may return one event in your private quarters to the Town",
    "receive event": lambda s, you: (
        f"{verb('receive', you)} a {s.field('event')} from the Town, if a healthy maid is in "
        f"{'your' if you else 'their'} private quarters"
    ),
    "choose place": lambda s, you: "choose a chambermaid or top private maid of any player",
    "send": lambda s, you: f"one {s.field('event')} leaves the Town for the chosen place",
    "offer reaction": lambda s, you: "its receiver may turn it away",
    "land": lambda s, you: "it lies down there",
    "keep one card": lambda s, you: "discard all cards of your hand but one",
    "lift event": lambda s, you: "lift one event from anybody's private quarters",
    "choose other place": lambda s, you: "choose an equivalent place for it at another player's",
    "choose hand": lambda s, you: "choose another player",
    "look at random card": lambda s, you: "look at a random card of that player's hand",
    "may exchange": lambda s, you: (
        "you may show that player a random card of yours in return; if you do, the two cards are exchanged"
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
        f"each pair of two different ones {rule.field('pair')} VP more"
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
    "each with at least": lambda name, r: (
        f"with {r.field('count')} or more, each is worth {signed(r.field('vp'))} VP instead"
    ),
}


# -- words --
# --------------


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


def cards(count: int, one: str = "a card") -> str:
    """A number of cards."""
    return one if count == 1 else f"{count} cards"


def plural(count: int, word: str) -> str:
    """A number of things."""
    return f"{count} {word}{'' if count == 1 else 's'}"


def signed(value: object) -> str:
    """A number with a real minus sign."""
    return f"\N{MINUS SIGN}{-value}" if isinstance(value, int) and value < 0 else str(value)


def plus(gains: list[tuple[int, str]], joiner: str = ", ") -> str:
    """``+1 Draw, +2 Love`` from amounts and words, leaving out what is nothing."""
    return joiner.join(f"+{amount} {word}" for amount, word in gains if amount)


def capital(clause: str) -> str:
    """With a capital letter."""
    return clause[0].upper() + clause[1:]


def first_name(name: str) -> str:
    """What everybody calls her."""
    return name.split(maxsplit=1)[0]
