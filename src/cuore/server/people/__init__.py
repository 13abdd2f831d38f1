"""Who somebody is: guests and accounts, names, passwords, sessions."""
