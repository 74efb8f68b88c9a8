"""Chapters 4 and 5: the year, turns, and the six things a turn can be."""

from __future__ import annotations

import pytest

from meadhall.engine.numbers import place_of
from meadhall.games.northgard.content import ADVANCED_SET, CARD_IDS, EARLY_SET, SET_OF
from meadhall.games.northgard.fields import HAND
from meadhall.games.northgard.notation import BOARD_A, BOARD_M
from tests.games.northgard.told import Table, told

_SEVEN = "start_recruit start_move start_explore start_build start_feast start_feast goat_clan"


def _everybody_passes(table: Table) -> Table:
    """All who have not passed yet do so, and take the first card of the display."""
    year = table.s.year
    while table.s.year == year and table.lets_chance_decide().is_asking:
        table.plays("pass" if "pass" in table.options else table.options[-1])
    return table.lets_chance_decide()


# The year


def test_everybody_draws_four_cards() -> None:
    """NOR-4.1"""
    table = told(BOARD_M, f"R deck {_SEVEN}; P deck {_SEVEN}", phase="new_year", players=2).lets_chance_decide()
    assert [table.s.count_cards(seat, HAND) for seat in range(2)] == [4, 4]


def test_two_forges_bring_two_cards_more() -> None:
    """NOR-EX-18, NOR-4.1"""
    forges = "R 1 T(-1,-1)n; R 1 T(-1,-3)n; forge (-1,-1)n; forge (-1,-3)n"
    table = told(BOARD_A, f"{forges}; R deck {_SEVEN}; P deck {_SEVEN}", phase="new_year").lets_chance_decide()
    assert [table.s.count_cards(seat, HAND) for seat in range(2)] == [6, 4]


def test_a_forge_works_for_its_controller_alone() -> None:
    """NOR-4.1: one in Purple's hands, one in nobody's."""
    forges = "P 1 T(-1,-1)n; forge (-1,-1)n; forge (-1,-3)n"
    table = told(BOARD_A, f"{forges}; R deck {_SEVEN}; P deck {_SEVEN}", phase="new_year").lets_chance_decide()
    assert [table.s.count_cards(seat, HAND) for seat in range(2)] == [4, 5]


@pytest.mark.parametrize(
    ("length", "year", "kind"),
    [
        ("standard", 1, EARLY_SET),
        ("standard", 2, EARLY_SET),
        ("standard", 3, ADVANCED_SET),
        ("standard", 6, ADVANCED_SET),
        ("long", 3, EARLY_SET),
        ("long", 4, ADVANCED_SET),
        ("long", 9, ADVANCED_SET),
    ],
)
def test_the_display_of_a_year(length: str, year: int, kind: int) -> None:
    """NOR-4.2: as many cards as players, after all have drawn."""
    table = told(BOARD_M, f"R deck {_SEVEN}", phase="new_year", year=year - 1, length=length)
    table.asks("draw_card", of="chance").lets_chance_decide().turn_of("red")
    shown = [numbers[0] for numbers in table.heard("card_shown", by="nobody")]
    assert [SET_OF[card] for card in shown] == [kind] * 3
    table.is_at(f"display {' '.join(CARD_IDS[card] for card in shown)}")


@pytest.mark.parametrize(("length", "year"), [("standard", 7), ("long", 10)])
def test_achievements_are_the_display_of_the_last_year(length: str, year: int) -> None:
    """NOR-4.3"""
    story = "achievements ach_builder ach_scholar ach_warlord; R deck spy"
    table = told(BOARD_M, story, phase="new_year", year=year - 1, length=length).lets_chance_decide()
    table.turn_of("red").is_at("display ach_builder ach_scholar ach_warlord; achievements empty")
    table.plays("pass").offers("card:ach_builder", "card:ach_scholar", "card:ach_warlord").plays("card:ach_warlord")
    table.is_at("R top ach_warlord; display ach_builder ach_scholar")


def test_turns_go_clockwise_past_those_who_have_passed() -> None:
    """NOR-4.4"""
    hands = "R hand unrest unrest unrest; P hand unrest; Y hand unrest unrest unrest; marker P"
    table = told(BOARD_M, hands, turn="purple")
    table.plays("wait:unrest").turn_of("yellow").plays("wait:unrest").turn_of("red").plays("wait:unrest")
    table.turn_of("purple").plays("pass").turn_of("yellow").plays("wait:unrest")
    table.turn_of("red").plays("wait:unrest").turn_of("yellow").plays("pass").turn_of("red").plays("wait:unrest")
    table.turn_of("red").plays("pass")
    assert "harvest_begins" in table.lines()


