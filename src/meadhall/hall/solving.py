"""Puzzles in the hall: what somebody tried, what came of it, and what that says of them and of the puzzle."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import select, update

from meadhall.hall.database import Database, Writing
from meadhall.hall.schema import people, puzzle_days, puzzle_ratings, puzzled
from meadhall.lessons import Puzzle, Rehearsal

BEGINNING: Final = 1500.0
"""The rating of a person who has not tried a puzzle yet."""
_STEP: Final = 24.0
_SCALE: Final = 400.0
_DAY: Final = 86400


def day_of(at: float) -> int:
    """The day of a moment in UTC, counted from the first of 1970."""
    return int(at // _DAY)


def gain(mine: float, theirs: float, is_won: bool) -> float:
    """What a result changes of a rating, after Elo; the other's changes by as much the other way."""
    return float(_STEP * (is_won - 1 / (1 + 10 ** ((theirs - mine) / _SCALE))))


class Solving:
    """Writes down what people try, and rates them and the puzzles by their first outcome."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._noted: Final[set[tuple[str, str]]] = set()
        """What is written down already, by table: a wrong choice, or nothing for the end."""

    async def note(self, table: str, match: Rehearsal, puzzle: Puzzle, person: str) -> None:
        """Write down a wrong choice, or that the best one was found, once."""
        if match.progress.is_reached:
            await self._note(table, puzzle, person, "")
        elif match.stray:
            await self._note(table, puzzle, person, match.stray)

    async def _note(self, table: str, puzzle: Puzzle, person: str, wrong: str) -> None:
        if (table, wrong) in self._noted:
            return
        async with self._database.begin() as connection:
            row = await self._row(connection, puzzle, person)
            if wrong:
                await self._fail(connection, row, puzzle, wrong)
            else:
                await self._solve(connection, row, puzzle)
        self._noted.add((table, wrong))

    async def give_up(self, puzzle: Puzzle, person: str) -> None:
        """Write down that the solution is shown to somebody."""
        async with self._database.begin() as connection:
            row = await self._row(connection, puzzle, person)
            if not row.is_solved and not row.was_shown:
                told = await self._rated(connection, row, puzzle, is_won=False)
                await self._keep(connection, row, {"was_shown": True, "at": time.time()} | told)

    async def _fail(self, connection: Writing, row: Any, puzzle: Puzzle, wrong: str) -> None:
        tried = row.wrong.splitlines()
        if row.is_solved or wrong in tried:
            return
        told = await self._rated(connection, row, puzzle, is_won=False)
        tried.append(wrong)
        await self._keep(connection, row, {"wrong": "\n".join(tried), "tries": len(tried)} | told)

    async def _solve(self, connection: Writing, row: Any, puzzle: Puzzle) -> None:
        """The best choice was made; by somebody to whom it was shown it is not found any more."""
        if row.was_shown:
            return
        now = time.time()
        await connection.execute(self._database.add_if_new(puzzle_days).values(person=row.person, day=day_of(now)))
        if not row.is_solved:
            told = await self._rated(connection, row, puzzle, is_won=True)
            tries = len(row.wrong.splitlines()) + 1
            await self._keep(connection, row, {"is_solved": True, "tries": tries, "at": now} | told)

    async def _row(self, connection: Writing, puzzle: Puzzle, person: str) -> Any:
        """What is written of somebody and a puzzle, which nobody else changes meanwhile."""
        key = {"person": person, "game": puzzle.game.slug, "puzzle": puzzle.id}
        blank = {"wrong": "", "tries": 0, "is_solved": False, "was_shown": False, "at": time.time()}
        await connection.execute(self._database.add_if_new(puzzled).values(**key, **blank))
        question = select(puzzled).filter_by(**key).with_for_update()
        return (await connection.execute(question)).one()

    async def _keep(self, connection: Writing, row: Any, values: dict[str, Any]) -> None:
        key = {"person": row.person, "game": row.game, "puzzle": row.puzzle}
        await connection.execute(update(puzzled).filter_by(**key).values(**values))

    async def _rated(self, connection: Writing, row: Any, puzzle: Puzzle, is_won: bool) -> dict[str, float]:
        """Rate person and puzzle by the first outcome; what that changed, nothing if there was one before."""
        if row.gain is not None:
            return {}
        key = {"game": puzzle.game.slug, "puzzle": puzzle.id}
        blank = {"rating": float(puzzle.rating), "solved": 0, "tried": 0}
        await connection.execute(self._database.add_if_new(puzzle_ratings).values(**key, **blank))
        theirs = (await connection.execute(select(puzzle_ratings).filter_by(**key).with_for_update())).one()
        mine = select(people.c.puzzle_rating).where(people.c.id == row.person)
        rating = (await connection.execute(mine)).scalar_one_or_none() or BEGINNING
        change = gain(rating, theirs.rating, is_won)
        values = {"rating": theirs.rating - change, "solved": theirs.solved + is_won, "tried": theirs.tried + 1}
        await connection.execute(update(puzzle_ratings).filter_by(**key).values(**values))
        await connection.execute(update(people).where(people.c.id == row.person).values(puzzle_rating=rating + change))
        return {"gain": change}
