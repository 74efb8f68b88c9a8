"""Where everything lies, in the whole table and in its parts, and where things stand on the two maps."""

from __future__ import annotations

from typing import Any, Final

from meadhall.drawing import layouts
from meadhall.drawing.layouts import Box, Window
from meadhall.drawing.maps import Point
from meadhall.games.tiny_epic_vikings.content import DATA
from meadhall.games.tiny_epic_vikings.maps import DOCK_IDS, FJORD_IDS, ISLAND_IDS

BOARD: Final[Box] = (0, 0, DATA["meta"]["board_width"], DATA["meta"]["board_height"])

COLUMN: Final = 552.0
"""The width of the sheets in the column of the wide picture."""
GODS: Final = 122.0
ERA: Final = 118.0
"""The heights of the god sheets and of the era sheet."""
ROWS: Final[list[Box]] = [(8, 8, 864, 48), (8, 673, 864, 48)]
"""The favour rows above and below the map."""
HAND: Final[Box] = (8, 728, 864, 164)
GAP: Final = 8.0


class Letters:
    """The names on the map: the size of those of islands, the least of it, and what their runes take of the room."""

    def __init__(self, island: float, least: float, margin: float, fjord: float, least_fjord: float) -> None:
        self.island: Final = island
        self.least: Final = least
        self.margin: Final = margin
        self.fjord: Final = fjord
        self.least_fjord: Final = least_fjord


class Layout(layouts.Layout):
    """One of the arrangements: the whole table, or its parts, of which the map is the largest."""

    def __init__(self, name: str, prompt: Box, column: Box, board: Window, letters: Letters) -> None:
        super().__init__(name, prompt, column)
        self.board: Final = board
        self.letters: Final = letters
        self.is_whole: Final = name == "wide"
        """Whether the map lies in a frame, with everything else beside it."""

    def has_name_below(self, y: float) -> bool:
        """Whether the name of a fjord stands below its boats, for which the frame may leave no room."""
        return not self.is_whole or y + 50 < BOARD[3]


LAYOUTS: Final = {
    "wide": Layout(
        "wide", (880, 8, COLUMN, 112), (880, 128, COLUMN, 764), Window(BOARD, 8, 62, 864), Letters(17, 12, 50, 14, 11)
    ),
    "parts": Layout(
        "parts", (0, 0, 0, 0), (0, 0, COLUMN, 0), Window(BOARD, 0, 0, BOARD[2]), Letters(19, 15, 40, 14, 13.4)
    ),
}


_DODGES: Final[dict[tuple[str, str], tuple[float, float, float]]] = {
    ("m34", "wolf"): (-20, 4, 11),
    ("m34", "bear"): (23, 6, -12),
    ("m12", "wolf"): (-4, 12, -13),
    ("m12", "bear"): (-6, 15, 10),
}
"""Where docks are near: how far the name lies aside and below its usual place, and the pieces aside of theirs."""


class Spot:
    """An island on a map: the middle of its name, and of the row of pieces below it, with the room for each."""

    def __init__(self, name: Point, pieces: Point, room: float) -> None:
        self.name: Final = name
        self.pieces: Final = pieces
        self.room: Final = room


_SHIFTS: Final[dict[tuple[str, str], tuple[float, float]]] = {
    ("m12", "seal"): (4, 0),
    ("m12", "walrus"): (0, -10),
    ("m34", "seal"): (0, 2),
    ("m34", "eagle"): (6, 2),
    ("m34", "serpent"): (6, 0),
    ("m34", "stag"): (-2, 0),
    ("m34", "fox"): (0, 0),
    ("m34", "walrus"): (0, 0),
}
"""How far the things of an island lie from its middle, where the edge of the board cuts it."""


class Chart:
    """What the picture needs of one map: the points of islands, docks and fjords by their numbers."""

    def __init__(self, board: dict[str, Any]) -> None:
        self.name: Final[str] = board["id"]
        self.islands: Final[dict[int, Spot]] = {}
        self.runes: Final[dict[int, str]] = {}
        self.docks: Final[dict[int, Point]] = {}
        self.seaward: Final[dict[int, Point]] = {}
        """The direction in which the route of a dock leads."""
        self.fjords: Final[dict[int, Point]] = {}
        self.lines: Final[dict[tuple[int, int], tuple[Point, Point]]] = {}
        """The ferry routes between two islands, from the first to the second."""
        for row in board["island"]:
            dx, dy = _SHIFTS.get((self.name, row["id"]), (0, 0))
            x, y = row["x"] + dx, row["y"] + dy
            room = 150.0 if row["inner"] else 138.0
            aside, down, beside = _DODGES.get((self.name, row["id"]), (0, 0, 0))
            name, pieces = (x + aside, y - 34 + down), (x + beside, y + 4 + down / 2)
            island = ISLAND_IDS.index(row["id"])
            self.islands[island] = Spot(name, pieces, room)
            self.runes[island] = row["rune"]
        for row in board["dock"]:
            dock = DOCK_IDS.index(row["id"])
            self.docks[dock] = (row["x"], row["y"])
            self.seaward[dock] = (row["dir"][0], row["dir"][1])
            if row["opposite"]:
                other = next(each for each in board["dock"] if each["id"] == row["opposite"])
                ends = (ISLAND_IDS.index(row["island"]), ISLAND_IDS.index(other["island"]))
                self.lines[ends] = ((row["x"], row["y"]), (other["x"], other["y"]))
        for row in board["fjord"]:
            self.fjords[FJORD_IDS.index(row["id"])] = (row["x"], row["y"])


CHARTS: Final = {board["id"]: Chart(board) for board in DATA["map"]}
