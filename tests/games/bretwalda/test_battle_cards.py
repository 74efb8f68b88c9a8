"""Section 7a: Lordship cards before and in a battle (BRE-9.4)."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.engine.errors import BadPosition
from meadhall.games.bretwalda.rules.movement import MoveFrom
from tests.games.bretwalda.told import Table, battle, told

NO_CARDS = "deck empty; discards empty"
_HERE = "streoneshalh"
_CITY = "luel"


def _fight(position: str, attacker: str = "W", area: str = _HERE, before: str = "nobody") -> Table:
    """A battle in Countryside, or elsewhere, with no cards to draw."""
    return battle(area, attacker, f"{position}; {NO_CARDS}", before=before)


def _dice(table: Table, side: int) -> list[int]:
    """The white, red and gold dice that a side has rolled last."""
    numbers = table.heard("dice_rolled")
    return [told[1:4] for told in numbers if told[0] == side][-1]


# In a battle round


def test_a_spear_charge_and_a_shield_wall() -> None:
    """BRE-TV-9, BRE-9.4, BRE-16.5: ops add_hits and cancel_wounds; two swords and one, less two, leave one hit."""
    position = f"W ealdorman 2 ceorl in {_HERE}; M 3 thegn in {_HERE}; W hand spear_charge; M hand shield_wall"
    table = _fight(position).plays("pass", "pass", "card:spear_charge", "card:shield_wall").rolls(0, 0, 2, 1, 0, 0)
    table.is_at(f"W ealdorman ceorl in {_HERE}; M 2 thegn in {_HERE}")


def test_cards_of_a_round_count_in_that_round_only() -> None:
    """BRE-9.4, BRE-16.5"""
    position = f"W ealdorman 2 ceorl in {_HERE}; danes 4 viking in {_HERE}; W hand spear_charge shield_wall"
    table = _fight(position).plays("pass", "card:spear_charge").rolls(0, 0, 0, 0, 0, 0, 0)
    table.plays("pass").is_at(f"danes 3 viking in {_HERE}")
    table.plays("card:shield_wall").rolls(0, 0, 0, 1, 1, 1).is_at(f"W ealdorman ceorl in {_HERE}")
    assert table.s.battle_round == 3


def test_javelins_wound_at_once() -> None:
    """BRE-9.4, BRE-16.3: op strike; whom they kill does not roll, and no Shield Wall helps."""
    position = f"W thegn in {_HERE}; M ceorl thegn in {_HERE}; W hand javelins; M hand shield_wall"
    table = _fight(position).plays("pass", "pass", "card:javelins").is_at(f"M thegn in {_HERE}")
    table.plays("card:shield_wall").rolls(1, 0).is_at(f"M thegn in {_HERE}")
    assert _dice(table, 1) == [0, 1, 0]


def test_a_single_card_may_end_the_battle() -> None:
    """BRE-16.8, BRE-9.4: the enemy then plays none."""
    position = f"W thegn in {_HERE}; M ceorl in {_HERE}; W hand javelins; M hand spear_charge"
    table = _fight(position).plays("pass", "pass", "card:javelins")
    table.asks("play_lost_battle", of="M").plays("pass").is_at(f"W thegn in {_HERE}; W marker in {_HERE}")
    assert table.heard("dice_rolled") == []


# Before the battle: dice and swords


def test_beowulfs_song_gives_a_red_die_in_the_first_round() -> None:
    """BRE-9.4, BRE-RUL-25: op extra_dice."""
    position = f"W 2 ceorl in {_HERE}; danes 2 viking in {_HERE}; W hand beowulfs_song"
    table = _fight(position).plays("card:beowulfs_song").rolls(0, 0, 1, 0, 0)
    assert _dice(table, 2) == [2, 1, 0]
    table.is_at(f"danes viking in {_HERE}").rolls(0, 0, 0)
    assert _dice(table, 2) == [2, 0, 0]


def test_caedmons_hymn_gives_a_die_for_every_abbey() -> None:
    """BRE-9.4: op extra_dice, per = abbeys; without an Abbey it cannot be played."""
    position = f"W thegn in {_HERE}; danes 2 viking in {_HERE}; W hand caedmons_hymn"
    _fight(position).offers("pass")
    abbeys = "W abbey in wintanceaster; W marker in bathum; W abbey in bathum"
    table = _fight(f"{position}; {abbeys}").plays("card:caedmons_hymn").rolls(0, 0, 0, 0, 0)
    assert _dice(table, 2) == [0, 3, 0]


def test_extra_and_fewer_dice() -> None:
    """BRE-TV-31, BRE-9.4, BRE-RUL-25: ops extra_dice and fewer_dice; the weakest die is left out in every round."""
    position = f"W ealdorman 2 ceorl in {_HERE}; M 3 thegn in {_HERE}; W hand beowulfs_song; M hand battle_at_the_ford"
    table = _fight(position).plays("card:beowulfs_song", "card:battle_at_the_ford").rolls(0, 0, 0, 0, 0, 0)
    assert _dice(table, 2) == [1, 1, 1]
    table.rolls(0, 0, 0, 0, 0)
    assert _dice(table, 2) == [1, 0, 1]


def test_fewer_dice_leave_at_least_one() -> None:
    """BRE-9.4: op fewer_dice, min 1."""
    position = f"W thegn in {_HERE}; M thegn in {_HERE}; M hand battle_at_the_ford"
    table = _fight(position).plays("card:battle_at_the_ford").rolls(1, 0).is_at(f"M none in {_HERE}")
    assert _dice(table, 2) == [0, 1, 0]


def test_fewer_dice_do_not_touch_hunters() -> None:
    """BRE-9.4, BRE-RUL-25: op fewer_dice works in step 2 only."""
    position = f"W 2 hunter thegn in {_HERE}; M 3 thegn in {_HERE}; M hand battle_at_the_ford"
    table = _fight(position).plays("card:battle_at_the_ford").rolls(0, 0).rolls(0, 0, 0, 0)
    assert table.heard("hunters_shot")[0][1] == 2
    assert _dice(table, 2) == [0, 1, 0]


def test_the_city_die_and_the_cards_about_it() -> None:
    """BRE-TV-29, BRE-9.4, BRE-16.13: ops no_city_bonus and fewer_dice."""
    position = "W thegn in oxnaford; E thegn in oxnaford"
    closed_gates = _fight(position, "W", "oxnaford").rolls(0, 1, 0)
    closed_gates.is_at("W none in oxnaford; E thegn in oxnaford")
    assert (_dice(closed_gates, 2), _dice(closed_gates, 3)) == ([0, 1, 0], [1, 1, 0])
    open_gates = _fight(f"{position}; W hand spy_behind_the_walls", "W", "oxnaford")
    open_gates.plays("card:spy_behind_the_walls").rolls(0, 0)
    assert _dice(open_gates, 3) == [0, 1, 0]
    walls = f"{position}; E hand roman_fortifications"
    alone = _fight(walls, "W", "oxnaford").plays("card:roman_fortifications").rolls(0, 0, 0)
    assert (_dice(alone, 2), _dice(alone, 3)) == ([0, 1, 0], [1, 1, 0])
    two = _fight(walls.replace("W thegn", "W 2 thegn"), "W", "oxnaford").plays("card:roman_fortifications")
    two.rolls(0, 0, 0)
    assert _dice(two, 2) == [0, 1, 0]


@pytest.mark.parametrize(
    ("card", "attacks", "defends", "in_city"),
    [
        ("ambush", False, True, False),
        ("battle_at_the_ford", False, True, False),
        ("roman_fortifications", False, True, True),
        ("spy_behind_the_walls", True, False, True),
    ],
)
def test_where_and_for_whom_cards_before_a_battle_fit(card: str, attacks: bool, defends: bool, in_city: bool) -> None:
    """BRE-9.5: conditions defend_village, defend_town, attack_town."""
    for area in (_HERE, _CITY):
        for is_attacker in (True, False):
            position = f"W thegn in {area}; M thegn in {area}; W hand {card}"
            table = _fight(position, "W" if is_attacker else "M", area).asks("play_before_battle", of="W")
            fits = (area == _CITY) == in_city and (attacks if is_attacker else defends)
            assert (f"card:{card}" in table.options) == fits


def test_a_city_marker_makes_a_city_for_cards_too() -> None:
    """BRE-7.10, BRE-9.5"""
    position = f"W thegn in {_HERE}; M thegn in {_HERE}; M hand ambush roman_fortifications; town_marker in {_HERE}"
    _fight(position).offers("card:roman_fortifications", "pass", "pass_battle")


# Ambush


def test_an_ambush_strikes_first_in_the_first_round() -> None:
    """BRE-9.4: op first_strike; whom it kills does not roll."""
    position = f"W 2 thegn in {_HERE}; M 2 thegn in {_HERE}; M hand ambush"
    table = _fight(position).plays("card:ambush").rolls(1, 0).is_at(f"W thegn in {_HERE}")
    table.rolls(0).is_at(f"M 2 thegn in {_HERE}").rolls(1, 1, 0)
    table.is_at(f"W none in {_HERE}; M thegn in {_HERE}")


def test_dice_cards_come_after_each_half_of_a_first_strike() -> None:
    """BRE-9.4, BRE-9.5: and the battle may end with the first half (BRE-16.8)."""
    position = f"W thegn in {_HERE}; M thegn in {_HERE}; M hand ambush prayers_answered"
    table = _fight(position).plays("card:ambush", "pass", "pass").rolls(0).asks("play_dice_card", of="M")
    table.fork().plays("pass").rolls(0).asks("play_dice_card", of="M")
    table.plays("card:prayers_answered").is_at(f"W none in {_HERE}; M thegn in {_HERE}")


def test_hunters_shoot_before_an_ambush() -> None:
    """BRE-9.4: op first_strike; the ranged attack still comes before."""
    position = f"W hunter thegn in {_HERE}; M 2 thegn in {_HERE}; M hand ambush"
    table = _fight(position).plays("card:ambush").rolls(1).is_at(f"M thegn in {_HERE}")
    table.rolls(1).is_at(f"W thegn in {_HERE}")


# Wolf Pits, Deadly Precision


def test_wolf_pits_wound_a_unit_that_the_attacker_chooses() -> None:
    """BRE-9.4, BRE-16.8: op wound_choice, before the first round."""
    position = f"W ealdorman thegn ceorl in {_HERE}; M thegn in {_HERE}; M hand wolf_pits"
    table = _fight(position).plays("card:wolf_pits").asks("take_wound", of="W")
    table.offers("unit:ceorl:of_kingdom", "unit:thegn:of_kingdom", "unit:ealdorman:of_kingdom")
    table.plays("unit:ealdorman:of_kingdom").is_at(f"W ealdorman thegn ceorl in {_HERE}").rolls(0, 0, 0, 0)
    single = _fight(f"W thegn in {_HERE}; M thegn in {_HERE}; M hand wolf_pits").plays("card:wolf_pits")
    single.is_at(f"W none in {_HERE}; M thegn in {_HERE}")


def test_a_bishop_cancels_the_wound_of_wolf_pits() -> None:
    """BRE-9.4, BRE-12.7"""
    position = f"W bishop thegn in {_HERE}; M 2 thegn in {_HERE}; M hand wolf_pits"
    table = _fight(position).plays("card:wolf_pits").asks("roll_die", of="chance")
    table.is_at(f"W bishop thegn in {_HERE}").rolls(0, 0, 1, 0).is_at(f"W bishop in {_HERE}")


def test_danes_in_wolf_pits_take_the_wound_in_the_usual_order() -> None:
    """BRE-9.4, BRE-18.1: and neutral units a Ceorl first."""
    position = f"neutral thegn ceorl in {_HERE}; M thegn in {_HERE}; M hand wolf_pits"
    _fight(position, "neutral").plays("card:wolf_pits").is_at(f"neutral thegn in {_HERE}")


def test_wolf_pits_are_the_defenders() -> None:
    """BRE-9.5: condition land_defender."""
    _fight(f"W thegn in {_HERE}; M thegn in {_HERE}; W hand wolf_pits").offers("pass")


def test_deadly_precision_names_the_type_that_is_wounded() -> None:
    """BRE-9.4: op choose_wound_order; asked again when the named type is used up."""
    position = f"W 3 thegn in {_HERE}; M ceorl thegn ealdorman in {_HERE}; W hand deadly_precision"
    table = _fight(position).plays("card:deadly_precision").rolls(1, 1, 1, 0, 0, 0).asks("name_wounded", of="W")
    table.offers("kind:ceorl", "kind:thegn", "kind:ealdorman").plays("kind:ealdorman")
    table.offers("kind:ceorl", "kind:thegn").plays("kind:thegn").is_at(f"M ceorl in {_HERE}")


def test_deadly_precision_works_in_every_step_with_wounds() -> None:
    """BRE-9.4: also in the ranged attack and in later rounds; with one type left nothing is asked."""
    position = f"W hunter thegn in {_HERE}; M ceorl 2 thegn in {_HERE}; W hand deadly_precision"
    table = _fight(position).plays("card:deadly_precision").rolls(1).plays("kind:thegn").rolls(1, 0, 0)
    table.asks("name_wounded", of="W").plays("kind:ceorl").is_at(f"M thegn in {_HERE}")
    table.rolls(1).is_at(f"M none in {_HERE}")


# Coming to help


def test_reinforcements_join_from_adjacent_areas() -> None:
    """BRE-9.4: op reinforce; without leader, over any border, moved or not, one after another."""
    position = f"W thegn in {_CITY}; M 4 thegn in {_CITY}; W hand reinforcements; W ceorl thegn in bebbanburg"
    table = _fight(f"{position}; W ceorl in loncaster; W thegn in eoforwic", area=_CITY).plays("card:reinforcements")
    near = ["unit_at:bebbanburg:ceorl:of_kingdom", "unit_at:bebbanburg:thegn:of_kingdom"]
    table.offers(*near, "unit_at:loncaster:ceorl:of_kingdom").plays("unit_at:loncaster:ceorl:of_kingdom")
    table.offers(*near, "done").plays(near[1]).plays("done")
    table.is_at(f"W 2 thegn ceorl in {_CITY}; W ceorl in bebbanburg; W none in loncaster")


def test_attackers_may_retreat_to_where_reinforcements_came_from() -> None:
    """BRE-9.4, BRE-16.9: op reinforce."""
    position = f"W thegn in {_HERE}; M 2 thegn in {_HERE}; W hand reinforcements; W thegn in gyrwe"
    table = _fight(position).plays("card:reinforcements").rolls(0, 0, 0, 0)
    table.is_at("nobody controls gyrwe").asks("retreat", of="W").offers("retreat:gyrwe", "continue")


def test_no_reinforcements_leave_another_battle() -> None:
    """BRE-9.4: op reinforce, not from areas with a pending battle."""
    position = f"W 2 thegn in loidis; M ceorl in gyrwe; M ceorl in eoforwic; W hand reinforcements; N ruler in {_CITY}"
    table = told(position).plays("action:movement").moves("loidis", "gyrwe", "thegn").moves("loidis", "eoforwic")
    table.plays("done", "area:gyrwe").asks("play_before_battle", of="W").offers("pass")


def test_the_men_of_the_burh_defend_a_city_of_their_own() -> None:
    """BRE-9.4, BRE-9.6, BRE-RUL-26: op place_units, where = battle; they take part."""
    position = f"M thegn in {_CITY}; W 2 thegn in {_CITY}; M hand burwaran; M marker in {_CITY}"
    table = _fight(position, area=_CITY, before="M").plays("card:burwaran")
    table.offers("placed:thegn:1", "placed:ceorl:1", "placed:ceorl:2").plays("placed:ceorl:2")
    table.is_at(f"M thegn 2 ceorl in {_CITY}; M pool 6 ceorl").rolls(0, 0, 0, 0, 0, 0)
    assert _dice(table, 1) == [3, 1, 0]
    _fight(position, area=_CITY, before="nobody").offers("pass")
    _fight(position.replace(_CITY, _HERE), before="M").offers("pass")


def test_the_men_of_the_burh_do_not_defend_a_city_without_units() -> None:
    """BRE-RUL-26: there is no battle."""
    position = f"M hand burwaran; M marker in {_CITY}; W thegn in gyrwe"
    table = told(position).plays("action:movement").moves("gyrwe", _CITY).plays("done")
    table.is_at(f"W marker in {_CITY}; M hand burwaran").asks("choose_action", of="W")


# Going away


def test_a_defender_evades_by_land_or_sea() -> None:
    """BRE-TV-32, BRE-9.4, BRE-16.15, BRE-RUL-27: op evade."""
    position = """E ceorl in colneceaster; E marker in colneceaster; E ship in temes; E hand evade; E marker in norwic;
        E ruler in rendlaesham; W 2 thegn in lundenwic; M ceorl in theodford; cantware thegn in rofaesceaster"""
    table = told(f"{position}; {NO_CARDS}").plays("action:movement").moves("lundenwic", "colneceaster")
    table.plays("done", "card:evade").asks("evade_to", of="E")
    table.offers("area:grantabrycg", "area:lundenwic", "area:rendlaesham", "area:norwic").plays("area:norwic")
    table.is_at("E ceorl in norwic; W 2 thegn in colneceaster; W marker in colneceaster; W hand empty; E hand empty")
    assert table.heard("battle_won") == []


def test_the_evading_side_settles_where_it_goes() -> None:
    """BRE-9.4, BRE-5.2: whoever controls the adjacent area."""
    position = f"M thegn in {_HERE}; W 2 thegn in {_HERE}; M hand evade; E marker in gyrwe"
    table = _fight(position).plays("card:evade")
    table.is_at(f"M thegn in gyrwe; M marker in gyrwe; W marker in {_HERE}")


def test_an_attacker_may_evade_too() -> None:
    """BRE-9.4: condition can_evade."""
    position = f"M thegn in {_HERE}; W 2 thegn in {_HERE}; W hand evade; M marker in {_HERE}"
    table = _fight(position, before="M").plays("card:evade")
    table.is_at(f"W 2 thegn in gyrwe; M thegn in {_HERE}; M marker in {_HERE}")
    shut_in = "N thegn in gyrwe"
    _fight(f"{position}; {shut_in}", before="M").offers("pass")


def test_danes_and_neutral_units_are_bribed_to_go_back() -> None:
    """BRE-9.4, BRE-16.15: op repel; their move is used up."""
    position = f"""W thegn in wiltun; W hand vk_bribe; W marker in wiltun; neutral 2 ceorl in bathum; M gold 9;
        neutral ceorl in glywysing; {NO_CARDS}"""
    table = told(position, turn="M", phase="season", year_round=3).plays("season_card:harvest_home", "pass")
    table.plays("area:bathum", "area:wiltun").asks("play_before_battle", of="W").plays("card:vk_bribe")
    table.is_at("neutral 2 ceorl in bathum; W thegn in wiltun; W marker in wiltun; W hand empty; M gold 7")
    table.asks("bribe_group", of="M").offers("area:glywysing", "pass")
    assert table.heard("battle_won") == []


def test_a_bribed_raiding_party_goes_to_the_pool() -> None:
    """BRE-RUL-36, BRE-9.4: op repel."""
    position = f"W thegn in haestingas; W hand vk_bribe; W marker in haestingas; {NO_CARDS}"
    table = told(position, phase="season", year_round=2).plays("season_card:pilgrimage", "pass", "site:haestingas")
    table.plays("pass", "card:vk_bribe")
    table.is_at("W thegn in haestingas; W marker in haestingas; danes none in haestingas; danes pool 18 viking")


def test_players_are_not_bribed_away() -> None:
    """BRE-9.5: condition attacked_by_engine."""
    _fight(f"W thegn in {_HERE}; M thegn in {_HERE}; M hand vk_bribe").offers("pass")
    _fight(f"M thegn in {_HERE}; danes viking in {_HERE}; M hand vk_bribe", "M").offers("pass")


# Treason


def test_treason_may_end_a_battle() -> None:
    """BRE-TV-35, BRE-9.4, BRE-16.8: op buy_off; the unit is not killed, so there are no Spoils of War."""
    position = f"M thegn in {_HERE}; E ealdorman in {_HERE}; M hand vk_treason spoils; M gold 5; E marker in {_HERE}"
    table = battle(_HERE, "M", f"{position}; deck raid evade; discards empty", before="E").plays("card:vk_treason")
    table.is_at(f"M gold 1; E pool 3 ealdorman; E none in {_HERE}; M marker in {_HERE}")
    table.plays("lordship:evade").is_at("E hand raid; M hand evade spoils")
    table.asks("play_after_battle", of="M").offers("pass")
    assert len(table.heard("battle_won")) == 1
    assert table.heard("battle_round") == []


def test_treason_buys_any_unit_but_a_ruler_that_can_be_paid() -> None:
    """BRE-9.4, BRE-RUL-29: a Viking costs his bribe."""
    position = f"M thegn in {_HERE}; E ruler thegn ceorl hunter in {_HERE}; M hand vk_treason; M gold 2"
    _fight(position, "M").plays("card:vk_treason").offers("unit:ceorl:of_kingdom", "unit:thegn:of_kingdom")
    _fight(position.replace("gold 2", "gold 0"), "M").offers("pass")
    danes = f"M thegn in {_HERE}; danes 2 viking in {_HERE}; M hand vk_treason; M gold"
    _fight(f"{danes} 2", "M").plays("card:vk_treason").is_at(f"danes viking in {_HERE}; M gold 0; danes pool 17 viking")
    _fight(f"{danes} 1", "M").offers("pass")


def test_a_bought_off_unit_of_a_vassal_goes_to_its_off_board_units() -> None:
    """BRE-9.4, VAN-4.2"""
    position = f"E vassal gwynedd; gwynedd 2 thegn in {_HERE}; M thegn in {_HERE}; M hand vk_treason; M gold 2"
    table = _fight(position, "M").plays("card:vk_treason").is_at(f"gwynedd thegn in {_HERE}; gwynedd pool 1 thegn")
    assert table.heard("unit_killed") == []


def test_the_damage_of_a_bought_off_ealdorman_goes_with_him() -> None:
    """BRE-9.4, BRE-16.6: the Vassal's Ealdorman is unhurt."""
    position = f"""E vassal gwynedd; gwynedd ealdorman in {_HERE}; E ealdorman in {_HERE}; M 2 thegn in {_HERE};
        M hand wolf_pits vk_treason; M gold 4"""
    table = _fight(position, "E").plays("card:wolf_pits", "unit:ealdorman:of_kingdom", "card:vk_treason")
    table.plays("unit:ealdorman:of_kingdom").rolls(0, 1, 0).is_at(f"gwynedd ealdorman in {_HERE}; E none in {_HERE}")


