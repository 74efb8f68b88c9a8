"""The lessons of SAGA: positions and steps in TOML, words in Fluent."""
