"""The planner: one judgement in points for every option, from traits of the cards and a few numbers of taste."""
