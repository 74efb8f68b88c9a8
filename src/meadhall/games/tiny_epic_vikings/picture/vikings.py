"""Viking cards: large in the hand, small in leader rows, and their backs."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.drawing import hands
from meadhall.drawing.cards import head, parchment
from meadhall.drawing.elements import group, path, rectangle, use
from meadhall.drawing.lettering import LEADING, block, fit, line, lines, width
from meadhall.drawing.palette import colour
from meadhall.drawing.views import Texts
from meadhall.games.tiny_epic_vikings.content import (
    ACTION_IDS,
    ADD,
    ANY_RUNE,
    CARD_IDS,
    CARD_RUNE,
    COLLECT,
    EFFECT_ACTION,
    EFFECT_ANY,
    EFFECT_GAIN,
    EFFECT_PER_RUNE,
    EFFECT_RESOURCE,
    EFFECT_VALUE,
    EXPLORE,
    FLAT,
    HARVEST,
    LEADER,
    NONE,
    REQUIRED_COUNT,
    REQUIRED_RUNE,
    RESOURCE_IDS,
    RESOURCES,
    RUNE_ACTION,
    RUNE_IDS,
    SAIL,
    SMITE,
    STEEL_COST,
    STRENGTH_BASE,
    STRENGTH_OPERATION,
    STRENGTH_RESOURCE,
    STRENGTH_RUNE,
)
from meadhall.games.tiny_epic_vikings.picture.colours import tint
from meadhall.games.tiny_epic_vikings.picture.view import View, texts

WIDTH: Final = 138.0
HEIGHT: Final = 164.0
SMALL_WIDTH: Final = 46.0
SMALL_HEIGHT: Final = 62.0
_HEAD: Final = 31.0
VALUED: Final = (SAIL, EXPLORE, HARVEST, SMITE)
"""The actions that are said with their value."""


def rune_sign(rune: int) -> str:
    """The drawing of a rune, or of any rune."""
    return "tev-rune-any" if rune == ANY_RUNE else f"tev-rune-{RUNE_IDS[rune]}"


def action_sign(effect: int) -> str:
    """The drawing of what an effect does."""
    return f"tev-action-{ACTION_IDS[EFFECT_ACTION[effect]]}"


def action_name(said_in: Texts, effect: int) -> str:
    """An action with its value, if it is said with one."""
    action = EFFECT_ACTION[effect]
    name = said_in.name(ACTION_IDS[action])
    return f"{name} {EFFECT_VALUE[effect]}" if action in VALUED else name


def _gains(effect: int) -> list[tuple[str, str]]:
    """What Collect gives: numbers and words, each before a drawing."""
    if EFFECT_PER_RUNE[effect] != NONE:
        resource = f"tev-resource-{RESOURCE_IDS[EFFECT_RESOURCE[effect]]}"
        return [("1", resource), ("/", rune_sign(EFFECT_PER_RUNE[effect]))]
    found = [
        (str(EFFECT_GAIN[RESOURCES * effect + n]), f"tev-resource-{RESOURCE_IDS[n]}")
        for n in range(RESOURCES)
        if EFFECT_GAIN[RESOURCES * effect + n]
    ]
    return found + ([(str(EFFECT_ANY[effect]), "tev-resource-any")] if EFFECT_ANY[effect] else [])


def effect_row(said_in: Texts, effect: int, y: float, room: float) -> str:
    """An action as a sign and words, with its middle at y; what Collect gives is said in signs."""
    sign = use(action_sign(effect), 15, y, 0.82)
    left = 32.0
    if EFFECT_ACTION[effect] == COLLECT:
        gains = _gains(effect)
        step = min(36.0, (room - left) / len(gains))
        return sign + "".join(
            line(said, left + n * step, y + 5, 15, "bold") + use(icon, left + n * step + 19, y, min(0.72, step / 46))
            for n, (said, icon) in enumerate(gains)
        )
    name = action_name(said_in, effect)
    size = fit(name, 15, room - left, 12.4, "bold")
    said: tuple[str, ...] = (name,)
    if width(name, size, "bold") > room - left:
        size, said = block(name, 14.5, room - left, 2, 11.5, "bold")
    return sign + lines(said, left, y + size * 0.36 - (len(said) - 1) * size * LEADING / 2, size, "bold")


def _strength(card: int) -> str:
    """The shield with the strength, what boosts it, and the cost in steel."""
    y = _HEAD + 19
    parts = [
        use("tev-strength", 20, y - 1, 0.98),
        line(str(STRENGTH_BASE[card]), 20, y + 6, 18, "bold tev-night", "middle"),
    ]
    if STRENGTH_OPERATION[card] != FLAT:
        sign = "+" if STRENGTH_OPERATION[card] == ADD else "×"
        parts += [line(sign, 43, y + 6, 17, "bold", "middle"), use(boost_sign(card), 62, y, 0.8)]
    if STEEL_COST[card]:
        parts += [line(f"−{STEEL_COST[card]}", 98, y + 6, 17, "bold", "end"), use("tev-resource-steel", 114, y, 0.9)]
    return "".join(parts)


@cache
def face(card: int, language: str) -> str:
    """A viking card as it is printed."""
    said_in = texts(language)
    rune = RUNE_IDS[CARD_RUNE[card]]
    size, said = block(said_in.name(CARD_IDS[card]), 14.5, WIDTH - 38, 2, 9.6, "light")
    top = _HEAD / 2 + size * 0.36 - (len(said) - 1) * size * 0.54
    title = "".join(
        line(each, 31, top + n * size * 1.08, size, "light", room=WIDTH - 37) for n, each in enumerate(said)
    )
    strip = rectangle(5, 68, WIDTH - 10, 30, 5, class_="tev-strip")
    lower = rectangle(
        5, 101, WIDTH - 10, HEIGHT - 106, 5, fill=tint(rune, "light"), stroke=tint(rune), stroke_width=1.2
    )
    return (
        parchment(WIDTH, HEIGHT, 7)
        + head(WIDTH, _HEAD, tint(rune, "dark"), 7)
        + use(f"tev-rune-{rune}", 16, _HEAD / 2, 0.86)
        + title
        + _strength(card)
        + strip
        + group(effect_row(said_in, LEADER + card, 83, WIDTH - 14), transform="translate(7 0)")
        + lower
        + group(effect_row(said_in, RUNE_ACTION + card, 141, WIDTH - 14), transform="translate(7 0)")
    )


def _requirement(card: int, active: int) -> str:
    """The runes that the rune action needs, those that are active lit, and a tick if all are."""
    count = REQUIRED_COUNT[card]
    pips = "".join(
        group(use(rune_sign(REQUIRED_RUNE[card]), 18 + 21 * n, 114, 0.68), class_=None if n < active else "tev-pale")
        for n in range(count)
    )
    if active < count:
        return pips
    x = 18 + 21 * count
    return pips + path(f"M{x - 5} 114L{x - 1} 118.5L{x + 7} 108.5", fill="none", stroke="#1f6b2c", stroke_width=3.4)


def whole_face(view: View, card: int) -> str:
    """A card of the viewer's: as printed, with its strength now and the runes that are active for it."""
    active = view.runes_for(card, REQUIRED_RUNE[card]) if view.clan != NONE else 0
    now = ""
    if view.clan != NONE and STRENGTH_OPERATION[card] != FLAT:
        now = line(f"= {view.strength(card)}", WIDTH - 12, _HEAD + 25, 17, "bold", "end")
    return face(card, view.language) + _requirement(card, active) + now


