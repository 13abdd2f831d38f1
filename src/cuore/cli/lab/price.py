"""``cuore lab price``: what a card should cost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from cuore.bots.registry import USUAL
from cuore.cards.cardfile import read_cards
from cuore.cards.door import load_rules
from cuore.cli.crewing import ALL_CORES, CrewChoice
from cuore.cli.lab.amount import USUAL_AMOUNT, AmountChoice
from cuore.cli.lab.answering import BOT, KEEP, answer, one
from cuore.cli.lab.card import at_home
from cuore.cli.lab.form import USUAL_FORM, FormChoice
from cuore.cli.lab.layout import BOXES_HELP, PLAIN_LAYOUT, PLAYERS_HELP, LayoutChoice
from cuore.cli.listing import LIST
from cuore.cli.wishing import NO_TOWN_WISHES, TownWishes
from cuore.engine.errors import IllegalSetup, cut, listed, shorten
from cuore.lab.files import read_text
from cuore.lab.study import ask_price
from cuore.lab.study.questions import USUAL_TOWNS
from cuore.town import words_in

SUFFIX = ".toml"


def price(
    name: str,
    /,
    *,
    prices: Annotated[str, LIST] = "",
    boxes: Annotated[str | None, LIST, Parameter(help=f"{BOXES_HELP} Without it, the card's own.")] = None,
    players: Annotated[int, Parameter(help=PLAYERS_HELP)] = 2,
    bots: Annotated[str, LIST, Parameter(help=BOT)] = USUAL,
    layout: LayoutChoice = PLAIN_LAYOUT,
    wishes: TownWishes = NO_TOWN_WISHES,
    amount: AmountChoice = USUAL_AMOUNT,
    keep: Annotated[Path | None, Parameter(help=KEEP)] = None,
    crew: CrewChoice = ALL_CORES,
    form: FormChoice = USUAL_FORM,
) -> int:
    """What should a card cost? At every price: what having it is worth, and what having to buy one is.

    The fair price is where having to buy one is neither good nor bad. There may be none for these players.

    Parameters
    ----------
    name
        A card, or a card file that has one card.
    prices
        The prices to be tried, separated by commas; from three below its own to three above it if nobody says.
    boxes
        The boxes in play.
    players
        How many sit at a table.
    bots
        Who plays.
    layout
        How games are laid out.
    wishes
        What is wished of a town that is drawn.
    amount
        How much is played, at every price.
    keep
        A folder for the games.
    crew
        Who plays them.
    form
        In what form the answer is given.

    """
    layout, name = _of_file(layout, name)
    there = at_home(layout.variant(wishes, players), boxes, name)
    study = ask_price(there, name, one(bots), prices=_numbers(prices), **amount.words(USUAL_TOWNS["price"]))
    return answer(study, keep, crew, form)


def _of_file(layout: LayoutChoice, name: str) -> tuple[LayoutChoice, str]:
    """The card that a name means, and the file that it comes from where the name is one of a file."""
    file = Path(name)
    if file.suffix.lower() != SUFFIX and not file.is_file():
        return layout, name
    if layout.card_file is not None:
        raise IllegalSetup(f"with --card-file, name a card of that file, not another file like {cut(name)}")
    names = [card.name for card in read_cards(read_text(file), load_rules())]
    if len(names) > 1:
        raise IllegalSetup(
            f"{cut(name)} has several cards: name one of {listed(names)}, and give the file with --card-file "
            f"{cut(name)}"
        )
    return replace(layout, card_file=file), names[0]


def _numbers(prices: str) -> list[int]:
    words = words_in(prices)
    for word in words:
        if not word.isdecimal() or len(word) > 3:
            raise IllegalSetup(f"--prices are whole numbers with commas between them, not {shorten(word)}")
    return [int(word) for word in words]
