"""Which answer belongs to which id of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from meadhall.engine.inspected import Inspected
from meadhall.games.northgard.content import (
    AREA_IDS,
    BUILDING_IDS,
    CARD_IDS,
    CELL_IDS,
    CLAN_IDS,
    CREATURE_IDS,
    FORTRESS,
    MOST_SEATS,
    RESOURCE_IDS,
    TILE_IDS,
)
from meadhall.games.northgard.inspection import cards, sheets, territories
from meadhall.games.northgard.picture.view import View

_Answer = tuple[Callable[..., Inspected | None], tuple[Any, ...]]
"""What answers for a thing, and of what it is asked beside the view."""

_SLOTLESS: Final = 7
"""The most buildings of a kind, with or without a slot."""


def _named() -> Iterator[tuple[str, _Answer]]:
    """Things whose ids have names of their own."""
    for ids, answer in (
        (CELL_IDS, territories.cell_answer),
        (CARD_IDS, cards.card_answer),
        (CLAN_IDS, sheets.clan_answer),
        (RESOURCE_IDS, sheets.resource_answer),
        (BUILDING_IDS, sheets.building_answer),
        (CREATURE_IDS, sheets.creature_answer),
        (TILE_IDS, sheets.tile_answer),
        (AREA_IDS, territories.territory_answer),
    ):
        for n, name in enumerate(ids):
            yield name, (answer, (n,))
    yield "unit", (sheets.unit_answer, ())
    yield "kaija", (territories.kaija_answer, ())
    yield "scorched", (territories.scorched_answer, ())


def _of_areas() -> Iterator[tuple[str, _Answer]]:
    """What stands in an area."""
    for area, name in enumerate(AREA_IDS):
        yield f"slot-{name}", (sheets.slot_answer, (area,))
        for role in ("units", "intruders", "passing"):
            yield f"{role}-{name}", (territories.units_answer, (role, area))
        for n, building in enumerate(BUILDING_IDS[:FORTRESS]):
            for copy in range(_SLOTLESS):
                yield f"slotless-{name}-{building}-{copy}", (sheets.building_answer, (n,))


def _of_seats() -> Iterator[tuple[str, _Answer]]:
    """What a player has beside the map."""
    for seat in range(MOST_SEATS):
        yield f"fame-{seat}", (sheets.fame_answer, (seat,))
        yield f"troops-{seat}", (sheets.winter_answer, (seat,))
        yield f"winter-{seat}", (sheets.winter_answer, (seat,))
        yield f"strongholds-{seat}", (sheets.strongholds_answer, (seat,))
        for n, resource in enumerate(RESOURCE_IDS):
            yield f"stock-{seat}-{resource}", (sheets.stock_answer, (seat, n))
        for pile in ("hand", "pile", "discarded", "upgrades"):
            yield f"{pile}-{seat}", (cards.pile_answer, (pile, seat))


def _of_table() -> Iterator[tuple[str, _Answer]]:
    """What belongs to nobody."""
    yield "first-player", (sheets.first_answer, ())
    yield "years", (sheets.years_answer, ())
    yield "tiles-left", (sheets.supply_answer, ("tiles",))
    yield "unrest-left", (sheets.supply_answer, ("unrest",))


_ANSWERS: Final[dict[str, _Answer]] = dict([*_named(), *_of_areas(), *_of_seats(), *_of_table()])


def thing_answer(view: View, thing: str) -> Inspected | None:
    """What is said of a thing of the table; None if there is no such thing."""
    answer, asked = _ANSWERS.get(thing, (None, ()))
    return answer(view, *asked) if answer else None
