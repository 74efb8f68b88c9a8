"""What the table answers in the terminal: what a thing is, what the signs mean, what a choice would lose."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from meadhall.cli.screen import Screen
from meadhall.engine.ahead import is_warned, own, warnings
from meadhall.engine.inspected import Inspected
from meadhall.engine.match import Match
from meadhall.engine.steps import decision_key
from meadhall.manual import folded

_THINGS: Final = re.compile(r'data-thing="([^"]+)"')
_MOST: Final = 12
"""So many names are offered to those whose word means nothing."""


def show_thing(screen: Screen, match: Match, seat: int, word: str) -> None:
    """All that a seat may know of a thing, by its id or how its name begins, or of an option, by its number."""
    found = _found(screen, match, seat, word)
    if found is not None:
        screen.framed(" · ".join(filter(None, [found.name, found.kind])), [found.about, *_told(screen, found)])
        return
    names = sorted({each.name for each in _answers(screen, match, seat)})
    screen.tell("no-thing", "yellow", word=word, list=", ".join(names[:_MOST]) or "–")


def _found(screen: Screen, match: Match, seat: int, word: str) -> Inspected | None:
    game, options = match.game, match.listed(seat)
    if word.isdecimal() and 1 <= int(word) <= len(options):
        word = f"{decision_key(own(match.state, seat))}/{options[int(word) - 1]}"
    known = game.inspect(match.state, seat, word, screen.language)
    if known is not None:
        return known
    wanted = folded(word)
    named = [each for each in _answers(screen, match, seat) if wanted and folded(each.name).startswith(wanted)]
    return min(named, key=lambda each: len(each.name), default=None)


def _answers(screen: Screen, match: Match, seat: int) -> Iterator[Inspected]:
    """What is said of each thing on the table."""
    picture = match.picture(seat, screen.language, "parts")
    for thing in sorted({each for ids in _THINGS.findall(picture) for each in ids.split()}):
        found = match.game.inspect(match.state, seat, thing, screen.language)
        if found is not None:
            yield found


def _told(screen: Screen, found: Inspected) -> Iterator[str]:
    for section in found.sections:
        yield f"{section.heading}:"
        for row in section.rows:
            yield "  " + " · ".join(filter(None, [row.text, row.note, row.mark]))
    if found.rules:
        yield screen.say.say("rules-of-thing", list=", ".join(found.rules))


def show_signs(screen: Screen) -> None:
    """What the signs of the table mean."""
    lines = [text for _, text in screen.game.signs(screen.language)]
    screen.framed(screen.say.say("signs-title"), lines or [screen.say.say("signs-none")])


def losses(match: Match, seat: int, option: str, language: str) -> list[str]:
    """What a choice would lose that cannot be had again, in sentences."""
    if not is_warned(match.game, own(match.state, seat)):
        return []
    say = match.game.words(language)
    said = warnings(match.game, match.state, seat, []).get(option, [])
    return [say.warning(each.key, each.arguments) for each in said if each.is_grave]
