"""What can be answered, as a person reads it. Whatever belongs to the reader is called so."""

from __future__ import annotations

from collections.abc import Mapping

from cuore.text.language import Speaker, Template
from cuore.text.message import Message, Part, SeatPart
from cuore.text.phrase import Phrase


def _of_whom(other: str, own: str) -> Template:
    """One of two keys: for somebody else's seat, and for the reader's own."""

    def say(speaker: Speaker, parts: Mapping[str, Part]) -> Phrase:
        is_own = parts["seat"] == SeatPart(speaker.reader)
        return speaker.say(Message(own if is_own else other, parts))

    return say


WORDS: dict[str, Template] = {
    "option.pass": "pass",
    "option.use": "use {card}",
    "option.cure": "cure {entry}",
    "option.start serving": "start serving",
    "option.serve": "serve {card}",
    "option.chamber": "chamber {card}",
    "option.play": "play {card}",
    "option.play all love": "play all Love",
    "option.end serving": "end serving",
    "option.employ": "employ {card}",
    "option.end turn": "end turn",
    "option.discard": "discard {card}",
    "option.keep": "keep {card}",
    "option.return": "return {card}",
    "option.take": "take {card}",
    "option.choose": _of_whom("option.choose.other", "option.choose.own"),
    "option.choose.other": "choose {seat}",
    "option.choose.own": "choose yourself",
    "option.put on": _of_whom("option.put on.other", "option.put on.own"),
    "option.put on.other": "put on {entry} of {seat}",
    "option.put on.own": "put on your {entry}",
    "option.move": _of_whom("option.move.other", "option.move.own"),
    "option.move.other": "move {card} of {seat}",
    "option.move.own": "move your {card}",
    "option.move from": _of_whom("option.move from.other", "option.move from.own"),
    "option.move from.other": "move {event} from {entry} of {seat}",
    "option.move from.own": "move {event} from your {entry}",
    "option.return from": "return {event} from {entry}",
    "option.gain love": "gain Love",
    "option.gain employment": "gain Employment",
    "option.gain serving": "gain Serving",
    "option.draw": "draw",
    "option.leave it": "leave it",
    "option.discard it": "discard it",
    "option.exchange": "exchange",
    "option.reveal": "reveal {card}",
    "option.let": "let it happen",
    "option.let all": "let it all happen",
    "option.put back": "put back {card}",
    "option.put under": "put under {card}",
    "option.swap for": "swap for {card}",
    "option.return two": "return two {card}",
    "option.send to": _of_whom("option.send to.other", "option.send to.own"),
    "option.send to.other": "send to {seat}",
    "option.send to.own": "send to yourself",
    "option.send away": "send away {card}",
    "option.tear down": "tear down {entry}",
    "option.discard top": "discard top",
    "option.discard two": "discard two {card}",
    "option.lay under": "lay {card} under it",
    "option.acquire": "acquire {card}",
    "option.pay serving": "pay a Serving",
    "option.pay for beer": "pay for a beer",
    "option.beer from pile": "beer from the pile",
    "option.beer": "beer {card}",
    "option.buy beer from pile": "buy beer from the pile",
    "option.buy beer": "buy beer {card}",
    "option.dismiss": "dismiss {card}",
    "option.swap them": "swap them",
    "option.leave them": "leave them",
    "option.name": "name {number}",
    "option.cure with": "cure {event} with {card}",
    "option.give": "give {card}",
    "option.pick": "pick {card}",
    "option.use chambermaid": "use {card}",
    "option.prepare": "gain {card}",
    "option.end work": "end work",
    # What a person's answer may be instead of an option.
    "answer.what": "{verb} what? {options}",
    "answer.several": "{answer} could mean: {options}",
    "answer.near": "did you mean {option}?",
    "answer.no number": "there is no answer {answer}: choose from {numbers}",
    "answer.gone": "{number} was {option}, which is not possible any more",
    "answer.none": "{answer} is none of the answers: give a number, or words like those shown",
    "answer.buy": "buy",  # what everybody says who means to employ; only beers are bought in the words of options
}
