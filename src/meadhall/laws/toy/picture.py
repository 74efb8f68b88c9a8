"""A picture of Tribute, as plain as can be."""

from __future__ import annotations

from html import escape

from meadhall.engine.driver import waiting
from meadhall.engine.steps import decision_key
from meadhall.laws.toy.state import SEAT_IDS, Tribute
from meadhall.laws.toy.text import describe
from meadhall.words import words


def definitions() -> str:
    """The one shape of all drawings."""
    return '<defs><circle id="dot" r="2"/></defs>'


def emblem(side: str) -> str:
    """As many dots as the seat's number says."""
    dots = "".join(f'<use href="#dot" x="{6 * n + 4}" y="8"/>' for n in range(SEAT_IDS.index(side) + 1))
    return f'<svg viewBox="0 0 26 16" aria-hidden="true">{dots}</svg>'


def picture(s: Tribute, seat: int, language: str, layout: str) -> str:
    """A line of text for every seat and a button for every option."""
    say = words(__package__, language)
    drawn = [
        f'<text id="seat-{n}" data-thing="{SEAT_IDS[n]} coin" y="{20 * n + 20}">'
        f"{escape(': '.join([name, ', '.join(lines)]))}</text>"
        for n, (name, lines) in enumerate(describe(s, seat, language))
    ]
    for decision in waiting(s):
        if decision.seat == seat:
            for option in decision.options(s):
                name = decision.vocabulary.name(option)
                label = escape(say.option(decision_key(decision), name), quote=True)
                drawn.append(
                    f'<g id="option-{option}" data-option="{name}" role="button" tabindex="0" aria-label="{label}">'
                    f'<rect x="{option * 40}" y="120" width="36" height="24"/></g>'
                )
    size = "0 0 300 160" if layout == "wide" else "0 0 160 300"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">{definitions()}{"".join(drawn)}</svg>'
