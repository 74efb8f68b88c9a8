"""The declaration of a game: options, players, seeds, and the flat numbering of actions."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.engine.driver import waiting
from meadhall.engine.errors import BadPosition, MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.options import GameOption
from meadhall.engine.rng import Rng
from meadhall.engine.steps import decision_key
from meadhall.laws.support import all_games, new_match, play, positions, replay

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


def test_an_unknown_game_is_refused_by_naming_those_there_are() -> None:
    with pytest.raises(MeadhallError, match=r"There is no game 'nope'; there are .*saga"):
        meadhall.game("nope")


def test_games_are_found_by_name() -> None:
    assert meadhall.games() == sorted(meadhall.games())
    assert [meadhall.game(slug).slug for slug in meadhall.games()] == meadhall.games()
    assert meadhall.game("saga") is meadhall.game("saga")


@every_game
@pytest.mark.parametrize("seed", [1.0, "", None, True, "x" * 201, "\ud800", 1 << 600, [7]])
def test_a_seed_that_is_neither_number_nor_text_is_refused(game: Game, seed: Any) -> None:
    with pytest.raises(MeadhallError, match="A seed must be a whole number or a text of 1 to 200 characters, not "):
        game.new(seed)
    with pytest.raises(MeadhallError, match="A seed must be a whole number or a text"):
        game.at(game.new().position(), seed)


@every_game
@pytest.mark.parametrize("seed", [0, -1, (1 << 53) + 1, 10**100, "Ragnarök", "a # and\na line", '"'])
def test_any_whole_number_and_any_text_is_a_seed(game: Game, seed: int | str) -> None:
    match = play(game.new(seed), Rng(3), 5)
    again = replay(game, match.journal)
    assert (again.seed, again.position()) == (seed, match.position())


@every_game
@pytest.mark.parametrize("players", [0, 6, 9, -2, "2", [2], 2.5])
def test_a_number_of_players_that_the_game_is_not_for_is_refused(game: Game, players: Any) -> None:
    with pytest.raises(MeadhallError, match=f"{game.slug} is for .* players, not "):
        game.new(players=players)


def test_without_a_number_of_players_the_fewest_play(toy: Game) -> None:
    assert toy.new().players == 2
    assert [toy.new(players=players).players for players in toy.players] == [2, 3, 4]


def test_options_that_are_not_given_are_as_usual(toy: Game) -> None:
    usual = {"rounds": 3, "curses": True, "purse": "full"}
    assert toy.full_options(None) == toy.full_options({}) == usual
    assert toy.full_options({"rounds": 1}) == usual | {"rounds": 1}
    assert toy.new(options={"curses": False}).settings == usual | {"curses": False}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"years": 3}, "tribute has no option 'years'; it has curses, purse, rounds."),
        ({"rounds": 0}, "The option 'rounds' must be a whole number from 1 to 4, not 0."),
        ({"rounds": 5}, "The option 'rounds' must be a whole number from 1 to 4, not 5."),
        ({"rounds": True}, "The option 'rounds' must be a whole number from 1 to 4, not True."),
        ({"rounds": 2.0}, "The option 'rounds' must be a whole number from 1 to 4, not 2.0."),
        ({"curses": 1}, "The option 'curses' must be true or false, not 1."),
        ({"curses": None}, "The option 'curses' must be true or false, not None."),
        ({"purse": "Full"}, "The option 'purse' must be one of empty, full, not 'Full'."),
        ({"purse": 3}, "The option 'purse' must be one of empty, full, not 3."),
        ({"purse": []}, "The option 'purse' must be one of empty, full, not []."),
    ],
)
def test_an_option_that_is_not_allowed_is_refused_by_saying_what_is(
    toy: Game, options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(MeadhallError) as refusal:
        toy.new(options=options)
    assert str(refusal.value) == sentence


def test_options_allow_their_bounds() -> None:
    rounds = GameOption("rounds", "int", 3, least=1, most=4)
    assert [rounds.allows(number) for number in range(6)] == [False, True, True, True, True, False]


@every_game
def test_defaults_are_allowed(game: Game) -> None:
    assert all(option.allows(option.default) for option in game.options)


@every_game
def test_every_action_has_a_number_and_every_number_an_action(game: Game) -> None:
    """The flat numbering is one to one: each decision's vocabulary in turn, without gaps."""
    names = [game.action_name(action) for action in range(game.action_count)]
    assert len(set(names)) == len(names)
    assert names == [f"{key}/{name}" for key, kind in game.decisions.items() for name in kind.vocabulary.names]
    assert list(game.decisions) == sorted(game.decisions)


