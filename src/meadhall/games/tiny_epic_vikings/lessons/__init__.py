"""The lessons of Tiny Epic Vikings: positions and steps in TOML, words in Fluent."""
