"""Tribute, a tiny game for tests: bid in secret for cards, and curse the winner.

It uses what the games of the house may not use yet: decisions of several seats at once,
weighted draws, three and four players, and choices that want to be confirmed.
"""

from __future__ import annotations

from meadhall.declaration import parts
from meadhall.engine.game import Game
from meadhall.engine.options import GameOption, Preset
from meadhall.laws.toy.rules import PlayRound
from meadhall.laws.toy.state import MOST_ROUNDS

GAME = Game(
    slug="tribute",
    version=2,
    prefix="TRI",
    players=(2, 3, 4),
    minutes=1,
    longest=60,
    options=(
        GameOption("rounds", "int", 3, least=1, most=MOST_ROUNDS),
        GameOption("curses", "bool", True),
        GameOption("purse", "choice", "full", values=("empty", "full"), former={"false": "empty", "true": "full"}),
    ),
    oldest=1,
    presets=(
        Preset("by_the_book", {}),
        Preset("house_rules", {"curses": False}),
        Preset("feast", {"rounds": 4}, players=4),
    ),
    rollout=4,
    foundations=(PlayRound,),
    **parts(__name__),
)
