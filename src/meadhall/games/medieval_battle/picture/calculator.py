"""The clash calculator: its five columns, the card's place on it, what shifts it, and the losses of both."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import sheet
from meadhall.drawing.elements import path, rectangle, shifted, use
from meadhall.drawing.lettering import block, fit, line, lines
from meadhall.drawing.palette import colour
from meadhall.games.medieval_battle.content import (
    ATTACKER_LOSSES,
    DEFENDER_LOSSES,
    FULL,
    KIND_IDS,
    KIND_OF,
    LEAST_COLUMN,
    NONE,
)
from meadhall.games.medieval_battle.picture.clashes import COLUMN_IDS, Clash, signed
from meadhall.games.medieval_battle.picture.counters import counter
from meadhall.games.medieval_battle.picture.places import COLUMN
from meadhall.games.medieval_battle.picture.view import View

_HEAD: Final = 30.0


def _cells(clash: Clash) -> list[tuple[str, str]]:
    """Name and content of each column; a shot by the ladder reads losses instead."""
    if clash.is_shot and clash.is_ladder:
        return [(str(losses), signed(-losses)) for losses in range(FULL + 1)]
    columns = range(len(ATTACKER_LOSSES))
    if clash.is_shot:
        return [(signed(n + LEAST_COLUMN), signed(-DEFENDER_LOSSES[n])) for n in columns]
    return [(signed(n + LEAST_COLUMN), f"{ATTACKER_LOSSES[n]} : {DEFENDER_LOSSES[n]}") for n in columns]


def strip(clash: Clash, x: float, y: float, width: float, height: float) -> str:
    """The columns from the attacker's ruin to the defender's; the card's is marked, the final one lit."""
    cells = _cells(clash)
    is_ladder = len(cells) < len(ATTACKER_LOSSES)
    base = clash.base if is_ladder else clash.base - LEAST_COLUMN
    lit = clash.losses[1] if is_ladder else clash.column - LEAST_COLUMN
    each = width / len(cells)
    parts: list[str] = []
    for n, (name, content) in enumerate(cells):
        left = x + n * each
        kind = "mb-cell-lit" if n == lit else "mb-cell-card" if n == base else "mb-cell"
        parts.append(rectangle(left + 2, y, each - 4, height, 6, class_=kind))
        face = "bold" if n == lit else "plain soft"
        parts.append(line(name, left + each / 2, y + height * 0.36, 13, "plain soft", "middle"))
        parts.append(line(content, left + each / 2, y + height * 0.82, 17 if n == lit else 15, face, "middle"))
    start, end = (x + (min(max(n, 0), len(cells) - 1) + 0.5) * each for n in (base, lit))
    parts.append(path(f"M{start:.1f} {y - 4:.1f}l-5-8h10Z", fill=colour("bronze"), stroke=colour("ink")))
    if start != end:
        tip = 7 if end > start else -7
        curve = f"M{start:.1f} {y - 12:.1f}Q{(start + end) / 2:.1f} {y - 22:.1f} {end:.1f} {y - 6:.1f}"
        parts.append(path(curve, fill="none", stroke=colour("viking-red"), stroke_width=2.6))
        parts.append(path(f"M{end:.1f} {y - 1:.1f}l{-tip}-4l3-6Z", fill=colour("viking-red")))
    return "".join(parts)


def clash_row(view: View, clash: Clash, y: float, height: float) -> str:
    """One clash: both counters, the strip, and the reasons."""
    s = view.s
    middle = y + height / 2
    tokens = shifted(counter(s, clash.attacker), 34, middle, 0.82)
    tokens += use("mb-arrow" if clash.is_shot else "mb-swords", 69, middle, 0.8)
    tokens += shifted(counter(s, clash.defender), 104, middle, 0.82)
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
    s = view.s
    clash = Clash(s, s.attacker, s.defender, False)
    parts: list[str] = []
    for unit, x, key in ((s.attacker, 76.0, "word-attacker"), (s.defender, COLUMN - 76, "word-defender")):
        parts.append(shifted(counter(s, unit), x, _HEAD + 62, 1.3))
        kind = view.name(KIND_IDS[KIND_OF[unit]])
        parts.append(line(view.say(key), x, _HEAD + 22, 14, "name", "middle"))
        parts.append(line(kind, x, _HEAD + 116, fit(kind, 15, 140, 12), "bold", "middle", room=144))
    parts.append(use("mb-swords", COLUMN / 2, _HEAD + 62, 1.9))
    top = _HEAD + 156
    parts.append(strip(clash, 14, top, COLUMN - 28, 56))
    name = view.name(COLUMN_IDS[clash.column - LEAST_COLUMN])
    parts.append(line(name, COLUMN / 2, top + 84, fit(name, 20, COLUMN - 30, 14), "head", "middle"))
    said = view.say("picture-losses", attacker=clash.losses[0], defender=clash.losses[1])
    parts.append(line(said, COLUMN / 2, top + 106, fit(said, 15, COLUMN - 30, 12), "plain", "middle"))
    y = top + 134
    for text in clash.reasons(view):
        parts.append(line(text, COLUMN / 2, y, fit(text, 14.5, COLUMN - 30, 12), "plain", "middle"))
        y += 21
    return "".join(parts)


def declared_panel(view: View, height: float) -> str:
    """The clash view."""
    return sheet(view.say("picture-clash"), colour("viking-red"), COLUMN, height, _HEAD) + _declared(view)


def is_declared(view: View) -> bool:
    """Whether an attack waits for an answer."""
    return view.s.attacker != NONE and view.s.place[view.s.attacker] >= 0
