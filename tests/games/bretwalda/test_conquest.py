"""Chapter VAN-8: the conquest of Minor Kingdoms."""

from __future__ import annotations

from typing import Any

from tests.games.bretwalda.told import Table, told

NO_CARDS = "deck empty; discards empty"
_CANTWARE = "E vassal cantware; cantware thegn in bedanford; W thegn in lundenwic; W thegn in haestingas"


def _overrun(position: str, target: str = "rofaesceaster") -> Table:
    """Wessex moves into the last free home area of Cantware, from Haestingas, with extra points for the forest."""
    table = told(f"{position}; {NO_CARDS}").plays("action:movement")
    return table.moves("haestingas", target)


# VAN-8.1, VAN-8.2


def test_a_minor_kingdom_is_conquered_when_enemies_hold_all_its_home_areas() -> None:
    """VAN-TV-19, VAN-8.1, VAN-8.2, VAN-8.4, VAN-8.5, VAN-RUL-12: Danes count; its units are neutral from then on."""
    table = _overrun(f"{_CANTWARE}; danes viking in cantwareburg")
    table.is_at(
        "cantware conquered; E vassal none; neutral thegn in bedanford; cantware pool 0 thegn 0 ealdorman 0 ceorl"
    )
    table.is_at(
        "W marker in lundenwic; W marker in rofaesceaster; danes viking in cantwareburg; no marker in cantwareburg"
    )


def test_units_of_the_overlord_prevent_a_conquest() -> None:
    """VAN-TV-19, VAN-8.2, VAN-RUL-10"""
    table = _overrun(f"{_CANTWARE}; E thegn in cantwareburg")
    table.is_at("cantware living; E vassal cantware; no marker in lundenwic; no marker in rofaesceaster")
    own = "W vassal cantware; W thegn in lundenwic; W thegn in cantwareburg; W thegn in haestingas"
    _overrun(own).is_at("cantware living; W vassal cantware")


def test_an_empty_home_area_prevents_a_conquest() -> None:
    """VAN-8.1: every home area must hold enemies."""
    _overrun(_CANTWARE).is_at("cantware living; E controls cantwareburg; W controls rofaesceaster")


def test_the_units_of_a_conquered_kingdom_can_be_bribed() -> None:
    """VAN-8.1, VAN-3.2: like all neutral units."""
    position = f"cantware conquered; neutral ealdorman thegn in bedanford; W gold 5; W led_by ecgberht; {NO_CARDS}"
    table = told(position, phase="season", year_round=3).plays("season_card:rich_harvest").has("area:bedanford")
    table.plays("area:bedanford", "area:grantabrycg").is_at("neutral ealdorman thegn in grantabrycg; W gold 3")


def test_a_conquered_kingdom_is_not_chosen_any_more() -> None:
    """VAN-8.1: its card has left the game."""
    table = told(f"cantware conquered; N marker in luel; {NO_CARDS}", phase="round", year_round=3)
    table.plays("clockwise", "kingdom:wessex").lacks("vassal:cantware").has("vassal:defnas")


# VAN-8.3


_BEFORE_ANOTHER = f"{_CANTWARE}; danes viking in cantwareburg; W thegn in wiltun; M ceorl in bathum; {NO_CARDS}"


def test_the_conquest_does_not_wait_for_a_battle_elsewhere() -> None:
    """VAN-8.3, VAN-RUL-25"""
    table = told(_BEFORE_ANOTHER).plays("action:movement").moves("wiltun", "bathum")
    table.moves("haestingas", "rofaesceaster").is_at("cantware conquered; W marker in rofaesceaster")
    table.asks("move_from", of="W").plays("done").rolls(1, 0, 0).is_at("W thegn in bathum")


def test_by_the_former_ruling_the_conquest_waits_for_the_last_battle_of_the_action() -> None:
    """VAN-RUL-25: option `rulings`."""
    table = told(_BEFORE_ANOTHER, rulings="house").plays("action:movement").moves("wiltun", "bathum")
    table.moves("haestingas", "rofaesceaster").is_at("cantware living").plays("done").rolls(1, 0, 0)
    table.is_at("W thegn in bathum; cantware conquered; W marker in rofaesceaster")


_TWO_BATTLES = """E vassal cantware; cantware ceorl in cantwareburg; W thegn in lundenwic; W thegn in rofaesceaster;
    W thegn in haestingas; E thegn in norwic; W ruler in theodford; E gold 3; E hand raid; discards empty;
    deck levy evade intrigue ambush javelins burwaran"""


