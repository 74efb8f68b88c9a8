"""The era sheet: the pending battle, the three eras, the four spaces for dedications, and the piles of cards."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import sheet
from meadhall.drawing.elements import group, placed, rectangle, use
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import line
from meadhall.drawing.maps import Point
from meadhall.drawing.palette import colour
from meadhall.drawing.touch import glowing_box
from meadhall.games.tiny_epic_vikings.content import (
    CARD_IDS,
    CLAN_IDS,
    CLANS,
    DEDICATION,
    EFFECT_ACTION,
    EFFECT_VALUE,
    ENEMY,
    ERA_CARDS,
    ERA_DIRECTION,
    ERAS,
    FAVOUR_IDS,
    NONE,
    RAID_COST,
    SPACE_IDS,
    SPACES,
)
from meadhall.games.tiny_epic_vikings.fields import DECK, DISCARD, INVADERS, UNSEEN
from meadhall.games.tiny_epic_vikings.picture import favours
from meadhall.games.tiny_epic_vikings.picture.colours import tint
from meadhall.games.tiny_epic_vikings.picture.places import COLUMN, ERA
from meadhall.games.tiny_epic_vikings.picture.view import ROMAN, View
from meadhall.games.tiny_epic_vikings.picture.vikings import VALUED, action_sign, fitted

_HEAD: Final = 25.0
_TOP: Final = _HEAD + 5
_HIGH: Final = ERA - _TOP - 6
_BATTLE: Final = 132.0
_ERA_LEFT: Final = 146.0
_ERA_WIDTH: Final = 42.0
_SPACE_LEFT: Final = 280.0
_SPACE_WIDTH: Final = 51.0
_PILE_LEFT: Final = 489.0
TRACK: Final[Box] = (0, 0, 376, 36)
"""The eras as a part of their own."""


# The battle


def fighters(view: View) -> list[int]:
    """The clans in the battle, its starter first."""
    s = view.s
    clans = [clan for clan in s.variant.clans if s.fighters >> clan & 1]
    return sorted(clans, key=lambda clan: (clan != s.starter, (clan - s.starter) % CLANS))


def _fighter(view: View, clan: int, x: float, y: float) -> str:
    """A shield, with the clan's strength once that is known, or the bonus of the enemy."""
    s = view.s
    said = "" if s.strengths[clan] == NONE else str(s.strengths[clan])
    if not said and clan == ENEMY and s.bonus:
        said = f"+{s.bonus}"
    return use(f"tev-emblem-{CLAN_IDS[clan]}", x + 11, y, 0.72) + line(said, x + 23, y + 5.5, 15, "bold")


def battle_place(view: View, box: Box) -> str:
    """The prize and those who fight for it, beside or below it; an empty place to play a card face down."""
    s = view.s
    x, y, width, height = box
    frame = rectangle(*box, 6, class_="tev-slot")
    glow = glowing_box(*box, 6)
    options = ["down", "reveal"]
    name = view.say("word-battle")
    is_flat = width > 3 * height
    if s.starter == NONE:
        empty = use("swords", x + width / 2, y + height / 2 - (0 if is_flat else 8), 1.3)
        if not is_flat:
            empty += fitted(name, x + width / 2, y + height - 8, 14, width - 12, "plain soft", "middle")
        return view.thing("battle", name, frame + empty, glow, options, data_thing="battle")
    clans = fighters(view)
    left, room = (x + 136, width - 138) if is_flat and s.prize != NONE else (x + 3, width - 4)
    middle = y + height / 2 if is_flat else y + height - 14
    step = min(44.0, room / max(len(clans) + (s.strengths[CLANS] != NONE), 1))
    drawn = "".join(_fighter(view, clan, left + n * step, middle) for n, clan in enumerate(clans))
    if s.strengths[CLANS] != NONE:
        after = left + len(clans) * step
        drawn += use("helmet-viking", after + 11, middle, 0.66) + line(
            str(s.strengths[CLANS]), after + 23, middle + 5.5, 15, "bold"
        )
    tip = f"{name}: {', '.join(view.name(CLAN_IDS[clan]) for clan in clans)}"
    if s.prize != NONE:
        drawn += group(favours.face(s.prize, view.language), transform=placed(x + 5, y + 3, 1.03), id="prize")
        tip = f"{tip}. {view.say('word-prize')}: {view.about_favour(s.prize)}"
    thing = f"battle {FAVOUR_IDS[s.prize]}" if s.prize != NONE else "battle"
    return view.thing("battle", tip, frame + drawn, glow, options, data_thing=thing)


# The eras


def _era(view: View, era: int, box: Box, content: str) -> str:
    is_now = era == view.s.era
    fill = colour("bronze-light") if is_now else colour("parchment")
    ground = rectangle(*box, 5, fill=fill, stroke=colour("ink"), stroke_width=2 if is_now else 1)
    tip = f"{view.say('word-era')} {era}. {view.say('word-raid-cost')}: {RAID_COST[era]}"
    return view.thing(f"era-{era}", tip, ground + content, data_thing=f"era-{era}")


def _passing(view: View, era: int, x: float, y: float) -> str:
    """The way in which cards are passed."""
    direction = "clockwise" if ERA_DIRECTION[era] > 0 else "counterclockwise"
    return "" if view.s.variant.is_solo else use(f"tev-{direction}", x, y, 0.62)


