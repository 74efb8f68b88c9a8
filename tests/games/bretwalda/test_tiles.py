"""Section 7a: what Rulers and Kingdom tiles give (BRE-8.1, BRE-8.2)."""

from __future__ import annotations

import pytest

from meadhall.games.bretwalda.content import KINGDOM_IDS, TILE_IDS
from meadhall.games.bretwalda.notation import LETTERS
from tests.games.bretwalda.told import Table, battle, told

NO_CARDS = "deck empty; discards empty"
_HERE = "streoneshalh"
_KINGDOMS = [(letter, KINGDOM_IDS[n]) for n, letter in enumerate(LETTERS)]
_CAPITALS = {"N": "eoforwic", "M": "tamoworthig", "W": "wintanceaster", "E": "rendlaesham"}
_GOLD = {"N": 3, "M": 3, "W": 2, "E": 2}


def _turn(letter: str, position: str) -> Table:
    """The turn of a Kingdom led by a Ruler who changes none of this."""
    rulers = {"N": "eardwulf", "M": "coenwulf", "W": "ecgberht", "E": "eadwald"}
    led = "" if "led_by" in position else f"{letter} led_by {rulers[letter]}; "
    return told(f"{led}{position}", turn=letter)


def test_the_tiles_of_this_chapter_are_all_there_are() -> None:
    """BRE-8.2: six that all Kingdoms have, and two of its own for each."""
    common = ["free_ceorls", "reeves", "war_band", "estates", "envoys", "chapel"]
    own = {"N": "scriptorium wardens", "M": "thegnage mint", "W": "burhs dragon_banner", "E": "fleet fen_barns"}
    for letter, kingdom in _KINGDOMS:
        assert {f"{kingdom}_{tile}" for tile in [*common, *own[letter].split()]} <= set(TILE_IDS)
    assert len(TILE_IDS) == 32


# Tiles that all Kingdoms have


@pytest.mark.parametrize(("letter", "kingdom"), _KINGDOMS)
def test_free_ceorls_move_alone(letter: str, kingdom: str) -> None:
    """BRE-8.2, BRE-12.6: op ceorl_moves_alone, with one point."""
    position = f"{letter} ceorl in oxnaford; {letter} ruler in petrocesstow"
    told(position, turn=letter).plays("action:movement").lacks("from:oxnaford")
    table = told(f"{position}; {letter} tiles {kingdom}_free_ceorls", turn=letter).plays("action:movement")
    near = {"bathum", "bedanford", "cerotesege", "ligoraceaster", "wintanceaster"}
    assert table.plays("from:oxnaford").of_kind("to") == near


@pytest.mark.parametrize(("letter", "kingdom"), _KINGDOMS)
def test_reeves_add_a_gold_to_every_collection(letter: str, kingdom: str) -> None:
    """BRE-8.2, BRE-15.4: op collection_gold."""
    table = _turn(letter, f"{letter} tiles {kingdom}_reeves").plays("action:collection")
    table.is_at(f"{letter} gold {_GOLD[letter] + 1}")


@pytest.mark.parametrize(("letter", "kingdom"), _KINGDOMS)
def test_estates_add_a_food_in_the_capital(letter: str, kingdom: str) -> None:
    """BRE-8.2: op capital_food; nowhere else."""
    position = f"{letter} tiles {kingdom}_estates; {letter} thegn in norwic; {letter} marker in norwic"
    table = _turn(letter, position).plays("action:collection")
    table.is_at(f"2 food in {_CAPITALS[letter]}; 1 food in norwic")


@pytest.mark.parametrize(("letter", "kingdom"), _KINGDOMS)
def test_a_war_band_draws_a_card_more_for_a_victory(letter: str, kingdom: str) -> None:
    """BRE-8.2: op battle_win_draw; not for a defeat."""
    ruler = {"N": "eanred", "M": "coenwulf", "W": "ecgberht", "E": "eadwald"}[letter]
    position = (
        f"{letter} led_by {ruler}; {letter} tiles {kingdom}_war_band; {letter} thegn in {_HERE}; deck raid levy evade"
    )
    won = (
        battle(_HERE, letter, f"{position}; danes viking in {_HERE}")
        .rolls(1, 0)
        .plays("lordship:raid", "lordship:levy")
    )
    won.is_at(f"{letter} hand levy raid").passes()
    lost = battle(_HERE, letter, f"{position}; danes viking in {_HERE}").rolls(0, 1).plays("lordship:raid")
    lost.is_at(f"{letter} hand raid").asks("play_after_battle", of=letter)


