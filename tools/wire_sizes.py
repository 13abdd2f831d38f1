"""How large views are: `python -m tools.wire_sizes` plays whole games of the housekeeper and measures what is sent."""

from __future__ import annotations

from random import Random
from statistics import mean, median, quantiles

from cuore.bots import make_bot
from cuore.cards.catalogue import official_rules
from cuore.engine.record import start_session
from cuore.engine.view import View
from cuore.server.wire.decode import write_message
from cuore.server.wire.messages import ViewOf
from cuore.server.wire.scene import ask_of, event_lines, scene_of
from cuore.town import make_setup

GAMES: tuple[tuple[str, tuple[str, ...], int], ...] = (
    ("base, 2 seats", ("base",), 2),
    ("base, 6 seats", ("base",), 6),
    ("four boxes, 6 seats", ("base", "expanding", "vacation", "oktoberfest"), 6),
    ("Park with guests, 4 seats", ("more", "base"), 4),
)

TABLE_OF_SIZES = """| Game | decisions | mean | half are below | nine of ten are below | largest |
|---|---|---|---|---|---|
| base, 2 seats | 202 | 1,261 | 1,176 | 1,812 | 2,548 |
| base, 6 seats | 110 | 1,102 | 1,073 | 1,442 | 2,330 |
| four boxes, 6 seats | 100 | 1,205 | 1,147 | 1,555 | 2,240 |
| Park with guests, 4 seats | 235 | 1,322 | 1,271 | 1,682 | 2,589 |"""
"""As it was measured last; it changes with the bots, so no test asks for it."""


def sizes(boxes: tuple[str, ...], seats: int) -> tuple[int, list[int]]:
    """How many decisions a game had, and the sizes of all that was sent to its seats."""
    rules = official_rules()
    town = "random" if len(boxes) > 1 and "more" not in boxes else "first"
    session = start_session(rules, make_setup(rules, boxes=boxes, players=seats, town=town, seed="sizes"))
    bot = make_bot("housekeeper")
    found: list[int] = []
    heard = 0
    while not session.game.over:
        g = session.game
        for seat in range(seats):
            view = View(g, seat)
            ask = None if view.decision is None else ask_of(rules, view.decision, session.can_undo, g.deal.place.name)
            events = event_lines(session.heard(seat, heard))
            message = ViewOf(
                rev=g.decisions, n=g.decisions, e=len(session.told), view=scene_of(view), ask=ask, events=events
            )
            found.append(len(write_message(message)))
        heard = len(session.told)
        session.apply(bot.choose(session.view(g.asked), Random(g.decisions), None))
    return len(session.answers), found


def main() -> None:
    """Measure, and print the table."""
    print("| Game | decisions | mean | half are below | nine of ten are below | largest |\n|---|---|---|---|---|---|")
    for name, boxes, seats in GAMES:
        decisions, found = sizes(boxes, seats)
        high = quantiles(found, n=10)[-1]
        print(f"| {name} | {decisions} | {mean(found):,.0f} | {median(found):,.0f} | {high:,.0f} | {max(found):,} |")


if __name__ == "__main__":
    main()
