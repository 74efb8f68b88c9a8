"""Section 7a: Lordship cards of a Movement (BRE-9.4)."""

from __future__ import annotations

from meadhall.games.bretwalda.notation import area_of
from tests.games.bretwalda.told import Table, told

NO_CARDS = "deck empty; discards empty"


def _moving(position: str, turn: str = "W", year_round: int = 1) -> Table:
    """A player has begun a Movement."""
    return told(position, turn=turn, year_round=year_round).plays("action:movement")


def _reach(table: Table, area: str) -> set[str]:
    """Where the units of an area can go."""
    return table.fork().plays(f"from:{area}").of_kind("to")


# Forced March


def test_a_forced_march_gives_the_next_group_a_point() -> None:
    """BRE-9.4: op group_move_bonus, used up by that group."""
    table = _moving("W thegn in wiltun; W thegn in bathum; W hand forced_march")
    near = _reach(table, "wiltun")
    table.plays("card:forced_march")
    assert {"lundenwic", "bedanford", "haestingas"} <= _reach(table, "wiltun") - near
    table.moves("bathum", "oxnaford")
    assert _reach(table, "wiltun") == near


def test_forced_marches_add_up() -> None:
    """BRE-9.4: op group_move_bonus, the card taken back."""
    table = _moving("W thegn in wiltun; W hand forced_march lesson_learnt")
    table.plays("card:forced_march", "card:lesson_learnt")
    table.plays("card:forced_march")
    assert {"colneceaster", "cantwareburg", "grantabrycg"} <= _reach(table, "wiltun")


def test_a_march_that_is_not_used_is_over_with_the_movement() -> None:
    """BRE-9.4: and it needs units that have not moved."""
    table = _moving("W thegn in wiltun; W hand forced_march").plays("card:forced_march", "done")
    assert table.s.march_bonus == 0
    moved = _moving("W ruler in wiltun; W hand forced_march").moves("wiltun", "bathum")
    moved.lacks("card:forced_march")


# Local Guides


def test_local_guides_lead_through_forests_for_nothing() -> None:
    """BRE-9.4: op forest_cost, scope = area."""
    table = _moving("W thegn in wiltun; W thegn in oxnaford; W hand vk_local_guides")
    table.plays("card:vk_local_guides").offers("area:wiltun", "area:oxnaford", "area:wintanceaster")
    table.plays("area:wiltun")
    assert {"lydanford", "petrocesstow"} <= _reach(table, "wiltun")
    assert "glywysing" not in _reach(table, "oxnaford")
    told_all = _moving("W thegn in oxnaford; W hand vk_local_guides").plays("card:vk_local_guides", "area:oxnaford")
    assert {"gleawanceaster", "glywysing", "mathrafal"} <= _reach(told_all, "oxnaford")


def test_guides_do_not_help_over_the_wall() -> None:
    """BRE-9.4: over it and on through a forest is two points."""
    table = _moving("N thegn in gyrwe; N hand vk_local_guides", turn="N")
    table.plays("card:vk_local_guides", "area:gyrwe")
    assert {"bebbanburg", "lanerc", "legaceaster"} <= _reach(table, "gyrwe")
    assert not {"dynbaer", "alt_clut"} & _reach(table, "gyrwe")


def test_guides_do_not_open_closed_borders() -> None:
    """BRE-9.4, BRE-14.1: modifier forest_closed."""
    table = _moving("W thegn in wiltun; W hand vk_local_guides; season_card hard_frost", year_round=4)
    table.plays("card:vk_local_guides", "area:wiltun")
    assert "lydanford" not in _reach(table, "wiltun")
    assert "glaestingabyrig" in _reach(table, "wiltun")


def test_guides_help_only_groups_that_start_there() -> None:
    """BRE-9.4: units that have come to the area are not among them, and they stay for the whole Movement."""
    table = _moving("W thegn ceorl in bathum; W hand vk_local_guides; W hunter in wiltun")
    table.plays("card:vk_local_guides", "area:wiltun").moves("bathum", "wiltun").lacks("from:bathum")
    table.plays("from:wiltun").has("to:petrocesstow")


# Smugglers


