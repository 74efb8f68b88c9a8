"""SAGA: Vikings versus Anglo-Saxons."""

from __future__ import annotations

from meadhall.declaration import parts
from meadhall.engine.game import Game
from meadhall.engine.options import options_of, presets_of
from meadhall.games.saga.content import DATA
from meadhall.games.saga.rules import action_resolution, rounds

GAME = Game(
    slug=DATA["meta"]["slug"],
    version=DATA["meta"]["data_version"],
    oldest=1,
    prefix=DATA["meta"]["prefix"],
    players=(2,),
    minutes=DATA["meta"]["minutes_estimate"],
    weight=1,
    cover=(110, 60, 600, 408),
    longest=5000,
    options=options_of(DATA["option"]),
    presets=presets_of(DATA["preset"]),
    starts=(action_resolution.TileMenu,),
    foundations=(rounds.PlayRound,),
    has_ended=lambda s: bool(s.victories != 0),
    watched={"tile_set": ("a", "b")},
    **parts(__name__),
)
