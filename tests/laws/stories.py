"""What the stories of the games share: a position is told, things happen, and the story says what becomes of them.

A game's `Table` adds its own words, and says how its notation tells the table, who sits where, and what must hold.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, Self, TypeVar, cast

from meadhall.engine.driver import carry_out, pick, waiting
from meadhall.engine.log import Told
from meadhall.engine.rng import Rng
from meadhall.engine.state import State
from meadhall.engine.steps import NOBODY, Chance, Decision, decision_key

S = TypeVar("S", bound=State)


def clauses_of(position: str) -> list[str]:
    """The clauses of a position."""
    return [" ".join(clause.split()) for clause in position.split(";") if clause.strip()]


@dataclass(frozen=True)
class Notation:
    """How a game tells its table, and what must hold of it."""

    check: Callable[[Any], list[str]]
    """What is wrong with a position."""
    tell_like: Callable[[Any, str], str]
    """What is on the table, told like a clause."""
    canonical: Callable[[str], str]
    """A clause in the form in which the table is told."""


class Story(ABC, Generic[S]):
    """A position, and the story that is told from it; every position on the way must be sound.

    What is forced happens by itself. Where a story needs a position that no game can reach, `faults` are what is wrong
    with it.
    """

    _notation: ClassVar[Notation]
    _always_asked: ClassVar[tuple[type[Decision], ...]] = ()
    """Decisions that wait even if there is only one option."""

    def __init__(self, s: S, heard: list[Told] | None = None, faults: list[str] | None = None) -> None:
        self.s = s
        self._heard: Final = heard or []
        self._faults: Final = faults or []
        s.ear = self._heard
        self._settle()

    # What a game says

    @abstractmethod
    def _seats(self) -> dict[str, int]:
        """Whoever plays, by the names of the stories, and their seats."""

    def _canonical(self, option: str) -> str:
        """An option in the form in which it is shown."""
        return option

    def _readable(self, name: str) -> str:
        """The name of an option in the words of stories."""
        return name

    def _name(self, readable: str) -> str:
        """The name of an option behind the words of stories."""
        return readable

    # What happens

    def plays(self, *options: str) -> Self:
        """Make these choices, one after another."""
        for option in map(self._canonical, options):
            assert option in self.options, f"{option} is not offered by {self.question}: {self.options}"
            self._choose(self._decision(), option)
        return self

    def lets_chance_decide(self, seed: int = 1) -> Self:
        """Dice and draws fall as they fall, until a player is asked."""
        rng = Rng(seed)
        while self.is_asking and isinstance(self._decision(), Chance):
            self._choose_any(rng)
        return self

    def fork(self) -> Self:
        """The same position again, for another end of the story."""
        return type(self)(cast("S", self.s.clone()), self._heard[:], self._faults)

    # What is asked

    @property
    def follies(self) -> list[str]:
        """Those of the options that nobody who knows the rules takes."""
        decision = self._decision()
        return [self._readable(decision.vocabulary.name(option)) for option in decision.follies(self.s)]

    @property
    def is_asking(self) -> bool:
        """Whether anything is to be decided."""
        return bool(waiting(self.s))

    @property
    def question(self) -> str:
        """The decision that waits, or nothing when the game is over."""
        return decision_key(self._decision()) if self.is_asking else ""

    @property
    def options(self) -> list[str]:
        """What may be chosen."""
        return self._options(self._decision())

    def asks(self, question: str, of: str) -> Self:
        """The decision that waits is this one, of this player (or of chance)."""
        assert (self.question, self._decides(self._decision())) == (question, of)
        return self

    def offers(self, *options: str) -> Self:
        """Exactly this may be chosen."""
        assert sorted(self.options) == sorted(map(self._canonical, options))
        return self

    def has(self, *options: str) -> Self:
        """This may be chosen, among other things."""
        assert [option for option in map(self._canonical, options) if option not in self.options] == []
        return self

    def lacks(self, *options: str) -> Self:
        """Nothing of this may be chosen."""
        assert [option for option in map(self._canonical, options) if option in self.options] == []
        return self

    def of_kind(self, kind: str) -> set[str]:
        """The options of a kind, by what follows their first colon."""
        return {name.partition(":")[2] for name in self.options if name.partition(":")[0] == kind}

    # What is

    def is_at(self, position: str) -> Self:
        """All that is mentioned is as told."""
        clauses = clauses_of(position)
        told = [self._notation.tell_like(self.s, clause) for clause in clauses]
        assert told == [self._notation.canonical(clause) for clause in clauses]
        return self

    # What is known

    def heard(self, key: str, by: str = "") -> list[list[int]]:
        """The numbers of all lines of a kind in the log, or in a player's log (`nobody`: a spectator's)."""
        return [each.numbers for each in self._heard if each.line.key == key and self._hears(each, by)]

    def lines(self, by: str = "") -> list[str]:
        """The keys of all lines in the log, or in a player's log."""
        return [each.line.key for each in self.told(by)]

    def told(self, by: str = "") -> list[Told]:
        """All that a side has heard."""
        return [each for each in self._heard if self._hears(each, by)]

    def who_learns(self) -> list[str]:
        """Which players may learn what is chosen now; `nobody` stands for spectators."""
        audience = self._decision().audience(self.s)
        if audience < 0:
            return [*self._seats(), "nobody"]
        return [name for name, seat in self._seats().items() if audience >> seat & 1]

    # Within

    def _hears(self, each: Told, by: str) -> bool:
        return not by or each.is_told_to(NOBODY if by == "nobody" else self._seats()[by])

    def _decision(self) -> Decision:
        decisions = waiting(self.s)
        assert decisions, "Nothing is to be decided."
        return decisions[0]

    def _decides(self, decision: Decision) -> str:
        """Who decides: a player, `chance`, or the number of a seat that has no name yet."""
        if isinstance(decision, Chance):
            return "chance"
        return next((name for name, seat in self._seats().items() if seat == decision.seat), str(decision.seat))

    def _options(self, decision: Decision) -> list[str]:
        return [self._readable(decision.vocabulary.name(option)) for option in decision.options(self.s)]

    def _choose(self, decision: Decision, option: str) -> None:
        carry_out(self.s, decision, decision.vocabulary.id(self._name(option)))
        self._settle()

    def _choose_any(self, rng: Rng) -> None:
        decision = self._decision()
        carry_out(self.s, decision, pick(self.s, decision, decision.options(self.s), rng))
        self._settle()

    def _settle(self) -> None:
        """Make every choice that is none, but for those that are always asked, and look at the table after each."""
        while True:
            decisions = waiting(self.s)
            assert self._notation.check(self.s) == self._faults
            if not decisions or isinstance(decisions[0], self._always_asked):
                return
            options = decisions[0].options(self.s)
            assert options == sorted(set(options))
            assert options
            if len(options) > 1:
                return
            carry_out(self.s, decisions[0], options[0])
