"""The panels of the players: resources, fame, units and their winter, strongholds, cards."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import circle, group, placed, rectangle, shifted, use
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import LEADING, fit, line, lines, paragraph, width, wrap
from meadhall.drawing.pages import stacked
from meadhall.drawing.palette import colour
from meadhall.drawing.panels import banner
from meadhall.drawing.panels import panel as seat_panel
from meadhall.drawing.parts import part
from meadhall.drawing.touch import glowing_box
from meadhall.games.northgard.content import (
    CARD_IDS,
    FOOD,
    NONE,
    RESOURCE_IDS,
    RESOURCES,
    STRONGHOLDS,
    TEAM_STRONGHOLDS,
    WINTER_FOOD,
    WINTER_WOOD,
    WOOD,
)
from meadhall.games.northgard.fields import UPGRADE_LEFT
from meadhall.games.northgard.picture.faces import clan_text, fame_badge, mini_card
from meadhall.games.northgard.picture.heraldry import hue
from meadhall.games.northgard.picture.places import COLUMN, MAT
from meadhall.games.northgard.picture.view import View
from meadhall.games.northgard.rules.scoring import count_strongholds
from meadhall.games.northgard.state import Northgard

_HEAD: Final = 26.0
LEAST: Final = 96.0
"""The height of a panel without the words of the clan's power."""
MOST: Final = 136.0
_LINE: Final = 12.0
"""The room that a line of words needs."""
_LETTERS: Final = 13.5
"""Of the words on a mat."""
_ALARM: Final = 2
"""So many strongholds are a reason for alarm."""


def _state(view: View, seat: int) -> str:
    s = view.s
    if s.won >> seat & 1:
        return view.say("picture-winner")
    if view.decision is None:
        return ""
    if view.decision.seat == seat:
        return view.say("picture-to-move")
    return view.say("word-passed") if s.has_passed(seat) else ""


def _title(view: View, seat: int, wide: float) -> str:
    s = view.s
    clan = view.clan(seat)
    name = view.whose(view.name(clan) if clan else view.name(f"seat_{seat}"), seat == view.seat)
    if s.variant.teams and seat == s.partner(view.player) and view.player != NONE:
        name = f"{name} ({view.say('word-partner')})"
    shield = use(f"nor-emblem-{clan}", 20, _HEAD / 2, 0.84) if clan else ""
    fill = hue(clan, "dark") if clan else colour("strip")
    title = banner(name, shield, fill, wide, _HEAD, 16, _state(view, seat))
    if seat == s.first and clan:
        x = 48 + width(name, 16, "light")
        tip = view.say("word-first-player")
        marker = circle(0, 0, 15, class_="disc") + use("pennant", -1, 0, 0.86)
        place = placed(x + 14, _HEAD / 2, 0.78)
        title += view.thing("first-player", tip, marker, place=place, data_thing="first-player")
    if clan:
        title += _effects(view, seat, wide)
    return title


def _effects(view: View, seat: int, wide: float) -> str:
    """What works for a player until the year ends, as signs before the state."""
    s = view.s
    shown = [
        (s.is_conqueror(seat), "conqueror", "castle"),
        (s.is_kaija_awake and seat == s.bear_seat, "bear_awakens", "kaija"),
        (s.sighted >> seat & 1 == 1, "future_sight", "spy"),
    ]
    parts: list[str] = []
    for n, (card, sign) in enumerate((card, sign) for is_so, card, sign in shown if is_so):
        tip = view.about_card(CARD_IDS.index(card))
        content = circle(0, 0, 11, class_="disc") + use(f"nor-{sign}", 0, 0, 0.72)
        place = placed(wide - 150 - 26 * n, _HEAD / 2)
        parts.append(view.thing(f"effect-{seat}-{card}", tip, content, place=place, data_thing=card))
    return "".join(parts)


def _resources(view: View, seat: int, y: float) -> str:
    s = view.s
    parts: list[str] = []
    for n in range(RESOURCES):
        content = use(f"nor-{RESOURCE_IDS[n]}", 12, 0, 0.95) + line(str(s.has(seat, n)), 25, 6.4, 18, "bold")
        tip = f"{view.name(RESOURCE_IDS[n])}: {s.has(seat, n)}"
        id_, place = f"stock-{seat}-{RESOURCE_IDS[n]}", placed(8 + 52 * n, y)
        parts.append(
            view.thing(
                id_, tip, content, place=place, data_thing=id_, data_stack=RESOURCE_IDS[n], data_count=s.has(seat, n)
            )
        )
    fame = view.fame(seat)
    content = fame_badge(fame, 0, 0, 1.24)
    tip = f"{view.say('word-fame')}: {fame}"
    return "".join(parts) + view.thing(f"fame-{seat}", tip, content, place=placed(184, y), data_thing=f"fame-{seat}")


