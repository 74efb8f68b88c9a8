"""The seven clans: their colours, patterns, emblems, and the helmets of their units."""

from __future__ import annotations

from typing import Final

from meadhall.games.northgard.content import CLAN_IDS

_HUES: Final[dict[str, tuple[str, str, str, str]]] = {
    "bear": ("#b5312b", "#5e1614", "#f0cbc4", "#b98f88"),
    "boar": ("#cf5d96", "#6a2247", "#f6d5e4", "#b893a5"),
    "goat": ("#f0e7cd", "#65573a", "#f8f2e0", "#bdb49a"),
    "raven": ("#3d3b4a", "#1f1d29", "#d2cfdb", "#918e9c"),
    "snake": ("#0d8b80", "#07443f", "#c2e6e1", "#82aaa5"),
    "stag": ("#7c46a8", "#3d1f56", "#ddc9ec", "#a48fb3"),
    "wolf": ("#3f93d2", "#173f61", "#c9e2f4", "#8caabd"),
}
"""The colour of a clan, a dark one for banners, a light one for grounds, and that one by night."""

_PATTERNS: Final[dict[str, tuple[float, float, str]]] = {
    "bear": (9, 45, '<path d="M0 0V9" stroke-width="2.2"/>'),
    "boar": (10, 0, '<circle cx="5" cy="5" r="1.7" stroke="none" fill="INK"/>'),
    "goat": (11, 0, '<path d="M5.5 2.5V8.5M2.5 5.5H8.5" stroke-width="1.6"/>'),
    "raven": (9, 0, '<path d="M0 4.5H9" stroke-width="2"/>'),
    "snake": (12, 0, '<path d="M0 6Q3 1 6 6T12 6" stroke-width="1.7"/>'),
    "stag": (9, -45, '<path d="M0 0V9" stroke-width="2.2"/>'),
    "wolf": (10, 0, '<path d="M1 7L5 3L9 7" stroke-width="1.7"/>'),
}
"""The pattern of a clan's land: how large it is, how it is turned, and its marks."""

_INK: Final = "#fdf6e3"

