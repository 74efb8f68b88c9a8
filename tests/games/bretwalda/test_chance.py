"""Chance: what dice and draws can show, and how likely it is."""

from __future__ import annotations

from fractions import Fraction

import pytest

from meadhall.engine.driver import waiting
from meadhall.engine.steps import Chance
from meadhall.games.bretwalda.content import FACES, HITS, LORDSHIP_IDS, OPPOSITE
from tests.games.bretwalda.told import Table, battle, new_game, told


def _chances(table: Table) -> dict[str, Fraction]:
    """The options of the chance that waits, and how likely each is."""
    decision = waiting(table.s)[0]
    assert isinstance(decision, Chance)
    options = decision.options(table.s)
    weights = decision.weights(table.s) or [1] * len(options)
    names = map(decision.vocabulary.name, options)
    return {name: Fraction(weight, sum(weights)) for name, weight in zip(names, weights, strict=True)}


@pytest.mark.parametrize(
    ("colour", "swords"), [(0, [0, 0, 0, 0, 1, 1]), (1, [0, 0, 0, 1, 1, 1]), (2, [0, 0, 1, 1, 1, 2])]
)
def test_the_faces_of_the_battle_dice(colour: int, swords: list[int]) -> None:
    """BRE-12.2: white, red, gold; every face has its opposite."""
    assert sorted(HITS[FACES * colour : FACES * colour + FACES]) == swords
    opposite = OPPOSITE[FACES * colour : FACES * colour + FACES]
    assert all(opposite[opposite[face] - 1] == face + 1 for face in range(FACES))
    assert all(opposite[face] != face + 1 for face in range(FACES))


def test_a_die_falls_on_each_face_alike() -> None:
    """BRE-12.2, BRE-14.5: the coast guard's dice too."""
    even = {f"face:{face}": Fraction(1, 6) for face in range(1, 7)}
    assert _chances(battle("wiltun", "W", "W ceorl in wiltun; M ceorl in wiltun")) == even
    table = told("W ship in suthsae", phase="season", year_round=2).plays("season_card:pilgrimage", "site:cisseceaster")
    assert (table.question, _chances(table)) == ("roll_coast_guard", even)


def test_a_lordship_card_is_drawn_in_proportion_to_its_copies() -> None:
    """BRE-2.2, BRE-9.1: of 60 cards, some twice."""
    chances = _chances(told("W hand empty", phase="season", year_round=1).plays("season_card:witan"))
    assert sum(chances.values()) == 1
    assert set(chances.values()) == {Fraction(1, 60), Fraction(2, 60)}
    assert len([card for card, chance in chances.items() if chance == Fraction(2, 60)]) == 60 - len(LORDSHIP_IDS)


def test_chronicles_seats_and_the_pretender_are_drawn_evenly() -> None:
    """BRE-2.2, BRE-2.10, BRE-1.1"""
    table = new_game()
    seen = set()
    while isinstance(waiting(table.s)[0], Chance):
        seen.add(table.question)
        chances = _chances(table)
        if table.question != "draw_lordship":
            assert len(set(chances.values())) == 1
        table.plays(table.options[0])
    assert seen == {"draw_kingdom", "draw_lordship", "draw_chronicle"}


@pytest.mark.parametrize(("players", "sites"), [(4, 12), (2, 6)])
def test_landing_sites_are_even_among_those_in_play(players: int, sites: int) -> None:
    """BRE-14.4: the 12-sided die is rolled again where a site is out of play."""
    table = told(phase="season", year_round=2, players=players).plays("season_card:pilgrimage")
    assert list(_chances(table.asks("roll_landing", of="chance")).values()) == [Fraction(1, sites)] * sites


@pytest.mark.parametrize(("vk_seasons", "chance"), [("shuffled", Fraction(1, 6)), ("guaranteed", Fraction(1, 3))])
def test_how_likely_the_expansions_card_is_in_the_first_year(vk_seasons: str, chance: Fraction) -> None:
    """VAN-2.3, BRE-2.6: one of six, or one of the three that lie face down."""
    chances = _chances(told(phase="season", year_round=1, vk_seasons=vk_seasons))
    assert chances.pop("season_card:vk_reap_what_you_sow") == chance
    assert set(chances.values()) == {(1 - chance) / 5}


@pytest.mark.parametrize(("vk_seasons", "chance"), [("shuffled", Fraction(1, 5)), ("guaranteed", Fraction(1, 2))])
def test_how_likely_it_is_in_the_second_year(vk_seasons: str, chance: Fraction) -> None:
    """VAN-2.3, VAN-RUL-18"""
    chances = _chances(told("season_card witan", phase="season", year_round=5, vk_seasons=vk_seasons))
    assert chances.pop("season_card:vk_reap_what_you_sow") == chance
    assert set(chances.values()) == {(1 - chance) / 4}


def test_ties_of_moving_danes_are_broken_evenly() -> None:
    """BRE-14.10: Bathum and Wintanceaster are worth 2 Gold, the other neighbours of Wiltun less."""
    table = told("danes 3 viking in wiltun", phase="season", year_round=3).plays("season_card:rich_harvest")
    while table.question == "bribe_group":
        table.plays("pass")
    assert _chances(table) == {"area:wintanceaster": Fraction(1, 2), "area:bathum": Fraction(1, 2)}


def test_cards_are_taken_from_a_hand_in_proportion_to_their_copies() -> None:
    """BRE-9.4: Skirmishers and Treacherous Court take random cards without putting any back."""
    table = told("W hand treacherous_court; M hand shield_wall shield_wall raid").plays("card:treacherous_court")
    table.asks("steal_card", of="chance")
    assert _chances(table) == {"lordship:shield_wall": Fraction(2, 3), "lordship:raid": Fraction(1, 3)}
    table.plays("lordship:shield_wall")
    assert _chances(table) == {"lordship:shield_wall": Fraction(1, 2), "lordship:raid": Fraction(1, 2)}
