"""Covers: the picture by which a game is known in lists, cut from its own table under way and made light."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.bots import bot
from meadhall.drawing.cuts import cut_out
from meadhall.engine.match import Match
from meadhall.engine.steps import NOBODY
from meadhall.hall.live import find_game

_SEED: Final = 21
_MOVES: Final = 115
_LEVEL: Final = "thrall"


@cache
def cover(slug: str, language: str, is_dark: bool) -> str:
    """The cover of a game, by day or by night."""
    return cut_out(_under_way(slug).picture(NOBODY, language, "wide-bare"), find_game(slug).cover, is_dark)


@cache
def _under_way(slug: str) -> Match:
    """A game in which much has happened already: bots that hardly think have played it so far, or half of it."""
    game = find_game(slug)
    match, mind = game.new(seed=_SEED), bot(_LEVEL, game, _SEED)
    for _ in range(_MOVES):
        if match.over:
            break
        mind.play(match, match.seats[0])
    return match.first(len(match.entries) // 2) if match.over else match
