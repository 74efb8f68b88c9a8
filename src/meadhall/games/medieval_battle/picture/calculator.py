"""The clash calculator: its five columns, the card's place on it, what shifts it, and the losses of both."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import sheet
from meadhall.drawing.elements import path, rectangle, shifted, use
from meadhall.drawing.lettering import LEADING, block, fit, line, lines, wrap
from meadhall.drawing.palette import colour
from meadhall.drawing.parts import part
from meadhall.games.medieval_battle.content import (
    ATTACKER_LOSSES,
    DEFENDER_LOSSES,
    FLAG_IDS,
    FULL,
    KIND_IDS,
    KIND_OF,
    LEAST_COLUMN,
    NONE,
)
from meadhall.games.medieval_battle.hexes import HEX_CODES
from meadhall.games.medieval_battle.picture.clashes import COLUMN_IDS, Clash, Reckoning, signed
from meadhall.games.medieval_battle.picture.counters import counter
from meadhall.games.medieval_battle.picture.ground import names_of
from meadhall.games.medieval_battle.picture.places import COLUMN, DISPLAY
from meadhall.games.medieval_battle.picture.view import View

_HEAD: Final = 30.0
_SCENE: Final = (372.0, 262.0)
"""Width and height of an attack as a scene of its own."""


def _cells(clash: Reckoning) -> list[tuple[str, str]]:
    """Name and content of each column; a shot by the ladder reads losses instead."""
    if clash.is_shot and clash.is_ladder:
        return [(str(losses), signed(-losses)) for losses in range(FULL + 1)]
    columns = range(len(ATTACKER_LOSSES))
    if clash.is_shot:
        return [(signed(n + LEAST_COLUMN), signed(-DEFENDER_LOSSES[n])) for n in columns]
    return [(signed(n + LEAST_COLUMN), f"{ATTACKER_LOSSES[n]} : {DEFENDER_LOSSES[n]}") for n in columns]


def strip(clash: Reckoning, x: float, y: float, width: float, height: float) -> str:
    """The columns from the attacker's ruin to the defender's; the card's is marked, the final one lit."""
    cells = _cells(clash)
    is_ladder = len(cells) < len(ATTACKER_LOSSES)
    base = clash.base if is_ladder else clash.base - LEAST_COLUMN
    lit = clash.losses[1] if is_ladder else clash.column - LEAST_COLUMN
    each = width / len(cells)
    large, small = min(17, each * 0.42), min(15, each * 0.38)
    parts: list[str] = []
    for n, (name, content) in enumerate(cells):
        left = x + n * each
        kind = "mb-cell-lit" if n == lit else "mb-cell-card" if n == base else "mb-cell"
        parts.append(rectangle(left + 2, y, each - 4, height, 6, class_=kind))
        face = "bold" if n == lit else "plain soft"
        parts.append(line(name, left + each / 2, y + height * 0.36, 13, "plain soft", "middle"))
        parts.append(line(content, left + each / 2, y + height * 0.82, large if n == lit else small, face, "middle"))
    start, end = (x + (min(max(n, 0), len(cells) - 1) + 0.5) * each for n in (base, lit))
    parts.append(path(f"M{start:.1f} {y - 4:.1f}l-5-8h10Z", fill=colour("bronze"), stroke=colour("ink")))
    if start != end:
        tip = 7 if end > start else -7
        curve = f"M{start:.1f} {y - 12:.1f}Q{(start + end) / 2:.1f} {y - 22:.1f} {end:.1f} {y - 6:.1f}"
        parts.append(path(curve, fill="none", stroke=colour("viking-red"), stroke_width=2.6))
        parts.append(path(f"M{end:.1f} {y - 1:.1f}l{-tip}-4l3-6Z", fill=colour("viking-red")))
    return "".join(parts)


def _tokens(view: View, clash: Clash, y: float) -> str:
    """Both counters, and what is between them."""
    drawn = use("mb-arrow" if clash.is_shot else "mb-swords", 69, y, 0.8)
    for unit, x in ((clash.attacker, 34), (clash.defender, 104)):
        drawn += shifted(counter(view.s, unit), x, y, 0.82, data_thing=f"unit-{unit}")
    return drawn


