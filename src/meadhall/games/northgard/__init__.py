"""Northgard: Uncharted Lands."""

from __future__ import annotations

from meadhall.declaration import parts
from meadhall.engine.game import Game
from meadhall.engine.options import options_of, presets_of
from meadhall.games.northgard import setup
from meadhall.games.northgard.content import DATA
from meadhall.games.northgard.rules import effects, moving, year

GAME = Game(
    slug=DATA["meta"]["slug"],
    version=2,
    oldest=1,
    prefix=DATA["meta"]["prefix"],
    players=(2, 3, 4, 5),
    usual_players=3,
    minutes=90,
    weight=4,
    cover=(330, 150, 480, 326),
    longest=20_000,
    options=options_of(DATA["option"]),
    presets=presets_of(DATA["preset"]),
    starts=(effects.PickAction, moving.MoveFrom),
    foundations=(setup.BeginYears, year.Year),
    has_ended=lambda s: bool(s.won != 0),
    watched={"clan_assignment": ("random",)},
    **parts(__name__),
)
