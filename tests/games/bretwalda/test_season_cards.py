"""Section 7a: Season cards of the base game, and Lordship cards on Seasons and on the order of play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bretwalda.told import Table, battle, told

NO_CARDS = "deck empty; discards empty"
_FED = "9 food in eoforwic; 9 food in tamoworthig; 9 food in wintanceaster; 9 food in rendlaesham"


def _season(card: str, number: int, position: str = "", cards: str = NO_CARDS, **options: Any) -> Table:
    """A Season card is turned up; Wessex is Pretender, play goes clockwise."""
    table = told(f"{position}; {cards}", phase="season", year_round=number, **options)
    return table.plays(f"season_card:{card}")


# Spring


def test_an_early_thaw_makes_forests_and_the_wall_cost_one() -> None:
    """BRE-9.4, BRE-4.3: modifier forest_cost."""
    table = told("N thegn in gyrwe; season_card early_thaw", turn="N").plays("action:movement", "from:gyrwe")
    table.has("to:dynbaer", "to:lanerc", "to:legaceaster", "to:tamoworthig")


def test_fertile_fields_let_everybody_sow_twice() -> None:
    """BRE-9.4, BRE-14.3: op sow."""
    _season("fertile_fields", 1).is_at("2 food in wintanceaster; 2 food in eoforwic")


def test_a_spring_fair_gives_two_gold() -> None:
    """BRE-9.4: op gain_gold."""
    _season("spring_fair", 1, "W gold 1").is_at("N gold 2; M gold 2; W gold 3; E gold 2")


def test_a_shire_muster_places_a_ceorl_in_the_capital() -> None:
    """BRE-9.4: op free_unit; not if the pool has none or the Capital is lost."""
    position = "M 8 ceorl in scrobbesburg; danes viking in rendlaesham; E ruler in norwic; N ruler in gyrwe"
    table = _season("shire_muster", 1, f"{position}; W thegn in eoforwic")
    table.is_at("W ruler ceorl in wintanceaster; M ruler in tamoworthig; E none in rendlaesham; N none in eoforwic")


def test_a_witan_gives_everybody_a_card_in_player_order() -> None:
    """BRE-9.4: op draw_lordship."""
    table = _season("witan", 1, cards="deck raid levy evade tribute; discards empty")
    table.plays("lordship:raid", "lordship:levy", "lordship:evade")
    table.is_at("W hand raid; E hand levy; N hand evade; M hand tribute")


# Summer


def test_a_great_fleet_brings_one_party_more() -> None:
    """BRE-9.4, BRE-14.4: op extra_raid_party."""
    usual = _season("pilgrimage", 2)
    more = _season("great_fleet", 2)
    parties = []
    for table in (usual, more):
        while table.question == "roll_landing":
            table.plays("site:dynbaer")
        parties.append(len(table.heard("danes_sighted")))
    assert parties[1] == parties[0] + 1


def test_calm_seas_give_gold_for_harbours_and_speed_to_ships() -> None:
    """BRE-9.4: ops gold_per and round_modifier; at most 3 Gold."""
    harbours = "E marker in colneceaster; W marker in bathum; N marker in bebbanburg; N marker in gleawanceaster"
    table = _season("calm_seas", 2, f"{harbours}; N marker in legaceaster; N marker in lindcylene; E ship in temes")
    table.is_at("W gold 1; E gold 2; N gold 3; M gold 0")
    sailing = told("season_card calm_seas; E ship in temes", turn="E", year_round=2).plays("action:movement")
    assert sailing.of_kind("sail") == {
        "temes:humbre",
        "temes:northsae",
        "temes:suthsae",
        "temes:westsae",
        "temes:saefern",
    }


def test_in_a_drought_granaries_add_nothing() -> None:
    """BRE-9.4, BRE-15.3: modifier no_granary_bonus."""
    position = "W granary in wintanceaster"
    told(f"{position}; season_card drought", year_round=2).plays("action:collection").is_at("1 food in wintanceaster")
    told(position, year_round=2).plays("action:collection").is_at("2 food in wintanceaster")


def test_a_pilgrimage_gives_gold_for_abbeys() -> None:
    """BRE-9.4: op gold_per, at most 3."""
    abbeys = (
        "W abbey in wintanceaster; W abbey in bathum; W marker in bathum; W marker in oxnaford; M abbey in oxnaford"
    )
    table = _season("pilgrimage", 2, f"{abbeys}; W marker in wiltun; M abbey in wiltun; E abbey in rendlaesham")
    table.is_at("W gold 3; E gold 1; M gold 0")


def test_danegeld_buys_off_all_vikings_of_an_area() -> None:
    """BRE-9.4: op ransom_danes, once for each player who has 3 Gold."""
    position = "W gold 7; E gold 2; danes 3 viking in norwic; danes viking in gyrwe"
    table = _season("danegeld", 2, position)
    while table.question == "roll_landing":
        table.plays("site:dynbaer")
    table.asks("ransom_danes", of="W").offers("area:dynbaer", "area:gyrwe", "area:norwic", "pass")
    table.plays("area:norwic").is_at("danes none in norwic; W gold 4; danes viking in gyrwe; E gold 2")
    assert table.question == "choose_action"


# Autumn


def test_a_rich_harvest_adds_a_food_to_every_field() -> None:
    """BRE-9.4, BRE-15.3: modifier food_area_bonus; only where there is Food."""
    position = "season_card rich_harvest; W thegn in wiltun; W thegn in bathum"
    table = told(position, year_round=3).plays("action:collection")
    table.is_at("2 food in wintanceaster; 2 food in wiltun; 0 food in bathum")


def test_restless_borders_make_bribes_cheaper() -> None:
    """BRE-9.4, BRE-14.8: modifier bribe_discount."""
    position = "neutral thegn ceorl in lindcylene; W gold 1; W led_by ecgberht"
    _season("restless_borders", 3, position).asks("bribe_group", of="W").has("area:lindcylene")
    _season("harvest_home", 3, position).asks("choose_action", of="W").is_at("W gold 1")


def test_a_harvest_home_puts_a_food_on_the_capital() -> None:
    """BRE-9.4: op place_food, if it is controlled."""
    table = _season("harvest_home", 3, "E ruler in norwic; danes viking in rendlaesham; W 2 thegn in bathum")
    table.is_at("1 food in wintanceaster; 1 food in eoforwic; 0 food in rendlaesham")


def test_a_hundred_tax_gives_gold_for_cities() -> None:
    """BRE-9.4: op gold_per, at most 3; Capitals and City markers count."""
    cities = "W marker in bathum; W marker in wiltun; town_marker in wiltun; W marker in oxnaford; E marker in norwic"
    _season("hundred_tax", 3, cities).is_at("W gold 3; E gold 1")


def test_in_autumn_storms_nothing_goes_by_sea() -> None:
    """BRE-9.4: modifier no_sea; no Ship moves, no transport."""
    position = "E thegn in rendlaesham; E ship in temes"
    stormy = told(f"{position}; season_card autumn_storms", turn="E", year_round=3).plays("action:movement")
    stormy.asks("move_from", of="E").plays("from:rendlaesham").lacks("to:rofaesceaster", "to:cantwareburg")
    calm = told(position, turn="E", year_round=3).plays("action:movement").asks("move_ship", of="E").plays("done")
    calm.plays("from:rendlaesham").has("to:rofaesceaster", "to:cantwareburg")


# Winter


@pytest.mark.parametrize(
    ("card", "removed"), [("mild_winter", 1), ("hard_frost", 2), ("famine", 3), ("yule", 2), ("murrain", 2)]
)
def test_winters_remove_food(card: str, removed: int) -> None:
    """BRE-14.11: before the Ruler eats."""
    _season(card, 4, _FED).is_at(f"{8 - removed} food in wintanceaster; {8 - removed} food in eoforwic")


def test_a_hard_frost_closes_forests_and_the_wall() -> None:
    """BRE-9.4: modifier forest_closed."""
    table = told("N thegn in gyrwe; season_card hard_frost", turn="N", year_round=4).plays("action:movement")
    table.plays("from:gyrwe").lacks("to:bebbanburg").has("to:loidis", "to:loncaster")


def test_a_hard_frost_does_not_stop_retreats() -> None:
    """BRE-9.4: modifier forest_closed, retreats excepted."""
    position = "W 2 thegn in wiltun; M 2 thegn in glaestingabyrig; W marker in wiltun; season_card hard_frost"
    table = told(f"{position}; W thegn in bathum; {NO_CARDS}", year_round=4).plays("action:movement")
    table.moves("bathum", "glaestingabyrig").plays("done").rolls(0, 0, 0)
    table.asks("retreat", of="W").has("retreat:wiltun", "retreat:bathum")


def test_a_hard_frost_stops_neither_evasion_nor_reinforcements() -> None:
    """BRE-9.4: modifier forest_closed, Evade and Reinforcements excepted."""
    position = "W thegn in lydanford; M 2 thegn in lydanford; season_card hard_frost; M thegn in petrocesstow"
    evaded = battle("lydanford", "M", f"{position}; W hand evade; {NO_CARDS}").plays("card:evade")
    evaded.is_at("W thegn in exanceaster; M 2 thegn in lydanford")
    joined = battle("lydanford", "M", f"{position}; W hand reinforcements; W thegn in exanceaster; {NO_CARDS}")
    joined.plays("card:reinforcements").is_at("W 2 thegn in lydanford; W none in exanceaster")


def test_at_yule_everybody_draws_a_card_after_the_feeding() -> None:
    """BRE-9.4: op draw_lordship."""
    table = _season("yule", 4, _FED, "deck raid levy evade tribute; discards empty")
    table.is_at("6 food in wintanceaster; 6 food in tamoworthig").plays("lordship:raid", "lordship:levy")
    table.is_at("W hand raid; E hand levy")


def test_a_murrain_kills_a_ceorl_of_each_kingdom_after_the_feeding() -> None:
    """BRE-9.4, BRE-14.2: op lose_unit; Ceorls of the Kingdom only, from an area of the player's choice."""
    position = f"{_FED}; W ceorl in wiltun; W 2 ceorl in bathum; E vassal cantware; cantware ceorl in lundenwic"
    table = _season("murrain", 4, position).asks("lose_unit", of="W").offers("area:wiltun", "area:bathum")
    table.plays("area:bathum").is_at("W ceorl in bathum; W pool 6 ceorl; cantware ceorl in lundenwic")


