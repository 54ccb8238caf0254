:- module(sheets_notation,
          [ text_term/2,           % +Text, -Term
            term_kif/2             % +Term, -Text
          ]).

/** <module> Moves as they are written in messages

In KIF the term mark(1, 1) is `(mark 1 1)`.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(expressions, [expression_kif/2, kif_expressions/2]).

%!  text_term(+Text, -Term) is semidet.
%
%   True when Text, in KIF, stands for Term, which has no variables.
%
%       ?- text_term("( mark 1 1 )", Term).
%       Term = mark(1, 1).

text_term(Text, Term) :-
    catch(kif_expressions(Text, [Expression]), error(guessing_game(_), _), fail),
    expression_term(Expression, Term).

expression_term([Name|Items], Term) :-
    atom(Name),
    !,      % a list is a term with arguments
    maplist(expression_term, Items, Arguments),
    compound_name_arguments(Term, Name, Arguments).
expression_term(Word, Word) :-
    atomic(Word),
    Word \== [].

%!  term_kif(+Term, -Text) is det.
%
%   True when Text is Term in KIF.
%
%       ?- term_kif(mark(1, at(b)), Text).
%       Text = "(mark 1 (at b))".

term_kif(Term, Text) :-
    term_expression(Term, Expression),
    expression_kif(Expression, Text).

term_expression(Term, [Name|Items]) :-
    compound(Term),
    !,      % a list is a term with arguments
    compound_name_arguments(Term, Name, Arguments),
    maplist(term_expression, Arguments, Items).
term_expression(Word, Word).

/** <examples>

?- text_term("(move wp a 2 a 3)", Term), term_kif(Term, Text).
*/
