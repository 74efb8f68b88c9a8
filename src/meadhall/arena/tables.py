"""The standings as tables in a terminal."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from meadhall.arena.naming import Names
from meadhall.arena.ratings import Rating
from meadhall.arena.sections import Section
from meadhall.arena.sequential import OPEN
from meadhall.arena.standings import Standings
from meadhall.arena.tuning import ALL, Trial


def ranking_table(standings: Standings, order: list[str], rated: dict[str, Rating], names: Names) -> Table:
    """The contestants, the best first."""
    say = names.say.say
    table = _table(say("standings"), say("column-contestant"))
    columns = ["seats", "won", "rate", *["rating"] * bool(rated), "median", "slow"]
    for key in columns:
        table.add_column(say(f"column-{key}"), justify="right")
    for name in order:
        tally, times = standings.contestants[name], standings.times[name]
        cells = [str(tally.games), names.decimal(tally.wins), names.estimate(tally)]
        if rated:
            cells.append(names.rating(rated[name]))
        cells += [names.duration(times.quantile(0.5)), names.duration(times.quantile(0.99))]
        table.add_row(Text(name, "bold cyan"), *cells)
    return table


def section_table(section: Section, names: Names) -> Table:
    """How the things of one kind fared."""
    say = names.say.say
    table = _table(section.title, say("column-what"))
    for key in ("games", "won", "rate", "fair"):
        table.add_column(say(f"column-{key}"), justify="right")
    table.add_column("")
    for row in section.rows:
        tally = row.tally
        table.add_row(
            Text(row.label, "bold yellow" if row.is_outside else ""),
            str(tally.games),
            names.decimal(tally.wins),
            names.estimate(tally),
            names.percent(tally.fair),
            Text(say("flag") if row.is_outside else "", "bold yellow"),
        )
    return table


def tuning_table(trials: list[Trial], players: int, names: Names) -> Table:
    """The changes that were tried, those that were kept in bold."""
    say = names.say.say
    first, *others = (say(f"column-{key}") for key in ("weight", "before", "after", "games", "rate"))
    table = _table(say("tuning", fair=names.percent(1 / players)), first)
    table.columns[0].no_wrap = True
    for title in others:
        table.add_column(title, justify="right", no_wrap=True)
    table.add_column("")
    for trial in trials:
        is_all = trial.weight == ALL
        is_open = trial.verdict == OPEN and not is_all
        table.add_row(
            Text(say("all-weights") if is_all else trial.weight, "bold cyan" if trial.is_kept or is_all else ""),
            "" if is_all else f"{trial.before:g}",
            "" if is_all else f"{trial.after:g}",
            str(trial.games),
            names.estimate(trial.tally),
            Text(verdict(trial, names) if trial.is_kept or is_open else "", "bold green" if trial.is_kept else "dim"),
        )
    return table


def verdict(trial: Trial, names: Names) -> str:
    """What came of a trial."""
    key = "change-kept" if trial.is_kept else "change-open" if trial.verdict == OPEN else "change-dropped"
    return names.say.say(key)


def _table(title: str, first: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", title=title, title_justify="left", pad_edge=False)
    table.add_column(first)
    return table
