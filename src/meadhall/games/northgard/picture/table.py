"""What lies on the table for all: the years, the display, achievements, creatures, and what is left of the supply."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import parchment
from meadhall.drawing.elements import circle, group, placed, rectangle, shifted, use
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import fit, line
from meadhall.drawing.pages import stacked
from meadhall.drawing.palette import colour
from meadhall.drawing.parts import part
from meadhall.drawing.touch import glowing_box
from meadhall.drawing.tracks import Track
from meadhall.games.northgard.content import (
    BUILDING_COST,
    BUILDING_IDS,
    BUILDINGS,
    CARD_IDS,
    CARDS,
    CREATURE_FAME,
    CREATURE_IDS,
    NONE,
    WOOD,
)
from meadhall.games.northgard.fields import DISPLAY, WAITING
from meadhall.games.northgard.picture.faces import (
    card_face,
    card_fill,
    card_slip,
    card_text,
    fame_badge,
    slip_height,
)
from meadhall.games.northgard.picture.pieces import about_building, about_creature, creature_token
from meadhall.games.northgard.picture.places import CARD_WIDTH, COLUMN, DOCK
from meadhall.games.northgard.picture.signs import signs
from meadhall.games.northgard.picture.view import View
from meadhall.games.northgard.rules.scoring import achievement

TRACK: Final = 40.0
LEAST_DISPLAY: Final = 148.0
MOST_DISPLAY: Final = 208.0
NO_DISPLAY: Final = 48.0
ACHIEVEMENTS: Final = 58.0
CREATURES: Final = 52.0
SUPPLY: Final = 40.0
"""The heights of the rows."""
_INNER: Final = COLUMN - 20
_GLOW: Final = glowing_box(-16, -16, 50, 34, 8)
"""Of a creature."""
_TAKES: Final = ("pass_pick", "future_sight")
"""Decisions about cards of the display."""


def _stock(view: View, id_: str, sign: str, count: int, tip: str, x: float) -> str:
    """A sign with what is left of it."""
    content = use(f"nor-{sign}", 13, 20, 0.9) + line(str(count), 27, 26, 17, "bold")
    return view.thing(id_, f"{tip}: {count}", content, place=placed(x, 0), data_thing=id_)


def _years(view: View, box: Box) -> str:
    """The years of the game, and the marker on the one that is on."""
    s = view.s
    track = Track(box, s.variant.years, 3, 15)
    spaces = track.draw({s.year}, range(1, s.variant.early_years + 1))
    marker = ""
    if s.year:
        x, y = track.middle(s.year)
        marker = view.thing(
            "year-marker",
            view.say("text-year", year=s.year, years=s.variant.years),
            circle(0, 0, 14, fill="#a8341f", stroke="#fff3dc", stroke_width=1.6)
            + line(str(s.year), 0, 6, 17, "light", "middle"),
            place=placed(x, y),
            data_thing="years",
        )
    said = view.say("text-year", year=s.year, years=s.variant.years)
    return view.thing("years", said, spaces, data_thing="years") + marker


def _stocks(view: View, left: float) -> str:
    """How many tiles and Unrest cards are left."""
    tiles = sum(1 for depth in view.s.depth if depth >= 0)
    drawn = _stock(view, "tiles-left", "tile", tiles, view.say("picture-tiles-left"), left)
    return drawn + _stock(view, "unrest-left", "unrest", view.s.unrest_left, view.say("word-unrest"), left + 70)


def _caption(text: str, y: float) -> str:
    return line(text, 10, y, 13, "plain soft")


# Cards


def _offered(view: View, zone: int) -> list[int]:
    return [card for card in range(CARDS) if view.s.offers[card] == zone]


def _display(view: View, height: float) -> str:
    """This year's new cards."""
    cards = _offered(view, DISPLAY)
    parts = [_caption(view.say("word-display"), 13)]
    if not cards:
        parts.append(line("–", 14, 36, 16, "plain soft"))
    count = max(len(cards), 3)
    width = min(CARD_WIDTH + 8, (_INNER - 6 * (count - 1)) / count)
    high = height - 20
    for n, card in enumerate(cards):
        parts.append(_offer(view, card, (10 + n * (width + 6), 18, 1), width, high))
    return group("".join(parts), id="display")


