"""Chapter 12: combat between players."""

from __future__ import annotations

import pytest

from meadhall.games.northgard.notation import BOARD_A
from tests.games.northgard.told import Table, told

_STRONGHOLD = "fortress (-1,-1)n; defense_tower (-1,-2)n; P 2 T(-1,-1)n; P stock 2/0/0; R 5 T(0,0)n"


def _attack(position: str, units: int, card: str = "start_move", clans: str = "goat raven boar wolf stag") -> Table:
    """Red moves so many units from T(0,0)w into T(0,0)s, and no more."""
    table = told(BOARD_A, f"{position}; R hand {card}", clans=clans).plays(f"play:{card}")
    table.moves("T(0,0)w", "T(0,0)s", units)
    return table.plays("finish") if table.question == "move_from" else table


# The rulebook's examples


def test_casualties_beat_a_higher_score() -> None:
    """NOR-EX-9, NOR-12.4, NOR-12.5, NOR-12.6, NOR-12.9, NOR-12.12, NOR-RUL-41"""
    table = told(BOARD_A, f"{_STRONGHOLD}; R stock 2/0/0; R hand start_move")
    table.plays("play:start_move").moves("T(0,0)n", "T(-1,-1)n", 5)
    table.plays("food:2", "food:2", "die:skull2", "die:axe2")
    table.scored("red", 7, losses=1).scored("purple", 8, losses=2)
    table.is_at("R 4 T(-1,-1)n; P 0 T(-1,-1)n; R reserve 10; P reserve 14; R stock 0/0/0; P stock 0/0/0")
    table.is_at("fortress (-1,-1)n; defense_tower (-1,-2)n").turn_of("purple")


def test_a_tie_is_the_defenders() -> None:
    """NOR-EX-10, NOR-11.6, NOR-12.5, NOR-12.9, NOR-12.11, NOR-RUL-41"""
    table = told(BOARD_A, f"{_STRONGHOLD}; R hand bodyguard")
    table.plays("play:bodyguard").moves("T(0,0)n", "T(-1,-1)n", 4)
    table.asks("spend_food", of="purple").plays("food:2", "die:axe_skull", "die:choice")
    table.asks("choose_symbol", of="purple").plays("casualty")
    table.scored("red", 6, losses=2).scored("purple", 6, losses=1)
    table.asks("retreat_to", of="red").offers("territory:T(0,0)n", "territory:T(-1,-1)s")
    table.plays("territory:T(0,0)n", "units:1", "territory:T(-1,-1)s")
    table.is_at("R 2 T(0,0)n; R 1 T(-1,-1)s; P 1 T(-1,-1)n; R reserve 11; P reserve 13").turn_of("purple")


# Who fights


def test_only_figures_in_the_territory_fight() -> None:
    """NOR-12.1, NOR-12.3"""
    table = _attack("R 4 T(0,0)w; R 3 T(0,0)e; P 1 T(0,0)s; P 5 T(0,1)e", units=2)
    table.plays("die:axe2", "die:axe3").scored("red", 4, losses=0).scored("purple", 4, losses=0)
    table.asks("retreat_to", of="red")


def test_the_mover_attacks_and_the_controller_defends() -> None:
    """NOR-12.1, NOR-12.4: points of the card are the attacker's alone."""
    table = _attack("R 3 T(0,0)w; P 3 T(0,0)s", units=3, card="grizzled_warriors")
    table.plays("die:axe2", "die:axe2").scored("red", 7, losses=0).scored("purple", 5, losses=0)
    table.asks("retreat_to", of="purple")


def test_the_active_player_picks_the_order_of_combats() -> None:
    """NOR-12.2"""
    table = told(BOARD_A, "R 4 T(0,0)w; P 1 T(0,0)s; Y 1 T(0,0)e; R hand militia").plays("play:militia")
    table.moves("T(0,0)w", "T(0,0)s", 2).moves("T(0,0)w", "T(0,0)e", 2)
    table.asks("pick_fight", of="red").offers("combat:T(0,0)e", "combat:T(0,0)s").plays("combat:T(0,0)s")
    table.plays("die:skull2", "die:axe2").is_at("R 2 T(0,0)s; Y 1 T(0,0)e; R 2 intruding T(0,0)e")


def test_kaija_is_worth_two_points() -> None:
    """NOR-12.3, NOR-17.3"""
    table = _attack("R 3 T(0,0)w; P 1 T(0,0)s; P Kaija T(0,0)s", units=3, clans="goat bear boar")
    table.plays("die:axe2", "die:axe2").scored("red", 5, losses=0).scored("purple", 5, losses=0)


