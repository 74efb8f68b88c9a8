"""The general rules: players, sides, areas at rest, and what is rounded; and exile."""

from __future__ import annotations

import pytest

from meadhall.games.bretwalda.content import DANES, FIRST_MINOR, KINGDOM_IDS, KINGDOMS, NEUTRAL
from meadhall.games.bretwalda.invariants import check
from meadhall.games.bretwalda.notation import kingdom_of
from tests.games.bretwalda.told import battle, laid, new_game, told

# Players and sides


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_leads_one_kingdom_that_is_drawn(players: int) -> None:
    """BRE-1.1"""
    table = new_game(players).asks("draw_kingdom", of="chance")
    table.offers(*(f"kingdom:{KINGDOM_IDS[kingdom]}" for kingdom in table.s.variant.kingdoms))
    table.lets_chance_decide()
    assert sorted(table.s.kingdom_at[:players]) == sorted(table.s.variant.kingdoms)


def test_a_side_is_a_kingdom_with_its_vassal() -> None:
    """BRE-1.2: every other owner of units is a side of its own."""
    s = laid("W vassal defnas")
    defnas, gwynedd, wessex = FIRST_MINOR + 2, FIRST_MINOR + 3, kingdom_of("W")
    assert s.side_of(defnas) == wessex
    assert s.side_mask(wessex) == 1 << wessex | 1 << defnas
    for owner in (gwynedd, DANES, NEUTRAL, *range(KINGDOMS)):
        assert s.side_of(owner) == owner
    assert s.side_mask(kingdom_of("M")) == 1 << kingdom_of("M")


_OTHERS = ["M ceorl", "gwynedd ceorl", "danes viking", "neutral thegn"]


@pytest.mark.parametrize("other", _OTHERS)
def test_units_of_other_sides_are_enemies_and_a_march_to_them_is_an_attack(other: str) -> None:
    """BRE-1.2, BRE-1.3"""
    table = told(f"W thegn in wiltun; {other} in glaestingabyrig").plays("action:movement")
    table.moves("wiltun", "glaestingabyrig").plays("done").asks("roll_die", of="chance")


def test_units_of_the_own_vassal_are_no_enemies() -> None:
    """BRE-1.2, BRE-1.3, VAN-3.8: they rest in the same area."""
    table = told("W vassal gwynedd; W thegn in wiltun; gwynedd ceorl in glaestingabyrig").plays("action:movement")
    table.moves("wiltun", "glaestingabyrig").plays("done").asks("choose_action", of="W")
    table.is_at("W thegn in glaestingabyrig; gwynedd ceorl in glaestingabyrig")


def test_an_area_at_rest_holds_one_side_only() -> None:
    """BRE-1.3: a position in which two rest together is no position of the game."""
    s = laid("W thegn in wiltun; M thegn in wiltun")
    assert check(s) == ["Units of two sides cannot rest together in wiltun."]
    s = laid("W vassal gwynedd; W thegn in wiltun; gwynedd thegn in wiltun")
    assert check(s) == []


def test_a_sea_at_rest_holds_ships_of_one_player_only() -> None:
    """BRE-1.3, BRE-17.1: who sails to others fights them before anything else."""
    table = told("W ship in suthsae; E ship in temes; E ship in northsae", turn="W")
    table.plays("action:movement", "sail:suthsae:temes")
    table.asks("roll_die", of="chance").rolls(1, 0).is_at("W ship in temes; E none in temes")


def test_up_to_a_number_allows_nothing_and_everything() -> None:
    """BRE-1.4: of the Food tokens of an area just taken, none to all may be destroyed."""
    position = "W thegn in wiltun; M marker in glaestingabyrig; 3 food in glaestingabyrig"
    table = told(position).plays("action:movement").moves("wiltun", "glaestingabyrig")
    table.asks("spoil_food", of="W").offers("number:0", "number:1", "number:2", "number:3")


@pytest.mark.parametrize(("unit", "tokens"), [("ceorl", [0, 1]), ("thegn", [0, 1]), ("hunter", [0, 1, 2])])
def test_food_that_pays_for_units_is_rounded_up_and_nothing_else_is(unit: str, tokens: list[int]) -> None:
    """BRE-1.4, VAN-6.1: 1 Food is worth 2 Gold; no change is given."""
    table = told("W vassal alt_clut; W gold 9; 4 food in wintanceaster").plays("action:fyrd", f"recruit:{unit}")
    table.asks("pay_with_food", of="W").offers(*(f"number:{number}" for number in tokens))


# Exile


def test_a_kingdom_without_land_units_comes_back_to_its_capital() -> None:
    """BRE-20.1: the Ruler and a Thegn, free of charge, before the first action."""
    table = told("W pool ruler", turn="W")
    table.is_at("W ruler thegn in wintanceaster; W gold 0").asks("choose_action", of="W")


def test_exiles_choose_an_empty_area_of_their_zone_if_enemies_hold_the_capital() -> None:
    """BRE-TV-27, BRE-20.1: then the actions follow, and they settle where they are."""
    table = told("danes viking in wintanceaster; M thegn in bathum; neutral ceorl in haestingas", turn="W")
    table.asks("place_exile", of="W")
    empty = "cisseceaster cerotesege oxnaford wiltun glaestingabyrig dornwaraceaster exanceaster lydanford petrocesstow"
    table.offers(*(f"area:{area}" for area in empty.split()))
    table.plays("area:wiltun").is_at("W ruler thegn in wiltun; W marker in wiltun").asks("choose_action", of="W")


def test_ships_and_units_of_a_vassal_do_not_prevent_exile_but_one_ceorl_does() -> None:
    """BRE-20.1"""
    table = told("W pool ruler; W ship in suthsae; W vassal defnas; defnas thegn in exanceaster", turn="W")
    table.is_at("W ruler thegn in wintanceaster")
    told("W pool ruler; W ceorl in wiltun", turn="W").is_at("W none in wintanceaster; W pool 1 ruler")


def test_a_full_zone_sends_exiles_to_any_empty_area() -> None:
    """BRE-20.1"""
    zone = "cisseceaster haestingas cerotesege oxnaford wiltun bathum glaestingabyrig dornwaraceaster"
    home = "exanceaster lydanford petrocesstow"
    held = "; ".join(f"neutral ceorl in {area}" for area in f"wintanceaster {zone} {home}".split())
    table = told(held, turn="W").asks("place_exile", of="W")
    assert "area:norwic" in table.options
    assert len(table.options) == 47 - 12 - 3


def test_nobody_is_eliminated_and_exile_is_looked_for_before_each_action_when_players_alternate() -> None:
    """BRE-20.1, option `action_mode`"""
    table = told("W pool ruler", turn="W", phase="actions", action_mode="alternating")
    table.is_at("W ruler thegn in wintanceaster").plays("skip").asks("choose_action", of="E")


def test_a_battle_in_which_everybody_falls_leaves_an_area_at_rest() -> None:
    """BRE-1.3, BRE-16.11"""
    table = battle("wiltun", "W", "W ceorl in wiltun; M ceorl in wiltun; M marker in wiltun", before="M").rolls(1, 1)
    table.is_at("nobody in wiltun; M controls wiltun")
