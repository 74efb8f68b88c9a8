"""The rules of Northgard, one file for each chapter of the rulebook."""
