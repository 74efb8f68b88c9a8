"""Chapters 16 and 18: land battles; Danes and neutral units in battle."""

from __future__ import annotations

import pytest

from meadhall.games.bretwalda.content import AREA_IDS, DANES, EAST_ANGLIA, KIND_IDS, MERCIA, NEUTRAL, WESSEX
from tests.games.bretwalda.told import Table, battle, told

NO_CARDS = "deck empty; discards empty"


def _attack(position: str, origin: str, target: str, turn: str = "W") -> Table:
    """A group marches from one area into another, and its battle begins; nobody draws cards."""
    table = told(f"{position}; {NO_CARDS}", turn=turn).plays("action:movement")
    return table.moves(origin, target).plays("done")


def _killed(table: Table) -> list[str]:
    """The unit types killed so far, in order."""
    return [KIND_IDS[numbers[1]] for numbers in table.heard("unit_killed")]


def _dice(table: Table) -> list[list[int]]:
    """Side, white, red and gold dice of all rolls."""
    return [numbers[:4] for numbers in table.heard("dice_rolled")]


# Sides and steps


def test_the_side_that_moved_in_attacks_with_all_its_units() -> None:
    """BRE-16.1: of Kingdom and Vassal, on both sides."""
    position = "W vassal defnas; W thegn in wiltun; defnas thegn in wiltun; M vassal gwynedd; M thegn in bathum"
    table = _attack(f"{position}; gwynedd ceorl in bathum", "wiltun", "bathum")
    assert table.heard("battle_begins")[0][:3] == [AREA_IDS.index("bathum"), WESSEX, MERCIA]
    table.rolls(0, 0, 0, 0, 0)
    assert _dice(table) == [[WESSEX, 0, 2, 0], [MERCIA, 2, 1, 0]]


def test_units_that_were_there_before_fight_with_those_that_come() -> None:
    """BRE-16.1, BRE-15.17: two groups from two areas are one side."""
    table = told(f"W thegn in wiltun; W thegn in oxnaford; M thegn in bathum; {NO_CARDS}").plays("action:movement")
    table.moves("wiltun", "bathum").moves("oxnaford", "bathum").plays("done").rolls(0, 0, 0, 0)
    assert _dice(table) == [[WESSEX, 0, 2, 0], [MERCIA, 1, 1, 0]]


def test_a_battle_goes_step_by_step() -> None:
    """BRE-16.2, BRE-16.3, BRE-16.4, BRE-9.5: cards before it; then cards, Hunters, dice, wounds and retreat."""
    position = (
        "W hunter 2 thegn in wiltun; M 3 thegn in dornwaraceaster; W hand tribute; M hand raid; W marker in wiltun"
    )
    table = _attack(position, "wiltun", "dornwaraceaster")
    asked = []
    for _ in range(12):
        asked.append(f"{table.question} {table.asked}")
        table.plays("face:1" if table.asked == "chance" else "pass")
    assert asked == [
        "play_before_battle W",
        "play_before_battle M",
        "play_during_battle W",
        "play_during_battle M",
        "roll_die chance",
        "play_dice_card W",
        "play_dice_card M",
        "roll_die chance",
        "roll_die chance",
        "roll_die chance",
        "roll_die chance",
        "roll_die chance",
    ]
    table.asks("play_dice_card", of="W").plays("pass").asks("play_dice_card", of="M").plays("pass")
    table.asks("retreat", of="W").plays("continue")
    table.asks("play_during_battle", of="W")


def test_each_side_plays_one_card_in_a_battle_round() -> None:
    """BRE-16.3: attacker first; another one in the next round."""
    position = "W thegn in wiltun; M thegn in wiltun; W hand shield_wall spear_charge; M hand shield_wall"
    table = battle("wiltun", "W", f"{position}; {NO_CARDS}").plays("pass", "pass")
    table.asks("play_during_battle", of="W").has("card:shield_wall", "card:spear_charge").plays("card:shield_wall")
    table.asks("play_during_battle", of="M").plays("card:shield_wall").asks("roll_die", of="chance").rolls(0, 0)
    while table.question != "play_during_battle":
        table.plays("continue" if table.question == "retreat" else "pass")
    table.asks("play_during_battle", of="W").has("card:spear_charge").lacks("card:shield_wall")


