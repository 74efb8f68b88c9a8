"""Where chance comes from: nobody can foretell it, everybody can check it."""

from __future__ import annotations

import secrets
from collections import Counter
from dataclasses import replace
from itertools import pairwise, product

import pytest

import meadhall
from meadhall.engine.chance import Former, Seal, draw, number_apart, sealed
from meadhall.engine.errors import BadJournal
from meadhall.engine.game import Game
from meadhall.engine.journal import read_journal
from meadhall.engine.rng import Rng
from meadhall.laws.support import finished_match, play, replay

SECRET = bytes(range(32))


def draws(seed: int | str | Seal | Former, count: int = 64) -> list[int]:
    """The first draws of six."""
    return [draw(seed, entry, [1] * 6) for entry in range(count)]


def test_the_draws_of_a_key_are_fixed_for_all_time() -> None:
    """Journals are checked by these numbers, so they may never change."""
    assert draws(7, 12) == [0, 5, 3, 0, 5, 2, 4, 3, 1, 4, 1, 5]
    assert draws(sealed(SECRET, ("00ff", "")), 12) == [5, 2, 0, 2, 2, 1, 1, 4, 3, 4, 5, 5]


def test_seeds_that_differ_anywhere_give_different_games() -> None:
    """In the lowest and the highest of many bits, in a letter, in a share."""
    seeds: list[int | str | Seal | Former] = [0, 1, -1, 1 << 32, 1 << 64, (1 << 64) + 1, (1 << 500) + 1, 1 << 500]
    seeds += ["a", "b", "a ", "A", "", sealed(SECRET), sealed(SECRET, ("",)), sealed(SECRET, ("00",)), Former(0)]
    seeds += [sealed(SECRET, ("00", "")), sealed(SECRET, ("", "00")), sealed(SECRET[::-1])]
    assert len({tuple(draws(seed)) for seed in seeds}) == len(seeds)


def test_a_draw_is_as_likely_as_its_weight() -> None:
    """Of 6,000 draws each outcome comes within five standard deviations of its share."""
    weights = [1, 2, 3, 6]
    seen = Counter(draw("fair", entry, weights) for entry in range(6000))
    for outcome, weight in enumerate(weights):
        share = weight / sum(weights)
        assert abs(seen[outcome] - 6000 * share) < 5 * (6000 * share * (1 - share)) ** 0.5


def test_no_outcome_is_favoured_by_rounding() -> None:
    """Where a plain remainder would favour the first half by one in two, rejection favours nobody."""
    total = (1 << 64) // 3 * 2
    seen = Counter(draw("large", entry, [total // 4] * 3 + [total - total // 4 * 3]) for entry in range(4000))
    assert all(abs(count - 1000) < 5 * (4000 * 0.25 * 0.75) ** 0.5 for count in seen.values())


def test_one_draw_tells_nothing_about_the_next() -> None:
    """Pairs of following draws come as often as others."""
    outcomes = draws("pairs", 7201)
    seen = Counter(pairwise(outcomes))
    assert all(abs(seen[pair] - 200) < 5 * 200**0.5 for pair in product(range(6), range(6)))


def test_what_is_seeded_beside_a_match_is_apart_from_it() -> None:
    numbers = {number_apart(seed, purpose) for seed in (7, 8, "7a", sealed(SECRET)) for purpose in ("bot 0", "bot 1")}
    assert len(numbers) == 8


def test_the_share_of_every_player_changes_every_game(toy: Game) -> None:
    shares = [secrets.token_hex(32) for _ in range(2)]
    first = draws(sealed(SECRET, tuple(shares)))
    assert draws(sealed(SECRET, (shares[0], secrets.token_hex(32)))) != first
    assert draws(sealed(SECRET, (secrets.token_hex(32), shares[1]))) != first


def test_a_journal_holds_the_secret_only_after_the_end(toy: Game) -> None:
    """Before, it names what the house is bound to and what the players have added."""
    seal = sealed(SECRET, ("00ff", ""))
    match = toy.new(seal)
    assert SECRET.hex() not in match.journal
    assert f"commitment: {seal.commitment}\n" in match.journal
    assert read_journal(match.journal).seed == replace(seal, secret=b"")
    play(match, Rng(1))
    assert f"secret: {SECRET.hex()}\n" in match.journal
    assert replay(toy, match.journal).seed == seal


def test_every_draw_of_a_match_is_checked(toy: Game) -> None:
    match = play(toy.new(sealed(SECRET, ("00", "11")), players=2), Rng(1))
    count, odd = match.check_draws()
    assert count > 0
    assert odd == []
    entry = next(n for n, each in enumerate(match.entries) if each.seat < 0 and not each.is_forced)
    lines = match.journal.splitlines()
    number = len(lines) - len(match.entries) + entry
    for other in ("* card:horn", "* card:ring", "* card:crown", "* card:curse"):
        if lines[number] != other:
            changed = "\n".join([*lines[:number], other])
            assert replay(toy, changed).first(entry + 1).check_draws() == (1, [entry])
            break


def test_a_journal_in_the_first_form_goes_on_as_it_began(toy: Game) -> None:
    """Its draws are those of the small generator of that time, and it is written back as it was."""
    match = finished_match(toy, 3)
    old = match.journal.replace("meadhall journal 2", "meadhall journal 1").split("\n\n")[0] + "\n\n"
    again = replay(toy, old)
    assert again.seed == Former(3)
    assert again.journal.startswith("meadhall journal 1\n")
    assert play(again, Rng(1)).check_draws()[1] == []


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        ("seed: [1]", "must be a whole number or a text in quotation marks"),
        ("seed: 1e5", "must be a whole number or a text in quotation marks"),
        ("seed: x", "is not JSON"),
        ("commitment: 00\nshares: {}", "must be a list of texts of hexadecimal digits"),
        ('commitment: 00\nshares: ["xy"]', "must be a list of texts of hexadecimal digits"),
        ("commitment: xy\nshares: []", "'commitment:' must be hexadecimal digits"),
        ("commitment: 00\nshares: []\nsecret: 0", "'secret:' must be hexadecimal digits"),
        ("commitment: 00", "lacks 'shares:'"),
    ],
)
def test_a_head_that_tells_no_chance_is_refused(head: str, sentence: str) -> None:
    with pytest.raises(BadJournal, match=sentence):
        read_journal(f"meadhall journal 2\ngame: saga 1\nplayers: 2\n{head}\noptions: {{}}\n")


def test_verify_says_of_a_journal_whether_its_draws_are_those_of_the_secret() -> None:
    match = finished_match(meadhall.game("saga"), 1)
    assert meadhall.verify(match.journal).holds
