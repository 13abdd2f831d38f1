"""Why an answer is not possible, as one message: what the price is, what is missing, whose turn it is not yet.

Everything is told from the view of the asked seat. The engine has listed every possible answer, so whatever is left
when price, pile, phase and the like are in order must be the one thing that cannot be seen as a number: an event that
has no place, a building that is not earned, a payment that the hand does not have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cuore.engine.beers import BEER_PRICE
from cuore.engine.errors import MOST_LISTED, AmbiguousCard, IllegalChoice, UnknownCard, shorten
from cuore.engine.needs import can_be_met
from cuore.engine.park import NOBODY
from cuore.engine.rules import plain
from cuore.engine.verbs import IN_HAND, verb
from cuore.engine.view import View
from cuore.engine.words import (
    ASK_EMPLOY,
    ASK_PICK,
    ASK_SERVING,
    ASK_STARTING,
    ASK_WORK,
    BEER,
    CHAMBERMAID_CHIEF,
    DISMISS,
    EMPLOY,
    EMPLOY_CARD,
    ERRAND_NAMES,
    EVENT,
    HIGH_CLASS,
    ILL,
    IN_QUARTERS,
    LOVE,
    ON_BUILDING,
    ON_MAID,
    PHASE_NAMES,
    PICKING,
    PREPARATION,
    PRIVATE,
    REMINISCENCE,
    SERVING,
    SKILL_NAMES,
    START_SERVING,
    STARTING,
    WORK,
    card_of,
    verb_of,
)
from cuore.text.message import NOTHING, CardPart, Message, NamePart, Part, SeatPart, message
from cuore.text.prompts import prompt
from cuore.text.wanted import requirements, wanted_by

MENUS = (ASK_STARTING, ASK_SERVING, ASK_EMPLOY, ASK_WORK, ASK_PICK)
"""The questions of the phases. Any other question must be answered before something else can be done."""

ORDER = (PICKING, STARTING, SERVING, WORK, EMPLOY, DISMISS)

PHASES_OF: dict[str, tuple[int, ...]] = {
    "serve": (SERVING,),
    "chamber": (SERVING,),
    "acquire": (SERVING,),
    "play": (SERVING, EMPLOY),
    "employ": (EMPLOY,),
    "buy": (EMPLOY,),
    "build": (EMPLOY,),
    "cure": (STARTING,),
    "use": (STARTING, SERVING),
    "pick": (PICKING,),
    "gain": (WORK,),
    "start serving": (STARTING,),
    "end serving": (SERVING,),
    "end work": (WORK,),
    "end turn": (EMPLOY,),
}
"""What can be done in which phases, by the first word, or words, of the answer."""


FIRST = (STARTING, SERVING, WORK)
"""Phases that can be ended, to come to a later one."""

FROM_HAND = ("discard", "keep", "return", "give", "reveal", "put", "lay")
ONE_BY_ONE = ("serve", "chamber", "employ", "buy", "build", "acquire", "use", "gain")
SURE = 4
"""So many letters of a word name a card that is not in the game; fewer begin too many words."""

BY_EFFECT = (*FROM_HAND, "take", "choose", "draw", "move")
"""What is done only when an effect asks for it; so are all verbs that boxes bring."""


def refusal(view: View, answer: str) -> Message:
    """Why an answer is none of the options; nothing where nothing can be said beyond that."""
    return _Refusal(view).of(plain(answer).split())


def reason_against(view: View, answer: str) -> Message:
    """Why a seat cannot do something now, also one that is not asked: always something, if only that it cannot be."""
    if view.decision is None:
        return message("refusal.somebody else" if view.turn == view.seat else "refusal.not your turn")
    try:
        view.index(answer)
    except IllegalChoice:
        return refusal(view, answer) or message("refusal.not now")
    return message("refusal.possible")


class _Refusal:
    """One view, and what it allows."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._rules = view.deal.rules
        self._in_game = [kind for kind, total in enumerate(view.deal.totals) if total]
        brought = [verb(number) for box in view.deal.stock.boxes for number in self._rules.boxes[box].verbs]
        firsts = {each: plain(each.template).split()[0] for each in brought}
        self._by_effect_words = {*BY_EFFECT, *(first for first in firsts.values() if first not in PHASES_OF)}
        self._from_hand = {*FROM_HAND, *(first for each, first in firsts.items() if each.at == IN_HAND)}

    def of(self, words: list[str]) -> Message:
        """The reason for an answer in plain words."""
        deed, rest = _deed(words)
        if words and words[0] in self._by_effect_words:
            return self._by_effect(words[0], words[1:])
        if not deed:
            deed, rest = self._guessed(words), words
        if not deed:
            return NOTHING
        if rest in (["all"], ["everybody"]) and deed in ONE_BY_ONE:
            return message("refusal.one by one", deed=NamePart(deed))
        kind, said = self._card(rest)
        return said or self._other_question() or self._why(deed, rest, kind)

    def _by_effect(self, deed: str, words: list[str]) -> Message:
        """Something that only an effect asks for; where one does, the card may be missing."""
        decision = self._view.decision
        if decision is not None and decision.question in MENUS:
            return message("refusal.no effect", deed=NamePart(deed))
        kind, _ = self._card(words)
        return self._not_in_hand(kind) if kind >= 0 and deed in self._from_hand and self._view.house.hand else NOTHING

    def _guessed(self, words: list[str]) -> str:
        """What somebody means who names nothing but a card."""
        try:
            kind = self._rules.find(" ".join(words), self._in_game)
        except (UnknownCard, AmbiguousCard):
            return ""
        category, phase = self._rules.category[kind], self._view.phase
        if category == REMINISCENCE:
            return "acquire"
        if category == HIGH_CLASS:
            return "pick" if phase == PICKING else "use"
        if category == LOVE and kind in self._view.house.hand:
            return "play"
        return "serve" if phase == SERVING and self._rules.is_maid[kind] and category != PRIVATE else "employ"

    def _card(self, words: list[str]) -> tuple[int, Message]:
        """The card that words name (none: -1), or why they name none."""
        text = " ".join(words)
        if not words or text in ("all love", "beer", "beer from the pile"):
            return -1, NOTHING
        text = text.removeprefix("beer ") if words[:1] == ["beer"] and len(words) > 2 else text
        try:
            return self._rules.find(text, self._in_game), NOTHING
        except AmbiguousCard:
            return -1, self._ambiguous(text)
        except UnknownCard as error:
            unknown = message("refusal.error", words=NamePart(str(error)))
        elsewhere = [kind for kind in self._rules.find_all(text) if self._is_named(kind, words)]
        return -1, message("refusal.not in game", cards=_cards(elsewhere)) if elsewhere else unknown

    def _ambiguous(self, text: str) -> Message:
        """The cards that words could name; of very many the first."""
        cards = _cards([kind for kind in self._rules.find_all(text) if kind in self._in_game])
        more = len(cards) - MOST_LISTED
        shown = cards if more <= 1 else cards[:MOST_LISTED]
        others = message("refusal.ambiguous card.more", count=more) if more > 1 else NOTHING
        return message("refusal.ambiguous card", typed=NamePart(shorten(text)), cards=shown, more=others)

    def _is_named(self, kind: int, words: list[str]) -> bool:
        """Whether a card that is not in this game is meant: every word is one of its name, or most of one."""
        parts = plain(self._rules.names[kind]).split()
        return all(word in parts or len(word) >= SURE for word in words)

    # -- why not --

    def _other_question(self) -> Message:
        """What must be answered before anything else."""
        decision = self._view.decision
        if decision is None:
            return message("refusal.nothing asked")
        if decision.question in MENUS:
            return NOTHING
        return message("refusal.other question", question=prompt(self._rules, decision))

    def _why(self, deed: str, words: list[str], kind: int) -> Message:
        wrong = self._wrong_sort(deed, kind) if kind >= 0 else NOTHING
        if wrong:
            return wrong
        if kind < 0 and deed in ("employ", "build"):
            return self._nothing_to_employ()
        if kind < 0 and deed in ("serve", "chamber", "acquire", "use", "pick", "gain"):
            return self._phase(_quoted(deed), *PHASES_OF[deed])
        if deed == "buy" and (words[:1] == ["beer"] if kind < 0 else self._rules.category[kind] == BEER):
            return self._phase(message("deed.buy beer"), EMPLOY) or self._beer(kind)
        checks: dict[str, Callable[[int], Message]] = {
            "serve": self._serve,
            "chamber": self._chamber,
            "acquire": self._acquire,
            "play": self._play,
            "employ": self._employ,
            "buy": self._employ,
            "build": self._employ,
            "cure": self._cure,
            "use": self._use,
            "pick": self._pick,
            "gain": self._prepare,
        }
        return checks[deed](kind) if deed in checks else self._phase(_quoted(deed), *PHASES_OF[deed])

    def _phase(self, deed: Message, *phases: int) -> Message:
        """Whether something belongs to another phase than this one, and whether that is over."""
        view = self._view
        if view.phase in phases:
            return NOTHING
        named = tuple(message(f"phase.{PHASE_NAMES[phase]}") for phase in phases)
        if ORDER.index(max(phases, key=ORDER.index)) > ORDER.index(view.phase):
            return message("refusal.phase later", deed=deed, phases=named, first=self._first())
        if phases == (SERVING,) and self._serving_ended_itself():
            why = message("refusal.nobody serves" if view.servings else "refusal.no serving")
            return message("refusal.ended itself", why=why, phases=named)
        return message("refusal.phase over", deed=deed, phases=named)

    def _first(self) -> Message:
        """What ends this phase, so that a later one comes."""
        view = self._view
        if view.phase not in FIRST:
            return NOTHING
        if view.phase == STARTING and view.decision and START_SERVING not in view.decision.options:
            return message("first.must")
        return message(f"first.{PHASE_NAMES[view.phase]}")

    def _serving_ended_itself(self) -> bool:
        """Whether nothing was left to do in the Serving Phase. Since then at most Love has left the hand."""
        view, rules = self._view, self._rules
        hand = set(view.house.hand)
        stock = view.deal.stock
        if stock.hand_abilities or stock.chamber_uses or stock.leaving:
            return False  # there was more to do than the hand tells now
        if any(self._can_pay(kind) for kind in view.reminiscences_up) and not view.acquired:
            return False
        if any(rules.chamber[card] and self._servings_to_chamber(card) <= view.servings for card in hand):
            return False
        return not (view.servings and any(rules.serve_option[card] for card in hand))

    def _wrong_sort(self, deed: str, kind: int) -> Message:
        """What is done with cards of another sort."""
        category = self._rules.category[kind]
        key = ""
        if deed in ("employ", "buy", "build", "serve", "chamber", "play") and category == REMINISCENCE:
            key = "acquire it"
        elif deed in ("employ", "buy", "build") and category == PREPARATION:
            key = "preparation"
        elif deed in ("employ", "buy", "build", "serve") and category == HIGH_CLASS:
            key = "high class"
        elif deed in ("employ", "build") and category == BEER:
            key = "beer"
        elif deed == "acquire" and category != REMINISCENCE:
            key = "no reminiscence"
        elif deed in ("serve", "chamber") and not self._rules.is_maid[kind]:
            key = "love is played" if category == LOVE else "no maid"
        elif deed in ("serve", "chamber") and category == PRIVATE:
            key = "private"
        elif deed == "play" and category != LOVE and not self._counts_as_love(kind):
            key = "no love card"
        return _about(key, kind) if key else NOTHING

    def _counts_as_love(self, kind: int) -> bool:
        return self._view.chiefs_are_love and self._rules.category[kind] == CHAMBERMAID_CHIEF

    def _not_in_hand(self, kind: int) -> Message:
        house = self._view.house
        if kind in house.hand:
            return NOTHING
        if kind not in house.played:
            return _about("not in hand", kind)
        return _about("was played" if self._rules.category[kind] == LOVE else "has served", kind)

    # -- the Serving Phase --

    def _serve(self, kind: int) -> Message:
        if not self._rules.serve_option[kind]:
            return _about("serves for nothing", kind)
        late = self._phase(message("deed.serve"), SERVING) or self._not_in_hand(kind)
        return late or (NOTHING if self._view.servings else message("refusal.servings gone"))

    def _chamber(self, kind: int) -> Message:
        if not self._rules.chamber[kind]:
            return _about("no chambermaid", kind)
        late = self._phase(message("deed.chamber"), SERVING) or self._not_in_hand(kind)
        if late:
            return late
        needed = message("gain.servings", servings=self._servings_to_chamber(kind))
        return _about("chamber", kind, servings=needed, have=self._view.servings or message("refusal.none left"))

    def _servings_to_chamber(self, kind: int) -> int:
        rules, private = self._rules, self._view.house.private
        helps = private and private[-1] < ILL and private[-1] not in self._view.used
        return max(0, rules.chamber[kind] - (rules.chamber_discount[private[-1]] if helps else 0))

    def _acquire(self, kind: int) -> Message:
        view = self._view
        if kind not in view.reminiscences_up:
            shown = _cards(dict.fromkeys(view.reminiscences_up))
            return _about("not face up", kind, cards=shown) if shown else _about("none face up", kind)
        if view.acquired:
            return message("refusal.acquired")
        late = self._phase(message("deed.acquire"), SERVING)
        if late and (ORDER.index(view.phase) < ORDER.index(SERVING) or self._can_pay(kind)):
            return late
        return _about("needs", kind, needs=wanted_by(self._rules.cards[kind]))

    def _can_pay(self, kind: int) -> bool:
        """Whether the hand at the end of the Serving Phase could pay for a Reminiscence: Love came out of it since."""
        rules, house = self._rules, self._view.house
        cards = house.hand + [card for card in house.played if rules.is_love[card]]
        held = [(card, rules.cost[card], rules.sorts[card]) for card in cards]
        total = rules.needed_total[kind]
        if not total:
            return can_be_met(rules.needs[kind], held)
        need = rules.cards[kind].needs[0]
        return sum(cost for _, cost, sorts in held if need.fits(cost, sorts)) >= total

    def _play(self, kind: int) -> Message:
        late = self._phase(message("deed.play"), SERVING, EMPLOY)
        if late or (kind >= 0 and kind not in self._view.house.hand):
            return late or self._not_in_hand(kind)
        loves = [card for card in self._view.house.hand if self._rules.is_love[card] or self._counts_as_love(card)]
        if not loves:
            return message("refusal.no love")
        return message("refusal.card by card", love=CardPart(loves[0])) if kind < 0 else NOTHING

    # -- the Employ Phase --

    def _employ(self, kind: int) -> Message:
        if kind < 0:
            return NOTHING
        view, rules = self._view, self._rules
        reason = self._not_on_offer(kind) or self._phase(message("deed.employ"), EMPLOY)
        if reason:
            return reason
        if not view.employments:
            return message("refusal.employments gone")
        price = view.price(kind)
        if price > view.love:
            return _about("price", kind, price=price, love=view.love, more=self._love_in_hand(price))
        if rules.category[kind] == EVENT:
            return self._no_place(kind)
        unmet = requirements(rules, kind)
        return _about("requirements", kind, requirements=unmet) if unmet else _about("say employ", kind)

    def _nothing_to_employ(self) -> Message:
        """What is on sale for the Love there is, to somebody who has named nothing."""
        view = self._view
        late = self._phase(message("deed.employ"), EMPLOY)
        if late or not view.employments:
            return late or message("refusal.employments gone")
        decision = view.decision
        offers = [option for option in decision.options if verb_of(option) == EMPLOY_CARD] if decision else []
        if offers:
            return message("refusal.employ whom", cards=_cards([card_of(option) for option in offers]))
        return message("refusal.nothing to employ", love=view.love, more=self._love_in_hand(1))

    def _love_in_hand(self, price: int) -> Message:
        view = self._view
        hand = sum(
            self._rules.love[card] if self._rules.is_love[card] else self._counts_as_love(card)
            for card in view.house.hand
        )
        if not hand:
            return NOTHING
        return message("refusal.love first" if view.love + hand >= price else "refusal.love in hand", love=hand)

    def _not_on_offer(self, kind: int) -> Message:
        """Whether a card lies in the Town for sale at all."""
        view = self._view
        place = view.deal.pile_of[kind]
        if place >= 0:
            return NOTHING if view.piles[place] else _about("none in place", kind)
        if kind in view.face_up or kind in view.guests_up:
            return NOTHING
        for cards, key, is_such in (
            (view.face_up, "private not on offer", self._rules.category[kind] == PRIVATE),
            (view.guests_up, "guest not on offer", self._is_guest(kind)),
        ):
            if is_such:
                shown = message("refusal.shown", cards=_cards(cards)) if cards else message("refusal.nobody")
                return _about(key, kind, shown=shown)
        return _about("never on sale", kind)

    def _is_guest(self, kind: int) -> bool:
        return kind in self._view.deal.stock.guests

    def _no_place(self, event: int) -> Message:
        """Why an event cannot be laid anywhere: nobody has what it lies on, or whoever has it is protected."""
        laid, houses = self._rules.laid[event], self._view.houses
        maids = [entry for house in houses for entry in house.chambermaids + house.private]
        buildings = [entry for house in houses for entry in house.buildings]
        if laid == ON_MAID and not maids:
            return _about("no maid to fall ill", event)
        if laid == IN_QUARTERS and not [entry for entry in maids if entry < ILL]:
            return _about("no healthy maid", event)
        return _about("no building" if laid == ON_BUILDING and not buildings else "protected", event)

    def _beer(self, kind: int) -> Message:
        view = self._view
        if not view.deal.stock.has_beers:
            return message("refusal.no beers")
        if not (view.beer_rights or (view.stand_owner >= 0 and not view.stand_used)):
            used = view.stand_owner >= 0 and view.stand_used
            return message("refusal.beer bought" if used else "refusal.no beer sold")
        if view.love < BEER_PRICE:
            more = self._love_in_hand(BEER_PRICE)
            return message("refusal.beer price", price=BEER_PRICE, love=view.love, more=more)
        if kind >= 0 and kind not in view.beers_up:
            return _about("beer not face up", kind)
        return NOTHING if view.beers_down_count else message("refusal.beers gone")

    # -- other phases --

    def _cure(self, kind: int) -> Message:
        view = self._view
        late = self._phase(message("deed.cure"), STARTING)
        if late:
            return late
        house = view.house
        entries = house.chambermaids + house.private + house.buildings
        if not [entry for entry in entries if entry // ILL & 15] and not house.events:
            return message("refusal.no event")
        cures = _cards([card for card in view.deal.stock.cures if card not in house.hand])
        return message("refusal.no cure", cards=cures) if cures else NOTHING

    def _use(self, kind: int) -> Message:
        if kind in self._view.used:
            return _about("used", kind)
        return self._phase(message("deed.use"), STARTING, SERVING) or _about("no use", kind)

    def _pick(self, kind: int) -> Message:
        view = self._view
        if self._rules.category[kind] != HIGH_CLASS:
            return _about("no high class", kind)
        if kind in view.picked:
            return _about("picked", kind, who=SeatPart(view.picked.index(kind)))
        return self._phase(message("deed.pick"), PICKING)

    def _prepare(self, kind: int) -> Message:
        view, rules = self._view, self._rules
        if rules.category[kind] != PREPARATION:
            return _about("no preparation", kind)
        errand = rules.errand[kind]
        chief = view.picked[view.seat]
        if chief == NOBODY or rules.errand[chief] != errand:
            return message("refusal.other work chief", errand=message(f"errand.{ERRAND_NAMES[errand].lower()}"))
        if view.preparations[errand][-1:] != [kind]:
            return _about("not on top", kind)
        needed = message("gain.skill", points=rules.skill_needed[kind], skill=message(f"skill.{SKILL_NAMES[errand]}"))
        late = self._phase(message("deed.prepare"), WORK)
        return late or _about("skill", kind, needed=needed, have=view.skills[errand])


def _about(key: str, kind: int, **parts: Part) -> Message:
    """A reason that has to do with a card."""
    return message(f"refusal.{key}", card=CardPart(kind), **parts)


def _cards(kinds: Iterable[int]) -> tuple[CardPart, ...]:
    return tuple(CardPart(kind) for kind in kinds)


def _quoted(deed: str) -> Message:
    """Something that can be done, in the words in which it is answered."""
    return message("deed.quoted", words=NamePart(deed))


def _deed(words: list[str]) -> tuple[str, list[str]]:
    """What somebody wants to do, if need be from the first letters of it, and with what."""
    for count in (2, 1):
        begun = words[:count]
        fitting = [
            deed for deed in PHASES_OF if len(deed.split()) == count == len(begun) and _begin(begun, deed.split())
        ]
        if len(fitting) == 1:
            return fitting[0], words[count:]
    return "", words


def _begin(begun: list[str], words: list[str]) -> bool:
    return all(len(b) >= min(3, len(word)) and word.startswith(b) for b, word in zip(begun, words, strict=True))
