"""Stones: take one to three from the row; who takes the last one wins."""

from __future__ import annotations

from meadhall.declaration import parts
from meadhall.engine.game import Game
from meadhall.engine.options import BY_THE_BOOK, GameOption, Preset
from meadhall.template.rules import PlayTurn
from meadhall.template.state import MOST_STONES

GAME = Game(
    slug="template",
    version=1,
    prefix="TMP",
    players=(1, 2, 3),
    usual_players=2,
    minutes=2,
    cover=(0, 0, 880, 600),
    longest=MOST_STONES,
    options=(GameOption("stones", "int", 15, least=5, most=MOST_STONES),),
    presets=(Preset(BY_THE_BOOK, {}),),
    foundations=(PlayTurn,),
    **parts(__name__),
)
