"""What stands on the map: figures, Kaija, creatures, tokens and buildings."""

from __future__ import annotations

from math import dist
from typing import Final

from meadhall.drawing.elements import circle, placed, use
from meadhall.drawing.maps import Point
from meadhall.drawing.tokens import badge
from meadhall.drawing.touch import glowing_disc
from meadhall.games.northgard.content import (
    AREA_IDS,
    BUILDING_IDS,
    BUILDINGS,
    CREATURE_FAME,
    CREATURE_IDS,
    CREATURE_KIND,
    CREATURE_KIND_IDS,
    CREATURE_VALUE,
    FORTRESS,
    NONE,
    SLOT_OF,
)
from meadhall.games.northgard.picture.ground import Land, laid_areas
from meadhall.games.northgard.picture.shapes import CELL, extra_point, slot_point
from meadhall.games.northgard.picture.view import View
from meadhall.games.northgard.rules.retreats import LoseKaija
from meadhall.games.northgard.state import Northgard

_FIGURE: Final = 0.95
_TOKEN: Final = 0.76
_APART: Final = 15.0
"""Between the middles of tokens that lie side by side."""
_BESIDE_UNITS: Final = 24.0
_BESIDE_KAIJA: Final = 15.0
"""Between the middles of figures, so that no number is covered."""
_HALF: Final = 11.0
"""About half the side of a figure."""
_LIFT: Final = 4.0
_BADGE: Final = 6.0
"""How far its number reaches beyond it."""
_CLEAR: Final = 25.0
"""How far from the figures of a territory creatures and tokens lie at least."""
_RADIUS: Final = 8.0
"""About that of a token."""
_PLENTY: Final = 112.0
_PLENTY_APART: Final = 140.0
"""Where a tile is smaller than this, pieces are larger than they should be, but not more than so much."""
_LARGEST: Final = 1.4
_LARGEST_TOKEN: Final = 1.16
_LARGEST_BUILDING: Final = 1.2
LEGIBLE: Final = 12.2
"""Letters of this size can be read."""
_GLOW: Final = glowing_disc(0, 0, 15)
_SMALL_GLOW: Final = glowing_disc(0, 0, 11.5)
_LARGE_GLOW: Final = glowing_disc(0, 0, 14.5)


def larger(view: View) -> float:
    """How much larger than usual pieces are on this map."""
    plenty = _PLENTY_APART if view.is_apart else _PLENTY
    return min(_LARGEST, max(1.0, plenty / view.tile))


def lift(view: View) -> float:
    """How high above where figures stand costs and chances are written."""
    return _LIFT + _HALF * larger(view)


def letters(view: View, size: float, scale: float = 1) -> float:
    """The size of letters in a drawing of this scale on the map: at least what can be read from a board of its own."""
    return max(size, LEGIBLE * CELL / view.tile / scale) if view.is_apart else size


def _units(view: View, seat: int, territory: int, count: int, point: Point, role: str, options: list[str]) -> str:
    """Units of a clan as one piece with their number."""
    clan = view.clan(seat)
    scale = _FIGURE * larger(view)
    content = use(f"nor-unit-{clan}") + badge(count, 8.6, 6.4, letters(view, 11.5, scale))
    tip = f"{view.name(clan)}: {view.say('picture-units', count=count)}"
    place = placed(*point, scale)
    id_ = f"{role}-{AREA_IDS[territory]}"
    stack = f"unit-{clan}"
    return view.thing(id_, tip, content, _GLOW, options, place, data_thing=id_, data_stack=stack, data_count=count)


def _kaija(view: View, point: Point, options: list[str]) -> str:
    place = placed(*point, _TOKEN * larger(view))
    return view.thing("kaija", view.say("word-kaija"), use("nor-kaija"), _GLOW, options, place, data_thing="kaija")


def _standing(s: Northgard, territory: int) -> list[tuple[str, int, int]]:
    """The figures of a territory from the left to the right: as what they stand there, whose they are, how many."""
    found: list[tuple[str, int, int]] = []
    if s.has_kaija(territory):
        found.append(("kaija", s.bear_seat, 1))
    if s.units[territory]:
        found.append(("units", s.owner[territory], s.units[territory]))
    if s.has_intruding_kaija(territory):
        found.append(("kaija", s.bear_seat, 1))
    if s.intruders[territory]:
        found.append(("intruders", s.mover, s.intruders[territory]))
    if s.transit_at == territory and s.transit_units:
        found.append(("passing", s.mover, s.transit_units))
    return found


def _is_falling(view: View, territory: int) -> bool:
    """Whether the viewer decides who falls there, Kaija or units: both can be touched then."""
    return view.is_mine and isinstance(view.decision, LoseKaija) and view.decision.territory == territory


def _falling(view: View, territory: int, role: str, seat: int) -> list[str]:
    """The option that figures of the Bear stand for while it decides who of them falls."""
    decision = view.decision
    if not isinstance(decision, LoseKaija) or not _is_falling(view, territory) or seat != view.seat:
        return []
    return [f"units_and_kaija:{decision.losses - 1}" if role == "kaija" else f"units:{decision.losses}"]


def figures(view: View, land: Land, territory: int) -> str:
    """The figures of a territory side by side, its controller's first."""
    standing = _standing(view.s, territory)
    x, y = land.stand(territory)
    size = larger(view)
    steps = [0.0]
    beside_kaija = _BESIDE_UNITS if _is_falling(view, territory) else _BESIDE_KAIJA
    for before, _, _ in standing[:-1]:
        steps.append(steps[-1] + (beside_kaija if before == "kaija" else _BESIDE_UNITS) * size)
    parts: list[str] = []
    for (role, seat, count), step in zip(standing, steps, strict=False):
        point = (x + step - steps[-1] / 2, y)
        options = _falling(view, territory, role, seat)
        if role == "kaija":
            parts.append(_kaija(view, point, options))
        else:
            parts.append(_units(view, seat, territory, count, point, role, options))
    return "".join(parts)


