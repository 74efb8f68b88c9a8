"""Choices that are foolish, counted in whole games: `python benchmarks/follies.py northgard --games 50`.

Bots of one level play against themselves. Of every kind of folly it is told how often it could be done and how often it
was: a trade that gives what it takes, a hunt or an attack without a chance, a victory that is there and not taken, one
that is given away, what the game's own warnings call grave. What counts is what the seat could know: a folly is
one in every world that it cannot tell from the real one. `--mine FOLDER` keeps positions as suites for
`tests/bots/test_follies.py`, if a search finds the follies worse as well; those first in which they were done.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

import meadhall
from meadhall.arena.contestants import contestant
from meadhall.bots.ranking import rank
from meadhall.bots.sight import considered, decision_of
from meadhall.engine.driver import carry_out, next_decision
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.engine.state import State
from meadhall.engine.steps import CHANCE, Decision, decision_key
from meadhall.games.bretwalda.rules.movement import MoveGroup
from meadhall.games.medieval_battle.content import KIND_OF, TABOR
from meadhall.games.medieval_battle.rules.melee import melee_column
from meadhall.games.medieval_battle.rules.turns import Act
from meadhall.games.medieval_battle.rules.withdrawal import retreat_options
from meadhall.games.medieval_battle.vocabularies import ATTACK, SHOOT
from meadhall.games.northgard.cards import CANCELS
from meadhall.games.northgard.content import FOOD
from meadhall.games.northgard.odds import creature_chance
from meadhall.games.northgard.rules.creatures import hunt_points
from meadhall.games.northgard.rules.fights import DeclareHunt
from meadhall.games.northgard.rules.harvest import TradeGet
from meadhall.games.northgard.vocabularies import GIFTS, NO_CREATURE

_MOST: Final = 60
"""Options of a decision after which replies are looked at; with more it would take too long."""
_WORLDS: Final = 3
_PROOF: Final = 150
"""Iterations of the search that must agree."""
_CLEAR: Final = 0.02
_OF_A_GAME: Final = 2
_OF_A_KIND: Final = 0.34

Finder = Callable[[Game, Any, Decision, list[int]], list[int]]
"""The foolish ones among the options of a decision, in a world."""


# What every game has


def _after(s: State, decision: Decision, option: int) -> tuple[State, Decision | None]:
    """Where an option leads without anything left to choose, and who chooses then."""
    t = s.clone()
    carry_out(t, decision, option)
    following = next_decision(t)
    while following is not None and following.seat != CHANCE:
        options = considered(t, following)
        if len(options) > 1:
            break
        carry_out(t, following, options[0])
        following = next_decision(t)
    return t, following


def _wins(s: State, decision: Decision, options: list[int]) -> list[int]:
    """The options that win at once."""
    found = []
    for option in options:
        t, following = _after(s, decision, option)
        if following is None and decision.seat in t.winners():
            found.append(option)
    return found


def _victory_missed(_game: Game, s: Any, decision: Decision, options: list[int]) -> list[int]:
    """Options after which something is still to be chosen, where others win without that."""
    if not _wins(s, decision, options):
        return []
    following = [_after(s, decision, option)[1] for option in options]
    return [option for option, after in zip(options, following, strict=True) if after and after.seat != CHANCE]


def _defeat_taken(_game: Game, s: Any, decision: Decision, options: list[int]) -> list[int]:
    found = []
    for option in options:
        t, following = _after(s, decision, option)
        if following is None and decision.seat not in t.winners():
            found.append(option)
    return found


def _victory_given(_game: Game, s: Any, decision: Decision, options: list[int]) -> list[int]:
    """Options after which the next to choose can win at once; others of the options must be without that."""
    if len(options) > _MOST:
        return []
    found = []
    for option in options:
        t, following = _after(s, decision, option)
        if following is not None and following.seat not in (CHANCE, decision.seat):
            replies = considered(t, following)
            if len(replies) <= _MOST and _wins(t, following, replies):
                found.append(option)
    return found


def _warned(game: Game, s: Any, decision: Decision, options: list[int]) -> list[int]:
    if not isinstance(decision, tuple(game.warned)):
        return []
    found = []
    for option in options:
        t = s.clone()
        carry_out(t, decision, option)
        if any(each.is_grave for each in game.warn(s, t, decision, option)):
            found.append(option)
    return found


# What one game has


def _trades(_game: Game, _s: Any, decision: Decision, options: list[int]) -> list[int]:
    """Northgard: to take for three resources one of those that are given."""
    if not isinstance(decision, TradeGet):
        return []
    return [option for option in options if GIFTS[decision.gift][option]]


def _hunts(_game: Game, s: Any, decision: Decision, options: list[int]) -> list[int]:
    """Northgard: to hunt a creature that no throw defeats, with all the food that may be spent."""
    if not isinstance(decision, DeclareHunt) or NO_CREATURE not in options:
        return []
    figures = s.figures(decision.territory)
    points = hunt_points(s, decision.territory) + min(s.has(decision.seat, FOOD), figures)
    found = []
    for option in options:
        if option != NO_CREATURE and creature_chance(option, points, figures, CANCELS[s.card], True) == 0:
            found.append(option)
    return found


def _own_losses(_game: Game, s: Any, decision: Decision, options: list[int]) -> list[int]:
    """Medieval Battle: an attack in which only the attackers lose, on somebody who cannot even withdraw from it."""
    if not isinstance(decision, Act):
        return []
    found = []
    for option in options:
        if ATTACK <= option < SHOOT:
            target = s.unit_at[option - ATTACK]
            is_lost = KIND_OF[target] != TABOR and melee_column(s, s.active, target) <= -1
            if is_lost and not retreat_options(s, target):
                found.append(option)
    return found


def _marches(game: Game, s: Any, decision: Decision, options: list[int]) -> list[int]:
    """Bretwalda: to march to where enemies are, with so few that no throw wins."""
    if not isinstance(decision, MoveGroup):
        return []
    found = []
    for option in options:
        t = s.clone()
        carry_out(t, decision, option)
        odds = game.outlook(s, t, decision, option, "en").odds
        if odds is not None and odds.won == 0 and odds.nobody == 0:
            found.append(option)
    return found


KINDS: Final[dict[str, Finder]] = {
    "victory missed": _victory_missed,
    "defeat taken": _defeat_taken,
    "victory given away": _victory_given,
    "grave warning": _warned,
    "trade for what is given": _trades,
    "hunt without a chance": _hunts,
    "attack with losses of one's own only": _own_losses,
    "march without a chance": _marches,
}
_CERTAIN: Final = ("victory missed", "trade for what is given", "hunt without a chance")
"""These need no proof by a search: the rules say it."""


def follies(match: Match, seat: int) -> Iterator[tuple[str, list[int]]]:
    """What would be foolish for a seat that decides, by kinds; where everything is, nothing is told."""
    options = decision_of(match.state, seat).options(match.state)
    worlds = [match.game.redeal(match.state, seat, Rng(number)) for number in range(_WORLDS)]
    if len(options) > 1:
        for kind, finder in KINDS.items():
            found = options
            for world in worlds:
                if found:
                    in_world = finder(match.game, world, decision_of(world, seat), options)
                    found = [option for option in found if option in in_world]
            if 0 < len(found) < len(options):
                yield kind, found


Row = dict[str, Any]


def play(game: Game, level: str, seed: int, done: Counter[str], open_to: Counter[str]) -> list[Row]:
    """A game of a bot against itself, in which follies are counted; each of them as data."""
    match = game.new(seed=seed, players=game.players[seed % len(game.players)], options=_varied(game, seed))
    bots = [contestant(level).seated(game, 100 * seed + seat) for seat in range(match.players)]
    rows = []
    while not match.over:
        seat = match.seats[0]
        found = list(follies(match, seat))
        position = match.position() if found else {}
        decision = decision_of(match.state, seat)
        option = bots[seat].choose(match.state, seat)
        for kind, foolish in found:
            open_to[kind] += 1
            done[kind] += option in foolish
            names = [match.option_name(each, seat) for each in foolish]
            row = {"kind": kind, "decision": decision_key(decision), "seat": seat, "foolish": names}
            rows.append(row | {"position": position, "seed": seed, "was_done": option in foolish})
        match.choose(match.option_name(option, seat), seat)
    return rows


def _varied(game: Game, seed: int) -> dict[str, Any]:
    return {"creatures": seed % 2 == 0} if game.slug == "northgard" else {}


def _is_proved(game: Game, row: Row) -> bool:
    """Whether a search finds the best of the follies clearly worse than something else."""
    if row["kind"] in _CERTAIN:
        return True
    match = game.at(row["position"], trusted=True)
    ranked = rank(game, match.state, row["seat"], game.evaluate, 1, 0, _PROOF)
    values = {match.option_name(each.option, row["seat"]): each.value for each in ranked}
    foolish = [value for name, value in values.items() if name in row["foolish"]]
    sound = [value for name, value in values.items() if name not in row["foolish"]]
    return bool(sound) and (not foolish or max(sound) > max(foolish) + _CLEAR)


def chosen(game: Game, rows: list[Row], most: int) -> list[Row]:
    """So many rows at most, of many games and kinds."""
    found: list[Row] = []
    games: Counter[tuple[int, str]] = Counter()
    kinds: Counter[str] = Counter()
    for row in sorted(rows, key=lambda row: (not row["was_done"], row["seed"])):
        where = (row["seed"], row["kind"])
        is_wanted = games[where] < _OF_A_GAME and kinds[row["kind"]] < _OF_A_KIND * most
        if len(found) < most and is_wanted and _is_proved(game, row):
            games[where] += 1
            kinds[row["kind"]] += 1
            found.append({name: value for name, value in row.items() if name not in ("seed", "was_done")})
    return found


def main() -> None:
    """Count and print, and keep a suite if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slugs", nargs="*", default=list(meadhall.games()))
    parser.add_argument("--level", default="karl")
    parser.add_argument("--games", dest="number", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--mine", type=Path, help="a folder for suites")
    parser.add_argument("--most", type=int, default=30)
    given = parser.parse_args()
    table = Table("game", "folly", "could be done", "was done", title=f"{given.level}, {given.number} games each")
    for slug in given.slugs:
        done: Counter[str] = Counter()
        open_to: Counter[str] = Counter()
        rows: list[Row] = []
        for seed in range(given.seed, given.seed + given.number):
            rows += play(meadhall.game(slug), given.level, seed, done, open_to)
        for kind in KINDS:
            if open_to[kind]:
                table.add_row(slug, kind, str(open_to[kind]), str(done[kind]))
        if given.mine:
            suite = json.dumps(chosen(meadhall.game(slug), rows, given.most), ensure_ascii=False)
            (given.mine / f"{slug}.json").write_text(suite.replace('{"kind"', '\n{"kind"') + "\n", "utf-8")
    Console().print(table)


if __name__ == "__main__":
    main()
