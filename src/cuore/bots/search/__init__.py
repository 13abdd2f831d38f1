"""Looking ahead: options raced against each other in imagined worlds, by one process or several."""
