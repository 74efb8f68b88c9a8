"""The rulebook's worked examples, told as games: Zosia leads East Anglia, Czarek Wessex."""

from __future__ import annotations

from tests.games.bretwalda.told import told


def test_control_through_a_vassal() -> None:
    """VAN-EX-1, VAN-3.4, VAN-3.5, VAN-3.6, VAN-4.1, VAN-4.7, VAN-4.8, VAN-6.2, VAN-RUL-15, VAN-RUL-2"""
    table = told(
        """E vassal cantware; cantware ealdorman in cantwareburg; cantware ceorl in rofaesceaster; E gold 3;
        danes viking in lundenwic; W marker in cerotesege; E hand raid levy; deck evade tribute ambush javelins""",
        turn="E",
        year_round=2,
    )
    table.is_at("E controls cantwareburg; E controls rofaesceaster; nobody controls lundenwic; W controls cerotesege")
    table.is_at("E dalcs 2; W dalcs 2")  # one each is the Capital's

    table.plays("action:movement").moves("rofaesceaster", "cerotesege")
    table.is_at("no marker in cerotesege; E controls cerotesege; E controls rofaesceaster; E dalcs 3; W dalcs 1")

    table.moves("cantwareburg", "lundenwic").plays("done").asks("draw_lordship", of="chance").plays("lordship:evade")
    table.is_at("E hand evade levy raid").asks("buy_card", of="E").plays("no").is_at("E gold 3")

    table.plays("pass", "pass").rolls(1, 0, 0).plays("pass").plays("lordship:tribute", "pass")
    table.is_at("danes none in lundenwic; cantware ealdorman in lundenwic; E hand evade levy raid tribute")
    table.is_at("E controls lundenwic; no marker in lundenwic; E controls cantwareburg; nobody in cantwareburg")

    table.is_at("E dalcs 3; M dalcs 1; N dalcs 1").plays("skip", "done")
    for _ in range(3):
        table.plays("skip", "skip", "done")
    table.passes().asks("choose_direction", of="E").plays("clockwise").is_at("round 3; E dalcs 1; M dalcs 1")
    table.plays("kingdom:mercia").asks("choose_vassal", of="M").plays("vassal:cantware").is_at("M dalcs 3; E dalcs 1")


def test_a_chronicle_with_a_vassal() -> None:
    """VAN-EX-2, VAN-3.9, BRE-10.2, BRE-10.5, BRE-RUL-20: a Granary in the Capital has been built, not set up."""
    position = """E chronicles land_of_milk_and_honey; E granary in rendlaesham; E marker in norwic;
        E marker in steanford; E marker in grantabrycg; E granary in cerotesege; cantware ceorl in cerotesege;
        chronicle_deck lindsey"""
    with_vassal = told(f"{position}; E vassal cantware", turn="E").plays("skip", "skip").is_at("E dalcs 3")
    with_vassal.has("complete:land_of_milk_and_honey").plays("complete:land_of_milk_and_honey")
    with_vassal.is_at("E dalcs 4; E chronicles lindsey; E completed land_of_milk_and_honey")
    told(position, turn="E").plays("skip", "skip").asks("end_turn", of="E").lacks("complete:land_of_milk_and_honey")
    told(start=True).is_at("no granary in rendlaesham")


def test_a_food_production_marker_and_a_collection() -> None:
    """VAN-EX-3, VAN-5.1, VAN-5.2, VAN-4.4, BRE-15.1, BRE-15.3, BRE-RUL-11, BRE-RUL-20"""
    table = told(
        """E vassal cantware; cantware ceorl in cerotesege; E granary in rendlaesham; E granary in cerotesege;
        E ealdorman in steanford; E ruler in norwic; E marker in norwic; E marker in steanford; E marker in grantabrycg;
        deck empty; discards empty""",
        turn="E",
        phase="season",
        year_round=1,
    ).plays("season_card:vk_reap_what_you_sow")
    table.asks("place_marker", of="E").plays("area:norwic")
    table.plays("area:grantabrycg", "area:gyrwe", "area:wiltun").asks("sow", of="E").plays("area:grantabrycg")
    table.asks("choose_action", of="E").is_at("1 food in grantabrycg; 0 food in norwic")
    table.plays("action:collection")
    table.is_at("2 food in rendlaesham; 1 food in steanford; 2 food in cerotesege; 2 food in norwic")
    table.is_at("0 food in lundenwic; 0 food in rofaesceaster; 0 food in cantwareburg; E gold 6")
    table.is_at("1 food in grantabrycg")
