"""Messages, phrases and the templates between them."""

from __future__ import annotations

import json

import pytest

from cuore.cards.catalogue import official_rules
from cuore.engine.words import HIDDEN, ILL
from cuore.text.language import Language, Speaker
from cuore.text.message import NOTHING, CardPart, EntryPart, Message, NamePart, Part, SeatPart, message
from cuore.text.phrase import Phrase, Piece, join, phrase
from tests.text.speaking import english

RULES = official_rules()
COLETTE, ONE_LOVE = RULES.kinds["Colette Framboise"], RULES.kinds["1 Love"]
NAMES = ("Ann", "Ben")


def test_a_page_gets_pieces_that_know_what_they_name() -> None:
    employs = message("event.employed", who=SeatPart(1), card=(CardPart(ONE_LOVE),), price=1)
    said = english(NAMES, 0).say(employs)
    assert said.data() == [
        ["Ben", "seat", 1],
        [" employs a "],
        ["1 Love", "card", ONE_LOVE],
        [" card for 1 Love"],
    ]
    assert json.loads(json.dumps(said.data())) == said.data()
    assert "".join(str(piece[0]) for piece in said.data()) == str(said) == "Ben employs a 1 Love card for 1 Love"


def test_who_is_spoken_to_is_still_known() -> None:
    said = english(NAMES, 1).say(message("event.turn", who=SeatPart(1), round=3))
    assert said.data() == [["— Round 3: "], ["your", "seat", 1], [" turn —"]]


def test_plain_text_in_a_row_is_one_piece() -> None:
    assert phrase("a", "", "b", Piece("C", "card", 3), phrase("d"), "e").pieces == (
        Piece("ab"),
        Piece("C", "card", 3),
        Piece("de"),
    )
    assert join(", ", ["a", phrase("b")]) == phrase("a, b")
    assert not phrase("")
    assert "x" + phrase("y") + "z" == phrase("xyz")
    assert phrase("", "ab").capital() == phrase("Ab")
    assert Phrase().capital() == Phrase()


def speaker_of(place: str = "", reader: int = -1, **templates: str) -> Speaker:
    language = Language("test", templates, lambda speaker, part: english(NAMES, speaker.reader).part(part))
    return Speaker(language, RULES, NAMES, reader, place)


@pytest.mark.parametrize(
    ("template", "parts", "said"),
    [
        ("{n} {n|card|cards}", {"n": 1}, "1 card"),
        ("{n} {n|card|cards}", {"n": 3}, "3 cards"),
        ("{flag|yes|no}", {"flag": True}, "yes"),
        ("{flag|yes|no}", {"flag": False}, "no"),
        ("{who|goes|go}", {"who": SeatPart(0)}, "goes"),
        ("{who|goes|go}", {"who": SeatPart(1)}, "go"),
        ("{cards|goes|go}", {"cards": (CardPart(COLETTE), CardPart(ONE_LOVE))}, "go"),
        ("{cards|goes|go}", {"cards": (CardPart(COLETTE, 2),)}, "go"),
        ("{cards|goes|go}", {"cards": (CardPart(COLETTE),)}, "goes"),
        ("{=other}!", {"n": 2}, "other 2!"),
        ("{name}", {"name": NamePart("{n}")}, "{n}"),
        ("[{it}]", {"it": NOTHING}, "[]"),
        ("{{}}", {}, "{}"),
    ],
)
def test_templates(template: str, parts: dict[str, Part], said: str) -> None:
    speaker = speaker_of(reader=1, it=template, other="other {n}", nothing="")
    assert str(speaker.say(Message("it", parts))) == said


def test_a_place_may_have_its_own_words() -> None:
    templates = {"a": "in {=b}", "b": "the Town", "b@park": "the Park", "c@park": ""}
    language = Language("test", templates, lambda speaker, part: Phrase())
    assert str(Speaker(language, RULES, place="park").say(message("a"))) == "in the Park"
    assert str(Speaker(language, RULES).say(message("a"))) == "in the Town"
    assert str(Speaker(language, RULES, place="park").say(message("c"))) == ""
    with pytest.raises(KeyError):
        Speaker(language, RULES).say(message("d"))


def test_another_box_brings_its_words() -> None:
    language = english().language.with_words({"event.danced": "{who} {who|dances|dance}"})
    danced = message("event.danced", who=SeatPart(0))
    assert str(Speaker(language, RULES, NAMES, 0).say(danced)) == "you dance"
    assert str(Speaker(language, RULES, NAMES, 1).say(danced)) == "Ann dances"


def test_parts_in_english() -> None:
    say = english(NAMES).part
    assert str(say(CardPart(COLETTE))) == "Colette Framboise"
    assert str(say(CardPart(COLETTE, 2))) == "two Colette Framboise"
    assert str(say(CardPart(COLETTE, 12))) == "12× Colette Framboise"
    assert str(say(CardPart(HIDDEN))) == "a card"
    assert str(say(CardPart(HIDDEN, 3))) == "3 cards"
    assert str(say(EntryPart(COLETTE + 2 * ILL))) == RULES.entry_words(COLETTE + 2 * ILL) == "Colette Framboise (ill 2)"
    assert str(say((SeatPart(0), SeatPart(1), NamePart("Cleo")))) == "Ann, Ben and Cleo"
