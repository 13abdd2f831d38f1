"""What every step of a program says, as a clause: to the reader of the card, or of another player who carries it out.

``.short`` keys are for menus, where few words must do.
"""

from __future__ import annotations

from collections.abc import Mapping

from cuore.text.english.clauses import Result, Statement, permitted, program
from cuore.text.language import Speaker, Template
from cuore.text.message import Message, Part
from cuore.text.phrase import Phrase, join, phrase

GAINS = ("draw", "love", "serving", "employment", "imagination", "concentration", "effort")


def gains(speaker: Speaker, parts: Mapping[str, Part], between: str) -> Phrase:
    """``+1 Draw, +2 Love`` from amounts by name, leaving out what is nothing."""
    given = [(name, parts[name]) for name in GAINS if parts.get(name, 0)]
    return join(
        between, [phrase(f"+{count} ", speaker.words(f"icon.{name}", {"count": count})) for name, count in given]
    )


def _gain(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
    return phrase(speaker.words("gain", parts), gains(speaker, parts, " and "))


def _gain_one_of(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
    return phrase(speaker.words("gain", parts), "either ", gains(speaker, parts, " or "))


def _all_gains(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
    return gains(speaker, parts, " and ")


def _icons(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
    return gains(speaker, parts, ", ")


def _who_is_chambered(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
    return speaker.words("step.may chamber.several" if parts["many"] else "step.may chamber.one", parts)


def _what_is_discarded(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
    one = parts["count"] == 1
    return speaker.words("step.take to discard.one" if one else "step.take to discard.several", parts)


TAKE = "step.take from town"
ANY_COST = 99
"""What a card from the Town may cost where that does not matter."""


def _take_from_town(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
    what, to, up_to = parts["what"], parts["to"], parts["up_to"]
    assert isinstance(what, Message)
    assert isinstance(to, Message)
    assert isinstance(up_to, int)
    any_maid = what.key in (f"{TAKE}.what.maid", f"{TAKE}.what.love or maid")
    return phrase(
        "take " if to.key == f"{TAKE}.to.hand" else "put ",
        speaker.say(what),
        f" costing {up_to} or less" if up_to < ANY_COST else "",
        " from ",
        speaker.words("place", {}),
        " ",
        speaker.say(to),
        speaker.words("private maids", {}) if any_maid else "",
    )


def _bargain(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
    return speaker.words("step.bargain.told" if parts["changes"] else "step.bargain.untold", parts)


WORDS: dict[str, Template] = {
    "program": program,
    "may": "{you|you may|may}",
    "your": "{you|your|their}",
    "if done": "{you|if you do|if they do}",
    "gain": "{you|gain|gains} ",
    "private maids": " (a private maid goes to your private quarters instead)",
    "icons": _icons,
    "icon.draw": "Draw",
    "icon.love": "Love",
    "icon.serving": "{count|Serving|Servings}",
    "icon.employment": "{count|Employment|Employments}",
    "icon.imagination": "{=skill.imagination}",
    "icon.concentration": "{=skill.concentration}",
    "icon.effort": "{=skill.effort}",
    # -- gaining and drawing --
    "step.gain": _gain,
    "step.gain.short": Result("{=step.gain.all}"),
    "step.gain.all": _all_gains,
    "step.gain one of": _gain_one_of,
    "step.gain by type": Statement(
        "for a Love card, gain +{love} {=icon.love}; for a general maid, +{serving} {serving|Serving|Servings}; "
        "for a chief, draw {draw:cards}"
    ),
    "step.draw": "{you|draw|draws} {count:cards}",
    "step.draw.short": "draw {count}",
    "step.smaller new hand": Statement("{=your} new hand is {by:counted} smaller"),
    "step.larger new hand": Statement("your new hand this turn is {by:counted} larger"),
    "step.after new hand": Statement("once your new hand this turn is drawn, something more happens"),
    "step.bargain": Statement("{=step.bargain.all}"),
    "step.bargain.all": _bargain,
    "step.bargain.told": "this turn {changes:and_and}",
    "step.bargain.untold": "prices change for you this turn",
    "step.bargain.short": "{changes:short}",
    "step.chiefs as love": Statement("this turn each Chambermaid Chief in your hand counts as a {love:love_card} too"),
    # -- discarding and returning --
    "step.discard": "{you|discard a card from your hand|discards a card of their choice}",
    "step.discard.short": "discard 1",
    "step.may discard": (
        "{you|discard|may discard} {up_to:up_to} from {you|your hand if you like|their hand}; "
        "{up_to|for that|for each}, {then}"
    ),
    "step.discard top": "{you|discard|discards} the top card of {=your} deck",
    "step.discard down to": "{you|discard|discards} cards of {=your} choice until {count} are left",
    "step.discard maid": "discard a maid from your hand",
    "step.discard maid.short": "discard a maid",
    "step.discard of cost": Statement(
        "that player discards a card of exactly that cost from their hand, if there is one"
    ),
    "step.discard that top": "discard the top card of that player's deck",
    "step.duel of decks": "discard the top card of your deck and that of one opponent's",
    "step.keep one card": "discard all cards from your hand but one",
    "step.pay card": "discard a {card} from your hand",
    "step.pay or she leaves": (
        "discard a {card} from your hand; if you cannot, show your hand, and she goes under the private maid pile"
    ),
    "step.pay love and this event": "discard a Love card from your hand and remove this event from the game",
    "step.put under": "{you|put|puts} a card of {=your} choice from {=your} hand under {=your} deck",
    "step.put back": "{may|you may |}{=step.put back.bare}",
    "step.put back.bare": "put a card from your hand on top of your deck",
    "step.return card": "return a card of your choice from your hand to {=place}",
    "step.return certain card": "return a {card} from your hand to its pile",
    "step.return certain card.short": "return a {card}",
    "step.return two of these": "return two of these from your hand to {=place}",
    # -- others, and conditions --
    "step.each other": Statement("each other player {steps:who}"),
    "step.each player": Statement("each player (you too) {steps:who}"),
    "step.neighbours": Statement(
        "each of your neighbours, the left one first, {steps:they}; a single opponent does so once"
    ),
    "step.if hand": Statement("with {at_least} or more cards in hand, {then}"),
    "step.if hand.relative": "who holds {at_least} or more cards {then}",
    "step.if not maid": Statement("if that card was not a maid, {then}"),
    "step.if love": Statement("if it was a Love card, {then}"),
    "step.if taken": Statement("if you do, {then}"),
    "step.if alcohol": Statement("with {at_least} or more Alcohol outside Beer Fests, {then}"),
    "step.every few": Statement("with every {count:ordinal} of her kind that serves you in a turn, {then}"),
    "step.need buildings": "go on only with {count} or more buildings",
    "step.need buildings.condition": "with {count} or more buildings",
    "step.choose hand": "choose another player",
    "step.choose full hand": "choose another player with {at_least} or more cards in hand",
    "step.choose deck": "choose a player, yourself too",
    "step.name number": "name a number",
    "run.choose full hand + name number": "{=step.choose full hand} and {=step.name number}",
    "run.choose deck + discard that top": "choose a deck, your own too, and discard its top card",
    # -- looking and turning over --
    "step.look at top": "look at the top card of that player's deck",
    "step.leave or discard top": "leave it there, or put it onto that player's discard pile",
    "step.look at random card": "look at a random card of that player's hand",
    "run.choose hand + look at random card": ("look at a random card from the hand of another player of your choice"),
    "step.turn over": "{secretly|look at|reveal} the top {count:top} of your deck",
    "step.take one aside": "take one of them into your hand, and discard the others",
    "step.love to hand or choose": (
        "take a Love card into your hand; leave any other card there or put it onto your discard pile"
    ),
    "step.love to hand rest away": "take any Love among them into your hand, discarding the rest",
    "step.use that card": Statement(
        "you may use it as though you had just played it, if it is a general maid or a Love card; it stays on that "
        "discard pile"
    ),
    # -- taking from the Town --
    "step.take into hand": (
        "take {or_card:or_else}a maid costing {maid_up_to} or less from {=place} into your hand{=private maids}"
    ),
    "step.take onto deck": "put a {card} from {=place} on top of your deck",
    "step.take to discard": (
        "put {count:some} {=step.take to discard.what} from {=place} onto your discard pile, "
        "{count|if one is left|or as many as are left}"
    ),
    "step.take to discard.what": _what_is_discarded,
    "step.take to discard.one": "{card}",
    "step.take to discard.several": "{card:several}",
    "step.take from town": "{may|you may |}{=step.take from town.bare}",
    "step.take from town.bare": _take_from_town,
    "step.take from town.what.maid": "a maid",
    "step.take from town.what.general maid": "a general maid",
    "step.take from town.what.chambermaid chief": "a Chambermaid Chief",
    "step.take from town.what.chief": "a Maid Chief or Chambermaid Chief",
    "step.take from town.what.love or maid": "a Love card or maid",
    "step.take from town.what.general maid or chief": "a general maid or chief",
    "step.take from town.to.hand": "into your hand",
    "step.take from town.to.deck": "on top of your deck",
    "step.take from town.to.discard": "onto your discard pile",
    "step.take from town.to.any discard": "onto any player's discard pile",
    "step.to any discard": Statement("she goes to the discard pile of any player of your choice"),
    "step.to any quarters": Statement("she goes to the private quarters of any player of your choice"),
    # -- private quarters --
    "step.receive event": (
        "{you|receive|receives} a {event} from {=place} if {you|you|they} have a healthy maid in {=your} "
        "private quarters"
    ),
    "step.choose place": "choose a place for {event:or_it} in anybody's private quarters",
    "step.send": Statement("one {event} leaves {=place} for the chosen place"),
    "step.offer reaction": Statement("its receiver may turn it away"),
    "step.land": Statement("it lies down there"),
    "run.choose place + [send + offer reaction + land]": (
        "lay {times:word} {event} {times|card|cards} from {=place} in one place of your choice, "
        "in anybody's private quarters"
    ),
    "run.[send + offer reaction + land]": "lay {times:word} {event} from {=place} there",
    "step.lift event": "lift one event from anybody's private quarters",
    "step.choose other place": "choose an equivalent place for it at another player's",
    "run.lift event + choose other place + offer reaction + land": (
        "move one event from anybody's private quarters to an equivalent place in those of another player"
    ),
    "step.dismiss chambermaid": "put her onto your discard pile",
    "step.dismiss chambermaid.short": "discard her",
    "step.lay chief under": (
        "lay a chief from your hand under it; she is still yours and scores her printed points, but is no chambermaid"
    ),
    "step.may send to": Statement(
        "for 1 Serving you may send her to another player's private quarters, as that player's chambermaid"
    ),
    "step.may tear down": Statement(
        "if your card costs at least {dearer_by} more than theirs, you may return one of that opponent's buildings "
        "to {=place}"
    ),
    # -- the course of a game --
    "step.end serving": Statement("your {=phase.serving} ends at once"),
    "step.end game": Statement("the game ends at once and is scored"),
    "step.another turn": Statement("you take another turn after this one, unless the game ends first"),
    "step.take first master": "take the First Master card: you open the next round",
    "step.take first master.short": "be first next round",
    "step.may pay serving": Statement("for 1 Serving you may {then}"),
    # -- beers --
    "step.beer right": Statement(
        "in this turn's {=phase.employ} you may buy a beer for {price} Love, without an Employment"
    ),
    "step.look at beers": "look at the two top cards of the beer pile, or at its last one",
    "step.take beer from": "take a random beer from another player of your choice",
    "step.lose random beer": Statement("a random beer of yours leaves the game too"),
    "step.give beer": "choose one of your beers",
    "step.give beer to": "give it to another player of your choice",
    "run.give beer + give beer to": "give one of your beers to another player of your choice",
    # -- what may be done --
    **permitted(
        {
            "step.may draw": "draw a card",
            "step.may choose deck": "choose a player, yourself too",
            "run.may choose deck + discard that top": "choose a deck, your own too, and discard its top card",
            "run.may choose deck + look at top + leave or discard top": (
                "choose a deck, your own too, look at its top card, and leave it there or put it onto its owner's "
                "discard pile"
            ),
            "step.may return": "return a {card} from {=your} hand to {=place}; {=if done}, {then}",
            "step.may return two": "return two {card:several} from {=your} hand to {=place}; {=if done}, {then}",
            "step.may return maids": "return {count:word} maids from {=your} hand to {=place}; {=if done}, {then}",
            "step.may return event": "return one event in {=your} private quarters to {=place}",
            "step.may replace": "replace up to {up_to:counted} of your hand: discard first, then draw as many",
            "step.may discard own top": "discard the top card of {=your} deck; if it costs {cost} or more, {then}",
            "step.may discard two alike": "discard two identical cards from {=your} hand; {=if done}, {then}",
            "step.may discard love": "discard a Love card from {=your} hand; {=if done}, {then}",
            "step.may discard love for beer": (
                "gain a beer by paying 1 Serving and discarding a Love card from your hand"
            ),
            "step.may pay for beer": "pay {love} Love more to gain a beer",
            "step.may dismiss maid": "put one of {=your} chambermaids onto {=your} discard pile; {=if done}, {then}",
            "step.may swap beers": "swap them",
            "step.may lay beer under": (
                "lay one of your beers under it, where it can be neither lost nor given away nor taken"
            ),
            "step.may exchange": (
                "show that player a random card of yours in return; if you do, the two cards change hands"
            ),
            "step.may swap private maid": (
                "lay your top private maid face down under the private maid pile and take one on offer in her place"
            ),
            "step.may leave and end phases": (
                "return her to {=place}; if you do, your Serving and Employ Phases end at once, "
                "and your new hand this turn is {larger_hand:cards} larger"
            ),
            "step.may chamber": (
                "make {=step.may chamber.who} from your hand {many|chambermaids|a chambermaid}, without paying Servings"
            ),
        }
    ),
    "step.may chamber.who": _who_is_chambered,
    "step.may chamber.several": "any number of {chiefs_only||Chambermaids and }Chambermaid Chiefs",
    "step.may chamber.one": "a {chiefs_only||Chambermaid or }Chambermaid Chief",
}