def test_an_effect_at_once_happens_immediately() -> None:
    """BRE-16.3: whom Javelins kill rolls no die."""
    table = battle("wiltun", "W", f"W thegn in wiltun; M thegn ceorl in wiltun; W hand javelins; {NO_CARDS}")
    table.plays("pass", "card:javelins").is_at("M thegn in wiltun").rolls(0, 0)
    assert _dice(table) == [[WESSEX, 0, 1, 0], [MERCIA, 0, 1, 0]]


# Dice and hits


def test_both_sides_roll_at_the_same_time() -> None:
    """BRE-16.4: who is killed has rolled."""
    table = battle("wiltun", "W", f"W thegn in wiltun; M 2 thegn in wiltun; {NO_CARDS}").rolls(1, 1, 0)
    table.is_at("W none in wiltun; M thegn in wiltun")


def test_dice_are_added_and_left_out() -> None:
    """BRE-TV-31, BRE-16.4, BRE-RUL-25: the weakest die is left out in every round, the extra die is red."""
    position = "W ealdorman 2 ceorl in wiltun; M 2 ceorl in wiltun; W hand beowulfs_song; M hand battle_at_the_ford"
    table = battle("wiltun", "W", f"{position}; {NO_CARDS}").plays("card:beowulfs_song", "card:battle_at_the_ford")
    table.rolls(0, 0, 0, 0, 0).plays("continue").rolls(0, 0, 0, 0)
    assert _dice(table)[::2] == [[WESSEX, 1, 1, 1], [WESSEX, 1, 0, 1]]


def test_hits_are_dice_and_swords_less_what_the_enemy_cancels() -> None:
    """BRE-TV-9, BRE-16.5: 2 + 1 - 2 on the defender, 1 on the attacker."""
    position = "W 3 thegn in wiltun; M 3 thegn in wiltun; W hand spear_charge; M hand shield_wall"
    table = battle("wiltun", "W", f"{position}; {NO_CARDS}").passes_until("play_during_battle")
    table.plays("card:spear_charge", "card:shield_wall").rolls(1, 1, 0, 1, 0, 0)
    table.is_at("W 2 thegn in wiltun; M 2 thegn in wiltun")


def test_hits_do_not_fall_below_nothing() -> None:
    """BRE-16.5"""
    position = "W 2 thegn in wiltun; M 2 thegn in wiltun; M hand shield_wall"
    table = battle("wiltun", "W", f"{position}; {NO_CARDS}").plays("pass", "card:shield_wall").rolls(1, 0, 0, 0)
    table.is_at("W 2 thegn in wiltun; M 2 thegn in wiltun")


def test_cancelling_works_on_the_dice_of_step_2_only() -> None:
    """BRE-16.5: neither on the Hunters' shots nor on Javelins."""
    position = "W hunter in wiltun; M thegn ceorl in wiltun; M hand shield_wall; W hand javelins"
    table = battle("wiltun", "W", f"{position}; {NO_CARDS}").plays("pass", "pass", "card:javelins", "card:shield_wall")
    table.is_at("M thegn in wiltun").rolls(1).is_at("M none in wiltun; W hunter in wiltun")


@pytest.mark.parametrize(
    ("card", "swords", "left"), [("shield_wall", (0, 1), "none"), ("spear_charge", (0, 0), "thegn")]
)
def test_a_card_of_one_battle_does_nothing_in_the_next(card: str, swords: tuple[int, int], left: str) -> None:
    """BRE-16.3, BRE-16.5: wounds are cancelled and swords added in one battle round."""
    position = "W thegn in wiltun; W thegn in oxnaford; danes viking in dornwaraceaster; danes viking in bedanford"
    table = told(f"{position}; W hand {card}; {NO_CARDS}").plays("action:movement")
    table.moves("wiltun", "dornwaraceaster").moves("oxnaford", "bedanford").plays("done", "area:dornwaraceaster")
    table.plays("pass", f"card:{card}").rolls(1, 0).is_at("W thegn in dornwaraceaster; danes none in dornwaraceaster")
    table.passes().rolls(*swords).passes().is_at(f"W {left} in bedanford; danes viking in bedanford")


# Wounds


