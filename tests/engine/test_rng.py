"""The random source: reproducible, even, and with independent streams."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.engine.rng import Rng


def test_known_seeds_give_known_numbers() -> None:
    """Journals are replayed without it, but matches and arenas go by these numbers; they must never change."""
    source = Rng(7)
    assert [source.bits() for _ in range(4)] == [2175932570, 2525364362, 2222592993, 114052258]
    source = Rng((1 << 53) - 1, 12)
    assert [source.bits() for _ in range(4)] == [3813445135, 589807209, 1236563868, 800396255]


def test_the_same_seed_and_stream_give_the_same_numbers() -> None:
    one, other = Rng(123, 4), Rng(123, 4)
    assert [one.bits() for _ in range(50)] == [other.bits() for _ in range(50)]


def test_seeds_and_streams_that_are_near_give_different_numbers() -> None:
    firsts = [Rng(seed, stream).bits() for seed in range(100) for stream in range(100)]
    assert len(set(firsts)) > 9990


def test_the_high_bits_of_a_seed_count() -> None:
    assert Rng(1).bits() != Rng(1 + (1 << 32)).bits() != Rng(1 + (1 << 52)).bits()


def test_streams_of_one_seed_are_independent() -> None:
    """The first draws of two streams agree no more often than chance lets them."""
    same = sum(Rng(seed, 0).below(10) == Rng(seed, 1).below(10) for seed in range(10_000))
    assert 850 < same < 1150


def test_numbers_are_32_bits_and_each_bit_is_set_half_of_the_time() -> None:
    source = Rng(1)
    drawn = [source.bits() for _ in range(10_000)]
    assert all(0 < number < 1 << 32 for number in drawn)
    for bit in range(32):
        assert 4700 < sum(number >> bit & 1 for number in drawn) < 5300


@pytest.mark.parametrize("limit", [1, 2, 6, 52, 1000])
def test_below_keeps_below_and_reaches_everything_evenly(limit: int) -> None:
    source = Rng(3)
    draws = 200 * limit
    counts = Counter(source.below(limit) for _ in range(draws))
    assert set(counts) == set(range(limit))
    chi_square = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert chi_square < limit + 5 * (2 * limit) ** 0.5


def test_first_draws_of_streams_are_even_too() -> None:
    """Chance in a match takes one number of each stream."""
    counts = Counter(Rng(99, n).below(6) for n in range(6000))
    assert all(880 < counts[face] < 1120 for face in range(6))


def test_chance_is_from_zero_up_to_one() -> None:
    source = Rng(5)
    drawn = [source.chance() for _ in range(10_000)]
    assert all(0 <= number < 1 for number in drawn)
    assert 0.48 < sum(drawn) / len(drawn) < 0.52


def test_weighted_draws_go_by_weight_and_never_take_what_has_none() -> None:
    source = Rng(11)
    counts = Counter(source.weighted([1, 0, 3, 6]) for _ in range(10_000))
    assert counts[1] == 0
    assert 850 < counts[0] < 1150
    assert 2750 < counts[2] < 3250
    assert 5700 < counts[3] < 6300


def test_a_single_weight_is_certain() -> None:
    assert Rng(1).weighted([5]) == 0


@pytest.mark.parametrize("weights", [[], [0], [0, 0]])
def test_nothing_can_be_drawn_without_weight(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="Weights must be positive"):
        Rng(1).weighted(weights)


def test_a_shuffle_keeps_the_items_and_makes_all_orders_alike() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        items = [1, 2, 3]
        Rng(seed).shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(sorted(order) == [1, 2, 3] for order in counts)
    assert all(880 < count < 1120 for count in counts.values())


def test_shuffling_little_is_harmless() -> None:
    for items in ([], [4]):
        before = items[:]
        Rng(1).shuffle(items)
        assert items == before
