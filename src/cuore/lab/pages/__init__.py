"""Pages of HTML that need nothing else: their frame, their look, and the small pictures in their tables."""