_HEADS: Final[dict[str, str]] = {
    "bear": (
        '<circle cx="-5.4" cy="-5" r="2.9"/><circle cx="5.4" cy="-5" r="2.9"/><circle cy=".6" r="7.2"/>'
        '<g fill="DARK"><ellipse cy="3.4" rx="1.8" ry="1.3"/><circle cx="-2.8" cy="-1" r="1.1"/>'
        '<circle cx="2.8" cy="-1" r="1.1"/></g>'
    ),
    "boar": (
        '<path d="M-8.5-8L-4-5.2Q0-6.8 4-5.2L8.5-8L7-2.5Q7.4 1 4.6 4.4Q3.6 8.6 0 8.6T-4.6 4.4Q-7.4 1-7-2.5Z"/>'
        '<path d="M-4 6.6Q-8.6 6-8.2 1.4M4 6.6Q8.6 6 8.2 1.4" fill="none" stroke="LIGHT" stroke-width="1.9" '
        'stroke-linecap="round"/>'
        '<g fill="DARK"><circle cx="-3.4" cy="-1.6" r="1.1"/><circle cx="3.4" cy="-1.6" r="1.1"/>'
        '<circle cx="-1.4" cy="5.6" r=".9"/><circle cx="1.4" cy="5.6" r=".9"/></g>'
    ),
    "goat": (
        '<path d="M-2.6-4.6Q-7-9.4-9.6-4.4Q-10.6-.4-7.6 1.6M2.6-4.6Q7-9.4 9.6-4.4Q10.6-.4 7.6 1.6" fill="none" '
        'stroke="LIGHT" stroke-width="2.3" stroke-linecap="round"/>'
        '<path d="M-4.2-4Q0-7 4.2-4L6.8-2.6L4 .2L2.6 5.4L0 10L-2.6 5.4L-4 .2L-6.8-2.6Z"/>'
        '<g fill="DARK"><circle cx="-2" cy="-1.4" r="1"/><circle cx="2" cy="-1.4" r="1"/></g>'
    ),
    "raven": (
        '<path d="M-10 1.6L-3.4-2.6Q-1.8-8 3.2-8Q8.6-7.4 8.8-1.4Q8.8 3.6 9.6 8.6Q4.4 6.2-.4 9.2Q1.4 5.2-1.4 2.2Z"/>'
        '<circle cx="1.4" cy="-3" r="1.3" fill="DARK"/><path d="M-9.4 1.4L-2.6.2" stroke="DARK" stroke-width=".8"/>'
    ),
    "snake": (
        '<path d="M-6.4 7.6C3 10 8.8 6.4 5.4 2.8C2.4-.2-6.4 1.6-6.6-3.4C-6.6-7.4-1-8 3-6.4" fill="none" '
        'stroke="LIGHT" stroke-width="3.5" stroke-linecap="round"/>'
        '<path d="M1.4-9.4Q7.6-9.6 8.6-5.6Q6.4-2.8 1.8-3.6Z"/>'
        '<circle cx="4.6" cy="-7" r=".9" fill="DARK"/><path d="M8.4-5.6L11-5.2M11-5.2L12-6.4M11-5.2L12-4" '
        'stroke="LIGHT" stroke-width=".9" fill="none"/>'
    ),
    "stag": (
        '<path d="M-2.4-2.8Q-4-6-8.2-6.6M-5-5.4L-5.6-9.6M-7.6-6.4L-9.6-9.2M2.4-2.8Q4-6 8.2-6.6M5-5.4L5.6-9.6'
        'M7.6-6.4L9.6-9.2" fill="none" stroke="LIGHT" stroke-width="1.7" stroke-linecap="round"/>'
        '<path d="M-3.4-3Q0-4.6 3.4-3L7-2.6L4.2.4L2.4 7Q0 10-2.4 7L-4.2.4L-7-2.6Z"/>'
        '<g fill="DARK"><circle cx="-2" cy=".2" r="1"/><circle cx="2" cy=".2" r="1"/>'
        '<ellipse cy="6.8" rx="1.3" ry=".9"/></g>'
    ),
    "wolf": (
        '<path d="M-8-9.4L-3.4-4.8Q0-5.8 3.4-4.8L8-9.4L7.6-1L9-.2L4.6 3.6L1.8 9Q0 10-1.8 9L-4.6 3.6L-9-.2L-7.6-1Z"/>'
        '<g fill="DARK"><path d="M-5-1.8L-1.8-.2L-4.2.4Z"/><path d="M5-1.8L1.8-.2L4.2.4Z"/>'
        '<ellipse cy="7.4" rx="1.6" ry="1.2"/></g>'
    ),
}
"""The animal of each clan, 20 around; DARK and LIGHT stand for colours."""

_DOME: Final = "M-7.6 8V.4C-7.6-5-4.2-7.6 0-7.6S7.6-5 7.6 .4V8H3.6V3.2H1.3V7H-1.3V3.2H-3.6V8Z"
_CRESTS: Final[dict[str, str]] = {
    "bear": '<circle cx="-5.6" cy="-6.4" r="3"/><circle cx="5.6" cy="-6.4" r="3"/>',
    "boar": (
        '<path d="M-2-11L2-11L1.6-6H-1.6ZM-8 6Q-12.4 4.6-11-1.4Q-9.8 1.6-7.2 2ZM8 6Q12.4 4.6 11-1.4Q9.8 1.6 7.2 2Z"/>'
    ),
    "goat": (
        '<path d="M-5-4Q-8-12.6-12-7.4Q-13.4-2.6-9.6-.8Q-10.8-4-9.2-5.4Q-8-6-7-2.4ZM5-4Q8-12.6 12-7.4'
        'Q13.4-2.6 9.6-.8Q10.8-4 9.2-5.4Q8-6 7-2.4Z"/>'
    ),
    "raven": '<path d="M-6-2L-12.6-10.4L-8.6-9.6L-5-6ZM6-2L12.6-10.4L8.6-9.6L5-6Z"/>',
    "snake": '<path d="M-5.4-4.6L0-13.6L5.4-4.6Z"/>',
    "stag": (
        '<path d="M-3-6.4L-6.4-9L-11-9.4L-10.6-8L-7.4-7.4L-8.4-12.6L-6.8-12.6L-5-8.6L-1.8-7.2ZM3-6.4L6.4-9L11-9.4'
        'L10.6-8L7.4-7.4L8.4-12.6L6.8-12.6L5-8.6L1.8-7.2Z"/>'
    ),
    "wolf": '<path d="M-7.4-1.6L-8.4-11.6L-2-7ZM7.4-1.6L8.4-11.6L2-7Z"/>',
}
"""What a clan's helmets bear, so that their outlines differ."""


