"""The map without its pieces; drawn once for each set of Kingdoms, its names once for each language."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import dist
from typing import Final

from meadhall.drawing.elements import element, group, number, path, rectangle, shifted, use
from meadhall.drawing.layouts import Box, Window
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
from meadhall.games.bretwalda.picture.places import LAYOUTS
from meadhall.games.bretwalda.picture.spots import SEA_SPOTS
from meadhall.words import words

_TINTS: Final = {
    "northumbria": ("#d5d3b4", "#cdccae"),
    "mercia": ("#ead9a4", "#e4d199"),
    "wessex": ("#e6c9a6", "#dfc09b"),
    "east_anglia": ("#ced4a0", "#c6cd97"),
}
"""The land of each Kingdom, in two shades by turns."""
_SETTLEMENTS: Final = ("village", "town", "capital")
_SIGN: Final = 26.5
"""The width of a printed sign, and of what follows it."""
_COIN: Final = 10.0
"""From one coin to the next."""
_NEAR: Final = 2.6
_FAR: Final = 1600.0
_SHORE: Final = 14.0
_SEA: Final = ((-26, -32), (26, 12))
"""How far the corners of what is seen of a sea are from its middle, less the shore."""
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
    """The lines between seas, from the coast on until no window shows them any more."""
    parts: list[str] = []
    for row in DATA["sea_links"]:
        (x, y), (u, v) = row["divider"]
        part = _FAR / dist((x, y), (u, v))
        end = f"{number(x + (u - x) * part)} {number(y + (v - y) * part)}"
        parts.append(path(f"M{number(x)} {number(y)}L{end}", class_="bre-divider"))
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


def _gold(amount: int, has_letters: bool) -> tuple[str, float]:
    """Printed Gold as a coin with its amount, or as coins where letters would be too small; and its width."""
    if has_letters:
        return use("coin", 0, 0, 1.3) + line(str(amount), 0, 6, 17, "letter", "middle"), _SIGN
    left = -_COIN * (amount - 1) / 2
    return "".join(use("coin", left + n * _COIN, 0, 1.2) for n in range(amount)), _SIGN + _COIN * (amount - 1)


def _printed(area: int, has_letters: bool) -> list[tuple[str, float]]:
    """The signs of an area with their widths: what it is, and what it gives; 24 around their middles."""
    found = [(use(f"bre-{_SETTLEMENTS[AREA_TYPE[area]]}"), _SIGN)]
    if PRINTED_GOLD[area]:
        found.append(_gold(PRINTED_GOLD[area], has_letters))
    if PRINTED_FOOD[area]:
        found.append((use("bre-food"), _SIGN))
    if PRINTED_DALC[area]:
        found.append((use("bre-dalc"), _SIGN))
    if PRINTED_HARBOUR[area]:
        found.append((use("bre-harbour", 0, 0, 0.9), _SIGN))
    if HOME_OF[area] != NONE:
        found.append((use(f"bre-shield-{MINOR_IDS[HOME_OF[area]]}", 0, 0, 0.86), _SIGN))
    if CAPITAL_OF[area] != NONE:
        found.append((use(f"bre-shield-{KINGDOM_IDS[CAPITAL_OF[area]]}", 0, 0, 0.9), _SIGN))
    return found


@cache
def _signs(layout: str, kingdoms: int) -> str:
    parts: list[str] = []
    where = LAYOUTS[layout]
    scale = where.scale
    for area in britain(kingdoms).areas:
        x, y = where.spots[area].name
        signs = _printed(area, not where.is_parts)
        x -= scale.sign * sum(wide for _, wide in signs) / 2
        for sign, wide in signs:
            parts.append(shifted(sign, x + scale.sign * wide / 2, y + scale.printed, scale.sign))
            x += scale.sign * wide
    return "".join(parts)


@cache
def names(layout: str, language: str, kingdoms: int) -> str:
    """Borders, names of areas and seas, and what is printed there; they lie above the colours of who controls them."""
    where = LAYOUTS[layout]
    texts = words("meadhall.games.bretwalda", language)
    parts = [use("bre-borders"), _signs(layout, kingdoms)]
    for area in britain(kingdoms).areas:
        name = texts.name(AREA_IDS[area])
        size = fit(name, where.scale.letters * 1.2, where.scale.room, where.scale.letters, "name")
        parts.append(line(name, *where.spots[area].name, size, "name bre-town-name", "middle"))
    for sea, (x, y) in enumerate(SEA_SPOTS):
        if not britain(kingdoms).coast[sea]:
            continue
        name = texts.name(SEA_IDS[sea])
        size, wrapped = block(name, where.scale.sea, where.scale.sea_room, 2, where.scale.letters, "name")
        parts.append(centred(wrapped, x, y - 5 - where.scale.letters * 0.814 * len(wrapped), size, "name bre-sea-name"))
    return group("".join(parts), class_="still", aria_hidden="true", transform=where.window.transform())


@cache
def seen(kingdoms: int) -> Box:
    """What must be seen of the map when these Kingdoms play: their areas with a strip of shore, and their seas."""
    there = britain(kingdoms)
    corners = [(x, y) for n, row in enumerate(DATA["areas"]) if there.in_play[n] for x, y in row["polygon"]]
    corners += [
        (x + dx, y + dy) for (x, y), coast in zip(SEA_SPOTS, there.coast, strict=True) if coast for dx, dy in _SEA
    ]
    left, right = min(x for x, _ in corners) - _SHORE, max(x for x, _ in corners) + _SHORE
    top, bottom = min(y for _, y in corners) - _SHORE, max(y for _, y in corners) + _SHORE
    return (left, top, right - left, bottom - top)


def _frame(window: Window) -> str:
    x, y, width, height = window.box
    inner = (x + 5, y + 5, width - 10, height - 10, 7)
    return rectangle(x, y, width, height, 10, fill="none", stroke=colour("ink"), stroke_width=3) + rectangle(
        *inner, fill="none", stroke=colour("outline"), stroke_opacity=0.7, stroke_width=1.4
    )


@cache
def scenery(layout: str, kingdoms: int) -> str:
    """Sea and land for a mask of Kingdoms: all that no move changes."""
    where = LAYOUTS[layout]
    in_play = britain(kingdoms).in_play
    waste = "".join(
        f'<use href="#bre-shape-{AREA_IDS[area]}" fill="var(--wasteland)" fill-opacity=".86"/>'
        for area in range(AREAS)
        if not in_play[area]
    )
    content = group(use("bre-chart") + waste, transform=where.window.transform())
    return group(content if where.is_parts else _framed(where.window, content), id="scenery", aria_hidden="true")


def _framed(window: Window, content: str) -> str:
    """The map in a frame, cut off at it."""
    x, y, width, height = window.box
    clip = element("clipPath", rectangle(x, y, width, height, 10), id="bre-window")
    sea = rectangle(x, y, width, height, 10, fill="url(#sea)") + rectangle(x, y, width, height, 10, fill="url(#waves)")
    return clip + group(sea + content, clip_path="url(#bre-window)") + _frame(window)
