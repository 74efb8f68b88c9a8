"""The legend: every sign of the table, and what it means."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import use
from meadhall.drawing.pages import emblem, on_disc
from meadhall.games.saga.content import ABILITY_IDS, ACTION_IDS, BONUS_IDS, TOKEN_IDS
from meadhall.words import words

_WHOLE: Final[dict[str, float]] = {
    "shield-saxon": 15,
    "shield-viking": 17,
    "helmet-saxon": 21,
    "helmet-viking": 21,
    "coin": 10,
    "hourglass": 14,
    "token-back": 19,
    **dict.fromkeys(TOKEN_IDS, 19.0),
}
"""Drawings with a ground of their own, and how far they reach from their middle."""
_ON_DISC: Final[dict[str, float]] = {
    "burh": 27,
    "crown": 17,
    "swords": 19,
    "pennant": 19,
    **dict.fromkeys((f"action-{action}" for action in ACTION_IDS), 18.0),
    **dict.fromkeys(BONUS_IDS, 18.0),
    **dict.fromkeys((f"ability-{ability}" for ability in ABILITY_IDS), 11.0),
}
"""The others, with the radius of the pale disc on which they lie."""

_PIECES: Final = (
    "shield-saxon",
    "shield-viking",
    "helmet-saxon",
    "helmet-viking",
    "burh",
    "coin",
    "crown",
    "swords",
    "pennant",
    "hourglass",
    "token-back",
)


def glyph(symbol: str) -> str:
    """A drawing of the table as a small picture."""
    if symbol in _WHOLE:
        return emblem(symbol, _WHOLE[symbol])
    return on_disc(use(symbol), _ON_DISC[symbol])


def signs(language: str) -> list[tuple[str, str]]:
    """The pieces and marks of the table, the seals of the coasts, and the signs of actions and of abilities."""
    say = words("meadhall.games.saga", language)
    found = [(glyph(symbol), say.say(f"sign-{symbol}")) for symbol in _PIECES]
    found += [(glyph(token), say.name(token)) for token in TOKEN_IDS]
    found += [(glyph(f"action-{action}"), f"{say.name(action)}. {say.say(f'text-{action}')}") for action in ACTION_IDS]
    return found + [
        (glyph(f"ability-{ability}"), f"{say.name(ability)}. {say.say(f'text-{ability}')}") for ability in ABILITY_IDS
    ]
