"""The notation of positions, read and written: for lessons, figures and tests.

A position is a list of clauses, parted by semicolons:

    essex burh S2w+Envoy V3w+Stormer         units and burh of an area (or of several: `kent, sussex S1w`)
    longship V1w+Stormer                     the same for the Longship and for `supply`
    aside Warden Berserker; removed Envoy    leaders out of play
    coins 3/2/10                             Saxons, Vikings, bank
    slot_north target_kent down              a raid target in a slot, face down or up
    round 4; round_pos 7; burh_pos 4         the track
    initiative saxon                         the initiative tile
    saxon tile_1 tile_2                      owners of action tiles

Whatever is not mentioned is in supply; one leader of each side that has lost none is set aside. In
option names a leader is called by his ability in braces: `reveal:{Envoy}`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from meadhall.engine.errors import BadPosition
from meadhall.engine.notation import Notation
from meadhall.engine.numbers import numbers
from meadhall.engine.options import OptionValue
from meadhall.games.saga import setup
from meadhall.games.saga.content import (
    AREA_IDS,
    ASIDE,
    ENGLAND,
    HANDLE_IDS,
    LEADERS,
    NONE,
    REMOVED,
    SAXON,
    SIDE_IDS,
    SLOT_IDS,
    SPACE_IDS,
    SPACES,
    SUPPLY,
    TILE_IDS,
    TOKEN_IDS,
    VIKING,
)
from meadhall.games.saga.fields import BANK
from meadhall.games.saga.state import Saga
from meadhall.games.saga.variant import Variant

LEADER_NAMES: Final = ["Warden", "Marshal", "Envoy", "Ealdorman", "Stormer", "Sea-king", "Berserker", "Plunderer"]
CARRIED_BY: Final = [2, 3, 0, 1, 6, 4, 7, 5]
"""The handle that carries each ability, never the one with its number."""

_PLACES: Final = {"aside": ASIDE, "removed": REMOVED}
_FORCE: Final = re.compile(rf"\b([SV])(?=\d| )\s?(?:(\d+)w\b)?((?:\+?(?:{'|'.join(LEADER_NAMES)}))*)")

Force = tuple[str, int, list[str]]
"""The letter of a side, a number of warriors, the names of leaders."""


def clauses_of(position: str) -> list[str]:
    """The clauses of a position; one about several areas counts for each."""
    clauses: list[str] = []
    for clause in position.split(";"):
        heads, _, rest = re.sub(r",\s+", ",", clause.strip()).partition(" ")
        clauses += [f"{head} {rest}".strip() for head in heads.split(",") if head]
    return clauses


# Leaders and options


def handle(leader: str) -> int:
    """The number of the piece that carries the ability."""
    return CARRIED_BY[LEADER_NAMES.index(leader)]


def with_handles(option: str) -> str:
    """An option name as the game knows it, with the handles of leaders."""
    return in_order(re.sub(r"\{([\w-]+)\}", lambda found: HANDLE_IDS[handle(found[1])], option))


def with_leaders(option: str, abilities: list[int]) -> str:
    """An option name with the names of leaders, as far as their abilities have been dealt."""
    for number, name in enumerate(HANDLE_IDS):
        if abilities[number] != NONE:
            option = re.sub(rf"\b{name}\b", "{" + LEADER_NAMES[abilities[number]] + "}", option)
    return in_order(option)


def in_order(option: str) -> str:
    """An option with the leaders of a force in the order of their handles."""
    head, _, leaders = option.rpartition(":")
    if not head.startswith("force"):
        return option
    places = {"{" + name + "}": handle(name) for name in LEADER_NAMES}
    return head + ":" + "+".join(sorted(leaders.split("+"), key=lambda name: (places.get(name, 0), name)))


# From the notation to the table


def laid(told: Mapping[str, Any], options: dict[str, OptionValue], _players: int = 2) -> Saga:
    """A table with the position `table` on it, on which nothing is to be done; the Vikings sit at seat 0."""
    chosen: dict[str, Any] = dict(options)
    s = setup.new_game(Variant(**chosen))
    s.todo.clear()
    s.viking_seat = 0
    s.round = 1
    for ability, carrier in enumerate(CARRIED_BY):
        s.ability[carrier] = ability
    lay(s, told["table"])
    return s


def lay(s: Saga, position: str) -> None:
    """Put a position on an empty table."""
    for clause in clauses_of(position):
        try:
            _lay_clause(s, clause)
        except ValueError as error:  # no such name, no such number
            raise _not_understood(clause) from error
    for side in (SAXON, VIKING):
        _set_aside(s, side, position)


def _lay_clause(s: Saga, clause: str) -> None:
    head, _, rest = clause.partition(" ")
    if head in SPACE_IDS[: SUPPLY + 1]:
        _lay_units(s, clause, SPACE_IDS.index(head))
        if "burh" in rest.split():
            s.burhs |= 1 << AREA_IDS.index(head)
    elif head in _PLACES:
        for name in rest.split():
            s.move_leader(handle(name), _PLACES[head])
    elif head in SLOT_IDS:
        token, face = rest.split()
        _lay_token(s, SLOT_IDS.index(head), TOKEN_IDS.index(token), face)
    elif head in SIDE_IDS:
        for tile in rest.split():
            s.tile_owner[TILE_IDS.index(tile)] = SIDE_IDS.index(head)
    elif head == "coins":
        saxons, vikings, bank = rest.split("/")
        s.coins = numbers([int(saxons), int(vikings), int(bank)])
    elif head == "initiative":
        s.initiative = SIDE_IDS.index(rest)
    elif head in ("round", "round_pos"):
        setattr(s, head, int(rest))
    elif head not in ("burh_pos", "burhs_in_supply"):
        raise _not_understood(clause)


def _not_understood(clause: str) -> BadPosition:
    return BadPosition(f"Nobody understands '{clause}'.")


def _lay_units(s: Saga, clause: str, space: int) -> None:
    for letter, warriors, names in _forces(clause):
        if space != SUPPLY:
            s.move_warriors("SV".index(letter), warriors, SUPPLY, space)
        for name in names:
            s.move_leader(handle(name), space)


def _lay_token(s: Saga, slot: int, token: int, face: str) -> None:
    s.slots[slot] = token
    if face == "up":
        s.turn_up(slot, token)
    else:
        s.beliefs[slot] = (1 << len(TOKEN_IDS)) - 1 & ~s.face_up_tokens()


def _set_aside(s: Saga, side: int, position: str) -> None:
    """A leader who is not mentioned is set aside, if the side has lost none."""
    places = s.leader_at[4 * side : 4 * side + 4]
    if REMOVED in places or ASIDE in places:
        return
    free = [CARRIED_BY[n] for n in range(4 * side, 4 * side + 4) if LEADER_NAMES[n] not in position]
    if not free:
        raise BadPosition(f"No {SIDE_IDS[side]} leader is left to be set aside.")
    s.move_leader(free[0], ASIDE)


# From the table to the notation


def tell_like(s: Saga, clause: str) -> str:
    """What is on the table, told like a clause."""
    head = clause.split()[0]
    if head == "supply":
        return _tell_supply(s, clause)
    if head in SPACE_IDS[:SUPPLY]:
        return _tell_space(s, SPACE_IDS.index(head))
    if head in _PLACES:
        sides = {LEADER_NAMES.index(name) // 4 for name in clause.split()[1:]} or {SAXON, VIKING}
        found = [n for n in range(LEADERS) if n // 4 in sides and s.leader_at[CARRIED_BY[n]] == _PLACES[head]]
        return " ".join([head, *[LEADER_NAMES[n] for n in found]])
    if head in SLOT_IDS:
        return f"{head} {_tell_slot(s, SLOT_IDS.index(head))}"
    if head in SIDE_IDS:
        side = SIDE_IDS.index(head)
        return " ".join([head, *[tile for n, tile in enumerate(TILE_IDS) if s.tile_owner[n] == side]])
    return f"{head} {_tell_number(s, head)}"


def canonical(clause: str) -> str:
    """A clause in the form in which the table is told."""
    head, _, rest = clause.partition(" ")
    if head in SPACE_IDS[: SUPPLY + 1]:
        parts = ["burh"] if "burh" in rest.split() else []
        for letter, warriors, names in sorted(_forces(clause)):
            parts += _tell_force(letter, warriors, names)
        return " ".join([head, *(parts or ["empty"])])
    if head in _PLACES:
        return " ".join([head, *sorted(rest.split(), key=LEADER_NAMES.index)])
    return clause


def _tell_supply(s: Saga, clause: str) -> str:
    """What is in supply of the units that the clause names: warriors of a side, certain leaders."""
    parts: list[str] = []
    for letter, _, names in sorted(_forces(clause)):
        found = [name for name in names if s.leader_at[handle(name)] == SUPPLY]
        parts += _tell_force(letter, s.warriors["SV".index(letter) * SPACES + SUPPLY], found)
    return " ".join(["supply", *(parts or ["empty"])])


def _tell_space(s: Saga, space: int) -> str:
    parts = ["burh"] if space < ENGLAND and s.has_burh(space) else []
    for side, letter in enumerate("SV"):
        found = [n for n in range(4 * side, 4 * side + 4) if s.leader_at[CARRIED_BY[n]] == space]
        parts += _tell_force(letter, s.warriors[side * SPACES + space], [LEADER_NAMES[n] for n in found])
    return " ".join([SPACE_IDS[space], *(parts or ["empty"])])


def _tell_slot(s: Saga, slot: int) -> str:
    if s.slots[slot] == NONE:
        return "empty"
    return f"{TOKEN_IDS[s.slots[slot]]} {'up' if s.slots_up >> slot & 1 else 'down'}"


def _tell_number(s: Saga, head: str) -> str:
    values = {
        "coins": f"{s.coins[SAXON]}/{s.coins[VIKING]}/{s.coins[BANK]}",
        "round": str(s.round),
        "round_pos": str(s.round_pos),
        "burh_pos": str(s.burh_pos()),
        "burhs_in_supply": str(s.count_burhs_in_supply()),
        "initiative": SIDE_IDS[s.initiative],
        "first_picker": SIDE_IDS[s.first_picker],
    }
    if head not in values:
        raise _not_understood(head)
    return values[head]


def _tell_force(letter: str, warriors: int, names: list[str]) -> list[str]:
    parts = [f"{warriors}w"] if warriors else []
    parts += sorted(names, key=LEADER_NAMES.index)
    return [letter + "+".join(parts)] if parts else []


def _forces(clause: str) -> list[Force]:
    """The forces in a clause, which must hold nothing but these, `burh` and `empty`."""
    rest = clause.partition(" ")[2]
    left = set(_FORCE.sub("", rest).split())
    if not left <= {"burh", "empty"}:
        raise _not_understood(clause)
    return [
        (letter, int(warriors or 0), [name for name in leaders.split("+") if name])
        for letter, warriors, leaders in _FORCE.findall(rest)
    ]


NOTATION: Final = Notation(
    laid=laid, tell_like=tell_like, canonical=canonical, option=lambda _s, option: with_handles(option)
)