def test_the_phases_follow_each_other() -> None:
    """NOR-4.4: actions, creatures, harvest, winter, the end of the year, and the next year."""
    table = _everybody_passes(told(BOARD_M, "R 1 T(0,0)n; P 1 T(0,0)s", players=2, creatures=True))
    heads = [key for key in table.lines() if key.endswith(("_begins", "_begin", "_ends"))]
    assert heads == [
        "creatures_begin",
        "harvest_begins",
        "winter_begins",
        "year_ends",
        "year_begins",
        "actions_begin",
    ]
    assert table.s.year == 3


def test_what_holds_for_a_year_is_over_in_the_next() -> None:
    """NOR-4.5: Conqueror, Kaija awake, Future Sight, and what was played."""
    story = """R 1 T(0,0)n; P 1 T(0,0)s; R hand conqueror bear_awakens future_sight fishing legendary_heroes;
        display spy capture militia"""
    table = told(BOARD_M, story, clans="bear goat", players=2)
    table.plays("play:conqueror", "play:bear_awakens", "unit:T(0,0)n", "unit:T(0,0)n", "play:fishing")
    table.plays("play:future_sight", "card:spy").has("play:legendary_heroes")
    assert (table.s.is_conqueror(0), table.s.is_kaija_awake) == (True, True)
    table.plays("end_turn", "pass", "card:capture").turn_of("red").has("play:legendary_heroes")
    table = _everybody_passes(table).turn_of("red" if table.s.first == 0 else "purple")
    assert (table.s.is_conqueror(0), table.s.is_kaija_awake) == (False, False)
    table.is_at("R played empty; R spent empty")


def test_future_sight_may_be_used_again_the_next_year() -> None:
    """NOR-4.5: and then passing brings a card again."""
    story = "R 1 T(0,0)n; P 1 T(0,0)s; R hand future_sight; display spy capture"
    table = told(BOARD_M, story, players=2).plays("play:future_sight", "card:spy", "pass").is_at("P top capture")
    table.turn_of("red").plays("pass").lets_chance_decide().turn_of("purple").is_at("R hand future_sight spy")
    table.plays("wait:capture").turn_of("red").has("play:future_sight").plays("pass").asks("pass_pick", of="red")


def test_cards_that_nobody_took_leave_the_game() -> None:
    """NOR-4.6: Red saw an Achievement early, so one card of the display is left over."""
    story = """R 1 T(0,0)n; P 1 T(0,0)s; R hand future_sight; display spy capture;
        achievements ach_builder ach_scholar"""
    table = told(BOARD_M, story, players=2, future_sight_scope="any_face_up")
    table.plays("play:future_sight", "card:ach_scholar", "pass", "card:spy").is_at("display capture").plays("pass")
    table.asks("reveal_card", of="chance").is_at("display empty; achievements ach_builder").lacks("card:capture")
    table.plays("card:warriors", "card:rangers").is_at("display warriors rangers")


def test_the_first_to_pass_takes_the_marker_at_once() -> None:
    """NOR-TV-29, NOR-5.9: harvest, winter and the next year begin with Yellow."""
    story = """R 1 T(0,0)n; P 1 T(0,0)s; Y 1 T(1,0)n; marker R; R hand unrest unrest; P hand unrest unrest;
        Y hand unrest; display spy capture militia"""
    table = told(BOARD_M, story, year=2).plays("wait:unrest", "wait:unrest").turn_of("yellow").plays("pass")
    table.is_at("marker Y").plays("card:spy").turn_of("red").plays("pass").is_at("marker Y").plays("card:militia")
    table.turn_of("purple").plays("pass")
    assert [place_of(numbers[0], table.s.clan) for numbers in table.heard("harvested")] == [2, 0, 1]
    assert [place_of(numbers[0], table.s.clan) for numbers in table.heard("wintered")] == [2, 0, 1]
    table.lets_chance_decide().turn_of("yellow").is_at("marker Y")
    assert table.s.year == 3
    drew = [place_of(numbers[0], table.s.clan) for numbers in table.heard("drew_cards")]
    assert drew == [2, 0, 1]


def test_the_marker_stays_with_whoever_has_it_and_passes_first() -> None:
    """NOR-5.9: later passes change nothing."""
    table = told(BOARD_M, "P hand unrest; marker R").plays("pass").is_at("marker R")
    table.turn_of("purple").plays("wait:unrest").turn_of("yellow").plays("pass").is_at("marker R")


# The six things a turn can be


