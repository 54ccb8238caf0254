:- module(guessing_attributes,
          [ attributes_rules/2     % +Rows, -Rules
          ]).

/** <module> A table of attributes: guess who, or which fault it is

The first row has the names of the columns, the first column those of the secrets.  What another
column holds is the answer, and the name of that column the question.

The same as attributes.lp.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(assoc), [gen_assoc/3, get_assoc/3, list_to_assoc/2]).
:- use_module(library(lists), [member/2, nth1/3]).

%!  attributes_rules(+Rows, -Rules) is det.
%
%   True when Rules (definition.pl) are those of the table that has Rows, lists
%   of as many cells each.
%
%       ?- attributes_rules([[who,hat,beard], [ann,yes,no], [bob,yes,yes]], Rules),
%          rules_classes(Rules, beard, [ann,bob], Classes).
%       Classes = [no-[ann], yes-[bob]].

attributes_rules([[_|Attributes]|Rows],
                 rules(known, guessing_attributes:name(Names), guessing_attributes:attribute(Columns),
                       guessing_attributes:attribute_name_value(Columns, Cells))) :-
    maplist(row_cells, Rows, Pairs),
    findall(Name, member(Name-_, Pairs), Names),
    list_to_assoc(Pairs, Cells),
    findall(Attribute-Number, nth1(Number, Attributes, Attribute), Numbers),
    list_to_assoc(Numbers, Columns).

row_cells([Name|Values], Name-Cells) :-
    Cells =.. [cells|Values].

name(Names, Name) :- member(Name, Names).

attribute(Columns, Attribute) :- gen_assoc(Attribute, Columns, _).

attribute_name_value(Columns, Cells, Attribute, Name, Value) :-
    get_assoc(Attribute, Columns, Number),
    get_assoc(Name, Cells, Row),
    arg(Number, Row, Value).

/** <examples>

?- attributes_rules([[who,hat], [ann,yes], [bob,no]], Rules), rules_secrets(Rules, Secrets).
*/
