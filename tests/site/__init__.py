"""The static site, and the door of the hall in it."""
