"""What a player is told before a choice that loses something, and when nothing is said."""

from __future__ import annotations

import pytest

from meadhall.engine.driver import carry_out, waiting
from meadhall.engine.inspected import Warned
from meadhall.games.bretwalda.warnings import WARNED, warn
from meadhall.laws.support import LANGUAGES
from meadhall.words import words
from tests.games.bretwalda.told import Table, battle, told


def _warned(table: Table, option: str) -> list[Warned]:
    """What is said of an option; everything can be said in both languages."""
    (decision,) = waiting(table.s)
    assert isinstance(decision, WARNED)
    assert option in table.options
    chosen, after = decision.vocabulary.id(option), table.s.clone()
    carry_out(after, decision, chosen)
    found = warn(table.s, after, decision, chosen)
    for language in LANGUAGES:
        say = words("meadhall.games.bretwalda", language)
        for each in found:
            arguments: dict[str, int | str] = {}
            for name, value in each.arguments.items():
                arguments |= say.thing(name, value.split("+")) if isinstance(value, str) else {name: value}
            assert say.say(f"warning-{each.key}", **arguments).strip()
    return found


def _keys(table: Table, option: str) -> list[str]:
    return [each.key for each in _warned(table, option)]


# Bread

BARNS = "3 food in wintanceaster; 1 food in wiltun; 1 food in cisseceaster; W gold 6"


def test_who_leaves_the_fields_uncollected_in_autumn_hears_how_many_will_starve() -> None:
    """BRE-14.11, BRE-14.12: seven units, five Food, and the mildest Winter takes one."""
    table = told(f"{BARNS}; W used development", start=True, year_round=3)
    for option in ("skip", "action:movement", "action:fyrd"):
        assert _warned(table, option) == [Warned("starving", {"number": 3})]
    assert _keys(table, "action:collection") == []
    assert _keys(table.plays("skip"), "done") == ["starving"]


@pytest.mark.parametrize(
    ("position", "year_round"),
    [
        (f"{BARNS}; W used development", 2),
        (f"{BARNS}; 9 food in wintanceaster; W used development", 3),
        (f"{BARNS}; W used collection", 3),
        (BARNS, 3),
    ],
)
def test_nothing_is_said_of_hunger_while_it_can_be_helped(position: str, year_round: int) -> None:
    """BRE-14.12: before Autumn, with enough Food, after a Collection, or with an action left for one."""
    assert _keys(told(position, start=True, year_round=year_round), "skip") == []


def test_a_mouth_more_than_the_bread_of_a_hard_winter_is_warned_of() -> None:
    """BRE-14.14, VAN-4.5: of recruits and Vassals, not of upgrades and Ships."""
    table = told(f"{BARNS}; W used collection; W vassal defnas", start=True, year_round=3).plays("action:fyrd")
    assert _warned(table, "recruit:ceorl") == [Warned("mouths", {"number": 9})]
    assert _keys(table, "muster:ceorl") == ["mouths"]
    assert _keys(table, "upgrade:ceorl:thegn") == _keys(table, "recruit:ship") == _keys(table, "done") == []


def test_bread_that_can_still_be_collected_counts() -> None:
    """BRE-15.3: in Spring three Collections are to come; after the last Winter nobody eats any more."""
    assert _keys(told(BARNS, start=True, year_round=1).plays("action:fyrd"), "recruit:ceorl") == []
    assert _keys(told("W gold 6", start=True, year_round=12).plays("action:fyrd"), "recruit:ceorl") == []


# Marches


def _marching(position: str, origin: str) -> Table:
    return told(position).plays("action:movement", f"from:{origin}")


def test_an_area_that_is_left_empty_pays_no_more() -> None:
    """BRE-15.1: one unit alone sets out at once; of two the second may stay."""
    alone = _marching("W thegn in wiltun; W marker in wiltun", "wiltun")
    assert _warned(alone, "to:bathum") == [Warned("empty", {"area": "wiltun"})]
    two = _marching("W thegn ceorl in wiltun; W marker in wiltun", "wiltun")
    assert _keys(two, "to:bathum") == []
    two.plays("to:bathum")
    assert _keys(two, "all") == ["empty"]
    two.plays("take:1")
    assert _keys(two, "take:1") == ["empty"]
    assert _keys(two, "take:0") == []


def test_a_capital_or_a_home_of_the_vassal_may_be_left_empty() -> None:
    """BRE-15.1, VAN-4.4: they pay all the same."""
    assert _keys(_marching("", "wintanceaster"), "to:wiltun") == []
    homes = "W vassal defnas; defnas thegn in lydanford"
    assert _keys(_marching(homes, "lydanford"), "to:exanceaster") == []


