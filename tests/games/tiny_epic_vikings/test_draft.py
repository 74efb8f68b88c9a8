"""Chapter 3: the draft."""

from __future__ import annotations

from typing import Any, Final

import pytest

from meadhall.games.tiny_epic_vikings.content import CARD_IDS
from meadhall.games.tiny_epic_vikings.fields import HAND
from tests.games.tiny_epic_vikings.told import Table, told

A: Final = [
    "astrid_goldhand",
    "bjorn_the_broad",
    "dagny_fairwind",
    "eirik_silvertongue",
    "frida_keelwright",
    "gunnar_farfarer",
]
B: Final = [
    "alva_whisperer",
    "bodil_runecarver",
    "dyri_fogwalker",
    "egil_nightblade",
    "freydis_the_seeress",
    "grim_starreader",
]
C: Final = [
    "arnbjorg_stormcaller",
    "brand_firehair",
    "dufa_wavebreaker",
    "einar_hailbringer",
    "floki_driftwood",
    "gro_gullwing",
]
"""Cards a1 to a6, b1 to b6 and c1 to c6."""


def _dealt(era: int) -> Table:
    """Three hands are dealt: to Red the cards of A, to Yellow of B, to Blue of C."""
    cards = era + 3
    return told(phase="draft", era=era).draws(*A[:cards], *B[:cards], *C[:cards])


def _sees(table: Table, **hands: list[str]) -> None:
    """Each may keep one of exactly these cards."""
    found = {clan: table.offers_to(clan) for clan in hands}
    assert found == {clan: sorted(f"card:{card}" for card in cards) for clan, cards in hands.items()}


# The rulebook's example


def test_everybody_always_keeps_the_lowest_card() -> None:
    """TEV-EX-1, TEV-3.1, TEV-3.2, TEV-3.4: with A, B and C for Red, Yellow and Blue."""
    table = _dealt(1)
    _sees(table, red=A[:4], yellow=B[:4], blue=C[:4])
    table.keeps(red=A[0], yellow=B[0], blue=C[0])
    _sees(table, red=C[1:4], yellow=A[1:4], blue=B[1:4])
    table.keeps(red=C[1], yellow=A[1], blue=B[1])
    _sees(table, red=B[2:4], yellow=C[2:4], blue=A[2:4])
    table.keeps(red=B[2], yellow=C[2], blue=A[2]).turn_of("red")
    table.is_at(f"R hand {A[0]} {C[1]} {B[2]} {A[3]}; Y hand {B[0]} {A[1]} {C[2]} {B[3]}")
    table.is_at(f"B hand {C[0]} {B[1]} {A[2]} {C[3]}")


@pytest.mark.parametrize(("era", "cards"), [(1, 4), (2, 5), (3, 6)])
def test_hands_grow_from_era_to_era(era: int, cards: int) -> None:
    """TEV-EX-1, TEV-3.1, TEV-3.4: one choice less than cards, and the last card is kept."""
    table = _dealt(era)
    choices = 0
    while table.question == "draft_card":
        table.keeps(**{clan: table.offers_to(clan)[0].removeprefix("card:") for clan in ("red", "yellow", "blue")})
        choices += 1
    table.turn_of("red")
    assert choices == cards - 1
    assert [table.s.count_cards(HAND + seat) for seat in range(3)] == [cards] * 3


# Passing


@pytest.mark.parametrize(
    ("era", "of_red", "of_yellow", "of_blue"), [(1, C[1:4], A[1:4], B[1:4]), (3, C[1:6], A[1:6], B[1:6])]
)
def test_hands_go_clockwise_in_eras_1_and_3(
    era: int, of_red: list[str], of_yellow: list[str], of_blue: list[str]
) -> None:
    """TEV-3.3"""
    table = _dealt(era).keeps(red=A[0], yellow=B[0], blue=C[0])
    _sees(table, red=of_red, yellow=of_yellow, blue=of_blue)


def test_hands_go_counter_clockwise_in_era_2() -> None:
    """TEV-3.3"""
    table = _dealt(2).keeps(red=A[0], yellow=B[0], blue=C[0])
    _sees(table, red=B[1:5], yellow=C[1:5], blue=A[1:5])


# Secrecy


