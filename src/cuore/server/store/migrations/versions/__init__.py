"""One module for every step."""
