"""Another language is another folder: a game is told in one without a word of English left over, and without a gap."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import cuore
from cuore.bots.advice.hint import advise
from cuore.bots.search.race import Budget
from cuore.cards.cardfile.fields import PROGRAMS
from cuore.cards.catalogue import BOXES, official_rules
from cuore.cli.play.labels import Labels
from cuore.cli.play.scene import scene_for
from cuore.cli.play.standing import end_of_game
from cuore.engine.needs import SORTS
from cuore.engine.told_kinds import BUILT_IN
from cuore.engine.verbs import all_questions, all_verbs
from cuore.engine.words import ASK_REUSE, END_WORK, ENDING_NAMES, ERRAND_NAMES, PHASE_NAMES, SKILL_NAMES, SPECTATOR
from cuore.table import Table
from cuore.table.news import news_of
from cuore.table.turns import deeds
from cuore.text.card_text import card_messages, icons_message, short_message
from cuore.text.digest import digest
from cuore.text.english import ENGLISH, TABLES
from cuore.text.language import Speaker
from cuore.text.log import log_lines
from cuore.text.message import CardPart, Message, SeatPart, message
from cuore.text.options import option_message
from cuore.text.phrase import Phrase
from cuore.text.prompts import about, prompt
from cuore.text.provenance import provenance_message
from cuore.text.refusals import FIRST, refusal
from cuore.text.result import ending, not_counted, tie, verdict
from cuore.text.score_text import score_label
from tests.cli.play.desk import ALL_BOXES, choose, new_table, table_at
from tests.text.pseudo import foreign, pseudo
from tests.text.test_refusals import REASONS

RULES = official_rules()
SOMETIMES = 7
"""Every so many decisions it is looked at more than the question."""

ANSWERS = ("serve", "chamber", "acquire", "play", "employ", "build", "cure", "use", "pick", "gain", "end turn", "take")


PSEUDO = pseudo(ENGLISH)


def speaker_at(table: Table, reader: int) -> Speaker:
    """Somebody who speaks the pseudo-language at a table."""
    return Speaker(PSEUDO, RULES, table.names, reader, table.game.deal.place.name)


def told_at(table: Table, rng: Random) -> Iterator[tuple[Speaker, Phrase]]:
    """All that is said while chance plays a game to its end."""
    while not table.game.over:
        seat = table.game.asked
        speaker = speaker_at(table, seat)
        for said in asked_at(table, seat, rng):
            yield speaker, speaker.say(said)
        choose(table, int(rng.random() * len(table.game.options)))
    for viewer in (0, SPECTATOR):
        speaker = speaker_at(table, viewer)
        heard = table.session.heard(viewer)
        for said in log_lines(heard):
            yield speaker, speaker.say(said)
        for paragraph in digest(RULES, heard, deeds(table.session, 0)):
            for line in (speaker.say(paragraph.heading), *paragraph.said(speaker)):
                yield speaker, line
    speaker = speaker_at(table, 1)
    for said in (ending(table.game), verdict(table.game), tie(table.game), *not_counted(table.game)):
        yield speaker, speaker.say(said)


def asked_at(table: Table, seat: int, rng: Random) -> Iterator[Message]:
    """What somebody who is asked can read, but for what has happened."""
    decision = table.game.pending
    assert decision is not None
    yield from [option_message(option) for option in decision.unpacked(RULES)]
    yield from [table.doubt(seat, index) for index in range(len(decision.options))]
    if table.game.decisions % SOMETIMES:
        yield prompt(RULES, decision)
        return
    scene = scene_for(table, seat)
    view = scene.view
    yield prompt(RULES, decision)
    yield about(view, decision, scene.looked_at)
    yield message(f"phase.{PHASE_NAMES[view.phase]}")
    yield news_of(table, seat).title
    yield from end_of_game(view, Labels(view.deal)).parts()
    for advice in advise(view, table.session.memory(seat), Budget(stop=lambda: True)):
        yield from (*advice.reason, *advice.outlook)
    kinds = [kind for kind, total in enumerate(view.deal.totals) if total]
    for verb in ANSWERS:
        yield refusal(view, f"{verb} {RULES.names[rng.choice(kinds)]}")
        yield refusal(view, verb)


@pytest.mark.parametrize("boxes", [*BOXES, ALL_BOXES, "more,base,expanding,vacation,oktoberfest"])
def test_a_whole_game_is_told_without_a_word_of_english(boxes: str) -> None:
    town = "first" if boxes in BOXES else "random"
    table = new_table("Änn,Bén,Çléo", boxes=boxes, town=town, seed="another language")
    said = 0
    for speaker, line in told_at(table, Random(9)):
        assert not foreign(speaker, line), line
        said += 1
    assert said > 500


@pytest.mark.parametrize("place", ["", "park"])
def test_cards_are_told_without_a_word_of_english(place: str) -> None:
    speaker = Speaker(PSEUDO, RULES, place=place)
    for card in RULES.cards:
        said = [*card_messages(RULES, card), icons_message(card), provenance_message(card)]
        said += [score_label(RULES, card, rule) for rule in card.scores]
        said += [short_message(RULES, card, getattr(card, name.replace(" ", "_"))) for name in PROGRAMS]
        for one in said:
            assert not foreign(speaker, speaker.say(one)), speaker.say(one)


def test_reasons_are_told_without_a_word_of_english() -> None:
    for position, answer, _ in REASONS:
        table = table_at(position)
        speaker = speaker_at(table, 0)
        assert not foreign(speaker, speaker.say(refusal(table.session.view(0), answer))), answer


def test_english_itself_would_be_noticed() -> None:
    speaker = Speaker(ENGLISH, RULES, ("Ann", "Ben"), 0)
    assert foreign(speaker, speaker.say(message("event.used", who=SeatPart(1), card=CardPart(0)))) == "uses"


# -- keys --

SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(Path(cuore.__file__).parent.rglob("*.py")))
NAMED: dict[str, set[str]] = {
    "ask": {question.name for question in all_questions()[: ASK_REUSE + 1]},
    "ending": set(ENDING_NAMES),
    "errand": {name.lower() for name in ERRAND_NAMES},
    "event": {kind.name for kind in BUILT_IN if not kind.quiet},
    "first": {PHASE_NAMES[phase] for phase in FIRST},
    "option": {verb.name for verb in all_verbs()[: END_WORK + 1]},
    "phase": set(PHASE_NAMES),
    "skill": set(SKILL_NAMES),
    "sort": set(SORTS),
}
"""Keys that are made from names: how they begin, and the names."""

SPOKEN = (
    *NAMED,
    "about",
    "answer",
    "answers",
    "deed",
    "digest",
    "doubt",
    "end",
    "news",
    "pile",
    "place",
    "refusal",
    "result",
    "turn",
)
"""How the keys begin that stand in the code as they are, or that are made from names."""


def test_no_key_stands_in_two_tables() -> None:
    assert sum(len(table) for table in TABLES) == len(ENGLISH.templates)


def test_every_name_has_words() -> None:
    needed = {f"{family}.{name}" for family, names in NAMED.items() for name in names}
    assert needed - set(ENGLISH.templates) == set()


def test_every_message_in_the_code_has_words() -> None:
    keys = set(re.findall(r'\bmessage\(\s*"([^"]+)"', SOURCE))
    keys |= {f"refusal.{name}" for name in re.findall(r'\b_about\("([^"]+)"', SOURCE)}
    assert len(keys) > 120
    assert keys - set(ENGLISH.templates) == set()


def test_every_key_is_used() -> None:
    used = "".join(words for words in ENGLISH.templates.values() if isinstance(words, str))
    for key in ENGLISH.templates:
        family, _, name = key.split("@")[0].partition(".")
        quoted = [f"{family}.{name}", *([name] if family == "refusal" else [])]
        stands = any(re.search(rf'"{re.escape(word)}"(?!: )', SOURCE) for word in quoted)
        assert family not in SPOKEN or name in NAMED.get(family, ()) or stands or f"{{={family}.{name}" in used, key
