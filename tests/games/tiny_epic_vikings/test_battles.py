"""Chapter 5, second part: how a battle is resolved."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall.games.tiny_epic_vikings.content import CARD_IDS, STEEL, STEEL_COST, STRENGTH_RESOURCE
from meadhall.games.tiny_epic_vikings.hidden import shows_favours
from tests.games.tiny_epic_vikings.fights import lone_fight
from tests.games.tiny_epic_vikings.told import Table, told

_FOR_TRIBUTE = "battle R Y for kings_tribute from upper left"


# When


def test_a_battle_is_resolved_at_the_start_of_the_starters_next_turn() -> None:
    """TEV-5.3, TEV-4.2"""
    table = told("R hand astrid_goldhand gro_gullwing; Y hand dufa_wavebreaker; B hand alva_whisperer")
    table.fights_with("astrid_goldhand").plays("favour:upper:left").turn_of("yellow").shows("dufa_wavebreaker")
    table.turn_of("blue").is_at("battle R for full_granary from upper left").shows("alva_whisperer")
    table.asks("draw_invader", of="chance").draws("floki_driftwood")
    table.turn_of("red").is_at("battle none; R favours full_granary; R hand gro_gullwing")


def test_a_battle_of_the_last_round_is_resolved_before_the_cleanup() -> None:
    """TEV-TV-10, TEV-5.3, TEV-RUL-27: with Yellow for Blue and Blue for Green; a boon's draw only cycles a card."""
    table = told(
        "gods odin/frigg/thor; R row frida_keelwright gunnar_farfarer njal_barnlord; R hand astrid_goldhand;"
        "Y row dyri_fogwalker egil_nightblade grim_starreader; Y hand leikny_whaler;"
        "B row floki_driftwood gro_gullwing dufa_wavebreaker; B hand jarl_thorolf"
    )
    table.plays("down", "favour:upper:left").turn_of("yellow").plays("down").turn_of("blue").shows("jarl_thorolf")
    table.asks("use_boon", of="red").in_era(1).is_at("Y res 4/4/1; Y favours full_granary; R hand empty")
    table.plays("do").draws("orm_stonereader").is_at("R hand empty; discard orm_stonereader")
    table.asks("take_resource", of="red").plays("take:wood").is_at("R res 3/2/2; fury 1/0/0")
    table.asks("deal_card", of="chance").in_era(2).is_at("R row empty; Y row empty; battle none")


# Strengths


def test_the_single_highest_strength_wins() -> None:
    """TEV-5.4, TEV-5.8, TEV-5.10, TEV-5.11"""
    table = told(f"R down dagny_fairwind; Y down alva_whisperer; {_FOR_TRIBUTE}").fought(red=3, yellow=4)
    table.asks("use_boon", of="red").is_at("Y favours kings_tribute; Y res 2/2/3").plays("skip")
    table.is_at("fury 1/0/0; R row dagny_fairwind; Y row alva_whisperer; battle none").turn_of("red")


@pytest.mark.parametrize(
    ("card", "position", "strength"),
    [
        ("orm_stonereader", "", 5),
        ("bjorn_the_broad", "", 3),
        ("bjorn_the_broad", "R 1 raven; R 1 stag; R holds raven stag", 5),
        ("bjorn_the_broad", "R 1 wolf; R holds wolf", 3),
        ("olaf_hallbuilder", "R 1 wolf; R holds wolf", 3),
        ("ketil_the_hunter", "R 1 fox; R holds fox", 4),
        ("kari_herbwife", "R 1 wolf; R 1 eagle; R holds wolf eagle", 6),
        ("magnhild_the_hoarder", "R 1 wolf; R 1 fox; R holds wolf fox", 4),
        ("eirik_silvertongue", "R res 0/0/5", 6),
        ("inga_pathfinder", "R res 0/4/0", 6),
        ("egil_nightblade", "R res 3/0/0", 4),
        ("sigurd_treasurer", "R res 0/5/0", 5),
        ("svein_cairnkeeper", "R res 7/0/0", 7),
        ("svein_cairnkeeper", "R res 0/7/7", 0),
    ],
)
def test_runes_and_resources_make_cards_stronger(card: str, position: str, strength: int) -> None:
    """TEV-5.5, TEV-2.7, TEV-RUL-4, TEV-RUL-9"""
    lone_fight(card, "floki_driftwood", position).fought(red=strength, invaders=2)


