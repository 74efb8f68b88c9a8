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

# Battles

QUIET: Final = f"E 2 raven; E holds raven; {without_villages()}"
"""The enemy has two settlers, and there is nothing to raid."""
ROWS: Final = (
    "upper golden_ring storm_wrack thunderhead full_granary; lower sealed_saga kings_tribute frozen_runes buried_silver"
)


def challenge(human: str, enemy: str, position: str = "", end: str = "upper:left", **options: Any) -> Table:
    """The human starts a battle with a card, and the enemy joins it with another."""
    table = human_turn(f"{QUIET}; {ROWS}; R hand {human} njal_barnlord; {position}", **options)
    return table.fights_with(human).plays(f"favour:{end}").asks("draw_enemy_battle_card", of="chance").draws(enemy)


def challenged(enemy: str, position: str = "", prize: str = "golden_ring", **options: Any) -> Table:
    """The human's turn begins, and the enemy has started a battle with a card."""
    rows = ROWS.replace(f"{prize} ", "", 1)
    pending = f"E down {enemy}; battle E for {prize} from upper left"
    table = human_turn(f"{QUIET}; {rows}; {pending}; {position}", **options)
    return table.asks("join_enemy_battle", of="red")
