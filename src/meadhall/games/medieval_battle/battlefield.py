"""Chapter 1: the battlefield, assembled from modules."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from meadhall.engine.numbers import Numbers, numbers
from meadhall.engine.options import Misfit
from meadhall.engine.rng import Rng
from meadhall.games.medieval_battle.content import (
    CENTRAL_FLAG_POINTS,
    COST,
    DATA,
    EDGE_FLAG_POINTS,
    FLAG_IDS,
    FROM_FLAGS,
    KINDS,
    LEVEL,
    NONE,
    OPEN,
    PLAIN,
    SIZE_IDS,
    SLOTS,
    TABOR,
    TERRAIN_IDS,
    TERRAINS,
)
from meadhall.games.medieval_battle.hexes import HEX_OF, HEXES, PLACES, Cell, distance

_FACES: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in DATA["face"]}
_INNER_POSITIONS: Final[list[dict[str, Any]]] = DATA["inner_position"]
_SLOT_ROWS: Final[list[dict[str, Any]]] = DATA["slot"]
_BEASTS: Final[dict[str, list[str]]] = DATA["map_generator"]["flags"]
_USED_SLOTS: Final = [[1, 2, 3], [1, 2, 3, 4, 5]]
_SUPPLEMENTARY_SLOTS: Final = [[1, 2, 3], [2, 3, 4, 5]]
_FAR: Final = 9
_CLOSED: Final = 99


class Assembly:
    """Which face of which module lies where: what a map is made of (MED-1.2 to MED-1.5)."""

    def __init__(
        self, side: str, inner: list[tuple[str, int]], outer: list[tuple[str, int]], supplementary: list[str]
    ) -> None:
        self.side: Final = side
        self.inner: Final = inner
        """Face and rotation of the inner modules, by position."""
        self.outer: Final = outer
        """Face and orientation of the outer modules, by slot."""
        self.supplementary: Final = supplementary
        """Faces of the supplementary modules, by the slots whose notches they fill."""


class Battlefield:
    """A map that is fixed for a whole game (MED-1.9)."""

    def __init__(
        self,
        size: int,
        terrain: list[int],
        sectors: list[int],
        flags: list[int],
        points: list[int],
        flag_names: list[int],
    ) -> None:
        self.size: Final = size
        self.terrain: Final = terrain
        """By hex; what is off the board counts as plain (MED-1.13)."""
        self.is_on_board: Final = [sector > 0 for sector in sectors]
        self.sectors: Final = sectors
        """The mask of slots that a hex belongs to (MED-1.14); none off the board."""
        self.flags: Final = flags
        self.flag_points: Final = points
        self.flag_names: Final = flag_names
        """Numbers in FLAG_IDS."""
        self.flag_at: Final = [flags.index(place) if place in flags else NONE for place in range(PLACES)]
        self.cost: Final = [COST[kind] for kind in terrain]
        self.entry: Final = _entries(terrain, self.is_on_board)
        """What a unit type pays to enter a hex (MED-5.1, MED-5.3), more than any has where it may not: number
        PLACES * kind + hex."""
        self.open_kinds: Final = numbers([_KINDS_ON[kind] for kind in terrain])
        """The mask of recruited unit types that may stand on a hex (MED-1.12)."""
        self.level: Final = [LEVEL[kind] for kind in terrain]
        self.hexes: Final = [place for place in range(HEXES) if self.is_on_board[place]]
        self.deployable: Final = [
            place for place in self.hexes if all(distance(place, flag) >= FROM_FLAGS for flag in flags)
        ]
        """Far enough from every flag (MED-3.2, MED-3.6)."""
        self.slot_distance: Final = _slot_distances(size)


_KINDS_ON: Final = [
    sum(1 << kind for kind in range(TABOR) if OPEN[TERRAINS * kind + terrain]) for terrain in range(TERRAINS)
]


def _entries(terrain: list[int], is_on_board: list[bool]) -> Numbers:
    return numbers(
        [
            COST[terrain[place]] if is_on_board[place] and OPEN[TERRAINS * kind + terrain[place]] else _CLOSED
            for kind in range(KINDS)
            for place in range(PLACES)
        ]
    )


def _slot_distances(size: int) -> list[int]:
    """MED-1.15: module distance from slot to slot, SLOTS * one + other."""
    known = [_FAR] * (SLOTS * SLOTS)
    for slot in range(SLOTS):
        known[SLOTS * slot + slot] = 0
    name = "neighbours_" + SIZE_IDS[size]
    for _ in range(2):
        for row in _SLOT_ROWS:
            for other in row[name]:
                for target in range(SLOTS):
                    through = known[SLOTS * (other - 1) + target] + 1
                    here = SLOTS * (row["id"] - 1) + target
                    known[here] = min(known[here], through)
    return known


def _outer_cells() -> list[Cell]:
    """MED-1.7: the 23 cells of an outer module."""
    return [(x, y) for y in range(1, 6) for x in range(7) if not (x <= 2 and y <= 2) and not (x >= 4 and y >= 4)]


def _turned(cell: Cell, times: int) -> Cell:
    q, r = cell
    for _ in range(times):
        q, r = -r, q + r
    return q, r


class _Builder:
    """Lays modules onto hexes."""

    def __init__(self) -> None:
        self.terrain = [PLAIN] * PLACES
        self.sectors = [0] * PLACES
        self.flags: list[tuple[int, int]] = []

    def lay(self, cell: Cell, terrain: str, sectors: int, points: int) -> None:
        place = HEX_OF[cell]
        self.terrain[place] = TERRAIN_IDS.index(terrain)
        self.sectors[place] = sectors
        if points:
            self.flags.append((place, points))

    def lay_inner(self, position: int, face: str, rotation: int) -> None:
        row = _INNER_POSITIONS[position]
        sectors = sum(1 << slot - 1 for slot in row["surrounding_slots"])
        for cell in _FACES[face]["cells"]:
            q, r = _turned((cell["x"], cell["y"]), rotation)
            at = (row["centre"][0] + q, row["centre"][1] + r)
            self.lay(at, cell["t"], sectors, CENTRAL_FLAG_POINTS if (q, r) == (0, 0) else 0)

    def lay_outer(self, slot: int, face: str, orientation: int) -> None:
        printed = {(cell["x"], cell["y"]): cell["t"] for cell in _FACES[face]["cells"]}
        for x, y in _outer_cells():
            terrain = printed[(6 - x, 6 - y) if orientation else (x, y)]
            self.lay(_slot_cell(slot, x, y), terrain, 1 << slot - 1, 0)

    def lay_supplementary(self, slot: int, face: str) -> None:
        for cell in _FACES[face]["cells"]:
            x, y = cell["x"], cell["y"]
            points = EDGE_FLAG_POINTS if (x, y) == (2, 2) else 0
            self.lay(_slot_cell(slot, 6 - x, 6 - y), cell["t"], 1 << slot - 1, points)


def _slot_cell(slot: int, x: int, y: int) -> Cell:
    """MED-1.6: where the cell of a slot lies."""
    row = _SLOT_ROWS[slot - 1]
    (cq, cr), (uq, ur), (vq, vr) = row["inner_centre"], row["u"], row["v"]
    return cq + x * uq + y * vq, cr + x * ur + y * vr


def assemble(size: int, assembly: Assembly, flag_names: list[str] | None = None) -> Battlefield:
    """Put a legal assembly together; flags without names of their own are called after beasts."""
    _check(size, assembly)
    builder = _Builder()
    for position, (face, rotation) in enumerate(assembly.inner):
        builder.lay_inner(position, face, rotation)
    for slot, (face, orientation) in zip(_USED_SLOTS[size], assembly.outer, strict=True):
        builder.lay_outer(slot, face, orientation)
    for slot, face in zip(_SUPPLEMENTARY_SLOTS[size], assembly.supplementary, strict=True):
        builder.lay_supplementary(slot, face)
    builder.flags.sort(key=lambda flag: (-flag[1], flag[0]))
    places = [place for place, _ in builder.flags]
    points = [points for _, points in builder.flags]
    names = [FLAG_IDS.index(name) for name in flag_names or _BEASTS[SIZE_IDS[size]]]
    return Battlefield(size, builder.terrain, builder.sectors, places, points, names)


def _check(size: int, assembly: Assembly) -> None:
    """MED-1.2 to MED-1.5, MED-1.16: the right number of modules, each once, all outer ones showing one side."""
    wanted = [("inner", 1 + size, [face for face, _ in assembly.inner])]
    wanted.append(("outer", len(_USED_SLOTS[size]), [face for face, _ in assembly.outer]))
    wanted.append(("supplementary", len(_SUPPLEMENTARY_SLOTS[size]), assembly.supplementary))
    used: list[str] = []
    for kind, number, faces in wanted:
        if len(faces) != number:
            raise Misfit("map-modules", size=SIZE_IDS[size], number=number, kind=kind, found=len(faces))
        for face in faces:
            row = _FACES.get(face)
            if row is None or row["kind"] != kind:
                raise Misfit("map-face", kind=kind, face=face)
            if kind != "inner" and row["side"] != assembly.side:
                raise Misfit("map-side", face=face, side=assembly.side)
            used.append(row["module"])
    if len(set(used)) != len(used):
        raise Misfit("map-once")
    if not all(0 <= rotation <= 5 for _, rotation in assembly.inner):
        raise Misfit("map-turn")
    if not all(orientation in (0, 1) for _, orientation in assembly.outer):
        raise Misfit("map-orientation")


@cache
def preset(size: int, name: str) -> Battlefield:
    """A ready-made map, which is laid once for all games."""
    row = next(row for row in DATA["map_preset"] if row["id"] == name)
    if row["size"] != SIZE_IDS[size]:
        raise Misfit("map-size", size=SIZE_IDS[size])
    return assemble(
        size,
        Assembly(
            row["side"],
            [(each["face"], each["rotation"]) for each in row["inner"]],
            [(each["face"], each["orientation"]) for each in row["outer"]],
            [each["face"] for each in row["supplementary"]],
        ),
        row["flags"],
    )


def random_map(size: int, seed: int) -> Battlefield:
    """MED-1.9, MED-C1: uniform and independent choices; every outcome is legal."""
    rng = Rng(seed)
    side = "AB"[rng.below(2)]
    modules = [0, 1]
    rng.shuffle(modules)
    inner = [(_faces_of("inner", "")[2 * module + rng.below(2)], rng.below(6)) for module in modules[: 1 + size]]
    outer = list(range(5))
    rng.shuffle(outer)
    extra = list(range(4))
    rng.shuffle(extra)
    outer_faces = _faces_of("outer", side)
    extra_faces = _faces_of("supplementary", side)
    return assemble(
        size,
        Assembly(
            side,
            inner,
            [(outer_faces[module], rng.below(2)) for module in outer[: len(_USED_SLOTS[size])]],
            [extra_faces[module] for module in extra[: len(_SUPPLEMENTARY_SLOTS[size])]],
        ),
    )


def _faces_of(kind: str, side: str) -> list[str]:
    return [row["id"] for row in DATA["face"] if row["kind"] == kind and (not side or row["side"] == side)]


def custom_map(size: int, text: str) -> Battlefield:
    """A map as text: side, inner faces with rotation, outer faces with orientation, supplementary faces.

    For instance `A | I/0 | AI/0 AIV/0 AII/0 | U1A U2A U3A`, in the order of positions and slots.
    """
    parts = [part.split() for part in text.split("|")]
    if len(parts) != 4 or len(parts[0]) != 1 or parts[0][0] not in ("A", "B"):
        raise Misfit("map-form", size=SIZE_IDS[size])
    return assemble(size, Assembly(parts[0][0], _turned_faces(parts[1]), _turned_faces(parts[2]), parts[3]))


def _turned_faces(words: list[str]) -> list[tuple[str, int]]:
    found = []
    for word in words:
        face, _, turn = word.partition("/")
        if not turn.isdecimal():
            raise Misfit("map-word", word=word)
        found.append((face, int(turn)))
    return found
