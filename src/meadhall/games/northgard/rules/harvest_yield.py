"""What a territory yields as at harvest (NOR-13.2), for everyone who collects it."""

from __future__ import annotations

from meadhall.games.northgard import log
from meadhall.games.northgard.content import NONE, RESOURCES, WOLF_CREATURE
from meadhall.games.northgard.fields import BUILDING_OF
from meadhall.games.northgard.state import Northgard


def harvest_yield(s: Northgard, territory: int, resource: int) -> int:
    """NOR-13.2, NOR-18.17: icons of tiles and buildings; under a Wolf's eyes buildings only."""
    if s.creature_in(territory, WOLF_CREATURE) != NONE:
        return s.count_built(territory, BUILDING_OF[resource])
    return s.icons(territory, resource)


def yields_anything(s: Northgard, territory: int) -> bool:
    """Whether collecting a territory would give a resource."""
    for resource in range(RESOURCES):
        if harvest_yield(s, territory, resource):
            return True
    return False


def collect(s: Northgard, seat: int, territory: int) -> None:
    """NOR-17.8, NOR-11.29: take what a territory yields as at harvest; no fame comes of it."""
    for resource in range(RESOURCES):
        count = harvest_yield(s, territory, resource)
        if count:
            s.gain(seat, resource, count)
            s.tell(log.COLLECTED_AT, s.clan[seat], count, resource, territory)
