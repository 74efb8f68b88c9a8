"""The panels of the two armies: victory points, time, reserve, losses, value."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import group, placed, rectangle, shifted, use
from meadhall.drawing.lettering import fit, line
from meadhall.drawing.palette import colour
from meadhall.drawing.panels import banner
from meadhall.drawing.panels import panel as seat_panel
from meadhall.drawing.parts import part
from meadhall.drawing.tokens import badge
from meadhall.drawing.touch import glowing_disc
from meadhall.drawing.tracks import gauge
from meadhall.games.medieval_battle.content import (
    ARMY_IDS,
    COUNTERS,
    FIRST_COUNTER,
    KIND_IDS,
    NONE,
    OUT,
    POINTS_TO_WIN,
    RED,
    TABOR,
    TABOR_POINTS,
    YELLOW,
)
from meadhall.games.medieval_battle.picture.counters import blank, numbered
from meadhall.games.medieval_battle.picture.places import COLUMN, PANEL
from meadhall.games.medieval_battle.picture.view import View

_HEAD: Final = 30.0
_LEFT: Final = 96.0
"""Where the counters of reserve and losses begin."""
_MINI: Final = 0.68
_SLIP: Final = 242.0
"""The width of what the track says of an army."""


def _title(view: View, side: int) -> str:
    name = view.whose(view.name(ARMY_IDS[side], "army"), side == view.side)
    s = view.s
    is_asked = view.decision is not None and s.red_seat != NONE and view.decision.seat == s.seat_of(side)
    state = ""
    if is_asked or s.outcome in (side, 2):
        state = view.say("picture-to-move" if is_asked else "picture-winner" if s.outcome == side else "picture-draw")
    shield = use(f"mb-emblem-{ARMY_IDS[side]}", 20, _HEAD / 2, 0.86)
    return banner(name, shield, colour(f"{ARMY_IDS[side]}-dark"), COLUMN, state=state)


def _victory(view: View, side: int) -> str:
    """The points, so many of those that win, and where they come from."""
    s = view.s
    needed = POINTS_TO_WIN[s.variant.field.size]
    points = s.victory_points(side)
    parts = [
        line(str(points), 30, _HEAD + 35, 34, "head", "middle"),
        line(f"/ {needed}", 46, _HEAD + 35, 17, "plain soft"),
        gauge(84, _HEAD + 12, min(points, needed), needed, 130, 12, colour(ARMY_IDS[side])),
    ]
    x = 92.0
    for n, owner in enumerate(s.flag_owner[: len(s.variant.field.flags)]):
        if owner == side:
            parts.append(use(f"mb-flag-{ARMY_IDS[side]}-{s.variant.field.flag_points[n]}", x, _HEAD + 50, 0.62))
            x += 20
    if s.turns > 0 and s.place[s.tabor(1 - side)] == OUT:
        parts.append(group(use("mb-tabor", x + 10, _HEAD + 42, 0.72), class_="mb-plain"))
        parts.append(line(f"+{TABOR_POINTS}", x + 24, _HEAD + 47, 14, "bold"))
    flags = sum(points for n, points in enumerate(s.variant.field.flag_points) if s.flag_owner[n] == side)
    tip = f"{view.say('word-points')}: {points}/{needed}. {view.say('word-flags')}: {flags}. "
    tip += f"{view.say('picture-enemy-tabor')}: {points - flags}."
    name = f"points-{ARMY_IDS[side]}"
    return view.thing(name, tip, "".join(parts), data_thing=name)


def _time(view: View, side: int) -> str:
    """Time tokens as hourglasses, spent ones pale; and the value of what is on the board."""
    s = view.s
    most = max(s.variant.time_tokens, 1)
    step = min(25.0, 128 / most)
    glasses = "".join(
        group(use("mb-sandglass", 236 + step * n, _HEAD + 22, 0.86), opacity=None if n < s.tokens[side] else 0.22)
        for n in range(s.variant.time_tokens)
    )
    words = f"{view.say('word-tokens')}: {s.tokens[side]}. {view.say('picture-tokens')}"
    time = view.thing(f"time-{ARMY_IDS[side]}", words, glasses, data_thing=f"time-{ARMY_IDS[side]}")
    value = s.value_on_board(side)
    text = view.say("picture-value")
    size = fit(text, 13, 74, 12)
    worth = line(str(value), COLUMN - 40, _HEAD + 27, 20, "bold", "middle") + line(
        text, COLUMN - 40, _HEAD + 44, size, "plain soft", "middle", room=76
    )
    name = f"value-{ARMY_IDS[side]}"
    return time + view.thing(name, view.say("picture-value-about", value=value), worth, data_thing=name)


def track_part(view: View) -> str:
    """Points and time of both armies, the viewer's first."""
    first = RED if view.side == NONE else view.side
    drawn = "".join(
        shifted(_standing_slip(view, side), n * (_SLIP + 8), 0) for n, side in enumerate((first, 1 - first))
    )
    return part("track", "track", (0, 0, 2 * _SLIP + 8, 36), drawn)


