"""What each player may know, and what may be dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from meadhall.engine.driver import waiting
from meadhall.engine.steps import NOBODY
from meadhall.games.medieval_battle import hidden
from meadhall.games.medieval_battle.content import KIND_OF, PRESET_COUNTS, PRESET_IDS, RECRUIT_COST, TABOR
from meadhall.games.medieval_battle.notation import at, cell
from meadhall.games.medieval_battle.prompts import about
from meadhall.games.medieval_battle.state import Battle
from tests.games.medieval_battle.maps import flat
from tests.games.medieval_battle.telling import Table, battle, deployment, new_game

_RED = "2-1-1-2-1-1-2-1"
_YELLOW = "3-3-2-0-0-1-0-0"
_SECRET: dict[str, Any] = {"army_reveal": "on_placement"}
_STANDARD = [tuple(counts) for name, counts in zip(PRESET_IDS, PRESET_COUNTS, strict=True) if name.startswith("a20")]


def _reserve(s: Battle, side: int) -> tuple[int, ...]:
    return tuple(s.count_reserve(side, kind) for kind in range(TABOR))


def _cost(counts: Sequence[int]) -> int:
    return sum(count * RECRUIT_COST[kind] for kind, count in enumerate(counts))


def _counts(text: str) -> tuple[int, ...]:
    return tuple(int(count) for count in text.split("-"))


# The map


def test_everybody_sees_the_map_from_the_start() -> None:
    """MED-1.9, MED-2.1"""
    table = new_game(map="random", map_seed=3)
    field = table.s.variant.field
    for viewer in ("red", "yellow", "nobody"):
        view = table.view(viewer)
        assert (view["terrain"], view["flags"]) == (field.terrain, field.flags)


# During recruitment


def test_nobody_sees_the_other_recruit() -> None:
    """MED-2.1"""
    table = new_game().recruits("red", "3-0-2")
    assert table.who_learns("red") == {"red"}
    assert table.who_learns("yellow") == {"yellow"}
    assert (table.view("red")["reserves"], table.view("red")["recruiting"]) == ([[3, 0, 2, 0, 0, 0, 0, 0], []], [3, 0])
    for viewer in ("yellow", "nobody"):
        seen = table.view(viewer)
        assert seen["reserves"][0] == []
        assert seen["recruiting"][0] == 0
        assert seen["units"] == []
        assert "recruited" not in table.lines(viewer)
    assert table.lines("red").count("recruited") == 3


def test_a_finished_army_stays_secret_until_both_are_complete() -> None:
    """MED-2.1, MED-RUL-4"""
    table = new_game().recruits("red", _RED).recruits("yellow", "1-1")
    assert table.view("yellow")["reserves"][0] == []
    assert table.view("nobody")["reserves"] == [[], []]
    assert not table.view("yellow")["is_recruited"]


def test_a_secret_preset() -> None:
    """MED-2.9, MED-2.1"""
    table = new_game(army_mode="preset_choice")
    assert table.who_learns("red") == {"red"}
    table.plays("preset:a20_foot", by="red")
    assert table.view("yellow")["reserves"] == [[], [0] * TABOR]
    assert "preset_chosen" not in table.lines("yellow")
    assert "preset_chosen" in table.lines("red")
    assert {_reserve(deal, 0) for deal in table.redeals("yellow")} == set(_STANDARD)
    assert {_reserve(deal, 0) for deal in table.redeals("red")} == {_counts("1-0-0-3-3-3-3-1")}
    assert all(_reserve(deal, 1) == (0,) * TABOR for deal in table.redeals("red"))


def test_half_an_army_is_dealt_anew_within_the_budget() -> None:
    """MED-2.7, MED-2.1"""
    table = new_game().recruits("red", "3-3-0-0-1")
    deals = table.redeals("yellow", 200)
    armies = [_reserve(deal, 0) for deal in deals]
    assert len(set(armies)) > 50
    assert all(_cost(army) <= 20 and army[5:] == (0, 0, 0) for army in armies)
    assert max(army[0] for army in armies) == 3
    assert all(deal.recruiting == table.s.recruiting for deal in deals)
    assert all(_reserve(deal, 0) == _reserve(table.s, 0) for deal in table.redeals("red"))


# After recruitment


@pytest.mark.parametrize("mode", ["free", "preset_choice", "preset_fixed"])
@pytest.mark.parametrize("reveal", ["after_recruitment", "on_placement"])
def test_when_armies_are_known(mode: str, reveal: str) -> None:
    """MED-RUL-4, MED-2.9"""
    table = _armies_are_ready(mode, reveal)
    is_known = reveal == "after_recruitment" or mode == "preset_fixed"
    red, yellow = list(_counts(_RED)), list(_counts(_YELLOW))
    assert table.view("red")["reserves"] == [red, yellow if is_known else [9]]
    assert table.view("yellow")["reserves"] == [red if is_known else [11], yellow]
    assert table.view("nobody")["reserves"] == ([red, yellow] if is_known else [[11], [9]])
    for viewer in ("red", "yellow", "nobody"):
        assert ("army_has" in table.lines(viewer)) == is_known
        assert table.lines(viewer).count("army_ready") == 2


@pytest.mark.parametrize("mode", ["free", "preset_choice", "preset_fixed"])
@pytest.mark.parametrize("reveal", ["after_recruitment", "on_placement"])
def test_what_is_dealt_anew(mode: str, reveal: str) -> None:
    """MED-RUL-4, MED-2.5, MED-2.6, MED-2.7: of as many units, only what the viewer can believe."""
    table = _armies_are_ready(mode, reveal)
    deals = table.redeals("red", 100)
    assert all(_reserve(deal, 0) == _counts(_RED) for deal in deals)
    armies = {_reserve(deal, 1) for deal in deals}
    if reveal == "after_recruitment" or mode == "preset_fixed":
        assert armies == {_counts(_YELLOW)}
    elif mode == "preset_choice":
        assert armies == {army for army in _STANDARD if sum(army) == 9}
    else:
        assert len(armies) > 50
        assert all(sum(army) == 9 and _cost(army) <= 20 and army[7] <= 1 and max(army) <= 3 for army in armies)
    spectators = {(_reserve(deal, 0), _reserve(deal, 1)) for deal in table.redeals("nobody", 30)}
    assert (len(spectators) > 1) == (reveal == "on_placement" and mode == "free")
    for deal in deals[:10]:
        assert hidden.observe(deal, table.seat("red")) == table.view("red")


def _armies_are_ready(mode: str, reveal: str) -> Table:
    options: dict[str, Any] = {"army_mode": mode, "army_reveal": reveal}
    table = new_game(**options, army_red="a20_rulebook", army_yellow="a20_horse")
    if mode == "free":
        table.recruits("red", _RED).recruits("yellow", _YELLOW)
    elif mode == "preset_choice":
        table.plays("preset:a20_rulebook", by="red").plays("preset:a20_horse", by="yellow")
    return table.asks("place_tabor", of="red")


def test_a_deal_depends_on_nothing_hidden() -> None:
    """MED-RUL-4"""
    one = deployment(_RED, "3-3-2-0-0-1-0-0", **_SECRET)
    two = deployment(_RED, "0-0-0-0-3-3-3-0", **_SECRET)
    assert one.view("red") == two.view("red")
    for first, second in zip(one.redeals("red", 20), two.redeals("red", 20), strict=True):
        assert (first.place, first.knights, first.points) == (second.place, second.knights, second.points)


def test_the_last_choice_of_recruitment_shows_both_armies() -> None:
    """MED-2.1, MED-RUL-4: until then everything may be taken back."""
    table = new_game().recruits("red", "1-0-0-0-0-0-1")
    assert not table.reveals("count:1", by="red")
    table.plays("count:1", by="red").recruits("yellow", "1-0-0-0-0-0")
    assert not table.reveals("count:1", by="yellow")
    assert table.plays("count:1", by="yellow").reveals("count:0", by="yellow")


def test_the_second_choice_of_a_ready_made_army_shows_both() -> None:
    """MED-2.9, MED-RUL-4"""
    table = new_game(army_mode="preset_choice")
    assert not table.reveals("preset:a20_foot", by="yellow")
    assert table.plays("preset:a20_foot", by="yellow").reveals("preset:a20_horse", by="red")


# In hand and on the board


def test_a_unit_is_seen_when_it_stands() -> None:
    """MED-RUL-4, MED-3.5"""
    table = deployment(_RED, _YELLOW, flat(), **_SECRET).plays("hex:-5,-1", "hex:-1,6")
    assert table.who_learns() == {"red"}
    table.plays("deploy:pikemen")
    assert table.view("red")["in_hand"] == 5
    assert table.view("yellow")["in_hand"] == table.view("nobody")["in_hand"] == TABOR
    assert table.view("yellow")["reserves"][0] == [11]
    assert table.who_learns() == {"red", "yellow", "nobody"}
    assert table.is_revealing
    assert {KIND_OF[deal.in_hand] for deal in table.redeals("yellow", 200)} == set(range(TABOR))
    assert all(deal.place[deal.in_hand] == -2 for deal in table.redeals("yellow"))
    table.plays("hex:-5,0")
    assert table.view("yellow")["reserves"][0] == [10]
    assert [0, 5, at("(-5,0)"), 2, 2] in table.view("yellow")["units"]
    assert all(deal.unit_at[at("(-5,0)")] == table.s.unit_at[at("(-5,0)")] for deal in table.redeals("yellow"))


def test_prompts_tell_others_nothing_of_a_secret_army() -> None:
    """MED-2.1, MED-RUL-4"""
    table = new_game(flat(), **_SECRET)
    assert _prompt(table, "red", "red") == {"side": "red", "kind": "heavy_cavalry", "left": 20, "cost": 3}
    for viewer in ("yellow", "nobody"):
        assert _prompt(table, "red", viewer) == {"side": "red"}
    table.recruits("red", _RED).recruits("yellow", _YELLOW).plays("hex:-5,-1", "hex:-1,6", "deploy:pikemen")
    assert _prompt(table, "red", "red") == {"side": "red", "kind": "pikemen"}
    for viewer in ("yellow", "nobody"):
        assert _prompt(table, "red", viewer) == {"side": "red"}


def _prompt(table: Table, asked: str, viewer: str) -> dict[str, str | int]:
    """What the prompt of a side's decision tells a viewer."""
    decision = next(each for each in waiting(table.s) if each.seat == table.seat(asked))
    return about(table.s, decision, table.seat(viewer))


