"""Chapter 26: battles of the solo game."""

from __future__ import annotations

import pytest

from tests.games.tiny_epic_vikings.solo import (
    QUIET,
    ROWS,
    START,
    challenge,
    challenged,
    enemy_plays,
    human_turn,
    without_villages,
)
from tests.games.tiny_epic_vikings.told import Table, told

# Who wins


def test_the_enemy_wins_a_favour() -> None:
    """TEV-26.1: and moves its markers by the sack."""
    table = challenge("floki_driftwood", "dagny_fairwind", end="upper:right").fought(red=2, enemy=3)
    table.is_at("E favours full_granary; E res 2/2/0; R favours empty; R res 2/2/2; E battle dagny_fairwind")
    table.asks("use_boon", of="red").plays("skip").is_at("fury 0/0/1; battle none")


def test_an_enemy_has_room_for_any_number_of_favours() -> None:
    """TEV-26.1"""
    won = "E favours smugglers_map stranded_whale omen_in_the_clouds"
    rows = "upper golden_ring storm_wrack; lower sealed_saga kings_tribute frozen_runes"
    table = human_turn(f"{QUIET}; {rows}; {won}; R hand floki_driftwood njal_barnlord").fights_with("floki_driftwood")
    table.plays("favour:upper:right").draws("dagny_fairwind").plays("skip")
    table.is_at("E favours smugglers_map stranded_whale omen_in_the_clouds storm_wrack; upper golden_ring")


def test_resources_of_choice_are_dealt_to_the_enemys_tracks() -> None:
    """TEV-RUL-39: three of the golden ring, without the bonuses of a Harvest."""
    table = challenge("floki_driftwood", "dagny_fairwind", "E boat wolf_bear wolf_edge; E temple raven; E temple bear")
    table.is_at("E favours golden_ring; E res 1/1/1")


def test_a_sack_can_trigger_resource_actions() -> None:
    """TEV-26.1, TEV-RUL-43: they follow the battle, and resets come at the end of the turn."""
    table = challenge("floki_driftwood", "dagny_fairwind", "E res 2/5/0", end="upper:right").is_at("chief raven_wolf")
    table.is_at("E res 4/7/0; E no temple raven").plays("skip")
    order = [key for key in table.lines() if key in ("battle_won", "boon_skipped", "enemy_icon", "enemy_track_ends")]
    assert order == ["battle_won", "boon_skipped", *["enemy_icon"] * 3, "enemy_track_ends"]
    table.is_at("chief wolf_raven; E temple raven; E res 4/0/0; R res 2/1/2")


def test_the_human_wins_against_nine() -> None:
    """TEV-TV-24, TEV-26.2: the enemy builds instead of a boon, and the god of Secrets grows furious."""
    position = "R row brand_firehair dufa_wavebreaker; R 1 bear; R 1 seal; R holds bear seal"
    table = challenge("ketil_the_hunter", "hild_the_veiled", position, end="lower:left").fought(red=10, enemy=9)
    table.is_at("R favours sealed_saga; R res 3/2/2; E boat raven_wolf; fury 0/1/0; E favours empty")


@pytest.mark.parametrize(
    ("enemy", "after"),
    [
        ("gunnar_farfarer", "E res 1/0/0; fury 1/0/0"),
        ("nanna_moonsinger", "E boat raven_wolf; fury 0/1/0"),
        ("floki_driftwood", "E 1 wolf; fury 0/1/1"),
    ],
)
def test_an_enemy_that_loses_performs_the_action_of_its_sheet(enemy: str, after: str) -> None:
    """TEV-26.2, TEV-RUL-33: for the rune of its battle card."""
    table = challenge("orm_stonereader", enemy).fought(red=5, enemy=2).plays("take:wood", "take:wood", "take:wood")
    table.is_at(f"R favours golden_ring; R res 5/2/2; {after}")


