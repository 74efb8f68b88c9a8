"""Chapter 18: fights with creatures."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.northgard.notation import BOARD_A
from tests.games.northgard.told import Table, told

_VALKYRIE = "fallen_valkyrie_beige (0,1)w; R 3 T(0,0)w; R stock 3/0/0"


def _wild(board: str, position: str, **options: Any) -> Table:
    """A game with creatures."""
    return told(board, position, creatures=True, **options)


# Hunting


def test_fighting_a_wolf() -> None:
    """NOR-EX-12, NOR-18.8, NOR-18.9, NOR-18.10, NOR-18.11"""
    position = "wolf_beige (0,1)w; R 1 T(0,1)w; R 3 T(0,0)w; R stock 1/0/0; R hand start_move"
    table = _wild(BOARD_A, position).plays("play:start_move").moves("T(0,0)w", "T(0,1)w", 2)
    table.asks("declare_hunt", of="red").plays("hunt:wolf_beige").asks("spend_food_on_creature", of="red")
    table.plays("food:1", "die:choice", "die:choice").scored("red", 5, losses=0)
    assert table.heard("creature_scored")[-1][1] == 5
    table.is_at("R 3 T(0,1)w; wolf_beige (0,1)w; R fame 0; R stock 0/0/0").turn_of("purple")


def test_a_hunt_needs_no_move() -> None:
    """NOR-18.8: the Move action may be one without moves."""
    position = "wolf_beige (0,1)w; R 4 T(0,1)w; R hand start_move"
    table = _wild(BOARD_A, position).plays("play:start_move", "finish", "hunt:wolf_beige", "die:axe2", "die:axe2")
    table.scored("red", 6, losses=0).is_at("wolf_beige (0,1)w")
    table = _wild(BOARD_A, position.replace("4", "5")).plays("play:start_move", "finish", "hunt:wolf_beige")
    table.plays("die:axe2", "die:axe2").is_at("wolf_beige away; R 5 T(0,1)w; R fame 1").turn_of("purple")


def test_move_is_playable_for_a_hunt_alone() -> None:
    """NOR-18.8: even where nobody can leave."""
    position = "brown_bear_beige (0,1)w; R 4 T(0,1)w; R hand start_move"
    _wild(BOARD_A, position).plays("play:start_move").asks("declare_hunt", of="red")


def test_one_creature_for_each_territory() -> None:
    """NOR-18.8, NOR-12.2: declared before any fight, fought in the order of one's choice."""
    position = "wolf_beige (0,1)w; wolf_brown (0,1)w; draugr_beige (0,0)e; R 5 T(0,1)w; R 5 T(0,0)e; P 1 T(0,0)s"
    table = _wild(BOARD_A, f"{position}; R hand start_move").plays("play:start_move").moves("T(0,1)w", "T(0,0)s", 1)
    table.asks("declare_hunt", of="red").offers("hunt:draugr_beige", "finish").plays("hunt:draugr_beige")
    table.offers("hunt:wolf_beige", "hunt:wolf_brown", "finish").plays("hunt:wolf_brown")
    table.asks("pick_fight", of="red").offers("combat:T(0,0)s", "hunt:wolf_brown", "hunt:draugr_beige")
    table.plays("hunt:wolf_brown", "die:axe3", "die:axe2").is_at("wolf_brown away; wolf_beige (0,1)w; R fame 1")
    table.offers("combat:T(0,0)s", "hunt:draugr_beige")


def test_nobody_hunts_among_enemies() -> None:
    """NOR-18.8"""
    position = "wolf_beige (0,0)s; P 1 T(0,0)s; R 3 T(0,0)w; R hand start_move"
    table = _wild(BOARD_A, position).plays("play:start_move").moves("T(0,0)w", "T(0,0)s", 3)
    table.asks("roll_die", of="chance").plays("die:skull2", "die:axe2").turn_of("purple").is_at("wolf_beige (0,0)s")


