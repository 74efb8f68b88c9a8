"""Who will hold an island in the end, as far as one can say now."""

from __future__ import annotations

import math
from typing import Final

from meadhall.games.tiny_epic_vikings.content import BOAT_INFLUENCE, ENEMY, NONE, TEMPLE_INFLUENCE
from meadhall.games.tiny_epic_vikings.maps import ISLANDS
from meadhall.games.tiny_epic_vikings.state import Vikings

TURNS: Final = 15.0
"""Of every seat in a game."""
_SETTLER: Final = 0.22
_SETTLER_AT_LAST: Final = 0.43
_SETTLER_TURNS: Final = 3.2
"""What a settler adds to the odds of holding its island: the first number, and the second on top of it at the end,
which fades with so many turns to go. The numbers here are fitted to 2,500 games of bots and rounded; that of nobody and
what the neutral enemy counts are guesses near it."""
_TEMPLE: Final = 4.3
"""Settlers that a temple is as good as: nobody removes it."""
_BOAT: Final = 2.0
"""Those that a boat in a dock is as good as."""
_HOLDER: Final = 3.0
_HOLDER_TURNS: Final = 0.37
"""To hold an island already means much on the last turn and soon nothing before: islands change hands."""
_ABSENT: Final = 2.8
_ABSENT_TURNS: Final = 1.25
"""Nor does it matter before that a clan has not landed yet."""
_NOBODY: Final = 0.4
"""The odds that nobody holds it, against those of a clan without anything there."""


def _settler(left: float) -> float:
    return _SETTLER + _SETTLER_AT_LAST * math.exp(-left / _SETTLER_TURNS)


def _pull(s: Vikings, clan: int, island: int, left: float, settlers: int, boats: int) -> float:
    """The odds of a clan to hold an island, against those of a clan without anything there."""
    there: int = s.settlers[ISLANDS * clan + island]
    temples: int = s.temples[clan] >> island & 1
    docked: int = (s.influence[ISLANDS * clan + island] - there - TEMPLE_INFLUENCE * temples) // BOAT_INFLUENCE
    there += settlers
    docked += boats
    pull = _settler(left) * (there + _TEMPLE * temples + _BOAT * docked)
    if s.holder[island] == clan:
        pull += _HOLDER * math.exp(-left / _HOLDER_TURNS)
    if there == 0 and temples == 0:
        pull -= _ABSENT * math.exp(-left / _ABSENT_TURNS)
    return math.exp(pull)


def chance_to_hold(s: Vikings, clan: int, island: int, left: float, settlers: int = 0, boats: int = 0) -> float:
    """A clan's chance to score an island when so many turns are left, with so many more settlers and boats there."""
    if left <= 0.0 and settlers + boats == 0:
        return 1.0 if s.holder[island] == clan else 0.0
    own = 0.0
    total = _NOBODY
    for other in s.variant.clans:
        if other == clan:
            own = _pull(s, clan, island, left, settlers, boats)
            total += own
        elif other != ENEMY or s.variant.is_solo:
            total += _pull(s, other, island, left, 0, 0)
        elif s.holder[island] == NONE:
            total += math.exp(_settler(0.0) * float(s.influence[ISLANDS * ENEMY + island]))
    return own / total
