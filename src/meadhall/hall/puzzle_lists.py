"""Lists of puzzles: today's, those of every game with how hard they are, and how somebody stands with them."""

from __future__ import annotations

import asyncio
import datetime as dates
import time
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from sqlalchemy import select

import meadhall
from meadhall.drawing.cuts import cut_out
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.hall.database import Database
from meadhall.hall.errors import not_found
from meadhall.hall.live import find_game
from meadhall.hall.schema import people, puzzle_days, puzzle_ratings, puzzled
from meadhall.hall.solving import BEGINNING, day_of
from meadhall.hall.version import version
from meadhall.lessons import Puzzle, lesson_called, puzzles

_WEEK: Final = 7
_FIRST: Final = dates.date(1970, 1, 1)

Rows = dict[tuple[str, str], Any]


@dataclass(frozen=True)
class Known:
    """What the database knows of somebody and of all puzzles."""

    days: set[int]
    """On which they solved a puzzle."""
    mine: Rows
    """What became of their tries, by game and puzzle."""
    rated: Rows
    """How hard puzzles turned out to be."""
    rating: float


def puzzle_called(slug: str, name: str) -> Puzzle:
    """A puzzle of a game, or a refusal."""
    try:
        found = lesson_called(find_game(slug), name)
    except MeadhallError as error:
        raise not_found() from error
    if not isinstance(found, Puzzle):
        raise not_found()
    return found


def all_puzzles() -> list[tuple[Game, tuple[Puzzle, ...]]]:
    """The puzzles of every game that has some, the lightest game first."""
    games = sorted(map(find_game, meadhall.games()), key=lambda game: game.weight)
    return [(game, puzzles(game)) for game in games if puzzles(game)]


def puzzle_of(day: int) -> Puzzle | None:
    """The puzzle of a day: every game in turn, and of each one after the other."""
    games = all_puzzles()
    if not games:
        return None
    _, found = games[day % len(games)]
    return found[day // len(games) % len(found)]


@cache
def small_picture(slug: str, name: str, language: str, is_dark: bool) -> str:
    """The board of a puzzle as who is asked sees it, small, by day or by night."""
    puzzle = puzzle_called(slug, name)
    assert puzzle.seat is not None
    drawn = puzzle.game.picture(puzzle.match.state, puzzle.seat, language, "wide-bare")
    return cut_out(drawn, puzzle.game.cover, is_dark)


class PuzzleLists:
    """Reads how hard puzzles turned out to be, and how somebody stands with them."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def today(self, person: str | None, language: str) -> dict[str, Any]:
        """Today's puzzle, and how somebody does."""
        return _today(await self._read(person), language)

    async def all(self, person: str | None, language: str) -> dict[str, Any]:
        """Today's puzzle, how somebody does, and the puzzles of every game."""
        return await asyncio.to_thread(_all, await self._read(person), language)

    async def standing(self, person: str | None, puzzle: Puzzle, language: str) -> dict[str, Any]:
        """How somebody stands with one puzzle, and which they might try next."""
        known = await self._read(person)
        row = known.mine.get((puzzle.game.slug, puzzle.id))
        following = _following(puzzle, known.mine)
        return _item(puzzle, known, language) | {
            "gain": round(row.gain) if row is not None and row.gain is not None else None,
            "my_rating": round(known.rating),
            "next": {"game": following.game.slug, "id": following.id} if following is not None else None,
        }

    async def _read(self, person: str | None) -> Known:
        async with self._database.connect() as connection:
            rated = {(row.game, row.puzzle): row for row in await connection.execute(select(puzzle_ratings))}
            if person is None:
                return Known(set(), {}, rated, BEGINNING)
            solved = await connection.execute(select(puzzle_days.c.day).where(puzzle_days.c.person == person))
            days = set(solved.scalars())
            tried = await connection.execute(select(puzzled).where(puzzled.c.person == person))
            mine = {(row.game, row.puzzle): row for row in tried}
            mark = await connection.execute(select(people.c.puzzle_rating).where(people.c.id == person))
            return Known(days, mine, rated, mark.scalar_one_or_none() or BEGINNING)


def _today(known: Known, language: str) -> dict[str, Any]:
    today = day_of(time.time())
    week, daily = range(today - _WEEK + 1, today + 1), puzzle_of(today)
    return {
        "today": _item(daily, known, language) if daily is not None else None,
        "streak": _streak(known.days, today),
        "week": [{"day": _date(day), "is_solved": day in known.days} for day in week],
        "rating": round(known.rating),
    }


def _all(known: Known, language: str) -> dict[str, Any]:
    games = [
        {
            "game": game.slug,
            "game_title": game.words(language).say("title"),
            "puzzles": [_item(each, known, language) for each in found],
        }
        for game, found in all_puzzles()
    ]
    return _today(known, language) | {"games": games}


def _item(puzzle: Puzzle, known: Known, language: str) -> dict[str, Any]:
    """A puzzle in a list; nothing of what solves it."""
    key = (puzzle.game.slug, puzzle.id)
    row, rating = known.mine.get(key), known.rated.get(key)
    return {
        "game": puzzle.game.slug,
        "game_title": puzzle.game.words(language).say("title"),
        "id": puzzle.id,
        "number": puzzle.number,
        "goal": puzzle.says(".goal", language),
        "picture": f"/api/games/{puzzle.game.slug}/puzzles/{puzzle.id}.svg?lang={language}&v={version()}",
        "rating": round(rating.rating) if rating is not None else puzzle.rating,
        "solved": rating.solved if rating is not None else 0,
        "tried": rating.tried if rating is not None else 0,
        "tries": row.tries if row is not None else 0,
        "is_solved": row is not None and row.is_solved,
        "was_shown": row is not None and row.was_shown,
    }


def _streak(days: set[int], today: int) -> int:
    """How many days in a row somebody solved a puzzle; today may still come."""
    last = today if today in days else today - 1
    count = 0
    while last - count in days:
        count += 1
    return count


def _date(day: int) -> str:
    return (_FIRST + dates.timedelta(days=day)).isoformat()


def _following(puzzle: Puzzle, mine: Rows) -> Puzzle | None:
    """The next puzzle that somebody has not come to the end of: of the same game after this one, then any other."""
    same = puzzles(puzzle.game)
    others = [each for game, found in all_puzzles() if game is not puzzle.game for each in found]
    for each in (*same[puzzle.number :], *same[: puzzle.number - 1], *others):
        row = mine.get((each.game.slug, each.id))
        if row is None or not (row.is_solved or row.was_shown):
            return each
    return None
