"""The engine that all games stand on: steps and decisions on a stack, chance as a seat, the journal as the game.

Standard library only; no input or output; no clock. `game.Game` is the contract of a game.
"""
