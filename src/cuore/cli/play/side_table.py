"""What lies beside the Town on the screen: Reminiscences with what they ask for, beers, the open Beer Stand.

What boxes have there of their own comes below it.
"""

from __future__ import annotations

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cuore.cli.play.brought import on_table
from cuore.cli.play.fit import Flow
from cuore.cli.play.scene import BEER_PILE, Scene
from cuore.engine.beers import BEER_PRICE
from cuore.engine.card import Card
from cuore.text.card_text import card_text, does_message
from cuore.text.english.grammar import capital, plural
from cuore.text.language import Speaker
from cuore.text.message import message
from cuore.text.score_text import score_message


def small_beside(scene: Scene) -> list[RenderableType]:
    """Reminiscences and beers, in as few lines as can be."""
    found = (_reminiscences_in_words(scene), _beers_in_words(scene), _brought_in_words(scene))
    return [Flow(parts) for parts in found if parts]


def full_beside(scene: Scene) -> list[RenderableType]:
    """Reminiscences and beers in a frame, with a line for each; nothing in games that have neither."""
    return [
        Panel(table, title=Text(title, "heading"), title_align="left", border_style="frame", padding=(0, 1))
        for title, table in _headed(scene, whole=False)
    ]


def whole_beside(scene: Scene) -> list[tuple[str, RenderableType]]:
    """Reminiscences and beers with all they say, below their heading; nothing in games that have neither."""
    return _headed(scene, whole=True)


def _headed(scene: Scene, whole: bool) -> list[tuple[str, RenderableType]]:
    rows = [*_reminiscence_rows(scene), *_beer_rows(scene)]
    brought = _brought_rows(scene)
    if not rows:
        return brought
    table = Table.grid(expand=True, padding=(0, 1, 0, 0))
    table.add_column(justify="right", style="number", no_wrap=True, width=2)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True, width=3)
    table.add_column(no_wrap=not whole, overflow="fold" if whole else "ellipsis", ratio=1, style="quiet")
    for row in rows:
        table.add_row(*row)
    return [(_title(scene), table), *brought]


def _title(scene: Scene) -> str:
    view = scene.view
    if not _has_reminiscences(scene):
        return "Beers"
    acquired = "one acquired this turn" if view.acquired else "acquire one a turn"
    words = f"Reminiscences · {acquired} · {view.reminiscences_down_count} more face down"
    return f"{words} · and beers" if view.deal.stock.has_beers else words


# -- Reminiscences --


def _has_reminiscences(scene: Scene) -> bool:
    return bool(scene.view.reminiscences_up or scene.view.reminiscences_down_count)


def _reminiscences_in_words(scene: Scene) -> list[Text]:
    if not _has_reminiscences(scene):
        return []
    labels, numbers = scene.labels, scene.numbers_in_town()
    parts: list[Text] = []
    shown = scene.view.reminiscences_up
    for kind in dict.fromkeys(shown):
        text = Text.assemble(_number(numbers, kind), f"{shown.count(kind)}× " if shown.count(kind) > 1 else "")
        text.append(labels.name(kind)).append(labels.mark(kind)).append(" (")
        parts.append(text.append(labels.needs(kind, short=True)).append(") ").append(labels.points(kind)))
    parts.append(Text(f"{scene.view.reminiscences_down_count} face down", "quiet"))
    return [Text("Reminiscences  ", "heading").append(parts[0]), *parts[1:]]


def _reminiscence_rows(scene: Scene) -> list[tuple[RenderableType, ...]]:
    labels, numbers = scene.labels, scene.numbers_in_town()
    return [
        (
            str(numbers.get(kind, "")),
            labels.name(kind),
            Text.assemble(("discard ", "quiet"), labels.needs(kind)),
            labels.points(kind),
            _effect(labels.speaker, labels.card(kind)),
        )
        for kind in scene.view.reminiscences_up
    ]


def _effect(speaker: Speaker, card: Card) -> str:
    """What a Reminiscence does when it is acquired."""
    return str(speaker.say(does_message(speaker.rules, card, card.employed))) if card.employed else ""


# -- beers --


def _beers_in_words(scene: Scene) -> list[Text]:
    view = scene.view
    if not view.deal.stock.has_beers:
        return []
    labels, numbers = scene.labels, scene.numbers_in_town()
    parts: list[Text] = []
    for kind in view.beers_up:
        text = _number(numbers, kind).append(labels.name(kind)).append(labels.mark(kind)).append(" ")
        parts.append(text.append(labels.points(kind)).append(" face up", "quiet"))
    parts.append(_number(numbers, BEER_PILE).append("pile", "beer").append(f" of {view.beers_down_count}"))
    if _stand(scene):
        parts.append(Text("Beer Stand ", "beer").append(_stand(scene), ""))
    if _right(scene):
        parts.append(Text(_right(scene), "notice"))
    return [Text("Beers  ", "heading").append(parts[0]), *parts[1:]]


def _beer_rows(scene: Scene) -> list[tuple[RenderableType, ...]]:
    view = scene.view
    if not view.deal.stock.has_beers:
        return []
    labels, numbers = scene.labels, scene.numbers_in_town()
    rows: list[tuple[RenderableType, ...]] = [
        (
            str(numbers.get(kind, "")),
            labels.name(kind),
            "face up",
            labels.points(kind),
            _beer_text(labels.speaker, labels.card(kind)),
        )
        for kind in view.beers_up
    ]
    ends = _right(scene) or "The game ends with the turn that takes the last of them."
    rows.append(
        (str(numbers.get(BEER_PILE, "")), Text("Beer pile", "beer"), f"{view.beers_down_count} face down", "", ends)
    )
    if _stand(scene):
        sells = f"Everybody may buy one beer a turn for {BEER_PRICE} Love."
        rows.append(("", Text("Beer Stand", "beer"), _stand(scene), "", sells))
    return rows


def _beer_text(speaker: Speaker, card: Card) -> str:
    """What matters about a beer that can be had."""
    if card.opens:
        return str(card_text(speaker, card))
    said = [message("card.alcohol", alcohol=card.alcohol)]
    said += [score_message(speaker.rules, card, rule) for rule in card.scores]
    return str(speaker.say_all(said))


def _stand(scene: Scene) -> str:
    """At whose house the Beer Stand is open, if it is."""
    owner = scene.view.stand_owner
    return f"open ({scene.names[owner]})" if owner >= 0 else ""


def _right(scene: Scene) -> str:
    """What the player whose turn it is may buy without an Employment, by a maid's help."""
    rights = scene.view.beer_rights
    return f"{plural(rights, 'beer')} may be bought, {BEER_PRICE}♥ each" if rights else ""


# -- what boxes have of their own --


def _brought_in_words(scene: Scene) -> list[Text]:
    return [
        Text.assemble((f"{capital(shown.name)}  ", "heading"), shown.content) for shown in on_table(scene, short=True)
    ]


def _brought_rows(scene: Scene) -> list[tuple[str, RenderableType]]:
    return [(capital(shown.name), shown.content) for shown in on_table(scene)]


def _number(numbers: dict[int, int], kind: int) -> Text:
    return Text.assemble((f"{numbers[kind]}  " if kind in numbers else "", "number"))
