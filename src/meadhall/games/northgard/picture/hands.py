"""The viewer's hand with what each card may be used for, and cards and tiles spread out to choose from."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import group, placed, rectangle, shifted, use
from meadhall.drawing.hands import spread as spread_out
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import fit, line
from meadhall.drawing.palette import colour
from meadhall.drawing.parts import part
from meadhall.drawing.touch import glowing_box
from meadhall.games.northgard.content import CARD_IDS, NONE
from meadhall.games.northgard.picture.faces import card_face
from meadhall.games.northgard.picture.places import CARD_HEIGHT, CARD_WIDTH, PART_CARD
from meadhall.games.northgard.picture.view import View

_GAP: Final = 8.0
TABS: Final = {"wait": "wait", "replace": "swap", "remove": "no"}
"""What else a card may be used for, and the sign of it."""
_COSTS: Final = {"wait": 0, "replace": 1, "remove": 2}
"""Lore."""
IN_HAND: Final = ("upgrade_card", "curse_discard", "discard_drawn", "put_on_top")
"""Decisions about cards of the own hand."""
_TAB: Final = 34.0
"""The height of the tabs below a card."""
_TAB_APART: Final = 44.0
_EDGE: Final = 4.0
_SIZES: Final = (15.0, 12.0)
"""Of the tabs of a card that is a part of its own, what lies about it for its glow, and its letters."""


def _tab(view: View, card: int, use_: str, box: Box, id_: str) -> str:
    """A small labelled button below a card."""
    x, y, width, height = box
    option = f"{use_}:{CARD_IDS[card]}"
    text = view.say(f"picture-tab-{use_}")
    size = fit(text, 12.5, width - 4, 12) if view.is_apart else fit(text, 11.5, width - 4, 8.5)
    body = rectangle(x, y, width, height, 5, fill=colour("parchment"), stroke=colour("ink-soft"), stroke_width=1)
    cost = _COSTS[use_]
    scale, middle = height / 54, y + height * 0.36
    step = 19 * scale
    left = x + width / 2 - step * cost / 2
    body += use(f"nor-{TABS[use_]}", left, middle, scale)
    body += "".join(use("nor-lore", left + step * (each + 1), middle, scale) for each in range(cost))
    body += line(text, x + width / 2, y + height - 4.5, size, "plain", "middle", room=width - 3)
    glow = glowing_box(x, y, width, height, 5)
    return view.thing(f"{id_}-{use_}", view.label(option), body, glow, [option])


def _tabs(view: View, card: int, box: Box, id_: str) -> str:
    """The tabs of a card that are legal now, side by side."""
    x, y, width, height = box
    legal = [use_ for use_ in TABS if f"{use_}:{CARD_IDS[card]}" in view.options]
    if not legal:
        return ""
    each = (width - 2 * (len(legal) - 1)) / len(legal)
    return "".join(_tab(view, card, which, (x + n * (each + 2), y, each, height), id_) for n, which in enumerate(legal))


def _cards(view: View) -> list[tuple[int, str]]:
    """The viewer's hand, each card with an id of its own."""
    found: list[tuple[int, str]] = []
    if view.player == NONE:
        return found
    hand = view.hand(view.player)
    for n, card in enumerate(hand):
        copy = hand[:n].count(card)
        found.append((card, f"hand-{CARD_IDS[card]}-{copy}"))
    return found


def _card(view: View, card: int, id_: str, place: str, width: float, height: float, sizes: tuple[float, float]) -> str:
    """A card of the hand to be played, or chosen."""
    name = CARD_IDS[card]
    options = [f"card:{name}"] if view.key in IN_HAND else [f"play:{name}"]
    face = card_face(view, card, view.clan(view.player), width, height, sizes)
    glow = glowing_box(-2, -2, width + 4, height + 4, 9)
    return view.thing(id_, view.about_card(card), face, glow, options, place, data_thing=name)


def hand_wide(view: View, box: Box) -> str:
    """The hand side by side in a box, overlapping as its width demands; below each card what else may be done."""
    x, y, width, height = box
    cards = _cards(view)
    if not cards:
        return ""
    scale = min(1.0, height / (CARD_HEIGHT + _TAB + 6))
    lefts = spread_out(len(cards), width / scale, CARD_WIDTH, _GAP)
    step = lefts[1] - lefts[0] if len(lefts) > 1 else CARD_WIDTH
    parts: list[str] = []
    for n, ((card, id_), left) in enumerate(zip(cards, lefts, strict=True)):
        room = CARD_WIDTH if n == len(cards) - 1 else min(CARD_WIDTH, step - 2)
        place = (x + left * scale, y + 3, scale)
        parts.append(_card(view, card, id_, placed(*place), CARD_WIDTH, CARD_HEIGHT, (13, 10)))
        tabs = _tabs(view, card, (0, CARD_HEIGHT + 5, room, _TAB), id_)
        parts.append(shifted(tabs, *place) if tabs else "")
    return group("".join(parts), id="hand")


def hand_parts(view: View) -> str:
    """The cards of the hand, each for itself, with what else may be done with it below."""
    cards = _cards(view)
    has_tabs = any(option.split(":")[0] in TABS for option in view.options)
    box = (0.0, 0.0, PART_CARD[0] + 2 * _EDGE, PART_CARD[1] + 2 * _EDGE + (_TAB_APART + 5 if has_tabs else 0))
    parts: list[str] = []
    for card, id_ in cards:
        drawn = _card(view, card, id_, placed(_EDGE, _EDGE), *PART_CARD, _SIZES)
        drawn += _tabs(view, card, (_EDGE, _EDGE + PART_CARD[1] + 5, PART_CARD[0], _TAB_APART), id_)
        parts.append(part("card", id_, box, drawn, view.name(CARD_IDS[card])))
    return "".join(parts)
