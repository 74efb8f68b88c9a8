"""The lessons of Northgard and its page: positions and steps in TOML, words in Fluent."""
