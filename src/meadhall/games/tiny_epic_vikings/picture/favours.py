"""Favour cards: their runes and their sack, in the rows above and below the map and on the mats."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.drawing import hands
from meadhall.drawing.elements import group, placed, rectangle, use
from meadhall.drawing.lettering import fit, line
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
from meadhall.games.tiny_epic_vikings.picture.colours import tint
from meadhall.games.tiny_epic_vikings.picture.view import View, texts
from meadhall.games.tiny_epic_vikings.rules.solo_challenge import ChooseEnemyFavour, enemy_row
from meadhall.games.tiny_epic_vikings.state import LONGEST_ROW

WIDTH: Final = 118.0
HEIGHT: Final = 48.0
UPRIGHT_WIDTH: Final = 74.0
UPRIGHT_HEIGHT: Final = 56.0
_LEAST: Final = 0.5
"""The least scale of cards that may be returned."""


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
        + line(name, WIDTH / 2, 14, fit(name, 12.5, WIDTH - 12, 10), "plain", "middle", room=WIDTH - 12)
        + rectangle(3, 19, band, HEIGHT - 22, 4, fill=tint(runes[0], "light"))
        + "".join(use(f"tev-rune-{rune}", 18 + 23 * n, 32.5, 0.76) for n, rune in enumerate(runes))
        + _resources(favour, band + 7, 33, step, 0.68)
    )


@cache
def upright(favour: int) -> str:
    """A favour card with its runes above what its sack holds, without words."""
    runes, sack = _runes(favour), _sack(favour)
    step = 33.0
    return (
        _card(UPRIGHT_WIDTH, UPRIGHT_HEIGHT)
        + rectangle(2.5, 2.5, UPRIGHT_WIDTH - 5, 28, 4, fill=tint(runes[0], "light"))
        + "".join(
            use(f"tev-rune-{rune}", UPRIGHT_WIDTH / 2 + 15 * (2 * n + 1 - len(runes)), 17, 0.9)
            for n, rune in enumerate(runes)
        )
        + _resources(favour, UPRIGHT_WIDTH / 2 - step * len(sack) / 2 + 2, 43, step, 0.78)
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


def favour_row(view: View, row: int) -> str:
    """One of the two rows, its cards side by side around the middle of the map."""
    s = view.s
    x, y, width, height = view.layout.rows[row]
    cards = s.favour_rows[LONGEST_ROW * row : LONGEST_ROW * row + s.favour_count[row]]
    ground = rectangle(x, y, width, height, 8, fill="#000", fill_opacity=0.16)
    if not cards:
        return group(ground, id=f"row-{ROW_IDS[row]}")
    is_wide = view.layout.is_wide
    wide, high = (WIDTH, HEIGHT) if is_wide else (UPRIGHT_WIDTH, UPRIGHT_HEIGHT)
    gap = 6.0
    scale = min(height / high, (width - gap * (len(cards) - 1)) / (wide * len(cards)))
    each = wide * scale + gap
    left = x + (width - each * len(cards) + gap) / 2
    top = y + (height - high * scale) / 2
    glow = glowing_box(-2, -2, wide + 4, high + 4, 8)
    parts: list[str] = []
    for n, favour in enumerate(cards):
        parts.append(
            view.thing(
                f"favour-{FAVOUR_IDS[favour]}",
                view.about_favour(favour),
                face(favour, view.language) if is_wide else upright(favour),
                glow,
                _options(view, row, n, len(cards)),
                placed(left + n * each, top, scale),
                data_thing=FAVOUR_IDS[favour],
            )
        )
    parts += [_returns(view, row, end, (left, left + each * len(cards) - gap)[end]) for end in (LEFT, RIGHT)]
    return group(ground + "".join(parts), id=f"row-{ROW_IDS[row]}")


def _returns(view: View, row: int, end: int, edge: float) -> str:
    """Beside an end of a row, as far as there is room: the cards that may be returned there."""
    tail = f":{ROW_IDS[row]}:{END_IDS[end]}"
    options = [option for option in view.options if option.startswith("return:") and option.endswith(tail)]
    x, y, width, height = view.layout.rows[row]
    room = (edge - x if end == LEFT else x + width - edge) - 8
    scale = min((height - 8) / 68, room / 98)
    if not options or scale < _LEAST:
        return ""
    parts: list[str] = []
    for n, option in enumerate(options):
        favour = FAVOUR_IDS.index(option.split(":")[1])
        across, down = (n % 2 * 50 + 2) * scale, (n // 2 * 36 + 2) * scale
        at = placed(edge + 6 + across if end == RIGHT else edge - 98 * scale - 4 + across, y + 3 + down, scale)
        id_ = "place-" + option.replace(":", "-")
        parts.append(view.thing(id_, view.label(option), small(favour), glowing_box(-2, -2, 48, 34, 6), [option], at))
    return "".join(parts)
