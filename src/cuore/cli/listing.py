"""Options that take a list: words with commas between them, or the option again for each word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cyclopts import Parameter, Token


def _joined(_: Any, tokens: Sequence[Token]) -> str:  # noqa: ANN401 - of any option
    return ",".join([token.value for token in tokens])


LIST = Parameter(converter=_joined, n_tokens=-1)
"""Beside the type of such an option."""