@pytest.mark.parametrize(
    ("card", "points"), [("start_move", 0), ("bodyguard", 1), ("grizzled_warriors", 2), ("axe_throwers", 1)]
)
def test_cards_help_the_hunter(card: str, points: int) -> None:
    """NOR-18.9, NOR-11.6, NOR-11.4: Axe Throwers add a point."""
    position = f"wolf_beige (0,1)w; R 3 T(0,1)w; R hand {card}"
    table = _wild(BOARD_A, position).plays(f"play:{card}", "finish", "hunt:wolf_beige", "die:axe2", "die:axe2")
    table.scored("red", 5 + points, losses=0)


def test_the_hunters_casualties_have_no_effect() -> None:
    """NOR-18.9, NOR-18.21: the attacking side rolls first, and chance rolls for the creature."""
    position = "wolf_beige (0,1)w; R 3 T(0,1)w; defense_tower (-1,1)e; R hand start_move"
    table = _wild(BOARD_A, position).plays("play:start_move", "finish", "hunt:wolf_beige")
    table.asks("roll_in_creature_fight", of="chance").plays("die:skull2")
    assert [line for line in table.lines() if line.endswith("rolled")] == ["rolled"]
    table.asks("roll_in_creature_fight", of="chance").plays("die:axe_skull").scored("red", 3, losses=1)
    assert [line for line in table.lines() if line.endswith("rolled")] == ["rolled", "creature_rolled"]
    table.is_at("R 2 T(0,1)w; wolf_beige (0,1)w")


def test_shieldbearers_save_a_hunter() -> None:
    """NOR-11.3, NOR-18.9"""
    position = "wolf_beige (0,1)w; R 3 T(0,1)w; R hand shieldbearers"
    table = _wild(BOARD_A, position).plays("play:shieldbearers", "finish", "hunt:wolf_beige", "die:axe3", "die:skull2")
    table.scored("red", 6, losses=1).is_at("R 2 T(0,1)w; wolf_beige away; R fame 1")


def test_fortresses_help_against_an_attacking_creature() -> None:
    """NOR-18.9: not the hunter; towers help nobody; the creature rolls first."""
    position = "R 3 T(-1,-1)n; fortress (-1,-1)n; defense_tower (-1,-2)n"
    table = _wild(BOARD_A, f"{position}; fallen_valkyrie_beige (-1,-2)e", phase="creatures")
    table.plays("die:axe2")
    assert [line for line in table.lines() if line.endswith("rolled")] == ["creature_rolled"]
    table.plays("die:axe2").scored("red", 7, losses=0)
    table = _wild(BOARD_A, f"{position}; wolf_beige (-1,-1)n; R hand start_move").plays("play:start_move", "finish")
    table.plays("hunt:wolf_beige", "die:axe2", "die:axe2").scored("red", 5, losses=0)


def test_enough_casualties_lose_a_hunt() -> None:
    """NOR-18.10: whatever the score."""
    position = "wolf_beige (0,1)w; R 2 T(0,1)w; R stock 2/0/0; R hand grizzled_warriors"
    table = _wild(BOARD_A, position).plays("play:grizzled_warriors", "finish", "hunt:wolf_beige", "food:2")
    table.plays("die:axe3", "die:skull2").scored("red", 9, losses=2)
    table.is_at("T(0,1)w neutral; wolf_beige (0,1)w; R reserve 14; R fame 0")


def test_kaija_hunts() -> None:
    """NOR-18.9, NOR-17.3: two points, and she may enter, for nobody's land is an enemy's."""
    position = "wolf_beige (0,1)w; R 2 T(0,1)w; R Kaija T(0,0)w; R stock 9/0/0; R hand start_move"
    table = _wild(BOARD_A, position, clans="bear goat boar").plays("play:start_move")
    table.moves("T(0,0)w", "T(0,1)w", 0, kaija=True).plays("hunt:wolf_beige")
    table.offers("food:0", "food:1", "food:2", "food:3").plays("food:0", "die:axe2", "die:skull2")
    table.scored("red", 6, losses=2).asks("lose_kaija", of="red").plays("units:2")
    table.is_at("R Kaija T(0,1)w; R 0 T(0,1)w; wolf_beige away; R fame 1")


