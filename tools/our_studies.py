"""The studies in docs/studies: what they ask, and the pages that are made of them.

``python -m tools.our_studies FOLDER`` plays what is missing of them, each into a folder of its name below this one, and
writes their pages; ``--only base`` one of them, ``--towns 20`` a small one for a look, ``--pages`` only the pages.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from cuore.cards.catalogue import BOXES, official_rules
from cuore.engine.words import GENERAL, LOVE
from cuore.lab.crew import Processes, usual_jobs
from cuore.lab.pages.words import signed
from cuore.lab.report import charts, markdown
from cuore.lab.study import Findings, Study, Variant, ask_box, ask_card, ask_compare, ask_seats
from cuore.lab.study.layouts import read_rule, seat_variants
from cuore.lab.study.plan import with_towns
from cuore.lab.study.questions import CHOSEN, is_there
from cuore.lab.study.running import read_findings, run_study
from cuore.lab.study.verdicts import UNKNOWN

PAGES = Path(__file__).parents[1] / "docs" / "studies"
PLAYERS = ("housekeeper", "engine")
PAIRS = 400
SEATS = 1000
PLAIN = Variant("plain")
CAUSE = "cause"

RULES = {
    "beginners": ("base", "beginners"),
    "faster-base": ("base", "faster"),
    "faster-expanding": ("expanding", "faster"),
    "faster-vacation": ("vacation", "faster"),
    "faster-oktoberfest": ("oktoberfest", "faster"),
}
"""What the manuals offer as variants, and in which box it is tried."""


def our_studies() -> Iterator[tuple[str, Study]]:
    """Each with the name of its page."""
    for box in BOXES:
        town = Variant("town", (box,))
        yield box, ask_box(town, PLAYERS, towns=PAIRS)
        yield f"{box}-always", ask_box(town, PLAYERS, cards=always(box), towns=PAIRS)
    yield "seats", ask_seats(seat_variants(PLAIN, BOXES, range(2, 7)), towns=SEATS)
    for name, (box, rule) in RULES.items():
        plain = replace(PLAIN, boxes=(box,))
        yield name, ask_compare(plain, read_rule(rule, plain), towns=PAIRS)
    for card in official_rules().cards:
        if card.box == BOXES[0] and card.category == GENERAL:
            yield f"{CAUSE}-{card.name.split()[0].lower()}", ask_card(Variant("town"), card.name, towns=PAIRS)


def always(box: str) -> list[str]:
    """The cards that lie there in every game of two in a box; Love, which is the same in all of them, in the first."""
    rules, town = official_rules(), Variant("town", (box,))
    return [
        card.name
        for kind, card in enumerate(rules.cards)
        if (card.box == box and card.category not in CHOSEN and is_there(rules, town, kind))
        or (box == BOXES[0] and card.category == LOVE)
    ]


def write(name: str, found: Findings) -> None:
    """The page of a study, and its pictures in a folder beside it."""
    pictures = PAGES / name
    pictures.mkdir(parents=True, exist_ok=True)
    for chart, svg in charts(found).items():
        (pictures / f"{chart}.svg").write_text(svg, encoding="utf-8")
    (PAGES / f"{name}.md").write_text(markdown(found, name), encoding="utf-8")


def cause(found: Sequence[Findings]) -> str:
    """What a card does to who may have it, beside what its owners have won: two questions."""
    rows = sorted([each.cards[0] for each in found], key=lambda card: (card.verdict in UNKNOWN, -card.points.mean))
    lines = [
        "| Card | Cost | Employed by a seat | Worth, points of win share | What winners owned | Pairs that differed |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for card in rows:
        worth = card.verdict if card.verdict in UNKNOWN else signed(card.worth, 100, 1)
        company = "–" if card.company is None else signed(card.company, 100, 1)
        differed = f"{card.differed} of {card.pairs}"
        lines.append(f"| {card.card} | {card.cost} | {card.employed:.2f} | {worth} | {company} | {differed} |")
    return "\n".join(lines) + "\n"


def main(words: Sequence[str] | None = None) -> None:
    """Play what is missing, and write the pages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="studies whose names begin like this")
    parser.add_argument("--towns", type=int, help="fewer than usual")
    parser.add_argument("--pages", action="store_true", help="of what is there: nothing is played")
    parser.add_argument("--jobs", type=int, default=usual_jobs())
    asked = parser.parse_args(words)
    asked.folder.mkdir(parents=True, exist_ok=True)
    PAGES.mkdir(exist_ok=True)
    causes: list[Findings] = []
    for name, study in our_studies():
        if not name.startswith(asked.only):
            continue
        if asked.pages:
            found = read_findings(asked.folder / name)
        else:
            wanted = with_towns(study, asked.towns) if asked.towns else study
            found = run_study(wanted, asked.folder / name, Processes(asked.jobs))
        sys.stdout.write(f"{name}: {found.games:,} games, checksum {found.checksum}\n")
        sys.stdout.flush()
        if name.startswith(CAUSE):
            causes.append(found)
        else:
            write(name, found)
    if causes:
        (PAGES / f"{CAUSE}.md").write_text(cause(causes), encoding="utf-8")


if __name__ == "__main__":
    main()
