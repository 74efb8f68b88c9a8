"""What people are told: leaders by their names, deeds instead of tiles, and nothing that is not so yet."""

from __future__ import annotations

import re
from typing import Final

import pytest

import meadhall
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.games.saga.content import ABILITY_IDS, HANDLE_IDS, SAXON, VIKING
from meadhall.games.saga.state import Saga
from meadhall.words import LANGUAGES, words

_GAME: Final = meadhall.game("saga")
_LETTER: Final = re.compile(r"(leaders?|przywód\w+) [A-D]\b", re.IGNORECASE)
_SAID: Final = re.compile(r'<title[^>]*>([^<]*)|aria-label="([^"]*)"|<text[^>]*>([^<]*)')


def _state(match: Match) -> Saga:
    state = match.state
    assert isinstance(state, Saga)
    return state


def _said(match: Match, seat: int, language: str) -> list[str]:
    return ["".join(found) for found in _SAID.findall(match.picture(seat, language))]


def _setting_up() -> Match:
    """The Vikings place their leaders; coins have not been handed out yet."""
    match = _GAME.new(3, {"viking_seat": "seat_1"})
    assert (match.decision, _state(match).round) == ("place_leader", 0)
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_first_round_nothing_is_said_of_rounds_and_coins(language: str) -> None:
    """SAG-2.9, SAG-2.12: no side has coins before the end of the setup."""
    match, say = _setting_up(), words(_GAME.package, language)
    for seat in (0, 1):
        drawn = match.picture(seat, language)
        assert "coins-viking" not in drawn
        assert "coins-saxon" not in drawn
        assert "0/8" not in drawn
        described = dict(_GAME.describe(match.state, seat, language))
        assert described[say.say("word-track")] == [say.say("text-setup")]
        assert not any(say.say("word-coins") in line for line in described[say.say("word-supply")][:2])
    match.choose(match.options()[0])
    match.choose(match.options()[0])
    assert _state(match).round == 1
    assert "coins-viking" in match.picture(0, language)


@pytest.mark.parametrize("n", range(2))
def test_nobody_is_called_a_leader_with_a_letter(n: int) -> None:
    """SAG-2.16: prompts, options, log, description and picture have names, in both languages."""
    match, rng = _GAME.new(n), Rng(n, 5)
    number = 0
    while not match.over:
        options = match.options()
        if number % 9 == 0:
            for language in LANGUAGES:
                texts = [match.prompt(0, language), *[match.label(option, language) for option in options]]
                texts += [line for _, lines in _GAME.describe(match.state, 0, language) for line in lines]
                texts += _said(match, 0, language)
                assert [text for text in texts if _LETTER.search(text)] == []
        match.choose(options[rng.below(len(options))])
        number += 1
    for language in LANGUAGES:
        assert [line for line in match.log(0, language) if _LETTER.search(line)] == []


def test_the_owner_reads_what_a_leader_can_do_and_the_enemy_does_not() -> None:
    """SAG-2.16: the ability stands beside the name only for who may know it."""
    match = _setting_up()
    state, seat = _state(match), _state(match).seat_of(VIKING)
    say = words(_GAME.package, "pl")
    for option in match.options():
        handle = HANDLE_IDS.index(option.split(":")[1])
        pieces = [text for text in _said(match, seat, "pl") if say.name(HANDLE_IDS[handle]) in text]
        assert any(say.name(ABILITY_IDS[state.ability[handle]]) in text for text in pieces)
        others = [text for text in _said(match, state.seat_of(SAXON), "pl") if say.name(HANDLE_IDS[handle]) in text]
        assert others
        assert not any(say.name(ability) in text for text in others for ability in ABILITY_IDS)


def test_the_log_tells_deeds_and_what_was_left_undone() -> None:
    """SAG-5.3, SAG-5.8: nobody only began a tile; who ends a tile early is told by what they did without."""
    match = _GAME.new(3, {"viking_seat": "seat_1"})
    while match.decision != "tile_menu":
        match.choose(match.options()[0])
    before = len(match.log())
    menu = match.options()
    side, tile = _state(match).tile_owner[_state(match).tile], _state(match).tile
    match.choose("end_tile")
    line = match.log()[before]
    assert line.startswith(words(_GAME.package, "en").name(["saxon", "viking"][side], "start"))
    assert f"tile {tile + 1} undone" in line
    for option in menu:
        if option.startswith("action:"):
            assert words(_GAME.package, "en").name(option.split(":")[1]) in line


def test_polish_has_one_word_for_each_thing() -> None:
    """SAG-5.4: a bonus is an `akcja dodatkowa`, units stand `w obszarze`, tiles are `rozpatrzone`."""
    say = words(_GAME.package, "pl")
    texts = [say.say(key) for key in ("reason-bonus-first", "reason-no-viking-at-burh", "reason-nobody-to-pay")]
    assert not any(re.search(r"bonus|na \w+ ?obszarze|Wikingów", text) for text in texts)
    assert say.say("picture-done") == say.say("text-resolved")
    ship = dict(_GAME.describe(_setting_up().state, 0, "pl"))["Skandynawia"][-1]
    assert ship == "Drakkar: brak jednostek"
