"""Actions done to the full, and told as they are printed: `sail 2`, `collect 1 wood 2 steel`, `enter_battle`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.games.tiny_epic_vikings.content import RESOURCE_IDS
from tests.games.tiny_epic_vikings.told import Table


def deeds(table: Table) -> list[str]:
    """All that Red does until something else is asked than actions ask; or what Red has been given without asking."""
    if table.question not in _QUESTIONS:
        given = [f"{amount} {RESOURCE_IDS[resource]}" for _, resource, amount, *_ in table.heard("resource_gained")]
        return [f"collect {' '.join(given)}"]
    found: list[str] = []
    while table.question in _QUESTIONS:
        found.append(_QUESTIONS[table.question](table))
    return found


def _repeat(table: Table, *options: str) -> int:
    """Choose the options by turns as long as the same thing is asked, and count."""
    question = table.question
    count = 0
    while table.question == question:
        table.plays(options[count % len(options)])
        count += 1
    return count


def _sail(table: Table) -> str:
    table.plays("boat:whale_tail")
    return f"sail {_repeat(table, 'to:west_sound', 'to:whale_tail')}"


def _explore(table: Table) -> str:
    return f"explore {_repeat(table, 'explore:raven:wolf', 'explore:wolf:raven')}"


def _harvest(table: Table) -> str:
    return f"harvest {_repeat(table, 'take:food')}"


def _build(table: Table) -> str:
    table.has("boat_for:2:west_sound", "temple_for:4:raven").plays("boat_for:2:west_sound")
    return "build"


def _move_temple(table: Table) -> str:
    table.plays("temple:fox:wolf").is_at("R temple wolf; R no temple fox")
    return "temple_explore"


def _smite(table: Table) -> str:
    return f"smite {_repeat(table, 'smite:yellow:fox')}"


def _draw_and_replace(table: Table) -> str:
    card = table.options[0].removeprefix("card:")
    table.plays(f"card:{card}")
    if table.question == "discard_card":
        table.plays(f"card:{card}")
    table.is_at(f"discard {card}")
    return "draw_replace"


def _enter_battle(table: Table) -> str:
    table.plays("favour:upper:left")
    return "enter_battle"


def _exchange(table: Table) -> str:
    table.plays("exchange:wood:steel:4").is_at("R res 0/0/4")
    return "exchange"


def _collect_any(table: Table) -> str:
    return f"collect {_repeat(table, 'take:food')} any"


def _shift_fury(table: Table) -> str:
    """A boon: right after it the lost battle itself makes a god more furious by 1."""
    before = sum(table.s.fury)
    table.has("fury_up:loki").plays("fury_up:loki")
    return f"fury_shift {sum(table.s.fury) - before - 1}"


_QUESTIONS: Final[dict[str, Callable[[Table], str]]] = {
    "choose_boat": _sail,
    "explore_island": _explore,
    "harvest_resource": _harvest,
    "build_unit": _build,
    "move_temple": _move_temple,
    "smite_settler": _smite,
    "draw_card": _draw_and_replace,
    "choose_favour": _enter_battle,
    "exchange_resources": _exchange,
    "take_resource": _collect_any,
    "shift_fury": _shift_fury,
}
