"""Bretwalda with Vanished Kingdoms: four Kingdoms, twelve Seasons, one overlord of Britain."""

from __future__ import annotations

from functools import partial
from typing import Any

from meadhall.engine.game import Game
from meadhall.engine.options import GameOption, OptionValue, manner_of, presets_of
from meadhall.games.bretwalda import setup
from meadhall.games.bretwalda.content import (
    ACTION_IDS,
    AREA_IDS,
    BUILDING_IDS,
    CHRONICLE_IDS,
    DATA,
    DIE_IDS,
    KIND_IDS,
    KINGDOM_IDS,
    LORDSHIP_IDS,
    MARKER_IDS,
    MINOR_IDS,
    OWNER_IDS,
    RULER_IDS,
    SEA_IDS,
    SEASON_CARD_IDS,
    SEASON_IDS,
    TILE_IDS,
)
from meadhall.games.bretwalda.fields import FIELDS
from meadhall.games.bretwalda.hidden import knowledge, known, observe, redeal, unveil
from meadhall.games.bretwalda.inspection import inspect
from meadhall.games.bretwalda.invariants import check
from meadhall.games.bretwalda.notation import NOTATION
from meadhall.games.bretwalda.order import ORDER
from meadhall.games.bretwalda.outlook import outlook
from meadhall.games.bretwalda.picture import definitions, emblem, picture
from meadhall.games.bretwalda.picture.choices import CHOICES, choice_picture
from meadhall.games.bretwalda.picture.legend import signs
from meadhall.games.bretwalda.picture.plates import plates, ribbon
from meadhall.games.bretwalda.prompts import about, sides
from meadhall.games.bretwalda.rules import (
    bands,
    battle_cards,
    battle_effects,
    battle_end,
    battle_song,
    battles,
    bribes,
    chronicle_search,
    chronicles,
    collection,
    conquest,
    control,
    development,
    dice,
    exile,
    food,
    fyrd,
    hand_cards,
    hunters,
    lordship,
    marches,
    movement,
    movement_cards,
    negotiation,
    raids,
    realm_cards,
    retreats,
    rounds,
    sea_battles,
    season_cards,
    seasons,
    turn_cards,
    turns,
    vassals,
    victory,
    winter,
    wounds,
)
from meadhall.games.bretwalda.scenes import scene
from meadhall.games.bretwalda.scores import score_sheet, way_won
from meadhall.games.bretwalda.sense import CERTAINTY, FEATURES, WEIGHTS, evaluate, features_for
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.text import describe
from meadhall.games.bretwalda.traits import traits
from meadhall.games.bretwalda.warnings import WARNED, warn
from meadhall.words import words


def _option(row: dict[str, Any]) -> GameOption:
    name = row["id"]
    choices = row["choices"]
    if row["type"] == "int":
        return GameOption(name, "int", row["default"], least=min(choices), most=max(choices), **manner_of(row))
    if row["type"] == "bool":
        return GameOption(name, "bool", row["default"], **manner_of(row))
    sets = setup.kingdom_sets() if name == "kingdoms" else []
    emblems = {value: value.split("+") for value in sets}
    return GameOption(name, "choice", row["default"], values=(*choices, *sets), **manner_of(row | {"emblems": emblems}))


def _start(options: dict[str, OptionValue], players: int) -> Bretwalda:
    return setup.new_game(setup.variant_of(options, players))


GAME = Game(
    slug=DATA["meta"]["slug"],
    version=DATA["meta"]["data_version"],
    oldest=1,
    prefix=f"(?:{'|'.join(DATA['meta']['prefixes'])})",
    package=__name__,
    players=(2, 3, 4),
    minutes=DATA["meta"]["minutes_estimate"],
    weight=5,
    cover=(190, 200, 430, 292),
    usual_players=4,
    longest=10_000,
    options=tuple(_option(row) for row in DATA["options"]),
    presets=presets_of(DATA["preset"]),
    rules=(
        setup,
        victory,
        control,
        food,
        lordship,
        hand_cards,
        turn_cards,
        realm_cards,
        movement_cards,
        battle_cards,
        battle_effects,
        chronicles,
        chronicle_search,
        negotiation,
        rounds,
        seasons,
        season_cards,
        raids,
        bribes,
        bands,
        winter,
        turns,
        collection,
        fyrd,
        development,
        movement,
        marches,
        battles,
        dice,
        wounds,
        retreats,
        battle_end,
        sea_battles,
        exile,
        vassals,
        battle_song,
        hunters,
        conquest,
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
    starts=(turns.ChooseAction, movement.MoveFrom),
    outlook=outlook,
    describe=describe,
    about=about,
    names={
        "seat": ["seat_0", "seat_1", "seat_2", "seat_3"],
        "kingdom": KINGDOM_IDS,
        "minor": MINOR_IDS,
        "side": OWNER_IDS,
        "area": AREA_IDS,
        "sea": SEA_IDS,
        "place": [*AREA_IDS, *SEA_IDS],
        "kind": KIND_IDS,
        "die": DIE_IDS,
        "lordship": LORDSHIP_IDS,
        "chronicle": CHRONICLE_IDS,
        "season": SEASON_IDS,
        "season_card": SEASON_CARD_IDS,
        "ruler": RULER_IDS,
        "tile": TILE_IDS,
        "building": BUILDING_IDS,
        "marker": MARKER_IDS,
        "action": ACTION_IDS,
        "direction": ["clockwise", "counter_clockwise"],
    },
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
    has_ended=lambda s: bool(s.is_over),
    score_sheet=score_sheet,
    way_won=way_won,
    traits=traits,
    features=features_for,
    certainty=CERTAINTY,
    weights=WEIGHTS,
    weight_names=FEATURES,
)
