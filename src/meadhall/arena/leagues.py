"""Which games a league consists of: who sits where, with which seed and options, by the number of the game alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from itertools import combinations
from typing import Any, Final

import meadhall
from meadhall.arena.contestants import contestant
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.options import OptionValue
from meadhall.engine.rng import Rng

SEED_LIMIT: Final = 1 << 53
"""Seeds of leagues are below this, so that every JSON reader keeps them whole."""
_DRAWS: Final = 1 << 31
"""Streams of random numbers far from those of the bots."""
_MOST_DRAWS: Final = 1000
_MOST_SEATS: Final = 16

Seating = tuple[str, ...]


@dataclass(frozen=True)
class Task:
    """A game to be played."""

    number: int
    slug: str
    seed: int
    options: dict[str, OptionValue]
    drawn: dict[str, OptionValue]
    """Those of the options that were drawn for this game."""
    seats: Seating
    bot_seeds: tuple[int, ...]


@dataclass(frozen=True)
class League:
    """Bots that meet each other in a game, everybody in every seat.

    Games come in rounds, and in a round every line-up takes all its seatings. Every game has a seed of its own, so that
    games are independent of each other, as intervals suppose; and it depends on nothing but the league and its number,
    so that it is the same on every machine, in every order, in every part.
    """

    slug: str
    contestants: tuple[str, ...]
    players: int
    games: int
    seed: int = 0
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    varied: Mapping[str, tuple[OptionValue, ...]] = field(default_factory=dict)
    """Options that are drawn for every game, with the values to draw from."""
    is_gauntlet: bool = False
    """Whether only the first contestant is tried, against each of the others."""
    is_duplicate: bool = False
    """Whether all games of a round have the same seed, as in duplicate bridge: luck is the same for those compared.
    Then rounds are independent of each other, games are not."""
    former: int = 0
    """The version of the game, if it is not that of today."""

    def check(self) -> None:
        """Refuse, with a sentence, what cannot be played."""
        game = meadhall.game(self.slug)
        for name in self.contestants:
            contestant(name).weights(game)
        for name in self.contestants:
            if self.contestants.count(name) > 1:
                raise MeadhallError(f"'{name}' is named twice; a contestant meets copies of itself when it is alone.")
        if not self.contestants or (self.is_gauntlet and len(self.contestants) < 2):
            raise MeadhallError("A league needs a contestant, and a gauntlet a second one.")
        if self.games < 1:
            raise MeadhallError("A league has at least one game.")
        if not 0 <= self.seed < SEED_LIMIT - self.games:
            raise MeadhallError(f"The seed must be a whole number from 0 to {SEED_LIMIT - self.games - 1}.")
        game.new(0, {**self.options, **self.task(0, game).drawn}, self.players)

    @cached_property
    def seatings(self) -> list[Seating]:
        """Every line-up in all its rotations, each once: first all as they are, then all turned by one seat."""
        turned = [line_up[turn:] + line_up[:turn] for turn in range(self.players) for line_up in self._line_ups()]
        return list(dict.fromkeys(turned))

    def _line_ups(self) -> list[Seating]:
        names, players = self.contestants, self.players
        if self.is_gauntlet:
            return [(names[0], *[other] * (players - 1)) for other in names[1:]]
        if len(names) >= players:
            return list(combinations(names, players))
        return [tuple(names[(first + n) % len(names)] for n in range(players)) for first in range(len(names))]

    def seating(self, number: int) -> Seating:
        """Who sits where in game `number`."""
        return self.seatings[number % len(self.seatings)]

    def deal(self, number: int) -> int:
        """By how much the seed of game `number` is above the league's."""
        return number // len(self.seatings) if self.is_duplicate else number

    def task(self, number: int, game: Game | None = None) -> Task:
        """Game `number`."""
        deal = self.deal(number)
        drawn = self._draw(game or meadhall.game(self.slug), deal)
        return Task(
            number=number,
            slug=self.slug,
            seed=self.seed + deal,
            options={**self.options, **drawn},
            drawn=drawn,
            seats=self.seating(number),
            bot_seeds=tuple(Rng(self.seed, deal * _MOST_SEATS + seat).bits() for seat in range(self.players)),
        )

    def _draw(self, game: Game, deal: int) -> dict[str, OptionValue]:
        """A value for each option that varies, such that all options fit together."""
        if not self.varied:
            return {}
        rng = Rng(self.seed, _DRAWS + deal)
        for _ in range(_MOST_DRAWS):
            drawn = {name: values[rng.below(len(values))] for name, values in self.varied.items()}
            full = game.full_options({**self.options, **drawn})
            try:
                game.start(full, self.players)
            except MeadhallError as error:
                reason = error
                continue
            return drawn
        raise MeadhallError(f"The options {', '.join(self.varied)} found no values that fit together: {reason}")

    def with_games(self, games: int) -> League:
        """The same league with another number of games."""
        return replace(self, games=games)

    def part(self, shard: tuple[int, int]) -> range:
        """The numbers of the games of part i of n, counted from 1."""
        return range(shard[0] - 1, self.games, shard[1])

    def heading(self) -> dict[str, Any]:
        """The league as plain data, for the first line of its file."""
        facts = {key: dict(value) if isinstance(value, Mapping) else value for key, value in asdict(self).items()}
        former = facts.pop("former")
        return facts | {"version": former or meadhall.game(self.slug).version}

    def is_same_but_longer(self, other: League) -> bool:
        """Whether the other is this league, perhaps with another number of games."""
        return self.with_games(other.games) == other


def league_of(heading: Mapping[str, Any]) -> League:
    """The league that a heading tells; where it names no version, it was the first."""
    facts = dict(heading)
    version = facts.pop("version", 1)
    facts["contestants"] = tuple(facts["contestants"])
    facts["varied"] = {name: tuple(values) for name, values in facts["varied"].items()}
    league = League(**facts)
    return league if version == meadhall.game(league.slug).version else replace(league, former=version)


def whole_rounds(games: int, seatings: int) -> int:
    """The least number of games, from `games` on, in which everybody sits everywhere equally often."""
    return -(-games // seatings) * seatings


def longest(leagues: Iterable[League]) -> League:
    """Of leagues that are the same but longer, the longest."""
    return max(leagues, key=lambda each: each.games)
