"""Section 7a: Lordship cards on areas: yields, levies, buildings, Food and neutral units (BRE-9.4)."""

from __future__ import annotations

from tests.games.bretwalda.told import Table, told

NO_CARDS = "deck empty; discards empty"


def _taken(hand: str, position: str = "", target: str = "dornwaraceaster") -> Table:
    """Wessex has just established control of an area and holds cards."""
    table = told(f"W thegn in wiltun; W marker in wiltun; W hand {hand}; {position}").plays("action:movement")
    return table.moves("wiltun", target)


# Plunder


def test_plunder_gives_twice_what_the_area_yields() -> None:
    """BRE-9.4, BRE-5.11: op area_yield; printed symbols, markers and buildings, Food on the area."""
    table = _taken("plunder").plays("card:plunder").is_at("W gold 2")
    table.lacks("card:plunder")
    rich = "E marker in dornwaraceaster; E abbey in dornwaraceaster; gold_production_marker in dornwaraceaster"
    _taken("plunder", rich).plays("card:plunder").is_at("W gold 6")
    barns = "E granary in glaestingabyrig; food_production_marker in glaestingabyrig"
    fields = _taken("plunder", barns, "glaestingabyrig").plays("card:plunder")
    fields.is_at("W gold 0; 6 food in glaestingabyrig")


def test_plunder_ignores_season_ruler_and_winter() -> None:
    """BRE-9.4: op area_yield is not a Collection."""
    position = "W thegn in bathum; W hand plunder; season_card vk_urbanisation; E granary in glaestingabyrig"
    winter = told(position, year_round=4).plays("action:movement").moves("bathum", "glaestingabyrig")
    winter.plays("card:plunder").is_at("4 food in glaestingabyrig")
    drought = told(position.replace("vk_urbanisation", "drought"), year_round=2).plays("action:movement")
    drought.moves("bathum", "glaestingabyrig").plays("card:plunder").is_at("4 food in glaestingabyrig")


def test_an_area_that_was_controlled_before_is_not_plundered() -> None:
    """BRE-9.5, BRE-5.11: condition established."""
    table = told("W thegn in wiltun; W hand plunder; W marker in dornwaraceaster").plays("action:movement")
    table.moves("wiltun", "dornwaraceaster").lacks("card:plunder")
    told("W thegn in wiltun; W hand plunder").lacks("card:plunder")


def test_plunder_may_wait_until_the_end_of_the_turn() -> None:
    """BRE-9.5: condition established; an area with a pending battle is no place for it."""
    table = _taken("plunder").plays("done").has("card:plunder").plays("skip").asks("end_turn", of="W")
    table.plays("card:plunder").is_at("W gold 2")
    fight = _taken("plunder", "M thegn in dornwaraceaster; W thegn in bathum").lacks("card:plunder")
    fight.moves("bathum", "oxnaford").plays("card:plunder").is_at("W gold 4")


def test_each_area_is_plundered_once_in_a_turn() -> None:
    """BRE-9.4: with the card taken back another area must be chosen."""
    table = _taken("plunder lesson_learnt", "W thegn in bathum").moves("bathum", "oxnaford").plays("card:plunder")
    table.offers("area:dornwaraceaster", "area:oxnaford").plays("area:oxnaford").is_at("W gold 4")
    table.plays("card:lesson_learnt", "card:plunder").is_at("W gold 6; W hand empty")


# Levy


def test_a_levy_is_raised_in_an_area_just_taken() -> None:
    """BRE-9.4, BRE-9.6: op place_units, where = established; one or two Ceorls of the pool."""
    table = _taken("levy").plays("card:levy").offers("placed:ceorl:1", "placed:ceorl:2").plays("placed:ceorl:2")
    table.is_at("W thegn 2 ceorl in dornwaraceaster; W pool 6 ceorl")
    _taken("levy", "W 7 ceorl in oxnaford").plays("card:levy").is_at("W thegn ceorl in dornwaraceaster")
    _taken("levy", "W 8 ceorl in oxnaford").lacks("card:levy")
    told("W hand levy; W thegn in wiltun").lacks("card:levy")


# Buildings


