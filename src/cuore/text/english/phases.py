"""Places, phases and how a game ends."""

from __future__ import annotations

from cuore.text.language import Template

WORDS: dict[str, Template] = {
    "nothing": "",
    "place": "the Town",
    "place@park": "the Park",
    "place.name": "Town",
    "place.name@park": "Park",
    "phase.starting": "Starting Phase",
    "phase.starting@park": "high class maid step",
    "phase.serving": "Serving Phase",
    "phase.serving@park": "serving step",
    "phase.employ": "Employ Phase",
    "phase.employ@park": "employ step",
    "phase.dismiss": "Dismiss Phase",
    "phase.dismiss@park": "cleanup",
    "phase.work": "work step",
    "phase.picking": "high class maid selection",
    "ending.running": "",
    "ending.piles": "enough maid piles are empty",
    "ending.rounds": "the round limit is reached",
    "ending.camp fire": "the Camp Fire is lit",
    "ending.beers": "the last beer is gone",
    "ending.preparations": "all of one errand is done",
    "skill.imagination": "Imagination",
    "skill.concentration": "Concentration",
    "skill.effort": "Effort",
}
