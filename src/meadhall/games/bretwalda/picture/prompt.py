"""The prompt, and buttons for the options that are nothing on the table."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.buttons import Button
from meadhall.drawing.elements import use
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
from meadhall.games.bretwalda.picture.chances import has_chances, in_short, of_option
from meadhall.games.bretwalda.picture.pieces import piece
from meadhall.games.bretwalda.picture.view import View
from meadhall.games.bretwalda.prompts import about
from meadhall.games.bretwalda.realm import count_food
from meadhall.games.bretwalda.rules.collection import Gather
from meadhall.games.bretwalda.rules.development import building_cost
from meadhall.games.bretwalda.rules.fyrd import ChooseFyrd, price, purse
from meadhall.games.bretwalda.rules.movement import MoveGroup
from meadhall.games.bretwalda.vocabularies import FYRD_MENU

_SIGNS: Final = {
    "offer": "coin",
    "buy": "bre-lordship",
    "swap": "bre-chronicle",
    "retreat": "bre-action-movement",
    "continue": "swords",
    "clockwise": "pennant",
    "counter_clockwise": "pennant",
    "steward": "bre-food",
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


def _of_kind(view: View, option: str, kind: str, side: str, effect: str = "") -> Button:
    label = view.label(option)
    return Button(option, label, label, piece(kind, side, 0, 0, 0.84), 22, effect)


def _cost(view: View, option: str) -> str:
    """What an order costs in the Fyrd; those of cards are free."""
    if not isinstance(view.decision, ChooseFyrd):
        return ""
    return view.say("text-gold", number=price(view.s, view.kingdom, FYRD_MENU.id(option)))


def _number(view: View, option: str, number: str) -> Button:
    """So many units, Gold or Food."""
    label = view.label(option)
    decision = view.decision
    if isinstance(decision, MoveGroup):
        icon = piece(KIND_IDS[SLOT_KIND[decision.slot]], _own(view, SLOT_WHOSE[decision.slot]), 0, 0, 0.84)
        return _with_chance(view, option, number, icon, 22)
    if view.key in _GOLD_KEYS:
        return Button(option, label, number, use("coin", 0, 0, 1.1), 22)
    if view.key in _FOOD_KEYS:
        return Button(option, label, number, use("bre-food", 0, 0, 0.9), 18)
    return Button(option, label, label)


def _with_chance(view: View, option: str, text: str, icon: str = "", icon_width: float = 0) -> Button:
    """A button with the odds that go with the option: after its words, or as what it leads to."""
    odds = of_option(view, option)
    chance = "" if odds is None else in_short(odds)
    if chance and not view.layout.is_parts:
        text, chance = f"{text} · {chance}", ""
    return Button(option, view.label(option), text, icon, icon_width, chance)


def _deed(view: View, option: str, action: str) -> Button:
    """An action, and what it would bring or has to work with."""
    label = view.label(option)
    return Button(option, label, label, use(f"bre-action-{action}", 0, 0, 0.84), 24, leads_to(view, action))


def leads_to(view: View, action: str) -> str:
    """What an action of the viewer's would bring, or has to work with."""
    s, kingdom = view.s, view.kingdom
    if action == "collection":
        after = s.clone()
        Gather(kingdom).run(after)
        gold = after.gold[kingdom] - s.gold[kingdom]
        return view.say("picture-collects", gold=gold, food=count_food(after, kingdom) - count_food(s, kingdom))
    if action == "fyrd":
        return view.say("picture-spends", number=purse(s, kingdom))
    if action == "development":
        return view.say("picture-builds", number=building_cost(s, kingdom))
    return view.say("picture-marches", number=sum(s.has_units(area, kingdom) for area in s.variant.britain.areas))


def _button(view: View, option: str) -> Button:
    head, *parts = option.split(":")
    label = view.label(option)
    if head in ("take", "number"):
        return _number(view, option, parts[0])
    if head in ("recruit", "kind", "placed"):
        return _of_kind(view, option, parts[0], _own(view, 0))
    if head == "upgrade":
        return _of_kind(view, option, parts[1], _own(view, 0), _cost(view, option))
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
        return _deed(view, option, parts[0])
    if head in _SIGNS:
        return _with_chance(view, option, label, use(_SIGNS[head], 0, 0, 0.8), 22)
    return _with_chance(view, option, label)


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
