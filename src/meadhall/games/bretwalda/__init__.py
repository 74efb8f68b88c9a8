"""Bretwalda with Vanished Kingdoms: four Kingdoms, twelve Seasons, one overlord of Britain."""

from __future__ import annotations

from typing import Any

from meadhall.declaration import parts
from meadhall.engine.game import Game
from meadhall.engine.options import options_of, presets_of
from meadhall.games.bretwalda.content import DATA
from meadhall.games.bretwalda.rules import movement, rounds, turns
from meadhall.games.bretwalda.setup import kingdom_sets


def _with_sets(row: dict[str, Any]) -> dict[str, Any]:
    """The row of an option; which Kingdoms can be played together is said elsewhere in the content."""
    if row["id"] != "kingdoms":
        return row
    sets = kingdom_sets()
    return row | {"values": [*row["values"], *sets], "emblems": {value: value.split("+") for value in sets}}


GAME = Game(
    slug=DATA["meta"]["slug"],
    version=DATA["meta"]["data_version"],
    oldest=1,
    prefix=f"(?:{'|'.join(DATA['meta']['prefixes'])})",
    players=(2, 3, 4),
    minutes=DATA["meta"]["minutes_estimate"],
    weight=5,
    cover=(190, 200, 430, 292),
    usual_players=4,
    longest=10_000,
    options=options_of(_with_sets(row) for row in DATA["option"]),
    presets=presets_of(DATA["preset"]),
    starts=(turns.ChooseAction, movement.MoveFrom),
    foundations=(rounds.PlayRound,),
    **parts(__name__),
)