def test_resources_that_count_are_not_spent() -> None:
    """TEV-5.5"""
    lone_fight("inga_pathfinder", "floki_driftwood", "R res 0/4/0").is_at("R res 0/4/1")


def test_other_face_up_cards_count_but_not_those_of_others() -> None:
    """TEV-5.5, TEV-2.5"""
    table = told(
        f"R row astrid_goldhand; R down bjorn_the_broad; Y row dagny_fairwind njal_barnlord;"
        f"Y down alva_whisperer; {_FOR_TRIBUTE}"
    )
    table.fought(red=4, yellow=4)


def test_the_card_itself_counts_unless_the_table_agreed_otherwise() -> None:
    """TEV-RUL-4: it still counts for other cards."""
    told_row = "R row astrid_goldhand"
    lone_fight("bjorn_the_broad", "floki_driftwood", told_row, own_card_rune_counts=True).fought(red=4, invaders=2)
    lone_fight("bjorn_the_broad", "floki_driftwood", told_row, own_card_rune_counts=False).fought(red=3, invaders=2)
    lone_fight("magnhild_the_hoarder", "floki_driftwood", told_row, own_card_rune_counts=False).fought(
        red=2, invaders=2
    )
    lone_fight("olaf_hallbuilder", "floki_driftwood", told_row, own_card_rune_counts=False).fought(red=2, invaders=2)


def test_a_strength_of_nothing_still_fights() -> None:
    """TEV-RUL-9: it can tie, and win when nobody else can pay."""
    tied = lone_fight("svein_cairnkeeper", "knut_the_bountiful", "R res 0/2/2").fought(red=0, invaders=0)
    tied.asks("use_boon", of="red").plays("skip").is_at("fury 1/1/0; R favours empty")
    won = told(f"R res 0/2/2; Y res 2/2/0; R down svein_cairnkeeper; Y down leif_ploughman; {_FOR_TRIBUTE}")
    won.fought(red=0).is_at("R favours kings_tribute")


# Steel


def test_who_can_pay_the_steel_must_pay_it() -> None:
    """TEV-5.6: also in vain."""
    table = told(f"R down leif_ploughman; Y down ragnhild_mason; {_FOR_TRIBUTE}").fought(red=6, yellow=7)
    table.is_at("R res 2/2/1; Y res 2/2/1").asks("use_boon", of="red")


def test_who_cannot_pay_does_not_compete() -> None:
    """TEV-TV-5, TEV-5.7, TEV-RUL-7"""
    table = told("R down halfdan_ringgiver; B down astrid_goldhand; battle R B for kings_tribute from upper left")
    table.fought(blue=4).turn_of("red").is_at("B favours kings_tribute; R res 2/2/2; fury 0/0/0")
    table.is_at("R row halfdan_ringgiver; battle none")


def test_the_only_one_to_pay_fights_the_invaders_if_the_table_agreed_so() -> None:
    """TEV-TV-5, TEV-RUL-7"""
    table = told(
        "R down halfdan_ringgiver; B down astrid_goldhand; battle R B for kings_tribute from upper left",
        sole_payer="invaders",
    )
    table.draws("orm_stonereader").fought(blue=4, invaders=5).asks("use_boon", of="blue").plays("skip")
    table.turn_of("red").is_at("B favours empty; R res 2/2/2; fury 1/0/0; invaders orm_stonereader")


