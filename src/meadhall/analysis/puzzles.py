"""Puzzles: positions of bots' games in which one choice is best by a clear margin, found and proved by searches.

A search weighs every option in worlds that the seat cannot tell apart, so where chance or secrets matter, a choice is
judged by what is to be expected of it. A position is a puzzle if searches that begin differently agree on the best
choice and on how much the others lose; how hard it is says the share of small searches that find it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final

from meadhall.analysis.reasons import after, changes
from meadhall.analysis.search import Budget, Weighed, weigh
from meadhall.bots import bot
from meadhall.bots.greedy import GreedyBot
from meadhall.bots.ranking import sight_of
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.engine.steps import decision_key

_LEAST: Final = 3
_MOST: Final = 90
"""Options of a decision that is looked at: with fewer there is nothing to find, with more a search is too thin."""
_PROOFS: Final = 3
_GLANCES: Final = ((1, 4), (2, 3), (4, 3))
"""Small searches, as players see who look no further: so many choices deep, so often."""
_TOLD: Final = 3
_SURE: Final = 0.97
_GIVEN_UP: Final = 0.05


@dataclass(frozen=True)
class Effort:
    """How much is done to find a puzzle, and to prove it."""

    look: int = 200
    """Iterations for a first look at each decision."""
    proof: int = 1200
    """Iterations for each of the searches that must agree."""
    margin: float = 0.2
    """How much every other choice loses at least."""


@dataclass(frozen=True)
class Found:
    """A position in which one choice is clearly best."""

    position: dict[str, Any]
    seat: int
    decision: str
    best: str
    chance: float
    """To win after the best choice."""
    wrong: list[tuple[str, float]]
    """The best of the other choices, each with the chance after it."""
    found: float
    """The share of small searches that find it."""
    why: list[tuple[str, int, float, float]]
    """What the best choice changes: feature, whose, by how much, and what that is worth."""
    is_won: bool
    """Whether the best choice wins, whatever comes."""

    def as_data(self) -> dict[str, Any]:
        """As JSON holds it."""
        return asdict(self)


def puzzles_of_a_game(game: Game, seed: int, level: str, effort: Effort) -> Iterator[Found]:
    """Play a game of bots, and yield the puzzles on its way."""
    match = game.new(seed, players=game.players[0] if game.players[0] > 1 else 2)
    minds = [bot(level, game, seed=seed * 16 + seat) for seat in range(match.players)]
    while not match.over:
        seat = match.seats[0]
        options = match.options(seat)
        if _LEAST <= len(options) <= _MOST:
            found = puzzle_at(match, seat, effort, len(match.entries))
            if found is not None:
                yield found
        minds[seat].play(match, seat)


def puzzle_at(match: Match, seat: int, effort: Effort, seed: int) -> Found | None:
    """The puzzle of a position, if it is one."""
    game, state = match.game, match.state
    first = weigh(game, state, seat, Budget(iterations=effort.look, seed=seed))
    # What is only offered by the way is not looked at.
    if len(first) < _LEAST or _lead(first) < effort.margin or first[0].seen < _GIVEN_UP:
        return None
    best, proofs = first[0].option, []
    for n in range(1, _PROOFS + 1):
        proofs.append(weigh(game, state, seat, Budget(iterations=effort.proof, seed=seed + n)))
        if proofs[-1][0].option != best or _lead(proofs[-1]) < effort.margin:
            return None
    chances = _means(proofs)
    others = sorted((option for option in chances if option != best), key=lambda option: -chances[option])
    before = after(game, state, seat, others[0], seed)
    why = changes(game, state, seat, before, after(game, state, seat, best, seed))
    return Found(
        position=match.position(),
        seat=seat,
        decision=decision_key(next(each for each in match.open_decisions() if each.seat == seat)),
        best=match.option_name(best, seat),
        chance=round(chances[best], 3),
        wrong=[(match.option_name(option, seat), round(chances[option], 3)) for option in others[:_TOLD]],
        found=share_that_finds(match, seat, match.option_name(best, seat), seed),
        why=[(each.feature, each.seat, round(each.number, 2), round(each.worth, 4)) for each in why[:_TOLD]],
        is_won=all(each[0].seen >= _SURE for each in proofs),
    )


def share_that_finds(match: Match, seat: int, best: str, seed: int) -> float:
    """The share of small searches that find the best choice."""
    sight = sight_of(match.game, match.state, seat)
    minds = [GreedyBot(seed + n, depth=depth, worlds=1) for depth, times in _GLANCES for n in range(times)]
    return sum(match.option_name(mind.choose(sight), seat) == best for mind in minds) / len(minds)


def holds(game: Game, position: dict[str, Any], seat: int, best: str, effort: Effort, seed: int) -> bool:
    """Whether a puzzle stands up to a search that has not been tried on it, with half of the margin at least."""
    match = game.at(position, trusted=True)
    budget = Budget(iterations=effort.proof, seed=Rng(seed).below(1 << 30))
    weighed = weigh(game, match.state, seat, budget)
    return match.option_name(weighed[0].option, seat) == best and _lead(weighed) >= effort.margin / 2


def _lead(weighed: list[Weighed]) -> float:
    """By how much the best choice leads, as far as the others were looked at at all."""
    return weighed[0].chance - max(each.seen for each in weighed[1:])


def _means(proofs: list[list[Weighed]]) -> dict[int, float]:
    """The mean chance after each option."""
    sums: dict[int, float] = {}
    for each in (weighed for proof in proofs for weighed in proof):
        sums[each.option] = sums.get(each.option, 0.0) + each.seen / len(proofs)
    return sums
