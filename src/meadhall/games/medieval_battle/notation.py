"""The notation of positions, read and written: for lessons, figures and tests.

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

What can be said of a position besides, but not laid:

    points Y 3                      the victory points of an army
    moves Y 9                       all the movement points that an army has on the board
    kept Y 4                        how many units an army has in reserve
    turns 12                        how many turns have begun
    ground P (0,-2) (1,-2)          hexes, all of this terrain
    zone R (1,1) (2,1)              hexes, all in the zone of control of an army
    reach (1,1) (2,1) 3             the points left of the unit on a hex if it goes to another (or `none` if it cannot)
    melee (1,1) (2,1) +1            the column in which a melee between the units on two hexes is read
    shot (1,1) (2,1) 1              the losses of a shot (or `none` if there can be no shot)
    ways (1,1) 2                    how many ways the unit on a hex has to withdraw
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from meadhall.engine.errors import BadPosition
from meadhall.engine.notation import Notation, clauses_of
from meadhall.engine.numbers import filled, numbers
from meadhall.engine.options import OptionValue
from meadhall.games.medieval_battle import setup
from meadhall.games.medieval_battle.content import (
    BESIDE,
    COUNTERS,
    DATA,
    FULL,
    KIND_OF,
    MOVEMENT,
    NONE,
    OUT,
    RESERVE,
    TABOR,
    TERRAIN_OF_LETTER,
    UNITS,
    YELLOW,
)
from meadhall.games.medieval_battle.hexes import CELLS, HEX_OF
from meadhall.games.medieval_battle.prospects import reach
from meadhall.games.medieval_battle.rules.melee import melee_column
from meadhall.games.medieval_battle.rules.shooting import shooting_losses, targets
from meadhall.games.medieval_battle.rules.turns import BeginTurn
from meadhall.games.medieval_battle.rules.withdrawal import retreat_options
from meadhall.games.medieval_battle.state import Battle
from meadhall.games.medieval_battle.variant import Variant

ABBREVIATIONS: Final[list[str]] = [row["abbr"] for row in DATA["unit_type"]]
SIDES: Final = ["red", "yellow"]
_LETTERS: Final = "RY"
_FAR: Final = ["(-5,-1)", "(-1,6)"]
_TURNS: Final = 10
"""How many turns have been taken before a position that somebody has written down."""


class Unit(NamedTuple):
    """What is told of one unit."""

    side: int
    kind: int
    place: int
    knights: int
    points: int


# Hexes


def at(cell: str) -> int:
    """The number of a hex, which may lie off the board: `(3,-2)`."""
    q, _, r = cell.strip("()").partition(",")
    try:
        return HEX_OF[int(q), int(r)]
    except (KeyError, ValueError):
        raise BadPosition(f"There is no hex '{cell}'.") from None


def cell(hex_: int) -> str:
    """A hex as it is written in positions."""
    q, r = CELLS[hex_]
    return f"({q},{r})"


# From the notation to the table


def laid(told: Mapping[str, Any], options: dict[str, OptionValue], _players: int = 2) -> Battle:
    """A battle with the position `table`, at the beginning of a turn of the army `turn`, Yellow if nothing is said.

    Yellow sits at seat 0. Without a `table` it is a game in which nothing has happened.
    """
    variant = setup.variant_of(dict(options))
    return laid_on(variant, told) if "table" in told else setup.new_game(variant)


def laid_on(variant: Variant, told: Mapping[str, Any]) -> Battle:
    """The same with a map and options of one's own."""
    s = Battle(variant)
    s.red_seat = 1
    s.is_recruited = True
    s.recruiting = filled(TABOR, 2)
    s.finished = 3
    s.are_armies_known = not variant.is_revealed_on_placement
    lay(s, told["table"])
    s.turns = _TURNS
    s.then(BeginTurn(SIDES.index(told.get("turn", SIDES[YELLOW]))))
    return s