def test_a_saint_brings_an_abbey_to_the_countryside() -> None:
    """BRE-9.4: op free_building, in a controlled Countryside area with a free slot."""
    places = "W marker in wiltun; W marker in bathum; W marker in cisseceaster; W granary in cisseceaster"
    table = told(f"W hand arrival_of_the_saint; {places}; W thegn in haestingas; W marker in haestingas")
    table.plays("card:arrival_of_the_saint").offers("area:wiltun", "area:haestingas").plays("area:wiltun")
    table.is_at("W abbey in wiltun; W supply 2 abbey; W gold 0; W hand empty")


def test_the_saint_needs_a_place_and_an_abbey() -> None:
    """BRE-9.4: op free_building."""
    told("W hand arrival_of_the_saint; W marker in bathum").lacks("card:arrival_of_the_saint")
    built = "W abbey in wintanceaster; W abbey in bathum; W abbey in oxnaford"
    told(f"W hand arrival_of_the_saint; W marker in wiltun; {built}").lacks("card:arrival_of_the_saint")
    vassal = told("W hand arrival_of_the_saint; W vassal defnas").plays("card:arrival_of_the_saint")
    vassal.offers("area:lydanford", "area:petrocesstow")


def test_arsonists_burn_a_building_next_to_ones_units() -> None:
    """BRE-9.4, BRE-8.6: op destroy_building; it returns to the supply of its Kingdom."""
    position = "W thegn in bathum; W hand vk_arsonists; M abbey in gleawanceaster; M port in gleawanceaster"
    table = told(f"{position}; M granary in tamoworthig; W abbey in wiltun").plays("card:vk_arsonists")
    table.offers("area:gleawanceaster", "area:wiltun").plays("area:gleawanceaster")
    table.offers("building:abbey", "building:port").plays("building:abbey")
    table.is_at("no abbey in gleawanceaster; M port in gleawanceaster; M supply 3 abbey")
    told("W thegn in bathum; W hand vk_arsonists; M granary in tamoworthig").lacks("card:vk_arsonists")


def test_nothing_is_burned_raided_or_hired_where_a_battle_is_pending() -> None:
    """BRE-9.4: such areas are never a source or place of a card of one's turn."""
    position = """W 2 thegn in bathum; M ceorl in gleawanceaster; M abbey in gleawanceaster; 2 food in gleawanceaster;
        M marker in gleawanceaster; W hand vk_arsonists raid"""
    table = told(position).has("card:vk_arsonists", "card:raid").plays("action:movement")
    table.moves("bathum", "gleawanceaster", "thegn").lacks("card:vk_arsonists", "card:raid")
    hired = "W thegn in bathum; neutral thegn in gleawanceaster; W gold 3; W hand money_for_loyalty"
    fight = told(hired).has("card:money_for_loyalty").plays("action:movement").moves("bathum", "gleawanceaster")
    fight.lacks("card:money_for_loyalty")


# Food


def test_a_raid_carries_food_to_an_adjacent_area_with_units() -> None:
    """BRE-9.4: op move_food, up to two tokens, whoever controls the source."""
    position = (
        "W thegn in bathum; W thegn in oxnaford; W hand raid; 3 food in gleawanceaster; M marker in gleawanceaster"
    )
    table = told(position).plays("card:raid").offers("area:bathum", "area:oxnaford").plays("area:bathum")
    table.offers("number:1", "number:2").plays("number:2").is_at("1 food in gleawanceaster; 2 food in bathum")
    table.is_at("M marker in gleawanceaster; W hand empty")


def test_a_raid_takes_what_there_is_from_where_it_lies() -> None:
    """BRE-9.4: op move_food; the first choice is the source."""
    position = "W thegn in bathum; W hand raid; 1 food in gleawanceaster; 2 food in wiltun; 4 food in tamoworthig"
    table = told(position).plays("card:raid").offers("area:gleawanceaster", "area:wiltun").plays("area:gleawanceaster")
    table.is_at("0 food in gleawanceaster; 1 food in bathum")
    told("W thegn in bathum; W hand raid; 2 food in bathum").lacks("card:raid")


def test_food_carried_off_is_not_destroyed() -> None:
    """BRE-TV-33, BRE-9.4: so the Chronicle of hunger does not count it."""
    position = "W thegn in bathum; W hand raid; 2 food in gleawanceaster; W chronicles bringer_of_hunger"
    table = told(position).plays("action:movement", "card:raid", "number:2")
    assert [*table.s.food_destroyed] == [0, 0, 0, 0]


