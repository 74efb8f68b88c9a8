"""Chapter 7, second part: settlers are called back at any time of one's own turn."""

from __future__ import annotations

import pytest

from meadhall.games.tiny_epic_vikings.picture import picture
from meadhall.games.tiny_epic_vikings.text import describe
from tests.games.tiny_epic_vikings.solo import human_turn
from tests.games.tiny_epic_vikings.told import told

_TWO_ISLANDS = "R 2 fox; R 1 wolf; R holds fox wolf"


# When


def test_a_rune_that_is_given_up_goes_to_who_is_there() -> None:
    """TEV-RUL-21, TEV-7.2, TEV-11.6, TEV-11.3: at the start of the turn; with `recall` = `deploying` not at all."""
    position = "R 1 wolf; R holds wolf; B 1 wolf; R hand astrid_goldhand bjorn_the_broad"
    table = told(position).turn_of("red").plays("recall:wolf").turn_of("red")
    table.is_at("R 0 wolf; R sheet 6/3/2; R holds nothing; B holds wolf; fury 0/1/0")
    assert [key for key in table.lines() if key.startswith("island")] == ["island_lost", "island_taken"]
    former = told(position, recall="deploying")
    assert sorted(former.options) == ["down", "up:astrid_goldhand", "up:bjorn_the_broad"]


def test_a_free_rune_waits_for_the_end_of_an_action_if_the_table_agreed_so() -> None:
    """TEV-RUL-21, TEV-RUL-13: with `rune_take` = `after_action` the rune goes back at once, and is taken later."""
    position = "R 1 wolf; R holds wolf; B 1 wolf; R hand gro_gullwing bjorn_the_broad"
    table = told(position, rune_take="after_action").plays("recall:wolf").is_at("R holds nothing; B holds nothing")
    table.shows("gro_gullwing").turn_of("yellow").is_at("B holds wolf; fury 0/1/0")


def test_what_may_be_stolen_is_stolen_at_the_next_check() -> None:
    """TEV-RUL-21, TEV-11.4: after the next action, or when the turn ends."""
    position = "R 2 wolf; R holds wolf; B 2 wolf; R hand njal_barnlord bjorn_the_broad"
    table = told(position).plays("recall:wolf").is_at("R 1 wolf; R holds wolf; fury 0/0/0")
    acting = table.fork().leads("njal_barnlord").plays("take:wood", "take:wood", "take:wood").is_at("R holds wolf")
    acting.plays("take:wood").is_at("R holds nothing; B holds wolf; fury 0/1/0")
    table.fights_with("bjorn_the_broad").is_at("R holds wolf").plays("favour:upper:left").turn_of("yellow")
    table.is_at("R holds nothing; B holds wolf; fury 0/1/0")


def test_recalls_are_offered_by_the_way_in_all_that_is_asked_between_actions() -> None:
    """TEV-RUL-21, TEV-7.2: and the same is asked again."""
    by_the_way = ["recall:fox", "recall:wolf", "linger"]
    table = told(f"{_TWO_ISLANDS}; R raided 1; R hand leif_ploughman").offers_by_the_way(*by_the_way)
    table.plays("up:leif_ploughman").asks("use_leader_action", of="red").offers_by_the_way(*by_the_way)
    table.plays("recall:fox").asks("use_leader_action", of="red").offers("do", "skip").plays("skip")
    table.asks("use_rune_action", of="red").offers_by_the_way(*by_the_way).plays("recall:fox")
    table.asks("use_rune_action", of="red").offers_by_the_way("recall:wolf", "linger").plays("skip")
    table.asks("dedicate_village", of="red").offers_by_the_way("recall:wolf", "linger").plays("recall:wolf")
    table.asks("dedicate_village", of="red").offers_by_the_way().is_at("R sheet 6/3/2; R holds nothing; R raided 1")
    table.plays("none").turn_of("yellow")


def test_nothing_is_offered_by_the_way_within_an_action_or_in_another_turn() -> None:
    """TEV-RUL-21: exploring and harvesting are not interrupted, and nobody else may recall."""
    table = told(f"{_TWO_ISLANDS}; Y 1 bear; Y holds bear; R hand jorunn_the_trader").leads("jorunn_the_trader")
    table.asks("explore_island", of="red").offers_by_the_way().plays("stop")
    table.plays("skip").turn_of("yellow").offers_by_the_way("recall:bear", "linger")


