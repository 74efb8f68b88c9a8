"""Favour cards: their runes and their sack, in the two rows and on the mats."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.drawing import hands
from meadhall.drawing.elements import group, placed, rectangle, use
from meadhall.drawing.lettering import fit, line
from meadhall.drawing.lettering import width as letters_width
from meadhall.drawing.palette import colour
from meadhall.drawing.touch import glowing_box
from meadhall.games.tiny_epic_vikings.content import (
    END_IDS,
    FAVOUR_IDS,
    FAVOUR_RUNES,
    LEFT,
    NONE,
    RESOURCE_IDS,
    RESOURCES,
    RIGHT,
    ROW_IDS,
    RUNE_IDS,
    RUNES,
    SACK,
    SACK_ANY,
)
from meadhall.games.tiny_epic_vikings.fields import LONGEST_ROW
from meadhall.games.tiny_epic_vikings.picture.colours import tint
from meadhall.games.tiny_epic_vikings.picture.places import ROWS
from meadhall.games.tiny_epic_vikings.picture.view import View, texts
from meadhall.games.tiny_epic_vikings.rules.solo_challenge import ChooseEnemyFavour, enemy_row

WIDTH: Final = 118.0
HEIGHT: Final = 48.0
_LETTERS: Final = 15.0
_SLIP: Final = 21.0
_GAP: Final = 2.0
"""The letters and the height of slips with cards that may be returned, and what is between them."""
_BETWEEN: Final = 0.86
"""How large cards are that lie between the ends of a row."""
_LEAST: Final = 0.6
_MOST: Final = 2.0
"""How small and how large slips may be."""
_GLOW: Final = glowing_box(-2, -2, WIDTH + 4, HEIGHT + 4, 8)


def _runes(favour: int) -> list[str]:
    return [RUNE_IDS[rune] for rune in range(RUNES) for _ in range(FAVOUR_RUNES[RUNES * favour + rune])]


def _sack(favour: int) -> list[tuple[int, str]]:
    found = [(SACK[RESOURCES * favour + n], RESOURCE_IDS[n]) for n in range(RESOURCES)]
    return [(count, name) for count, name in [*found, (SACK_ANY[favour], "any")] if count]


def _card(width: float, height: float) -> str:
    return rectangle(0, 2, width, height, 6, fill="#120c06", fill_opacity=0.35) + rectangle(
        0, 0, width, height, 6, fill="url(#sheet)", stroke=colour("ink"), stroke_width=1.2
    )


def _resources(favour: int, left: float, y: float, step: float, scale: float) -> str:
    """What the sack holds, from the left side on."""
    return "".join(
        line(str(count), left + n * step, y + 5.5, 16, "bold")
        + use(f"tev-resource-{resource}", left + n * step + 9 + 12 * scale, y, scale)
        for n, (count, resource) in enumerate(_sack(favour))
    )


@cache
def face(favour: int, language: str) -> str:
    """A favour card: its name, below it its runes, and what its sack holds."""
    runes, sack = _runes(favour), _sack(favour)
    name = texts(language).name(FAVOUR_IDS[favour])
    band = 23.0 * len(runes) + 6
    step = min(34.0, (WIDTH - band - 6) / len(sack))
    return (
        _card(WIDTH, HEIGHT)
        + line(name, WIDTH / 2, 14, fit(name, 12.5, WIDTH - 12, 11.8), "plain", "middle", room=WIDTH - 12)
        + rectangle(3, 19, band, HEIGHT - 22, 4, fill=tint(runes[0], "light"))
        + "".join(use(f"tev-rune-{rune}", 18 + 23 * n, 32.5, 0.76) for n, rune in enumerate(runes))
        + _resources(favour, band + 7, 33, step, 0.68)
    )


def small(favour: int) -> str:
    """A won favour card in 44 by 30: only its runes score any more; its back if the viewer may not see it."""
    if favour == NONE:
        return hands.back(colour("red-dark"), 44, 30, use("tev-action-collect", 0, 0, 0.8))
    runes = _runes(favour)
    left = 22 - 10 * (len(runes) - 1)
    return rectangle(0, 0, 44, 30, 4, fill="url(#sheet)", stroke=colour("ink"), stroke_width=1.2) + "".join(
        use(f"tev-rune-{rune}", left + 20 * n, 15, 0.72) for n, rune in enumerate(runes)
    )


def _options(view: View, row: int, n: int, count: int) -> list[str]:
    """What the card at this place of a row stands for: an end of the row."""
    ends = [END_IDS[0]] if n == 0 else []
    if n == count - 1:
        ends.append(END_IDS[1])
    found = [f"favour:{ROW_IDS[row]}:{end}" for end in ends]
    if isinstance(view.decision, ChooseEnemyFavour) and enemy_row(view.s) == row:
        found += [f"end:{end}" for end in ends]
    return found


def _row(view: View, row: int) -> list[int]:
    """The cards of one of the two rows, from the left."""
    s = view.s
    return [*s.favour_rows[LONGEST_ROW * row : LONGEST_ROW * row + s.favour_count[row]]]


def _in_row(view: View, row: int, n: int, content: str, glow: str, place: str) -> str:
    """A card of a row."""
    cards = _row(view, row)
    name = FAVOUR_IDS[cards[n]]
    options = _options(view, row, n, len(cards))
    tip = view.about_favour(cards[n])
    return view.thing(f"favour-{name}", tip, content, glow, options, place, data_thing=name)


def favour_row(view: View, row: int) -> str:
    """One of the two rows, its cards side by side around the middle of the map."""
    x, y, width, height = ROWS[row]
    cards = _row(view, row)
    ground = rectangle(x, y, width, height, 8, fill="#000", fill_opacity=0.16)
    if not cards:
        return group(ground, id=f"row-{ROW_IDS[row]}")
    gap = 6.0
    scale = min(height / HEIGHT, (width - gap * (len(cards) - 1)) / (WIDTH * len(cards)))
    each = WIDTH * scale + gap
    left = x + (width - each * len(cards) + gap) / 2
    top = y + (height - HEIGHT * scale) / 2
    parts = [
        _in_row(view, row, n, face(favour, view.language), _GLOW, placed(left + n * each, top, scale))
        for n, favour in enumerate(cards)
    ]
    parts += [_returns(view, row, end, (left, left + each * len(cards) - gap)[end]) for end in (LEFT, RIGHT)]
    return group(ground + "".join(parts), id=f"row-{ROW_IDS[row]}")


def favour_ends(view: View, row: int, y: float, width: float) -> tuple[str, float]:
    """One of the rows as its two ends, which may be fought for, and below them what lies between; its height."""
    cards = _row(view, row)
    if not cards:
        return "", 0.0
    scale = (width - 6) / 2 / WIDTH
    last = len(cards) - 1
    parts = [
        _in_row(view, row, n, face(cards[n], view.language), _GLOW, placed((width + 6) / 2 if n else 0, y, scale))
        for n in ({0, last} if last else {0})
    ]
    high = HEIGHT * scale + 5
    between = cards[1:last]
    if between:
        step = min(44.0, width / len(between))
        left = (width - step * len(between)) / 2 + (step - 44 * _BETWEEN) / 2
        parts += [
            _in_row(view, row, n, small(favour), "", placed(left + (n - 1) * step, y + high, _BETWEEN))
            for n, favour in enumerate(between, start=1)
        ]
        high += 30 * _BETWEEN + 5
    return group("".join(parts), id=f"row-{ROW_IDS[row]}"), high


def _returns(view: View, row: int, end: int, edge: float) -> str:
    """Beside an end of a row, as far as there is room: the cards that may be returned there."""
    tail = f":{ROW_IDS[row]}:{END_IDS[end]}"
    options = [option for option in view.options if option.startswith("return:") and option.endswith(tail)]
    if not options:
        return ""
    x, y, width, height = ROWS[row]
    room = (edge - x if end == LEFT else x + width - edge) - 8
    cards = [FAVOUR_IDS.index(option.split(":")[1]) for option in options]
    widest = max(_slip_width(favour, view.language) for favour in cards)
    across, scale = max(((n, _slip_scale(len(cards), n, widest, room, height)) for n in (1, 2)), key=lambda way: way[1])
    if scale < _LEAST:
        return ""
    left = edge + 6 if end == RIGHT else edge - 6 - across * (widest + _GAP) * scale + _GAP * scale
    top = y + (height - -(-len(cards) // across) * (_SLIP + _GAP) * scale + _GAP * scale) / 2
    parts: list[str] = []
    for n, (option, favour) in enumerate(zip(options, cards, strict=True)):
        column, line_ = n % across, n // across
        at = placed(left + column * (widest + _GAP) * scale, top + line_ * (_SLIP + _GAP) * scale, scale)
        drawn = _slip(favour, widest, view.language)
        glow = glowing_box(0, 0, widest, _SLIP, 5)
        parts.append(view.thing("place-" + option.replace(":", "-"), view.label(option), drawn, glow, [option], at))
    return "".join(parts)


def _slip_width(favour: int, language: str) -> float:
    """How wide a slip with the runes and the name of a card is."""
    return 20.0 * len(_runes(favour)) + 14 + letters_width(texts(language).name(FAVOUR_IDS[favour]), _LETTERS)


def _slip_scale(count: int, across: int, widest: float, room: float, height: float) -> float:
    """How large slips are that stand so many side by side."""
    down = -(-count // across)
    return min((height + _GAP) / (down * (_SLIP + _GAP)), room / (across * (widest + _GAP)), _MOST)


@cache
def _slip(favour: int, width: float, language: str) -> str:
    """The runes and the name of a card that may be returned."""
    runes = _runes(favour)
    name = texts(language).name(FAVOUR_IDS[favour])
    return (
        rectangle(0, 0, width, _SLIP, 4, fill="url(#sheet)", stroke=colour("ink"), stroke_width=1.2)
        + "".join(use(f"tev-rune-{rune}", 13 + 20 * n, _SLIP / 2, 0.6) for n, rune in enumerate(runes))
        + line(name, 20 * len(runes) + 7, _SLIP / 2 + _LETTERS * 0.35, _LETTERS, "plain")
    )
