"""Playing in a terminal: one conversation for all games, and a file for what each looks like."""
