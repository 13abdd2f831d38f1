"""What a person must decide, on the screen: where the turn stands, the question, the numbered answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from cuore.cli.play.fit import Cut
from cuore.cli.play.labels import SKILL_LETTERS
from cuore.cli.play.park import few_words, pick_words
from cuore.cli.play.scene import Scene
from cuore.engine.beers import BEER_PRICE
from cuore.engine.options import unpack
from cuore.engine.setup import HAND_SIZE
from cuore.engine.verbs import verb as declared_verb
from cuore.engine.words import (
    ACQUIRE,
    ASK_CHAMBER,
    BUY_BEER_FROM_PILE,
    BUY_BEER_SHOWN,
    CHAMBER,
    EMPLOY_CARD,
    HIGH_CLASS,
    ILL,
    PAY_FOR_BEER,
    PHASE_NAMES,
    PICK,
    PICKING,
    PLAY_LOVE,
    PREPARE,
    RUNNING,
    SEND_AWAY,
    SEND_TO,
    SERVE,
    TAKE,
    USE,
    USE_CHAMBERMAID,
    card_of,
    verb_of,
)
from cuore.text.answers import spans
from cuore.text.message import NamePart, message
from cuore.text.options import option_phrase
from cuore.text.prompts import about, prompt

COUNTERS = ("♥ Love", "S Servings", "E Employments")
SHORT_COUNTERS = ("♥", "S", "E")
HINTS = "? texts · d deck · t table · l log · i hint · s save · h help · q quit"
FEW_HINTS = "? texts · h help · q quit"

IN_TOWN = {
    EMPLOY_CARD: "answers.employ",
    TAKE: "answers.take",
    ACQUIRE: "answers.acquire",
    BUY_BEER_SHOWN: "answers.buy beer",
    BUY_BEER_FROM_PILE: "answers.buy beer",
}
"""What can be done with cards of the Town and beside it, by verb."""


def bar(scene: Scene, width: int) -> Text:
    """The line on top: where the game stands, and the counters of the turn, as long as there is room."""
    view, say = scene.view, scene.speaker.say
    number = say(message("turn.round" if view.ends == RUNNING else "turn.last round", round=view.round))
    phase = say(message(f"phase.{PHASE_NAMES[view.phase]}")).capital()
    left = f" {number} · {scene.whose_turn()} · {phase}"
    right = ""
    skills = [f"{letter} {count}" for letter, count in zip(SKILL_LETTERS, view.skills, strict=True) if count]
    for gap, words in (("   ", COUNTERS), ("  ", COUNTERS), ("  ", SHORT_COUNTERS)):
        if view.phase == PICKING:
            break  # nothing is counted before the turns begin
        counts = zip(words, (view.love, view.servings, view.employments), strict=True)
        right = gap.join([*[f"{word} {count}" for word, count in counts], *skills]) + " "
        if cell_len(left) + cell_len(right) < width:
            break
    remarks = [message("turn.new hand", cards=view.new_hand)] if view.new_hand != HAND_SIZE else []
    remarks += [message("turn.another")] if view.another_turn else []
    more = "".join(f" · {say(remark)}" for remark in remarks)
    if cell_len(left) + cell_len(more) + cell_len(right) < width:
        left += more
    filling = " " * max(1, width - cell_len(left) - cell_len(right))
    return Text(left + filling + right, "bar", no_wrap=True, overflow="ellipsis")


# -- the question --


def question(scene: Scene, width: int) -> list[RenderableType]:
    """The question as a heading, with what must be known to answer it, below it where the line is too short."""
    asked, about = _asked(scene), _about(scene)
    both = Text(" ").join([asked, about]) if about else asked
    fits = not about or both.cell_len <= width - len(" ── ")
    heading = both if fits else asked
    heading.stylize("bold")
    return [Rule(heading, align="left", style="frame"), *([] if fits else [Text("  ").append(about)])]


def _asked(scene: Scene) -> Text:
    """The question itself."""
    return scene.labels.painted(scene.speaker.say(prompt(scene.labels.rules, scene.decision)))


def _about(scene: Scene) -> Text:
    """What a question is about and does not say itself."""
    return scene.labels.painted(scene.speaker.say(about(scene.view, scene.decision, scene.looked_at)))


def seen_aside(scene: Scene, short: bool = False) -> list[RenderableType]:
    """The cards that lie aside, turned over from a deck, when there are such."""
    view = scene.view
    if not view.aside_count:
        return []
    cards = scene.labels.cards(view.aside, short) if view.aside else Text(f"{view.aside_count} cards, face down")
    return [Text.assemble(("  Turned over  ", "heading"), cards)]


def reminder(scene: Scene, lines: int) -> list[RenderableType]:
    """The text of the card that asks, in at most so many lines."""
    source = scene.decision.source
    text = scene.labels.text(source) if source >= 0 else ""
    return [Cut(Text(f"  {text}", "quiet"), lines)] if text else []


# -- the answers --


def answers(scene: Scene, numbers: Sequence[int], short: bool = False) -> RenderableType:
    """The answers with these numbers, in columns from top to bottom; short: with short names."""
    texts = [_answer(scene, number, short) for number in numbers]
    return Columns(texts, column_first=True, padding=(0, 3))


def town_hint(scene: Scene) -> list[RenderableType]:
    """Where the other answers stand, when there are such."""
    found: dict[str, list[int]] = {}
    for option in scene.decision.options:
        if scene.past is None and scene.is_in_town(option):
            verb = verb_of(option)
            named = (
                message(IN_TOWN[verb])
                if verb in IN_TOWN
                else message("answers.other", verb=NamePart(declared_verb(verb).name))
            )
            found.setdefault(str(scene.speaker.say(named)), []).append(scene.numbers[option])
    if not found:
        return []
    text = Text()
    for words, numbers in found.items():
        span = spans(numbers)
        text.append(f"{span:>3}" if not text else f" · {span}", "number")
        text.append(f"  {words}", "quiet")
    return [text.append(str(scene.speaker.say(message("answers.by number"))), "quiet")]


def hints(scene: Scene, cut: bool = False) -> Text:
    """The commands, in one line; ``cut``: there are more answers than could be shown."""
    if scene.past is not None:
        return Text(scene.past.keys, "quiet", no_wrap=True, overflow="ellipsis")
    undo = (("u undo", "number"), (" · ", "quiet")) if scene.can_undo else ()
    more = (("a all answers", "number"), (" · ", "quiet")) if cut else ()
    return Text.assemble(*more, *undo, (FEW_HINTS if cut else HINTS, "quiet"), no_wrap=True, overflow="ellipsis")


def _answer(scene: Scene, number: int, short: bool) -> Text:
    index = scene.index(number)
    option = scene.decision.options[index]
    if scene.past is None:
        mark = f"{number:>3}"
    else:
        mark = "  ▸" if option == scene.past.chosen else "   "
    text = Text.assemble((f"{mark}  ", "number"))
    if verb_of(option) == PICK:
        text.append(scene.labels.name(card_of(option), short=True))
    else:
        reader = replace(scene.speaker, reader=scene.decision.seat)
        words = option_phrase(reader, unpack(scene.labels.rules, option, scene.decision.seat))
        text.append(scene.labels.painted(words, short))
    effect = "" if short else _effect(scene, option)
    if effect:
        return text.append(f" ({effect})")
    if verb_of(option) == SERVE:
        return text.append(" ").append(scene.labels.icons(card_of(option)))
    if verb_of(option) == ACQUIRE:
        return text.append(" (discard ").append(scene.labels.needs(card_of(option), short=True)).append(")")
    if verb_of(option) == PLAY_LOVE and not scene.labels.rules.is_love[card_of(option)]:
        return text.append(" for ").append("1♥", "love")
    if verb_of(option) == PREPARE:
        return text.append(" (for ").append(_skill_price(scene, card_of(option))).append(")")
    price = _price(scene, option)
    return text.append(" (costs ").append(price).append(")") if price else text


def _effect(scene: Scene, option: int) -> str:
    """What high class maids and chambermaids do, in few words."""
    labels, kind = scene.labels, card_of(option)
    if verb_of(option) == PICK:
        return pick_words(labels, kind)
    if verb_of(option) == USE_CHAMBERMAID:
        return few_words(labels, kind, labels.card(kind).chambered_serving)
    if verb_of(option) == USE and labels.rules.category[kind] == HIGH_CLASS:
        return few_words(labels, kind, labels.card(kind).starting)
    return ""


def _price(scene: Scene, option: int) -> Text:
    """What an answer costs beyond what its words say: Servings, or Love."""
    verb = verb_of(option)
    if verb == CHAMBER:
        return Text("S" * _servings_to_chamber(scene, card_of(option)), "serving")
    if verb == SEND_AWAY:
        return Text("S" * scene.labels.card(card_of(option)).leave, "serving")
    if verb == SEND_TO:
        return Text("S", "serving")
    if verb == EMPLOY_CARD:
        return scene.labels.price(card_of(option), scene.view.price(card_of(option)))
    if verb in (BUY_BEER_FROM_PILE, BUY_BEER_SHOWN):
        return Text(f"{BEER_PRICE}♥", "love")
    return Text(f"{_love_for_beer(scene)}♥", "love") if verb == PAY_FOR_BEER else Text()


def _skill_price(scene: Scene, kind: int) -> Text:
    """The skill points that a preparation takes, and what it is worth."""
    rules, labels = scene.labels.rules, scene.labels
    return labels.skill(rules.errand[kind], rules.skill_needed[kind]).append(", ", "").append(labels.points(kind))


def _servings_to_chamber(scene: Scene, kind: int) -> int:
    """The Servings that making a chambermaid takes now: none when a card offers it."""
    if scene.decision.question == ASK_CHAMBER:
        return 0
    rules, private = scene.labels.rules, scene.view.house.private
    helps = private and private[-1] < ILL and private[-1] not in scene.view.used
    return max(0, rules.chamber[kind] - (rules.chamber_discount[private[-1]] if helps else 0))


def _love_for_beer(scene: Scene) -> int:
    """What a maid wants for a beer: it stands in the step that asks."""
    frame = scene.view.frames[-1]
    return scene.labels.rules.programs[frame.program][frame.pc - 1].traits().count("pay love")
