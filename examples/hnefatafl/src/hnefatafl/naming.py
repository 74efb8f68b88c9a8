"""What the numbers of log lines name."""

from __future__ import annotations

from typing import Final

from hnefatafl.board import SIDES, SQUARES
from hnefatafl.fields import WAYS

NAMES: Final = {"side": SIDES, "square": SQUARES, "way": WAYS}
