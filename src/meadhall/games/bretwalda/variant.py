"""The options that a game of Bretwalda is played with."""

from __future__ import annotations

from typing import Final

from meadhall.engine.state import Agreed
from meadhall.games.bretwalda.britain import Britain


class Variant(Agreed):
    """The options that a game is played with, and the map for its Kingdoms."""

    def __init__(
        self,
        britain: Britain,
        kingdoms: list[int],
        seat_assignment: str,
        ruler_choice: str,
        dalc_target: int,
        raid_parties: list[int],
        is_alternating: bool,
        only_winner_draws: bool,
        danes_burn: bool,
        winter_no_food: bool,
        auto_food: bool,
        negotiation: bool,
        minor_kingdoms: bool,
        hunters: bool,
        expansion_lordship: bool,
        expansion_chronicles: bool,
        expansion_seasons: str,
        vassal_rounds: list[int],
        switch_clears_marker: bool,
        plays_by_the_book: bool,
    ) -> None:
        super().__init__()
        self.britain: Final = britain
        self.kingdoms: Final = kingdoms
        """Those in play; as many as there are players."""
        self.seat_assignment: Final = seat_assignment
        self.ruler_choice: Final = ruler_choice
        self.dalc_target: Final = dalc_target
        self.raid_parties: Final = raid_parties
        self.is_alternating: Final = is_alternating
        self.only_winner_draws: Final = only_winner_draws
        self.danes_burn: Final = danes_burn
        self.winter_no_food: Final = winter_no_food
        self.auto_food: Final = auto_food
        self.negotiation: Final = negotiation
        self.minor_kingdoms: Final = minor_kingdoms
        self.hunters: Final = hunters
        self.expansion_lordship: Final = expansion_lordship
        self.expansion_chronicles: Final = expansion_chronicles
        self.expansion_seasons: Final = expansion_seasons
        self.vassal_rounds: Final = vassal_rounds
        self.switch_clears_marker: Final = switch_clears_marker
        self.plays_by_the_book: Final = plays_by_the_book
        """False: the former readings of rules that have no option of their own."""
        self.players: Final = len(kingdoms)