@cache
def small_face(card: int) -> str:
    """A card of a leader row: its rune, and below it the signs of its two actions."""
    rune = RUNE_IDS[CARD_RUNE[card]]
    return (
        rectangle(0, 2, SMALL_WIDTH, SMALL_HEIGHT, 5, fill="#120c06", fill_opacity=0.35)
        + rectangle(0, 0, SMALL_WIDTH, SMALL_HEIGHT, 5, fill="url(#sheet)", stroke=tint(rune, "dark"), stroke_width=1.6)
        + rectangle(2.5, 2.5, SMALL_WIDTH - 5, 34, 3, fill=tint(rune, "light"))
        + use(f"tev-rune-{rune}", SMALL_WIDTH / 2, 19.5, 1.05)
        + use(action_sign(LEADER + card), 12.5, 49, 0.68)
        + use(action_sign(RUNE_ACTION + card), 33.5, 49, 0.68)
    )


def boost_sign(card: int) -> str:
    """The drawing of what boosts the strength of a card that is boosted."""
    resource = STRENGTH_RESOURCE[card]
    return f"tev-resource-{RESOURCE_IDS[resource]}" if resource != NONE else rune_sign(STRENGTH_RUNE[card])


@cache
def fighting_face(card: int) -> str:
    """A card in battle: its rune, and below it its strength with what boosts that."""
    rune = RUNE_IDS[CARD_RUNE[card]]
    is_flat = STRENGTH_OPERATION[card] == FLAT
    x = SMALL_WIDTH / 2 if is_flat else 13.0
    parts = [
        rectangle(0, 0, SMALL_WIDTH, SMALL_HEIGHT, 5, fill="url(#sheet)", stroke=tint(rune, "dark"), stroke_width=1.6),
        rectangle(2.5, 2.5, SMALL_WIDTH - 5, 32, 3, fill=tint(rune, "light")),
        use(f"tev-rune-{rune}", SMALL_WIDTH / 2, 18.5, 1.05),
        use("tev-strength", x, 48, 0.8),
        line(str(STRENGTH_BASE[card]), x, 53, 15, "bold tev-night", "middle"),
    ]
    if not is_flat:
        sign = "+" if STRENGTH_OPERATION[card] == ADD else "×"
        parts += [line(sign, 26, 52, 11, "bold", "middle"), use(boost_sign(card), 36.5, 48, 0.56)]
    return "".join(parts)


@cache
def small_back(is_fighting: bool) -> str:
    """The back of a card; with crossed weapons if it fights."""
    emblem = use("swords", 0, 0, 1.1) if is_fighting else use("tev-raven", 0, 0, 1.1)
    return hands.back(colour("viking-dark"), SMALL_WIDTH, SMALL_HEIGHT, emblem)


def small_known(card: int) -> str:
    """A card that lies face down although the viewer knows it."""
    weapons = rectangle(3, 3, SMALL_WIDTH - 6, SMALL_HEIGHT - 6, 4, fill="#120c06", fill_opacity=0.5)
    return small_face(card) + weapons + use("swords", SMALL_WIDTH / 2, SMALL_HEIGHT / 2, 0.95)


def fitted(text: str, x: float, y: float, size: float, room: float, style: str = "plain", anchor: str = "") -> str:
    """One line that is made smaller, and squeezed at the worst, to keep within its room."""
    return line(
        text, x, y, fit(text, size, room, max(12.0, size * 0.72), style.partition(" ")[0]), style, anchor, room=room
    )