def test_the_winner_comes_first_then_the_action_of_the_enemy_then_its_god() -> None:
    """TEV-26.2, TEV-5.8"""
    table = challenge("orm_stonereader", "gunnar_farfarer", end="lower:left").asks("draw_enemy_card", of="chance")
    told_of = ("battle_won", "enemy_sheet_action", "enemy_marker", "fury_rose")
    assert [key for key in table.lines() if key in told_of] == list(told_of)


def test_a_sail_of_a_lost_battle_makes_for_the_rune_of_the_battle_card() -> None:
    """TEV-RUL-34: Floki's is Nature's Fury, though the enemy played Secrets before."""
    position = "E row alva_whisperer; chief raven_bear"
    table = challenge("orm_stonereader", "floki_driftwood", position, end="lower:left", solo_profile="hard")
    table.is_at("chief bear_raven; E 1 bear; fury 0/0/2")


def test_a_tie_in_the_humans_battle() -> None:
    """TEV-26.3, TEV-RUL-71: first the human loses, then the enemy; at last the prize goes back."""
    table = challenge("gro_gullwing", "dagny_fairwind").fought(red=3, enemy=3).asks("use_boon", of="red")
    table.is_at("battle R E for golden_ring from upper left; E res 0/0/0").plays("skip")
    table.is_at(f"{ROWS}; R favours empty; E favours empty; E res 1/0/0; fury 1/0/1; battle none")
    assert _order(table) == ["boon_skipped", "enemy_sheet_action", "prize_returned"]


def _order(table: Table) -> list[str]:
    """In which order losers have had their effects, and the prize was returned."""
    return [key for key in table.lines() if key in ("prize_returned", "boon_skipped", "enemy_sheet_action")]


def test_a_tie_in_the_enemys_battle() -> None:
    """TEV-26.3, TEV-26.6, TEV-RUL-71: here the enemy loses first."""
    table = challenged("dagny_fairwind", "R hand gro_gullwing njal_barnlord").plays("join:gro_gullwing")
    table.fought(red=3, enemy=3).asks("use_boon", of="red").is_at("E res 1/0/0; fury 1/0/0")
    table.plays("skip").is_at(f"fury 1/0/1; {ROWS}; battle none")
    assert _order(table) == ["enemy_sheet_action", "boon_skipped", "prize_returned"]


def test_by_the_rulings_of_the_house_the_prize_of_a_tie_goes_back_first() -> None:
    """TEV-RUL-71: nothing else is different."""
    table = challenge("gro_gullwing", "dagny_fairwind", rulings="house").asks("use_boon", of="red").is_at(ROWS)
    table.plays("skip").is_at(f"{ROWS}; E res 1/0/0; fury 1/0/1; battle none")
    assert _order(table) == ["prize_returned", "boon_skipped", "enemy_sheet_action"]
    table = challenged("dagny_fairwind", rulings="house").plays("decline").draws("dyri_fogwalker")
    assert _order(table) == ["prize_returned", "enemy_sheet_action"]


# The enemy's battles


@pytest.mark.parametrize(
    ("chief", "battle"),
    [
        ("seal_raven", "battle E for golden_ring from upper left"),
        ("eagle_raven", "battle E for full_granary from upper right"),
        ("wolf_seal", "battle E for sealed_saga from lower left"),
        ("walrus_bear", "battle E for buried_silver from lower right"),
    ],
)
def test_the_enemy_takes_the_favour_that_is_nearest(chief: str, battle: str) -> None:
    """TEV-TV-25, TEV-26.5, TEV-RUL-42"""
    position = f"{without_villages()}; E res 0/0/3; chief {chief}; {ROWS}"
    enemy_plays("leikny_whaler", position).draws("hild_the_veiled").is_at(f"{battle}; E down hild_the_veiled")


_LOWER_WON = (
    "E favours sealed_saga kings_tribute frozen_runes buried_silver; lower empty; "
    "upper golden_ring storm_wrack thunderhead full_granary"
)


