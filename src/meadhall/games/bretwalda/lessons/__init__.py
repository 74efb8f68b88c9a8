"""The lessons of Bretwalda: positions and steps in TOML, words in Fluent."""
