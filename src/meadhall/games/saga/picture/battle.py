"""The battle being fought: both line-ups, their strength now, and the losses it would mean."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import sheet
from meadhall.drawing.elements import placed, rectangle, use
from meadhall.drawing.lettering import fit, line
from meadhall.drawing.palette import colour
from meadhall.drawing.tokens import shields_width
from meadhall.games.saga.content import HANDLE_IDS, SAXON, SIDE_IDS, SPACE_IDS, SPACES, VIKING
from meadhall.games.saga.picture.board import leader, unit_options, warriors
from meadhall.games.saga.picture.view import View
from meadhall.games.saga.rules.leaders import strength_of_leader
from meadhall.games.saga.rules.losses import ChooseLosses

WIDTH: Final = 468.0
HEIGHT: Final = 160.0
_HEAD: Final = 28.0


def _strength(view: View, side: int) -> int:
    s = view.s
    mask = s.leaders_at(side, s.battle)
    leaders = sum(strength_of_leader(s, 4 * side + n, s.battle) for n in range(4) if mask >> n & 1)
    return s.warriors[side * SPACES + s.battle] + leaders


def _line_up(view: View, side: int, left: float, width: float) -> str:
    """The units of a side; leaders revealed now stand on a light ground."""
    s = view.s
    area = s.battle
    count = s.warriors[side * SPACES + area]
    mask = s.leaders_at(side, area)
    handles = [4 * side + n for n in range(4) if mask >> n & 1]
    total = (shields_width(count) + 8 if count else 0) + 38 * len(handles)
    scale = min(1.12, (width - 12) / max(total, 1))
    x = left + (width - total * scale) / 2
    y = _HEAD + 38
    parts: list[str] = []
    if count:
        half = (shields_width(count) / 2 + 4) * scale
        options = unit_options(view, side, area, "warrior")
        parts.append(warriors(view, side, count, (x + half, y, scale), "in-battle", options))
        x += 2 * half
    for handle in handles:
        if s.revealed >> handle & 1:
            parts.append(
                rectangle(x + 1 * scale, y - 25 * scale, 36 * scale, 50 * scale, 7, class_="badge", stroke_width=1.6)
            )
        options = unit_options(view, side, area, HANDLE_IDS[handle])
        parts.append(leader(view, handle, x + 17 * scale, y, scale, options, "battle"))
        x += 38 * scale
    return "".join(parts)


def _is_settled(view: View) -> bool:
    """Whether strengths have been compared, so that the units left no longer tell them."""
    return view.key in ("choose_losses", "choose_retreat", "plunder_after_battle")


def _losses(view: View, side: int, other: int) -> str:
    """The losses that the side must choose now, or would have if nothing more were revealed."""
    s = view.s
    if isinstance(view.decision, ChooseLosses) and view.decision.side == side:
        return f"{view.say('picture-losses')} {view.decision.number}"
    if _is_settled(view):
        return ""
    return f"{view.say('picture-losses')} {min(other // 2, s.units[side * SPACES + s.battle])}"


def _figures(view: View, side: int, left: float, width: float, own: int, other: int) -> str:
    """Strength, losses to come, and whether the side has passed."""
    middle = left + width / 2
    texts = [_losses(view, side, other)]
    chance = view.chance(side, view.s.battle)
    if chance is not None:
        texts.append(view.words.say("picture-chance", percent=chance))
    if view.s.passed >> side & 1 and not _is_settled(view):
        texts.append(view.say("picture-passed"))
    text = " · ".join(texts)
    below = line(text, middle, HEIGHT - 18, fit(text, 15, width - 8, 13), "plain", "middle", room=width - 8)
    if _is_settled(view):
        return below
    strength = f"{view.say('word-strength')} {own}"
    return line(strength, middle, HEIGHT - 42, 17, "bold", "middle", room=width - 8) + below


def battle_panel(view: View, x: float, y: float) -> str:
    """The panel, with an edge around the side that would win now."""
    s = view.s
    name = SPACE_IDS[s.battle]
    strengths = [_strength(view, SAXON), _strength(view, VIKING)]
    leading = SAXON if strengths[SAXON] >= strengths[VIKING] else VIKING
    gap = 56.0
    width = (WIDTH - gap) / 2
    lefts = [6.0, WIDTH - width - 6]
    title = f"{view.say('word-battle')}: {view.name(name)}"
    parts = [sheet(title, colour("viking-red"), WIDTH, HEIGHT, _HEAD, 17, 72)]
    if s.has_burh(s.battle):
        parts.append(use("burh", WIDTH - 28, _HEAD / 2 + 2, 0.72))
    for side in (SAXON, VIKING):
        ground = rectangle(
            lefts[side], _HEAD + 5, width, HEIGHT - _HEAD - 11, 6, fill=colour(f"{SIDE_IDS[side]}-light")
        )
        edge = ""
        if side == leading and not _is_settled(view):
            edge = rectangle(
                lefts[side] + 1,
                _HEAD + 6,
                width - 2,
                HEIGHT - _HEAD - 13,
                6,
                fill="none",
                stroke=colour(f"{SIDE_IDS[side]}-dark"),
                stroke_width=3,
            )
        parts.append(ground + edge + _line_up(view, side, lefts[side], width))
        parts.append(_figures(view, side, lefts[side], width, strengths[side], strengths[1 - side]))
    parts.append(use("swords", WIDTH / 2, _HEAD + 38, 1.25))
    if not _is_settled(view):
        score = f"{strengths[SAXON]} : {strengths[VIKING]}"
        parts.append(line(score, WIDTH / 2, HEIGHT - 42, 18, "bold", "middle", room=gap - 4))
    tip = f"{view.say('word-battle')}: {view.name(name)}{view.about_chance(s.battle)}"
    return view.thing("battle", tip, "".join(parts), place=placed(x, y), data_thing="battle")
