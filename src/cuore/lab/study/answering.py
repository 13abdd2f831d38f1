"""From the files of a study to its answer: no game is played again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from polars.exceptions import PanicException, PolarsError

from cuore.engine.errors import CuoreError
from cuore.engine.rules import Rules
from cuore.engine.words import CATEGORY_NAMES, EVENT
from cuore.lab.games.folder import Folder
from cuore.lab.numbers import (
    LEADS,
    Number,
    clipped,
    is_exposed,
    mean,
    portion,
    surely,
    surely_of,
    worth,
    worth_of,
)
from cuore.lab.study.arms import forced, forced_at, free, nobody, plan_in, versus, without, without_at
from cuore.lab.study.findings import (
    CardFinding,
    Difference,
    Findings,
    OtherCard,
    PriceFinding,
    PricePoint,
    VariantFinding,
)
from cuore.lab.study.plan import Arm, Study, Variant
from cuore.lab.study.prices import PLAYERS, fair_price
from cuore.lab.study.values import (
    CLOSENESS,
    DECISIONS,
    DIFFERED,
    LEAD,
    MARGIN,
    POINTS,
    ROUNDS,
    SHARES,
    TURNS,
    WINS,
    Values,
    difference,
)
from cuore.lab.study.verdicts import DEPENDS, MEASURED, MISUSED, UNKNOWN, disagree, verdict, verdict_in_match

WHOLE = 0.5
"""The most that two players can differ in wins: with it every game is won, without it none."""

RARE = 0.005
"""Cards that come into play less often than once in so many games are not listed beside another."""


COMPARED = (ROUNDS, DECISIONS, POINTS, LEAD, CLOSENESS, TURNS[0])
"""What is looked at beside the plans where two variants are compared."""

SEEN = 10
"""In so many towns one player must have had more of a card than another, or nothing is said of who won."""


class NothingPlayed(CuoreError):
    """A study without a whole town."""


def answer(study: Study, folder: Folder, towns: int) -> Findings:
    """What so many towns of a study say."""
    if towns < 1:
        raise NothingPlayed("no town of this study has been finished yet: play on with the same command")
    try:
        values = Values(study, folder, towns)
        parts = ANSWERS[study.question](study, values)
    except (OSError, PolarsError, PanicException):
        folder.check()  # where a file is damaged, that is what there is to say
        raise
    games = towns * study.games_a_town
    return Findings(study, towns, games, folder.checksum(games), **parts)


# -- cards --


def _cards(study: Study, values: Values) -> dict[str, Any]:
    asked = [
        (card, bot, _arm(study, without(card, bot))) for card in study.about["cards"] for bot in study.about["bots"]
    ]
    gained = [_gained(arm, values) for _, _, arm in asked]
    sure = surely([wins for wins, _ in gained], WHOLE)
    found = [
        _card(study, values, card, bot, arm, each, certain)
        for (card, bot, arm), each, certain in zip(asked, gained, sure, strict=True)
    ]
    return {"cards": tuple(_judged(found))}


def _gained(arm: Arm, values: Values) -> tuple[list[float], list[float]]:
    """What may-have is worth in wins and in points, town by town: what the one who may not has less."""
    wins = [1 / len(arm.roles) - share for share in values.of(arm.name, WINS)]
    return wins, [0.0 - margin for margin in values.of(arm.name, MARGIN)]


def _card(
    study: Study,
    values: Values,
    card: str,
    bot: str,
    arm: Arm,
    gained: tuple[list[float], list[float]],
    sure: bool,
) -> CardFinding:
    rules = study.variant[arm.variant].rules()
    kind = rules.find(card)
    count, games_with = values.arrived(arm.name, kind, subject=False)
    chosen, _ = values.arrived(arm.name, kind, subject=True)
    pairs = values.towns * study.deals
    differed = round(sum(values.of(arm.name, DIFFERED)) * study.deals)
    wins, points = gained
    number = _lost(wins, len(arm.roles))
    extra = _with_and_without(values, bot, kind, rules) if study.question == "card" else {}
    return CardFinding(
        card=card,
        bot=bot,
        box=rules.cards[kind].box,
        category=CATEGORY_NAMES[rules.category[kind]],
        cost=rules.cost[kind],
        worth=number,
        points=worth(points, much(values, arm.name)),
        employed=round(count / (pairs * arm.games * (len(arm.roles) - 1)), 4),
        games=round(games_with / (pairs * arm.games), 4),
        pairs=pairs,
        differed=differed,
        # Whoever may not send an event still gets those that others send.
        slipped=chosen if rules.category[kind] == EVENT else values.slipped(arm.name, kind),
        verdict=verdict(number, count, differed, pairs),
        sure=sure,
        **extra,
    )


def _with_and_without(values: Values, bot: str, kind: int, rules: Rules) -> dict[str, Any]:
    """What else differs between games where all may have a card and games where nobody may."""
    must = [arm for arm in values.study.arms if arm.name == forced(bot)]  # a study of an older version has none
    having_to = _having_to(values, must[0], kind) if must else HavingTo(None, None, 0.0)
    company = [] if rules.category[kind] == EVENT else values.company(free(bot), kind)  # nobody wants to own an event
    return {
        "rounds": _change(values, ROUNDS, nobody(bot), free(bot)),
        "decisions": _change(values, DECISIONS, nobody(bot), free(bot)),
        "company": clipped(worth(company, WHOLE), -1.0, 1.0) if len(company) >= SEEN else None,
        **having_to._asdict(),
        "others": _others(values, bot, kind, rules),
    }


class HavingTo(NamedTuple):
    """What having to take a card is worth, where it was taken in enough games, and in which part of them."""

    forced: Number | None
    forced_points: Number | None
    forced_in: float


def _having_to(values: Values, arm: Arm, kind: int) -> HavingTo:
    """What having to take a card is worth, over all games in which it had to be taken, whether it could be or not."""
    games = values.towns * values.study.deals * arm.games
    _, taken = values.arrived(arm.name, kind, subject=True)
    if not is_exposed(taken, games):
        return HavingTo(None, None, taken / games)
    wins, points = _ahead(values, arm)
    return HavingTo(_won(wins, len(arm.roles)), worth(points, much(values, arm.name)), taken / games)


def _ahead(values: Values, arm: Arm) -> tuple[list[float], list[float]]:
    """What the first role of an arm wins more than an equal part, and its points ahead of the others, town by town."""
    return [share - 1 / len(arm.roles) for share in values.of(arm.name, WINS)], values.of(arm.name, MARGIN)


def _won(gained: Sequence[float], players: int) -> Number:
    """Shares of wins beyond an equal part: from losing this to winning all else."""
    return clipped(worth(gained, WHOLE), -1 / players, 1 - 1 / players)


def _lost(gained: Sequence[float], players: int) -> Number:
    """What somebody lacks of an equal part: from the rest, had in spite of everything, to this."""
    return clipped(worth(gained, WHOLE), 1 / players - 1, 1 / players)


def _others(values: Values, bot: str, kind: int, rules: Rules) -> tuple[OtherCard, ...]:
    """The other cards, those that change most first, as they come into play in a game of any of the towns."""
    found = [
        each
        for each in values.beside(free(bot), nobody(bot))
        if each.card != kind and max(each.one, each.other) >= RARE
    ]
    sure = surely_of([each.change for each in found], 1.0)
    others = [
        OtherCard(rules.names[each.card], round(each.one, 4), round(each.other, 4), worth_of(each.change, 1.0), certain)
        for each, certain in zip(found, sure, strict=True)
    ]
    return tuple(sorted(others, key=lambda other: -abs(other.change.mean)))


def _judged(found: Sequence[CardFinding]) -> list[CardFinding]:
    """The same, with the verdict that only several kinds of players together can give."""
    judged: list[CardFinding] = []
    for each in found:
        worths = [other.worth for other in found if other.card == each.card and other.verdict not in UNKNOWN]
        depends = each.verdict not in UNKNOWN and disagree(worths)
        judged.append(replace(each, verdict=DEPENDS) if depends else each)
    return judged


# -- two cards --


def _versus(study: Study, values: Values) -> dict[str, Any]:
    """Both cards, each from the side of the players who may have it."""
    bots: list[str] = study.about["bots"]
    one, other = study.about["cards"]
    arms = [_arm(study, versus(one, other, bot)) for bot in bots]
    sure = surely([_ahead(values, arm)[0] for arm in arms], WHOLE)
    found = [
        _in_match(study, values, bot, arm, certain, first=first)
        for bot, arm, certain in zip(bots, arms, sure, strict=True)
        for first in (True, False)
    ]
    return {"cards": tuple(found)}


def _in_match(study: Study, values: Values, bot: str, arm: Arm, sure: bool, *, first: bool) -> CardFinding:
    """One of two cards; what its side wins, the other side's players lose in equal parts."""
    rules = study.variant[arm.variant].rules()
    kind, other = (rules.find(card) for card in study.about["cards"][:: 1 if first else -1])
    sign, owners = (1, 1) if first else (-1, len(arm.roles) - 1)
    wins, points = _ahead(values, arm)
    pairs = values.towns * study.deals
    games = pairs * arm.games
    count, games_with = values.arrived(arm.name, kind, subject=first)
    _, others_games = values.arrived(arm.name, other, subject=not first)
    barred, _ = values.arrived(arm.name, kind, subject=not first)
    slipped = values.slipped(arm.name, kind)
    if rules.category[kind] == EVENT:
        slipped = barred
    elif first:
        slipped = count + barred - slipped
    judged = verdict_in_match(games_with, others_games, games)
    return CardFinding(
        card=rules.names[kind],
        bot=bot,
        box=rules.cards[kind].box,
        category=CATEGORY_NAMES[rules.category[kind]],
        cost=rules.cost[kind],
        worth=_won([sign * won / owners for won in wins], len(arm.roles)),
        points=worth([sign * ahead for ahead in points], much(values, arm.name)),
        employed=round(count / (games * owners), 4),
        games=round(games_with / games, 4),
        pairs=pairs,
        differed=round(sum(values.of(arm.name, DIFFERED)) * study.deals),
        slipped=slipped,
        verdict=judged,
        sure=sure and judged == MEASURED,
    )


