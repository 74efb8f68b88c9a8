"""The chances that the table shows of a land battle: exact, and the same as of battles that are fought."""

from __future__ import annotations

import pytest

from meadhall.engine.driver import carry_out, pick, waiting
from meadhall.engine.rng import Rng
from meadhall.games.bretwalda.content import NONE
from meadhall.games.bretwalda.fields import ATTACKER, DEFENDER
from meadhall.games.bretwalda.forces import ONE
from meadhall.games.bretwalda.notation import area_of, owner_of, units_of
from meadhall.games.bretwalda.odds import Odds, battle_odds, current_odds, further_odds
from meadhall.games.bretwalda.picture import picture
from meadhall.games.bretwalda.rules.battles import FightLandBattle
from meadhall.games.bretwalda.rules.retreats import Retreat
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.text import describe
from meadhall.games.bretwalda.vocabularies import CONTINUE
from tests.games.bretwalda.told import battle, laid, told


def _odds(position: str, area: str, attacker: str) -> Odds:
    return battle_odds(laid(position), area_of(area), owner_of(attacker))


def test_two_lone_ceorls_fight_until_one_hits_alone() -> None:
    """BRE-12.2, BRE-16.4: with a chance of 1/3 each, the attacker wins 2 of 5 battles; in 1 of 5 both fall."""
    odds = _odds("W ceorl in wiltun; M ceorl in wiltun", "wiltun", "W")
    assert (odds.won, odds.lost, odds.nobody) == pytest.approx((2 / 5, 2 / 5, 1 / 5))
    assert odds.percents == (40, 40, 20)


def test_whoever_is_left_has_won_and_nobody_is_when_both_fall_together() -> None:
    """BRE-16.10: against a lone Ceorl a host may lose many, but hardly ever all."""
    odds = _odds("W ealdorman 3 thegn in wiltun; M ceorl in wiltun", "wiltun", "W")
    assert odds.won > 0.99
    assert odds.lost < 0.01
    assert odds.reversed() == Odds(odds.lost, odds.won)
    assert odds.won + odds.lost + odds.nobody == pytest.approx(1)


@pytest.mark.parametrize(
    ("won", "lost", "shown"),
    [
        (1.0, 0.0, (100, 0, 0)),
        (0.396, 0.396, (40, 39, 21)),
        (0.9999, 0.00005, (98, 1, 1)),
        (0.0, 0.999, (0, 99, 1)),
    ],
)
def test_three_percentages_are_a_hundred_and_nothing_unsure_is_certain(
    won: float, lost: float, shown: tuple[int, int, int]
) -> None:
    """BRE-16.4"""
    assert Odds(won, lost).percents == shown


def test_the_city_die_helps_the_defender_in_every_round() -> None:
    """BRE-16.13: the attacker hits with 1/3, is hit with 1 - 4/9."""
    chance = (1 / 3) * (4 / 9) / (1 - (2 / 3) * (4 / 9))
    assert _odds("W ceorl in bathum; M ceorl in bathum", "bathum", "W").won == pytest.approx(chance)


def test_a_hunter_who_kills_first_is_not_struck() -> None:
    """VAN-7.2: the Hunter's red die comes before the Ceorl's, and he rolls no more in step 2."""
    hit = 1 / 2
    struck = 1 / 3
    chance = hit / (1 - (1 - hit) * (1 - struck))
    assert _odds("W hunter in wiltun; M ceorl in wiltun", "wiltun", "W").won == pytest.approx(chance)


def test_whom_a_hunter_has_killed_does_not_strike_back() -> None:
    """VAN-7.2: against one Ceorl the Hunter wins 3 of 4 battles; against two he needs a shot and no wound first."""
    against_one = (1 / 2) / (1 - (1 / 2) * (2 / 3))
    against_two = (1 / 2) * (2 / 3) * against_one / (1 - (1 / 2) * (2 / 3) ** 2)
    assert _odds("W hunter in wiltun; M 2 ceorl in wiltun", "wiltun", "W").won == pytest.approx(against_two)


def test_a_bishop_cancels_one_wound_of_the_battle() -> None:
    """BRE-12.7: he has to be hit twice by the Ceorl's white die, whom his own white die has to hit once."""
    hit = 1 / 3
    used = hit * (1 - hit) / (1 - (1 - hit) * (1 - hit))
    chance = (hit + (1 - hit) * hit * used) / (1 - (1 - hit) * (1 - hit))
    assert _odds("W bishop in wiltun; M ceorl in wiltun", "wiltun", "W").won == pytest.approx(chance)


