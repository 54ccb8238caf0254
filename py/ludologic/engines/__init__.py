"""The two engines, which know no game.

`door` asks the rules, by way of `prolog`; `swipl` alone imports pyswip, `asp` alone imports clingo;
`rules` says where the rules are.
"""