def test_an_empty_row_is_replaced_by_the_other() -> None:
    """TEV-TV-25, TEV-26.5: the right end of the upper row for a chief at walrus_bear."""
    position = f"{without_villages()}; E res 0/0/3; chief walrus_bear; {_LOWER_WON}"
    table = enemy_plays("leikny_whaler", position).draws("hild_the_veiled")
    table.is_at("battle E for full_granary from upper right")


@pytest.mark.parametrize(("end", "prize"), [("left", "golden_ring"), ("right", "full_granary")])
def test_in_the_middle_the_human_chooses_the_end(end: str, prize: str) -> None:
    """TEV-TV-25, TEV-26.5, TEV-RUL-42: raven_edge is as near to both."""
    position = f"{without_villages()}; E res 0/0/3; chief raven_edge; {ROWS}"
    table = enemy_plays("leikny_whaler", position).draws("hild_the_veiled").asks("choose_enemy_favour", of="red")
    table.offers("end:left", "end:right").plays(f"end:{end}").is_at(f"battle E for {prize} from upper {end}")


def test_the_only_card_of_a_row_has_one_end() -> None:
    """TEV-26.5, TEV-5.2: so nobody is asked, not even in the middle."""
    won = "E favours sealed_saga kings_tribute frozen_runes buried_silver storm_wrack thunderhead full_granary"
    position = f"{without_villages()}; E res 0/0/3; chief raven_edge; {won}; lower empty; upper golden_ring"
    table = enemy_plays("leikny_whaler", position).draws("hild_the_veiled").asks("join_enemy_battle", of="red")
    table.is_at("battle E for golden_ring from upper left; upper empty")


def test_the_human_joins_the_enemys_battle() -> None:
    """TEV-26.6, TEV-RUL-52: at once and with this turn's card, which has no actions; a village may be dedicated."""
    table = challenged("dagny_fairwind", "R hand orm_stonereader njal_barnlord; R raided 1")
    table.offers("join:orm_stonereader", "join:njal_barnlord", "decline").plays("join:orm_stonereader")
    table.fought(red=5, enemy=3).plays("take:wood", "take:food", "take:steel").is_at("R favours golden_ring")
    table.asks("dedicate_village", of="red").plays("none").asks("draw_enemy_card", of="chance")
    table.is_at("R row orm_stonereader; R hand njal_barnlord; battle none; E battle dagny_fairwind; invaders empty")
    assert "action_taken" not in table.lines()


def test_the_human_declines_and_the_enemy_wins_against_the_invaders() -> None:
    """TEV-26.6, TEV-5.17: before the human plays a card."""
    table = challenged("dagny_fairwind", "R hand orm_stonereader njal_barnlord").plays("decline")
    table.asks("draw_invader", of="chance").draws("floki_driftwood").fought(enemy=3, invaders=2)
    table.is_at("E favours golden_ring; E res 1/1/1; invaders floki_driftwood; fury 0/0/1; battle none").turn_of("red")


def test_the_enemy_loses_against_the_invaders() -> None:
    """TEV-26.6, TEV-5.16, TEV-26.2: the sheet's action instead of a boon."""
    table = challenged("dagny_fairwind", "R hand orm_stonereader njal_barnlord").plays("decline")
    table.draws("alva_whisperer").fought(enemy=3, invaders=4).is_at(f"E favours empty; {ROWS}; E res 1/0/0; fury 1/0/0")
    table.turn_of("red")


def test_the_enemy_ties_with_the_invaders() -> None:
    """TEV-26.6, TEV-5.18, TEV-RUL-71: both lose, and two gods grow furious."""
    table = challenged("dagny_fairwind").plays("decline").draws("dyri_fogwalker").fought(enemy=3, invaders=3)
    table.is_at(f"{ROWS}; E res 1/0/0; fury 1/1/0; invaders dyri_fogwalker").turn_of("red")
    assert _order(table) == ["enemy_sheet_action", "prize_returned"]


