"""Chapters 19 and 27: the turns, the eras and the end of the solo game."""

from __future__ import annotations

import pytest

from meadhall.engine.ranking import places
from meadhall.games.tiny_epic_vikings import GAME
from meadhall.games.tiny_epic_vikings.content import CLAN_IDS
from tests.games.tiny_epic_vikings.solo import START, enemy_plays, human_turn, without_villages
from tests.games.tiny_epic_vikings.told import Table, new_game, told

_QUIET = f"{START}; {without_villages()}"


def _turns(table: Table) -> list[str]:
    """Whose turns there have been in the first era."""
    lines = table.lines()
    until = lines.index("era_ends") if "era_ends" in lines else len(lines)
    count = lines[:until].count("turn_begins")
    return [CLAN_IDS[numbers[0]] for numbers in table.heard("turn_begins")[:count]]


# Turns


def test_human_and_enemy_take_turns() -> None:
    """TEV-19.1, TEV-RUL-38, TEV-17.8: four cards each in the first era, the human first and the enemy last."""
    table = new_game(players=1).plays_on()
    assert _turns(table) == ["red", "enemy"] * 4
    assert len(table.heard("turn_begins")) == 2 * (4 + 5 + 6) - 1


@pytest.mark.parametrize(
    ("option", "first", "cards"), [("not_in_era_3", 4, 4 + 5 + 5), ("always", 4, 4 + 5 + 6), ("never", 3, 3 + 4 + 5)]
)
def test_the_last_turn_of_the_enemy_is_an_option(option: str, first: int, cards: int) -> None:
    """TEV-RUL-38, TEV-19.1: it has one in the first two eras, in all of them, or in none."""
    table = new_game(players=1, solo_enemy_last_turn=option).plays_on()
    assert _turns(table).count("enemy") == first
    assert table.lines().count("enemy_card_played") == cards


@pytest.mark.parametrize(
    ("era", "option", "answers"),
    [
        (2, "not_in_era_3", True),
        (3, "not_in_era_3", False),
        (2, "always", True),
        (3, "always", True),
        (2, "never", False),
        (3, "never", False),
    ],
)
def test_whether_the_enemy_answers_the_last_card(era: int, option: str, answers: bool) -> None:
    """TEV-RUL-38, TEV-27.2: after the last card of the third era come the scores."""
    table = told(
        f"{_QUIET}; R hand leif_ploughman; E played {era + 2}", era=era, players=1, solo_enemy_last_turn=option
    )
    table.shows("leif_ploughman")
    assert (table.is_asking and table.question == "draw_enemy_card") == answers
    assert ("clan_scored" in table.lines()) == (era == 3 and not answers)


def test_a_journal_of_the_first_version_says_whether_the_enemy_has_a_last_turn() -> None:
    """TEV-RUL-38: that was a switch."""
    option = next(each for each in GAME.options if each.name == "solo_enemy_last_turn")
    assert [option.now(value) for value in (True, False, "never")] == ["always", "never", "never"]


def test_a_battle_pending_after_the_last_card_of_the_game_is_fought() -> None:
    """TEV-RUL-38, TEV-RUL-49: against the invaders, before the scores; the sack of the last battle began it."""
    rows = "upper golden_ring storm_wrack thunderhead full_granary"
    table = told(f"{_QUIET}; {rows}; E res 0/0/3; R hand floki_driftwood; E played 5", era=3, players=1)
    table.fights_with("floki_driftwood").plays("favour:upper:left").draws("dagny_fairwind").plays("skip")
    table.draws("hild_the_veiled").asks("draw_invader", of="chance").draws("gro_gullwing")
    table.fought(enemy=9 + 1, invaders=3).is_at("E favours golden_ring storm_wrack; E played 5")
    assert not table.is_asking
    assert table.lines().count("clan_scored") == 2


