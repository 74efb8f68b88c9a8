"""BRE-12.9, BRE-14.6, BRE-14.9: bands of Danes or neutral units that come into an area."""

from __future__ import annotations

from meadhall.games.bretwalda.content import DANES, NONE
from meadhall.games.bretwalda.fields import GROUP_MOVED
from meadhall.games.bretwalda.rules.battles import FightLandBattle
from meadhall.games.bretwalda.rules.conquest import CheckConquest
from meadhall.games.bretwalda.rules.control import settle
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.ways import is_adjacent


def move_band(s: Bretwalda, owner: int, force: int, origin: int, target: int) -> None:
    """A band joins its like, settles an empty area, or attacks whoever else is there; `origin` NONE: from the sea."""
    before = s.controller(target)
    is_fight = s.has_enemies(target, owner)
    if origin != NONE:
        s.take_force(origin, owner, force)
    s.add_force(target, owner, force)
    s.deeds[target] |= GROUP_MOVED << owner - DANES
    s.then(CheckConquest())
    if is_fight:
        s.before[target] = before
        if origin != NONE and is_adjacent(s, origin, target):
            s.remember_origin(target, origin)
        s.then(FightLandBattle(target, owner, origin))
    else:
        settle(s, target)
