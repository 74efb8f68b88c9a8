"""Lessons of Hnefatafl."""
