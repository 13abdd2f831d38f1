"""Who is barred from a card never has it, who must have it once has it once; where it is not, nothing changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import cache
from typing import NamedTuple

import pytest

from cuore.cards.catalogue import official_rules
from cuore.engine.errors import CuoreError
from cuore.engine.session import Session
from cuore.engine.setup import Setup, lay_out
from cuore.engine.words import CATEGORY_NAMES, GENERAL
from cuore.lab.games.row import Place, Row
from cuore.lab.interventions import bot_of, brings, inner_of, name_of, read_intervention
from cuore.lab.playing import Players, play
from cuore.town import Wishes, make_setup

RULES = official_rules()
HERE = Place(0, 0, 0, "all")

PLACES: dict[str, tuple[str, ...]] = {
    "base": ("base",),
    "expanding": ("expanding",),
    "vacation": ("vacation",),
    "oktoberfest": ("oktoberfest",),
    "park": ("more", "base", "oktoberfest"),
}
CARDS: dict[str, tuple[str, ...]] = {
    "base": ("Marianne Soleil", "Rouge Crescent", "Illness", "1 Love", "3 Love", "Lalande Dreyfus", "Fay Longfang"),
    "expanding": ("Chrysta Antibes", "Mika Yakushido", "Silk Amanohara", "2 Love"),
    "vacation": ("Picnic", "Scary Night", "Fireworks Festival", "River Canoeing"),
    "oktoberfest": ("Weissbier", "Altbier", "Beer Stand", "Heavy Storm", "Oktoberfest"),
    "park": ("Noëmi", "Celina", "Food 1", "Cleaning 2", "Marianne Soleil at the Park", "Rouge Crescent"),
}
ASKED = [(place, card) for place, cards in CARDS.items() for card in cards]
SEARCH = "search:6"
"""With fewer simulations it always answers as the planner would."""

BY_EFFECT = ("Illness", "1 Love", "2 Love", "3 Love", "Mika Yakushido")
"""Cards that another card brings, or that come from somebody else: nobody chooses these, and they are only counted."""


@cache
def setup(place: str, card: str, deal: int = 0) -> Setup:
    """A game of two in a town that has the card, as far as chance can be told so."""
    kind = RULES.find(card)
    category = CATEGORY_NAMES[RULES.category[kind]]
    own = RULES.cards[kind].box in PLACES[place][:1] and RULES.host(PLACES[place]).place.apart is False
    return make_setup(
        RULES,
        boxes=PLACES[place],
        players=2,
        town="random",
        seed=f"{place} {card} {deal}",
        wishes=Wishes(
            pin=(card,) if own and category in ("general maid", "private maid", "event", "building") else (),
            require=("beers",) if category == "beer" else (),
        ),
        faster=place != "park",
    )


def played(laid_out: Setup, *bots: str) -> Row:
    return play(Players(RULES), RULES, HERE, laid_out, bots)


class Chance(NamedTuple):
    """A decision in which a card could be had: whether it was chosen, and whether something else could be."""

    chosen: bool
    free: bool


def chances_of(laid_out: Setup, row: Row, seat: int, kinds: Collection[int]) -> list[Chance]:
    """All decisions of a seat in which one of these cards could be had."""
    session = Session(lay_out(RULES, laid_out))
    found: list[Chance] = []
    for answer in row.answers:
        g = session.game
        ways = [at for at, each in enumerate(g.options) if brings(RULES, each, g.ask_what, kinds)]
        if ways and g.asked == seat:
            found.append(Chance(answer in ways, len(ways) < len(g.options)))
        session.apply(answer)
    return found


def had(row: Row, seat: int, kind: int) -> int:
    return sum(each.seat == seat and each.card == kind for each in row.arrivals)


@pytest.mark.parametrize(("place", "card"), ASKED)
def test_who_is_barred_never_chooses_the_card_and_does_not_have_it(place: str, card: str) -> None:
    kind = RULES.kind(card)
    for deal, bot in enumerate(("random", "biglove")):
        laid_out = setup(place, card, deal)
        row = played(laid_out, name_of("barred", [card], bot), "random")
        assert not any(chance.chosen and chance.free for chance in chances_of(laid_out, row, 0, [kind]))
        assert not had(row, 0, kind) or card in BY_EFFECT


@pytest.mark.parametrize(("place", "card"), ASKED)
def test_who_must_have_it_once_takes_it_at_the_first_chance_and_never_again(place: str, card: str) -> None:
    kind = RULES.kind(card)
    for deal, bot in enumerate(("random", "biglove")):
        laid_out = setup(place, card, deal)
        row = played(laid_out, name_of("once", [card], bot), "random")
        found = chances_of(laid_out, row, 0, [kind])
        assert [chance.chosen for chance in found if chance.free or chance is found[0]] == [
            at == 0 for at, chance in enumerate(found) if chance.free or at == 0
        ]
        assert had(row, 0, kind) == bool(found) or card in BY_EFFECT


def test_many_of_these_cards_could_be_had() -> None:
    could: list[str] = []
    for place, card in ASKED:
        row = played(setup(place, card), "random", "random")
        could += [place] * bool(chances_of(setup(place, card), row, 0, [RULES.kind(card)]))
    assert set(could) == {*PLACES}
    assert len(could) >= 10


@pytest.mark.parametrize(
    ("place", "bot"), [*[(place, "planner") for place in PLACES], ("base", SEARCH), ("vacation", SEARCH)]
)
def test_players_who_want_it_keep_to_it_too(place: str, bot: str) -> None:
    laid_out = setup(place, CARDS[place][0], 3)
    free = played(laid_out, bot, "random")
    wanted, _ = Counter(each.card for each in free.arrivals if each.seat == 0).most_common(1)[0]
    second = Counter(each.card for each in free.arrivals if each.seat == 0).most_common(2)[-1][0]
    names = [RULES.names[wanted], RULES.names[second]]
    barred = played(laid_out, name_of("barred", names, bot), "random")
    assert not any(chance.chosen and chance.free for chance in chances_of(laid_out, barred, 0, [wanted, second]))
    assert barred.checksum != free.checksum
    if bot == "planner":
        once = played(laid_out, name_of("once", names, bot), "random")
        chosen = [chance.chosen for chance in chances_of(laid_out, once, 0, [wanted, second]) if chance.free]
        assert chosen == [at == 0 for at in range(len(chosen))] != []


ABSENT = {
    "base": ("Picnic", "Heavy Storm", "Weissbier", "Celina", "Chrysta Antibes"),
    "vacation": ("Illness", "Altbier"),
    "expanding": ("Illness",),
    "oktoberfest": ("Illness", "Bad Habit"),
    "park": ("Scary Night", "Mika Yakushido"),
}


@pytest.mark.parametrize(
    ("place", "bot"),
    [*[(place, bot) for place in PLACES for bot in ("random", "biglove", "planner")], ("base", SEARCH)],
)
def test_a_card_that_is_not_there_changes_exactly_nothing(place: str, bot: str) -> None:
    laid_out = setup(place, "1 Love", 5)
    there = [RULES.kinds[name] for name in laid_out.town]
    general = next(
        card.name
        for kind, card in enumerate(RULES.cards)
        if card.box == PLACES[place][0] and card.category == GENERAL and kind not in there
    )
    other = "random" if bot == SEARCH else bot
    free = played(laid_out, bot, other)
    for how in ("barred", "once"):
        name = name_of(how, [*ABSENT[place], general], bot)
        for bots in ((name, other), *([(name, name)] if bot == other else [])):
            assert played(laid_out, *bots) == free._replace(seats=bots)


# -- names --


@pytest.mark.parametrize(
    ("name", "how", "cards", "bot"),
    [
        ("barred:Anise Greenaway:planner", "barred", ["Anise Greenaway"], "planner"),
        (" BARRED : marianne soleil : Planner", "barred", ["Marianne Soleil"], "Planner"),
        ("once:genevieve:search:8", "once", ["Geneviève Daubigny"], "search:8"),
        ("Once:Rouge+ viola crescent +Illness:rush", "once", ["Rouge Crescent", "Viola Crescent", "Illness"], "rush"),
        ("barred:Noemi:random", "barred", ["Noëmi"], "random"),
    ],
)
def test_names_in_odd_spellings(name: str, how: str, cards: list[str], bot: str) -> None:
    asked = read_intervention(RULES, name)
    assert asked == (how, tuple(map(RULES.kind, cards)), bot)
    assert bot_of(name) == bot
    made = Players(RULES).bot(name)
    assert inner_of(made).name == made.name == bot.lower()


@pytest.mark.parametrize("name", ["planner", "search:8", "search:0.5s*4", "", "bar", "barredom:x:y", "Anise"])
def test_other_names_ask_nothing(name: str) -> None:
    assert read_intervention(RULES, name) is None
    assert bot_of(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "barred",
        "barred:",
        "once:::",
        "barred:Illness",
        "barred:Illness:",
        "barred::planner",
        "barred: :planner",
        "barred:+:planner",
        "barred:Illness+:planner",
        "barred:Nobody at all:planner",
        "barred:Marianne:planner",
        "barred:Anise, Greenaway:planner",
        "barred:Illness,Picnic:planner",
        "barred:Illness:nobody",
        "barred:Illness:barred:Picnic:planner",
        "barred:Illness:" * 5000 + "planner",
        "once:" + "x" * 100_000 + ":planner",
        "barred:\x00:planner",
        "barred:\U0001f600:planner",
        "barred:Illness:\n",
    ],
    ids=range(20),
)
def test_names_that_mean_nothing_get_a_sentence(name: str) -> None:
    with pytest.raises(CuoreError) as caught:
        Players(RULES).bot(name)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 500


def test_many_cards_are_no_trouble() -> None:
    every = "+".join(RULES.names)
    assert read_intervention(RULES, f"barred:{every}:random") == ("barred", tuple(range(len(RULES.names))), "random")
    laid_out = setup("base", "1 Love")
    row = played(laid_out, f"barred:{every}:random", "random")
    assert not any(chance.chosen and chance.free for chance in chances_of(laid_out, row, 0, range(len(RULES.names))))
