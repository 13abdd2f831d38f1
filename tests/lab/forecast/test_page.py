"""The page of a forecast: complete in itself, escaped, and readable without its pictures."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cuore.lab.forecast import Forecast, forecast, headline, page
from cuore.lab.forecast.findings import MEASURED, MISUSED, NEVER, SELDOM
from cuore.lab.forecast.words import hurt
from cuore.lab.numbers import Number
from cuore.lab.pages.charts import MOST_BARS, Scale, axis, histogram
from cuore.lab.pages.words import give_or_take, plain, sign, signed
from tests.lab.forecast.plans import ALONE, NOBODY_ATTACKS, small_forecast

WEB = Path(__file__).parents[3] / "web/src"
VOID = {"meta", "path", "rect", "circle"}
NASTY = "<img src=x onerror=alert(1)> & \"Co\" 'x'"


class Reader(HTMLParser):
    """Follows the tags of a page, and complains about one that is not closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.text: list[str] = []
        self.rows: list[list[str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in VOID:
            self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.text.append(data)
        if ("td" in self.open or "th" in self.open) and "svg" not in self.open:
            self.rows[-1][-1] += data


def read(text: str) -> Reader:
    found = Reader()
    found.feed(text)
    found.close()
    assert found.open == []
    return found


def nasty() -> Forecast:
    """A forecast all of whose names are out for mischief."""
    found = small_forecast()
    plan = replace(
        found.plan, town=NASTY, boxes=(NASTY,), maids=(NASTY,) * 10, guests=(NASTY,), without=(NASTY,), seed=NASTY
    )
    cards = tuple(replace(card, name=NASTY, members={NASTY: 1.0}) for card in found.cards)
    assert found.plans is not None
    plans = replace(found.plans, plans=tuple(replace(each, name=NASTY, about=NASTY) for each in found.plans.plans))
    hurts = replace(found.hurts, by={NASTY: found.hurts.none})
    return replace(found, plan=plan, cards=cards, plans=plans, hurts=hurts, endings={NASTY: 1})


def test_it_needs_nothing_else() -> None:
    text = page(small_forecast())
    assert "http" not in text
    assert "//" not in text
    for word in ("<script", "<link", "<iframe", "src=", "href=", "url(", "@import", "@font-face"):
        assert word not in text
    assert text.startswith("<!doctype html>")
    assert len(text) < 60_000


def test_names_are_escaped_wherever_they_stand() -> None:
    text = page(nasty(), title=NASTY)
    assert "<img" not in text
    assert 'alert(1)> & "' not in text
    read(text)


def test_every_tag_is_closed_and_every_table_has_heads_and_a_name() -> None:
    found = read(page(small_forecast(), title="A town"))
    assert found.seen.count("table") == found.seen.count("caption") >= 6
    assert found.seen.count("h1") == 1
    assert "A town" in " ".join(found.text)
    for name in ("Forecast", "Tanto Cuore", "2 players", "the faster game"):
        assert name in " ".join(found.text)


def test_pictures_are_for_eyes_alone_and_the_numbers_stand_in_the_tables() -> None:
    made = small_forecast()
    text = page(made)
    assert text.count("<svg") == text.count('aria-hidden="true"')
    rows: dict[str, list[str]] = {}
    for row in read(text).rows:
        rows.setdefault(row[0], row)
    assert rows["Moves first"][2].startswith(f"{100 * made.seat_one.mean:.0f} %")
    for card in made.cards:
        if card.worth is not None and card.verdict != "never employed":
            named = next(row for name, row in rows.items() if name.startswith(card.name))
            assert f"{card.employed.mean:.1f}" in named[1]
            assert signed(card.worth) in named[3]
    never = rows["Never employed"][1]
    assert all(card.name in never for card in made.cards if card.verdict == "never employed")


def test_in_how_many_deals_nothing_was_different_without_a_card() -> None:
    made = small_forecast()
    never = [card for card in made.cards if card.verdict == NEVER]
    assert len(never) > 1
    assert "nothing was different without them in 2 deals." in page(made)
    assert never[0].differed is not None
    longer = replace(never[0], differed=replace(never[0].differed, count=120))
    cards = tuple(longer if card is never[0] else card for card in made.cards)
    assert "nothing was different without them in 2 to 120 deals." in page(replace(made, cards=cards))


def test_it_says_what_made_up_deals_do_to_an_interval() -> None:
    assert "may lie a little nearer to nothing than the number" in page(small_forecast())


def test_light_and_dark_and_paper() -> None:
    text = page(small_forecast())
    assert "@media (prefers-color-scheme: dark)" in text
    assert "@media print" in text
    used = set(re.findall(r"var\(--([a-z]+)\)", text))
    day = text[text.index(":root {") : text.index("@media (prefers-color-scheme")]
    assert used <= set(re.findall(r"--([a-z]+):", day))


def test_whoever_calls_puts_in_what_else_there_is() -> None:
    text = page(small_forecast(), sections=["<section><h2>Checklist</h2></section>", "<p>more</p>"])
    assert text.index("Checklist") < text.index("<p>more</p>") < text.index("What wins games")


def test_minutes_are_called_an_assumption() -> None:
    said = " ".join(read(page(small_forecast())).text)
    assert "Minutes, assumed" in said
    assert "Assumed, not measured: 6 seconds a decision" in said
    assert "92 games" in said


def test_a_forecast_of_ordinary_games_alone_has_a_page_too() -> None:
    made = forecast(NOBODY_ATTACKS, crew=ALONE)
    said = " ".join(read(page(made)).text)
    assert "nobody ever hurts anybody" in said
    assert "What wins games" not in said
    assert "Which plans win" not in said


# -- sentences --


def changed(first: Number) -> Forecast:
    return replace(small_forecast(), wins_by_turn=(first, first))


@pytest.mark.parametrize(
    ("low", "mean", "high", "said"),
    [
        (0.45, 0.52, 0.6, "no advantage that these games could show"),
        (0.55, 0.6, 0.65, "has an advantage"),
        (0.3, 0.4, 0.45, "has a disadvantage"),
    ],
)
def test_what_is_said_of_the_first_player_depends_on_the_interval(
    low: float, mean: float, high: float, said: str
) -> None:
    assert said in " ".join(headline(changed(Number(mean, low, high, 100))))


@pytest.mark.parametrize(
    ("mean", "said"),
    [
        (0, "nobody ever hurts anybody"),
        (0.4, "hardly anybody is hurt"),
        (5, "players hurt each other 5 times, mostly by"),
    ],
)
def test_how_players_hurt_each_other_is_said_as_in_the_browser(mean: float, said: str) -> None:
    found = small_forecast()
    assert said in headline(replace(found, hurts=replace(found.hurts, mean=mean)))[2]
    in_browser = (WEB / "lib/pages/forecasting.ts").read_text(encoding="utf-8").lower()
    assert said.partition(" 5")[0] in in_browser


def test_only_what_is_sure_is_said_to_win_games() -> None:
    found = small_forecast()
    assert "No single card surely decides it." in headline(found)
    cards = tuple(
        replace(card, sure=True, worth=Number(0.21, 0.1, 0.3, 60)) if card.name == "Illness" else card
        for card in found.cards
    )
    assert "What wins games: Illness (+21 wins in a hundred games)." in headline(replace(found, cards=cards))


def test_what_is_hardly_employed_is_said_of_the_players_and_not_of_the_cards() -> None:
    found = small_forecast()
    never = [each.name for each in found.cards if each.verdict == NEVER]
    assert never
    about = "That is about these players, not about the cards"
    said = next(line for line in headline(found) if about in line)
    assert said.startswith(f"{found.plan.bot} players never or seldom employ ")
    assert all(name in said for name in never[:3])
    assert page(found).count(about) >= 2
    cards = tuple(replace(each, verdict=MEASURED) for each in found.cards)
    assert not any(about in line for line in headline(replace(found, cards=cards)))
    seldom = replace(found.cards[0], verdict=SELDOM, worth=None, points=None, differed=found.hurts)
    shown = page(replace(found, cards=(seldom, *cards[1:])))
    assert "Seldom employed" in shown
    assert f"{seldom.name}. {about}: too little was different without them" in shown


def test_a_card_that_costs_wins_is_called_misused_on_the_page() -> None:
    found = small_forecast()
    cards = tuple(
        replace(card, verdict=MISUSED, worth=Number(-0.2, -0.3, -0.1, 60)) if card.worth is not None else card
        for card in found.cards
    )
    assert "misused, not bad" in page(replace(found, cards=cards))


def test_a_difference_in_little_room_is_never_surer_than_it_is() -> None:
    assert give_or_take(Number(0.1, 0.05, 0.15, 9)) == "+10 ±5"
    assert give_or_take(Number(0.444, 0.387, 0.5, 9), 100, 1) == "+44.4 ±5.7"  # it cannot be more than 50
    assert give_or_take(Number(-0.444, -0.5, -0.387, 9), 100, 1) == "\N{MINUS SIGN}44.4 ±5.7"


def test_numbers_in_words() -> None:
    assert [sign(0.126), sign(-0.126), sign(0.001), sign(-0.001)] == ["+13", "\N{MINUS SIGN}13", "0", "0"]
    assert plain(Number(1.26, -0.5, 2.0, 9)) == "1.3 (\N{MINUS SIGN}0.5–2.0)"
    assert hurt("event_landed") == "events laid into their quarters"
    assert hurt("taken_down") == "taken down"


# -- pictures --


def test_a_histogram_has_few_bars_and_all_games() -> None:
    text = histogram([(value, 1) for value in range(997)], 500.0, "star")
    assert 5 < text.count("<rect") <= MOST_BARS
    assert histogram([(7, 20)], 7.0, "star").count("<rect") == 1
    assert "-" not in re.sub(r'class="[^"]*"|text-anchor|aria-hidden', "", histogram([(3, 1), (9, 2)], 5.0, "star"))


@pytest.mark.parametrize("values", [range(10), range(20, 100), range(400)])
def test_the_mean_of_a_histogram_stands_among_its_bars(values: range) -> None:
    """With every value once, and as many in each bar, the mean is in the middle of the bars."""
    text = histogram([(value, 1) for value in values], sum(values) / len(values), "star")
    drawn = re.findall(r'<rect [^>]* x="([\d.]+)" [^>]*width="([\d.]+)"', text)
    left, right = float(drawn[0][0]), sum(map(float, drawn[-1]))
    (mean,) = re.findall(r'class="mean" d="M([\d.]+)', text)
    assert float(mean) == pytest.approx((left + right) / 2, abs=0.3)


def test_a_scale_holds_what_is_beyond_it() -> None:
    scale = Scale(-1, 1, 112)
    assert [scale(-9), scale(0), scale(9)] == [6.0, 56.0, 106.0]
    assert Scale(0, 0, 112)(0) == 6.0
    assert 'text-anchor="start">low' in axis(scale, [(-1, "low"), (1, "high")])
