"""The options that a game of Tiny Epic Vikings is played with."""

from __future__ import annotations

from typing import Final

from meadhall.engine.state import Agreed
from meadhall.games.tiny_epic_vikings.content import (
    DEDICATION_LIMIT,
    ENEMY,
    ERAS,
    EXPLORED_BY_VALUE,
    EXPLORES_BY_VALUE,
    FAVOURS_IN_ROW,
    PROFILE_IDS,
    RESOURCE_IDS,
)
from meadhall.games.tiny_epic_vikings.maps import LARGE_MAP, SMALL_MAP, Map


class Variant(Agreed):
    """The options that a game is played with."""

    def __init__(
        self,
        players: int = 3,
        first_player: str = "random",
        solo_profile: str = "normal",
        enemy_explore_settlers: str = "profile",
        enemy_strength_runes: str = "turn",
        solo_enemy_last_turn: str = "not_in_era_3",
        own_card_rune_counts: bool = True,
        invader_current_rune_counts: bool = False,
        sole_payer: str = "wins",
        harvest_boat_bonus: str = "steel",
        steal_requires_highest: bool = True,
        boat_build_region: str = "land_or_boat",
        recall: str = "own_turn",
        rune_take: str = "at_once",
        fourth_favour: str = "held",
        memory_aid: bool = False,
        rulings: str = "by_the_book",
    ) -> None:
        super().__init__()
        self.players: Final = players
        self.by_the_book: Final = rulings == "by_the_book"
        self.is_solo: Final = players == 1
        self.is_for_two: Final = players == 2
        self.map: Final[Map] = SMALL_MAP if players <= 2 else LARGE_MAP
        self.clans: Final = [*range(players), ENEMY] if players <= 2 else list(range(players))
        """All sides with pieces on the map."""
        self.circle: Final = [0, ENEMY, 1] if players == 2 else list(range(players))
        """Who sits where in the draft, clockwise (TEV-16.6)."""
        self.favours_in_row: Final = FAVOURS_IN_ROW[players]
        self.dedication_limit: Final = DEDICATION_LIMIT[players]
        self.is_first_player_drawn: Final = first_player == "random"
        self.profile: Final = PROFILE_IDS.index(solo_profile)
        self.explores_by_value: Final[bool] = (
            (EXPLORES_BY_VALUE if self.by_the_book else EXPLORED_BY_VALUE)[self.profile]
            if enemy_explore_settlers == "profile"
            else enemy_explore_settlers == "per_value"
        )
        self.strength_of_turn: Final = enemy_strength_runes == "turn"
        self.enemy_answers_until: Final = {"never": 0, "not_in_era_3": ERAS - 1, "always": ERAS}[solo_enemy_last_turn]
        """The last era in which the enemy has a turn after the human's last card."""
        self.may_spare: Final = self.is_solo and self.by_the_book
        """Whether the human may attack settlers of the solo enemy, instead of having to (TEV-RUL-69)."""
        self.own_rune_counts: Final = own_card_rune_counts
        self.invader_rune_counts: Final = invader_current_rune_counts
        self.lone_payer_wins: Final = sole_payer == "wins"
        self.boat_bonus: Final = RESOURCE_IDS.index(harvest_boat_bonus)
        self.thief_must_be_highest: Final = steal_requires_highest
        self.builds_from_land_only: Final = boat_build_region == "land_only"
        self.recalls_in_own_turn: Final = recall == "own_turn"
        self.takes_at_once: Final = rune_take == "at_once"
        self.returns_any_favour: Final = fourth_favour == "any"
        self.memory_aid: Final = memory_aid
