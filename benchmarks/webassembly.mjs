/** `node benchmarks/webassembly.mjs SITE`: how fast a static site plays, by its own Python, one game after the other. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const site = resolve(process.argv[2], "site");
const { loadPyodide } = await import(`${site}/pyodide/pyodide.mjs`);
const began = performance.now();
const python = await loadPyodide({ indexURL: `${site}/pyodide/` });
python.unpackArchive(new Uint8Array(readFileSync(`${site}/program.zip`)), "zip", { extractDir: "/program" });
console.log(`Python is there after ${Math.round(performance.now() - began)} ms`);
python.runPython(`
import sys, time
sys.path.insert(0, "/program")
import meadhall
from meadhall.bots import LIGHTER, bot
from meadhall.engine.driver import playout
from meadhall.engine.rng import Rng

for slug in meadhall.games():
    game, rng = meadhall.game(slug), Rng(1)
    players = 4 if 4 in game.players else game.players[0]
    begin, done = time.perf_counter(), 0
    while time.perf_counter() - begin < 1.5:
        done += playout(game.start(game.full_options(None), players), rng, game.longest)
    speed = done / (time.perf_counter() - begin)
    match, times = game.new(seed=7, players=players), []
    karls = [bot(LIGHTER["karl"], game, seed) for seed in range(players)]
    while not match.over and len(times) < 60:
        begin = time.perf_counter()
        karls[match.seat].play(match, match.seat)
        times.append(time.perf_counter() - begin)
    begin = time.perf_counter()
    match.picture(seat=0, language="en")
    drawn = time.perf_counter() - begin
    mean, worst = 1000 * sum(times) / len(times), 1000 * max(times)
    print(f"{slug}: {speed:,.0f} random decisions/s; karl {mean:.0f} ms a choice, {worst:.0f} at worst; a picture {1000 * drawn:.0f} ms")
`);