@pytest.mark.parametrize(("letter", "kingdom"), _KINGDOMS)
def test_envoys_bribe_for_a_gold_less(letter: str, kingdom: str) -> None:
    """BRE-8.2, BRE-14.8: op bribe_discount; never below one."""
    ruler = {"N": "eanred", "M": "coenwulf", "W": "ecgberht", "E": "eadwald"}[letter]
    position = f"{letter} led_by {ruler}; {letter} tiles {kingdom}_envoys; {letter} gold 3; {NO_CARDS}"
    bands = "danes 2 viking in mynyw; neutral ceorl in lydanford"
    table = told(f"{position}; {bands}", turn=letter, phase="season", year_round=3).plays("season_card:rich_harvest")
    table.fork().plays("area:mynyw", "area:glywysing").is_at(f"{letter} gold 0")
    table.plays("area:lydanford", "area:petrocesstow").is_at(f"{letter} gold 2")


@pytest.mark.parametrize(
    ("letter", "tile", "gold"),
    [
        ("N", "northumbria_chapel", 1),
        ("M", "mercia_chapel", 1),
        ("W", "wessex_chapel", 1),
        ("E", "east_anglia_chapel", 1),
        ("N", "northumbria_scriptorium", 2),
    ],
)
def test_chapels_and_the_scriptorium_reward_chronicles(letter: str, tile: str, gold: int) -> None:
    """BRE-8.2, BRE-10.2: op chronicle_reward, Gold and a card."""
    deck = "chronicle_deck lindsey; deck raid; discards empty"
    position = f"{letter} tiles {tile}; {letter} gold 12; {letter} chronicles golden_hoard; {deck}"
    table = _turn(letter, position).plays("skip", "skip", "complete:golden_hoard")
    table.is_at(f"{letter} gold {12 + gold}; {letter} hand raid; {letter} chronicles lindsey")


# Tiles of one Kingdom


def test_both_rewards_add_up() -> None:
    """BRE-8.2: op chronicle_reward."""
    tiles = "N tiles northumbria_chapel northumbria_scriptorium; N gold 12; N chronicles golden_hoard"
    table = _turn("N", f"{tiles}; deck raid levy; discards empty; chronicle_deck lindsey").plays("skip", "skip")
    table.plays("complete:golden_hoard", "lordship:raid").is_at("N gold 15; N hand levy raid")


def test_wardens_cancel_a_hit_in_the_first_round() -> None:
    """BRE-8.2, BRE-16.5: op defend_cancel."""
    position = f"N tiles northumbria_wardens; N 3 thegn in wiltun; danes 2 viking in wiltun; {NO_CARDS}"
    table = battle("wiltun", "danes", position).rolls(1, 1, 0, 0, 0).is_at("N 2 thegn in wiltun")
    table.rolls(1, 1, 0, 0).is_at("N none in wiltun")
    battle("wiltun", "N", position).rolls(0, 0, 0, 1, 1).is_at("N thegn in wiltun")


def test_thegnage_makes_thegns_cheaper() -> None:
    """BRE-8.2: op unit_discount; upgrades cost the same."""
    table = _turn("M", "M tiles mercia_thegnage; M gold 2; M ceorl in tamoworthig").plays("action:fyrd")
    table.fork().plays("recruit:thegn").is_at("M gold 1")
    table.plays("upgrade:ceorl:thegn").is_at("M gold 1; M ruler thegn in tamoworthig")


def test_the_mint_gives_gold_for_cities() -> None:
    """BRE-8.2, BRE-15.4: op collection_gold_per_town, at most 3."""
    cities = "M ceorl in oxnaford; M ceorl in bathum; M ceorl in gleawanceaster"
    for position, more in (("M ceorl in oxnaford", 2), (cities, 3)):
        gold = _turn("M", position).plays("action:collection").s.gold[KINGDOM_IDS.index("mercia")]
        _turn("M", f"M tiles mercia_mint; {position}").plays("action:collection").is_at(f"M gold {gold + more}")


