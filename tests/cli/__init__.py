"""The command line, driven as people drive it."""
