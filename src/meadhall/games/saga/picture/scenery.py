"""The map without its pieces; drawn once for each layout, its names once for each language."""

from __future__ import annotations

from functools import cache
from math import dist
from typing import Final

from meadhall.drawing.elements import circle, element, group, path, rectangle, shifted, use
from meadhall.drawing.layouts import Window
from meadhall.drawing.lettering import block, centred
from meadhall.drawing.maps import Atlas, Point
from meadhall.drawing.palette import colour
from meadhall.games.saga.content import (
    AREA_IDS,
    DATA,
    ENGLAND,
    LONGSHIP,
    SCAND_NORTH,
    SCAND_SOUTH,
    SPACE_IDS,
    TOKEN_IDS,
)
from meadhall.games.saga.picture.places import LAYOUTS, SHIP, SLOTS, SPOTS, Layout
from meadhall.words import words

_TINTS: Final = {
    "northumbria": "#dccb97",
    "mercia": "#e8d6a2",
    "east_anglia": "#cfcf9c",
    "essex": "#e6c88f",
    "kent": "#d3d3a0",
    "sussex": "#d6d69f",
    "wessex": "#e3c197",
    "scand_north": "#c9c3b2",
    "scand_central": "#cfc8b4",
    "scand_south": "#c9c6ae",
}
_EDGE: Final = 999
_HILLS: Final = [
    (40, 70), (64, 84), (92, 60), (120, 92), (142, 74), (60, 30), (100, 20), (150, 350), (172, 366), (142, 392),
    (166, 408), (128, 340), (190, 330), (200, 60), (196, 244), (226, 100), (988, 88), (968, 56), (842, 84), (862, 100),
    (836, 250), (968, 250), (872, 490),
]  # fmt: skip
_TREES: Final = [
    (350, 246), (362, 252), (374, 242), (222, 316), (234, 324), (250, 312), (352, 430), (342, 440), (360, 418),
    (560, 428), (440, 384), (452, 390), (428, 376), (128, 566), (116, 576), (104, 562), (120, 590), (218, 600),
    (232, 606), (246, 598), (206, 512), (218, 518), (196, 520), (392, 626), (466, 648), (480, 640),
]  # fmt: skip


@cache
def crossing(one: int, other: int) -> Point | None:
    """Where the border of two areas is crossed, if they touch."""
    (x, y), (u, v) = SPOTS[one].centre, SPOTS[other].centre
    length = dist((x, y), (u, v))
    part = (SPOTS[one].radius + length - SPOTS[other].radius) / 2 / length
    return _atlas().crossing(SPACE_IDS[one], SPACE_IDS[other], (x + (u - x) * part, y + (v - y) * part))


def _run_off(polygon: list[list[float]]) -> list[list[float]]:
    """The polygon, continued beyond the right edge of the map where the data cut it off there."""
    return [[x + 40 if x >= _EDGE else x, y] for x, y in polygon]


@cache
def _atlas() -> Atlas:
    atlas = Atlas()
    for row in [*DATA["areas"], *DATA["scandinavia"]]:
        atlas.add(row["id"], _run_off(row["polygon"]))
        for islet in row.get("islets", []):
            atlas.add(row["id"], islet)
    for row in DATA["background"]:
        for polygon in row["polygons"]:
            atlas.add(row["id"], _run_off(polygon))
    return atlas


def _land(atlas: Atlas) -> str:
    """Every shape in its tint, under a veil of paper."""
    playable = "".join(
        use(f"shape-{name}", 0, 0).replace("<use", f'<use fill="{tint}"') for name, tint in _TINTS.items()
    )
    waste = "".join(path(atlas.shape(row["id"]), fill=colour("wasteland")) for row in DATA["background"])
    return group(waste + playable, filter="url(#paper)", class_="land")


def _borders(atlas: Atlas) -> str:
    parts: list[str] = []
    for (one, other, *_), line in atlas.borders().items():
        is_inner = one in _TINTS and other in _TINTS
        style = {"stroke_width": 1.7, "stroke_dasharray": "7 2.4"} if is_inner else {"stroke_width": 1.2}
        parts.append(path(line, fill="none", stroke=colour("ink"), stroke_linecap="round", **style))
    return "".join(parts)


def _ornaments() -> str:
    hills = "".join(use("hill", x, y) for x, y in _HILLS)
    trees = "".join(use("tree", x, y) for x, y in _TREES)
    return hills + trees + use("compass", 500, 66) + shifted(use("whale"), 64, 208, 0.9)


def _rings() -> str:
    parts: list[str] = []
    for space in range(LONGSHIP):
        spot = SPOTS[space]
        dash = "1.5 4.6" if space < ENGLAND else "8 5"
        parts.append(circle(*spot.centre, spot.radius, fill=colour("outline"), fill_opacity=0.3))
        parts.append(
            circle(
                *spot.centre,
                spot.radius,
                fill="none",
                stroke=colour("ink"),
                stroke_opacity=0.75,
                stroke_width=1.8,
                stroke_dasharray=dash,
                stroke_linecap="round",
            )
        )
    return "".join(parts)


