"""``cuore lab game``: one game of a study, for ``cuore replay``."""

from __future__ import annotations

import sys
from pathlib import Path

from cuore.cards.cardfile import card_data
from cuore.cards.door import load_rules
from cuore.cli.arena import print_game
from cuore.cli.lab.keeping import meant
from cuore.cli.lab.toml import card_toml
from cuore.engine.errors import DamagedRecord, IllegalSetup, cut, shorten
from cuore.engine.rules import Rules
from cuore.lab.files import read_text
from cuore.lab.games.folder import Folder, read_folder
from cuore.lab.games.replaying import check_rules
from cuore.lab.study.running import STUDY, study_of


def game(study: Path, number: int, /, *, card_file: Path | None = None, cards: Path | None = None) -> int:
    """Write down one game of a study, for cuore replay.

    Parameters
    ----------
    study
        The folder of a study, or the name of one that cuore lab studies shows; or any other folder of games.
    number
        Which game: what its row calls "game".
    card_file
        The file of corrected or own cards of games that are not a study's; a study knows its own.
    cards
        Write the cards that it was played with, where they are not the printed ones, into this new card file.

    """
    folder = read_folder(meant(study))
    rules = _rules(folder, number, card_file)
    if cards is not None and cards.exists():
        raise IllegalSetup(f"{cut(cards)} already exists: choose another name")
    changed = [card for card in rules.cards if card not in load_rules().cards]
    if cards is not None:
        if not changed:
            raise IllegalSetup("this game was played with the printed cards: leave out --cards")
        cards.write_text(card_toml([card_data(card) for card in changed]), encoding="utf-8")
    print_game(folder, rules, number)
    if changed and cards is None and card_file is None:
        sys.stderr.write("It has cards of its own: cuore replay needs the card file that --cards FILE writes.\n")
    return 0


def _rules(folder: Folder, number: int, card_file: Path | None) -> Rules:
    """The rules that a game of a folder was played by."""
    if STUDY not in folder.about:
        rules = load_rules(read_text(card_file) if card_file else None)
    elif card_file is not None:
        raise IllegalSetup("a study knows its own cards: leave out --card-file")
    else:
        row, _ = folder.row(number)
        known = study_of(folder).variant
        if row.place.variant not in known:
            raise DamagedRecord(
                f"game {number} belongs to the variant {shorten(row.place.variant)}, which this study does not have"
            )
        rules = known[row.place.variant].rules()
    check_rules(folder, rules)
    return rules
