:- module(ludologic, []).

/** <module> The door for SWI-Prolog: `swipl logic/load.pl`, and ask

Every rule of every game.  Arithmetic is compiled, which is worth a factor
of three; to watch the rules at work step by step, open trace.pl instead.
*/

:- set_prolog_flag(optimise, true).

:- reexport(trace).

/** <examples>

?- named_variant(easy, Variant), rule_tree(first, Variant, any, inf, Tree).
*/
