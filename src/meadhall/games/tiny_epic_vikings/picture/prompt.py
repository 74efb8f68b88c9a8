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
    DEDICATION,
    EFFECT_ACTION,
    END_IDS,
    ENEMY,
    FAVOUR_IDS,
    GOD_DEDICATION_FURY,
    GOD_IDS,
    LEADER,
    MOST_RESOURCES,
    NONE,
    RAID_COST,
    RESOURCE_IDS,
    RESOURCES,
    ROW_IDS,
    RUNE_ACTION,
    SPACE_IDS,
)
from meadhall.games.tiny_epic_vikings.maps import ISLANDS
from meadhall.games.tiny_epic_vikings.picture import favours
from meadhall.games.tiny_epic_vikings.picture.view import View
from meadhall.games.tiny_epic_vikings.picture.vikings import action_name, action_sign
from meadhall.games.tiny_epic_vikings.prompts import about, is_idle
from meadhall.games.tiny_epic_vikings.rules.battles import UseBoon
from meadhall.games.tiny_epic_vikings.rules.deploying import SoloAttack
from meadhall.games.tiny_epic_vikings.rules.fury import ShiftFury
from meadhall.games.tiny_epic_vikings.rules.solo_challenge import enemy_row
from meadhall.games.tiny_epic_vikings.rules.turns import UseLeaderAction, UseRuneAction

_CORNERS: Final = {
    ("upper", "left"): "M7 7L-6-6M-6-6H3M-6-6V3",
    ("upper", "right"): "M-7 7L6-6M6-6H-3M6-6V3",
    ("lower", "left"): "M7-7L-6 6M-6 6H3M-6 6V-3",
    ("lower", "right"): "M-7-7L6 6M6 6H-3M6 6V-3",
}
_INK: Final = "#33271a"
_NEAR: Final = ("take:", "attack")
_FAR: Final = (*_NEAR, "deploy", "raid", "down", "reveal", "favour:", "end:", "dedicate:")
"""How options begin that have buttons in any case: in the whole table, and where its parts may lie out of sight."""


def _text(view: View) -> str:
    """What is asked of the viewer, or for whom they wait, or who has won."""
    s = view.s
    if s.is_over:
        return view.say("picture-won", **view.words.thing("clans", [CLAN_IDS[clan] for clan in s.best_clans()]))
    return view.prompt(about)


def phase(view: View) -> str:
    """Setup, the draft, or turns."""
    s = view.s
    if s.era == 0:
        return "setup"
    if view.offered() or any(view.count_passing(clan) for clan in range(s.variant.players)):
        return "draft"
    return "turns"


def _clock(view: View) -> Clock:
    """The era and its phase."""
    s = view.s
    now = view.say("picture-phase-" + phase(view))
    if s.era == 0:
        return [(now, 15)]
    era = (view.era_name(), 16)
    return [era] if view.decision is None else [era, (now, 14)]


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
    """A favour card, with its name, and the corner of the map that it goes to."""
    _, favour, row, end = option.split(":")
    corner = path(_CORNERS[row, end], fill="none", stroke=_INK, stroke_width=2.4, stroke_linecap="round")
    icon = shifted(favours.small(FAVOUR_IDS.index(favour)), -30, -12, 0.8) + shifted(corner, 20, 0)
    return Button(option, view.label(option), view.name(favour), icon, 62)


def _prize(view: View, option: str) -> Button:
    """The favour card at an end of a row, and what its text says after its runes: the sack."""
    *row, end = option.split(":")[1:]
    place = 2 * (ROW_IDS.index(row[0]) if row else enemy_row(view.s)) + END_IDS.index(end)
    favour = view.s.favour_at_end(place)
    name = FAVOUR_IDS[favour]
    icon = shifted(favours.small(favour), -18, -12, 0.8)
    sack = view.say(f"text-favour-{name}").partition(". ")[2].rstrip(".")
    return Button(option, view.label(option), view.name(name), icon, 38, sack)