def _two_battles(more: str = "", **options: Any) -> Table:
    """Wessex attacks the last home area of Cantware and Norwic, wins the first battle, and goes on to the second."""
    table = told(f"{_TWO_BATTLES}; {more}", **options).plays("action:movement")
    table.moves("rofaesceaster", "cantwareburg").moves("haestingas", "rofaesceaster").moves("theodford", "norwic")
    table.plays("done", "area:cantwareburg", "lordship:levy", "no").passes().rolls(1, 0, 0).passes()
    table.is_at("W thegn in cantwareburg; cantware none in cantwareburg").lets_chance_decide().passes()
    return table


def test_the_conquest_comes_before_the_next_battle() -> None:
    """VAN-TV-43, VAN-8.3, VAN-8.5, VAN-RUL-25: which is then fought without the Battle Song."""
    table = _two_battles().is_at("cantware conquered; E vassal none; W marker in cantwareburg")
    assert len(table.heard("battle_begins")) == 2
    assert table.heard("card_drawn", by="E").count([3, 0, 0, 0, 0]) == 2
    table.asks("roll_die", of="chance")


def test_the_conquest_waits_for_a_battle_with_its_own_units() -> None:
    """VAN-TV-43, VAN-8.3, VAN-RUL-25: nobody changes side inside a battle."""
    table = _two_battles("cantware ceorl in norwic").is_at("cantware living; E vassal cantware")
    table.asks("draw_lordship", of="chance").lets_chance_decide()
    assert table.heard("card_drawn", by="E").count([3, 0, 0, 0, 0]) == 3
    table.asks("buy_card", of="E").plays("no").passes().rolls(2, 0, 0).passes()
    table.lets_chance_decide().passes().is_at("W ruler in norwic; cantware conquered; E vassal none")


def test_by_the_former_ruling_the_next_battle_comes_before_the_conquest() -> None:
    """VAN-TV-43, VAN-RUL-25: option `rulings`."""
    table = _two_battles(rulings="house").is_at("cantware living; E vassal cantware")
    table.asks("draw_lordship", of="chance").lets_chance_decide().asks("buy_card", of="E")
    assert table.heard("card_drawn", by="E").count([3, 0, 0, 0, 0]) == 3


def test_the_conquest_waits_for_a_battle_on_a_home_area() -> None:
    """VAN-8.1, VAN-8.3, VAN-RUL-25: Danes against Wessex there, and the last free one is taken meanwhile.

    If both fall, the home area of the battle is empty, and Cantware lives on.
    """
    position = "E vassal cantware; W thegn in cerotesege; W 2 thegn in rofaesceaster; danes viking in lundenwic"
    table = told(f"{position}; {NO_CARDS}").plays("action:movement").moves("cerotesege", "lundenwic")
    table.moves("rofaesceaster", "cantwareburg", "thegn").is_at("cantware living").asks("move_from", of="W")
    table.plays("done").fork().rolls(1, 0, 0).is_at("cantware conquered; W marker in rofaesceaster")
    table.rolls(1, 1, 0).is_at("W none in lundenwic; danes none in lundenwic; cantware living; E vassal cantware")


def test_a_battle_for_the_last_home_area_decides() -> None:
    """VAN-8.1: after all battles there."""
    position = f"{_CANTWARE}; danes viking in cantwareburg; cantware ceorl in rofaesceaster"
    table = _overrun(position).is_at("cantware living").plays("done")
    table.fork().rolls(1, 0).is_at("cantware conquered; W marker in rofaesceaster")
    table.rolls(0, 1).is_at("cantware living; E controls rofaesceaster")


def test_the_last_minor_kingdom_can_be_conquered_too() -> None:
    """VAN-8.1"""
    position = """cantware conquered; defnas conquered; gwynedd conquered; N thegn in alt_clut; N thegn in aeron;
        N thegn in dynbaer"""
    table = told(f"{position}; {NO_CARDS}", turn="N").plays("action:movement").moves("dynbaer", "lanerc")
    table.is_at("alt_clut conquered; N marker in alt_clut; N marker in aeron; N marker in lanerc; N dalcs 2")


def test_danes_may_conquer_too() -> None:
    """VAN-8.2, VAN-8.3: in a raid."""
    position = f"E vassal cantware; W thegn in lundenwic; W thegn in rofaesceaster; {NO_CARDS}"
    table = told(position, phase="season", year_round=2).plays("season_card:drought", "site:cantwareburg")
    table.is_at("danes 2 viking in cantwareburg; cantware conquered; W marker in lundenwic")


