"""What the laws share: the games, random play, and what it means for two positions to be equal."""

from __future__ import annotations

import importlib.util
import os
import re
from collections import Counter
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any, Final
from unittest import mock

import meadhall
from meadhall.engine import defaults
from meadhall.engine.codec import encode_state
from meadhall.engine.driver import carry_out, pick, waiting
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.log import Told
from meadhall.engine.match import Match
from meadhall.engine.options import GameOption, OptionValue
from meadhall.engine.rng import Rng
from meadhall.engine.state import State
from meadhall.engine.steps import NOBODY, Decision, decision_key
from meadhall.laws.toy import GAME as TOY

SOAK: Final = float(os.environ.get("MEADHALL_SOAK", "1"))
"""How many times more games than usual are played; a fraction of one for fewer."""

LANGUAGES: Final = ("en", "pl")
_TRIES: Final = 1000
"""How often options that do not fit together are drawn again."""
_RARELY: Final = 20
_DENSE: Final = 12
"""After so many positions of a game they are looked at half as often, after as many more a third as often."""
LAYOUTS: Final = ("wide", "parts")


CHOSEN: Final[list[str]] = []
"""The games that `--meadhall-laws` names; if it names none, those that are installed, and the toy."""


def the_games() -> list[Game]:
    """The games that are under the laws."""
    return [meadhall.game(slug) for slug in CHOSEN or meadhall.games()]


def all_games() -> list[Game]:
    """The same, and the toy if none is chosen, which is interpreted on a compiled engine too."""
    return the_games() if CHOSEN else [*the_games(), TOY]


def hides_something(game: Game) -> bool:
    """Whether seats know different things."""
    return game.redeal is not defaults.as_it_is


def has_manual(game: Game) -> bool:
    """Whether its rules are written down."""
    return files(game.package).joinpath("manual", "en.md").is_file()


def numbers(count: int) -> range:
    """The numbers of the games that a law plays."""
    return range(scaled(count))


def scaled(count: int) -> int:
    """So many as are usual, or more or fewer as is asked for, but one at least."""
    return max(1, int(count * SOAK))


def settings(game: Game, n: int) -> dict[str, OptionValue]:
    """The options of game number n: the usual ones for 0, others that fit together else."""
    usual = {option.name: option.default for option in game.options}
    if n == 0:
        return usual
    rng = Rng(n, 1)
    for _ in range(_TRIES):
        chosen = {option.name: _any_value(option, rng) for option in game.options}
        try:
            game.start(chosen, players(game, n))
        except MeadhallError:
            continue
        return chosen
    return usual


def _any_value(option: GameOption, rng: Rng) -> OptionValue:
    if option.kind == "bool":
        return rng.below(2) == 1
    if option.kind in ("text", "seats"):
        return option.default
    if option.kind in ("int", "seed"):
        return option.least + rng.below(option.most - option.least + 1)
    return option.values[rng.below(len(option.values))]


def players(game: Game, n: int) -> int:
    """How many play game number n."""
    return game.players[n % len(game.players)]


def new_state(game: Game, n: int) -> State:
    """Game number n before anything has happened."""
    return game.start(settings(game, n), players(game, n))


def new_match(game: Game, n: int) -> Match:
    """Game number n, with chance from the seed n."""
    return game.new(n, settings(game, n), players(game, n))


def viewers(game: Game, n: int) -> list[int]:
    """Everybody who may look at game number n."""
    return [*range(players(game, n)), NOBODY]


def any_choice(s: State, rng: Rng) -> tuple[Decision, int] | None:
    """One of the waiting decisions and one of its options; None after the end."""
    decisions = waiting(s)
    if not decisions:
        return None
    decision = decisions[rng.below(len(decisions))]
    return decision, pick(s, decision, decision.options(s), rng)


def positions(game: Game, n: int, story: list[Told] | None = None) -> Iterator[State]:
    """Every position of game number n, forced choices and chance included: one state, played on between yields.

    What has happened until then is added to the story.
    """
    s = new_state(game, n)
    s.ear = story
    rng = Rng(n, 2)
    while True:
        choice = any_choice(s, rng)
        yield s
        if choice is None:
            return
        carry_out(s, *choice)


