"""What a study found, in plain sentences: first what it is, then what it can say and what it cannot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor

from cuore.bots.registry import KNOWN_BOTS, PERSONAS
from cuore.engine.errors import listed
from cuore.lab.numbers import Number
from cuore.lab.pages.words import many, percent, plain, sign, signed
from cuore.lab.study.findings import CardFinding, Difference, Findings, PriceFinding, VariantFinding
from cuore.lab.study.plan import Study, Until, Variant
from cuore.lab.study.prices import FOUND, PLAYERS, UNTOLD, FairPrice
from cuore.lab.study.values import CLOSENESS, DECISIONS, EMPLOYED, LEAD, POINTS, ROUNDS, SHARES, TURNS, WINS
from cuore.lab.study.verdicts import DEPENDS, MEANING, MEASURED, MISUSED, NEVER, SELDOM, UNASKED, UNKNOWN

RANDOM = "random"
_ONE_TOWN = "All deals are of towns that were given: intervals are over deals, and say nothing of other towns."

NAMED = 3
"""So many cards or variants are named in a sentence."""

MANY = 12
"""And so many that are only listed."""

EACH_CARD = "What each card is worth, in the order of victory points"
"""What stands over the cards of a box, and over their chart."""

MATCH = "Which is better"
"""What stands over two cards, and over their chart."""

NOBODY_KNOWS = "Not asked for: worth unknown"

COUNTED = {
    ROUNDS: "Rounds of a game",
    DECISIONS: "Decisions of all players",
    POINTS: "Victory points of a player",
    LEAD: "Points between the first two",
    CLOSENESS: "Close games",
    TURNS[0]: "Wins of whoever begins",
}
"""What is counted of a variant, as a heading."""


def headline(findings: Findings) -> list[str]:
    """What came of it, the most important first; for one sentence alone take the first."""
    return _HEADLINES[findings.study.question](findings)


def wins(number: Number) -> str:
    """A share of wins more than an equal part, in percentage points with its interval."""
    return signed(number, 100, 1)


def points(number: Number) -> str:
    """Victory points, or anything else that is counted, more or less, with their interval."""
    return signed(number, 1, 1)


def share(part: float) -> str:
    """A part of all, in per cent."""
    return f"{100 * part:.0f} %" if part in (0, 1) or 0.005 <= part <= 0.995 else f"{100 * part:.1f} %"


def title(difference: Difference) -> str:
    """What a difference is one of, as a heading."""
    if difference.number == WINS and difference.name in PERSONAS:
        return f"Wins of {difference.name}"
    if difference.name != difference.number:
        return difference.name
    if difference.number.startswith(EMPLOYED):
        return f"{difference.number.removeprefix(EMPLOYED)} employed in a game"
    return COUNTED.get(difference.name, difference.name)


def factor(difference: Difference) -> float:
    """Shares are said in per cent."""
    return 100 if difference.number in SHARES else 1


def digits(difference: Difference) -> int:
    """How exactly it is said: of a single card there are few in a game."""
    return 2 if difference.number.startswith(EMPLOYED) else 1


def change(difference: Difference) -> str:
    """How much the second has more, with its interval."""
    return signed(difference.change, factor(difference), digits(difference))


def value(difference: Difference, number: float) -> str:
    """One of the two numbers of a difference."""
    said = f"{factor(difference) * number:.{digits(difference)}f}"
    return f"{said} %" if difference.number in SHARES else said


def alone(difference: Difference) -> str:
    """A number of one arm that is compared with nothing."""
    said = percent if difference.number in SHARES else plain
    return said(difference.change, digits(difference))


def is_difference(findings: Findings, each: Difference) -> bool:
    """Whether two arms are compared, or one is told of alone."""
    return findings.study.question != "own" or bool(_asked(findings, each).get("minus"))


def arms(findings: Findings, each: Difference) -> str:
    """Which games a number of a study of one's own is of, and beside which."""
    asked = _asked(findings, each)
    beside = asked.get("minus")
    return f"{asked['arm']}, beside {beside}" if beside else f"{asked['arm']}"


