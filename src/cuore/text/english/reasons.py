"""Hints: why an option is good or bad, how the game would end, and how sure all that is."""

from __future__ import annotations

from collections.abc import Mapping

from cuore.text.language import Speaker, Template
from cuore.text.message import Part
from cuore.text.phrase import Phrase, join, phrase


def _plan(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
    """What to do, as a sentence; the name of a card may shout already."""
    steps = parts["steps"]
    assert isinstance(steps, tuple)
    *first, last = [speaker.part(step) for step in steps]
    plan = phrase(join(", ", first), ", then " if first else "", last)
    return phrase(plan.capital(), "" if str(plan).endswith("!") else ".")


WORDS: dict[str, Template] = {
    "reason.counts": "{maid|She|It} {worth} at the end{others| with the cards you have|}.",
    "reason.counts as chambermaid": "As a chambermaid she {worth}{end| at the end|}.",
    "reason.worth": "counts {points} {points|point|points}",
    "reason.worth less than nothing": "costs you {points} {points|point|points}",
    "reason.chambermaid": "As a chambermaid she brings {points:signed} {points|point|points}.",
    "reason.chambermaid without points": "As a chambermaid she brings no points yet.",
    "reason.same hand": "An average hand of yours would bring {after:tenths} Love as before.",
    "reason.other hand": "An average hand of yours would bring {after:tenths} Love instead of {before:tenths}.",
    "reason.gives": "She gives {given}.",
    "reason.gives when she serves": "When she serves you, she gives {given}.",
    "reason.her text": "She does what her text says.",
    "reason.gain.love": "{count} Love",
    "reason.gain.draw": "{count} {count|card|cards}",
    "reason.gain.serving": "{count} {count|Serving|Servings}",
    "reason.gain.employment": "{count} {count|Employment|Employments}",
    "reason.works always": "She works for you in every turn, from your private quarters.",
    "reason.leads": "She lets you work for {errand}.",
    "reason.troubles another": "It troubles another player.",
    "reason.burdens another": "She goes to another house and is a burden there.",
    "reason.ends the game": "That ends the game, and you are {ahead||not }ahead.",
    "reason.leaves": "That leaves {left} of her.",
    "reason.leaves none": "That leaves none of her.",
    "reason.love is lost": "Love that is left in your hand is lost at the end of the turn.",
    "reason.nobody else serves": "Nobody else serves you in this turn.",
    "reason.nothing changes": "It leaves everything as it is.",
    "reason.did not pay off": "{card} did not pay off in the imagined games.",
    "reason.employs nobody": "You would employ nobody, and the Love of this turn would be lost.",
    "reason.would end the game": "{card} would end the game, and you are not ahead.",
    "reason.would thin": "Nothing on offer improves your deck: {card} would thin your draws.",
    "reason.not worth having": "Nothing on offer is worth having, not even {card}.",
    "outlook": "You would end {lead}, in {end}.",
    "outlook.far behind": "well behind",
    "outlook.behind": "a little behind",
    "outlook.even": "about even",
    "outlook.ahead": "a little ahead",
    "outlook.far ahead": "well ahead",
    "outlook.round": "about round {round}",
    "outlook.this round": "this round",
    "standing.recommended": "recommended",
    "standing.about the same": "about the same",
    "standing.behind": "behind",
    "standing.not tried": "not tried",
    "hint.plan": _plan,
    "hint.then": "Then {steps}.",
    "hint.broken off": "Broken off.",
    "hint.nothing else": "There is nothing else to choose.",
    "hint.first glance": "No game was imagined to its end: this is a first glance, without looking ahead.",
    "hint.better": "Better than everything else that was tried.",
    "hint.alike": "About the same: {names:row}.",
    "hint.alike and more": "About the same: {names:row} and {more} more.",
    "hint.luckier": (
        "{name:capital} came out a little better in the imagined games, but the difference is within chance."
    ),
    "hint.some luckier": (
        "Some of these came out a little better in the imagined games, but the difference is within chance."
    ),
    "hint.sure": ("With the recommended answer you would win {chance} of the games; {games} were imagined in all."),
    "hint.few": "That is few: take it as a guess.",
    "hint.chance": "{low}–{high} %",
    "hint.no chance": "?",
    "hint.option": "Option",
    "hint.standing": "How it stands",
    "hint.wins": "You win",
    "hint.why": "Why",
}
