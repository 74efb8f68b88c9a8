"""The viewer's hand with what each card may be used for, and cards and tiles spread out to choose from."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import group, placed, rectangle, shifted, use
from meadhall.drawing.hands import spread as spread_out
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import fit, line
from meadhall.drawing.palette import colour
from meadhall.drawing.touch import glowing_box
from meadhall.games.northgard.content import CARD_IDS, NONE
from meadhall.games.northgard.picture.faces import card_face
from meadhall.games.northgard.picture.places import CARD_HEIGHT, CARD_WIDTH
from meadhall.games.northgard.picture.view import View

_GAP: Final = 8.0
TABS: Final = {"wait": "wait", "replace": "swap", "remove": "no"}
"""What else a card may be used for, and the sign of it."""
_COSTS: Final = {"wait": 0, "replace": 1, "remove": 2}
"""Lore."""
IN_HAND: Final = ("upgrade_card", "curse_discard", "discard_drawn", "put_on_top")
"""Decisions about cards of the own hand."""
_GLOW: Final = glowing_box(-2, -2, CARD_WIDTH + 4, CARD_HEIGHT + 4, 9)
_ROW: Final = 3
"""Cards side by side in a tall picture."""


def _tab(view: View, card: int, use_: str, box: Box, id_: str) -> str:
    """A small labelled button below a card."""
    x, y, width, height = box
    option = f"{use_}:{CARD_IDS[card]}"
    text = view.say(f"picture-tab-{use_}")
    size = fit(text, 11.5, width - 4, 8.5)
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


def _tabs(view: View, card: int, width: float, id_: str) -> str:
    """The tabs of a card that are legal now, in so much width."""
    legal = [use_ for use_ in TABS if f"{use_}:{CARD_IDS[card]}" in view.options]
    if not legal:
        return ""
    each = (width - 2 * (len(legal) - 1)) / len(legal)
    return "".join(
        _tab(view, card, which, (n * (each + 2), CARD_HEIGHT + 5, each, view.layout.tab), id_)
        for n, which in enumerate(legal)
    )


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


def _card(view: View, card: int, id_: str, place: tuple[float, float, float], room: float) -> str:
    """A card of the hand: itself to play it, below it what else may be done."""
    name = CARD_IDS[card]
    options = [f"card:{name}"] if view.key in IN_HAND else [f"play:{name}"]
    face = card_face(view, card, view.clan(view.player), CARD_WIDTH, CARD_HEIGHT)
    body = view.thing(id_, view.about_card(card), face, _GLOW, options, placed(*place), data_thing=name)
    tabs = _tabs(view, card, room, id_)
    return body + (shifted(tabs, *place) if tabs else "")


def hand_wide(view: View, box: Box) -> str:
    """The hand side by side in a box, overlapping as far as its width demands."""
    x, y, width, height = box
    cards = _cards(view)
    if not cards:
        return ""
    scale = min(1.0, height / (CARD_HEIGHT + view.layout.tab + 6))
    lefts = spread_out(len(cards), width / scale, CARD_WIDTH, _GAP)
    step = lefts[1] - lefts[0] if len(lefts) > 1 else CARD_WIDTH
    parts: list[str] = []
    for n, ((card, id_), left) in enumerate(zip(cards, lefts, strict=True)):
        room = CARD_WIDTH if n == len(cards) - 1 else min(CARD_WIDTH, step - 2)
        parts.append(_card(view, card, id_, (x + left * scale, y + 3, scale), room))
    return group("".join(parts), id="hand")


def hand_tall(view: View, width: float) -> tuple[str, float]:
    """The hand in rows, and the height it takes."""
    cards = _cards(view)
    scale = (width - 16 * (_ROW - 1)) / _ROW / CARD_WIDTH
    has_tabs = view.key == "turn" and view.is_mine
    high = (CARD_HEIGHT + (view.layout.tab + 14 if has_tabs else 9)) * scale
    parts = [
        _card(view, card, id_, (n % _ROW * (CARD_WIDTH * scale + 16), n // _ROW * high, scale), CARD_WIDTH)
        for n, (card, id_) in enumerate(cards)
    ]
    return group("".join(parts), id="hand"), high * -(-len(cards) // _ROW)