# Neutral units


def test_a_peasant_riot_puts_a_neutral_ceorl_into_empty_countryside() -> None:
    """BRE-9.4, BRE-12.8: op neutral_riot; the Control marker goes, Food, buildings and other markers stay."""
    position = """W hand peasant_riot; M marker in ligoraceaster; 2 food in ligoraceaster; M abbey in ligoraceaster;
        gold_production_marker in ligoraceaster; M thegn in scrobbesburg; M marker in weogornaceaster"""
    table = told(position).plays("card:peasant_riot").has("area:ligoraceaster", "area:wiltun")
    table.lacks("area:scrobbesburg", "area:weogornaceaster").plays("area:ligoraceaster")
    table.is_at("neutral ceorl in ligoraceaster; no marker in ligoraceaster; nobody controls ligoraceaster")
    table.is_at("2 food in ligoraceaster; M abbey in ligoraceaster; gold_production_marker in ligoraceaster")


def test_a_riot_in_a_home_area_leaves_the_vassal_without_it() -> None:
    """BRE-9.4, VAN-3.6"""
    table = told("W hand peasant_riot; E vassal cantware").is_at("E controls rofaesceaster")
    table.plays("card:peasant_riot", "area:rofaesceaster").is_at("nobody controls rofaesceaster; cantware living")


def test_money_buys_the_loyalty_of_a_neutral_thegn() -> None:
    """BRE-9.4: op hire_neutral; he leaves the game, one of the pool goes to the nearest controlled area."""
    position = "W hand money_for_loyalty; W gold 4; neutral 2 thegn in oxnaford; neutral ceorl in glywysing"
    table = told(f"{position}; W marker in bathum; W marker in haestingas").plays("card:money_for_loyalty")
    table.offers("area:bathum", "area:wintanceaster").plays("area:bathum")
    table.is_at("neutral thegn in oxnaford; W thegn in bathum; W pool 5 thegn; W gold 1; W hand empty")


def test_the_nearest_area_is_by_borders_of_any_kind() -> None:
    """BRE-9.4: op hire_neutral; the second ring if none is adjacent, and never one with enemies."""
    position = "W hand money_for_loyalty; W gold 3; neutral thegn in mynyw; neutral thegn in legaceaster"
    table = told(f"{position}; W marker in gleawanceaster; W marker in mathrafal").plays("card:money_for_loyalty")
    table.offers("area:mynyw", "area:legaceaster").plays("area:mynyw")
    table.offers("area:gleawanceaster", "area:mathrafal").plays("area:mathrafal").is_at("W thegn in mathrafal")


def test_money_for_loyalty_needs_gold_and_thegns() -> None:
    """BRE-9.4: op hire_neutral."""
    needed = "W hand money_for_loyalty; neutral thegn in oxnaford"
    told(f"{needed}; W gold 2").lacks("card:money_for_loyalty")
    told(f"{needed}; W gold 3; W 6 thegn in bathum").lacks("card:money_for_loyalty")
    told("W hand money_for_loyalty; neutral ceorl in oxnaford; W gold 3").lacks("card:money_for_loyalty")
    told(f"{needed}; W gold 3; W 5 thegn in bathum").has("card:money_for_loyalty")


# War Tax


def test_a_war_tax_doubles_the_gold_of_an_area() -> None:
    """BRE-9.4: op double_gold, for an area that is collected and gives Gold, with its buildings."""
    position = "W hand vk_war_tax; W thegn in bathum; W abbey in bathum; W marker in bathum; W thegn in wiltun"
    table = told(position).plays("action:collection", "card:vk_war_tax")
    table.offers("area:bathum", "area:wintanceaster").plays("area:bathum").is_at("W gold 8; W hand empty")


def test_two_war_taxes_need_two_areas() -> None:
    """BRE-9.4, BRE-9.5: op double_gold, each area once; asked again until they pass."""
    position = "W hand vk_war_tax vk_war_tax; W thegn in bathum"
    table = told(position).plays("action:collection", "card:vk_war_tax", "area:bathum")
    table.asks("play_collection_card", of="W").plays("card:vk_war_tax").is_at("W gold 8")
    one = told("W hand vk_war_tax vk_war_tax").plays("action:collection", "card:vk_war_tax").offers("pass")
    one.plays("pass").is_at("W gold 4; W hand vk_war_tax")
