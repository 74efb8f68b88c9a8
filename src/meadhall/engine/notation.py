"""Positions written down by hand, in clauses that a player of the game can read: for lessons, figures and tests."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from meadhall.engine.errors import BadPosition
from meadhall.engine.options import OptionValue
from meadhall.engine.state import State

_BOUND: Final = re.compile(r"(>=|<=)(\d+)$")
_LAST_NUMBER: Final = re.compile(r"\d+(?=\D*$)")


def clauses_of(position: str) -> list[str]:
    """The clauses of a position."""
    return [" ".join(clause.split()) for clause in position.split(";") if clause.strip()]


def _as_it_is(_s: Any, option: str) -> str:
    """The name of an option in a game whose notation names options as the game does."""
    return option


def _not_written(_told: Mapping[str, Any], _options: dict[str, OptionValue], _players: int) -> State:
    raise BadPosition("Positions of this game cannot be written down by hand.")


@dataclass(frozen=True)
class Notation:
    """How positions of a game are written and read."""

    laid: Callable[[Mapping[str, Any], dict[str, OptionValue], int], State] = _not_written
    """A table on which lies what is told, with full options and a number of players: `table` holds the clauses, the
    game may know more. What is to happen there is put on the stack as the game says, or left open."""
    tell_like: Callable[[Any, str], str] = lambda _s, clause: clause
    """What is on the table, told like a clause."""
    canonical: Callable[[str], str] = lambda clause: clause
    """A clause in the form in which the table is told."""
    option: Callable[[Any, str], str] = _as_it_is
    """The name of an option behind the words of the notation."""

    def holds(self, s: State, clause: str) -> bool:
        """Whether a clause is true of a position. `not` before it denies it; a last number may be `>=n` or `<=n`."""
        if clause.startswith("not "):
            return not self.holds(s, clause.removeprefix("not "))
        bound = _BOUND.search(clause)
        if bound is None:
            return self.tell_like(s, clause) == self.canonical(clause)
        told = _LAST_NUMBER.search(self.tell_like(s, clause[: bound.start()] + bound[2]))
        if told is None:
            return False
        return int(told[0]) >= int(bound[2]) if bound[1] == ">=" else int(told[0]) <= int(bound[2])

    def all_hold(self, s: State, position: str) -> bool:
        """Whether all clauses of a position are true."""
        return all(self.holds(s, clause) for clause in clauses_of(position))


UNWRITTEN: Final = Notation()
"""Of a game whose positions cannot be written down by hand."""
