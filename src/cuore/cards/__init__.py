"""The cards of the boxes, a module each, and card files."""
