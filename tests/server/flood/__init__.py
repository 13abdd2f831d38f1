"""Floods: one guest on four lines against a real server, and what everybody else notices of it."""