def test_an_enemy_turn_in_its_order() -> None:
    """TEV-19.2, TEV-22.9: the card, its leader action, its rune action, resource actions, and at last the resets."""
    position = f"{_QUIET}; E row alva_whisperer; E res 2/6/0"
    table = enemy_plays("leif_ploughman", position, enemy_explore_settlers="per_value")
    table.asks("choose_enemy_temple", of="red").plays("island:raven").turn_of("red")
    kinds = ("enemy_card_played", "enemy_action", "enemy_icon", "enemy_track_ends", "turn_begins")
    order = [key for key in table.lines() if key in kinds]
    actions = ["turn_begins", "enemy_card_played", "enemy_action", "enemy_action"]
    assert order == [*actions, "enemy_icon", "enemy_icon", "enemy_track_ends", "turn_begins"]
    table.is_at("E row alva_whisperer leif_ploughman; E res 3/0/1; R res 2/1/2; E 2 wolf; E temple raven")
    table.is_at("chief wolf_raven")


def test_without_the_runes_there_is_only_the_leader_action() -> None:
    """TEV-19.2, TEV-24.1"""
    table = enemy_plays("leif_ploughman", _QUIET).is_at("E res 1/1/1; E 0 wolf")
    assert table.lines().count("enemy_action") == 1


def test_active_runes_of_the_enemy() -> None:
    """TEV-19.3: islands, all of its leader row, all face-up cards of its battle row."""
    cards = "E row astrid_goldhand dufa_wavebreaker; E battle bodil_runecarver"
    pending = "E down bjorn_the_broad; battle E for golden_ring from upper left"
    human_turn(f"{START}; {cards}; {pending}").is_at("E runes 2/1/1")


def test_the_enemy_pays_nothing() -> None:
    """TEV-19.4: it deploys and builds with markers at 0, and what they show is not spent."""
    enemy_plays("freydis_the_seeress", f"{without_villages()}; E res 1/1/1").is_at("E 3 wolf; E res 1/1/1")
    enemy_plays("olaf_hallbuilder", f"{START}; E res 2/1/1").is_at("E boat raven_wolf; E res 2/1/1")


def test_the_enemy_plays_the_cards_of_its_own_deck() -> None:
    """TEV-19.2, TEV-18.3: only when it is empty those of the main deck."""
    table = human_turn(f"{_QUIET}; E deck ketil_the_hunter olaf_hallbuilder; R hand leif_ploughman njal_barnlord")
    table.shows("leif_ploughman").asks("draw_enemy_card", of="chance")
    table.offers("card:ketil_the_hunter", "card:olaf_hallbuilder").plays("card:ketil_the_hunter")
    table.is_at("E row ketil_the_hunter; E deck olaf_hallbuilder").turn_of("red")


def test_an_enemy_without_any_card_skips_it() -> None:
    """TEV-RUL-37"""
    position = f"{START}; E deck empty; deck empty; discard empty; R hand leif_ploughman njal_barnlord"
    table = human_turn(position).shows("leif_ploughman").turn_of("red").is_at("E row empty; E played 1")
    assert "enemy_has_no_card" in table.lines()


def test_an_empty_deck_is_made_of_the_discards_for_the_enemy() -> None:
    """TEV-RUL-37, TEV-5.20"""
    position = f"{_QUIET}; E deck empty; deck empty; R hand leif_ploughman njal_barnlord"
    table = human_turn(position).shows("leif_ploughman").asks("draw_enemy_card", of="chance").is_at("discard empty")
    assert len(table.options) == 46


def test_resources_are_lost_at_the_end_of_the_humans_turn_too() -> None:
    """TEV-RUL-43, TEV-22.9: steel that a sack brought to the end of its track."""
    rows = "upper whispering_stone storm_wrack thunderhead full_granary"
    position = f"{_QUIET}; {rows}; E res 0/0/5; R hand floki_driftwood njal_barnlord; R raided 1"
    table = human_turn(position).fights_with("floki_driftwood").plays("favour:upper:left").draws("astrid_goldhand")
    table.plays("skip").draws("hild_the_veiled").asks("dedicate_village", of="red").is_at("E res 2/0/7; R res 2/2/2")
    table.plays("none").is_at("E res 2/0/0; R res 2/2/1").asks("draw_enemy_card", of="chance")


