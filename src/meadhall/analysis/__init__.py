"""Hints, and what decided a game: win chances, turning points, luck and mistakes.

>>> import meadhall
>>> match = meadhall.game("saga").new(seed=7, options={"viking_seat": "seat_1"})
>>> [advice.option for advice in match.hint(iterations=60)] == sorted(match.options(), key=lambda each: 0)
False
"""

from __future__ import annotations

from meadhall.analysis.hints import hint

__all__ = ["hint"]