def test_a_dalc_is_not_left_unguarded_while_a_rival_can_still_come() -> None:
    """BRE-6.1, BRE-15.15: Mercia comes after Wessex, unless it has taken Movement already."""
    position = "W ealdorman in bathum; W marker in bathum; M thegn in gleawanceaster; M marker in gleawanceaster"
    leaving = _warned(_marching(position, "bathum"), "to:wiltun")
    assert leaving[-1] == Warned("unguarded", {"area": "bathum", "kingdoms": "mercia"})
    assert _keys(_marching(f"{position}; M used movement", "bathum"), "to:wiltun") == ["empty"]
    assert _keys(_marching("W ealdorman in bathum; W marker in bathum", "bathum"), "to:wiltun") == ["empty"]


def test_a_battle_that_is_rather_lost_is_warned_of() -> None:
    """BRE-16.4: by the exact chance without cards of all who may go; with help from elsewhere it may be another."""
    weak = "W 2 thegn in wiltun; neutral 4 thegn in glaestingabyrig"
    assert _keys(_marching(weak, "wiltun"), "to:glaestingabyrig") == ["losing"]
    strong = "W ealdorman 4 thegn in wiltun; neutral thegn in glaestingabyrig"
    table = _marching(strong, "wiltun")
    assert _keys(table, "to:glaestingabyrig") == []
    table.plays("to:glaestingabyrig")
    assert _keys(table, "all") == []
    table.plays("take:0")
    assert _keys(table, "take:1") == ["losing"]


def test_a_ruler_is_not_sent_where_he_may_fall() -> None:
    """BRE-16.6, BRE-16.12: he falls last, so whenever his side is beaten."""
    table = _marching("W ruler 2 ceorl in wintanceaster; neutral 3 thegn in cerotesege", "wintanceaster")
    table.plays("to:cerotesege")
    (warned,) = _warned(table, "all")
    assert warned.key == "ruler"
    assert 10 < int(warned.arguments["chance"]) < 50
    assert _keys(table, "take:1") == ["ruler"]
    sure = _marching("W ruler 4 thegn in wintanceaster; neutral ceorl in cerotesege", "wintanceaster")
    assert _keys(sure.plays("to:cerotesege"), "all") == []


def test_a_ruler_in_a_bad_battle_may_retreat() -> None:
    """BRE-16.9: fighting on is warned of, going back is not."""
    table = battle("cerotesege", "W", "W ruler in cerotesege; neutral 3 thegn in cerotesege; W pool ruler")
    table.rolls(0, 0, 0, 0).asks("retreat", of="W")
    assert _keys(table, "continue") == ["ruler"]
    assert _keys(table, "retreat:wintanceaster") == []
    safe = battle("cerotesege", "W", "W thegn in cerotesege; neutral 3 thegn in cerotesege").rolls(0, 0, 0, 0)
    assert _keys(safe, "continue") == []


def test_the_only_ship_that_could_carry_an_army_is_missed() -> None:
    """BRE-15.16: from Wintanceaster; with two Ships one may go."""
    table = told("W ship in suthsae").plays("action:movement")
    assert _warned(table, "sail:suthsae:westsae") == [Warned("chain", {"area": "wintanceaster"})]
    assert _keys(table, "done") == []
    assert _keys(told("W 2 ship in suthsae").plays("action:movement"), "sail:suthsae:westsae") == []


# The realm


def test_a_building_on_land_of_the_vassal_may_go_with_it() -> None:
    """VAN-4.1, VAN-4.6: in the round before Vassals are chosen anew."""
    table = told("W vassal defnas", year_round=2).plays("action:development", "build:abbey")
    assert _warned(table, "area:exanceaster") == [Warned("vassal_land", {"minor": "defnas"})]
    assert _keys(table, "area:wintanceaster") == []
    later = told("W vassal defnas", year_round=3).plays("action:development", "build:abbey")
    assert _keys(later, "area:exanceaster") == []


def test_a_building_under_a_foreign_marker_is_for_its_owner() -> None:
    """VAN-4.6, VAN-RUL-29, BRE-8.6: whoever the Vassal may serve next."""
    position = "gwynedd thegn in bedanford; gwynedd ceorl in oxnaford; W marker in bedanford; M vassal gwynedd"
    table = told(f"{position}; M gold 3", turn="M", year_round=2).plays("action:development", "build:abbey")
    assert _warned(table, "area:bedanford") == [Warned("foreign_land", {"kingdoms": "wessex"}, True)]
    assert _keys(table, "area:oxnaford") == ["vassal_land"]
    assert _keys(table, "area:tamoworthig") == []


