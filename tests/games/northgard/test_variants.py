"""Chapter 19: the longer game, teams, and more creatures."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine.errors import MeadhallError
from meadhall.games.northgard import GAME, hidden
from meadhall.games.northgard.content import ADVANCED_SET, CARD_IDS, CREATURE_IDS, EARLY_SET, FORGE, NONE, SET_OF
from meadhall.games.northgard.notation import BOARD_A, BOARD_M, BOARD_S
from meadhall.games.northgard.rules.scoring import finish, stronghold_winners
from meadhall.games.northgard.rules.turns import displayed
from meadhall.games.northgard.scores import score_sheet, way_won
from meadhall.games.northgard.territories import all_territories
from tests.games.northgard.told import Table, new_game, told

_FOUR = "goat raven boar wolf"


def _teams(board: str, position: str, **options: Any) -> Table:
    """A team game: Red and Yellow against Purple and Green."""
    return told(board, position, **{"players": 4, "teams": True, "clans": _FOUR, **options})


# The longer game


@pytest.mark.parametrize(("length", "years", "early"), [("standard", 7, 2), ("long", 10, 3)])
def test_years_and_their_cards(length: str, years: int, early: int) -> None:
    """NOR-19.1: in the longer game three years of early cards, six of advanced ones, and ten years in all."""
    everybody = "R 1 T(0,0)e; P 1 T(0,0)s; Y 1 T(0,0)w; achievements ach_warlord ach_scholar ach_trapper"
    for year in range(1, years):
        table = told(BOARD_A, everybody, phase="new_year", year=year - 1, length=length).lets_chance_decide()
        assert {SET_OF[card] for card in displayed(table.s)} == {EARLY_SET if year <= early else ADVANCED_SET}
        assert len(displayed(table.s)) == 3
    last = told(BOARD_A, everybody, phase="new_year", year=years - 1, length=length)
    last.is_at("display ach_scholar ach_trapper ach_warlord")


def test_the_longer_game_knows_no_strongholds() -> None:
    """NOR-19.1, NOR-16.1"""
    position = (
        "P 1 T(0,0)e; P 1 T(0,0)s; P 1 T(0,0)w; forge (1,0)n; forge (0,1)n; forge (-1,0)n; R 1 T(0,1)s; Y 1 T(-1,0)s"
    )
    assert told(BOARD_S, position, phase="end_of_year", year=7, length="long").is_asking
    told(BOARD_S, f"{position}; R fame 50", phase="end_of_year", year=10, length="long").ends("red")


# Teams


def test_who_sits_with_whom() -> None:
    """NOR-19.2: four players, partners opposite, turns alternating."""
    with pytest.raises(MeadhallError):
        new_game(3, teams=True)
    table = _teams(BOARD_A, "R hand spy; P hand spy; Y hand spy; G hand spy")
    for side in ("red", "purple", "yellow", "green"):
        table.turn_of(side).plays("wait:spy")
    table.turn_of("red")
    assert [table.s.partner(seat) for seat in range(4)] == [2, 3, 0, 1]


def test_partners_tell_their_fame_but_show_no_hands() -> None:
    """NOR-19.3"""
    table = _teams(BOARD_A, "R fame 5; P fame 6; Y fame 7; Y hand spy; P hand spy")
    seen = hidden.observe(table.s, 0)["players"]
    assert [player["fame"] for player in seen] == [5, NONE, 7, NONE]
    assert [player["hand"] for player in seen] == [[], [], [], []]
    assert [player["hand_size"] for player in seen] == [0, 1, 1, 0]


def test_partners_are_no_enemies() -> None:
    """NOR-19.4: they neither fight nor harm each other."""
    cards = "capture raven_raiding_party spy veiled_threats bribery enemy_secrets"
    position = f"R 3 T(0,0)w; Y 1 T(0,0)s; Y hand fishing; Y played fishing; R hand {cards}"
    _teams(BOARD_A, position).lacks(*(f"play:{card}" for card in cards.split()))
    table = _teams(BOARD_A, f"{position}; P 1 T(0,0)n; P hand warriors").plays("play:capture").is_at("P reserve 14")
    table = _teams(BOARD_A, f"{position}; P hand warriors; G hand militia").plays("play:spy")
    table.offers("seat:purple", "seat:green")


def test_partners_neither_cancel_nor_curse_nor_rob_each_other() -> None:
    """NOR-19.4: Defensive Strategy, Ancestral Curse, Call to War and the Snake are for the other team."""
    cancelled = "R hand fishing; Y hand defensive_strategy"
    assert _teams(BOARD_A, cancelled).plays("play:fishing").question != "react"
    _teams(BOARD_A, cancelled.replace("Y", "G")).plays("play:fishing").asks("react", of="green")
    table = _teams(BOARD_A, "R hand ancestral_curse; Y hand spy; P hand militia").plays("play:ancestral_curse")
    table.is_at("Y hand spy; P hand empty")
    war = "R 1 T(0,0)w; Y 1 T(0,0)s; R hand wolf_call_to_war"
    _teams(BOARD_A, war).lacks("play:wolf_call_to_war")
    _teams(BOARD_A, war.replace("Y", "P")).has("play:wolf_call_to_war")
    for owner, question in (("Y", "trade"), ("P", "steal")):
        position = f"{owner} 1 T(2,0)w; scorched (2,0)w; R stock 3/0/0"
        _teams(BOARD_A, position, phase="harvest", clans="snake goat boar wolf").asks(question, of="red")


def test_a_partners_land_is_not_scorched_as_an_enemys() -> None:
    """NOR-19.4, NOR-17.13, NOR-RUL-12: kept to neutral and enemy land, it spares a partner's too."""
    position = "R 1 T(0,0)w; Y 1 T(0,0)s; P 1 T(0,0)n; R hand snake_clan"
    for targets, is_offered in (("any_adjacent", True), ("neutral_or_enemy", False)):
        table = _teams(BOARD_A, position, clans="snake goat boar wolf", scorched_targets=targets)
        table.plays("play:snake_clan").asks("scorch", of="red").has("territory:T(0,0)n", "territory:T(0,0)e")
        assert ("territory:T(0,0)s" in table.options) == is_offered