def hue(clan: str, kind: str = "") -> str:
    """A colour of a clan by its id, for fill and stroke; `dark` for banners, `light` for grounds."""
    return f"var(--{clan}{'-' + kind if kind else ''})"


def _name(clan: str) -> str:
    return clan.removeprefix("clan_")


def variables() -> str:
    """The style rules that give the clans their colours."""
    day = "".join(
        f"--{clan}:{_HUES[_name(clan)][0]};--{clan}-dark:{_HUES[_name(clan)][1]};--{clan}-light:{_HUES[_name(clan)][2]};"
        for clan in CLAN_IDS
    )
    night = "".join(f"--{clan}-light:{_HUES[_name(clan)][3]};" for clan in CLAN_IDS)
    return f".meadhall{{{day}}}.meadhall.dark,.dark .meadhall{{{night}}}"


def patterns() -> str:
    """The patterns of the clans' land, under `nor-land-<clan>`."""
    parts: list[str] = []
    for clan in CLAN_IDS:
        size, angle, marks = _PATTERNS[_name(clan)]
        ink = _HUES[_name(clan)][1] if clan == "clan_goat" else _HUES[_name(clan)][0]
        turned = f' patternTransform="rotate({angle:g})"' if angle else ""
        parts.append(
            f'<pattern id="nor-land-{clan}" width="{size:g}" height="{size:g}" patternUnits="userSpaceOnUse"{turned}>'
            f'<rect width="{size:g}" height="{size:g}" fill="{_HUES[_name(clan)][0]}" fill-opacity=".34"/>'
            f'<g fill="none" stroke="{ink}" stroke-opacity=".55" stroke-linecap="round">'
            f"{marks.replace('INK', ink)}</g></pattern>"
        )
    return "".join(parts)


def _colours(clan: str) -> tuple[str, str]:
    """What is drawn on a clan's colour, and its dark counterpart."""
    return ("#4e4228", _HUES[clan][0]) if clan == "goat" else (_INK, _HUES[clan][1])


def _emblem(clan: str) -> str:
    """A round shield with the clan's animal, 30 around."""
    light, dark = _colours(clan)
    head = _HEADS[clan].replace("LIGHT", light).replace("DARK", dark)
    return (
        '<ellipse cy="2" rx="14.4" ry="14.2" fill="#1c130a" fill-opacity=".35"/>'
        f'<circle r="14" fill="{_HUES[clan][0]}" stroke="#fff6e0" stroke-width="1.6"/>'
        f'<circle r="14.8" fill="none" stroke="#241a10" stroke-width=".8"/><g fill="{light}">{head}</g>'
    )


def _helmet(clan: str) -> str:
    """A unit, 24 around: a helmet in the clan's colour, of the clan's shape."""
    main, dark = _HUES[clan][0], _HUES[clan][1]
    crest = _CRESTS[clan]
    return (
        '<ellipse cy="8.6" rx="8.6" ry="2.2" fill="#1c130a" fill-opacity=".4"/>'
        f'<g fill="{dark}" stroke="{dark}" stroke-width="2.6" stroke-linejoin="round">{crest}<path d="{_DOME}"/></g>'
        f'<g fill="{main}" stroke="#fff6e0" stroke-width=".9" stroke-linejoin="round">{crest}<path d="{_DOME}"/></g>'
        f'<path d="M-7.4 1H7.4M0-7.2V1" fill="none" stroke="{dark}" stroke-width="1.1" stroke-opacity=".8"/>'
    )


def emblems() -> dict[str, str]:
    """The shield of each clan."""
    return {clan: _emblem(_name(clan)) for clan in CLAN_IDS}


def helmets() -> dict[str, str]:
    """The unit of each clan."""
    return {clan: _helmet(_name(clan)) for clan in CLAN_IDS}
