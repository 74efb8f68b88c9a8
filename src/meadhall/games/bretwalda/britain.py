"""The map in play: which areas, borders, coasts and seas there are for a set of Kingdoms (BRE-2.1, BRE-4)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bretwalda.cards import C_ANY_OF, CHRONICLE_CONDITIONS
from meadhall.games.bretwalda.content import (
    AREA_IDS,
    AREAS,
    CHRONICLES,
    DATA,
    FOREST,
    HOME_OF,
    MINORS,
    OPEN,
    SEA_IDS,
    SEAS,
    SITE_AREA,
    SITES,
    WALL,
    ZONE,
)


class Britain:
    """The map for a mask of Kingdoms; areas, seas and borders of the others are left out."""

    def __init__(self, kingdoms: int) -> None:
        self.in_play: Final = [kingdoms >> ZONE[area] & 1 == 1 for area in range(AREAS)]
        self.areas: Final = [area for area in range(AREAS) if self.in_play[area]]
        self.neighbours: Final[list[list[int]]] = [[] for _ in range(AREAS)]
        self.borders: Final[list[list[int]]] = [[] for _ in range(AREAS)]
        """The kind of border to each of the neighbours, in their order."""
        for kind, name in ((OPEN, "open"), (FOREST, "forest"), (WALL, "wall")):
            for pair in DATA["borders"][name]:
                self._join(AREA_IDS.index(pair[0]), AREA_IDS.index(pair[1]), kind)
        self.has_forest: Final = [FOREST in self.borders[area] for area in range(AREAS)]
        self.coast: Final = [self._coast(row["coast"]) for row in DATA["seas"]]
        """The areas on each sea; a sea without any is not in play."""
        self.seas_of: Final = [[sea for sea in range(SEAS) if area in self.coast[sea]] for area in range(AREAS)]
        self.sea_masks: Final = [sum(1 << sea for sea in self.seas_of[area]) for area in range(AREAS)]
        self.links: Final[list[list[int]]] = [[] for _ in range(SEAS)]
        for row in DATA["sea_links"]:
            self._link(SEA_IDS.index(row["a"]), SEA_IDS.index(row["b"]))
        self.sites: Final = [site for site in range(SITES) if self.in_play[SITE_AREA[site]]]
        self.homes: Final = [
            [area for area in range(AREAS) if HOME_OF[area] == minor and self.in_play[area]] for minor in range(MINORS)
        ]
        self.chronicles: Final = [self._can_be_met(card) for card in range(CHRONICLES)]
        """Whether each Chronicle can be met on this map (BRE-2.2)."""

    def _join(self, one: int, other: int, kind: int) -> None:
        if self.in_play[one] and self.in_play[other]:
            for here, there in ((one, other), (other, one)):
                place = 0
                while place < len(self.neighbours[here]) and self.neighbours[here][place] < there:
                    place += 1
                self.neighbours[here].insert(place, there)
                self.borders[here].insert(place, kind)

    def _coast(self, names: list[str]) -> list[int]:
        areas = [AREA_IDS.index(name) for name in names]
        return sorted(area for area in areas if self.in_play[area])

    def _link(self, one: int, other: int) -> None:
        if self.coast[one] and self.coast[other]:
            self.links[one].append(other)
            self.links[other].append(one)

    def _can_be_met(self, card: int) -> bool:
        for condition in CHRONICLE_CONDITIONS[card]:
            if condition.kind == C_ANY_OF:
                if len([area for area in condition.areas if self.in_play[area]]) < condition.needed:
                    return False
        return True


_MAPS: Final[dict[int, Britain]] = {}


def britain(kingdoms: int) -> Britain:
    """The map for a mask of Kingdoms, made once."""
    if kingdoms not in _MAPS:
        _MAPS[kingdoms] = Britain(kingdoms)
    return _MAPS[kingdoms]
