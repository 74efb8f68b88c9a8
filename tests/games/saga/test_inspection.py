"""What the table says of whatever somebody points at."""

from __future__ import annotations

import re

from meadhall.engine.inspected import Inspected, Row
from meadhall.engine.steps import NOBODY
from meadhall.games.saga import GAME
from meadhall.games.saga.content import HANDLE_IDS
from meadhall.games.saga.notation import handle
from meadhall.manual import manual
from meadhall.words import LANGUAGES
from tests.games.saga.telling import SEATS, Table, told

POSITION = (
    "essex burh S2w+Envoy V3w+Stormer; mercia burh S1w; kent S1w; scand_north V2w; scand_south V1w; coins 8/3/4; "
    "round 3; round_pos 8; slot_north target_kent down; slot_south target_essex up"
)


def said(table: Table, thing: str, side: str = "viking", language: str = "en") -> Inspected:
    """What the table says of a thing to a side."""
    found = GAME.inspect(table.s, SEATS[side], thing, language)
    assert found is not None
    return found


def rows(found: Inspected, heading: str) -> list[Row]:
    """The rows under a heading."""
    return [row for section in found.sections if section.heading == heading for row in section.rows]


def test_an_area_says_who_stands_there_and_who_is_in_control() -> None:
    """SAG-1.6"""
    essex = said(told(POSITION), "essex")
    assert essex.kind == "Coastal area · the Vikings are in control"
    assert essex.seat == SEATS["viking"]
    assert [row.text for row in rows(essex, "Holds it")] == [
        "Anglo-Saxons: 2 warriors, Aldred (?)",
        "Vikings: 3 warriors, Knut (Stormer)",
    ]
    assert said(told(POSITION), "essex", language="pl").kind == "Obszar przybrzeżny · kontrolę mają wikingowie"


def test_an_area_says_who_could_reach_it_by_land_and_sea() -> None:
    """SAG-6.8, SAG-8.2"""
    kent = rows(said(told(POSITION), "kent"), "Who could reach it")
    assert [(row.text, row.note, list(row.things)) for row in kent] == [
        ("Vikings from Essex", "1 unit is free to go", ["essex"]),
        ("Vikings from Northern Scandinavia, by sea", "2 units, by the raid target in its slot", ["scand_north"]),
    ]


def test_what_the_saxons_cannot_know_is_only_feared() -> None:
    """SAG-8.3: a target that lies face down may be any that is not face up."""
    kent = rows(said(told(POSITION), "kent", "saxon"), "Who could reach it")
    assert [row.note for row in kent] == [
        "1 unit is free to go",
        "2 units, if this is its target",
        "1 unit, if this is its target",
    ]
    essex = rows(said(told(POSITION), "essex", "saxon"), "Who could reach it")
    assert "Vikings from Northern Scandinavia, by sea" not in [row.text for row in essex]


def test_a_draw_has_odds_for_those_who_know_the_pool() -> None:
    """SAG-8.5: of three targets in the pool one is Sussex."""
    sussex = rows(said(told(POSITION), "sussex"), "Who could reach it")
    assert "1 unit, if this target is drawn: 1 in 3" in [row.note for row in sussex]


def test_it_is_said_when_a_side_can_move() -> None:
    """SAG-5.1: with the open tile, with one of this round, or not before the next."""

    def marks(table: Table) -> list[str]:
        return [row.mark for row in rows(said(table, "kent"), "Can go")]

    position = "kent V2w; mercia S1w; scand_north V1w"
    others = "; saxon tile_2 tile_3; viking"
    assert marks(told(position + others + " tile_4").opens("viking", "tile_1").choose("choose_tile:tile_1")) == ["now"]
    assert marks(told(position + others + " tile_1 tile_4")) == ["this round"]
    assert marks(told(position + "; saxon tile_1 tile_3 tile_4; viking tile_2")) == ["next round"]


def test_a_leader_keeps_his_secret_from_the_other_side() -> None:
    """SAG-10.3"""
    envoy = HANDLE_IDS[handle("Envoy")]
    own, other = said(told(POSITION), envoy, "saxon"), said(told(POSITION), envoy)
    assert (own.name, other.name) == ("Aldred, Envoy", "Aldred")
    assert "SAG-13.4" in own.rules
    assert [row.text for row in rows(other, "Could be")] == ["Warden", "Marshal", "Envoy", "Ealdorman"]
    assert rows(own, "Could be") == []


def test_an_action_that_cannot_be_taken_says_why() -> None:
    """SAG-8.10, SAG-5.4"""
    table = told("kent V2w; mercia burh S1w; scand_north V1w; coins 3/2/10").opens("viking", "tile_2")
    plunder = said(table, "tile_menu/action:viking_plunder")
    assert [row.text for row in rows(plunder, "Why not now")] == ["The Vikings control no area with a burh."]
    assert rows(said(table, "viking_recruit"), "Why not now") == []
    assert [row.text for row in rows(said(table, "viking_scout"), "Why not now")] == ["No tile that has it is open."]
    polish = said(table, "viking_plunder", language="pl")
    assert [row.text for row in rows(polish, "Dlaczego nie teraz")] == [
        "Wikingowie nie kontrolują żadnego obszaru z grodem."
    ]


