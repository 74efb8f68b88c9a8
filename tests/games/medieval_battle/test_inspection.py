"""What the table says of whatever somebody points at."""

from __future__ import annotations

import re

import pytest

from meadhall.engine.inspected import Inspected, Row
from meadhall.engine.steps import NOBODY
from meadhall.games.medieval_battle import GAME
from meadhall.games.medieval_battle.content import UNITS
from meadhall.games.medieval_battle.notation import SIDES, at
from meadhall.manual import manual
from meadhall.words import LANGUAGES
from tests.games.medieval_battle.maps import flat
from tests.games.medieval_battle.telling import Table, battle, deployment, new_game

PLAIN = flat()


def said(table: Table, thing: str, side: str = "yellow", language: str = "en") -> Inspected:
    """What the table says of a thing to a side."""
    found = GAME.inspect(table.s, table.s.seat_of(SIDES.index(side)), thing, language)
    assert found is not None
    return found


def unit(table: Table, cell: str) -> str:
    """The thing that stands on a hex."""
    return f"unit-{table.s.unit_at[at(cell)]}"


def rows(found: Inspected, heading: str) -> list[Row]:
    """The rows under a heading."""
    return [row for section in found.sections if section.heading == heading for row in section.rows]


def why(table: Table, thing: str, side: str = "yellow") -> list[str]:
    """Why a thing cannot be chosen now."""
    return [row.text for row in rows(said(table, thing, side), "Why not now")]


def test_a_unit_says_whom_it_could_strike_and_who_could_strike_it() -> None:
    """MED-5.5, MED-8.2"""
    table = battle(PLAIN, "Y HC (0,3); R AR (0,0); R PK (3,-3)")
    cavalry = said(table, unit(table, "(0,3)"))
    assert cavalry.kind == "Yellow army · I6"
    assert [(row.text, row.note) for row in rows(cavalry, "Could strike in a turn")] == [
        ("Red: Archers, F6", "Defenders routed, from G6")
    ]
    archers = said(table, unit(table, "(0,0)"), language="pl")
    assert [row.note for row in rows(archers, "Kto może tu zaatakować")] == ["Obrońcy rozgromieni, z pola G6"]
    assert rows(said(table, unit(table, "(3,-3)")), "Could be struck by") == []


def _could_strike(table: Table, cell: str) -> set[str]:
    """The types that the red unit on a hex could strike."""
    found = rows(said(table, unit(table, cell), "red"), "Could strike in a turn")
    return {row.text.removeprefix("Yellow: ").partition(",")[0] for row in found}


@pytest.mark.parametrize(
    ("rulings", "after_a_stop"), [("by_the_book", {"Pikemen"}), ("house", {"Pikemen", "Wagon train"})]
)
def test_whom_a_unit_could_strike_where_it_must_stop(rulings: str, after_a_stop: set[str]) -> None:
    """MED-TV-25, MED-6.4, MED-RUL-12: the tabor has no zone in the forest; without the pikemen it can be struck."""
    field, alone = flat("(1,1)=F, (1,2)=M"), "R LI (0,1) 3mp; Y TB (2,1)"
    table = battle(field, f"{alone}; Y PK (1,0)", turn="red", rulings=rulings)
    assert _could_strike(table, "(0,1)") == after_a_stop
    assert len(rows(said(table, unit(table, "(2,1)")), "Could be struck by")) == len(after_a_stop) - 1
    assert _could_strike(table.plays("activate:0,1", "step:1,1").stage("STOPPED"), "(1,1)") == after_a_stop
    assert _could_strike(battle(field, alone, turn="red", rulings=rulings), "(0,1)") == {"Wagon train"}


def test_a_unit_says_where_it_could_withdraw_to() -> None:
    """MED-7.2, MED-7.3"""
    table = battle(PLAIN, "Y HC (0,1); R AR (0,0) 0mp; R LI (-5,4)")
    assert [row.text for row in rows(said(table, unit(table, "(0,0)")), "Attacked now, it could withdraw to")] == [
        "Nowhere: it would have to fight"
    ]
    edge = rows(said(table, unit(table, "(-5,4)")), "Attacked now, it could withdraw to")
    assert edge[0].text.endswith("off the board")


def test_a_hex_says_who_could_come_there() -> None:
    """MED-5.1, MED-6.4: points that are left, and no way through a zone of control."""
    table = battle(flat("(0,1)=F"), "Y LC (0,3); R PK (0,-1); R PK (3,-3)")
    wood = said(table, "0,1")
    assert wood.name == "G6, Forest"
    assert [(row.text, row.note) for row in rows(wood, "Who could reach it in a turn")] == [
        ("Yellow: Light cavalry, I6", "movement points left: 2")
    ]
    assert [row.text for row in rows(said(table, "0,0"), "In the zone of control of")] == ["Red"]


