"""What a person must decide, on the screen: the own hand, the question, the numbered answers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from cuore.cli.play.scene import Scene
from cuore.engine.words import ASK_REACTION, CHAMBER, PHASE_NAMES, SERVE, card_of, verb_of
from cuore.text.prompts import prompt

COUNTERS = ("♥ Love", "S Servings", "E Employments")
SHORT_COUNTERS = ("♥", "S", "E")
HINTS = "? card texts · t table · l log · s save · h help · q quit"


def bar(scene: Scene, width: int) -> Text:
    """The line on top: where the game stands, and the counters of the turn, as long as there is room."""
    view = scene.view
    left = f" Round {view.round} · {scene.whose_turn()} · {PHASE_NAMES[view.phase].capitalize()} Phase"
    right = ""
    for gap, words in (("   ", COUNTERS), ("  ", COUNTERS), ("  ", SHORT_COUNTERS)):
        counts = zip(words, (view.love, view.servings, view.employments), strict=True)
        right = gap.join(f"{word} {count}" for word, count in counts) + " "
        if cell_len(left) + cell_len(right) < width:
            break
    filling = " " * max(1, width - cell_len(left) - cell_len(right))
    return Text(left + filling + right, "bar", no_wrap=True, overflow="ellipsis")


def question(scene: Scene) -> Text:
    """The question, in full: who must fear an event is told which maid it is meant for."""
    text = scene.labels.painted(prompt(scene.decision))
    maid = scene.view.frames[-1].place
    if scene.decision.ask == ASK_REACTION and maid >= 0:
        text.append(" It is meant for ").append(scene.labels.entry(maid)).append(".")
    text.stylize("bold")
    return text


def answers(scene: Scene, numbers: Sequence[int]) -> RenderableType:
    """The answers with these numbers, in columns from top to bottom."""
    texts = [_answer(scene, number) for number in numbers]
    return Columns(texts, column_first=True, padding=(0, 3))


def town_hint(scene: Scene) -> list[RenderableType]:
    """Where the other answers stand, when there are such."""
    numbers = sorted(scene.numbers_in_town().values())
    if not numbers:
        return []
    span = f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else f"{numbers[0]}"
    words = scene.options[numbers[0] - 1].split()[0]
    return [Text.assemble((f"{span:>3}", "number"), (f"  {words} from the Town, by number or by name", "quiet"))]


def hints(scene: Scene) -> Text:
    """The commands, in one line."""
    undo = (("u undo", "number"), (" · ", "quiet")) if scene.can_undo else ()
    return Text.assemble(*undo, (HINTS, "quiet"), no_wrap=True, overflow="ellipsis")


def _answer(scene: Scene, number: int) -> Text:
    option = scene.decision.options[number - 1]
    text = Text.assemble((f"{number:>3}  ", "number"), scene.labels.painted(scene.options[number - 1]))
    if verb_of(option) == SERVE:
        return text.append(" ").append(scene.labels.icons(card_of(option)))
    if verb_of(option) == CHAMBER:
        return text.append(" (costs ").append("S" * scene.labels.card(card_of(option)).chamber, "serving").append(")")
    return text
