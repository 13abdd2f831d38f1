"""Routes about towns: those with names, drawing one by wishes, searching for one, and what to expect of one."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex
from time import perf_counter
from typing import Annotated, Final, Literal, TypeVar

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from cuore.engine.errors import CuoreError
from cuore.engine.setup import check
from cuore.server.errors import Refused, Unavailable
from cuore.server.ports import ForecastOrder, HowFar, Order, SearchOrder
from cuore.server.web.callers import Caller, Inside, Known, visitor_of
from cuore.server.web.house import House
from cuore.server.web.refusals import AnyRequest, refusals
from cuore.server.web.shapes import Body
from cuore.server.wire.options import END, PRINTABLE
from cuore.server.wire.towns import ForecastBody, SearchBody, TownBody, TownsBody, town_body, towns_body
from cuore.server.wire.wishes import BoxName, CardName, TownWishes, WishWords
from cuore.town import ImpossibleWishes, Town, draw_town, known_town, redraw, write_code

Result = TypeVar("Result")

LONGEST_NAME: Final = 240
"""A code that is spelt out in words is long."""

SIZES: Final = {
    "quick": (100, 20, 12),
    "usual": (400, 120, 40),
}
"""How many games of each sort are played for a forecast: ordinary ones, for each card, and by each pair of plans."""

Code = Annotated[
    str,
    PathParameter(
        min_length=1, max_length=LONGEST_NAME, pattern=PRINTABLE, description="The code of a town, or its name"
    ),
]
SearchId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{32}" + END, description="A search")]
Players = Annotated[int, QueryParameter(ge=0, le=6, description="How many play; 0 for as few as can")]
Faster = Annotated[bool, QueryParameter(description="The shorter game for two")]
Size = Annotated[Literal["quick", "usual"], QueryParameter(description="How many games are played for it")]


class DrawWish(Body, frozen=True, kw_only=True):
    """A town to be drawn. With ``code``, that town with the cards in ``change`` exchanged for others.

    ``without``: special cards that stay in the box. Without a ``seed`` it is another one each time. ``players`` and
    ``faster`` say for what game its list is.
    """

    boxes: Annotated[tuple[BoxName, ...], Meta(max_length=12)] = ()
    printed_only: bool = False
    without: Annotated[tuple[CardName, ...], Meta(max_length=80)] = ()
    wishes: TownWishes = TownWishes()
    seed: Annotated[str, Meta(min_length=1, max_length=100, pattern=PRINTABLE)] | None = None
    code: Annotated[str, Meta(max_length=LONGEST_NAME, pattern=PRINTABLE)] = ""
    change: Annotated[tuple[CardName, ...], Meta(max_length=40)] = ()
    players: Annotated[int, Meta(ge=0, le=6)] = 0
    faster: bool = False


class SearchWish(Body, frozen=True, kw_only=True):
    """A town to be searched for: one that fits the wishes, and whose games are ``like`` that.

    ``like``: ``rounds=20`` (about so many), ``rounds=18-22``, so too ``minutes``, ``points`` (the winner's), ``margin``
    and ``hurts``; ``lead=3`` and ``plans=2`` (at least so many); ``close``, ``peaceful``, ``fair``. ``quick``: by a
    guess, without a game, in seconds rather than minutes. Without a ``seed`` it is another search each time.
    """

    like: Annotated[tuple[WishWords, ...], Meta(min_length=1, max_length=8)]
    boxes: Annotated[tuple[BoxName, ...], Meta(max_length=12)] = ()
    wishes: TownWishes = TownWishes()
    printed_only: bool = False
    without: Annotated[tuple[CardName, ...], Meta(max_length=80)] = ()
    players: Annotated[int, Meta(ge=2, le=6)] = 2
    quick: bool = True
    seed: Annotated[str, Meta(min_length=1, max_length=100, pattern=PRINTABLE)] | None = None


class ForecastWish(Body, frozen=True, kw_only=True):
    """The forecast that somebody wants: for how many players, and with how many games."""

    players: Annotated[int, Meta(ge=2, le=6)] = 2
    size: Literal["quick", "usual"] = "quick"


@get(
    "/api/towns",
    operation_id="towns",
    responses=refusals(),
    summary="Towns with names, and the words of wishes",
    sync_to_thread=False,
)
def towns(house: Inside) -> TownsBody:
    """What a page needs to let somebody choose a town."""
    return towns_body(house.rules)


@post(
    "/api/towns/draw",
    operation_id="drawTown",
    status_code=200,
    responses=refusals("bad-wish", "no-such-town", changes=True),
    summary="Draw a town, or exchange some cards of one",
)
async def draw(request: AnyRequest, house: Inside, data: JSONBody[DrawWish]) -> TownBody:
    """Among all that fit the wishes, each as likely as any other; nothing is kept. What cannot be is told with why."""
    return await _asked(request, house, lambda: _drawn(house, data))


@post(
    "/api/towns/search",
    operation_id="startSearch",
    status_code=200,
    responses=refusals("not-signed-in", "bad-wish", changes=True),
    summary="Have a town searched for whose games are as somebody likes them",
)
async def start_search(request: AnyRequest, house: Inside, caller: Known, data: JSONBody[SearchWish]) -> SearchBody:
    """It takes from seconds to minutes. What cannot be is told with why; likings are read when its turn has come."""
    order = _search_order(data)
    if not _is_under_way(house, order):
        await _asked(request, house, lambda: _check_search(house, order))
    return _search_body(order.id, (order, _begun(house, caller, order)))


@get(
    "/api/towns/search/{search:str}",
    operation_id="search",
    responses=refusals(),
    summary="How far a search for a town is",
    sync_to_thread=False,
)
def search(house: Inside, search: SearchId) -> SearchBody:
    """And what it has found. One that is forgotten, or was begun at another server, is none: it can be begun again."""
    return _search_body(search, house.forecasts.find(search))


@get(
    "/api/towns/{code:str}",
    operation_id="town",
    responses=refusals("bad-wish", "no-such-town"),
    summary="A town, why each card is in it, and what to take out of the boxes",
)
async def town(
    request: AnyRequest, house: Inside, code: Code, players: Players = 0, faster: Faster = False
) -> TownBody:
    """By its code or its name."""
    return await _asked(request, house, lambda: town_body(house.rules, _known(house, code), players, faster=faster))


@get(
    "/api/towns/{code:str}/forecast",
    operation_id="forecast",
    responses=refusals("bad-wish", "no-such-town"),
    summary="How far the forecast of a town is",
    sync_to_thread=False,
)
def forecast(house: Inside, code: Code, players: Players = 2, size: Size = "quick") -> ForecastBody:
    """And what it says, when it is done."""
    return _forecast_body(house.forecasts.look(_order(house, code, players, size)))


@post(
    "/api/towns/{code:str}/forecast",
    operation_id="startForecast",
    status_code=200,
    responses=refusals("not-signed-in", "bad-wish", "no-such-town", changes=True),
    summary="Have a forecast made of a town",
)
async def start_forecast(house: Inside, caller: Known, code: Code, data: JSONBody[ForecastWish]) -> ForecastBody:
    """It takes from seconds to minutes; who has wished for it before finds it done."""
    return _forecast_body(_begun(house, caller, _order(house, code, data.players, data.size)))


def _is_under_way(house: House, order: Order) -> bool:
    """Whether somebody has asked for it already, and it did not fail."""
    return house.forecasts.look(order).state not in ("none", "failed")


def _begun(house: House, caller: Caller, order: Order) -> HowFar:
    """How far an order is that somebody wants; it is begun, and counts as theirs, unless it is under way or done."""
    if _is_under_way(house, order):
        return house.forecasts.look(order)
    house.people.limits.ask_forecast(caller.person.id)
    try:
        return house.forecasts.ask(order, caller.person.id, caller.address)
    except (Refused, Unavailable):
        house.people.limits.got_no_forecast(caller.person.id)
        raise


async def _asked(request: AnyRequest, house: House, make: Callable[[], Result]) -> Result:
    """Something about towns for somebody, made where it holds nobody up; much thought counts as many towns."""
    address = visitor_of(request).address
    limits = house.people.limits
    limits.ask_town(address)
    seconds = 0.0

    def work() -> Result:
        nonlocal seconds
        started = perf_counter()
        try:
            return _granted(make)
        finally:
            seconds = perf_counter() - started

    try:
        return await house.beside.do(work)
    finally:
        limits.thought_about_town(address, seconds)


def _drawn(house: House, wish: DrawWish) -> TownBody:
    seed = token_hex(16) if wish.seed is None else wish.seed
    wishes = wish.wishes.read()
    if wish.code:
        before = _known(house, wish.code)
        found = redraw(house.rules, before, wish.change, seed, wishes, printed_only=wish.printed_only)
    else:
        if wish.change:
            raise Refused("bad-wish", "to exchange cards, say of which town: its code")
        found = draw_town(house.rules, wish.boxes, seed, wishes, printed_only=wish.printed_only, without=wish.without)
    return town_body(house.rules, found, wish.players, faster=wish.faster, wishes=wishes)


def _known(house: House, code: str) -> Town:
    """The town that a code or a name stands for."""
    try:
        found = known_town(house.rules, code)
    except CuoreError as error:
        raise Refused("no-such-town", str(error)) from None
    if found is None:
        raise Refused("no-such-town")
    return found


def _order(house: House, code: str, players: int, size: str) -> ForecastOrder:
    found = _known(house, code)
    games, pairs, plan_games = SIZES[size]
    order = ForecastOrder(
        town=write_code(house.rules, found),
        boxes=found.boxes,
        maids=found.maids,
        without=found.without,
        guests=found.guests,
        private_maids=found.private_maids,
        players=players,
        games=games,
        pairs=pairs,
        plan_games=plan_games,
    )
    _granted(lambda: check(house.rules, found.setup(players, order.seed)))
    return order


def _search_order(wish: SearchWish) -> SearchOrder:
    return SearchOrder(
        boxes=wish.boxes,
        like=wish.like,
        wishes=wish.wishes.read(),
        printed_only=wish.printed_only,
        without=wish.without,
        players=wish.players,
        quick=wish.quick,
        seed=token_hex(16) if wish.seed is None else wish.seed,
    )


def _check_search(house: House, order: SearchOrder) -> None:
    """Refuse what no town fits, or so many cannot play in."""
    rules = house.rules
    town = draw_town(
        rules, order.boxes, order.seed, order.wishes, printed_only=order.printed_only, without=order.without
    )
    check(rules, town.setup(order.players, order.seed))


def _forecast_body(how: HowFar) -> ForecastBody:
    return ForecastBody(state=how.state, done=how.done, total=how.total, error=how.error, forecast=how.forecast)


def _search_body(search_id: str, known: tuple[Order, HowFar] | None) -> SearchBody:
    order, how = known or (None, HowFar())
    if not isinstance(order, SearchOrder):
        return SearchBody(search=search_id, state="none")
    return SearchBody(
        search=search_id,
        state=how.state,
        seed=order.seed,
        done=how.done,
        total=how.total,
        error=how.error,
        found=how.found,
    )


def _granted(work: Callable[[], Result]) -> Result:
    """What comes of a wish; where it cannot be, the refusal says why, and which wishes cannot hold together."""
    try:
        return work()
    except Refused:
        raise
    except ImpossibleWishes as error:
        clashes = tuple([(atom.list, atom.words) for conflict in error.conflicts for atom in conflict])
        raise Refused("bad-wish", str(error), clashes) from None
    except CuoreError as error:
        raise Refused("bad-wish", str(error)) from None


ROUTES = [towns, draw, start_search, search, town, forecast, start_forecast]
