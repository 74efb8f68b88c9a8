"""The researcher door."""