def test_a_turn_is_one_of_six_things() -> None:
    """NOR-5.1"""
    story = "R 1 T(0,0)n; R hand start_move unrest; R deck spy; R upgrades goat_teamwork; R stock 0/0/3"
    told(BOARD_M, story).turn_of("red").offers(
        "play:start_move",
        "wait:start_move",
        "wait:unrest",
        "replace:start_move",
        "replace:unrest",
        "remove:start_move",
        "upgrade",
        "pass",
    )


@pytest.mark.parametrize(
    ("lore", "kinds"), [(0, ""), (1, "replace"), (2, "replace remove"), (3, "replace remove upgrade")]
)
def test_what_lore_allows(lore: int, kinds: str) -> None:
    """NOR-5.1, NOR-5.5, NOR-5.6, NOR-5.7, NOR-1.6: nobody pays what they do not have."""
    story = f"R 1 T(0,0)n; R hand start_move; R deck spy; R upgrades goat_teamwork; R stock 9/9/{lore}; P stock 9/9/9"
    offered = {option.partition(":")[0] for option in told(BOARD_M, story).options}
    assert offered == {"play", "wait", "pass", *kinds.split()}


def test_one_card_and_any_number_of_flash_cards() -> None:
    """NOR-5.2: before and after it, one at a time."""
    story = "R 1 T(0,0)n; R hand fishing lore_mastery wood_monopoly start_recruit start_move"
    table = told(BOARD_M, story).plays("play:fishing").asks("continue", of="red")
    table.offers("play:lore_mastery", "play:wood_monopoly", "play:start_recruit", "play:start_move", "end_turn")
    table.plays("play:start_recruit").is_at("R 2 T(0,0)n").offers("play:lore_mastery", "play:wood_monopoly", "end_turn")
    table.plays("play:lore_mastery", "play:wood_monopoly").turn_of("purple")
    table.is_at("R stock 3/3/2; R hand start_move; R played fishing lore_mastery wood_monopoly start_recruit")


def test_flash_cards_alone_are_a_turn() -> None:
    """NOR-5.2"""
    table = told(BOARD_M, "R hand fishing start_move; R 1 T(0,0)n").plays("play:fishing", "end_turn").turn_of("purple")
    table.is_at("R hand start_move; R played fishing; R stock 3/0/0")


def test_a_card_is_fully_resolved_before_the_next() -> None:
    """NOR-5.2, NOR-5.3: it lies in the active zone, and its choices come before another card."""
    table = told(BOARD_M, "R 1 T(0,0)n; R 1 T(0,0)s; R hand start_recruit fishing").plays("play:start_recruit")
    table.is_at("R played start_recruit; R hand fishing").asks("recruit_figure", of="red").lacks("play:fishing")
    table.plays("unit:T(0,0)n").asks("continue", of="red").has("play:fishing")


def test_flash_cards_go_with_playing_only() -> None:
    """NOR-RUL-8: nothing else follows a Flash card, and none follows anything else."""
    story = "R 1 T(0,0)n; R hand fishing start_move; R deck spy; R upgrades goat_teamwork; R stock 0/0/3"
    told(BOARD_M, story).plays("play:fishing").offers("play:start_move", "end_turn")
    told(BOARD_M, story).plays("wait:start_move").turn_of("purple")
    told(BOARD_M, story).plays("replace:start_move").turn_of("purple").is_at("R hand fishing spy")
    told(BOARD_M, story).plays("remove:start_move").turn_of("purple").is_at("R hand fishing spy")


@pytest.mark.parametrize(
    ("story", "card"),
    [
        ("R 14 T(0,0)n", "start_recruit"),
        ("P 1 T(0,0)n", "start_move"),
        ("R 1 T(0,0)e", "start_explore"),
        ("R 1 T(1,0)e", "start_build"),
        ("R 1 T(0,0)n; P 1 T(1,0)e", "wolf_plunder"),
        ("R 1 T(0,0)n", "spy"),
        ("R 1 T(0,0)n", "negotiation"),
        ("R 14 T(0,0)e; tiles empty; R stock 0/9/0", "unrest"),
        ("R 1 T(0,0)n; P hand spy", "defensive_strategy"),
        ("R 1 T(0,0)n", "ach_warlord"),
    ],
)
def test_a_card_without_effect_is_not_played(story: str, card: str) -> None:
    """NOR-RUL-11, NOR-5.3, NOR-5.4: but one may wait with it."""
    table = told(BOARD_M, f"{story}; R hand {card}").lacks(f"play:{card}").has(f"wait:{card}")
    table.plays(f"wait:{card}").is_at(f"R spent {card}; R hand empty")


