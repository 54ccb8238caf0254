"""The two engines: `prolog` alone imports pyswip, `asp` alone imports clingo. Neither knows a game."""
