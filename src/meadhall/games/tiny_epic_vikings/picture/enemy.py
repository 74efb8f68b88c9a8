"""The sheet of the solo enemy: its tracks with their icons, its rune actions, its pieces and its cards."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import group, placed, rectangle, use
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import line
from meadhall.drawing.palette import colour
from meadhall.drawing.panels import banner
from meadhall.drawing.panels import panel as seat_panel
from meadhall.games.tiny_epic_vikings.content import (
    CARD_IDS,
    CHIEF_SAIL,
    CLAN_IDS,
    ENEMY,
    ENEMY_EFFECTS,
    ICON_AT,
    ICON_BONUS,
    ICON_IDS,
    NONE,
    PROFILE_IDS,
    RESOURCE_IDS,
    RESOURCES,
    RUNE_IDS,
    RUNES,
    TRACK,
)
from meadhall.games.tiny_epic_vikings.fields import ENEMY_BATTLE, ENEMY_DECK, ENEMY_DOWN
from meadhall.games.tiny_epic_vikings.picture import vikings
from meadhall.games.tiny_epic_vikings.picture.colours import tint
from meadhall.games.tiny_epic_vikings.picture.places import COLUMN
from meadhall.games.tiny_epic_vikings.picture.view import View
from meadhall.games.tiny_epic_vikings.picture.vikings import action_name, action_sign, fitted

HEIGHT: Final = 300.0
_HEAD: Final = 27.0
_TOP: Final = _HEAD + 5
_ROW: Final = 36.0
_CELL: Final = 46.0
_LEFT: Final = 36.0
_ACTIONS: Final = _TOP + RESOURCES * _ROW + 6
_CARDS: Final = _ACTIONS + 46


def _title(view: View) -> str:
    s = view.s
    name = f"{view.name(CLAN_IDS[ENEMY])} · {view.name(PROFILE_IDS[s.variant.profile])}"
    emblem = use("tev-emblem-enemy", 18, _HEAD / 2, 0.8)
    x = COLUMN - 14
    parts = [
        banner(name, emblem, tint("enemy", "dark"), COLUMN, _HEAD, 17),
        line(str(s.points(ENEMY)), x, _HEAD / 2 + 6, 17, "light", "end"),
        use("crown", x - 36, _HEAD / 2, 0.68),
    ]
    x -= 68
    for rune in reversed(range(RUNES)):
        parts.append(line(str(s.count_runes(ENEMY, rune)), x, _HEAD / 2 + 6, 17, "light", "end"))
        parts.append(use(f"tev-rune-{RUNE_IDS[rune]}", x - 21, _HEAD / 2, 0.72))
        x -= 43
    return "".join(parts)


def _space(view: View, resource: int, space: int, y: float) -> str:
    """A space of a track with its icon; marked where the marker is, or where an icon waits to be performed."""
    s = view.s
    x = _LEFT + space * _CELL
    place = TRACK * (RESOURCES * s.variant.profile + resource) + space
    icon, bonus = ICON_AT[place], ICON_BONUS[place]
    is_waiting = s.icons >> (TRACK * resource + space) & 1
    parts = [
        rectangle(
            x, y + 2, _CELL - 3, _ROW - 4, 4,
            fill=colour("bronze-light") if icon != NONE else colour("parchment"),
            stroke=colour("viking-red") if is_waiting else colour("ink-soft"),
            stroke_width=3 if is_waiting else 1,
        ),
        line(str(space), x + 5, y + 15, 12.5, "plain soft"),
    ]  # fmt: skip
    tip = f"{view.name(RESOURCE_IDS[resource])} {space}"
    if icon != NONE:
        parts.append(use(f"tev-icon-{ICON_IDS[icon]}", x + _CELL / 2 + (1 if bonus else 3), y + _ROW / 2, 0.8))
        if bonus:
            parts.append(line(f"+{bonus}", x + _CELL - 5, y + _ROW - 5, 13, "bold", "end"))
        tip = f"{tip}: {view.name(ICON_IDS[icon])}. {view.say('text-icon-' + ICON_IDS[icon])}"
    id_ = f"enemy-{RESOURCE_IDS[resource]}-{space}"
    return view.thing(id_, tip, "".join(parts), data_thing=id_)


def _track(view: View, resource: int) -> str:
    """A track from 0 to 7 with its marker."""
    s = view.s
    y = _TOP + resource * _ROW
    spaces = "".join(_space(view, resource, space, y) for space in range(TRACK))
    at: int = s.resources[RESOURCES * ENEMY + resource]
    box = (0.0, 2.0, _CELL - 3, _ROW - 4, 5.0)
    frame = rectangle(*box, fill=tint("red"), fill_opacity=0.24, stroke="#17110a", stroke_width=5) + rectangle(
        *box, fill="none", stroke=tint("red"), stroke_width=2.8
    )
    marker = view.thing(
        f"enemy-marker-{RESOURCE_IDS[resource]}",
        f"{view.name(RESOURCE_IDS[resource])}: {at}",
        frame,
        place=placed(_LEFT + at * _CELL, y),
        data_thing=f"enemy-marker-{RESOURCE_IDS[resource]}",
    )
    return use(f"tev-resource-{RESOURCE_IDS[resource]}", 19, y + _ROW / 2, 0.96) + spaces + marker


def _pieces(view: View) -> str:
    """What is left on its sheet, its favour cards and its deck."""
    s = view.s
    x = _LEFT + TRACK * _CELL + 10
    rows = [
        ("settlers", "tev-settler-enemy", s.settlers_left[ENEMY], 0.62),
        ("boats", "tev-boat-enemy", s.boats_left[ENEMY], 0.52),
        ("temples", "tev-temple-enemy", s.temples_left[ENEMY], 0.5),
        ("favours", "tev-action-collect", s.count_favours(ENEMY), 0.8),
        ("deck", "tev-hand", s.count_cards(ENEMY_DECK), 0.82),
    ]
    parts: list[str] = []
    for n, (key, sign, count, scale) in enumerate(rows):
        at = (x + n % 2 * 68, _TOP + 18 + n // 2 * _ROW)
        content = use(sign, at[0] + 14, at[1], scale) + line(str(count), at[0] + 32, at[1] + 6, 17, "bold")
        id_ = f"sheet-enemy-{key}"
        parts.append(view.thing(id_, f"{view.say('word-' + key)}: {count}", content, data_thing=id_))
    return "".join(parts)


def _actions(view: View) -> str:
    """The action that its sheet prints for each rune, and how much farther the chief sails."""
    each = 138.0
    parts: list[str] = []
    for rune, name in enumerate(RUNE_IDS):
        effect = ENEMY_EFFECTS[RUNES * view.s.variant.profile + rune]
        x = 8 + rune * (each + 4)
        content = (
            rectangle(x, _ACTIONS, each, 38, 6, fill=tint(name, "light"), stroke=tint(name), stroke_width=1.2)
            + use(f"tev-rune-{name}", x + 18, _ACTIONS + 19, 0.86)
            + use(action_sign(effect), x + 48, _ACTIONS + 19, 0.86)
            + fitted(action_name(view.words, effect), x + 66, _ACTIONS + 25, 15, each - 72, "bold")
        )
        tip = f"{view.name(name)}: {action_name(view.words, effect)}"
        parts.append(view.thing(f"enemy-action-{name}", tip, content, data_thing=f"enemy-action-{name}"))
    x = 8 + RUNES * (each + 4)
    chief = rectangle(x, _ACTIONS, COLUMN - x - 8, 38, 6, class_="tev-strip") + use(
        "tev-chief", x + 30, _ACTIONS + 21, 0.5
    )
    chief += line(f"+{CHIEF_SAIL}", x + 62, _ACTIONS + 26, 19, "bold")
    tip = f"{view.say('word-chief')}: +{CHIEF_SAIL}"
    return "".join(parts) + view.thing("enemy-sail", tip, chief, data_thing="enemy-sail")


def _row(view: View, key: str, cards: list[int], box: Box) -> str:
    """A row of its cards under a caption; NONE lies face down."""
    x, y, width, height = box
    frame = rectangle(x, y, width, height, 6, class_="tev-slot")
    caption = fitted(view.say(key), x + 8, y + 17, 13.5, width - 16, "plain soft")
    scale = (height - 28) / vikings.SMALL_HEIGHT
    step = min(vikings.SMALL_WIDTH * scale + 5, (width - 12 - vikings.SMALL_WIDTH * scale) / max(1, len(cards) - 1))
    parts: list[str] = []
    for n, card in enumerate(cards):
        place = placed(x + 6 + n * step, y + 22, scale)
        id_ = f"{key}-{n}"
        if card == NONE:
            back = vikings.small_back(True)
            parts.append(view.thing(id_, view.say("word-face-down"), back, place=place, data_thing=id_))
        else:
            face = group(vikings.small_face(card), class_="tev-grow")
            parts.append(view.thing(id_, view.about_card(card), face, place=place, data_thing=CARD_IDS[card]))
    return frame + caption + "".join(parts)


def enemy_sheet(view: View, x: float, y: float) -> str:
    """The whole sheet."""
    s = view.s
    row = [card for card, _ in view.row(ENEMY)]
    fights = s.cards_at(ENEMY_BATTLE) + [NONE] * s.count_cards(ENEMY_DOWN)
    high = HEIGHT - _CARDS - 8
    wide = (COLUMN - 24) * 0.58
    content = (
        _title(view)
        + "".join(_track(view, resource) for resource in range(RESOURCES))
        + _pieces(view)
        + _actions(view)
        + _row(view, "word-row", row, (8, _CARDS, wide, high))
        + _row(view, "word-battle", fights, (16 + wide, _CARDS, COLUMN - wide - 24, high))
    )
    return seat_panel("mat-enemy", group(content), x, y, COLUMN, HEIGHT)
