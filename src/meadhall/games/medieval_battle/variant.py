"""The options that a game of Medieval Battle is played with, and its map."""

from __future__ import annotations

from typing import Final

from meadhall.engine.state import Agreed
from meadhall.games.medieval_battle.battlefield import Battlefield


class Variant(Agreed):
    """The options that a game is played with, and its map."""

    def __init__(
        self,
        field: Battlefield,
        colours: str = "seat_1_red",
        army_mode: str = "free",
        army_presets: list[int] | None = None,
        is_revealed_on_placement: bool = False,
        dismount: bool = False,
        leaves_zone_by_one_hex: bool = False,
        pursuit_free_move: bool = False,
        tabor_shootable: bool = False,
        shoots_by_ladder: bool = False,
        either_hex_blocks: bool = False,
        hills_block: bool = False,
        time_tokens: int = 5,
        plays_by_the_book: bool = True,
    ) -> None:
        super().__init__()
        self.field: Final = field
        self.colours: Final = colours
        self.army_mode: Final = army_mode
        self.army_presets: Final[list[int]] = army_presets or []
        """With `preset_fixed`: the armies of Red and Yellow."""
        self.is_revealed_on_placement: Final = is_revealed_on_placement
        self.dismount: Final = dismount
        self.leaves_zone_by_one_hex: Final = leaves_zone_by_one_hex
        self.pursuit_free_move: Final = pursuit_free_move
        self.tabor_shootable: Final = tabor_shootable
        self.shoots_by_ladder: Final = shoots_by_ladder
        self.either_hex_blocks: Final = either_hex_blocks
        self.hills_block: Final = hills_block
        self.time_tokens: Final = time_tokens
        self.plays_by_the_book: Final = plays_by_the_book
        """Otherwise by the readings of the first version (MED-RUL-12, MED-RUL-33)."""