def curious_positions(game: Game, n: int, tried: Counter[tuple[str, str]]) -> Iterator[State]:
    """Every position of game number n, played by someone who half the time takes what was tried least so far.

    In odd games what a game's tests call riches falls to somebody now and then, where poverty would hide decisions.
    """
    s = new_state(game, n)
    rng = Rng(n, 2)
    enrich = _riches(game) if n % 2 else None
    while True:
        decisions = waiting(s)
        yield s
        if not decisions:
            return
        decision = decisions[rng.below(len(decisions))]
        if enrich is not None and decision.seat >= 0 and rng.below(_RARELY) == 0:
            enrich(s, decision.seat)
        carry_out(s, decision, _curious(s, decision, tried, rng))


def _curious(s: State, decision: Decision, tried: Counter[tuple[str, str]], rng: Rng) -> int:
    key = decision_key(decision)
    options = decision.options(s)
    option = options[rng.below(len(options))]
    names = {each: decision.vocabulary.name(each) for each in options}
    heads = {each: name.partition(":")[0] + ":" for each, name in names.items()}
    if rng.below(2) == 0:
        option = min(options, key=lambda each: (tried[key, heads[each]], tried[key, names[each]]))
    tried[key, heads[option]] += 1
    tried[key, names[option]] += 1
    return option


def _riches(game: Game) -> Callable[[State, int], None] | None:
    """What a game's tests give to a seat to make it rich: the function `enrich` of their module `riches`."""
    name = f"tests.games.{game.slug}.riches"
    try:
        found = importlib.util.find_spec(name)
    except ModuleNotFoundError:  # it has no such tests
        return None
    if found is None:
        return None
    enrich: Callable[[State, int], None] = importlib.import_module(name).enrich
    return enrich


def some_positions(game: Game, n: int, one_in: int, story: list[Told] | None = None) -> Iterator[State]:
    """Some positions of game number n, others for other numbers, and the last one.

    They get rarer, so that a long game does not take as much longer as it is.
    """
    rng = Rng(n, 3)
    found = 0
    for s in positions(game, n, story):
        if rng.below(one_in * (1 + found // _DENSE)) == 0 or not s.todo:
            found += 1
            yield s


def choose_any(match: Match, rng: Rng) -> str:
    """Make a random choice for a random one of the seats that may decide; the option that was chosen."""
    seats = match.seats
    seat = seats[rng.below(len(seats))]
    options = match.options(seat)
    option = options[rng.below(len(options))]
    match.choose(option, seat)
    return option


def play(match: Match, rng: Rng, choices: int = 1 << 30) -> Match:
    """Play a match on at random, to the end or for a number of choices."""
    while choices > 0 and not match.over:
        choose_any(match, rng)
        choices -= 1
    return match


def finished_match(game: Game, n: int) -> Match:
    """Game number n, played to the end."""
    return play(new_match(game, n), Rng(n, 2))


def data(s: State) -> dict[str, Any]:
    """All of a position; positions are equal when this is."""
    return encode_state(s)


def replay(game: Game, text: str) -> Match:
    """`meadhall.replay`, for the toy too."""
    find = meadhall.game
    with mock.patch.object(meadhall, "game", lambda slug: game if slug == game.slug else find(slug)):
        return meadhall.replay(text)


def everything(match: Match) -> list[Any]:
    """All that a match knows: position, journal, entries, and what each seat and the spectators were told."""
    logs = [
        [(n, told.line.key, told.numbers) for n, told in match.told(seat)] for seat in [*range(match.players), NOBODY]
    ]
    return [match.position(), match.journal, match.entries[:], logs]


def rule_pattern(game: Game) -> str:
    """What its rule ids look like."""
    return game.prefix + r"-(?:[A-Z]+-?)?\d+(?:\.\d+)?"


def manual_ids(game: Game, language: str) -> list[str]:
    """The ids of the manual's rules, in order: those that begin a paragraph in bold."""
    text = files(game.package).joinpath("manual", f"{language}.md").read_text("utf-8")
    return re.findall(rf"^\*\*({rule_pattern(game)})\*\* ", text, re.MULTILINE)