# Bonuses and buildings


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("start_move", 0),
        ("militia", 0),
        ("bodyguard", 1),
        ("warriors", 1),
        ("heroic_charge", 1),
        ("grizzled_warriors", 2),
    ],
)
def test_the_points_of_cards(card: str, points: int) -> None:
    """NOR-11.6, NOR-12.4"""
    table = _attack("R 2 T(0,0)w; P 1 T(0,0)s", units=2, card=card).plays("die:axe2", "die:axe2")
    table.scored("red", 4 + points, losses=0).scored("purple", 3, losses=0)


def test_the_points_of_a_card_count_in_each_of_its_combats() -> None:
    """NOR-11.6, NOR-12.2, NOR-12.4"""
    table = told(BOARD_A, "R 4 T(0,0)w; P 1 T(0,0)s; Y 1 T(0,0)e; R hand warriors").plays("play:warriors")
    table.moves("T(0,0)w", "T(0,0)s", 2).moves("T(0,0)w", "T(0,0)e", 2).plays("combat:T(0,0)s")
    table.plays("die:skull2", "die:axe2").scored("red", 3, losses=0)
    table.plays("die:skull2", "die:axe2").scored("red", 3, losses=0).is_at("R 2 T(0,0)s; R 2 T(0,0)e")


def test_buildings_help_only_the_defender() -> None:
    """NOR-12.4, NOR-12.5"""
    table = told(BOARD_A, "fortress (-1,-1)n; defense_tower (-1,-2)n; R 2 T(-1,-1)n; P 2 T(0,0)n; R hand start_move")
    table.plays("play:start_move").moves("T(-1,-1)n", "T(0,0)n", 2).plays("die:axe2", "die:axe2")
    table.scored("red", 4, losses=0).scored("purple", 4, losses=0)


def test_every_tower_costs_the_attacker_a_figure() -> None:
    """NOR-12.5, NOR-RUL-41: a casualty, not a point."""
    table = _attack("R 5 T(0,0)w; P 2 T(0,0)s; defense_tower (0,1)n; slotless defense_tower T(0,0)s", units=5)
    table.plays("die:axe3", "die:axe2").scored("red", 8, losses=2).scored("purple", 4, losses=0)
    table.is_at("R 3 intruding T(0,0)s; R reserve 11").asks("retreat_to", of="purple")


# Food


def test_food_is_at_most_one_for_each_figure() -> None:
    """NOR-12.6: the defender knows what the attacker has spent."""
    table = _attack("R 3 T(0,0)w; R stock 2/0/0; P 1 T(0,0)s; P stock 5/0/0", units=3)
    table.asks("spend_food", of="red").offers("food:0", "food:1", "food:2").plays("food:1")
    table.is_at("R stock 1/0/0").asks("spend_food", of="purple").offers("food:0", "food:1").plays("food:1")
    table.is_at("P stock 4/0/0").plays("die:axe2", "die:axe2")
    table.scored("red", 6, losses=0).scored("purple", 4, losses=0)


def test_only_figures_that_moved_in_are_fed() -> None:
    """NOR-12.6, NOR-12.1"""
    table = _attack("R 5 T(0,0)w; R stock 4/0/0; P 1 T(0,0)s", units=2)
    table.asks("spend_food", of="red").offers("food:0", "food:1", "food:2")


# Dice


def test_the_attacker_decides_before_the_defender_rolls() -> None:
    """NOR-12.7, NOR-11.4"""
    table = _attack("R 2 T(0,0)w; P 2 T(0,0)s", units=2, card="axe_throwers")
    table.asks("roll_die", of="chance").plays("die:choice").asks("choose_symbol", of="red").offers("point", "casualty")
    table.plays("point").asks("throw_axes", of="red").offers("point", "casualty").plays("casualty")
    table.asks("roll_die", of="chance").plays("die:choice").asks("choose_symbol", of="purple").plays("point")
    table.scored("red", 3, losses=0).scored("purple", 3, losses=1)