def test_wounds_go_from_ceorls_up_to_the_ruler() -> None:
    """BRE-16.6, BRE-16.7: the first wound is the Bishop's to cancel."""
    position = "W ruler ealdorman bishop thegn hunter ceorl in wiltun; danes 10 viking in wiltun"
    table = battle("wiltun", "danes", f"{position}; {NO_CARDS}").rolls(0).rolls(*[1] * 10, 0, 0, 0, 0, 0)
    assert _killed(table) == ["ceorl", "hunter", "thegn", "bishop", "ealdorman", "ruler"]
    table.is_at("W none in wiltun; W pool ruler")


def test_a_damaged_unit_takes_the_next_wound() -> None:
    """BRE-16.6, VAN-RUL-22: the Vassal's damaged Ealdorman before the Kingdom's whole one."""
    position = "W vassal defnas; W ealdorman in wiltun; defnas ealdorman in wiltun; danes 2 viking in wiltun"
    table = battle("wiltun", "danes", f"{position}; {NO_CARDS}").rolls(1, 0, 0, 0)
    table.asks("choose_who_dies", of="W").plays("whose:of_vassal").plays("continue").rolls(1, 0, 0, 0)
    table.is_at("W ealdorman in wiltun; defnas none in wiltun")


def test_the_owner_chooses_between_equal_units_of_kingdom_and_vassal() -> None:
    """BRE-16.6, VAN-RUL-22"""
    position = "W vassal defnas; W ceorl in wiltun; defnas ceorl in wiltun; danes viking in wiltun"
    table = battle("wiltun", "danes", f"{position}; {NO_CARDS}").rolls(1, 0, 0).asks("choose_who_dies", of="W")
    table.offers("whose:of_kingdom", "whose:of_vassal").fork().plays("whose:of_vassal").is_at("W ceorl in wiltun")
    table.plays("whose:of_kingdom").is_at("defnas ceorl in wiltun; W none in wiltun")


def test_each_unit_has_its_own_health() -> None:
    """BRE-16.7, BRE-12.3: three wounds kill one of two Ealdormen; the other bears the third."""
    table = battle("wiltun", "danes", f"W 2 ealdorman in wiltun; danes 4 viking in wiltun; {NO_CARDS}")
    table.rolls(1, 1, 1, 0, 0, 0).is_at("W ealdorman in wiltun").plays("continue").rolls(1, 0, 0, 0, 0)
    table.is_at("W none in wiltun")


def test_surplus_hits_are_lost() -> None:
    """BRE-16.7"""
    table = battle("wiltun", "W", f"W 3 thegn in wiltun; danes viking in wiltun; {NO_CARDS}").rolls(1, 1, 1, 0)
    table.is_at("W 3 thegn in wiltun; danes none in wiltun; danes pool 18 viking")


# The end of a battle


def test_a_battle_ends_after_a_card_that_kills_the_last_enemy() -> None:
    """BRE-16.8: the enemy then plays none, and no die is rolled."""
    position = "W thegn in wiltun; M ceorl in wiltun; W hand javelins; M hand shield_wall"
    table = battle("wiltun", "W", f"{position}; {NO_CARDS}").plays("pass", "pass", "card:javelins")
    table.is_at("M none in wiltun; W thegn in wiltun")
    assert _dice(table) == []
    assert table.question != "play_during_battle"


def test_a_battle_ends_before_the_first_round_by_treason() -> None:
    """BRE-TV-35, BRE-16.8, BRE-16.11: bought off, not killed; Mercia has won and both draw."""
    position = "M thegn in wiltun; E ealdorman in wiltun; E marker in wiltun; M gold 5; M hand vk_treason spoils"
    table = battle("wiltun", "M", f"{position}; deck raid tribute; discards empty", before="E")
    table.plays("card:vk_treason").is_at("M gold 1; E pool 3 ealdorman; E none in wiltun; M marker in wiltun")
    assert table.heard("battle_round") == []
    table.asks("draw_lordship", of="chance").plays("lordship:raid").is_at("M hand raid spoils; E hand tribute")
    table.asks("play_after_battle", of="M").lacks("card:spoils")


def test_a_battle_ends_before_the_first_round_by_wolf_pits() -> None:
    """BRE-16.8"""
    table = battle("wiltun", "W", f"W ceorl in wiltun; M thegn in wiltun; M hand wolf_pits; {NO_CARDS}")
    table.plays("card:wolf_pits").is_at("W none in wiltun; M thegn in wiltun")
    assert table.heard("battle_round") == []


