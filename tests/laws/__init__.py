"""Laws that only the games of the house are under: their books, their past, and how they are compiled."""
