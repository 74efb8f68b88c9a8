"""What came of the games of a league, counted while they come in."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from meadhall.arena.intervals import Tally
from meadhall.arena.records import Record, Times
from meadhall.engine.options import OptionValue

Table = dict[str, Tally]


def _tallies() -> defaultdict[str, Tally]:
    return defaultdict(Tally)


@dataclass
class Holdings:
    """How those fared who had a thing of one kind, such as a leader."""

    by_thing: defaultdict[str, Tally] = field(default_factory=_tallies)
    by_side: defaultdict[str, Tally] = field(default_factory=_tallies)
    """How those of a side fared who had any thing of the kind."""
    holders: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))

    def add(self, thing: str, side: str, share: float, fair: float) -> None:
        """A seat of that side had the thing in one more game."""
        self.by_thing[thing].add(share, fair)
        self.by_side[side].add(share, fair)
        self.holders[thing][side] += 1

    def table(self) -> Table:
        """By thing; what is expected is how those of the same sides fared who had any thing of the kind.

        So a leader is compared with the other leaders of his side, and a card with the other cards that its holders
        had: whoever wins has had more cards.
        """
        return {
            thing: Tally(
                tally.wins, tally.games, sum(n * self.by_side[side].rate for side, n in self.holders[thing].items())
            )
            for thing, tally in sorted(self.by_thing.items())
        }


@dataclass
class Standings:
    """Victories by contestant, seat, side, option and trait; lengths of games; decision times."""

    games: int = 0
    ties: int = 0
    contestants: defaultdict[str, Tally] = field(default_factory=_tallies)
    pairs: defaultdict[tuple[str, str], Tally] = field(default_factory=lambda: defaultdict(Tally))
    """How often the first won of the games that one of the two won."""
    seats: defaultdict[int, Tally] = field(default_factory=lambda: defaultdict(Tally))
    sides: defaultdict[str, Tally] = field(default_factory=_tallies)
    options: defaultdict[str, dict[tuple[OptionValue, str], Tally]] = field(default_factory=lambda: defaultdict(dict))
    """For each option that was drawn: how each side fared with each value."""
    traits: defaultdict[str, Holdings] = field(default_factory=lambda: defaultdict(Holdings))
    lengths: Counter[int] = field(default_factory=Counter)
    """How many games had so many entries in their journals."""
    times: defaultdict[str, Times] = field(default_factory=lambda: defaultdict(Times))

    def add(self, record: Record) -> None:
        """Count one more game."""
        if record.error:
            return
        self.games += 1
        self.ties += len(record.winners) > 1
        self.lengths[record.entries] += 1
        fair = 1 / len(record.seats)
        for seat, name in enumerate(record.seats):
            share = record.share(seat)
            self.contestants[name].add(share, fair)
            self.seats[seat].add(share, fair)
            self.times[name].add(record.times[seat])
            side = record.sides[seat]
            if side:
                self.sides[side].add(share, fair)
            for option, value in record.drawn.items():
                self.options[option].setdefault((value, side), Tally()).add(share, fair)
            for kind, things in record.traits.items():
                for thing in dict.fromkeys(things[seat]):
                    self.traits[kind].add(thing, side, share, fair)
        self._compare(record)

    def _compare(self, record: Record) -> None:
        """Count who of any two did better, where one of them won."""
        for seat, name in enumerate(record.seats):
            for other_seat, other in enumerate(record.seats):
                if name != other and (seat in record.winners or other_seat in record.winners):
                    mine, theirs = record.share(seat), record.share(other_seat)
                    self.pairs[name, other].add(mine / (mine + theirs), 0.5)

    def ranking(self) -> list[str]:
        """The contestants, the most victorious first."""
        return sorted(self.contestants, key=lambda name: (-self.contestants[name].rate, name))

    def median_length(self) -> int:
        """Half of the games had at most so many entries."""
        left = self.games / 2
        for length in sorted(self.lengths):
            left -= self.lengths[length]
            if left <= 0:
                return length
        return 0
