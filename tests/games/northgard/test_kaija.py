"""Kaija among the fallen, and Kaija from a Training Camp: by the book, and as the house played before."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine.codec import decode_state, encode_state
from meadhall.games.northgard import GAME, hidden
from meadhall.games.northgard.content import NONE
from meadhall.games.northgard.invariants import check
from meadhall.games.northgard.notation import BOARD_A
from meadhall.games.northgard.sense import evaluate
from meadhall.games.northgard.state import Northgard
from tests.games.northgard.told import Table, told

_BEAR = "bear goat boar"
_HOUSE: dict[str, Any] = {"rulings": "house"}


def _attacked(position: str, units: int, **options: Any) -> Table:
    """Red, the Goat, attacks Purple, the Bear, in T(0,0)s with so many units."""
    story = f"R {units} T(0,0)w; {position}; R hand start_move"
    table = told(BOARD_A, story, clans="goat bear boar", **options).plays("play:start_move")
    return table.moves("T(0,0)w", "T(0,0)s", units)


def _attacks(position: str, units: int, **options: Any) -> Table:
    """Red, the Bear with Kaija awake, attacks Purple in T(0,0)s with so many units and Kaija."""
    story = f"R {units} T(0,0)w; R Kaija T(0,0)w; {position}; R hand start_move"
    table = told(BOARD_A, story, clans=_BEAR, **options)
    table.s.is_kaija_awake = True
    return table.plays("play:start_move").moves("T(0,0)w", "T(0,0)s", units, kaija=True)


def _recruits(position: str, **options: Any) -> Table:
    """Red, the Bear, plays Recruit 1."""
    return told(BOARD_A, f"{position}; R hand start_recruit", clans=_BEAR, **options).plays("play:start_recruit")


# Casualties


def test_the_bear_decides_whether_a_unit_or_kaija_falls() -> None:
    """NOR-RUL-14, NOR-12.10: two units and Kaija, one casualty."""
    table = _attacked("P 2 T(0,0)s; P Kaija T(0,0)s", 5).plays("die:axe2_skull", "die:axe2")
    table.asks("lose_kaija", of="purple").offers("units:1", "units_and_kaija:0").is_at("R 5 intruding T(0,0)s")
    unit = table.fork().plays("units:1").is_at("P 1 T(0,0)s; P Kaija T(0,0)s; P reserve 13")
    assert unit.heard("kaija_fell") == []
    table.plays("units_and_kaija:0").is_at("P 2 T(0,0)s; P Kaija away; P reserve 12")
    assert table.heard("kaija_fell", by="nobody")[0][:2] == [0, table.territory("T(0,0)s")]


def test_kaija_falls_last_where_the_house_plays_as_before() -> None:
    """NOR-RUL-14, NOR-12.10: nobody is asked."""
    table = _attacked("P 2 T(0,0)s; P Kaija T(0,0)s", 5, **_HOUSE).plays("die:axe2_skull", "die:axe2")
    table.is_at("P 1 T(0,0)s; P Kaija T(0,0)s; P reserve 13").asks("retreat_kaija", of="purple")
    assert table.heard("kaija_fell") == []


@pytest.mark.parametrize(
    ("position", "die"),
    [
        ("P 2 T(0,0)s; P Kaija T(0,0)s", "axe3"),
        ("P 1 T(0,0)s; P Kaija T(0,0)s", "skull2"),
        ("P Kaija T(0,0)s; P 1 T(0,0)e", "axe2_skull"),
        ("P 2 T(0,0)s; P Kaija T(0,0)e", "axe2_skull"),
    ],
    ids=["nobody falls", "all fall", "Kaija alone", "Kaija elsewhere"],
)
def test_nothing_is_asked_where_only_one_thing_can_happen(position: str, die: str) -> None:
    """NOR-12.10, NOR-RUL-14: D-LOSS-KAIJA needs a unit and Kaija, of whom some, but not all, fall."""
    table = _attacked(position, 5).plays(f"die:{die}", "die:axe3")
    assert table.question != "lose_kaija"


def test_an_awake_kaija_may_fall_in_an_attack() -> None:
    """NOR-12.10, NOR-17.4: the Bear is asked before anybody is removed, and the defenders fall all the same."""
    table = _attacks("P 2 T(0,0)s; R 1 T(0,0)e", 2).plays("die:skull2", "die:axe_skull")
    table.asks("lose_kaija", of="red").is_at("R 2 intruding T(0,0)s; P 2 T(0,0)s; R Kaija T(0,0)s")
    table.fork().plays("units:1").is_at("R 1 T(0,0)s; R Kaija T(0,0)s; R reserve 12; P reserve 14")
    table.plays("units_and_kaija:0").is_at("R 2 T(0,0)s; R Kaija away; R reserve 11; P reserve 14")
    former = _attacks("P 2 T(0,0)s; R 1 T(0,0)e", 2, **_HOUSE).plays("die:skull2", "die:axe_skull")
    former.is_at("R 1 T(0,0)s; R Kaija T(0,0)s; R reserve 12; P reserve 14")


def test_who_falls_changes_neither_scores_nor_the_winner() -> None:
    """NOR-12.8, NOR-12.9, NOR-12.10: points are counted before casualties are removed."""
    table = _attacked("P 2 T(0,0)s; P Kaija T(0,0)s", 2).plays("die:axe2_skull", "die:axe2")
    table.scored("red", 4, losses=0).scored("purple", 6, losses=1)
    for option in ("units:1", "units_and_kaija:0"):
        assert table.fork().plays(option).asks("retreat_to", of="red").heard("combat_won")[-1][0] == 0


def test_survivors_retreat_as_the_bear_has_chosen() -> None:
    """NOR-12.10, NOR-12.11"""
    table = _attacked("P 1 T(0,0)s; P Kaija T(0,0)s", 6).plays("die:axe2_skull", "die:axe2")
    table.fork().plays("units:1").asks("retreat_kaija", of="purple").plays("territory:T(0,1)e").is_at("P Kaija T(0,1)e")
    table.plays("units_and_kaija:0").asks("retreat_to", of="purple").plays("territory:T(0,1)e")
    table.is_at("P 1 T(0,1)e; P Kaija away; R 6 T(0,0)s")


# Creatures


def test_the_bear_gives_a_draugr_a_unit_or_kaija() -> None:
    """NOR-RUL-15, NOR-18.19"""
    position = "draugr_beige (0,1)w; R 1 T(0,0)w; R Kaija T(0,0)w; P 1 T(0,0)s"
    table = told(BOARD_A, position, phase="creatures", clans=_BEAR, creatures=True)
    table.asks("lose_kaija", of="red").offers("units:1", "units_and_kaija:0").is_at("draugr_beige (0,0)w")
    table.fork().plays("units:1").is_at("R Kaija T(0,0)w; R 0 T(0,0)w; R reserve 14")
    table.plays("units_and_kaija:0").is_at("R Kaija away; R 1 T(0,0)w; R reserve 13")
    former = told(BOARD_A, position, phase="creatures", clans=_BEAR, creatures=True, **_HOUSE)
    former.is_at("draugr_beige (0,0)w; R Kaija T(0,0)w; R 0 T(0,0)w")
    assert former.question != "lose_kaija"


def test_a_creature_that_is_hunted_may_kill_kaija() -> None:
    """NOR-18.9, NOR-18.11, NOR-12.10: the Wolf is beaten whoever falls."""
    position = "wolf_beige (0,1)w; R 3 T(0,1)w; R Kaija T(0,1)w; R hand start_move"
    for options in ({}, _HOUSE):
        table = told(BOARD_A, position, clans=_BEAR, creatures=True, **options).plays("play:start_move", "finish")
        table.plays("hunt:wolf_beige", "die:axe2", "die:axe_skull").scored("red", 7, losses=1)
        if not options:
            table.asks("lose_kaija", of="red").is_at("wolf_beige (0,1)w").plays("units_and_kaija:0")
            table.is_at("R Kaija away; R 3 T(0,1)w")
        else:
            table.is_at("R Kaija T(0,1)w; R 2 T(0,1)w")
        table.is_at("wolf_beige away; R fame 1")


def test_a_valkyrie_that_attacks_may_kill_kaija() -> None:
    """NOR-18.9, NOR-18.11, NOR-18.20, NOR-12.10: the survivors retreat."""
    position = "fallen_valkyrie_beige (0,1)w; R 2 T(0,0)w; R Kaija T(0,0)w"
    table = told(BOARD_A, position, phase="creatures", clans=_BEAR, creatures=True)
    table.plays("die:skull2", "die:axe2").scored("red", 6, losses=2).asks("lose_kaija", of="red")
    table.offers("units:2", "units_and_kaija:1").plays("units_and_kaija:1").is_at("R Kaija away; R 1 T(0,0)w")
    table.asks("retreat_to", of="red")


def test_cards_of_others_never_hit_kaija() -> None:
    """NOR-RUL-15, NOR-11.12: whoever plays Capture takes the unit, and nobody is asked."""
    position = "R 1 T(0,0)n; P Kaija T(0,0)e; P 1 T(0,0)e; R hand capture"
    table = told(BOARD_A, position, clans="goat bear boar").plays("play:capture").is_at("P Kaija T(0,0)e; P 0 T(0,0)e")
    assert table.question != "lose_kaija"


# Training Camps


def test_a_camp_adds_a_unit_or_kaija() -> None:
    """NOR-RUL-57, NOR-6.5, NOR-17.2: Recruit 1 into a camp, Kaija off the map."""
    table = _recruits("R 1 T(0,0)s; R 1 T(0,0)w; training_camp (0,1)n").plays("unit:T(0,0)s")
    table.asks("camp_kaija", of="red").offers("unit:T(0,0)s", "kaija:T(0,0)s")
    table.fork().plays("unit:T(0,0)s").is_at("R 3 T(0,0)s; R Kaija away; R reserve 10").turn_of("purple")
    table.plays("kaija:T(0,0)s").is_at("R 2 T(0,0)s; R Kaija T(0,0)s; R reserve 11").turn_of("purple")
    former = _recruits("R 1 T(0,0)s; R 1 T(0,0)w; training_camp (0,1)n", **_HOUSE).plays("unit:T(0,0)s")
    former.is_at("R 3 T(0,0)s; R Kaija away; R reserve 10").turn_of("purple")


def test_kaija_recruited_herself_leaves_the_camp_a_unit() -> None:
    """NOR-6.5, NOR-17.2: she is there once; the camp is not asked about her."""
    table = _recruits("R 1 T(0,0)s; training_camp (0,1)n").plays("kaija:T(0,0)s")
    table.is_at("R 2 T(0,0)s; R Kaija T(0,0)s; R reserve 12").turn_of("purple")


def test_each_camp_is_asked_about_until_kaija_has_come() -> None:
    """NOR-6.5, NOR-RUL-46, NOR-RUL-57: once for each camp of the action."""
    camps = "training_camp (-1,0)n; training_camp (-1,1)n"
    table = _recruits(f"R 1 T(0,0)w; {camps}").plays("unit:T(0,0)w").asks("camp_kaija", of="red")
    table.fork().plays("kaija:T(0,0)w").is_at("R 3 T(0,0)w; R Kaija T(0,0)w; R reserve 11").turn_of("purple")
    table.plays("unit:T(0,0)w").asks("camp_kaija", of="red").plays("kaija:T(0,0)w")
    table.is_at("R 3 T(0,0)w; R Kaija T(0,0)w").turn_of("purple")


def test_camps_follow_in_the_order_of_the_placements() -> None:
    """NOR-6.5: also where Kaija may come."""
    position = "R 10 T(0,0)w; R 1 T(0,0)s; training_camp (-1,0)n; training_camp (0,1)n; R hand upgraded_town_hall"
    table = told(BOARD_A, position, clans=_BEAR).plays("play:upgraded_town_hall", "unit:T(0,0)s", "unit:T(0,0)w")
    table.asks("camp_kaija", of="red").offers("unit:T(0,0)s", "kaija:T(0,0)s").plays("unit:T(0,0)s")
    table.is_at("R 3 T(0,0)s; R Kaija T(0,0)w; R 11 T(0,0)w; R reserve 0").turn_of("purple")


def test_without_a_reserve_the_camp_adds_kaija() -> None:
    """NOR-6.5, NOR-17.2: only one of the two is left, so nobody is asked."""
    table = _recruits("R 13 T(0,0)s; training_camp (0,1)n").plays("unit:T(0,0)s")
    table.is_at("R 14 T(0,0)s; R Kaija T(0,0)s; R reserve 0").turn_of("purple")
    former = _recruits("R 13 T(0,0)s; training_camp (0,1)n", **_HOUSE).plays("unit:T(0,0)s")
    former.is_at("R 14 T(0,0)s; R Kaija away; R reserve 0").turn_of("purple")


def test_camps_of_other_clans_add_units() -> None:
    """NOR-6.5, NOR-17.2: Kaija is the Bear's, and on the map she cannot come again."""
    position = "R 1 T(0,0)s; training_camp (0,1)n; R hand start_recruit"
    told(BOARD_A, position).plays("play:start_recruit").is_at("R 3 T(0,0)s; R reserve 11").turn_of("purple")
    table = told(BOARD_A, f"{position}; R Kaija T(0,0)w", clans=_BEAR).plays("play:start_recruit", "unit:T(0,0)s")
    table.is_at("R 3 T(0,0)s; R Kaija T(0,0)w").turn_of("purple")