def _standing_slip(view: View, side: int) -> str:
    """The points of an army, so many of those that win, and its time tokens."""
    s, army = view.s, ARMY_IDS[side]
    needed, points = POINTS_TO_WIN[s.variant.field.size], s.victory_points(side)
    step = min(17.0, 92 / max(s.variant.time_tokens, 1))
    glasses = "".join(
        group(use("mb-sandglass", 144 + step * n, 18, 0.72), opacity=None if n < s.tokens[side] else 0.22)
        for n in range(s.variant.time_tokens)
    )
    content = (
        rectangle(1, 1, _SLIP - 2, 34, 8, fill="url(#sheet)", stroke=colour("ink"), stroke_width=1.2)
        + use(f"mb-emblem-{army}", 19, 18, 0.86)
        + gauge(37, 11, min(points, needed), needed, 58, 14, colour(army))
        + line(f"{points}/{needed}", 100, 23.5, 15.5, "bold")
        + glasses
    )
    said = f"{view.say('word-points')}: {points}/{needed}. {view.say('word-tokens')}: {s.tokens[side]}."
    name = f"{view.name(army, 'army')}. {said}"
    return view.thing(f"standing-{army}", name, content, data_thing=f"points-{army} time-{army}")


def mat_parts(view: View) -> str:
    """The panels of both armies, once it is known who leads them."""
    s = view.s
    sides = (RED, YELLOW) if s.red_seat != NONE else ()
    return "".join(
        part(
            "mat",
            ARMY_IDS[side],
            (-1, -1, COLUMN + 2, PANEL + 5),
            panel(view, side, 0, 0),
            view.name(ARMY_IDS[side], "army"),
            data_seat=s.seat_of(side),
        )
        for side in sides
    )


def _mini(view: View, id_: str, side: int, kind: int, count: int, x: float, y: float, options: list[str]) -> str:
    """A small counter with a number."""
    content = numbered(side, kind, count)
    tip = f"{view.about_kind(kind)} {view.say('picture-number', number=count)}"
    what = KIND_IDS[kind]
    return view.thing(id_, tip, content, glowing_disc(0, 0, 29), options, placed(x, y, _MINI), data_thing=what)


def _caption(view: View, key: str, y: float) -> str:
    text = view.say(key)
    return line(text, 12, y + 5, fit(text, 14, _LEFT - 20, 12), "plain", room=_LEFT - 18)


def _step(kinds: int) -> float:
    return min(42.0, (COLUMN - _LEFT - 26) / max(1, kinds))


