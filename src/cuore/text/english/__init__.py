"""English: the one folder that holds the words a player reads in a game. Another language is another such folder."""

from cuore.text.english import options
from cuore.text.language import Language, Speaker
from cuore.text.message import CardPart, EntryPart, NamePart, Part, SeatPart
from cuore.text.phrase import Phrase, phrase


def of_part(speaker: Speaker, part: Part) -> Phrase:
    """A part as it stands in the middle of a sentence."""
    if isinstance(part, CardPart):
        return speaker.card(part.kind)
    if isinstance(part, EntryPart):
        kind, _, _ = speaker.rules.entry_parts(part.entry)
        state = speaker.rules.entry_state(part.entry)
        return phrase(speaker.card(kind), f" ({state})" if state else "")
    if isinstance(part, SeatPart):
        return speaker.seat(part.seat)
    return phrase(part.text if isinstance(part, NamePart) else str(part))


ENGLISH = Language("english", options.WORDS, of_part)
