"""What grows and rises on the terrains: three drawings for each, within a hex of size 36."""

from __future__ import annotations

from typing import Final

_GREENS: Final = ("#3f6b36", "#4c7a3d", "#356030")


def _tree(x: float, y: float, size: float, tint: int) -> str:
    """A leafy tree with its foot at (x, y)."""
    fill = _GREENS[tint % 3]
    return (
        f'<g transform="translate({x} {y}) scale({size})"><ellipse cx="2" cy=".6" rx="6.4" ry="2.2" fill="#1c2a12" '
        'fill-opacity=".4"/><path d="M0 0V-4" stroke="#4b3018" stroke-width="1.8"/>'
        f'<path d="M-6-4.4C-8-8-5-11-3.4-11C-3-14.4 3-14.4 3.4-11C6-10.6 7.6-7 5.6-4.4C3-3-3-3-6-4.4Z" fill="{fill}" '
        'stroke="#22361b" stroke-width=".9"/><path d="M-4-7.6C-4.4-10-1.6-12 .6-11.6" fill="none" stroke="#8db26f" '
        'stroke-width="1.2" stroke-linecap="round"/></g>'
    )


def _fir(x: float, y: float, size: float) -> str:
    """A fir with its foot at (x, y)."""
    return (
        f'<g transform="translate({x} {y}) scale({size})"><ellipse cx="2" cy=".6" rx="5.4" ry="2" fill="#1c2a12" '
        'fill-opacity=".4"/><path d="M0 .4V-3" stroke="#4b3018" stroke-width="1.8"/>'
        '<path d="M0-16L5-8.6H2.8L6.4-2.6H-6.4L-2.8-8.6H-5Z" fill="#2f5a36" stroke="#1b3320" stroke-width=".9" '
        'stroke-linejoin="round"/><path d="M-.6-13.4L-3.4-9M-1.4-7.4L-4.2-3.6" stroke="#7fa678" stroke-width="1" '
        'stroke-linecap="round"/></g>'
    )


def _rock(x: float, y: float, size: float) -> str:
    """A crag with its foot at (x, y): lit from the left, dark to the right."""
    return (
        f'<g transform="translate({x} {y}) scale({size})"><path d="M-11 2L13 2L9 4.4H-7Z" fill="#33230f" '
        'fill-opacity=".34"/><path d="M-12 2L-8-5.4L-3.4-8L.4-12L5-8.4L8.4-4L12 2Z" fill="#a98a5c" stroke="#4a3820" '
        'stroke-width="1.1" stroke-linejoin="round"/><path d="M.4-12L5-8.4L8.4-4L12 2H3.4L4.4-3.4L1-6.4Z" '
        'fill="#735a36"/><path d="M-7.6-4.4L-4-6.6L-1-10M-9.4 .4L-6-2.4" fill="none" stroke="#d9c294" '
        'stroke-width="1.3" stroke-linecap="round"/></g>'
    )


def _peak(x: float, y: float, size: float) -> str:
    """A mountain with snow, its foot at (x, y)."""
    return (
        f'<g transform="translate({x} {y}) scale({size})"><path d="M-15 3H19L13 7H-9Z" fill="#1f1c1a" '
        'fill-opacity=".36"/><path d="M-16 3L-7.6-9.6L-5-8L1-22L7-11.6L9.6-13L17 3Z" fill="#a29d98" '
        'stroke="#38332f" stroke-width="1.2" stroke-linejoin="round"/>'
        '<path d="M1-22L7-11.6L9.6-13L17 3H5.4L7-3.6L2.6-8.4L4-13Z" fill="#625c58"/>'
        '<path d="M1-22L-2.9-13L-.6-14.4L1-11.6L3-14L5.6-12L6.6-12.4Z" fill="#fbfaf5" stroke="#38332f" '
        'stroke-width=".8" stroke-linejoin="round"/><path d="M-7.4-9L-9.2-5.2L-7-6L-5.4-4.2L-4.4-8Z" fill="#fbfaf5"/>'
        '<path d="M-12.6 .6L-8.6-3.6M-4 1L-1.4-6" stroke="#d4d0ca" stroke-width="1.2" stroke-linecap="round"/></g>'
    )


def _tuft(x: float, y: float) -> str:
    return f"M{x - 3} {y}q1-3 .4-5M{x} {y}v-6M{x + 3} {y}q-1-3-.2-4.6"


def _meadow(*places: tuple[float, float]) -> str:
    tufts = "".join(_tuft(x, y) for x, y in places)
    return f'<path d="{tufts}" fill="none" stroke="#7d8f4c" stroke-width="1" stroke-linecap="round" opacity=".8"/>'


LANDSCAPE: Final[dict[str, str]] = {
    "plain-0": _meadow((-17, -8), (15, 20)),
    "plain-1": _meadow((18, -6), (-12, 21), (-2, -22)),
    "plain-2": _meadow((-20, 12), (10, -20)),
    "forest-0": (
        _tree(-3, -18, 1, 0) + _tree(-20, -6, 1.1, 1) + _tree(17, -8, 1.1, 2) + _fir(1, 1, 1.05)
        + _tree(-15, 14, 1.1, 2) + _fir(21, 12, 1.0) + _tree(4, 19, 1.15, 1) + _tree(-4, 31, 0.9, 0)
    ),
    "forest-1": (
        _fir(4, -17, 1.05) + _tree(-14, -11, 1.05, 2) + _tree(20, -4, 1.1, 0) + _tree(0, 1, 1.1, 1) + _fir(-22, 9, 1)
        + _tree(14, 14, 1.1, 2) + _fir(-7, 20, 1.1) + _tree(5, 31, 0.95, 1)
    ),
    "forest-2": (
        _tree(0, -20, 0.95, 1) + _fir(-18, -5, 1.05) + _fir(15, -8, 1.1) + _tree(-2, 0, 1.1, 0) + _tree(22, 9, 1, 2)
        + _tree(-19, 15, 1, 1) + _tree(9, 20, 1.1, 0) + _fir(-6, 26, 0.95)
    ),
    "rocky_hills-0": _rock(8, -13, 1.1) + _rock(-15, 2, 1.05) + _rock(14, 9, 1) + _rock(-4, 24, 1.1),
    "rocky_hills-1": _rock(-8, -12, 1.15) + _rock(16, -2, 1) + _rock(-14, 11, 1) + _rock(7, 23, 1.15),
    "rocky_hills-2": _rock(2, -15, 1.15) + _rock(-17, -1, 0.9) + _rock(17, 5, 1.05) + _rock(-6, 20, 1.25),
    "mountains-0": _peak(-8, -6, 0.95) + _peak(13, -1, 1.0) + _peak(-3, 21, 1.2),
    "mountains-1": _peak(9, -7, 1.0) + _peak(-12, 0, 1.0) + _peak(5, 22, 1.2),
    "mountains-2": _peak(0, -9, 1.0) + _peak(-14, 9, 0.95) + _peak(12, 17, 1.2),
}  # fmt: skip
