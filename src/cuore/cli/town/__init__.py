"""``cuore town``: draw a town by wishes, show one by its code, and say what to expect of it."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.padding import Padding
from rich.text import Text

from cuore.cards.catalogue import BOXES
from cuore.cli.boxes import NAMES
from cuore.cli.crewing import ALL_CORES, CrewChoice
from cuore.cli.listing import LIST
from cuore.cli.output import console, print_json, print_whole, progress_bar
from cuore.cli.places import check_page
from cuore.cli.ranges import within
from cuore.cli.rules import readable_rules
from cuore.cli.town.described import Described
from cuore.cli.town.outlook import outlook
from cuore.cli.town.paper import paper
from cuore.cli.town.sheet import heading, next_steps, on_the_shelf, setup_list, sheet
from cuore.cli.wishing import NO_TOWN_WISHES, TownWishes, boxes_for
from cuore.engine.errors import IllegalTown
from cuore.engine.rules import Rules
from cuore.engine.setup import check_boxes, players_for
from cuore.lab.files import read_text
from cuore.lab.forecast import Cache, Forecast, forecast
from cuore.lab.forecast import size as size_of
from cuore.lab.forecast.found import Found
from cuore.lab.forecast.likings import Likings
from cuore.lab.forecast.measures import plan_of
from cuore.lab.forecast.search import search
from cuore.town import Town, draw_town, first_town, known_town, named_towns, new_town, redraw, words_in
from cuore.town.choosing import FIRST, choose_town
from cuore.town.conflicts import Wanted
from cuore.town.named import unknown_town
from cuore.town.naming import the_boxes

__all__ = ["town"]

BOXES_HELP = f"The boxes to draw from, separated by commas: {NAMES}. The first one gives the chiefs."
FLAG = Parameter(negative=())
USUAL = "usual"
NOT_FOUND, STOPPED = 1, 130
"""Exit codes: no town comes near what its games should be like; Ctrl-C."""


def town(
    *which: str,
    boxes: Annotated[str | None, LIST, Parameter(help=BOXES_HELP)] = None,
    wishes: TownWishes = NO_TOWN_WISHES,
    printed_only: Annotated[bool, FLAG] = False,
    without: Annotated[str, LIST] = "",
    seed: str | None = None,
    like: Annotated[str, LIST] = "",
    quick: Annotated[bool, FLAG] = False,
    reroll: Annotated[str, LIST] = "",
    named: Annotated[bool, FLAG] = False,
    players: int = 2,
    faster: Annotated[bool, FLAG] = False,
    setup: Annotated[bool, FLAG] = False,
    forecast: Annotated[bool, FLAG] = False,
    size: str = USUAL,
    forecast_seed: str = "1",
    crew: CrewChoice = ALL_CORES,
    html: Path | None = None,
    json: Annotated[bool, FLAG] = False,
    card_file: Path | None = None,
) -> int:
    """Draw a town, or show one: why each card is in it, what to take out of the boxes, and what to expect of it.

    Without a code a town is drawn: of the special cards every choice that leaves a town is equally likely, then every
    choice of maids that fits the wishes, and no card in it is without use. Wishes that cannot be had together are
    named. The code that is shown makes the same town anywhere.

    Parameters
    ----------
    which
        The code of a town, written or as one says it, its name, first (the recommended one of a box), or ten names
        separated by commas.
    boxes
        The boxes to draw from.
    wishes
        What is wished of a town that is drawn.
    printed_only
        Leave all cards in the box whose price, points or effect are reconstructions.
    without
        Special cards to leave in the box, names separated by commas.
    seed
        Any word: it draws the same town again. Without it, chance draws one.
    like
        What its games should be like, separated by commas: rounds=20 (about so many), rounds=18-22, minutes=30,
        points=40, close, margin=0-6, lead=3 (at least so many changes), hurts=0-2, peaceful, plans=2, fair. Towns are
        searched for one, which takes a minute or two.
    quick
        Search without playing, by a model of towns: a few seconds, and less sure.
    reroll
        With a code: exchange these cards for others that fit the wishes, and keep the rest. A special card that has no
        other to take its place stays in the box, and so do special cards that would have nothing to do without it. All
        beers go together.
    named
        Show the towns that have a name; with --boxes those that can be laid out with these.
    players
        For how many the set-up list and the forecast are.
    faster
        The faster game for two players.
    setup
        Show what to take out of the real boxes, and no more.
    forecast
        Play it many times between bots and say what to expect, with how sure that is. Results are kept.
    size
        How many games that takes: quick, usual or thorough.
    forecast_seed
        Another seed gives other games.
    crew
        Who plays.
    html
        Write it all as one page into this new file, for a browser or a printer.
    json
        Everything for programs.
    card_file
        A file of corrected or own cards.

    """
    rules = readable_rules(card_file)
    text = read_text(card_file) if card_file else None
    said = " ".join(which)
    if named:
        return _show_named(rules, said, boxes_for(rules, boxes, None), json)
    crew.check()
    _refuse_nonsense(
        said, wished=bool(wishes.wishes or seed), like=like, reroll=reroll, chosen=bool(without or printed_only)
    )
    if quick and not like:
        raise IllegalTown("--quick is for a search: say with --like what the games should be like")
    if like and faster:
        raise IllegalTown(
            "a search plays the usual game: leave out --faster, and give it with the code of the town that is found"
        )
    _refuse_late(forecast=forecast, size=size, seed=forecast_seed, html=html)
    if seed is None and (reroll or not said):
        seed = secrets.token_hex(4)
    chosen = boxes_for(rules, boxes, None)
    wanted = Wanted(rules, chosen or (BOXES[0],), wishes.wishes, printed_only, () if said else words_in(without))
    searched = _search(wanted, like, seed or "", players, quick, crew, text) if like else None
    if searched:
        found = searched.town
    elif not said:
        found = draw_town(
            rules, wanted.boxes, seed or "", wanted.wishes, printed_only=printed_only, without=wanted.without
        )
    elif reroll:
        found = redraw(
            rules, _known(wanted, said, chosen), words_in(reroll), seed or "", wanted.wishes, printed_only=printed_only
        )
    else:
        found = _known(wanted, said, chosen)
    least, most = players_for(rules, found.boxes)
    within("players", players, least, most)
    shown = Described(rules, found, players, faster, wanted.wishes, seed)
    shown.data()  # whatever cannot be said of it is refused before anything is shown
    told = _forecast(shown, size, forecast_seed, crew, text) if forecast else None
    if html is not None:
        with html.open("x", encoding="utf-8") as page:
            page.write(paper(shown, told))
    if json:
        more = {"search": searched.data()} if searched else {}
        print_json({**shown.data(), **more, **({"forecast": told.data()} if told else {})})
        return 0
    print_whole(heading(shown))
    out = console()
    for part in setup_list(shown) if setup else sheet(shown):
        out.print(part)
    for line in () if setup else next_steps(shown, foretold=told is not None):
        print_whole(line, "dim")
    for sentence in searched.sentences() if searched else ():
        out.print(Text(sentence))
    for part in outlook(told) if told else ():
        out.print(part)
    if html is not None:
        print_whole(f"All of it is in {html}")
    return NOT_FOUND if searched and searched.missed else 0


def _refuse_nonsense(which: str, *, wished: bool, like: str, reroll: str, chosen: bool) -> None:
    """Refuse what goes together with no town, or with none that is there already."""
    if reroll and not which:
        raise IllegalTown("--reroll needs the code of a town: write it before the option")
    if which and like:
        raise IllegalTown("--like searches for a new town: leave out the code or name of a town")
    if which and wished and not reroll:
        raise IllegalTown(
            "wishes and --seed are for drawing a town: leave out the code or name, or add --reroll to exchange cards"
        )
    if which and chosen and not reroll:
        raise IllegalTown("--without and --printed-only are for drawing a town: leave out its code or name")


def _show_named(rules: Rules, which: str, boxes: tuple[str, ...] | None, json: bool) -> int:
    """All of them, or those that some boxes have the cards for."""
    if which:
        raise IllegalTown("--named shows every town that has a name: leave out the town")
    check_boxes(rules, boxes or BOXES)
    towns = [each for each in named_towns(rules) if boxes is None or set(each.town.boxes) <= set(boxes)]
    if json:
        print_json([{**Described(rules, each.town).data(), "about": each.about} for each in towns])
        return 0
    for each in towns:
        print_whole(on_the_shelf(rules, each))
        console().print(Padding(Text(each.about), (0, 0, 0, 2), expand=False))
    return 0


def _known(wanted: Wanted, which: str, boxes: tuple[str, ...] | None) -> Town:
    """A town that somebody names: by its code, its name, as the first one of a box, or by its maids."""
    rules = wanted.rules
    known = known_town(rules, which)
    if known is not None:
        if boxes is not None and set(boxes) != set(known.boxes):
            raise IllegalTown(f"this town is for {the_boxes(known.boxes)}: leave out --boxes")
        return known
    if which.strip().lower() == FIRST:
        return new_town(rules, wanted.boxes, first_town(rules, wanted.boxes))
    if "," not in which:
        error = unknown_town(rules, which)
        raise error if error.possible else IllegalTown(f"{error}; cuore town --named shows the names")
    found = new_town(rules, wanted.boxes, choose_town(rules, wanted.boxes, which))
    found.check(rules)
    return found


def _search(
    wanted: Wanted, like: str, seed: str, players: int, quick: bool, crew: CrewChoice, card_file: str | None
) -> Found:
    """Look for a town whose games are as somebody likes them."""
    with crew.crew() as workers, _progress("Nothing is kept of a search.") as progress:
        return search(
            wanted.rules,
            wanted.boxes,
            wanted.wishes,
            Likings(words_in(like)),
            seed,
            printed_only=wanted.printed_only,
            without=wanted.without,
            players=players,
            quick=quick,
            crew=workers,
            progress=progress,
            card_file=card_file,
        )


def _forecast(shown: Described, size_name: str, seed: str, crew: CrewChoice, cards: str | None) -> Forecast:
    """Play the town; what was played before is found again."""
    many = size_of(size_name)
    plan = replace(
        plan_of(shown.rules, shown.town, shown.players, seed, cards),
        faster=shown.faster,
        games=many["games"],
        pairs=many["pairs"],
        plan_games=many["plan_games"],
    )
    plan.check(shown.rules)
    kept = f"Nothing was kept: a forecast is kept when it is finished. The town was {shown.code}"
    with crew.crew() as workers, _progress(kept) as progress:
        return forecast(plan, workers, progress, Cache())


@contextmanager
def _progress(kept: str) -> Iterator[Callable[[int, int], None]]:
    """A bar that begins when it is known how much there is to do; whoever stops it is told what is ``kept``."""
    move = None
    before = 0

    def progress(done: int, total: int) -> None:
        nonlocal move, before
        if move is None:
            move = stack.enter_context(progress_bar(total)) or _silent
        move(done - before)
        before = done

    try:
        with ExitStack() as stack:
            yield progress
    except KeyboardInterrupt:
        sys.stderr.write(f"Stopped. {kept}\n")
        raise SystemExit(STOPPED) from None


def _silent(_: int) -> None:
    """Where nobody watches."""


def _refuse_late(*, forecast: bool, size: str, seed: str, html: Path | None) -> None:
    """Refuse before minutes of games what would be refused after them."""
    size_of(size)
    if not forecast and (size != USUAL or seed != "1"):
        raise IllegalTown("--size and --forecast-seed are for a forecast: add --forecast")
    if html is not None:
        check_page(html)
