"""The server: tables that never lose a card, for browsers, bots and programs in any language."""