# -- prices --


def _price(study: Study, values: Values) -> dict[str, Any]:
    (card,), (bot,) = study.about["cards"], study.about["bots"]
    prices: list[int] = study.about["prices"]
    points: list[PricePoint] = []
    by_wins: list[list[float]] = []
    by_points: list[list[float]] = []
    tried: list[bool] = []
    for price in prices:
        may, must = _arm(study, without_at(price)), _arm(study, forced_at(price))
        kind = study.variant[may.variant].rules().find(card)
        wins, margin = _gained(may, values)
        had, more = _ahead(values, must)
        by_wins.append(had)
        by_points.append(more)
        count, _ = values.arrived(may.name, kind, subject=False)
        having_to = _having_to(values, must, kind)
        tried.append(having_to.forced is not None)
        number = _lost(wins, len(may.roles))
        pairs = values.towns * study.deals
        differed = round(sum(values.of(may.name, DIFFERED)) * study.deals)
        points.append(
            PricePoint(
                price=price,
                worth=number,
                worth_points=worth(margin, much(values, may.name)),
                **having_to._asdict(),
                employed=round(count / (pairs * may.games * (len(may.roles) - 1)), 4),
                verdict=verdict(number, count, differed, pairs),
            )
        )
    printed = study.about["printed"]
    near = min(points, key=lambda point: abs(point.price - printed))
    lead = much(values, forced_at(near.price))
    is_used = near.verdict != MISUSED and any(point.verdict == MEASURED for point in points)
    wins_price = fair_price(prices, by_wins, tried, WHOLE, study.seed, is_used=is_used)
    is_used = is_used and wins_price.verdict != PLAYERS
    finding = PriceFinding(
        card=card,
        bot=bot,
        printed=printed,
        points=tuple(points),
        by_wins=wins_price,
        by_points=fair_price(prices, by_points, tried, lead, study.seed, is_used=is_used),
        verdict=near.verdict,
    )
    return {"price": finding}