@pytest.mark.parametrize(
    ("face", "points", "casualties"),
    [("axe2", 2, 0), ("axe3", 3, 0), ("axe2_skull", 2, 1), ("skull2", 0, 2), ("axe_skull", 1, 1)],
)
def test_the_faces_of_the_die(face: str, points: int, casualties: int) -> None:
    """NOR-12.7, NOR-12.8: the same die for both sides."""
    table = _attack("R 3 T(0,0)w; P 4 T(0,0)s", units=3)
    table.offers("die:axe2", "die:axe3", "die:choice", "die:axe2_skull", "die:skull2", "die:axe_skull")
    table.fork().plays(f"die:{face}", "die:axe2").scored("red", 3 + points, 0).scored("purple", 6, casualties)
    table.plays("die:axe2", f"die:{face}").scored("red", 5, casualties).scored("purple", 4 + points, 0)


@pytest.mark.parametrize(("symbol", "points", "casualties"), [("point", 1, 0), ("casualty", 0, 1)])
def test_the_free_face(symbol: str, points: int, casualties: int) -> None:
    """NOR-12.7, NOR-12.8"""
    table = _attack("R 3 T(0,0)w; P 4 T(0,0)s", units=3)
    table.fork().plays("die:choice", symbol, "die:axe2").scored("red", 3 + points, 0).scored("purple", 6, casualties)
    table.plays("die:axe2", "die:choice", symbol).scored("red", 5, casualties).scored("purple", 4 + points, 0)


def test_casualties_of_die_card_and_towers_add_up() -> None:
    """NOR-12.8, NOR-11.4"""
    table = _attack("R 5 T(0,0)w; P 5 T(0,0)s; defense_tower (0,1)n", units=5, card="axe_throwers")
    table.plays("die:skull2", "casualty", "die:skull2").scored("red", 5, losses=3).scored("purple", 5, losses=3)
    table.asks("retreat_to", of="red").is_at("R 2 intruding T(0,0)s; P 2 T(0,0)s; R reserve 12; P reserve 12")


# Who wins


def test_both_are_wiped_out() -> None:
    """NOR-TV-9, NOR-12.9, NOR-12.12, NOR-17.9, NOR-17.11: nobody wins, nobody is rewarded."""
    for clans in ("wolf raven boar", "stag raven boar"):
        table = _attack("R 1 T(0,0)w; P 1 T(0,0)s", units=1, clans=clans)
        table.plays("die:choice", "casualty", "die:axe_skull")
        table.is_at("T(0,0)s neutral; R stock 0/0/0; R fame 0; R reserve 14; P reserve 14")
        assert [line for line in table.lines() if line.endswith("won")] == ["nobody_won"]


def test_an_attack_without_survivors_is_lost() -> None:
    """NOR-TV-10, NOR-12.9, NOR-12.10"""
    table = _attack("R 2 T(0,0)w; R stock 2/0/0; P 1 T(0,0)s; defense_tower (0,1)n", 2, "grizzled_warriors")
    table.plays("food:2", "die:axe3", "die:axe_skull").scored("red", 9, losses=2).scored("purple", 2, losses=0)
    table.is_at("P 1 T(0,0)s; R 0 T(0,0)s; R reserve 14")


def test_shieldbearers_survive() -> None:
    """NOR-TV-11, NOR-11.3, NOR-12.8"""
    table = _attack("R 2 T(0,0)w; R stock 2/0/0; P 1 T(0,0)s; defense_tower (0,1)n", 2, "shieldbearers")
    table.plays("food:2", "die:axe3", "die:axe_skull").scored("red", 7, losses=1).scored("purple", 2, losses=0)
    table.asks("retreat_to", of="purple").plays("territory:T(0,1)e")
    table.is_at("R 1 T(0,0)s; P 1 T(0,1)e; R reserve 13; P reserve 13")


@pytest.mark.parametrize(
    ("attackers", "defenders", "winner"), [(3, 2, "red"), (3, 3, "purple"), (2, 3, "purple"), (4, 3, "red")]
)
def test_the_higher_score_wins_and_ties_are_the_defenders(attackers: int, defenders: int, winner: str) -> None:
    """NOR-12.8, NOR-12.9"""
    table = _attack(f"R {attackers} T(0,0)w; P {defenders} T(0,0)s", attackers).plays("die:axe3", "die:axe3")
    table.asks("retreat_to", of="purple" if winner == "red" else "red")


def test_wiping_out_a_stronger_defender_wins() -> None:
    """NOR-12.9, NOR-12.12"""
    table = _attack("R 1 T(0,0)w; P 2 T(0,0)s; P stock 2/0/0; food_silo (0,1)n", 1).plays("food:2", "die:skull2")
    table.plays("die:axe3").scored("red", 1, losses=0).scored("purple", 7, losses=2)
    table.is_at("R 1 T(0,0)s; P reserve 14; food_silo (0,1)n")


