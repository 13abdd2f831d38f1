"""Card texts to read at the table, and the help."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cuore.cli.play.labels import CHEAPER, DEARER, MARK, Labels
from cuore.cli.play.park_help import round_in_park, words_in_park
from cuore.cli.play.scene import Scene
from cuore.cli.play.town import piles_of
from cuore.engine.park import NOBODY
from cuore.engine.quarters import card_under
from cuore.engine.setup import HAND_SIZE
from cuore.engine.view import HouseView
from cuore.engine.words import (
    BEER,
    BUILDING,
    CATEGORY_NAMES,
    CHAMBERMAID_CHIEF,
    KIND,
    PRIVATE,
    REMINISCENCE,
)
from cuore.text.card_text import icons_text
from cuore.text.english.grammar import number, signed
from cuore.text.provenance import provenance_message

_Rows = Sequence[tuple[str, str]]

_COMMANDS: _Rows = (
    ("3", "answer with the number of an option; it means nothing else as long as your turn lasts"),
    ("24", "take a card from {=place} by its number there, which stays the same for the whole game"),
    ("0", "end it: your serving, your work, your turn"),
    ("serve natsumi", "or with its words, as short as they are clear; Tab completes them"),
    ("a, answers", "all answers, in one list"),
    ("? NAME", "the text of a card; ? alone: of all in your hand, in {=place} and in the houses"),
    ("d, deck", "all your cards: hand, deck and discard pile together, by kind"),
    ("t, table", "the whole table, nothing cut short"),
    ("l, log", "everything that has happened, as far as you may know it"),
    ("i, hint", "what a strong player would do and why, knowing no more than you do"),
    ("u, undo", "take your last answer back, as long as nothing new came of it"),
    ("s, save FILE", "save now (it is done after every decision anyway); save FILE: a copy in FILE"),
    ("q, quit", "leave; the game is saved and can be resumed. Ctrl-D and Ctrl-C do the same"),
)

_TURN: _Rows = (
    ("Starting", "your active private maid helps you; you may rid yourself of events, as a 3 Love cures an Illness"),
    (
        "Serving",
        "each Serving lets one maid serve you, for what she gives, or go to your private quarters as a chambermaid",
    ),
    ("Employ", "play Love cards, and spend Love and Employments on cards of {=place}; they go to your discard pile"),
    ("Dismiss", f"all used cards and your hand are discarded, and you draw {number(HAND_SIZE)}"),
)

_WORDS: _Rows = (
    ("D ♥ S E", "what a maid gives: draw a card, Love, a Serving, an Employment"),
    ("★", "victory points; ?★: its text tells them"),
    (
        "7★ with a name",
        "the points in sight in that house: what everybody can count in its private quarters, and no more",
    ),
    (f"{MARK} with a card", "it has a text: read it with ? NAME"),
    ("employ", "buy"),
    ("waiting room", "your deck, face down"),
    ("kitchen entrance", "your discard pile; when the deck runs out it is shuffled and becomes the deck"),
    ("private quarters", "what lies before you for good: chambermaids, private maids, events, all you have built"),
    (f"{CHEAPER}3♥, {DEARER}5♥", "a price that is lower, or higher, than the printed one for this turn's player"),
)

_WORDS_OF: dict[int, tuple[str, str]] = {
    PRIVATE: ("private maids", "one of a kind; they pile up before you, and only the top one is active"),
    BUILDING: ("buildings", "employed like staff, but they stand in your private quarters for good"),
    REMINISCENCE: (
        "Reminiscences",
        "once a turn, in your {=phase.serving}, discard the cards that one asks for, and it is yours, with its effect",
    ),
    BEER: ("beers", "gained through Bar Maids and the Beer Stand; they lie face down before you until the end"),
}
"""Words for what only some boxes have, by category."""


def help_page(scene: Scene) -> RenderableType:
    """The commands, and what a newcomer must know."""
    parts: list[RenderableType] = []
    in_rounds = scene.view.deal.place.in_rounds
    turn = ("A round", round_in_park(scene.view)) if in_rounds else ("Your turn", _TURN)
    for heading, rows in (("Commands", _COMMANDS), turn, ("Words", _words(scene))):
        words = [(left, str(scene.speaker.fill(right, {}))) for left, right in rows]
        parts += [Rule(Text(heading, "heading"), align="left", style="frame"), keys_page(words)]
    return Group(*parts)


def keys_page(rows: _Rows) -> RenderableType:
    """Keys or words, each with what it means."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="number", no_wrap=True)
    grid.add_column()
    for left, right in rows:
        grid.add_row(left, right)
    return Padding(grid, (0, 0, 0, 2))


