"""A forecast in a few plain sentences."""

from __future__ import annotations

from cuore.engine.errors import listed
from cuore.lab.forecast.findings import NOT_ASKED, UNKNOWN, CardForecast, Forecast
from cuore.lab.pages.words import many, percent, sign

HURTS = {
    "beer_moved": "beers taken away",
    "discard_returned": "cards lost to the Town",
    "discarded": "cards discarded from hand",
    "event_landed": "events laid into their quarters",
    "gave": "cards taken from hand",
    "hand_card_dismissed": "cards dismissed from hand",
    "left_quarters": "chambermaids lost",
    "maid_dismissed": "chambermaids dismissed",
    "private_arrived": "burdens in their quarters",
    "private_left": "private maids lost",
    "put_back": "cards put back on the deck",
    "put_under": "cards put under the deck",
    "removed": "cards removed from the game",
    "returned": "cards returned to the Town",
    "sent_to_quarters": "maids sent to their quarters",
    "smaller_hand": "smaller hands",
    "took_to_discard": "burdens on their discard piles",
    "top_discarded": "cards discarded from the deck",
    "torn_down": "buildings torn down",
}
"""What somebody suffers, by the name of the event; what a box brings has the words of its name."""

MISUSE = "these players lose by it: misused, not bad"
ABOUT_THE_PLAYERS = "That is about these players, not about the cards"
"""What it means that a card is hardly ever employed."""


def hurt(name: str) -> str:
    """What somebody suffers, in words."""
    return HURTS.get(name, name.replace("_", " "))


def carriers(forecast: Forecast) -> list[CardForecast]:
    """The cards that surely win games, the most important first."""
    found = [card for card in forecast.cards if card.sure and card.worth is not None and card.worth.mean > 0]
    return sorted(found, key=lambda card: -(card.worth.mean if card.worth else 0.0))


def headline(forecast: Forecast) -> list[str]:
    """What to expect, in some sentences; for one alone take the first."""
    changes = many(round(forecast.lead_changes.mean), "time")
    said = [
        _length(forecast),
        _first_player(forecast),
        f"The lead changes {changes} in a game, and {_hurting(forecast)}.",
        _wins_by(forecast),
    ]
    if forecast.plans is not None:
        winning = round(forecast.plans.winning.mean)
        part = "wins a fair part of its games" if winning == 1 else "win a fair part of their games"
        said.append(f"Of {len(forecast.plans.plans)} ways to play, {winning} {part}.")
    return said + _left_alone(forecast)


def _left_alone(forecast: Forecast) -> list[str]:
    """That a card is hardly ever employed says how these players play."""
    left = [card.name for card in forecast.cards if card.verdict in UNKNOWN]
    if not left:
        return []
    who = f"{forecast.plan.bot} players never or seldom employ {listed(left)}"
    return [f"{who}. {ABOUT_THE_PLAYERS}: they are all one bot, and another player may win with what they leave."]


def _length(forecast: Forecast) -> str:
    minutes = forecast.minutes
    ahead = many(round(forecast.close.margin.mean), "point")
    return (
        f"About {forecast.rounds.mean:.0f} rounds, some {minutes.mean:.0f} minutes if a decision takes "
        f"{minutes.seconds_a_decision:g} seconds; the winner has about {forecast.winner_points.mean:.0f} points, "
        f"{ahead} more than the second."
    )


def _first_player(forecast: Forecast) -> str:
    first = forecast.seat_one
    fair = 1 / forecast.plan.players
    if first.low > fair:
        what = "whoever begins has an advantage"
    elif first.high < fair:
        what = "whoever begins has a disadvantage"
    else:
        what = "no advantage that these games could show"
    return f"Whoever begins wins {percent(first)} of the games: {what}."


def _hurting(forecast: Forecast) -> str:
    hurts = forecast.hurts
    if not hurts.mean:
        return "nobody ever hurts anybody"
    if hurts.mean < 1:
        return "hardly anybody is hurt"
    often = f"players hurt each other {many(round(hurts.mean), 'time')}"
    most = next(iter(hurts.by))
    return f"{often}, mostly by {hurt(most)}"


def _wins_by(forecast: Forecast) -> str:
    found = carriers(forecast)
    if all(card.verdict == NOT_ASKED for card in forecast.cards):
        return "What single cards are worth was not asked."
    if not found:
        return "No single card surely decides it."
    named = [f"{card.name} ({sign(card.worth.mean)} wins in a hundred games)" for card in found[:3] if card.worth]
    return f"What wins games: {', '.join(named)}."