def test_a_feast_needs_a_basic_action_that_is_possible() -> None:
    """NOR-5.3: all units on the map, nowhere to go, nothing to explore or to build."""
    alone = "(0,0) t13 r0"
    told(alone, "R 14 T(0,0)a; tiles empty; R hand start_feast").lacks("play:start_feast")
    told(alone, "R 14 T(0,0)a; R hand start_feast").has("play:start_feast")


def test_waiting_spends_a_card_for_nothing() -> None:
    """NOR-5.4"""
    table = told(BOARD_M, "R 1 T(0,0)n; R hand start_recruit fishing").plays("wait:fishing").turn_of("purple")
    table.is_at("R spent fishing; R hand start_recruit; R stock 0/0/0; R 1 T(0,0)n")


def test_replacing_a_card() -> None:
    """NOR-5.5: to the active zone for 1 lore, and another is drawn."""
    table = told(BOARD_M, "R hand unrest fishing; R deck spy; R stock 0/0/2").plays("replace:unrest")
    table.is_at("R hand fishing spy; R spent unrest; R stock 0/0/1").turn_of("purple")


def test_removing_a_card() -> None:
    """NOR-5.6: out of the game for 2 lore, and two are drawn."""
    table = told(BOARD_M, "R hand start_move fishing; R deck spy; R discard capture; R stock 0/0/2")
    table.plays("remove:start_move").is_at("R hand fishing spy capture; R removed start_move; R stock 0/0/0")
    table.turn_of("purple")


def test_replacing_needs_a_card_to_draw_and_removing_does_not() -> None:
    """NOR-RUL-10: cards in the active zone cannot be drawn."""
    story = "R hand start_move fishing; R spent spy; R stock 0/0/2"
    table = told(BOARD_M, story).lacks("replace:start_move", "replace:fishing").has("remove:start_move")
    table.plays("remove:start_move").is_at("R hand fishing; R removed start_move; R stock 0/0/0")
    told(BOARD_M, f"{story}; R discard capture").has("replace:start_move")


def test_upgrading() -> None:
    """NOR-TV-17, NOR-5.7, NOR-5.11: with Unrest to the active zone only, with another card out of the game too."""
    story = "R hand unrest start_feast; R upgrades goat_teamwork goat_resourceful; R stock 0/0/3"
    table = (
        told(BOARD_M, story).plays("upgrade").asks("upgrade_card", of="red").offers("card:unrest", "card:start_feast")
    )
    unrest = table.fork().plays("card:unrest").asks("upgrade_pick", of="red")
    unrest.offers("card:goat_teamwork", "card:goat_resourceful").plays("card:goat_teamwork").turn_of("purple")
    unrest.is_at("R stock 0/0/0; R hand start_feast goat_teamwork; R spent unrest; R upgrades goat_resourceful")
    feast = table.plays("card:start_feast").asks("upgrade_mode", of="red").offers("to_active", "out_of_game")
    active = feast.fork().plays("to_active", "card:goat_resourceful").turn_of("purple")
    active.is_at("R stock 0/0/0; R hand unrest goat_resourceful; R spent start_feast; R upgrades goat_teamwork")
    out = feast.plays("out_of_game", "card:goat_resourceful").turn_of("purple")
    out.is_at("R stock 0/0/0; R hand unrest goat_resourceful; R removed start_feast; R spent empty")


def test_a_fresh_upgrade_card_is_played_in_a_later_turn() -> None:
    """NOR-RUL-9: this year already, but not in the turn in which it was taken."""
    story = "R 1 T(0,0)n; R hand unrest; R upgrades goat_teamwork; R stock 0/0/3"
    table = told(BOARD_M, story, players=2).plays("upgrade").turn_of("purple").plays("pass")
    table.turn_of("red").has("play:goat_teamwork")
    told(BOARD_M, "R 1 T(0,0)n; R hand spy; R stock 0/0/3").lacks("upgrade")


def test_passing() -> None:
    """NOR-5.8: hand and active zone are discarded; a card of the display goes on top of the draw pile."""
    story = "R hand spy unrest; R played fishing; R spent start_move; R deck militia; display capture bribery conqueror"
    table = told(BOARD_M, f"{story}; P hand unrest").plays("pass").asks("pass_pick", of="red")
    table.offers("card:capture", "card:bribery", "card:conqueror").plays("card:bribery")
    table.is_at("R hand empty; R played empty; R spent empty; R discard spy unrest fishing start_move; R deck militia")
    table.is_at("R top bribery; display capture conqueror; R passed").turn_of("purple")
    table.plays("wait:unrest").turn_of("yellow").plays("pass", "card:capture").turn_of("purple")


