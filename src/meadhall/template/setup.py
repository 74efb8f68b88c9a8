"""Options to the first position."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.engine.options import OptionValue
from meadhall.engine.plain import Chosen
from meadhall.template.rules import PlayTurn
from meadhall.template.state import Row


def start(options: Mapping[str, OptionValue], players: int) -> Row:
    """The row lies there, and the first seat begins."""
    s = Row(Chosen(options, players))
    s.then(PlayTurn(0))
    return s
