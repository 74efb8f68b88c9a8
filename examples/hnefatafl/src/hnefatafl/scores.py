"""How a game was won."""

from __future__ import annotations

from hnefatafl.fields import WAYS
from hnefatafl.state import Tafl


def way_won(s: Tafl) -> str:
    """The id of the way."""
    return WAYS[s.way]
