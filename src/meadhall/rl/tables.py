"""Games played by number: actions, observations and rewards of many tables at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from librt.strings import BytesWriter, write_i32_le

from meadhall.engine.driver import next_decision, pick
from meadhall.engine.errors import MeadhallError
from meadhall.engine.fields import Piece
from meadhall.engine.numbers import Numbers
from meadhall.engine.rng import Rng
from meadhall.engine.state import State
from meadhall.engine.steps import Decision, Together
from meadhall.engine.writing import Way, write_number, write_numbers, write_one, write_shares
from meadhall.rl.rewards import rewards

if TYPE_CHECKING:
    from mypy_extensions import i32

_BLOCK: Final = 1 << 16
"""A block of observations is closed when it has so many bytes."""
PAD: Final = -1
"""What stands in an observation where no decision waits."""


class Asked:
    """Something that decisions may be about: how owners see it."""

    def __init__(self, name: str, ways: list[Way], owner: int, is_packed: bool, blank: bytes) -> None:
        self.name: Final = name
        self.ways: Final = ways
        """How each owner sees it."""
        self.owner: Final = owner
        """Which kind of owners; -1 where all see it alike."""
        self.is_packed: Final = is_packed
        self.blank: Final = blank
        """What is written where it does not matter."""

    def write(self, out: BytesWriter, decision: Decision, own: list[int]) -> None:
        """Write what a decision says of it."""
        value: int = getattr(decision, self.name)
        way = self.ways[own[self.owner] if self.owner >= 0 else 0]
        if self.is_packed:
            write_shares(out, value, way)
        else:
            write_one(out, value, way)


class Eyes:
    """What writes observations of a game of certain options and players."""

    def __init__(
        self,
        write_fields: Callable[[Any, int, BytesWriter, list[list[Way]]], list[int]],
        ways: list[list[Way]],
        shown_owners: list[int],
        asked: list[Asked],
        told: list[list[bool]],
        known: Callable[[Any, int], Numbers],
    ) -> None:
        self._write_fields: Final = write_fields
        self._ways: Final = ways
        self._shown_owners: Final = shown_owners
        """The kinds of owners of which it is said which one the seat is."""
        self._about: Final[list[list[Asked]]] = []
        """For each decision, and last for none: what it is about."""
        self._blanks: Final[list[list[bytes]]] = []
        """What is written before the first of these, between them, and after the last."""
        for each in [*told, [False] * len(asked)]:
            about: list[Asked] = []
            blanks = [b""]
            for n, is_told in enumerate(each):
                if is_told:
                    about.append(asked[n])
                    blanks.append(b"")
                else:
                    blanks[-1] += asked[n].blank
            self._about.append(about)
            self._blanks.append(blanks)
        self._known: Final = known

    def write(self, out: BytesWriter, s: State, seat: int, decision: Decision | None, place: int) -> None:
        """Write what a seat may know that must make a decision, the one of that number, or none."""
        write_number(out, seat)
        write_number(out, place)
        own = self._write_fields(s, seat, out, self._ways)
        for n in self._shown_owners:
            write_number(out, own[n])
        blanks = self._blanks[place]
        out.write(blanks[0])
        if decision is not None:
            for n, each in enumerate(self._about[place]):
                each.write(out, decision, own)
                out.write(blanks[n + 1])
        write_numbers(out, self._known(s, seat))


class Numbering:
    """A game of certain options and players, by number."""

    def __init__(
        self,
        package: str,
        begin: Callable[[], State],
        decisions: list[type[Decision]],
        players: int,
        settings: str,
        eyes: Eyes,
        pieces: list[Piece],
        version: str,
    ) -> None:
        self.package: Final = package
        self.settings: Final = settings
        """The options of the game, as JSON."""
        self.begin: Final = begin
        self.eyes: Final = eyes
        self.players: Final = players
        self.pieces: Final = pieces
        """What an observation is made of, one piece after another."""
        self.version: Final = version
        """Changes whenever the pieces or what they mean do, and is the same on every machine."""
        self.length: Final = sum([piece.size for piece in pieces])
        """How many numbers an observation has."""
        self.places: Final[dict[Any, int]] = {}
        """The number of each kind of decision, in the order of the game's actions."""
        self.offsets: Final[list[int]] = []
        """The first action of each kind of decision."""
        total = 0
        for kind in decisions:
            self.places[kind] = len(self.offsets)
            self.offsets.append(total)
            total += len(kind.vocabulary)
        self.action_count: Final = total

    def __reduce__(self) -> tuple[object, ...]:
        """It travels as what it is made from."""
        from meadhall.rl.numbering import numbering_told  # late: that module makes numberings

        return numbering_told, (self.package, self.players, self.settings)

    def offset(self, decision: Decision) -> int:
        """The action of a decision's option 0."""
        return self.offsets[self.places[type(decision)]]

    def observation(self, s: State, seat: int, decision: Decision | None) -> bytes:
        """What a seat may know that must make the decision, or none; numbers of four bytes, the low one first."""
        out = BytesWriter()
        self.eyes.write(out, s, seat, decision, PAD if decision is None else self.places[type(decision)])
        return out.getvalue()

    def slice(self, name: str) -> slice:
        """Where the numbers of a piece lie in an observation."""
        at = 0
        for piece in self.pieces:
            if piece.name == name:
                return slice(at, at + piece.size)
            at += piece.size
        raise MeadhallError("There is no piece '" + name + "' in these observations.")

    def normalised(self, observations: Any) -> Any:
        """Observations as fractions, from 0 for the least number that is usual in a place to 1 for the greatest."""
        from meadhall.rl.features import normalised  # late: this module does without NumPy

        return normalised(self, observations)

    @property
    def option_features(self) -> Any:
        """What every action means, as small numbers: an array by owner, action and feature.

        Who looks is the owner that stands in the observation as `owner_piece`.
        """
        from meadhall.rl.features import option_features  # late: this module does without NumPy

        return option_features(self)

    @property
    def feature_names(self) -> list[str]:
        """What the features of actions are called."""
        from meadhall.rl.features import features_of  # late: this module does without NumPy

        return features_of(self.package).names

    @property
    def owner_piece(self) -> str:
        """The piece of an observation that says as which owner the seat looks."""
        from meadhall.rl.features import features_of  # late: this module does without NumPy

        return features_of(self.package).owner_piece


