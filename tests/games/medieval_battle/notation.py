"""The notation of maps and positions, read and written.

A map is the standard or the large layout, all plain but for what is listed: `flat("(3,-2)=M, (4,-2)=R")`.
A position is a list of clauses, parted by semicolons:

    Y HC (2,-3) 1k 3mp              a unit: army, type, hex; full and with all its points if nothing else is said
    Y TB (1,2) exposed              a tabor; fortified if nothing else is said
    Y AR beside S1 2mp              a unit that has fled
    R TB destroyed                  a tabor that is no more
    R reserve LI LI PK              all that an army has in reserve (or `empty`)
    flag (0,0) Y                    who controls a flag (or `nobody`)
    tokens 5/4                      time tokens of Red and Yellow
    (2,2) empty                     nobody stands there

If nothing is said, the tabors are far away: Red's at (-5,-1), Yellow's at (-1,6).
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from meadhall.games.medieval_battle.battlefield import Battlefield, preset
from meadhall.games.medieval_battle.content import (
    BESIDE,
    COUNTERS,
    DATA,
    FULL,
    KIND_OF,
    LARGE,
    MOVEMENT,
    NONE,
    OUT,
    PLAIN,
    RESERVE,
    STANDARD,
    TABOR,
    TERRAIN_OF_LETTER,
    UNITS,
)
from meadhall.games.medieval_battle.hexes import CELLS, HEX_OF, PLACES
from meadhall.games.medieval_battle.state import Battle

ABBREVIATIONS: Final[list[str]] = [row["abbr"] for row in DATA["unit_type"]]
SIDES: Final = ["red", "yellow"]
_FAR: Final = ["(-5,-1)", "(-1,6)"]


class Unit(NamedTuple):
    """What is told of one unit."""

    side: int
    kind: int
    place: int
    knights: int
    points: int


# Maps


def at(cell: str) -> int:
    """The number of a hex, which may lie off the board: `(3,-2)`."""
    q, r = cell.strip("()").split(",")
    return HEX_OF[int(q), int(r)]


def cell(hex_: int) -> str:
    """A hex as it is written in positions."""
    q, r = CELLS[hex_]
    return f"({q},{r})"


def names(kind: str, cells: str) -> list[str]:
    """Several options of a kind, by their hexes: `names("step", "(1,2) (0,3)")`."""
    return [f"{kind}:{each.strip('()')}" for each in cells.split()]


def flat(terrain: str = "") -> Battlefield:
    """The standard layout, all plain but for what is listed."""
    return _flat(STANDARD, "std_crossroads", terrain)


def flat_large(terrain: str = "") -> Battlefield:
    """The large layout, all plain but for what is listed."""
    return _flat(LARGE, "lrg_two_fields", terrain)


def _flat(size: int, model: str, terrain: str) -> Battlefield:
    field = preset(size, model)
    laid = [PLAIN] * PLACES
    found = re.findall(r"(\(-?\d+,-?\d+\))=([PFRM])", terrain)
    assert len(found) == terrain.count("="), f"Nobody understands '{terrain}'."
    for each, letter in found:
        laid[at(each)] = TERRAIN_OF_LETTER[letter]
    return Battlefield(size, laid, field.sectors, field.flags, field.flag_points)


# From the notation to the table


def clauses_of(position: str) -> list[str]:
    """The clauses of a position."""
    return [" ".join(clause.split()) for clause in position.split(";") if clause.strip()]


def lay(s: Battle, position: str) -> None:
    """Put a position on an empty board."""
    clauses = clauses_of(position)
    for clause in clauses:
        _lay_clause(s, clause)
    for side in range(2):
        if not any(clause.startswith(f"{'RY'[side]} TB") for clause in clauses):
            _lay_unit(s, Unit(side, TABOR, at(_FAR[side]), FULL, MOVEMENT[TABOR]))


def _lay_clause(s: Battle, clause: str) -> None:
    words = clause.split()
    if words[0] == "tokens":
        s.tokens = [int(number) for number in words[1].split("/")]
    elif words[0] == "flag":
        s.flag_owner[s.variant.field.flags.index(at(words[1]))] = _owner(words[2])
    elif words[1] == "reserve":
        for kind in words[2:]:
            _lay_unit(s, Unit("RY".index(words[0]), *_fresh(kind, RESERVE)))
    elif words[2] != "destroyed":
        _lay_unit(s, unit_of(clause))


def _fresh(kind: str, place: int) -> tuple[int, int, int, int]:
    number = ABBREVIATIONS.index(kind)
    return number, place, FULL, MOVEMENT[number]


def _lay_unit(s: Battle, told: Unit) -> None:
    first = COUNTERS * told.side
    free = [n for n in range(first, first + COUNTERS) if KIND_OF[n] == told.kind and s.place[n] == OUT]
    assert free, f"There are no more counters of {ABBREVIATIONS[told.kind]}."
    s.knights[free[0]] = told.knights
    s.points[free[0]] = told.points
    if told.place >= 0:
        assert s.unit_at[told.place] == NONE, f"Two units stand on {cell(told.place)}."
        s.put(free[0], told.place)
    else:
        s.place[free[0]] = told.place
    if told.place != RESERVE:
        s.show(free[0])


def unit_of(clause: str) -> Unit:
    """The unit that a clause tells of."""
    army, kind, *rest = clause.split()
    number = ABBREVIATIONS.index(kind)
    if rest[0] == "beside":
        place = BESIDE - (int(rest[1].removeprefix("S")) - 1)
        rest = rest[2:]
    else:
        place = at(rest[0])
        rest = rest[1:]
    knights, points = FULL, MOVEMENT[number]
    for word in rest:
        if word in ("fortified", "exposed"):
            points = 1 if word == "fortified" else 0
        elif word.endswith("mp"):
            points = int(word[:-2])
        else:
            assert word in ("1k", "2k"), f"Nobody understands '{clause}'."
            knights = int(word[0])
    return Unit("RY".index(army), number, place, knights, points)


def _owner(word: str) -> int:
    return NONE if word == "nobody" else "RY".index(word)


# From the table to the notation


def tell(unit: Unit) -> str:
    """A unit in full."""
    place = cell(unit.place) if unit.place >= 0 else f"beside S{BESIDE - unit.place + 1}"
    state = f"{unit.knights}k {unit.points}mp" if unit.kind != TABOR else ["exposed", "fortified"][unit.points]
    return f"{'RY'[unit.side]} {ABBREVIATIONS[unit.kind]} {place} {state}"


def _found(s: Battle, number: int) -> Unit:
    return Unit(number // COUNTERS, KIND_OF[number], s.place[number], s.knights[number], s.points[number])


def units(s: Battle) -> list[Unit]:
    """All units on the board or beside it."""
    return [_found(s, number) for number in range(UNITS) if s.place[number] not in (OUT, RESERVE)]


def tell_like(s: Battle, clause: str) -> str:
    """What is on the table, told like a clause."""
    words = clause.split()
    if words[0] == "tokens":
        return f"tokens {s.tokens[0]}/{s.tokens[1]}"
    if words[0] == "flag":
        owner = s.flag_owner[s.variant.field.flags.index(at(words[1]))]
        return f"flag {words[1]} {'nobody' if owner == NONE else 'RY'[owner]}"
    if words[1] == "reserve":
        kinds = _reserve(s, "RY".index(words[0]))
        return " ".join([words[0], "reserve", *(kinds or ["empty"])])
    if words[-1] == "destroyed":
        tabor = s.tabor("RY".index(words[0]))
        return clause if s.place[tabor] == OUT else tell(_found(s, tabor))
    if words[1] == "empty":
        return clause if s.unit_at[at(words[0])] == NONE else tell(_found(s, s.unit_at[at(words[0])]))
    return _tell_unit(s, unit_of(clause))


def _tell_unit(s: Battle, told: Unit) -> str:
    found = [unit for unit in units(s) if unit.place == told.place]
    if told in found or not found:
        return tell(told) if told in found else f"nobody is where {tell(told)} should be"
    return ", ".join(map(tell, found))


def canonical(clause: str) -> str:
    """A clause in the form in which the table is told."""
    words = clause.split()
    if words[0] in ("tokens", "flag") or words[-1] in ("destroyed", "empty"):
        return clause
    if words[1] == "reserve":
        return " ".join([words[0], "reserve", *sorted(words[2:], key=ABBREVIATIONS.index)])
    return tell(unit_of(clause))


def _reserve(s: Battle, side: int) -> list[str]:
    first = COUNTERS * side
    return [ABBREVIATIONS[KIND_OF[n]] for n in range(first, first + COUNTERS) if s.place[n] == RESERVE]
