"""The drawings that only Northgard needs, as one element of definitions."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.drawing.definitions import symbols
from meadhall.games.northgard.content import BUILDING_IDS, FACE_IDS, FORTRESS, TILE_IDS
from meadhall.games.northgard.picture import buildings, heraldry
from meadhall.games.northgard.picture.beasts import beasts
from meadhall.games.northgard.picture.deeds import DEEDS
from meadhall.games.northgard.picture.shapes import area_path, border_path
from meadhall.games.northgard.placement import areas_of

_TINTS: Final = ["#b7c98c", "#adc389", "#c1ca92", "#b2c693", "#bccd9b", "#a9bf86"]
"""The grounds of the tiles, one after another."""
_RULES: Final = (
    ".nor-seam{fill:none;stroke:#5d5a34;stroke-opacity:.5;stroke-width:.7px}"
    ".nor-under{fill:none;stroke:#3b3a1e;stroke-opacity:.42;stroke-width:3px;stroke-linecap:round}"
    ".nor-regular{fill:none;stroke:#fffdf2;stroke-width:1.9px;stroke-dasharray:5 3.2;stroke-linecap:round}"
    ".nor-rough-under{fill:none;stroke:#4a2f0c;stroke-opacity:.75;stroke-width:5.4px;stroke-linecap:round}"
    ".nor-rough{fill:none;stroke:#c07f26;stroke-width:3.9px;stroke-dasharray:6.4 3.4}"
    ".nor-tuft{fill:none;stroke:#6f8a48;stroke-opacity:.55;stroke-width:.9px;stroke-linecap:round}"
    ".nor-shade{fill:#30401c;fill-opacity:.055}"
    ".nor-ring{fill:none;stroke-width:6.4px;stroke-linejoin:round}"
    ".nor-open{opacity:.66}"
    ".nor-lit{stroke:none;fill-opacity:.36}"
    ".nor-dash{fill:none;stroke:var(--touch-edge);stroke-width:2.4px;stroke-dasharray:6 3.4;pointer-events:none}"
    ".nor-gone{fill:none;stroke:#b02a2c;stroke-width:3px;stroke-dasharray:9 4;pointer-events:none}"
    ".nor-start{fill:none;stroke:#33271a;stroke-width:2.4px;pointer-events:none}"
    ".nor-label{paint-order:stroke;stroke:#f8efd8;stroke-width:2.2px;stroke-linejoin:round;fill:#33271a}"
    ".nor-ghost{opacity:.62}"
    ".nor-dim{opacity:.5}"
    ".nor-bad{fill:#b02a2c}"
)

_MIST: Final = (
    '<pattern id="nor-mist" width="120" height="84" patternUnits="userSpaceOnUse"><path d="M12 26q8-9 16 0q8-9 16 0'
    'M70 62q9-10 18 0q6-7 12 0M84 16q5-6 10 0M24 68q5-6 10 0q5-6 10 0" fill="none" stroke="var(--parchment-edge)" '
    'stroke-opacity=".55" stroke-width="1.4" stroke-linecap="round"/></pattern>'
)
"""Hills nobody has seen yet."""


def _tuft(n: int, tile: int) -> str:
    """A blade or two of grass, here and there."""
    x, y = 8 + (n * 37 + tile * 23) % 84, 8 + (n * 53 + tile * 41 + n * n * 7) % 84
    return f"M{x - 2} {y - 3}L{x} {y}L{x + 2} {y - 3}"


def _ground(tile: int) -> str:
    """A tile that is not turned, without what is printed on it."""
    shades = "".join(
        f'<path class="nor-shade" d="{area_path(area, 0, 0, 0)}"/>' for n, area in enumerate(areas_of(tile)) if n % 2
    )
    tufts = "".join(_tuft(n, tile) for n in range(11))
    return (
        f'<rect width="100" height="100" fill="{_TINTS[tile % len(_TINTS)]}"/>{shades}'
        f'<path class="nor-tuft" d="{tufts}"/><rect x=".4" y=".4" width="99.2" height="99.2" class="nor-seam"/>'
    )


def _borders(tile: int) -> str:
    """The borders of a tile that is not turned."""
    regular, rough = border_path(tile, False), border_path(tile, True)
    parts: list[str] = []
    if regular:
        parts.append(f'<path class="nor-under" d="{regular}"/><path class="nor-regular" d="{regular}"/>')
    if rough:
        parts.append(f'<path class="nor-rough-under" d="{rough}"/><path class="nor-rough" d="{rough}"/>')
    return "".join(parts)


def _icon(name: str) -> str:
    """A printed icon on its disc, 15 around."""
    return (
        '<circle r="7.6" fill="#fdf6e2" fill-opacity=".88" stroke="#4a3b2a" stroke-width=".9"/>'
        f'<g transform="scale(.62)">{DEEDS[name]}</g>'
    )


_FACES: Final[dict[str, list[tuple[str, float, float]]]] = {
    "face_axe2": [("point", -5, 0), ("point", 5, 0)],
    "face_axe3": [("point", 0, -5.4), ("point", -5.4, 4.6), ("point", 5.4, 4.6)],
    "face_choice": [("point", -5, 0), ("casualty", 5.4, 0)],
    "face_axe2_skull": [("point", -5.4, -4.6), ("point", 5.4, -4.6), ("casualty", 0, 5.4)],
    "face_skull2": [("casualty", -5.2, 0), ("casualty", 5.2, 0)],
    "face_axe_skull": [("point", -5.2, -3), ("casualty", 5.2, 3)],
}


def _die(face: str) -> str:
    """A face of the combat die, 30 around."""
    signs = "".join(f'<g transform="translate({x} {y}) scale(.52)">{DEEDS[name]}</g>' for name, x, y in _FACES[face])
    slash = '<path d="M1.6-11L-1.6 11" stroke="#8a7558" stroke-width="1.2"/>' if face == "face_choice" else ""
    return (
        '<rect x="-14" y="-12" width="28" height="28" rx="5" fill="#120c06" fill-opacity=".4"/>'
        '<rect x="-14" y="-14" width="28" height="28" rx="5" fill="#f6ead0" stroke="#33271a" stroke-width="1.3"/>'
        f"{slash}{signs}"
    )


@cache
def defs() -> str:
    """All drawings of the game; they stand upon those that all games share."""
    tiles = {f"tile-{name}": _ground(n) for n, name in enumerate(TILE_IDS)}
    borders = {f"borders-{name}": _borders(n) for n, name in enumerate(TILE_IDS)}
    icons = {f"icon-{name}": _icon(name) for name in ("food", "wood", "lore", "lair")}
    dice = {f"die-{name}": _die(name) for name in FACE_IDS}
    drawings = "".join(
        (
            symbols(DEEDS, "nor-"),
            symbols(buildings.BUILDINGS, "nor-"),
            symbols(buildings.SLOTS, "nor-slot-"),
            symbols(buildings.tokens(BUILDING_IDS[FORTRESS:]), "nor-token-"),
            symbols(beasts(), "nor-"),
            symbols(heraldry.emblems(), "nor-emblem-"),
            symbols(heraldry.helmets(), "nor-unit-"),
            symbols(tiles | borders | icons | dice, "nor-"),
        )
    )
    return f"<defs><style>{heraldry.variables()}{_RULES}</style>{heraldry.patterns()}{_MIST}{drawings}</defs>"