# Casualties and retreats


def test_removed_units_go_to_the_reserve() -> None:
    """NOR-12.10: both sides lose theirs, whoever wins."""
    table = _attack("R 5 T(0,0)w; P 3 T(0,0)s", units=5).plays("die:axe2_skull", "die:skull2")
    table.is_at("R 3 intruding T(0,0)s; P 2 T(0,0)s; R reserve 11; P reserve 12").asks("retreat_to", of="purple")


def test_survivors_retreat_to_any_number_of_territories() -> None:
    """NOR-12.11"""
    table = _attack("R 6 T(0,0)w; P 3 T(0,0)s; P 1 T(0,1)e; Y 1 T(0,0)e", units=5).plays("die:axe2", "die:axe2")
    table.asks("retreat_to", of="purple").offers("territory:T(0,1)e", "territory:T(0,1)w").plays("territory:T(0,1)w")
    table.offers("units:1", "units:2", "units:3").plays("units:2").plays("territory:T(0,1)e")
    table.is_at("P 2 T(0,1)w; P 2 T(0,1)e; R 5 T(0,0)s; R 1 T(0,0)w; P reserve 10")


def test_the_only_way_out_is_taken_by_all() -> None:
    """NOR-12.11"""
    table = _attack("R 6 T(0,0)w; P 3 T(0,0)s; Y 1 T(0,1)e; Y 1 T(0,0)e", units=5).plays("die:axe2", "die:axe2")
    table.is_at("P 3 T(0,1)w; R 5 T(0,0)s").turn_of("purple")


def test_nowhere_to_retreat() -> None:
    """NOR-TV-12, NOR-12.11: rough borders are no way out."""
    table = told(BOARD_A, "P 1 T(-1,-1)n; R 4 T(0,0)n; R 1 T(0,0)w; Y 1 T(-1,-1)s; R hand start_move")
    table.plays("play:start_move").moves("T(0,0)n", "T(-1,-1)n", 3).plays("die:axe2", "die:axe2")
    table.is_at("R 3 T(-1,-1)n; R 1 T(0,0)n; T(-1,-2)w neutral; T(-1,-2)e neutral; P reserve 14").turn_of("purple")


def test_nobody_retreats_into_a_combat_that_waits() -> None:
    """NOR-12.11"""
    table = told(BOARD_A, "R 6 T(0,0)w; P 2 T(0,0)s; P 2 T(0,0)e; R hand militia").plays("play:militia")
    table.moves("T(0,0)w", "T(0,0)s", 4).moves("T(0,0)w", "T(0,0)e", 1).plays("combat:T(0,0)s")
    table.plays("die:axe2", "die:axe2").asks("retreat_to", of="purple")
    table.offers("territory:T(0,1)e", "territory:T(0,1)w")


def test_wolf_clan_retreats_across_rough_borders() -> None:
    """NOR-12.11: its attackers do; those whom it beats do not."""
    position = "R 2 T(0,0)w; P 4 T(-1,-1)s; R hand wolf_clan"
    table = told(BOARD_A, position, clans="wolf raven boar").plays("play:wolf_clan").moves("T(0,0)w", "T(-1,-1)s", 2)
    table.plays("die:axe2", "die:axe2").asks("retreat_to", of="red")
    table.offers("territory:T(0,0)n", "territory:T(0,0)w", "territory:T(-1,-1)n", "territory:T(-1,0)e")
    position = "R 5 T(0,0)w; P 1 T(-1,-1)s; R hand wolf_clan"
    table = told(BOARD_A, position, clans="wolf raven boar").plays("play:wolf_clan").moves("T(0,0)w", "T(-1,-1)s", 5)
    table.plays("die:axe2", "die:axe2").asks("retreat_to", of="purple").lacks("territory:T(0,0)w")


def test_kaija_retreats_on_her_own() -> None:
    """NOR-12.11, NOR-17.4"""
    table = _attack("R 6 T(0,0)w; P 1 T(0,0)s; P Kaija T(0,0)s", units=6, clans="goat bear boar")
    table.plays("die:axe2", "die:axe2").asks("retreat_kaija", of="purple").plays("territory:T(0,1)e")
    table.asks("retreat_to", of="purple").plays("territory:T(0,0)e")
    table.is_at("P Kaija T(0,1)e; P 0 T(0,1)e; P 1 T(0,0)e; R 6 T(0,0)s; T(0,0)w neutral")
