"""The map without its pieces; drawn once for each set of Kingdoms, its names once for each language."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import dist
from typing import Final

from meadhall.drawing.elements import element, group, number, path, rectangle, shifted, use
from meadhall.drawing.layouts import Window
from meadhall.drawing.lettering import block, centred, fit, line
from meadhall.drawing.maps import Atlas, Point
from meadhall.drawing.palette import colour
from meadhall.games.bretwalda.britain import britain
from meadhall.games.bretwalda.content import (
    AREA_IDS,
    AREA_TYPE,
    AREAS,
    CAPITAL_OF,
    DATA,
    HOME_OF,
    KINGDOM_IDS,
    MINOR_IDS,
    NONE,
    PRINTED_DALC,
    PRINTED_FOOD,
    PRINTED_GOLD,
    PRINTED_HARBOUR,
    SEA_IDS,
    ZONE,
)
from meadhall.games.bretwalda.picture.places import LAYOUTS, SEA_SPOTS, SPOTS
from meadhall.words import words

_TINTS: Final = {
    "northumbria": ("#d5d3b4", "#cdccae"),
    "mercia": ("#ead9a4", "#e4d199"),
    "wessex": ("#e6c9a6", "#dfc09b"),
    "east_anglia": ("#ced4a0", "#c6cd97"),
}
"""The land of each Kingdom, in two shades by turns."""
_SETTLEMENTS: Final = ("village", "town", "capital")
_NAME_ROOM: Final = 62.0
_NEAR: Final = 2.6
_TREES_APART: Final = 8.5


@cache
def _atlas() -> Atlas:
    atlas = Atlas()
    for row in DATA["areas"]:
        atlas.add(row["id"], row["polygon"])
        for islet in row.get("islets", []):
            atlas.add(row["id"], islet)
    return atlas


def _shared(one: str, other: str) -> list[Point]:
    """The corners that two areas have in common."""
    rows = {row["id"]: row["polygon"] for row in DATA["areas"] if row["id"] in (one, other)}
    return [(x, y) for x, y in rows[one] if any(dist((x, y), corner) < _NEAR for corner in rows[other])]


def _trees(one: str, other: str) -> str:
    """A row of trees along a border."""
    planted: list[Point] = []
    corners = _shared(one, other)
    for (x, y), (u, v) in pairwise(corners):
        steps = max(1, round(dist((x, y), (u, v)) / _TREES_APART))
        for n in range(steps + 1):
            tree = (x + (u - x) * n / steps, y + (v - y) * n / steps)
            if dist((x, y), (u, v)) < 60 and all(dist(tree, each) >= _TREES_APART for each in planted):
                planted.append(tree)
    return "".join(use("bre-tree", x, y, 0.72) for x, y in sorted(planted, key=lambda tree: tree[1]))


def _borders() -> str:
    """Open borders as dashed lines, forests as trees, the Wall in stone, and bars where nobody can pass."""
    lines = _atlas().borders()
    kinds = {frozenset(pair[:2]): kind for kind in ("open", "forest", "wall") for pair in DATA["borders"][kind]}
    parts: list[str] = []
    trees: list[str] = []
    for who, d in lines.items():
        kind = kinds.get(frozenset(who), "closed")
        if kind == "forest":
            parts.append(path(d, class_="bre-forest") + path(d, class_="bre-border"))
            trees.append(_trees(who[0], who[1]))
        elif kind == "wall":
            parts.append(path(d, class_="bre-wall") + path(d, class_="bre-stones"))
        else:
            parts.append(path(d, class_="bre-closed" if kind == "closed" else "bre-border"))
    return "".join(parts + trees)


def _dividers() -> str:
    parts: list[str] = []
    for row in DATA["sea_links"]:
        (x, y), (u, v) = row["divider"]
        parts.append(path(f"M{number(x)} {number(y)}L{number(u)} {number(v)}", class_="bre-divider"))
    return "".join(parts)


@cache
def map_defs() -> str:
    """The shapes of the areas, and the map as one drawing."""
    atlas = _atlas()
    shapes = "".join(f'<path id="bre-shape-{name}" d="{atlas.shape(name)}"/>' for name in AREA_IDS)
    clips = "".join(f'<clipPath id="bre-clip-{name}"><use href="#bre-shape-{name}"/></clipPath>' for name in AREA_IDS)
    seas = "".join(
        f'<ellipse id="bre-shape-{SEA_IDS[n]}" cx="{x}" cy="{y}" rx="38" ry="24"/>'
        for n, (x, y) in enumerate(SEA_SPOTS)
    )
    land = f'<path id="bre-land" d="{atlas.land()}"/>'
    halos = "".join(
        f'<use href="#bre-land" fill="none" stroke="var(--halo)" stroke-opacity="{opacity}" stroke-width="{width}" '
        'stroke-linejoin="round"/>'
        for opacity, width in ((0.16, 22), (0.2, 14), (0.34, 7))
    )
    base = (
        '<use href="#bre-land" fill="var(--wasteland)" stroke="var(--ink)" stroke-width="3" stroke-linejoin="round"/>'
    )
    tinted = "".join(
        f'<use href="#bre-shape-{name}" fill="{_TINTS[KINGDOM_IDS[ZONE[area]]][area % 2]}"/>'
        for area, name in enumerate(AREA_IDS)
    )
    chart = group(tinted, filter="url(#paper)") + '<use href="#bre-land" class="veil"/>'
    lines = f'<g id="bre-borders">{_borders()}</g>'
    return f'<defs>{shapes}{clips}{seas}{land}<g id="bre-chart">{_dividers()}{halos}{base}{chart}</g>{lines}</defs>'


# What is printed in areas


def _printed(area: int) -> list[str]:
    """The signs of an area: what it is, and what it gives; 24 around their middles."""
    kind = _SETTLEMENTS[AREA_TYPE[area]]
    found = [use(f"bre-{kind}")]
    if PRINTED_GOLD[area]:
        amount = line(str(PRINTED_GOLD[area]), 0, 6, 17, "letter", "middle")
        found.append(use("coin", 0, 0, 1.3) + amount)
    if PRINTED_FOOD[area]:
        found.append(use("bre-food"))
    if PRINTED_DALC[area]:
        found.append(use("bre-dalc"))
    if PRINTED_HARBOUR[area]:
        found.append(use("bre-harbour", 0, 0, 0.9))
    if HOME_OF[area] != NONE:
        found.append(use(f"bre-shield-{MINOR_IDS[HOME_OF[area]]}", 0, 0, 0.86))
    if CAPITAL_OF[area] != NONE:
        found.append(use(f"bre-shield-{KINGDOM_IDS[CAPITAL_OF[area]]}", 0, 0, 0.9))
    return found


@cache
def _signs(kingdoms: int) -> str:
    parts: list[str] = []
    for area in britain(kingdoms).areas:
        x, y = SPOTS[area].name
        signs = _printed(area)
        step = 10.6
        left = x - step * (len(signs) - 1) / 2
        parts += [shifted(sign, left + step * n, y + 8.4, 0.4) for n, sign in enumerate(signs)]
    return "".join(parts)


@cache
def names(layout: str, language: str, kingdoms: int) -> str:
    """Borders, names of areas and seas, and what is printed there; they lie above the colours of who controls them."""
    where = LAYOUTS[layout]
    texts = words("meadhall.games.bretwalda", language)
    parts = [use("bre-borders"), _signs(kingdoms)]
    for area in britain(kingdoms).areas:
        name = texts.name(AREA_IDS[area])
        size = fit(name, where.letters * 1.2, _NAME_ROOM, where.letters, "name")
        parts.append(line(name, *SPOTS[area].name, size, "name bre-town-name", "middle"))
    for sea, (x, y) in enumerate(SEA_SPOTS):
        if not britain(kingdoms).coast[sea]:
            continue
        name = texts.name(SEA_IDS[sea])
        size, wrapped = block(name, where.letters * 1.4, 84, 2, where.letters, "name")
        parts.append(centred(wrapped, x, y - 5 - 7 * len(wrapped), size, "name bre-sea-name"))
    return group("".join(parts), class_="still", aria_hidden="true", transform=where.window.transform())


def _frame(window: Window) -> str:
    x, y, width, height = window.box
    inner = (x + 5, y + 5, width - 10, height - 10, 7)
    return rectangle(x, y, width, height, 10, fill="none", stroke=colour("ink"), stroke_width=3) + rectangle(
        *inner, fill="none", stroke=colour("outline"), stroke_opacity=0.7, stroke_width=1.4
    )


@cache
def scenery(layout: str, kingdoms: int) -> str:
    """Sea and land for a mask of Kingdoms: all that no move changes."""
    window = LAYOUTS[layout].window
    x, y, width, height = window.box
    clip = element("clipPath", rectangle(x, y, width, height, 10), id="bre-window")
    sea = rectangle(x, y, width, height, 10, fill="url(#sea)") + rectangle(x, y, width, height, 10, fill="url(#waves)")
    in_play = britain(kingdoms).in_play
    waste = "".join(
        f'<use href="#bre-shape-{AREA_IDS[area]}" fill="var(--wasteland)" fill-opacity=".86"/>'
        for area in range(AREAS)
        if not in_play[area]
    )
    content = group(use("bre-chart") + waste, transform=window.transform())
    return group(
        clip + group(sea + content, clip_path="url(#bre-window)") + _frame(window), id="scenery", aria_hidden="true"
    )
