"""The rules page of a table for bettors, as one file for the game itself, and whether such a file is still right."""
