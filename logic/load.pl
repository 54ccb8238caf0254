:- module(ludologic, []).

/** <module> The door for SWI-Prolog: `swipl logic/load.pl`, and ask

Every rule of every game.  Arithmetic is compiled, which is worth a factor
of three.
*/

:- set_prolog_flag(optimise, true).

:- reexport([agreement, connect4, mastermind, random, soccer]).

/** <examples>

?- named_variant(easy, Variant), rule_tree(minimax, Variant, any, inf, Tree).
*/