@pytest.mark.parametrize(
    ("creature", "clan", "fame", "food"),
    [
        ("wolf_beige", "wolf", 1, 1),
        ("wolf_beige", "stag", 1, 0),
        ("wolf_beige", "goat", 1, 0),
        ("draugr_beige", "goat", 2, 0),
        ("brown_bear_beige", "wolf", 3, 1),
        ("fallen_valkyrie_beige", "stag", 5, 0),
        ("fallen_valkyrie_beige", "goat", 4, 0),
    ],
)
def test_rewards_of_a_hunt(creature: str, clan: str, fame: int, food: int) -> None:
    """NOR-18.11, NOR-RUL-33, NOR-17.9, NOR-17.11"""
    position = f"{creature} (0,1)w; R 10 T(0,0)w; R hand start_move"
    table = _wild(BOARD_A, position, clans=f"{clan} raven boar").plays("play:start_move")
    table.moves("T(0,0)w", "T(0,1)w", 10)
    if table.question == "declare_hunt":
        table.plays(f"hunt:{creature}")
    table.plays("die:axe2", "die:axe2").is_at(f"{creature} away; R fame {fame}; R stock {food}/0/0; R 10 T(0,1)w")


def test_scorched_earth_helps_against_creatures() -> None:
    """NOR-RUL-33, NOR-17.14"""
    position = "wolf_beige (0,1)w; R 3 T(0,1)w; scorched (0,1)w; R hand start_move"
    table = _wild(BOARD_A, position, clans="snake goat boar").plays("play:start_move", "finish", "hunt:wolf_beige")
    table.plays("die:axe2", "die:axe2").scored("red", 6, losses=0)


def test_beating_an_attacker_is_no_attack() -> None:
    """NOR-RUL-33: neither Wolf nor Stag gains by defending."""
    for clan in ("wolf", "stag"):
        table = _wild(BOARD_A, _VALKYRIE, phase="creatures", clans=f"{clan} raven boar")
        table.plays("food:3", "die:choice", "die:axe2")
        assert "fame_stag_conquest" not in table.lines()
        assert "collected" not in table.lines()


# Fallen Valkyries


def test_who_enters_a_valkyries_territory_fights() -> None:
    """NOR-18.7: after all moves, without a choice; the beaten retreat."""
    position = "fallen_valkyrie_beige (0,1)w; R 5 T(0,0)w; R 1 T(0,0)s; R hand militia"
    table = _wild(BOARD_A, position).plays("play:militia").moves("T(0,0)w", "T(0,1)w", 4)
    table.lacks("territory:T(0,1)w").moves("T(0,0)s", "T(0,1)w", 1).asks("roll_in_creature_fight", of="chance")
    table.plays("die:axe2", "die:axe2").scored("red", 7, losses=0).asks("retreat_to", of="red")
    table.plays("territory:T(0,0)s", "units:5").is_at("R 5 T(0,0)s; fallen_valkyrie_beige (0,1)w; T(0,1)w neutral")


def test_territories_that_nobody_enters() -> None:
    """NOR-18.7: with two Valkyries, or with one and another player's figures."""
    position = "fallen_valkyrie_beige (0,1)w; R 5 T(0,0)w; R hand start_move"
    table = _wild(BOARD_A, f"{position}; fallen_valkyrie_brown (0,1)w").plays("play:start_move", "territory:T(0,0)w")
    table.lacks("territory:T(0,1)w")
    table = _wild(BOARD_A, f"{position}; P 1 T(0,1)w").plays("play:start_move", "territory:T(0,0)w")
    table.lacks("territory:T(0,1)w")
    _wild(BOARD_A, position).plays("play:start_move", "territory:T(0,0)w").has("territory:T(0,1)w")


def test_nobody_recruits_beside_a_valkyrie() -> None:
    """NOR-18.7, NOR-18.18"""
    for creature in ("fallen_valkyrie_beige", "brown_bear_beige"):
        position = f"R 1 T(2,0)w; R 1 T(0,0)e; {creature} (2,0)w; R hand start_recruit hunters mercenary"
        table = _wild(BOARD_A, position).lacks("play:hunters")
        table.fork().plays("play:mercenary").lacks("unit:T(2,0)w").has("unit:T(0,0)e")
        table.plays("play:start_recruit").is_at("R 2 T(0,0)e")