# What is seen of it


@pytest.mark.parametrize("layout", ["wide", "parts"])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_kaija_and_the_units_are_touched_on_the_map(language: str, layout: str) -> None:
    """NOR-12.10, NOR-6.5: no buttons; others see the pieces, but touch nothing."""
    table = _attacked("P 2 T(0,0)s; P Kaija T(0,0)s", 5).plays("die:axe2_skull", "die:axe2")
    picture = GAME.picture(table.s, 1, language, layout)
    assert 'data-option="units:1"' in picture.split('id="units-0c"')[1].split(">")[0]
    assert 'data-option="units_and_kaija:0"' in picture.split('id="kaija"')[1].split(">")[0]
    assert "data-option" not in GAME.picture(table.s, 0, language, layout)
    camp = _recruits("R 1 T(0,0)s; R 1 T(0,0)w; training_camp (0,1)n").plays("unit:T(0,0)s")
    picture = GAME.picture(camp.s, 0, language, layout)
    assert 'data-option="unit:0c"' in picture.split('id="territory-0c"')[1].split(">")[0]
    assert 'data-option="kaija:0c"' in picture.split('id="place-kaija-0c"')[1].split(">")[0]


def test_positions_in_which_kaija_is_in_question_are_sound() -> None:
    """NOR-12.10, NOR-6.5: they are written and read, redealt and observed like all others."""
    loss = _attacked("P 2 T(0,0)s; P Kaija T(0,0)s", 5).plays("die:axe2_skull", "die:axe2")
    camp = _recruits("R 1 T(0,0)s; training_camp (0,1)n").plays("unit:T(0,0)s")
    for table in (loss, camp):
        assert check(table.s) == []
        again = Northgard(table.s.variant)
        decode_state(again, encode_state(table.s), GAME.steps)
        assert encode_state(again) == encode_state(table.s) == encode_state(table.s.clone())
        assert hidden.observe(table.s, NONE)["kaija_at"] == table.s.kaija_at


def test_a_bot_would_rather_keep_kaija_where_it_is_threatened() -> None:
    """NOR-17.3, NOR-12.10: she is worth two points, a unit one."""
    table = _attacked("P 1 T(0,0)s; P Kaija T(0,0)s; R 2 T(0,0)e; Y 1 T(0,1)e", 1)
    table.plays("die:axe2_skull", "die:axe2").asks("lose_kaija", of="purple")
    keeps, loses = table.fork().plays("units:1"), table.fork().plays("units_and_kaija:0")
    assert evaluate(keeps.s)[1] > evaluate(loses.s)[1]
