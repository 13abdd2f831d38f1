"""A word to the compiler: classes so marked are derived from by boxes that are not compiled with us.

Only mypyc reads it, and only while it compiles; running, the mark means nothing, and its package need not be there. So
this module is none of those that are compiled.
Such classes cannot be sealed (mypyc refuses it), so each has a sealed one beside it, from which all of ours derive.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Callable[[type], type]:
        """Leave a class as it is."""
        return lambda made: made


__all__ = ["mypyc_attr"]
