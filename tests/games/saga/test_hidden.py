"""Hidden information: who sees what, what can be inferred, and how the unknown may be dealt anew."""

from __future__ import annotations

from itertools import permutations

from meadhall.engine.driver import waiting
from meadhall.engine.numbers import numbers
from meadhall.engine.steps import NOBODY
from meadhall.games.saga.content import LEADERS, TOKEN_IDS
from meadhall.games.saga.hidden import unveil
from meadhall.games.saga.notation import handle
from tests.games.saga.telling import GAME, Table, new_game, told

_ALL = {"target_northumbria", "target_east_anglia", "target_essex", "target_kent", "target_sussex"}


def _slots(table: Table) -> tuple[str, ...]:
    return tuple(TOKEN_IDS[token] if token >= 0 else "" for token in table.s.slots)


# Leaders


def test_an_owner_knows_his_leaders_and_nobody_else_does() -> None:
    """SAG-2.16, SAG-6.6"""
    table = told("kent S Warden V Stormer")
    assert table.knows("saxon", "Warden")
    assert table.knows("viking", "Stormer")
    assert not table.knows("viking", "Warden")
    assert not table.knows("saxon", "Stormer")
    assert table.view("nobody")["ability"] == [-1] * LEADERS


def test_a_revealed_ability_is_known_to_all_from_then_on() -> None:
    """SAG-10.9, SAG-RUL-17"""
    table = told("essex burh S1w V1w+Stormer+Plunderer").begin("battles").choose("reveal:{Stormer}", "pass")
    for viewer in ("saxon", "nobody"):
        assert table.knows(viewer, "Stormer")
        assert not table.knows(viewer, "Plunderer")
    table.begin("viking_move").choose("route:land:essex:kent", "force:0:{Stormer}")
    assert table.view("saxon")["leader_at"][handle("Stormer")] == 4


def test_the_set_aside_leader_is_his_owners_secret_until_only_he_is_left() -> None:
    """SAG-11.3"""
    table = told("kent V Stormer+Sea-king+Berserker; aside Plunderer")
    assert table.knows("viking", "Plunderer")
    assert not table.knows("saxon", "Plunderer")
    assert len({deal.s.ability[handle("Plunderer")] for deal in table.redeals("saxon")}) == 4
    table.s.known = 1 << handle("Stormer") | 1 << handle("Sea-king") | 1 << handle("Berserker")
    assert {deal.s.ability[handle("Plunderer")] for deal in table.redeals("saxon")} == {7}


def test_a_leader_lost_without_a_reveal_stays_a_secret() -> None:
    """SAG-RUL-17"""
    table = told("kent S4w V Stormer; mercia S1w; coins 3/2/10").begin("battles", "end_phase").choose("pass")
    table.is_at("removed Stormer")
    assert table.victory == "saxon_no_vikings"
    assert not table.knows("saxon", "Stormer")
    assert table.knows("viking", "Stormer")


def test_only_an_unveiled_table_shows_everything() -> None:
    """SAG-RUL-17, SAG-8.8"""
    table = told("slot_north target_kent down; kent V Stormer; essex S Envoy")
    shown = Table(unveil(table.s))
    for viewer in ("saxon", "viking", "nobody"):
        assert shown.view(viewer)["ability"] == [*table.s.ability]
        assert shown.view(viewer)["slots"] == [*table.s.slots]
    assert not table.knows("saxon", "Stormer")


def test_pieces_never_seen_carry_the_unseen_abilities_in_any_order() -> None:
    """SAG-2.16: a reveal narrows the rest."""
    table = told("essex burh S1w V1w+Stormer").begin("battles").choose("reveal:{Stormer}")
    unseen = [handle("Sea-king"), handle("Berserker"), handle("Plunderer")]
    deals = table.redeals("saxon")
    assert {deal.s.ability[handle("Stormer")] for deal in deals} == {4}
    assert {tuple(deal.s.ability[piece] for piece in unseen) for deal in deals} == set(permutations([5, 6, 7]))
    assert all(deal.s.ability[:4] == table.s.ability[:4] for deal in deals)


# Raid targets


def test_only_the_vikings_see_a_face_down_target() -> None:
    """SAG-8.8"""
    table = told("slot_north target_kent down; slot_south target_essex up")
    assert table.view("viking")["slots"] == [3, -1, 2]
    for viewer in ("saxon", "nobody"):
        assert table.view(viewer)["slots"] == [-1, -1, 2]
        assert table.view(viewer)["slots_filled"] == [True, False, True]


