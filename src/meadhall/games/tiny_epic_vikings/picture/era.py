"""The era sheet: the pending battle, the three eras, the four spaces for dedications, and the piles of cards."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import sheet
from meadhall.drawing.elements import group, placed, rectangle, use
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import line
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
from meadhall.games.tiny_epic_vikings.picture import favours
from meadhall.games.tiny_epic_vikings.picture.colours import tint
from meadhall.games.tiny_epic_vikings.picture.places import COLUMN, ERA
from meadhall.games.tiny_epic_vikings.picture.view import ROMAN, View
from meadhall.games.tiny_epic_vikings.picture.vikings import VALUED, action_sign, fitted
from meadhall.games.tiny_epic_vikings.state import DECK, DISCARD, INVADERS, UNSEEN

_HEAD: Final = 25.0
_TOP: Final = _HEAD + 5
_HIGH: Final = ERA - _TOP - 6
_BATTLE: Final = 132.0
_ERA_LEFT: Final = 146.0
_ERA_WIDTH: Final = 42.0
_SPACE_LEFT: Final = 280.0
_SPACE_WIDTH: Final = 51.0
_PILE_LEFT: Final = 489.0


# The battle


def fighters(view: View) -> list[int]:
    """The clans in the battle, its starter first."""
    s = view.s
    clans = [clan for clan in s.variant.clans if s.fighters >> clan & 1]
    return sorted(clans, key=lambda clan: (clan != s.starter, (clan - s.starter) % CLANS))


def _fighter(view: View, clan: int, x: float) -> str:
    """A shield, with the clan's strength once that is known, or the bonus of the enemy."""
    s = view.s
    y = ERA - 20
    said = "" if s.strengths[clan] == NONE else str(s.strengths[clan])
    if not said and clan == ENEMY and s.bonus:
        said = f"+{s.bonus}"
    return use(f"tev-emblem-{CLAN_IDS[clan]}", x + 11, y, 0.72) + line(said, x + 23, y + 5.5, 15, "bold")


def _battle(view: View) -> str:
    """The prize and those who fight for it; an empty place where a card may be played face down."""
    s = view.s
    frame = rectangle(6, _TOP, _BATTLE, _HIGH, 6, class_="tev-slot")
    glow = glowing_box(6, _TOP, _BATTLE, _HIGH, 6)
    options = ["down", "reveal"]
    name = view.say("word-battle")
    if s.starter == NONE:
        empty = use("swords", 6 + _BATTLE / 2, _TOP + _HIGH / 2 - 8, 1.3) + fitted(
            name, 6 + _BATTLE / 2, ERA - 14, 14, _BATTLE - 12, "plain soft", "middle"
        )
        return view.thing("battle", name, frame + empty, glow, options)
    clans = fighters(view)
    step = min(44.0, (_BATTLE - 4) / max(len(clans) + (s.strengths[CLANS] != NONE), 1))
    drawn = "".join(_fighter(view, clan, 9 + n * step) for n, clan in enumerate(clans))
    if s.strengths[CLANS] != NONE:
        x = 9 + len(clans) * step
        drawn += use("helmet-viking", x + 11, ERA - 20, 0.66) + line(
            str(s.strengths[CLANS]), x + 23, ERA - 14.5, 15, "bold"
        )
    tip = f"{name}: {', '.join(view.name(CLAN_IDS[clan]) for clan in clans)}"
    if s.prize != NONE:
        drawn += group(favours.face(s.prize, view.language), transform=placed(11, _TOP + 3, 1.03), id="prize")
        tip = f"{tip}. {view.say('word-prize')}: {view.about_favour(s.prize)}"
    thing = FAVOUR_IDS[s.prize] if s.prize != NONE else None
    return view.thing("battle", tip, frame + drawn, glow, options, data_thing=thing)


# The eras


