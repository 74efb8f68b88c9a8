"""Drawing in the manner of the house: pieces of SVG as strings, for the pictures of all games."""
