"""What lies between the panels: the cards of recruitment and deployment, the active unit, or the tables."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import sheet, slip
from meadhall.drawing.elements import group, placed, rectangle, shifted
from meadhall.drawing.lettering import block, fit, line, lines
from meadhall.drawing.palette import colour
from meadhall.drawing.tokens import badge
from meadhall.drawing.touch import glowing_box
from meadhall.drawing.tracks import gauge
from meadhall.games.medieval_battle.content import (
    ARMY_IDS,
    BUDGET,
    COUNTERS,
    COUNTERS_OF,
    KIND_IDS,
    KIND_OF,
    LONGBOW_LIMIT,
    LONGBOWMEN,
    MOVEMENT,
    NONE,
    PRESET_COUNTS,
    PRESET_IDS,
    RANGE,
    RECRUIT_COST,
    RED,
    TABOR,
)
from meadhall.games.medieval_battle.picture.calculator import clash_row, declared_panel, is_declared
from meadhall.games.medieval_battle.picture.counters import blank, counter
from meadhall.games.medieval_battle.picture.places import COLUMN, MIDDLE
from meadhall.games.medieval_battle.picture.tables import melee_row, tables
from meadhall.games.medieval_battle.picture.targets import clashes, distant_clashes
from meadhall.games.medieval_battle.picture.view import View
from meadhall.games.medieval_battle.rules.recruitment import RecruitUnits

_HEAD: Final = 30.0
_ROW: Final = 80.0


def _owner(view: View) -> int:
    return RED if view.side == NONE else view.side


# Recruitment and deployment


def _facts(view: View, kind: int) -> list[str]:
    """Cost and counters of a type, its movement and its range."""
    size = view.s.variant.field.size
    most = LONGBOW_LIMIT[size] if kind == LONGBOWMEN else COUNTERS_OF[kind]
    moves = view.say("picture-moves", points=MOVEMENT[kind])
    if RANGE[kind]:
        moves += f" · {view.say('picture-range', hexes=RANGE[kind])}"
    return [f"{view.say('picture-cost', cost=RECRUIT_COST[kind])} · {view.say('picture-most', number=most)}", moves]


def _card(view: View, kind: int, x: float, y: float, box: tuple[float, float], count: int | None) -> str:
    """A unit type as a card; touchable when it may be deployed, framed when it is being decided on."""
    width, height = box
    side = _owner(view)
    decision = view.decision
    is_current = view.is_mine and isinstance(decision, RecruitUnits) and decision.kind == kind
    is_dim = count == 0 and not is_current
    content = slip(width, height) + shifted(blank(side, kind), 32, height / 2, 0.98)
    name = view.name(KIND_IDS[kind])
    content += line(name, 64, 22, fit(name, 15.5, width - 100, 12), "head", room=width - 98)
    for n, text in enumerate(_facts(view, kind)):
        size = fit(text, 13, width - 70, 12)
        content += line(text, 64, 42 + 18 * n, size, "plain soft", room=width - 68)
    if count is not None:
        content += badge(count, width - 18, 17, 17)
    if is_current:
        content += rectangle(-1, -1, width + 2, height + 2, 9, class_="mb-active")
    glow = glowing_box(-2, -2, width + 4, height + 4, 10)
    body = group(content, opacity=0.55) if is_dim else content
    return view.thing(
        f"card-{KIND_IDS[kind]}", view.about_kind(kind), body, glow, [f"deploy:{KIND_IDS[kind]}"],
        placed(x, y),
    )  # fmt: skip


def _muster(view: View) -> str:
    """The eight types with what is taken of each, and the points left."""
    s, side = view.s, view.side
    is_recruiting = not s.is_recruited
    title = view.say("picture-muster" if is_recruiting else "picture-deploy")
    parts = [sheet(title, colour(f"{ARMY_IDS[_owner(view)]}-dark"), COLUMN, MIDDLE)]
    top = _HEAD + 8.0
    if is_recruiting and side != NONE:
        budget = BUDGET[s.variant.field.size]
        spent = s.cost_of_army(side)
        text = view.say("picture-points-left", left=budget - spent, budget=budget)
        parts.append(line(text, 14, top + 15, fit(text, 15, 190, 12), "bold", room=196))
        parts.append(gauge(216, top + 3, spent, budget, COLUMN - 230, 14, colour(ARMY_IDS[side])))
        top += 28
    width = (COLUMN - 28) / 2
    height = (MIDDLE - top - 8) / 4 - 6
    for kind in range(TABOR):
        is_decided = side != NONE and (s.is_recruited or kind < s.recruiting[side])
        count = s.count_reserve(side, kind) if is_decided else None
        x = 10 + (kind % 2) * (width + 8)
        parts.append(_card(view, kind, x, top + (kind // 2) * (height + 6), (width, height), count))
    return "".join(parts)


def _presets(view: View) -> str:
    """The ready-made armies as cards."""
    options = [option for option in view.options if option.startswith("preset:")]
    parts = [sheet(view.say("picture-presets"), colour(f"{ARMY_IDS[_owner(view)]}-dark"), COLUMN, MIDDLE)]
    height = (MIDDLE - _HEAD - 14) / max(1, len(options)) - 6
    for n, option in enumerate(options):
        name = option.partition(":")[2]
        counts = PRESET_COUNTS[PRESET_IDS.index(name)]
        width = COLUMN - 20
        body = slip(width, height) + line(view.name(name), 12, 22, 16, "head", room=width - 24)
        held = [(kind, count) for kind, count in enumerate(counts) if count]
        for m, (kind, count) in enumerate(held):
            token = blank(_owner(view), kind) + (badge(count, 17, 17, 21) if count > 1 else "")
            body += shifted(token, 28 + m * 46, height - 29, 0.74)
        tip = f"{view.name(name)}. {view.say('text-' + name)}"
        glow = glowing_box(-2, -2, width + 4, height + 4, 10)
        place = placed(10, _HEAD + 9 + n * (height + 6))
        parts.append(view.thing(f"card-{name}", tip, body, glow, [option], place))
    return "".join(parts)


# Battle


def _active(view: View) -> str:
    """The unit that acts: what it is, its card, and what its attacks and shots would mean."""
    s, unit = view.s, view.s.active
    kind = KIND_OF[unit]
    army = ARMY_IDS[unit // COUNTERS]
    parts = [sheet(view.name(KIND_IDS[kind]), colour(f"{army}-dark"), COLUMN, MIDDLE)]
    parts.append(shifted(counter(s, unit), 40, _HEAD + 36, 1.1))
    text = view.say("text-" + KIND_IDS[kind])
    size, texts = block(text, 14.5, COLUMN - 96, 3, 12)
    parts.append(lines(texts, 82, _HEAD + 24, size, "plain"))
    top = _HEAD + 72.0
    if kind != TABOR:
        parts.append(melee_row(view, kind, top))
        top += 62
    found = clashes(view) or [clash for _, clash in distant_clashes(view).values()]
    room = int((MIDDLE - top - 6) // _ROW)
    for clash in found[:room]:
        parts.append(rectangle(10, top, COLUMN - 20, 1, fill=colour("parchment-edge")))
        parts.append(clash_row(view, clash, top, _ROW))
        top += _ROW
    if not found:
        size, texts = block(view.say("picture-act-about"), 14, COLUMN - 32, 6, 12)
        parts.append(lines(texts, 16, top + 28, size, "plain soft"))
    elif len(found) > room:
        parts.append(line(f"+{len(found) - room}", COLUMN - 16, MIDDLE - 6, 13, "bold", "end"))
    return "".join(parts)


def middle(view: View, x: float, y: float) -> str:
    """What helps with the decision that waits, or the tables of the game."""
    s = view.s
    if is_declared(view):
        content = declared_panel(view, MIDDLE)
    elif view.key == "choose_preset" and view.is_mine:
        content = _presets(view)
    elif view.key in ("recruit_units", "deploy_unit", "deploy_hex") and (view.is_mine or not s.is_recruited):
        content = _muster(view)
    elif s.active != NONE and s.place[s.active] >= 0:
        content = _active(view)
    else:
        content = tables(view)
    return group(content, id="middle", transform=placed(x, y, view.layout.zoom))
