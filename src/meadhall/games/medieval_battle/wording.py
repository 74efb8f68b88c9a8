"""The texts of Medieval Battle, in which a hex is called by the code that is printed on it."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.games.medieval_battle.content import (
    ARMY_IDS,
    FLAG_IDS,
    KIND_IDS,
    OUTCOME_IDS,
    PRESET_IDS,
    SLOT_IDS,
    TERRAIN_IDS,
    VICTORY_IDS,
)
from meadhall.games.medieval_battle.hexes import HEX_CODES, HEX_NAMES
from meadhall.words import Words

_CODES: Final = dict(zip(HEX_NAMES, HEX_CODES, strict=True))

NAMES: Final[dict[str, list[str]]] = {
    "side": ARMY_IDS,
    "seat": ["seat_0", "seat_1"],
    "kind": KIND_IDS,
    "hex": HEX_NAMES,
    "terrain": TERRAIN_IDS,
    "flag": FLAG_IDS,
    "slot": SLOT_IDS,
    "preset": PRESET_IDS,
    "outcome": OUTCOME_IDS,
    "victory": VICTORY_IDS,
}
"""What the numbers of log lines name."""


class BattleWords(Words):
    """Texts to which a hex is given as in options and journals, and which say its code."""

    def forms(self, thing: str) -> dict[str, str]:
        code = _CODES.get(thing)
        return super().forms(thing) if code is None else {"": code}


@cache
def words(language: str) -> BattleWords:
    """The texts in a language, read once."""
    return BattleWords("meadhall.games.medieval_battle", language)
