"""Chapter 9: Lordship cards, their deck, their discards and the windows in which they are played."""

from __future__ import annotations

import pytest

from meadhall.engine.steps import Chance
from meadhall.games.bretwalda import cards
from meadhall.games.bretwalda.cards import COPIES, IS_EXPANSION_CARD
from meadhall.games.bretwalda.content import DATA, LORDSHIP_IDS
from tests.games.bretwalda.told import battle, told

NO_CARDS = "deck empty; discards empty"
NINE = "ambush burwaran conversion evade intrigue javelins shield_wall spear_charge vk_treason"
TEN = f"{NINE} spy_behind_the_walls"


# The deck


def test_the_deck_has_as_many_cards_as_the_numbers_of_the_boxes() -> None:
    """BRE-RUL-35, VAN-2.1: 47 cards of the base game, with second copies, and 13 of the expansion."""
    base = [copies for card, copies in enumerate(COPIES) if not IS_EXPANSION_CARD[card]]
    expansion = [copies for card, copies in enumerate(COPIES) if IS_EXPANSION_CARD[card]]
    assert (sum(base), sum(expansion)) == (47, 13)
    for name in ("ramming", "pledge_of_fealty", "raid", "vk_bribe", "vk_war_tax"):
        assert COPIES[LORDSHIP_IDS.index(name)] == 2
    assert told().s.deck_size == 60
    assert told(vk_lordship=False).s.deck_size == 47


def test_mead_halls_and_cards_draw_cards() -> None:
    """BRE-9.1, BRE-15.5"""
    table = told("W mead_hall in wintanceaster; W marker in bathum; W mead_hall in bathum; W hand royal_writ")
    table.plays("action:fyrd").asks("draw_lordship", of="chance").plays("lordship:raid", "lordship:tribute")
    table.plays("card:royal_writ", "lordship:evade", "lordship:levy").is_at("W hand evade levy raid tribute")


def test_all_who_fought_draw_after_a_battle_the_attacker_first() -> None:
    """BRE-9.1, BRE-16.10"""
    table = battle("streoneshalh", "W", "W thegn in streoneshalh; M thegn in streoneshalh").rolls(1, 0)
    table.plays("lordship:raid", "lordship:evade").is_at("W hand raid; M hand evade")


def test_only_who_draws_learns_the_card() -> None:
    """BRE-9.1, BRE-1.1"""
    table = told("W hand royal_writ; deck raid tribute evade").plays("card:royal_writ")
    assert table.who_learns() == ["W"]
    table.plays("lordship:raid")
    assert len(table.heard("card_drawn", by="M")) == 1
    assert table.heard("card_drawn_card", by="M") == []
    assert len(table.heard("card_drawn_card", by="W")) == 1


def test_a_player_with_ten_cards_does_not_draw() -> None:
    """BRE-9.2, BRE-RUL-30"""
    told(f"W mead_hall in wintanceaster; W hand {NINE}").plays("action:fyrd").asks("draw_lordship", of="chance")
    full = told(f"W mead_hall in wintanceaster; W hand {TEN}; W gold 1").plays("action:fyrd")
    full.asks("choose_fyrd", of="W").is_at(f"W hand {TEN}")


def test_a_card_played_makes_room_for_those_that_it_draws() -> None:
    """BRE-9.2: of two cards of the writ the second is not drawn."""
    table = told(f"W hand {NINE} royal_writ; deck raid tribute").plays("card:royal_writ", "lordship:raid")
    table.asks("choose_action", of="W").is_at(f"W hand {NINE} raid; deck tribute")


def test_a_card_that_draws_is_not_offered_to_a_hand_that_stays_too_full() -> None:
    """BRE-9.2, BRE-9.4: with more cards than the limit, playing one makes no room."""
    told(f"W hand {TEN} royal_writ; deck raid tribute").lacks("card:royal_writ")


@pytest.mark.parametrize(("card", "hand"), [("lesson_learnt", "tribute"), ("treacherous_court", "raid")])
def test_the_limit_does_not_hold_for_cards_taken_back_or_stolen(card: str, hand: str) -> None:
    """BRE-9.2"""
    position = f"W hand {TEN} {card}; M hand raid; deck empty; discards tribute"
    told(position).plays(f"card:{card}").is_at(f"W hand {TEN} {hand}")


def test_the_limit_does_not_hold_for_cards_shared() -> None:
    """BRE-9.2"""
    table = told(f"W hand {TEN} vk_knowledge_sharing; deck tribute levy; discards empty")
    table.plays("card:vk_knowledge_sharing", "lordship:levy").is_at(f"W hand {TEN} levy tribute")


