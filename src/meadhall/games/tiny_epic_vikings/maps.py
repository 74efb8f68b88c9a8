"""The two maps: islands, docks, fjords and ferry routes, and how they join.

Ids are shared by both maps: an island, dock or fjord of that name has the same number on each, or is missing on one.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.tiny_epic_vikings.content import DATA, NONE, RUNE_IDS


def _all_ids(table: str) -> list[str]:
    """The ids of the larger map first, then those that only the smaller one has."""
    ids: list[str] = []
    for board in reversed(DATA["map"]):
        ids += [row["id"] for row in board[table] if row["id"] not in ids]
    return ids


ISLAND_IDS: Final = _all_ids("island")
FJORD_IDS: Final = _all_ids("fjord")
DOCK_IDS: Final = _all_ids("dock")
ISLANDS: Final = 9
FJORDS: Final = 13
DOCKS: Final = 37

DOCK: Final = FJORDS
"""Where a boat can be: fjord f is place f, dock d is place DOCK + d."""
PLACE_IDS: Final = [*FJORD_IDS, *DOCK_IDS]
SHEET: Final = -1
OUT: Final = -2
"""Not on the map: on its clan's sheet, or not in the game."""

_FAR: Final = 99


class Map:
    """One side of the board. Lists go by the shared numbers; what this side lacks has NONE or an empty list."""

    def __init__(self, board: dict[str, Any]) -> None:
        self.name: Final[str] = board["id"]
        self.islands: Final = sorted(ISLAND_IDS.index(row["id"]) for row in board["island"])
        self.fjords: Final = sorted(FJORD_IDS.index(row["id"]) for row in board["fjord"])
        self.docks: Final = sorted(DOCK_IDS.index(row["id"]) for row in board["dock"])
        self.rune: Final = [NONE] * ISLANDS
        self.is_inner: Final = [False] * ISLANDS
        self.is_upper: Final = [False] * ISLANDS
        self.neighbours: Final[list[list[int]]] = [[] for _ in ISLAND_IDS]
        """Islands joined by a ferry route (TEV-6.3)."""
        self.island_fjords: Final[list[list[int]]] = [[] for _ in ISLAND_IDS]
        self.island_docks: Final[list[list[int]]] = [[] for _ in ISLAND_IDS]
        """Clockwise."""
        self.dock_island: Final = [NONE] * DOCKS
        self.dock_fjords: Final[list[list[int]]] = [[] for _ in DOCK_IDS]
        """The two fjords beside the route of a dock (TEV-6.2)."""
        self.opposite: Final = [NONE] * DOCKS
        """The dock at the other end of the route; NONE if it leads off the map."""
        self.has_village: Final = [False] * DOCKS
        self.dock_x: Final = [0] * DOCKS
        self.dock_links: Final[list[list[int]]] = [[] for _ in DOCK_IDS]
        """One step of the chief's boat (TEV-20.1)."""
        self.fjord_neighbours: Final[list[list[int]]] = [[] for _ in FJORD_IDS]
        self.fjord_docks: Final[list[list[int]]] = [[] for _ in FJORD_IDS]
        self.edge_fjords: Final[list[int]] = sorted(
            FJORD_IDS.index(row["id"]) for row in board["fjord"] if row["touches_edge"]
        )
        self.central_fjord: Final = FJORD_IDS.index(board["central_fjord"])
        self._read_islands(board)
        self._read_docks(board)
        self._read_fjords(board)
        self.distance: Final = self._distances()
        """Docks entered on the shortest way of the chief's boat: DOCKS * from + to."""

    def _read_islands(self, board: dict[str, Any]) -> None:
        for row in board["island"]:
            island = ISLAND_IDS.index(row["id"])
            self.rune[island] = RUNE_IDS.index(row["rune"])
            self.is_inner[island] = row["inner"]
            self.is_upper[island] = row["half"] == "top"
            self.neighbours[island] = sorted(ISLAND_IDS.index(other) for other in row["adjacent"])
            self.island_fjords[island] = sorted(FJORD_IDS.index(fjord) for fjord in row["fjords"])
            self.island_docks[island] = [DOCK_IDS.index(dock) for dock in row["docks_clockwise"]]
            for one, other in row["shore_links"]:
                self.dock_links[DOCK_IDS.index(one)].append(DOCK_IDS.index(other))
                self.dock_links[DOCK_IDS.index(other)].append(DOCK_IDS.index(one))

    def _read_docks(self, board: dict[str, Any]) -> None:
        for row in board["dock"]:
            dock = DOCK_IDS.index(row["id"])
            self.dock_island[dock] = ISLAND_IDS.index(row["island"])
            self.dock_fjords[dock] = sorted(FJORD_IDS.index(fjord) for fjord in row["fjords"])
            self.has_village[dock] = row["village"]
            self.dock_x[dock] = row["x"]
            if row["opposite"]:
                self.opposite[dock] = DOCK_IDS.index(row["opposite"])
                self.dock_links[dock].append(self.opposite[dock])
        for links in self.dock_links:
            links.sort()

    def _read_fjords(self, board: dict[str, Any]) -> None:
        for row in board["fjord"]:
            fjord = FJORD_IDS.index(row["id"])
            self.fjord_neighbours[fjord] = sorted(FJORD_IDS.index(other) for other in row["adjacent"])
            self.fjord_docks[fjord] = sorted(DOCK_IDS.index(dock) for dock in row["docks"])

    def _distances(self) -> list[int]:
        distance = [_FAR] * (DOCKS * DOCKS)
        for start in self.docks:
            distance[DOCKS * start + start] = 0
            reached = [start]
            for dock in reached:
                for other in self.dock_links[dock]:
                    if distance[DOCKS * start + other] == _FAR:
                        distance[DOCKS * start + other] = distance[DOCKS * start + dock] + 1
                        reached.append(other)
        return distance


SMALL_MAP: Final = Map(DATA["map"][0])
LARGE_MAP: Final = Map(DATA["map"][1])
