"""What machines see: complete, nothing more than a seat may know, in its declared ranges, and one's own first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from librt.strings import BytesWriter

import meadhall
from meadhall.engine.codec import asked_of
from meadhall.engine.driver import carry_out, next_decision, pick
from meadhall.engine.fields import NUMBER, Field
from meadhall.engine.game import Game
from meadhall.engine.pieces import owners_of, seen_by_all, ways_of
from meadhall.engine.rng import Rng
from meadhall.engine.state import State
from meadhall.engine.steps import Chance, Decision
from meadhall.laws.support import all_games, numbers, players, settings
from meadhall.rl.numbering import eyes_of, numbering_for, owners_by_name, write_by_name
from meadhall.rl.stepping import OBSERVED
from meadhall.rl.tables import Numbering, Table

_GAMES = 4


@pytest.fixture(params=all_games(), ids=lambda game: game.slug)
def game(request: pytest.FixtureRequest) -> Game:
    """Each game in turn."""
    found: Game = request.param
    return found


def _numbers(observation: bytes) -> Any:
    return np.frombuffer(observation, OBSERVED)


def _counts(game: Game) -> Iterator[tuple[Numbering, int]]:
    """Each number of players, with the number of a random game."""
    for n in numbers(max(_GAMES, len(game.players))):
        yield numbering_for(game, players(game, n), dict(settings(game, n))), n


def _asked(numbering: Numbering, n: int, one_in: int = 1) -> Iterator[tuple[State, Decision, list[int]]]:
    """Positions of a random game in which a seat has a choice, with its decision and options."""
    table, rng, is_first = Table(numbering, Rng(n, 21)), Rng(n, 22), True
    while table.decision is not None:
        if is_first or rng.below(one_in) == 0:
            yield table.state, table.decision, table.options
            is_first = False
        table.take_any()


def test_whatever_a_decision_is_about_is_declared(game: Game) -> None:
    """Law 25: so that no two decisions with different options look alike for want of a name."""
    declared = {field.name for field in game.fields.asked}
    for kind in game.decisions.values():
        if not issubclass(kind, Chance):
            assert asked_of(kind) <= declared, kind


def test_every_number_lies_in_the_range_of_its_piece(game: Game) -> None:
    """Law 25: whoever looks, whether it is asked or not; and there are as many as the pieces say."""
    for numbering, n in _counts(game):
        ranges = [piece.range for piece in numbering.pieces for _ in range(piece.size)]
        least, most = np.array(ranges).T
        for s, decision, _ in _asked(numbering, n, 5):
            for seat in range(numbering.players):
                seen = _numbers(numbering.observation(s, seat, decision if decision.seat == seat else None))
                assert len(seen) == numbering.length
                wrong = np.flatnonzero((seen < least) | (seen > most))
                assert not len(wrong), _called(numbering, int(wrong[0]), int(seen[wrong[0]]))


def _called(numbering: Numbering, place: int, number: int) -> str:
    names = [piece.name for piece in numbering.pieces for _ in range(piece.size)]
    return f"{number} is out of the range of {names[place]}."


def _unlike(numbering: Numbering, count: int) -> str:
    """A decision that looks the same to its seat where it has other options; empty if there is none."""
    legal: dict[bytes, list[int]] = {}
    for n in range(count):
        for s, decision, options in _asked(numbering, n):
            seen = numbering.observation(s, decision.seat, decision)
            if legal.setdefault(seen, options) != options:
                return type(decision).__name__
    return ""


def test_equal_observations_have_equal_options(game: Game) -> None:
    """Law 25."""
    assert _unlike(numbering_for(game, game.players[-1]), _GAMES) == ""


def test_an_observation_that_leaves_out_what_is_asked_is_caught() -> None:
    """Law 25 can fail: without the numbers of its decisions, some of Bretwalda's look alike."""
    game = meadhall.game("bretwalda")
    numbering = numbering_for(game, 2)
    blind = Numbering(
        game.package,
        numbering.begin,
        list(game.decisions.values()),
        2,
        numbering.settings,
        eyes_of(replace(game, fields=type(game.fields)("", *game.fields.parts)), numbering.begin()),
        numbering.pieces,
        "",
    )
    assert _unlike(blind, _GAMES) != ""


