"""Tribute, a tiny game for tests: bid in secret for cards, and curse the winner.

It uses what the games of the house may not use yet: decisions of several seats at once,
weighted draws, three and four players, and choices that want to be confirmed.
"""

from __future__ import annotations

from functools import partial

from meadhall.engine.game import Game
from meadhall.engine.options import GameOption, Preset
from meadhall.words import words
from tests.toy import rules
from tests.toy.advice import WARNED, inspect, signs, warn
from tests.toy.eyes import about, definitions, describe, emblem, knowledge, known, observe, picture, redeal, sides
from tests.toy.fields import FIELDS
from tests.toy.table import CARD_IDS, MOST_ROUNDS, SEAT_IDS, Tribute, check, evaluate

GAME = Game(
    slug="tribute",
    version=2,
    prefix="TRI",
    package=__name__,
    players=(2, 3, 4),
    minutes=1,
    longest=60,
    options=(
        GameOption("rounds", "int", 3, least=1, most=MOST_ROUNDS),
        GameOption("curses", "bool", True),
        GameOption("purse", "choice", "full", values=("empty", "full"), former={"false": "empty", "true": "full"}),
    ),
    oldest=1,
    presets=(
        Preset("by_the_book", {}),
        Preset("house_rules", {"curses": False}),
        Preset("feast", {"rounds": 4}, players=4),
    ),
    rules=(rules,),
    start=rules.start,
    observe=observe,
    knowledge=knowledge,
    known=known,
    redeal=redeal,
    rollout=4,
    evaluate=evaluate,
    check=check,
    picture=picture,
    describe=describe,
    about=about,
    names={"seat": SEAT_IDS, "card": CARD_IDS},
    words=partial(words, __name__),
    unveil=Tribute.unveil,
    sides=sides,
    emblem=emblem,
    definitions=definitions,
    inspect=inspect,
    signs=signs,
    warned=WARNED,
    warn=warn,
    foundations=(rules.PlayRound,),
    fields=FIELDS,
    has_ended=lambda s: bool(s.is_over),
)