def _upright_era(view: View, era: int) -> str:
    """The number of cards, the way in which they are passed, and what a raid costs, one below the other."""
    x = _ERA_LEFT + (era - 1) * _ERA_WIDTH
    middle = x + _ERA_WIDTH / 2 - 1
    passing = _passing(view, era, middle + 11, _TOP + 39)
    content = (
        line(ROMAN[era], middle, _TOP + 19, 16, "head", "middle")
        + use("tev-hand", middle - 8 if passing else middle - 6, _TOP + 39, 0.7)
        + line(str(ERA_CARDS[era]), middle - 8 if passing else middle - 6, _TOP + 44, 14, "letter", "middle")
        + passing
        + line(f"−{RAID_COST[era]}", middle - 1, _TOP + 73, 14, "bold", "end")
        + use("tev-resource-steel", middle + 9, _TOP + 68, 0.58)
    )
    return _era(view, era, (x, _TOP, _ERA_WIDTH - 3, _HIGH), content)


def era_track(view: View) -> str:
    """The three eras, each in a line, `TRACK` around."""
    each = (TRACK[2] - 4) / ERAS
    middle = TRACK[3] / 2
    parts: list[str] = []
    for era in range(1, ERAS + 1):
        x = 2 + (era - 1) * each
        content = (
            line(ROMAN[era], x + 17, middle + 6, 16, "head", "middle")
            + use("tev-hand", x + 42, middle, 0.78)
            + line(str(ERA_CARDS[era]), x + 42, middle + 5, 15, "letter", "middle")
            + _passing(view, era, x + 63, middle)
            + line(f"−{RAID_COST[era]}", x + 98, middle + 5, 15, "bold", "end")
            + use("tev-resource-steel", x + 110, middle, 0.66)
        )
        parts.append(_era(view, era, (x, 2, each - 4, TRACK[3] - 4), content))
    return group("".join(parts), id="era")


# The spaces


def dedication_space(view: View, space: int, box: Box) -> str:
    """A space for dedications: its action, and the villages on it."""
    s, name = view.s, SPACE_IDS[space]
    x, y, width, height = box
    middle, upper, lower = x + width / 2, y + height * 0.33, y + height * 0.82
    count, limit = s.dedicated[space], s.variant.dedication_limit
    value = str(EFFECT_VALUE[DEDICATION + space]) if EFFECT_ACTION[DEDICATION + space] in VALUED else ""
    content = (
        rectangle(*box, 5, class_="tev-strip")
        + use(action_sign(DEDICATION + space), middle - (9 if value else 0), upper, 1.05)
        + line(value, middle + 15, upper + 7, 19, "bold", "middle")
        + use("tev-village", middle - 9, lower, 0.62)
        + line(f"{count}/{limit}", middle + 1, lower + 6, 14, "bold")
    )
    tip = f"{view.name(name)}. {view.say('text-dedication-' + name)} {view.say('word-villages')}: {count}/{limit}"
    glow = glowing_box(x - 1, y - 1, width + 2, height + 2, 6)
    body = group(content, class_="tev-gone") if count >= limit else content
    return view.thing(f"space-{name}", tip, body, glow, [f"dedicate:{name}"], data_thing=name)


# The piles


def _pile(view: View, key: str, count: int, fill: str, at: Point, seen: int = NONE) -> str:
    """The number of cards in a pile; those of a place where all lie face up are named."""
    x, y = at
    card = rectangle(x, y - 12, 18, 24, 3, fill=fill, stroke=colour("ink"), stroke_width=1.2)
    content = card + line(str(count), x + 24, y + 6, 16, "bold")
    names = ", ".join(view.name(CARD_IDS[card]) for card in view.s.cards_at(seen)) if seen != NONE else ""
    tip = f"{view.say('word-' + key)}: {count}. {names}".removesuffix(". ")
    return view.thing(f"pile-{key}", tip, content, data_thing=f"pile-{key}")


def piles(view: View, at: Point, step: Point) -> str:
    """The deck, the discard pile and the invaders, from a point on."""
    s, (x, y), (dx, dy) = view.s, at, step
    discarded = s.count_cards(DISCARD) + s.count_cards(UNSEEN)
    return (
        _pile(view, "deck", s.count_cards(DECK), colour("strip"), at)
        + _pile(view, "discard-pile", discarded, colour("parchment-shade"), (x + dx, y + dy), DISCARD)
        + _pile(view, "invaders", s.count_cards(INVADERS), tint("enemy"), (x + 2 * dx, y + 2 * dy), INVADERS)
    )


def era_sheet(view: View, box: Box) -> str:
    """The whole sheet."""
    s = view.s
    era = view.era_name() if s.era else view.say("picture-phase-setup")
    parts = [
        sheet(era, colour("strip"), COLUMN, ERA, _HEAD, 16, COLUMN - 150),
        use("tev-raven", COLUMN - 24, _HEAD / 2, 0.9),
        battle_place(view, (6, _TOP, _BATTLE, _HIGH)),
        "".join(_upright_era(view, n) for n in range(1, ERAS + 1)),
        "".join(
            dedication_space(view, n, (_SPACE_LEFT + n * _SPACE_WIDTH, _TOP, _SPACE_WIDTH - 3, _HIGH))
            for n in range(SPACES)
        ),
        piles(view, (_PILE_LEFT, _TOP + 13), (0, 27)),
    ]
    return group("".join(parts), id="era", transform=placed(box[0], box[1]))
