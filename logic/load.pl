:- module(ludologic, []).

/** <module> The door for SWI-Prolog: `swipl logic/load.pl`, and ask

Loads every rule of every game.  Arithmetic is compiled, which makes the rules
three times as fast.  To watch the rules step by step, load trace.pl instead.
*/

:- set_prolog_flag(optimise, true).

:- reexport(trace).

/** <examples>

?- named_variant(easy, Variant), rule_tree(first, Variant, any, inf, Tree).
*/
