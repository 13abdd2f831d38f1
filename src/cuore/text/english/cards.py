"""The frame of a card's text: moments, where events lie, what it takes to have it, and where a card comes from."""

from __future__ import annotations

from collections.abc import Mapping

from cuore.text.english.clauses import does, in_short, of_others, offered, timed
from cuore.text.english.grammar import and_list
from cuore.text.language import Speaker, Template
from cuore.text.message import Message, Part
from cuore.text.phrase import Phrase, join, phrase

PLURAL = ("part.vp", "part.icons", "part.chamber")
"""Parts of a card that are several things by themselves."""


def _provenance(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
    """``(Printed; the cost and text are ours: an owner of the box may know better.)``."""
    said = parts["parts"]
    assert isinstance(said, tuple)
    some = and_list([speaker.part(part) for part in said])
    whole = join("; ", [speaker.part(parts["whole"]).capital(), *([some] if some else [])])
    return phrase("(", whole, speaker.words("provenance.doubt", {}) if parts["doubt"] else "", ".)")


def _are(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
    """Some parts of a card, as the subject of a sentence."""
    some = parts["parts"]
    assert isinstance(some, tuple)
    many = len(some) > 1 or any(isinstance(part, Message) and part.key in PLURAL for part in some)
    return phrase("the ", speaker.part(some), " are" if many else " is")


WORDS: dict[str, Template] = {
    "card.does": does,
    "card.timed": timed,
    "card.offered": offered,
    "card.of others": of_others,
    "card.in short": in_short,
    "when.starting": "in your {=phase.starting}",
    "when.may use": "in your {=phase.starting} you may use {maid|her|it} to",
    "when.may use.used": "if you use {maid|her|it} in your {=phase.starting}",
    "when.turn begins": "when your turn begins you may",
    "when.turn begins.used": "if you use her when your turn begins",
    "when.drew": "once a turn, right after one of your maids made you draw in your {=phase.serving}",
    "when.others dismiss": "when the {=phase.dismiss} of another player begins",
    "when.acquired": "when you acquire it",
    "when.employed": "when you employ {maid|her|it}",
    "when.after hand": "in the turn in which you employ her, once your new hand is drawn",
    "when.larger hand": "your new hand is {by:counted} larger; once it is drawn",
    "when.chambered starting": "while she is your chambermaid, in your {=phase.starting} you may",
    "when.chambered starting.used": "while she is your chambermaid, if you use her in your {=phase.starting}",
    "when.chambered serving": "while she is your chambermaid, any time in your {=phase.serving} you may",
    "when.chambered serving.used": "while she is your chambermaid, if you use her in your {=phase.serving}",
    "when.in hand": "in your {=phase.serving}, without paying a Serving, you may",
    "when.in hand.used": "in your {=phase.serving}, if you use her without paying a Serving",
    "card.love": "Play for {love} Love; no Serving is needed.",
    "card.wanted": "To acquire it, discard {wanted}.",
    "card.required": "{need:capital}.",
    "card.laid.on a maid": (
        "Lay it on a chambermaid or the top private maid of any player: she counts as not there, "
        "for effects and for points."
    ),
    "card.laid.in quarters": "Lay it into the private quarters of any player who has a healthy maid there.",
    "card.laid.anywhere": "Lay it into the private quarters of any player.",
    "card.laid.on a building": (
        "Lay it on a building of any player: the building and what lies under it count as not there."
    ),
    "card.laid.at home": "It goes to your own private quarters.",
    "card.leads": "In your {=phase.work} you may gain {errand} cards, the top one each time, paying with {skill}.",
    "card.leads.short": "{errand} cards for {letter}",
    "card.prepared": ("With the work chief for {errand} you may gain it in your {=phase.work} for {needed} {skill}."),
    "card.chamber discount": "The first chambermaid you make in a turn costs {by} {by|Serving|Servings} less.",
    "card.drunk": "When it is drawn or turned up in your turn, it leaves the game.",
    "card.opens": (
        "When you gain it, it lies open until your next turn ends: every player may, in their own {=phase.employ}, "
        "buy one beer for {price} Love, without an Employment. Then it joins your beers."
    ),
    "card.starts shown": "It lies face up beside the beer pile when the game begins.",
    "card.turns events away": (
        "When an event is about to be laid into your private quarters, you may show this card from your hand: "
        "the event returns to {=place}."
    ),
    "card.protects": "With {count} or more of these, no event can be laid into your private quarters.",
    "card.cure": "Discarding a {card} in your {=phase.starting} returns one of yours to {=place}.",
    "card.cure maid": (
        "In your {=phase.starting} you may return a maid costing {cost} or more from your hand to {=place}: "
        "one of yours goes there with her."
    ),
    "card.changes as chambermaid": "While she is your chambermaid, {changes:and_and}.",
    "card.changes as event": "With it in your private quarters, {changes:and_and}.",
    "card.chamber": ("For {servings} {servings|Serving|Servings} she can become your chambermaid instead of serving."),
    "card.leave": (
        "The player whose chambermaid she is may pay {servings} {servings|Serving|Servings} to send her back to "
        "{=place}."
    ),
    "card.alcohol": "Alcohol {alcohol}.",
    "card.score": "End of game: {rule}.",
    "errand.food": "Food",
    "errand.decoration": "Decoration",
    "errand.cleaning": "Cleaning",
    "provenance": _provenance,
    "provenance.printed": "printed",
    "provenance.deduced": "deduced",
    "provenance.reconstructed": "reconstructed",
    "provenance.ours": "{=provenance.are} ours",
    "provenance.parts deduced": "{=provenance.are} deduced",
    "provenance.are": _are,
    "provenance.doubt": ": an owner of the box may know better",
    "provenance.love": "(Printed in the box {printed}, partly deduced in {deduced}.)",
    "provenance.box": "'{name}'",
    "part.name": "name",
    "part.cost": "cost",
    "part.vp": "points",
    "part.icons": "icons",
    "part.chamber": "Servings to chamber",
    "part.requires": "requirement",
    "part.skill needed": "skill needed",
    "part.alcohol": "Alcohol",
    "part.text": "text",
    "part.copies": "number of copies",
}