def _offer(view: View, card: int, place: tuple[float, float, float], width: float, height: float) -> str:
    name = CARD_IDS[card]
    options = [f"card:{name}"] if view.key in _TAKES else []
    glow = glowing_box(-2, -2, width + 4, height + 4, 9)
    face = (card_slip if view.is_apart else card_face)(view, card, "", width, height)
    return view.thing(f"display-{name}", view.about_card(card), face, glow, options, placed(*place), data_thing=name)


def _achievements(view: View) -> str:
    """The achievements that wait for the last year."""
    cards = _offered(view, WAITING)
    parts = [_caption(view.say("word-achievements"), 13)]
    if not cards:
        parts.append(line("–", 14, 38, 16, "plain soft"))
    width = min(150.0, (_INNER - 5 * (len(cards) - 1)) / max(1, len(cards)))
    for n, card in enumerate(cards):
        parts.append(_achievement(view, card, 10 + n * (width + 5), 18, width, 38))
    return group("".join(parts), id="achievements")


def _achievement(view: View, card: int, x: float, y: float, width: float, height: float) -> str:
    """An achievement: its name, what it counts, and what it is worth to the viewer now."""
    name = CARD_IDS[card]
    title = view.name(name)
    middle = (height + 15) / 2
    size = fit(title, 13.5, width - 10, 12) if view.is_apart else fit(title, 12.5, width - 10, 10)
    scale = (height - 15) / 32
    face = rectangle(0, 0, width, height, 5, fill=colour("outline"), stroke=card_fill(card, ""), stroke_width=1.8)
    face += line(title, 5, size + 0.5, size, "bold", room=width - 9)
    for place, sign in enumerate(signs(card)):
        face += shifted(sign, 4 + 39 * scale * (place + 0.36), middle, scale)
    tip = view.about_card(card)
    if view.player != NONE:
        worth = achievement(view.s, view.player, card)
        face += fame_badge(worth, width - 13 * scale / 0.72, middle - 1.5, 0.92 * scale / 0.72)
        tip += f" {view.say('picture-worth-now', fame=worth)}"
    options = [f"card:{name}"] if view.key == "future_sight" else []
    glow = glowing_box(-2, -2, width + 4, height + 4, 6)
    return view.thing(f"achievement-{name}", tip, face, glow, options, placed(x, y), data_thing=name)


# Creatures and supply


def _creatures(view: View) -> str:
    """The creature line in the order in which they act."""
    line_ = _line(view)
    parts = [_caption(view.say("word-creatures"), 13)]
    if not line_:
        parts.append(line("–", 14, 38, 16, "plain soft"))
    step = min(62.0, _INNER / max(1, len(line_)))
    for n, creature in enumerate(line_):
        parts.append(_creature(view, creature, placed(28 + n * step, 33, 1.06 if step > 52 else 0.9), 0.74))
    return group("".join(parts), id="creature-line")


def _line(view: View) -> list[int]:
    return [creature for creature in view.s.line if creature != NONE]


def _creature(view: View, creature: int, place: str, seal: float) -> str:
    """A creature of the line with its fame on a seal of this scale."""
    name = CREATURE_IDS[creature]
    content = creature_token(creature) + fame_badge(CREATURE_FAME[creature], 24, -4, seal)
    tip = about_creature(view, creature)
    return view.thing(f"line-{name}", tip, content, _GLOW, [f"hunt:{name}"], place, data_thing=name)


