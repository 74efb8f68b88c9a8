"""Learns a game from nothing but its own games, with NumPy alone: a policy that scores the legal options of a position.

Run it with a game and a number of rounds: `python learner.py tiny_epic_vikings 10`. It plays one seat of every table,
the others play at random. What is said of a round is how often it won in the games that ended.
"""

import sys

import numpy as np

from meadhall.rl import stepper

TABLES, STEPS = 64, 200
"""So many tables are stepped so often in a round."""
HIDDEN = 32
SCALE = HIDDEN**0.5


class Policy:
    """How much an option is liked: what its features are worth by themselves, and what they are worth where one is.

    Where one is, a layer of tanh makes of the observation. Every value of every feature has a row of worths.
    """

    def __init__(self, numbering, rng):
        self.numbering = numbering
        self.rng = rng
        features = numbering.option_features
        sizes = features.max(axis=(0, 1)) + 1
        self.rows = features + np.concatenate([[0], np.cumsum(sizes)[:-1]])
        self.owner = numbering.slice(numbering.owner_piece).start
        self.weights = {
            "layer": rng.normal(0, 0.1, (numbering.length, HIDDEN)),
            "here": np.zeros((sizes.sum(), HIDDEN)),
            "always": np.zeros(sizes.sum()),
        }

    def likings(self, observations, tables, actions):
        """How much each of these actions is liked at its table, with what that was made of."""
        seen = self.numbering.normalised(observations)
        felt = np.tanh(seen @ self.weights["layer"]) / SCALE
        rows = self.rows[observations[tables, self.owner], actions]
        worth = self.weights["always"][rows].sum(axis=1)
        return worth + (self.weights["here"][rows].sum(axis=1) * felt[tables]).sum(axis=1), (seen, felt, rows)

    def choose(self, observations, masks):
        """One legal action of every table, and what would make it likelier."""
        tables, actions = np.nonzero(masks)
        first = np.flatnonzero(np.diff(tables, prepend=-1))
        likings, made_of = self.likings(observations, tables, actions)
        chances = np.exp(likings - np.maximum.reduceat(likings, first)[tables])
        chances /= np.add.reduceat(chances, first)[tables]
        race = np.log(chances) + self.rng.gumbel(size=len(tables))
        chosen = race == np.maximum.reduceat(race, first)[tables]
        return actions[chosen], (chosen - chances, tables, *made_of)

    def learn(self, past, advantages, rate):
        """A step that makes choices likelier the better they turned out."""
        gradients = {name: np.zeros_like(each) for name, each in self.weights.items()}
        for (push, tables, seen, felt, rows), advantage in zip(past, advantages, strict=True):
            wish = push * advantage[tables]
            flat = np.repeat(wish, rows.shape[1])
            np.add.at(gradients["always"], rows.ravel(), flat)
            np.add.at(gradients["here"], rows.ravel(), flat[:, None] * np.repeat(felt[tables], rows.shape[1], axis=0))
            back = np.zeros_like(felt)
            np.add.at(back, tables, wish[:, None] * self.weights["here"][rows].sum(axis=1))
            gradients["layer"] += seen.T @ (back * (1 - (SCALE * felt) ** 2)) / SCALE
        for name, gradient in gradients.items():
            self.weights[name] += rate * gradient


def train(slug, rounds, players=2, rate=3.0, seed=1, tell=print):
    """Play and learn; the policy, and how often it won in each round."""
    many = stepper(slug, TABLES, seed=seed, players=players)
    arrays, rng = many.arrays, np.random.default_rng(seed)
    policy, learner, won = Policy(many.numbering, rng), np.arange(TABLES) % players, []
    for n in range(rounds):
        past, mine, ended, results = [], [], [], []
        for _ in range(STEPS):
            is_mine = arrays.seats == learner
            actions, made_of = policy.choose(arrays.observations, arrays.masks)
            actions = np.where(is_mine, actions, at_random(arrays.masks, rng))
            many.step(actions)
            past.append(made_of)
            mine.append(is_mine)
            ended.append(arrays.ended.copy())
            results.append(arrays.rewards[np.arange(TABLES), learner].copy())
        found = np.concatenate([result[end] for result, end in zip(results, ended, strict=True)])
        won.append(float((found > 0).mean()))
        policy.learn(past, advantages_of(mine, ended, results, found.mean()), rate / len(found))
        tell(f"{slug}, round {n + 1}: won {won[-1]:.0%} of {len(found)} games")
    return policy, won


def advantages_of(mine, ended, results, usual):
    """What the game of each choice brought beyond what is usual; nothing where it was another's, or is not over."""
    worth, found = np.zeros(TABLES), []
    for is_mine, end, result in zip(reversed(mine), reversed(ended), reversed(results), strict=True):
        worth = np.where(end, result - usual, worth)
        found.append(worth * is_mine)
    return found[::-1]


def at_random(masks, rng):
    """Any legal action of every table."""
    return np.argmax(rng.random(masks.shape) * masks, axis=1)


def wins(policy, slug, games, players=2, seed=9):
    """How many of so many games the policy wins against random players, in every seat by turns."""
    many = stepper(slug, TABLES, seed=seed, players=players)
    arrays, rng = many.arrays, np.random.default_rng(seed)
    seats, found = np.arange(TABLES) % players, []
    while len(found) < games:
        actions, _ = policy.choose(arrays.observations, arrays.masks)
        many.step(np.where(arrays.seats == seats, actions, at_random(arrays.masks, rng)))
        found += list(arrays.rewards[arrays.ended, seats[arrays.ended]] > 0)
    return sum(found[:games])


if __name__ == "__main__":
    trained, _ = train(sys.argv[1], int(sys.argv[2]))
    print(f"Trained, it wins {wins(trained, sys.argv[1], 400) / 4:.0f} % of 400 games.")
