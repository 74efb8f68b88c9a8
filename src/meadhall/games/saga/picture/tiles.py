"""The four action tiles as cards with two halves."""

from __future__ import annotations

from functools import partial
from typing import Final

from meadhall.drawing.cards import bonus_bar, head, parchment, row
from meadhall.drawing.elements import group, placed, rectangle, shifted, use
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import fit, line
from meadhall.drawing.palette import colour
from meadhall.drawing.parts import part
from meadhall.drawing.touch import glowing_box
from meadhall.games.saga.content import (
    ACTION_IDS,
    BONUS_IDS,
    FIRST_TILE,
    INITIATIVE_TILE,
    NO_BONUS,
    NONE,
    SAXON,
    SIDE_IDS,
    TILE_IDS,
    VIKING,
    Half,
)
from meadhall.games.saga.picture.view import View
from meadhall.games.saga.reasons import why_no_action, why_no_bonus

_HEAD: Final = 30.0
CARD: Final[Box] = (0, 0, 236, 228)
"""A tile as a part of its own, with room for its glow."""


def _rows(view: View, tile: int, side: int, width: float, height: float) -> str:
    """The bonus and the actions of a half, touchable while the tile is open."""
    half: Half = view.s.variant.halves[2 * tile + side]
    actions = [n for n in range(len(ACTION_IDS)) if half.actions >> n & 1]
    is_open = view.s.tile == tile and view.s.tile_owner[tile] == side
    count = 3
    each = height / count
    parts: list[str] = []
    place = (count - len(actions) - (half.bonus != NO_BONUS)) * each / 2
    if half.bonus != NO_BONUS:
        name = BONUS_IDS[half.bonus]
        content = bonus_bar(2, place + 3, width - 6, each - 6) + row(
            use(name), view.name(name), 8, place + each / 2, width - 20, 15.5, 11
        )
        why = why_no_bonus(view.s, half.bonus) if is_open else ""
        tip = _tip(view, name, why)
        glow = glowing_box(0, place + 1, width - 2, each - 2, 9)
        option = "bonus" if is_open else ""
        parts.append(_row(view, f"{TILE_IDS[tile]}-{SIDE_IDS[side]}-bonus", tip, content, glow, option, name))
        place += each
    for n, action in enumerate(actions):
        name = ACTION_IDS[action]
        said = view.name(name)
        if n and half.is_either_or:
            said = f"{view.say('picture-or')} {said}"
        content = row(use("action-" + name), said, 8, place + each / 2, width - 14, 17, 12)
        why = why_no_action(view.s, action) if is_open else ""
        tip = _tip(view, name, why)
        glow = glowing_box(2, place + 2, width - 6, each - 4, 9)
        option = f"action:{name}" if is_open else ""
        parts.append(_row(view, f"{TILE_IDS[tile]}-{name}", tip, content, glow, option, name))
        place += each
    return "".join(parts)


def _tip(view: View, name: str, why: str) -> str:
    """What an action or bonus does, and why it cannot be chosen."""
    said = f"{view.name(name)}. {view.say('text-' + name)}"
    return f"{said} {view.say('reason-not-now')} {view.say(why)}" if why else said


def _row(view: View, id_: str, tip: str, content: str, glow: str, option: str, name: str) -> str:
    # Taken apart, the table has these as verbs.
    options = [option] if option and view.layout.name == "wide" else []
    return view.thing(id_, tip, content, glow, options, data_thing=name)


def _half(view: View, tile: int, side: int, top: float, width: float, height: float) -> str:
    """One side's half."""
    s = view.s
    owner = s.tile_owner[tile]
    if s.tile == tile and owner == side:
        return _side(view, tile, side, owner, (top, width, height))
    values = (tile, s.variant.halves[2 * tile + side], owner, side, top, width, height)
    return view.alike("half", values, partial(_side, view, tile, side, owner, (top, width, height)))


def _side(view: View, tile: int, side: int, owner: int, box: tuple[float, float, float]) -> str:
    """A half with the side's shield and colour at its edge."""
    top, width, height = box
    band = 40.0
    tint = rectangle(4, top, width - 8, height, 4, fill=colour(f"{SIDE_IDS[side]}-light"), fill_opacity=0.62)
    edge = rectangle(4, top, band - 4, height, 4, fill=colour(SIDE_IDS[side] + ("-dark" if side == VIKING else "")))
    shield = use(f"shield-{SIDE_IDS[side]}", 4 + (band - 4) / 2, top + height / 2, 1.18)
    rows = shifted(_rows(view, tile, side, width - band - 10, height), band + 4, top)
    is_dim = owner not in (NONE, side)
    return group(tint + edge + shield + rows, class_="dim" if is_dim else None)


