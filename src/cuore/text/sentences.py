"""Sentences from programs: the clauses of their steps, with the moment in which they happen."""

from __future__ import annotations

from cuore.engine.frame import Program
from cuore.text.english.grammar import capital
from cuore.text.step_text import clauses, number_in


def sentences(program: Program, you: bool = True) -> str:
    """A program as sentences."""
    return " ".join(capital(clause) + "." for clause in clauses(program, you))


def timed(when: str, program: Program, you: bool = True) -> str:
    """A program with its moment before it."""
    text = sentences(program, you)
    return f"{when}, {text[0].lower()}{text[1:]}"


def optional(when: str, program: Program) -> str:
    """A program that you may carry out or leave alone, with its moment before it."""
    if program[0].WORD == "need buildings" and len(program) > 1:
        needed = number_in(program[0], "count")
        return optional(f"With {needed} or more buildings, {when[0].lower()}{when[1:]}", program[1:])
    done: list[str] = []
    found = clauses(program, you=True)
    while found and not (done and found[0].startswith("you may ")):
        done.append(found.pop(0).removeprefix("you may "))
    rest = [f"{capital(clause)}." for clause in found]
    return " ".join([f"{when} {listed(done)}.", *rest])


def listed(parts: list[str]) -> str:
    """Several clauses as one."""
    if len(parts) < 3:
        return (", and " if " and " in parts[0] else " and ").join(parts)
    return f"{', '.join(parts[:-1])}, and {parts[-1]}"