def test_a_battle_ends_after_the_ranged_attack() -> None:
    """BRE-16.8, VAN-7.2: who is shot does not roll."""
    table = battle("wiltun", "W", f"W hunter thegn in wiltun; danes viking in wiltun; {NO_CARDS}").rolls(1)
    table.is_at("danes none in wiltun; W thegn hunter in wiltun")
    assert _dice(table) == []


def test_a_battle_ends_after_a_first_strike() -> None:
    """BRE-16.8"""
    table = battle("wiltun", "W", f"W thegn in wiltun; M thegn in wiltun; M hand ambush; {NO_CARDS}")
    table.plays("card:ambush").rolls(1).is_at("W none in wiltun; M thegn in wiltun")
    assert _dice(table) == [[MERCIA, 0, 1, 0]]


# Retreat


def test_the_attacker_may_retreat_to_controlled_areas_or_to_where_it_came_from() -> None:
    """BRE-16.9: adjacent ones without enemies, over any border."""
    position = "W 2 thegn in wiltun; M 2 thegn in glaestingabyrig; W marker in dornwaraceaster; W marker in oxnaford"
    table = _attack(f"{position}; W marker in bathum; danes viking in bathum", "wiltun", "glaestingabyrig")
    table.rolls(0, 0, 0, 0).asks("retreat", of="W").offers("continue", "retreat:wiltun", "retreat:dornwaraceaster")
    table.plays("retreat:dornwaraceaster").is_at("W 2 thegn in dornwaraceaster; M 2 thegn in glaestingabyrig")
    table.is_at("M marker in glaestingabyrig").asks("choose_action", of="W")


def test_the_attacker_does_not_retreat_to_enemies_on_an_area_of_its_own() -> None:
    """BRE-16.9, BRE-5.10: under units of a Minor Kingdom its Control marker may still lie."""
    position = "W 2 thegn in wiltun; M 2 thegn in glaestingabyrig; M vassal gwynedd; gwynedd thegn in bathum"
    table = _attack(f"{position}; W marker in bathum", "wiltun", "glaestingabyrig").is_at("W controls bathum")
    table.rolls(0, 0, 0, 0).asks("retreat", of="W").offers("continue", "retreat:wiltun")


def test_all_units_retreat_together() -> None:
    """BRE-16.9: those of the Vassal with the Kingdom's, whoever came from where."""
    position = "W vassal defnas; W thegn in wiltun; defnas ceorl in exanceaster; M 2 thegn in dornwaraceaster"
    table = told(f"{position}; {NO_CARDS}").plays("action:movement").moves("wiltun", "dornwaraceaster")
    table.moves("exanceaster", "dornwaraceaster").plays("done").rolls(0, 0, 0, 0)
    table.offers("continue", "retreat:wiltun", "retreat:exanceaster").plays("retreat:exanceaster")
    table.is_at("W thegn in exanceaster; defnas ceorl in exanceaster; nobody in wiltun")


def test_the_defender_may_retreat_but_not_to_where_the_attackers_came_from() -> None:
    """BRE-16.9: to an adjacent area that it controls."""
    position = "W 2 thegn in wiltun; M 2 thegn in bathum; M marker in wiltun; M marker in gleawanceaster"
    more = "M marker in glaestingabyrig; M marker in ligoraceaster; W marker in oxnaford"
    table = _attack(f"{position}; {more}", "wiltun", "bathum").rolls(0, 0, 0, 0, 0).plays("continue")
    table.asks("retreat", of="M").offers("continue", "retreat:gleawanceaster", "retreat:glaestingabyrig")
    table.plays("retreat:glaestingabyrig").is_at(
        "M 2 thegn in glaestingabyrig; W marker in bathum; W 2 thegn in bathum"
    )


def test_the_defender_does_not_retreat_to_where_danes_came_from() -> None:
    """BRE-16.9: although its marker is still there."""
    position = "W gold 2; danes viking in gyrwe; N marker in gyrwe; N thegn in loidis; N ruler in eoforwic"
    table = told(f"{position}; {NO_CARDS}", phase="season", year_round=3).plays("season_card:rich_harvest")
    table.plays("area:gyrwe", "area:loidis").is_at("N controls gyrwe").rolls(0, 0)
    table.asks("retreat", of="N").offers("continue", "retreat:eoforwic")


