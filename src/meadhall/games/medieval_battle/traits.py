"""What is watched for fairness besides the colours: ready-made armies (MED-2.9)."""

from __future__ import annotations

from meadhall.engine.game import Traits
from meadhall.engine.match import Match
from meadhall.games.medieval_battle import log
from meadhall.games.medieval_battle.content import PRESET_IDS
from meadhall.games.medieval_battle.state import Battle


def traits(match: Match) -> Traits:
    """The ready-made army of each seat, given or chosen; none where armies are recruited freely."""
    s = match.state
    assert isinstance(s, Battle)
    if s.variant.army_mode == "preset_fixed":
        return {"army": [[PRESET_IDS[s.variant.army_presets[s.side_of(seat)]]] for seat in range(match.players)]}
    chosen = [
        [
            PRESET_IDS[told.numbers[1]]
            for _, told in match.told(seat)
            if _is_choice_of(s.side_of(seat), told.line.key, told.numbers)
        ]
        for seat in range(match.players)
    ]
    return {"army": chosen}


def _is_choice_of(side: int, key: str, numbers: list[int]) -> bool:
    return key == log.PRESET_CHOSEN.key and numbers[0] == side