def test_open_armies_are_placed_openly() -> None:
    """MED-RUL-4"""
    table = deployment(_RED, _YELLOW, flat()).plays("hex:-5,-1", "hex:-1,6")
    assert table.who_learns() == {"red", "yellow", "nobody"}
    table.plays("deploy:pikemen")
    assert table.view("yellow")["in_hand"] == table.view("nobody")["in_hand"] == 5
    assert not table.is_revealing


def test_a_forced_end_of_deployment_looks_like_a_chosen_one() -> None:
    """MED-3.7, MED-RUL-4"""
    plains = [at(hex_) for hex_ in ("(-5,-1)", "(-1,6)", "(0,5)")]
    field = flat(", ".join(f"{cell(hex_)}=M" for hex_ in flat().deployable if hex_ not in plains))
    rider = deployment("1-0-0-0-0-0-0-0", "0-0-0-0-1-0-0-0", field, **_SECRET).plays("hex:-5,-1", "hex:-1,6")
    foot = deployment("0-0-0-0-1-0-0-0", "0-0-0-0-1-0-0-0", field, **_SECRET).plays("hex:-5,-1", "hex:-1,6")
    foot.asks("deploy_unit", of="red").plays("finish").asks("deploy_unit", of="yellow")
    rider.asks("deploy_unit", of="yellow")
    assert rider.view("yellow") == foot.view("yellow")
    assert rider.lines("yellow") == foot.lines("yellow")


