"""Options to the first position."""

from __future__ import annotations

from collections.abc import Mapping

from hnefatafl.board import ATTACKERS, START
from hnefatafl.rules import PlayTurn
from hnefatafl.state import Tafl
from meadhall.engine.options import OptionValue
from meadhall.engine.plain import Chosen


def start(options: Mapping[str, OptionValue], players: int) -> Tafl:
    """TAFL-1: the king on his throne, his men around him, the attackers at the edges."""
    s = Tafl(Chosen(options, players))
    s.board = START[str(options["board"])][:]
    s.then(PlayTurn(ATTACKERS))
    return s