def test_all_choose_at_once_and_in_secret() -> None:
    """TEV-3.2: who kept what is known to who kept it, and the hand to who holds it."""
    table = _dealt(1)
    assert table.asked() == ["red", "yellow", "blue"]
    assert table.who_learns() == ["red"]
    assert table.who_knows(A[0]) == ["red"]
    table.keeps(blue=C[0]).keeps(red=A[0])
    assert table.asked() == ["yellow"]
    table.keeps(yellow=B[0])
    assert table.who_knows(A[0]) == ["red"]
    assert table.who_knows(A[1]) == ["yellow"]
    assert [len(table.heard("card_kept", by=clan)) for clan in ("red", "yellow", "blue", "nobody")] == [1, 1, 1, 0]


def test_a_card_once_kept_is_not_given_back() -> None:
    """TEV-3.5: only the hand just received can be chosen from."""
    table = _dealt(1).keeps(red=A[3], yellow=B[0], blue=C[0]).keeps(red=C[1], yellow=A[0], blue=B[1])
    _sees(table, red=B[2:4], yellow=C[2:4], blue=[A[1], A[2]])
    table.is_at(f"R hand {A[3]} {C[1]}")
    assert table.who_knows(A[3]) == ["red"]


# A deck that is too small


def _goes_on(table: Table, until: str) -> Table:
    """Nobody does anything with the cards, until something is asked."""
    while table.question != until:
        table.plays("skip" if "skip" in table.options else table.options[0])
    return table


def _third_era(**options: Any) -> tuple[Table, str]:
    """Four players are about to be dealt the cards of era 3; one card of the deck has gone to the invaders."""
    table = told(phase="draft", players=4, **options)
    assert len(table.options) == 48
    _goes_on(table.lets_chance_decide(), until="deal_card").in_era(2)
    assert len(table.options) == 32
    _goes_on(table.lets_chance_decide(), until="play_card").plays("down")
    _goes_on(table, until="draw_invader")
    assert len(table.options) == 12
    invader = table.options[0]
    return _goes_on(table.plays(invader), until="deal_card").in_era(3), invader


def test_the_cards_left_are_dealt_and_then_the_shuffled_discards() -> None:
    """TEV-TV-16, TEV-3.6, TEV-5.19, TEV-RUL-30: eras of 16, 20 and 24 cards; the invaders are not part of it."""
    table, invader = _third_era()
    left = table.options
    assert len(left) == 11
    for card in left[:-1]:
        table.plays(card)
    table.asks("deal_card", of="chance").is_at("deck " + " ".join(card.removeprefix("card:") for card in table.options))
    table.lacks(invader, *left).is_at("discard empty")
    assert len(table.options) == 48 - 1 - 11


def test_the_deck_was_shuffled_with_the_discards_when_it_could_not_supply_a_deal() -> None:
    """TEV-RUL-30: by the rulings of the house."""
    table, invader = _third_era(rulings="house")
    table.lacks(invader)
    assert len(table.options) == 47


def test_all_ten_cards_that_are_left_are_dealt() -> None:
    """TEV-RUL-30: in the third era of three players; by the rulings of the house any card may be."""
    left = [f"card:{card}" for card in CARD_IDS[5:15]]
    position = f"deck {' '.join(CARD_IDS[5:15])}"
    table = told(position, phase="draft", era=3).offers(*left)
    assert [key for key in table.lines() if key == "deck_shuffled"] == []
    table.lets_chance_decide().is_at("discard empty")
    dealt = {CARD_IDS[numbers[1]] for numbers in table.heard("card_dealt")}
    assert len(dealt) == 18
    assert dealt > set(CARD_IDS[5:15])
    assert [numbers[0] for numbers in table.heard("deck_shuffled")] == [38]
    house = told(position, phase="draft", era=3, rulings="house")
    assert len(house.options) == 48
    assert [numbers[0] for numbers in house.heard("deck_shuffled")] == [48]


def test_a_deck_that_is_large_enough_is_not_shuffled() -> None:
    """TEV-3.6: not even when the last card of it is dealt."""
    deck = [card for card in CARD_IDS if card not in A][:15]
    table = told(f"deck {' '.join(deck)}", phase="draft", era=2).offers(*[f"card:{card}" for card in deck])
    table.lets_chance_decide().is_at("deck empty")
    assert table.heard("deck_shuffled") == []


def test_an_empty_deck_is_made_of_the_discards_before_the_deal() -> None:
    """TEV-3.6, TEV-RUL-30"""
    table = told("deck empty", phase="draft", era=2).asks("deal_card", of="chance")
    assert len(table.options) == 48