def test_when_nobody_can_pay_the_favour_card_goes_back() -> None:
    """TEV-5.7: nobody is a loser."""
    table = told(
        "upper golden_ring storm_wrack; R res 2/2/0; Y res 2/2/1; R down logi_brewer; Y down hild_the_veiled;"
        "battle R Y for kings_tribute from upper right"
    )
    table.turn_of("red").is_at("upper golden_ring storm_wrack kings_tribute; fury 0/0/0; battle none")
    alone = told("R res 2/2/0; R down logi_brewer; battle R for kings_tribute from upper left")
    alone.turn_of("red").is_at("R favours empty; fury 0/0/0; invaders empty")


@pytest.fixture
def _priced_eirik() -> Iterator[None]:
    """Eirik Silvertongue, who is stronger by steel, costs two steel."""
    card = CARD_IDS.index("eirik_silvertongue")
    STEEL_COST[card] = 2
    yield
    STEEL_COST[card] = 0


def test_no_card_costs_the_steel_that_it_counts() -> None:
    """TEV-RUL-6"""
    assert not any(cost and per == STEEL for cost, per in zip(STEEL_COST, STRENGTH_RESOURCE, strict=True))


@pytest.mark.usefixtures("_priced_eirik")
def test_steel_is_paid_before_it_is_counted() -> None:
    """TEV-RUL-6, TEV-5.6: if there were a card with both."""
    lone_fight("eirik_silvertongue", "floki_driftwood", "R res 2/2/5").fought(red=4, invaders=2)


# Winners


def test_the_winner_gains_the_sack_at_once_and_hides_the_card() -> None:
    """TEV-5.8"""
    table = told(f"Y res 0/0/0; R down dagny_fairwind; Y down alva_whisperer; {_FOR_TRIBUTE}")
    table.asks("use_boon", of="red").is_at("Y res 0/0/1; Y favours kings_tribute")
    assert [shows_favours(table.s, seat, 1) for seat in (0, 1, 2, -2)] == [False, True, False, False]


def test_resources_of_choice_are_chosen_one_by_one() -> None:
    """TEV-RUL-24: what is at 7 is not offered, and what finds no room is lost."""
    table = lone_fight("orm_stonereader", "floki_driftwood", "R res 5/7/7; upper storm_wrack", prize="golden_ring")
    table.turn_of("red").is_at("R res 7/7/7; R favours golden_ring")
    table = lone_fight("orm_stonereader", "floki_driftwood", "R res 6/6/7; upper storm_wrack", prize="golden_ring")
    table.asks("take_resource", of="red").offers("take:wood", "take:food").plays("take:food")
    table.turn_of("red").is_at("R res 7/7/7")


_HELD = ["kings_tribute", "sealed_saga", "thunderhead"]


def _returning(*cards: str) -> list[str]:
    ends = ["upper:left", "upper:right", "lower:left", "lower:right"]
    return [f"return:{card}:{end}" for card in cards for end in ends]


def _fourth_favour(**options: str) -> Table:
    """Red holds three favour cards and wins the Golden Ring."""
    table = lone_fight(
        "orm_stonereader",
        "floki_driftwood",
        f"R favours {' '.join(_HELD)}; upper storm_wrack frozen_runes",
        prize="golden_ring",
        **options,
    )
    table.asks("take_resource", of="red").plays("take:wood", "take:wood", "take:steel").is_at("R res 4/2/3")
    return table.asks("return_favour", of="red")


def test_a_fourth_favour_card_makes_one_of_the_three_held_go_back() -> None:
    """TEV-TV-9, TEV-5.9, TEV-RUL-5, TEV-RUL-24: twelve ways, and the new card is not among them."""
    table = _fourth_favour().offers(*_returning(*_HELD))
    table.plays("return:sealed_saga:upper:left").is_at("upper sealed_saga storm_wrack frozen_runes")
    table.is_at("R favours kings_tribute thunderhead golden_ring").turn_of("red")


def test_the_fourth_favour_card_itself_goes_back_if_the_table_agreed_so() -> None:
    """TEV-TV-9, TEV-RUL-5: sixteen ways with `fourth_favour` = `any`; the sack is kept."""
    table = _fourth_favour(fourth_favour="any").offers(*_returning(*_HELD, "golden_ring"))
    table.plays("return:golden_ring:upper:right").is_at("upper storm_wrack frozen_runes golden_ring; R res 4/2/3")
    table.is_at("R favours kings_tribute sealed_saga thunderhead")


