"""The prompt, and buttons for the options that are nothing on the board."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.buttons import Button
from meadhall.drawing.elements import group, use
from meadhall.drawing.notes import Note
from meadhall.drawing.planks import Clock
from meadhall.drawing.prompts import Prompt
from meadhall.drawing.trays import RowTray
from meadhall.games.medieval_battle.content import (
    ARMY_IDS,
    BUDGET,
    DISMOUNTS_TO,
    KIND_IDS,
    KIND_OF,
    NONE,
    OUTCOME_IDS,
    RECRUIT_COST,
    SLOT_IDS,
    VICTORY_IDS,
)
from meadhall.games.medieval_battle.picture.clashes import Clash
from meadhall.games.medieval_battle.picture.counters import plain_figure
from meadhall.games.medieval_battle.picture.view import View
from meadhall.games.medieval_battle.prompts import about
from meadhall.games.medieval_battle.rules.recruitment import RecruitUnits
from meadhall.games.medieval_battle.rules.victory import better_army
from meadhall.games.medieval_battle.rules.withdrawal import slot_of_flight

_CLOCK: Final = 15.0
"""The size of the letters at the end of the prompt."""
_SIGNS: Final = {"regroup": "mb-sandglass", "hold": "mb-swords", "flee": "mb-tent"}
_NOTES: Final = {
    "place_tabor": [("mb-tabor", "picture-note-tabor"), ("mb-flag-none-1", "picture-note-deploy")],
    "deploy_hex": [("mb-flag-none-1", "picture-note-deploy")],
    "take_turn": [("mb-sandglass", "picture-tokens")],
    "act": [("mb-swords", "picture-note-zones")],
    "offer_retreat": [("mb-swords", "picture-note-retreat")],
}


def _text(view: View) -> str:
    """What is asked of the viewer, or for whom they wait, or who has won."""
    s = view.s
    if s.outcome == NONE:
        return view.prompt(about)
    return f"{outcome(view)} {view.name(VICTORY_IDS[s.reason], 'because')}"


def outcome(view: View) -> str:
    """Who has won a battle that is over."""
    return view.say("picture-won", **view.words.thing("side", [OUTCOME_IDS[view.s.outcome]]))


def _clock(view: View) -> Clock:
    """The turn and whose it is, or the phase before the battle."""
    s = view.s
    if not s.is_recruited:
        return [(view.say("picture-phase-recruitment"), _CLOCK)]
    if s.turns == 0:
        return [(view.say("picture-phase-deployment"), _CLOCK)]
    turn = (f"{view.say('word-turn')} {s.turns}", _CLOCK)
    return [turn] if view.decision is None else [turn, (view.name(ARMY_IDS[s.turn]), _CLOCK)]


def _effect(view: View, option: str) -> str:
    """What an option leads to, in a few words."""
    s = view.s
    if option == "regroup":
        return view.say("picture-effect-regroup", tokens=s.tokens[s.turn], left=s.tokens[s.turn] - 1)
    if option == "pass":
        return after_pass(view) if s.passes else view.say("picture-effect-pass")
    if option == "end":
        return view.say("picture-effect-end", points=s.points[s.active])
    if option == "finish":
        return view.say("picture-effect-finish", number=s.count_reserves(view.side))
    if option == "hold":
        losses = Clash(s, s.attacker, s.defender, False).losses
        return view.say("picture-losses", attacker=losses[0], defender=losses[1])
    if option == "flee":
        return view.name(SLOT_IDS[slot_of_flight(s, s.defender)], "short")
    if option == "dismount":
        return view.name(KIND_IDS[DISMOUNTS_TO[KIND_OF[s.active]]])
    return ""


def after_pass(view: View) -> str:
    """How the battle would end if a second army passed now."""
    return view.say("picture-next-pass", **view.words.thing("side", [OUTCOME_IDS[better_army(view.s)]]))


def _button(view: View, option: str) -> Button:
    label = view.label(option)
    effect = _effect(view, option)
    if option in _SIGNS:
        return Button(option, label, label, use(_SIGNS[option], 0, 0, 0.8), 24, effect)
    if option.startswith("count:") and isinstance(view.decision, RecruitUnits):
        count = int(option.partition(":")[2])
        cost = count * RECRUIT_COST[view.decision.kind]
        text = f"{count}" if not count else f"{count}  (−{cost})"
        left = BUDGET[view.s.variant.field.size] - view.s.cost_of_army(view.decision.side) - cost
        effect = view.say("picture-effect-recruit", left=left)
        return Button(option, label, text, plain_figure(view.decision.kind, 0, 0, 0.8), 26, effect)
    return Button(option, label, label, effect=effect)


def _sign(name: str) -> str:
    """A drawing on the disc of a note; flags stand with their foot on it."""
    return group(use(name, 0, 10 if "flag" in name else 0, 0.62), class_="mb-plain")


def _notes(view: View) -> list[Note]:
    """Signs and texts that help with the decision."""
    if not view.is_mine:
        return []
    notes = list(_NOTES.get(view.key, []))
    if view.key == "take_turn" and any(option.startswith("dismount:") for option in view.options):
        notes.append(("mb-boot", "picture-note-dismount"))
    return [Note(_sign(sign), view.say(key)) for sign, key in notes]


def prompt(view: View) -> Prompt:
    """What is asked, with buttons and notes; to be made when everything else is drawn."""
    buttons = [_button(view, option) for option in view.left()]
    return Prompt(view, _text(view), _clock(view), RowTray(view, buttons, _notes(view)))
