"""The viewer's hand: Lordship cards, Chronicles with how far they are, and whatever else there is to choose from."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import group, rectangle
from meadhall.drawing.hands import Card, row_of_cards
from meadhall.drawing.layouts import Box
from meadhall.drawing.palette import colour
from meadhall.drawing.parts import part
from meadhall.games.bretwalda.annals import reached
from meadhall.games.bretwalda.cards import CHRONICLE_CONDITIONS
from meadhall.games.bretwalda.content import CHRONICLE_IDS, LORDSHIP_IDS, NONE
from meadhall.games.bretwalda.picture.faces import card_face, lordship_sign
from meadhall.games.bretwalda.picture.places import BROAD_CARD, CARD_HEIGHT, CARD_WIDTH
from meadhall.games.bretwalda.picture.view import View

_LORDSHIP: Final = "#7a2f26"
_CHRONICLE: Final = "#6d5219"
_ASIDE: Final = "#4a4f55"
_GAP: Final = 8.0
"""Between cards of one row."""
_ROW_GAP: Final = 6.0
"""Between rows."""
_LEAST: Final = 96.0
"""The width of a low card below which its title cannot be read."""
CARD: Final[Box] = (0, 0, 168, 212)
"""A card as a part of its own, with room for its glow."""
_INSIDE: Final[Box] = (4, 4, CARD[2] - 8, CARD[3] - 8)
_ROW: Final = 3
"""Cards side by side where they are spread out."""
_MANY: Final = 18
"""If there are more, another stands beside them."""


class _Shape:
    """How large cards are drawn."""

    def __init__(self, width: float, height: float, least: float = 0) -> None:
        self.width: Final = width
        self.height: Final = height
        self.least: Final = least
        """The size of the smallest letters."""

    def face(self, view: View, name: str, fill: str, sign: str, foot: str = "") -> str:
        """A card with its title, sign and words."""
        text = view.name(name, "text")
        return card_face(view.name(name), fill, sign, text, self.width, self.height, foot, self.least)


_READ: Final = _Shape(_INSIDE[2], _INSIDE[3], 12)
_SLIP: Final = _Shape(160, 40, 12)


def _lordship(view: View, shape: _Shape) -> list[Card]:
    """The Lordship cards of the hand; of two alike only one is touched."""
    cards: list[Card] = []
    before = NONE
    for card in view.hand(view.kingdom):
        name = LORDSHIP_IDS[card]
        is_second = card == before
        id_ = f"hand-{name}-2" if is_second else f"hand-{name}"
        options = [] if is_second else [f"card:{name}", f"lordship:{name}"]
        cards.append(
            Card(id_, view.about_card(name), shape.face(view, name, _LORDSHIP, lordship_sign(name)), options, name)
        )
        before = card
    return cards


def _progress(view: View, card: int) -> str:
    steps = [(reached(view.s, view.kingdom, each), each.needed) for each in CHRONICLE_CONDITIONS[card]]
    return " ".join(f"{min(done, needed)}/{needed}" for done, needed in steps)


def _chronicles(view: View, shape: _Shape) -> list[Card]:
    cards: list[Card] = []
    for card in view.chronicles(view.kingdom):
        name = CHRONICLE_IDS[card]
        drawn = shape.face(view, name, _CHRONICLE, "bre-dalc", _progress(view, card))
        tip = f"{view.about_card(name)} ({_progress(view, card)})"
        cards.append(Card(f"held-{name}", tip, drawn, [f"chronicle:{name}", f"complete:{name}"], name))
    return cards


def _others(view: View, shape: _Shape, in_hand: list[Card]) -> list[Card]:
    """Cards that may be chosen and are not of the hand: discarded, drawn or looked at."""
    meant = {option for card in in_hand for option in card.options}
    cards: list[Card] = []
    for option in view.options:
        kind, _, name = option.partition(":")
        if kind in ("lordship", "chronicle") and option not in meant:
            drawn = shape.face(view, name, _ASIDE, lordship_sign(name) if kind == "lordship" else "bre-chronicle")
            cards.append(Card(f"aside-{name}", view.about_card(name), drawn, [option], name))
    return cards


def _held(view: View, shape: _Shape) -> list[Card]:
    return _lordship(view, shape) + _chronicles(view, shape) if view.kingdom != NONE else []


def _cards(view: View, shape: _Shape) -> list[Card]:
    held = _held(view, shape)
    return _others(view, shape, held) + held


def hand_wide(view: View, box: Box) -> str:
    """The hand in a box: a few cards in one row, more in as many rows of low ones as leave their titles legible."""
    x, y, width, height = box
    ground = rectangle(x, y, width, height, 9, fill="#000", fill_opacity=0.18, stroke=colour("ink"), stroke_width=0.8)
    left, top, room, high = x + 5, y + 4, width - 10, height - 10
    count = max(1, len(_cards(view, _Shape(CARD_WIDTH, CARD_HEIGHT))))
    rows, across, scale = 1, count, high / CARD_HEIGHT
    shape = _Shape(min(BROAD_CARD, _each(room / scale, count)), CARD_HEIGHT)
    while shape.width < (CARD_WIDTH if rows == 1 else _LEAST):
        rows += 1
        across = -(-count // rows)
        shape = _Shape(_each(room, across), _each(high, rows, _ROW_GAP))
    cards = _cards(view, shape)
    boxes = [(left, top + n * (high + _ROW_GAP) / rows, room, (high + _ROW_GAP) / rows - _ROW_GAP) for n in range(rows)]
    drawn = [
        row_of_cards(view, cards[n * across : (n + 1) * across], row, shape.width, shape.height)
        for n, row in enumerate(boxes)
    ]
    return ground + group("".join(drawn), id="hand")


def _each(room: float, count: int, gap: float = _GAP) -> float:
    """How large each of so many cards in a line may be."""
    return (room - gap * (count - 1)) / count


# Parts


def hand_parts(view: View) -> str:
    """The cards of the hand, each for itself."""
    if view.kingdom == NONE:
        return ""
    return "".join(
        part("card", card.id, CARD, row_of_cards(view, [card], _INSIDE, *_INSIDE[2:]), view.name(card.thing))
        for card in _held(view, _READ)
    )


def spread_part(view: View) -> str:
    """The cards that may be chosen and are not of the hand, side by side; of many only the heads."""
    count = len(_others(view, _READ, _held(view, _READ)))
    if not count:
        return ""
    is_full = count <= _ROW
    across = _ROW if count <= _MANY else _ROW + 1
    shape = _READ if is_full else _SLIP
    cards = _others(view, shape, _held(view, shape))
    step = (shape.width + _GAP, shape.height + _ROW_GAP)
    rows = [cards[n : n + across] for n in range(0, count, across)]
    wide, high = min(count, across) * step[0], len(rows) * step[1]
    drawn = "".join(
        row_of_cards(view, row, (4, 4 + n * step[1], wide, shape.height), shape.width, shape.height)
        for n, row in enumerate(rows)
    )
    return part("scene", "spread", (0, 0, wide, high + 2), drawn)
