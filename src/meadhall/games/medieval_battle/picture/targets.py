"""What the hexes and counters of the battlefield can be touched for: steps, ways, attacks, shots, merges, retreats."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import circle, group, number, path, placed, rectangle, use
from meadhall.drawing.tokens import pill
from meadhall.drawing.touch import chain
from meadhall.engine.driver import carry_out
from meadhall.games.medieval_battle.content import (
    DISMOUNTED_POINTS,
    DISMOUNTS_TO,
    KIND_IDS,
    KIND_OF,
    NONE,
    TABOR,
)
from meadhall.games.medieval_battle.hexes import HEX_CODES, HEX_NAMES
from meadhall.games.medieval_battle.picture.clashes import Clash, signed
from meadhall.games.medieval_battle.picture.ground import placed_hex, terrain_tip
from meadhall.games.medieval_battle.picture.places import HEX_NUMBERS, TOKEN
from meadhall.games.medieval_battle.picture.view import View
from meadhall.games.medieval_battle.reach import Way
from meadhall.games.medieval_battle.reasons import why_no_unit
from meadhall.games.medieval_battle.rules.movement import enterable
from meadhall.games.medieval_battle.rules.shooting import targets
from meadhall.games.medieval_battle.rules.turns import Act, can_attack
from meadhall.games.medieval_battle.vocabularies import ATTACK, STEP

_ICONS: Final = {"attack": "mb-swords", "shoot": "mb-arrow", "merge": "mb-plus", "step": "mb-through"}
_TO_HEX: Final = ("hex", "step", "retreat")


def unit_options(view: View, hex_: int) -> list[str]:
    """The options that mean the unit on a hex."""
    name = HEX_NAMES[hex_]
    return view.legal(f"{head}:{name}" for head in ("activate", "attack", "shoot", "merge", "step"))


def clash_of(view: View, option: str) -> Clash | None:
    """What an attack or a shot of the viewer would mean."""
    head, _, name = option.partition(":")
    if head not in ("attack", "shoot") or option not in view.options:
        return None
    target = view.s.unit_at[HEX_NUMBERS[name]]
    return Clash(view.s, view.s.active, target, head == "shoot")


def clashes(view: View) -> list[Clash]:
    """All attacks and shots that the viewer can declare now."""
    found = [clash_of(view, option) for option in view.options]
    return [each for each in found if each is not None]


def unit_tip(view: View, unit: int) -> str:
    """The tooltip of a unit on the board, with what an attack on it would mean."""
    said = [view.about_unit(unit)]
    hex_ = view.s.place[unit]
    options = unit_options(view, hex_) if view.s.unit_at[hex_] == unit else []
    for option in options:
        clash = clash_of(view, option)
        if clash is not None:
            said.append(clash.said(view))
    why = why_no_unit(view.s, view.decision, unit) if view.is_mine and not options else ""
    if why:
        said.append(f"{view.say('reason-not-now')} {view.say(why)}")
    return " ".join(said)


# Hexes


def _lit(view: View, hex_: int, class_: str = "mb-lit") -> str:
    return placed_hex(view.layout, hex_, "mb-inner", class_)


def _track(view: View, options: list[str]) -> str:
    """The way of a chain, seen when it is pointed at."""
    hexes = [view.s.place[view.s.active]]
    hexes += [HEX_NUMBERS[option.partition(":")[2]] for option in options if option.startswith("step:")]
    points = [view.layout.centres[hex_] for hex_ in hexes]
    return path("M" + "L".join(f"{number(x)} {number(y)}" for x, y in points), class_="mb-path")


def _hex_label(view: View, head: str, hex_: int) -> str:
    """What a lit hex shows: points left after a step, the price of a retreat, nothing while deploying."""
    s = view.s
    cost = s.variant.field.cost[hex_]
    x, y = view.layout.centres[hex_]
    if head == "step":
        return pill(str(s.points[s.active] - cost), x, y, view.layout.letters)
    if head == "retreat":
        return pill(signed(-cost), x, y, view.layout.letters)
    return ""


def lit_hexes(view: View) -> str:
    """Empty hexes that may be chosen, and those that can be reached in several steps."""
    s = view.s
    parts: list[str] = []
    for option in view.options:
        head, _, name = option.partition(":")
        if head not in _TO_HEX:
            continue
        hex_ = HEX_NUMBERS[name]
        if s.unit_at[hex_] != NONE:
            continue
        tip = terrain_tip(s.variant.field.terrain[hex_], view.language)
        if head == "step":
            left = s.points[s.active] - s.variant.field.cost[hex_]
            tip = f"{view.say('picture-way', hex=HEX_CODES[hex_], points=left)} {tip}"
        content = _lit(view, hex_) + _hex_label(view, head, hex_)
        parts.append(view.thing(f"to-{name}", tip, content, "", [option], data_thing=name))
    for hex_, way in view.ways.items():
        if f"step:{HEX_NAMES[hex_]}" not in view.options:
            parts.append(_way(view, hex_, way))
    return "".join(parts)


def _way(view: View, hex_: int, way: Way) -> str:
    name = HEX_NAMES[hex_]
    label = view.say("picture-way", hex=HEX_CODES[hex_], points=way.points)
    tip = f"{label} {terrain_tip(view.s.variant.field.terrain[hex_], view.language)}"
    content = _lit(view, hex_, "mb-lit mb-far") + pill(str(way.points), *view.layout.centres[hex_], view.layout.letters)
    content += _track(view, way.options)
    return chain(content, way.options, label, f"way-{name}", tip, name)


# Signs above the counters


def _signed_options(view: View, hex_: int) -> list[str]:
    """The options of an active unit that mean the unit on a hex."""
    if view.key != "act" or view.s.unit_at[hex_] == NONE:
        return []
    return view.legal(f"{head}:{HEX_NAMES[hex_]}" for head in _ICONS)


def _sign(view: View, option: str, hex_: int, x: float, y: float) -> str:
    """What an option does to the unit on a hex: swords and losses, an arrow and the loss, a plus, or a way through."""
    head = option.partition(":")[0]
    clash = clash_of(view, option)
    text = clash.short() if clash is not None else ""
    if head == "step":
        text = str(view.s.points[view.s.active] - view.s.variant.field.cost[hex_] - 1)
    return pill(text, x, y, view.layout.letters, _ICONS[head])


def _beyond(view: View, hex_: int, count: int) -> list[float]:
    """How far above or below the middle of a counter its signs stand: off it, and off the active unit."""
    size = view.layout.letters
    first = TOKEN + size * 0.66 + 1.5
    apart = max(size * 1.4, view.layout.touch)
    _, y = view.layout.centres[hex_]
    _, active = view.layout.centres[view.s.place[view.s.active]]
    if abs(active - y) < 1:
        return [-first, first][:count]
    away = -1 if active > y else 1
    return [away * first, away * (first + apart)][:count]


def own_sign(view: View, hex_: int) -> str:
    """The sign of a counter that can be touched for one thing only, around the middle of its hex."""
    options = _signed_options(view, hex_)
    return _sign(view, options[0], hex_, 0, _beyond(view, hex_, 1)[0]) if len(options) == 1 else ""


def _around(view: View, x: float, y: float) -> str:
    """The room in which a small sign can be touched."""
    size = view.layout.touch
    return rectangle(x - size / 2, y - size / 2, size, size, class_="mb-hex") if size else ""


def signs(view: View) -> str:
    """Where several things can be done to one unit: a sign for each, to be touched alone."""
    parts: list[str] = []
    for hex_ in view.s.variant.field.hexes if view.key == "act" and view.options else []:
        options = _signed_options(view, hex_)
        if len(options) < 2:
            continue
        for option, shift in zip(options, _beyond(view, hex_, len(options)), strict=True):
            known = clash_of(view, option)
            tip = f"{view.label(option)}. {known.said(view)}" if known is not None else view.label(option)
            x, y = view.layout.centres[hex_]
            drawn = _sign(view, option, hex_, x, y + shift) + _around(view, x, y + shift)
            what = f"unit-{view.s.unit_at[hex_]}"
            parts.append(view.thing(f"sign-{option.replace(':', '-')}", tip, drawn, options=[option], data_thing=what))
    for hex_, (options, clash) in distant_clashes(view).items():
        parts.append(_distant(view, hex_, options, clash))
    parts += [_dismount(view, option) for option in view.options if option.startswith("dismount:")]
    return "".join(parts)


def _dismount(view: View, option: str) -> str:
    """A boot at the side of a mounted unit that may dismount before the turn's play."""
    s, size = view.s, view.layout.letters
    hex_ = HEX_NUMBERS[option.partition(":")[2]]
    unit = s.unit_at[hex_]
    foot = view.words.thing("foot", [KIND_IDS[DISMOUNTS_TO[KIND_OF[unit]]]])
    about = view.say("picture-dismount", **foot, points=DISMOUNTED_POINTS[s.points[unit]])
    x, y = view.layout.centres[hex_]
    drawn = circle(0, 0, size * 0.6, class_="badge", stroke_width=1.3) + use("mb-boot", 0, 0, size / 27)
    drawn += _around(view, size * 0.3, size * 0.3)
    place = placed(x + TOKEN, y + TOKEN * 0.36)
    tip = f"{view.label(option)}. {about}"
    return view.thing(f"dismount-{HEX_NAMES[hex_]}", tip, drawn, "", [option], place, data_thing=f"unit-{unit}")