def _asked(findings: Findings, each: Difference) -> dict[str, str]:
    """The words of a study of one's own for a number. Two numbers may have one name, so the place tells."""
    place = next(at for at, other in enumerate(findings.differences) if other is each)
    asked: dict[str, str] = findings.study.about["numbers"][place]
    return asked


def sides(findings: Findings) -> tuple[str, str]:
    """What two things that are compared are called, first the one from which the difference counts."""
    variants = findings.study.about.get("variants")
    return (variants[0], variants[1]) if variants else ("what it is beside", "what is asked about")


def fair(found: FairPrice) -> str:
    """A fair price as sure as its interval: where that is open to one side, its other end, and a guess behind it."""
    if found.verdict in (UNTOLD, PLAYERS):
        return UNTOLD if found.verdict == UNTOLD else "none"
    if found.verdict == FOUND:
        assert found.price is not None
        assert found.low is not None
        assert found.high is not None
        numbers = (found.price, found.low, found.high)
        exactly = 0 if all(number.is_integer() for number in numbers) else 1
        middle, low, high = (f"{number:.{exactly}f}" for number in numbers)
        return f"{middle} ({low} to {high})"
    guess = _guess(found)
    return f"{_reach(found)} (perhaps {guess})" if guess else _reach(found)


def _reach(found: FairPrice) -> str:
    """The interval of a fair price, where it is open to one side."""
    if found.low is not None:
        return f"from {_price_said(found.low)} on"
    assert found.high is not None
    return f"up to {_price_said(found.high)}"


def _guess(found: FairPrice) -> str:
    """A fair price of which one end alone is known, in whole numbers; none where that end says it all."""
    last = found.tried[-1]
    if found.price is None:
        return "none"
    if found.low is not None:
        return "" if found.low >= last else f"{last} or more" if found.price >= last else _whole(found)
    return _whole(found)


def _whole(found: FairPrice) -> str:
    assert found.price is not None
    guess = round(found.price)
    return f"{max(guess, ceil(found.low)) if found.low is not None else min(guess, floor(found.high or guess))}"


def _price_said(price: float) -> str:
    return f"{price:.1f}".removesuffix(".0")


def _chance(number: Number) -> str:
    """What is to be added where an interval holds nothing."""
    return ", which may be chance" if number.low <= 0 <= number.high else ""


# -- cards --


def _card(findings: Findings) -> list[str]:
    said: list[str] = []
    for card in findings.cards:
        said.append(of_card(card))
        said += _more_of_card(card)
    return said


def of_card(card: CardFinding) -> str:
    """What a card is worth to one kind of player, in a sentence with its verdict."""
    pairs = many(card.pairs, "pair")
    if card.verdict == NEVER:
        return f"{card.card}: {card.bot} never employed it in {pairs} ({NEVER}: {MEANING[NEVER]})."
    if card.verdict == SELDOM:
        return (
            f"{card.card}: {card.bot} employed it in {share(card.games)} of the games, and of {pairs} "
            f"{card.differed:,} differed where {card.bot} was barred from it ({SELDOM}: {MEANING[SELDOM]})."
        )
    if card.verdict == UNASKED:
        return (
            f"{card.card}: it came in {share(card.games)} of the games, and none of {pairs} differed where {card.bot} "
            f"was barred from it ({UNASKED}: {MEANING[UNASKED]})."
        )
    because = "" if card.verdict == MEASURED else f": {MEANING[card.verdict]}"
    return (
        f"{card.card}: of a hundred games between equals, whoever may not have it wins {_fewer(card.worth.mean)} "
        f"({card.verdict}{because}). Being allowed to have it is worth {wins(card.worth)} points of win share to "
        f"{who(card.bot)}{_chance(card.worth)}, by {pairs} of which {card.differed:,} differed at all."
    )


def _fewer(worth: float) -> str:
    """What a worth means: how many games somebody loses who may not have the card."""
    games = round(100 * abs(worth))
    return f"about {games} {'more' if worth < 0 else 'fewer'}" if games else "about as many as the others"


