"""The colours of the house, by day and by night, as CSS variables."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.keeping import kept

COLOURS: Final[dict[str, tuple[str, str]]] = {
    "table": ("#5b4a38", "#17130f"),
    "sea-light": ("#c3d9da", "#2c4350"),
    "sea-deep": ("#8bb0bc", "#172a36"),
    "parchment-ground": ("#ecdfbd", "#4b4030"),
    "sea-ground": ("#a9c8cf", "#21343f"),
    "wave": ("#5f8b9b", "#4d7383"),
    "halo": ("#f0f8f6", "#6f97a4"),
    "ink": ("#4a3b2a", "#1d150c"),
    "ink-soft": ("#8a7558", "#6a583f"),
    "text": ("#33271a", "#1c140b"),
    "text-soft": ("#6b583f", "#4a3b27"),
    "parchment": ("#f4e8cb", "#bfae8a"),
    "parchment-shade": ("#e6d5ae", "#a6946e"),
    "parchment-edge": ("#b79d6d", "#71603f"),
    "outline": ("#f8efd8", "#cbbb97"),
    "wasteland": ("#cbc0a9", "#7b7361"),
    "touch": ("#ffc63d", "#ffc63d"),
    "touch-edge": ("#b4690e", "#ffb648"),
    "bronze": ("#8a6a24", "#6d5219"),
    "bronze-light": ("#f6e9bd", "#cdb878"),
    "saxon": ("#2f6db3", "#2f6db3"),
    "saxon-dark": ("#173a63", "#122f52"),
    "saxon-light": ("#cfe0f2", "#8ba4bf"),
    "viking": ("#6f7680", "#6f7680"),
    "viking-dark": ("#33383f", "#262a30"),
    "viking-light": ("#d8d9dc", "#94979b"),
    "viking-red": ("#b63a26", "#b63a26"),
    "red": ("#b02a2c", "#b02a2c"),
    "red-dark": ("#5e1416", "#4d1012"),
    "red-light": ("#f1cfc4", "#b98f84"),
    "yellow": ("#c9a40f", "#d9b92c"),
    "yellow-dark": ("#574405", "#453604"),
    "yellow-light": ("#f4eab0", "#b9ad74"),
    "strip": ("#3f3226", "#241c14"),
    "strip-text": ("#fbf1d9", "#e9dcbd"),
}


@kept
def colour(name: str) -> str:
    """A colour of the palette, for fill and stroke attributes."""
    if name not in COLOURS:
        raise KeyError(name)
    return f"var(--{name})"


_VEIL: Final = ("0", ".42")
"""How strongly the night veils the land."""


def _variables(night: int) -> str:
    return "".join(f"--{name}:{pair[night]};" for name, pair in COLOURS.items()) + f"--veil:{_VEIL[night]};"


def variables() -> str:
    """The style rules that give the colours their values; the class `dark` on or above the picture means night."""
    return f".meadhall{{{_variables(0)}}}.meadhall.dark,.dark .meadhall{{{_variables(1)}}}"
