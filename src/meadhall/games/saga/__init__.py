"""SAGA: Vikings versus Anglo-Saxons."""

from __future__ import annotations

from functools import partial
from typing import Any

from meadhall.engine.game import Game, GameOption, OptionValue
from meadhall.games.saga import setup
from meadhall.games.saga.content import (
    ABILITY_IDS,
    ACTION_IDS,
    BONUS_IDS,
    DATA,
    HANDLE_IDS,
    SIDE_IDS,
    SLOT_IDS,
    SPACE_IDS,
    TILE_IDS,
    TOKEN_IDS,
    VICTORY_IDS,
)
from meadhall.games.saga.hidden import observe, observe_numbers, redeal, unveil
from meadhall.games.saga.invariants import check
from meadhall.games.saga.picture import definitions, emblem, picture
from meadhall.games.saga.prompts import about, sides
from meadhall.games.saga.rules import (
    action_resolution,
    battles,
    bonus_actions,
    end_phase,
    leaders,
    losses,
    movement,
    rounds,
    saxon_actions,
    tile_selection,
    victory,
    viking_actions,
)
from meadhall.games.saga.scores import score_sheet
from meadhall.games.saga.sense import CERTAINTY, FEATURES, WEIGHTS, evaluate, features_for
from meadhall.games.saga.state import Saga, Variant
from meadhall.games.saga.text import describe
from meadhall.games.saga.traits import traits
from meadhall.words import words


def _option(row: dict[str, Any]) -> GameOption:
    return GameOption(
        name=row["id"],
        kind=row["type"],
        default=row["default"],
        values=tuple(row.get("values", ())),
        least=row.get("min", 0),
        most=row.get("max", 0),
    )


def _start(options: dict[str, OptionValue], players: int) -> Saga:
    chosen: dict[str, Any] = dict(options)
    return setup.new_game(Variant(**chosen))


GAME = Game(
    slug=DATA["meta"]["slug"],
    version=DATA["meta"]["data_version"],
    prefix=DATA["meta"]["prefix"],
    package=__name__,
    players=(2,),
    minutes=DATA["meta"]["minutes_estimate"],
    longest=5000,
    options=tuple(_option(row) for row in DATA["options"]),
    rules=(
        setup,
        victory,
        tile_selection,
        action_resolution,
        movement,
        saxon_actions,
        viking_actions,
        bonus_actions,
        battles,
        losses,
        end_phase,
        leaders,
        rounds,
    ),
    start=_start,
    observe=observe,
    observe_numbers=observe_numbers,
    redeal=redeal,
    evaluate=evaluate,
    rollout=0,
    check=check,
    picture=picture,
    describe=describe,
    about=about,
    names={
        "side": SIDE_IDS,
        "seat": ["seat_0", "seat_1"],
        "space": SPACE_IDS,
        "tile": TILE_IDS,
        "action": ACTION_IDS,
        "bonus": BONUS_IDS,
        "ability": ABILITY_IDS,
        "leader": HANDLE_IDS,
        "token": TOKEN_IDS,
        "slot": SLOT_IDS,
        "victory": VICTORY_IDS,
    },
    words=partial(words, __name__),
    unveil=unveil,
    sides=sides,
    emblem=emblem,
    definitions=definitions,
    score_sheet=score_sheet,
    traits=traits,
    watched={"tile_set": ("a", "b")},
    features=features_for,
    certainty=CERTAINTY,
    weights=WEIGHTS,
    weight_names=FEATURES,
)
