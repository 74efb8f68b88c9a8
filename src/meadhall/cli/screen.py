"""What a terminal shows of a match, in the reader's language."""

from __future__ import annotations

import re
from contextlib import AbstractContextManager, nullcontext
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from meadhall.cli.board import board
from meadhall.cli.choices import Offer, choice_grid
from meadhall.cli.languages import texts
from meadhall.engine.game import Game
from meadhall.engine.log import PHASE, ROUND, Told
from meadhall.engine.match import Match
from meadhall.words import Argument, Words, words

_SIDE_STYLES: Final = ("bold dodger_blue2", "bold dark_orange", "bold green4", "bold magenta3", "bold red3")

_PLAIN_HEADINGS: Final = {ROUND: "\n== {} ==", PHASE: "\n-- {} --"}


class Screen:
    """A terminal, or a plain stream of text where there is none or none is wanted.

    Plain text has no boxes, no colours and no control codes, and its lines are as long as
    they are: for pipes, for tests and for screen readers.
    """

    def __init__(self, game: Game, language: str, plain: bool = False) -> None:
        self.game: Final = game
        self.language = language
        console = Console(highlight=False)
        self.is_plain: Final = plain or not console.is_terminal
        self.console: Final = Console(highlight=False, no_color=True, force_terminal=False) if plain else console

    @property
    def say(self) -> Words:
        """The texts of the command line."""
        return texts(self.language)

    @property
    def names(self) -> Words:
        """The texts of the game."""
        return words(self.game.package, self.language)

    # Plain things

    def print(self, text: Text | str = "", style: str = "") -> None:
        """A line of text, never taken for markup."""
        self.console.print(text, style=style or None, markup=False, soft_wrap=self.is_plain)

    def tell(self, key: str, style: str = "", **arguments: Argument) -> None:
        """A text of the command line."""
        self.print(self.coloured(self.say.say(key, **arguments)), style)

    def clear(self) -> None:
        """Empty the terminal, so that the next player does not see what the last one saw."""
        if not self.is_plain:
            self.console.clear()
            self.console.file.write("\x1b[3J")  # what has scrolled away is as secret as what is on the screen

    def thinking(self, text: str) -> AbstractContextManager[object]:
        """A spinner for as long as the context lasts."""
        return nullcontext() if self.is_plain else self.console.status(text)

    # People and sides

    def coloured(self, text: str) -> Text:
        """A text in which every mention of a side has the side's colour."""
        made = Text(text)
        for number, side in enumerate(self.game.names.get("side", [])):
            forms = {form for form in self.names.forms(side).values() if len(form) > 3}
            pattern = "|".join(re.escape(form) for form in sorted(forms, key=len, reverse=True))
            if pattern:
                made.highlight_regex(rf"\b(?:{pattern})\b", _SIDE_STYLES[number % len(_SIDE_STYLES)])
        return made

    def seat_name(self, match: Match, seat: int) -> str:
        """The player of a seat, with the side if the game has sides: `Player 1 (Vikings)`."""
        side = side_of(match, seat)
        if side is None:
            return self.say.say("seat", n=seat + 1)
        return self.say.say("seat-side", n=seat + 1, side=self.names.name(side))

    # The match

    def board(self, match: Match, seat: int) -> None:
        """The position as the seat may see it; after the end everybody may see everything."""
        state = self.game.unveil(match.state) if match.over else match.state
        parts = self.game.describe(state, seat, self.language)
        if not self.is_plain:
            self.print()
            self.console.print(board(parts, self.console, self.coloured))
            return
        for heading, lines in parts:
            self.print(f"\n{heading}")
            for line in lines:
                self.print(f"  {line}")

    def news(self, told: list[tuple[int, Told]]) -> None:
        """Lines of the log: rounds and phases as headings."""
        speech = self.game.words(self.language)
        for _, each in told:
            text = speech.line(each.line, each.numbers, self.game.names)
            if self.is_plain:
                self.print(_PLAIN_HEADINGS.get(each.line.level, "  {}").format(text))
            elif each.line.level == ROUND:
                self.console.rule(self.coloured(text), style="yellow")
            elif each.line.level == PHASE:
                self.print(Text.assemble(("▸ ", "yellow"), self.coloured(text)), "bold")
            else:
                self.console.print(Padding(self.coloured(text), (0, 0, 0, 2)))

    def question(self, match: Match, seat: int) -> None:
        """What the seat is asked, by which rule, and what it may answer."""
        prompt = self.coloured(match.prompt(seat, self.language))
        prompt.stylize("bold")
        side = side_of(match, seat)
        if side is not None:
            prompt = Text.assemble(self.coloured(self.names.name(side)), ": ", prompt)
        rule = rule_of(match)
        self.print()
        self.print(Text.assemble(prompt, (f"  [{rule}]", "dim") if rule else ""))
        offers = offers_of(match, seat, self.language, self.names)
        for row in choice_grid(offers, 0 if self.is_plain else self.console.width):
            self.print(self.coloured(row.plain) if self.is_plain else row)

    def framed(self, title: str, lines: list[str]) -> None:
        """A few lines in a frame."""
        if self.is_plain:
            self.print(f"\n== {title} ==")
            for line in lines:
                self.print(line)
            return
        body = Text("\n").join(self.coloured(line) for line in lines)
        self.console.print(Panel(body, title=Text(title, "bold"), border_style="yellow", padding=(0, 2), expand=False))


def side_of(match: Match, seat: int) -> str | None:
    """The side that a seat plays; None while that is open."""
    sides = match.game.sides(match.state)
    return (sides[seat] or None) if seat < len(sides) else None


def rule_of(match: Match) -> str:
    """The id of the rule behind the decision that waits."""
    return match.game.decisions[match.decision].rule if match.decision is not None else ""


def offers_of(match: Match, seat: int, language: str, names: Words) -> list[Offer]:
    """What the seat may choose, in words, with the game's explanation of a thing where it has one.

    What is only offered by the way comes last.
    """
    offers = []
    for name in match.listed(seat):
        explanation = f"text-{name.rpartition(':')[2]}"
        text = names.say(explanation) if names.has(explanation) else ""
        offers.append(Offer(name, match.label(name, language, seat), text))
    return offers