def _enemies_near(view: View, way: Way) -> list[tuple[str, int]]:
    """What the active unit could attack or shoot at where a way leads."""
    t, unit = way.state, view.s.active
    found: list[tuple[str, int]] = []
    if KIND_OF[unit] != TABOR:
        found += [("attack", hex_) for hex_ in enterable(t, unit) if can_attack(t, unit, hex_)]
    return found + [("shoot", hex_) for hex_ in targets(t, unit)]


def _steps(view: View) -> list[Way]:
    """The single steps of the active unit as ways."""
    s, decision = view.s, view.decision
    found: list[Way] = []
    if not isinstance(decision, Act) or not view.is_mine:
        return found
    for option in decision.options(s):
        if STEP <= option < ATTACK and s.unit_at[option - STEP] == NONE:
            t = s.clone()
            carry_out(t, decision, option)
            if t.active == s.active:
                found.append(Way([Act.vocabulary.name(option)], t.points[s.active], t))
    return found


def distant_clashes(view: View) -> dict[int, tuple[list[str], Clash]]:
    """For every enemy out of reach now: the way to the attack or shot that promises most after some steps."""
    best: dict[int, tuple[tuple[int, int], list[str], Clash]] = {}
    direct = [HEX_NUMBERS[option.partition(":")[2]] for option in view.options if option[:5] in ("attac", "shoot")]
    for way in [*_steps(view), *view.ways.values()]:
        for head, hex_ in _enemies_near(view, way):
            if hex_ in direct:
                continue
            clash = Clash(way.state, view.s.active, way.state.unit_at[hex_], head == "shoot")
            worth = (clash.losses[1] - clash.losses[0], way.points)
            known = best.get(hex_)
            if known is None or known[0] < worth:
                best[hex_] = (worth, [*way.options, f"{head}:{HEX_NAMES[hex_]}"], clash)
    ranked = sorted(best.items(), key=lambda item: item[1][0], reverse=True)
    return {hex_: (options, clash) for hex_, (_, options, clash) in ranked}


