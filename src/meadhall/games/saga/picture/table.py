"""What lies beside the map: the round track, the bank, the initiative tile."""

from __future__ import annotations

from functools import partial

from meadhall.drawing.elements import placed, rectangle, shifted, use
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import block, centred, line
from meadhall.drawing.palette import colour
from meadhall.drawing.tokens import badge, coins
from meadhall.drawing.tracks import Track
from meadhall.games.saga.content import COINS, SIDE_IDS
from meadhall.games.saga.fields import BANK as HOARD
from meadhall.games.saga.picture.places import BANK, INITIATIVE
from meadhall.games.saga.picture.view import View


def round_track(view: View, box: Box) -> str:
    """The track with the burh marker and the round marker, once they lie there; the Saxons hold out when they meet."""
    s = view.s
    values = (box, s.variant.track_length, s.round_pos, s.burh_pos())
    return view.alike("track", values, partial(_track, view, box))


def _track(view: View, box: Box) -> str:
    s = view.s
    track = Track(box, s.variant.track_length, 5, 14)
    if s.round_pos == 0:
        empty = track.draw(set(), range(0), "saxon-light")
        return view.thing("track", view.say("word-track"), empty, data_thing="track")
    spaces = track.draw({s.burh_pos(), s.round_pos}, range(1, s.burh_pos() + 1), "saxon-light")

    def place(space: int, shift: float) -> str:
        scale = box[3] / 36
        x, y = track.middle(space)
        return placed(x + shift * min(track.each / 4, 16 * scale), y, scale)

    apart = 1 if s.round_pos == s.burh_pos() else 0
    size = 0.66 if apart else 1.0
    left = view.say("picture-rounds-left", number=max(0, s.round_pos - s.burh_pos()))
    burh = view.thing(
        "burh-marker",
        view.say("picture-burh-marker"),
        use("burh", 0, 2, 0.9 * size),
        place=place(s.burh_pos(), -apart),
        data_thing="burh-marker",
    )
    marker = view.thing(
        "round-marker",
        view.say("picture-round-marker"),
        use("hourglass", 0, 0, size),
        place=place(s.round_pos, apart),
        data_thing="round-marker",
    )
    return view.thing("track", f"{view.say('word-track')}. {left}", spaces, data_thing="track") + burh + marker


def bank(view: View) -> str:
    """The coins that nobody owns."""
    is_limited = view.s.variant.coins_limited
    count = view.s.coins[HOARD] if is_limited else COINS
    return view.alike("bank", (count, is_limited), partial(_hoard, view, count, str(count) if is_limited else "∞"))


def _hoard(view: View, count: int, left: str) -> str:
    x, y, width, height = view.layout.moved(BANK)
    content = (
        rectangle(0, 0, width, height, 8, fill="url(#sheet)", stroke=colour("ink"), stroke_width=1.4)
        + line(view.say("word-bank"), 12, height / 2 + 5, 14, "name", room=88)
        + shifted(coins(count, 66), 110, height / 2)
        + badge(left, width - 22, height / 2, 16)
    )
    tip = f"{view.say('word-bank')}: {left}"
    return view.thing("bank", tip, content, place=placed(x, y), data_thing="bank", data_stack="coin", data_count=count)


def initiative(view: View) -> str:
    """The initiative tile, turned to the side that picks first."""
    side = SIDE_IDS[view.s.initiative]
    return view.alike("initiative", side, partial(_turned, view, side))


def _turned(view: View, side: str) -> str:
    x, y, width, height = view.layout.moved(INITIATIVE)
    size, texts = block(view.say("word-initiative"), 14, width - 16, 1, 13, "name")
    top = height - size * 1.5
    scale = top / 36
    content = (
        rectangle(0, 0, width, height, 9, fill="url(#sheet)", stroke=colour("ink"), stroke_width=1.6)
        + rectangle(5, 5, width - 10, top, 6, fill=colour(f"{side}-dark"))
        + use("pennant", width / 2 - 16 * scale, 5 + top / 2, scale)
        + use(f"shield-{side}", width / 2 + 12 * scale, 5 + top / 2, scale * 1.2)
        + centred(texts, width / 2, height - size * 0.7, size, "name")
    )
    tip = f"{view.say('word-initiative')}: {view.name(side)}. {view.say('picture-initiative-about')}"
    return view.thing("initiative", tip, content, place=placed(x, y), data_thing="initiative")
