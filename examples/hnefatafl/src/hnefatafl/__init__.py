"""Hnefatafl: a king breaks out, an army closes in."""

from __future__ import annotations

from hnefatafl.rules import PickPiece, PlayTurn
from meadhall.declaration import parts
from meadhall.engine.game import Game
from meadhall.engine.options import BY_THE_BOOK, GameOption, Preset

GAME = Game(
    slug="hnefatafl",
    version=1,
    prefix="TAFL",
    players=(2,),
    minutes=30,
    weight=1,
    cover=(60, 60, 660, 448),
    longest=5000,
    options=(GameOption("board", "choice", "copenhagen", values=("copenhagen", "brandubh")),),
    presets=(Preset(BY_THE_BOOK, {}), Preset("small", {"board": "brandubh"}, minutes=10)),
    starts=(PickPiece,),
    foundations=(PlayTurn,),
    **parts(__name__),
)