# God's Grace, Old Sentiment


def test_gods_grace_spares_a_ceorl_but_not_the_feeding() -> None:
    """BRE-TV-38, BRE-RUL-31, BRE-9.4: op ignore_season."""
    table = _season("murrain", 4, f"{_FED}; W ceorl in wiltun; W hand gods_grace").plays("card:gods_grace")
    table.is_at("W ceorl in wiltun; 5 food in wintanceaster; W hand empty")


def test_gods_grace_keeps_ships_safe_in_autumn_storms() -> None:
    """BRE-TV-38, BRE-9.4: the modifiers do not touch the player, until the end of the round."""
    table = _season("autumn_storms", 3, "W ship in suthsae; W hand gods_grace; W thegn in wintanceaster")
    table.plays("card:gods_grace").plays("action:movement").asks("move_ship", of="W").plays("done")
    table.plays("from:wintanceaster").has("to:haestingas", "to:cantwareburg")


def test_gods_grace_is_not_offered_without_an_effect() -> None:
    """BRE-TV-38, BRE-9.5: condition season_effect."""
    _season("mild_winter", 4, f"{_FED}; W hand gods_grace").offers("pass")
    _season("murrain", 4, f"{_FED}; W hand gods_grace").offers("pass")
    _season("great_fleet", 2, "W hand gods_grace").offers("pass")
    _season("pilgrimage", 2, "W hand gods_grace").offers("pass")
    _season("pilgrimage", 2, "W hand gods_grace; W abbey in wintanceaster").has("card:gods_grace")


