"""The report of a league: one HTML file with charts and tables, that needs nothing else."""

from __future__ import annotations

import math
from html import escape
from typing import Final

from meadhall.arena.naming import Names
from meadhall.arena.outcomes import Outcome
from meadhall.arena.records import Times, seconds_of
from meadhall.arena.sections import Section, sections
from meadhall.drawing.charts import Curve, Estimate, curves, estimates, histogram, matrix
from meadhall.drawing.definitions import defs

_STYLE: Final = (
    "body{margin:0;background:var(--parchment);color:var(--text);"
    "font:16px/1.5 'Segoe UI',Roboto,'Helvetica Neue',Arial,'Liberation Sans',sans-serif}"
    "main{max-width:860px;margin:0 auto;padding:24px 20px 60px}"
    "h1,h2{font-family:Palatino,Georgia,'Liberation Serif',serif;line-height:1.2}h2{margin:2.2em 0 .4em}"
    "figure{margin:1em 0;overflow-x:auto}figcaption{color:var(--text-soft);font-size:14px}"
    "figure svg{width:100%;min-width:560px;height:auto}"
    "table{border-collapse:collapse;font-size:14px;width:100%;font-variant-numeric:tabular-nums}"
    "th,td{padding:3px 8px;text-align:right;border-bottom:1px solid var(--parchment-edge)}"
    "th:first-child,td:first-child{text-align:left}.outside td{color:var(--viking-red);font-weight:600}"
    ".scroll{overflow-x:auto}summary{cursor:pointer}p.soft{color:var(--text-soft)}"
)


def html_report(outcome: Outcome, language: str) -> str:
    """The whole page."""
    names = outcome.names(language)
    say = names.say.say
    title = escape(say("report-title", game=names.game()))
    body = f"<h1>{title}</h1>" + "".join(f"<p>{escape(each)}</p>" for each in outcome.facts(language))
    body += f'<p class="soft">{escape(say("report-intro"))}</p>'
    if outcome.standings.games:
        body += _contestants(outcome, names)
        body += "".join(_section(each, names) for each in sections(outcome.standings, names))
        body += _lengths_and_times(outcome, names)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{_STYLE}</style></head>"
        f'<body class="meadhall"><svg width="0" height="0" style="position:absolute">{defs()}</svg>'
        f"<main>{body}</main></body></html>\n"
    )


def _figure(picture: str, caption: str) -> str:
    return f"<figure>{picture}<figcaption>{escape(caption)}</figcaption></figure>"


def _table(headings: list[str], rows: list[tuple[bool, list[str]]]) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in headings)
    body = "".join(
        f"<tr{' class=outside' * is_outside}>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
        for is_outside, cells in rows
    )
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _contestants(outcome: Outcome, names: Names) -> str:
    """Ranking, ratings, and everybody against everybody."""
    say, standings, order = names.say.say, outcome.standings, outcome.ranking()
    rows = []
    for name in order:
        tally, times = standings.contestants[name], standings.times[name]
        cells = [name, str(tally.games), names.decimal(tally.wins), names.estimate(tally)]
        cells.append(names.rating(outcome.ratings[name]) if outcome.ratings else "–")
        cells += [names.duration(times.quantile(part)) for part in (0.5, 0.99)]
        rows.append((False, cells))
    keys = ("contestant", "seats", "won", "rate", "rating", "median", "slow")
    content = f"<h2>{escape(say('standings'))}</h2>" + _table([say(f"column-{key}") for key in keys], rows)
    if len(order) < 2:
        return content
    rates = []
    for name in order:
        tally = standings.contestants[name]
        low, high = tally.interval
        rates.append(Estimate(name, low, tally.rate, high, tally.fair, names.percent(tally.rate)))
    content += _figure(estimates(say("chart-rates"), rates), say("chart-rates"))
    if outcome.ratings:
        content += _ratings(outcome, names, order)
    return content + _pairs(outcome, names, order)


def _ratings(outcome: Outcome, names: Names, order: list[str]) -> str:
    say = names.say.say
    found = [outcome.ratings[name] for name in order]
    middle = sum(each.strength for each in found) / len(found)
    shown = [
        Estimate(
            name,
            each.safe,
            each.strength,
            each.strength + 3 * each.unsureness,
            middle,
            names.decimal(round(each.strength, 1)),
        )
        for name, each in zip(order, found, strict=True)
    ]
    ways = [Curve(name, each.way) for name, each in zip(order, found, strict=True)]
    content = _figure(estimates(say("chart-ratings"), shown, "{:.0f}"), say("chart-ratings"))
    return content + _figure(curves(say("chart-way"), ways, say("chart-way-below")), say("chart-way"))


def _pairs(outcome: Outcome, names: Names, order: list[str]) -> str:
    say = names.say.say
    cells = {}
    for (one, other), tally in outcome.standings.pairs.items():
        rate = names.percent(tally.rate)
        tip = say("chart-pair", one=one, other=other, rate=rate, games=tally.games)
        cells[order.index(one), order.index(other)] = (tally.rate, tip)
    return _figure(matrix(say("chart-pairs"), order, cells), say("chart-pairs"))


def _section(section: Section, names: Names) -> str:
    say = names.say.say
    shown = []
    rows = []
    for row in section.rows:
        tally = row.tally
        low, high = tally.interval
        shown.append(Estimate(row.label, low, tally.rate, high, tally.fair, names.percent(tally.rate), row.is_outside))
        numbers = [str(tally.games), names.decimal(tally.wins), names.estimate(tally), names.percent(tally.fair)]
        rows.append((row.is_outside, [row.label, *numbers]))
    headings = [say(f"column-{key}") for key in ("what", "games", "won", "rate", "fair")]
    numbers_table = f"<details><summary>{escape(say('report-data'))}</summary>{_table(headings, rows)}</details>"
    chart = _figure(estimates(section.title, shown), section.note)
    return f'<h2 id="{section.key}">{escape(section.title)}</h2>{chart}{numbers_table}'


def _lengths_and_times(outcome: Outcome, names: Names) -> str:
    say, standings = names.say.say, outcome.standings
    lengths = histogram(say("chart-lengths"), dict(standings.lengths), say("chart-lengths-below"))
    drawn = [Curve(name, _within(standings.times[name])) for name in outcome.ranking()]
    times = curves(say("chart-times"), drawn, "", lambda power: names.duration(10**power), "{:.0f} %")
    heads = [f"<h2>{escape(say(key))}</h2>" for key in ("chart-lengths", "chart-times")]
    return f"{heads[0]}<figure>{lengths}</figure>{heads[1]}<figure>{times}</figure>"


def _within(times: Times) -> list[tuple[float, float]]:
    """Which part of the decisions, in percent, was made within a time, as a power of ten of seconds."""
    points = []
    sum_so_far = 0
    for step in sorted(times.spread):
        sum_so_far += times.spread[step]
        points.append((math.log10(seconds_of(step)), 100 * sum_so_far / times.decisions))
    return [(points[0][0], 0.0), *points]
