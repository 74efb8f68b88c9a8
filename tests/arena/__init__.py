"""Leagues: many games, counted once each."""
