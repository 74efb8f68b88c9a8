"""The position in words: headings and lines, for terminals and screen readers."""

from __future__ import annotations

from meadhall.games.saga.content import (
    ABILITY_IDS,
    ACTION_IDS,
    ASIDE,
    BONUS_IDS,
    ENGLAND,
    FIRST_TILE,
    HANDLE_IDS,
    INITIATIVE_TILE,
    LEADERS,
    LONGSHIP,
    NO_BONUS,
    NONE,
    SAXON,
    SCAND_NORTH,
    SIDE_IDS,
    SLOT_IDS,
    SPACE_IDS,
    SPACES,
    SUPPLY,
    TILE_IDS,
    TOKEN_IDS,
    VIKING,
)
from meadhall.games.saga.fields import BANK
from meadhall.games.saga.hidden import knows_token, shows_ability
from meadhall.games.saga.rules.battles import strength
from meadhall.games.saga.state import Saga
from meadhall.words import Words, words

Part = tuple[str, list[str]]


def describe(s: Saga, seat: int, language: str) -> list[Part]:
    """The whole table as a seat may see it."""
    say = words(__package__, language)
    side = s.side_of(seat)
    spaces = [(SPACE_IDS[space], _space(s, say, side, space)) for space in range(LONGSHIP + 1)]
    england = [f"{say.name(name)}: {text}" for name, text in spaces[:ENGLAND]]
    scandinavia = [
        f"{say.name(name)}: {text}; {_slot(s, say, side, slot)}"
        for slot, (name, text) in enumerate(spaces[SCAND_NORTH:LONGSHIP])
    ]
    parts: list[Part] = [
        (f"{say.say('word-track')}", [_track(s, say)]),
        (say.say("text-england"), england),
        (say.say("text-scandinavia"), [*scandinavia, f"{say.name('longship')}: {spaces[LONGSHIP][1]}"]),
        (say.say("word-tiles"), [_tile(s, say, tile) for tile in range(len(TILE_IDS))]),
        (say.say("word-supply"), [_supply(s, say, side, whose) for whose in (VIKING, SAXON)] + [_bank(s, say)]),
    ]
    if s.battle != NONE:
        parts.append((say.say("word-battle"), [_battle(s, say)]))
    return parts


def _track(s: Saga, say: Words) -> str:
    if s.round == 0:
        return say.say("text-setup")
    return say.say("text-track", round=s.round, round_space=s.round_pos, burh_space=s.burh_pos())


def _leader(s: Saga, say: Words, side: int, handle: int) -> str:
    """A leader with what the reader knows of him."""
    name = say.name(HANDLE_IDS[handle])
    if not shows_ability(s, side, handle):
        return f"{name} (?)"
    return f"{name} ({say.name(ABILITY_IDS[s.ability[handle]])})"


def units_in_words(s: Saga, say: Words, side: int, whose: int, space: int) -> list[str]:
    """The units of a side in a space, leaders with what the reader knows of them."""
    warriors = s.warriors[whose * SPACES + space]
    units = [say.option("", f"force:{warriors}:-")] if warriors else []
    handles = [h for h in range(LEADERS) if s.leader_at[h] == space and (h >= 4) == (whose == VIKING)]
    return units + [_leader(s, say, side, handle) for handle in handles]


def _space(s: Saga, say: Words, side: int, space: int) -> str:
    found: list[str] = []
    if space < ENGLAND and s.has_burh(space):
        found.append(say.say("text-burh"))
    for whose in (VIKING, SAXON):
        units = units_in_words(s, say, side, whose, space)
        if units:
            found.append(f"{say.name(SIDE_IDS[whose])}: {', '.join(units)}")
    return "; ".join(found) or say.say("word-no-units")


def _slot(s: Saga, say: Words, side: int, slot: int) -> str:
    name = say.name(SLOT_IDS[slot])
    if s.slots[slot] == NONE:
        return f"{name}: {say.say('word-empty')}"
    token = say.name(TOKEN_IDS[s.slots[slot]], "area") if knows_token(s, side, slot) else "?"
    return f"{name}: {token}" if s.slots_up >> slot & 1 else f"{name}: {token} ({say.say('word-face-down')})"


def _tile(s: Saga, say: Words, tile: int) -> str:
    marks = []
    if tile == FIRST_TILE:
        marks.append(say.say("text-first-icon"))
    if tile == INITIATIVE_TILE:
        marks.append(say.say("text-initiative-icon"))
    if s.tile_owner[tile] != NONE:
        marks.append(say.name(SIDE_IDS[s.tile_owner[tile]]))
    if s.resolved >> tile & 1:
        marks.append(say.say("text-resolved"))
    halves = [f"{say.name(SIDE_IDS[whose])}: {_half(s, say, tile, whose)}" for whose in (VIKING, SAXON)]
    return " | ".join([say.name(TILE_IDS[tile]) + (f" ({', '.join(marks)})" if marks else ""), *halves])


def _half(s: Saga, say: Words, tile: int, side: int) -> str:
    half = s.variant.halves[2 * tile + side]
    names = [say.name(action) for n, action in enumerate(ACTION_IDS) if half.actions >> n & 1]
    actions = (" / " if half.is_either_or else " + ").join(names)
    return actions if half.bonus == NO_BONUS else f"[{say.name(BONUS_IDS[half.bonus])}] {actions}"


def _supply(s: Saga, say: Words, side: int, whose: int) -> str:
    units = units_in_words(s, say, side, whose, SUPPLY) or [say.say("word-no-units")]
    aside = [_leader(s, say, side, h) for h in range(4 * whose, 4 * whose + 4) if s.leader_at[h] == ASIDE]
    parts = [", ".join(units)]
    if s.round:
        parts.insert(0, f"{say.say('word-coins')} {s.coins[whose]}")
    if aside:
        parts.append(f"{say.say('word-set-aside')}: {aside[0]}")
    if whose == SAXON:
        parts.append(f"{say.say('word-burhs')}: {s.count_burhs_in_supply()}")
    else:
        parts.append(f"{say.say('word-controlled')}: {s.count_controlled(VIKING)}")
    return f"{say.name(SIDE_IDS[whose])}: {'; '.join(parts)}"


def _bank(s: Saga, say: Words) -> str:
    return f"{say.say('word-bank')}: {say.say('word-coins')} {s.coins[BANK]}"


def _battle(s: Saga, say: Words) -> str:
    return say.say(
        "text-battle",
        **say.thing("area", [SPACE_IDS[s.battle]]),
        saxons=strength(s, SAXON, s.battle),
        vikings=strength(s, VIKING, s.battle),
    )