class Table:
    """One game, played on by itself to where a seat has a choice: chance is drawn, single options are taken."""

    def __init__(self, numbering: Numbering, rng: Rng, state: State | None = None, decisions_made: int = 0) -> None:
        self.numbering: Final = numbering
        self.rng: Final = rng
        self.decisions_made = decisions_made
        """All of them: of seats, forced ones, and of chance."""
        self.state = state if state is not None else numbering.begin()
        self.decision: Decision | None = None
        """The decision that waits; None when the game is over."""
        self.options: list[int] = []
        self._advance()

    def __reduce__(self) -> tuple[object, ...]:
        """A copy goes on from here, with the same chance."""
        return Table, (self.numbering, self.rng, self.state, self.decisions_made)

    def copy(self) -> Table:
        """Another table at the same position, with the same chance, that goes its own way."""
        return Table(self.numbering, self.rng.copy(), self.state.clone(), self.decisions_made)

    def begin(self) -> None:
        """Start another game; the random source goes on."""
        self.state = self.numbering.begin()
        self._advance()

    def take(self, option: int) -> None:
        """Make the waiting decision with one of its options."""
        decision = self.decision
        assert decision is not None
        self._carry_out(decision, option)
        self._advance()

    def take_any(self) -> None:
        """Make the waiting decision at random."""
        options = self.options
        self.take(options[self.rng.below(len(options))])

    def take_action(self, action: int) -> None:
        """Make the waiting decision by the number of an action; an illegal one is refused and changes nothing."""
        decision = self.decision
        if decision is None:
            raise MeadhallError("The game is over: there is nothing to choose.")
        first = self.numbering.offset(decision)
        if action - first not in self.options:
            legal = ", ".join([str(first + option) for option in self.options])
            raise MeadhallError("Action " + str(action) + " cannot be chosen now; legal are " + legal + ".")
        self.take(action - first)

    def _advance(self) -> None:
        s = self.state
        while True:
            decision = next_decision(s)
            if decision is None:
                self.decision = None
                self.options = []
                return
            options = decision.options(s)
            if decision.seat >= 0 and len(options) > 1:
                self.decision = decision
                self.options = options
                return
            self._carry_out(decision, pick(s, decision, options, self.rng))

    def _carry_out(self, decision: Decision, option: int) -> None:
        s = self.state
        step = s.todo.pop()
        if isinstance(step, Together):
            s.todo.append(step.without(decision))
        decision.choose(s, option)
        self.decisions_made += 1


