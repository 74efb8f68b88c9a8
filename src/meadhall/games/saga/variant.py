"""The options that a game of SAGA is played with."""

from __future__ import annotations

from typing import Final

from meadhall.engine.state import Agreed
from meadhall.games.saga.content import BORDERS, BORDERS_WITHOUT_ESSEX_WESSEX, ENVOY_IS_OPTIONAL, HALVES, Half
from meadhall.games.saga.vocabularies import ROUTES_FROM, ROUTES_FROM_WITHOUT_ESSEX_WESSEX


class Variant(Agreed):
    """The options that a game is played with."""

    def __init__(
        self,
        viking_seat: str = "random",
        exile_target: str = "any_unit",
        tile_set: str = "a",
        track_length: int = 10,
        viking_leader_setup: str = "chosen",
        essex_wessex_border: bool = True,
        coins_limited: bool = True,
        plunderer_must_survive: bool = True,
        victory_check: str = "step_1",
        memory_aid: bool = True,
        rulings: str = "by_the_book",
    ) -> None:
        super().__init__()
        self.viking_seat: Final = viking_seat
        self.envoy_exiles_leaders: Final = exile_target == "any_unit"
        self.envoy_may_decline: Final = ENVOY_IS_OPTIONAL and rulings == "by_the_book"
        self.halves: Final[list[Half]] = HALVES[tile_set]
        self.track_length: Final = track_length
        self.leaders_placed_at_random: Final = viking_leader_setup == "random"
        self.borders: Final[list[list[int]]] = BORDERS if essex_wessex_border else BORDERS_WITHOUT_ESSEX_WESSEX
        self.routes_from: Final[list[list[int]]] = (
            ROUTES_FROM if essex_wessex_border else ROUTES_FROM_WITHOUT_ESSEX_WESSEX
        )
        self.coins_limited: Final = coins_limited
        self.plunderer_must_survive: Final = plunderer_must_survive
        self.victory_tested_twice: Final = victory_check == "whole_phase"
        self.memory_aid: Final = memory_aid
