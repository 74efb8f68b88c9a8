"""Chapter 8: the Move action."""

from __future__ import annotations

import pytest

from meadhall.games.northgard.content import STAG, WOLF
from meadhall.games.northgard.notation import BOARD_A, BOARD_M
from tests.games.northgard.told import told

# On BOARD-M: A = T(0,0)e, B = T(1,0)n, C = T(1,0)e, D = T(1,0)s; A-B, A-C and A-D regular, C-D rough.


def test_four_points() -> None:
    """NOR-EX-5, NOR-8.1, NOR-8.2, NOR-8.3"""
    table = told(BOARD_M, "R 2 T(0,0)e; R 4 T(1,0)e; R hand incursion").plays("play:incursion")
    table.moves("T(0,0)e", "T(1,0)n", 1).moves("T(0,0)e", "T(1,0)e", 1).moves("T(1,0)e", "T(1,0)s", 4)
    table.is_at("T(0,0)e neutral; R 1 T(1,0)n; R 1 T(1,0)e; R 4 T(1,0)s").turn_of("purple")


def test_a_rough_border_costs_two_points_of_one_card() -> None:
    """NOR-TV-5, NOR-8.2: points of two cards never add up."""
    story = "R 3 T(1,0)e; R hand bodyguard militia bear_clan"
    one = told(BOARD_M, story).plays("play:bodyguard", "territory:T(1,0)e").asks("move_to", of="red")
    one.offers("territory:T(0,0)e", "territory:T(1,0)n")
    two = told(BOARD_M, story).plays("play:militia", "territory:T(1,0)e").asks("move_to", of="red")
    two.offers("territory:T(0,0)e", "territory:T(1,0)n", "territory:T(1,0)s")
    two.fork().plays("territory:T(1,0)n", "units:1").asks("move_from", of="red").plays("territory:T(1,0)e")
    two.plays("territory:T(1,0)s", "units:3").is_at("R 3 T(1,0)s").asks("continue", of="red")
    again = told(BOARD_M, story).plays("play:bodyguard", "finish", "play:bear_clan", "territory:T(1,0)e")
    again.offers("territory:T(0,0)e", "territory:T(1,0)n")


def test_how_many_go() -> None:
    """NOR-8.1: one up to all."""
    table = told(BOARD_M, "R 3 T(0,0)w; R hand start_move").plays("play:start_move", "territory:T(0,0)w")
    table.plays("territory:T(0,0)n").asks("move_count", of="red").offers("units:1", "units:2", "units:3")
    table.plays("units:2").is_at("R 1 T(0,0)w; R 2 T(0,0)n; R reserve 11")


def test_units_move_on_and_groups_split_and_merge() -> None:
    """NOR-8.3: two walk round with three points, and pick up a third on their way."""
    table = told(BOARD_M, "R 2 T(0,0)n; R 1 T(0,0)w; R hand heroic_charge").plays("play:heroic_charge")
    table.moves("T(0,0)n", "T(0,0)w", 2).is_at("R 3 T(0,0)w").moves("T(0,0)w", "T(0,0)s", 2).moves(
        "T(0,0)s", "T(0,0)e", 1
    )
    table.is_at("R 1 T(0,0)w; R 1 T(0,0)s; R 1 T(0,0)e; T(0,0)n neutral")


def test_units_that_enter_an_enemy_territory_stop() -> None:
    """NOR-8.4, NOR-8.7: more may join them, but none leaves."""
    table = told(BOARD_M, "R 3 T(0,0)e; P 2 T(1,0)n; R hand heroic_charge").plays("play:heroic_charge")
    table.moves("T(0,0)e", "T(1,0)n", 1).offers("territory:T(0,0)e", "finish").moves("T(0,0)e", "T(1,0)n", 1)
    table.is_at("R 2 intruding T(1,0)n; P 2 T(1,0)n; R 1 T(0,0)e").offers("territory:T(0,0)e", "finish")
    table.plays("finish").asks("roll_die", of="chance")


def test_one_moves_out_of_one_s_own_territories_only() -> None:
    """NOR-8.7: neither Purple's nor Yellow's units are Red's to move."""
    table = told(BOARD_M, "R 1 T(0,0)e; P 2 T(1,0)n; Y 1 T(0,0)w; R hand start_move").plays("play:start_move")
    table.offers("territory:T(0,0)e", "finish")