def test_the_last_card_of_the_display_must_be_taken() -> None:
    """NOR-5.8: it is no choice."""
    table = told(BOARD_M, "display spy; P hand unrest", players=2).plays("pass").turn_of("purple")
    table.is_at("R top spy; display empty")


def test_without_cards_one_can_only_pass() -> None:
    """NOR-5.10: however much lore there is."""
    told(BOARD_M, "R 1 T(0,0)n; R deck spy; R upgrades goat_teamwork; R stock 9/9/9").turn_of("red").offers("pass")


def test_unrest_is_neither_played_nor_removed() -> None:
    """NOR-5.11: one may wait with it, replace it, spend it for an upgrade, or lose it to a curse."""
    story = "R hand unrest; R deck spy; R upgrades goat_teamwork; R stock 0/0/3"
    table = told(BOARD_M, story).offers("wait:unrest", "replace:unrest", "upgrade", "pass")
    table.plays("upgrade").is_at("R spent unrest; R hand goat_teamwork; R removed empty")
    told(BOARD_M, "R hand ancestral_curse; P hand unrest").plays("play:ancestral_curse").is_at("P discard unrest")


def test_defensive_strategy() -> None:
    """NOR-TV-16: the card is lost, and Red may do anything again, even pass."""
    story = """R 1 T(0,0)n; R hand warriors start_move fishing; R deck spy; R stock 0/0/1;
        P hand defensive_strategy unrest"""
    table = told(BOARD_M, story).plays("play:warriors").asks("react", of="purple").offers("cancel", "allow")
    allowed = table.fork().plays("allow").asks("move_from", of="red")
    allowed.is_at("R played warriors; P hand defensive_strategy unrest")
    cancelled = table.plays("cancel").turn_of("red")
    cancelled.is_at("R discard warriors; R played empty; P played defensive_strategy; P hand unrest")
    cancelled.has("play:start_move", "play:fishing", "wait:fishing", "replace:start_move", "pass")


def test_defensive_strategy_after_a_flash_card() -> None:
    """NOR-TV-16: the turn goes on, and another card that is no Flash card may still be played."""
    story = "R 1 T(0,0)n; R hand fishing warriors start_move; P hand defensive_strategy"
    table = told(BOARD_M, story).plays("play:fishing", "allow", "play:warriors", "cancel").asks("continue", of="red")
    table.offers("play:start_move", "end_turn").is_at("R discard warriors; R played fishing; R stock 3/0/0")
    table.plays("play:start_move").asks("move_from", of="red")


# Rulings on the later phases


def test_three_of_a_kind_are_not_traded_for_the_same_kind() -> None:
    """NOR-RUL-39"""
    table = told(BOARD_M, "R stock 3/0/0; R 1 T(0,0)n", phase="harvest").plays("give:3:0:0")
    table.offers("resource:wood", "resource:lore").plays("resource:lore").is_at("R stock 0/0/1")
    mixed = told(BOARD_M, "R stock 2/1/0; R 1 T(0,0)n", phase="harvest").plays("give:2:1:0")
    mixed.offers("resource:food", "resource:wood", "resource:lore")


def test_each_player_harvests_and_trades_before_the_next() -> None:
    """NOR-RUL-47: while Red trades, Purple has not collected yet."""
    table = told(BOARD_A, "R 1 T(0,0)w; R stock 2/0/0; P 1 T(2,2)s; P stock 2/0/0", phase="harvest")
    table.asks("trade", of="red").is_at("R stock 3/0/0; P stock 2/0/0").plays("finish")
    table.asks("trade", of="purple").is_at("R stock 3/0/0; P stock 3/0/0")


@pytest.mark.parametrize("creature", ["draugr_beige", "fallen_valkyrie_beige"])
def test_a_creature_that_cannot_move_does_nothing(creature: str) -> None:
    """NOR-RUL-30: all its neighbours have creatures; with a way out it would act there."""
    shut = f"{creature} (0,0)n; wolf_beige (0,0)e; wolf_brown (0,0)w; R 3 T(0,0)n; P 1 T(0,0)s"
    table = told(BOARD_M, shut, phase="creatures", creatures=True)
    assert table.lines().index("creature_stayed") < table.lines().index("creature_moved")
    assert not {"draugr_killed", "creature_attacks"} & set(table.lines())
    table.is_at(f"R 3 T(0,0)n; {creature} (0,0)n")
    way_out = f"{creature} (0,0)n; wolf_beige (0,0)w; R 3 T(0,0)e; P 1 T(0,0)s"
    acts = told(BOARD_M, way_out, phase="creatures", creatures=True)
    assert {"draugr_killed", "creature_attacks"} & set(acts.lines())
