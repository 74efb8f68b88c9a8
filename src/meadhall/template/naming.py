"""What the numbers of log lines name."""

from __future__ import annotations

from typing import Final

from meadhall.template.state import SEAT_IDS

NAMES: Final = {"side": SEAT_IDS}