def test_a_card_played_goes_to_the_open_discards() -> None:
    """BRE-9.3"""
    told("W hand tribute; discards empty").plays("card:tribute").is_at("discards tribute; W hand empty; W gold 3")


def test_a_card_lies_beside_the_discards_until_its_effect_is_over() -> None:
    """BRE-9.3"""
    table = told("W hand royal_writ; deck raid tribute evade; discards empty").plays("card:royal_writ")
    table.is_at("discards empty").plays("lordship:raid", "lordship:evade").is_at("discards royal_writ")


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """BRE-9.3"""
    table = told("W hand royal_writ; deck raid; discards tribute evade").plays("card:royal_writ")
    table.is_at("W hand raid; deck tribute evade; discards empty").plays("lordship:evade")
    table.is_at("W hand evade raid; deck tribute; discards royal_writ")


def test_if_both_are_empty_nothing_is_drawn() -> None:
    """BRE-9.3"""
    hall = told(f"W mead_hall in wintanceaster; {NO_CARDS}").plays("action:fyrd")
    hall.is_at("W hand empty").asks("choose_action", of="W")
    told(f"W hand royal_writ; {NO_CARDS}").lacks("card:royal_writ")


def test_drawing_is_as_likely_as_there_are_copies() -> None:
    """BRE-9.3, BRE-RUL-35"""
    table = told("W mead_hall in wintanceaster; deck raid raid tribute").plays("action:fyrd")
    decision = table.s.todo[-1]
    assert isinstance(decision, Chance)
    assert table.options == ["lordship:tribute", "lordship:raid"]
    assert decision.weights(table.s) == [1, 2]


# The windows


def _timed(timing: str, *conditions: str) -> list[str]:
    """The cards of a timing, of some conditions or of all."""
    rows = [row for row in DATA["lordship_cards"] if row["timing"] == timing]
    return [row["id"] for row in rows if not conditions or row["condition"] in conditions]


def test_every_card_has_its_window() -> None:
    """BRE-9.5"""
    windows = [
        (cards.DICE_CARDS, _timed("any_time")),
        (cards.BEFORE_BATTLE_CARDS, _timed("before_battle")),
        (cards.AFTER_BATTLE_CARDS, _timed("after_battle")),
        (cards.LOST_BATTLE_CARDS, _timed("during_battle", "lost_land")),
        (cards.DURING_BATTLE_CARDS, _timed("during_battle", "land")),
        (cards.RAID_CARDS, _timed("season", "raid")),
        (cards.SEASON_PLAY_CARDS, _timed("season", "season_effect", "summer_or_autumn")),
        (cards.TURN_ORDER_CARDS, _timed("turn_order")),
        (cards.COLLECTION_CARDS, _timed("your_turn", "collection")),
        (cards.TURN_CARDS, _timed("your_turn", "any", "established")),
        (cards.MOVEMENT_CARDS, _timed("your_turn", "any", "established", "movement")),
    ]
    for window, names in windows:
        assert [LORDSHIP_IDS[card] for card in window] == names
        assert names
    assert {name for _, names in windows for name in names} == set(LORDSHIP_IDS)


def test_cards_of_your_turn_are_played_before_and_in_actions_and_at_the_end() -> None:
    """BRE-9.5: but those of Movement and Collection only there."""
    position = "W hand tribute forced_march vk_war_tax intrigue shield_wall; W thegn in wiltun; W gold 9"
    held = ["card:forced_march", "card:vk_war_tax", "card:intrigue", "card:shield_wall"]
    table = told(position).has("card:tribute").lacks(*held)
    table.fork().plays("action:fyrd").has("card:tribute").lacks(*held)
    table.fork().plays("action:development").has("card:tribute").lacks(*held)
    table.fork().plays("action:movement").has("card:tribute", "card:forced_march").lacks(*held[1:])
    table.fork().plays("action:collection").asks("play_collection_card", of="W").offers("card:vk_war_tax", "pass")
    table.fork().plays("skip", "skip").asks("end_turn", of="W").has("card:tribute").lacks(*held)


def test_cards_are_played_in_ones_own_turn_only() -> None:
    """BRE-9.5"""
    table = told("E hand tribute").lacks("card:tribute").plays("skip", "skip")
    table.offers("done").plays("done").asks("choose_action", of="E").has("card:tribute")