def clash_slip(view: View, clash: Clash, y: float) -> tuple[str, float]:
    """One clash where there is little room: both counters, where and why, and the strip below; the height it takes."""
    s = view.s
    hex_ = s.place[clash.defender]
    flags = dict(names_of(s.variant.field))
    where = HEX_CODES[hex_] + (f" {view.name(FLAG_IDS[flags[hex_]])}" if hex_ in flags else "")
    x, room = 134.0, DISPLAY - 142
    drawn = _tokens(view, clash, y + 32)
    drawn += line(where, x, y + 18, fit(where, 15, room, 12), "head", room=room)
    said = (clash.result(view),) if clash.is_on_tabor else tuple(clash.reasons(view))
    texts = tuple(each for text in said for each in wrap(text, 12.5, room))
    drawn += lines(texts, x, y + 34, 12.5, "plain")
    foot = max(y + 62, y + 28 + len(texts) * 12.5 * LEADING)
    if clash.is_on_tabor:
        return drawn, foot - y + 4
    return drawn + strip(clash, 10, foot + 18, DISPLAY - 20, 38), foot - y + 62


def clash_row(view: View, clash: Clash, y: float, height: float) -> str:
    """One clash: both counters, the strip, and the reasons."""
    middle = y + height / 2
    tokens = _tokens(view, clash, middle)
    x, room = 136.0, COLUMN - 148
    if clash.is_on_tabor:
        size, texts = block(clash.result(view), 15, room, 3, 12)
        return tokens + lines(texts, x, middle - (len(texts) - 1) * size * 0.59 + size * 0.36, size, "plain")
    reasons = " · ".join(clash.reasons(view))
    size = fit(reasons, 13.5, room, 12)
    top = middle - 20
    return tokens + strip(clash, x, top, room, 38) + line(reasons, x, top + 53, size, "plain", room=room)


def _declared(view: View) -> str:
    """The attack that waits for the defender's answer."""
    clash = _waiting(view)
    top = _HEAD + 156
    drawn = _fighters(view, 76, COLUMN - 76) + use("mb-swords", COLUMN / 2, _HEAD + 62, 1.9)
    drawn += strip(clash, 14, top, COLUMN - 28, 56) + _ending(view, clash, COLUMN / 2, top + 84, COLUMN - 30)
    y = top + 134
    for text in clash.reasons(view):
        drawn += line(text, COLUMN / 2, y, fit(text, 14.5, COLUMN - 30, 12), "plain", "middle")
        y += 21
    return drawn


def _waiting(view: View) -> Clash:
    return Clash(view.s, view.s.attacker, view.s.defender, False)


def _fighters(view: View, left: float, right: float, room: float = 144) -> str:
    """Attacker and defender with their names, in two lines where there is little room."""
    s = view.s
    parts: list[str] = []
    for unit, x, key in ((s.attacker, left, "word-attacker"), (s.defender, right, "word-defender")):
        parts.append(shifted(counter(s, unit), x, _HEAD + 62, 1.3, data_thing=f"unit-{unit}"))
        kind = view.name(KIND_IDS[KIND_OF[unit]])
        parts.append(line(view.say(key), x, _HEAD + 22, 14, "name", "middle"))
        size, texts = block(kind, 15, room, 2, 13, "bold")
        parts.append(lines(texts, x, _HEAD + 116, size, "bold", "middle"))
    return "".join(parts)


def _ending(view: View, clash: Clash, x: float, y: float, room: float) -> str:
    """How the clash would end, in words around x."""
    name = view.name(COLUMN_IDS[clash.column - LEAST_COLUMN])
    said = view.say("picture-losses", attacker=clash.losses[0], defender=clash.losses[1])
    return line(name, x, y, fit(name, 20, room, 14), "head", "middle") + line(
        said, x, y + 22, fit(said, 15, room, 12), "plain", "middle"
    )


def declared_part(view: View) -> str:
    """The attack that waits for the defender's answer as a scene of its own: the strip between the two."""
    clash, title = _waiting(view), view.say("picture-clash")
    width, height = _SCENE
    drawn = sheet(title, colour("viking-red"), width, height, _HEAD) + _fighters(view, 46, width - 46, 84)
    drawn += strip(clash, 92, _HEAD + 36, width - 184, 56)
    drawn += _ending(view, clash, width / 2, _HEAD + 160, width - 30)
    size, texts = block(" · ".join(clash.reasons(view)), 14, width - 24, 2, 12)
    drawn += lines(texts, width / 2, _HEAD + 205, size, "plain", "middle")
    about = f"unit-{view.s.defender}"
    return part("scene", "clash", (-1, -1, width + 2, height + 5), drawn, title, data_about=about)


def declared_panel(view: View, height: float) -> str:
    """The clash view."""
    return sheet(view.say("picture-clash"), colour("viking-red"), COLUMN, height, _HEAD) + _declared(view)


def is_declared(view: View) -> bool:
    """Whether an attack waits for an answer."""
    return view.s.attacker != NONE and view.s.place[view.s.attacker] >= 0
