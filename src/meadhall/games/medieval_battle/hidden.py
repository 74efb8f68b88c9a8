"""What each seat may know, and how the rest may be dealt anew: only armies that have not been shown are hidden."""

from __future__ import annotations

from typing import Any

from meadhall.engine.fields import CATEGORY, FLAG, HOLDS, Piece
from meadhall.engine.numbers import Numbers, filled
from meadhall.engine.rng import Rng
from meadhall.games.medieval_battle.content import (
    BESIDE,
    BUDGET,
    COUNTERS,
    FIRST_COUNTER,
    FULL,
    KIND_OF,
    LONGBOW_LIMIT,
    LONGBOWMEN,
    MOVEMENT,
    NONE,
    OUT,
    PRESET_COUNTS,
    PRESET_SIZE,
    RECRUIT_COST,
    RED,
    RESERVE,
    SLOTS,
    TABOR,
    UNITS,
    YELLOW,
)
from meadhall.games.medieval_battle.hexes import HEXES
from meadhall.games.medieval_battle.rules.deployment import deployable_kinds
from meadhall.games.medieval_battle.rules.recruitment import most_recruits, take_preset
from meadhall.games.medieval_battle.rules.regrouping import free_hexes
from meadhall.games.medieval_battle.state import Battle


def knows_army(s: Battle, viewer: int, side: int) -> bool:
    """Whether an army (or NONE, a spectator) knows what another holds in reserve."""
    return s.is_open or s.are_armies_known or viewer == side


def observe(s: Battle, seat: int) -> dict[str, Any]:
    """All that a seat, or a spectator, may know."""
    viewer = s.side_of(seat)
    return {
        "red_seat": s.red_seat,
        "terrain": s.variant.field.terrain[:],
        "flags": s.variant.field.flags[:],
        "units": [_unit(s, unit) for unit in range(UNITS) if s.place[unit] not in (OUT, RESERVE)],
        "reserves": [_reserve(s, viewer, side) for side in (RED, YELLOW)],
        "in_hand": _in_hand(s, viewer),
        "is_recruited": s.is_recruited,
        "recruiting": [s.recruiting[side] if side == viewer else 0 for side in (RED, YELLOW)],
        "finished": s.finished,
        "tokens": [*s.tokens],
        "flag_owner": [*s.flag_owner],
        "points": [s.victory_points(RED), s.victory_points(YELLOW)],
        "turn": s.turn,
        "turns": s.turns,
        "passes": s.passes,
        "active": s.place[s.active] if s.active != NONE else NONE,
        "stage": s.stage,
        "began_in_zone": s.began_in_zone,
        "transit": [*s.transit],
        "attack": [s.place[s.attacker], s.place[s.defender]] if s.attacker != NONE else [],
        "is_open": s.is_open,
        "outcome": s.outcome,
        "reason": s.reason,
    }


