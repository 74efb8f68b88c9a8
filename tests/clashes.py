"""Games that stand just before the end of a clash, for those who want to watch one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.scenes import LINE_UP
from meadhall.engine.steps import NOBODY
from meadhall.laws.support import finished_match, replay
from meadhall.telling import Passages, played

_GAMES = 40


class Clash(NamedTuple):
    """A journal, and the choice with which a clash ends that begins with it or before."""

    journal: str
    seat: int
    option: str


@cache
def clash(game: Game) -> Clash:
    """The first clash with an outcome that is found in random games of two sides or more."""
    for n in range(_GAMES):
        match = finished_match(game, n)
        for entry in _ends(match):
            found = _before(game, match, entry)
            if found is not None:
                return found
    raise AssertionError(f"nobody has fought in {_GAMES} games of {game.slug}")


def _ends(match: Match) -> Iterator[int]:
    """The entries with which clashes ended, as everybody could see."""
    game, entries = match.game, match.told(NOBODY)
    passages = Passages([each for _, each in entries], played(game.sides(match.state), game.names))
    for passage in passages.all:
        lines = [n for (n, _), of in zip(entries, passages.of, strict=True) if of == passage.number]
        whole = game.scene(passage.told, NOBODY, "en")
        if whole is None or whole.outcome is None or len(whole.parties) != 2 or whole.beats[0].kind != LINE_UP:
            continue
        for end in range(1, len(passage.told) + 1):
            scene = game.scene(passage.told[:end], NOBODY, "en")
            if scene is not None and scene.outcome is not None:
                yield lines[end - len(passage.told) - 1]
                break


def _before(game: Game, match: Match, entry: int) -> Clash | None:
    """The latest real choice after which it ends; None if the game goes on otherwise from there."""
    choices = [n for n in range(entry) if match.entries[n].seat >= 0 and not match.entries[n].is_forced]
    if not choices:
        return None
    at = choices[-1]
    past = match.first(at)
    again = replay(game, past.journal)
    again.choose(match.entries[at].name, match.entries[at].seat)
    is_same = [each.name for each in again.entries[:entry]] == [each.name for each in match.entries[:entry]]
    return Clash(past.journal, match.entries[at].seat, match.entries[at].name) if is_same else None
