"""Cuts: a part of a picture as a small picture of its own, light and for eyes only."""

from __future__ import annotations

import re
import xml.etree.ElementTree as Xml
from typing import Final

_SVG: Final = "http://www.w3.org/2000/svg"
_MARGIN: Final = 130
"""How far beyond the cut something may stand that still reaches into it."""
_NAMED: Final = re.compile(r"#([\w-]+)")
_PLACE: Final = re.compile(r"translate\((-?[\d.]+)[ ,]*(-?[\d.]+)?\)(?: ?scale\((-?[\d.]+)\))?$")
_SILENT: Final = re.compile(r"data-|aria-|role$|tabindex$")
"""Attributes that mean nothing in a picture that nobody can touch."""

Xml.register_namespace("", _SVG)
Cut = tuple[int, int, int, int]


def cut_out(drawn: str, cut: Cut, is_dark: bool, more: str = "") -> str:
    """What a picture shows within left, top, width and height, with something drawn over it, by day or by night."""
    picture = Xml.fromstring(drawn)  # noqa: S314 (drawn by ourselves)
    _cut(picture, cut, 0.0, 0.0, 1.0)
    _strip(picture)
    if more:
        picture.append(Xml.fromstring(f'<g xmlns="{_SVG}">{more}</g>'))  # noqa: S314 (drawn by ourselves)
    left, top, width, height = cut
    picture.set("viewBox", f"{left} {top} {width} {height}")
    picture.set("preserveAspectRatio", "xMidYMid slice")
    picture.set("class", "meadhall dark" if is_dark else "meadhall")
    return Xml.tostring(picture, encoding="unicode")


def _cut(parent: Xml.Element, cut: Cut, x: float, y: float, scale: float) -> None:
    """Leave out what stands far beyond the cut."""
    for child in list(parent):
        if child.tag == f"{{{_SVG}}}defs":
            continue
        place = _PLACE.match(child.get("transform", "translate(0 0)"))
        if place is None:
            continue
        here_x, here_y = x + scale * float(place[1]), y + scale * float(place[2] or 0)
        is_placed = "transform" in child.attrib
        if (is_placed and _is_far(here_x, here_y, cut)) or child.tag == f"{{{_SVG}}}title":
            parent.remove(child)
        else:
            _cut(child, cut, here_x, here_y, scale * float(place[3] or 1))


def _is_far(x: float, y: float, cut: Cut) -> bool:
    """Whether something stands to the right of the cut or below it; what stands before it may reach into it."""
    left, top, width, height = cut
    return x > left + width + _MARGIN or y > top + height + _MARGIN


def _strip(picture: Xml.Element) -> None:
    """Leave out what is for hands and ears, and drawings that nothing uses any more."""
    for each in picture.iter():
        for name in [name for name in each.attrib if _SILENT.match(name)]:
            del each.attrib[name]
    while True:
        used = set(_NAMED.findall(Xml.tostring(picture, encoding="unicode")))
        unused = [
            (store, each)
            for store in picture.iter(f"{{{_SVG}}}defs")
            for each in store
            if each.get("id", "") not in used and "id" in each.attrib
        ]
        for store, each in unused:
            store.remove(each)
        if not unused:
            return
