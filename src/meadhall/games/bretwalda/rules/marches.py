"""BRE-15.14 to BRE-15.18: groups on the march."""

from __future__ import annotations

from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.content import NONE
from meadhall.games.bretwalda.fields import CALM
from meadhall.games.bretwalda.forces import size, without
from meadhall.games.bretwalda.rules.conquest import CheckConquest
from meadhall.games.bretwalda.rules.control import arrive
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import OF_KINGDOM, OF_VASSAL
from meadhall.games.bretwalda.ways import is_adjacent


def unmoved(s: Bretwalda, kingdom: int, area: int, whose: int) -> int:
    """The force of a side's own units, or of its Vassal's, in an area that has not moved in this action (BRE-15.12)."""
    owner = s.owner_of(kingdom, whose)
    if owner == NONE:
        return 0
    return without(s.force(area, owner), s.moved[2 * area + whose])


def march(s: Bretwalda, kingdom: int, origin: int, target: int, own: int, vassals: int, is_landing: bool) -> None:
    """BRE-15.17: a group enters an area; without enemies it settles there, else a battle is pending."""
    before = s.controller(target)
    is_fight = s.has_enemies(target, kingdom)
    s.tell(log.MOVED, kingdom, origin, target, size(own) + size(vassals))
    _carry(s, kingdom, OF_KINGDOM, own, origin, target)
    _carry(s, kingdom, OF_VASSAL, vassals, origin, target)
    if is_fight:
        if s.before[target] == CALM:
            s.before[target] = before
        if is_landing or is_adjacent(s, origin, target):
            s.remember_origin(target, origin)
    else:
        s.then(CheckConquest())
        arrive(s, target, before)


def _carry(s: Bretwalda, kingdom: int, whose: int, force: int, origin: int, target: int) -> None:
    if force:
        owner = s.owner_of(kingdom, whose)
        s.take_force(origin, owner, force)
        s.add_force(target, owner, force)
        s.moved[2 * target + whose] += force