# At sea


def test_ramming_adds_two_hits_in_the_first_round_at_sea() -> None:
    """BRE-9.4, BRE-17.1: op add_hits, rounds = first, condition sea_attacker."""
    position = f"W 2 ship in suthsae; E 3 ship in temes; W hand ramming; E hand ramming; {NO_CARDS}"
    table = told(position).plays("action:movement", "sail:suthsae:temes", "sail:suthsae:temes")
    table.asks("play_before_battle", of="W").plays("card:ramming").asks("play_before_battle", of="E").offers("pass")
    table.plays("pass").rolls(0, 0, 0, 0, 0).plays("pass").is_at("E ship in temes; W 2 ship in temes")
    table.plays("continue", "continue").rolls(0, 0, 0).plays("pass").is_at("E ship in temes")


def test_land_cards_are_not_played_at_sea() -> None:
    """BRE-17.2, BRE-9.5: condition any is for both."""
    hand = "beowulfs_song deadly_precision reinforcements evade vk_treason javelins ramming"
    position = f"W ship in suthsae; E ship in temes; W hand {hand}; W gold 9"
    table = told(position).plays("action:movement", "sail:suthsae:temes")
    table.offers("card:beowulfs_song", "card:ramming", "pass", "pass_battle").plays("card:beowulfs_song", "pass")
    table.rolls(0, 1, 0).asks("play_dice_card", of="W").plays("pass").is_at("E none in temes")


