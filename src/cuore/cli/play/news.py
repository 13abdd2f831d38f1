"""What happened, told to one player: a paragraph for each turn, from the log lines that this player may read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from cuore.cli.play.seats import YOU
from cuore.engine.game import Told
from cuore.engine.rules import Rules
from cuore.engine.words import TOLD_ROUND, TOLD_TURN
from cuore.text.log import log_lines


@dataclass(frozen=True, slots=True)
class Paragraph:
    """What happened in one turn, in the picking of a round, or in the rest of what had begun before (no heading)."""

    heading: str
    lines: list[str]


def paragraphs(rules: Rules, heard: Sequence[Told], names: Sequence[str]) -> list[Paragraph]:
    """Events as paragraphs. Under the heading of a turn its player is not named again and again."""
    starts = [i for i, told in enumerate(heard) if told[0] in (TOLD_TURN, TOLD_ROUND)]
    ends = [*starts, len(heard)]
    found = [Paragraph("", log_of(rules, heard[: ends[0]], names))]
    for start, end in zip(starts, ends[1:], strict=True):
        what, seat, _, round_number, _, _ = heard[start]
        lines = log_of(rules, heard[start + 1 : end], names)
        if what == TOLD_ROUND:
            who = f"opened by {'you' if names[seat] == YOU else names[seat]}"
        else:
            who = "your turn" if names[seat] == YOU else names[seat]
            lines = [_without_name(line, seat, names) for line in lines]
        found.append(Paragraph(f"Round {round_number}, {who}", lines))
    return [paragraph for paragraph in found if paragraph.lines]


def log_of(rules: Rules, heard: Sequence[Told], names: Sequence[str]) -> list[str]:
    """Events as log lines: equal cards counted, and in the second person for whoever is called by it."""
    lines = [_EQUAL.sub(_counted, line) for line in log_lines(rules, heard, names)]
    return [in_second_person(line) for line in lines] if YOU in names else lines


_EQUAL = re.compile(r"\b([^,]+?)(?:, \1\b)+")


def _counted(equal: re.Match[str]) -> str:
    return f"{equal[0].count(',') + 1}× {equal[1]}"


def _without_name(line: str, seat: int, names: Sequence[str]) -> str:
    if names[seat] == YOU and line.startswith("Your "):
        return line.removeprefix("Your ")
    name = max((name for name in names if line.startswith(name)), key=len, default="")
    return line.removeprefix(name).removeprefix("'s").removeprefix(" ") if name == names[seat] else line


def in_second_person(line: str) -> str:
    """``You is served by`` becomes ``You are served by``, ``You's deck`` becomes ``your deck``."""
    line = re.sub(rf"^{YOU}'s\b", "Your", line)
    line = re.sub(rf"^{YOU} is\b", f"{YOU} are", line)
    line = re.sub(rf"^{YOU} (\w+)s\b", rf"{YOU} \1", line)
    line = re.sub(rf"\bof {YOU}'s(?=:)", "of yours", line)
    line = re.sub(rf"(?<=.)\b{YOU}'s\b", "your", line)
    return re.sub(rf"(?<=.)\b{YOU}\b", "you", line)