def test_all_moves_come_before_all_combats() -> None:
    """NOR-8.5, NOR-8.8: two combats wait, and the active player picks the order; the bonus works in both."""
    table = told(BOARD_M, "R 4 T(0,0)e; P 1 T(1,0)n; Y 1 T(1,0)s; R hand warriors").plays("play:warriors")
    table.moves("T(0,0)e", "T(1,0)n", 2).asks("move_from", of="red").moves("T(0,0)e", "T(1,0)s", 2)
    table.asks("pick_fight", of="red").offers("combat:T(1,0)n", "combat:T(1,0)s").plays("combat:T(1,0)s")
    table.plays("die:skull2", "die:axe2").scored("red", 3, losses=0).is_at("R 2 T(1,0)s")
    table.plays("die:axe2", "die:axe2").scored("red", 5, losses=0)


def test_an_action_may_end_with_points_left() -> None:
    """NOR-8.6: even without any move."""
    table = told(BOARD_M, "R 1 T(0,0)e; R hand incursion")
    table.fork().plays("play:incursion", "finish").is_at("R 1 T(0,0)e").turn_of("purple")
    table.plays("play:incursion").moves("T(0,0)e", "T(0,0)n", 1).plays("finish").is_at("R 1 T(0,0)n").turn_of("purple")


def test_a_combat_waits_wherever_both_stand_at_the_end_of_the_moves() -> None:
    """NOR-8.8: those who have moved on are in none."""
    table = told(BOARD_M, "R 2 T(0,0)e; P 1 T(1,0)n; P 1 T(1,0)e; R hand infiltration").plays("play:infiltration")
    table.moves("T(0,0)e", "T(1,0)n", 2).moves("T(1,0)n", "T(1,0)e", 2).plays("finish")
    assert [numbers[2] for numbers in table.heard("combat_begins")] == [table.territory("T(1,0)e")]
    table.is_at("P 1 T(1,0)n; R 2 intruding T(1,0)e")


def test_where_figures_may_go() -> None:
    """NOR-8.7: neighbours within reach, own, neutral or enemy."""
    table = told(BOARD_M, "R 2 T(0,0)e; R 1 T(1,0)e; P 1 T(1,0)n; R hand start_move").plays("play:start_move")
    table.plays("territory:T(0,0)e")
    table.offers(*[f"territory:T(0,0){area}" for area in "nsw"], *[f"territory:T(1,0){area}" for area in "nes"])


def test_nobody_stops_in_a_partner_s_territory() -> None:
    """NOR-8.7: with one point it cannot be entered, with two it can be passed through."""
    story = "R 1 T(0,0)n; Y 1 T(0,0)e; P 1 T(0,0)s"
    one = told(BOARD_M, f"{story}; R hand start_move", players=4, teams=True).plays("play:start_move")
    one.plays("territory:T(0,0)n").is_at("R 1 T(0,0)w")
    two = told(BOARD_M, f"{story}; R hand militia", players=4, teams=True).plays("play:militia")
    two.plays("territory:T(0,0)n").offers("territory:T(0,0)e", "territory:T(0,0)w").plays("territory:T(0,0)e")
    two.asks("pass_through", of="red").has("territory:T(1,0)s", "territory:T(0,0)s").lacks("finish")
    two.plays("territory:T(1,0)s").is_at("R 1 T(1,0)s; Y 1 T(0,0)e")


def test_a_brown_bear_lets_nobody_out() -> None:
    """NOR-8.7: into its territory one may go."""
    story = "R 2 T(0,0)e; R 1 T(1,0)n; brown_bear_beige (0,0)e; R hand militia"
    table = told(BOARD_M, story, creatures=True).plays("play:militia").offers("territory:T(1,0)n", "finish")
    table.moves("T(1,0)n", "T(0,0)e", 1).is_at("R 3 T(0,0)e")


def test_kaija_goes_only_where_she_may() -> None:
    """NOR-8.7: alone or with others, but not to an enemy unless she is awake."""
    story = "R 1 T(0,0)n; R Kaija T(0,0)n; P 1 T(0,0)e; R hand start_move bear_awakens"
    table = told(BOARD_M, story, clans="bear raven boar")
    calm = table.fork().plays("play:start_move", "territory:T(0,0)n")
    calm.fork().plays("territory:T(0,0)w").offers("units:1", "units_and_kaija:0", "units_and_kaija:1")
    calm.plays("territory:T(0,0)e").is_at("R 1 intruding T(0,0)e; R Kaija T(0,0)n")
    awake = table.plays("play:bear_awakens", "finish", "play:start_move", "territory:T(0,0)n")
    awake.plays("territory:T(0,0)e").has("units_and_kaija:0", "units_and_kaija:2", "units:2")
    alone = told(BOARD_M, story.replace("R 1 T(0,0)n; ", ""), clans="bear raven boar").plays("play:start_move")
    alone.plays("territory:T(0,0)n").is_at("R Kaija T(0,0)w; T(0,0)n neutral")


