"""Creatures, Kaija and the token of Scorched Earth: round tokens, 24 around."""

from __future__ import annotations

from typing import Final

from meadhall.games.northgard.content import DATA

_KINDS: Final[dict[str, str]] = {
    "wolf": (
        '<path d="M-7.4-8L-3.2-4.2Q0-5 3.2-4.2L7.4-8L7-.6L8-.2L4.2 3.2L1.6 7.8Q0 8.8-1.6 7.8L-4.2 3.2L-8-.2L-7-.6Z" '
        'fill="#7d8289" stroke="#24272b" stroke-width=".9" stroke-linejoin="round"/>'
        '<path d="M-4.6-1.4L-1.6 0L-4 .6ZM4.6-1.4L1.6 0L4 .6Z" fill="#f4d35c"/><ellipse cy="6.6" rx="1.5" ry="1.1" '
        'fill="#16181b"/>'
    ),
    "brown_bear": (
        '<g fill="#7a4a24" stroke="#2c1708" stroke-width=".9"><circle cx="-5" cy="-5" r="2.6"/>'
        '<circle cx="5" cy="-5" r="2.6"/><circle cy=".4" r="7"/></g>'
        '<ellipse cy="3.4" rx="3.2" ry="2.6" fill="#d7b383"/>'
        '<g fill="#16100a"><ellipse cy="2.4" rx="1.5" ry="1"/><circle cx="-2.6" cy="-1.2" r="1"/>'
        '<circle cx="2.6" cy="-1.2" r="1"/></g>'
    ),
    "draugr": (
        '<path d="M-6 1C-7.4-5.6-4-8.6 0-8.6S7.4-5.6 6 1L3.6 3V7H-3.6V3Z" fill="#b8cfae" stroke="#24331f" '
        'stroke-width=".9" stroke-linejoin="round"/><g fill="#12200e"><circle cx="-2.6" cy="-1.6" r="1.9"/>'
        '<circle cx="2.6" cy="-1.6" r="1.9"/><path d="M0 .8L1 3H-1Z"/></g><path d="M-1.6 4.6V7M0 4.6V7M1.6 4.6V7" '
        'stroke="#24331f" stroke-width=".8"/>'
    ),
    "fallen_valkyrie": (
        '<path d="M-2-1L-9.4-7.6L-8 1L-3 4.6ZM2-1L9.4-7.6L8 1L3 4.6Z" fill="#5b4a78" stroke="#1f1630" '
        'stroke-width=".9" stroke-linejoin="round"/><path d="M-4 7.4Q-4-7.8 0-7.8T4 7.4Q0 9.2-4 7.4Z" fill="#d9cfe6" '
        'stroke="#1f1630" stroke-width=".9"/><path d="M-2.6-2H2.6L0 3.4Z" fill="#1f1630"/>'
        '<path d="M0-7.8V-10" stroke="#1f1630" stroke-width="1.4"/>'
    ),
}

_KAIJA: Final = (
    '<ellipse cy="2" rx="11.4" ry="11" fill="#1c130a" fill-opacity=".4"/>'
    '<circle r="11" fill="#f2e4c4" stroke="#b5312b" stroke-width="2.2"/>'
    '<g fill="#6b4024" stroke="#26130a" stroke-width=".9"><circle cx="-5" cy="-5" r="2.6"/><circle cx="5" cy="-5" '
    'r="2.6"/><circle cy=".6" r="6.8"/></g><ellipse cy="3.2" rx="3" ry="2.4" fill="#e8cfa4"/>'
    '<g fill="#16100a"><ellipse cy="2.2" rx="1.4" ry="1"/><circle cx="-2.5" cy="-1.2" r="1"/>'
    '<circle cx="2.5" cy="-1.2" r="1"/></g><path d="M-4.4-4.4L-1 -.2" stroke="#b5312b" stroke-width="1.1"/>'
)

_FLAME: Final = (
    '<ellipse cy="2" rx="11" ry="10.6" fill="#1c130a" fill-opacity=".4"/>'
    '<circle r="10.6" fill="#2f2a26" stroke="#0d8b80" stroke-width="1.8"/>'
    '<path d="M0 7.4C-6 5-5.6-1 -1-8C0-4 5.4-3.4 5 2C4.6 5.6 2.4 7 0 7.4Z" fill="#d4562a"/>'
    '<path d="M.4 6.6C-2.4 5-2 1.6 .8-1.4C1.4 .6 3.4 1.6 2.8 4Q2.2 6 .4 6.6Z" fill="#f7cf6a"/>'
)


def _token(kind: str, ring: str) -> str:
    return (
        '<ellipse cy="2" rx="11.4" ry="11" fill="#1c130a" fill-opacity=".4"/>'
        f'<circle r="10.8" fill="#ece3cf" stroke="{ring}" stroke-width="2.6"/>'
        '<circle r="12" fill="none" stroke="#241a10" stroke-width=".8"/>'
        f'<circle r="9.5" fill="none" stroke="#241a10" stroke-width=".5"/><g transform="scale(.94)">{_KINDS[kind]}</g>'
    )


def beasts() -> dict[str, str]:
    """Every creature of the deck with its ring, and the two tokens."""
    found = {row["id"]: _token(row["creature"], row["color_hex"]) for row in DATA["creature_card"]}
    return found | {"kaija": _KAIJA, "scorched": _FLAME}
