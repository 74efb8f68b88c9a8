"""What a page shows beside the map: plates, the ribbon, and parts that are spread out for a decision."""

from __future__ import annotations

import re

from meadhall.games.tiny_epic_vikings.picture import picture
from meadhall.games.tiny_epic_vikings.picture.plates import plates, ribbon
from tests.games.tiny_epic_vikings.fights import lone_fight
from tests.games.tiny_epic_vikings.solo import human_turn
from tests.games.tiny_epic_vikings.told import told


def test_a_plate_has_resources_cards_points_and_favour_cards() -> None:
    """TEV-4.1"""
    table = told("R res 3/0/7; R 1 seal; R holds seal; R hand astrid_goldhand; marker Y")
    red, yellow, _ = plates(table.s, 0, "pl")
    numbers = [(each.label, each.value) for each in red.numbers]
    assert numbers == [("Drewno", "3"), ("Żywność", "0"), ("Stal", "7"), ("Ręka", "1")]
    points = table.s.points(0)
    assert points > 0
    assert [tuple(each) for each in red.bars] == [("Punkty", str(points), points, 16), ("Karty łaski", "0", 0, 3)]
    assert (red.note, yellow.note) == ("", "wódz")


def test_points_of_favour_cards_that_are_hidden_are_left_open() -> None:
    """TEV-5.8: their owner knows what they are worth."""
    table = told("fury 5/4/3; R favours golden_ring")
    own, others = plates(table.s, 0, "en")[0], plates(table.s, 1, "en")[0]
    assert [each.value for each in own.bars] == [str(table.s.points(0)), "1"]
    assert [each.value for each in others.bars] == ["0+?", "1"]


def test_the_enemy_who_plays_alone_has_a_plate_without_a_seat() -> None:
    """TEV-16.1"""
    human, enemy = plates(human_turn().s, 0, "en")
    assert (human.seat, enemy.seat, enemy.name) == (0, -1, "Enemy · Normal")
    assert "tev-emblem-enemy" in enemy.emblem


def test_the_ribbon_tells_the_turn_and_the_battle_that_waits() -> None:
    """TEV-4.2: it is fought when its starter's turn begins."""
    quiet = (
        "R hand astrid_goldhand gro_gullwing; Y hand njal_barnlord dagny_fairwind; B hand ida_frostbite leif_ploughman"
    )
    told_so_far = ribbon(told(quiet, era=2).s, 0, "en")
    assert (told_so_far.title, told_so_far.about) == ("Era II", "turn 4 of 5")
    assert told_so_far.next == "era III: 6 cards each"
    assert [each.state for each in told_so_far.pennants] == ["done", "now", "coming"]
    battle = f"{quiet}; Y down orm_stonereader; battle Y for golden_ring from upper left"
    assert ribbon(told(battle).s, 0, "pl").next == "bitwa na początku tury Żółtego"
    assert plates(told(battle).s, 0, "pl")[1].note == "w bitwie"


def test_a_battle_that_is_fought_and_cards_to_return_are_laid_in_the_middle() -> None:
    """TEV-5.4, TEV-5.9: who fights with what, and below it every card with every end that it may go to."""
    position = "R favours golden_ring storm_wrack thunderhead; R res 2/2/7"
    table = lone_fight("hakon_the_berserk", "gunnar_farfarer", position).asks("return_favour", of="red")
    drawn = picture(table.s, 0, "en", "parts")
    fought = drawn[drawn.index('id="part-fight"') : drawn.index('id="part-returns"')]
    assert re.findall(r'id="fights-(\w+)"[^>]*data-thing="(\w+)"', fought) == [
        ("red", "hakon_the_berserk"), ("invaders", "gunnar_farfarer"),
    ]  # fmt: skip
    returned = re.findall(r'id="chosen-return-[^"]*"[^>]*data-option="([^"]*)"', drawn)
    assert sorted(returned) == sorted(table.options)
    assert 'data-part="verb"' not in drawn
    assert 'id="part-returns"' not in picture(table.s, 1, "en", "parts")