def who(bot: str) -> str:
    """A computer player, and what sort of one it is."""
    about = next((known.about for known in KNOWN_BOTS if known.name == bot), "")
    return f"{bot} ({about})" if about else bot


def _more_of_card(card: CardFinding) -> list[str]:
    having_to = _having_to(card)
    if card.verdict in UNKNOWN:
        return having_to
    said = (
        f"In victory points it is {points(card.points)}{_chance(card.points)}. Who may have it employs "
        f"{card.employed:.1f} a game."
    )
    if card.rounds is not None:
        said += f" Games where all may have it take {_rounds(card.rounds)} than where nobody may{_chance(card.rounds)}."
    found = [said, *having_to]
    if card.company is not None:
        found.append(
            f"Whoever had most of it won {wins(card.company)} points more than an equal part{_chance(card.company)}, "
            f"by the games of {many(card.company.count, 'town')} in which not all had as many. "
            "That is company, not cause: who is winning can pay for more."
        )
    return found


def _having_to(card: CardFinding) -> list[str]:
    """What having to take a card is worth; nothing where it was not asked, or hardly ever possible."""
    if card.forced is None:
        return []
    said = (
        f"Having to take one at the first chance is worth {wins(card.forced)} points of win share to {card.bot}"
        f"{_chance(card.forced)}, against players who have none"
    )
    return [f"{said}. {_NOT_THE_CARD}" if card.forced.mean < 0 or card.verdict in UNKNOWN else f"{said}."]


def _rounds(number: Number) -> str:
    """More or fewer, rather than more with a minus before it."""
    said = f"{sign(number.low, 1, 1)} to {sign(number.high, 1, 1)}"
    return f"{abs(number.mean):.1f} rounds {'fewer' if number.mean < 0 else 'more'} ({said})"


def _box(findings: Findings) -> list[str]:
    bots = list(dict.fromkeys(card.bot for card in findings.cards))
    kinds = many(len({card.card for card in findings.cards}), "card")
    pairs = many(findings.cards[0].pairs, "pair")
    said = [_of_bot(findings.cards, bots[0], kinds, f"; {pairs} a card")]
    said += [_of_bot(findings.cards, bot, kinds) for bot in bots[1:]]
    said += [_strong_and_weak([card for card in findings.cards if card.bot == bot], bot) for bot in bots]
    depends = list(dict.fromkeys(card.card for card in findings.cards if card.verdict == DEPENDS))
    if depends:
        said.append(f"Different players get clearly different worth out of {listed(depends)}.")
    return said


def _of_bot(cards: Sequence[CardFinding], bot: str, kinds: str, more: str = "") -> str:
    own = [card for card in cards if card.bot == bot]
    helps, costs = sum(map(surely_helps, own)), sum(map(surely_misused, own))
    never = sum(card.verdict == NEVER for card in own)
    unasked = sum(card.verdict == UNASKED for card in own)
    comes = f" {unasked} {'comes' if unasked == 1 else 'come'} unasked." if unasked else ""
    return (
        f"Of {kinds}, {helps or 'none'} surely {'helps' if helps < 2 else 'help'} {bot} to win, {costs or 'none'} "
        f"surely {'costs' if costs < 2 else 'cost'} it games by being misused, and {never or 'none'} "
        f"{'is' if never < 2 else 'are'} never employed{more}.{comes}"
    )


def surely_helps(card: CardFinding) -> bool:
    """Whether a card wins games, all cards of the study taken together."""
    return card.sure and card.worth.mean > 0 and card.verdict not in UNKNOWN


def surely_misused(card: CardFinding) -> bool:
    """Whether a player would do better without a card, all cards of the study taken together."""
    return card.sure and card.worth.mean < 0 and card.verdict not in UNKNOWN


