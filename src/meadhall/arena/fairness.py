"""Is a game fair? What lies outside, and the report of it as Markdown."""

from __future__ import annotations

from meadhall.arena.leagues import League
from meadhall.arena.naming import Names
from meadhall.arena.outcomes import Outcome
from meadhall.arena.sections import Row, Section, sections
from meadhall.engine.options import HOUSE_RULES


def findings(found: list[Section], names: Names) -> list[str]:
    """What lies outside, in sentences."""
    return [_finding(section, row, names) for section in found for row in section.outside]


def _finding(section: Section, row: Row, names: Names) -> str:
    tally = row.tally
    return names.say.say(
        "balance-finding",
        section=section.title,
        label=row.label,
        rate=names.estimate(tally),
        games=tally.games,
        fair=names.percent(tally.fair),
    )


def conclusion(outcome: Outcome, language: str) -> list[str]:
    """Whether anything lies outside, and what, each in a sentence of its own."""
    names = outcome.names(language)
    found = findings(sections(outcome.standings, names), names)
    if not found:
        return [names.say.say("balance-none")]
    return [names.say.say("balance-some", count=len(found)), *found]


def markdown_report(outcome: Outcome, language: str) -> str:
    """The report, the same for the same games: it tells no times."""
    names = outcome.names(language)
    say = names.say.say
    league = outcome.league
    method = say(
        "balance-method",
        level=", ".join(league.contestants),
        games=outcome.standings.games,
        players=league.players,
    )
    former = say("balance-former", version=league.former, preset=f"`{HOUSE_RULES}`") if league.former else ""
    first, *others = conclusion(outcome, language)
    parts = [
        f"# {say('balance-title', game=names.game())}",
        method,
        former,
        " ".join(outcome.facts(language)[1:]),
        first,
    ]
    if others:
        parts.append("\n".join(f"- {each}" for each in others))
    parts += [_table(section, names) for section in sections(outcome.standings, names)]
    parts.append(say("balance-by", command=_command(league)))
    return "\n\n".join(part for part in parts if part) + "\n"


def _command(league: League) -> str:
    """How to play the same games: those of an older version by the preset that holds its readings."""
    preset = f" --preset {HOUSE_RULES}" if league.former else ""
    options = "".join(f" -O {name}={str(value).lower()}" for name, value in league.options.items())
    (level,) = league.contestants
    seed = f" --seed {league.seed}" if league.seed else ""
    who = f"--bot {level} --players {league.players} --games {league.games}"
    return f"meadhall balance {league.slug} {who}{seed}{preset}{options}"


def _table(section: Section, names: Names) -> str:
    say = names.say.say
    keys = ("what", "games", "won", "rate", "fair", "flag")
    lines = ["| " + " | ".join(say(f"column-{key}") for key in keys) + " |", "|---|" + "---:|" * 4 + "---|"]
    for row in section.rows:
        tally = row.tally
        cells = [
            row.label,
            str(tally.games),
            names.decimal(tally.wins),
            names.estimate(tally),
            names.percent(tally.fair),
            say("flag") if row.is_outside else "",
        ]
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return f"## {section.title}\n\n{section.note}\n\n" + "\n".join(lines)
