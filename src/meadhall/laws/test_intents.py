"""Law 19: what may be chosen in one go is a chain of legal choices, and what may not is refused."""

from __future__ import annotations

from meadhall.engine.ahead import own, runs, ways
from meadhall.engine.errors import IllegalChoice
from meadhall.engine.game import Game
from meadhall.engine.intents import Sheet
from meadhall.engine.match import Match
from meadhall.engine.rng import Rng
from meadhall.engine.steps import decision_key
from meadhall.laws.support import LANGUAGES, choose_any, new_match, numbers

GAMES = 6
_CHOICES = 40
_FILLINGS = 6


def is_legal(match: Match, chain: list[str], seat: int) -> bool:
    """Whether a seat may choose all of that, one after another."""
    try:
        match.copy().choose_all(chain, seat)
    except IllegalChoice:
        return False
    return True


def _filled(sheet: Sheet, rng: Rng) -> tuple[list[str], int]:
    """Any numbers, and what they cost."""
    chain, cost = [], 0
    for amount in sheet.amounts:
        if amount.options:
            count = rng.below(len(amount.options))
            chain.append(amount.options[count])
            cost += amount.cost * count
    return chain, cost


def faults(game: Game, match: Match, seat: int, rng: Rng) -> list[str]:
    """What is wrong with the sheet, the ways, the runs and the plans of a seat that decides."""
    found = []
    sheet = game.sheet(match.state, seat, "en")
    if sheet is not None:
        for _ in range(_FILLINGS):
            chain, cost = _filled(sheet, rng)
            if is_legal(match, chain, seat) != (cost <= sheet.left):
                found.append(f"{cost} of {sheet.left}")
        for ready in sheet.ready:
            if sum(each.cost * ready.counts[each.thing] for each in sheet.amounts) > sheet.purse:
                found.append(ready.key)
    found += [way.thing for way in ways(game, match.state, seat) if not is_legal(match, list(way.names), seat)]
    found += [
        " ".join(run.names) for run in runs(game, match.state, seat) if not is_legal(match, list(run.names), seat)
    ]
    plans = game.plans(match.state, seat, "en")
    found += [plan.key for plan in plans if not is_legal(match, list(plan.chain), seat)]
    return found


def _unsaid(game: Game, match: Match, seat: int) -> list[str]:
    """The question that is asked piece by piece, in languages that have no words for all of it."""
    decision = own(match.state, seat)
    key = f"decision-{decision_key(decision)}.whole"
    asked = LANGUAGES if runs(game, match.state, seat) else []
    return [f"{key} {language}" for language in asked if not game.words(language).has(key)]


def walk(game: Game, n: int) -> list[str]:
    """What is wrong with all that is filled in or proposed in a game."""
    match, rng, found = new_match(game, n), Rng(n, 6), list[str]()
    for _ in range(_CHOICES):
        if match.over:
            break
        for seat in match.seats:
            found += faults(game, match, seat, rng)
        choose_any(match, rng)
    return found


def test_what_is_filled_in_or_proposed_may_be_chosen(game: Game) -> None:
    """Law 19."""
    for n in numbers(GAMES):
        assert walk(game, n) == []


def test_whoever_is_not_asked_is_offered_nothing(game: Game) -> None:
    """Law 19."""
    for n in numbers(3):
        match, rng = new_match(game, n), Rng(n, 7)
        for _ in range(_CHOICES):
            idle = [seat for seat in range(-2, match.players) if seat not in match.seats]
            assert [game.sheet(match.state, seat, "en") or game.plans(match.state, seat, "en") for seat in idle] == [
                [] for _ in idle
            ]
            if match.over:
                break
            choose_any(match, rng)
