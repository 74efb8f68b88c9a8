"""The map without its pieces: drawn once for each map and layout, its names once for each language."""

from __future__ import annotations

from functools import cache
from math import dist
from typing import Any, Final

from meadhall.drawing.elements import element, group, number, path, rectangle, use
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import block, centred, fit, width
from meadhall.drawing.maps import Point
from meadhall.drawing.palette import colour
from meadhall.games.tiny_epic_vikings.content import DATA
from meadhall.games.tiny_epic_vikings.maps import FJORD_IDS, ISLAND_IDS
from meadhall.games.tiny_epic_vikings.picture.colours import tint
from meadhall.games.tiny_epic_vikings.picture.landscape import closed, polygon
from meadhall.games.tiny_epic_vikings.picture.places import BOARD, CHARTS, LAYOUTS, Spot
from meadhall.games.tiny_epic_vikings.picture.view import texts

_BOARDS: Final[dict[str, dict[str, Any]]] = {board["id"]: board for board in DATA["map"]}
_TINTS: Final = ("fjord-a", "fjord-b", "fjord-c")
_FAR: Final = 4000.0
"""How far the sea runs on beyond the board."""
_EVERYWHERE: Final[Box] = (-_FAR, -_FAR, BOARD[2] + 2 * _FAR, BOARD[3] + 2 * _FAR)


def _sea(board: dict[str, Any]) -> str:
    """One shade for each fjord; neighbours differ."""
    shades: dict[str, str] = {}
    for row in board["fjord"]:
        taken = {shades.get(other) for other in row["adjacent"]}
        shades[row["id"]] = next(shade for shade in _TINTS if shade not in taken)
    fjords = "".join(path(polygon(_open_water(board, row)), fill=tint(shades[row["id"]])) for row in board["fjord"])
    return fjords + rectangle(*_EVERYWHERE, fill="url(#waves)")


def _open_water(board: dict[str, Any], fjord: dict[str, Any]) -> list[list[float]]:
    """The shape of a fjord, continued where the board ends: from behind its islands, and along routes off the map."""
    ring = fjord["polygon"]
    ways = {tuple(row["line"][1]): row for row in board["route"] if row["to_edge"]}
    found: list[list[float]] = []
    for n, (x, y) in enumerate(ring):
        if not _is_at_edge(x, y):
            found.append([x, y])
        elif x in (0, BOARD[2]) and y in (0, BOARD[3]):
            found.append([x + (_FAR if x else -_FAR), y + (_FAR if y else -_FAR)])
        elif (x, y) in ways:
            found.append(_beyond(*ways[x, y]["line"]))
        else:
            island = min((row for row in board["island"]), key=lambda row: dist((row["x"], row["y"]), (x, y)))
            land = [island["x"], island["y"]]
            away = _beyond([BOARD[2] / 2, BOARD[3] / 2], land)
            found += [away, land] if _is_at_edge(*ring[n - 1]) else [land, away]
    return found


def _is_at_edge(x: float, y: float) -> bool:
    return x in (0, BOARD[2]) or y in (0, BOARD[3])


def _beyond(start: list[float], end: list[float]) -> list[float]:
    """A point far behind the end of a line."""
    length = dist(start, end)
    return [there + (there - here) / length * _FAR for here, there in zip(start, end, strict=True)]


def _routes(board: dict[str, Any]) -> str:
    """Light lanes with dotted lines, from dock to dock or off the map."""
    ends = [(a, _beyond(a, b) if row["to_edge"] else b) for row in board["route"] for a, b in [row["line"]]]
    lines = "".join(f"M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}" for a, b in ends)
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


def _is_on_board(point: Point) -> bool:
    return 14 < point[0] < BOARD[2] - 14 and 14 < point[1] < BOARD[3] - 12


def _is_free(point: Point, spot: Spot, docks: list[Point]) -> bool:
    """Whether something may grow there: not under a dock, a name or the pieces."""
    x, y = point
    if any(dist(point, dock) < 32 for dock in docks):
        return False
    if abs(y - spot.name[1]) < 20 and abs(x - spot.name[0]) < spot.room / 2:
        return False
    return abs(x - spot.pieces[0]) > spot.room / 2 - 4 or not -30 < y - spot.pieces[1] < 48