def test_smugglers_carry_a_unit_along_a_coast() -> None:
    """BRE-9.4: op sea_step; alone, also a Ceorl, without Ships and Harbours, for one point."""
    table = _moving("W ceorl in cisseceaster; W thegn in oxnaford; W hand smugglers; W ruler in wiltun")
    table.plays("card:smugglers").offers("unit_at:cisseceaster:ceorl:of_kingdom", "unit_at:wiltun:ruler:of_kingdom")
    table.plays("unit_at:cisseceaster:ceorl:of_kingdom")
    table.offers("to:cantwareburg", "to:haestingas", "to:wiltun", "to:wintanceaster").plays("to:cantwareburg")
    table.is_at("W ceorl in cantwareburg; W controls cantwareburg; W none in cisseceaster")
    table.lacks("from:cantwareburg")


def test_smuggled_units_walk_before_or_after_the_crossing() -> None:
    """BRE-9.4: op sea_step, exactly one crossing; with two points one border as well."""
    table = _moving("W thegn in bathum; W hand smugglers; W ruler in oxnaford; neutral ceorl in glywysing")
    table.plays("card:smugglers")
    table.has("to:glywysing", "to:mynyw", "to:exanceaster", "to:weogornaceaster", "to:dornwaraceaster", "to:haestingas")
    table.lacks("to:oxnaford", "to:wiltun", "to:ligoraceaster", "to:aberffraw", "to:bathum")


def test_smugglers_may_land_among_enemies() -> None:
    """BRE-9.4, BRE-15.17: a battle is pending then, and the unit may go back to where it came from (BRE-16.9)."""
    position = f"W 2 thegn in bathum; W hand smugglers; M ceorl in mynyw; W ruler in oxnaford; {NO_CARDS}"
    table = _moving(position).plays("card:smugglers", "to:mynyw").plays("done").rolls(0, 0)
    table.asks("retreat", of="W").offers("retreat:bathum", "continue")


def test_no_smugglers_in_autumn_storms_or_inland() -> None:
    """BRE-9.4: modifier no_sea."""
    _moving("W thegn in bathum; W hand smugglers; season_card autumn_storms", year_round=3).lacks("card:smugglers")
    _moving("W thegn in oxnaford; W ruler in cerotesege; W hand smugglers").lacks("card:smugglers")


def test_a_smuggled_ruler_has_the_points_of_his_own() -> None:
    """BRE-9.4, BRE-8.1: a unit moves with its own points; of Wessex' Rulers only Ecgberht has three."""
    position = "W ruler in bathum; W hand smugglers; W led_by"
    table = _moving(f"{position} ecgberht").plays("card:smugglers").has("to:scrobbesburg", "to:weogornaceaster")
    _moving(f"{position} beorhtric").plays("card:smugglers").has("to:weogornaceaster").lacks("to:scrobbesburg")
    thegn = _moving("W thegn in bathum; W ruler in oxnaford; W hand smugglers; W led_by ecgberht")
    thegn.plays("card:smugglers").has("to:weogornaceaster").lacks("to:scrobbesburg")
    assert table.question == "smuggle_to"


# Sleeping Sentries


def test_sleeping_sentries_let_a_unit_pass() -> None:
    """BRE-9.4: op pass_enemies; exactly one area with enemies, which is not affected."""
    position = "W 2 thegn in wiltun; W hand vk_sleeping_sentries; M thegn in bathum; M marker in bathum"
    table = _moving(f"{position}; W ruler in cantwareburg").plays("card:vk_sleeping_sentries")
    table.offers("to:glaestingabyrig", "to:gleawanceaster", "to:oxnaford").plays("to:gleawanceaster")
    table.is_at("W thegn in gleawanceaster; W marker in gleawanceaster; M thegn in bathum; M marker in bathum")
    table.is_at("W thegn in wiltun")


def test_the_unit_may_end_among_other_enemies_but_pass_no_second() -> None:
    """BRE-9.4: op pass_enemies."""
    position = (
        "W thegn in wiltun; W hand vk_sleeping_sentries forced_march; M thegn in bathum; M ceorl in gleawanceaster"
    )
    table = _moving(f"{position}; W ruler in cantwareburg").plays("card:vk_sleeping_sentries")
    table.has("to:gleawanceaster").lacks("to:weogornaceaster").plays("to:gleawanceaster")
    table.plays("done")
    assert [numbers[0] for numbers in table.heard("battle_begins")] == [area_of("gleawanceaster")]