def test_sailing_shows_the_target() -> None:
    """SAG-8.3"""
    table = told("scand_north V2w; slot_north target_kent down").begin("viking_move").choose("route:sail:scand_north")
    assert table.view("saxon")["slots"] == [3, -1, -1]


def test_a_target_replaced_face_down_stays_a_secret() -> None:
    """SAG-8.8"""
    table = told("slot_north target_kent down").begin("viking_scout").choose("token:target_essex", "slot:slot_north")
    table.is_at("slot_north target_essex down")
    assert table.view("saxon")["slots"] == [-1, -1, -1]
    assert table.believes("slot_north") == _ALL
    assert not any("Kent" in line or "Essex" in line for line in table.log("saxon"))


def test_the_scouted_token_is_the_vikings_choice_alone_and_its_slot_is_public() -> None:
    """SAG-8.8"""
    table = told("kent V1w").begin("viking_scout")
    assert table.who_learns == {"viking"}
    table.choose("token:target_sussex")
    assert table.view("viking")["scouting"] == 4
    assert (table.view("saxon")["scouting"], table.view("saxon")["is_scouting"]) == (-1, True)
    assert {deal.s.scouting for deal in table.redeals("saxon")} == {0, 1, 2, 3, 4}
    assert table.who_learns == {"saxon", "viking", "nobody"}


def test_dealt_abilities_are_told_to_their_owner() -> None:
    """SAG-C4, SAG-C5"""
    table = new_game(viking_seat="seat_0").chance("token:target_kent", "token:target_essex")
    assert table.who_learns == {"saxon"}
    table.chance("ability:saxon_envoy", "ability:saxon_warden", "ability:saxon_marshal")
    assert table.who_learns == {"viking"}
    table.chance("ability:viking_stormer", "ability:viking_sea_king", "ability:viking_plunderer")
    assert table.lines("saxon").count("leader_is") == table.lines("viking").count("leader_is") == 4
    assert "leader_is" not in table.lines("nobody")
    assert table.who_learns == {"saxon", "viking", "nobody"}


def test_the_vikings_know_the_pool_and_the_saxons_what_pool_and_slots_hold() -> None:
    """SAG-8.8"""
    table = told("slot_north target_kent down; slot_south target_essex up")
    assert all(deal.pool == table.pool for deal in table.redeals("viking"))
    deals = table.redeals("saxon")
    assert {_slots(deal)[0] for deal in deals} == _ALL - {"target_essex"}
    assert all(deal.pool | {_slots(deal)[0]} == _ALL - {"target_essex"} for deal in deals)


def test_nobody_knows_the_next_token() -> None:
    """SAG-C7"""
    table = (
        told("scand_north V1w; slot_south target_essex up").begin("viking_move").choose("route:sail_draw:scand_north")
    )
    for viewer in ("saxon", "viking"):
        assert all(set(deal.options) == set(table.options) for deal in table.redeals(viewer, 20))
    assert len(table.options) == 4


def test_all_else_is_public() -> None:
    """SAG-4.5"""
    table = told(
        "kent burh S2w+Warden V1w+Stormer; slot_north target_kent down; coins 3/2/10; saxon tile_1; round_pos 7"
    )
    secrets = ("ability", "slots", "scouting")
    views = [table.view(viewer) for viewer in ("saxon", "viking", "nobody")]
    public = [{key: value for key, value in view.items() if key not in secrets} for view in views]
    assert public[0] == public[1] == public[2]
    assert public[0]["coins"] == [3, 2, 10]
    assert public[0]["leader_at"][handle("Stormer")] == 4


# Inference


def test_a_scouted_slot_may_hold_what_was_not_face_up() -> None:
    """SAG-8.8: a face-up target that this Scout replaces is excluded too."""
    table = told("slot_north target_kent up; slot_south target_essex up").begin("viking_scout")
    table.choose("token:target_sussex", "slot:slot_north")
    assert table.believes("slot_north") == _ALL - {"target_kent", "target_essex"}
    assert {_slots(deal)[0] for deal in table.redeals("saxon")} == _ALL - {"target_kent", "target_essex"}