def _symbols(view: View, tile: int, width: float) -> str:
    """The sword and axe of who acts first, and the pennant of who picks first."""
    if tile == FIRST_TILE:
        return use("swords", width - 24, _HEAD / 2, 0.95)
    if tile == INITIATIVE_TILE:
        return use("pennant", width - 22, _HEAD / 2 + 1, 0.88)
    return ""


def _state(view: View, tile: int, width: float) -> str:
    """Who has the tile, and whether it is open or done."""
    s = view.s
    owner = s.tile_owner[tile]
    if owner == NONE:
        return ""
    key = "picture-done" if s.resolved >> tile & 1 else "picture-open" if s.tile == tile else "picture-taken"
    text = view.say(key)
    room = width - 150
    size = fit(text, 14, room, 11)
    return use(f"shield-{SIDE_IDS[owner]}", width - 60, _HEAD / 2, 0.86) + line(
        text, width - 78, _HEAD / 2 + 5, size, "light", "end", room=room
    )


def card(view: View, tile: int, x: float, y: float, width: float, height: float) -> str:
    """A tile; the viewer's half is the lower one."""
    s = view.s
    lower = SAXON if view.side in (NONE, SAXON) else VIKING
    options = [f"pick_tile:{TILE_IDS[tile]}", f"choose_tile:{TILE_IDS[tile]}"]
    if s.tile == tile or view.legal(options):
        return _card(view, tile, lower, (x, y, width, height), options)
    halves = (s.variant.halves[2 * tile], s.variant.halves[2 * tile + 1])
    values = (tile, halves, s.tile_owner[tile], s.resolved >> tile & 1, lower, x, y, width, height)
    return view.alike("tile", values, partial(_card, view, tile, lower, (x, y, width, height), []))


def _card(view: View, tile: int, lower: int, box: Box, options: list[str]) -> str:
    s = view.s
    x, y, width, height = box
    owner = s.tile_owner[tile]
    fill = colour("strip") if owner == NONE else colour(f"{SIDE_IDS[owner]}-dark")
    half = (height - _HEAD - 13) / 2
    parts = [
        parchment(width, height),
        _half(view, tile, 1 - lower, _HEAD + 4, width, half),
        _half(view, tile, lower, _HEAD + 9 + half, width, half),
        head(width, _HEAD, fill),
        line(view.name(TILE_IDS[tile]), 12, _HEAD / 2 + 6, 17, "light"),
        _symbols(view, tile, width),
        _state(view, tile, width),
    ]
    if s.tile == tile:
        parts.append(
            rectangle(-2, -2, width + 4, height + 4, 10, fill="none", stroke=colour("viking-red"), stroke_width=3.4)
        )
    body = "".join(parts)
    if s.resolved >> tile & 1:
        body = group(body, opacity=0.55)
    glow = glowing_box(-3, -3, width + 6, height + 6, 11)
    place = placed(x, y)
    return view.thing(
        f"tile-{TILE_IDS[tile]}", _about(view, tile), body, glow, options, place, data_thing=TILE_IDS[tile]
    )


def _about(view: View, tile: int) -> str:
    said = [view.name(TILE_IDS[tile])]
    if tile == FIRST_TILE:
        said.append(view.say("picture-first-about"))
    if tile == INITIATIVE_TILE:
        said.append(view.say("picture-initiative-about"))
    return ". ".join(said)


def tiles(view: View, x: float, y: float, width: float, height: float) -> str:
    """The four tiles, two by two."""
    gap = 10.0
    wide, high = (width - gap) / 2, (height - gap) / 2
    drawn = "".join(
        card(view, tile, x + (tile % 2) * (wide + gap), y + (tile // 2) * (high + gap), wide, high)
        for tile in range(len(TILE_IDS))
    )
    return group(drawn, id="tiles")


def tile_parts(view: View) -> str:
    """The four tiles, each for itself, those of the viewer's side last."""
    owners = view.s.tile_owner
    order = sorted(range(len(TILE_IDS)), key=lambda tile: owners[tile] == view.side)
    return "".join(
        part("card", TILE_IDS[tile], CARD, card(view, tile, 4, 4, CARD[2] - 8, CARD[3] - 8), view.name(TILE_IDS[tile]))
        for tile in order
    )