def test_an_action_says_where_it_works_and_on_which_tiles_it_is() -> None:
    """SAG-7.4"""
    fyrd = said(told(POSITION + "; viking tile_3"), "saxon_fyrd", "saxon")
    assert [row.text for row in rows(fyrd, "Where it works now")] == ["Essex"]
    assert [(row.text, row.mark) for row in rows(fyrd, "On these tiles")] == [("Tile 1", ""), ("Tile 3", "Vikings")]


def test_an_area_that_cannot_be_chosen_says_why() -> None:
    """SAG-7.2, SAG-11.6"""
    build = told("mercia burh S2w; kent S1w; essex V1w; sussex S1w; coins 3/2/10").begin("saxon_build")
    assert [row.text for row in rows(said(build, "mercia", "saxon"), "Why not now")] == ["A burh stands there already."]
    assert [row.text for row in rows(said(build, "essex", "saxon"), "Why not now")] == ["You do not control it."]
    assert rows(said(build, "kent", "saxon"), "Why not now") == []
    assert rows(said(build, "mercia"), "Why not now") == []
    retreat = told("kent S2w V3w; essex V1w; sussex empty; wessex empty").begin("battles")
    retreat.asks("choose_retreat", of="saxon")
    assert [row.text for row in rows(said(retreat, "essex", "saxon"), "Why not now")] == ["Enemies stand there."]
    assert [row.text for row in rows(said(retreat, "mercia", "saxon"), "Why not now")] == [
        "It does not border on the battle."
    ]


def test_eight_coins_are_out_of_reach_while_the_saxons_hold_eight() -> None:
    """SAG-6.2, SAG-3.5"""
    sentence = "While the Anglo-Saxons hold 8 coins, the Vikings cannot have 8."
    assert sentence in [row.text for row in rows(said(told(POSITION), "coins-viking"), "As it stands")]
    fewer = told(POSITION.replace("8/3/4", "7/3/5"))
    assert sentence not in [row.text for row in rows(said(fewer, "coins-viking"), "As it stands")]
    endless = told(POSITION, coins_limited=False)
    assert sentence not in [row.text for row in rows(said(endless, "coins-viking"), "As it stands")]


def test_a_slot_tells_its_target_to_those_who_know_it() -> None:
    """SAG-8.2, SAG-8.3"""
    assert [row.text for row in rows(said(told(POSITION), "slot_north"), "In it")] == ["Raid target: Kent"]
    hidden = rows(said(told(POSITION), "slot_north", "saxon"), "In it")
    assert [(row.text, "Kent" in row.note, "Essex" in row.note) for row in hidden] == [
        ("A target, face down", True, False)
    ]
    assert [row.text for row in rows(said(told(POSITION), "pool", "saxon"), "In it")] == [
        "3 tokens, known to the Vikings"
    ]


def test_the_battle_says_strengths_and_what_a_leader_counts() -> None:
    """SAG-10.7, SAG-10.8, SAG-13.6"""
    table = told(POSITION).begin("battles").choose("reveal:{Stormer}")
    battle = said(table, "battle")
    assert battle.name == "Battle in Essex"
    assert rows(battle, "Battle")[0].text == "Strength 3 against 5, as it stands"
    stormer = rows(said(table, HANDLE_IDS[handle("Stormer")]), "Strength in this battle")
    assert [(row.text, row.mark) for row in stormer] == [("Revealed", "2")]


def test_options_are_explained_by_what_they_name() -> None:
    """SAG-5.6"""
    table = told(POSITION).opens("viking", "tile_3")
    assert said(table, "tile_menu/bonus") == said(table, "bonus_viking_move")
    assert said(table, "choose_route/route:land:essex:kent") == said(table, "kent")
    assert said(table, "tile_menu/end_tile").about.startswith("Leaves the rest of the tile undone.")
    assert said(table, "choose_losses/force:2:-").name == "2 warriors"


def test_nothing_is_said_of_what_there_is_not() -> None:
    """Things come from outside."""
    for thing in (
        "",
        "/",
        "nowhere",
        "burh-",
        "warriors-saxon",
        "coins-",
        "tile_menu/",
        "choose_route/route",
        "battle",
    ):
        assert GAME.inspect(told(POSITION).s, NOBODY, thing, "en") is None


def test_every_thing_of_the_table_answers_with_rules_that_exist() -> None:
    """For both sides and spectators, in every language."""
    table = (
        told(POSITION + "; saxon tile_1 tile_2; viking tile_4").opens("viking", "tile_3").choose("choose_tile:tile_3")
    )
    rules = manual(GAME, "en").rules
    for seat in (*SEATS.values(), NOBODY):
        drawn = GAME.picture(table.s, seat, "en", "parts")
        things = {thing for names in re.findall(r'data-thing="([^"]+)"', drawn) for thing in names.split()}
        assert {"burh-essex", "warriors-saxon-kent", "coins-viking", "viking_plunder", "track", "pool"} <= things
        for thing in things:
            for language in LANGUAGES:
                found = GAME.inspect(table.s, seat, thing, language)
                assert found is not None
                assert found.about
                assert set(found.rules) <= set(rules)


def test_the_legend_draws_every_sign() -> None:
    """Pieces, seals, actions and abilities."""
    drawings = GAME.definitions()
    for language in LANGUAGES:
        legend = GAME.signs(language)
        assert len({text for _, text in legend}) == len(legend) > 20
        for sign, text in legend:
            assert text
            symbol = sign.partition('href="#')[2].partition('"')[0]
            assert f'id="{symbol}"' in drawings