def test_a_target_seen_since_stays_excluded_even_in_the_pool() -> None:
    """SAG-8.5"""
    table = told("slot_north target_kent down; scand_south V3w").begin("viking_move", "viking_move")
    table.choose("route:sail_draw:scand_south").chance("token:target_essex").choose("force:1:-")
    assert table.believes("slot_north") == _ALL - {"target_essex"}
    table.choose("route:sail_draw:scand_south").chance("token:target_sussex").choose("force:1:-")
    assert "target_essex" in table.pool
    assert table.believes("slot_north") == _ALL - {"target_essex", "target_sussex"}


def test_different_slots_hold_different_targets() -> None:
    """SAG-1.2"""
    table = told("slot_central target_essex up; slot_north target_kent down; slot_south target_sussex down")
    pairs = {(_slots(deal)[0], _slots(deal)[2]) for deal in table.redeals("saxon", 400)}
    assert pairs == set(permutations(_ALL - {"target_essex"}, 2))


def test_a_deal_keeps_the_view_and_depends_on_it_alone() -> None:
    """SAG-2.16, SAG-8.8"""
    one = told("slot_north target_kent down; kent V Stormer; essex S Envoy")
    two = told("slot_north target_sussex down; kent V Stormer; essex S Envoy")
    two.s.ability = numbers([*two.s.ability[:4], 7, 6, 5, 4])
    assert one.view("saxon") == two.view("saxon")
    for first, second in zip(one.redeals("saxon", 20), two.redeals("saxon", 20), strict=True):
        assert (first.s.ability, first.s.slots) == (second.s.ability, second.s.slots)
        assert first.view("saxon") == one.view("saxon")


def test_the_vikings_do_not_know_saxon_leaders_but_their_own_tokens() -> None:
    """SAG-6.6"""
    table = told("slot_north target_kent down; essex S Envoy")
    deals = table.redeals("viking")
    assert {deal.s.ability[handle("Envoy")] for deal in deals} == {0, 1, 2, 3}
    assert all(deal.s.ability[4:] == table.s.ability[4:] and _slots(deal) == _slots(table) for deal in deals)


# The log and the options


def test_a_scout_is_logged_without_its_token() -> None:
    """SAG-8.8"""
    table = told("kent V1w").begin("viking_scout").choose("token:target_sussex", "slot:slot_south")
    assert "scouted_token" in table.lines("viking")
    assert any("Sussex" in line for line in table.log("viking"))
    assert table.lines("saxon") == ["scouted"]
    assert not any("Sussex" in line for line in table.log("saxon"))


def test_a_spectator_reads_into_which_slot_a_token_went() -> None:
    """SAG-8.8: the slot is public."""
    table = told("kent V1w").begin("viking_scout").choose("token:target_sussex", "slot:slot_south")
    assert table.lines("nobody") == ["scouted"]


def test_a_recruited_leader_is_logged_by_his_letter() -> None:
    """SAG-6.6"""
    table = told("mercia burh; coins 3/2/10; supply S12w+Envoy").begin("saxon_income").choose("income:mercia:{Envoy}")
    assert table.log("viking") == table.log("saxon")
    assert not any("Envoy" in line for line in table.log("viking"))


def test_a_voyage_does_not_name_its_destination_before_it_begins() -> None:
    """SAG-8.3, SAG-6.7"""
    tables = [
        told(f"scand_north V1w; slot_north target_{area} down").begin("viking_move") for area in ("kent", "essex")
    ]
    assert tables[0].options == tables[1].options
    about = [GAME.about(table.s, waiting(table.s)[0], NOBODY) for table in tables]
    assert about[0] == about[1]


def test_what_has_been_shown_cannot_be_taken_back() -> None:
    """SAG-8.3, SAG-10.3"""
    table = told("scand_north, scand_south V1w; slot_north target_kent down; slot_south target_essex up").begin(
        "viking_move"
    )
    assert _revealing(table) == ["route:sail:scand_north"]
    battle = told("kent S1w V Stormer").begin("battles")
    assert _revealing(battle) == ["reveal:{Stormer}"]


def _revealing(table: Table) -> list[str]:
    decision = waiting(table.s)[0]
    shown = [decision.reveals(table.s, option) for option in decision.options(table.s)]
    return [name for name, is_shown in zip(table.options, shown, strict=True) if is_shown]
