"""What the arms of a question are called: who makes a study and who answers it mean the same by them."""

from __future__ import annotations


def without(card: str, bot: str) -> str:
    """One may not have the card, and the others may."""
    return f"without {card} · {bot}"


def free(who: str) -> str:
    """Everybody plays as ever: so many copies of a bot, or the bot of a study in one of its variants."""
    return f"free · {who}"


def nobody(bot: str) -> str:
    """Nobody may have the card."""
    return f"nobody · {bot}"


def forced(bot: str) -> str:
    """One must take the card once, and the others may not have it."""
    return f"forced · {bot}"


def versus(card: str, other: str, bot: str) -> str:
    """One may have the card and not the other one, and the others the other way round."""
    return f"{card} against {other} · {bot}"


def without_at(price: int) -> str:
    """One may not have the card at this price, and the others may."""
    return f"without · {price}"


def forced_at(price: int) -> str:
    """One must take the card once at this price, and the others may not have it."""
    return f"forced · {price}"


def plan_in(plan: str, variant: str) -> str:
    """One plays by a plan in a variant, and the others as ever."""
    return f"{plan} · {variant}"
