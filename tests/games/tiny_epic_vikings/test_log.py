"""What the log says: who did it, in every line that somebody caused."""

from __future__ import annotations

from typing import Final

import pytest

from meadhall.engine.driver import waiting
from meadhall.engine.log import Line
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.games.tiny_epic_vikings import GAME, log
from meadhall.games.tiny_epic_vikings.content import CLAN_IDS
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.words import LANGUAGES, words
from tests.games.tiny_epic_vikings.told import told

_NOBODYS: Final = {
    "era_begins", "draft_begins", "era_ends", "god_chosen", "favour_laid", "neutrals_placed", "hands_passed",
    "deck_shuffled", "battle_fought", "invaders_revealed", "no_invaders", "battle_tied", "invaders_won",
    "prize_returned", "fury_rose", "pile_opened", "enemy_deck_ready", "enemy_deck_discarded", "god_ranked",
    "win_shared", "battle_ended", "fury_stands", "scoring_begins", "best_standing",
}  # fmt: skip
"""Lines of phases, of chance, and of what befalls everybody."""


def _finished(players: int) -> Match:
    match = GAME.new(players, players=players)
    rng = Rng(players, 3)
    while not match.over:
        options = match.options()
        match.choose(options[rng.below(len(options))])
    return match


def test_every_line_that_somebody_causes_names_them_first() -> None:
    """TEV-4.1: a clan that acts is a side, of which the hall shows emblem and colour; nobody else is."""
    lines = [each for each in vars(log).values() if isinstance(each, Line)]
    for line in lines:
        sides = [n for n, (_, kind) in enumerate(line.fields) if kind == "side"]
        assert sides == ([] if line.key in _NOBODYS else [0]), line.key


@pytest.mark.parametrize("players", [1, 2, 3])
def test_what_somebody_did_is_told_with_the_name_of_the_clan(players: int) -> None:
    """TEV-4.1: by one of the forms of its name, in both languages and for whoever reads it."""
    match = _finished(players)
    found = [each for seat in range(players) for _, each in match.told(seat)]
    acted = [each for each in found if each.line.key not in _NOBODYS]
    assert len(acted) > len(found) / 2
    for language in LANGUAGES:
        say = words(GAME.package, language)
        for each in acted:
            text = say.line(each.line, each.numbers, GAME.names).casefold()
            assert any(form.casefold() in text for form in say.forms(CLAN_IDS[each.numbers[0]]).values()), text


def test_nobody_is_asked_to_explore_with_a_temple_that_is_not_there() -> None:
    """TEV-12.3: the choice stays, but its words say that nothing can come of it."""
    asked = [
        told(f"{temple}R row astrid_goldhand; R hand njal_barnlord")
        .shows("njal_barnlord")
        .asks("use_rune_action", of="red")
        for temple in ("", "R temple raven; ")
    ]
    for language, word in (("en", "can do nothing now"), ("pl", "nic teraz nie da")):
        without, having = (_prompt(table.s, language) for table in asked)
        assert word in without
        assert "?" not in without
        assert having.endswith("?")


def _prompt(s: Vikings, language: str) -> str:
    decision = waiting(s)[0]
    return GAME.words(language).prompt("use_rune_action", True, GAME.about(s, decision, 0))


def test_the_score_sheet_has_the_points_of_the_solo_enemy() -> None:
    """TEV-15.2, TEV-27.2: what it has of islands and of favours, beside those of the player."""
    match = _finished(1)
    rows = {row: numbers[0] for row, numbers in match.game.score_sheet(match.state)}
    assert rows["enemy_points"] == (rows["enemy_islands"] or 0) + (rows["enemy_favours"] or 0)
    assert ((rows["points"] or 0) > (rows["enemy_points"] or 0)) == (GAME.way_won(match.state) == "solo_won")
    assert not any(row.startswith("enemy") for row, _ in GAME.score_sheet(_finished(2).state))
