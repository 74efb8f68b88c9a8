"""What happened at a table besides the game: in words, as remarks in the journal, and how it ended the game."""

from __future__ import annotations

from typing import Any

from meadhall.engine.journal import Journal
from meadhall.hall.absence import NEVER
from meadhall.hall.live import OVER, Event, Live
from meadhall.words import words


def absence_text(live: Live, language: str) -> str:
    """The table's rule for absence in a sentence."""
    say = words("meadhall.hall", language).say
    rule, minutes = live.absence.rule, live.absence.minutes
    if live.absence == NEVER:
        return say("absence-never")
    unit = "days" if minutes % 1440 == 0 else "hours" if minutes % 60 == 0 else "minutes"
    number = minutes // {"days": 1440, "hours": 60, "minutes": 1}[unit]
    return say(f"absence-{rule}", time=say(f"absence-{unit}", number=number))


def told_events(live: Live, language: str) -> list[dict[str, Any]]:
    """What happened, oldest first."""
    return [
        {"kind": each.kind, "seat": each.seat, "text": _sentence(each, language), "at": each.at} for each in live.events
    ]


def _sentence(event: Event, language: str) -> str:
    say = words("meadhall.hall", language).say
    kind = "resigned-bot" if event.kind == "resigned" and event.level else event.kind
    if kind == "takeback" and not event.others:
        kind = "takeback-alone"
    level = say(f"level-{event.level}") if event.level else ""
    return say(f"event-{kind}", name=event.name, others=event.others, level=level)


def ending(live: Live, language: str) -> str:
    """How a game ended that was given up, in a sentence."""
    say = words("meadhall.hall", language).say
    resigned = ", ".join(seat.name for seat in live.seats if seat.resigned)
    winners = ", ".join(live.seats[n].name for n in live.winners)
    return say("ended-resigned" if winners else "ended-abandoned", resigned=resigned, winners=winners)


def journal_of(live: Live) -> str:
    """The journal of a table, with what happened there as remarks; the dice's secret is told once the game is over.

    A game that was given up has no end by the rules, and its journal replays to where it was left.
    """
    match = live.begun()
    text = match.journal
    if live.status == OVER and not match.over:
        choices = [(entry.seat, entry.name) for entry in match.entries]
        text = str(
            Journal(live.game.slug, live.game.version, live.players, match.seed, match.settings, choices, live.position)
        )
    head, _, rest = text.partition("\n\n")
    lines = rest.splitlines()
    for n in range(len(live.events) - 1, -1, -1):
        # What was taken back later is not in the journal; remarks stay in the order in which things happened.
        place = min([len(match.entries), *[each.length for each in live.events[n:]]])
        lines.insert(place, f"# {_sentence(live.events[n], 'en')}")
    if live.is_given_up:
        lines.append(f"# {ending(live, 'en')}")
    return "\n".join([head, "", *lines, ""])