def _winter(view: View, seat: int, y: float, lefts: tuple[float, float]) -> str:
    """Units on the map and in reserve, and what winter would cost now, each from its left."""
    s = view.s
    units = s.count_units(seat)
    food, wood = winter_cost(s, seat)
    clan = view.clan(seat)
    troops = use(f"nor-unit-{clan}", 12, 0, 0.9) + line(f"{units}", 26, 6.4, 18, "bold")
    troops += line(f"+{s.reserve[seat]}", 28 + width(str(units), 18, "bold"), 6, 14, "plain soft")
    said = view.say("text-units", units=units, reserve=s.reserve[seat], food=food, wood=wood)
    parts = [view.thing(f"troops-{seat}", said, troops, place=placed(lefts[0], y), data_thing=f"troops-{seat}")]
    is_short = food > s.has(seat, FOOD) or wood > s.has(seat, WOOD)
    cost = use("nor-winter", 11, 0, 0.86)
    x = 24.0
    face = "bold nor-bad" if is_short else "bold"
    for name, count in (("food", food), ("wood", wood)):
        if count:
            cost += line(str(count), x, 6, 16, face) + use(f"nor-{name}", x + 19, 0, 0.7)
            x += 33
    if x == 24.0:
        cost += line("0", x, 6, 16, face)
    if is_short:
        cost = rectangle(-2, -14, x + 4, 28, 7, fill="#b02a2c", fill_opacity=0.16, stroke="#b02a2c") + cost
    id_, place = f"winter-{seat}", placed(lefts[1], y)
    return "".join(parts) + view.thing(id_, said, cost, place=place, data_thing=id_)


def strongholds(s: Northgard, seat: int) -> tuple[int, int]:
    """The strongholds of a player, or team, and how many win; none do where that victory is off."""
    if not s.variant.has_stronghold_victory:
        return 0, 0
    if s.variant.teams:
        return count_strongholds(s, seat) + count_strongholds(s, s.partner(seat)), TEAM_STRONGHOLDS
    return count_strongholds(s, seat), STRONGHOLDS


def winter_cost(s: Northgard, seat: int) -> tuple[int, int]:
    """The food and wood that winter would cost a player now."""
    units = s.count_units(seat)
    return WINTER_FOOD[units], WINTER_WOOD[units]


def _strongholds(view: View, seat: int, y: float, wide: float) -> str:
    """At the right of a sheet so wide, strongholds of those that win, with an alarm when one is missing or none."""
    count, aim = strongholds(view.s, seat)
    if not aim:
        return ""
    name = "castle-alarm" if count >= aim - (STRONGHOLDS - _ALARM) else "castle"
    step = 22.0 if aim == STRONGHOLDS else 15.0
    pips = "".join(
        use(f"nor-{name if n < count else 'castle-none'}", n * step, 0, 0.94 if aim == STRONGHOLDS else 0.66)
        for n in range(max(aim, min(count, aim)))
    )
    tip = f"{view.say('text-strongholds', count=count)}/{aim}"
    id_, place = f"strongholds-{seat}", placed(wide - 14 - step * (aim - 1) - 4, y)
    return view.thing(id_, tip, pips, place=place, data_thing=id_)


# Cards


def _pile(view: View, id_: str, sign: str, count: int, tip: str, x: float) -> str:
    content = use(f"nor-{sign}", 10, 0, 0.84) + line(str(count), 21, 6, 16, "bold")
    return view.thing(id_, tip, content, place=placed(x, 0), data_thing=id_)


def _names(view: View, cards: list[int]) -> str:
    return ", ".join(view.name(CARD_IDS[card]) for card in cards if card != NONE)


def _piles(view: View, seat: int) -> str:
    """Hand, draw pile, discard pile and upgrades: how many cards, and which where that is known."""
    s = view.s
    hand, top, discard = view.hand(seat), view.top(seat), view.discard(seat)
    upgrades = s.cards_in(seat, UPGRADE_LEFT)
    shown = [
        ("hand", "cards", view.count_hand(seat), "word-hand", hand),
        ("pile", "top", view.count_pile(seat), "word-draw-pile", top),
        ("discarded", "discard", len(discard), "word-discard-pile", discard),
        ("upgrades", "upgrade", len(upgrades), "word-upgrades", upgrades),
    ]
    parts: list[str] = []
    for n, (id_, sign, count, key, known) in enumerate(shown):
        names = _names(view, known)
        tip = f"{view.say(key)}: {count}" + (f" ({names})" if names else "")
        parts.append(_pile(view, f"{id_}-{seat}", sign, count, tip, 8 + 45 * n))
    return "".join(parts)


def _active(view: View, seat: int) -> str:
    """The active zone as small cards in a row."""
    cards = view.active(seat)
    left, height = 192.0, 30.0
    room = COLUMN - left - 8
    if not cards:
        text = view.say("word-active")
        return line(f"{text}: –", left, 5, fit(text, 13, room, 11), "plain soft")
    each = min(96.0, (room - 3 * (len(cards) - 1)) / len(cards))
    return "".join(
        _active_card(view, seat, n, (left + n * (each + 3), -height / 2, each, height)) for n in range(len(cards))
    )


