"""The rules as a machine without input and output: no clock, no files, no chance but its own, and no card."""