def _unit(s: Battle, unit: int) -> list[int]:
    return [unit // COUNTERS, KIND_OF[unit], s.place[unit], s.knights[unit], s.points[unit]]


def _reserve(s: Battle, viewer: int, side: int) -> list[int]:
    """By type, where it is known; else only how many, and not before the army is ready."""
    if knows_army(s, viewer, side):
        return [s.count_reserve(side, kind) for kind in range(TABOR)]
    return [s.count_reserves(side)] if s.is_recruited else []


def _in_hand(s: Battle, viewer: int) -> int:
    if s.in_hand == NONE:
        return NONE
    side = s.in_hand // COUNTERS
    is_known = knows_army(s, viewer, side) or s.place[s.in_hand] != RESERVE
    return KIND_OF[s.in_hand] if is_known else TABOR


def knowledge(_s: Battle) -> tuple[Piece, ...]:
    """The pieces of `known`."""
    counter, kind = ("counter",), ("army", "unit type")
    return (
        Piece(
            "place",
            "Where a counter is: on a hex; -1: nowhere that one could see; -3 to -7: beside slots 1 to 5.",
            (BESIDE - SLOTS + 1, HEXES - 1),
            counter,
            (UNITS,),
            CATEGORY,
        ),
        Piece("knights", "The strength of a unit that one sees.", (0, FULL), counter, (UNITS,)),
        Piece("points", "Its movement points.", (0, max(MOVEMENT)), counter, (UNITS,)),
        Piece("reserve", "Units in reserve, -1 if not known.", (NONE, COUNTERS), kind, (2, TABOR), usual=(NONE, 6)),
        Piece("reserves", "All units in reserve, -1 until both are ready.", (NONE, COUNTERS), ("army",), (2,)),
        Piece("in_hand", "The type of the unit that is about to be placed, if known.", (NONE, TABOR), kind=CATEGORY),
        Piece("returning", "Own counters that may still be placed.", FLAG, ("own counter",), (COUNTERS,), HOLDS),
    )


def known(s: Battle, seat: int) -> Numbers:
    """What a seat knows of counters, for machines; its own army comes first."""
    viewer = s.side_of(seat)
    own = YELLOW if viewer == YELLOW else RED
    first_reserve = 3 * UNITS
    first_returning = first_reserve + 2 * TABOR + 3
    row = filled(0, first_returning + COUNTERS)
    for n in range(UNITS):
        unit = (COUNTERS * own + n) % UNITS
        place = s.place[unit]
        if place >= 0 or place < RESERVE:
            row[n] = place
            row[UNITS + n] = s.knights[unit]
            row[2 * UNITS + n] = s.points[unit]
        else:
            row[n] = NONE
            if place == RESERVE and KIND_OF[unit] < TABOR:
                row[first_reserve + TABOR * (n // COUNTERS) + KIND_OF[unit]] += 1
                row[first_reserve + 2 * TABOR + n // COUNTERS] += 1
    for n in range(2):
        if not knows_army(s, viewer, own if n == 0 else 1 - own):
            for kind in range(TABOR):
                row[first_reserve + TABOR * n + kind] = NONE
            if not s.is_recruited:
                row[first_reserve + 2 * TABOR + n] = NONE
    row[first_returning - 1] = _in_hand(s, viewer)
    if s.returning and s.turn == viewer:
        for number in range(COUNTERS):
            row[first_returning + number] = s.returning >> number & 1
    return row


def redeal(s: Battle, seat: int, rng: Rng) -> Battle:
    """A clone in which armies that the seat cannot know are others that it can believe in."""
    t = s.clone()
    viewer = s.side_of(seat)
    for side in (RED, YELLOW):
        if not knows_army(s, viewer, side) and s.red_seat != NONE:
            _redeal_army(t, side, rng)
    return t


def _redeal_army(t: Battle, side: int, rng: Rng) -> None:
    decided = t.recruiting[side]
    if t.is_recruited:
        _redeal_reserve(t, side, rng)
    elif t.variant.army_mode == "preset_choice":
        if decided:
            _clear(t, side)
            presets = [n for n in range(len(PRESET_SIZE)) if PRESET_SIZE[n] == t.variant.field.size]
            take_preset(t, side, presets[rng.below(len(presets))])
    else:
        _clear(t, side)
        for kind in range(decided):
            t.recruit(side, kind, rng.below(most_recruits(t, side, kind) + 1))


def _clear(t: Battle, side: int) -> None:
    """Take everything out of the reserve."""
    for unit in range(COUNTERS * side, COUNTERS * side + COUNTERS):
        if t.place[unit] == RESERVE:
            t.place[unit] = OUT
            t.knights[unit] = 0
            t.points[unit] = 0


def _redeal_reserve(t: Battle, side: int, rng: Rng) -> None:
    """As many units as there are, of counters never seen, within what the army can still have cost."""
    count = t.count_reserves(side)
    if count == 0:
        return
    is_hand_hidden = t.in_hand != NONE and t.in_hand // COUNTERS == side and t.place[t.in_hand] == RESERVE
    returning_fled = t.returning
    for number in range(COUNTERS):
        if t.place[COUNTERS * side + number] == RESERVE:
            returning_fled &= ~(1 << number)
    counts = _believable(t, side, count, _hand(t, side) if is_hand_hidden else 0, rng)
    _clear(t, side)
    reserve: list[int] = []
    for kind in range(TABOR):
        left = counts[kind]
        for unit in range(COUNTERS * side + FIRST_COUNTER[kind], COUNTERS * side + FIRST_COUNTER[kind + 1]):
            if left and t.shown[side] >> unit % COUNTERS & 1 == 0:
                t.place[unit] = RESERVE
                t.knights[unit] = FULL
                t.points[unit] = MOVEMENT[kind]
                reserve.append(unit)
                left -= 1
    if is_hand_hidden:
        hand = _hand(t, side)
        held = [KIND_OF[unit] for unit in reserve if hand >> KIND_OF[unit] & 1] or [KIND_OF[unit] for unit in reserve]
        t.in_hand = t.first_in_reserve(side, held[rng.below(len(held))])
    if t.returning and t.turn == side:
        t.returning = returning_fled
        for unit in reserve:
            t.returning |= 1 << unit % COUNTERS


def _hand(t: Battle, side: int) -> int:
    """The mask of unit types that a unit in hand can be of: it has a hex to be placed on."""
    if t.turns == 0:
        return deployable_kinds(t, side)
    mask = 0
    for kind in range(TABOR):
        if free_hexes(t, side, kind):
            mask |= 1 << kind
    return mask


def _unseen(t: Battle, side: int) -> list[int]:
    """The counters of each type that the opponent has never seen."""
    unseen = [0] * TABOR
    for number in range(COUNTERS - 1):
        if t.shown[side] >> number & 1 == 0:
            unseen[KIND_OF[number]] += 1
    return unseen


def _seen(t: Battle, side: int) -> list[int]:
    """The recruited units of each type that the opponent has seen."""
    seen = [0] * TABOR
    recruited = t.shown[side] & ~t.dismounted[side]
    for number in range(COUNTERS - 1):
        if recruited >> number & 1:
            seen[KIND_OF[number]] += 1
    return seen


def _believable(t: Battle, side: int, count: int, hand: int, rng: Rng) -> list[int]:
    """Numbers by type of a reserve that the opponent can believe in, each such reserve as likely as any other."""
    size = t.variant.field.size
    unseen = _unseen(t, side)
    seen = _seen(t, side)
    if t.variant.army_mode == "preset_choice":
        found = _believable_presets(size, seen, unseen, count, hand)
        if found:
            return found[rng.below(len(found))]
    unseen[LONGBOWMEN] = min(unseen[LONGBOWMEN], LONGBOW_LIMIT[size] - seen[LONGBOWMEN])
    return _even_draw(unseen, count, BUDGET[size] - t.shown_cost[side], hand, rng)


def _believable_presets(size: int, seen: list[int], unseen: list[int], count: int, hand: int) -> list[list[int]]:
    """What is left of each preset of which everything seen is a part."""
    found: list[list[int]] = []
    for preset in range(len(PRESET_SIZE)):
        if PRESET_SIZE[preset] == size:
            left = [PRESET_COUNTS[preset][kind] - seen[kind] for kind in range(TABOR)]
            are_there = all(0 <= left[kind] <= unseen[kind] for kind in range(TABOR))
            if are_there and sum(left) == count and _fits_hand(left, hand):
                found.append(left)
    return found


def _fits_hand(counts: list[int], hand: int) -> bool:
    """Whether a reserve holds a unit that can be the one in hand; 0 if there is none."""
    if hand == 0:
        return True
    for kind in range(TABOR):
        if counts[kind] and hand >> kind & 1:
            return True
    return False


def _even_draw(most: list[int], count: int, budget: int, hand: int, rng: Rng) -> list[int]:
    """One of all reserves of so many units within the budget, each as likely as any other.

    They are numbered by their first types; a number is drawn, and the reserve of that number is found by skipping,
    type by type, all that begin with fewer units of it. Those without a unit that can be the one in hand do not count.
    """
    ways = _ways(most, count, budget)
    row = budget + 1
    at = count * row + budget
    lacking: list[int] = []
    if hand:
        lacking = _ways([0 if hand >> kind & 1 else most[kind] for kind in range(TABOR)], count, budget)
    is_lacking = hand != 0 and lacking[at] < ways[at]
    left = rng.below(ways[at] - lacking[at] if is_lacking else ways[at])
    counts = [0] * TABOR
    for kind in range(TABOR):
        at += (count + 1) * row
        while True:
            begun = ways[at] - lacking[at] if is_lacking else ways[at]
            if left < begun:
                break
            left -= begun
            counts[kind] += 1
            at -= row + RECRUIT_COST[kind]
            is_lacking = is_lacking and hand >> kind & 1 == 0
    return counts


def _ways(most: list[int], count: int, budget: int) -> list[int]:
    """How many reserves of up to so many units of each type there are: of the types from `kind` on, `units` of them,
    for at most `points`. Number ((count + 1) * kind + units) * (budget + 1) + points."""
    row = budget + 1
    layer = (count + 1) * row
    ways = [0] * (layer * (TABOR + 1))
    for points in range(row):
        ways[layer * TABOR + points] = 1
    for kind in range(TABOR - 1, -1, -1):
        cost = RECRUIT_COST[kind]
        too_many = most[kind] + 1
        for units in range(count + 1):
            for points in range(row):
                at = layer * kind + units * row + points
                # Without this type; with one more of it than a smaller reserve has; but never with too many.
                total = ways[at + layer]
                if units and points >= cost:
                    total += ways[at - row - cost]
                    if units >= too_many and points >= too_many * cost:
                        total -= ways[at + layer - too_many * (row + cost)]
                ways[at] = total
    return ways


def unveil(s: Battle) -> Battle:
    """A clone in which everybody knows everything."""
    t = s.clone()
    t.is_open = True
    return t