def test_a_recall_may_cost_the_rune_for_the_rune_action() -> None:
    """TEV-RUL-21, TEV-12.1, TEV-4.4: it is offered again only if its runes are still active."""
    table = told("R 1 wolf; R holds wolf; R hand leif_ploughman").shows("leif_ploughman")
    table.asks("use_rune_action", of="red").plays("recall:wolf").turn_of("yellow").is_at("R holds nothing")


def test_a_forced_choice_is_not_made_a_question() -> None:
    """TEV-RUL-21: the only card that can be played is played, and recalls are offered with its leader action."""
    none = "upper empty; lower empty; R hand leif_ploughman; R 1 wolf; R holds wolf"
    faults = ["All favour cards of the game must be in a row, won, or fought for."]
    told(none, faults=faults).asks("use_leader_action", of="red").offers_by_the_way("recall:wolf", "linger")
    full = "; ".join(f"dedicated {target} 3" for target in _TARGETS)
    table = told(f"{full}; R raided 1; R 1 wolf; R holds wolf; R hand astrid_goldhand").shows("astrid_goldhand")
    table.turn_of("yellow").is_at("R raided 1; R 1 wolf")


_TARGETS = ("ded_sail", "ded_explore", "ded_harvest", "ded_build", "frigg", "odin", "thor")


# The end of the turn


def test_nobody_is_asked_at_the_end_of_a_turn_without_having_said_so() -> None:
    """TEV-RUL-21"""
    told(f"{_TWO_ISLANDS}; R hand astrid_goldhand").shows("astrid_goldhand").turn_of("yellow").is_at("R 2 fox")


def test_who_waits_is_asked_at_the_end_of_the_turn() -> None:
    """TEV-RUL-21: everybody hears it, it is said once, and it holds for this turn only."""
    position = f"{_TWO_ISLANDS}; R hand astrid_goldhand gro_gullwing; Y hand dyri_fogwalker; B hand logi_brewer"
    table = told(position).plays("linger").turn_of("red").lacks("linger").shows("astrid_goldhand")
    assert len(table.heard("turn_held", by="nobody")) == 1
    assert table.s.lingers
    table.asks("end_turn", of="red").offers("end", "recall:fox", "recall:wolf").offers_by_the_way()
    table.plays("recall:fox").asks("end_turn", of="red").plays("end").turn_of("yellow")
    table.is_at("R 1 fox; R holds fox wolf; R sheet 4/3/2")
    table.shows("dyri_fogwalker").turn_of("blue").shows("logi_brewer").turn_of("red").has("linger")
    table.shows("gro_gullwing").plays("skip").lacks("end")


def test_a_turn_ends_by_itself_when_no_settler_is_left_to_recall() -> None:
    """TEV-RUL-21"""
    table = told("R 2 fox; R holds fox; R hand astrid_goldhand").plays("linger").shows("astrid_goldhand")
    table.plays("recall:fox", "recall:fox").turn_of("yellow").is_at("R holds nothing; R sheet 6/3/2")
    table = told("R 1 fox; R holds fox; R hand astrid_goldhand").plays("linger", "recall:fox").shows("astrid_goldhand")
    table.turn_of("yellow")


def test_a_settler_just_deployed_may_come_back_at_the_end_of_the_turn() -> None:
    """TEV-TV-29, TEV-RUL-21: the docked boat keeps the rune; who waits can say so while deploying."""
    table = told("R boat whale_tail; R hand astrid_goldhand").leads("astrid_goldhand").sails("whale_tail", "bear_raven")
    table.plays("deploy", "linger", "done").is_at("R holds bear; fury 0/0/1").asks("end_turn", of="red")
    table.plays("recall:bear").turn_of("yellow").is_at("R 0 bear; R influence bear 2; R holds bear; fury 0/0/1")


@pytest.mark.parametrize(
    ("others", "after"),
    [("", "B holds nothing; fury 0/0/0"), ("B 1 bear", "B holds bear; fury 0/0/1"), ("B boat bear_wolf", "fury 0/0/0")],
)
def test_without_any_piece_left_the_rune_goes_back_at_the_end_of_the_turn(others: str, after: str) -> None:
    """TEV-TV-29, TEV-RUL-21: without Fury, unless somebody with land forces takes it at once."""
    table = told(f"R 1 bear; R 1 fox; R holds bear fox; {others}; R hand astrid_goldhand").plays("linger")
    table.shows("astrid_goldhand").plays("recall:bear").asks("end_turn", of="red").is_at(f"R holds fox; {after}")


