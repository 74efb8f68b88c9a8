"""Tiny Epic Vikings: clans, runes and furious gods."""

from __future__ import annotations

from meadhall.declaration import parts
from meadhall.engine.game import Game
from meadhall.engine.options import options_of, presets_of
from meadhall.games.tiny_epic_vikings import setup
from meadhall.games.tiny_epic_vikings.content import DATA
from meadhall.games.tiny_epic_vikings.rules import eras, sailing, scoring, solo_turns, turns

GAME = Game(
    slug=DATA["meta"]["id"],
    version=DATA["meta"]["data_version"],
    oldest=1,
    prefix=DATA["meta"]["rule_prefix"],
    players=(1, 2, 3, 4),
    usual_players=3,
    minutes=50,
    weight=2,
    cover=(170, 90, 600, 407),
    longest=3000,
    options=options_of(DATA["option"]),
    presets=presets_of(DATA["preset"]),
    starts=(turns.UseLeaderAction, turns.UseRuneAction, sailing.ChooseBoat),
    strides=(sailing.SailBoat,),
    foundations=(setup.ChooseBeginning, eras.PlayEra, solo_turns.PlaySoloEra, scoring.ScoreGame),
    **parts(__name__),
)
