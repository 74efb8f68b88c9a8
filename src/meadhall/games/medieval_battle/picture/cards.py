"""What lies between the panels: the cards of recruitment and deployment, the active unit, or the tables."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import sheet, slip
from meadhall.drawing.elements import group, placed, rectangle, shifted
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import LEADING, block, fit, line, lines
from meadhall.drawing.palette import colour
from meadhall.drawing.parts import part
from meadhall.drawing.tokens import badge
from meadhall.drawing.touch import glowing_box
from meadhall.drawing.tracks import gauge
from meadhall.games.medieval_battle.content import (
    ARMY_IDS,
    BUDGET,
    COUNTERS,
    COUNTERS_OF,
    FULL,
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
from meadhall.games.medieval_battle.picture.calculator import clash_row, clash_slip, declared_panel, is_declared
from meadhall.games.medieval_battle.picture.clashes import Clash
from meadhall.games.medieval_battle.picture.counters import blank, counter, numbered
from meadhall.games.medieval_battle.picture.places import COLUMN, DISPLAY, MIDDLE
from meadhall.games.medieval_battle.picture.tables import melee_row, tables
from meadhall.games.medieval_battle.picture.targets import clashes, distant_clashes
from meadhall.games.medieval_battle.picture.view import View
from meadhall.games.medieval_battle.rules.recruitment import RecruitUnits

_HEAD: Final = 30.0
_ROW: Final = 80.0
_CARD: Final[Box] = (0, 0, 112, 160)
"""The card of a type as a part of its own, with room for its glow; eight have room beside each other."""
_PRESET: Final[Box] = (0, 0, 226, 152)
"""The card of a ready-made army as a part of its own."""
_RETURNING: Final = ("return_unit", "return_hex")
_CLASHES: Final = 3
"""So many clashes are shown in a page's dock."""


def _owner(view: View) -> int:
    return RED if view.side == NONE else view.side


# Recruitment and deployment


def _price(view: View, kind: int) -> list[str]:
    """Cost and counters of a type."""
    size = view.s.variant.field.size
    most = LONGBOW_LIMIT[size] if kind == LONGBOWMEN else COUNTERS_OF[kind]
    return [view.say("picture-cost", cost=RECRUIT_COST[kind]), view.say("picture-most", number=most)]


def _might(view: View, kind: int) -> list[str]:
    """The movement of a type, and its range."""
    shot = [view.say("picture-range", hexes=RANGE[kind])] if RANGE[kind] else []
    return [view.say("picture-moves", points=MOVEMENT[kind]), *shot]


def _is_current(view: View, kind: int) -> bool:
    """Whether the viewer decides on a unit type: how many are recruited, or where one is placed."""
    decision = view.decision
    if view.is_mine and isinstance(decision, RecruitUnits):
        return decision.kind == kind
    unit = view.in_hand() if view.layout.is_apart else NONE
    return unit != NONE and unit // COUNTERS == view.side and KIND_OF[unit] == kind


def _broad(view: View, kind: int, width: float, height: float) -> str:
    """What stands on the card of a type: the words beside the counter."""
    drawn = shifted(blank(_owner(view), kind), 32, height / 2, 0.98)
    name = view.name(KIND_IDS[kind])
    drawn += line(name, 64, 22, fit(name, 15.5, width - 100, 12), "head", room=width - 98)
    for n, facts in enumerate((_price(view, kind), _might(view, kind))):
        text = " · ".join(facts)
        drawn += line(text, 64, 42 + 18 * n, fit(text, 13, width - 70, 12), "plain soft", room=width - 68)
    return drawn


def _slim(view: View, kind: int, width: float, height: float) -> str:
    """The same where cards stand in a row: the name in the head, the counter below it, the words at the foot."""
    size, texts = block(view.name(KIND_IDS[kind]), 13, width - 36, 2, 12.5, "head")
    drawn = lines(texts, 7, 12.5, size, "head") + shifted(blank(_owner(view), kind), width / 2, 66, 0.98)
    facts = [*([] if view.s.is_recruited else _price(view, kind)), *_might(view, kind)]
    for n, text in enumerate(reversed(facts)):
        drawn += line(text, width / 2, height - 8 - 14.5 * n, 12.5, "plain soft", "middle", width - 8)
    return drawn


def _card(view: View, kind: int, x: float, y: float, box: tuple[float, float], count: int | None) -> str:
    """A unit type as a card; touchable when it may be placed, framed when it is being decided on."""
    width, height = box
    is_current = _is_current(view, kind)
    is_dim = count == 0 and not is_current
    content = slip(width, height) + (_slim if view.layout.is_apart else _broad)(view, kind, width, height)
    if count is not None:
        content += badge(count, width - 18, 17, 17)
    if is_current:
        content += rectangle(-1, -1, width + 2, height + 2, 9, class_="mb-active")
    glow = glowing_box(-2, -2, width + 4, height + 4, 10)
    body = group(content, opacity=0.55) if is_dim else content
    return view.thing(
        f"card-{KIND_IDS[kind]}", view.about_kind(kind), body, glow,
        [f"deploy:{KIND_IDS[kind]}", f"return:{KIND_IDS[kind]}:{FULL}:reserve"], placed(x, y),
        data_thing=KIND_IDS[kind],
    )  # fmt: skip