def test_partners_never_share_a_territory() -> None:
    """NOR-19.4, NOR-19.5: not by moving, retreating or exploring."""
    table = _teams(BOARD_A, "R 3 T(0,0)w; Y 1 T(0,0)s; R hand start_move").plays("play:start_move", "territory:T(0,0)w")
    table.lacks("territory:T(0,0)s")
    position = "R 1 T(0,-1)n; Y 1 T(0,0)e; R hand start_explore; tiles t11"
    board = "(0,0) start r0; (0,1) t08 r3; (0,2) t21 r1; (1,0) t23 r0; (0,-1) t24 r1"
    _teams(board, position).plays("play:start_explore", "cell:1,-1").offers("rotation:2", "rotation:3")
    table = _teams(BOARD_A, "R 1 T(0,0)w; P 3 T(0,0)s; Y 1 T(0,1)e; R hand start_move").plays("play:start_move")
    table.moves("T(0,0)w", "T(0,0)s", 1).plays("die:axe2", "die:axe2").asks("retreat_to", of="red")
    table.offers("territory:T(0,0)w", "territory:T(0,0)e", "territory:T(0,1)w")


def test_figures_pass_through_a_partners_territory() -> None:
    """NOR-19.5, NOR-RUL-38: together, at once, and only if they can leave again."""
    position = "R 3 T(0,0)w; Y 1 T(0,0)s; R hand militia"
    table = _teams(BOARD_A, position).plays("play:militia").moves("T(0,0)w", "T(0,0)s", 2)
    table.asks("pass_through", of="red").lacks("finish", "territory:T(0,0)s")
    table.offers("territory:T(0,0)w", "territory:T(0,0)e", "territory:T(0,1)e", "territory:T(0,1)w")
    table.plays("territory:T(0,1)e").is_at("R 2 T(0,1)e; R 1 T(0,0)w; Y 1 T(0,0)s").turn_of("purple")


def test_nobody_is_stranded_with_a_partner() -> None:
    """NOR-19.5: not for want of points, nor beside a Brown Bear."""
    table = _teams(BOARD_A, "R 3 T(0,0)w; Y 1 T(-1,-1)s; R hand militia").plays("play:militia", "territory:T(0,0)w")
    table.lacks("territory:T(-1,-1)s")
    position = "R 3 T(0,0)w; Y 1 T(0,0)s; brown_bear_beige (0,0)s; R hand militia"
    table = _teams(BOARD_A, position, creatures=True).plays("play:militia", "territory:T(0,0)w")
    table.lacks("territory:T(0,0)s")


