"""The position in words: headings and lines, for terminals and screen readers."""

from __future__ import annotations

from meadhall.games.medieval_battle.content import (
    ARMY_IDS,
    COUNTERS,
    FLAG_IDS,
    KIND_IDS,
    KIND_OF,
    NONE,
    OUT,
    POINTS_TO_WIN,
    RED,
    RESERVE,
    SLOT_IDS,
    TABOR,
    TERRAIN_IDS,
    YELLOW,
)
from meadhall.games.medieval_battle.hexes import HEX_CODES
from meadhall.games.medieval_battle.hidden import knows_army
from meadhall.games.medieval_battle.state import Battle
from meadhall.games.medieval_battle.wording import words
from meadhall.words import Words

Part = tuple[str, list[str]]


def describe(s: Battle, seat: int, language: str) -> list[Part]:
    """The whole table as a seat may see it."""
    say = words(language)
    viewer = s.side_of(seat)
    parts: list[Part] = [(say.say("word-points"), [_score(s, say, side) for side in (RED, YELLOW)])]
    parts.append((say.say("word-flags"), [_flag(s, say, n) for n in range(len(s.variant.field.flags))]))
    for side in (RED, YELLOW):
        parts.append((say.name(ARMY_IDS[side]), _army(s, say, viewer, side)))
    parts.append((say.say("word-terrain"), _terrain(s, say)))
    return parts


def _score(s: Battle, say: Words, side: int) -> str:
    needed = POINTS_TO_WIN[s.variant.field.size]
    about = say.thing("side", [ARMY_IDS[side]])
    score = say.say("text-score", **about, points=s.victory_points(side), needed=needed)
    return f"{score} {say.say('word-tokens')}: {s.tokens[side]}."


def _flag(s: Battle, say: Words, n: int) -> str:
    field = s.variant.field
    owner = s.flag_owner[n]
    about = say.thing("owner", ["nobody" if owner == NONE else ARMY_IDS[owner]])
    about |= say.thing("flag", [FLAG_IDS[field.flag_names[n]]])
    return say.say("text-flag", **about, hex=HEX_CODES[field.flags[n]], points=field.flag_points[n])


def _army(s: Battle, say: Words, viewer: int, side: int) -> list[str]:
    lines = []
    for unit in range(COUNTERS * side, COUNTERS * side + COUNTERS):
        kind = say.thing("kind", [KIND_IDS[KIND_OF[unit]]])
        if s.place[unit] >= 0:
            place = HEX_CODES[s.place[unit]]
            lines.append(say.say("text-unit", **kind, hex=place, knights=s.knights[unit], points=s.points[unit]))
            if KIND_OF[unit] == TABOR:
                lines[-1] += f" ({say.say('word-fortified' if s.points[unit] else 'word-exposed')})"
        elif s.place[unit] not in (OUT, RESERVE):
            lines.append(say.say("text-fled", **kind, **say.thing("slot", [SLOT_IDS[s.slot_of(unit)]])))
    lines.append(f"{say.say('word-reserve')}: {_reserve(s, say, viewer, side)}")
    return lines


def _reserve(s: Battle, say: Words, viewer: int, side: int) -> str:
    if not knows_army(s, viewer, side):
        return str(s.count_reserves(side)) if s.is_recruited else say.say("word-unknown")
    held = [(kind, s.count_reserve(side, kind)) for kind in range(TABOR)]
    return ", ".join(f"{say.name(KIND_IDS[kind])} {count}" for kind, count in held if count) or say.say("word-empty")


def _terrain(s: Battle, say: Words) -> list[str]:
    """Where the ground is not plain."""
    field = s.variant.field
    lines = []
    for kind in range(1, len(TERRAIN_IDS)):
        names = [HEX_CODES[hex_] for hex_ in field.hexes if field.terrain[hex_] == kind]
        lines.append(f"{say.name(TERRAIN_IDS[kind])}: {'; '.join(names)}")
    return lines
