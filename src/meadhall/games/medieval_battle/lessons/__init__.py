"""The lessons of Medieval Battle: positions and steps in TOML, words in Fluent."""