def test_a_way_through_may_end_in_a_combat() -> None:
    """NOR-19.5"""
    position = "R 3 T(0,0)w; Y 1 T(0,0)s; P 1 T(0,1)e; R hand militia"
    table = _teams(BOARD_A, position).plays("play:militia").moves("T(0,0)w", "T(0,0)s", 3)
    table.plays("territory:T(0,1)e").asks("roll_die", of="chance").is_at("R 3 intruding T(0,1)e")


def test_kaija_passes_only_where_she_may_go_on() -> None:
    """NOR-19.5, NOR-17.4"""
    position = "R 1 T(0,0)w; R Kaija T(0,0)w; Y 1 T(-1,-1)s; P 1 T(0,0)n; P 1 T(-1,-1)n; R hand heroic_charge"
    table = _teams(BOARD_A, f"{position}; P 1 T(-1,0)e", clans="bear goat boar wolf").plays("play:heroic_charge")
    table.plays("territory:T(0,0)w", "territory:T(-1,-1)s").asks("pass_through", of="red").is_at("R Kaija T(0,0)w")
    table = _teams(BOARD_A, position, clans="bear goat boar wolf").plays("play:heroic_charge", "territory:T(0,0)w")
    table.plays("territory:T(-1,-1)s").offers("units:1", "units_and_kaija:0", "units_and_kaija:1")
    table.plays("units_and_kaija:1").is_at("R Kaija T(-1,0)e; R 1 T(-1,0)e; T(0,0)w neutral")


def test_other_ways_do_not_end_with_a_partner() -> None:
    """NOR-19.5: Hidden Ways and bribed units."""
    position = "R 3 T(0,0)e; Y 1 T(2,2)s; R hand hidden_ways"
    _teams(BOARD_A, position).plays("play:hidden_ways").lacks("territory:T(2,2)s").has("territory:T(2,2)m")
    position = "P 2 T(0,0)e; G 1 T(0,0)s; R 1 T(0,0)n; R hand bribery"
    table = _teams(BOARD_A, position).plays("play:bribery", "territory:T(0,0)e").lacks("territory:T(0,0)s")
    table.has("territory:T(0,0)n", "territory:T(0,0)w")


def test_partners_swap_at_harvest() -> None:
    """NOR-19.6, NOR-RUL-38: one for one, if the other agrees."""
    table = _teams(BOARD_A, "R stock 2/0/0; Y stock 0/1/1; P stock 0/0/1", phase="harvest").asks("trade", of="red")
    table.offers("swap:food:wood", "swap:food:lore", "finish").plays("swap:food:wood").asks("swap_reply", of="yellow")
    refused = table.fork().plays("refuse").asks("trade", of="red").offers("swap:food:lore", "finish")
    refused.is_at("R stock 2/0/0; Y stock 0/1/1")
    table.plays("accept").is_at("R stock 1/1/0; Y stock 1/0/1").offers("swap:food:lore", "finish")
    table.plays("swap:food:lore", "accept").is_at("R stock 0/1/1; Y stock 2/0/0")
    table.asks("trade", of="yellow")


def test_swaps_do_not_go_round_in_circles() -> None:
    """NOR-RUL-38: what was received is not given on, what was given is not taken back."""
    table = _teams(BOARD_A, "R stock 1/0/2; Y stock 1/2/1", phase="harvest").plays("swap:food:wood", "accept")
    table.asks("trade", of="red").is_at("R stock 0/1/2; Y stock 2/1/1").offers("give:0:1:2", "swap:lore:wood", "finish")


def test_without_teams_nobody_swaps() -> None:
    """NOR-19.6"""
    position = "R stock 2/0/0; Y stock 0/1/1; P stock 1/1/1"
    told(BOARD_A, position, phase="harvest", players=4, clans=_FOUR).asks("trade", of="purple").plays("finish")


def test_strongholds_of_a_team() -> None:
    """NOR-TV-24, NOR-19.7"""
    three = "R 1 T(0,0)e; R 1 T(0,0)s; R 1 T(0,0)w; forge (1,0)n; forge (0,1)n; forge (-1,0)n; P 1 T(0,0)n; G 1 T(1,1)n"
    four = f"{three}; Y 1 T(0,1)s; fortress (-1,1)n"
    table = _teams(BOARD_S, f"{four}; Y 1 T(-1,0)s; fortress (-2,0)s; P fame 90", phase="end_of_year", year=4)
    table.ends("red", "yellow")
    assert _teams(BOARD_S, f"{four}; fortress (-2,0)s", phase="end_of_year", year=4).is_asking