def test_who_declines_may_start_a_battle_in_the_same_turn() -> None:
    """TEV-RUL-53"""
    table = challenged("dagny_fairwind", "R hand orm_stonereader njal_barnlord").plays("decline")
    table.draws("floki_driftwood").turn_of("red").fights_with("orm_stonereader").plays("favour:lower:right")
    table.draws("gunnar_farfarer").fought(red=5, enemy=2).is_at("R favours buried_silver; E favours golden_ring")


# The human's battles


def test_the_enemy_joins_every_battle_of_the_human() -> None:
    """TEV-26.7: it is resolved at once, and no invaders come."""
    table = challenge("orm_stonereader", "gunnar_farfarer", end="lower:left").fought(red=5, enemy=2)
    table.is_at("R favours sealed_saga; invaders empty; E battle gunnar_farfarer; battle none")
    table.asks("draw_enemy_card", of="chance")


def test_a_human_who_cannot_pay_does_not_compete() -> None:
    """TEV-26.9, TEV-5.7: the enemy wins, and the human is no loser."""
    table = challenge("halfdan_ringgiver", "floki_driftwood").fought(enemy=2)
    table.is_at("E favours golden_ring; R res 2/2/2; fury 0/0/0; R row halfdan_ringgiver").asks(
        "draw_enemy_card", of="chance"
    )


def test_a_human_who_can_pay_pays() -> None:
    """TEV-26.9, TEV-5.6"""
    table = challenge("halfdan_ringgiver", "floki_driftwood", "R res 2/2/3", end="lower:left")
    table.fought(red=9, enemy=2).is_at("R res 3/2/0; R favours sealed_saga")


def test_a_human_who_loses_has_the_boon_and_raises_fury() -> None:
    """TEV-26.9, TEV-5.10, TEV-5.11: Frigg gives one of each."""
    table = challenge("gunnar_farfarer", "dagny_fairwind").asks("use_boon", of="red").plays("do")
    table.is_at("R res 3/3/3; fury 1/0/0")


def test_settlers_may_be_recalled_in_a_boon() -> None:
    """TEV-RUL-68, TEV-7.2: whoever started the battle, it is fought in the human's own turn."""
    pieces = "gods heimdall/odin/thor; R 3 bear; R 3 walrus; R boat west_sound"
    own = challenge("gunnar_farfarer", "dagny_fairwind", pieces).plays("do").sails("west_sound", "wolf_seal")
    own.offers("recall:bear", "recall:walrus", "done")
    table = challenged("dagny_fairwind", f"{pieces}; R hand gunnar_farfarer njal_barnlord")
    joined = table.plays("join:gunnar_farfarer", "do").sails("west_sound", "wolf_seal")
    joined.offers("recall:bear", "recall:walrus", "done")


def test_the_human_enters_a_battle_with_the_card_just_used() -> None:
    """TEV-RUL-51, TEV-12.6: a new battle, resolved at once; then a village may be dedicated."""
    position = f"{QUIET}; {ROWS}; R row alva_whisperer; R raided 1; R res 2/2/4; R boat whale_tail"
    table = human_turn(f"{position}; R hand eirik_silvertongue njal_barnlord").shows("eirik_silvertongue").plays("do")
    table.asks("choose_favour", of="red").plays("favour:lower:left").draws("hild_the_veiled").fought(red=5, enemy=9)
    table.plays("skip").asks("dedicate_village", of="red").is_at(
        "E favours sealed_saga; R row alva_whisperer eirik_silvertongue"
    )


# Rare things


def test_an_enemy_without_a_deck_draws_from_the_main_deck() -> None:
    """TEV-RUL-37, TEV-5.20: which is made of the discards if need be."""
    position = f"{QUIET}; E deck empty; deck empty; R hand orm_stonereader njal_barnlord; {ROWS}"
    table = human_turn(position).fights_with("orm_stonereader").plays("favour:lower:left")
    table.asks("draw_enemy_battle_card", of="chance")
    assert len(table.options) == 46