def test_ramming_is_not_played_on_land() -> None:
    """BRE-9.5"""
    _fight(f"W thegn in {_HERE}; M thegn in {_HERE}; W hand ramming").offers("pass")


@pytest.mark.parametrize("step", ["PlayBeforeBattle", "FightRound"])
def test_a_position_that_fights_where_there_is_no_battle_is_refused(step: str) -> None:
    """BRE-9.5: nobody could be told which battle it is."""
    game = meadhall.game("bretwalda")
    match = game.new(seed=1)
    while match.decision != "choose_action":
        match.choose(match.options()[0])
    position = match.position()
    position["todo"].append([step, match.seat] if step == "PlayBeforeBattle" else [step])
    with pytest.raises(BadPosition, match="Rounds are fought, and cards of a battle are asked for, in a battle only"):
        game.at(position)


def test_a_position_in_which_somebody_moves_while_a_battle_is_fought_is_refused() -> None:
    """BRE-16.1: the battle that the move would lead to would end the one that is fought."""
    table = _fight(f"W thegn in {_HERE}; M thegn in {_HERE}; W hand ramming")
    assert meadhall.game("bretwalda").check(table.s) == []
    table.s.todo.append(MoveFrom(0))
    assert meadhall.game("bretwalda").check(table.s) == ["Nobody moves while a battle is fought."]


def test_a_position_with_an_offer_of_a_card_that_is_in_no_hand_is_refused() -> None:
    """BRE-11.1: who offers a card has it."""
    game = meadhall.game("bretwalda")
    match = game.new(seed=1)
    while match.decision != "choose_action":
        match.choose(match.options()[0])
    position = match.position()
    kingdom = position["state"]["turn"]
    cards = len(position["state"]["hand"]) // 4
    missing = next(card for card in range(cards) if not position["state"]["hand"][cards * kingdom + card])
    position["state"]["offer_card"] = missing
    with pytest.raises(BadPosition, match="A card on offer must be in the hand of who offers it"):
        game.at(position)
