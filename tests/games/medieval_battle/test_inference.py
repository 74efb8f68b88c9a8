"""What can be worked out about a secret army: the limits of what is dealt anew."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

from meadhall.engine.rng import Rng
from meadhall.games.medieval_battle import GAME, hidden
from meadhall.games.medieval_battle.content import (
    ARCHERS,
    FIRST_COUNTER,
    HEAVY_INFANTRY,
    LIGHT_INFANTRY,
    LONGBOWMEN,
    MOUNTED_ARCHERS,
    PIKEMEN,
    PRESET_COUNTS,
    PRESET_IDS,
    RECRUIT_COST,
    RESERVE,
    TABOR,
)
from meadhall.games.medieval_battle.state import Battle
from tests.games.medieval_battle.maps import flat, flat_large
from tests.games.medieval_battle.telling import Table, battle, new_game

_SECRET: dict[str, Any] = {"army_reveal": "on_placement"}


def _reserves(table: Table, viewer: str, side: int) -> list[tuple[int, ...]]:
    return [_reserve(deal, side) for deal in table.redeals(viewer, 120)]


def _reserve(s: Battle, side: int) -> tuple[int, ...]:
    return tuple(s.count_reserve(side, kind) for kind in range(TABOR))


def _cost(counts: tuple[int, ...]) -> int:
    return sum(count * RECRUIT_COST[kind] for kind, count in enumerate(counts))


_SEEN = "R HC (3,0); R HC (3,1); R HC (2,2); R LC (1,3); R LC (2,1)"


def test_seen_units_have_been_paid_for() -> None:
    """MED-2.7: thirteen points are spent, seven are left for five units."""
    armies = _reserves(battle(flat(), f"{_SEEN}; R reserve LI LI PK PK AR", **_SECRET), "yellow", 0)
    assert all(_cost(army) <= 7 and sum(army) == 5 for army in armies)
    assert max(map(_cost, armies)) == 7
    assert {army[0] for army in armies} == {0}


def test_the_fallen_have_been_paid_for_too() -> None:
    """MED-2.7, MED-0.2"""
    seen = _SEEN.replace("(2,1)", "(2,1) 1k 0mp")
    table = battle(flat(), f"{seen}; Y HC (1,1); R reserve LI LI PK PK AR", **_SECRET)
    table.plays("activate:1,1", "attack:2,1").is_at("Y HC (2,1) 3mp")
    assert table.s.shown_cost[0] == 13
    assert max(_cost(army) for army in _reserves(table, "yellow", 0)) == 7


def test_counters_that_were_seen_are_not_in_reserve() -> None:
    """MED-2.6"""
    position = "R LI (3,0); R LI (3,1); R LI beside S1; R reserve HC HC HC"
    armies = _reserves(battle(flat(), position, **_SECRET), "yellow", 0)
    assert {army[LIGHT_INFANTRY] for army in armies} == {0}
    two = _reserves(battle(flat(), "R LI (3,0); R LI (3,1); R reserve HC HC HC", **_SECRET), "yellow", 0)
    assert {army[LIGHT_INFANTRY] for army in two} == {0, 1}


def test_one_unit_of_longbowmen_on_the_standard_map() -> None:
    """MED-2.5"""
    seen = _reserves(battle(flat(), "R LB (3,0); R reserve HC HC LI", **_SECRET), "yellow", 0)
    assert {army[LONGBOWMEN] for army in seen} == {0}
    unseen = _reserves(battle(flat(), "R LI (3,0); R reserve HC HC LI LI", **_SECRET), "yellow", 0)
    assert {army[LONGBOWMEN] for army in unseen} == {0, 1}
    large = _reserves(
        battle(flat_large(), "R LI (3,0); R reserve HC HC LI LI", map_size="large", **_SECRET), "yellow", 0
    )
    assert {army[LONGBOWMEN] for army in large} == {0, 1, 2}


def _all_reserves(most: list[int], units: int, points: int) -> set[tuple[int, ...]]:
    """Every reserve of so many units for at most so many points, by trying everything."""
    tried = product(*(range(number + 1) for number in most))
    return {army for army in tried if sum(army) == units and _cost(army) <= points}


def _is_even(drawn: list[tuple[int, ...]], possible: set[tuple[int, ...]]) -> bool:
    """Whether all possible reserves were drawn, and none others, about equally often: chi square within five sigma."""
    expected = len(drawn) / len(possible)
    counts = Counter(drawn)
    surprise = sum((counts[army] - expected) ** 2 / expected for army in possible)
    freedom = len(possible) - 1
    return set(drawn) == possible and abs(surprise - freedom) < 5 * (2 * freedom) ** 0.5


def _drawn(table: Table, number: int) -> list[tuple[int, ...]]:
    """The reserve of Red in so many deals for Yellow."""
    return [_reserve(hidden.redeal(table.s, table.seat("yellow"), Rng(seed)), 0) for seed in range(number)]


def test_the_largest_army_is_evenly_any_of_its_size() -> None:
    """MED-2.7, MED-RUL-4: fourteen units for twenty points, which blind chance would hardly find."""
    table = new_game(**_SECRET).recruits("red", "0-3-2-0-3-3-3-0").recruits("yellow", "0-0-0-0-0-0-0-0")
    possible = _all_reserves([3, 3, 3, 3, 3, 3, 3, 1], 14, 20)
    assert len(possible) == 112
    assert _is_even(_drawn(table, 20 * len(possible)), possible)


def test_a_reserve_is_evenly_any_that_agrees_with_what_was_seen() -> None:
    """MED-2.5, MED-2.6, MED-2.7, MED-14.5: after a dismounting too, whose counter is used up but was not paid for."""
    position = f"{_SEEN}; R reserve LI LI PK PK"
    table = battle(flat(), position, turn="red", dismount=True, **_SECRET).plays("dismount:3,0")
    possible = _all_reserves([0, 1, 3, 2, 3, 3, 3, 1], 4, 7)
    assert _is_even(_drawn(table, 40 * len(possible)), possible)


def test_with_a_unit_in_hand_a_reserve_is_evenly_any_that_holds_it() -> None:
    """MED-11.7, MED-RUL-4: only mountains are free beside the tabor, so what is in hand is no rider."""
    field = flat("(5,-5)=M, (5,-4)=M")
    position = "R reserve LI HC; R TB (6,-5); R PK (6,-4); R LI (3,0); R LI (3,1); R AR (0,0); R AR (0,1); R AR (0,2)"
    table = battle(field, position, turn="red", **_SECRET).plays("regroup", "return:light_infantry:2:reserve")
    riders = _all_reserves([3, 3, 3, 0, 0, 0, 0, 0], 2, 14)
    possible = _all_reserves([3, 3, 3, 3, 1, 2, 0, 1], 2, 14) - riders
    assert _is_even(_drawn(table, 60 * len(possible)), possible)


def test_an_even_draw_depends_on_nothing_hidden() -> None:
    """MED-RUL-4: two large armies that look alike are dealt alike."""
    one = new_game(**_SECRET).recruits("red", "0-3-2-0-3-3-3-0").recruits("yellow", "0-0-0-0-0-0-0-0")
    two = new_game(**_SECRET).recruits("red", "1-0-0-3-3-3-3-1").recruits("yellow", "0-0-0-0-0-0-0-0")
    assert one.view("yellow") == two.view("yellow")
    assert _reserves(one, "yellow", 0) == _reserves(two, "yellow", 0)


def test_what_is_seen_of_a_preset_tells_which_it_can_be() -> None:
    """MED-2.9"""
    options: dict[str, Any] = {"army_mode": "preset_choice", **_SECRET}
    table = new_game(flat(), **options).plays("preset:a20_foot", by="red").plays("preset:a20_rulebook", by="yellow")
    table.plays("hex:-5,-1", "hex:-1,6")
    presets = {tuple(counts) for name, counts in zip(PRESET_IDS, PRESET_COUNTS, strict=True) if name.startswith("a20")}
    assert set(_reserves(table, "red", 1)) == {army for army in presets if sum(army) == 11}
    table.deploys("heavy_cavalry -5,0", "light_cavalry 0,5")
    left = {_without(army, 1) for army in presets if sum(army) == 11 and army[1]}
    assert set(_reserves(table, "red", 1)) == left


def test_a_unit_that_only_one_preset_has_gives_it_away() -> None:
    """MED-2.9: two ready-made armies of the large map have seventeen units, one of them no mounted archers."""
    options: dict[str, Any] = {"army_mode": "preset_choice", "map_size": "large", **_SECRET}
    table = new_game(flat_large(), **options).plays("preset:a30_mixed", by="red").plays("preset:a30_foot", by="yellow")
    mixed, spears = (tuple(PRESET_COUNTS[PRESET_IDS.index(f"a30_{name}")]) for name in ("mixed", "spear_and_lance"))
    assert set(_reserves(table, "yellow", 0)) == {mixed, spears}
    table.plays("hex:-5,-1", "hex:11,-1").deploys("mounted_archers -5,0")
    assert set(_reserves(table, "yellow", 0)) == {_without(mixed, MOUNTED_ARCHERS)}


def _without(army: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple(count - (n == kind) for n, count in enumerate(army))


def test_a_counter_taken_by_dismounting_is_not_in_reserve_and_costs_nothing() -> None:
    """MED-14.5, MED-2.7"""
    position = "R HC (3,0); R HI (3,1); R HI (2,2); R reserve LI LI LC"
    table = battle(flat(), position, turn="red", dismount=True, **_SECRET)
    assert {army[HEAVY_INFANTRY] for army in _reserves(table, "yellow", 0)} == {0, 1}
    for dismounting in (["dismount:3,0"], ["activate:3,0", "dismount", "end"]):
        after = table.fork().plays(*dismounting).is_at("R HI (3,0) 2mp")
        armies = _reserves(after, "yellow", 0)
        assert {army[HEAVY_INFANTRY] for army in armies} == {0}
        assert after.s.shown_cost[0] == 7


def test_dismounting_does_not_hide_which_preset_an_army_is() -> None:
    """MED-2.9, MED-14.5: the foot counter was never recruited."""
    options = {"army_mode": "preset_choice", "dismount": True, **_SECRET}
    table = new_game(flat(), **options).plays("preset:a20_horse", by="red").plays("preset:a20_horse", by="yellow")
    table.plays("hex:-5,-1", "hex:-1,6").deploys("heavy_cavalry -5,0", "heavy_cavalry 0,5", "finish", "finish")
    horse = tuple(PRESET_COUNTS[PRESET_IDS.index("a20_horse")])
    assert set(_reserves(table, "red", 1)) == {_without(horse, 0)}
    for dismounting in (["dismount:0,5"], ["activate:0,5", "dismount", "end"]):
        after = table.fork().plays(*dismounting).is_at("Y HI (0,5) 2mp")
        assert set(_reserves(after, "red", 1)) == {_without(horse, 0)}


def test_a_fallen_units_counter_that_serves_again_was_recruited_all_the_same() -> None:
    """MED-14.5, MED-2.9: mounted archers on foot take the counter of archers who fell; the preset is still known."""
    options = {"army_mode": "preset_choice", "dismount": True, **_SECRET}
    position = "R MA (3,1); R AR (2,2) 1k 0mp; Y HC (1,2); R reserve HC HC LC HI HI LI PK AR LB"
    table = battle(flat(), position, **options).plays("activate:1,2", "attack:2,2").is_at("Y HC (2,2) 3mp")
    rulebook = tuple(PRESET_COUNTS[PRESET_IDS.index("a20_rulebook")])
    left = _without(_without(rulebook, MOUNTED_ARCHERS), ARCHERS)
    assert set(_reserves(table, "yellow", 0)) == {left}
    for dismounting in (["dismount:3,1"], ["activate:3,1", "dismount", "end"]):
        after = table.fork().plays(*dismounting).is_at("R AR (3,1) 2mp")
        assert set(_reserves(after, "yellow", 0)) == {left}


def test_units_that_returned_stay_known() -> None:
    """MED-11.8, MED-2.6"""
    table = battle(flat(), "R TB (3,1); R reserve PK PK PK AR", turn="red", **_SECRET).plays("regroup")
    for hex_ in ("3,0", "4,0", "2,2"):
        table.plays("return:pikemen:2:reserve", f"hex:{hex_}")
    table.plays("done").is_at("R PK (3,0); R PK (4,0); R PK (2,2); R reserve AR")
    armies = _reserves(table, "yellow", 0)
    assert {army[PIKEMEN] for army in armies} == {0}
    assert {army[ARCHERS] for army in armies} == {0, 1}
    assert {sum(army) for army in armies} == {1}


def test_a_reserve_that_nobody_could_believe_in_is_a_fault() -> None:
    """MED-2.5, MED-RUL-4: so whatever is dealt anew, there is always something to deal."""
    sound = battle(flat(), "R LB (3,0); R reserve LI PK", **_SECRET).s
    assert GAME.check(sound) == []
    longbows = sound.clone()
    longbows.place[FIRST_COUNTER[LONGBOWMEN] + 1] = RESERVE
    longbows.knights[FIRST_COUNTER[LONGBOWMEN] + 1] = 2
    assert GAME.check(longbows) == ["The army of Red has more longbowmen than it may."]
    seen = sound.clone()
    seen.shown[0] |= 1 << FIRST_COUNTER[PIKEMEN]
    assert GAME.check(seen) == ["Red cannot have a counter in reserve that has been on the board."]