_RESERVES = "R reserve HC LI; Y reserve AR; Y TB (1,2); R TB (4,1)"


def test_a_secret_reserve() -> None:
    """MED-RUL-4, MED-11.8"""
    table = battle(flat(), _RESERVES, **_SECRET)
    assert table.view("yellow")["reserves"] == [[2], [0, 0, 0, 0, 0, 0, 1, 0]]
    table.plays("regroup", "return:archers:2:reserve")
    assert table.view("red")["in_hand"] == TABOR
    table.plays("hex:1,1").plays("regroup")
    assert table.who_learns() == {"red"}
    table.plays("return:heavy_cavalry:2:reserve")
    assert table.is_revealing
    assert table.view("yellow")["in_hand"] == TABOR
    hand = {deal.in_hand for deal in table.redeals("yellow")}
    assert len(hand) > 3
    table.plays("hex:4,0")
    assert table.view("yellow")["reserves"][0] == [1]
    assert table.view("red")["reserves"][1] == [0]


def test_who_may_still_return_is_dealt_anew_with_the_reserve() -> None:
    """MED-11.8, MED-RUL-4"""
    table = battle(flat(), "R reserve HC LI; R TB (4,1); R PK beside S1; R AR beside S2", turn="red", **_SECRET)
    table.plays("regroup").asks("return_unit", of="red").is_at("R PK beside S1; R AR beside S1")
    pikemen = [*table.s.place].index(-3)
    for deal in table.redeals("yellow"):
        bits = {number for number in range(24) if deal.returning >> number & 1}
        assert bits == {pikemen} | {number for number in range(24) if deal.place[number] == -2}
        assert len(bits) == 3