def _strong_and_weak(cards: Sequence[CardFinding], bot: str) -> str:
    """By points, which are the sharper measure; only what is sure of the strong and of the weak."""
    ordered = sorted(cards, key=lambda card: -card.points.mean)
    strong = [card for card in ordered if surely_helps(card)]
    weak = [card for card in reversed(ordered) if surely_misused(card)]
    maybe = sum(card.verdict == MISUSED and not card.sure for card in cards)
    never = [card.card for card in cards if card.verdict == NEVER]
    said = f"Strongest for {bot}: {_named(strong)}." if strong else f"No card surely wins games for {bot}."
    said += f" Misused: {_named(weak)}." if weak else ""
    said += f" {maybe} more {'looks' if maybe == 1 else 'look'} misused if taken alone." if maybe else ""
    said += f" Never employed, so nobody knows: {_some(never)}." if never else ""
    seldom = [card.card for card in cards if card.verdict == SELDOM]
    said += f" Employed too seldom to say: {_some(seldom)}." if seldom else ""
    unasked = [card.card for card in cards if card.verdict == UNASKED]
    said += f" Coming by other cards' doing alone, so nobody knows either: {_some(unasked)}." if unasked else ""
    return said


def _named(cards: Sequence[CardFinding]) -> str:
    names = [f"{card.card} ({sign(card.worth.mean, 100, 1)})" for card in cards[:NAMED]]
    more = f" and {len(cards) - NAMED} more" if len(cards) > NAMED else ""
    return ", ".join(names) + more


def _some(names: Sequence[str]) -> str:
    return f"{', '.join(names[:MANY])} and {len(names) - MANY} more" if len(names) > MANY else listed(names)


# -- two cards --


def _versus(findings: Findings) -> list[str]:
    return [_match(*findings.cards[at : at + 2]) for at in range(0, len(findings.cards), 2)]


def _match(one: CardFinding, other: CardFinding) -> str:
    """Which of two cards is better for one kind of player."""
    left = [card for card in (one, other) if card.verdict in (NEVER, SELDOM)]
    if left:
        said = " and ".join(f"{card.card} in {share(card.games)}" for card in left)
        return (
            f"{one.card} or {other.card}: {one.bot} does not use both, so these games cannot compare them: it employs "
            f"{said} of the games. What they are worth to others is not known."
        )
    better, worse = (one, other) if one.worth.mean >= 0 else (other, one)
    by = f"{wins(better.worth)} points of win share, by {many(one.pairs, 'pair')}"
    if one.worth.low <= 0 <= one.worth.high:
        return f"{one.card} or {other.card}: these games cannot tell which is better for {one.bot} ({by})."
    return (
        f"{better.card} is better than {worse.card} for {one.bot}: a player who may have the first alone, against "
        f"players who may have the second alone, is above an equal part by {by}."
    )


# -- prices --


def _price(findings: Findings) -> list[str]:
    price = findings.price
    assert price is not None
    near = min(price.points, key=lambda point: abs(point.price - price.printed))
    if price.verdict in (NEVER, SELDOM):
        allowed = f"{price.bot} hardly ever employs it where it may choose ({price.verdict}: {MEANING[price.verdict]})"
    elif price.verdict == UNASKED:
        allowed = f"whether {price.bot} may choose it changes nothing ({UNASKED}: {MEANING[UNASKED]})"
    else:
        allowed = (
            f"being allowed to have it is worth {wins(near.worth)} points of win share{_chance(near.worth)} "
            f"({price.verdict})"
        )
    if near.forced is None:
        forced = "too few of those who had to take one at the first chance could"
    else:
        forced = f"having to take one at the first chance is worth {wins(near.forced)}{_chance(near.forced)}"
    return [
        _fair(price),
        f"It is printed for {price.printed}; {_by_points(price.by_points)}.",
        f"For {near.price}, {allowed}; {forced}.",
    ]


def _fair(price: PriceFinding) -> str:
    found = price.by_wins
    unsure = f"These games cannot tell the fair price of {price.card} for {price.bot}"
    if found.verdict == UNTOLD:
        return f"{unsure}: {_untold(found)}."
    if found.verdict == PLAYERS:
        about = "for these games are about the player"
        return f"No price is given for {price.card}, {about}: {_fault(price)}. {_NOT_THE_CARD}"
    last = found.tried[-1]
    beginning = f"The fair price of {price.card} for {price.bot} is"
    if found.verdict == FOUND:
        return f"{beginning} {fair(found)}: there, having to buy one is neither good nor bad."
    guess = _guess(found)
    if not guess:
        return f"{beginning} {last} or more: even for {last}, having to buy one cost no games."
    none = "" if found.low is not None else f", or {price.bot} loses with it at any price"
    return f"{unsure}: it is somewhere {_reach(found)}{none}. A guess: {guess}."


