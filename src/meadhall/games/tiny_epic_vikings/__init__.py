"""Tiny Epic Vikings: clans, runes and furious gods."""

from __future__ import annotations

from functools import partial
from typing import Any

from meadhall.engine.game import Game
from meadhall.engine.options import GameOption, OptionValue, manner_of, presets_of
from meadhall.games.tiny_epic_vikings import setup
from meadhall.games.tiny_epic_vikings.content import DATA
from meadhall.games.tiny_epic_vikings.fields import FIELDS
from meadhall.games.tiny_epic_vikings.hidden import knowledge, known, observe, redeal, unveil
from meadhall.games.tiny_epic_vikings.inspection import inspect
from meadhall.games.tiny_epic_vikings.inspection.legend import signs
from meadhall.games.tiny_epic_vikings.invariants import check
from meadhall.games.tiny_epic_vikings.naming import NAMES
from meadhall.games.tiny_epic_vikings.notation import NOTATION
from meadhall.games.tiny_epic_vikings.picture import definitions, emblem, picture
from meadhall.games.tiny_epic_vikings.picture.plates import plates, ribbon
from meadhall.games.tiny_epic_vikings.prompts import about, sides
from meadhall.games.tiny_epic_vikings.rules import (
    actions,
    battle_entry,
    battles,
    building,
    cleanup,
    control,
    dedication,
    deploying,
    draft,
    eras,
    exploring,
    fury,
    harvesting,
    recalling,
    rune_actions,
    sailing,
    scoring,
    solo_actions,
    solo_battles,
    solo_challenge,
    solo_draft,
    solo_icons,
    solo_sailing,
    solo_settling,
    solo_setup,
    solo_turns,
    turns,
    two_players,
)
from meadhall.games.tiny_epic_vikings.scenes import scene
from meadhall.games.tiny_epic_vikings.scores import score_sheet, way_won
from meadhall.games.tiny_epic_vikings.sense import CERTAINTY, WEIGHT_NAMES, WEIGHTS, evaluate, features_for
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.text import describe
from meadhall.games.tiny_epic_vikings.traits import traits
from meadhall.games.tiny_epic_vikings.variant import Variant
from meadhall.games.tiny_epic_vikings.warnings import WARNED, warn
from meadhall.words import words

_KINDS = {"enum": "choice", "bool": "bool"}


def _option(row: dict[str, Any]) -> GameOption:
    kind = _KINDS[row["type"]]
    values = tuple(row["values"]) if kind == "choice" else ()
    return GameOption(row["id"], kind, row["default"], values, former=row.get("former", {}), **manner_of(row))


def _start(options: dict[str, OptionValue], players: int) -> Vikings:
    chosen: dict[str, Any] = dict(options)
    return setup.new_game(Variant(players, **chosen))


GAME = Game(
    slug=DATA["meta"]["id"],
    version=DATA["meta"]["data_version"],
    oldest=1,
    prefix=DATA["meta"]["rule_prefix"],
    package=__name__,
    players=(1, 2, 3, 4),
    usual_players=3,
    minutes=50,
    weight=2,
    cover=(170, 90, 600, 407),
    longest=3000,
    options=tuple(_option(row) for row in DATA["option"] if row["id"] != "players"),
    presets=presets_of(DATA["preset"]),
    rules=(
        setup,
        eras,
        draft,
        turns,
        battle_entry,
        battles,
        sailing,
        deploying,
        recalling,
        exploring,
        harvesting,
        building,
        control,
        rune_actions,
        fury,
        actions,
        dedication,
        cleanup,
        scoring,
        two_players,
        solo_setup,
        solo_draft,
        solo_turns,
        solo_sailing,
        solo_settling,
        solo_actions,
        solo_icons,
        solo_challenge,
        solo_battles,
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
    inspect=inspect,
    signs=signs,
    warned=WARNED,
    warn=warn,
    starts=(turns.UseLeaderAction, turns.UseRuneAction, sailing.ChooseBoat),
    strides=(sailing.SailBoat,),
    describe=describe,
    about=about,
    names=NAMES,
    notation=NOTATION,
    words=partial(words, __name__),
    unveil=unveil,
    sides=sides,
    emblem=emblem,
    scene=scene,
    definitions=definitions,
    foundations=(setup.ChooseBeginning, eras.PlayEra, solo_turns.PlaySoloEra, scoring.ScoreGame),
    fields=FIELDS,
    has_ended=lambda s: bool(s.is_over),
    score_sheet=score_sheet,
    way_won=way_won,
    traits=traits,
    features=features_for,
    certainty=CERTAINTY,
    weights=WEIGHTS,
    weight_names=WEIGHT_NAMES,
)
