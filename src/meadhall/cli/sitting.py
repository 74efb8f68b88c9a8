"""One sitting at a match: people answer, bots think, everything that happens is told."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, Generic, TypeVar

from meadhall.bots import SeatBot
from meadhall.cli.answers import losses, show_signs, show_thing
from meadhall.cli.choices import meaning
from meadhall.cli.failure import Failure
from meadhall.cli.findings import show_advice
from meadhall.cli.journals import save_match
from meadhall.cli.orders import Order, order_of
from meadhall.cli.results import show_result
from meadhall.cli.rules import show_rule
from meadhall.cli.screen import Screen, offers_of, rule_of
from meadhall.cli.stage import in_lines, outcomes
from meadhall.engine.errors import CannotUndo
from meadhall.engine.log import PLAIN, ROUND, Told
from meadhall.engine.match import Match
from meadhall.engine.steps import CHANCE, NOBODY
from meadhall.words import LANGUAGES

with suppress(ImportError):
    import readline  # noqa: F401 - its presence lets people edit and recall what they type


M = TypeVar("M", bound=Match)


class Left(Exception):
    """The sitting ends before the game does."""


class Sitting(Generic[M]):
    """People and bots at a match, until it is over or somebody leaves."""

    def __init__(
        self,
        match: M,
        screen: Screen,
        people: list[int],
        bots: dict[int, SeatBot],
        level: str,
        journal: Path | None,
        is_resumed: bool,
    ) -> None:
        self.match: Final = match
        self.screen: Final = screen
        self.people: Final = people
        self.bots: Final = bots
        self.level: Final = level
        self.journal: Final = journal
        self.is_resumed: Final = is_resumed
        self._read: dict[int, int] = {}
        """For each reader, how many entries of the journal have been told; none yet if missing."""
        self._at_keyboard = people[0] if len(people) == 1 else NOBODY
        self._has_undone = False
        """Whether the latest thing that somebody did was to take something back."""
        self._doubted = (-1, "")
        """A choice that was warned of, and how many entries there were: made again, it counts."""

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self._introduce()
        try:
            while not self.match.over:
                seats = self.match.seats
                machine = next((seat for seat in seats if seat in self.bots), None)
                if machine is not None:
                    self._let_think(machine)
                elif self._has_nothing_to_choose(seats[0]):
                    self._choose(self.match.options(seats[0])[0], seats[0])
                else:
                    self._sit(seats[0])
            self._finish()
        except Left:
            return

    def _finish(self) -> None:
        """Tell how it ended, and where it is kept."""
        self._tell_news(self._at_keyboard)
        show_result(self.screen, self.match, self.people)
        if self.journal is None and self.people and sys.stdin.isatty():
            self._offer_to_save()
        else:
            self._say_where_saved()

    # The beginning

    def _introduce(self) -> None:
        screen, say = self.screen, self.screen.say
        lines = [screen.names.say("tagline")]
        for seat in range(self.match.players):
            name = screen.seat_name(self.match, seat)
            if seat in self.bots:
                lines.append(say.say("seat-bot", seat=name, level=self.level))
            elif len(self.people) == 1:
                lines.append(say.say("seat-you", seat=name))
            else:
                lines.append(say.say("seat-person", seat=name))
        lines.append(say.say("seed", seed=str(self.match.seed)))
        if self.is_resumed:
            lines.append(say.say("resumed", file=str(self.journal), entries=len(self.match.entries)))
            self._read = dict.fromkeys([*self.people, NOBODY], self._entries_before_last_round())
        if self.people:
            lines.append(say.say("first-hint"))
        screen.framed(f"{screen.names.say('title')}: {screen.names.say('subtitle')}", lines)

    def _entries_before_last_round(self) -> int:
        """Where a resumed game is taken up again, so that its players remember what they were about."""
        rounds = [n for n, told in self.match.told(NOBODY) if told.line.level == ROUND]
        return rounds[-1] - 1 if rounds else -1

    # A bot's turn

    def _let_think(self, seat: int) -> None:
        if not self.people:
            is_round_new = any(told.line.level == ROUND for _, told in self._unread(NOBODY))
            self._tell_news(NOBODY)
            if is_round_new:
                self.screen.board(self.match, NOBODY)
        with self.screen.thinking(self.match.prompt(NOBODY, self.screen.language)):
            self.bots[seat].play(self.match, seat)
        self._save()

    def _save(self) -> None:
        if self.journal is not None:
            save_match(self.match, self.journal)

    # A person's turn

    def _has_nothing_to_choose(self, seat: int) -> bool:
        """Whether the only person here need not be asked: nobody is there to learn that they have no choice."""
        return len(self.people) == 1 and len(self.match.options(seat)) == 1 and not self._has_undone

    def _choose(self, option: str, seat: int) -> None:
        self.match.choose(option, seat)
        self._has_undone = False
        self._save()

    def _sit(self, seat: int) -> None:
        """Let a person answer until a choice is made or taken back."""
        if self._at_keyboard != seat and not self._hand_over(seat):
            return
        is_turn_new = self._is_turn_new(seat)
        self._tell_news(seat)
        if is_turn_new:
            self.screen.board(self.match, seat)
        self.screen.question(self.match, seat)
        number = len(self.match.entries)
        while len(self.match.entries) == number:
            self._answer(self._ask("> "), seat)

    def _hand_over(self, seat: int) -> bool:
        """Hide the table between two people; False if the one before took the last choice back instead."""
        before = self._at_keyboard
        name = self.screen.seat_name(self.match, seat)
        if before != NOBODY:
            self._tell_news(before)
        self.screen.print()
        if before == NOBODY:
            self.screen.tell("pass-first", seat=name)
        elif self.match.why_not_undo(before) is None:
            self.screen.tell("pass-undo", seat=name)
        else:
            self.screen.tell("pass", seat=name)
        answer = self._ask("")
        if answer.lower() == "u" and before != NOBODY:
            self._undo(before, False)
            return False
        self.screen.clear()
        self._at_keyboard = seat
        return True

    def _is_turn_new(self, seat: int) -> bool:
        """Whether others have chosen or a phase has begun since the seat last looked."""
        read = self._read.get(seat, -1)
        if read < 0:
            return True
        others = any(entry.seat not in (seat, CHANCE) and not entry.is_forced for entry in self.match.entries[read:])
        return others or any(told.line.level != PLAIN for _, told in self._unread(seat))

    def _unread(self, seat: int) -> list[tuple[int, Told]]:
        return self.match.told(seat, self._read.get(seat, -1) + 1)

    def _tell_news(self, seat: int) -> None:
        """What has happened, and after each clash what came of it."""
        unread = self._unread(seat)
        ended = outcomes(self.match, seat, self.screen.language, self._read.get(seat, -1) + 1)
        first = len(self.match.told(seat)) - len(unread)
        for n, each in enumerate([None, *unread], first - 1):
            if each is not None:
                self.screen.news([each])
            if n in ended:
                self.screen.framed(ended[n].title, in_lines(ended[n]))
        self._read[seat] = len(self.match.entries)

    def _ask(self, prompt: str) -> str:
        """What the person types."""
        try:
            answer = input(prompt).strip()
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        except EOFError:
            self.screen.print()
            self.screen.tell("end-of-input")
            self._say_where_saved()
            raise Left from None
        if not sys.stdin.isatty():
            self.screen.print(answer)  # nothing has echoed it, and a transcript should show it
        return answer

    def _answer(self, answer: str, seat: int) -> None:
        offers = offers_of(self.match, seat, self.screen.language, self.screen.names)
        if not answer and len(offers) == 1:
            answer = "1"
        if not answer:
            self.screen.tell("hint", most=len(offers))
            return
        order = None if answer in [offer.name for offer in offers] else order_of(answer)
        if order is not None:
            self._obey(order, seat)
            return
        meant = meaning(answer, offers)
        if meant.option is not None:
            if not self._is_doubtful(meant.option, seat):
                self._choose(meant.option, seat)
        else:
            self.screen.tell(meant.problem, "yellow", answer=answer, most=len(offers), list=", ".join(meant.candidates))

    def _is_doubtful(self, option: str, seat: int) -> bool:
        """Whether a choice would lose so much that it is to be made twice; says what."""
        doubted = (len(self.match.entries), option)
        lost = losses(self.match, seat, option, self.screen.language) if doubted != self._doubted else []
        self._doubted = doubted
        for sentence in lost:
            self.screen.print(self.screen.coloured(sentence), "bold yellow")
        if lost:
            self.screen.tell("choose-again", "yellow")
        return bool(lost)

    # Orders

    def _obey(self, order: Order, seat: int) -> None:
        match order.letter:
            case "u" | "t":
                self._undo(seat, order.letter == "t")
            case "a":
                self._advise(seat)
            case "l":
                self.screen.news(self.match.told(seat))
                self.screen.question(self.match, seat)
            case "b":
                self.screen.board(self.match, seat)
                self.screen.question(self.match, seat)
            case "r":
                show_rule(self.screen, order.word or rule_of(self.match))
            case "i":
                show_thing(self.screen, self.match, seat, order.word)
            case "k":
                show_signs(self.screen)
            case "g":
                self._switch(order.word, seat)
            case "s":
                self._save_as(order.word or self._ask(self.screen.say.say("ask-file") + " "))
            case "q":
                self._leave()
            case _:
                self.screen.framed(self.screen.say.say("help-title"), self.screen.say.say("help-lines").splitlines())

    def _advise(self, seat: int) -> None:
        """The best options, each with the chance to win and its reasons."""
        with self.screen.thinking(self.screen.say.say("advising")):
            advice = self.match.hint(seat=seat, language=self.screen.language)
        show_advice(self.screen, advice)

    def _undo(self, seat: int, whole_turn: bool) -> None:
        """Take back one choice or all that can be; a refusal says why."""
        try:
            if whole_turn:
                self.match.undo_turn(seat)
            else:
                self.match.undo(seat)
        except CannotUndo as refusal:
            self.screen.tell(f"undo-{refusal.reason}", "yellow")
            return
        self._has_undone = True
        self._save()
        self._forget_the_future()
        self.screen.tell("undone-turn" if whole_turn else "undone", "green")

    def _forget_the_future(self) -> None:
        """What was taken back is told again if it comes again."""
        self._read = {reader: min(read, len(self.match.entries)) for reader, read in self._read.items()}

    def _switch(self, language: str, seat: int) -> None:
        if language.lower() not in LANGUAGES:
            self.screen.tell("bad-language", "yellow", language=language, languages=", ".join(LANGUAGES))
            return
        self.screen.language = language.lower()
        self.screen.board(self.match, seat)
        self.screen.question(self.match, seat)

    def _save_as(self, file: str) -> bool:
        if not file:
            return False
        try:
            save_match(self.match, Path(file).expanduser())
        except Failure as failure:
            self.screen.tell(failure.key, "yellow", **failure.arguments)
            return False
        self.screen.tell("saved", "green", file=file)
        return True

    def _leave(self) -> None:
        """End the sitting; a game that nobody keeps may still be saved."""
        if self.journal is None:
            self._offer_to_save()
        else:
            self._say_where_saved()
        raise Left

    def _offer_to_save(self) -> None:
        """Ask for a file until one can be written or none is wanted."""
        while file := self._ask(self.screen.say.say("ask-keep") + " "):
            if self._save_as(file):
                return
        self.screen.tell("not-saved")

    def _say_where_saved(self) -> None:
        if self.journal is not None:
            self.screen.tell("saved", file=str(self.journal))
        else:
            self.screen.tell("not-saved-hint", "dim")
