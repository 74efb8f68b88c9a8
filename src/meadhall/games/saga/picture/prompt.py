"""The prompt, and buttons for the options that are nothing on the board."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.buttons import Button
from meadhall.drawing.elements import shifted, use
from meadhall.drawing.notes import Note
from meadhall.drawing.planks import Clock
from meadhall.drawing.prompts import Prompt
from meadhall.drawing.tokens import helmet
from meadhall.drawing.trays import ColumnTray
from meadhall.games.saga.content import BONUS_IDS, HANDLE_IDS, NONE, SIDE_IDS, TOKEN_IDS, VICTORY_IDS
from meadhall.games.saga.picture.view import View
from meadhall.games.saga.prompts import about

_MANY_FORCES: Final = 10
"""From so many forces on, buttons show signs instead of words."""
_MOST_SHIELDS: Final = 4
_TOO_MANY_FORCES: Final = 20
"""From so many on, they show initials instead of leaders."""


def _text(view: View) -> str:
    """What is asked of the viewer, or for whom they wait, or who has won."""
    s = view.s
    if s.victories:
        victory = VICTORY_IDS[s.reason()]
        side = victory.split("_")[0]
        return f"{view.say('picture-won', **view.words.thing('side', [side]))} {view.name(victory, 'because')}"
    return view.prompt(about)


def phase(view: View) -> str:
    """The phase of the round."""
    s = view.s
    if s.battle != NONE or view.key == "choose_battle":
        return "battles"
    if view.key.startswith("sail_home"):
        return "end"
    return "selection" if NONE in s.tile_owner else "actions"


def _clock(view: View) -> Clock:
    """The round and its phase."""
    if view.s.round == 0:
        return [(view.say("picture-phase-setup"), 15)]
    number = f"{view.say('word-round')} {view.s.round}"
    if view.decision is None:
        return [(number, 17)]
    return [(number, 16), (view.say("picture-phase-" + phase(view)), 14)]


def _parts_of(option: str) -> tuple[str, list[int]]:
    """The number of warriors of a force, and its leaders."""
    _, count, leaders, *_ = option.split(":")
    return count, [] if leaders == "-" else [HANDLE_IDS.index(name) for name in leaders.split("+")]


def _few(view: View, option: str) -> Button:
    """A force of few in words, beside its pieces."""
    count, handles = _parts_of(option)
    signs, x = "", 0.0
    for _ in range(min(int(count), _MOST_SHIELDS)):
        signs += use(f"shield-{SIDE_IDS[view.side]}", x, 0, 0.84)
        x += 12
    x += 12 if handles and signs else 0
    for handle in handles:
        signs += _abilities(view, handle, x)
        x += 30
    width = x + (12 if not handles else 0)
    return Button(option, view.label(option), view.label(option), shifted(signs, 11 - width / 2, 0), width)


def _force(view: View, option: str, is_roomy: bool) -> Button:
    """A force in signs: the number of warriors, and the leaders, or only their initials where forces are many."""
    count, handles = _parts_of(option)
    letters = "".join(view.initial(handle) for handle in handles)
    side = SIDE_IDS[view.side]
    if not letters:
        return Button(option, view.label(option), count, use(f"shield-{side}", 0, 0, 0.84), 20)
    if is_roomy:
        signs = [_abilities(view, handle, 30 * n - 15 * len(handles) + 13) for n, handle in enumerate(handles)]
        text = "" if count == "0" else f"+ {count}"
        return Button(option, view.label(option), text, "".join(signs), 30 * len(handles))
    if count == "0":
        return Button(option, view.label(option), letters, use(f"helmet-{side}", 0, 1, 0.74), 20)
    return Button(option, view.label(option), f"{count}+{letters}")


def _abilities(view: View, handle: int, x: float) -> str:
    """A small leader piece with what the viewer knows of it."""
    ability = view.ability(handle)
    mark = use("ability-" + ability) if ability else ""
    return shifted(helmet(SIDE_IDS[handle // 4], view.initial(handle), mark), x, 1, 0.78)


def _income(view: View, option: str) -> Button:
    """An income in signs: the name of the area, and a coin, a shield, or a helmet."""
    _, area, kind = option.split(":")
    if kind == "coin":
        icon, width = use("coin", 0, 0, 1.1), 20.0
    elif kind == "warrior":
        icon, width = use("shield-saxon", 0, 0, 0.84), 22.0
    else:
        icon, width = _abilities(view, HANDLE_IDS.index(kind), -2), 30.0
    return Button(option, view.label(option), view.name(area), icon, width)


def _deed(view: View, option: str) -> Button:
    """An action or the bonus of the open tile, by its sign and name."""
    head, _, thing = option.partition(":")
    if head == "bonus":
        thing = BONUS_IDS[view.s.variant.halves[2 * view.s.tile + view.side].bonus]
        return Button(option, view.label(option), view.name(thing), use(thing, 0, 0, 0.9), 24, view.say("word-bonus"))
    if head == "action":
        return Button(option, view.label(option), view.name(thing), use(f"action-{thing}", 0, 0, 0.9), 24)
    return Button(option, view.label(option), view.label(option))


def _button(view: View, option: str, forces: int) -> Button:
    head = option.split(":")[0]
    if head == "force":
        return _few(view, option) if forces <= _MANY_FORCES else _force(view, option, forces <= _TOO_MANY_FORCES)
    if head == "income":
        return _income(view, option)
    if view.key == "tile_menu":
        return _deed(view, option)
    return Button(option, view.label(option), view.label(option))


def _buttons(view: View) -> list[Button]:
    left = list(view.options) if view.layout.name == "parts" and view.key == "tile_menu" else view.left()
    forces = sum(option.startswith("force:") for option in left)
    return [_button(view, option, forces) for option in left]


def _sign(name: str, text: str) -> Note:
    return Note(use(name, 0, 0, 1.05 if name.startswith("ability") else 0.62), text)


def _notes(view: View) -> list[Note]:
    """Signs and texts that help with the decision: what actions do, what leaders can, what tiles bring."""
    if not view.is_mine:
        return []
    if view.key == "pick_tile":
        return [
            _sign("swords", view.say("picture-first-about")),
            _sign("pennant", view.say("picture-initiative-about")),
        ]
    if view.key == "scout_slot":
        token = TOKEN_IDS[view.s.scouting]
        return [_sign(token, view.name(token))]
    found: list[Note] = []
    for option in view.options:
        head, _, thing = option.partition(":")
        if head == "action":
            found.append(_sign("action-" + thing, _about(view, thing)))
        elif head == "bonus":
            half = view.s.variant.halves[2 * view.s.tile + view.side]
            found.append(_sign(BONUS_IDS[half.bonus], _about(view, BONUS_IDS[half.bonus])))
        elif head == "reveal":
            ability = view.ability(HANDLE_IDS.index(thing))
            found.append(_sign("ability-" + ability, f"{view.name(thing)}: {_about(view, ability)}"))
    return found


def _about(view: View, thing: str) -> str:
    return f"{view.name(thing)}. {view.say('text-' + thing)}"


def prompt(view: View) -> Prompt:
    """What is asked, with buttons and notes; to be made when everything else is drawn."""
    return Prompt(view, _text(view), _clock(view), ColumnTray(view, _buttons(view), _notes(view)))