def test_a_returned_favour_can_be_fought_for_again() -> None:
    """TEV-5.9: an empty row has one end to lay it."""
    table = lone_fight(
        "orm_stonereader",
        "floki_driftwood",
        "R favours kings_tribute sealed_saga thunderhead; upper empty; R hand gro_gullwing logi_brewer",
        prize="storm_wrack",
    )
    table.has("return:thunderhead:upper:left").lacks("return:thunderhead:upper:right")
    table.plays("return:thunderhead:upper:left").fights_with("gro_gullwing")
    table.plays("favour:upper:left").is_at("battle R for thunderhead from upper left; upper empty")


def test_the_owner_returns_an_own_favour_card() -> None:
    """TEV-5.9: not one of somebody else; a row of one card has two ends to lay it."""
    table = told(
        "R favours kings_tribute frozen_runes; Y favours sealed_saga thunderhead storm_wrack; upper full_granary;"
        "R down dagny_fairwind; Y down alva_whisperer; battle R Y for hoard_of_hedeby from upper left"
    )
    table.asks("return_favour", of="yellow").offers(*_returning("sealed_saga", "thunderhead", "storm_wrack"))
    table.plays("return:storm_wrack:upper:left").is_at("upper storm_wrack full_granary")


# Losers


def test_losers_use_their_boons_from_the_starter_on_clockwise() -> None:
    """TEV-5.10, TEV-5.11: each by the god of the losing card, and each raises that god's Fury."""
    table = told(
        "gods freyja/loki/frigg; R down dufa_wavebreaker; Y down orm_stonereader; B down astrid_goldhand;"
        "battle B R Y for kings_tribute from upper left",
        turn="blue",
    )
    table.fought(blue=4, red=3, yellow=5).asks("use_boon", of="blue").plays("do", "take:wood", "take:wood")
    table.is_at("B res 4/2/2; fury 1/0/0").asks("use_boon", of="red").plays("do")
    table.is_at("R res 3/3/3; fury 1/0/1; Y res 2/2/3").turn_of("blue")


def test_a_boon_may_be_left_but_the_fury_rises() -> None:
    """TEV-5.10, TEV-5.11"""
    table = told(f"R down dagny_fairwind; Y down alva_whisperer; {_FOR_TRIBUTE}").offers("do", "skip").plays("skip")
    table.is_at("R res 2/2/2; fury 1/0/0").turn_of("red")


def test_a_boon_without_a_use_does_nothing() -> None:
    """TEV-RUL-54: Thor smites, but there is nobody to smite."""
    table = told(f"R down floki_driftwood; Y down alva_whisperer; {_FOR_TRIBUTE}")
    table.asks("use_boon", of="red").plays("do").turn_of("red").is_at("fury 0/0/1")


def test_control_is_checked_when_a_boon_is_complete() -> None:
    """TEV-5.10, TEV-RUL-13"""
    table = told(
        f"gods heimdall/odin/thor; R boat southwest_sound; R down dagny_fairwind; Y down alva_whisperer; {_FOR_TRIBUTE}"
    )
    table.plays("do").sails("southwest_sound", "serpent_fox").plays("deploy", "done")
    table.is_at("R holds serpent; R res 2/1/2; fury 2/0/0").turn_of("red")