@every_game
def test_the_options_of_every_position_are_numbered_as_their_actions(game: Game) -> None:
    for n in range(5):
        for s in positions(game, n):
            for decision in waiting(s):
                for option in decision.options(s):
                    name = f"{decision_key(decision)}/{decision.vocabulary.name(option)}"
                    assert game.action_name(game.action(decision, option)) == name


@every_game
def test_an_action_out_of_range_is_refused(game: Game) -> None:
    for action in (-1, game.action_count):
        with pytest.raises(MeadhallError, match=f"{game.slug} has no action {action}; they go from 0 to "):
            game.action_name(action)


@every_game
@pytest.mark.parametrize("position", [None, [], "x", {}, {"game": "chess"}])
def test_what_is_no_position_of_the_game_is_refused(game: Game, position: Any) -> None:
    with pytest.raises(BadPosition, match=f"This is no position of {game.slug}: it must be an object with game"):
        game.at(position)


@every_game
@pytest.mark.parametrize("version", [None, 0, 99, "1"])
def test_a_position_of_another_version_is_refused(game: Game, version: object) -> None:
    with pytest.raises(
        BadPosition, match=f"This position is of version {version!r} of {game.slug}, not {game.version}"
    ):
        game.at(game.new().position() | {"version": version})


@every_game
def test_a_position_with_options_or_players_that_are_not_allowed_is_refused(game: Game) -> None:
    position = game.new().position()
    with pytest.raises(BadPosition, match="The position's 'options' must be an object"):
        game.at(position | {"options": None})
    with pytest.raises(MeadhallError, match="has no option 'luck'"):
        game.at(position | {"options": {"luck": True}})
    with pytest.raises(MeadhallError, match="players, not 7"):
        game.at(position | {"players": 7})


@every_game
def test_a_position_is_not_changed_by_playing_on_from_it(game: Game) -> None:
    match = new_match(game, 0)
    position = match.position()
    before = repr(position)
    again = game.at(position)
    again.choose(again.options()[0])
    assert repr(position) == before


def test_the_list_of_games_and_their_package_share_a_name() -> None:
    """Both ways to write an import work, whichever comes first."""
    import meadhall.games.saga.state as state

    assert state.Saga.__module__ == "meadhall.games.saga.state"
    assert "saga" in meadhall.games()


def test_a_preset_sets_options_and_players_and_single_options_change_it(toy: Game) -> None:
    match = toy.new(preset="feast", options={"curses": False})
    assert (match.players, match.settings) == (4, {"rounds": 4, "curses": False, "purse": "full"})
    assert toy.new(preset="house_rules", players=3).players == 3


def test_an_unknown_preset_and_one_for_others_are_refused(toy: Game) -> None:
    with pytest.raises(MeadhallError, match="tribute has no preset 'nope'; it has by_the_book, house_rules, feast"):
        toy.new(preset="nope")
    with pytest.raises(MeadhallError, match="The preset 'feast' is for 4 players, not for 2"):
        toy.new(preset="feast", players=2)


def test_values_of_an_older_version_are_understood(toy: Game) -> None:
    assert toy.past_options(1, {"purse": False}) == {"rounds": 3, "curses": False, "purse": "empty"}
    assert toy.past_options(2, {"purse": "empty"}) == {"rounds": 3, "curses": True, "purse": "empty"}
    with pytest.raises(MeadhallError, match="must be one of empty, full, not False"):
        toy.past_options(2, {"purse": False})
