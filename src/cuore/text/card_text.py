"""Card texts, rendered from the programs that the engine runs: what a player reads cannot differ from what happens.

Here a card is put together from its parts; what its steps say stands in ``step_text``, its end-of-game rules in
``score_text``.
"""

from __future__ import annotations

from collections.abc import Callable

from cuore.engine.card import Card
from cuore.engine.costs import CostChange
from cuore.engine.needs import ANY_COST, Need
from cuore.engine.requirements import Requirement
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
from cuore.text.english.grammar import capital, cards, first_name, number, plural, plus
from cuore.text.score_text import score_clause
from cuore.text.sentences import listed, optional, sentences, timed
from cuore.text.step_text import clauses


def card_text(card: Card) -> str:
    """The whole rules text of a card, in sentences. Printed numbers (cost, points, icons) are not repeated."""
    parts: list[str] = []
    if card.category == LOVE:
        parts.append(f"Play for {card.love} Love; no Serving is needed.")
    if card.needs:
        parts.append(f"To acquire it, discard {needs_words(card)}.")
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
    if card.alcohol or "alcohol" in card.ours:
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
    """What to discard for a Reminiscence."""
    first = card.needs[0]
    if first.total:
        many = NEED_SORTS[first.sort][1]
        return f"any number of {many} from your hand whose printed costs add up to {first.total} or more"
    return f"{listed([need_words(need, need.count) for need in card.needs])} from your hand"


def need_words(need: Need, count: int = 1) -> str:
    """So many cards that a Reminiscence asks for."""
    one, many = NEED_SORTS[need.sort]
    cost = f" costing {need.cost}" if need.cost != ANY_COST else ""
    if need.at_least:
        cost = f" costing {need.at_least} or more"
    return f"a {one}{cost}" if count == 1 else f"{number(count)} {many}{cost}"


def _while(card: Card) -> str:
    """How long a card changes prices."""
    if any(step.WORD == "bargain" for step in card.serve):
        return "This turn"
    if card.category == HIGH_CLASS:
        return "If you use her when your turn begins, this turn"
    return "While she is your chambermaid," if card.chamber else "With it in your private quarters,"


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


NEED_SORTS: dict[str, tuple[str, str]] = {
    "staff": ("card", "cards"),
    "maid": ("maid", "maids"),
    "general maid": ("general maid", "general maids"),
    "chief": ("chief of either kind", "chiefs of either kind"),
    "love": ("Love card", "Love cards"),
}

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