def test_a_fled_unit_in_hand_is_no_secret() -> None:
    """MED-11.4"""
    table = battle(flat(), "R reserve HC; R TB (4,1); R PK beside S1", turn="red", **_SECRET)
    table.plays("regroup", "return:pikemen:2:slot_1")
    assert table.view("yellow")["in_hand"] == 5
    assert {deal.in_hand for deal in table.redeals("yellow")} == {table.s.in_hand}


def test_of_a_secret_reserve_only_the_unit_in_hand_can_be_put_back() -> None:
    """MED-11.8, MED-RUL-4: that a fled unit returns, and that nobody else does, is seen at once."""
    position = "R reserve HC; R TB (4,1); R PK beside S1"
    table = battle(flat(), position, turn="red", **_SECRET).plays("regroup")
    assert not table.reveals("return:heavy_cavalry:2:reserve")
    assert table.reveals("return:pikemen:2:slot_1")
    assert table.reveals("done")
    known = battle(flat(), position, turn="red").plays("regroup")
    assert not any(known.reveals(option) for option in known.options)


def test_that_a_secret_army_deploys_no_more_is_seen_at_once() -> None:
    """MED-3.7, MED-RUL-4"""
    table = deployment(_RED, _YELLOW, flat(), **_SECRET).plays("hex:-5,-1", "hex:-1,6")
    assert table.reveals("finish")
    assert not table.reveals("deploy:pikemen")
    known = deployment(_RED, _YELLOW, flat()).plays("hex:-5,-1", "hex:-1,6")
    assert not known.reveals("finish")


def test_a_unit_in_hand_can_always_be_placed_in_a_deal() -> None:
    """MED-11.7, MED-RUL-4: if only mountains are free beside the tabor, nobody believes in a rider in hand."""
    field = flat("(5,-5)=M, (5,-4)=M")
    table = battle(field, "R reserve LI LI HC; R TB (6,-5); R PK (6,-4)", turn="red", **_SECRET).plays("regroup")
    table.plays("return:light_infantry:2:reserve").offers("hex:5,-5", "hex:5,-4")
    for deal in table.redeals("yellow", 400):
        assert waiting(deal)[0].options(deal)


def test_reserves_are_shown_at_the_end() -> None:
    """MED-13.7, MED-RUL-4: the house lays everything open when the game is over."""
    table = battle(flat(), _RESERVES, **_SECRET).plays("pass", "pass").ends("draw", "two_passes")
    for seat in (0, 1, NOBODY):
        assert hidden.observe(hidden.unveil(table.s), seat)["reserves"] == [
            [1, 0, 0, 0, 1, 0, 0, 0],
            [0, 0, 0, 0, 0, 0, 1, 0],
        ]


def test_all_else_is_public() -> None:
    """MED-0.3, MED-0.4, MED-7.4, MED-13.4"""
    position = "Y HC (1,2) 1k 2mp; R AR beside S2 1mp; tokens 3/2; flag (0,0) R; R reserve LI; Y TB (-1,6) exposed"
    table = battle(flat(), position, **_SECRET)
    views = [table.view(viewer) for viewer in ("red", "yellow", "nobody")]
    public = [{key: value for key, value in view.items() if key not in ("reserves", "recruiting")} for view in views]
    assert public[0] == public[1] == public[2]
    assert [1, 0, at("(1,2)"), 1, 2] in public[0]["units"]
    assert [0, 6, -4, 2, 1] in public[0]["units"]
    assert (public[0]["tokens"], public[0]["points"]) == ([3, 2], [2, 0])


def test_everything_can_be_laid_open() -> None:
    """MED-RUL-4"""
    table = battle(flat(), _RESERVES, **_SECRET)
    unveiled = hidden.unveil(table.s)
    assert hidden.observe(unveiled, table.seat("yellow"))["reserves"][0] == [1, 0, 0, 0, 1, 0, 0, 0]
    assert not table.s.is_open
