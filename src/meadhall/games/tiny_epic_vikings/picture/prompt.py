"""The prompt, and buttons for the options that are nothing on the board."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.buttons import Button
from meadhall.drawing.elements import path, shifted, use
from meadhall.drawing.notes import Note
from meadhall.drawing.planks import Clock
from meadhall.drawing.prompts import Prompt
from meadhall.drawing.trays import ColumnTray, RowTray, Tray
from meadhall.games.tiny_epic_vikings.content import (
    ACTION_IDS,
    CLAN_IDS,
    EFFECT_ACTION,
    FAVOUR_IDS,
    GOD_IDS,
    LEADER,
    RUNE_ACTION,
)
from meadhall.games.tiny_epic_vikings.picture import favours
from meadhall.games.tiny_epic_vikings.picture.view import View
from meadhall.games.tiny_epic_vikings.prompts import about
from meadhall.games.tiny_epic_vikings.rules.battles import UseBoon
from meadhall.games.tiny_epic_vikings.rules.fury import ShiftFury
from meadhall.games.tiny_epic_vikings.rules.turns import UseLeaderAction, UseRuneAction

_CORNERS: Final = {
    ("upper", "left"): "M7 7L-6-6M-6-6H3M-6-6V3",
    ("upper", "right"): "M-7 7L6-6M6-6H-3M6-6V3",
    ("lower", "left"): "M7-7L-6 6M-6 6H3M-6 6V-3",
    ("lower", "right"): "M-7-7L6 6M6 6H-3M6 6V-3",
}
_INK: Final = "#33271a"


def _text(view: View) -> str:
    """What is asked of the viewer, or for whom they wait, or who has won."""
    s = view.s
    if s.is_over:
        return view.say("picture-won", **view.words.thing("clans", [CLAN_IDS[clan] for clan in s.best_clans()]))
    return view.prompt(about)


def _phase(view: View) -> str:
    s = view.s
    if s.era == 0:
        return "setup"
    if view.offered() or any(view.count_passing(clan) for clan in range(s.variant.players)):
        return "draft"
    return "turns"


def _clock(view: View) -> Clock:
    """The era and its phase."""
    s = view.s
    phase = view.say("picture-phase-" + _phase(view))
    if s.era == 0:
        return [(phase, 15)]
    era = (view.era_name(), 16)
    return [era] if view.decision is None else [era, (phase, 14)]


# Buttons


def _exchange(view: View, option: str) -> Button:
    """So much of one resource for as much of another, in signs."""
    _, given, taken, amount = option.split(":")
    icon = (
        use(f"tev-resource-{given}", -17, 0, 0.78)
        + path("M-5 0H5M5 0L1-4M5 0L1 4", fill="none", stroke=_INK, stroke_width=2)
        + use(f"tev-resource-{taken}", 17, 0, 0.78)
    )
    return Button(option, view.label(option), amount, icon, 54)


def _fury(view: View, option: str) -> Button:
    """A god, and how far its Fury moves."""
    head, _, god = option.partition(":")
    value = view.decision.value if isinstance(view.decision, ShiftFury) else 0
    text = f"{view.name(god)} {'+' if head == 'fury_up' else '−'}{value}"
    return Button(option, view.label(option), text, use("tev-flame", 0, 0, 0.86), 22)


def _return(view: View, option: str) -> Button:
    """A favour card and the corner of the map that it goes to, in signs."""
    _, favour, row, end = option.split(":")
    corner = path(_CORNERS[row, end], fill="none", stroke=_INK, stroke_width=2.4, stroke_linecap="round")
    icon = shifted(favours.small(FAVOUR_IDS.index(favour)), -30, -12, 0.8) + shifted(corner, 20, 0)
    return Button(option, view.label(option), "", icon, 62)


def _button(view: View, option: str) -> Button:
    head, _, rest = option.partition(":")
    label = view.label(option)
    if head == "exchange":
        return _exchange(view, option)
    if head in ("fury_up", "fury_down"):
        return _fury(view, option)
    if head == "return":
        return _return(view, option)
    if head == "take":
        return Button(option, label, label, use(f"tev-resource-{rest}", 0, 0, 0.9), 26)
    if head == "do" and isinstance(view.decision, UseLeaderAction | UseRuneAction):
        return Button(option, label, label, use(f"tev-action-{_action(view)}", 0, 0, 0.9), 26)
    return Button(option, label, label)


def _buttons(view: View) -> list[Button]:
    """One for each option that no thing has taken, and for resources, whose tracks are far away, in any case."""
    left = view.left()
    return [_button(view, option) for option in view.options if option in left or option.startswith("take:")]


# Notes


def _action(view: View) -> str:
    """The id of the action that the viewer may take or skip."""
    decision = view.decision
    assert decision is not None
    kind = LEADER if isinstance(decision, UseLeaderAction) else RUNE_ACTION
    return ACTION_IDS[EFFECT_ACTION[kind + view.s.last_card(decision.seat)]]


def _notes(view: View) -> list[Note]:
    """What the action or boon in question does."""
    if not view.is_mine:
        return []
    if isinstance(view.decision, UseLeaderAction | UseRuneAction):
        action = _action(view)
        return [Note(use(f"tev-action-{action}", 0, 0, 0.6), view.say("text-action-" + action))]
    if isinstance(view.decision, UseBoon):
        god = GOD_IDS[view.s.god_of[view.decision.rune]]
        return [Note(use(f"tev-god-{god}", 0, 0, 0.6), view.say("text-god-" + god))]
    return []


def extra_height(view: View) -> float:
    """How much higher than usual the prompt of the wide picture must be for its buttons."""
    count = sum(option.startswith("exchange:") for option in view.options)
    return 22.0 * max(0, -(-count // 7) - 1)


def prompt(view: View) -> Prompt:
    """What is asked, with buttons and notes; to be made when everything else is drawn."""
    buttons, notes = _buttons(view), _notes(view)
    tray: Tray = ColumnTray(view, buttons, notes) if notes else RowTray(view, buttons, notes)
    return Prompt(view, _text(view), _clock(view), tray)