@pytest.mark.parametrize("recall", ["own_turn", "deploying"])
def test_only_the_starter_in_the_own_turn_recalls_settlers_for_a_boon(recall: str) -> None:
    """TEV-RUL-21, TEV-7.2: nobody else, and nobody in the last battle of an era."""
    pieces = "gods heimdall/odin/thor; R 3 fox; R 3 wolf; R boat southwest_sound; R down dagny_fairwind"
    lost = f"{pieces}; Y down alva_whisperer; {_FOR_TRIBUTE}"
    own = told(lost, recall=recall).plays("do").sails("southwest_sound", "serpent_fox")
    own.offers("recall:fox", "recall:wolf", "done")
    joined = "Y down alva_whisperer; battle Y R for kings_tribute from upper left"
    other = told(f"{pieces}; {joined}", turn="yellow", recall=recall).asks("use_boon", of="red").plays("do")
    other.sails("southwest_sound", "serpent_fox").turn_of("yellow").is_at("R boat serpent_fox; R 3 fox")
    last = told(f"{lost}; R hand empty; Y hand empty; B hand empty", recall=recall)
    last.asks("use_boon", of="red").plays("do").sails("southwest_sound", "serpent_fox")
    last.asks("deal_card", of="chance").is_at("R boat serpent_fox; R 3 fox")


# Fury


def test_fury_goes_on_above_twenty_and_stops_at_forty() -> None:
    """TEV-5.13, TEV-RUL-58"""
    for before, after in ((19, 20), (20, 21), (39, 40), (40, 40)):
        table = told(f"fury {before}/0/0; R down dagny_fairwind; Y down alva_whisperer; {_FOR_TRIBUTE}")
        table.plays("skip").is_at(f"fury {after}/0/0")


def test_fury_never_falls_below_nothing() -> None:
    """TEV-5.13: Loki shifts it by two, but a god without Fury cannot calm down."""
    table = told(f"gods loki/odin/thor; fury 0/1/5; R down dagny_fairwind; Y down alva_whisperer; {_FOR_TRIBUTE}")
    table.plays("do").asks("shift_fury", of="red")
    table.offers("fury_up:loki", "fury_up:odin", "fury_up:thor", "fury_down:odin", "fury_down:thor")
    table.fork().plays("fury_down:odin").is_at("fury 1/0/5")
    table.fork().plays("fury_down:thor").is_at("fury 1/1/3")
    table.plays("fury_up:loki").is_at("fury 3/1/5")


# Ties


def test_a_tie_at_the_top_makes_everybody_a_loser() -> None:
    """TEV-TV-6, TEV-5.12, TEV-5.10, TEV-RUL-60"""
    table = told(
        "R down dufa_wavebreaker; B down dyri_fogwalker; G down floki_driftwood; upper golden_ring storm_wrack;"
        "battle R B G for kings_tribute from upper left",
        players=4,
    )
    table.fought(red=3, blue=3, green=2).is_at("upper kings_tribute golden_ring storm_wrack")
    table.asks("use_boon", of="red").plays("skip").asks("use_boon", of="blue").plays("skip")
    table.asks("use_boon", of="green").plays("skip").turn_of("red")
    table.is_at("fury 0/1/2; battle none; R favours empty; B favours empty; G favours empty")


@pytest.mark.parametrize(
    ("place", "after"),
    [
        ("upper left", "upper kings_tribute golden_ring; lower storm_wrack thunderhead"),
        ("upper right", "upper golden_ring kings_tribute; lower storm_wrack thunderhead"),
        ("lower left", "upper golden_ring; lower kings_tribute storm_wrack thunderhead"),
        ("lower right", "upper golden_ring; lower storm_wrack thunderhead kings_tribute"),
    ],
)
def test_a_favour_card_goes_back_to_where_it_was_taken_from(place: str, after: str) -> None:
    """TEV-5.12, TEV-RUL-60"""
    table = told(
        "R favours sealed_saga ravens_secret full_granary; Y favours frozen_runes smugglers_map buried_silver;"
        "upper golden_ring; lower storm_wrack thunderhead; R down dagny_fairwind; Y down dyri_fogwalker;"
        f"battle R Y for kings_tribute from {place}"
    )
    table.is_at(after)


def test_a_tie_below_the_top_does_not_matter() -> None:
    """TEV-RUL-29"""
    table = told(
        "R down dagny_fairwind; Y down dyri_fogwalker; B down alva_whisperer;"
        "battle R Y B for kings_tribute from upper left"
    )
    table.fought(red=3, yellow=3, blue=4).plays("skip", "skip").is_at("B favours kings_tribute; fury 1/1/0")
