"""The options that a game of Northgard is played with."""

from __future__ import annotations

from typing import Final

from meadhall.engine.state import Agreed
from meadhall.games.northgard.content import (
    EARLY_YEARS,
    HAS_STRONGHOLD_VICTORY,
    LENGTH_IDS,
    YEARS,
)


class Variant(Agreed):
    """The options that a game is played with."""

    def __init__(
        self,
        seats: int,
        length: str = "standard",
        teams: bool = False,
        creatures: bool = False,
        more_creatures: bool = False,
        clan_assignment: str = "choose",
        fixed_clans: list[int] | None = None,
        scorched_targets: str = "any_adjacent",
        border_rule: str = "vertex",
        future_sight_scope: str = "display",
        open_fame: bool = False,
        rulings: str = "by_the_book",
    ) -> None:
        super().__init__()
        self.seats: Final = seats
        self.length: Final = LENGTH_IDS.index(length)
        self.years: Final = YEARS[self.length]
        self.early_years: Final = EARLY_YEARS[self.length]
        self.has_stronghold_victory: Final = HAS_STRONGHOLD_VICTORY[self.length]
        self.teams: Final = teams
        self.creatures: Final = creatures
        self.more_creatures: Final = creatures and more_creatures
        self.clan_assignment: Final = clan_assignment
        self.fixed_clans: Final[list[int]] = fixed_clans or []
        self.scorches_own: Final = scorched_targets == "any_adjacent"
        self.is_separating: Final = border_rule == "separating"
        self.sees_achievements: Final = future_sight_scope == "any_face_up"
        self.open_fame: Final = open_fame
        self.plays_by_the_book: Final = rulings == "by_the_book"
        """Whether the Bear decides if Kaija falls, and a Training Camp may add her (NOR-RUL-14, NOR-RUL-57)."""
