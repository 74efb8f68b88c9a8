"""SAGA: Vikings versus Anglo-Saxons."""

from __future__ import annotations

from functools import partial
from typing import Any

from meadhall.engine.game import Game
from meadhall.engine.options import GameOption, OptionValue, manner_of, presets_of
from meadhall.games.saga import setup
from meadhall.games.saga.content import DATA
from meadhall.games.saga.fields import FIELDS
from meadhall.games.saga.hidden import knowledge, known, observe, redeal, unveil
from meadhall.games.saga.inspection import inspect, signs
from meadhall.games.saga.invariants import check
from meadhall.games.saga.naming import NAMES
from meadhall.games.saga.notation import NOTATION
from meadhall.games.saga.order import ORDER
from meadhall.games.saga.outlook import outlook
from meadhall.games.saga.picture import definitions, emblem, picture
from meadhall.games.saga.picture.choices import CHOICES, choice_picture
from meadhall.games.saga.picture.plates import plates, ribbon
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
from meadhall.games.saga.scenes import scene
from meadhall.games.saga.scores import score_sheet, way_won
from meadhall.games.saga.sense import CERTAINTY, FEATURES, WEIGHTS, evaluate, features_for
from meadhall.games.saga.state import Saga
from meadhall.games.saga.text import describe
from meadhall.games.saga.traits import traits
from meadhall.games.saga.variant import Variant
from meadhall.games.saga.warnings import WARNED, warn
from meadhall.words import words


def _option(row: dict[str, Any]) -> GameOption:
    return GameOption(
        name=row["id"],
        kind=row["type"],
        default=row["default"],
        values=tuple(row.get("values", ())),
        least=row.get("min", 0),
        most=row.get("max", 0),
        **manner_of(row),
    )


def _start(options: dict[str, OptionValue], players: int) -> Saga:
    chosen: dict[str, Any] = dict(options)
    return setup.new_game(Variant(**chosen))


GAME = Game(
    slug=DATA["meta"]["slug"],
    version=DATA["meta"]["data_version"],
    oldest=1,
    prefix=DATA["meta"]["prefix"],
    package=__name__,
    players=(2,),
    minutes=DATA["meta"]["minutes_estimate"],
    weight=1,
    cover=(110, 60, 600, 408),
    longest=5000,
    options=tuple(_option(row) for row in DATA["options"]),
    presets=presets_of(DATA["preset"]),
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
    knowledge=knowledge,
    known=known,
    redeal=redeal,
    evaluate=evaluate,
    rollout=0,
    check=check,
    picture=picture,
    plates=plates,
    ribbon=ribbon,
    scene=scene,
    inspect=inspect,
    signs=signs,
    warned=WARNED,
    warn=warn,
    starts=(action_resolution.TileMenu,),
    outlook=outlook,
    describe=describe,
    about=about,
    names=NAMES,
    notation=NOTATION,
    words=partial(words, __name__),
    unveil=unveil,
    sides=sides,
    emblem=emblem,
    pictured_choices=CHOICES,
    choice_picture=choice_picture,
    definitions=definitions,
    foundations=(rounds.PlayRound,),
    fields=FIELDS,
    order=ORDER,
    has_ended=lambda s: bool(s.victories != 0),
    score_sheet=score_sheet,
    way_won=way_won,
    traits=traits,
    watched={"tile_set": ("a", "b")},
    features=features_for,
    certainty=CERTAINTY,
    weights=WEIGHTS,
    weight_names=FEATURES,
)
