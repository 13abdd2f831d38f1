"""Where a game is played: the Town or the Park, two values of one idea, a module each."""
