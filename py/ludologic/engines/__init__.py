"""The two engines, which know no game.

`prolog` alone imports pyswip, `asp` alone imports clingo; `rules` says where the rules are.
"""