def lay(s: Battle, position: str) -> None:
    """Put a position on an empty board."""
    clauses = clauses_of(position)
    for clause in clauses:
        _lay_clause(s, clause)
    for side in range(2):
        if not any(clause.startswith(f"{_LETTERS[side]} TB") for clause in clauses):
            _lay_unit(s, Unit(side, TABOR, at(_FAR[side]), FULL, MOVEMENT[TABOR]))


def _lay_clause(s: Battle, clause: str) -> None:
    words = clause.split()
    if words[0] == "tokens":
        s.tokens = numbers([int(number) for number in words[1].split("/")])
    elif words[0] == "flag":
        s.flag_owner[_flag(s, words[1])] = _owner(words[2])
    elif words[1] == "reserve":
        for kind in words[2:]:
            _lay_unit(s, Unit(_side(words[0]), *_fresh(kind, RESERVE)))
    elif words[-1] not in ("destroyed", "empty"):
        _lay_unit(s, unit_of(clause))


def _fresh(kind: str, place: int) -> tuple[int, int, int, int]:
    number = _kind(kind)
    return number, place, FULL, MOVEMENT[number]


def _lay_unit(s: Battle, told: Unit) -> None:
    first = COUNTERS * told.side
    free = [n for n in range(first, first + COUNTERS) if KIND_OF[n] == told.kind and s.place[n] == OUT]
    if not free:
        raise BadPosition(f"There are no more counters of {ABBREVIATIONS[told.kind]}.")
    s.knights[free[0]] = told.knights
    s.points[free[0]] = told.points
    if told.place >= 0:
        if s.unit_at[told.place] != NONE:
            raise BadPosition(f"Two units stand on {cell(told.place)}.")
        s.put(free[0], told.place)
    else:
        s.place[free[0]] = told.place
    if told.place != RESERVE:
        s.show(free[0])


def unit_of(clause: str) -> Unit:
    """The unit that a clause tells of."""
    army, kind, *rest = clause.split()
    number = _kind(kind)
    if rest[:1] == ["beside"]:
        place = BESIDE - (int(rest[1].removeprefix("S")) - 1)
        rest = rest[2:]
    else:
        place = at(rest[0] if rest else "")
        rest = rest[1:]
    knights, points = FULL, MOVEMENT[number]
    for word in rest:
        if word in ("fortified", "exposed"):
            points = 1 if word == "fortified" else 0
        elif word.endswith("mp") and word[:-2].isdecimal():
            points = int(word[:-2])
        elif word in ("1k", "2k"):
            knights = int(word[0])
        else:
            raise BadPosition(f"Nobody understands '{clause}'.")
    return Unit(_side(army), number, place, knights, points)


def _kind(word: str) -> int:
    if word not in ABBREVIATIONS:
        raise BadPosition(f"There is no unit type '{word}'.")
    return ABBREVIATIONS.index(word)


def _side(word: str) -> int:
    if len(word) != 1 or word not in _LETTERS:
        raise BadPosition(f"An army is R or Y, not '{word}'.")
    return _LETTERS.index(word)


def _owner(word: str) -> int:
    return NONE if word == "nobody" else _side(word)


def _flag(s: Battle, word: str) -> int:
    if at(word) not in s.variant.field.flags:
        raise BadPosition(f"There is no flag on {word}.")
    return s.variant.field.flags.index(at(word))


# From the table to the notation


def tell(unit: Unit) -> str:
    """A unit in full."""
    place = cell(unit.place) if unit.place >= 0 else f"beside S{BESIDE - unit.place + 1}"
    state = f"{unit.knights}k {unit.points}mp" if unit.kind != TABOR else ["exposed", "fortified"][unit.points]
    return f"{_LETTERS[unit.side]} {ABBREVIATIONS[unit.kind]} {place} {state}"


