"""The style sheet, gradients, filters and drawings that all pictures share."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.drawing.palette import variables
from meadhall.drawing.tokens import SYMBOLS

_SERIF: Final = "'Palatino Linotype',Palatino,'Book Antiqua','URW Palladio L',Georgia,Gelasio,'Liberation Serif',serif"
_SANS: Final = "'Segoe UI',Roboto,'Helvetica Neue',Arial,'Liberation Sans',sans-serif"

_RULES: Final = (
    f".name{{font-family:{_SERIF};font-variant:small-caps;letter-spacing:.03em;fill:var(--text)}}"
    ".map-name{paint-order:stroke;stroke:var(--outline);stroke-width:4px;stroke-linejoin:round}"
    f".head{{font-family:{_SERIF};font-weight:600;fill:var(--text)}}"
    f".plain{{font-family:{_SANS};fill:var(--text)}}"
    f".bold{{font-family:{_SANS};font-weight:700;fill:var(--text)}}"
    f".light{{font-family:{_SERIF};font-weight:600;fill:#fdf5e0}}"
    f".letter{{font-family:{_SANS};font-weight:800;fill:#fffaf0;paint-order:stroke;stroke:#16130f;stroke-width:2.2px;"
    "stroke-linejoin:round}"
    ".soft{fill:var(--text-soft)}.prompt{fill:var(--strip-text)}"
    ".badge{fill:var(--outline);stroke:#33271a}"
    ".disc{fill:#fdf4dd;stroke:#33271a;stroke-width:1.1px}"
    ".hairline{fill:none;stroke:var(--parchment-edge);stroke-width:.9px}"
    ".bonus{fill:var(--bronze-light);stroke:var(--bronze);stroke-width:1.8px}"
    ".bonus-inner{fill:none;stroke:var(--bronze);stroke-width:.6px}"
    ".hold-saxon{fill:url(#hatch-saxon);stroke:var(--saxon);stroke-width:8px;stroke-opacity:.75}"
    ".hold-viking{fill:url(#hatch-viking);stroke:var(--viking-dark);stroke-width:8px;stroke-opacity:.75}"
    ".wall{fill:none;stroke:#3d2815;stroke-width:8px;stroke-linecap:round}"
    ".wall-stones{fill:none;stroke:#b9ab92;stroke-width:5px;stroke-dasharray:7 2.5}"
    ".veil{fill:#0b1620;fill-opacity:var(--veil)}"
    ".dim{opacity:.42}.still{pointer-events:none}.still .touch{pointer-events:auto}"
    ".touch{cursor:pointer;outline:none}"
    ".halo{fill:none;stroke:var(--touch);stroke-opacity:.55;stroke-width:7px;stroke-linejoin:round}"
    ".edge{fill:var(--touch);fill-opacity:.26;stroke:var(--touch-edge);stroke-width:2.2px;stroke-dasharray:6 3.4;"
    "stroke-linejoin:round}"
    ".rim{fill:none;stroke:var(--touch);stroke-opacity:.6;stroke-width:4.4px}"
    ".touch:hover>.edge,.touch:focus-visible>.edge{fill-opacity:.5}"
    ".touch:focus-visible>.halo{stroke-opacity:1}"
    ".touch.chosen>.edge{stroke-dasharray:none;stroke-width:3.4px}"
    ".button{fill:var(--parchment);stroke:none;fill-opacity:.86}"
    ".touch:hover>.button{fill-opacity:.6}"
    ".keycap{fill:var(--outline);stroke:var(--text-soft);stroke-width:1px}"
    ".reach{fill:none;stroke:#000;stroke-opacity:0;pointer-events:stroke}"
    ".way-edge{fill:none;stroke:#5a3407;stroke-opacity:.75;stroke-linecap:round}"
    ".way{fill:none;stroke:var(--touch);stroke-linecap:round}"
    ".way-head{fill:var(--touch);stroke:#5a3407;stroke-linejoin:round}"
    ".touch:hover>.way,.touch:focus-visible>.way{stroke:#fff1b8}"
    ".touch:hover>.way-edge,.touch:focus-visible>.way-edge{stroke-opacity:1}"
    ".trail{fill:none;stroke:var(--outline);stroke-opacity:.7;stroke-dasharray:2 7;stroke-linecap:round}"
)

_GRADIENTS: Final = (
    '<linearGradient id="sea" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="var(--sea-light)"/>'
    '<stop offset="1" stop-color="var(--sea-deep)"/></linearGradient>'
    '<linearGradient id="sheet" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="var(--parchment)"/>'
    '<stop offset="1" stop-color="var(--parchment-shade)"/></linearGradient>'
    '<radialGradient id="coin-face" cx=".35" cy=".3" r=".85"><stop offset="0" stop-color="#fff0b5"/>'
    '<stop offset=".55" stop-color="#d9a83e"/><stop offset="1" stop-color="#946a17"/></radialGradient>'
    '<radialGradient id="saxon-blue" cx=".35" cy=".28" r=".95"><stop offset="0" stop-color="#78a7dd"/>'
    '<stop offset=".6" stop-color="#2f6db3"/><stop offset="1" stop-color="#1b477f"/></radialGradient>'
    '<radialGradient id="viking-grey" cx=".35" cy=".28" r=".95"><stop offset="0" stop-color="#b3b8be"/>'
    '<stop offset=".55" stop-color="#6f7680"/><stop offset="1" stop-color="#3b4047"/></radialGradient>'
    '<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b98450"/>'
    '<stop offset="1" stop-color="#7d5128"/></linearGradient>'
    '<linearGradient id="plank" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a8713d"/>'
    '<stop offset="1" stop-color="#5e3a1a"/></linearGradient>'
)

_PATTERNS: Final = (
    '<pattern id="waves" width="92" height="52" patternUnits="userSpaceOnUse"><path d="M8 12q5-6 10 0q5-6 10 0'
    'M54 38q4-5 8 0q4-5 8 0M62 15q3-4 6 0M18 40q3-4 6 0q3-4 6 0" fill="none" stroke="var(--wave)" stroke-opacity=".42" '
    'stroke-width="1.1" stroke-linecap="round"/></pattern>'
    '<pattern id="hatch-saxon" width="22" height="22" patternUnits="userSpaceOnUse"><rect width="22" height="22" '
    'fill="var(--saxon)" fill-opacity=".13"/><path d="M5.5 2.5V8.5M2.5 5.5H8.5M16.5 13.5V19.5M13.5 16.5H19.5" '
    'stroke="var(--saxon)" stroke-opacity=".34" stroke-width="1.5"/></pattern>'
    '<pattern id="hatch-viking" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="11" height="11" fill="var(--viking-dark)" fill-opacity=".17"/><path d="M0 0V11" '
    'stroke="var(--viking-dark)" stroke-opacity=".42" stroke-width="2.2"/></pattern>'
)

_FILTERS: Final = (
    '<filter id="paper" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" '
    'baseFrequency=".013 .021" numOctaves="4" seed="4" result="n"/><feColorMatrix in="n" values="0 0 0 0 .36  '
    '0 0 0 0 .27  0 0 0 0 .16  0 0 0 .42 -.1"/><feComposite in2="SourceGraphic" operator="in"/><feMerge>'
    '<feMergeNode in="SourceGraphic"/><feMergeNode/></feMerge></filter>'
)


def symbols(drawings: dict[str, str], prefix: str = "") -> str:
    """Drawings for the defs, each under its name after the prefix, to be shown by `use`."""
    return "".join(f'<g id="{prefix}{name}">{drawing}</g>' for name, drawing in drawings.items())


@cache
def defs() -> str:
    """One element that every picture needs once; a page may keep it for all its pictures."""
    return f"<defs><style>{variables()}{_RULES}</style>{_GRADIENTS}{_PATTERNS}{_FILTERS}{symbols(SYMBOLS)}</defs>"