_BATTLES = [
    ("W thegn 3 ceorl in bathum; M thegn 2 ceorl in bathum", "bathum", "W"),
    ("W thegn 3 ceorl bishop 2 hunter in bathum; M ealdorman thegn 2 ceorl hunter in bathum", "bathum", "W"),
    (
        "W vassal defnas; defnas ealdorman thegn in wiltun; W thegn in wiltun; danes 5 viking in wiltun",
        "wiltun",
        "danes",
    ),
    ("M led_by coenwulf; M ruler thegn in wiltun; W ealdorman ceorl in wiltun; W tiles wessex_burhs", "wiltun", "M"),
]


def _fight(s: Bretwalda, area: int, attacker: int, seed: int) -> int:
    """Which side wins a battle without cards and retreats; NONE if nobody is left."""
    t = s.clone()
    t.todo = [FightLandBattle(area, attacker, NONE)]
    rng = Rng(seed)
    while (decisions := waiting(t)) and t.winner == NONE and t.battle:
        options = [CONTINUE] if isinstance(decisions[0], Retreat) else decisions[0].options(t)
        carry_out(t, decisions[0], pick(t, decisions[0], options, rng))
    return t.winner


@pytest.mark.parametrize(("position", "area", "attacker"), _BATTLES)
def test_battles_that_are_fought_end_as_often_as_foretold(position: str, area: str, attacker: str) -> None:
    """BRE-16.4, BRE-16.5, BRE-16.6: four standard errors of 400 battles."""
    s = laid(position)
    odds = battle_odds(s, area_of(area), owner_of(attacker))
    winners = [_fight(s, area_of(area), owner_of(attacker), seed) for seed in range(400)]
    for winner, chance in ((ATTACKER, odds.won), (DEFENDER, odds.lost), (NONE, odds.nobody)):
        assert winners.count(winner) / 400 == pytest.approx(chance, abs=4 * (chance * (1 - chance) / 400) ** 0.5)


def test_units_that_are_to_march_are_counted_with_those_that_wait() -> None:
    """BRE-16.1: all units of both sides fight."""
    s = laid("W ceorl in wiltun; M 2 ceorl in wiltun")
    more = sum(number * ONE[kind] for kind, number in units_of("2 thegn").items())
    both = _odds("W 2 thegn ceorl in wiltun; M 2 ceorl in wiltun", "wiltun", "W")
    assert battle_odds(s, area_of("wiltun"), owner_of("W"), own=more) == both
    assert both.won > battle_odds(s, area_of("wiltun"), owner_of("W")).won


def test_the_chance_of_a_running_battle_counts_its_wounds_and_is_silent_while_dice_lie() -> None:
    """BRE-16.9: at the retreat the next rounds count."""
    table = battle("bathum", "W", "W 2 ealdorman in bathum; M 2 ceorl in bathum; W marker in wiltun; W hand raid")
    fresh = current_odds(table.s)
    assert fresh == _odds("W 2 ealdorman in bathum; M 2 ceorl in bathum", "bathum", "W")
    table.passes().rolls(0, 0, 1, 1, 0).asks("play_dice_card", of="W")
    assert current_odds(table.s) is None
    table.passes().asks("retreat", of="W")
    hurt = current_odds(table.s)
    assert hurt == further_odds(table.s)
    assert hurt is not None
    assert fresh is not None
    assert hurt.won < fresh.won


def test_the_table_shows_the_chance_before_and_in_a_battle() -> None:
    """BRE-15.17, BRE-16.1: where units may march to, which units go along, and while they fight."""
    table = told("W thegn ceorl in wiltun; M ceorl in bathum; M marker in bathum; W hand raid")
    table.plays("action:movement", "from:wiltun")
    won, lost, nobody = _odds("W thegn ceorl in bathum; M ceorl in bathum", "bathum", "W").percents
    chance = f"{won}/{lost}/{nobody}%"
    assert chance in picture(table.s, 2, "en", "wide")
    assert f"to win {won}%, to lose {lost}%, nobody left {nobody}%" in picture(table.s, 2, "en", "wide")
    assert chance not in picture(table.s, 1, "en", "wide")
    table.plays("to:bathum")
    assert f"· {chance}" in picture(table.s, 2, "pl", "wide")
    assert f'data-effect="{chance}"' in picture(table.s, 2, "pl", "parts")
    table.plays("all", "done")
    for seat in range(4):
        drawn = picture(table.s, seat, "en", "wide")
        assert all(said in drawn for said in (f">{won}%<", f">{lost}%<", f"nobody left: {nobody}%"))
        told_ways = f"to win {won}%, to lose {lost}%, nobody left {nobody}%"
        assert any(told_ways in line for _, lines in describe(table.s, seat, "en") for line in lines)