def test_danes_may_burn_what_nobody_guards_before_a_summer() -> None:
    """BRE-14.4, BRE-5.6: at a landing site, in Spring."""
    site = "W marker in cisseceaster; W gold 3"
    table = told(site).plays("action:development", "build:abbey")
    assert _warned(table, "area:cisseceaster") == [Warned("danes", {"area": "cisseceaster"})]
    guarded = told(f"{site}; W ceorl in cisseceaster").plays("action:development", "build:abbey")
    assert _keys(guarded, "area:cisseceaster") == []
    assert _keys(told(site, year_round=2).plays("action:development", "build:abbey"), "area:cisseceaster") == []
    sowing = told(site, phase="season").plays("season_card:spring_fair").asks("sow", of="W")
    assert _keys(sowing, "area:cisseceaster") == ["danes"]
    assert _keys(sowing, "area:wintanceaster") == []


def test_gold_that_a_chronicle_wants_to_see_is_not_spent() -> None:
    """BRE-10.2: the Golden Hoard asks for 12 Gold, now or after this turn's Collection, which brings 2."""
    spent = [Warned("chronicle_spent", {"chronicle": "golden_hoard"})]
    held = "W chronicles golden_hoard; 9 food in wintanceaster"
    assert _warned(told(f"{held}; W gold 12").plays("action:development"), "build:abbey") == spent
    assert _warned(told(f"{held}; W gold 12").plays("action:fyrd"), "recruit:ealdorman") == spent
    assert _warned(told(f"{held}; W gold 11").plays("action:development"), "build:abbey") == spent
    assert _keys(told(f"{held}; W gold 11").plays("action:fyrd"), "recruit:ceorl") == []
    assert _keys(told(f"{held}; W gold 15").plays("action:development"), "build:abbey") == []
    assert _keys(told(f"{held}; W gold 9").plays("action:development"), "build:abbey") == []


def test_food_that_a_chronicle_wants_to_see_is_not_paid_either() -> None:
    """BRE-10.2, VAN-6.1: the overlord of Alt Clut may pay with Food, and is told when it is paid."""
    position = "W vassal alt_clut; W chronicles full_barns; 9 food in wintanceaster; W gold 4; W used collection"
    table = told(position).plays("action:fyrd")
    assert _keys(table, "recruit:thegn") == []
    table.plays("recruit:thegn").asks("pay_with_food", of="W")
    assert _keys(table, "number:1") == ["chronicle_spent"]
    assert _keys(table, "number:0") == []


def test_a_chronicle_that_can_be_completed_is_not_forgotten() -> None:
    """BRE-10.2: gravely so where the game ends with this round."""
    held = "W chronicles golden_hoard; W gold 12; W used collection movement"
    assert _warned(told(held), "done") == [Warned("chronicle_ready", {"chronicle": "golden_hoard"})]
    assert _warned(told(held, year_round=12), "done")[0].is_grave
    assert _keys(told(held.replace("gold 12", "gold 11")), "done") == []


def test_a_chronicle_of_the_end_of_the_phase_is_not_forgotten() -> None:
    """BRE-10.8: it asks for the Capital of another player."""
    held = "W chronicles take_their_homes; W ealdorman in tamoworthig; M pool ruler; W marker in tamoworthig"
    assert _keys(told(held, phase="end").asks("end_action_phase", of="W"), "done") == ["chronicle_ready"]
    other = held.replace("take_their_homes", "golden_hoard")
    assert _keys(told(other, phase="end").asks("end_action_phase", of="W"), "done") == []


def test_the_last_action_of_a_lost_game_is_not_wasted() -> None:
    """BRE-3.3: Mercia leads in the last round; land or an Abbey might still change that."""
    table = told("M marker in bathum; W used fyrd", year_round=12)
    lost = [Warned("last_round", {"kingdoms": "mercia"}, is_grave=True)]
    assert _warned(table, "skip") == _warned(table, "action:collection") == lost
    assert _keys(table, "action:movement") == _keys(table, "action:development") == []
    assert _keys(told("M marker in bathum; W used fyrd", year_round=10), "skip") == []
    assert _keys(told("W marker in bathum; W used fyrd", year_round=12), "skip") == []
    assert not _warned(told("M marker in bathum; W used fyrd collection", year_round=12), "done")[0].is_grave


def _bribing(position: str) -> Table:
    table = told(f"W gold 4; {position}", phase="season", year_round=3, vk_minor_kingdoms=False)
    return table.plays("season_card:harvest_home").asks("bribe_group", of="W")


def test_who_passes_in_autumn_passes_for_good() -> None:
    """BRE-14.7, BRE-14.10: while Danes are on their way to the own land, or a band stands beside a rival's Dalc."""
    danes = "danes viking in glaestingabyrig; W marker in bathum"
    assert _warned(_bribing(danes), "pass") == [Warned("last_pass", {"area": "glaestingabyrig"})]
    band = "neutral ceorl in glaestingabyrig; M marker in bathum"
    assert _keys(_bribing(band), "pass") == ["last_pass"]
    assert _keys(_bribing(band), "area:glaestingabyrig") == []
    assert _keys(_bribing("neutral ceorl in glaestingabyrig"), "pass") == []
    assert _keys(_bribing(f"{band}; M thegn in bathum"), "pass") == []
