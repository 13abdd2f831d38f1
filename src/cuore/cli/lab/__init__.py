"""``cuore lab``: questions about cards, prices, rules and seats, answered by games that are played with and without.

A module for each command, and beside them what they have in common: how games are laid out, how many there are, where
they are kept, and in what form an answer is given.
"""

from __future__ import annotations

from cyclopts import App

from cuore.cli.lab.box import box
from cuore.cli.lab.card import card
from cuore.cli.lab.compare import compare
from cuore.cli.lab.game import game
from cuore.cli.lab.price import price
from cuore.cli.lab.report import report
from cuore.cli.lab.run import run
from cuore.cli.lab.seats import seats
from cuore.cli.lab.sql import sql
from cuore.cli.lab.studies import studies

__all__ = ["lab"]

lab = App(
    name="lab",
    help="Ask what a card is worth, what it should cost, what a rule does: the same luck is played with and without.",
    help_format="plaintext",
)
for command in (card, box, price, compare, seats, run, report, sql, game, studies):
    lab.command(command)
