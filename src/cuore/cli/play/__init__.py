"""``cuore play``: a game in the terminal, for people, bots, or both."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from cuore.cards.catalogue import BOXES as ALL_BOXES
from cuore.cli.boxes import APART, NAMES, PLAYERS
from cuore.cli.charset import read_anyway, write_nearest
from cuore.cli.crewing import seats_named
from cuore.cli.here import command
from cuore.cli.listing import LIST
from cuore.cli.output import complain
from cuore.cli.play.keyboard import Closed, Keyboard
from cuore.cli.play.labels import Labels
from cuore.cli.play.palette import new_console
from cuore.cli.play.save import kept, named_file, new_file, resumed, unused
from cuore.cli.play.score import final_score
from cuore.cli.play.screen import Screen
from cuore.cli.play.sitting import Sitting
from cuore.cli.play.speech import speaker_for
from cuore.cli.play.story import story
from cuore.cli.play.welcome import welcome, which_unfinished
from cuore.cli.play.wish import VISITORS, Wish, again
from cuore.cli.rules import readable_rules
from cuore.cli.wishing import NO_TOWN_WISHES, TownWishes
from cuore.engine.errors import CuoreError, IllegalSetup, cut, sentence
from cuore.engine.rules import Rules
from cuore.lab.files import read_text
from cuore.table import Frozen, Table, last_news

__all__ = ["play", "sit_down"]

SEATS_HELP = (
    f"Who plays, {PLAYERS} names separated by commas. The computer plays, from beginner to strongest: apprentice, "
    "housekeeper, governess, butler, matriarch; with a taste of their own: rush, chambermaids, engine, harasser; and "
    'random, biglove, planner, search. Any other name is a person: "Ann, Ben, housekeeper". A name that is nearly a '
    "bot's is taken for a slip, unless it stands in quotation marks: '\"Russ\", housekeeper'. Without it, you play "
    "against housekeeper."
)
BOXES_HELP = (
    f"The boxes to play with, separated by commas: {NAMES}, in any mixture. The first one gives the chiefs. "
    f"Without it, {ALL_BOXES[0]}, or those of a town that is named. {APART}"
)


def play(
    *,
    seats: Annotated[str | None, LIST, Parameter(help=SEATS_HELP)] = None,
    boxes: Annotated[str | None, LIST, Parameter(help=BOXES_HELP)] = None,
    town: str | None = None,
    seed: str | None = None,
    beginners: Annotated[bool, Parameter(negative=())] = False,
    faster: Annotated[bool, Parameter(negative=())] = False,
    printed_only: Annotated[bool, Parameter(negative=())] = False,
    without: Annotated[str, LIST] = "",
    guests: Annotated[str, LIST] = VISITORS,
    private_maids: Annotated[str, LIST] = VISITORS,
    first: str | None = None,
    wishes: TownWishes = NO_TOWN_WISHES,
    card_file: Path | None = None,
    save: Path | None = None,
    resume: Annotated[list[Path] | None, Parameter(consume_multiple=(0, 1), negative=(), metavar="[FILE]")] = None,
) -> int:
    """Play in the terminal, against bots or with other people at the same keyboard.

    Without anything said, you are asked what you would like to play; Enter takes what is proposed. The game is saved
    after every decision: leave with q, Ctrl-D or Ctrl-C whenever you like, and go on with --resume. Answers may also
    come from a file or a pipe, a line each; they are taken as they are, and nothing is asked back.

    Parameters
    ----------
    seats
        Who plays.
    boxes
        The boxes to play with.
    town
        The general maids on offer: first (recommended for a first game with one box, or in the Park), random, the code
        or the name of a town (cuore town), or ten names separated by commas. Without it, first where there is such a
        recommendation and nothing is wished of it, else random.
    seed
        Any word. The same seed deals the same game; without it, chance draws one and shows it.
    beginners
        Leave the Bad Habits in the box.
    faster
        The shorter game for two: three cards less in each pile of chiefs, general maids and buildings (not Beer Fest).
    printed_only
        Leave all cards in the box whose price, points or effect are reconstructions. Beers, of which only the Alcohol
        is one, stay. (Not in the Park, where most cards are.)
    without
        Special cards to leave in the box, names separated by commas: "Illness, Bad Habit". In the Park also high class
        maids other than the vital four: its book speaks of a game without Ignis.
    guests
        In the Park with other boxes: the general maids of these who come, one card each in one pile: random, none, or
        ten names separated by commas.
    private_maids
        In the Park with other boxes: the private maids who come: random, none, or names separated by commas, ten or as
        many as there are.
    first
        Who begins: the name of a player, or the number of a seat. Without it, chance decides.
    wishes
        What is wished of a town that is drawn.
    card_file
        A file of corrected or own cards to play with.
    save
        Keep the game in this new file instead of one of its own in your data folder.
    resume
        Go on with the game in FILE, or with an unfinished one: at a terminal you choose if there are several, elsewhere
        it is the last one. With --seats, others take over the seats.

    """
    wish = Wish(
        seats=seats,
        boxes=boxes,
        town=town,
        seed=seed,
        beginners=beginners,
        faster=faster,
        printed_only=printed_only,
        without=without,
        guests=guests,
        private_maids=private_maids,
        first=first,
        wishes=wishes.wishes,
    )
    try:
        rules = readable_rules(card_file)
        cards = ("--card-file", str(card_file)) if card_file else ()
        screen = _new_screen()
        if resume is not None:
            if len(resume) > 1:
                raise IllegalSetup("--resume can be given only once")
            if wish != Wish(seats=seats):
                raise IllegalSetup(
                    "a game that goes on is already set up: only --seats, --card-file and --save go with --resume"
                )
            found = named_file(str(resume[0])) if resume else which_unfinished(rules, screen)
            if found is not None:
                _resume(rules, screen, found, wish, save, cards)
        elif wish == Wish() and save is None and card_file is None and screen.is_for_person:
            chosen = welcome(rules, screen)
            if isinstance(chosen, Path):
                _resume(rules, screen, chosen, wish, None, cards)
            elif chosen is not None:
                _begin(rules, screen, chosen, None, cards)
        else:
            _begin(rules, screen, wish, save, cards)
    except CuoreError as error:
        complain(sentence(error))
        return 2
    return 0


def _new_screen() -> Screen:
    """The terminal, or lines from a file."""
    write_nearest(sys.stdout)
    answers = sys.stdin or StringIO()
    read_anyway(answers)
    return Screen(new_console(), Keyboard(answers))


def _begin(rules: Rules, screen: Screen, wish: Wish, save: Path | None, cards: tuple[str, ...]) -> None:
    """A new game, in a file that a person named or in one of its own."""
    table = wish.table(rules)
    file = unused(named_file(str(save))) if save else new_file()
    with kept(file):
        unused(file)
        drawn = " Its Town was drawn at random." if wish.draws(rules) else ""
        words = f"A new game with the seed {cut(table.setup.seed)}.{drawn} It is saved after every decision."
        _sit_down(table, screen, file, words, cards)
    _play_again(table, screen, cards)


def _resume(rules: Rules, screen: Screen, found: Path, wish: Wish, save: Path | None, cards: tuple[str, ...]) -> None:
    """A saved game, kept where it was found or in a new file."""
    file = unused(named_file(str(save))) if save else found
    read_text(found)  # where there is no game, nothing is kept either
    with kept(file):
        table = resumed(rules, found, None if wish.seats is None else seats_named(wish.seats))
        _sit_down(table, screen, file, f"Welcome back. This game is kept in {file}", cards)
    _play_again(table, screen, cards)


def sit_down(table: Table, file: Path, words: str, cards: tuple[str, ...]) -> None:
    """Play a game that is laid out already, in a new file of its own."""
    with kept(file):
        unused(file)
        _sit_down(table, _new_screen(), file, words, cards)


def _sit_down(table: Table, screen: Screen, file: Path, words: str, cards: tuple[str, ...]) -> None:
    """Play; then tell how it ended, or how to go on."""
    try:
        Sitting(table, screen, file, words).run()
    except Frozen as error:
        assert table.report is not None
        raise Frozen(f"{error}, kept in {file}: {table.report.words!r} led to {cut(table.report.cause)}") from error
    if table.game.over:
        screen.write(story(Labels(table.game.deal), speaker_for(table.game.deal, table.names), last_news(table)))
        screen.write(final_score(table.game, table.names, screen.console.width))
        screen.write(
            Text(f"The whole game is kept in {file}\nSee it again with: {command('replay', str(file), *cards)}")
        )
    else:
        go_on = command("play", "--resume", str(file), *cards)
        screen.write(Text(f"The game is saved in {file}\nGo on with: {go_on}"))


def _play_again(table: Table, screen: Screen, cards: tuple[str, ...]) -> None:
    """As long as people want it: the same table, dealt anew."""
    while table.game.over and table.people and screen.is_for_person:
        try:
            how = "from the same position, with other luck" if table.setup.position else "the same table, dealt anew"
            if not screen.agrees(f"Again? y: {how} · Enter: leave ▸ "):
                return
        except (Closed, KeyboardInterrupt):
            return
        table = again(table)
        file = new_file()
        with kept(file):
            unused(file)
            _sit_down(table, screen, file, f"A new game with the seed {cut(table.setup.seed)}.", cards)