# Cards


def test_infiltration() -> None:
    """NOR-TV-25, NOR-RUL-25: those left behind fight."""
    story = "R 3 T(0,0)e; P 1 T(1,0)n; R hand infiltration heroic_charge"
    table = told(BOARD_M, story).plays("play:infiltration").moves("T(0,0)e", "T(1,0)n", 3)
    table.offers("territory:T(1,0)n", "finish").moves("T(1,0)n", "T(1,0)e", 2)
    table.is_at("R 1 intruding T(1,0)n; R 2 T(1,0)e; P 1 T(1,0)n").asks("move_from", of="red").plays("finish")
    table.asks("roll_die", of="chance").plays("die:axe2", "die:axe2").scored("red", 3, losses=0)
    assert len(table.heard("combat_begins")) == 1
    without = told(BOARD_M, story).plays("play:heroic_charge").moves("T(0,0)e", "T(1,0)n", 3)
    without.asks("roll_die", of="chance").is_at("R 3 intruding T(1,0)n")


@pytest.mark.parametrize(("clan", "number"), [("stag", STAG), ("wolf", WOLF)])
def test_a_territory_emptied_by_intimidate_is_taken_without_combat(clan: str, number: int) -> None:
    """NOR-RUL-24: neither the Stag's fame nor the Wolf's food."""
    story = "R 2 T(0,0)e; P 1 T(1,0)n; R hand intimidate"
    table = told(BOARD_M, story, clans=f"{clan} raven boar").plays("play:intimidate").moves("T(0,0)e", "T(1,0)n", 2)
    table.asks("intimidate", of="red").offers("territory:T(0,0)e", "territory:T(1,0)e", "finish")
    fought = table.fork().plays("finish", "die:skull2", "die:axe2")
    fought.is_at(f"R 2 T(1,0)n; R fame {int(clan == 'stag')}; R stock {int(clan == 'wolf')}/0/0")
    table.plays("territory:T(1,0)e").is_at("R 2 T(1,0)n; P 1 T(1,0)e; R fame 0; R stock 0/0/0")
    assert "rolled" not in table.lines()
    assert table.heard("taken_without_combat")[0][0] == number


def test_hidden_ways_are_no_move_action() -> None:
    """NOR-RUL-26: no creature is attacked, and a Fallen Valkyrie's territory is closed to them."""
    story = "R 2 T(0,0)n; R 1 T(0,0)w; wolf_beige (0,0)w; fallen_valkyrie_beige (1,0)n; R hand hidden_ways start_move"
    table = told(BOARD_M, story, creatures=True)
    hidden = table.fork().plays("play:hidden_ways", "territory:T(0,0)n").lacks("territory:T(1,0)n", "territory:T(0,0)e")
    hidden.plays("territory:T(1,0)s", "units:2").turn_of("purple").is_at("R 2 T(1,0)s; wolf_beige (0,0)w")
    moved = table.plays("play:start_move", "finish").asks("declare_hunt", of="red")
    moved.offers("hunt:wolf_beige", "finish")


def test_bribed_units_attack_for_their_owner() -> None:
    """NOR-RUL-27: Purple decides about food and die, and has the reward of its clan."""
    story = "R 1 T(0,0)n; P 2 T(0,0)e; P stock 1/0/0; Y 1 T(1,0)n; R hand bribery"
    table = told(BOARD_M, story, clans="goat wolf boar").plays("play:bribery").asks("bribe_from", of="red")
    table.offers("territory:T(0,0)e", "territory:T(1,0)n").plays("territory:T(0,0)e", "territory:T(1,0)n", "units:2")
    table.asks("spend_food", of="purple").plays("food:1").plays("die:choice").asks("choose_symbol", of="purple")
    table.plays("casualty", "die:axe2").is_at("P 2 T(1,0)n; T(0,0)e neutral; P stock 1/0/0").turn_of("purple")
    table = told(BOARD_M, story, clans="goat wolf boar").plays("play:bribery", "territory:T(0,0)e")
    table.plays("territory:T(0,0)n", "units:2").asks("spend_food", of="purple").plays("food:0", "die:axe2", "die:axe2")
    table.scored("purple", 4, losses=0).scored("red", 3, losses=0)
    assert table.heard("combat_begins")[0][:2] == [WOLF, table.s.clan[0]]