def test_where_attackers_of_an_earlier_battle_came_from_does_not_matter() -> None:
    """BRE-16.9"""
    position = "W gold 3; danes viking in gyrwe; N marker in gyrwe; neutral ceorl in snotengaham; N thegn in loidis"
    table = told(f"{position}; {NO_CARDS}", phase="season", year_round=3).plays("season_card:rich_harvest")
    table.plays("area:gyrwe", "area:loidis").rolls(0, 1).is_at("N thegn in loidis; danes none in loidis")
    table.plays("area:snotengaham", "area:loidis").rolls(0, 0)
    table.asks("retreat", of="N").offers("continue", "retreat:gyrwe", "retreat:eoforwic")


def test_nobody_retreats_where_no_area_is_legal() -> None:
    """BRE-16.9: the next round begins without a question."""
    table = _attack("W thegn in wiltun; M thegn in dornwaraceaster", "wiltun", "dornwaraceaster").rolls(0, 0)
    table.asks("retreat", of="W").plays("continue").rolls(0, 0).asks("retreat", of="W")
    battle("luel", "W", f"W thegn in luel; M thegn in luel; {NO_CARDS}").rolls(0, 0, 0).asks("roll_die", of="chance")


def test_landed_units_may_go_back_to_their_harbour() -> None:
    """BRE-16.9, BRE-15.16"""
    position = "W ship in suthsae; W ruler thegn in wintanceaster; E 2 thegn in haestingas"
    table = told(f"{position}; {NO_CARDS}").plays("action:movement", "done")
    table.moves("wintanceaster", "haestingas", "thegn").plays("done").rolls(0, 0, 0)
    table.asks("retreat", of="W").offers("continue", "retreat:wintanceaster").plays("retreat:wintanceaster")
    table.is_at("W ruler thegn in wintanceaster; E 2 thegn in haestingas")


# Draws, winners, control


@pytest.mark.parametrize(
    ("option", "hands"), [("participants", "W hand raid; M hand tribute"), ("winner", "W hand raid")]
)
def test_those_who_fought_draw_a_card(option: str, hands: str) -> None:
    """BRE-16.10, BRE-RUL-3, option battle_draw: the attacker first, also who lost all units."""
    position = "W 2 thegn in wiltun; M ceorl in wiltun; deck raid tribute; discards empty"
    table = battle("wiltun", "W", position, battle_draw=option).rolls(1, 0, 0).plays("lordship:raid").passes()
    table.is_at(hands if option == "participants" else f"{hands}; M hand empty")


def test_who_retreated_draws_as_well() -> None:
    """BRE-16.10"""
    position = "W 2 thegn in wiltun; M 2 thegn in dornwaraceaster; deck raid tribute; discards empty"
    table = told(position).plays("action:movement").moves("wiltun", "dornwaraceaster").plays("done")
    table.rolls(0, 0, 0, 0).plays("retreat:wiltun", "lordship:tribute").passes().is_at("W hand tribute; M hand raid")


def test_danes_and_neutral_units_draw_nothing() -> None:
    """BRE-16.10, BRE-18.1"""
    position = "W 2 thegn in wiltun; neutral ceorl in wiltun; deck raid tribute; discards empty"
    table = battle("wiltun", "W", position).rolls(1, 0, 0).plays("lordship:raid").passes()
    table.is_at("W hand raid; deck tribute")


def test_with_no_survivors_nothing_changes_hands() -> None:
    """BRE-TV-10, BRE-16.11: nobody has won; both draw."""
    position = (
        "W thegn in wiltun; M thegn in dornwaraceaster; M marker in dornwaraceaster; deck raid tribute; discards empty"
    )
    table = told(f"{position}; W chronicles irresistible_force").plays("action:movement")
    table.moves("wiltun", "dornwaraceaster").plays("done").rolls(1, 1)
    table.is_at("nobody in dornwaraceaster; M marker in dornwaraceaster; M controls dornwaraceaster")
    table.plays("lordship:raid").passes().is_at("W hand raid; M hand tribute")
    assert (table.heard("battle_won"), len(table.heard("nobody_left"))) == ([], 1)


