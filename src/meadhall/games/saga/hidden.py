"""What each seat may know, and how the rest may be dealt anew (the manual's chapter on hidden information)."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.fields import CATEGORY, FLAG, HOLDS, Piece
from meadhall.engine.numbers import Numbers, filled
from meadhall.engine.rng import Rng
from meadhall.games.saga.content import LEADERS, NONE, SAXON, SLOT_IDS, TOKENS, VIKING
from meadhall.games.saga.fields import FIELDS
from meadhall.games.saga.state import Saga

SLOTS: Final = len(SLOT_IDS)


def knows_ability(s: Saga, side: int, handle: int) -> bool:
    """Whether a side (or NONE, a spectator) knows what a leader piece can do: its own, and those it has seen."""
    return s.is_open or s.known >> handle & 1 == 1 or side == (SAXON if handle < 4 else VIKING)


def shows_ability(s: Saga, side: int, handle: int) -> bool:
    """Whether the table shows a side what a leader can do; without the memory aid, what was seen earlier is not."""
    if s.ability[handle] == NONE or not knows_ability(s, side, handle):
        return False
    is_own = side == (SAXON if handle < 4 else VIKING)
    return is_own or s.is_open or s.variant.memory_aid or s.revealed >> handle & 1 == 1


def knows_token(s: Saga, side: int, slot: int) -> bool:
    """Whether a side knows the raid target in a slot: it lies face up, or the Vikings put it there."""
    return s.slots_up >> slot & 1 == 1 or knows_scouting(s, side)


def knows_scouting(s: Saga, side: int) -> bool:
    """Whether a side knows the raid target that the Vikings have in their hand."""
    return s.is_open or side == VIKING


def _known_abilities(s: Saga, side: int) -> list[int]:
    return [s.ability[h] if knows_ability(s, side, h) else NONE for h in range(LEADERS)]


def _known_slots(s: Saga, side: int) -> list[int]:
    return [s.slots[n] if knows_token(s, side, n) else NONE for n in range(3)]


def observe(s: Saga, seat: int) -> dict[str, Any]:
    """All that a seat, or a spectator, may know."""
    side = s.side_of(seat)
    return FIELDS.shown(s) | {
        "burh_pos": s.burh_pos(),
        "ability": _known_abilities(s, side),
        "slots": _known_slots(s, side),
        "slots_filled": [token != NONE for token in s.slots],
        "scouting": s.scouting if knows_scouting(s, side) else NONE,
        "is_scouting": s.scouting != NONE,
        "is_open": s.is_open,
    }


def knowledge(_s: Saga) -> tuple[Piece, ...]:
    """The pieces of `known`."""
    return (
        Piece("abilities", "What a leader can do, if known.", (NONE, LEADERS - 1), ("leader",), (LEADERS,), CATEGORY),
        Piece("tokens", "The raid target in a slot, if known.", (NONE, TOKENS - 1), ("slot",), (SLOTS,), CATEGORY),
        Piece("filled", "Whether a raid target lies in a slot.", FLAG, ("slot",), (SLOTS,), HOLDS),
        Piece("token", "The raid target in the hand of the Vikings, if known.", (NONE, TOKENS - 1), kind=CATEGORY),
        Piece("is_token_held", "Whether there is one.", FLAG, kind=HOLDS),
    )


def known(s: Saga, seat: int) -> Numbers:
    """What a seat knows of leaders and raid targets, for machines; its own leaders come first."""
    side = s.side_of(seat)
    row = filled(NONE, LEADERS + 2 * SLOTS + 2)
    for n in range(LEADERS):
        handle = (n + 4) % LEADERS if side == VIKING else n
        if knows_ability(s, side, handle):
            row[n] = s.ability[handle]
    for slot in range(SLOTS):
        token = s.slots[slot]
        if knows_token(s, side, slot):
            row[LEADERS + slot] = token
        row[LEADERS + SLOTS + slot] = 1 if token != NONE else 0
    if knows_scouting(s, side):
        row[LEADERS + 2 * SLOTS] = s.scouting
    row[LEADERS + 2 * SLOTS + 1] = 1 if s.scouting != NONE else 0
    return row


def redeal(s: Saga, seat: int, rng: Rng) -> Saga:
    """A clone in which what the seat cannot know is dealt anew; it depends on the view and the source alone."""
    t = s.clone()
    if s.is_open:
        return t
    side = s.side_of(seat)
    for other in (SAXON, VIKING):
        if other != side:
            _redeal_abilities(t, other, rng)
    if side != VIKING:
        _redeal_tokens(t, rng)
    return t


def _redeal_abilities(t: Saga, side: int, rng: Rng) -> None:
    """Handles never seen carry the unseen abilities in any order."""
    first = 4 * side
    handles = [h for h in range(first, first + 4) if t.known >> h & 1 == 0 and t.ability[h] != NONE]
    seen = [t.ability[h] for h in range(first, first + 4) if t.known >> h & 1]
    abilities = [ability for ability in range(first, first + 4) if ability not in seen]
    rng.shuffle(abilities)
    for n in range(len(handles)):
        t.ability[handles[n]] = abilities[n]


def _redeal_tokens(t: Saga, rng: Rng) -> None:
    """Face-down slots, and the target just being scouted, hold any different tokens that can be believed."""
    places = [slot for slot in range(3) if t.slots[slot] != NONE and t.slots_up >> slot & 1 == 0]
    masks = [t.beliefs[slot] for slot in places]
    if t.scouting != NONE:
        places.append(3)
        masks.append((1 << TOKENS) - 1 & ~t.face_up_tokens())
    if not places:
        return
    deals: list[list[int]] = [[]]
    for mask in masks:
        deals = [[*deal, token] for deal in deals for token in range(TOKENS) if mask >> token & 1 and token not in deal]
    deal = deals[rng.below(len(deals))]
    for n in range(len(places)):
        if places[n] == 3:
            t.scouting = deal[n]
        else:
            t.slots[places[n]] = deal[n]


def unveil(s: Saga) -> Saga:
    """A clone in which everybody knows everything."""
    t = s.clone()
    t.is_open = True
    return t