# The end of an era


def test_all_cards_of_the_era_are_discarded() -> None:
    """TEV-27.1: rows, the battle row and what is left of the enemy's deck; not the invaders."""
    cards = (
        "R row astrid_goldhand; E row alva_whisperer; E battle bodil_runecarver; E deck floki_driftwood gro_gullwing"
    )
    table = told(f"R hand empty; {cards}; invaders dagny_fairwind", phase="cleanup", players=1).in_era(2)
    table.is_at("R row empty; E row empty; E battle empty; E deck empty; invaders dagny_fairwind")
    table.is_at("discard alva_whisperer astrid_goldhand bodil_runecarver floki_driftwood gro_gullwing")


def test_the_enemy_keeps_what_it_has_on_the_map_and_on_its_tracks() -> None:
    """TEV-27.1: only cards are put away."""
    table = told(f"{START}; R hand empty; E res 3/4/5; chief raven_edge", phase="cleanup", players=1)
    table.is_at("E res 3/4/5; E 2 raven; E holds raven; chief raven_edge; E played 0")


# The end of the game


def _ended(position: str) -> Table:
    return told(f"R hand empty; {position}", phase="cleanup", era=3, players=1)


def test_the_higher_score_wins() -> None:
    """TEV-27.2: the enemy scores all of its favour cards, more than three; if it wins, the human comes second."""
    human = "R 1 wolf; R 1 eagle; R holds wolf eagle; R favours sealed_saga"
    won = _ended(f"{human}; fury 1/5/9").scores(red=4 + 4 + 2 + 2, enemy=0).ends("red")
    favours = "E favours thunderhead wrath_of_winter breath_of_hail seething_sea"
    table = _ended(f"{human}; {favours}; fury 1/5/9").scores(red=12, enemy=6 + 6 + 3 + 3).ends("enemy")
    assert [numbers[:4] for numbers in table.heard("clan_scored")] == [[0, 8, 4, 12], [4, 0, 18, 18]]
    assert (places(won.s), places(table.s)) == ([1], [2])


_EVEN = "R 1 wolf; R holds wolf; E 1 eagle; E holds eagle; R res 0/0/0"
_BREAKS = {
    "more island runes": ("fury 9/5/1; R 1 raven; R holds raven; E 1 wolf; E 1 bear; E holds wolf bear", ["enemy"]),
    "more favour cards": ("fury 9/5/1; R favours kings_tribute; E favours golden_ring full_granary", ["enemy"]),
    "more temples on the map": (f"{_EVEN}; R temple wolf; E temple eagle; E temple seal", ["enemy"]),
    "more boats on the map": (f"{_EVEN}; R boat whale_tail wolf_bear; E boat wolf_seal eagle_raven", ["enemy"]),
    "the chief is no boat": (f"{_EVEN}; R boat whale_tail wolf_bear; E boat eagle_raven", ["red", "enemy"]),
    "boats of the human": (f"{_EVEN}; R boat whale_tail wolf_bear wolf_edge; E boat eagle_raven", ["red"]),
    "markers of the enemy": (f"{_EVEN}; E res 1/0/0", ["enemy"]),
    "resources of the human": (f"{_EVEN}; R res 1/1/1; E res 1/1/0", ["red"]),
    "nothing": (_EVEN, ["red", "enemy"]),
}


@pytest.mark.parametrize("reason", _BREAKS)
def test_ties_with_the_enemy_are_broken_in_order(reason: str) -> None:
    """TEV-27.2, TEV-15.5, TEV-RUL-47"""
    position, winners = _BREAKS[reason]
    table = _ended(position)
    assert table.s.points(0) == table.s.points(4)
    table.ends(*winners)
