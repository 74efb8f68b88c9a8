"""The panels of the players: resources, fame, units and their winter, strongholds, cards."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import circle, group, placed, rectangle, shifted, use
from meadhall.drawing.lettering import LEADING, fit, line, lines, paragraph, width
from meadhall.drawing.palette import colour
from meadhall.drawing.panels import banner
from meadhall.drawing.panels import panel as seat_panel
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
from meadhall.games.northgard.picture.faces import fame_badge, mini_card
from meadhall.games.northgard.picture.heraldry import hue
from meadhall.games.northgard.picture.places import COLUMN
from meadhall.games.northgard.picture.view import View
from meadhall.games.northgard.position import UPGRADE_LEFT
from meadhall.games.northgard.rules.scoring import count_strongholds

_HEAD: Final = 26.0
LEAST: Final = 96.0
"""The height of a panel without the words of the clan's power."""
MOST: Final = 136.0
_LINE: Final = 12.0
"""The room that a line of words needs."""
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


def _title(view: View, seat: int) -> str:
    s = view.s
    clan = view.clan(seat)
    name = view.whose(view.name(clan) if clan else view.name(f"seat_{seat}"), seat == view.seat)
    if s.variant.teams and seat == s.partner(view.player) and view.player != NONE:
        name = f"{name} ({view.say('word-partner')})"
    shield = use(f"nor-emblem-{clan}", 20, _HEAD / 2, 0.84) if clan else ""
    fill = hue(clan, "dark") if clan else colour("strip")
    title = banner(name, shield, fill, COLUMN, _HEAD, 16, _state(view, seat))
    if seat == s.first and clan:
        x = 48 + width(name, 16, "light")
        tip = view.say("word-first-player")
        marker = circle(0, 0, 15, class_="disc") + use("pennant", -1, 0, 0.86)
        title += view.thing("first-player", tip, marker, place=placed(x + 14, _HEAD / 2, 0.78))
    if clan:
        title += _effects(view, seat)
    return title


def _effects(view: View, seat: int) -> str:
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
        parts.append(view.thing(f"effect-{seat}-{card}", tip, content, place=placed(COLUMN - 150 - 26 * n, _HEAD / 2)))
    return "".join(parts)


def _resources(view: View, seat: int, y: float) -> str:
    s = view.s
    parts: list[str] = []
    for n in range(RESOURCES):
        content = use(f"nor-{RESOURCE_IDS[n]}", 12, 0, 0.95) + line(str(s.has(seat, n)), 25, 6.4, 18, "bold")
        tip = f"{view.name(RESOURCE_IDS[n])}: {s.has(seat, n)}"
        place = placed(8 + 52 * n, y)
        parts.append(
            view.thing(
                f"stock-{seat}-{RESOURCE_IDS[n]}", tip, content, place=place, data_stack=RESOURCE_IDS[n],
                data_count=s.has(seat, n),
            )
        )  # fmt: skip
    fame = view.fame(seat)
    content = fame_badge(fame, 0, 0, 1.24)
    return "".join(parts) + view.thing(
        f"fame-{seat}", f"{view.say('word-fame')}: {fame}", content, place=placed(184, y)
    )


def _winter(view: View, seat: int, y: float) -> str:
    """Units on the map and in reserve, and what winter would cost now."""
    s = view.s
    units = s.count_units(seat)
    food, wood = WINTER_FOOD[units], WINTER_WOOD[units]
    clan = view.clan(seat)
    troops = use(f"nor-unit-{clan}", 12, 0, 0.9) + line(f"{units}", 26, 6.4, 18, "bold")
    troops += line(f"+{s.reserve[seat]}", 28 + width(str(units), 18, "bold"), 6, 14, "plain soft")
    said = view.say("text-units", units=units, reserve=s.reserve[seat], food=food, wood=wood)
    parts = [view.thing(f"troops-{seat}", said, troops, place=placed(208, y))]
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
    return "".join(parts) + view.thing(f"winter-{seat}", said, cost, place=placed(288, y))