def test_a_ceorl_has_no_points_to_pass_anybody() -> None:
    """BRE-9.4: he has one of his own; where the way is free through a forest, guides help him."""
    position = "W ceorl in wiltun; W hand vk_sleeping_sentries; M thegn in bathum; W ruler in cantwareburg"
    _moving(position).lacks("card:vk_sleeping_sentries")
    guided = "W ceorl in wiltun; W hand vk_sleeping_sentries vk_local_guides; M thegn in glaestingabyrig"
    table = _moving(f"{guided}; W ruler in cantwareburg").plays("card:vk_local_guides", "area:wiltun")
    table.plays("card:vk_sleeping_sentries").has("to:bathum", "to:dornwaraceaster", "to:exanceaster")


def test_without_sentries_nobody_sleeps() -> None:
    """BRE-9.4: not offered if no unit can pass an area with enemies."""
    _moving("W thegn in wiltun; W hand vk_sleeping_sentries").lacks("card:vk_sleeping_sentries")


# Collusion


def test_collusion_moves_a_neutral_unit() -> None:
    """BRE-9.4, BRE-5.5: op move_neutral, for 1 Gold; a Control marker there goes."""
    position = (
        "W hand vk_collusion; W gold 1; neutral thegn ceorl in oxnaford; M marker in gleawanceaster; W thegn in bathum"
    )
    table = _moving(position).plays("card:vk_collusion").offers("kind:ceorl", "kind:thegn").plays("kind:thegn")
    table.offers("area:bedanford", "area:cerotesege", "area:gleawanceaster", "area:ligoraceaster")
    table.plays("area:gleawanceaster")
    table.is_at("neutral thegn in gleawanceaster; neutral ceorl in oxnaford; no marker in gleawanceaster; W gold 0")


def test_the_neutral_unit_attacks_at_once() -> None:
    """BRE-9.4: op move_neutral; or joins its like."""
    position = f"W hand vk_collusion; W gold 1; neutral ceorl in glywysing; M ceorl in weogornaceaster; {NO_CARDS}"
    table = _moving(f"{position}; M marker in weogornaceaster").plays("card:vk_collusion", "area:weogornaceaster")
    table.rolls(1, 0, 0).is_at("neutral ceorl in weogornaceaster; no marker in weogornaceaster; M pool 8 ceorl")
    table.asks("move_from", of="W")
    joined = "W hand vk_collusion; W gold 1; neutral ceorl in glywysing; neutral thegn in mynyw"
    _moving(joined).plays("card:vk_collusion", "area:glywysing", "area:mynyw").is_at("neutral thegn ceorl in mynyw")


def test_collusion_needs_gold_an_open_border_and_no_pending_battle() -> None:
    """BRE-9.4: op move_neutral."""
    position = "W hand vk_collusion; neutral ceorl in lydanford"
    _moving(position).lacks("card:vk_collusion")
    frost = _moving(f"{position}; W gold 1; season_card hard_frost", year_round=4)
    frost.plays("card:vk_collusion").is_at("neutral ceorl in petrocesstow; W gold 0")
    fight = "W hand vk_collusion; W gold 1; neutral ceorl in glaestingabyrig; W thegn in wiltun; M ceorl in bathum"
    table = _moving(fight).moves("wiltun", "bathum").plays("card:vk_collusion").lacks("area:bathum")
    table.has("area:wiltun", "area:exanceaster", "area:dornwaraceaster")


def test_no_neutral_unit_leaves_a_pending_battle_or_has_nowhere_to_go() -> None:
    """BRE-9.4: op move_neutral."""
    position = "W hand vk_collusion; W gold 1; W thegn in bathum; neutral ceorl in glaestingabyrig"
    table = _moving(position).has("card:vk_collusion").moves("bathum", "glaestingabyrig").lacks("card:vk_collusion")
    assert table.question == "move_from"
    shut_in = "W hand vk_collusion; W gold 1; W thegn in lydanford; neutral ceorl in petrocesstow"
    _moving(shut_in).lacks("card:vk_collusion")
