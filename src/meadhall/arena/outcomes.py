"""All that can be said of the games in one or several files: what every output begins with."""

from __future__ import annotations

from dataclasses import dataclass

import meadhall
from meadhall.arena import ratings
from meadhall.arena.leagues import League
from meadhall.arena.naming import Names
from meadhall.arena.ratings import Rating
from meadhall.arena.records import Record
from meadhall.arena.standings import Standings
from meadhall.arena.store import Results


@dataclass(frozen=True)
class Outcome:
    """A league, its standings, the ratings where there are any, and the games that failed."""

    league: League
    standings: Standings
    ratings: dict[str, Rating]
    failures: list[Record]

    def names(self, language: str) -> Names:
        """What things are called."""
        return Names(meadhall.game(self.league.slug), language)

    def ranking(self) -> list[str]:
        """The contestants, the best first: by rating, or by victories where there are no ratings."""
        if self.ratings:
            return sorted(self.ratings, key=lambda name: (-self.ratings[name].strength, name))
        return self.standings.ranking()

    def facts(self, language: str) -> list[str]:
        """What was played, in sentences."""
        names = self.names(language)
        say, league, standings = names.say, self.league, self.standings
        told = [say.say("facts", done=standings.games, all=league.games, players=league.players, seed=str(league.seed))]
        if league.options:
            fixed = [f"{names.option(name)}: {names.value(name, value)}" for name, value in league.options.items()]
            told.append(say.say("facts-options", options="; ".join(fixed)))
        varied = [names.option(name) for name, values in league.varied.items() if len(values) > 1]
        if varied:
            told.append(say.say("facts-varied", options="; ".join(varied)))
        if standings.games:
            least, most = min(standings.lengths), max(standings.lengths)
            told.append(say.say("facts-length", median=standings.median_length(), least=least, most=most))
        if standings.ties:
            told.append(say.say("facts-ties", ties=standings.ties))
        if self.failures:
            first = self.failures[0]
            told.append(say.say("facts-failed", failed=len(self.failures), number=str(first.number), error=first.error))
        return told


def outcome(results: Results) -> Outcome:
    """Count the games."""
    standings = Standings()
    for record in results:
        standings.add(record)
    is_rated = bool(standings.pairs) and ratings.is_possible()
    return Outcome(
        results.league, standings, ratings.rate(results, len(results)) if is_rated else {}, results.failures()
    )
