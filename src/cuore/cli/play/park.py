"""What only the Park has, on the screen: rounds and their order, high class maids, skill points, preparations."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cuore.cli.play.labels import SKILL_LETTERS, Labels
from cuore.cli.play.scene import Scene
from cuore.engine.frame import Program
from cuore.engine.park import NOBODY
from cuore.engine.words import (
    EMPLOY,
    ERRAND_NAMES,
    NO_ERRAND,
    PICKING,
    RUNNING,
    SKILL_NAMES,
)
from cuore.text.card_text import errand_message, short_message
from cuore.text.message import NamePart

BRIEF, SHORT, WHOLE = 0, 1, 2
"""How much is told: what this turn needs; also what lies in the piles; also the high class maids who are left."""

CELLS = 75
"""From so many columns on, the piles of preparations stand side by side."""


def small_park(scene: Scene, width: int, much: int) -> list[RenderableType]:
    """The round and the preparations in few lines; nothing in games of other boxes."""
    if not scene.view.deal.place.in_rounds:
        return []
    lines: list[RenderableType] = [_course(scene)]
    if _has_skills(scene):
        lines.append(_skills(scene))
    lines.append(_pile_cells(scene, much) if width >= CELLS else _piles_in_words(scene))
    if much == WHOLE:
        left = Text() if scene.view.phase == PICKING else _left_in_park(scene)  # there, they are the answers
        lines += [line for line in (left, _visitors(scene)) if line]
    return lines


def full_park(scene: Scene) -> list[RenderableType]:
    """All of it in a frame, a line for each pile of preparations; nothing in games of other boxes."""
    return [
        Panel(thing, title=Text(title, "heading"), title_align="left", border_style="frame", padding=(0, 1))
        for title, thing in whole_park(scene)
    ]


def whole_park(scene: Scene) -> list[tuple[str, RenderableType]]:
    """All of it below its heading; nothing in games of other boxes."""
    if not scene.view.deal.place.in_rounds:
        return []
    table = Table.grid(expand=True)
    table.add_column()
    for line in (_course(scene), _skills(scene), _left_in_park(scene), _visitors(scene), _pile_rows(scene)):
        if line:
            table.add_row(line)
    return [("Preparations for the party, and high class maids", table)]


# -- the round --


def turn_order(scene: Scene) -> list[int]:
    """The seats in the order of this round."""
    seats = len(scene.view.houses)
    return [(scene.view.opener + i) % seats for i in range(seats)]


def _course(scene: Scene) -> Text:
    """Who comes when in this round, and who will open the next one, if there is one."""
    view = scene.view
    text = Text.assemble(("Turn order ", "heading"))
    for seat in turn_order(scene):
        text.append("" if seat == view.opener else ", ", "quiet")
        text.append(scene.names[seat], "number" if seat == view.turn else "player")
    if view.ends != RUNNING:
        return text.append(" · last round!", "notice")
    text.append(" · ", "quiet").append("First Master ", "heading").append(scene.names[view.first_master], "player")
    return text.append(" (next round)" if view.first_master != view.opener else "", "quiet")


def _has_skills(scene: Scene) -> bool:
    """Whether skill points are counted now."""
    return scene.view.phase not in (PICKING, EMPLOY)


def _skills(scene: Scene) -> Text:
    """The skill points of this turn, with what their letters mean, and what they are good for."""
    view = scene.view
    text = Text.assemble(("Skill points ", "heading"))
    for skill, name in enumerate(SKILL_NAMES):
        text.append(", " if skill else "", "quiet").append(f"{SKILL_LETTERS[skill]} {name.capitalize()}", name)
        text.append(f" {view.skills[skill]}" if _has_skills(scene) else "")
    if not _has_skills(scene):
        return text
    chief = view.picked[view.turn]
    errand = NO_ERRAND if chief == NOBODY else scene.labels.rules.errand[chief]
    return text.append(f" · for {ERRAND_NAMES[errand]}" if errand != NO_ERRAND else " · no work chief", "quiet")


def _left_in_park(scene: Scene) -> Text:
    """The high class maids whom nobody has now."""
    text = Text.assemble(("High class maids left ", "heading"))
    return text.append(scene.labels.cards(scene.view.high_class, short=True))


def _visitors(scene: Scene) -> Text:
    """The piles of maids from other boxes: who lies on top, and how many lie under her."""
    view, stock = scene.view, scene.view.deal.stock
    parts: list[Text] = []
    for word, here, top, under in (
        ("Guests ", bool(stock.guests), view.guests_up, view.guests_down_count),
        ("Private maids ", stock.private_pile, view.face_up, view.face_down_count),
    ):
        if here:
            names = scene.labels.cards(top, short=True) if top else Text("all gone", "quiet")
            parts.append(Text.assemble((word, "heading"), names, (f", {under} under her" if under else "", "quiet")))
    return Text(" · ", "quiet").join(parts)


# -- preparations --


@dataclass(frozen=True, slots=True)
class Errand:
    """A pile of preparations: the top one (none: -1), how many there are, and what lies under the top in groups."""

    skill: int
    top: int
    left: int
    under: list[tuple[int, int]]


def errands(scene: Scene) -> list[Errand]:
    """The piles that this game has."""
    found: list[Errand] = []
    has = scene.view.deal.stock.errands
    for skill, pile in enumerate(scene.view.preparations):
        if has[skill]:
            under = list(reversed(pile[:-1]))
            groups = [(kind, under.count(kind)) for kind in dict.fromkeys(under)]
            found.append(Errand(skill, pile[-1] if pile else -1, len(pile), groups))
    return found


def _piles_in_words(scene: Scene) -> Text:
    return Text(" · ").join([_top(scene.labels, errand) for errand in errands(scene)])


def _pile_cells(scene: Scene, much: int) -> RenderableType:
    """The piles side by side: the top ones with what they take, give and how many there are, then what follows."""
    labels = scene.labels
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    for _ in errands(scene):
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    grid.add_row(*[_top(labels, errand) for errand in errands(scene)])
    if much > BRIEF and any(errand.under for errand in errands(scene)):
        grid.add_row(*[_under(labels, errand, costs=False) for errand in errands(scene)])
    return grid


def _top(labels: Labels, errand: Errand) -> Text:
    if errand.top < 0:
        return Text(f"{ERRAND_NAMES[errand.skill]}: all done", "dim")
    cost = labels.skill(errand.skill, labels.rules.skill_needed[errand.top])
    text = labels.name(errand.top).append(" ").append(cost).append(" ").append(labels.points(errand.top))
    return text.append(f", {errand.left} left")


def _under(labels: Labels, errand: Errand, costs: bool) -> Text:
    """What lies under the top card, in order; ``costs``: with the skill points that it takes."""
    parts: list[Text] = []
    for kind, count in errand.under:
        part = Text(f"{count}× ")
        if costs:
            part.append(labels.skill(errand.skill, labels.rules.skill_needed[kind])).append(" ")
        parts.append(part.append(labels.points(kind)))
    return Text.assemble(("then ", "quiet"), Text(", ").join(parts)) if parts else Text()


def _pile_rows(scene: Scene) -> RenderableType:
    labels = scene.labels
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(4):
        table.add_column(no_wrap=True)
    table.add_column()
    for errand in errands(scene):
        if errand.top < 0:
            table.add_row(Text(ERRAND_NAMES[errand.skill], "dim"), Text("all done", "dim"))
            continue
        needed = labels.rules.skill_needed[errand.top]
        table.add_row(
            labels.name(errand.top),
            Text(f"{needed} {SKILL_NAMES[errand.skill].capitalize()}", SKILL_NAMES[errand.skill]),
            labels.points(errand.top),
            f"{errand.left} left",
            _under(labels, errand, costs=True),
        )
    return table


# -- effects in few words --


def pick_words(labels: Labels, kind: int) -> str:
    """What a high class maid is picked for."""
    card = labels.card(kind)
    if card.errand != NO_ERRAND:
        letter = NamePart(SKILL_LETTERS[card.errand])
        return str(labels.speaker.words("card.leads.short", {**errand_message(card).parts, "letter": letter}))
    return few_words(labels, kind, card.starting)


def few_words(labels: Labels, kind: int, program: Program) -> str:
    """A program in as few words as tell what it does."""
    return str(labels.speaker.say(short_message(labels.rules, labels.card(kind), program))) if program else ""