def _fault(price: PriceFinding) -> str:
    """Why a card has no price for a player."""
    if price.verdict == MISUSED:
        return f"{price.bot} does better where it may not have the card"
    if not any(point.verdict == MEASURED for point in price.points):
        return f"{price.bot} does not use the card at any of these prices"
    return f"having to buy one costs {price.bot} games even for {price.by_wins.tried[0]}"


def _untold(found: FairPrice) -> str:
    """Why a fair price is not to be told."""
    if len(found.tried) > 1:
        return f"its interval holds all prices that were tried, {found.tried[0]} to {found.tried[-1]}"
    bought = f"only for {found.tried[0]}" if found.tried else "at none of these prices"
    return f"{bought} could the player who had to buy the card do so in enough games"


def _by_points(found: FairPrice) -> str:
    if found.verdict == UNTOLD:
        return "by victory points no fair price is to be told"
    if found.verdict == PLAYERS:
        return "by victory points no price is given either"
    return f"by victory points the fair price is {fair(found)}"


# -- variants --


def _compare(findings: Findings) -> list[str]:
    one, other = findings.study.about["variants"]
    sure = [each for each in findings.differences if each.sure]
    first = f"{other} beside {one}, {many(findings.towns, 'town')} on the same luck: "
    if not sure:
        return [f"{first}no difference that these games could show."]
    main = [each for each in findings.differences if each.number in (ROUNDS, LEAD)]
    said = [first + ", ".join(_going(each) for each in main) + "."]
    others = [f"{_lower(title(each))}, {_going(each)}" for each in sure if each.number not in (ROUNDS, LEAD)]
    if others:
        said.append(f"It surely changes: {'; '.join(others)}.")
    return said


def _going(each: Difference) -> str:
    """From one number to the other."""
    before, after = value(each, each.one), value(each, each.other)
    words = {
        ROUNDS: f"games take {after} rounds instead of {before}",
        LEAD: f"the winner is {after} points ahead instead of {before}",
    }
    said = words.get(each.number, f"{after} instead of {before}")
    low, high = (sign(end, factor(each), digits(each)) for end in (each.change.low, each.change.high))
    return f"{said} ({low} to {high}{'' if each.sure else ', which may be chance'})"


def _lower(words: str) -> str:
    return words[:1].lower() + words[1:]


def _seats(findings: Findings) -> list[str]:
    variants = findings.variants
    if len(variants) == 1:
        return [f"{_of_seat(variants[0])}: {_whether(variants[0])}."]
    ahead = [variant for variant in variants if variant.sure and variant.first_ahead.mean > 0]
    behind = [variant for variant in variants if variant.sure and variant.first_ahead.mean < 0]
    counts = f"surely ahead in {len(ahead) or 'none'} and surely behind in {len(behind) or 'none'}"
    strongest = sorted([*ahead, *behind], key=lambda variant: -abs(variant.first_ahead.mean))
    return [
        f"Of {len(variants)} sorts of games, whoever begins is {counts}.",
        *[f"{_of_seat(variant)}." for variant in strongest[:NAMED]],
    ]


def _of_seat(variant: VariantFinding) -> str:
    return (
        f"{variant.name}: whoever begins wins {percent(variant.turns[0], 1)} of the games, "
        f"{wins(variant.first_ahead)} points from an equal part"
    )


def _whether(variant: VariantFinding) -> str:
    if not variant.sure:
        return "no advantage that these games could show"
    return "an advantage" if variant.first_ahead.mean > 0 else "a disadvantage"


def _own(findings: Findings) -> list[str]:
    return [of_difference(findings, each) for each in findings.differences]


