"""Games in bulk: a row a game, a row an employment, in files that anybody can read."""
