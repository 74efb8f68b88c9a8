"""Many games: leagues between bots, their standings and ratings, and whether a game is fair.

>>> from meadhall.arena.leagues import League
>>> from meadhall.arena.playing import play
>>> league = League("saga", ("random", "thrall"), players=2, games=4)
>>> [task.seats for task in map(league.task, range(4))]
[('random', 'thrall'), ('thrall', 'random'), ('random', 'thrall'), ('thrall', 'random')]
>>> play(league.task(0)).digest == play(league.task(0)).digest
True
"""
