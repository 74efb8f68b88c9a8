"""What holds of every position, worked out slowly and obviously from the tiles that are laid."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.games.northgard.content import (
    AREAS,
    BROWN_BEAR,
    BUILDING_IDS,
    CELL_X,
    CELL_Y,
    DATA,
    FALLEN_VALKYRIE,
    NONE,
    RESOURCE_IDS,
    TILE_IDS,
    UNITS,
    cell_at,
)
from meadhall.games.northgard.state import Northgard

_AROUND: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]
"""Beyond the sides N, E, S, W."""
_SLOTS: Final = ["small", "carved", "large"]
_FIRST: Final = [sum(len(row["areas"]) for row in DATA["tile"][:tile]) for tile in range(len(TILE_IDS))]

Cell = tuple[int, int]


class Placed(NamedTuple):
    """A tile on the map."""

    cell: Cell
    tile: int
    turned: int


class Joint(NamedTuple):
    """A border segment between two areas."""

    one: int
    other: int
    is_rough: bool


class Map:
    """A map as the rulebook sees it, worked out anew from its tiles (NOR-20.6)."""

    def __init__(self, placed: list[Placed]) -> None:
        self.placed = placed
        self.at = {each.cell: each for each in placed}
        self.areas = [area for each in placed for area in areas_of(each.tile)]
        self.classes = self._classes()

    def side_owner(self, cell: Cell, side: int) -> int:
        """The area that owns a side of the tile on a cell (NOR-20.2, NOR-20.3)."""
        placed = self.at[cell]
        printed = "NESW"[(side - placed.turned) % 4]
        rows = DATA["tile"][placed.tile]["areas"]
        owners = [_FIRST[placed.tile] + n for n, row in enumerate(rows) if printed in row["sides"]]
        assert len(owners) == 1, "A side belongs to exactly one area."
        return owners[0]

    def _classes(self) -> list[set[int]]:
        classes = [{area} for area in self.areas]
        for cell in self.at:
            for side, (dx, dy) in enumerate(_AROUND):
                other = (cell[0] + dx, cell[1] + dy)
                if other in self.at:
                    touching = {self.side_owner(cell, side), self.side_owner(other, (side + 2) % 4)}
                    joined = set().union(*[each for each in classes if each & touching])
                    classes = [each for each in classes if not each & touching] + [joined]
        return classes

    def territory_of(self, area: int) -> set[int]:
        """The areas of the territory that contains an area."""
        return next(each for each in self.classes if area in each)

    def anchor(self, territory: set[int]) -> int:
        """The area of the tile laid first, and the first of that tile."""
        return min(territory, key=self.areas.index)

    def tiles(self, territory: set[int]) -> int:
        """How many tiles it spans (NOR-20.8)."""
        return len({tile_of(area) for area in territory})

    def free_sides(self, territory: set[int]) -> list[tuple[Cell, int]]:
        """The sides, as cells and directions, that face an empty cell."""
        return [
            (cell, side)
            for cell in self.at
            for side, (dx, dy) in enumerate(_AROUND)
            if (cell[0] + dx, cell[1] + dy) not in self.at and self.side_owner(cell, side) in territory
        ]

    def joints(self) -> list[Joint]:
        """Every border segment of the map."""
        return [joint for each in self.placed for joint in joints_of(each.tile)]

    def crossings(self, territory: set[int]) -> dict[int, int]:
        """For each adjacent territory, by its anchor, what crossing costs (NOR-20.9, NOR-20.10)."""
        costs: dict[int, int] = {}
        for joint in self.joints():
            for here, there in ((joint.one, joint.other), (joint.other, joint.one)):
                if here in territory and there not in territory:
                    anchor = self.anchor(self.territory_of(there))
                    costs[anchor] = min(costs.get(anchor, 2), 2 if joint.is_rough else 1)
        return costs

    def has_end(self, cell: Cell, corner: int) -> bool:
        """Whether a border ends in a corner of a tile, from NW clockwise (NOR-20.4)."""
        return self.side_owner(cell, corner) != self.side_owner(cell, (corner + 3) % 4)

    def ends_at(self, x: int, y: int) -> int:
        """Border ends at the corner north-west of a cell, or NONE where one of its four cells is empty."""
        cells = [(x, y), (x - 1, y), (x - 1, y - 1), (x, y - 1)]
        if any(cell not in self.at for cell in cells):
            return NONE
        return sum(self.has_end(cell, corner) for corner, cell in enumerate(cells))

    def with_tile(self, cell: Cell, tile: int, turned: int) -> Map:
        """The map with one tile more."""
        return Map([*self.placed, Placed(cell, tile, turned)])

    def free_cells(self) -> list[Cell]:
        """The empty cells beside a tile."""
        beside = {(x + dx, y + dy) for x, y in self.at for dx, dy in _AROUND}
        return sorted(beside - set(self.at))


def areas_of(tile: int) -> range:
    """The areas of a tile."""
    return range(_FIRST[tile], _FIRST[tile] + len(DATA["tile"][tile]["areas"]))


def tile_of(area: int) -> int:
    """The tile that an area is printed on."""
    return max(tile for tile, first in enumerate(_FIRST) if first <= area)


def joints_of(tile: int) -> list[Joint]:
    """The border segments printed on a tile."""
    names = [row["id"] for row in DATA["tile"][tile]["areas"]]
    first = _FIRST[tile]
    return [
        Joint(first + names.index(row["a"]), first + names.index(row["b"]), row["rough"])
        for row in DATA["tile"][tile]["borders"]
    ]


def row_of(area: int) -> dict[str, object]:
    """What is printed on an area."""
    row: dict[str, object] = DATA["tile"][tile_of(area)]["areas"][area - _FIRST[tile_of(area)]]
    return row


def slot_of(area: int) -> str:
    """The kind of slot of an area, if it has one."""
    slots = row_of(area)["slots"]
    assert isinstance(slots, list)
    return str(slots[0]["kind"]) if slots else ""


def map_of(s: Northgard) -> Map:
    """The map of a state, from nothing but the tiles that were laid."""
    return Map([placed_of(s, s.laid[n]) for n in range(s.laid_count)])


def placed_of(s: Northgard, tile: int) -> Placed:
    """Where a laid tile lies."""
    return Placed((CELL_X[s.cell_of[tile]], CELL_Y[s.cell_of[tile]]), tile, s.turned[tile])


# Where a tile may be laid


def is_unbroken(after: Map, cell: Cell) -> bool:
    """NOR-20.11, 2: no lone border end at a corner of the cell that is surrounded."""
    x, y = cell
    return all(after.ends_at(*corner) != 1 for corner in ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)))


def is_separating(after: Map) -> bool:
    """NOR-20.11, 2, `separating`: every border has different territories on its two sides."""
    return all(after.territory_of(joint.one) != after.territory_of(joint.other) for joint in after.joints())


def forces_meeting(s: Northgard, before: Map, after: Map) -> bool:
    """NOR-20.11, 3: figures of two players, or figures and a Fallen Valkyrie, that were apart come together."""
    for territory in after.classes:
        parts = [part for part in before.classes if part <= territory]
        owners = {s.owner[before.anchor(part)] for part in parts} - {NONE}
        if len(owners) > 1:
            return True
        lairs = [part for part in parts if any(_stands(s, FALLEN_VALKYRIE, area) for area in part)]
        for part in parts:
            if s.owner[before.anchor(part)] != NONE and any(lair != part for lair in lairs):
                return True
    return False


def _stands(s: Northgard, kind: int, area: int) -> bool:
    return any(place == area and kind_of_creature(creature) == kind for creature, place in enumerate(s.creature_at))


def kind_of_creature(creature: int) -> int:
    """The kind of a creature card."""
    kinds = [row["id"] for row in DATA["creature"]]
    return kinds.index(DATA["creature_card"][creature]["creature"])


def exploring_placements(s: Northgard, tile: int, seat: int) -> set[tuple[int, int]]:
    """NOR-20.11 for an Explore: every legal cell and rotation of a tile, each tried by laying it."""
    before = map_of(s)
    found = set()
    for cell in before.free_cells():
        if not _touches_own(s, before, cell, seat):
            continue
        for turned in range(4):
            after = before.with_tile(cell, tile, turned)
            if is_unbroken(after, cell) and not forces_meeting(s, before, after):
                if not s.variant.is_separating or is_separating(after):
                    found.add((cell_at(*cell), turned))
    return found


def _touches_own(s: Northgard, board: Map, cell: Cell, seat: int) -> bool:
    for side, (dx, dy) in enumerate(_AROUND):
        other = (cell[0] + dx, cell[1] + dy)
        if other in board.at:
            territory = board.territory_of(board.side_owner(other, (side + 2) % 4))
            if s.owner[board.anchor(territory)] == seat and not any(_stands(s, BROWN_BEAR, area) for area in territory):
                return True
    return False


# Faults of a position


def faults(s: Northgard) -> list[str]:
    """All that is wrong with a position."""
    board = map_of(s)
    return [*_faults_of_map(s, board), *_faults_of_figures(s, board), *_faults_of_buildings(s, board)]


def _faults_of_map(s: Northgard, board: Map) -> list[str]:
    found = []
    anchors = [NONE] * AREAS
    tiles, free, printed, slots = [0] * AREAS, [0] * AREAS, [0] * AREAS, [0] * AREAS
    for territory in board.classes:
        anchor = board.anchor(territory)
        for area in territory:
            anchors[area] = anchor
            printed[anchor] += _printed(area)
            if slot_of(area) and s.building_on[area] == NONE:
                slots[anchor] += 1 << 6 * _SLOTS.index(slot_of(area))
        tiles[anchor] = board.tiles(territory)
        free[anchor] = len(board.free_sides(territory))
    if anchors != [*s.territory]:
        found.append("Areas belong to the wrong territories.")
    if tiles != [*s.tiles_in]:
        found.append("Territories span the wrong number of tiles.")
    if free != [*s.free_sides]:
        found.append("Territories have the wrong number of free sides.")
    if printed != [*s.printed]:
        found.append("Territories show the wrong icons.")
    if slots != [*s.free_slots]:
        found.append("Territories have the wrong free slots.")
    return found


def _printed(area: int) -> int:
    row = row_of(area)
    numbers = [int(str(row[kind])) for kind in RESOURCE_IDS]
    return sum(number << 6 * n for n, number in enumerate([*numbers, int(bool(row["lair"]))]))


def _faults_of_figures(s: Northgard, board: Map) -> list[str]:
    found = []
    anchors = {board.anchor(territory) for territory in board.classes}
    counted = s.reserve[:]
    for area in range(AREAS):
        if area not in anchors and (s.owner[area] != NONE or s.units[area] or s.intruders[area]):
            found.append("Figures stand elsewhere than at an anchor.")
        if (s.owner[area] == NONE) != (s.figures(area) == 0) and s.combat_at != area:
            found.append("Whoever has figures in a territory controls it, and nobody else.")
        if s.owner[area] != NONE:
            counted[s.owner[area]] += s.units[area]
        if s.intruders[area]:
            counted[s.mover] += s.intruders[area]
    if s.transit_units:
        counted[s.mover] += s.transit_units
    if any(number != UNITS for number in counted):
        found.append("A player has more or fewer units than 14.")
    if min([*s.stock, *s.fame, *s.reserve, *s.units, *s.intruders]) < 0:
        found.append("Something is less than nothing.")
    return found


def _faults_of_buildings(s: Northgard, board: Map) -> list[str]:
    found = []
    built = [0] * AREAS
    for territory in board.classes:
        anchor = board.anchor(territory)
        for area in territory:
            if s.building_on[area] != NONE:
                built[anchor] += 1 << 3 * s.building_on[area]
                if not _fits(BUILDING_IDS[s.building_on[area]], slot_of(area)):
                    found.append("A building stands on a slot that it does not fit.")
            built[anchor] += s.slotless[area]
    if built != [*s.built]:
        found.append("Territories have the wrong buildings.")
    return found


def _fits(building: str, slot: str) -> bool:
    if building in ("fortress", "forge", "altar_of_kings"):
        return slot == "large"
    return slot == "carved" if building == "menhir" else slot in ("small", "carved")
