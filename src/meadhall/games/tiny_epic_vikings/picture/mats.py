"""The clan mats: resources, pieces still on the sheet, active runes, favour cards and the leader row."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import group, placed, rectangle, use
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import line
from meadhall.drawing.maps import Point
from meadhall.drawing.panels import banner
from meadhall.drawing.panels import panel as seat_panel
from meadhall.drawing.parts import part
from meadhall.drawing.touch import glowing_box
from meadhall.games.tiny_epic_vikings.content import (
    BOAT_COSTS,
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
)
from meadhall.games.tiny_epic_vikings.picture import favours, vikings
from meadhall.games.tiny_epic_vikings.picture.colours import tint
from meadhall.games.tiny_epic_vikings.picture.places import COLUMN
from meadhall.games.tiny_epic_vikings.picture.view import View

_HEAD: Final = 27.0
_TOP: Final = _HEAD + 3
_TRACKS: Final = 150.0
"""The width of the resource tracks."""
_SLOT: Final = 16.0
_WIDE_SLOT: Final = 34.0
"""The width of a slot for a boat or a temple, in the whole table and in its parts."""
_FAVOURS: Final = 36.0
_SLOTS: Final = 52.0
"""The height of the favour slots in the whole table, and their width in its parts."""
_WIDTH: Final = 500.0
_HEIGHT: Final = 250.0
_UPPER: Final = 116.0
"""The size of a mat that is a part of its own, and the height of what lies above its leader row."""


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
    figures = view.thing(f"figures-{name}", about, "".join(parts), data_thing=f"figures-{name}")
    marks = ""
    if s.chieftain == clan and not s.variant.is_solo:
        pennant = use("pennant", x - 16, _HEAD / 2 + 1, 0.8)
        marks = view.thing("chieftain", view.say("word-chieftain"), pennant, data_thing="chieftain")
    if s.lingers and s.active == clan:
        waits = view.say("text-waits", **view.words.thing("clan", [name]))
        marks += view.thing("waits", waits, use("hourglass", x - 44, _HEAD / 2, 0.8), data_thing="waits")
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
        id_ = f"track-{name}-{resource}"
        parts.append(view.thing(id_, tip, content, glow, options, data_thing=id_))
    return "".join(parts)


def _slots(view: View, clan: int, kind: str, costs: list[int], filled: int, at: Point, width: float) -> str:
    """The slots of boats or temples with their prices; each filled one stands for building from it."""
    name = CLAN_IDS[clan]
    half = max(10.0, width * 0.42)
    parts: list[str] = []
    for slot, cost in enumerate(costs):
        x, y = at[0] + width * slot, at[1]
        if not filled >> slot & 1:
            parts.append(rectangle(x, y - half, width - 2, 2 * half, 3, class_="tev-slot"))
            continue
        content = rectangle(x, y - half, width - 2, 2 * half, 3, fill=tint(name, "light"), class_="tev-cell-full")
        content += line(str(cost), x + width / 2 - 1, y + 5.5, 16, "bold tev-night", "middle")
        tip = view.name(kind) + view.say("text-costs", costs=str(cost))
        options = [option for option in view.options if option.startswith(f"{kind}_for:{cost}:")]
        glow = glowing_box(x - 2, y - half - 2, width + 2, 2 * half + 4, 4)
        id_ = f"slot-{name}-{kind}-{cost}"
        parts.append(view.thing(id_, tip, content, glow, options if clan == view.clan else [], data_thing=id_))
    return "".join(parts)


def _pieces(view: View, clan: int, box: Box) -> str:
    """What is left on the sheet, with the prices in wood of boats and temples, and raided villages.

    The width of the box is that of a slot.
    """
    s, name = view.s, CLAN_IDS[clan]
    x, y, slot, height = box
    upper, lower = y + height / 4, y + 3 * height / 4
    parts: list[str] = []
    for key, sign, count, scale, middle in (
        ("settlers", f"tev-settler-{name}", s.settlers_left[clan], 0.86, upper),
        ("villages", "tev-village", s.raided[clan], 1.0, lower),
    ):
        content = group(use(sign, x + 12, middle, scale), class_="tev-pale" if not count else None)
        content += line(str(count), x + 26, middle + 6, 17, "bold")
        stack = "settlers-" + name if key == "settlers" else None
        tip = f"{view.say('word-' + key)}: {count}"
        id_ = f"sheet-{name}-{key}"
        parts.append(view.thing(id_, tip, content, data_thing=id_, data_stack=stack, data_count=count))
    for kind, count, costs, filled, middle in (
        ("boat", s.boats_left[clan], BOAT_COSTS, s.boat_slots[clan], upper),
        ("temple", s.temples_left[clan], TEMPLE_COSTS, s.temple_slots[clan], lower),
    ):
        icon = group(use(f"tev-{kind}-{name}", x + 54, middle, 0.6), class_="tev-pale" if not count else None)
        tip = f"{view.say(f'word-{kind}s')}: {count}"
        id_ = f"sheet-{name}-{kind}s"
        parts.append(view.thing(id_, tip, icon, data_thing=id_, data_count=count))
        parts.append(_slots(view, clan, kind, costs, filled, (x + 70, middle), slot))
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
        id_ = f"won-{CLAN_IDS[clan]}-{n}"
        thing = FAVOUR_IDS[favour] if favour != NONE else id_
        parts.append(view.thing(id_, tip, favours.small(favour), glow, options, place, data_thing=thing))
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
        view.thing(
            f"row-{name}-{n}", tip, face, place=placed(x + n * step, top, scale), data_thing=thing or f"row-{name}-{n}"
        )
        for n, (tip, face, thing) in enumerate(drawn)
    )


def mat_height(view: View, height: float) -> float:
    """How high a mat of the whole table is, if all mats together have so much room."""
    players = view.s.variant.players
    return min(186.0, (height - 8 * (players - 1)) / players)


def mat(view: View, clan: int, x: float, y: float, height: float) -> str:
    """The mat of a clan in the whole table, its groups side by side."""
    high = height - _TOP - 3
    left = _TRACKS + 16
    beside = left + 70 + 3 * _SLOT + 8
    width = COLUMN - beside - 6
    content = (
        _tracks(view, clan, (8, _TOP, _TRACKS, high))
        + _pieces(view, clan, (left, _TOP, _SLOT, high))
        + _row(view, clan, (beside, _TOP, width, high - _FAVOURS))
        + _favours(view, clan, (beside, _TOP + high - _FAVOURS, width, _FAVOURS))
    )
    return _mat(view, clan, content, (x, y, COLUMN, height))


def mat_part(view: View, clan: int) -> str:
    """The mat as a part of its own, the leader row below the rest."""
    tracks = _WIDTH - _SLOTS - 3 * _WIDE_SLOT - 106
    below = _TOP + _UPPER + 8
    content = (
        _tracks(view, clan, (8, _TOP + 2, tracks, _UPPER))
        + _pieces(view, clan, (tracks + 18, _TOP + 2, _WIDE_SLOT, _UPPER))
        + _favours(view, clan, (_WIDTH - _SLOTS - 8, _TOP + 2, _SLOTS, _UPPER))
        + _row(view, clan, (8, below, _WIDTH - 16, _HEIGHT - below - 6))
    )
    drawn = _mat(view, clan, content, (0, 0, _WIDTH, _HEIGHT))
    name = view.name(CLAN_IDS[clan])
    return part("mat", CLAN_IDS[clan], (-5, -5, _WIDTH + 10, _HEIGHT + 12), drawn, name, data_seat=clan)


def _mat(view: View, clan: int, content: str, box: Box) -> str:
    x, y, width, height = box
    drawn = _title(view, clan, width) + content + _asked(view, clan, width, height)
    return seat_panel(f"mat-{CLAN_IDS[clan]}", drawn, x, y, width, height)
