"""Stories of the solo game: the turns of the enemy and of the human."""

from __future__ import annotations

from typing import Any, Final

from tests.games.tiny_epic_vikings.told import Table, told

START: Final = "E 2 raven; E holds raven; fury 1/0/0"
"""The enemy after a setup on raven, where the chief's boat lies at raven_wolf."""


def enemy_plays(card: str, position: str = START, **options: Any) -> Table:
    """The enemy's turn, in which it plays a card; the human's turn follows."""
    return enemy_turn(position, **options).draws(card)


def enemy_turn(position: str = START, **options: Any) -> Table:
    """The enemy is about to draw the card of its turn."""
    return told(position, turn="enemy", players=1, **options).asks("draw_enemy_card", of="chance")


def human_turn(position: str = START, **options: Any) -> Table:
    """The human's turn."""
    return told(position, players=1, **options)


def without_villages(*docks: str) -> str:
    """The part of a position that says where no village stands any more; on no dock at all unless docks are told."""
    return "; ".join(f"no village {dock}" for dock in docks or VILLAGES)


VILLAGES: Final = [
    "bear_eagle",
    "bear_edge",
    "eagle_raven",
    "raven_bear",
    "raven_seal",
    "seal_wolf",
    "walrus_bear",
    "wolf_bear",
    "wolf_walrus",
]
"""The nine docks of the smaller map where a village stands at the start."""
