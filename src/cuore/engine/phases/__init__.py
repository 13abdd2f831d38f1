"""The four phases of a turn, a module each, in the order of the rule book."""
