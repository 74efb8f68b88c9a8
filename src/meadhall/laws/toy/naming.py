"""What the numbers of log lines name."""

from __future__ import annotations

from typing import Final

from meadhall.laws.toy.state import CARD_IDS, SEAT_IDS

NAMES: Final = {"seat": SEAT_IDS, "card": CARD_IDS}