# Fallen Valkyries


def test_a_valkyrie_with_another_player_s_units_lets_nobody_in() -> None:
    """NOR-RUL-49, NOR-8.7"""
    story = "R 2 T(0,0)e; P 1 T(1,0)n; {} (1,0)n; R hand start_move"
    for creature, is_open in (("fallen_valkyrie_beige", False), ("draugr_beige", True)):
        table = told(BOARD_M, story.format(creature), creatures=True).plays("play:start_move", "territory:T(0,0)e")
        assert ("territory:T(1,0)n" in table.options) == is_open
    alone = told(BOARD_M, "R 2 T(0,0)e; fallen_valkyrie_beige (1,0)n; R hand start_move", creatures=True)
    alone.plays("play:start_move", "territory:T(0,0)e").has("territory:T(1,0)n")


def test_two_valkyries_let_nobody_in() -> None:
    """NOR-8.7: not even to units of one's own."""
    story = "R 2 T(0,0)e; R 1 T(1,0)n; fallen_valkyrie_beige (1,0)n; {} (1,0)n; R hand militia"
    for creature, is_open in (("fallen_valkyrie_brown", False), ("draugr_brown", True)):
        table = told(BOARD_M, story.format(creature), creatures=True).plays("play:militia", "territory:T(0,0)e")
        assert ("territory:T(1,0)n" in table.options) == is_open


def test_nobody_leaves_a_valkyrie_once_somebody_has_entered() -> None:
    """NOR-RUL-53: before that, those who stand there may go."""
    story = "R 1 T(1,0)n; R 2 T(0,0)e; fallen_valkyrie_beige (1,0)n; R hand incursion"
    table = told(BOARD_M, story, creatures=True).plays("play:incursion")
    left = table.fork().has("territory:T(1,0)n").moves("T(1,0)n", "T(1,0)e", 1).plays("finish").turn_of("purple")
    left.is_at("R 1 T(1,0)e; R 2 T(0,0)e")
    table.moves("T(0,0)e", "T(1,0)n", 1).offers("territory:T(0,0)e", "finish").plays("finish")
    assert "hunt_begins" in table.lines()
    table.is_at("R 2 T(1,0)n; R 1 T(0,0)e")


def test_of_two_valkyries_one_is_fought() -> None:
    """NOR-RUL-53: one of them must be, the other is ignored."""
    story = "R 9 T(1,0)n; fallen_valkyrie_beige (1,0)n; fallen_valkyrie_brown (1,0)n; R hand start_move"
    table = told(BOARD_M, story, creatures=True).plays("play:start_move", "finish").asks("declare_hunt", of="red")
    table.offers("hunt:fallen_valkyrie_beige", "hunt:fallen_valkyrie_brown").plays("hunt:fallen_valkyrie_brown")
    table.plays("die:axe3", "die:axe2").turn_of("purple")
    table.is_at("R 9 T(1,0)n; R fame 4; fallen_valkyrie_brown away; fallen_valkyrie_beige (1,0)n")


def test_wolves_ignore_rough_borders() -> None:
    """NOR-8.2: with Wolf Clan every border costs 1 point; with another Move 1 there is no way."""
    story = "R 1 T(1,0)e; R hand wolf_clan start_move"
    table = told(BOARD_M, story, clans="wolf raven boar")
    table.fork().plays("play:start_move", "territory:T(1,0)e").lacks("territory:T(1,0)s")
    table.plays("play:wolf_clan", "territory:T(1,0)e", "territory:T(1,0)s").is_at("R 1 T(1,0)s")


def test_a_move_needs_somewhere_to_go() -> None:
    """NOR-8.7: behind a rough border with one point there is nowhere."""
    story = "R 1 T(-2,1)n; R hand start_move militia"
    table = told(BOARD_A, story).lacks("play:start_move").plays("play:militia").moves("T(-2,1)n", "T(-1,1)w", 1)
    table.is_at("R 1 T(-1,1)w; T(-2,1)n neutral")