def _strongholds(view: View, seat: int, y: float) -> str:
    """Strongholds of those that win, with an alarm when one is missing or none."""
    s = view.s
    if not s.variant.has_stronghold_victory:
        return ""
    count = count_strongholds(s, seat)
    aim = STRONGHOLDS
    if s.variant.teams:
        count += count_strongholds(s, s.partner(seat))
        aim = TEAM_STRONGHOLDS
    name = "castle-alarm" if count >= aim - (STRONGHOLDS - _ALARM) else "castle"
    step = 22.0 if aim == STRONGHOLDS else 15.0
    pips = "".join(
        use(f"nor-{name if n < count else 'castle-none'}", n * step, 0, 0.94 if aim == STRONGHOLDS else 0.66)
        for n in range(max(aim, min(count, aim)))
    )
    tip = f"{view.say('text-strongholds', count=count)}/{aim}"
    return view.thing(f"strongholds-{seat}", tip, pips, place=placed(COLUMN - 14 - step * (aim - 1) - 4, y))


# Cards


def _pile(view: View, id_: str, sign: str, count: int, tip: str, x: float) -> str:
    content = use(f"nor-{sign}", 10, 0, 0.84) + line(str(count), 21, 6, 16, "bold")
    return view.thing(id_, tip, content, place=placed(x, 0))


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
    """The active zone as small cards; those only spent are pale."""
    cards = view.active(seat)
    left, height = 192.0, 30.0
    room = COLUMN - left - 8
    if not cards:
        text = view.say("word-active")
        return line(f"{text}: –", left, 5, fit(text, 13, room, 11), "plain soft")
    each = min(96.0, (room - 3 * (len(cards) - 1)) / len(cards))
    parts: list[str] = []
    for n, (card, is_played) in enumerate(cards):
        content = mini_card(view, card, view.clan(seat), each, height)
        if not is_played:
            content = group(content, opacity=0.6)
        tip = f"{view.say('word-active')}: {view.about_card(card)}"
        name = CARD_IDS[card]
        copy = [other for other, _ in cards[:n]].count(card)
        place = placed(left + n * (each + 3), -height / 2)
        parts.append(view.thing(f"active-{seat}-{name}-{copy}", tip, content, place=place, data_thing=name))
    return "".join(parts)


def _power(view: View, seat: int, height: float) -> str:
    """What the clan can do, in words where there is room."""
    clan = view.clan(seat)
    room = height - LEAST - 1
    if not clan or room < _LINE:
        return ""
    text = view.say("text-clan-" + clan.removeprefix("clan_"))
    size, texts = paragraph(text, 13.5, COLUMN - 24, room, 10.5)
    free = room - len(texts) * size * LEADING
    return lines(texts, 12, LEAST + size * 0.74 + min(4.0, max(0.0, free / 2)), size, "plain soft")


def panel(view: View, seat: int, x: float, y: float, height: float) -> str:
    """Everything that one player has beside the map."""
    clan = view.clan(seat)
    body = _title(view, seat)
    if clan:
        body += _resources(view, seat, _HEAD + 18) + _winter(view, seat, _HEAD + 18)
        body += _strongholds(view, seat, _HEAD + 18)
        body += shifted(_piles(view, seat) + _active(view, seat), 0, _HEAD + 52)
        body += _power(view, seat, height)
    about = view.say("text-clan-" + clan.removeprefix("clan_")) if clan else ""
    tip = f"{view.name(clan)}. {about}" if clan else view.name(f"seat_{seat}")
    options = [f"seat:seat_{seat}"]
    content = seat_panel(f"sheet-{seat}", body, 0, 0, COLUMN, height, 1)
    glow = glowing_box(-3, -3, COLUMN + 6, height + 6, 11)
    place = placed(x, y, view.layout.zoom)
    return view.thing(f"panel-{seat}", tip, content, glow, options, place, data_thing=clan or None)


def order(view: View) -> list[int]:
    """The seats, the viewer's own first, then clockwise."""
    first = view.player if view.player != NONE else 0
    return [(first + n) % len(view.seats) for n in view.seats]
