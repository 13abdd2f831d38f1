"""What travels between the server and any table: messages, views, options and events, typed once."""
