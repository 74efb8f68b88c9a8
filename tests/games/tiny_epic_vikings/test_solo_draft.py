"""Chapter 18: the solo draft."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tiny_epic_vikings.told import Table, told

_PILES = [
    ["astrid_goldhand", "bjorn_the_broad", "dagny_fairwind"],
    ["alva_whisperer", "bodil_runecarver", "dyri_fogwalker"],
    ["brand_firehair", "dufa_wavebreaker", "einar_hailbringer"],
    ["frida_keelwright", "gunnar_farfarer", "halfdan_ringgiver"],
]
_LAST = ["orm_stonereader", "runa_dreamweaver", "svein_cairnkeeper"]


def _drafting(more: str = "", era: int = 1, **options: Any) -> Table:
    return told(f"R hand empty; {more}", phase="draft", era=era, players=1, **options)


def test_the_draft_of_the_first_era() -> None:
    """TEV-EX-14, TEV-18.1, TEV-18.2, TEV-18.3: five piles, four of them opened, and eleven cards for the enemy."""
    table = _drafting()
    for pile in _PILES:
        table.asks("open_card", of="chance").draws(*pile).asks("draft_from_pile", of="red")
        table.offers(*[f"card:{card}" for card in pile]).plays(f"card:{pile[0]}")
    table.is_at(f"R hand {' '.join(pile[0] for pile in _PILES)}").asks("deal_to_enemy", of="chance").draws(*_LAST)
    others = [card for pile in _PILES for card in pile[1:]]
    table.is_at(f"E deck {' '.join(others + _LAST)}; open empty").turn_of("red")
    assert [numbers[0] for numbers in table.heard("enemy_deck_ready")] == [4 * 2 + 3]


@pytest.mark.parametrize(("era", "cards", "deck"), [(1, 4, 11), (2, 5, 13), (3, 6, 15)])
def test_later_eras_have_more_piles(era: int, cards: int, deck: int) -> None:
    """TEV-18.1, TEV-18.2, TEV-18.3"""
    table = _drafting(era=era).plays_on(until="play_card")
    assert [numbers[0] for numbers in table.heard("enemy_deck_ready")] == [deck]
    assert table.lines().count("pile_opened") == cards
    assert len([option for option in table.options if option.startswith("up:")]) == cards


def test_the_human_sees_every_pile_but_the_last() -> None:
    """TEV-18.2, TEV-18.3, TEV-RUL-66: nor the order of the enemy's deck."""
    table = _drafting()
    for pile in _PILES:
        assert table.who_learns() == ["red", "nobody"]
        table.draws(*pile).plays(f"card:{pile[0]}")
    assert table.who_learns() == []
    table.draws(*_LAST)
    for card in (_PILES[0][1], _LAST[0]):
        assert table.who_knows(card) == []


def test_a_deck_too_small_for_all_piles_is_dealt_first_and_then_the_discards() -> None:
    """TEV-18.1, TEV-RUL-30, TEV-3.6: 14 cards are too few for five piles; 15 are not."""
    cards = [card for pile in _PILES for card in pile] + _LAST
    table = _drafting(f"deck {' '.join(cards[:14])}")
    assert len(table.options) == 14
    for pile in _PILES:
        table.draws(*pile).plays(f"card:{pile[0]}")
    assert len(table.options) == 2
    table.draws(cards[12]).is_at("discard empty").asks("deal_to_enemy", of="chance")
    assert len(table.options) == 48 - 14
    table.draws("gro_gullwing").turn_of("red")
    assert len(_drafting(f"deck {' '.join(cards)}").options) == 15


def test_a_deck_too_small_for_all_piles_was_shuffled_with_the_discards() -> None:
    """TEV-RUL-30: by the rulings of the house."""
    cards = [card for pile in _PILES for card in pile] + _LAST
    table = _drafting(f"deck {' '.join(cards[:14])}", rulings="house").is_at("discard empty")
    assert len(table.options) == 48
