"""What a hint is made of: options in order, each with a chance and reasons."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Reason:
    """Something that an option changes, in words, and whether that is good for the seat that asked."""

    text: str
    is_good: bool


@dataclass(frozen=True)
class Advice:
    """An option as a search sees it."""

    option: str
    label: str
    chance: float
    """To win after it, from 0 to 1."""
    visits: int
    """How often the search tried it: the more, the surer the chance."""
    is_equal: bool
    """Whether it is as good as the best, as far as the search can tell."""
    reasons: tuple[Reason, ...]
    """What it brings, the weightiest first; only the best options have them."""
