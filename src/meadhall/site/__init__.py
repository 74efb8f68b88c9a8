"""The hall as a static site: the same page, the same server, which runs in the visitor's own browser."""
