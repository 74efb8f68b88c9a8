"""The prompt, and buttons for the options that are nothing on the table."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.buttons import Button
from meadhall.drawing.elements import use
from meadhall.drawing.lettering import line, percent
from meadhall.drawing.notes import Note
from meadhall.drawing.planks import Clock
from meadhall.drawing.trays import RowTray
from meadhall.games.northgard.content import BUILDING_IDS, FALLEN_VALKYRIE, RESOURCE_IDS
from meadhall.games.northgard.picture.chances import attack, fight, hunt, is_attacked
from meadhall.games.northgard.picture.hands import IN_HAND, TABS
from meadhall.games.northgard.picture.view import View
from meadhall.games.northgard.prompts import about
from meadhall.games.northgard.rules.building import Build, cost_of
from meadhall.games.northgard.rules.combat import SpendFood
from meadhall.games.northgard.rules.creatures import SpendFoodOnCreature
from meadhall.games.northgard.rules.map_specials import BribeCount, HiddenCount
from meadhall.games.northgard.rules.moving import MoveCount
from meadhall.games.northgard.rules.turns import displayed

_FEW: Final = 3
"""So many buttons have room in a narrow tray."""
PHASES: Final = ("setup", "actions", "creatures", "harvest", "winter", "end")
_MANY: Final = 18
"""With more buildings to choose from, their cost is only in their names."""
_SIGNS: Final = {
    "upgrade": "upgrade",
    "pass": "wait",
    "end_turn": "wait",
    "recruit": "recruit",
    "move": "move",
    "explore": "explore",
    "explore_first": "explore",
    "move_first": "move",
    "build": "build",
    "build_first": "build",
    "redraw": "swap",
    "draw_tile": "tile",
    "draw": "draw",
    "point": "point",
    "casualty": "casualty",
    "cancel": "no",
    "out_of_game": "no",
    "discard": "discard",
}
"""The signs of options that have no parts."""


def text(view: View) -> str:
    """What is asked of the viewer, or for whom they wait, or who has won."""
    s = view.s
    if view.decision is None and s.won:
        winners = [view.clan(seat) for seat in view.seats if s.won >> seat & 1]
        return view.words.say("picture-won", **view.words.thing("sides", winners))
    return view.prompt(about)


def clock(view: View) -> Clock:
    """The year and its phase."""
    s = view.s
    if s.year == 0:
        return [(view.say("picture-phase-setup"), 15)]
    year = f"{view.say('word-year')} {s.year}/{s.variant.years}"
    if view.decision is None:
        return [(year, 16)]
    return [(year, 16), (view.say("picture-phase-" + PHASES[s.phase]), 14)]


# Buttons


def _signs(counts: list[tuple[str, int]]) -> tuple[str, float]:
    """So many of each sign side by side, and how wide they are."""
    names = [name for name, count in counts for _ in range(count)]
    step = 19.0
    left = -step * (len(names) - 1) / 2
    return "".join(use(f"nor-{name}", left + n * step, 0, 0.92) for n, name in enumerate(names)), step * len(names) + 3


def _chance(view: View, option: str, chance: float, said: str, icon: str, wide: float) -> Button:
    """A button with the chance to win: beside its number, or below its words where the table is in parts."""
    label = view.label(option)
    if view.is_apart:
        return Button(option, label, label, icon, wide, view.say("picture-chance", chance=percent(chance)))
    return Button(option, label, f"{said}  {percent(chance)}", icon, wide)


def _troops(view: View, option: str, count: int, has_kaija: bool) -> Button:
    """So many units, with the chance to win where they would fight."""
    s, decision = view.s, view.decision
    seat = s.owner[s.origin] if isinstance(decision, BribeCount) else view.seat
    said = str(count) if count or not has_kaija else ""
    icon = use(f"nor-unit-{view.clan(seat)}") if count or not has_kaija else ""
    wide = 24.0
    if has_kaija:
        icon = (
            use(f"nor-unit-{view.clan(seat)}", -12, 0, 1) + use("nor-kaija", 12, 0, 0.95) if count else use("nor-kaija")
        )
        wide = 48.0 if count else 24.0
    if isinstance(decision, MoveCount | HiddenCount | BribeCount) and is_attacked(s, seat, s.target):
        return _chance(view, option, attack(s, seat, s.target, count, has_kaija), said, icon, wide)
    if isinstance(decision, MoveCount) and s.has_valkyrie(s.target):
        valkyrie = s.creature_in(s.target, FALLEN_VALKYRIE)
        return _chance(view, option, hunt(s, seat, valkyrie, count, has_kaija), said, icon, wide)
    label = view.label(option)
    return Button(option, label, label if view.is_apart else said, icon, wide)


def _food(view: View, option: str, count: int) -> Button:
    said = str(count)
    if isinstance(view.decision, SpendFood | SpendFoodOnCreature):
        return _chance(view, option, fight(view.s, view.seat, count), said, use("nor-food"), 22)
    label = view.label(option)
    return Button(option, label, label if view.is_apart else said, use("nor-food"), 22)


def _build(view: View, option: str, territory: str, building: str) -> Button:
    label = view.label(option)
    icon, wide, effect = use(f"nor-{building}"), 24.0, ""
    if isinstance(view.decision, Build):
        cost = cost_of(BUILDING_IDS.index(building), view.s.card)
        effect = view.say("picture-wood", wood=cost)
        if len(view.options) <= _MANY and not view.is_apart:
            price = line(str(cost), 2, 5.4, 15, "plain", "middle") + use("nor-wood", 18, 0, 0.78)
            icon, wide = use(f"nor-{building}", -16) + price, 56.0
    return Button(option, label, label if view.is_apart else view.name(territory), icon, wide, effect)


def _effect(view: View, option: str) -> str:
    """What an option without parts costs or leads to."""
    if option != "pass":
        return ""
    return view.say("picture-pick-card" if displayed(view.s) else "picture-no-more-turns")


def _button(view: View, option: str) -> Button:
    head, *parts = option.split(":")
    label = view.label(option)
    if head in ("units", "units_and_kaija"):
        return _troops(view, option, int(parts[0]), head == "units_and_kaija")
    if head == "food":
        return _food(view, option, int(parts[0]))
    if head == "build" and parts:
        return _build(view, option, *parts)
    if head == "give":
        icon, wide = _signs([(RESOURCE_IDS[n], int(part)) for n, part in enumerate(parts)])
        return Button(option, label, "", icon, wide)
    if head == "swap":
        icon, wide = _signs([(parts[0], 1), ("swap", 1), (parts[1], 1)])
        return Button(option, label, "", icon, wide)
    if head in ("resource", "building"):
        return Button(option, label, view.name(parts[0]), use(f"nor-{parts[0]}"), 24)
    if head in _SIGNS:
        return Button(option, label, label, use(f"nor-{_SIGNS[head]}"), 24, _effect(view, option))
    return Button(option, label, label)


def _notes(view: View) -> list[Note]:
    """What helps with the decision."""
    if not view.is_mine:
        return []
    if isinstance(view.decision, SpendFood | SpendFoodOnCreature):
        return [Note(use("nor-point", 0, 0, 0.8), view.say("picture-note-food"))]
    if isinstance(view.decision, MoveCount | HiddenCount) and is_attacked(view.s, view.seat, view.s.target):
        return [Note(use("nor-point", 0, 0, 0.8), view.say("picture-note-odds"))]
    return []


def is_broad(view: View, spread: set[str]) -> bool:
    """Whether the buttons to come, when hand and spread are still to be drawn, need much room."""
    left = [option for option in view.left() if option not in spread]
    buttons = [option for option in left if option.split(":")[0] not in ("play", *TABS)]
    return len(buttons) > _FEW and view.key not in IN_HAND


def tray(view: View) -> RowTray:
    """Buttons and notes; to be made when everything else is drawn."""
    return RowTray(view, [_button(view, option) for option in view.left()], _notes(view))