def _count(view: View, kind: int) -> int | None:
    """How many of a type the viewer holds, if that has been decided."""
    s, side = view.s, view.side
    is_decided = side != NONE and (s.is_recruited or kind < s.recruiting[side])
    return s.count_reserve(side, kind) if is_decided else None


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
        count = _count(view, kind)
        x = 10 + (kind % 2) * (width + 8)
        parts.append(_card(view, kind, x, top + (kind // 2) * (height + 6), (width, height), count))
    return "".join(parts)


def _presets(view: View) -> str:
    """The ready-made armies as cards."""
    options = [option for option in view.options if option.startswith("preset:")]
    parts = [sheet(view.say("picture-presets"), colour(f"{ARMY_IDS[_owner(view)]}-dark"), COLUMN, MIDDLE)]
    height = (MIDDLE - _HEAD - 14) / max(1, len(options)) - 6
    for n, option in enumerate(options):
        parts.append(_preset(view, option, COLUMN - 20, height, placed(10, _HEAD + 9 + n * (height + 6))))
    return "".join(parts)


def _preset(view: View, option: str, width: float, height: float, place: str) -> str:
    """A ready-made army as a card."""
    name = option.partition(":")[2]
    counts = PRESET_COUNTS[PRESET_IDS.index(name)]
    body = slip(width, height) + line(view.name(name), 12, 22, 16, "head", room=width - 24)
    held = [(kind, count) for kind, count in enumerate(counts) if count]
    across = int((width - 10) // 46)
    top = min(56.0, height - 29 - 48 * ((len(held) - 1) // across))
    for n, (kind, count) in enumerate(held):
        body += shifted(numbered(_owner(view), kind, count), 28 + n % across * 46, top + n // across * 48, 0.74)
    tip = f"{view.name(name)}. {view.say('text-' + name)}"
    glow = glowing_box(-2, -2, width + 4, height + 4, 10)
    return view.thing(f"card-{name}", tip, body, glow, [option], place, data_thing=name)


def hand(view: View) -> str:
    """The cards of the viewer: ready-made armies to choose from, types to recruit, or the reserve to be placed."""
    if view.is_mine and view.key == "choose_preset":
        armies = [(option.partition(":")[2], _preset(view, option, 218, 144, placed(4, 4))) for option in view.options]
        return "".join(part("card", name, _PRESET, drawn, view.name(name)) for name, drawn in armies)
    s = view.s
    is_placing = s.turns == 0 or (view.is_mine and view.key in _RETURNING)
    if view.side == NONE or not is_placing or (view.key == "choose_preset" and not s.is_recruited):
        return ""
    kinds = [kind for kind in range(TABOR) if not s.is_recruited or _count(view, kind) or _is_current(view, kind)]
    cards = [(KIND_IDS[kind], _card(view, kind, 4, 3, (104, 154), _count(view, kind))) for kind in kinds]
    return "".join(part("card", name, _CARD, drawn, view.name(name)) for name, drawn in cards)


# Battle


def _possible(view: View) -> list[Clash]:
    """The attacks and shots that the active unit can declare, else those to which it can go."""
    return clashes(view) or [clash for _, clash in distant_clashes(view).values()]


def _unit_sheet(view: View, unit: int, width: float, height: float) -> str:
    army = ARMY_IDS[unit // COUNTERS]
    return sheet(view.name(KIND_IDS[KIND_OF[unit]]), colour(f"{army}-dark"), width, height)


def _active(view: View) -> str:
    """The unit that acts: what it is, its card, and what its attacks and shots would mean."""
    s, unit = view.s, view.s.active
    kind = KIND_OF[unit]
    parts = [_unit_sheet(view, unit, COLUMN, MIDDLE), shifted(counter(s, unit), 40, _HEAD + 36, 1.1)]
    size, texts = block(view.say("text-" + KIND_IDS[kind]), 14.5, COLUMN - 96, 3, 12)
    parts.append(lines(texts, 82, _HEAD + 24, size, "plain"))
    top = _HEAD + 72.0
    if kind != TABOR:
        parts.append(melee_row(view, kind, top))
        top += 62
    found = _possible(view)
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


def active_part(view: View) -> str:
    """The unit that acts, for a page's dock."""
    s, unit = view.s, view.s.active
    kind = KIND_OF[unit]
    size, texts = block(view.say("text-" + KIND_IDS[kind]), 13, DISPLAY - 82, 4, 12.5)
    content = shifted(counter(s, unit), 36, _HEAD + 38, 1.1, data_thing=f"unit-{unit}")
    content += lines(texts, 72, _HEAD + 22, size, "plain")
    top = _HEAD + max(76.0, 16 + len(texts) * size * LEADING)
    if kind != TABOR:
        content += melee_row(view, kind, top, DISPLAY, 8)
        top += 66
    found = _possible(view)
    for clash in found[:_CLASHES]:
        drawn, taken = clash_slip(view, clash, top)
        content += rectangle(10, top, DISPLAY - 20, 1, fill=colour("parchment-edge")) + drawn
        top += taken
    if len(found) > _CLASHES:
        content += line(f"+{len(found) - _CLASHES}", DISPLAY - 12, top + 8, 13, "bold", "end")
        top += 14
    height = top + 6
    drawn = _unit_sheet(view, unit, DISPLAY, height) + content
    return part("display", "unit", (-1, -1, DISPLAY + 2, height + 5), drawn, view.name(KIND_IDS[kind]))


def is_acting(view: View) -> bool:
    """Whether a unit on the battlefield acts."""
    return view.s.active != NONE and view.s.place[view.s.active] >= 0


def middle(view: View, x: float, y: float) -> str:
    """What helps with the decision that waits, or the tables of the game."""
    s = view.s
    if is_declared(view):
        content = declared_panel(view, MIDDLE)
    elif view.key == "choose_preset" and view.is_mine:
        content = _presets(view)
    elif view.key in ("recruit_units", "deploy_unit", "deploy_hex") and (view.is_mine or not s.is_recruited):
        content = _muster(view)
    elif is_acting(view):
        content = _active(view)
    else:
        content = tables(view)
    return group(content, id="middle", transform=placed(x, y))
