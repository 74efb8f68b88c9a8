"""The colours of clans and runes, by day and by night."""

from __future__ import annotations

from typing import Final

from meadhall.games.tiny_epic_vikings.content import CLAN_IDS

_COLOURS: Final[dict[str, tuple[str, str]]] = {
    "red": ("#b83227", "#b83227"),
    "red-dark": ("#68160f", "#54110b"),
    "red-light": ("#f0cdc4", "#b08a80"),
    "yellow": ("#e2d13f", "#d8c63a"),
    "yellow-dark": ("#5c5207", "#4b4305"),
    "yellow-light": ("#f3edb4", "#b5ad78"),
    "blue": ("#2f6db5", "#2f6db5"),
    "blue-dark": ("#173a63", "#122f52"),
    "blue-light": ("#cbdcf0", "#879fba"),
    "green": ("#3c8d40", "#3c8d40"),
    "green-dark": ("#1b4a1f", "#153b18"),
    "green-light": ("#cee3c9", "#8aa386"),
    "enemy": ("#56525c", "#56525c"),
    "enemy-dark": ("#2b2830", "#211f25"),
    "enemy-light": ("#d6d2d6", "#948f95"),
    "wealth": ("#b57b22", "#b57b22"),
    "wealth-dark": ("#6d4610", "#5a3a0c"),
    "wealth-light": ("#f1dcae", "#b59f73"),
    "secrets": ("#7d55a6", "#7d55a6"),
    "secrets-dark": ("#432a60", "#37234f"),
    "secrets-light": ("#dfd1ec", "#9c8cab"),
    "natures_fury": ("#2f8064", "#2f8064"),
    "natures_fury-dark": ("#174637", "#12392d"),
    "natures_fury-light": ("#c8e2d6", "#84a396"),
    "snow": ("#eef0ea", "#8f9a9e"),
    "snow-shade": ("#d3d9d3", "#748085"),
    "fjord-a": ("#bcd5da", "#2b4453"),
    "fjord-b": ("#aecbd3", "#253c4a"),
    "fjord-c": ("#a0c1cc", "#203542"),
    "route": ("#3d5c69", "#8fb2c0"),
}
"""By the ids of clans and runes; a clan or rune has a dark shade for heads and a light one for grounds."""

_BY_NAME: Final = ("blue", "green", "enemy")
"""Clans whose colour is no colour of the house."""


def tint(name: str, shade: str = "") -> str:
    """The colour of a clan, a rune or the sea, in one of its shades."""
    whole = f"{name}-{shade}" if shade else name
    if whole not in _COLOURS:
        raise KeyError(whole)
    return f"var(--tev-{whole})"


def _variables(night: int) -> str:
    own = "".join(f"--tev-{name}:{pair[night]};" for name, pair in _COLOURS.items())
    return own + "".join(f"--{clan}-dark:{_COLOURS[f'{clan}-dark'][night]};" for clan in CLAN_IDS)


def variables() -> str:
    """The style rules that give the colours their values; a page knows the dark shades of clans by their ids."""
    sides = "".join(f"--{clan}:{tint(clan)};" for clan in _BY_NAME)
    return f".meadhall{{{_variables(0)}{sides}}}.meadhall.dark,.dark .meadhall{{{_variables(1)}}}"