def test_an_observation_does_not_change_when_what_is_hidden_is_dealt_anew(game: Game) -> None:
    """Law 25: the redeal law, for numbers, those of the waiting decision too."""
    differ = 0
    for numbering, n in _counts(game):
        for s, _, _ in _asked(numbering, n, 6):
            for seat in range(numbering.players):
                t = game.redeal(s, seat, Rng(n, 5))
                here, there = next_decision(s), next_decision(t)
                is_mine = here is not None and here.seat == seat
                one = numbering.observation(s, seat, here if is_mine else None)
                other = numbering.observation(t, seat, there if is_mine else None)
                assert one == other, _differing(numbering, one, other)
                differ += t.todo != s.todo or game.position_of(t, {}, 0) != game.position_of(s, {}, 0)
    assert differ > 0


def _differing(numbering: Numbering, one: bytes, other: bytes) -> set[str]:
    names = np.array([piece.name for piece in numbering.pieces for _ in range(piece.size)])
    return set(names[_numbers(one) != _numbers(other)].tolist())


def test_what_is_ones_own_comes_first(game: Game) -> None:
    """Law 25: of every quantity that lies along an axis of owners."""
    met = 0
    for numbering, n in _counts(game):
        pieces = {piece.name for piece in numbering.pieces if piece.kind == NUMBER and piece.shape}
        owned = [field for field in seen_by_all(game.fields) if field.name in pieces and field.by[0].own]
        for s, _, _ in _asked(numbering, n, 20):
            for field in owned:
                for seat in range(numbering.players):
                    met += _own_comes_first(numbering, s, field, seat)
    assert met > 0


def _own_comes_first(numbering: Numbering, s: State, field: Field, seat: int) -> bool:
    """Whether the seat owns something there; if so, it sees that first."""
    own = owners_by_name([field.by[0].own], s, seat)[0]
    if own < 0 or field.shares or any(axis.playing for axis in field.by[1:]):
        return False
    seen = _numbers(numbering.observation(s, seat, None))[numbering.slice(field.name)]
    size = field.by[0].each * field.size // field.by[0].size
    assert seen[:size].tolist() == list(getattr(s, field.name))[size * own : size * (own + 1)], field.name
    return True


def test_what_make_fields_has_written_sees_what_the_declarations_say(game: Game) -> None:
    """Law 25: the module `observation.py` of a game, beside the same by the names of fields."""
    for numbering, n in _counts(game):
        shown = seen_by_all(game.fields)
        owns = owners_of([*shown, *game.fields.asked])
        ways = [ways_of(field, numbering.begin()) for field in shown]
        for s, _, _ in _asked(numbering, n, 10):
            for seat in range(-1, numbering.players):
                out = BytesWriter()
                write_by_name(shown, owns, s, seat, out, ways)
                seen = numbering.observation(s, seat, None)
                assert out.getvalue() in seen


def test_a_game_goes_on_alike_whoever_looks(game: Game) -> None:
    """Looking changes nothing."""
    numbering = numbering_for(game)
    one, other = numbering.begin(), numbering.begin()
    rng = Rng(3)
    for _ in range(60):
        decision = next_decision(one)
        if decision is None:
            break
        numbering.observation(one, max(decision.seat, 0), None)
        option = pick(one, decision, decision.options(one), rng)
        carry_out(one, decision, option)
        twin = next_decision(other)
        assert twin is not None
        carry_out(other, twin, option)
    assert game.position_of(one, {}, 0) == game.position_of(other, {}, 0)
