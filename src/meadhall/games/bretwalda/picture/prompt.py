"""The prompt, and buttons for the options that are nothing on the table."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.buttons import Button
from meadhall.drawing.elements import use
from meadhall.drawing.lettering import percent
from meadhall.drawing.notes import Note
from meadhall.drawing.planks import Clock
from meadhall.drawing.trays import ColumnTray, RowTray, Tray
from meadhall.games.bretwalda.content import (
    KIND_IDS,
    KINGDOM_IDS,
    NONE,
    OWNER_IDS,
    ROUNDS,
    SEASON_IDS,
    SEASON_OF_ROUND,
)
from meadhall.games.bretwalda.groups import SLOT_KIND, SLOT_WHOSE
from meadhall.games.bretwalda.picture.chances import has_chances, of_option
from meadhall.games.bretwalda.picture.pieces import piece
from meadhall.games.bretwalda.picture.view import View
from meadhall.games.bretwalda.prompts import about
from meadhall.games.bretwalda.rules.movement import MoveGroup

_SIGNS: Final = {
    "offer": "coin",
    "buy": "bre-lordship",
    "swap": "bre-chronicle",
    "retreat": "bre-action-movement",
    "continue": "swords",
    "clockwise": "pennant",
    "counter_clockwise": "pennant",
}
"""The signs of options by their heads."""
_GOLD_KEYS: Final = ("offer_gold", "ask_gold")
_FOOD_KEYS: Final = ("pay_with_food", "raid_food", "spoil_food")


def text(view: View) -> str:
    """What is asked of the viewer, or for whom they wait, or who has won."""
    s = view.s
    if s.is_over and s.ranking[0] != NONE:
        return view.say("picture-won", **view.words.thing("kingdom", [KINGDOM_IDS[s.ranking[0]]]))
    return view.prompt(about)


def clock(view: View) -> Clock:
    """The Season and its number."""
    s = view.s
    if s.round == 0:
        return [(view.say("text-setup"), 13)]
    return [(f"{s.round}/{ROUNDS}", 16), (view.name(SEASON_IDS[SEASON_OF_ROUND[s.round]]), 14)]


# Buttons


def _own(view: View, whose: int) -> str:
    """The id of the viewer's Kingdom, or of its Vassal."""
    owner = view.s.owner_of(view.kingdom, whose) if view.kingdom != NONE else NONE
    return OWNER_IDS[owner] if owner != NONE else "neutral"


def _of_kind(view: View, option: str, kind: str, side: str) -> Button:
    label = view.label(option)
    return Button(option, label, label, piece(kind, side, 0, 0, 0.84), 22)


def _number(view: View, option: str, number: str) -> Button:
    """So many units, Gold or Food."""
    label = view.label(option)
    decision = view.decision
    if isinstance(decision, MoveGroup):
        icon = piece(KIND_IDS[SLOT_KIND[decision.slot]], _own(view, SLOT_WHOSE[decision.slot]), 0, 0, 0.84)
        return Button(option, label, number + _chance(view, option), icon, 22)
    if view.key in _GOLD_KEYS:
        return Button(option, label, number, use("coin", 0, 0, 1.1), 22)
    if view.key in _FOOD_KEYS:
        return Button(option, label, number, use("bre-food", 0, 0, 0.9), 18)
    return Button(option, label, label)


def _chance(view: View, option: str) -> str:
    """The chance to win that goes with an option, after its words."""
    chance = of_option(view, option)
    return "" if chance is None else f" · {percent(chance)}"


def _button(view: View, option: str) -> Button:
    head, *parts = option.split(":")
    label = view.label(option)
    if head in ("take", "number"):
        return _number(view, option, parts[0])
    if head in ("recruit", "kind", "placed"):
        return _of_kind(view, option, parts[0], _own(view, 0))
    if head == "upgrade":
        return _of_kind(view, option, parts[1], _own(view, 0))
    if head == "muster":
        return _of_kind(view, option, parts[0], _own(view, 1))
    if head == "unit":
        return _of_kind(view, option, parts[0], _own(view, int(parts[1] == "of_vassal")))
    if head == "unit_at":
        icon = piece(parts[1], _own(view, int(parts[2] == "of_vassal")), 0, 0, 0.84)
        return Button(option, label, view.name(parts[0]), icon, 22)
    if head in ("building", "build"):
        return Button(option, label, label, use(f"bre-{parts[0]}", 0, 0, 0.84), 24)
    if head == "kingdom":
        return Button(option, label, label, use(f"bre-shield-{parts[0]}", 0, 0, 0.8), 22)
    if head == "action":
        return Button(option, label, label, use(f"bre-action-{parts[0]}", 0, 0, 0.84), 24)
    if head in _SIGNS:
        return Button(option, label, label + _chance(view, option), use(_SIGNS[head], 0, 0, 0.8), 22)
    return Button(option, label, label + _chance(view, option))


# Notes


def _notes(view: View) -> list[Note]:
    """What Rulers can, where one is chosen; what percentages mean, where there are any."""
    if not view.is_mine:
        return []
    if has_chances(view):
        return [Note(use("swords", 0, 0, 0.6), view.say("picture-note-odds"))]
    if view.key != "choose_ruler":
        return []
    rulers = [option.partition(":")[2] for option in view.options]
    return [Note(use("crown", 0, 0, 0.6), view.about_card(ruler)) for ruler in rulers]


def tray(view: View) -> Tray:
    """Buttons and notes; to be made when everything else is drawn."""
    notes = _notes(view)
    buttons = [_button(view, option) for option in view.left()]
    return ColumnTray(view, buttons, notes) if view.key == "choose_ruler" else RowTray(view, buttons, notes)