def test_gods_grace_gives_nothing_either() -> None:
    """BRE-9.4: op ignore_season; the usual Food is sown, and no ransom is offered."""
    _season("spring_fair", 1, "W hand gods_grace").plays("card:gods_grace").is_at("W gold 0; E gold 2")
    sown = _season("fertile_fields", 1, "W hand gods_grace").plays("card:gods_grace")
    sown.is_at("1 food in wintanceaster; 2 food in rendlaesham")
    spared = _season("danegeld", 2, "W hand gods_grace; W gold 5; E gold 5").plays("card:gods_grace")
    while spared.question == "roll_landing":
        spared.plays("site:dynbaer")
    spared.asks("ransom_danes", of="E")


@pytest.mark.parametrize(("card", "number", "fits"), [("witan", 1, False), ("drought", 2, True), ("famine", 4, False)])
def test_an_old_sentiment_is_worth_gold_in_summer_and_autumn(card: str, number: int, fits: bool) -> None:
    """BRE-9.4, BRE-9.5: op gain_gold, condition summer_or_autumn."""
    table = _season(card, number, f"{_FED}; W hand old_sentiment").asks("play_season_card", of="W")
    assert ("card:old_sentiment" in table.options) == fits
    if fits:
        table.plays("card:old_sentiment").is_at("W gold 3; W hand empty")


