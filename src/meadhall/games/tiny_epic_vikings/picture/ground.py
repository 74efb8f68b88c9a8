"""The map without its pieces: drawn once for each map and layout, its names once for each language."""

from __future__ import annotations

from functools import cache
from math import dist
from typing import Any, Final

from meadhall.drawing.elements import element, group, path, rectangle, use
from meadhall.drawing.lettering import block, centred, fit, width
from meadhall.drawing.maps import Point
from meadhall.drawing.palette import colour
from meadhall.games.tiny_epic_vikings.content import DATA
from meadhall.games.tiny_epic_vikings.maps import FJORD_IDS, ISLAND_IDS
from meadhall.games.tiny_epic_vikings.picture.colours import tint
from meadhall.games.tiny_epic_vikings.picture.landscape import closed
from meadhall.games.tiny_epic_vikings.picture.places import BOARD, CHARTS, LAYOUTS, Spot
from meadhall.games.tiny_epic_vikings.picture.view import texts

_BOARDS: Final[dict[str, dict[str, Any]]] = {board["id"]: board for board in DATA["map"]}
_TINTS: Final = ("fjord-a", "fjord-b", "fjord-c")
NAME: Final = 17.0
"""The size of the names of islands, in units of the map."""


def _sea(board: dict[str, Any]) -> str:
    """One shade for each fjord; neighbours differ."""
    shades: dict[str, str] = {}
    for row in board["fjord"]:
        taken = {shades.get(other) for other in row["adjacent"]}
        shades[row["id"]] = next(shade for shade in _TINTS if shade not in taken)
    fjords = "".join(
        f'<use href="#tev-{board["id"]}-fjord-{fjord}" fill="{tint(shade)}"/>' for fjord, shade in shades.items()
    )
    return rectangle(*BOARD, fill=tint("fjord-b")) + fjords + rectangle(*BOARD, fill="url(#waves)")


def _routes(board: dict[str, Any]) -> str:
    """Light lanes with dotted lines, from dock to dock or off the map."""
    lines = "".join(f"M{a[0]} {a[1]}L{b[0]} {b[1]}" for a, b in (row["line"] for row in board["route"]))
    return path(lines, class_="tev-lane") + path(lines, class_="tev-route")


def _land(board: dict[str, Any]) -> str:
    """Halos in the water, snow under a veil of paper, a coast in the colour of the island's rune, and its ink."""
    names = [
        (f"tev-{board['id']}-island-{row['id']}", row["rune"], path(closed(row["outline"]))) for row in board["island"]
    ]

    def every(**values: str | float) -> str:
        return group("".join(f'<use href="#{name}"/>' for name, *_ in names), **values)

    halos = "".join(
        every(fill="none", stroke=colour("halo"), stroke_opacity=opacity, stroke_width=wide)
        for wide, opacity in ((26, ".22"), (16, ".3"), (8, ".5"))
    )
    snow = every(fill=tint("snow"), filter="url(#paper)")
    clips = "".join(
        element("clipPath", shape, id=f"{name}-clip")
        + group(
            f'<use href="#{name}" fill="none" stroke="{tint(rune)}" stroke-opacity=".22" stroke-width="34"/>'
            f'<use href="#{name}" fill="none" stroke="{tint(rune)}" stroke-opacity=".6" stroke-width="13"/>',
            clip_path=f"url(#{name}-clip)",
        )
        for name, rune, shape in names
    )
    ink = every(fill="none", stroke=colour("ink"), stroke_width=2)
    return halos + snow + clips + ink


def _is_free(point: Point, spot: Spot, docks: list[Point]) -> bool:
    """Whether something may grow there: on the board, not under a dock, a name or the pieces."""
    x, y = point
    if not (14 < x < BOARD[2] - 14 and 14 < y < BOARD[3] - 12):
        return False
    if any(dist(point, dock) < 32 for dock in docks):
        return False
    if abs(y - spot.name[1]) < 20 and abs(x - spot.name[0]) < spot.room / 2:
        return False
    return abs(x - spot.pieces[0]) > spot.room / 2 - 4 or not -30 < y - spot.pieces[1] < 48


def _growth(board: dict[str, Any]) -> str:
    """Peaks and firs along the shores."""
    chart = CHARTS[board["id"]]
    docks = list(chart.docks.values())
    grown: list[tuple[float, str]] = []
    for row in board["island"]:
        spot = chart.islands[ISLAND_IDS.index(row["id"])]
        last: Point = (-99, -99)
        for n, (x, y) in enumerate(row["outline"]):
            part = 0.8 - 0.06 * (n % 3)
            point = (row["x"] + (x - row["x"]) * part, row["y"] + (y - row["y"]) * part)
            if dist(point, last) > 17 and _is_free(point, spot, docks):
                grown.append((point[1], use("tev-peak" if n % 5 == 0 else "tev-fir", *point)))
                last = point
    return "".join(drawn for _, drawn in sorted(grown))


@cache
def name_width(map_name: str, island: int, language: str) -> tuple[float, float]:
    """The size of the letters of an island's name, and its width."""
    text = texts(language).name(ISLAND_IDS[island], "short")
    room = CHARTS[map_name].islands[island].room - 50
    size = fit(text, NAME, room, 12, "name")
    return size, min(room, width(text, size, "name"))


@cache
def lettering(map_name: str, language: str) -> str:
    """Ferry routes and names, islands' after their runes; they lie above the glow and the colours of holders."""
    chart = CHARTS[map_name]
    said_in = texts(language)
    parts = [_routes(_BOARDS[map_name])]
    for fjord, (x, y) in chart.fjords.items():
        text = said_in.name(FJORD_IDS[fjord])
        room = min(116.0, 2 * min(x, BOARD[2] - x) - 12)
        below = 40 if y + 50 < BOARD[3] else -36
        size, said = block(text, 14, room, 2, 11)
        parts.append(centred(said, x, y + below, size, "tev-sea-name"))
    for island, spot in chart.islands.items():
        size, wide = name_width(map_name, island, language)
        x, y = spot.name
        parts.append(use(f"tev-rune-{chart.runes[island]}", x - wide / 2 - 17, y, 0.92))
        parts.append(centred((said_in.name(ISLAND_IDS[island], "short"),), x, y, size, "name map-name"))
    return group("".join(parts), class_="still", aria_hidden="true")


@cache
def ground(map_name: str, layout: str) -> str:
    """All that no move changes."""
    board = _BOARDS[map_name]
    window = LAYOUTS[layout].board
    x, y, wide, high = window.box
    clip = element("clipPath", rectangle(x, y, wide, high, 10), id="tev-window")
    drawn = _sea(board) + use("tev-tail", *_tail(map_name)) + _land(board)
    drawn += _growth(board) + rectangle(*BOARD, class_="veil")
    frame = rectangle(x, y, wide, high, 10, fill="none", stroke=colour("ink"), stroke_width=3) + rectangle(
        x + 5, y + 5, wide - 10, high - 10, 7, class_="hairline"
    )
    content = group(group(drawn, transform=window.transform()), clip_path="url(#tev-window)")
    return group(clip + content + frame, id="ground", aria_hidden="true", class_="still")


def _tail(map_name: str) -> Point:
    """The whale shows its tail in the middle of the central fjord."""
    x, y = CHARTS[map_name].fjords[FJORD_IDS.index(_BOARDS[map_name]["central_fjord"])]
    return (x, y - 14)
