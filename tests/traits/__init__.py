"""What cards tell about themselves: deeds, to whom, how sure; and that it is true."""