def test_with_two_valkyries_one_is_fought() -> None:
    """NOR-18.7, NOR-18.8"""
    position = "fallen_valkyrie_beige (0,1)w; fallen_valkyrie_brown (0,1)w; R 5 T(0,1)w; R 1 T(2,2)s; R hand start_move"
    table = _wild(BOARD_A, position).plays("play:start_move", "finish").asks("declare_hunt", of="red")
    table.offers("hunt:fallen_valkyrie_beige", "hunt:fallen_valkyrie_brown")


def test_where_the_beaten_do_not_retreat() -> None:
    """NOR-18.12, NOR-RUL-34: not to a Valkyrie, nor where a creature is about to be fought; to others they do."""
    position = "P 1 T(0,0)s; R 6 T(0,0)w; fallen_valkyrie_beige (0,0)e; wolf_beige (0,1)e; draugr_beige (0,1)w"
    table = _wild(BOARD_A, f"{position}; R hand start_move").plays("play:start_move").moves("T(0,0)w", "T(0,0)s", 6)
    table.plays("die:axe2", "die:axe2").asks("retreat_to", of="purple")
    table.offers("territory:T(0,0)w", "territory:T(0,1)e", "territory:T(0,1)w")
    position = "P 4 T(0,0)s; R 2 T(0,0)w; R 6 T(0,1)w; wolf_beige (0,1)w; brown_bear_brown (0,1)e; R hand start_move"
    table = _wild(BOARD_A, position).plays("play:start_move").moves("T(0,0)w", "T(0,0)s", 2).plays("hunt:wolf_beige")
    table.plays("combat:T(0,0)s", "die:axe2", "die:axe2").asks("retreat_to", of="red")
    table.offers("territory:T(0,0)w", "territory:T(0,0)e", "territory:T(0,1)e")


def test_hunters_with_wolf_clan_retreat_across_rough_borders() -> None:
    """NOR-12.11, NOR-18.11: whom a Valkyrie beats; with another card they do not."""
    for card, is_offered in (("wolf_clan", True), ("start_move", False)):
        position = f"fallen_valkyrie_beige (0,0)w; R 3 T(0,0)s; R hand {card}"
        table = _wild(BOARD_A, position, clans="wolf raven boar").plays(f"play:{card}").moves("T(0,0)s", "T(0,0)w", 3)
        table.plays("die:axe2", "die:axe2").asks("retreat_to", of="red").has("territory:T(0,0)s")
        assert ("territory:T(-1,-1)s" in table.options) == is_offered


def test_a_valkyrie_attacks_once_in_an_activation() -> None:
    """NOR-18.20"""
    table = _wild(BOARD_A, f"{_VALKYRIE}; P 1 T(0,0)s", phase="creatures").plays("food:0", "die:axe3", "die:skull2")
    table.plays("territory:T(0,0)e", "units:3").is_at("fallen_valkyrie_beige (0,0)w; R 3 T(0,0)e; P 1 T(0,0)s")
    assert len(table.heard("creature_attacks")) == 1


@pytest.mark.parametrize(
    ("units", "food", "is_folly"), [(1, 0, True), (1, 1, True), (2, 0, True), (2, 2, False), (4, 0, False)]
)
def test_a_hunt_that_no_throw_wins_is_a_folly(units: int, food: int, is_folly: bool) -> None:
    """NOR-18.9: it may be declared, but bots and hints leave it out. Food may still make it one that is won."""
    position = f"wolf_beige (0,1)w; R {units} T(0,1)w; R stock {food}/0/0; R hand start_move"
    table = _wild(BOARD_A, position).plays("play:start_move", "finish")
    table.asks("declare_hunt", of="red").offers("hunt:wolf_beige", "finish")
    assert table.follies == (["hunt:wolf_beige"] if is_folly else [])
