"""What is offered by the way, in small signs on the map: a minus at one's settlers, an hourglass, prices of slots."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import circle, group, path, placed, rectangle, use
from meadhall.drawing.lettering import line
from meadhall.drawing.maps import Point
from meadhall.games.tiny_epic_vikings.maps import FJORD_IDS, ISLAND_IDS
from meadhall.games.tiny_epic_vikings.picture.places import BOARD
from meadhall.games.tiny_epic_vikings.picture.view import View

_INK: Final = "#33271a"
_PAPER: Final = "#fdf6e3"
_CHIP: Final = 38.0


def recall_sign(view: View, island: int, at: Point) -> str:
    """A minus that calls a settler of the viewer's back from an island, if that is offered by the way."""
    option = f"recall:{ISLAND_IDS[island]}"
    if option not in view.asides:
        return ""
    reach = circle(0, 0, 18, class_="tev-fjord")
    disc = circle(0, 0, 7.6, fill=_PAPER, stroke=_INK, stroke_width=1.6)
    minus = path("M-3.8 0H3.8", stroke=_INK, stroke_width=2.4, stroke_linecap="round")
    id_ = f"recall-{ISLAND_IDS[island]}"
    return view.thing(id_, view.label(option), reach + disc + minus, options=[option], place=placed(*at))


def linger_sign(view: View) -> str:
    """An hourglass in a corner of the map: the viewer wants to be asked before the turn ends."""
    reach = circle(0, 0, 26, class_="tev-fjord")
    disc = circle(0, 0, 17, fill=_PAPER, stroke=_INK, stroke_width=1.6)
    content = reach + disc + use("hourglass", 0, 0, 0.9)
    place = placed(BOARD[2] - 28, BOARD[3] - 28)
    return view.thing("linger", view.label("linger"), content, options=["linger"], place=place)


def dearer_slots(view: View) -> str:
    """On each fjord and island where something may be built: the prices of all slots but the cheapest."""
    parts: list[str] = []
    for kind, spots in (("boat_for", _fjords(view)), ("temple_for", _islands(view))):
        prices = view.prices(kind)[1:]
        for name, (x, y) in spots:
            for n, price in enumerate(prices):
                option = f"{kind}:{price}:{name}"
                if option in view.options:
                    place = (x + (n - (len(prices) - 1) / 2) * (_CHIP + 4), y)
                    parts.append(_chip(view, option, price, place))
    return "".join(parts)


def _fjords(view: View) -> list[tuple[str, Point]]:
    """Above the boats; where the name is above them, upon them."""
    return [
        (FJORD_IDS[fjord], (x, y - 36 if view.layout.has_name_below(y) else y))
        for fjord, (x, y) in view.chart.fjords.items()
    ]


def _islands(view: View) -> list[tuple[str, Point]]:
    return [(ISLAND_IDS[island], (spot.name[0], spot.name[1] - 26)) for island, spot in view.chart.islands.items()]


def _chip(view: View, option: str, price: int, at: Point) -> str:
    """A price in wood, with its edge dashed like that of everything that may be touched."""
    half = _CHIP / 2
    reach = rectangle(-half - 2, -18, _CHIP + 4, 36, 8, class_="tev-fjord")
    edge = rectangle(-half, -11, _CHIP, 22, 7, fill=_PAPER, stroke=_INK, stroke_width=1.6, stroke_dasharray="4 2.4")
    content = edge + line(str(price), -5, 6, 17, "bold tev-night", "end") + use("tev-resource-wood", 7, 0, 0.68)
    content = group(content, class_="mark")
    id_ = option.replace(":", "-").replace("_", "-")
    return view.thing(id_, view.label(option), reach + content, options=[option], place=placed(*at))