def test_burhs_raise_ceorls_in_the_countryside_and_five_recruits() -> None:
    """BRE-8.2, BRE-15.6, BRE-15.7: ops village_levy and fyrd_limit."""
    table = _turn("W", "W tiles wessex_burhs; W gold 9; W marker in wiltun; W marker in bathum").plays("action:fyrd")
    table.plays("recruit:ceorl").offers("area:bathum", "area:wiltun", "area:wintanceaster").plays("area:wiltun")
    table.fork().plays("recruit:thegn").offers("area:bathum", "area:wintanceaster")
    for _ in range(4):
        table.plays("recruit:ceorl", "area:wiltun")
    table.is_at("W 5 ceorl in wiltun; W gold 4").asks("choose_action", of="W")
    usual = _turn("W", "W gold 9; W marker in wiltun").plays("action:fyrd", *["recruit:ceorl"] * 4)
    usual.is_at("W ruler 4 ceorl in wintanceaster; W gold 5").asks("choose_action", of="W")


def test_the_dragon_banner_gives_attackers_a_white_die_in_every_round() -> None:
    """BRE-8.2: op attack_extra_die."""
    position = f"W tiles wessex_dragon_banner; W thegn in {_HERE}; danes 2 viking in {_HERE}; {NO_CARDS}"
    table = battle(_HERE, "W", position).rolls(1, 0, 0, 0).is_at(f"danes viking in {_HERE}")
    table.rolls(1, 0, 0).is_at(f"danes none in {_HERE}")
    battle(_HERE, "danes", position).rolls(0, 0, 0).asks("roll_die", of="chance")


def test_the_fleet_builds_and_sails_better() -> None:
    """BRE-8.2: ops unit_discount and ship_move."""
    table = _turn("E", "E tiles east_anglia_fleet; E gold 1; E ship in humbre")
    table.fork().plays("action:fyrd", "recruit:ship").is_at("E gold 0; E ship in temes")
    assert table.plays("action:movement").of_kind("sail") == {
        "humbre:northsae",
        "humbre:temes",
        "humbre:suthsae",
        "humbre:westsae",
    }


def test_fen_barns_keep_food_in_winter() -> None:
    """BRE-8.2, BRE-14.11, BRE-14.14: ops winter_removal_reduction and winter_free_food."""
    position = f"E tiles east_anglia_fen_barns; E thegn in norwic; 2 food in rendlaesham; {NO_CARDS}; E led_by eadwald"
    table = told(position, turn="E", phase="season", year_round=4).plays("season_card:famine")
    table.is_at("0 food in rendlaesham; E thegn in norwic; E ruler in rendlaesham")
    without = told(
        position.replace("tiles east_anglia_fen_barns", "tiles empty"), turn="E", phase="season", year_round=4
    )
    without.plays("season_card:famine").asks("starve", of="E").is_at("0 food in rendlaesham")


def test_units_of_the_kingdom_that_join_the_vassals_battle_bring_the_tiles_with_them() -> None:
    """BRE-8.3, BRE-9.4: ops reinforce and place_units; without them the Vassal fights alone."""
    attack = f"W vassal gwynedd; gwynedd thegn in {_HERE}; danes 2 viking in {_HERE}; W tiles wessex_dragon_banner"
    alone = battle(_HERE, "W", f"{attack}; {NO_CARDS}").rolls(0, 0, 0)
    assert alone.heard("dice_rolled")[0][:4] == [2, 0, 1, 0]
    joined = battle(_HERE, "W", f"{attack}; W thegn in gyrwe; W hand reinforcements; {NO_CARDS}")
    joined.plays("card:reinforcements").rolls(0, 0, 0, 0, 0)
    assert joined.heard("dice_rolled")[0][:4] == [2, 1, 2, 0]
    defence = "N vassal gwynedd; gwynedd thegn in oxnaford; N marker in oxnaford; N tiles northumbria_wardens"
    for card, killed in (("burwaran", 0), ("raid", 1)):
        table = battle("oxnaford", "M", f"{defence}; M 2 thegn in oxnaford; N hand {card}; {NO_CARDS}", before="N")
        if card == "burwaran":
            table.plays("card:burwaran", "placed:ceorl:1").rolls(1, 0, 0, 0, 0)
        else:
            table.passes().rolls(1, 0, 0, 0).passes()
        assert len(table.heard("unit_killed")) == killed


