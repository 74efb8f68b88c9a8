"""The prompt, and buttons for the options that are nothing on the board."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import circle, group, use
from meadhall.drawing.lettering import lines, wrap
from meadhall.drawing.planks import plank
from meadhall.drawing.touch import Button, button_rows
from meadhall.games.medieval_battle.content import ARMY_IDS, NONE, OUTCOME_IDS, RECRUIT_COST, VICTORY_IDS
from meadhall.games.medieval_battle.picture.counters import plain_figure
from meadhall.games.medieval_battle.picture.places import Box
from meadhall.games.medieval_battle.picture.view import View
from meadhall.games.medieval_battle.rules.recruitment import RecruitUnits

_SIZES: Final = [17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0]
_NOTE: Final = 300.0
"""The least width of a note beside buttons."""
_ENDLESS: Final = 99999.0
_SIGNS: Final = {"regroup": "mb-sandglass", "hold": "mb-swords", "flee": "mb-tent"}
_NOTES: Final = {
    "place_tabor": [("mb-tabor", "picture-note-tabor"), ("mb-flag-none-1", "picture-note-deploy")],
    "deploy_hex": [("mb-flag-none-1", "picture-note-deploy")],
    "take_turn": [("mb-sandglass", "picture-tokens")],
    "act": [("mb-swords", "picture-note-zones")],
    "offer_retreat": [("mb-swords", "picture-note-retreat")],
}


def _text(view: View) -> str:
    s = view.s
    if s.outcome == NONE:
        return view.prompt()
    because = view.name(VICTORY_IDS[s.reason], "because")
    won = view.tell("picture-won", **view.words.thing("side", [OUTCOME_IDS[s.outcome]]))
    return f"{won} {because}"


def _clock(view: View) -> tuple[str, ...]:
    """The turn and whose it is, or the phase before the battle."""
    s = view.s
    if not s.is_recruited:
        return (view.say("picture-phase-recruitment"),)
    if s.turns == 0:
        return (view.say("picture-phase-deployment"),)
    turn = f"{view.say('word-turn')} {s.turns}"
    return (turn,) if view.decision is None else (turn, view.name(ARMY_IDS[s.turn]))


def strip(view: View, box: Box) -> str:
    """The prompt on its plank."""
    return plank(box, view.layout.zoom, _text(view), view.is_mine, _clock(view))


def _button(view: View, option: str) -> Button:
    label = view.label(option)
    if option in _SIGNS:
        return Button(option, label, label, use(_SIGNS[option], 0, 0, 0.8), 24)
    if option.startswith("count:") and isinstance(view.decision, RecruitUnits):
        count = int(option.partition(":")[2])
        cost = count * RECRUIT_COST[view.decision.kind]
        text = f"{count}" if not count else f"{count}  (−{cost})"
        return Button(option, label, text, plain_figure(view.decision.kind, 0, 0, 0.8), 26)
    return Button(option, label, label)


def _buttons(view: View) -> list[Button]:
    made = [_button(view, option) for option in view.left()]
    if view.layout.name == "wide":
        keys = {option: n for n, option in enumerate(view.options, start=1)}
        for button in made:
            button.key = keys[button.option]
    return made


def _notes(view: View) -> list[tuple[str, str]]:
    """Signs and texts that help with the decision."""
    if not view.is_mine:
        return []
    return [(sign, view.say(key)) for sign, key in _NOTES.get(view.key, [])]


def _draw_notes(view: View, box: Box) -> tuple[str, float]:
    """The notes within a box, as far as there is room, and the height they take."""
    x, y, width, height = box
    zoom = view.layout.zoom
    parts: list[str] = []
    used = 0.0
    size = 13.5 * zoom
    for sign, text in _notes(view):
        texts = wrap(text, size, width - 44 * zoom)
        high = max(30 * zoom, len(texts) * size * 1.18 + 6 * zoom)
        if used + high > height:
            break
        middle = y + used + high / 2
        foot = 10 * zoom if "flag" in sign else 0.0
        parts.append(circle(x + 15 * zoom, middle, 13 * zoom, class_="disc"))
        parts.append(group(use(sign, x + 15 * zoom, middle + foot, 0.62 * zoom), class_="mb-plain"))
        top = middle + size * 0.36 - (len(texts) - 1) * size * 0.59
        parts.append(lines(texts, x + 38 * zoom, top, size, "plain prompt"))
        used += high
    return group("".join(parts), id="notes"), used


def has_tray(view: View) -> bool:
    """Whether there are buttons or notes."""
    return bool(view.left() or _notes(view))


def wide_tray(view: View, box: Box) -> str:
    """Buttons, and the notes beside them, within a box."""
    x, y, width, height = box
    made = _buttons(view)
    taken = min(width, sum(button.width(_SIZES[0]) + _SIZES[0] * 0.5 for button in made) + 1)
    if not _notes(view) or width - taken < _NOTE:
        taken = width
    drawn, _ = button_rows(made, x, y + 4, taken, height, _SIZES)
    left = taken + 14 if made else 0.0
    said, _ = _draw_notes(view, (x + left, y, max(width - left, 1), height + 4)) if left < width else ("", 0.0)
    return group(drawn, id="buttons") + said


def tall_tray(view: View, x: float, y: float, width: float, with_buttons: bool) -> tuple[str, float]:
    """Buttons, and the notes below them, and the height they take."""
    drawn, height = button_rows(_buttons(view) if with_buttons else [], x, y, width, 640, [38, 34, 30])
    height += 20 if height else 0
    said, used = _draw_notes(view, (x, y + height, width, _ENDLESS))
    return group(drawn, id="buttons") + said, height + (used + 14 if used else 0)
