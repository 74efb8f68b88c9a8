"""The server: what it promises, and what it withstands."""