def _reserve(view: View, side: int) -> str:
    """What waits to be placed: types where they are known, else only how many."""
    s = view.s
    y = _HEAD + 86.0
    parts = [_caption(view, "word-reserve", y)]
    army = ARMY_IDS[side]
    if not view.knows(side):
        hidden = str(s.count_reserves(side)) if s.is_recruited else "?"
        tip = view.say("picture-reserve-hidden", number=hidden)
        content = use("token-back", 0, 0, 0.9) + badge(hidden, 16, 10, 15)
        name, place = f"reserve-{army}", placed(_LEFT + 16, y)
        return parts[0] + view.thing(name, tip, content, place=place, data_thing=name)
    held = [(kind, s.count_reserve(side, kind)) for kind in range(TABOR) if s.count_reserve(side, kind)]
    if not held:
        parts.append(line("–", _LEFT + 6, y + 5, 15, "plain soft"))
    for n, (kind, count) in enumerate(held):
        is_touched_here = side == view.side and not view.layout.is_apart
        options = [f"return:{KIND_IDS[kind]}:2:reserve"] if is_touched_here else []
        x = _LEFT + 16 + n * _step(len(held))
        parts.append(_mini(view, f"reserve-{army}-{KIND_IDS[kind]}", side, kind, count, x, y, options))
    return "".join(parts)


def lost(view: View, side: int) -> list[tuple[int, int]]:
    """Types and numbers of the counters that were on the board and have left it for good."""
    s = view.s
    found: list[tuple[int, int]] = []
    for kind in range(TABOR + 1):
        first = FIRST_COUNTER[kind]
        last = FIRST_COUNTER[kind + 1] if kind < TABOR else COUNTERS
        count = sum(
            s.shown[side] >> counter & 1 for counter in range(first, last) if s.place[COUNTERS * side + counter] == OUT
        )
        if count:
            found.append((kind, count))
    return found


def _losses(view: View, side: int) -> str:
    y = _HEAD + 130.0
    parts = [_caption(view, "word-losses", y)]
    gone = lost(view, side)
    if not gone:
        parts.append(line("–", _LEFT + 6, y + 5, 15, "plain soft"))
    for n, (kind, count) in enumerate(gone):
        x = _LEFT + 16 + n * _step(len(gone))
        parts.append(_mini(view, f"lost-{ARMY_IDS[side]}-{KIND_IDS[kind]}", side, kind, count, x, y, []))
    return parts[0] + group("".join(parts[1:]), opacity=0.72)


def _in_hand(view: View, side: int) -> str:
    """The unit that is about to be placed."""
    unit = view.in_hand()
    y = _HEAD + 172.0
    if unit == NONE or unit // COUNTERS != side:
        return _standing(view, side, y)
    kind = [n for n in range(TABOR) if FIRST_COUNTER[n] <= unit % COUNTERS][-1]
    ground = rectangle(_LEFT - 6, y - 19, 200, 38, 9, class_="bonus")
    name = line(view.name(KIND_IDS[kind]), _LEFT + 40, y + 5, 15, "bold", room=146)
    token = shifted(blank(side, kind), _LEFT + 16, y, 0.66)
    return _caption(view, "picture-in-hand", y) + ground + token + name


def _standing(view: View, side: int, y: float) -> str:
    """How many units are on the board, and how many of them can still move."""
    s = view.s
    units = [unit for unit in range(COUNTERS * side, COUNTERS * side + COUNTERS) if s.place[unit] >= 0]
    fresh = sum(1 for unit in units if s.points[unit])
    full = sum(1 for unit in units if s.knights[unit] > 1)
    if not units:
        return _caption(view, "picture-on-board", y) + line("–", _LEFT + 6, y + 5, 15, "plain soft")
    text = view.say("picture-standing", number=len(units), full=full, fresh=fresh)
    return _caption(view, "picture-on-board", y) + line(
        text, _LEFT, y + 5, fit(text, 14, COLUMN - _LEFT - 12, 12), "plain", room=COLUMN - _LEFT - 12
    )


def panel(view: View, side: int, x: float, y: float) -> str:
    """Everything that one army has beside the board."""
    rule = rectangle(10, _HEAD + 62, COLUMN - 20, 1, fill=colour("parchment-edge"))
    content = (
        _title(view, side)
        + _victory(view, side)
        + _time(view, side)
        + rule
        + _reserve(view, side)
        + _losses(view, side)
        + _in_hand(view, side)
    )
    return seat_panel(f"panel-{ARMY_IDS[side]}", content, x, y, COLUMN, PANEL)