def test_a_flag_says_who_controls_it_and_what_it_is_worth() -> None:
    """MED-13.1, MED-13.2"""
    table = battle(PLAIN, "Y LC (0,3); R PK (3,-3); flag (0,0) R")
    name = re.findall(r'id="flag-0"[^>]*data-thing="(\w+)"', GAME.picture(table.s, NOBODY, "en", "parts"))[0]
    flag = said(table, name)
    assert "2 victory points" in flag.kind
    assert flag.seat == table.s.seat_of(SIDES.index("red"))
    assert [row.note for row in rows(flag, "Control")] == ["Red army"]
    assert [row.text for row in rows(flag, "Who could reach it in a turn")] == ["Yellow: Light cavalry, I6"]


def test_what_cannot_be_chosen_says_why() -> None:
    """MED-3.2, MED-3.6, MED-5.3, MED-7.2"""
    placing = new_game(PLAIN).recruits("red", "1-0-0-0-0-0-0-0").recruits("yellow", "1-0-0-0-0-0-0-0")
    assert why(placing, "0,0", "red") == ["It is less than 3 hexes from a flag."]
    assert why(placing, "0,0", "yellow") == []
    table = battle(flat("(1,0)=M"), "Y LC (0,1) 1mp; R PK (3,-4)").plays("activate:0,1")
    assert why(table, "1,0") == ["Your unit cannot enter that ground."]
    assert why(table, "0,4") == ["Your unit has too few movement points for that hex."]
    assert why(table, "0,2") == []
    retreat = battle(PLAIN, "Y HC (0,1); R AR (0,0)").plays("activate:0,1", "attack:0,0")
    assert why(retreat, "1,0", "red") == ["It is in an enemy zone of control."]
    assert why(retreat, "3,0", "red") == ["It is not adjacent to your unit."]


def test_an_attack_says_what_it_would_bring() -> None:
    """MED-8.1 to MED-8.7"""
    table = battle(PLAIN, "Y HC (0,1); R AR (0,0) 1k").plays("activate:0,1")
    found = said(table, "act/attack:0,0")
    assert found.name == "Archers"
    assert [(row.text, row.note) for row in rows(found, "What this would bring")] == [
        ("Defenders routed (losses: attacker 0, defender 2)", "Card +2, Numbers +1")
    ]


def test_verbs_are_explained_and_say_why_not() -> None:
    """MED-11.1"""
    position = "Y HC (0,1); R AR (0,-3); tokens 5/{}"
    assert rows(said(battle(PLAIN, position.format(1)), "take_turn/regroup"), "Why not now") == []
    assert why(battle(PLAIN, position.format(0)), "take_turn/regroup") == ["No time token is left."]
    assert said(battle(PLAIN, position.format(1)), "take_turn/pass").about.startswith("Nothing happens")


def test_a_secret_reserve_keeps_its_types() -> None:
    """MED-2.1, option `army_reveal`"""
    table = deployment("1-0-0-0-0-2-0-0", "1-0-0-0-0-0-0-0", army_reveal="on_placement")
    assert [(row.text, row.mark) for row in rows(said(table, "reserve-red", "red"), "In it")] == [
        ("Heavy cavalry", "1"),
        ("Pikemen", "2"),
    ]
    assert [row.text for row in rows(said(table, "reserve-red"), "In it")] == ["Units that have not been shown yet: 3."]


def test_nothing_is_said_of_what_there_is_not() -> None:
    """Things come from outside; a unit that is not on the board says nothing of itself."""
    table = battle(PLAIN, "Y HC (0,1); R AR (0,-3)")
    absent = next(f"unit-{n}" for n in range(UNITS) if table.s.place[n] < 0)
    for thing in ("", "/", "unit-", "unit-99", "unit--1", "99,99", absent, "act/", "act/attack", "points-", "quarry"):
        assert GAME.inspect(table.s, NOBODY, thing, "en") is None


def test_every_thing_of_the_table_answers_with_rules_that_exist() -> None:
    """For both armies and spectators, in every language."""
    table = battle(PLAIN, "Y HC (0,1); R AR (0,0); Y LI beside S1 2mp").plays("activate:0,1")
    rules = manual(GAME, "en").rules
    for seat in (0, 1, NOBODY):
        drawn = GAME.picture(table.s, seat, "en", "parts")
        things = {thing for names in re.findall(r'data-thing="([^"]+)"', drawn) for thing in names.split()}
        assert {"0,0", "slot_1", "forest", "pikemen", "points-red", "time-yellow", "value-red"} <= things
        for thing in things:
            for language in LANGUAGES:
                found = GAME.inspect(table.s, seat, thing, language)
                assert found is not None
                assert found.about
                assert set(found.rules) <= set(rules)


def test_the_legend_draws_every_sign() -> None:
    """Marks, unit types and terrains."""
    drawings = GAME.definitions()
    for language in LANGUAGES:
        legend = GAME.signs(language)
        assert len({text for _, text in legend}) == len(legend) > 20
        for sign, text in legend:
            symbols = re.findall(r'href="#([\w-]+)"', sign)
            assert text
            assert symbols
            assert all(f'id="{symbol}"' in drawings for symbol in symbols)