def _growth(board: dict[str, Any], is_cut: bool) -> str:
    """Peaks and firs along the shores, only on the board where its edge cuts islands."""
    chart = CHARTS[board["id"]]
    docks = list(chart.docks.values())
    grown: list[tuple[float, str]] = []
    for row in board["island"]:
        spot = chart.islands[ISLAND_IDS.index(row["id"])]
        last: Point = (-99, -99)
        for n, (x, y) in enumerate(row["outline"]):
            part = 0.8 - 0.06 * (n % 3)
            point = (row["x"] + (x - row["x"]) * part, row["y"] + (y - row["y"]) * part)
            is_seen = not is_cut or _is_on_board(point)
            if dist(point, last) > 17 and is_seen and _is_free(point, spot, docks):
                grown.append((point[1], use("tev-peak" if n % 5 == 0 else "tev-fir", *point)))
                last = point
    return "".join(drawn for _, drawn in sorted(grown))


@cache
def lettering(map_name: str, layout: str, language: str) -> str:
    """Ferry routes and the names of fjords; they lie above the glow and the colours of holders."""
    chart, where = CHARTS[map_name], LAYOUTS[layout]
    said_in = texts(language)
    parts = [_routes(_BOARDS[map_name])]
    for fjord, (x, y) in chart.fjords.items():
        text = said_in.name(FJORD_IDS[fjord])
        room = min(116.0, 2 * min(x, BOARD[2] - x) - 12) if where.is_whole else 116.0
        below = 40 if where.has_name_below(y) else -36
        size, said = block(text, where.letters.fjord, room, 2, where.letters.least_fjord)
        half = max(width(each, size) for each in said) / 2 + 4
        name = centred(said, min(max(x, half), BOARD[2] - half), y + below, size, "tev-sea-name")
        parts.append(group(name, class_="fine"))
    return group("".join(parts), class_="still", aria_hidden="true")


@cache
def island_name(map_name: str, layout: str, language: str, island: int, holder: str) -> str:
    """The name of an island between its rune and the shield of the clan that holds it."""
    chart, letters = CHARTS[map_name], LAYOUTS[layout].letters
    text = texts(language).name(ISLAND_IDS[island], "short")
    x, y = chart.islands[island].name
    room = chart.islands[island].room - letters.margin
    size = fit(text, letters.island, room, letters.least, "name")
    beside = min(room, width(text, size, "name")) / 2 + 17
    drawn = use(f"tev-rune-{chart.runes[island]}", x - beside, y, 0.92) + centred((text,), x, y, size, "name map-name")
    if holder:
        drawn += use(f"tev-emblem-{holder}", x + beside, y, 0.86)
    return group(drawn, class_="lines still", aria_hidden="true")


@cache
def ground(map_name: str, layout: str) -> str:
    """All that no move changes; in the whole table it lies in a frame."""
    board, where = _BOARDS[map_name], LAYOUTS[layout]
    drawn = _sea(board) + use("tev-tail", *_tail(map_name)) + _land(board)
    drawn += _growth(board, where.is_whole) + rectangle(*_EVERYWHERE, class_="veil")
    content = group(drawn, transform=where.board.transform())
    drawn = _framed(where.board.box, content) if where.is_whole else content
    return group(drawn, id="ground", aria_hidden="true", class_="still")


def _framed(box: Box, content: str) -> str:
    x, y, wide, high = box
    clip = element("clipPath", rectangle(x, y, wide, high, 10), id="tev-window")
    frame = rectangle(x, y, wide, high, 10, fill="none", stroke=colour("ink"), stroke_width=3) + rectangle(
        x + 5, y + 5, wide - 10, high - 10, 7, class_="hairline"
    )
    return clip + group(content, clip_path="url(#tev-window)") + frame


def _tail(map_name: str) -> Point:
    """The whale shows its tail in the middle of the central fjord."""
    x, y = CHARTS[map_name].fjords[FJORD_IDS.index(_BOARDS[map_name]["central_fjord"])]
    return (x, y - 14)
