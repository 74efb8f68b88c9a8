"""The clan mats: resources, pieces still on the sheet, active runes, favour cards and the leader row."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import group, placed, rectangle, use
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import line
from meadhall.drawing.panels import banner
from meadhall.drawing.panels import panel as seat_panel
from meadhall.drawing.touch import glowing_box
from meadhall.games.tiny_epic_vikings.content import (
    BOAT_COSTS,
    BOATS_ON_SHEET,
    CARD_IDS,
    CLAN_IDS,
    FAVOUR_IDS,
    FAVOUR_SLOTS,
    MOST_RESOURCES,
    NONE,
    RESOURCE_IDS,
    RESOURCES,
    RUNE_IDS,
    RUNES,
    TEMPLE_COSTS,
    TEMPLES,
)
from meadhall.games.tiny_epic_vikings.picture import favours, vikings
from meadhall.games.tiny_epic_vikings.picture.colours import tint
from meadhall.games.tiny_epic_vikings.picture.view import View

_HEAD: Final = 27.0
_TRACKS: Final = 150.0
"""The width of the resource tracks."""
_PIECES: Final = 118.0
_FAVOURS: Final = 36.0
_SLOTS: Final = 48.0
"""The height of the favour slots in the wide picture, and their width in the tall one."""


def _title(view: View, clan: int, width: float) -> str:
    """The banner: who it is, whether they are asked, and at the right their runes, cards and points."""
    s, name = view.s, CLAN_IDS[clan]
    emblem = use(f"tev-emblem-{name}", 18, _HEAD / 2, 0.8)
    title = banner(view.clan_name(clan), emblem, tint(name, "dark"), width, _HEAD, 17)
    x = width - 14
    points = s.island_points(clan) if NONE in view.favours(clan) else s.points(clan)
    parts = [
        line(f"{points}", x, _HEAD / 2 + 6, 17, "light", "end"),
        use("crown", x - 36, _HEAD / 2, 0.68),
    ]
    x -= 58
    held = view.count_in_hand(clan) + view.count_passing(clan)
    parts += [line(str(held), x, _HEAD / 2 + 6, 17, "light", "end"), use("tev-hand", x - 22, _HEAD / 2, 0.8)]
    x -= 50
    for rune in reversed(range(RUNES)):
        parts.append(line(str(s.count_runes(clan, rune)), x, _HEAD / 2 + 6, 17, "light", "end"))
        parts.append(use(f"tev-rune-{RUNE_IDS[rune]}", x - 21, _HEAD / 2, 0.72))
        x -= 43
    tip = ", ".join(f"{view.name(RUNE_IDS[rune])} {s.count_runes(clan, rune)}" for rune in range(RUNES))
    about = (
        f"{view.say('word-active-runes')}: {tip}. {view.say('word-hand')}: {held}. {view.say('word-points')}: {points}"
    )
    figures = view.thing(f"figures-{name}", about, "".join(parts))
    marks = ""
    if s.chieftain == clan and not s.variant.is_solo:
        marks = view.thing("chieftain", view.say("word-chieftain"), use("pennant", x - 16, _HEAD / 2 + 1, 0.8))
    return title + figures + marks


def _asked(view: View, clan: int, width: float, height: float) -> str:
    """An edge around the mat of whoever is asked."""
    if not view.is_asked(clan):
        return ""
    return rectangle(
        -2.5, -2.5, width + 5, height + 5, 10, fill="none", stroke=tint(CLAN_IDS[clan]), stroke_width=5
    ) + rectangle(-2.5, -2.5, width + 5, height + 5, 10, fill="none", stroke="#fffaf0", stroke_width=1.6)


def _tracks(view: View, clan: int, box: Box) -> str:
    """Three tracks from 0 to 7, filled as far as the clan has; each stands for taking its resource."""
    s, name = view.s, CLAN_IDS[clan]
    x, y, width, height = box
    high = height / RESOURCES
    each = (width - 54) / MOST_RESOURCES
    parts: list[str] = []
    for n, resource in enumerate(RESOURCE_IDS):
        has = s.resources[RESOURCES * clan + n]
        middle = y + n * high + high / 2
        cell = min(high - 7, 22.0)
        cells = "".join(
            rectangle(
                x + 29 + k * each, middle - cell / 2, each - 2, cell, 3,
                fill=tint(name) if k < has else "var(--parchment)",
                class_="tev-cell-full" if k < has else "tev-cell",
            )
            for k in range(MOST_RESOURCES)
        )  # fmt: skip
        content = use(f"tev-resource-{resource}", x + 14, middle, 0.86) + cells
        content += line(str(has), x + width - 4, middle + 6, 18, "bold", "end")
        options = [f"take:{resource}"] if clan == view.clan else []
        tip = f"{view.name(resource)}: {has}. {view.say('text-resource-' + resource)}"
        glow = glowing_box(x - 2, y + n * high + 1, width + 4, high - 2, 6)
        parts.append(view.thing(f"track-{name}-{resource}", tip, content, glow, options))
    return "".join(parts)


def _costs(costs: list[int], left: int) -> str:
    return f"−{costs[len(costs) - left]}" if left else ""


def _pieces(view: View, clan: int, box: Box) -> str:
    """What is left on the sheet, with the price in wood of the next boat and temple, and raided villages."""
    s, name = view.s, CLAN_IDS[clan]
    x, y, _, height = box
    boats, temples = s.boats_left[clan], s.temples_left[clan]
    rows = [
        ("settlers", f"tev-settler-{name}", s.settlers_left[clan], "", 0.86),
        ("boats", f"tev-boat-{name}", boats, _costs(BOAT_COSTS[:BOATS_ON_SHEET], boats), 0.68),
        ("villages", "tev-village", s.raided[clan], "", 1.0),
        ("temples", f"tev-temple-{name}", temples, _costs(TEMPLE_COSTS[:TEMPLES], temples), 0.66),
    ]
    parts: list[str] = []
    for n, (key, sign, count, cost, scale) in enumerate(rows):
        left, middle = x + n % 2 * 46, y + (n // 2 + 0.5) * height / 2
        content = group(use(sign, left + 14, middle, scale), class_="tev-pale" if not count else None)
        content += line(str(count), left + 30 + 3 * (n % 2), middle + (-1 if cost else 6), 17, "bold")
        if cost:
            content += line(cost, left + 33, middle + 16, 14, "plain")
            content += use("tev-resource-wood", left + 61, middle + 11, 0.58)
        tip = f"{view.say('word-' + key)}: {count}" + (f" ({cost} {view.name('wood', 'plain')})" if cost else "")
        stack = "settlers-" + name if key == "settlers" else None
        parts.append(view.thing(f"sheet-{name}-{key}", tip, content, data_stack=stack, data_count=count))
    return "".join(parts)


def _favours(view: View, clan: int, box: Box) -> str:
    """The slots with the favour cards won; backs for those who may not see them."""
    x, y, width, height = box
    won = view.favours(clan)
    slots = max(FAVOUR_SLOTS, len(won))
    is_row = width > height
    scale = (height - 6) / 30 if is_row else (width - 6) / 44
    across = min(44 * scale + 6, (width - 44 * scale) / (slots - 1)) if is_row else 0.0
    down = 0.0 if is_row else min(30 * scale + 5, (height - 30 * scale - 6) / (slots - 1))
    parts: list[str] = []
    for n in range(slots):
        place = placed(x + n * across, y + 3 + n * down, scale)
        if n >= len(won):
            parts.append(group(rectangle(0, 0, 44, 30, 4, class_="tev-slot"), transform=place))
            continue
        favour = won[n]
        tip = view.about_favour(favour) if favour != NONE else view.say("word-favours")
        options: list[str] = []
        if favour != NONE and clan == view.clan:
            options = [option for option in view.options if option.startswith(f"return:{FAVOUR_IDS[favour]}:")]
        glow = glowing_box(-2, -2, 48, 34, 6)
        parts.append(view.thing(f"won-{CLAN_IDS[clan]}-{n}", tip, favours.small(favour), glow, options, place))
    return "".join(parts)


def _row(view: View, clan: int, box: Box) -> str:
    """The leader row; in the draft the cards kept and those still to be passed, all face down."""
    x, y, width, height = box
    name = CLAN_IDS[clan]
    drawn: list[tuple[str, str, str]] = []
    for card, is_up in view.row(clan):
        if card == NONE:
            drawn.append((view.say("word-face-down"), vikings.small_back(True), ""))
        else:
            face = vikings.small_face(card) if is_up else vikings.small_known(card)
            drawn.append((view.about_card(card), group(face, class_="tev-grow"), CARD_IDS[card]))
    if not drawn:
        kept, passing = view.count_in_hand(clan), view.count_passing(clan)
        if passing and clan != view.clan:
            drawn += [(view.say("word-hand"), vikings.small_back(False), "")] * kept
            drawn += [(view.say("word-draft"), group(vikings.small_back(False), class_="tev-gone"), "")] * passing
    if not drawn:
        return ""
    scale = min((height - 4) / vikings.SMALL_HEIGHT, 1.5, (width - 5 * len(drawn)) / (vikings.SMALL_WIDTH * len(drawn)))
    step = vikings.SMALL_WIDTH * scale + 5
    top = y + (height - vikings.SMALL_HEIGHT * scale) / 2
    return "".join(
        view.thing(f"row-{name}-{n}", tip, face, place=placed(x + n * step, top, scale), data_thing=thing or None)
        for n, (tip, face, thing) in enumerate(drawn)
    )


def mat_height(view: View, height: float) -> float:
    """How high a mat is, if all mats together have so much room."""
    if not view.layout.is_wide:
        return 204.0
    players = view.s.variant.players
    return min(186.0, (height - 8 * (players - 1)) / players)


def mat(view: View, clan: int, x: float, y: float, height: float) -> str:
    """The mat of a clan: side by side in the wide picture, the leader row below the rest in the tall one."""
    width = view.layout.mat
    top = _HEAD + 3
    is_wide = view.layout.is_wide
    high = height - top - 3 if is_wide else 96.0
    tracks = _TRACKS if is_wide else width - _PIECES - _SLOTS - 36
    left = tracks + 16
    beside = left + _PIECES + 8
    cards: Box = (8, top + high + 2, width - 16, height - top - high - 6)
    slots: Box = (beside, top, _SLOTS, high)
    if is_wide:
        cards = (beside, top, width - beside - 6, high - _FAVOURS)
        slots = (beside, top + high - _FAVOURS, width - beside - 6, _FAVOURS)
    content = (
        _title(view, clan, width)
        + _tracks(view, clan, (8, top, tracks, high))
        + _pieces(view, clan, (left, top, _PIECES, high))
        + _row(view, clan, cards)
        + _favours(view, clan, slots)
        + _asked(view, clan, width, height)
    )
    zoom = 1.0 if is_wide else 984 / width
    return seat_panel(f"mat-{CLAN_IDS[clan]}", content, x, y, width, height, zoom)