def test_what_was_recalled_last_is_checked_before_the_scores() -> None:
    """TEV-RUL-21, TEV-11.4: in the last turn of the game."""
    hands = "R hand astrid_goldhand; Y hand empty; B hand empty"
    table = told(f"{hands}; R 2 wolf; R holds wolf; B 2 wolf", era=3).plays("linger").shows("astrid_goldhand")
    table.plays("recall:wolf").is_at("R holds wolf").plays("end").is_at("B holds wolf; R holds nothing").ends("blue")


# Boons


def _fought(turn: str) -> str:
    """Red, who started, and Yellow have lost to Blue; Heimdall's boon lets them sail 2."""
    return (
        "gods heimdall/odin/thor; R down dagny_fairwind; Y down astrid_goldhand; B down leif_ploughman; "
        "R boat southwest_sound; Y boat whale_tail; R 1 fox; R holds fox; Y 1 wolf; Y holds wolf; "
        f"battle {turn} for sealed_saga from upper left"
    )


def test_in_a_boon_only_the_starter_of_the_battle_may_recall() -> None:
    """TEV-RUL-21: the battle is resolved in the starter's turn."""
    table = told(_fought("R Y B")).asks("use_boon", of="red").offers_by_the_way().plays("do")
    table.sails("southwest_sound", "serpent_fox").offers("deploy", "done")
    table.offers_by_the_way("recall:fox", "linger").plays("done")
    table.asks("use_boon", of="yellow").plays("do").sails("whale_tail", "bear_raven").asks(
        "deploy_settler", of="yellow"
    )
    table.offers_by_the_way()


def test_in_a_battle_at_the_end_of_an_era_nobody_may_recall() -> None:
    """TEV-RUL-21, TEV-5.3: it is nobody's turn."""
    table = told(f"{_fought('R Y B')}; R hand empty; Y hand empty; B hand empty", turn="red")
    table.asks("use_boon", of="red").plays("do").sails("southwest_sound", "serpent_fox").offers_by_the_way()


def test_the_solo_human_may_recall_in_a_boon_and_when_a_battle_is_offered() -> None:
    """TEV-RUL-68, TEV-RUL-21: every battle of the human is fought in the own turn."""
    position = "gods heimdall/odin/thor; R boat west_sound; R 1 seal; R holds seal; R hand dagny_fairwind gro_gullwing"
    battle = "E down leif_ploughman; battle E for golden_ring from upper left"
    table = human_turn(f"{position}; {battle}").asks("join_enemy_battle", of="red")
    table.offers_by_the_way("recall:seal", "linger").plays("linger", "join:dagny_fairwind").asks("use_boon", of="red")
    table.plays("do").sails("west_sound", "wolf_seal").offers_by_the_way("recall:seal").plays("done")
    table.asks("end_turn", of="red").plays("recall:seal").asks("draw_enemy_card", of="chance")
    table.is_at("R holds nothing; R sheet 6/3/2")


# The picture


@pytest.mark.parametrize("layout", ["wide", "parts"])
def test_what_is_offered_by_the_way_is_a_small_sign_on_the_map(layout: str) -> None:
    """TEV-RUL-21: a minus at one's settlers and an hourglass, no buttons; others see that somebody waits."""
    table = told(f"{_TWO_ISLANDS}; Y 1 fox; R hand astrid_goldhand")
    drawn = picture(table.s, 0, "en", layout)
    signs = ["recall-fox", "recall-wolf", "linger"]
    assert [sign for sign in signs if f'id="{sign}"' in drawn] == signs
    assert "button-recall" not in drawn
    assert "button-linger" not in drawn
    assert not [sign for sign in signs if f'id="{sign}"' in picture(table.s, 1, "en", layout)]
    table.plays("linger")
    assert 'id="waits"' in picture(table.s, 1, "en", layout)
    assert "Red waits before the turn ends" in dict(describe(table.s, 1, "en"))["Clans"]