def _active_card(view: View, seat: int, n: int, box: Box) -> str:
    """A card of the active zone; those only spent are pale."""
    x, y, width, height = box
    cards = view.active(seat)
    card, is_played = cards[n]
    content = mini_card(view, card, view.clan(seat), width, height)
    if not is_played:
        content = group(content, opacity=0.6)
    tip = f"{view.say('word-active')}: {view.about_card(card)}"
    name = CARD_IDS[card]
    copy = [other for other, _ in cards[:n]].count(card)
    return view.thing(f"active-{seat}-{name}-{copy}", tip, content, place=placed(x, y), data_thing=name)


def _power(view: View, seat: int, height: float) -> str:
    """What the clan can do, in words where there is room."""
    clan = view.clan(seat)
    room = height - LEAST - 1
    if not clan or room < _LINE:
        return ""
    text = clan_text(view, clan)
    size, texts = paragraph(text, 13.5, COLUMN - 24, room, 10.5)
    free = room - len(texts) * size * LEADING
    return lines(texts, 12, LEAST + size * 0.74 + min(4.0, max(0.0, free / 2)), size, "plain soft")


def _whole(view: View, seat: int, body: str, box: Box) -> str:
    """The sheet of a player, which can be chosen where players are."""
    x, y, wide, height = box
    clan = view.clan(seat)
    tip = f"{view.name(clan)}. {clan_text(view, clan)}" if clan else view.name(f"seat_{seat}")
    options = [f"seat:seat_{seat}"]
    content = seat_panel(f"sheet-{seat}", body, 0, 0, wide, height)
    glow = glowing_box(-3, -3, wide + 6, height + 6, 11)
    return view.thing(f"panel-{seat}", tip, content, glow, options, placed(x, y), data_thing=clan or None)


def panel(view: View, seat: int, x: float, y: float, height: float) -> str:
    """Everything that one player has beside the map."""
    body = _title(view, seat, COLUMN)
    if view.clan(seat):
        body += _resources(view, seat, _HEAD + 18) + _winter(view, seat, _HEAD + 18, (208, 288))
        body += _strongholds(view, seat, _HEAD + 18, COLUMN)
        body += shifted(_piles(view, seat) + _active(view, seat), 0, _HEAD + 52)
        body += _power(view, seat, height)
    return _whole(view, seat, body, (x, y, COLUMN, height))


# Mats


def _paragraph(text: str, face: str = "plain") -> tuple[str, float]:
    """Words over the width of a mat, and their height."""
    texts = wrap(text, _LETTERS, MAT - 24, face)
    return lines(texts, 12, _LETTERS, _LETTERS, face), len(texts) * _LETTERS * LEADING + 4


def _zone(view: View, seat: int) -> tuple[str, float]:
    """The active zone of a mat, in rows of two."""
    title = line(view.say("word-active"), 12, 13, 13, "plain soft")
    cards = view.active(seat)
    wide, high = (MAT - 24 - 6) / 2, 40.0
    drawn = "".join(
        _active_card(view, seat, n, (12 + n % 2 * (wide + 6), 20 + n // 2 * (high + 6), wide, high))
        for n in range(len(cards))
    )
    return title + drawn, 20 + (high + 6) * -(-len(cards) // 2)


def _known(view: View, seat: int) -> list[tuple[str, float]]:
    """The cards of a player that the viewer knows, in words."""
    hand = view.hand(seat) if seat != view.seat else []
    zones = [
        ("word-hand", hand),
        ("word-draw-pile", view.top(seat)),
        ("word-discard-pile", view.discard(seat)),
        ("word-upgrades", view.s.cards_in(seat, UPGRADE_LEFT)),
    ]
    named = [(view.say(key), _names(view, cards)) for key, cards in zones]
    return [_paragraph(f"{zone}: {names}") for zone, names in named if names]


def mat_part(view: View, seat: int) -> str:
    """Everything that one player has, as a part of its own; nothing while the player has no clan and is no choice."""
    clan = view.clan(seat)
    if not clan and f"seat:seat_{seat}" not in view.options:
        return ""
    body, end = _title(view, seat, MAT), _HEAD + 8
    if clan:
        y = _HEAD + 20
        body += _resources(view, seat, y) + _winter(view, seat, y, (200, 275))
        piles = shifted(_piles(view, seat), 0, 16) + _strongholds(view, seat, 16, MAT)
        pieces = [(piles, 36.0), _paragraph(clan_text(view, clan), "plain soft")]
        if view.active(seat):
            pieces.append(_zone(view, seat))
        drawn, end = stacked([*pieces, *_known(view, seat)], 0, _HEAD + 40, 4)
        body += drawn
    drawn = _whole(view, seat, body, (0, 0, MAT, end + 4))
    name = view.name(clan) if clan else view.name(f"seat_{seat}")
    return part("mat", f"mat-{seat}", (-4, -4, MAT + 8, end + 14), drawn, name, data_seat=seat)


def order(view: View) -> list[int]:
    """The seats, the viewer's own first, then clockwise."""
    first = view.player if view.player != NONE else 0
    return [(first + n) % len(view.seats) for n in view.seats]