def test_several_cards_may_be_played_on_a_season_card() -> None:
    """BRE-9.5: the same player is asked until they pass."""
    table = _season("rich_harvest", 3, "W hand old_sentiment old_sentiment gods_grace; E hand raid")
    table.plays("card:old_sentiment", "card:gods_grace", "card:old_sentiment").is_at("W gold 6; W hand empty")
    table.asks("play_season_card", of="E")


# Storm


def test_a_storm_sends_the_danes_elsewhere_on_that_coast() -> None:
    """BRE-TV-37, BRE-9.4: op redirect_raid; the coast guard of the sea rolls as usual."""
    table = _season("drought", 2, "N hand vk_storm; N ship in humbre; E hand raid").passes().plays("site:norwic")
    table.asks("play_raid_card", of="E").offers("pass").plays("pass").asks("play_raid_card", of="N")
    table.plays("card:vk_storm").offers(
        "area:eoforwic", "area:lindcylene", "area:norwic", "area:steanford", "area:theodford"
    )
    table.plays("area:steanford").rolls(1).is_at("danes viking in steanford; nobody in norwic; N hand empty")


def test_a_raid_is_sent_elsewhere_once() -> None:
    """BRE-9.5: players are asked in player order until one plays."""
    table = _season("drought", 2, "W hand vk_storm; E hand raid").passes().plays("site:norwic", "card:vk_storm")
    table.plays("area:theodford").asks("roll_landing", of="chance").is_at("danes 2 viking in theodford")


def test_without_the_expansions_cards_nobody_is_asked_about_raids_and_taxes() -> None:
    """BRE-9.5: a window for which there is no card is skipped."""
    table = _season("drought", 2, "E hand raid", vk_lordship=False).passes().plays("site:norwic")
    table.asks("roll_landing", of="chance").is_at("danes 2 viking in norwic")
    plain = told("W hand raid", vk_lordship=False).plays("action:collection").asks("choose_action", of="W")
    plain.is_at("W gold 2")


# Intrigue


def test_intrigue_takes_the_pretender_marker() -> None:
    """BRE-TV-34, BRE-9.4, BRE-13.2: op take_pretender; in the next round the leader has it again."""
    position = f"M marker in weogornaceaster; W hand intrigue; pretender W; {NO_CARDS}; M vassal none"
    table = told(position, turn="W", phase="round", year_round=6).is_at("pretender M; M dalcs 2; W dalcs 1")
    table.asks("play_turn_order_card", of="W").plays("card:intrigue").is_at("pretender W; W hand empty")
    table.asks("choose_direction", of="W").plays("counter_clockwise").is_at("order W M N E")


def test_intrigue_may_be_answered() -> None:
    """BRE-9.5: in the player order of the last round; the last holder is Pretender."""
    position = f"W hand raid; E hand intrigue; {NO_CARDS}"
    table = told(position, phase="round", year_round=2).asks("play_turn_order_card", of="W").offers("pass")
    table.plays("pass").asks("play_turn_order_card", of="E").plays("card:intrigue").is_at("pretender E")
    table.asks("choose_direction", of="E")


def test_the_pretender_cannot_play_intrigue() -> None:
    """BRE-9.5: condition not_pretender."""
    table = told(f"W hand intrigue; {NO_CARDS}", phase="round", year_round=2)
    table.asks("play_turn_order_card", of="W").offers("pass")
