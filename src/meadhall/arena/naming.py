"""What things of a game are called in the standings, in the reader's language."""

from __future__ import annotations

from typing import Final

from meadhall.arena.intervals import Tally
from meadhall.arena.ratings import Rating
from meadhall.engine.game import Game
from meadhall.engine.options import OptionValue
from meadhall.words import Words, words


def texts(language: str) -> Words:
    """The texts of the arena."""
    return words("meadhall.arena", language)


class Names:
    """The names of seats, sides, options and traits of a game."""

    def __init__(self, game: Game, language: str) -> None:
        self.language: Final = language
        self.say: Final = texts(language)
        self._words: Final = game.words(language)
        self._options: Final = {option.name: option for option in game.options}

    def game(self) -> str:
        """The game itself."""
        return self._words.say("title")

    def seat(self, seat: int) -> str:
        """A seat."""
        return self.say.say("seat", n=seat + 1)

    def thing(self, thing: str) -> str:
        """A side, or a thing that a seat had."""
        return self._words.name(thing)

    def kind(self, kind: str) -> str:
        """A kind of things."""
        return self._words.say(f"trait-{kind}")

    def option(self, name: str) -> str:
        """An option of the game."""
        return self._words.say(f"option-name-{name}")

    def value(self, name: str, value: OptionValue) -> str:
        """A value of an option."""
        option = self._options[name]
        return str(value) if option.kind in ("int", "text") else self._words.say(option.value_key(value))

    def percent(self, rate: float) -> str:
        """A rate in percent."""
        return f"{_number(100 * rate, 1, self.language)} %"

    def range(self, low: float, high: float) -> str:
        """An interval of a rate, in percent."""
        return f"{_number(100 * low, 1, self.language)}–{_number(100 * high, 1, self.language)}"

    def estimate(self, tally: Tally) -> str:
        """A rate with its interval."""
        return f"{self.percent(tally.rate)} ({self.range(*tally.interval)})"

    def decimal(self, value: float) -> str:
        """A number with a decimal, if it is not whole."""
        return _number(value, 0 if value == int(value) else 1, self.language)

    def rating(self, rating: Rating) -> str:
        """A strength with three times its unsureness."""
        return f"{_number(rating.strength, 1, self.language)} ± {_number(3 * rating.unsureness, 1, self.language)}"

    def duration(self, seconds: float) -> str:
        """A short time."""
        if seconds < 0.001:
            return f"{1e6 * seconds:.0f} µs"
        if seconds < 1:
            return f"{_number(1000 * seconds, 1 if seconds < 0.1 else 0, self.language)} ms"
        return f"{_number(seconds, 1, self.language)} s"


def _number(value: float, places: int, language: str) -> str:
    text = f"{value:.{places}f}"
    return text.replace(".", ",") if language == "pl" else text
