"""Why an answer is not possible, in one sentence: what the price is, what is missing, whose turn it is not yet.

Everything is told from the view of the asked seat. The engine has listed every possible answer, so whatever is left
when price, pile, phase and the like are in order must be the one thing that cannot be seen as a number: an event that
has no place, a building that is not earned, a payment that the hand does not have.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cuore.engine.beers import BEER_PRICE
from cuore.engine.errors import AmbiguousCard, UnknownCard
from cuore.engine.needs import can_be_met
from cuore.engine.park import NOBODY
from cuore.engine.rules import plain
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
    PICKING,
    PREPARATION,
    PRIVATE,
    REMINISCENCE,
    SERVING,
    SKILL_NAMES,
    STARTING,
    WORK,
    card_of,
    verb_of,
)
from cuore.text.card_text import REQUIREMENT_CLAUSES, needs_words
from cuore.text.english.grammar import called, joined, plural
from cuore.text.flavour import as_said_in, phase_words
from cuore.text.prompts import prompt

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


FIRST: dict[int, str] = {
    PICKING: "",
    STARTING: ": start serving first",
    SERVING: ": end serving first",
    WORK: ": end work first",
    EMPLOY: "",
    DISMISS: "",
}
"""How to come to a later phase."""

FROM_HAND = ("discard", "keep", "return", "give", "reveal", "put", "lay")
ONE_BY_ONE = ("serve", "chamber", "employ", "buy", "build", "acquire", "use", "gain")
SURE = 4
"""So many letters of a word name a card that is not in the game; fewer begin too many words."""

BY_EFFECT = (*FROM_HAND, "take", "choose", "draw", "move")
"""What is done only when an effect asks for it."""


def refusal(view: View, answer: str, names: Sequence[str]) -> str:
    """Why an answer is none of the options; empty where nothing can be said beyond that."""
    return _Refusal(view, names).of(plain(answer).split())


class _Refusal:
    """One view, and what it allows."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        self._view = view
        self._names = names
        self._rules = view.deal.rules
        self._in_game = [kind for kind, total in enumerate(view.deal.totals) if total]

    def of(self, words: list[str]) -> str:
        """The reason for an answer in plain words."""
        deed, rest = _deed(words)
        if words and words[0] in BY_EFFECT:
            return self._words(self._by_effect(words[0], words[1:]))
        if not deed:
            deed, rest = self._guessed(words), words
        if not deed:
            return ""
        if rest in (["all"], ["everybody"]) and deed in ONE_BY_ONE:
            return f"say it one by one: {deed} and a name"
        kind, said = self._card(rest)
        if said:
            return said
        return self._words(self._other_question() or self._why(deed, rest, kind))

    def _words(self, reason: str) -> str:
        return as_said_in(self._view.deal.place, reason)

    def _by_effect(self, verb: str, words: list[str]) -> str:
        """Something that only an effect asks for; where one does, the card may be missing."""
        decision = self._view.decision
        if decision is not None and decision.question in MENUS:
            return f"no effect asks you to {verb} anything now"
        kind, _ = self._card(words)
        return self._not_in_hand(kind) if kind >= 0 and verb in FROM_HAND and self._view.house.hand else ""

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

    def _card(self, words: list[str]) -> tuple[int, str]:
        """The card that words name (none: -1), or why they name none."""
        text = " ".join(words)
        if not words or text in ("all love", "beer", "beer from the pile"):
            return -1, ""
        text = text.removeprefix("beer ") if words[:1] == ["beer"] and len(words) > 2 else text
        try:
            return self._rules.find(text, self._in_game), ""
        except AmbiguousCard as error:
            return -1, str(error)
        except UnknownCard as error:
            unknown = str(error)
        elsewhere = " or ".join(self._name(kind) for kind in self._rules.find_all(text) if self._is_named(kind, words))
        place = self._view.deal.place.title
        return -1, f"{elsewhere} is not in this {place}" if elsewhere else unknown

    def _is_named(self, kind: int, words: list[str]) -> bool:
        """Whether a card that is not in this game is meant: every word is one of its name, or most of one."""
        parts = plain(self._rules.names[kind]).split()
        return all(word in parts or len(word) >= SURE for word in words)

    def _name(self, kind: int) -> str:
        """What everybody calls a card."""
        return called(self._rules.cards[kind])

    # -- why not --

    def _other_question(self) -> str:
        """What must be answered before anything else."""
        decision = self._view.decision
        if decision is None:
            return "nothing is asked of you now"
        return "" if decision.question in MENUS else f"first there is another question: {prompt(self._rules, decision)}"

    def _why(self, deed: str, words: list[str], kind: int) -> str:
        wrong = self._wrong_sort(deed, kind) if kind >= 0 else ""
        if wrong:
            return wrong
        if kind < 0 and deed in ("employ", "build"):
            return self._nothing_to_employ()
        if kind < 0 and deed in ("serve", "chamber", "acquire", "use", "pick", "gain"):
            return self._phase(f"{deed!r}", *PHASES_OF[deed])
        if deed == "buy" and (words[:1] == ["beer"] if kind < 0 else self._rules.category[kind] == BEER):
            return self._phase("buying a beer", EMPLOY) or self._beer(kind)
        checks: dict[str, Callable[[int], str]] = {
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
        return checks[deed](kind) if deed in checks else self._phase(repr(deed), *PHASES_OF[deed])

    def _phase(self, what: str, *phases: int) -> str:
        """Whether something belongs to another phase than this one, and whether that is over."""
        view = self._view
        if view.phase in phases:
            return ""
        named = " or the ".join(phase_words(phase, view.deal.place) for phase in phases)
        later = ORDER.index(max(phases, key=ORDER.index)) > ORDER.index(view.phase)
        if not later and phases == (SERVING,) and self._serving_ended_itself():
            served = "nobody in your hand could serve you" if view.servings else "you had no Serving left"
            return f"{served}, so the {named} ended by itself"
        return f"{what} belongs to the {named}, which {f'comes later{FIRST[view.phase]}' if later else 'is over'}"

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

    def _wrong_sort(self, deed: str, kind: int) -> str:
        """What is done with cards of another sort."""
        name, category = self._name(kind), self._rules.category[kind]
        if deed in ("employ", "buy", "build", "serve", "chamber", "play") and category == REMINISCENCE:
            return f"a Reminiscence is acquired in the Serving Phase: acquire {name}"
        if deed in ("employ", "buy", "build") and category == PREPARATION:
            return f"a preparation is gained in the work step, for skill points: {name} cannot be bought"
        if deed in ("employ", "buy", "build", "serve") and category == HIGH_CLASS:
            return f"{name} is a high class maid: she is picked when a round begins"
        if deed in ("employ", "build") and category == BEER:
            return "beers are not employed: they come through Bar Maids and the Beer Stand"
        if deed == "acquire" and category != REMINISCENCE:
            return f"{name} is no Reminiscence: only those are acquired"
        if deed in ("serve", "chamber") and not self._rules.is_maid[kind]:
            play = f": play {name}" if category == LOVE else ""
            return f"{name} is no maid{play}"
        if deed in ("serve", "chamber") and category == PRIVATE:
            return f"{name} is a private maid: she helps from the private quarters, and does not serve"
        if deed == "play" and category != LOVE and not self._counts_as_love(kind):
            return f"{name} is no Love card"
        return ""

    def _counts_as_love(self, kind: int) -> bool:
        return self._view.chiefs_are_love and self._rules.category[kind] == CHAMBERMAID_CHIEF

    def _not_in_hand(self, kind: int) -> str:
        house = self._view.house
        if kind in house.hand:
            return ""
        played = ": it was played this turn" if self._rules.category[kind] == LOVE else ": she has served this turn"
        return f"{self._name(kind)} is not in your hand{played if kind in house.played else ''}"

    # -- the Serving Phase --

    def _serve(self, kind: int) -> str:
        if not self._rules.serve_option[kind]:
            return f"{self._name(kind)} has nothing to give when she serves"
        late = self._phase("being served", SERVING) or self._not_in_hand(kind)
        if late:
            return late
        return "" if self._view.servings else "you have no Serving left"

    def _chamber(self, kind: int) -> str:
        name, needed = self._name(kind), self._servings_to_chamber(kind)
        if not self._rules.chamber[kind]:
            return f"{name} cannot become a chambermaid"
        late = self._phase("making a chambermaid", SERVING) or self._not_in_hand(kind)
        if late:
            return late
        have = f"you have {self._view.servings or 'none left'}"
        return f"making {name} a chambermaid takes {plural(needed, 'Serving')} and {have}"

    def _servings_to_chamber(self, kind: int) -> int:
        rules, private = self._rules, self._view.house.private
        helps = private and private[-1] < ILL and private[-1] not in self._view.used
        return max(0, rules.chamber[kind] - (rules.chamber_discount[private[-1]] if helps else 0))

    def _acquire(self, kind: int) -> str:
        view = self._view
        if kind not in view.reminiscences_up:
            up = joined([self._name(shown) for shown in dict.fromkeys(view.reminiscences_up)] or ["no other"])
            return f"{self._name(kind)} does not lie face up; {up} can be acquired"
        if view.acquired:
            return "you have acquired a Reminiscence this turn: one a turn is all"
        late = self._phase("acquiring a Reminiscence", SERVING)
        if late and (ORDER.index(view.phase) < ORDER.index(SERVING) or self._can_pay(kind)):
            return late
        return f"{self._name(kind)} asks for {needs_words(self._rules.cards[kind])}, and your hand does not have that"

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

    def _play(self, kind: int) -> str:
        late = self._phase("playing Love", SERVING, EMPLOY)
        if late or (kind >= 0 and kind not in self._view.house.hand):
            return late or self._not_in_hand(kind)
        loves = [card for card in self._view.house.hand if self._rules.is_love[card] or self._counts_as_love(card)]
        if not loves:
            return "you have no Love in your hand"
        return "in the Serving Phase Love is played card by card: play 1 Love" if kind < 0 else ""

    # -- the Employ Phase --

    def _employ(self, kind: int) -> str:
        if kind < 0:
            return ""
        view, rules, name = self._view, self._rules, self._name(kind)
        reason = self._not_on_offer(kind) or self._phase("employing", EMPLOY)
        if reason:
            return reason
        if not view.employments:
            return "you have no Employment left"
        price = view.price(kind)
        if price > view.love:
            return f"{name} costs {price} and you have {view.love} Love{self._love_in_hand(price)}"
        if rules.category[kind] == EVENT:
            return self._no_place(kind)
        unmet = [REQUIREMENT_CLAUSES[need.WORD](need) for need in rules.requires[kind]]
        return f"{name} is not for you yet: {', and '.join(unmet)}" if unmet else f"say it so: employ {name}"

    def _nothing_to_employ(self) -> str:
        """What is on sale for the Love there is, to somebody who has named nothing."""
        view = self._view
        late = self._phase("employing", EMPLOY)
        if late or not view.employments:
            return late or "you have no Employment left"
        decision = view.decision
        offers = [option for option in decision.options if verb_of(option) == EMPLOY_CARD] if decision else []
        if offers:
            return f"employ whom? {joined([self._name(card_of(option)) for option in offers])}"
        return f"nothing can be employed for {view.love} Love{self._love_in_hand(1)}"

    def _love_in_hand(self, price: int) -> str:
        view = self._view
        hand = sum(
            self._rules.love[card] if self._rules.is_love[card] else self._counts_as_love(card)
            for card in view.house.hand
        )
        if not hand:
            return ""
        return ": play Love first" if view.love + hand >= price else f", with {hand} more in your hand"

    def _not_on_offer(self, kind: int) -> str:
        """Whether a card lies in the Town for sale at all."""
        view, name = self._view, self._name(kind)
        place = view.deal.pile_of[kind]
        if place >= 0:
            return "" if view.piles[place] else f"no {name} is left in the Town"
        if kind in view.face_up or kind in view.guests_up:
            return ""
        for cards, what in ((view.face_up, "private maid"), (view.guests_up, "guest")):
            of_the_sort = self._rules.category[kind] == PRIVATE if what == "private maid" else self._is_guest(kind)
            if of_the_sort:
                shown = joined([self._name(card) for card in cards]) if cards else "nobody"
                return f"{name} is not on offer now; of the {what}s {shown} can be employed"
        return f"{name} is never on sale"

    def _is_guest(self, kind: int) -> bool:
        return kind in self._view.deal.stock.guests

    def _no_place(self, event: int) -> str:
        """Why an event cannot be laid anywhere: nobody has what it lies on, or whoever has it is protected."""
        name, laid, houses = self._name(event), self._rules.laid[event], self._view.houses
        maids = [entry for house in houses for entry in house.chambermaids + house.private]
        buildings = [entry for house in houses for entry in house.buildings]
        if laid == ON_MAID and not maids:
            return f"{name} has no place: nobody has a maid in the private quarters who could fall ill"
        if laid == IN_QUARTERS and not [entry for entry in maids if entry < ILL]:
            return f"{name} has no place: nobody has a healthy maid in the private quarters"
        if laid == ON_BUILDING and not buildings:
            return f"{name} has no place: nobody has a building"
        return f"{name} has no place: every house that could have it is protected"

    def _beer(self, kind: int) -> str:
        view = self._view
        if not view.deal.stock.has_beers:
            return "there are no beers in this game"
        if not (view.beer_rights or (view.stand_owner >= 0 and not view.stand_used)):
            used = view.stand_owner >= 0 and view.stand_used
            return (
                "you have bought your beer of this turn at the Beer Stand"
                if used
                else "nobody sells you a beer now: it takes a Bar Maid's help, or an open Beer Stand"
            )
        if view.love < BEER_PRICE:
            return f"a beer costs {BEER_PRICE} and you have {view.love} Love{self._love_in_hand(BEER_PRICE)}"
        if kind >= 0 and kind not in view.beers_up:
            return f"{self._name(kind)} does not lie face up"
        return "" if view.beers_down_count else "no beer is left in the pile"

    # -- other phases --

    def _cure(self, kind: int) -> str:
        view, rules = self._view, self._rules
        late = self._phase("a cure", STARTING)
        if late:
            return late
        house = view.house
        entries = house.chambermaids + house.private + house.buildings
        if not [entry for entry in entries if entry // ILL & 15] and not house.events:
            return "no event lies in your house"
        cures = [card for card in view.deal.stock.cures if card not in house.hand]
        named = joined([rules.names[card] for card in cures])
        return f"a cure takes a {named} from your hand, and you have none there" if cures else ""

    def _use(self, kind: int) -> str:
        name = self._name(kind)
        if kind in self._view.used:
            return f"{name} was used this turn"
        return self._phase("using somebody", STARTING, SERVING) or f"{name} has nothing that you could use now"

    def _pick(self, kind: int) -> str:
        view, name = self._view, self._name(kind)
        if self._rules.category[kind] != HIGH_CLASS:
            return f"{name} is no high class maid: only those are picked"
        if kind in view.picked:
            who = self._names[view.picked.index(kind)]
            return f"{name} was picked by {'you' if view.picked.index(kind) == view.seat else who} already"
        return self._phase("picking", PICKING)

    def _prepare(self, kind: int) -> str:
        view, rules, name = self._view, self._rules, self._name(kind)
        if rules.category[kind] != PREPARATION:
            return f"{name} is no preparation: only those are gained, in the work step"
        errand = rules.errand[kind]
        chief = view.picked[view.seat]
        if chief == NOBODY or rules.errand[chief] != errand:
            return f"{ERRAND_NAMES[errand]} takes its work chief, and you did not pick her for this round"
        if view.preparations[errand][-1:] != [kind]:
            return f"{name} does not lie on top of its pile"
        late = self._phase("gaining preparations", WORK)
        skill = SKILL_NAMES[errand].capitalize()
        return late or f"{name} takes {rules.skill_needed[kind]} {skill} and you have {view.skills[errand]}"


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
