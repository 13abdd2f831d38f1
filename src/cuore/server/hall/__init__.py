"""The tables that are being played, and everybody at them. No sockets, no files: all of that is handed in."""
