"""Stories of battles."""

from __future__ import annotations

from typing import Any, Final

from tests.games.tiny_epic_vikings.told import Table, told

NO_FAVOURS: Final = ["All favour cards of the game must be in a row, won, or fought for."]
"""A game for two to four never runs out of favour cards; such positions are told all the same."""


def lone_fight(card: str, invader: str, position: str = "", prize: str = "kings_tribute", **options: Any) -> Table:
    """Red fights alone at the start of a turn, and this card of the deck comes for the invaders."""
    table = told(f"{position}; R down {card}; battle R for {prize} from upper left", **options)
    return table.asks("draw_invader", of="chance").draws(invader)