def test_a_card_may_complete_a_conquest() -> None:
    """VAN-8.3: a riot in the last home area; neutral units count."""
    position = "E vassal cantware; W thegn in lundenwic; W thegn in cantwareburg; W hand peasant_riot"
    table = told(position).plays("card:peasant_riot", "area:rofaesceaster")
    table.is_at("cantware conquered; W marker in lundenwic; W marker in cantwareburg; no marker in rofaesceaster")


def test_several_are_conquered_in_their_order() -> None:
    """VAN-8.3: with one blow, Alt Clut before Cantware."""
    position = """W thegn in lundenwic; W thegn in cantwareburg; W thegn in rofaesceaster; M thegn in alt_clut;
        M thegn in lanerc; M thegn in aeron; W thegn in haestingas"""
    table = told(f"{position}; {NO_CARDS}").plays("action:movement").moves("haestingas", "cisseceaster")
    assert table.heard("minor_conquered") == [[0, 0, 0, 0, 0], [1, 0, 0, 0, 0]]
    table.is_at("M marker in lanerc; W marker in lundenwic")


def test_there_is_no_conquest_between_the_return_of_the_cards_and_the_clashes() -> None:
    """VAN-TV-28, VAN-8.3, VAN-RUL-24: Mercia's own units in all three home areas of its Vassal."""
    position = f"""M vassal defnas; M thegn in exanceaster; M thegn in lydanford; M thegn in petrocesstow;
        defnas ceorl in exanceaster; N marker in luel; {NO_CARDS}"""
    table = told(position, turn="M", phase="round", year_round=7).is_at("defnas living").plays("clockwise")
    while table.question in ("break_tie", "choose_vassal"):
        if table.question == "break_tie":
            table.plays("kingdom:wessex" if "kingdom:wessex" in table.options else table.options[0])
        else:
            table.plays("vassal:defnas" if table.asked == "W" else "decline")
    table.is_at("W vassal defnas; defnas living").asks("roll_die", of="chance")
    won = table.fork().rolls(1, 0, 0)
    won.is_at(
        "defnas conquered; W vassal none; M marker in exanceaster; M marker in lydanford; M marker in petrocesstow"
    )
    lost = table.rolls(0, 0, 1)
    lost.is_at("defnas living; W vassal defnas; W controls exanceaster; M none in exanceaster; M controls lydanford")


# VAN-8.4, VAN-8.5


def test_the_former_overlord_fights_the_units_that_shared_an_area() -> None:
    """VAN-8.4: at once, the player attacking; markers under the now neutral units stay."""
    position = f"{_CANTWARE}; danes viking in cantwareburg; E thegn in bedanford; E marker in bedanford"
    shared = f"{position}; cantware ceorl in norwic; E marker in norwic"
    table = _overrun(shared).is_at("neutral thegn in bedanford; E thegn in bedanford; cantware conquered")
    assert table.heard("battle_begins")[0][1:3] == [3, 9]
    table.is_at("neutral ceorl in norwic; E marker in norwic; nobody controls norwic")
    table.rolls(1, 0).is_at("E thegn in bedanford; neutral none in bedanford").asks("move_from", of="W")


def test_the_ability_ends_with_the_conquest() -> None:
    """VAN-8.5: the former overlord has no Vassal until the next vassal round."""
    position = "M vassal cantware; W thegn in lundenwic; W thegn in haestingas; danes viking in cantwareburg; W gold 9"
    table = _overrun(position).is_at("M vassal none; cantware conquered").plays("done", "skip")
    table.is_at("M dalcs 1; M vassal none")


def test_buildings_of_a_conquered_kingdom_stay() -> None:
    """VAN-RUL-21: they belong to whoever controls the area."""
    table = _overrun(f"{_CANTWARE}; danes viking in cantwareburg; E abbey in lundenwic; E port in cantwareburg")
    table.is_at("E abbey in lundenwic; E port in cantwareburg; W dalcs 2; W controls lundenwic")


def test_former_home_areas_are_ordinary_areas() -> None:
    """VAN-RUL-12, BRE-5.3: a Control marker stays when the units leave."""
    position = "cantware conquered; W thegn in lundenwic; W marker in lundenwic"
    table = told(position).plays("action:movement").moves("lundenwic", "cerotesege")
    table.is_at("W controls lundenwic; W marker in lundenwic; W marker in cerotesege")
