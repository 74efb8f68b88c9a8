"""`meadhall learn`: lessons in the terminal, with what the coach says above each question."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Final

import typer

import meadhall
from meadhall.bots import SeatBot, bot
from meadhall.cli.arguments import game_of
from meadhall.cli.failure import Failure, why
from meadhall.cli.languages import LanguageOption, texts
from meadhall.cli.play import Plainness
from meadhall.cli.screen import Screen
from meadhall.cli.sitting import Left, Sitting
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.lessons import Lesson, Puzzle, Rehearsal, coaching, lesson_called, lessons, puzzles, rehearsal
from meadhall.lessons.paths import path_of
from meadhall.lessons.puzzles import PREFIX

_SHOW: Final = ("w", "show")
_SEED: Final = 1
_PUZZLES: Final = "puzzles"
"""What is said in place of a lesson to see the puzzles of a game."""

GameToLearn = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
LessonName = Annotated[str, typer.Argument(metavar="LESSON", show_default=False)]


def learn(game: GameToLearn = "", lesson: LessonName = "", lang: LanguageOption = "", plain: Plainness = False) -> None:
    """Learn a game by playing it."""
    shelf = Shelf(Path.home() / ".local" / "share" / "meadhall" / "lessons.json")
    if not game:
        for slug in meadhall.games():
            _show_path(meadhall.game(slug), shelf, lang)
        return
    found = game_of(game)
    if lesson == _PUZZLES:
        _show_puzzles(found, shelf, lang)
        return
    screen = Screen(found, lang, plain)
    wanted: Lesson | None = _wanted(found, lesson, shelf)
    while wanted is not None:
        pupil = Pupil(shelf.taken_up(wanted), screen, shelf)
        pupil.run()
        wanted = pupil.next_lesson()


def _wanted(game: Game, name: str, shelf: Shelf) -> Lesson:
    """The lesson that is named, by its id or number, else the one that comes next."""
    path = lessons(game)
    if name.startswith(PREFIX):
        return _puzzle(game, name)
    if not name:
        return shelf.next_of(game)
    for each in path:
        if name in (each.id, str(each.number)):
            return each
    raise Failure("bad-lesson", name=name, most=len(path), names=", ".join(each.id for each in path))


def _puzzle(game: Game, name: str) -> Lesson:
    try:
        return lesson_called(game, name)
    except MeadhallError as error:
        if not puzzles(game):
            raise Failure("no-puzzles", game=game.slug) from error
        raise Failure("bad-puzzle", name=name, game=game.slug, most=len(puzzles(game))) from error


def _show_puzzles(game: Game, shelf: Shelf, language: str) -> None:
    if not puzzles(game):
        raise Failure("no-puzzles", game=game.slug)
    screen, say = Screen(game, language), texts(language)
    lines = [
        say.say(
            "learn-puzzle-done" if shelf.is_done(each) else "learn-puzzle-open",
            number=each.number,
            goal=each.says(".goal", language),
            rating=str(each.rating),
        )
        for each in puzzles(game)
    ]
    screen.framed(f"{screen.names.say('title')}: meadhall learn {game.slug} {PREFIX}1", lines)


def _show_path(game: Game, shelf: Shelf, language: str) -> None:
    screen, say = Screen(game, language), texts(language)
    lines = [
        say.say(
            "learn-done" if shelf.is_done(each) else "learn-open",
            number=each.number,
            title=each.says("", language),
            minutes=each.minutes,
        )
        for each in lessons(game)
    ]
    screen.framed(f"{screen.names.say('title')}: meadhall learn {game.slug}", lines)


class Shelf:
    """What somebody has learnt, and the lessons that they are in the middle of, in a file of theirs."""

    def __init__(self, file: Path) -> None:
        self._file: Final = file
        self._kept: Final[dict[str, dict[str, Any]]] = {"done": {}, "middle": {}}
        with suppress(OSError, ValueError):
            read = json.loads(file.read_text("utf-8"))
            for part in self._kept:
                if isinstance(read, dict) and isinstance(read.get(part), dict):
                    self._kept[part] |= read[part]

    def is_done(self, lesson: Lesson) -> bool:
        """Whether they have come to the end of a lesson."""
        return lesson.id in self._kept["done"].get(lesson.game.slug, [])

    def next_of(self, game: Game) -> Lesson:
        """The first lesson that they have not come to the end of, or the first of all."""
        path = lessons(game)
        return next((each for each in path if not self.is_done(each)), path[0])

    def taken_up(self, lesson: Lesson) -> Rehearsal:
        """The match of a lesson, where they left it."""
        match = rehearsal(lesson)
        kept = self._kept["middle"].get(_key(lesson), [])
        try:
            match.replay([(int(seat), str(name)) for seat, name in kept])
        except (MeadhallError, TypeError, ValueError):
            match = rehearsal(lesson)
        return rehearsal(lesson) if match.progress.is_reached else match

    def keep(self, match: Rehearsal) -> None:
        """Keep how far they have come; a file that cannot be written is told of once the lesson is left."""
        lesson = match.lesson
        self._kept["middle"][_key(lesson)] = [(entry.seat, entry.name) for entry in match.entries]
        if match.progress.is_reached:
            self._kept["middle"].pop(_key(lesson))
            done: list[str] = self._kept["done"].setdefault(lesson.game.slug, [])
            if lesson.id not in done:
                done.append(lesson.id)
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_text(json.dumps(self._kept), "utf-8")
        except OSError as error:
            raise Failure("lessons-unwritable", file=str(self._file), why=why(error)) from error


def _key(lesson: Lesson) -> str:
    return f"{lesson.game.slug} {lesson.id}"


class Pupil(Sitting[Rehearsal]):
    """Somebody at a lesson: the coach speaks before each question, and what leads elsewhere is taken back."""

    def __init__(self, match: Rehearsal, screen: Screen, shelf: Shelf) -> None:
        level = match.lesson.opponent
        others = [seat for seat in range(match.players) if seat != match.learner]
        bots: dict[int, SeatBot] = {seat: bot(level, match.game, _SEED) for seat in others}
        super().__init__(match, screen, [match.learner], bots, level, None, is_resumed=False)
        self._shelf: Final = shelf
        self._told = ""

    def run(self) -> None:
        """Learn until the goal is reached or somebody leaves."""
        try:
            self._introduce()
            while not self.match.progress.is_reached:
                self._go_on()
            self._tell_news(self.match.learner)
            self._coach()
        except Left:
            return

    def _go_on(self) -> None:
        if self.match.is_off:
            self._tell_news(self.match.learner)
            self._coach()
            self.match.take_back()
            self._forget_the_future()
        elif self.match.seats[0] in self.bots:
            self._let_think(self.match.seats[0])
        elif self._has_nothing_to_choose(self.match.seats[0]):
            self._choose(self.match.options(self.match.seats[0])[0], self.match.seats[0])
        else:
            self._sit(self.match.seats[0])

    def next_lesson(self) -> Lesson | None:
        """The lesson after this one, if it is wanted."""
        following = [each for each in path_of(self.match.lesson) if each.number == self.match.lesson.number + 1]
        if not self.match.progress.is_reached or not following:
            return None
        with suppress(Left):
            key = "learn-next-puzzle" if isinstance(following[0], Puzzle) else "learn-next"
            answer = self._ask(self.screen.say.say(key, title=following[0].says("", self.screen.language)) + " ")
            return following[0] if not answer else None
        return None

    # Within

    def _introduce(self) -> None:
        said = coaching(self.match, self.screen.language)
        say = self.screen.say.say
        lines = [say("learn-goal", goal=said.goal), say("learn-help")]
        key = "learn-puzzle-title" if said.is_puzzle else "learn-title"
        title = say(key, number=said.number, count=said.count, title=said.title)
        self.screen.framed(f"{self.screen.names.say('title')} – {title}", lines)

    def _sit(self, seat: int) -> None:
        self._coach()
        super()._sit(seat)

    def _coach(self) -> None:
        """What the coach says now, if it has not been said."""
        said = coaching(self.match, self.screen.language)
        words = " ".join(part for part in (said.told, said.off or said.closing or said.text) if part)
        if words != self._told:
            self.screen.framed(self.screen.say.say("learn-coach"), [words, *said.beaten])
        self._told = words

    def _answer(self, answer: str, seat: int) -> None:
        wanted = self.match.wanted()
        if answer.lower() not in _SHOW:
            super()._answer(answer, seat)
        elif wanted:
            self.screen.tell("learn-shown", option=self.match.label(wanted[0], self.screen.language, seat))
            self._choose(wanted[0], seat)
        else:
            self.screen.tell("learn-nothing-to-show", "yellow")

    def _save(self) -> None:
        self._shelf.keep(self.match)

    def _leave(self) -> None:
        self.screen.tell("learn-left")
        raise Left

    def _say_where_saved(self) -> None:
        self.screen.tell("learn-left")
