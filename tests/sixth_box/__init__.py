"""A sixth box, which no module of the package has heard of: it comes through the door like anybody's own.

Its cards are invented. It is there to prove that a box is one thing, and to be copied by who makes one.
"""

from tests.sixth_box.box import BOX

__all__ = ["BOX"]