def _supply(view: View, width: float, columns: int) -> str:
    """How many of each building are left; those that the viewer can pay for stand out."""
    s = view.s
    step = width / columns
    wood = s.has(view.player, WOOD) if view.player != NONE else 9
    parts: list[str] = []
    for building in range(BUILDINGS):
        name = BUILDING_IDS[building]
        count = s.tokens[building]
        content = use(f"nor-token-{name}", 15, 20, 1.22) + line(str(count), 32, 26, 16, "bold")
        if not count or BUILDING_COST[building] > wood:
            content = group(content, opacity=0.5)
        tip = f"{about_building(view, building)} {view.say('word-buildings-left')}: {count}"
        place = placed(10 + building % columns * step, building // columns * SUPPLY)
        parts.append(view.thing(f"supply-{name}", tip, content, place=place, data_thing=name))
    return group("".join(parts), id="supply")


# The sheet of the whole table


def _rest(view: View) -> list[tuple[str, float]]:
    """Creatures, where there are any, and the buildings left."""
    creatures = [(_creatures(view), CREATURES)] if view.s.variant.creatures else []
    return [*creatures, (_supply(view, _INNER, BUILDINGS), SUPPLY)]


def _track(view: View) -> str:
    return _years(view, (10, 7, 330, 27)) + _stocks(view, 360)


def _sheet(rows: list[tuple[str, float]]) -> tuple[str, float]:
    """Rows on one sheet, and its height."""
    drawn, end = stacked(rows, 0, 4, 0)
    return parchment(COLUMN, end + 4) + drawn, end + 4


def table(view: View, room: float) -> tuple[str, float]:
    """The sheet of a wide picture, with a display as large as there is room, and its height."""
    rest = _rest(view)
    taken = TRACK + ACHIEVEMENTS + sum(height for _, height in rest) + 8
    high = min(MOST_DISPLAY, max(LEAST_DISPLAY, room - taken)) if _offered(view, DISPLAY) else NO_DISPLAY
    return _sheet([(_track(view), TRACK), (_display(view, high), high), (_achievements(view), ACHIEVEMENTS), *rest])


def table_in_combat(view: View) -> tuple[str, float]:
    """The sheet of a wide picture while a fight takes the place of the cards on offer, and its height."""
    return _sheet([(_track(view), TRACK), *_rest(view)])


# The parts of a table taken apart


def track_part(view: View) -> str:
    """The years as a part of its own."""
    width = 38.0 * view.s.variant.years
    return part("track", "years", (0, 0, width, 36), _years(view, (2, 4, width - 4, 28)))


def display_parts(view: View) -> str:
    """This year's new cards, achievements, creatures and the supply, each as a part of its own."""
    parts = [
        _column_part(view, "display", "word-display", _slips(view)),
        _column_part(view, "achievements", "word-achievements", _feats(view)),
    ]
    if view.s.variant.creatures:
        parts.append(_column_part(view, "creature-line", "word-creatures", _beasts(view)))
    supply = _supply(view, DOCK - 8, 4) + shifted(_stocks(view, 10), 0, 2 * SUPPLY + 2)
    parts.append(_column_part(view, "supply", "word-supply", (parchment(DOCK, 128) + supply, 130)))
    return "".join(parts)


def _column_part(view: View, id_: str, name: str, column: tuple[str, float]) -> str:
    """Something of the width of the dock; nothing if it has no height."""
    drawn, height = column
    return part("display", id_, (-4, -4, DOCK + 8, height + 8), drawn, view.say(name)) if height else ""


def _slips(view: View) -> tuple[str, float]:
    heights = [(card, slip_height(card_text(view, card), DOCK)) for card in _offered(view, DISPLAY)]
    pieces = [(_offer(view, card, (0, 0, 1), DOCK, height), height) for card, height in heights]
    drawn, end = stacked(pieces, 0, 0, 8)
    return group(drawn, id="display"), max(0.0, end - 8)


def _feats(view: View) -> tuple[str, float]:
    pieces = [(_achievement(view, card, 0, 0, DOCK, 48), 48.0) for card in _offered(view, WAITING)]
    drawn, end = stacked(pieces, 0, 0, 6)
    return group(drawn, id="achievements"), max(0.0, end - 6)


def _beasts(view: View) -> tuple[str, float]:
    line_ = _line(view)
    drawn = "".join(
        _creature(view, creature, placed(24 + n % 4 * 62, 26 + n // 4 * 46, 1.12), 0.92)
        for n, creature in enumerate(line_)
    )
    height = 46.0 * -(-len(line_) // 4) + 6 if line_ else 0.0
    return group(parchment(DOCK, height) + drawn, id="creature-line"), height
