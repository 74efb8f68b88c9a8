"""The hall: a server and a browser table for the games of the house."""
