"""Riches that the laws let fall to somebody, so that decisions which cost a lot are reached."""

from __future__ import annotations

from typing import Any

from meadhall.games.northgard.content import RESOURCES


def enrich(s: Any, seat: int) -> None:
    """Two of each resource for a seat."""
    for resource in range(RESOURCES):
        s.gain(seat, resource, 2)
