"""What many games share is written once: a bot that holds a view of one of them cannot change it for all."""

from __future__ import annotations


class Sealed:
    """Base of things that never change once they are made: an attribute can be set where there was none."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> None:
        if hasattr(self, name):
            raise AttributeError(f"{name} is the same for all games and cannot be changed")
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{name} is the same for all games and cannot be taken away")