def _found(s: Battle, number: int) -> Unit:
    return Unit(number // COUNTERS, KIND_OF[number], s.place[number], s.knights[number], s.points[number])


def units(s: Battle) -> list[Unit]:
    """All units on the board or beside it."""
    return [_found(s, number) for number in range(UNITS) if s.place[number] not in (OUT, RESERVE)]


def tell_like(s: Battle, clause: str) -> str:
    """What is on the table, told like a clause."""
    words = clause.split()
    if words[0] in _SAID:
        return _SAID[words[0]](s, words)
    if words[1] == "reserve":
        kinds = _reserve(s, _side(words[0]))
        return " ".join([words[0], "reserve", *(kinds or ["empty"])])
    if words[-1] == "destroyed":
        tabor = s.tabor(_side(words[0]))
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
    if words[0] in _SAID or words[-1] in ("destroyed", "empty"):
        return clause
    if words[1] == "reserve":
        return " ".join([words[0], "reserve", *sorted(words[2:], key=ABBREVIATIONS.index)])
    return tell(unit_of(clause))


def _reserve(s: Battle, side: int) -> list[str]:
    first = COUNTERS * side
    return [ABBREVIATIONS[KIND_OF[n]] for n in range(first, first + COUNTERS) if s.place[n] == RESERVE]


# What is said of a position besides


def _unit_on(s: Battle, word: str) -> int:
    unit = s.unit_at[at(word)]
    if unit == NONE:
        raise BadPosition(f"Nobody stands on {word}.")
    return unit


def _tokens(s: Battle, _words: list[str]) -> str:
    return f"tokens {s.tokens[0]}/{s.tokens[1]}"


def _flag_owner(s: Battle, words: list[str]) -> str:
    owner = s.flag_owner[_flag(s, words[1])]
    return f"flag {words[1]} {'nobody' if owner == NONE else _LETTERS[owner]}"


def _points(s: Battle, words: list[str]) -> str:
    return f"points {words[1]} {s.victory_points(_side(words[1]))}"


def _moves(s: Battle, words: list[str]) -> str:
    left = [unit.points for unit in units(s) if unit.side == _side(words[1]) and unit.place >= 0]
    return f"moves {words[1]} {sum(left)}"


def _kept(s: Battle, words: list[str]) -> str:
    return f"kept {words[1]} {s.count_reserves(_side(words[1]))}"


def _turns(s: Battle, _words: list[str]) -> str:
    return f"turns {s.turns}"


def _ground(s: Battle, words: list[str]) -> str:
    terrain = TERRAIN_OF_LETTER[words[1]]
    return " ".join([*words[:2], *[each for each in words[2:] if s.variant.field.terrain[at(each)] == terrain]])


def _zone(s: Battle, words: list[str]) -> str:
    return " ".join([*words[:2], *[each for each in words[2:] if s.is_in_zone(_side(words[1]), at(each))]])


def _reach(s: Battle, words: list[str]) -> str:
    left = reach(s, _unit_on(s, words[1])).get(at(words[2]))
    return " ".join([*words[:3], "none" if left is None else str(left)])


def _melee(s: Battle, words: list[str]) -> str:
    column = melee_column(s, _unit_on(s, words[1]), _unit_on(s, words[2]))
    return " ".join([*words[:3], f"{column:+}" if column else "0"])


def _shot(s: Battle, words: list[str]) -> str:
    shooter, target = _unit_on(s, words[1]), _unit_on(s, words[2])
    can_shoot = s.place[target] in targets(s, shooter)
    return " ".join([*words[:3], str(shooting_losses(s, shooter, target)) if can_shoot else "none"])


def _ways(s: Battle, words: list[str]) -> str:
    return f"ways {words[1]} {len(retreat_options(s, _unit_on(s, words[1])))}"


_SAID: Final[dict[str, Callable[[Battle, list[str]], str]]] = {
    "tokens": _tokens,
    "flag": _flag_owner,
    "points": _points,
    "moves": _moves,
    "kept": _kept,
    "turns": _turns,
    "ground": _ground,
    "zone": _zone,
    "reach": _reach,
    "melee": _melee,
    "shot": _shot,
    "ways": _ways,
}
"""Clauses by their first word: as they are true of the table."""

NOTATION: Final = Notation(laid=laid, tell_like=tell_like, canonical=canonical)