def test_battle_cards_have_their_order() -> None:
    """BRE-9.5, BRE-16.2, BRE-16.3, BRE-16.14: before, in the round, after the roll, when lost, after the battle."""
    hand = "beowulfs_song javelins prayers_answered flee_to_the_marshes vk_glory_to_the_fallen"
    position = f"W 2 thegn in wiltun; M 2 thegn in wiltun; W hand {hand}; M hand spoils; W marker in bathum"
    table = battle("wiltun", "M", f"{position}; {NO_CARDS}", before="W")
    table.asks("play_before_battle", of="M").offers("pass").plays("pass")
    table.asks("play_before_battle", of="W").offers("card:beowulfs_song", "pass", "pass_battle").plays("pass")
    table.asks("play_during_battle", of="M").offers("pass").plays("pass")
    table.asks("play_during_battle", of="W").offers("card:javelins", "pass", "pass_battle").plays("pass")
    table.rolls(1, 1, 0, 0).asks("play_dice_card", of="M").offers("pass").plays("pass")
    table.asks("play_dice_card", of="W").offers("card:prayers_answered", "pass", "pass_battle").plays("pass")
    table.asks("play_lost_battle", of="W").offers("card:flee_to_the_marshes", "pass", "pass_battle").plays("pass")
    table.asks("play_after_battle", of="M").offers("card:spoils", "pass", "pass_battle").plays("pass")
    table.asks("play_after_battle", of="W").offers("pass").plays("pass")
    assert not table.is_asking


def test_a_window_is_asked_whenever_the_hand_is_not_empty() -> None:
    """BRE-9.5: also if nothing fits, so that being asked tells nobody anything."""
    position = "W 2 thegn in wiltun; M thegn in wiltun"
    table = battle("wiltun", "M", f"{position}; W hand tribute", before="W")
    table.asks("play_before_battle", of="W").offers("pass")
    assert table.who_learns() == ["W"]
    battle("wiltun", "M", position, before="W").asks("roll_die", of="chance")


def test_a_player_may_pass_for_the_whole_battle() -> None:
    """BRE-9.5, BRE-RUL-23: from then on passing is all that is offered."""
    position = "W 2 thegn in streoneshalh; M thegn in streoneshalh; W hand beowulfs_song javelins blind_luck"
    table = battle("streoneshalh", "W", position).plays("pass_battle")
    table.asks("play_during_battle", of="W").offers("pass").plays("pass").rolls(0, 0, 0)
    table.asks("play_dice_card", of="W").offers("pass")


def test_several_cards_may_be_played_before_a_battle_but_one_in_a_round() -> None:
    """BRE-9.5, BRE-16.3"""
    hand = "beowulfs_song deadly_precision javelins spear_charge"
    position = f"W 2 thegn in streoneshalh; danes 4 viking in streoneshalh; W hand {hand}"
    table = battle("streoneshalh", "W", position).plays("card:beowulfs_song", "card:deadly_precision", "pass")
    table.asks("play_during_battle", of="W").plays("card:javelins").asks("roll_die", of="chance")


# For the Vassal


def test_cards_may_be_played_for_the_vassals_battles() -> None:
    """BRE-9.6, VAN-4.8"""
    position = "E vassal gwynedd; gwynedd ealdorman in streoneshalh; danes 2 viking in streoneshalh; E hand javelins"
    table = battle("streoneshalh", "E", f"{position}; {NO_CARDS}").plays("pass", "card:javelins")
    table.is_at("danes viking in streoneshalh").rolls(1, 0).is_at("gwynedd ealdorman in streoneshalh; E hand javelins")


def test_your_units_on_a_card_are_those_of_your_side() -> None:
    """BRE-9.6: units of the Vassal lend a hand too."""
    position = "E vassal gwynedd; gwynedd thegn in streoneshalh; danes 2 viking in streoneshalh; E hand reinforcements"
    table = battle("streoneshalh", "E", f"{position}; gwynedd ealdorman in gyrwe; E thegn in gyrwe")
    table.plays("card:reinforcements").offers("unit_at:gyrwe:thegn:of_kingdom", "unit_at:gyrwe:ealdorman:of_vassal")


def test_units_placed_by_a_card_come_from_the_kingdoms_pool() -> None:
    """BRE-9.6"""
    position = "E vassal gwynedd; gwynedd 2 thegn in streoneshalh; danes viking in streoneshalh; E hand conversion"
    table = battle("streoneshalh", "E", f"{position}; {NO_CARDS}").passes().rolls(1, 0, 0)
    table.plays("pass", "card:conversion", "placed:thegn:1")
    table.is_at("E thegn in streoneshalh; E pool 5 thegn; gwynedd pool 0 thegn")