def test_scores_are_added_per_team() -> None:
    """NOR-19.8"""
    _teams(BOARD_A, "R fame 1; Y fame 8; P fame 6; G fame 2", phase="end_of_year", year=7).ends("red", "yellow")
    tie = "R fame 1; Y fame 8; P fame 6; G fame 3"
    _teams(BOARD_A, tie, phase="end_of_year", year=7).ends("red", "purple", "yellow", "green")
    territories = f"{tie}; R 1 T(0,0)e; P 1 T(0,0)s; G 1 T(0,0)w"
    _teams(BOARD_A, territories, phase="end_of_year", year=7).ends("purple", "green")


_PAIRS = "R 1 T(0,0)e; R 1 T(0,0)s; R 1 T(0,0)w; forge (1,0)n; forge (0,1)n; forge (-1,0)n; P 1 T(0,0)n; G 1 T(1,1)n"
_TEAM_FIVE = f"{_PAIRS}; Y 1 T(0,1)s; fortress (-1,1)n; Y 1 T(-1,0)s; fortress (-2,0)s"


@pytest.mark.parametrize(
    ("board", "position", "way"),
    [
        (BOARD_S, f"{_TEAM_FIVE}; P fame 90", "team_strongholds"),
        (BOARD_A, "R fame 1; Y fame 8; P fame 6; G fame 2", "team_fame"),
        (BOARD_A, "R fame 3; P fame 3; R 1 T(0,0)e; P 1 T(0,0)s; G 1 T(0,0)w", "team_territories"),
        (BOARD_A, "R 1 T(0,0)e; G 2 T(0,0)w", "team_figures"),
        (BOARD_A, "R 1 T(0,0)e; food_silo (1,0)s; G 1 T(0,0)s", "team_buildings"),
        (BOARD_A, "R fame 3; P fame 1; G fame 2", "team_shared"),
    ],
)
def test_how_a_team_has_won(board: str, position: str, way: str) -> None:
    """NOR-19.7, NOR-19.8: partners' numbers are added, and scores are the team's total fame, also by strongholds."""
    table = _teams(board, position, phase="end_of_year", year=7)
    assert way_won(table.s) == way
    for language in ("en", "pl"):
        assert GAME.words(language).say(f"won-{way}").endswith(".")
    red, purple, yellow, green = table.s.totals[:4]
    assert table.s.scores() == [red + yellow, purple + green, red + yellow, purple + green]
    assert dict(score_sheet(table.s))["team"] == table.s.scores()
    assert dict(score_sheet(table.s))["fame"] == [red, purple, yellow, green]


def test_both_teams_may_have_their_strongholds() -> None:
    """NOR-16.2, NOR-19.7, NOR-19.8: then total fame decides between them, here in a land full of closed Forges."""
    s = _teams(BOARD_A, "P fame 7; R fame 5; Y fame 1").s
    for n, territory in enumerate(all_territories(s)[:10]):
        s.owner[territory] = n % 2
        s.free_sides[territory] = 0
        s.built[territory] = 1 << 3 * FORGE
    finish(s, stronghold_winners(s), True)
    assert (s.winners(), way_won(s), s.scores()) == ([1, 3], "team_strongholds_fame", [6, 7, 6, 7])
    for language in ("en", "pl"):
        assert GAME.words(language).say("won-team_strongholds_fame").endswith(".")


# Presets


def test_presets_are_the_variants_of_the_book_and_what_the_house_played_before() -> None:
    """NOR-19.1, NOR-19.2, NOR-19.9, NOR-RUL-56, NOR-RUL-57"""
    assert [preset.name for preset in GAME.presets] == [
        "by_the_book",
        "house_rules",
        "long_game",
        "team_game",
        "creatures",
        "more_creatures",
    ]
    for preset in GAME.presets:
        match = GAME.new(preset=preset.name)
        assert match.settings == {**GAME.full_options({}), **preset.options}
        for language in ("en", "pl"):
            assert GAME.words(language).say(f"preset-name-{preset.name}")
            assert GAME.words(language).say(f"preset-text-{preset.name}").endswith(".")
    assert GAME.new(preset="by_the_book").decision == "choose_clan"
    assert GAME.new(preset="house_rules").decision == "setup_tile"
    assert GAME.new(preset="team_game").players == 4
    with pytest.raises(MeadhallError, match="for 4 players"):
        GAME.new(preset="team_game", players=3)