def _icons() -> str:
    """Seals on the coast, crowns inland."""
    parts: list[str] = []
    for area, row in enumerate(DATA["areas"]):
        x, y = SPOTS[area].icon
        target = f"target_{row['id']}"
        parts.append(use(target, x, y, 0.92) if target in TOKEN_IDS else use("crown", x, y, 1.15))
    return "".join(parts)


@cache
def map_defs() -> str:
    """The shapes of the areas, and the map as one drawing."""
    atlas = _atlas()
    shapes = "".join(f'<path id="shape-{name}" d="{atlas.shape(name)}"/>' for name in _TINTS)
    clips = "".join(f'<clipPath id="clip-{name}"><use href="#shape-{name}"/></clipPath>' for name in AREA_IDS)
    ship = f'<ellipse id="shape-longship" cx="{SHIP[0]}" cy="{SHIP[1]}" rx="132" ry="66"/>'
    wall = f'<path id="border-essex-wessex" d="{atlas.borders()["essex", "wessex"]}"/>'
    land = f'<path id="all-land" d="{atlas.land()}"/>'
    halos = "".join(
        f'<use href="#all-land" fill="none" stroke="var(--halo)" stroke-opacity="{opacity}" stroke-width="{width}" '
        'stroke-linejoin="round"/>'
        for opacity, width in ((0.16, 26), (0.2, 17), (0.34, 9))
    )
    base = (
        '<use href="#all-land" fill="var(--wasteland)" stroke="var(--ink)" stroke-width="3.6" stroke-linejoin="round"/>'
    )
    veil = '<use href="#all-land" class="veil"/>'
    chart = _land(atlas) + _borders(atlas)
    return f'<defs>{shapes}{clips}{ship}{wall}{land}<g id="chart">{halos}{base}{chart}{_ornaments()}{veil}</g></defs>'


def _framed(window: Window, chart: str) -> str:
    """The map in a frame of its own, with the sea around the land."""
    x, y, width, height = window.box
    clip = element("clipPath", rectangle(x, y, width, height, 10), id="window")
    sea = rectangle(x, y, width, height, 10, fill="url(#sea)") + rectangle(x, y, width, height, 10, fill="url(#waves)")
    frame = rectangle(x, y, width, height, 10, fill="none", stroke=colour("ink"), stroke_width=3) + rectangle(
        x + 5,
        y + 5,
        width - 10,
        height - 10,
        7,
        fill="none",
        stroke=colour("outline"),
        stroke_opacity=0.7,
        stroke_width=1.4,
    )
    return clip + group(sea + chart, clip_path="url(#window)") + frame


@cache
def names(layout: str, language: str) -> str:
    """The names, seals and crowns of the areas; they lie above the colours of who holds them."""
    where = LAYOUTS[layout]
    texts = words("meadhall.games.saga", language)
    parts: list[str] = []
    for space in range(LONGSHIP + 1):
        spot, window = SPOTS[space], where.window
        is_short = SCAND_NORTH <= space <= SCAND_SOUTH
        name = texts.say(f"picture-{SPACE_IDS[space]}") if is_short else texts.name(SPACE_IDS[space])
        size, wrapped = block(name, where.letters, spot.room * window.scale, 2, where.letters * 0.96, "name")
        parts.append(centred(wrapped, *window.at(spot.name), size, "name map-name"))
    parts.append(centred((texts.say("picture-scandinavia"),), *where.window.at((912, 6)), 19, "name map-name"))
    icons = group(_icons(), transform=where.window.transform())
    return group(icons + "".join(parts), class_="still", aria_hidden="true")


def _slots(layout: Layout) -> str:
    """The wells of the raid targets, each with a rope to its area."""
    parts: list[str] = []
    window = layout.window
    for slot in range(len(SLOTS)):
        x, y = layout.slot(slot)
        ex, ey = window.at(SPOTS[SCAND_NORTH + slot].centre)
        radius = SPOTS[SCAND_NORTH + slot].radius * window.scale
        length = ((ex - x) ** 2 + (ey - y) ** 2) ** 0.5
        tx, ty = ex - (ex - x) * radius / length, ey - (ey - y) * radius / length
        parts.append(
            path(
                f"M{x:.1f} {y:.1f}L{tx:.1f} {ty:.1f}",
                stroke=colour("ink"),
                stroke_opacity=0.55,
                stroke_width=2.4,
                stroke_dasharray="2 4",
                stroke_linecap="round",
            )
        )
        parts.append(circle(x, y, 21 * window.scale, fill=colour("parchment"), stroke=colour("ink"), stroke_width=2))
        parts.append(circle(x, y, 17 * window.scale, class_="hairline"))
    return "".join(parts)


@cache
def scenery(layout: str) -> str:
    """Sea and land: all that no move changes."""
    where = LAYOUTS[layout]
    chart = group(use("chart") + _rings() + use("longship", *SHIP), transform=where.window.transform())
    ground = chart if layout == "parts" else _framed(where.window, chart)
    return group(ground + _slots(where), id="scenery", aria_hidden="true")