# -- variants --


def _compare(study: Study, values: Values) -> dict[str, Any]:
    one, other = study.about["variants"]
    variants = _variants(study, values)
    asked = [
        *[(name, free(one), free(other)) for name in COMPARED],
        *[(WINS, plan_in(plan, one), plan_in(plan, other)) for plan in study.about["plans"]],
    ]
    names = [*COMPARED, *study.about["plans"]]
    return {"variants": variants, "differences": _differences(values, names, asked)}


def _seats(study: Study, values: Values) -> dict[str, Any]:
    return {"variants": _variants(study, values)}


def _variants(study: Study, values: Values) -> tuple[VariantFinding, ...]:
    variants = [study.variant[name] for name in study.about["variants"]]
    ahead = [[share - 1 / variant.players for share in values.of(free(variant.name), TURNS[0])] for variant in variants]
    sure = surely(ahead, WHOLE)
    return tuple(
        _variant(study, values, variant, first, certain)
        for variant, first, certain in zip(variants, ahead, sure, strict=True)
    )


def _variant(study: Study, values: Values, variant: Variant, ahead: list[float], sure: bool) -> VariantFinding:
    arm = free(variant.name)
    return VariantFinding(
        name=variant.name,
        players=variant.players,
        rounds=mean(values.of(arm, ROUNDS)),
        decisions=mean(values.of(arm, DECISIONS)),
        points=mean(values.of(arm, POINTS)),
        lead=mean(values.of(arm, LEAD)),
        close=portion(values.of(arm, CLOSENESS)),
        turns=tuple(portion(values.of(arm, turn), 1 / variant.players) for turn in TURNS[: variant.players]),
        first_ahead=_won(ahead, variant.players),
        sure=sure,
        plans={
            plan: _won(
                [share - 1 / variant.players for share in values.of(plan_in(plan, variant.name), WINS)], variant.players
            )
            for plan in study.about.get("plans", [])
        },
    )


