"""Chapter 10: battles."""

from __future__ import annotations

from tests.games.saga.telling import told


def test_a_battle_is_fought_wherever_both_sides_are() -> None:
    """SAG-10.1"""
    table = (
        told("kent S1w V2w; essex S1w V1w; sussex V1w; wessex S1w").begin("battles").offers("area:kent", "area:essex")
    )
    table.choose("area:kent")
    assert table.lines("nobody").count("battle_begins") == 2
    assert "battle_begins" not in told("sussex V1w; wessex S1w").begin("battles").lines("nobody")


def test_the_vikings_choose_the_order() -> None:
    """SAG-10.2"""
    table = told("kent S1w V Stormer; essex S1w V Plunderer; sussex S1w V1w").begin("battles")
    table.asks("choose_battle", of="viking").offers("area:kent", "area:essex", "area:sussex").choose("area:essex")
    table.choose("pass", "area:longship").asks("choose_battle", of="viking").offers("area:kent", "area:sussex")


def test_the_only_battle_begins_by_itself() -> None:
    """SAG-10.2"""
    told("kent S1w V Stormer").begin("battles").asks("reveal_leader", of="viking")


def test_leaders_are_revealed_in_turn() -> None:
    """SAG-10.3"""
    table = told("kent burh S Warden+Ealdorman V2w+Stormer+Plunderer").begin("battles")
    table.asks("reveal_leader", of="viking").offers("reveal:{Stormer}", "reveal:{Plunderer}", "pass")
    table.choose("reveal:{Stormer}").asks("reveal_leader", of="saxon").offers(
        "reveal:{Warden}", "reveal:{Ealdorman}", "pass"
    )
    table.choose("reveal:{Warden}").asks("reveal_leader", of="viking").offers("reveal:{Plunderer}", "pass")
    table.choose("reveal:{Plunderer}").asks("reveal_leader", of="saxon").offers("reveal:{Ealdorman}", "pass")


def test_who_passes_reveals_no_more_but_the_other_may_go_on() -> None:
    """SAG-10.4"""
    table = (
        told("kent burh S Warden+Ealdorman V2w+Stormer+Plunderer").begin("battles").choose("reveal:{Stormer}", "pass")
    )
    table.asks("reveal_leader", of="viking").choose("reveal:{Plunderer}")
    assert table.strengths == (2, 5)


def test_a_pass_counts_for_one_battle_only() -> None:
    """SAG-10.4"""
    table = (
        told("kent S1w V Stormer; essex S1w V Plunderer").begin("battles").choose("area:kent", "pass", "area:longship")
    )
    table.asks("reveal_leader", of="viking").offers("reveal:{Plunderer}", "pass")


def test_having_no_leader_is_no_pass() -> None:
    """SAG-10.5, SAG-RUL-18: a side that was skipped may reveal a leader who comes later."""
    table = told("kent S1w V Sea-king+Stormer; scand_north V Plunderer").begin("battles").choose("reveal:{Sea-king}")
    table.choose("unit:scand_north:{Plunderer}").asks("reveal_leader", of="viking")
    table.offers("reveal:{Stormer}", "reveal:{Plunderer}", "pass").choose("pass")
    assert table.strengths == (1, 3)


def test_an_ability_works_before_the_next_reveal() -> None:
    """SAG-10.6"""
    table = told("kent S1w+Warden V Berserker+Stormer").begin("battles").choose("reveal:{Berserker}")
    table.asks("kill_unit", of="viking").choose("unit:{Warden}", "stop").asks("reveal_leader", of="viking")
    table.offers("reveal:{Stormer}", "pass").is_at("kent S1w V Stormer; removed Warden Berserker")


def test_a_hidden_leader_has_strength_one() -> None:
    """SAG-10.7"""
    table = told("kent S Ealdorman V2w").begin("battles").choose("pass")
    assert (table.strengths, table.battle_winner) == ((1, 2), "viking")


def test_the_higher_total_wins_and_a_tie_is_saxon() -> None:
    """SAG-10.8"""
    assert told("kent S1w V2w").begin("battles").battle_winner == "viking"
    assert told("kent S2w V2w").begin("battles").battle_winner == "saxon"
    alone = told("kent S1w V Berserker").begin("battles").choose("reveal:{Berserker}", "unit:warrior")
    assert (alone.strengths, alone.battle_winner) == ((0, 0), "saxon")


def test_revealed_leaders_are_hidden_again() -> None:
    """SAG-10.9"""
    table = told("essex burh S1w V1w+Stormer").begin("battles").choose("reveal:{Stormer}")
    assert table.is_done
    assert table.s.revealed == 0
    assert table.knows("saxon", "Stormer")


def test_after_the_battles_no_area_holds_both_sides() -> None:
    """SAG-10.10"""
    table = told("kent S2w V2w; essex S1w V2w; mercia S3w V1w; wessex S2w V3w; east_anglia, sussex V1w").begin(
        "battles"
    )
    fought = []
    while table.question:
        fought += [option for option in table.options[:1] if table.question == "choose_battle"]
        table.choose(table.options[0])
    assert fought == ["area:mercia", "area:essex", "area:kent"]
    assert table.lines("nobody").count("battle_begins") == 4
    assert not any(table.s.is_mixed(area) for area in range(7))


def test_a_battle_goes_on_when_one_side_is_gone() -> None:
    """SAG-10.11, SAG-RUL-27"""
    table = told("kent burh S1w V Berserker+Plunderer; mercia S1w; coins 3/2/10").begin("battles")
    table.choose("reveal:{Berserker}", "unit:warrior").asks("reveal_leader", of="viking").choose("reveal:{Plunderer}")
    assert (table.strengths, table.battle_winner) == ((0, 1), "viking")
    table.choose("yes").is_at("kent empty; longship V Plunderer; coins 3/4/8")


def test_a_marshal_may_still_call_a_unit_after_the_enemy_is_gone() -> None:
    """SAG-10.11, SAG-RUL-27"""
    table = told("kent S1w+Marshal V Berserker; essex S1w").begin("battles").choose("reveal:{Berserker}", "stop")
    table.choose("reveal:{Marshal}", "unit:essex:warrior")
    assert (table.strengths, table.battle_winner) == ((3, 0), "saxon")
    table.is_at("kent S2w+Marshal; essex empty")
