"""The doors: HTTP, sockets, the command that opens them, and what keeps strangers out."""
