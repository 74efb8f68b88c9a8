"""Weights found by playing: `python benchmarks/climb.py saga --steps 900 -j 16`.

All weights of a game's evaluation are tuned at once by self-play of quick bots (`meadhall.arena.climbing`). What is
known is kept in `climb-GAME.json` after every step; `--resume` goes on. At the end the list for `sense.py` is
printed, how it fared against the weights of today, and with `--record` a table of that is written for `docs/`.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from pathlib import Path

from rich.console import Console

import meadhall
from meadhall.arena.climbing import Ascent, Climb, read_climb
from meadhall.arena.contestants import contestant
from meadhall.arena.crews import Processes
from meadhall.arena.leagues import League, whole_rounds
from meadhall.arena.records import Record
from meadhall.arena.running import Interruption, stretch
from meadhall.arena.tuning import Plan


def asked() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("slug", choices=meadhall.games())
    parser.add_argument("--bot", default="karl:1x1", help="who plays: karl:1x1 is quick, karl judges as people meet it")
    parser.add_argument("--steps", type=int, default=900)
    parser.add_argument("--games", type=int, default=64, help="of a step")
    parser.add_argument("--test", type=int, default=2000, help="games in which the end meets the beginning, at most")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--reach", type=float, default=0.2)
    parser.add_argument("--gain", type=float, default=0.4)
    parser.add_argument("-j", "--processes", type=int, default=0, help="as many as there are cores if not given")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--record", type=Path, help="a file of Markdown for the way and the end")
    return parser.parse_args()


def ascent_of(given: argparse.Namespace) -> Ascent:
    """The climb that is asked for; options that the game has watched for fairness are drawn anew for every round."""
    game = meadhall.game(given.slug)
    plan = Plan(
        slug=game.slug,
        bot=given.bot,
        names=tuple(game.weight_names),
        begin=tuple(contestant(given.bot).weights(game)),
        players=given.players,
        games=whole_rounds(given.games, given.players),
        seed=given.seed,
        varied=dict(game.watched),
    )
    return Ascent(plan, given.steps, whole_rounds(given.test, given.players), given.reach, given.gain)


def played(league: League, crew: Processes, interruption: Interruption) -> list[Record]:
    """All games of a league, fewer if an interruption came."""
    records: list[Record] = []
    with closing(stretch(league, range(league.games), crew, interruption)) as batches:
        for batch in batches:
            records += batch
    return records


def told(climb: Climb) -> str:
    """The way and the end, in Markdown."""
    plan = climb.ascent.plan
    low, high = climb.tally.interval
    names = meadhall.game(plan.slug).weight_names
    rows = zip(names, plan.begin, climb.outcome(), strict=True)
    return "\n".join(
        [
            f"{len(climb.results)} steps of {plan.games} games of {plan.bot}, seed {plan.seed}. The end against the",
            f"beginning: {climb.tally.wins:g} of {climb.tally.games} games ({low:.1%} to {high:.1%}), {climb.verdict}.",
            "",
            "| weight | before | after |",
            "|---|---:|---:|",
            *[f"| {name} | {before:g} | {after:g} |" for name, before, after in rows],
        ]
    )


def show(text: str) -> None:
    """As it is."""
    Console().print(text, markup=False, highlight=False, soft_wrap=True)


def main() -> None:
    """Climb as far as is asked, and show where that leads."""
    given = asked()
    ascent, file = ascent_of(given), Path(f"climb-{given.slug}.json")
    if file.exists() and not given.resume:
        sys.exit(f"{file} is there already: --resume goes on with it.")
    climb = read_climb(file, ascent) if file.exists() else Climb(ascent)
    crew = Processes(given.processes)
    try:
        with Interruption() as interruption:
            while (league := climb.league()) is not None:
                records = played(league, crew, interruption)
                if len(records) < league.games:
                    sys.exit(f"{len(climb.results)} steps are kept in {file}; --resume goes on.")
                climb.see(records)
                climb.write(file)
                show(f"{len(climb.results)}: {' '.join(f'{weight:.3g}' for weight in climb.weights())}")
    finally:
        crew.end()
    show(told(climb))
    for name, weight in zip(meadhall.game(given.slug).weight_names, climb.outcome(), strict=True):
        show(f'    ("{name}", {weight!r}),')
    if given.record:
        given.record.write_text(f"# Weights of {given.slug}\n\n{told(climb)}\n", "utf-8")


if __name__ == "__main__":
    main()
