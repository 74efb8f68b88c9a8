"""The points of areas and seas on the map plane."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.maps import Point
from meadhall.games.bretwalda.content import DATA


class Spot:
    """The points of an area: its name, what is printed below it, and what lies there."""

    def __init__(self, name: Point, pieces: Point, scale: float) -> None:
        self.name: Final = name
        self.pieces: Final = pieces
        """The middle of the armies; food and buildings lie below them."""
        self.scale: Final = scale
        """How large armies are drawn."""


Moves = dict[str, tuple[Point, Point]]
"""How far names and pieces are moved from the data's anchors: off borders, and into the sea where land is narrow."""

_LARGE: Final = 24
"""Areas whose circle has at least this radius have room for larger armies."""
_ON_TABLE: Final[Moves] = {
    "aberffraw": ((-14, -10), (0, -8)),
    "cantwareburg": ((14, -8), (-6, -10)),
    "cisseceaster": ((14, 43), (8, -8)),
    "colneceaster": ((-8, 14), (-14, 12)),
    "degannwy": ((4, -8), (4, -10)),
    "dornwaraceaster": ((0, 48), (0, -6)),
    "dynbaer": ((-8, -18), (0, -12)),
    "glaestingabyrig": ((-10, -10), (-8, -6)),
    "haestingas": ((42, 40), (28, -8)),
    "loncaster": ((-16, 16), (-14, 16)),
    "meirion": ((-12, 2), (-8, 4)),
    "mynyw": ((-12, -2), (-4, 2)),
    "norwic": ((-6, -10), (-4, -8)),
    "petrocesstow": ((-34, -4), (-22, 0)),
    "rendlaesham": ((24, 49), (2, -6)),
    "rofaesceaster": ((10, -3), (10, -4)),
}
_ON_BOARD: Final[Moves] = {
    "alt_clut": ((-4, -7), (-7, -6)),
    "lanerc": ((-9, -1), (-6, 0)),
    "aeron": ((-10, -6), (-5, -2)),
    "dynbaer": ((-7, -11), (-5, -10)),
    "bebbanburg": ((15, -1), (13, 0)),
    "luel": ((-11, -4), (-10, -2)),
    "gyrwe": ((9, 10), (16, 11)),
    "streoneshalh": ((7, -5), (24, -4)),
    "eoforwic": ((-7, -1), (-3, 0)),
    "loidis": ((6, -4), (6, -2)),
    "loncaster": ((-23, 14), (-21, 14)),
    "legaceaster": ((-12, -5), (-10, 1)),
    "lindcylene": ((8, -13), (5, -12)),
    "snotengaham": ((8, 7), (12, 10)),
    "tamoworthig": ((8, -23), (4, -17)),
    "scrobbesburg": ((-1, 13), (-6, 27)),
    "weogornaceaster": ((11, -8), (16, -7)),
    "ligoraceaster": ((0, -1), (-12, 3)),
    "gleawanceaster": ((-41, 15), (10, 7)),
    "degannwy": ((27, -21), (11, -20)),
    "aberffraw": ((-1, -8), (-4, -7)),
    "meirion": ((-18, -1), (-14, 0)),
    "mathrafal": ((9, -5), (-5, 0)),
    "mynyw": ((-11, 9), (-14, 10)),
    "glywysing": ((-4, 4), (-4, 5)),
    "rendlaesham": ((16, -4), (21, -2)),
    "norwic": ((3, -23), (10, -22)),
    "theodford": ((-6, -9), (-1, 9)),
    "grantabrycg": ((1, -9), (-9, -7)),
    "steanford": ((9, -21), (16, -21)),
    "bedanford": ((7, -10), (-10, -10)),
    "colneceaster": ((11, 20), (5, 21)),
    "lundenwic": ((17, -1), (14, 0)),
    "rofaesceaster": ((35, 3), (9, 3)),
    "cantwareburg": ((23, 4), (-8, 4)),
    "wintanceaster": ((-7, 3), (2, 10)),
    "cisseceaster": ((24, 56), (14, -2)),
    "haestingas": ((44, 50), (28, -8)),
    "cerotesege": ((-24, 0), (16, 0)),
    "oxnaford": ((0, -12), (-4, -8)),
    "wiltun": ((3, 14), (11, 16)),
    "bathum": ((-14, 0), (6, 1)),
    "glaestingabyrig": ((-59, -5), (-14, -16)),
    "dornwaraceaster": ((-19, 57), (-4, -4)),
    "exanceaster": ((-14, 0), (12, 8)),
    "lydanford": ((-10, 3), (-4, 6)),
    "petrocesstow": ((-29, -9), (-14, -3)),
}


def _spots(moves: Moves, name_at: float, pieces_at: float, large: float) -> list[Spot]:
    """The spots of all areas: names and pieces stand so far below the anchors before they are moved."""
    found: list[Spot] = []
    for row in DATA["areas"]:
        x, y = row["x"], row["y"]
        (dx, dy), (px, py) = moves.get(row["id"], ((0, 0), (0, 0)))
        scale = large if row["r"] >= _LARGE else 1.0
        found.append(Spot((x + dx, y + name_at + dy), (x + px, y + pieces_at + py), scale))
    return found


ON_TABLE: Final = _spots(_ON_TABLE, -12, 10, 1.22)
"""Where they are on the whole table, which shows the map a fifth larger than a window shows the board alone."""
ON_BOARD: Final = _spots(_ON_BOARD, -18, 11, 1)

SEA_SPOTS: Final[list[Point]] = [
    (632, 66), (766, 266), (828, 500), (612, 650), (386, 674), (256, 520), (244, 400), (284, 222),
]  # fmt: skip
"""The middles of the seas."""