def test_a_match_of_the_first_version_goes_on_by_its_readings() -> None:
    """NOR-RUL-14, NOR-RUL-56, NOR-RUL-57: what its journal says stands, the rest is as the house played then."""
    past = GAME.past_options(1, {"clan_assignment": "choose", "length": "long"})
    assert (past["clan_assignment"], past["length"], past["rulings"]) == ("choose", "long", "house")
    assert GAME.past_options(1, {})["clan_assignment"] == "random"
    assert GAME.past_options(2, {})["rulings"] == "by_the_book"


# More creatures


_MORE: dict[str, Any] = {"players": 4, "clans": _FOUR, "creatures": True, "more_creatures": True}
_THREE = "wolf_beige (3,0)w; wolf_brown (2,0)n; wolf_dark_brown (-1,-2)e"


def test_who_passes_may_bring_a_creature() -> None:
    """NOR-EX-16, NOR-19.9, NOR-RUL-52: the card is seen before the place is chosen."""
    position = f"{_THREE}; display spy capture; P 2 T(0,1)w; R 1 T(0,0)e"
    table = told(BOARD_A, position, **_MORE).plays("pass").asks("pass_pick", of="red").plays("card:spy")
    table.asks("more_creatures", of="red").offers("no", "yes").fork().plays("no").turn_of("purple")
    table.plays("yes").asks("draw_creature", of="chance").plays("creature:draugr_beige")
    table.is_at("draugr_beige (0,1)w; P 1 T(0,1)w; P reserve 13").turn_of("purple")
    assert [CREATURE_IDS[creature] for creature in table.s.line if creature >= 0][-1] == "draugr_beige"
    full = told(BOARD_A, f"{position}; brown_bear_beige (0,0)s", **_MORE).plays("pass", "card:spy")
    full.turn_of("purple")


def test_the_creature_is_placed_in_a_free_lair() -> None:
    """NOR-19.9, NOR-RUL-52"""
    position = "wolf_beige (3,0)w; wolf_brown (2,0)n; P 2 T(0,1)w; R 1 T(0,0)e"
    table = told(BOARD_A, position, **_MORE).plays("pass", "yes", "creature:draugr_beige")
    table.asks("place_creature", of="red").offers("territory:T(0,1)w", "territory:T(-1,-2)e")
    table.fork().plays("territory:T(-1,-2)e").is_at("draugr_beige (-1,-2)e; P 2 T(0,1)w")
    table.plays("territory:T(0,1)w").is_at("draugr_beige (0,1)w; P 1 T(0,1)w")


def test_without_a_free_lair_any_free_territory_will_do() -> None:
    """NOR-19.9"""
    table = told(BOARD_M, "wolf_beige (0,0)e; wolf_brown (0,0)s", **_MORE).plays("pass", "yes", "creature:draugr_beige")
    table.lacks("territory:T(0,0)e", "territory:T(0,0)s").has("territory:T(0,0)n", "territory:T(1,0)n")


def test_such_a_creature_does_not_move() -> None:
    """NOR-19.9, NOR-18.20: but acts."""
    position = f"{_THREE}; P 3 T(0,1)w; R 5 T(0,0)w"
    table = told(BOARD_A, position, **_MORE).plays("pass", "yes", "creature:fallen_valkyrie_beige")
    table.asks("roll_in_creature_fight", of="chance").is_at("fallen_valkyrie_beige (0,1)w")


def test_more_creatures_is_a_choice_of_the_table() -> None:
    """NOR-19.9: offered also to who took a card by Future Sight; never without the variant."""
    table = told(BOARD_A, f"{_THREE}; display spy", **{**_MORE, "more_creatures": False}).plays("pass")
    assert table.question != "more_creatures"
    position = f"{_THREE}; display spy capture; R hand future_sight; R 1 T(0,0)e; P passed; Y passed; G passed"
    table = told(BOARD_A, position, **_MORE).plays("play:future_sight", "card:spy").plays("pass")
    table.asks("more_creatures", of="red")
    with pytest.raises(MeadhallError):
        new_game(3, more_creatures=True)
    assert CARD_IDS.index("spy") not in displayed(table.s)