def _era(view: View, era: int) -> str:
    """The number of cards, the way in which they are passed, and what a raid costs."""
    s = view.s
    x = _ERA_LEFT + (era - 1) * _ERA_WIDTH
    middle = x + _ERA_WIDTH / 2 - 1
    is_now = era == s.era
    fill = colour("bronze-light") if is_now else colour("parchment")
    direction = "clockwise" if ERA_DIRECTION[era] > 0 else "counterclockwise"
    passing = "" if s.variant.is_solo else use(f"tev-{direction}", middle + 11, _TOP + 39, 0.62)
    content = (
        rectangle(x, _TOP, _ERA_WIDTH - 3, _HIGH, 5, fill=fill, stroke=colour("ink"), stroke_width=2 if is_now else 1)
        + line(ROMAN[era], middle, _TOP + 19, 16, "head", "middle")
        + use("tev-hand", middle - 8 if passing else middle - 6, _TOP + 39, 0.7)
        + line(str(ERA_CARDS[era]), middle - 8 if passing else middle - 6, _TOP + 44, 14, "letter", "middle")
        + passing
        + line(f"−{RAID_COST[era]}", middle - 1, _TOP + 73, 14, "bold", "end")
        + use("tev-resource-steel", middle + 9, _TOP + 68, 0.58)
    )
    tip = f"{view.say('word-era')} {era}. {view.say('word-raid-cost')}: {RAID_COST[era]}"
    return view.thing(f"era-{era}", tip, content)


# The spaces


def _space(view: View, space: int) -> str:
    """A space for dedications: its action, and the villages on it."""
    s, name = view.s, SPACE_IDS[space]
    x = _SPACE_LEFT + space * _SPACE_WIDTH
    middle = x + _SPACE_WIDTH / 2 - 1.5
    count, limit = s.dedicated[space], s.variant.dedication_limit
    value = str(EFFECT_VALUE[DEDICATION + space]) if EFFECT_ACTION[DEDICATION + space] in VALUED else ""
    content = (
        rectangle(x, _TOP, _SPACE_WIDTH - 3, _HIGH, 5, class_="tev-strip")
        + use(action_sign(DEDICATION + space), middle - (9 if value else 0), _TOP + 27, 1.05)
        + line(value, middle + 15, _TOP + 34, 19, "bold", "middle")
        + use("tev-village", middle - 9, _TOP + 67, 0.62)
        + line(f"{count}/{limit}", middle + 1, _TOP + 73, 14, "bold")
    )
    tip = f"{view.name(name)}. {view.say('text-dedication-' + name)} {view.say('word-villages')}: {count}/{limit}"
    glow = glowing_box(x - 1, _TOP - 1, _SPACE_WIDTH - 1, _HIGH + 2, 6)
    body = group(content, class_="tev-gone") if count >= limit else content
    return view.thing(f"space-{name}", tip, body, glow, [f"dedicate:{name}"], data_thing=name)


# The piles


def _pile(view: View, n: int, key: str, count: int, fill: str, seen: int = NONE) -> str:
    """The number of cards in a pile; those of a place where all lie face up are named."""
    y = _TOP + 13 + n * 27
    card = rectangle(_PILE_LEFT, y - 12, 18, 24, 3, fill=fill, stroke=colour("ink"), stroke_width=1.2)
    content = card + line(str(count), _PILE_LEFT + 24, y + 6, 16, "bold")
    names = ", ".join(view.name(CARD_IDS[card]) for card in view.s.cards_at(seen)) if seen != NONE else ""
    return view.thing(f"pile-{key}", f"{view.say('word-' + key)}: {count}. {names}".removesuffix(". "), content)


def era_sheet(view: View, box: Box) -> str:
    """The whole sheet."""
    s = view.s
    era = view.era_name() if s.era else view.say("picture-phase-setup")
    parts = [
        sheet(era, colour("strip"), COLUMN, ERA, _HEAD, 16, COLUMN - 150),
        use("tev-raven", COLUMN - 24, _HEAD / 2, 0.9),
        _battle(view),
        "".join(_era(view, n) for n in range(1, ERAS + 1)),
        "".join(_space(view, n) for n in range(SPACES)),
        _pile(view, 0, "deck", s.count_cards(DECK), colour("strip")),
        _pile(
            view, 1, "discard-pile", s.count_cards(DISCARD) + s.count_cards(UNSEEN), colour("parchment-shade"), DISCARD
        ),
        _pile(view, 2, "invaders", s.count_cards(INVADERS), tint("enemy"), INVADERS),
    ]
    return group("".join(parts), id="era", transform=placed(box[0], box[1], view.layout.zoom))