def test_the_side_left_has_won() -> None:
    """BRE-16.11: also a defender whose attacker went away."""
    table = _attack("W 2 thegn in wiltun; M 2 thegn in dornwaraceaster", "wiltun", "dornwaraceaster")
    table.rolls(0, 0, 0, 0).plays("retreat:wiltun")
    assert table.heard("battle_won")[0][:2] == [MERCIA, AREA_IDS.index("dornwaraceaster")]
    table = _attack("W 2 thegn in wiltun; M ceorl in dornwaraceaster", "wiltun", "dornwaraceaster").rolls(1, 0, 0)
    assert table.heard("battle_won")[0][:2] == [WESSEX, AREA_IDS.index("dornwaraceaster")]


def test_a_winning_vassal_removes_a_foreign_marker() -> None:
    """BRE-16.11, VAN-3.5"""
    position = "W vassal defnas; defnas thegn in exanceaster; E ceorl in dornwaraceaster; E marker in dornwaraceaster"
    table = _attack(position, "exanceaster", "dornwaraceaster").rolls(1, 0)
    table.is_at("no marker in dornwaraceaster; W controls dornwaraceaster")


def test_a_killed_ruler_returns_to_the_pool() -> None:
    """BRE-16.12"""
    table = battle("wiltun", "danes", f"W ruler in wiltun; danes 4 viking in wiltun; {NO_CARDS}")
    table.is_at("W pool 0 ruler").rolls(1, 1, 1, 0, 0).is_at("W pool ruler; danes 4 viking in wiltun")


# Cities


def test_a_city_helps_its_defender_with_a_white_die() -> None:
    """BRE-TV-29, BRE-16.13, BRE-4.1, BRE-RUL-9, BRE-RUL-22"""
    table = battle("oxnaford", "W", f"W thegn in oxnaford; M thegn in oxnaford; {NO_CARDS}").rolls(0, 1, 0)
    assert _dice(table) == [[WESSEX, 0, 1, 0], [MERCIA, 1, 1, 0]]
    table.is_at("W none in oxnaford; M thegn in oxnaford")


def test_a_spy_behind_the_walls_takes_the_city_die() -> None:
    """BRE-TV-29"""
    table = battle(
        "oxnaford", "W", f"W thegn in oxnaford; M thegn in oxnaford; W hand spy_behind_the_walls; {NO_CARDS}"
    )
    table.plays("card:spy_behind_the_walls").rolls(1, 0)
    assert _dice(table) == [[WESSEX, 0, 1, 0], [MERCIA, 0, 1, 0]]


@pytest.mark.parametrize("thegns", [1, 2])
def test_roman_fortifications_leave_the_attacker_a_die(thegns: int) -> None:
    """BRE-TV-29, BRE-RUL-25"""
    position = f"W {thegns} thegn in oxnaford; M thegn in oxnaford; M hand roman_fortifications; {NO_CARDS}"
    table = battle("oxnaford", "W", position).plays("card:roman_fortifications").rolls(1, 0, 0)
    assert _dice(table) == [[WESSEX, 0, 1, 0], [MERCIA, 1, 1, 0]]


@pytest.mark.parametrize(
    ("area", "more", "white"),
    [("wiltun", "", 0), ("wiltun", "town_marker in wiltun", 1), ("bathum", "", 1), ("eoforwic", "N ruler in gyrwe", 1)],
)
@pytest.mark.parametrize(
    ("defender", "side"), [("danes viking", DANES), ("neutral thegn", NEUTRAL), ("E thegn", EAST_ANGLIA)]
)
def test_whoever_defends_a_city_has_its_die(area: str, more: str, white: int, defender: str, side: int) -> None:
    """BRE-16.13, BRE-4.1, BRE-7.10, BRE-RUL-22: a Capital and a City marker as well, players or not."""
    table = battle(area, "W", f"W 2 thegn in {area}; {defender} in {area}; {more}; {NO_CARDS}")
    table.rolls(1, 1, *[0] * white, 0)
    assert _dice(table)[1] == [side, white, 1, 0]


def test_the_city_die_comes_in_every_round() -> None:
    """BRE-16.13"""
    table = battle("oxnaford", "danes", f"danes viking in oxnaford; M thegn in oxnaford; {NO_CARDS}")
    table.rolls(0, 0, 0).rolls(0, 0, 0)
    assert _dice(table)[1::2] == [[MERCIA, 1, 1, 0]] * 2


