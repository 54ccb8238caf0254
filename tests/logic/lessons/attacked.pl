:- module(attacked, [said/2]).

/** <module> What a goal does in a process that is confined
*/

%!  said(+Text, -Said) is det.
%
%   True when Said tells how the goal that Text is has ended.

said(Text, Said) :-
    term_string(Goal, Text),
    catch(( call(Goal) -> Said = "done" ; Said = "failed" ), Error, error_text(Error, Said)).

error_text(Error, Text) :-
    term_string(Error, Text).
