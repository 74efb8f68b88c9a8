"""What the table answers to somebody who points at a thing."""

from __future__ import annotations

from meadhall.engine.inspected import Inspected, Row
from meadhall.engine.steps import NOBODY
from meadhall.games.northgard.content import AREA_IDS
from meadhall.games.northgard.inspection import inspect
from meadhall.games.northgard.inspection.legend import signs
from meadhall.games.northgard.notation import BOARD_A, BOARD_M, BOARD_S, area_at
from tests.games.northgard.told import Table, told


def _answer(table: Table, thing: str, seat: int = 0, language: str = "en") -> Inspected:
    found = inspect(table.s, seat, thing, language)
    assert found is not None
    return found


def _rows(found: Inspected, heading: str) -> list[Row]:
    return next((section.rows for section in found.sections if section.heading == heading), [])


def _told(found: Inspected, heading: str) -> list[tuple[str, str, str]]:
    return [(row.text, row.note, row.mark) for row in _rows(found, heading)]


def _land(table: Table, name: str) -> str:
    return AREA_IDS[table.territory(name)]


def test_a_territory_says_who_holds_it_what_it_gives_and_who_could_come() -> None:
    """NOR-1.2, NOR-8.2, NOR-12.9, NOR-13.2"""
    table = told(BOARD_A, "R 4 T(0,0)n; P 1 T(-1,-1)n; Y 3 T(2,2)s; food_silo (-1,-2)n")
    found = _answer(table, _land(table, "T(-1,-1)n"))
    assert found.seat == 1
    assert [(row.text, row.note) for row in _rows(found, "Holds it")] == [("Raven", "1 unit")]
    assert ("Food", "at the next harvest", "1") in _told(found, "Gives")
    assert "Food Silo" in [row.text for row in _rows(found, "Here")]
    [reacher] = _rows(found, "Who could reach it")
    assert reacher.text == "Goat (you)"
    assert reacher.note.endswith("4 units · Chance to win: 100%")
    assert reacher.things == [f"units-{_land(table, 'T(0,0)n')}"]


def test_every_area_of_a_territory_answers_for_all_of_it() -> None:
    """NOR-20.7"""
    table = told(BOARD_S, "R 1 T(0,0)e")
    one, other = AREA_IDS[area_at(table.s, "(0,0)e")], AREA_IDS[area_at(table.s, "(1,0)n")]
    assert one != other
    assert _answer(table, one) == _answer(table, other)


def test_a_closed_territory_with_a_large_building_is_a_stronghold() -> None:
    """NOR-13.1, NOR-16.1"""
    table = told(BOARD_S, "R 2 T(0,0)e; R 2 T(0,0)s; forge (1,0)n")
    found = _answer(table, _land(table, "T(0,0)e"), language="pl")
    assert found.kind.startswith("Terytorium zamknięte, ")
    assert "To twierdza: trzy wygrywają grę" in [row.text for row in _rows(found, "Co daje")]
    strong = _answer(table, "strongholds-0")
    assert strong.name == "Strongholds: 1/3"
    assert [list(row.things) for row in _rows(strong, "Lands")] == [[_land(table, "T(0,0)e")]]
    assert [list(row.things) for row in _rows(strong, "Could become strongholds")] == [[_land(table, "T(0,0)s")]]


def test_units_know_the_borders_and_the_winter() -> None:
    """NOR-8.2, NOR-14.1"""
    table = told(BOARD_M, "R 4 T(1,0)e; P 1 T(0,0)w")
    found = _answer(table, f"units-{_land(table, 'T(1,0)e')}", seat=1)
    assert (found.name, found.seat) == ("4 units", 0)
    assert _told(found, "Costs") == [("Winter for all 4 units", "Food 1", "")]
    assert [mark for _, _, mark in _told(found, "Can go")] == ["1 point", "2 points"]


def test_a_card_in_hand_says_why_it_cannot_be_played() -> None:
    """NOR-5.3, NOR-7.1"""
    table = told(BOARD_A, "R 1 T(-1,-1)n; R hand start_build start_move; R stock 0/0/0")
    found = _answer(table, "start_build")
    assert found.kind == "Starting card · in your hand"
    assert _told(found, "Why not now") == [("Wood or a fitting slot is missing.", "", "")]
    assert _rows(_answer(table, "start_move"), "Why not now") == []


def test_nobody_is_told_what_others_hold() -> None:
    """NOR-2.1"""
    table = told(BOARD_M, "R 1 T(0,0)e; R hand start_build start_move")
    assert [row.text for row in _rows(_answer(table, "hand-0"), "Here")] == ["Move", "Build"]
    for seat in (1, NOBODY):
        found = _answer(table, "start_build", seat)
        assert (found.kind, found.seat) == ("Starting card", -2)
        assert _answer(table, "hand-0", seat).name == "Hand: 2"
        assert _rows(_answer(table, "hand-0", seat), "Here") == []
    assert _answer(table, "fame-0", 1).name == "Fame: ?"
    assert _rows(_answer(table, "fame-0", 1), "Gives") == []


def test_a_building_says_its_price_and_where_it_stands() -> None:
    """NOR-7.1, NOR-7.4"""
    table = told(BOARD_S, "R 2 T(0,0)e; forge (1,0)n; R stock 0/2/0")
    found = _answer(table, "forge")
    assert found.kind == "Building, 6 left"
    assert [list(row.things) for row in _rows(found, "Where it stands")] == [[_land(table, "T(0,0)e")]]
    assert _told(found, "Why not now") == [("You have 2 wood; it costs 3.", "", "")]
    assert _answer(table, "forge", language="pl").name == "Kuźnia"


def test_a_free_slot_says_what_fits_and_to_whom_it_is_closed() -> None:
    """NOR-7.2"""
    table = told(BOARD_S, "R 2 T(0,0)e; R stock 0/3/0")
    thing = f"slot-{AREA_IDS[area_at(table.s, '(1,0)n')]}"
    assert [row.text for row in _rows(_answer(table, thing), "What can stand here")] == [
        "Fortress",
        "Forge",
        "Altar of Kings",
    ]
    assert _rows(_answer(table, thing), "Why not now") == []
    assert _told(_answer(table, thing, 1), "Why not now") == [("This land is not yours.", "", "")]


def test_the_winter_of_a_player_says_what_is_missing() -> None:
    """NOR-14.1"""
    table = told(BOARD_A, "R 5 T(0,0)w; R 2 T(1,0)n; R stock 1/0/0")
    found = _answer(table, "winter-0", language="pl")
    assert _told(found, "Koszt") == [("Żywność", "", "2")]
    assert _told(found, "Czego brakuje") == [("Masz 1 żywności, a koszt wynosi 2.", "", "")]
    assert _rows(_answer(table, "winter-0", 1), "Missing") == []


def test_an_option_is_told_as_the_thing_that_it_is_about() -> None:
    """NOR-5.1"""
    table = told(BOARD_M, "R 1 T(0,0)e; R hand start_move start_build; R stock 0/0/1; R deck start_feast")
    found = _answer(table, "turn/replace:start_build")
    assert found.name == "Replace Build (1 lore)"
    assert found.about == "1 lore: this card for another from your draw pile."
    assert found.rules[0] == "NOR-5.1"
    assert _answer(table, "turn/pass").name == "Pass"
    assert inspect(table.s, 1, "turn/pass", "en") is None


def test_the_legend_explains_resources_slots_and_dice() -> None:
    """NOR-7.2, NOR-12.7"""
    said = [text for _, text in signs("pl")]
    assert "Miejsce z kamieniem: także na Menhir" in said
    assert len(said) == len(set(said)) == len(signs("en"))
