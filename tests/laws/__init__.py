"""The laws: one suite that every game passes. Their numbers are in each test's docstring."""