def _dedication(view: View, option: str, to: str) -> Button:
    """A god, or a space with its action."""
    if to in GOD_IDS:
        said = f"{view.say('word-fury')} +{GOD_DEDICATION_FURY}"
        return Button(option, view.label(option), view.name(to), use("tev-flame", 0, 0, 0.9), 26, said)
    sign = use(action_sign(DEDICATION + SPACE_IDS.index(to)), 0, 0, 0.9)
    return Button(option, view.label(option), view.name(to, "action"), sign, 26, view.name(to))


def _attack(view: View, option: str, island: int) -> Button:
    """What the choice makes of the enemy's settlers on the island."""
    settlers = view.s.settlers[ISLANDS * ENEMY + island]
    left = f"{settlers} → {settlers - 1}" if option == "attack" else str(settlers)
    label = view.label(option)
    return Button(option, label, f"{label}: {left}", use("tev-settler-enemy", 0, 0, 0.7), 20)


def _button(view: View, option: str) -> Button:
    if isinstance(view.decision, SoloAttack):
        return _attack(view, option, view.decision.island)
    head, _, rest = option.partition(":")
    label = view.label(option)
    if head == "exchange":
        return _exchange(view, option)
    if head in ("fury_up", "fury_down"):
        return _fury(view, option)
    if head == "return":
        return _return(view, option)
    if head == "take":
        return Button(option, label, label, use(f"tev-resource-{rest}", 0, 0, 0.9), 26, _change(view, rest, 1))
    if head == "deploy":
        return Button(option, label, label, use("tev-resource-food", 0, 0, 0.9), 26, _change(view, "food", -1))
    if head == "raid":
        sign = use("tev-village", 0, 0, 0.9)
        return Button(option, label, label, sign, 26, _change(view, "steel", -RAID_COST[view.s.era]))
    if head in ("favour", "end") and rest:
        return _prize(view, option)
    if head == "dedicate":
        return _dedication(view, option, rest)
    if head in ("down", "reveal"):
        return Button(option, label, view.say("word-battle"), use("swords", 0, 0, 0.9), 26, _battle(view))
    if head == "do" and isinstance(view.decision, UseLeaderAction | UseRuneAction):
        what = label if view.layout.is_whole else action_name(view.words, _effect(view))
        kind = "word-leader-action" if isinstance(view.decision, UseLeaderAction) else "word-rune-action"
        return Button(option, label, what, use(f"tev-action-{_action(view)}", 0, 0, 0.9), 26, view.say(kind))
    return Button(option, label, label)


def _change(view: View, resource: str, by: int) -> str:
    """What becomes of a resource of the viewer's."""
    has = view.s.resources[RESOURCES * view.clan + RESOURCE_IDS.index(resource)]
    return f"{view.name(resource)} {has} → {min(has + by, MOST_RESOURCES)}"


def _battle(view: View) -> str:
    """What the waiting battle is fought for."""
    prize = view.s.prize
    return f"{view.say('word-prize')}: {view.name(FAVOUR_IDS[prize])}" if prize != NONE else ""


def _buttons(view: View) -> list[Button]:
    """One for each option that no thing has taken; in any case for those whose things are far away or hard to find."""
    left = view.left()
    always = _NEAR if view.layout.is_whole else _FAR
    return [_button(view, each) for each in view.options if each in left or each.startswith(always)]


# Notes


def _effect(view: View) -> int:
    """What the viewer may take or skip."""
    decision = view.decision
    assert decision is not None
    kind = LEADER if isinstance(decision, UseLeaderAction) else RUNE_ACTION
    return kind + view.s.last_card(decision.seat)


def _action(view: View) -> str:
    """The id of its action."""
    return ACTION_IDS[EFFECT_ACTION[_effect(view)]]


def _notes(view: View) -> list[Note]:
    """What the action or boon in question does."""
    if not view.is_mine:
        return []
    if isinstance(view.decision, UseLeaderAction | UseRuneAction):
        if is_idle(view.s, view.decision.seat, _effect(view)):
            return []
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
