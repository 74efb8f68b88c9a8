"""Every game as a game of OpenSpiel, with explicit chance: `pyspiel.load_game("meadhall_saga")`."""

from __future__ import annotations

import json
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from meadhall.engine.codec import encode_state
from meadhall.engine.driver import carry_out, next_decision
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.state import State
from meadhall.engine.steps import CHANCE, Chance, Decision
from meadhall.games import find, slugs
from meadhall.rl.numbering import numbering_of
from meadhall.rl.rewards import rewards
from meadhall.rl.stepping import OBSERVED
from meadhall.rl.tables import Numbering

_PREFIX: Final = "meadhall_"
_PLAYERS: Final = "players"


def register() -> list[str]:
    """Make the games known to OpenSpiel, once; their names there."""
    known = set(pyspiel.registered_names())
    for slug in slugs():
        if _PREFIX + slug not in known:
            game = find(slug)
            usual = game.usual_players or game.players[0]
            # OpenSpiel drops what makes a game when Python is no more; a class is then still held by itself.
            pyspiel.register_game(_game_type(game, usual), type(f"SpielGame_{slug}", (SpielGame,), {"slug": slug}))
    return [_PREFIX + slug for slug in slugs()]


def _game_type(game: Game, players: int) -> Any:
    """Alone one plays for a victory; otherwise what one gains the others lose."""
    utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=_PREFIX + game.slug,
        long_name=game.words("en").say("title"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if players > 1 else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            _PLAYERS: game.usual_players or game.players[0],
            **{option.name: option.default for option in game.options},
        },
    )


_Happened = tuple[int, int | str, list[int]]
"""Who may know it, an action or the kind of a line of the log, and the numbers of the line."""


class SpielGame(pyspiel.Game):
    """A game of the house for OpenSpiel; its parameters are `players` and the game's own options."""

    slug: ClassVar[str]

    def __init__(self, parameters: dict[str, Any]) -> None:
        self.house_game: Final = find(self.slug)
        options = {option.name: parameters[option.name] for option in self.house_game.options}
        self.numbering: Final = numbering_of(self.slug, parameters[_PLAYERS], options)
        players = self.numbering.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbering.action_count,
            max_chance_outcomes=self.numbering.action_count,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if players > 1 else None,
            max_game_length=self.house_game.longest,
        )
        super().__init__(_game_type(self.house_game, players), info, parameters)

    def new_initial_state(self) -> SpielState:
        """Before anything has happened."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> SpielObserver:
        """What writes observations."""
        return SpielObserver(self.numbering, kind is not None and kind.perfect_recall)


class Position:
    """A state and the choice that waits in it, of a seat or of chance; what has one option is taken at once.

    Copies are clones.
    """

    def __init__(self, game: Game, numbering: Numbering, state: State, past: list[_Happened] | None = None) -> None:
        self.game: Final = game
        self.numbering: Final = numbering
        self.state: Final = state
        self.past: Final[list[_Happened]] = [] if past is None else past
        """The choices so far, each with who may know it, and the lines of the log."""
        state.ear = []
        self.decision: Decision | None = None
        self.options: list[int] = []
        self._advance()

    def _advance(self) -> None:
        while True:
            self.decision = next_decision(self.state)
            self.options = self.decision.options(self.state) if self.decision is not None else []
            if self.decision is None or len(self.options) > 1:
                return
            self._carry_out(self.decision, self.options[0])

    def _carry_out(self, decision: Decision, option: int) -> None:
        """Carry a choice out, and remember what its seat has chosen and what was told."""
        if decision.seat >= 0:
            self.past.append((1 << decision.seat, self.numbering.offset(decision) + option, []))
        carry_out(self.state, decision, option)
        assert self.state.ear is not None
        for told in self.state.ear:
            self.past.append((told.audience, told.line.key, told.numbers))
        self.state.ear = []

    def seen_by(self, seat: int) -> str:
        """What a seat has seen: its own choices, the lines of the log that it may read, and what it may know now."""
        past = [[what, *numbers] for audience, what, numbers in self.past if audience < 0 or audience >> seat & 1]
        return json.dumps([past, self.game.observe(self.state, seat)], sort_keys=True)

    @property
    def actions(self) -> list[int]:
        """The legal actions, in order."""
        if self.decision is None:
            return []
        first = self.numbering.offset(self.decision)
        return [first + option for option in self.options]

    def take(self, action: int) -> None:
        """Carry a legal action out."""
        if action not in self.actions or self.decision is None:
            raise MeadhallError(f"Action {action} cannot be chosen now; legal are {self.actions}.")
        self._carry_out(self.decision, action - self.numbering.offset(self.decision))
        self._advance()

    def __deepcopy__(self, _memo: dict[int, Any]) -> Position:
        return Position(self.game, self.numbering, self.state.clone(), self.past[:])

    def __reduce__(self) -> tuple[object, ...]:
        return Position, (self.game, self.numbering, self.state, self.past)


class SpielState(pyspiel.State):
    """A position of a game of the house for OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.house_game, game.numbering, game.numbering.begin())

    def current_player(self) -> int:
        """Who decides: a seat, chance, or nobody any more."""
        decision = self.position.decision
        if decision is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if decision.seat == CHANCE else decision.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.decision is None

    def _legal_actions(self, _player: int) -> list[int]:
        return self.position.actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What dice and draws can give, and how likely each is."""
        decision, actions = self.position.decision, self.position.actions
        assert isinstance(decision, Chance)
        weights = decision.weights(self.position.state) or [1] * len(actions)
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(actions, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.position.take(action)

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.position.game.action_name(action)

    def returns(self) -> list[float]:
        """The rewards of the end; 0 before."""
        players = self.position.numbering.players
        return rewards(self.position.state, players) if self.is_terminal() else [0.0] * players

    def __str__(self) -> str:
        return json.dumps(encode_state(self.position.state), sort_keys=True)


class SpielObserver:
    """Writes the same observations as everywhere in `meadhall.rl`; as text it is the seat's view, with all that it has
    seen so far where nothing is to be forgotten."""

    def __init__(self, numbering: Numbering, remembers: bool) -> None:
        self._remembers: Final = remembers
        self.tensor: Final = np.zeros(numbering.length, np.float32)
        self.dict: Final = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player may know."""
        position = state.position
        asked = position.decision if state.current_player() == player else None
        self.tensor[:] = np.frombuffer(position.numbering.observation(position.state, player, asked), OBSERVED)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player may know, as text."""
        position = state.position
        if self._remembers:
            return position.seen_by(player)
        return json.dumps(position.game.observe(position.state, player), sort_keys=True)
