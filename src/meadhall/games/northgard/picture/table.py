"""What lies on the table for all: the years, the display, achievements, creatures, and what is left of the supply."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import parchment
from meadhall.drawing.elements import circle, group, placed, rectangle, shifted, use
from meadhall.drawing.lettering import fit, line
from meadhall.drawing.pages import stacked
from meadhall.drawing.palette import colour
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
from meadhall.games.northgard.picture.faces import card_face, card_fill, fame_badge
from meadhall.games.northgard.picture.pieces import about_building, about_creature, creature_token
from meadhall.games.northgard.picture.places import CARD_HEIGHT, CARD_WIDTH, COLUMN
from meadhall.games.northgard.picture.signs import signs
from meadhall.games.northgard.picture.view import View
from meadhall.games.northgard.position import DISPLAY, WAITING
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
    return view.thing(id_, f"{tip}: {count}", content, place=placed(x, 0))


def _track(view: View) -> str:
    """The years, and how many tiles and Unrest cards are left."""
    s = view.s
    track = Track((10, 7, 330, 27), s.variant.years, 3, 15)
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
        )
    years = view.thing("years", view.say("text-year", year=s.year, years=s.variant.years), spaces)
    tiles = sum(1 for depth in s.depth if depth >= 0)
    left = _stock(view, "tiles-left", "tile", tiles, view.say("picture-tiles-left"), 360)
    return years + marker + left + _stock(view, "unrest-left", "unrest", s.unrest_left, view.say("word-unrest"), 430)


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
    face = card_face(view, card, "", width, height)
    return view.thing(f"display-{name}", view.about_card(card), face, glow, options, placed(*place), data_thing=name)


def display_tall(view: View, width: float) -> tuple[str, float]:
    """This year's new cards in rows of three as large as the hand, and the height they take."""
    cards = _offered(view, DISPLAY)
    if not cards:
        return "", 0.0
    scale = (width - 32) / 3 / CARD_WIDTH
    high = CARD_HEIGHT * scale + 16
    parts = [line(view.say("word-display"), 8, 34, 32, "light")]
    for n, card in enumerate(cards):
        place = (n % 3 * (CARD_WIDTH * scale + 16), 50 + n // 3 * high, scale)
        parts.append(_offer(view, card, place, CARD_WIDTH, CARD_HEIGHT))
    return group("".join(parts), id="display"), 50 + high * -(-len(cards) // 3)


def _achievements(view: View) -> str:
    """The achievements that wait for the last year, and what each is worth to the viewer now."""
    cards = _offered(view, WAITING)
    parts = [_caption(view.say("word-achievements"), 13)]
    if not cards:
        parts.append(line("–", 14, 38, 16, "plain soft"))
    width = min(150.0, (_INNER - 5 * (len(cards) - 1)) / max(1, len(cards)))
    for n, card in enumerate(cards):
        name = CARD_IDS[card]
        title = view.name(name)
        face = rectangle(0, 0, width, 38, 5, fill=colour("outline"), stroke=card_fill(card, ""), stroke_width=1.8)
        face += line(title, 5, 13, fit(title, 12.5, width - 10, 10), "bold", room=width - 9)
        for place, sign in enumerate(signs(card)):
            face += shifted(sign, 14 + 28 * place, 26, 0.72)
        tip = view.about_card(card)
        if view.player != NONE:
            worth = achievement(view.s, view.player, card)
            face += fame_badge(worth, width - 13, 25, 0.92)
            tip += f" {view.say('picture-worth-now', fame=worth)}"
        options = [f"card:{name}"] if view.key == "future_sight" else []
        glow = glowing_box(-2, -2, width + 4, 42, 6)
        place_ = placed(10 + n * (width + 5), 18)
        parts.append(view.thing(f"achievement-{name}", tip, face, glow, options, place_, data_thing=name))
    return group("".join(parts), id="achievements")


# Creatures and supply


def _creatures(view: View) -> str:
    """The creature line in the order in which they act."""
    line_ = [creature for creature in view.s.line if creature != NONE]
    parts = [_caption(view.say("word-creatures"), 13)]
    if not line_:
        parts.append(line("–", 14, 38, 16, "plain soft"))
    step = min(62.0, _INNER / max(1, len(line_)))
    for n, creature in enumerate(line_):
        name = CREATURE_IDS[creature]
        content = creature_token(creature) + fame_badge(CREATURE_FAME[creature], 24, -4, 0.74)
        place = placed(28 + n * step, 33, 1.06 if step > 52 else 0.9)
        parts.append(
            view.thing(
                f"line-{name}", about_creature(view, creature), content, _GLOW, [f"hunt:{name}"], place, data_thing=name
            )
        )
    return group("".join(parts), id="creature-line")


def _supply(view: View) -> str:
    """How many of each building are left; those that the viewer can pay for stand out."""
    s = view.s
    step = _INNER / BUILDINGS
    wood = s.has(view.player, WOOD) if view.player != NONE else 9
    parts: list[str] = []
    for building in range(BUILDINGS):
        name = BUILDING_IDS[building]
        count = s.tokens[building]
        content = use(f"nor-token-{name}", 15, 20, 1.22) + line(str(count), 32, 26, 16, "bold")
        if not count or BUILDING_COST[building] > wood:
            content = group(content, opacity=0.5)
        tip = f"{about_building(view, building)} {view.say('word-buildings-left')}: {count}"
        parts.append(view.thing(f"supply-{name}", tip, content, place=placed(10 + building * step, 0)))
    return group("".join(parts), id="supply")


def _rest(view: View) -> list[tuple[str, float]]:
    """Creatures, where there are any, and the buildings left."""
    creatures = [(_creatures(view), CREATURES)] if view.s.variant.creatures else []
    return [*creatures, (_supply(view), SUPPLY)]


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


def table_tall(view: View) -> tuple[str, float]:
    """The sheet of a tall picture, in which the display lies by itself, and its height."""
    return _sheet([(_track(view), TRACK), (_achievements(view), ACHIEVEMENTS), *_rest(view)])