def _words(scene: Scene) -> _Rows:
    """The words that this game needs, and when it ends."""
    deal = scene.view.deal
    here = {deal.rules.category[kind] for kind, total in enumerate(deal.totals) if total}
    brought = [row for box in deal.stock.boxes for row in deal.rules.boxes[box].help_lines]
    known = [*_WORDS, *[row for category, row in _WORDS_OF.items() if category in here], *brought]
    if deal.place.in_rounds:
        return [*known, *words_in_park(scene.view)]
    ends = f"when {number(deal.empty_piles_end)} maid piles of {{=place}} are empty"
    if BEER in here:
        ends += " or the beer pile is"
    return [*known, ("end of the game", f"{ends}; most victory points (★) win")]


def texts_in_sight(scene: Scene) -> RenderableType:
    """The texts of all cards that the person sees: the own hand first, then what is on offer, then the houses."""
    view = scene.view
    parts: list[RenderableType] = []
    seen: set[int] = set()
    for heading, kinds in (
        ("Turned over", view.aside),
        ("In your hand", view.house.hand),
        ("High class maids", sorted([*view.high_class, *[kind for kind in view.picked if kind != NOBODY]])),
        (f"In the {scene.place}", [pile.kind for pile in piles_of(view)]),
        ("Preparations", [kind for pile in view.preparations for kind in reversed(pile)]),
        ("Beside the Town", view.reminiscences_up + view.beers_up + _all_of(view.zones)),
        ("In the houses", [kind for house in view.houses for kind in _kinds_in(house)]),
    ):
        fresh = [kind for kind in dict.fromkeys(kinds) if kind not in seen]
        seen.update(fresh)
        if fresh:
            parts += [Rule(Text(heading, "heading"), align="left", style="frame"), card_texts(scene.labels, fresh)]
    return Group(*parts)


def _kinds_in(house: HouseView) -> list[int]:
    """Everything that lies open in a house, and the own beers."""
    maids = [entry & KIND for entry in house.chambermaids + house.private]
    buildings = [entry & KIND for entry in house.buildings]
    under = [card_under(entry) for entry in house.buildings if card_under(entry) >= 0]
    others = house.reminiscences + house.beers + house.preparations + house.events
    return maids + buildings + under + others + _all_of(house.zones)


def _all_of(zones: Mapping[str, list[int]]) -> list[int]:
    """The cards of zones that boxes have of their own."""
    return [kind for cards in zones.values() for kind in cards]


def card_texts(labels: Labels, kinds: Sequence[int]) -> RenderableType:
    """Some cards, everything that is printed on them."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=20)
    grid.add_column()
    for kind in kinds:
        grid.add_row(labels.name(kind), card_words(labels, kind))
    return Padding(grid, (0, 0, 0, 2))


def card_words(labels: Labels, kind: int) -> Text:
    """One card in words: what it is, its numbers, what it gives, its text."""
    card = labels.card(kind)
    facts = [CATEGORY_NAMES[card.category]]
    if card.category == CHAMBERMAID_CHIEF and not card.cost:
        facts.append("never on sale")
    elif card.category <= BUILDING:
        facts.append(f"cost {card.cost}")
    if card.vp_by_rule:
        facts.append("?★")
    elif card.vp:
        facts.append(f"{signed(card.vp)}★")
    sentences = [f"{', '.join(facts)}.", f"{icons_text(labels.speaker, card)}.", labels.text(kind)]
    text = Text(sentences[0], "quiet")
    for sentence in sentences[1:]:
        if sentence.strip("."):
            text.append(f" {sentence}", "not dim")
    return text.append(f" {labels.speaker.say(provenance_message(card))}", "quiet")