def of_difference(findings: Findings, each: Difference) -> str:
    """One number of a study of one's own, in a sentence."""
    if not is_difference(findings, each):
        return f"{title(each)}: {alone(each)}."
    unit = " points" if each.number in SHARES else ""
    sure = "" if each.sure else ", which may be chance"
    return f"{title(each)}: {value(each, each.other)} beside {value(each, each.one)}, {change(each)}{unit}{sure}."


_HEADLINES: dict[str, Callable[[Findings], list[str]]] = {
    "card": _card,
    "versus": _versus,
    "box": _box,
    "price": _price,
    "compare": _compare,
    "seats": _seats,
    "own": _own,
}


# -- how to read it --


def verdicts(findings: Findings) -> dict[str, str]:
    """The verdicts that were given, and what they mean."""
    given = {card.verdict for card in findings.cards} | ({findings.price.verdict} if findings.price else set())
    return {said: meaning for said, meaning in MEANING.items() if said in given}


def starred() -> str:
    """What a star means under a table."""
    return (
        "A star: surely not nothing at 95 %, all rows of the table taken together (Holm). One by one, one row in "
        "twenty has an interval beside nothing where there is nothing at all, so that alone is not sure."
    )


def limits(findings: Findings) -> list[str]:
    """What the study can say, and what it cannot."""
    study = findings.study
    said = [
        f"It is about games of {_who(findings)}. Others may play the same cards otherwise, and people surely do.",
        (
            "In brackets, behind ± and as lines: intervals of 95 %. Each by itself is made to hold, nineteen times in "
            "twenty, what endless play would show; so where there are many, some miss. "
            + (_ONE_TOWN if _is_one_town(study) else "The unit is the town, since games of one town may be alike.")
        ),
        *_HOW[study.question],
    ]
    if _has_made_up(findings):
        said.append(_MADE_UP)
    if MISUSED in verdicts(findings) and len(findings.cards) > 1:
        said.append(
            "A verdict looks at one number by itself: of cards that do nothing, one in forty is called misused by "
            "chance. The star looks at all of them."
        )
    said += _slipped(findings)
    if study.until is not None:
        said.append(ended(findings, study.until))
    return said


def cautions(findings: Findings) -> list[str]:
    """What must be known even by whoever reads the numbers alone."""
    return ([_ONE_TOWN] if _is_one_town(findings.study) else []) + _slipped(findings)


def _slipped(findings: Findings) -> list[str]:
    slipped = [f"{card.card} ({card.bot}: {card.slipped})" for card in findings.cards if card.slipped]
    if not slipped:
        return []
    so = "So theirs is the worth of choosing them, not of having them at all."
    insisted = "because a rule or another player insisted"
    return [f"Some cards came to a player who may not have them, {insisted}: {', '.join(slipped)}. {so}"]


def _is_one_town(study: Study) -> bool:
    """Whether every variant is played in a town that was given."""
    return all(variant.town != RANDOM for variant in study.variants)


def _has_made_up(findings: Findings) -> bool:
    return bool(findings.cards or findings.price or findings.variants or _compared(findings))


def _compared(findings: Findings) -> list[Difference]:
    return [each for each in findings.differences if is_difference(findings, each)]


def _who(findings: Findings) -> str:
    study = findings.study
    bots = list(study.about.get("bots", study.bots))
    if len(study.bots) == 1:
        return f"{bots[0]} against itself"
    return f"{listed(bots)}, each against its own kind" if findings.cards else listed(list(study.bots))


_MADE_UP = (
    "Every number is the plain mean of what was played. The interval of a worth, a difference or a share counts two "
    "made-up towns besides, one with a great gain and one with as great a loss, so that it does not shrink to nothing "
    "where hardly anything happened: it is a little wider for it, and may lie a little nearer to nothing, or to an "
    "equal part, than the number."
)


def ended(findings: Findings, until: Until) -> str:
    """Whether a study that was to be so sure has become so, and when it was looked at."""
    shares = findings.study.question != "own" or any(each.number in SHARES for each in findings.differences)
    width = f"±{100 * until.width:g} percentage points" if shares else f"±{until.width:g}"
    looked = (
        f"after {until.least} towns, then every {until.every}, and in a large study when it has grown by a tenth, "
        "never by the clock"
    )
    if findings.half_width <= until.width:
        return f"It stopped where no interval that was asked about was wider than {width}; it was looked at {looked}."
    return f"It did not come as far as it was to go, to intervals no wider than {width}; it was looked at {looked}."


