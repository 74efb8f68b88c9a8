"""The tests: the laws that hold of every game, the engine's own tests, and each game's."""
