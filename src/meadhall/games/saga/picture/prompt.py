"""The prompt, and buttons for the options that are nothing on the board."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import circle, group, rectangle, use
from meadhall.drawing.lettering import block, line, lines, wrap
from meadhall.drawing.palette import colour
from meadhall.drawing.tokens import helmet
from meadhall.drawing.touch import Button, button_rows
from meadhall.games.saga.content import ABILITY_IDS, BONUS_IDS, HANDLE_IDS, NONE, SIDE_IDS, TOKEN_IDS, VICTORY_IDS
from meadhall.games.saga.picture.places import Box
from meadhall.games.saga.picture.view import View

_MANY_FORCES: Final = 10
"""From so many forces on, buttons show signs instead of words."""
_SIZES: Final = [17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0]
_NOTE_SIZES: Final = [17.0, 15.5, 14.0, 12.5, 11.0]
_ENDLESS: Final = 99999.0


def _strip_text(view: View) -> str:
    s = view.s
    if s.victories:
        victory = VICTORY_IDS[s.reason()]
        side = victory.split("_")[0]
        return f"{view.words.say('picture-won', **view.words.thing('side', [side]))} {view.name(victory, 'because')}"
    return view.prompt()


def _phase(view: View) -> str:
    """The phase of the round."""
    s = view.s
    if s.battle != NONE or view.key == "choose_battle":
        return "battles"
    if view.key.startswith("sail_home"):
        return "end"
    return "selection" if NONE in s.tile_owner else "actions"


def _clock(view: View, x: float, y: float, zoom: float) -> str:
    """The round and its phase, to the left of x."""
    if view.s.round == 0:
        return line(view.say("picture-phase-setup"), x, y + 5 * zoom, 15 * zoom, "light", "end")
    number = f"{view.say('word-round')} {view.s.round}"
    if view.decision is None:
        return line(number, x, y + 6 * zoom, 17 * zoom, "light", "end")
    return line(number, x, y - 3 * zoom, 16 * zoom, "light", "end") + line(
        view.say("picture-phase-" + _phase(view)), x, y + 14 * zoom, 14 * zoom, "light", "end", room=140 * zoom
    )


def strip(view: View, x: float, y: float, width: float, height: float) -> str:
    """The prompt on a dark plank."""
    zoom = view.layout.zoom
    most = 1 if height < 50 * zoom else 2
    least = 13 * zoom
    room = width - (130 + 40) * zoom
    text = _strip_text(view)
    size, texts = block(text, 19 * zoom, room, most, least)
    top = y + height / 2 + size * 0.36 - (len(texts) - 1) * size * 0.59
    edge = colour("touch") if view.is_mine else colour("ink-soft")
    parts = [
        rectangle(x, y, width, height, 9 * zoom, fill=colour("strip"), stroke=colour("ink"), stroke_width=1.5),
        rectangle(x + 4 * zoom, y + 6 * zoom, 5 * zoom, height - 12 * zoom, 2.5 * zoom, fill=edge),
        lines(texts, x + 20 * zoom, top, size, "plain prompt"),
        _clock(view, x + width - 14 * zoom, y + height / 2, zoom),
    ]
    return group("".join(parts), id="prompt", role="status")


def _force(view: View, option: str) -> Button:
    """A force in signs: a shield or a helmet, then the number of warriors and the letters of the leaders."""
    _, count, leaders, *_ = option.split(":")
    letters = "" if leaders == "-" else "".join("ABCD"[HANDLE_IDS.index(name) % 4] for name in leaders.split("+"))
    side = SIDE_IDS[view.side]
    if not letters:
        return Button(option, view.label(option), count, use(f"shield-{side}", 0, 0, 0.84), 20)
    if count == "0":
        return Button(option, view.label(option), letters, use(f"helmet-{side}", 0, 1, 0.74), 20)
    return Button(option, view.label(option), f"{count}+{letters}")


def _income(view: View, option: str) -> Button:
    """An income in signs: the name of the area, and a coin, a shield, or a helmet."""
    _, area, kind = option.split(":")
    if kind == "coin":
        icon, width = use("coin", 0, 0, 1.1), 20.0
    elif kind == "warrior":
        icon, width = use("shield-saxon", 0, 0, 0.84), 22.0
    else:
        handle = HANDLE_IDS.index(kind)
        ability = view.ability(handle)
        icon = helmet(SIDE_IDS[0], "ABCD"[handle % 4], use("ability-" + ability) if ability in ABILITY_IDS else "")
        icon, width = f'<g transform="translate(-2 1) scale(.78)">{icon}</g>', 30.0
    return Button(option, view.label(option), view.name(area), icon, width)


def _button(view: View, option: str, is_short: bool) -> Button:
    head = option.split(":")[0]
    if head == "force" and is_short:
        return _force(view, option)
    if head == "income":
        return _income(view, option)
    return Button(option, view.label(option), view.label(option))


def _buttons(view: View) -> list[Button]:
    left = view.left()
    is_short = sum(option.startswith("force:") for option in left) > _MANY_FORCES
    made = [_button(view, option, is_short) for option in left]
    if view.layout.name == "wide":
        keys = {option: n for n, option in enumerate(view.options, start=1)}
        for button in made:
            button.key = keys[button.option]
    return made


def _notes(view: View) -> list[tuple[str, str]]:
    """Signs and texts that help with the decision: what actions do, what leaders can, what tiles bring."""
    if not view.is_mine:
        return []
    if view.key == "pick_tile":
        return [("swords", view.say("picture-first-about")), ("pennant", view.say("picture-initiative-about"))]
    if view.key == "scout_slot":
        token = TOKEN_IDS[view.s.scouting]
        return [(token, view.name(token))]
    found: list[tuple[str, str]] = []
    for option in view.options:
        head, _, thing = option.partition(":")
        if head == "action":
            found.append(("action-" + thing, f"{view.name(thing)}. {view.say('text-' + thing)}"))
        elif head == "bonus":
            half = view.s.variant.halves[2 * view.s.tile + view.side]
            bonus = BONUS_IDS[half.bonus]
            found.append((bonus, f"{view.name(bonus)}. {view.say('text-' + bonus)}"))
        elif head == "reveal":
            ability = view.ability(HANDLE_IDS.index(thing))
            found.append(("ability-" + ability, f"{view.name(ability)}. {view.say('text-' + ability)}"))
    return found


def _draw_notes(view: View, found: list[tuple[str, str]], box: Box) -> tuple[str, float]:
    """The notes within a box, as large as there is room, and the height they take."""
    for size in _NOTE_SIZES:
        drawn, used = _draw_notes_in(view, found, box, size * view.layout.zoom)
        if used <= box[3]:
            break
    return drawn, used


def _draw_notes_in(view: View, found: list[tuple[str, str]], box: Box, size: float) -> tuple[str, float]:
    x, y, width, _ = box
    zoom = view.layout.zoom
    parts: list[str] = []
    used = 0.0
    for sign, text in found:
        texts = wrap(text, size, width - 40 * zoom)
        high = max(21 * zoom, len(texts) * size * 1.18 + 5 * zoom)
        middle = y + used + high / 2
        parts.append(circle(x + 14 * zoom, middle, 9.6 * zoom, class_="disc"))
        parts.append(use(sign, x + 14 * zoom, middle, (1.05 if sign.startswith("ability") else 0.62) * zoom))
        top = middle + size * 0.36 - (len(texts) - 1) * size * 0.59
        parts.append(lines(texts, x + 32 * zoom, top, size, "plain prompt"))
        used += high
    return group("".join(parts), id="notes"), used


def has_tray(view: View) -> bool:
    """Whether there are buttons or notes."""
    return bool(view.left() or _notes(view))


def wide_tray(view: View, box: Box) -> str:
    """Buttons, and the notes beside them, within a box."""
    x, y, width, height = box
    made, found = _buttons(view), _notes(view)
    column = max((button.width(_SIZES[0]) for button in made), default=0.0) if found else width
    drawn, _ = button_rows(made, x, y, column, height, _SIZES)
    left = column + 14 if made else 0.0
    said, _ = _draw_notes(view, found, (x + left, y - 2, width - left, height + 4))
    return group(drawn, id="buttons") + said


def tall_tray(view: View, x: float, y: float, width: float, with_buttons: bool) -> tuple[str, float]:
    """Buttons, and the notes below them, and the height they take."""
    drawn, height = button_rows(_buttons(view) if with_buttons else [], x, y, width, 640, [38, 34, 30])
    height += 20 if height else 0
    said, used = _draw_notes_in(view, _notes(view), (x, y + height, width, _ENDLESS), 13.5 * view.layout.zoom)
    return group(drawn, id="buttons") + said, height + (used + 14 if used else 0)