# Rulers


def test_eardwulf_draws_for_victories() -> None:
    """BRE-8.1: op battle_win_draw, while he is on the board."""
    position = f"N led_by eardwulf; N thegn in {_HERE}; danes viking in {_HERE}; deck raid levy; discards empty"
    battle(_HERE, "N", position).rolls(1, 0).plays("lordship:raid").is_at("N hand levy raid")
    killed = f"{position}; N pool ruler"
    battle(_HERE, "N", killed).rolls(1, 0).plays("lordship:raid").is_at("N hand raid")


def test_eanred_feeds_the_capital() -> None:
    """BRE-8.1: op capital_food."""
    _turn("N", "N led_by eanred").plays("action:collection").is_at("2 food in eoforwic")


def test_coenwulf_strikes_in_the_first_round_when_he_attacks_himself() -> None:
    """BRE-8.1: op ruler_attack_hits."""
    position = f"M led_by coenwulf; M ruler in {_HERE}; danes 3 viking in {_HERE}; {NO_CARDS}"
    table = battle(_HERE, "M", position).rolls(0, 0, 0, 0).is_at(f"danes 2 viking in {_HERE}")
    table.rolls(0, 0, 0).is_at(f"danes 2 viking in {_HERE}")
    battle(_HERE, "danes", position).rolls(0, 0, 0, 0).is_at(f"danes 3 viking in {_HERE}")
    away = f"M led_by coenwulf; M thegn in {_HERE}; danes 3 viking in {_HERE}; {NO_CARDS}"
    battle(_HERE, "M", away).rolls(0, 0, 0, 0).is_at(f"danes 3 viking in {_HERE}")


def test_cynethryth_builds_for_two_gold() -> None:
    """BRE-8.1: op building_cost."""
    table = _turn("M", "M led_by cynethryth; M gold 2").plays("action:development", "build:abbey")
    table.is_at("M gold 0; M abbey in tamoworthig")


def test_beorhtric_bribes_for_less() -> None:
    """BRE-8.1, BRE-TV-14: op bribe_discount; discounts add up, but a bribe costs at least 1 Gold."""
    position = f"W led_by beorhtric; W gold 6; danes 3 viking in mynyw; neutral thegn ceorl in lindcylene; {NO_CARDS}"
    for card, vikings, neutrals in (("rich_harvest", 5, 1), ("restless_borders", 4, 1)):
        table = told(position, phase="season", year_round=3).plays(f"season_card:{card}")
        table.fork().plays("area:mynyw", "area:glywysing").is_at(f"W gold {6 - vikings}")
        table.plays("area:lindcylene", "area:steanford").is_at(f"W gold {6 - neutrals}")


def test_ecgberhts_group_goes_a_point_further() -> None:
    """BRE-8.1: op ruler_group_move; only a group with the Ruler."""
    table = _turn("W", "W led_by ecgberht; W thegn in wintanceaster").plays("action:movement", "from:wintanceaster")
    table.has("to:cantwareburg").plays("to:cantwareburg").asks("move_group", of="W").offers("take:1", "all")
    other = told("W led_by beorhtric; W thegn in wintanceaster").plays("action:movement", "from:wintanceaster")
    other.lacks("to:cantwareburg")


def test_eadwalds_first_ceorl_is_free() -> None:
    """BRE-8.1: op fyrd_free_unit; it counts for the limit."""
    table = _turn("E", "E led_by eadwald; E gold 3").plays("action:fyrd", "recruit:ceorl").is_at("E gold 3")
    table.plays(*["recruit:ceorl"] * 3).is_at("E gold 0; E ruler 4 ceorl in rendlaesham")
    table.asks("choose_action", of="E")


def test_two_of_aethelstans_units_need_no_food() -> None:
    """BRE-8.1, BRE-14.14: op winter_free_food."""
    position = f"E led_by aethelstan; E 2 thegn in norwic; 2 food in rendlaesham; {NO_CARDS}"
    table = told(position, turn="E", phase="season", year_round=4).plays("season_card:mild_winter")
    table.is_at("E 2 thegn in norwic; E ruler in rendlaesham; 0 food in rendlaesham")
