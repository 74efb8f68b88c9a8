"""The battlefield without its counters: terrain, relief, modules; drawn once for each map, layout and language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from meadhall.drawing.elements import element, group, number, path, rectangle, title, use
from meadhall.drawing.hexagons import DIRECTIONS, facing, hexagon, side, slope
from meadhall.drawing.lettering import line
from meadhall.drawing.palette import colour
from meadhall.games.medieval_battle.battlefield import Battlefield
from meadhall.games.medieval_battle.content import FLAG_IDS, LEVEL, TERRAIN_IDS
from meadhall.games.medieval_battle.hexes import CELLS, HEX_CODES, HEX_NAMES, HEX_OF
from meadhall.games.medieval_battle.picture.places import LAYOUTS, PARTS, SIZE, TOKEN, Layout
from meadhall.games.medieval_battle.wording import words

TINTS: Final = ["#dcdba3", "#97b06f", "#c8a972", "#aaa39a"]
_SUN: Final = (-0.6, -0.8)
"""Where the light comes from."""
_MAPS: Final = 64
"""Maps that are remembered."""
_LABEL: Final = 96.0
"""The room between the codes to the left and to the right."""

Key = tuple[int, tuple[int, ...]]
"""What two maps that look alike share: their size and terrain."""


class Sheet:
    """The drawn ground of one map in one layout."""

    def __init__(self, size: int, terrain: tuple[int, ...], layout: Layout) -> None:
        self._parts: Final = PARTS[size]
        self._terrain: Final = terrain
        self._layout: Final = layout
        self._centres: Final = layout.centres

    def draw(self) -> str:
        """The land, in its window unless the table is taken apart."""
        land = self._land() + self._relief() + self._lines() + self._growth() + self._veil()
        placed = group(land, transform=self._layout.window.transform())
        return group(placed if self._layout.is_apart else self._framed(placed), id="ground", aria_hidden="true")

    def _framed(self, land: str) -> str:
        x, y, width, height = self._layout.window.box
        clip = element("clipPath", rectangle(x, y, width, height, 10), id="mb-window")
        cloth = rectangle(x, y, width, height, 10, fill="url(#sheet)", filter="url(#paper)")
        frame = rectangle(x, y, width, height, 10, fill="none", stroke=colour("ink"), stroke_width=3) + rectangle(
            x + 5, y + 5, width - 10, height - 10, 7, class_="hairline"
        )
        return clip + group(cloth + land, clip_path="url(#mb-window)") + frame

    def _shape(self, hex_: int) -> str:
        return hexagon(self._centres[hex_], SIZE)

    def _strip(self, hex_: int, n: int, width: float) -> str:
        return slope(self._centres[hex_], SIZE, n, width)

    def _neighbour(self, hex_: int, n: int) -> int:
        """The hex beyond a side, or -1 where the board ends."""
        q, r = CELLS[hex_]
        dq, dr = DIRECTIONS[n]
        other = HEX_OF.get((q + dq, r + dr), -1)
        return other if other in self._parts else -1

    def _land(self) -> str:
        """The tints under a veil of paper, on a board of some thickness."""
        board = "".join(self._shape(hex_) for hex_ in self._parts)
        edge = path(board, fill="#6d5737", stroke="#3a2a17", stroke_width=5, stroke_linejoin="round")
        base = group(edge, transform="translate(2.5 6)", opacity=0.8) + edge
        tints = [
            path("".join(self._shape(hex_) for hex_ in self._parts if self._terrain[hex_] == n), fill=tint)
            for n, tint in enumerate(TINTS)
        ]
        return base + group("".join(tints), filter="url(#paper)", class_="land")

    def _relief(self) -> str:
        """Shadows below what is higher and light on its upper edges, the stronger the higher it is."""
        shadows: dict[str, list[str]] = {}
        lights: dict[str, list[str]] = {}
        for hex_ in self._parts:
            for n in range(6):
                other = self._neighbour(hex_, n)
                rise = LEVEL[self._terrain[hex_]] - LEVEL[self._terrain[other]] if other >= 0 else 0
                if rise <= 0:
                    continue
                dx, dy = facing(n)
                bright = dx * _SUN[0] + dy * _SUN[1]
                if bright < 0:
                    strips = self._strip(hex_, n, -3.5 * rise) + self._strip(hex_, n, -6.5 * rise)
                    shadows.setdefault(f"{-0.36 * bright:.2f}", []).append(strips)
                else:
                    lights.setdefault(f"{0.55 * bright:.2f}", []).append(self._strip(hex_, n, 3.2))
        dark = [path("".join(d), fill="#2a1c0c", fill_opacity=opacity) for opacity, d in shadows.items()]
        light = [path("".join(d), fill="#fff8e0", fill_opacity=opacity) for opacity, d in lights.items()]
        return "".join(dark + light)

    def _lines(self) -> str:
        """Thin lines between hexes, stronger ones between modules, the strongest around the board."""
        thin: list[str] = []
        module: list[str] = []
        outer: list[str] = []
        for hex_ in self._parts:
            for n in range(6):
                other = self._neighbour(hex_, n)
                line = side(self._centres[hex_], SIZE, n)
                if other < 0:
                    outer.append(line)
                elif other > hex_:
                    (thin if self._parts[other] == self._parts[hex_] else module).append(line)
        style = {"fill": "none", "stroke": "#3f2f1c", "stroke_linecap": "round"}
        return (
            path("".join(thin), **style, stroke_width=1.1, stroke_opacity=".5")
            + path("".join(module), **style, stroke_width=2.4, stroke_opacity=".75")
            + path("".join(outer), **style, stroke_width=3)
        )

    def _growth(self) -> str:
        """Trees, crags and peaks, the upper ones first, so that the lower stand before them."""
        drawn = []
        for hex_ in sorted(self._parts, key=lambda each: self._centres[each][1]):
            q, r = CELLS[hex_]
            name = f"mb-{TERRAIN_IDS[self._terrain[hex_]]}-{(5 * q + 3 * r) % 3}"
            drawn.append(use(name, *self._centres[hex_]))
        return "".join(drawn)

    def _veil(self) -> str:
        return path("".join(self._shape(hex_) for hex_ in self._parts), class_="veil")


def key_of(field: Battlefield) -> Key:
    """What the drawings of a map are remembered by."""
    return field.size, tuple(field.terrain)


@lru_cache(_MAPS)
def ground(key: Key, layout: str) -> str:
    """The drawn map."""
    size, terrain = key
    return Sheet(size, terrain, LAYOUTS[layout][size]).draw()


@lru_cache(_MAPS)
def terrain_tip(terrain: int, language: str) -> str:
    """What a terrain does."""
    say = words(language)
    name = TERRAIN_IDS[terrain]
    return f"{say.name(name)}. {say.say('text-' + name)}"


def placed_hex(layout: Layout, hex_: int, shape: str, class_: str) -> str:
    """A hexagon of the defs where a hex of the map is."""
    x, y = layout.centres[hex_]
    return f'<use href="#{shape}" x="{number(x)}" y="{number(y)}" class="{class_}"/>'


@lru_cache(_MAPS)
def hexes(key: Key, layout: str, language: str) -> str:
    """An invisible hex with a tooltip for every hex; the log finds them by their names."""
    size, terrain = key
    parts = [
        f'<g id="hex-{HEX_NAMES[hex_]}" data-thing="{HEX_NAMES[hex_]}">'
        + title(f"{HEX_CODES[hex_]}: {terrain_tip(terrain[hex_], language)}")
        + placed_hex(LAYOUTS[layout][size], hex_, "mb-hex", "mb-hex")
        + "</g>"
        for hex_ in sorted(PARTS[size])
    ]
    return group("".join(parts), id="hexes")


Names = tuple[tuple[int, int], ...]
"""The hexes of flags, and the numbers of the flags' names."""


def names_of(field: Battlefield) -> Names:
    """Which flag stands where."""
    return tuple(zip(field.flags, field.flag_names, strict=True))


@lru_cache(_MAPS)
def codes(size: int, names: Names, layout: str, language: str) -> str:
    """The code at the upper end of every hex, above whatever stands there; a flag may have its name beside the code."""
    place, say = LAYOUTS[layout][size], words(language)
    flags = {} if place.names else {hex_: say.name(FLAG_IDS[name]) for hex_, name in names}
    drawn = []
    for hex_ in sorted(PARTS[size]):
        x, y = place.centres[hex_]
        text = f"{HEX_CODES[hex_]} {flags[hex_]}" if hex_ in flags else HEX_CODES[hex_]
        drawn.append(line(text, x, y - TOKEN - 2.2, place.codes, "bold fine", "middle", _LABEL))
    return group("".join(drawn), id="codes", class_="mb-code still", aria_hidden="true")