_PAIRS = (
    "A pair is a deal that is played from every seat on the same luck, each time with one player who may not have the "
    "card against others who may. Worth is what being barred from it costs: cause, not company."
)
_NOT_THE_CARD = (
    "That is about how this player plays it: a card that is worth nothing and one that is badly played look the same "
    "here."
)
_HOW: dict[str, list[str]] = {
    "card": [
        _PAIRS,
        (
            "Games where all may have it, and games where nobody may, are played besides: for rounds, decisions, other "
            "cards and what winners owned. So are games in which one player must take one at the first chance, against "
            "others who may not have it: the same as cuore lab price plays."
        ),
    ],
    "versus": [
        (
            "Both cards lie in every town. A pair is a deal that is played from every seat on the same luck: one "
            "player may have the first card and not the second, the others the second and not the first."
        ),
    ],
    "box": [
        _PAIRS,
        (
            "Every card is measured in towns of its own that have it. Wins are the headline; the order is by victory "
            "points, which are the sharper measure. The first and the last of many are picked by these same games, so "
            "their numbers are likely a little too far from nothing: ask about one by another seed."
        ),
    ],
    "price": [
        (
            "At every price the same towns and luck are played: who may have the card against who may not, and who "
            "must take one at the first chance, and no more, against who never does."
        ),
        (
            "The fair price is where the second curve, made to fall, meets nothing. Its interval is from drawing whole "
            "towns anew; how well it holds the truth was not tried, and with few towns another seed may well say "
            "another price. One copy at the first chance is not how cards for combinations are bought: of those it "
            "says too little."
        ),
    ],
    "compare": [
        "Both sorts of games have the same towns as far as their rules let them, and the same luck.",
        (
            "Plans are planners with a taste of their own, one of them among the others; an equal part is one in as "
            "many as play."
        ),
    ],
    "seats": ["The same player sits in every seat, so what differs between them, beyond chance, is the turn order."],
    "own": ["What is compared was chosen by whoever made the study; numbers of one arm alone have no cause."],
}


def played(findings: Findings) -> str:
    """What was played, and how to know the same games again."""
    study = findings.study
    layouts = list(dict.fromkeys(_layout(variant) for variant in study.variants))
    each = {"box": " for each card", "seats": " for each sort"}.get(study.question, "")
    shown = f"{'; '.join(layouts[:NAMED])}{f' and {len(layouts) - NAMED} more' if len(layouts) > NAMED else ''}"
    where = f"{many(findings.towns, 'town')}{each}, {many(study.deals, 'deal')} in each"
    if _is_one_town(study):
        where = f"{many(findings.towns * study.deals, 'deal')}{each}"
    players = listed([who(bot) for bot in study.bots])
    return (
        f"{many(findings.games, 'game')} in {where}; {shown}. Players: {players}. Seed {study.seed}, checksum "
        f"{findings.checksum}."
    )


def source(findings: Findings) -> str:
    """Whose games these are, in a line below a picture that stands by itself."""
    study = findings.study
    return (
        f"{study.name} · {', '.join(study.about.get('bots', study.bots))} · {many(findings.games, 'game')} in "
        f"{many(findings.towns, 'town')} · cuore, seed {study.seed}"
    )


def _layout(variant: Variant) -> str:
    """Boxes, players and variants in a line."""
    boxes = variant.rules().boxes
    said = [" + ".join(boxes[box].title if box in boxes else box for box in variant.boxes)]
    said += [many(variant.players, "player")]
    said += ["the faster game"] if variant.faster else []
    said += ["the beginners' game"] if variant.beginners else []
    said += ["printed cards only"] if variant.printed_only else []
    said += [f"without {variant.without}"] if variant.without else []
    said += [f"the town {variant.town}"] if variant.town != "random" else []
    said += ["cards of a file"] if variant.card_file else []
    return ", ".join(said)
