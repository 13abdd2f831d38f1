"""Every question at every size: whether each option is in sight, or a button beside the question.

``python -m tests.web.sweep [GAME ...]`` plays the games of ``wishes``, or some of them, with two to six houses in
Python, opens the fullest question of each kind in Chromium, and tries it in eleven windows at 100 and 150 per cent, and
in two of them at 80, 120 and 200. It prints how many options were tried and every one that was out of reach.
"""

from __future__ import annotations

import sys

from tests.web.pictures import opened
from tests.web.questions import SIZES, out_of_reach, questions
from tests.web.visitor import Visitor
from tests.web.wishes import BOXES

WINDOWS = (*SIZES, (360, 640), (375, 667), (932, 430), (1024, 768), (1366, 768))
MOST_USED = ((390, 844), (1280, 720))
SEATS = {"more": (2, 3, 4), "mixture": (2, 3, 4, 5, 6)}


def main(games: list[str]) -> int:
    """Try all; gives the number of options that were out of reach."""
    tried = missed = asked = 0
    with opened() as (browser, house):
        for game in games:
            for seats in SEATS.get(game, (2, 4, 6)):
                visitor = Visitor(browser, house)
                visitor.set(notes=False)
                visitor.come_in()
                for question in questions(BOXES[game], seats):
                    visitor.page.set_viewport_size({"width": 1280, "height": 720})
                    visitor.sit_at(question.open(visitor))
                    visitor.page.evaluate("player.asked(false)")
                    hidden = out_of_reach(visitor, WINDOWS, (100, 150))
                    hidden += out_of_reach(visitor, MOST_USED, (80, 120, 200))
                    asked += 1
                    tried += question.options * (2 * len(WINDOWS) + 3 * len(MOST_USED))
                    missed += len(hidden)
                    for line in hidden:
                        sys.stdout.write(f"{game}, {seats} houses, decision {question.decision}: {line}\n")
                visitor.context.close()
                sys.stdout.write(f"{game}, {seats} houses: {asked} questions, {tried} options, {missed} out of reach\n")
                sys.stdout.flush()
    return missed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(BOXES)) > 0)
