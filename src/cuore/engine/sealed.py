"""What many games share is written once: a bot that holds a view of one of them cannot change it for all."""

from __future__ import annotations


def check_unset(thing: object, name: str) -> None:
    """Refuse to set what is set already."""
    if hasattr(thing, name):
        raise AttributeError(f"{name} is the same for all games and cannot be changed")


def refuse_taking_away(name: str) -> None:
    """Refuse to take anything away."""
    raise AttributeError(f"{name} is the same for all games and cannot be taken away")


class Sealed:
    """Base of things that never change once they are made: an attribute can be set where there was none."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> None:
        check_unset(self, name)
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        refuse_taking_away(name)
