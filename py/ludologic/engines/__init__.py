"""The two engines, which know no game.

`door` asks the rules through `prolog`; only `swipl` imports pyswip, only `asp` imports clingo;
`rules` says where the rules are.
"""
