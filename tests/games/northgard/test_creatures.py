"""Chapter 18: creatures, how they appear, move and act."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.northgard.content import CREATURE_FAME, CREATURE_IDS, CREATURE_VALUE
from meadhall.games.northgard.notation import BOARD_A, BOARD_B, BOARD_M
from tests.games.northgard.told import Table, new_game, told

_LOW = [name for name in CREATURE_IDS if not name.startswith("fallen")]


def _wild(board: str, position: str, **options: Any) -> Table:
    """A game with creatures."""
    return told(board, position, creatures=True, **options)


def _acted(table: Table) -> list[str]:
    """The creatures that moved, in their order."""
    return [CREATURE_IDS[numbers[0]] for numbers in table.heard("creature_moved")]


# The deck


def test_the_creatures() -> None:
    """NOR-18.1"""
    numbers = {name: (CREATURE_VALUE[n], CREATURE_FAME[n]) for n, name in enumerate(CREATURE_IDS)}
    assert sorted(numbers.values()) == [(4, 1)] * 3 + [(5, 2)] * 2 + [(6, 3)] * 2 + [(7, 4)] * 2
    assert numbers["fallen_valkyrie_beige"] == (7, 4)
    assert numbers["wolf_brown"] == (4, 1)


def test_without_the_option_nobody_lives_in_lairs() -> None:
    """NOR-18.1"""
    table = told(BOARD_M, "R 1 T(0,0)n; R hand start_explore; tiles t17").plays("play:start_explore")
    table.lays("t17", "(0,-1)", 0).turn_of("purple")
    assert "creature_appeared" not in table.lines()


def _lairs_only() -> Table:
    """Two players who hold nothing but tiles with lairs, before the first is placed."""
    table = new_game(2, clan_assignment="fixed", fixed_clans="goat,raven", creatures=True).plays("seat:red")
    table.plays("card:ach_warlord", "card:ach_scholar")
    return table.plays(*(f"tile:{tile}" for tile in ("t17", "t22", "t25", "t27", "t33", "t23")))


def test_weak_creatures_come_first() -> None:
    """NOR-18.2: as many as players and one more; then the others and the Valkyries."""
    table = _lairs_only()
    seen: list[list[str]] = []
    while len(seen) < 4:
        if table.question == "draw_creature":
            seen.append(sorted(table.of_kind("creature")))
        table.plays(table.options[0])
    assert [len(names) for names in seen] == [7, 6, 5, 6]
    assert all(set(names) <= set(_LOW) for names in seen[:3])
    assert {"fallen_valkyrie_beige", "fallen_valkyrie_brown"} <= set(seen[3])


def test_defeated_creatures_come_again_when_the_deck_is_empty() -> None:
    """NOR-18.2"""
    everywhere = "; ".join(f"{name} (0,0)s" for name in CREATURE_IDS if name != "wolf_beige")
    position = f"R 9 T(0,0)n; wolf_beige (0,0)n; {everywhere}; R hand start_move scouts; tiles t17 > t05"
    table = _wild(BOARD_M, position).plays("play:start_move", "finish", "hunt:wolf_beige", "die:axe2", "die:axe2")
    table.is_at("wolf_beige away; R fame 1").plays("play:scouts").lays("t17", "(0,-1)", 0).is_at("wolf_beige (0,-1)n")
    table = _wild(BOARD_M, position.replace("start_move ", "")).plays("play:scouts").lays("t17", "(0,-1)", 0)
    assert "creature_appeared" not in table.lines()


# Appearing


def test_creatures_of_setup_do_nothing() -> None:
    """NOR-18.3, NOR-RUL-31: they come before the units, who may join them."""
    table = _lairs_only().plays("tile:t17", "cell:0,-1", "rotation:0").asks("draw_creature", of="chance")
    table.plays("creature:draugr_beige").asks("setup_units", of="red").is_at("draugr_beige (0,-1)n")
    table.has("territory:T(0,-1)n").plays("territory:T(0,-1)n").is_at("R 3 T(0,-1)n; R reserve 11")


def test_units_and_a_valkyrie_live_together_until_somebody_moves() -> None:
    """NOR-RUL-31, NOR-18.7"""
    position = "R 3 T(0,0)n; R 1 T(0,0)s; fallen_valkyrie_beige (0,0)n; R hand start_recruit start_move; tiles t13"
    table = _wild(BOARD_M, position)
    table.fork().plays("play:start_recruit").is_at("R 2 T(0,0)s; R 3 T(0,0)n; fallen_valkyrie_beige (0,0)n")
    move = table.fork().plays("play:start_move").has("territory:T(0,0)n", "territory:T(0,0)s")
    move.moves("T(0,0)s", "T(0,0)w", 1).asks("roll_in_creature_fight", of="chance")
    table.plays("play:start_move").moves("T(0,0)n", "T(0,0)w", 3).turn_of("purple")


def test_tiles_do_not_join_units_and_a_valkyrie() -> None:
    """NOR-RUL-31, NOR-20.11"""
    position = "R 1 T(0,-1)n; fallen_valkyrie_beige (0,0)e; R hand start_explore; tiles t11"
    table = _wild(BOARD_B, position).plays("play:start_explore", "cell:1,-1").offers("rotation:2", "rotation:3")
    table = _wild(BOARD_B, position.replace("fallen_valkyrie", "wolf")).plays("play:start_explore", "cell:1,-1")
    table.offers("rotation:0", "rotation:1", "rotation:2", "rotation:3")


def test_an_explored_lair_brings_a_creature() -> None:
    """NOR-18.4, NOR-18.5, NOR-EX-11: at the right end of the line; it does not move."""
    position = "R 1 T(0,0)n; wolf_beige (0,0)s; brown_bear_beige (0,0)w; R hand start_explore; tiles t17"
    table = _wild(BOARD_M, position).plays("play:start_explore").lays("t17", "(0,-1)", 0)
    table.plays("creature:draugr_beige").is_at("draugr_beige (0,-1)n; R 1 T(0,0)n")
    assert [CREATURE_IDS[creature] for creature in table.s.line if creature >= 0] == [
        "wolf_beige",
        "brown_bear_beige",
        "draugr_beige",
    ]
    assert _acted(table) == []


def test_an_explored_draugr_kills_at_once() -> None:
    """NOR-18.5, NOR-18.19"""
    position = "R 3 T(0,0)n; R hand start_explore; tiles t17"
    table = _wild(BOARD_M, position).plays("play:start_explore").lays("t17", "(0,-1)", 2)
    table.plays("creature:draugr_beige").is_at("R 2 T(0,0)n; R reserve 12; draugr_beige (0,-1)n")


def test_an_explored_valkyrie_attacks_at_once() -> None:
    """NOR-18.5, NOR-18.20"""
    position = "R 3 T(0,0)n; R stock 2/0/0; R hand start_explore; tiles t17"
    table = _wild(BOARD_M, position).plays("play:start_explore").lays("t17", "(0,-1)", 2)
    table.plays("creature:fallen_valkyrie_brown").asks("spend_food_on_creature", of="red").plays("food:2")
    table.plays("die:skull2", "die:axe3").scored("red", 8, losses=2)
    table.is_at("R 1 T(0,0)n; fallen_valkyrie_brown away; R fame 6").turn_of("purple")


# The line and the creature phase


def test_the_creature_line() -> None:
    """NOR-EX-11, NOR-18.13: from left to right."""
    position = "wolf_beige (-1,-2)e; brown_bear_brown (2,2)s; draugr_beige (0,1)w; R 3 T(0,0)w; R 2 T(2,2)m"
    table = _wild(BOARD_A, f"{position}; R 1 T(-1,-2)w", phase="creatures")
    assert _acted(table) == ["wolf_beige", "brown_bear_brown", "draugr_beige"]
    table = _wild(BOARD_A, "draugr_beige (0,1)w; wolf_beige (-1,-2)e; R 3 T(0,0)w; R 1 T(-1,-2)w", phase="creatures")
    assert _acted(table) == ["draugr_beige", "wolf_beige"]


def test_a_draugr_activates() -> None:
    """NOR-EX-13, NOR-18.14, NOR-18.15, NOR-18.19"""
    position = "draugr_beige (0,1)w; R 3 T(0,0)w; food_silo (-1,0)n; P 3 T(0,0)s; food_silo (0,1)n"
    table = _wild(BOARD_A, position, phase="creatures")
    table.is_at("draugr_beige (0,0)w; R 2 T(0,0)w; R reserve 12; P 3 T(0,0)s")


_VALKYRIE = "fallen_valkyrie_beige (0,1)w; R 3 T(0,0)w; R stock 3/0/0"


def test_a_fallen_valkyrie_activates() -> None:
    """NOR-EX-14, NOR-18.9, NOR-18.10, NOR-18.11, NOR-18.20"""
    table = _wild(BOARD_A, _VALKYRIE, phase="creatures").asks("spend_food_on_creature", of="red").plays("food:3")
    table.is_at("fallen_valkyrie_beige (0,0)w").plays("die:choice", "die:skull2").scored("red", 6, losses=0)
    assert table.heard("creature_scored")[-1][1] == 8
    table.asks("retreat_to", of="red").lacks("territory:T(-1,-1)s").plays("territory:T(0,0)s", "units:2")
    table.plays("territory:T(-1,0)e").is_at("R 2 T(0,0)s; R 1 T(-1,0)e; R reserve 11; T(0,0)w neutral")
    table.is_at("fallen_valkyrie_beige (0,0)w; R fame 1")


def test_a_fallen_valkyrie_is_beaten() -> None:
    """NOR-EX-15, NOR-18.10, NOR-18.11"""
    table = _wild(BOARD_A, _VALKYRIE, phase="creatures").plays("food:3", "die:choice", "die:axe2")
    table.scored("red", 8, losses=0).is_at("fallen_valkyrie_beige away; R 3 T(0,0)w; R reserve 11")
    assert [numbers[1] for numbers in table.heard("fame_creature")] == [4]


def test_creatures_go_where_players_are() -> None:
    """NOR-18.14: over rough borders too; else anywhere."""
    table = _wild(BOARD_A, "wolf_beige (-1,-1)s; P 1 T(0,0)w", phase="creatures").is_at("wolf_beige (0,0)w")
    table = _wild(BOARD_A, "wolf_beige (0,-1)n; P 1 T(2,2)s; R 1 T(2,2)m; Y 1 T(2,1)e", phase="creatures")
    table.is_at("wolf_beige (0,0)n")


def test_creatures_avoid_each_other() -> None:
    """NOR-18.14, NOR-18.16: and stay where they are if there is nowhere to go."""
    position = "wolf_beige (0,-1)n; wolf_brown (0,0)n; R 1 T(0,0)n; P 1 T(0,0)e; Y 1 T(2,2)s"
    table = _wild(BOARD_A, position, phase="creatures")
    table.is_at("wolf_beige (0,-1)n; wolf_brown (0,0)e")
    assert "creature_stayed" in table.lines()


def test_who_stays_has_no_effect() -> None:
    """NOR-18.16, NOR-18.19, NOR-18.20, NOR-RUL-30"""
    position = "draugr_beige (0,-1)n; wolf_brown (0,0)n; R 2 T(0,-1)n; P 1 T(0,0)e; Y 1 T(2,2)s"
    _wild(BOARD_A, position, phase="creatures").is_at("R 2 T(0,-1)n; draugr_beige (0,-1)n")


@pytest.mark.parametrize(
    ("creature", "target"),
    [
        ("wolf_beige", "(0,0)w"),
        ("brown_bear_beige", "(0,0)e"),
        ("draugr_beige", "(0,1)w"),
        ("fallen_valkyrie_beige", "(0,0)w"),
    ],
)
def test_what_creatures_look_for(creature: str, target: str) -> None:
    """NOR-18.14, NOR-18.15: the Wolf and the Valkyrie resources, the Bear buildings, the Draugr figures."""
    position = f"{creature} (0,0)s; R 1 T(0,0)w; R 1 T(0,0)e; training_camp (1,0)s; P 2 T(0,1)w"
    _wild(BOARD_A, position, phase="creatures").is_at(f"{creature} {target}")


def test_a_large_building_is_worth_three_small_ones() -> None:
    """NOR-18.15"""
    position = "brown_bear_beige (0,0)n; R 1 T(-1,-1)n; forge (-1,-1)n; R 9 T(0,0)w; food_silo (-1,0)n"
    _wild(BOARD_A, f"{position}; training_camp (-1,1)n", phase="creatures").is_at("brown_bear_beige (-1,-1)n")
    position += "; training_camp (-1,1)n; slotless defense_tower T(0,0)w; slotless menhir T(0,0)w"
    _wild(BOARD_A, position, phase="creatures").is_at("brown_bear_beige (0,0)w")


def test_the_first_player_breaks_ties() -> None:
    """NOR-18.14"""
    position = "wolf_beige (0,1)e; R 1 T(0,0)s; P 1 T(0,1)w; marker P"
    table = _wild(BOARD_A, position, phase="creatures").asks("creature_tie", of="purple")
    table.offers("territory:T(0,0)s", "territory:T(0,1)w").plays("territory:T(0,0)s").is_at("wolf_beige (0,0)s")


def test_kaija_is_a_figure_to_a_draugr() -> None:
    """NOR-18.15, NOR-18.19, NOR-17.3, NOR-RUL-15: it goes where she is counted, and kills her where she is alone."""
    position = "draugr_beige (0,1)w; R 1 T(0,0)w; R Kaija T(0,0)w; P 1 T(0,0)s"
    _wild(BOARD_A, position, phase="creatures", clans="bear goat boar").is_at("draugr_beige (0,0)w")
    position = "draugr_beige (0,1)w; R Kaija T(0,0)w; R 1 T(2,2)s"
    table = _wild(BOARD_A, position, phase="creatures", clans="bear goat boar")
    table.is_at("R Kaija away; T(0,0)w neutral")


def test_a_draugr_in_an_empty_land_kills_nobody() -> None:
    """NOR-18.19"""
    position = "draugr_beige (-1,2)n; R 1 T(2,2)s; P 1 T(2,2)m"
    table = _wild(BOARD_A, position, phase="creatures")
    assert "draugr_killed" not in table.lines()


def test_the_phase_comes_before_the_harvest() -> None:
    """NOR-18.13"""
    table = _wild(BOARD_A, "wolf_beige (0,1)w; R 1 T(0,0)w; P 1 T(2,2)s; Y 1 T(2,2)m; R passed; P passed; Y passed")
    lines = [line for line in table.lines() if line in ("creature_moved", "harvest_begins", "harvested")]
    assert lines[:2] == ["creature_moved", "harvest_begins"]
    table.is_at("R fame 0; R stock 0/0/0")


# Sharing


def test_creatures_share_their_territory() -> None:
    """NOR-18.6: figures come, recruit and pass through."""
    position = "R 3 T(0,0)w; wolf_beige (0,0)s; draugr_beige (0,0)s; R hand militia"
    table = _wild(BOARD_A, position).plays("play:militia").moves("T(0,0)w", "T(0,0)s", 3).has("territory:T(0,0)s")
    table.moves("T(0,0)s", "T(0,1)e", 2).asks("declare_hunt", of="red")
    table.offers("hunt:wolf_beige", "hunt:draugr_beige", "finish").plays("finish").turn_of("purple")
    table.is_at("R 1 T(0,0)s; R 2 T(0,1)e; wolf_beige (0,0)s; draugr_beige (0,0)s")


def test_effects_add_up() -> None:
    """NOR-18.6: a Wolf and a Brown Bear both do their worst."""
    position = "R 3 T(0,0)w; wolf_beige (0,0)w; brown_bear_beige (0,0)w; R hand start_recruit"
    _wild(BOARD_A, position).lacks("play:start_recruit")
    _wild(BOARD_A, position, phase="harvest").is_at("R fame 0; R stock 0/0/0")


def test_a_wolf_spoils_the_harvest() -> None:
    """NOR-18.17: buildings still work."""
    position = "R 1 T(0,0)w; food_silo (-1,0)n; R 1 T(0,0)e; P 1 T(-1,-1)n; altar_of_kings (-1,-1)n"
    table = _wild(BOARD_A, f"{position}; wolf_beige (0,0)w; wolf_brown (-1,-1)n", phase="harvest")
    table.is_at("R fame 1; R stock 1/0/0; P fame 3")


# Brown Bear


def test_a_brown_bear_locks_a_territory() -> None:
    """NOR-TV-28, NOR-18.18"""
    cards = "start_build start_recruit start_move start_explore"
    position = f"R 2 T(0,0)n; R stock 0/9/0; brown_bear_beige (0,0)n; tiles t13; R hand {cards}"
    _wild(BOARD_A, position).lacks("play:start_build", "play:start_recruit", "play:start_explore")
    table = _wild(BOARD_A, f"{position}; R 2 T(0,1)s")
    table.fork().plays("play:start_build").offers(*(f"build:T(0,1)s:{kind}" for kind in _SMALL))
    table.fork().plays("play:start_recruit").is_at("R 3 T(0,1)s")
    table.fork().plays("play:start_explore").asks("turn_tile", of="red").plays("rotation:0").has_tile("t13", "(0,2)", 0)
    table.plays("play:start_move").asks("move_from", of="red").offers("territory:T(0,1)s", "finish")


_SMALL = ["food_silo", "woodcutter_lodge", "defense_tower", "training_camp"]


def test_a_brown_bear_heeds_no_card() -> None:
    """NOR-18.18: nobody explores from its territory even with Huginn & Muninn, nor collects there to build."""
    position = "R 1 T(0,0)e; brown_bear_beige (0,0)n; R hand huginn_muninn; tiles t13"
    _wild(BOARD_M, position).plays("play:huginn_muninn").lacks("cell:0,-1").has("cell:-1,0", "cell:1,-1")
    position = "R 1 T(-1,1)w; brown_bear_beige (-1,1)w; R stock 0/1/0; R hand stag_glory"
    _wild(BOARD_A, position, clans="stag goat boar").lacks("play:stag_glory")


def test_the_beaten_leave_a_brown_bear() -> None:
    """NOR-TV-28, NOR-18.18, NOR-RUL-32, NOR-RUL-34: retreats in and out are allowed, and moving in."""
    position = "R 1 T(0,0)n; brown_bear_beige (0,0)n; brown_bear_brown (0,0)w; P 5 T(0,0)e; P hand start_move"
    table = _wild(BOARD_A, position, turn="purple").plays("play:start_move").moves("T(0,0)e", "T(0,0)n", 5)
    table.plays("die:axe2", "die:axe2").asks("retreat_to", of="red").has("territory:T(0,0)w")
    table.plays("territory:T(0,0)w").is_at("R 1 T(0,0)w; P 5 T(0,0)n")


def test_a_brown_bear_holds_every_voluntary_way_out() -> None:
    """NOR-18.18, NOR-RUL-32: Stag Clan pulls nobody away."""
    position = "R 1 T(0,0)n; R 2 T(0,0)e; brown_bear_beige (0,0)e; R hand stag_clan"
    _wild(BOARD_A, position, clans="stag goat boar").plays("play:stag_clan").is_at("R 2 T(0,0)n").turn_of("purple")
    table = told(BOARD_A, "R 1 T(0,0)n; R 2 T(0,0)e; R hand stag_clan", clans="stag goat boar").plays("play:stag_clan")
    table.plays("unit:T(0,0)n").asks("pull_unit", of="red").plays("territory:T(0,0)e").is_at("R 3 T(0,0)n; R 1 T(0,0)e")