def test_without_any_card_the_human_has_no_opponent() -> None:
    """TEV-RUL-37: and wins if able to pay."""
    position = f"{QUIET}; E deck empty; deck empty; discard empty; R hand halfdan_ringgiver njal_barnlord; {ROWS}"
    table = human_turn(f"{position}; R res 2/2/3").fights_with("halfdan_ringgiver").plays("favour:lower:left")
    table.fought(red=9).is_at("R favours sealed_saga; R res 3/2/0; fury 0/0/0").turn_of("red")
    table = human_turn(position).fights_with("halfdan_ringgiver").plays("favour:lower:left")
    table.fought().is_at(f"R favours empty; R res 2/2/2; {ROWS}").turn_of("red")


def _declined_into_another(more: str) -> Table:
    """The human declines, the enemy wins, and the sack carries its steel to an icon: a new battle begins."""
    table = challenged("dagny_fairwind", f"E res 0/0/3; {more}").plays("decline").draws("floki_driftwood")
    return table.asks("draw_hidden_battle_card", of="chance").draws("hild_the_veiled").turn_of("red")


def test_a_battle_that_begins_in_the_humans_turn_waits() -> None:
    """TEV-RUL-61, TEV-RUL-43: the human is not asked again before the next turn."""
    table = _declined_into_another("R hand leif_ploughman njal_barnlord; E played 1").shows("leif_ploughman")
    table.draws("olaf_hallbuilder").asks("join_enemy_battle", of="red")
    table.is_at("battle E for storm_wrack from upper left; E down hild_the_veiled; bonus 1")


def test_a_card_played_face_down_joins_the_battle_that_waits() -> None:
    """TEV-RUL-61, TEV-5.1: the enemy is its starter."""
    table = _declined_into_another("R hand leif_ploughman njal_barnlord").fights_with("leif_ploughman")
    table.fought(red=6, enemy=10).is_at("E favours golden_ring storm_wrack").asks("use_boon", of="red")


def test_entering_a_battle_joins_the_battle_that_waits() -> None:
    """TEV-RUL-61, TEV-RUL-51"""
    table = _declined_into_another("R row bodil_runecarver; R hand logi_brewer njal_barnlord").shows("logi_brewer")
    table.plays("do").fought(red=6, enemy=10).is_at("E favours golden_ring storm_wrack").plays("skip")
    table.asks("draw_enemy_card", of="chance").is_at("battle none; R row bodil_runecarver logi_brewer")


def test_a_battle_pending_at_the_end_of_an_era_is_fought_against_the_invaders() -> None:
    """TEV-RUL-49: and the next one, which its sack began, too; then full markers are reset."""
    rows = ROWS.replace("golden_ring ", "", 1)
    pending = "E down dagny_fairwind; battle E for golden_ring from upper left; E res 0/0/5"
    position = f"{QUIET}; {rows}; R hand empty; E played 3; {pending}"
    table = told(position, turn="enemy", players=1).draws("leikny_whaler").asks("draw_invader", of="chance")
    table.is_at("E res 1/1/6; R row empty").draws("floki_driftwood").is_at("E favours golden_ring")
    table.asks("draw_hidden_battle_card", of="chance").draws("gunnar_farfarer").asks("draw_invader", of="chance")
    table.draws("alva_whisperer").fought(enemy=4, invaders=4).in_era(2).is_at("battle none; E res 3/2/0; R res 2/2/1")


def test_the_enemys_battle_card_comes_from_its_own_deck() -> None:
    """TEV-26.5: as long as that lasts."""
    table = enemy_plays("leikny_whaler", f"{START}; E res 0/0/3; E deck leikny_whaler hild_the_veiled")
    table.is_at("E down hild_the_veiled; E deck empty")
