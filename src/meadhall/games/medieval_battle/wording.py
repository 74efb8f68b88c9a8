"""The texts of Medieval Battle, in which a hex is called by the code that is printed on it."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.games.medieval_battle.hexes import HEX_CODES, HEX_NAMES
from meadhall.words import Words

_CODES: Final = dict(zip(HEX_NAMES, HEX_CODES, strict=True))


class BattleWords(Words):
    """Texts to which a hex is given as in options and journals, and which say its code."""

    def forms(self, thing: str) -> dict[str, str]:
        code = _CODES.get(thing)
        return super().forms(thing) if code is None else {"": code}


@cache
def words(language: str) -> BattleWords:
    """The texts in a language, read once."""
    return BattleWords("meadhall.games.medieval_battle", language)
