"""What is asked of what was spoiled: to be refused in a sentence, or to be sound to the end."""

from __future__ import annotations

import random
from typing import Any, Final

from meadhall.analysis import verification
from meadhall.engine.driver import playout
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.engine.steps import NOBODY
from meadhall.laws.support import LANGUAGES, LAYOUTS, choose_any, replay
from tests.fuzz.bank import BLOCK, bank
from tests.fuzz.journals import spoiled_journal
from tests.fuzz.spoiling import spoiled

PARTS: Final = {"position": 3, "journal": 1}
"""How many cases of each kind are tried for how many of the other."""
_LONGEST_SENTENCE: Final = 1000


class Unsound(AssertionError):
    """What was read is not what it should be."""


def source(game: Game, kind: str, seed: int, case: int) -> random.Random:
    """The chance of a case, the same in every process."""
    return random.Random(f"{game.slug} {kind} {seed} {case}")


def case_of(game: Game, kind: str, seed: int, case: int) -> Any:
    """The spoiled position or journal of that number."""
    matches = bank(game, (seed * 1_000_000 + case) // BLOCK)
    rng = source(game, kind, seed, case)
    return spoiled(matches, rng) if kind == "position" else spoiled_journal(matches, rng)


def tried(game: Game, kind: str, seed: int, case: int, looks: float = 1.0, pictures: float = 1.0) -> bool:
    """Whether the case was read; it was then looked at and played to the end. What is wrong is raised.

    To look at everything takes longer than all else, and pictures longest, so that is done in those parts of the cases
    only. Whether it is done changes nothing of what is chosen, so a case goes on alike with and without it.
    """
    given = case_of(game, kind, seed, case)
    try:
        match = game.at(given, seed=case) if kind == "position" else replay(game, given)
    except MeadhallError as error:
        _check_sentence(str(error))
        return False
    onlooker = Onlooker(source(game, "look", seed, case), looks, pictures)
    _play_to_the_end(match, source(game, "trial", seed, case), onlooker)
    return True


def _check_sentence(sentence: str) -> None:
    """A refusal is one sentence that can be shown anywhere."""
    if not sentence.isprintable() or not sentence.endswith(".") or not 10 < len(sentence) <= _LONGEST_SENTENCE:
        raise Unsound(f"This is no sentence: {sentence[:200]!r}, {len(sentence)} signs long.")


class Onlooker:
    """Somebody who asks to be shown all that a player or a spectator can, or who only sees whether the game goes on."""

    def __init__(self, rng: random.Random, looks: float, pictures: float) -> None:
        self._rng: Final = rng
        share = rng.random()
        self._looks: Final = share < looks
        self._draws: Final = share < pictures

    def look(self, match: Match) -> None:
        """Look at a position."""
        if not all(match.options(seat) for seat in match.seats):
            raise Unsound("A decision waits that has no options.")
        if not self._looks:
            return
        for seat in [*range(match.players), NOBODY]:
            self._look_from(match, seat)
        for seat in match.seats:
            for option in match.options(seat):
                match.label(option, self._rng.choice(LANGUAGES), seat)
            match.asides(seat)
        match.game.sides(match.state)

    def _look_from(self, match: Match, seat: int) -> None:
        game, s = match.game, match.state
        language = self._rng.choice(LANGUAGES)
        match.view(seat)
        match.prompt(seat, language)
        match.log(seat, language)
        game.describe(s, seat, language)
        game.known(s, seat)
        if self._draws:
            match.picture(seat, language, self._rng.choice(LAYOUTS))

    def read(self, match: Match) -> None:
        """Read the journal of a match that is over."""
        if self._looks:
            again = replay(match.game, match.journal)
            if again.position() != match.position():
                raise Unsound("The journal leads elsewhere.")
            verification(again)


def _play_to_the_end(match: Match, rng: random.Random, onlooker: Onlooker) -> None:
    """Play at random, and look at the table now and then."""
    onlooker.look(match)
    _think(match, rng)
    chance = Rng(rng.getrandbits(32))
    again = rng.randrange(1, 60)
    for number in range(match.game.longest):
        if match.over:
            break
        if number == again:
            onlooker.look(match)
            _think(match, rng)
        choose_any(match, chance)
        _glance(match)
    if not match.over:
        raise Unsound(f"There was no end after {match.game.longest} choices.")
    onlooker.look(match)
    _judge(match)
    onlooker.read(match)


def _glance(match: Match) -> None:
    """What everybody looks at after each choice."""
    match.view(match.seat if match.seat is not None else NOBODY)
    match.prompt(NOBODY)


def _think(match: Match, rng: random.Random) -> None:
    """What bots do: guess at what is hidden, play on from there, and judge."""
    game = match.game
    for seat in range(match.players):
        world = game.redeal(match.state, seat, Rng(rng.getrandbits(32)))
        chances = game.evaluate(world)
        if len(chances) != match.players or not all(0 <= chance <= 1 for chance in chances):
            raise Unsound(f"These are no chances to win: {chances}.")
        game.features(world, seat)
        playout(world, Rng(rng.getrandbits(32)), game.longest)
        game.evaluate(world)


def _judge(match: Match) -> None:
    """What is told after the end."""
    match.ranking  # noqa: B018  asking is the trial
    match.verdict()
    match.score_sheet()
    match.game.traits(match)
    match.game.unveil(match.state)
