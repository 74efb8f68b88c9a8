"""The laws: one suite that every game passes. Their numbers are in each test's docstring.

`pytest --meadhall-laws NAME` runs them over an installed game, whoever made it.
"""
