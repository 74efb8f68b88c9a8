"""Lessons in the hall: each is a table of its own, begun at the lesson's position."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import select, update

import meadhall
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.hall.dice import kept_dice
from meadhall.hall.errors import Refusal, not_found
from meadhall.hall.house import House
from meadhall.hall.live import BOT, CLOSED, HUMAN, RUNNING, Live, Seat, find_game
from meadhall.hall.opening import Opening
from meadhall.hall.people import Person
from meadhall.hall.schema import learnt, tables
from meadhall.hall.solving import Solving
from meadhall.lessons import Lesson, Puzzle, Rehearsal, lesson_called, lessons, rehearsal
from meadhall.lessons.puzzles import PREFIX

_OWN: Final = "owner"
"""Why a lesson's table is closed: its learner has begun another one."""


class Learning:
    """Opens lessons and puzzles, goes back in them, and remembers what somebody has come to the end of."""

    def __init__(self, house: House, opening: Opening, solving: Solving) -> None:
        self._house: Final = house
        self._opening: Final = opening
        self._solving: Final = solving
        self._noted: Final[set[str]] = set()
        """Tables of which it is written down already that their lesson has come to its end."""

    # Lists

    async def paths(self, person: str | None, language: str) -> list[dict[str, Any]]:
        """The lessons of every game, the lightest first, and how far somebody has come."""
        done, begun = await self._done(person), await self._begun(person)
        games = sorted(map(meadhall.game, meadhall.games()), key=lambda game: game.weight)
        return [_path(game, done, begun, language) for game in games if lessons(game)]

    async def _done(self, person: str | None) -> set[tuple[str, str]]:
        if person is None:
            return set()
        question = select(learnt.c.game, learnt.c.lesson).where(learnt.c.person == person)
        async with self._house.database.connect() as connection:
            return {(row.game, row.lesson) for row in await connection.execute(question)}

    async def _begun(self, person: str | None, is_puzzle: bool = False) -> dict[str, tuple[str, str]]:
        """For each game, the lesson or puzzle that somebody is in the middle of, and its table."""
        if person is None:
            return {}
        where = (tables.c.owner == person, _kind(is_puzzle=is_puzzle), tables.c.status == RUNNING)
        question = select(tables.c.id, tables.c.game, tables.c.lesson).where(*where).order_by(tables.c.updated)
        async with self._house.database.connect() as connection:
            return {row.game: (row.lesson, row.id) for row in await connection.execute(question)}

    # Deeds

    async def open(self, person: Person, slug: str, name: str) -> str:
        """The table of a lesson: the one that somebody is in the middle of, or a new one, in place of any other.

        A puzzle takes the place of a puzzle only, and a lesson that of a lesson.
        """
        lesson = _lesson(slug, name)
        begun = (await self._begun(person.id, isinstance(lesson, Puzzle))).get(slug)
        if begun is not None and begun[0] == name:
            live = await self._house.live(begun[1])
            if isinstance(live.match, Rehearsal) and not live.match.progress.is_reached:
                return live.id
        await self._put_away(person, lesson)
        match = rehearsal(lesson)
        places = [
            Seat(HUMAN, person.id, person.name, "")
            if seat == match.learner
            else Seat(BOT, None, lesson.opponent.capitalize(), lesson.opponent)
            for seat in range(match.players)
        ]
        row = {"game": slug, "version": lesson.game.version, "options": match.settings, "lesson": name}
        row |= {"dice": kept_dice(match.seed), "is_public": False, "hints": True}
        return await self._opening.open_aside(person, row, places)

    async def _put_away(self, person: Person, lesson: Lesson) -> None:
        """Nobody is in the middle of two lessons of a game, or of two puzzles."""
        is_such = _kind(is_puzzle=isinstance(lesson, Puzzle))
        where = (tables.c.owner == person.id, tables.c.game == lesson.game.slug, is_such)
        running = select(tables.c.id).where(*where, tables.c.status == RUNNING)
        async with self._house.database.begin() as connection:
            ids = list((await connection.execute(running)).scalars())
            values = {"status": CLOSED, "closing": _OWN, "is_bot_due": False, "updated": time.time()}
            await connection.execute(update(tables).where(tables.c.id.in_(ids)).values(**values))
        for each in ids:
            self._house.archive.close(each, _OWN)

    async def go_back(self, live: Live, person: Person, n: int) -> int:
        """Go back to where the learner left the way; how many records there are then."""

        def back(match: Rehearsal) -> None:
            if not match.is_off:
                raise Refusal(409, "undo-nothing")
            match.take_back()

        return await self._house.rehearse(live, person, n, back)

    async def show(self, live: Live, person: Person, n: int) -> int:
        """Make the choice that is asked for; how many records there are then. A puzzle is given up by that."""
        match = live.begun()
        if isinstance(match, Rehearsal) and isinstance(match.lesson, Puzzle) and not match.progress.is_reached:
            live.expect(n, live.own_seat(person.id, match.learner))
            await self._solving.give_up(match.lesson, person.id)

        def choose(match: Rehearsal) -> None:
            if match.is_off and isinstance(match.lesson, Puzzle):
                match.take_back()
            wanted = match.wanted()
            if not wanted:
                raise Refusal(409, "nothing-to-show")
            match.choose(wanted[0], match.learner)

        return await self._house.rehearse(live, person, n, choose)

    async def note(self, live: Live, person: str | None) -> None:
        """Write down that a lesson has come to its end, or what was tried in a puzzle, once."""
        match = live.match
        if not isinstance(match, Rehearsal) or person is None or person != live.owner:
            return
        if isinstance(match.lesson, Puzzle):
            await self._solving.note(live.id, match, match.lesson, person)
            return
        if not match.progress.is_reached or live.id in self._noted:
            return
        row = {"person": person, "game": live.game.slug, "lesson": match.lesson.id, "at": time.time()}
        async with self._house.database.begin() as connection:
            await connection.execute(self._house.database.add_if_new(learnt).values(**row))
        self._noted.add(live.id)


def _kind(is_puzzle: bool) -> Any:
    """That the table is one of a puzzle, or of a lesson that is none."""
    is_one = tables.c.lesson.startswith(PREFIX)
    return is_one if is_puzzle else tables.c.lesson.is_not(None) & ~is_one


def _lesson(slug: str, name: str) -> Lesson:
    try:
        return lesson_called(find_game(slug), name)
    except MeadhallError as error:
        raise not_found() from error


def _path(game: Game, done: set[tuple[str, str]], begun: dict[str, tuple[str, str]], language: str) -> dict[str, Any]:
    path = lessons(game)
    middle = begun.get(game.slug, ("", ""))[0]
    return {
        "game": game.slug,
        "game_title": game.words(language).say("title"),
        "lessons": [
            {
                "id": each.id,
                "number": each.number,
                "title": each.says("", language),
                "goal": each.says(".goal", language),
                "minutes": each.minutes,
                "is_done": (game.slug, each.id) in done,
                "is_begun": each.id == middle,
            }
            for each in path
        ],
        "next": next((each.id for each in path if (game.slug, each.id) not in done), path[0].id),
    }