class Tables:
    """Many games at once. A game that ends gives its rewards and begins anew, so that a choice waits at every table.

    What is seen is made for arrays, in numbers of four bytes, the low one first. Each table is looked at right after
    its step, while the processor still has it at hand. What a table does depends on the seed, its own number and the
    actions alone.
    """

    def __init__(self, numbering: Numbering, count: int, seed: int, first: int) -> None:
        self.numbering: Final = numbering
        self.tables: Final = [Table(numbering, Rng(seed, first + n)) for n in range(count)]
        self.observations: list[bytes] = []
        """Of the seats that must decide, one table after another, in blocks that stay near the processor."""
        self._seen: Final = BytesWriter()
        self._legal: Final = BytesWriter()
        self.ended: list[int] = []
        """The tables whose game ended in the latest step."""
        self.rewards: list[float] = []
        """Of all seats of the first of these, then of the next."""
        for n, table in enumerate(self.tables):
            self._look(n, table)
        self._close_block()

    @property
    def legal(self) -> bytes:
        """The places of their legal actions in masks that lie one after another."""
        return self._legal.getvalue()

    def decisions_made(self) -> int:
        """All decisions so far, forced ones and those of chance too."""
        total = 0
        for table in self.tables:
            total += table.decisions_made
        return total

    def step(self, actions: list[int]) -> None:
        """Take a legal action at every table."""
        self._forget()
        for n, table in enumerate(self.tables):
            table.take_action(actions[n])
            self._look(n, table)
        self._close_block()

    def step_at_random(self) -> None:
        """Take any legal action at every table."""
        self._forget()
        for n, table in enumerate(self.tables):
            table.take_any()
            self._look(n, table)
        self._close_block()

    def put(self, n: int, table: Table) -> None:
        """Go on at a place from where a table stands, which itself stays as it is."""
        self.tables[n] = table.copy()
        self._forget()
        for place, each in enumerate(self.tables):
            self._look(place, each)
        self._close_block()

    def _close_block(self) -> None:
        self.observations.append(self._seen.getvalue())
        self._seen.truncate(0)

    def _forget(self) -> None:
        self.observations = []
        self._legal.truncate(0)
        self.ended = []
        self.rewards = []

    def _look(self, n: int, table: Table) -> None:
        """Write down what waits at a table, after beginning anew if its game is over."""
        numbering = self.numbering
        if table.decision is None:
            self.ended.append(n)
            self.rewards.extend(rewards(table.state, numbering.players))
            table.begin()
        decision = table.decision
        assert decision is not None
        place = numbering.places[type(decision)]
        numbering.eyes.write(self._seen, table.state, decision.seat, decision, place)
        if len(self._seen) > _BLOCK:
            self._close_block()
        legal = self._legal
        first: i32 = n * numbering.action_count + numbering.offsets[place]
        for option in table.options:
            action: i32 = option
            write_i32_le(legal, first + action)
