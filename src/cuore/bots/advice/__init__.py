"""Advice for a person: what the search would do, what is as good, and why."""