# What follows


def test_the_end_of_a_battle_has_an_order() -> None:
    """BRE-16.14: winner, a card for the lost battle, control, Food, draws, cards after the battle."""
    position = "W thegn in wiltun; M thegn in bathum; M marker in bathum; 1 food in bathum; M marker in oxnaford"
    hands = "W hand tribute; M hand flee_to_the_marshes; deck raid skirmishers; discards empty"
    table = told(f"{position}; {hands}").plays("action:movement").moves("wiltun", "bathum").plays("done").passes()
    table.rolls(1, 0, 0).passes_until("play_lost_battle").asks("play_lost_battle", of="M")
    table.is_at("M marker in bathum").plays("card:flee_to_the_marshes").is_at("M thegn in oxnaford; W marker in bathum")
    table.asks("spoil_food", of="W").plays("number:1").asks("draw_lordship", of="chance").plays("lordship:raid")
    table.is_at("W hand raid tribute; M hand skirmishers")
    table.asks("play_after_battle", of="W").plays("pass").asks("play_after_battle", of="M").plays("pass")
    table.asks("choose_action", of="W")


def test_an_avoided_battle_has_no_winner_no_draw_and_no_cards_after_it() -> None:
    """BRE-TV-32, BRE-16.15: Evade; the side left settles the area."""
    position = (
        "W 2 thegn in lundenwic; E ceorl in colneceaster; E marker in colneceaster; E ship in temes; E marker in norwic"
    )
    table = told(f"{position}; E hand evade; W hand spoils").plays("action:movement")
    table.moves("lundenwic", "colneceaster").plays("done").passes_until("play_before_battle", of="E")
    table.plays("card:evade").asks("evade_to", of="E")
    assert table.of_kind("area") == {"lundenwic", "grantabrycg", "rendlaesham", "theodford", "norwic"}
    table.plays("area:norwic").asks("choose_action", of="W")
    table.is_at("E ceorl in norwic; W marker in colneceaster; W hand spoils; E hand empty")
    assert (table.heard("battle_won"), table.heard("card_drawn")) == ([], [])


def test_a_bribe_sends_attackers_back() -> None:
    """BRE-16.15, BRE-RUL-36: a raiding party goes to the pool; nobody draws."""
    position = "N thegn in gyrwe; N marker in gyrwe; N hand vk_bribe; 1 food in gyrwe"
    table = told(position, phase="season", year_round=2).plays("season_card:drought")
    table.plays("pass", "site:gyrwe", "pass").asks("play_before_battle", of="N").plays("card:vk_bribe")
    table.asks("roll_landing", of="chance")
    table.is_at("N thegn in gyrwe; N marker in gyrwe; 1 food in gyrwe; danes pool 18 viking; N hand empty")


# Danes and neutral units


@pytest.mark.parametrize("units", ["danes 2 viking", "neutral 2 thegn"])
def test_danes_and_neutral_units_play_no_cards_and_never_retreat(units: str) -> None:
    """BRE-18.1: attacking or defending they are asked nothing."""
    table = battle("luel", units.split()[0], f"{units} in luel; N thegn in luel; {NO_CARDS}")
    table.asks("roll_die", of="chance").rolls(0, 0, 0, 0).asks("roll_die", of="chance")
    table = _attack(f"W 2 thegn in wiltun; {units} in dornwaraceaster", "wiltun", "dornwaraceaster")
    table.rolls(0, 0, 0, 0).plays("continue").asks("roll_die", of="chance")


def test_neutral_units_take_wounds_in_the_same_order() -> None:
    """BRE-18.1, BRE-16.6"""
    table = battle("wiltun", "W", f"W 4 thegn in wiltun; neutral thegn ceorl in wiltun; {NO_CARDS}")
    table.rolls(1, 0, 0, 0, 0, 0).is_at("neutral thegn in wiltun")


def test_an_unclaimed_minor_kingdom_fights_by_itself() -> None:
    """BRE-18.1, VAN-3.10"""
    table = _attack("W 2 thegn in dornwaraceaster; defnas ealdorman in exanceaster", "dornwaraceaster", "exanceaster")
    table.rolls(1, 0, 0, 0).plays("continue").rolls(1, 0, 0, 0).is_at("W 2 thegn in exanceaster; defnas pool ealdorman")
