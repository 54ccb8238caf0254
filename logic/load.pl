/** The door for SWI-Prolog: `swipl load.pl`, and ask.

Arithmetic is compiled, which is worth a factor of three.
*/

:- set_prolog_flag(optimise, true).

:- use_module(mastermind).