def _own(study: Study, values: Values) -> dict[str, Any]:
    asked = study.about["numbers"]
    names = [each["name"] for each in asked]
    return {
        "differences": _differences(values, names, [(each["number"], each["minus"], each["arm"]) for each in asked])
    }


def _differences(values: Values, names: Sequence[str], asked: Sequence[tuple[str, str, str]]) -> tuple[Difference, ...]:
    """Numbers of two arms side by side, one arm alone where the other is not named: that one is no difference."""
    changes = [_changes(values, number, one, other) for number, one, other in asked]
    scales = [_scale(values, number, other) for number, _, other in asked]
    tests = {
        at: [part / scales[at] for part in parts]
        for at, (parts, (_, one, _)) in enumerate(zip(changes, asked, strict=True))
        if one
    }
    sure = dict(zip(tests, surely(list(tests.values()), 1.0), strict=True))
    return tuple(
        Difference(
            name=name,
            number=number,
            one=round(fmean(values.of(one, number)), 4) if one else 0.0,
            other=round(fmean(values.of(other, number)), 4),
            change=_difference(change, scale, number) if one else _mean(change, number),
            sure=sure.get(at),
        )
        for at, (name, (number, one, other), change, scale) in enumerate(
            zip(names, asked, changes, scales, strict=True)
        )
    )


def _difference(changes: Sequence[float], scale: float, number: str) -> Number:
    found = worth(changes, scale)
    return clipped(found, -1.0, 1.0) if number in SHARES else found


def _mean(values: Sequence[float], number: str) -> Number:
    """The mean of a number over towns. A share is sure of nothing, even where it was always so."""
    return portion(values) if number in SHARES else mean(values)


def _change(values: Values, number: str, one: str, other: str) -> Number:
    return worth(_changes(values, number, one, other), _scale(values, number, other))


def _changes(values: Values, number: str, one: str, other: str) -> list[float]:
    return difference(values.of(other, number), values.of(one, number)) if one else values.of(other, number)


def much(values: Values, arm: str) -> float:
    """What is much of victory points in the games of an arm: made-up towns differ by so much."""
    return LEADS * fmean(values.of(arm, LEAD))


def _scale(values: Values, number: str, arm: str) -> float:
    """What is much of a number: made-up towns differ by so much, in both directions."""
    if number in SHARES:
        return WHOLE
    return pstdev(values.of(arm, number)) or 1.0


def _arm(study: Study, name: str) -> Arm:
    return next(arm for arm in study.arms if arm.name == name)


ANSWERS: dict[str, Callable[[Study, Values], dict[str, Any]]] = {
    "card": _cards,
    "versus": _versus,
    "box": _cards,
    "price": _price,
    "compare": _compare,
    "seats": _seats,
    "own": _own,
}