def _distant(view: View, hex_: int, options: list[str], clash: Clash) -> str:
    head = options[-1].partition(":")[0]
    x, y = view.layout.centres[hex_]
    content = _lit(view, hex_, "mb-lit mb-around")
    content += pill(clash.short(), x, y + _beyond(view, hex_, 1)[0], view.layout.letters, _ICONS[head]) + _track(
        view, options
    )
    origin = view.name(options[-2].partition(":")[2])
    label = view.say(f"picture-way-{head}", hex=HEX_CODES[hex_], origin=origin)
    tip = f"{view.about_unit(view.s.unit_at[hex_])} {label} {clash.said(view)}"
    return chain(content, options, label, f"far-{HEX_NAMES[hex_]}", tip, f"unit-{view.s.unit_at[hex_]}")


def sight_lines(view: View) -> str:
    """A dotted line from the active unit to everything that it may shoot at."""
    s = view.s
    parts: list[str] = []
    for option in view.options:
        head, _, name = option.partition(":")
        if head == "shoot" and s.active != NONE:
            (x, y), (u, v) = view.layout.centres[s.place[s.active]], view.layout.centres[HEX_NUMBERS[name]]
            line_ = f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}"
            parts.append(path(line_, stroke="#1d140a", stroke_width=5, stroke_opacity=".5", stroke_linecap="round"))
            parts.append(
                path(line_, stroke="#fff3dc", stroke_width=2.6, stroke_dasharray="1 7", stroke_linecap="round")
            )
    return group("".join(parts), class_="still")
