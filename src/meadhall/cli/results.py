"""How a match ended."""

from __future__ import annotations

from meadhall.cli.screen import Screen
from meadhall.engine.match import Match
from meadhall.engine.steps import CHANCE, NOBODY


def show_result(screen: Screen, match: Match, people: list[int]) -> None:
    """The last position, then who won, why, the score sheet, and how long it took."""
    say = screen.say
    screen.board(match, people[0] if len(people) == 1 else NOBODY)
    winners = [screen.seat_name(match, seat) for seat in match.winners]
    lines = [say.say("result-winner", winners=", ".join(winners), count=len(winners))]
    if match.verdict(screen.language):
        lines.append(match.verdict(screen.language))
    names = [f"{screen.seat_name(match, seat)} " if match.players > 1 else "" for seat in range(match.players)]
    for label, numbers in match.score_sheet(screen.language):
        counted = [f"{names[seat]}{n}" for seat, n in enumerate(numbers) if n is not None]
        lines.append(f"{label}: {', '.join(counted)}")
    lines.append(say.say("result-length", choices=_count_choices(match), entries=len(match.entries)))
    title = "result-over"
    if len(people) == 1:
        title = "result-won" if people[0] in match.winners else "result-lost"
    screen.framed(say.say(title), lines)


def _count_choices(match: Match) -> int:
    """How many choices the seats really had."""
    return sum(1 for entry in match.entries if entry.seat != CHANCE and not entry.is_forced)
