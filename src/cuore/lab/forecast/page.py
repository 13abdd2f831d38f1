"""A forecast as one page of HTML that needs nothing else: no script, no address, light or dark as the reader likes.

Charts are rows of tables, so whoever cannot see them has the same numbers in the same place, and paper has them too.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil

from cuore.cards.door import load_rules
from cuore.lab.forecast.findings import MISUSED, NOT_ASKED, UNKNOWN, CardForecast, Forecast
from cuore.lab.forecast.summing import WHOLE
from cuore.lab.forecast.words import ABOUT_THE_PLAYERS, MISUSE, headline, hurt
from cuore.lab.numbers import Number, Spread
from cuore.lab.pages.charts import ROW_WIDTH, Scale, axis, bar, histogram, interval
from cuore.lab.pages.document import document, heads, line, sheet, tiles, unseen
from cuore.lab.pages.words import ORDER, many, percent, plain, sign, signed

SHORT_ROW = 120

HOW = (
    "Every deal was played with one player who may not have the card, from every seat. <b>Worth</b> is what that "
    "costs, in wins of a hundred games: cause. <b>Company</b> is how much more often somebody won who had most of it: "
    "who is winning can afford it, so it says little. A star: surely not nothing, even among so many cards."
)

MADE_UP = (
    "Intervals count two made-up deals besides those that were played, one all won and one all lost: so they are a "
    "little too wide rather than too narrow, and may lie a little nearer to nothing than the number."
)


def page(forecast: Forecast, *, title: str = "", sections: Sequence[str] = (), style: str = "") -> str:
    """The whole page. ``sections`` are pieces of HTML that the caller puts in, after the headline, and their style."""
    name = title or f"The town {forecast.plan.town}"
    body = [
        _header(forecast, name),
        _tiles(forecast),
        *sections,
        _length(forecast),
        _cards(forecast),
        _also(forecast),
        _plans(forecast),
        _hurts(forecast),
        _notes(forecast),
    ]
    return document(f"{name}: forecast", body, style=style)


# -- the parts, from above --


def _header(forecast: Forecast, name: str) -> str:
    plan = forecast.plan
    costs = {card.name: card.cost for card in forecast.cards}
    maids = "".join(_chip(maid, costs.get(maid)) for maid in plan.maids)
    guests = "".join(_chip(maid, None) for maid in plan.guests)
    first, *rest = headline(forecast)
    return (
        f'<header><p class="over">Forecast · {escape(_table(forecast))}</p><h1>{escape(name)}</h1>'
        f'<ul class="maids">{maids}</ul>'
        + (f'<p class="over">Guests</p><ul class="maids">{guests}</ul>' if guests else "")
        + f'<p class="lead">{escape(first)}</p><p>{escape(" ".join(rest))}</p></header>'
    )


def _table(forecast: Forecast) -> str:
    """Boxes, players and variants in a line."""
    plan = forecast.plan
    boxes = load_rules().boxes
    titles = [boxes[box].title if box in boxes else box for box in plan.boxes]
    said = [" + ".join(titles), f"{plan.players} players"]
    said += ["the faster game"] if plan.faster else []
    said += ["printed cards only"] if plan.printed_only else []
    said += [f"without {', '.join(plan.without)}"] if plan.without else []
    return " · ".join(said)


def _chip(name: str, cost: int | None) -> str:
    price = f' <b title="cost">{cost}</b>' if cost is not None else ""
    return f"<li>{escape(name)}{price}</li>"


def _tiles(forecast: Forecast) -> str:
    hurts, minutes, close = forecast.hurts, forecast.minutes, forecast.close
    said = [
        ("Rounds", f"{forecast.rounds.mean:.0f}", f"mostly {_usual(forecast.rounds)}"),
        (
            "Minutes, assumed",
            f"{minutes.mean:.0f}",
            f"at {minutes.seconds_a_decision:g} s a decision; mostly {minutes.tenth:.0f} to {minutes.ninetieth:.0f}",
        ),
        ("Points of the winner", f"{forecast.winner_points.mean:.0f}", f"all: mostly {_usual(forecast.points)}"),
        (
            "First player wins",
            f"{100 * forecast.seat_one.mean:.0f} %",
            f"95 %: {100 * forecast.seat_one.low:.0f} to {100 * forecast.seat_one.high:.0f} %",
        ),
        ("Lead changes", f"{forecast.lead_changes.mean:.1f}", f"mostly {_usual(forecast.lead_changes)}"),
        (
            "Close games",
            f"{100 * close.share.mean:.0f} %",
            f"{close.within} points or fewer between the first two; on average {close.margin.mean:.0f}",
        ),
        ("Hurts a game", f"{hurts.mean:.1f}", _free_of(hurts.none)),
    ]
    if forecast.plans is not None:
        winning = forecast.plans.winning
        said.append(
            (
                "Plans that win",
                f"{winning.mean:.0f} of {winning.count}",
                f"{winning.low:.0f} clearly, {winning.high:.0f} perhaps",
            )
        )
    return tiles(said)


def _length(forecast: Forecast) -> str:
    first = "".join(
        line(
            f"Moves {ORDER[turn]}",
            interval(Scale(0, 1, ROW_WIDTH), wins.low, wins.mean, wins.high, "go", [1 / forecast.plan.players]),
            percent(wins),
            plain(points),
        )
        for turn, (wins, points) in enumerate(zip(forecast.wins_by_turn, forecast.points_by_turn, strict=True))
    )
    head = axis(Scale(0, 1, ROW_WIDTH), [(0, "0 %"), (0.5, "50 %"), (1, "100 %")])
    return (
        '<section><h2>How long, how far, who begins</h2><div class="two">'
        f"{_histogram('Rounds of a game', forecast.rounds, 'star')}"
        f"{_histogram('Final points of everybody', forecast.points, 'love')}</div>"
        f"{sheet(heads('Seat', unseen('Chart', head), 'Wins', 'Points'), first, 'Wins and points by who moves first')}"
        f"{_counted(forecast)}</section>"
    )


def _histogram(name: str, seen: Spread, look: str) -> str:
    return f"<figure><figcaption>{name}</figcaption>{histogram(seen.counts, seen.mean, look)}</figure>"


def _counted(forecast: Forecast) -> str:
    """The numbers of the histograms, for whoever wants or needs them."""
    rows = "".join(
        f"<tr><th scope='row'>{name}</th><td>{plain(seen)}</td><td>{seen.deviation:.1f}</td><td>{seen.least}</td>"
        f"<td>{seen.tenth:.0f}</td><td>{seen.median:.0f}</td><td>{seen.ninetieth:.0f}</td><td>{seen.most}</td></tr>"
        for name, seen in (
            ("Rounds", forecast.rounds),
            ("Decisions", forecast.decisions),
            ("Points", forecast.points),
            ("First over second", forecast.close.margin),
            ("Lead changes", forecast.lead_changes),
        )
    )
    columns = heads(unseen("What"), "Mean", "Deviation", "Least", "Tenth", "Median", "Ninetieth", "Most")
    ended = ", ".join(f"{count} by {ending}" for ending, count in forecast.endings.items())
    return (
        f"<details><summary>In numbers</summary>{sheet(columns, rows, 'How games differ')}"
        f"<p>Games ended: {escape(ended)}.</p></details>"
    )


def _cards(forecast: Forecast) -> str:
    """What wins games: the cards whose worth was measured, the worthiest first, those that are hardly employed last."""
    asked = [card for card in forecast.cards if card.worth is not None]
    if not asked and not any(card.verdict in UNKNOWN for card in forecast.cards):
        return ""
    asked.sort(key=lambda card: -_worth(card).mean)
    furthest = max([0.1, *[max(abs(_worth(card).low), abs(_worth(card).high)) for card in asked]])
    reach = min(WHOLE, ceil(furthest * 20) / 20)
    scale = Scale(-reach, reach, ROW_WIDTH)
    had = Scale(0, max([0.5, *[card.employed.mean for card in asked]]), SHORT_ROW)
    rows = "".join(_card(card, scale, had) for card in asked)
    for verdict, changed in zip(UNKNOWN, ("nothing", "too little"), strict=True):
        left = [card for card in forecast.cards if card.verdict == verdict]
        if left:
            names = ", ".join(escape(card.name) for card in left)
            said = f"{names}. {ABOUT_THE_PLAYERS}: {changed} was different without them in {_deals(left)}."
            rows += f'<tr><th scope="row">{verdict.capitalize()}</th><td class="words" colspan="4">{said}</td></tr>'
    ticks = [(-reach, sign(-reach)), (0.0, "0"), (reach, sign(reach))]
    columns = heads("Card", "Employed by a seat", unseen("Chart", axis(scale, ticks)), "Worth", "Company")
    how = f"{HOW} {MADE_UP}"
    return f"<section><h2>What wins games</h2><p>{how}</p>{sheet(columns, rows, 'What every card is worth')}</section>"


def _deals(cards: Sequence[CardForecast]) -> str:
    """In how many deals they were tried; nobody tries all of them as often."""
    tried = [card.differed.count for card in cards if card.differed is not None]
    least, most = min(tried), max(tried)
    return many(most, "deal") if least == most else f"{least:,} to {many(most, 'deal')}"


def _worth(card: CardForecast) -> Number:
    assert card.worth is not None
    return card.worth


def _card(card: CardForecast, scale: Scale, had: Scale) -> str:
    worth = _worth(card)
    look = "bad" if card.verdict == MISUSED else "go" if card.sure and worth.mean > 0 else "ink"
    said = escape(card.name) + (f' <b class="cost">{card.cost}</b>' if card.cost is not None else "")
    notes = [MISUSE] if card.verdict == MISUSED else []
    notes += [f"came all the same {card.slipped} times"] if card.slipped else []
    said += f"<small>{escape('; '.join(notes))}</small>" if notes else ""
    length = bar(had, card.employed.mean, "soft")
    return line(
        said,
        f'<span class="with">{length}<span>{card.employed.mean:.1f}</span></span>',
        interval(scale, worth.low, worth.mean, worth.high, look, [0.0]),
        signed(worth) + (' <b class="star" title="sure">★</b>' if card.sure else ""),
        "–" if card.company is None else sign(card.company.mean),
    )


def _also(forecast: Forecast) -> str:
    """What is employed besides: chiefs, Love, and what lies open one by one."""
    other = [card for card in forecast.cards if card.verdict == NOT_ASKED]
    several = [card for card in forecast.cards if card.members]
    had = Scale(0, max([0.5, *[card.employed.mean for card in other]]), ROW_WIDTH)
    rows = "".join(
        line(escape(card.name), bar(had, card.employed.mean, "soft"), plain(card.employed, 2)) for card in other
    )
    for card in several:
        members = sorted(card.members.items(), key=lambda item: -item[1])
        seen = [f"{escape(name)} {count:.2f}" for name, count in members if count >= 0.005]
        never = [escape(name) for name, count in members if count < 0.005]
        said = ", ".join(seen) + (f"; hardly ever or never {', '.join(never)}" if never else "")
        rows += f"<tr><th scope='row'>{escape(card.name)}</th><td class='words' colspan='2'>{said}</td></tr>"
    if not rows:
        return ""
    columns = heads("Card", unseen("Chart"), "By a seat, in a game")
    return f"<section><h2>Employed besides</h2>{sheet(columns, rows, 'How often other cards are employed')}</section>"


def _plans(forecast: Forecast) -> str:
    plans = forecast.plans
    if plans is None:
        return ""
    scale = Scale(0, 1, ROW_WIDTH)
    rows = "".join(
        line(
            f"{escape(each.name)}<small>{escape(each.about)}</small>",
            interval(
                scale, each.share.low, each.share.mean, each.share.high, "go" if each.wins else "bad", [plans.bar]
            ),
            percent(each.share),
            "yes" if each.wins else "no",
        )
        for each in sorted(plans.plans, key=lambda each: -each.share.mean)
    )
    head = axis(scale, [(0, "0 %"), (0.5, "50 %"), (1, "100 %")])
    columns = heads("Plan", unseen("Chart", head), "Games won", "Wins")
    how = "against each other" if forecast.plan.players == 2 else "one of them among copies of another"
    return (
        f"<section><h2>Which plans win</h2><p>Planners with a taste of their own, {how}, on the same luck from every "
        f"seat. A plan wins here if it has {100 * plans.bar:g} % of the games; an equal share is "
        f"{100 * plans.fair:.0f} %.</p>"
        f"{sheet(columns, rows, 'Plans against each other')}</section>"
    )


def _hurts(forecast: Forecast) -> str:
    hurts = forecast.hurts
    if not hurts.by:
        return (
            "<section><h2>How players hurt each other</h2><p>They do not: nobody ever suffered anything.</p></section>"
        )
    scale = Scale(0, max(number.mean for number in hurts.by.values()), ROW_WIDTH)
    rows = "".join(
        line(escape(hurt(name).capitalize()), bar(scale, number.mean, "bad"), plain(number))
        for name, number in hurts.by.items()
    )
    columns = heads("What", unseen("Chart"), "In a game, all together")
    return (
        "<section><h2>How players hurt each other</h2>"
        f"{sheet(columns, rows, 'What players suffer by others')}</section>"
    )


def _notes(forecast: Forecast) -> str:
    games = forecast.games
    plan = forecast.plan
    played = (
        f"{games.total:,} games between our bots: {games.ordinary:,} ordinary ones ({plan.bot} in every seat), "
        f"{games.cards:,} with and without a card, {games.plans:,} between plans. It is a forecast of how these play; "
        "people play otherwise."
    )
    said = [
        played,
        "In brackets: intervals of 95 %. The same seed gives the same games; another one agrees within the intervals.",
        f"Mostly: eight of ten games. {forecast.minutes.about}",
        f"Town {plan.town}, seed {plan.seed}, rules {forecast.versions.rules}"
        + (f", cards {forecast.versions.cards}" if forecast.versions.cards else "")
        + f", players {forecast.versions.sources}, checksum {forecast.checksum}.",
    ]
    return f"<footer>{''.join(f'<p>{escape(line)}</p>' for line in said)}</footer>"


# -- small things --


def _usual(seen: Spread) -> str:
    return f"{seen.tenth:.0f} to {seen.ninetieth:.0f}"


def _free_of(none: Number) -> str:
    """In how many games there is none of it."""
    often = round(100 * none.mean)
    if not often:
        return "some in nearly every game" if none.mean else "some in every game"
    return f"none in {often} % of the games" if none.mean < 1 else "none in any game"