def figures_box(view: View, land: Land, territory: int) -> list[tuple[float, float, float, float]]:
    """The box in which the figures of a territory stand, by its left, top, right and bottom; none if there are none."""
    count = len(_standing(view.s, territory))
    if count == 0:
        return []
    x, y = land.stand(territory)
    size = larger(view)
    half = (_HALF + _BESIDE_UNITS * (count - 1) / 2) * size
    return [(x - half, y - _HALF * size, x + half + _BADGE * size, y + (_HALF + _BADGE / 2) * size)]


# Creatures and tokens


def about_creature(view: View, creature: int) -> str:
    """The tooltip of a creature."""
    kind = CREATURE_KIND_IDS[CREATURE_KIND[creature]]
    said = view.say("text-creature-" + kind.removeprefix("creature_"))
    strength = (
        f"{view.say('word-points')} {CREATURE_VALUE[creature]}, {view.say('word-fame')} {CREATURE_FAME[creature]}"
    )
    return f"{view.name(CREATURE_IDS[creature])}: {strength}. {said}"


def creature_token(creature: int, side: int = 1, size: float = 11.5) -> str:
    """A creature with its combat value, in letters of this size, at its right side, or at its left if that is -1."""
    return use(f"nor-{CREATURE_IDS[creature]}") + badge(CREATURE_VALUE[creature], 9 * side, 8.4, size)


def _token_size(view: View) -> float:
    return _TOKEN * min(larger(view), _LARGEST_TOKEN)


def _slotless(view: View, area: int) -> list[tuple[str, str, str, list[str]]]:
    """Buildings of an area that take no slot."""
    found: list[tuple[str, str, str, list[str]]] = []
    for building in range(BUILDINGS):
        name = BUILDING_IDS[building]
        for n in range(view.s.slotless[area] >> 3 * building & 7):
            options = [f"slotless:{AREA_IDS[area]}:{name}"] if n == 0 else []
            tip = about_building(view, building)
            found.append((f"slotless-{AREA_IDS[area]}-{name}-{n}", tip, use(f"nor-token-{name}", 0, 0, 1.3), options))
    return found


def _extras(view: View, area: int, side: int) -> list[tuple[str, str, str, list[str]]]:
    """What lies beside the figures of an area: id, tooltip, drawing, options."""
    s = view.s
    found: list[tuple[str, str, str, list[str]]] = []
    for creature in s.line:
        if creature != NONE and s.creature_at[creature] == area:
            name = CREATURE_IDS[creature]
            token = creature_token(creature, side, letters(view, 11.5, _token_size(view)))
            found.append((f"creature-{name}", about_creature(view, creature), token, [f"hunt:{name}"]))
    if s.scorched_at == area:
        found.append(("scorched", view.say("word-scorched"), use("nor-scorched"), []))
    return found + _slotless(view, area)


def lair(land: Land, area: int) -> Point:
    """Where creatures and tokens of an area lie: a little further from the figures, if that is still in the area."""
    point = land.point(area, extra_point(area))
    stand = land.stand(land.territory(area))
    far = dist(stand, point)
    if not 0 < far < _CLEAR:
        return point
    dx, dy = (point[0] - stand[0]) / far, (point[1] - stand[1]) / far
    for step in range(int(_CLEAR - far), 0, -1):
        if land.is_in(area, (point[0] + dx * (step + _RADIUS), point[1] + dy * (step + _RADIUS))):
            return point[0] + dx * step, point[1] + dy * step
    return point


def extras(view: View, land: Land) -> str:
    """Creatures, Scorched Earth, and buildings without a slot."""
    parts: list[str] = []
    s = view.s
    taken = {s.scorched_at, *s.creature_at}
    for area in laid_areas(s):
        if area not in taken and not s.slotless[area]:
            continue
        x, y = lair(land, area)
        lying = _extras(view, area, -1 if land.stand(s.territory[area])[0] > x else 1)
        left = x - _APART * (len(lying) - 1) / 2
        for n, (id_, tip, content, options) in enumerate(lying):
            place = placed(left + n * _APART, y, _token_size(view))
            name = id_.removeprefix("creature-")
            parts.append(view.thing(id_, tip, content, _GLOW, options, place, data_thing=name))
    return "".join(parts)


# Buildings


def about_building(view: View, building: int) -> str:
    """The tooltip of a building."""
    name = BUILDING_IDS[building]
    return f"{view.name(name)}. {view.say('text-building-' + name)}"


def buildings(view: View, land: Land) -> str:
    """The buildings on their slots, and the slots that may be chosen."""
    s = view.s
    parts: list[str] = []
    for area in laid_areas(s):
        if SLOT_OF[area] == NONE:
            continue
        building = s.building_on[area]
        option = f"slot:{AREA_IDS[area]}"
        if building == NONE and option not in view.options:
            continue
        place = placed(*land.point(area, slot_point(area)), min(larger(view), _LARGEST_BUILDING))
        if building == NONE:
            content, tip = circle(0, 0, 9, fill="#000", fill_opacity=0), view.label(option)
        else:
            content, tip = use(f"nor-token-{BUILDING_IDS[building]}"), about_building(view, building)
        glow = _LARGE_GLOW if building >= FORTRESS else _SMALL_GLOW
        thing = AREA_IDS[area]
        parts.append(view.thing(f"slot-{thing}", tip, content, glow, [option], place, data_thing=f"slot-{thing}"))
    return "".join(parts)
