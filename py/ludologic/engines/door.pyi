"""Made by door_types.py of what the doors declare, not written by hand."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypedDict

from ludologic.engines.prolog import Handle

Record: TypeAlias = Mapping[str, Any] | Sequence[Any]
"""The fields of a record, by their names or in their order."""

class Game:
    """What every game is asked."""
    def begin(self, *, options: Any = ..., seats: Sequence[str] = ..., seed: int = ...) -> Any: ...
    def event(self, *, table: Any, event: Any, seconds: float = ...,
        handle: Handle | None = ...) -> Any: ...
    def view(self, *, table: Any) -> Any: ...
    def levels(self, *, options: Any = ...) -> list[str]: ...
    def opened(self, name: str, /, **arguments: Any) -> Handle | None: ...

class Connect4EndDraw(TypedDict): kind: Literal["draw"]
class Connect4EndWon(TypedDict): kind: Literal["won"]; winner: Literal["x", "o"]
Connect4End: TypeAlias = (Connect4EndDraw | Connect4EndWon | None)
class Connect4Spot(TypedDict): row: int; column: int
class Connect4Standing(TypedDict):
    turn: Literal["x", "o"]; end: Connect4End; moves: list[int]
    board: list[list[Literal["x", "o"]]]; line: list[Connect4Spot]; sentence: str; said: list[str]
class Connect4Score(TypedDict): score: int; columns: list[int | None]
class Connect4Range(TypedDict): lower: int; upper: int
class Connect4Bounds(TypedDict): lower: int; upper: int; columns: list[Connect4Range | None]
class Connect4Choice(TypedDict):
    column: int; value: int | None; lower: int; upper: int; proved: bool; reason: str
class Connect4RatedRatings(TypedDict): column: int; rating: int
class Connect4Rated(TypedDict): column: int; reason: str; ratings: list[Connect4RatedRatings]
class Connect4Variation(TypedDict): score: int; columns: list[int]
class Mark(TypedDict): kind: str; cells: list[list[int]]; text: str; good: bool | None
class Connect4Square(TypedDict): column: int; row: int
class Connect4Remark(TypedDict): kind: str; sentence: str; cells: list[Connect4Square]
class Connect4Values(TypedDict):
    lead: Connect4Range; sentence: str; marks: list[Mark]; remarks: list[Connect4Remark]; open: bool
class Connect4Mistake(TypedDict):
    number: int; player: Literal["x", "o"]; column: int; before: int; after: int; better: int
    sentence: str
class Connect4Judgement(TypedDict):
    number: int; player: Literal["x", "o"]; column: int; lower: int; upper: int; rank: int | None
    sentence: str
class Connect4Review(TypedDict):
    left: list[int]; mistakes: list[Connect4Mistake]; judgements: list[Connect4Judgement]
class Connect4Points(TypedDict): points: int; rounds: int
class Connect4Tactic(TypedDict): kind: str; player: Literal["x", "o"]; spot: Connect4Spot
class Connect4Claim(TypedDict):
    start: str; facts: Literal["many", "few"]; player: Literal["x", "o"]
    result: Literal["won", "draw"]
class Connect4Coverage(TypedDict): entries: list[str]; ends: list[str]
class Connect4Facts(TypedDict): text: str; column: int
class Connect4ProofNodes(TypedDict): kind: Literal["nodes"]; nodes: int
class Connect4ProofWrong(TypedDict): kind: Literal["wrong"]
class Connect4ProofOpen(TypedDict): kind: Literal["open"]
Connect4Proof: TypeAlias = (Connect4ProofNodes | Connect4ProofWrong | Connect4ProofOpen)
class Connect4Size(TypedDict): width: int; height: int; line: int
class Connect4Session(TypedDict):
    options: Connect4Size; seats: list[str]; moves: list[str]; undone: list[str]
    resigned: int | None; aid: str | None; seed: int
class Seat(TypedDict): number: int; name: str; who: str; person: bool
class Over(TypedDict):
    kind: str; winner: int | None; sentence: str; points: int | None; rounds: int | None
    against: str; ranked: bool
class Connect4Board(TypedDict):
    columns: list[list[Literal["x", "o"]]]; height: int; moves: list[int]
    outcome: Literal["open", "x", "o", "draw"]; fours: list[list[int]]; size: Connect4Size
class Can(TypedDict): move: str; key: str; cells: list[list[int]]
class Play(TypedDict): number: int; seat: int; move: str
class Word(TypedDict): usage: str; meaning: str
class Clause(TypedDict): file: str; line: int; relation: str
class Hint(TypedDict):
    move: str; sentence: str; cells: list[list[int]]; proved: bool; why: Clause | None
class Connect4View(TypedDict):
    title: str; rules: str; seats: list[Seat]; turn: int | None
    waits: Literal["you", "program", "nobody"]; status: str; mood: Literal["good", "bad", "plain"]
    over: Over | None; board: Connect4Board; marks: list[Mark]; can: list[Can]; moves: list[Play]
    undo: bool; redo: bool; prompt: str; expected: str; words: list[Word]; looks: list[str]
    levels: list[str]; aid: str | None; ranked: bool; said: list[str]; remarks: list[Connect4Remark]
    hint: Hint | None; who: str
class Connect4Seating(TypedDict): table: Connect4Session; view: Connect4View
class Bound(TypedDict): text: str; cells: list[list[int]]
class Line(TypedDict):
    number: int; text: str; state: Literal["held", "failed", "plain"]; bounds: list[Bound]
class Ruled(TypedDict): file: str; line: int; relation: str; held: bool; lines: list[Line]
class Reason(TypedDict): sentence: str; query: str; clauses: list[Ruled]
class GuessingOpened(TypedDict):
    game: int; ends: Literal["known", "asked"]; secrets: list[int | str]; questions: list[int | str]
    answers: list[int | str]
class GuessingClass(TypedDict): answer: int; secrets: int
class GuessingAnswering(TypedDict): answer: int; secrets: list[int]
class GuessingVertex(TypedDict): kind: int; neighbours: list[int]
class GuessingConflict(TypedDict): turn: int; would: int
class GuessingChoice(TypedDict): question: int; most: int
class GuessingTreeSecret(TypedDict): kind: Literal["secret"]; secret: int
class GuessingChild(TypedDict): answer: int; tree: GuessingTree
class GuessingTreeNode(TypedDict):
    kind: Literal["node"]; question: int; secrets: int; children: list[GuessingChild]
GuessingTree: TypeAlias = (GuessingTreeSecret | GuessingTreeNode)
class GuessingFoundFound(TypedDict):
    kind: Literal["found"]; depth: int; total: int; tree: GuessingTree
class GuessingFoundAlike(TypedDict): kind: Literal["alike"]; one: int; other: int
class GuessingFoundUnasked(TypedDict): kind: Literal["unasked"]; secret: int
class GuessingFoundDeeper(TypedDict): kind: Literal["deeper"]
class GuessingFoundHard(TypedDict): kind: Literal["hard"]
GuessingFound: TypeAlias = (GuessingFoundFound | GuessingFoundAlike | GuessingFoundUnasked
        | GuessingFoundDeeper | GuessingFoundHard)
class GuessingObstacleAlike(TypedDict): kind: Literal["alike"]; one: int; other: int
class GuessingObstacleUnasked(TypedDict): kind: Literal["unasked"]; secret: int
GuessingObstacle: TypeAlias = (GuessingObstacleAlike | GuessingObstacleUnasked)
class GuessingFaultSecret(TypedDict): kind: Literal["secret"]; secret: int
class GuessingFaultQuestion(TypedDict): kind: Literal["question"]; question: int
class GuessingFaultBranch(TypedDict): kind: Literal["branch"]; question: int; answer: int
GuessingFault: TypeAlias = (GuessingFaultSecret | GuessingFaultQuestion | GuessingFaultBranch)
class GuessingCertificate(TypedDict): faults: list[GuessingFault]; histogram: list[int]
class GuessingFirst(TypedDict): bound: int | None; question: int
class GuessingPart(TypedDict): answer: int; size: int; secrets: int
class GuessingOptions(TypedDict):
    name: str; ends: Literal["known", "asked"] | None; seconds: float | None
class GuessingSession(TypedDict):
    options: GuessingOptions; seats: list[str]; moves: list[str]; undone: list[str]
    resigned: int | None; aid: str | None; seed: int
class GuessingTurn(TypedDict): question: str; answer: str
class GuessingPlace(TypedDict): row: int; column: int; mark: str; seat: int | None; name: str
class GuessingScale(TypedDict):
    name: str; things: list[str]; left: list[str]; right: list[str]; down: str | None; text: str
class GuessingBoard(TypedDict):
    turns: list[GuessingTurn]; asked: str | None; left: int; secrets: int; answers: list[str]
    cells: list[GuessingPlace]; scale: GuessingScale | None
class GuessingRemark(TypedDict): sentence: str; cells: list[list[int]]
class GuessingView(TypedDict):
    title: str; rules: str; seats: list[Seat]; turn: int | None
    waits: Literal["you", "program", "nobody"]; status: str; mood: Literal["good", "bad", "plain"]
    over: Over | None; board: GuessingBoard; marks: list[Mark]; can: list[Can]; moves: list[Play]
    undo: bool; redo: bool; prompt: str; expected: str; words: list[Word]; looks: list[str]
    levels: list[str]; aid: str | None; ranked: bool; said: list[str]; remarks: list[GuessingRemark]
    hint: Hint | None; who: str
class GuessingSeating(TypedDict): table: GuessingSession; view: GuessingView
class LessonsVerdictSolved(TypedDict): kind: Literal["solved"]; remarks: list[str]
class LessonsVerdictFault(TypedDict): kind: Literal["fault"]; sentences: list[str]
class LessonsVerdictDiffers(TypedDict):
    kind: Literal["differs"]; query: str; yours: str; reference: str; what: str; part: str
LessonsVerdict: TypeAlias = (LessonsVerdictSolved | LessonsVerdictFault | LessonsVerdictDiffers)
class LessonsTrialsFault(TypedDict): kind: Literal["fault"]; sentences: list[str]
class LessonsWrong(TypedDict): text: str; about: str
class LessonsRun(TypedDict):
    query: str; mode: Literal["sets", "brave", "cautious"]; options: str; yours: str; right: str
    wrong: list[LessonsWrong]
class LessonsTrialsTrials(TypedDict): kind: Literal["trials"]; runs: list[LessonsRun]
LessonsTrials: TypeAlias = (LessonsTrialsFault | LessonsTrialsTrials)
class MastermindVariant(TypedDict): pegs: int; colours: int; repeats: bool
class MastermindNamed(TypedDict): name: str; variant: MastermindVariant; words: str
class MastermindGenetic(TypedDict):
    population: int; generations: int; candidates: int; crossover: float; mutation: float
    exchange: float; inversion: float
class MastermindFeedback(TypedDict): black: int; white: int
class MastermindAnswering(TypedDict): feedback: MastermindFeedback; codes: list[list[int]]
class MastermindAnswers(TypedDict): feedbacks: list[MastermindFeedback]; rows: list[list[str]]
class MastermindConflict(TypedDict): turn: int; would: MastermindFeedback
class MastermindEndWon(TypedDict): kind: Literal["won"]; winner: str
MastermindEnd: TypeAlias = (MastermindEndWon | None)
class MastermindChild(TypedDict): feedback: MastermindFeedback; tree: MastermindTree
class MastermindTree(TypedDict): guess: list[int]; codes: int; children: list[MastermindChild]
class MastermindFaultQuestion(TypedDict): kind: Literal["question"]; guess: list[int]
class MastermindFaultSecret(TypedDict): kind: Literal["secret"]; code: list[int]
class MastermindFaultBranch(TypedDict):
    kind: Literal["branch"]; guess: list[int]; feedback: MastermindFeedback
MastermindFault: TypeAlias = (MastermindFaultQuestion | MastermindFaultSecret
        | MastermindFaultBranch)
class MastermindCertificate(TypedDict): faults: list[MastermindFault]; histogram: list[int]
class MastermindClass(TypedDict): feedback: MastermindFeedback; codes: int
class MastermindSettled(TypedDict):
    first: list[int]; feedback: MastermindFeedback; total: int | None; tree: MastermindTree | None
class MastermindProgressOpen(TypedDict):
    kind: Literal["open"]; done: int; classes: int; bound: int | None; news: list[MastermindSettled]
class MastermindProgressProved(TypedDict):
    kind: Literal["proved"]; total: int | None; tree: MastermindTree | None
MastermindProgress: TypeAlias = (MastermindProgressOpen | MastermindProgressProved)
class MastermindBest(TypedDict): bound: int | None; tree: MastermindTree | None
class MastermindChoice(TypedDict): guess: list[int]; left: int | None; proved: bool; reason: str
class MastermindTurn(TypedDict): guess: list[int]; feedback: MastermindFeedback
class MastermindTaskTask(TypedDict):
    kind: Literal["task"]; history: list[MastermindTurn]; secrets: list[list[int]] | None
class MastermindTaskGames(TypedDict): kind: Literal["games"]; seed: int; secrets: list[list[int]]
MastermindTask: TypeAlias = (MastermindTaskTask | MastermindTaskGames)
class MastermindPart(TypedDict): size: int; task: MastermindTask
class MastermindOptions(TypedDict): variant: MastermindVariant; secret: str | None
class MastermindField(TypedDict):
    sentence: str; title: str; parts: list[list[list[int]]]; rows: list[str]; left: list[int]
class MastermindGrown(TypedDict): sentence: str; tree: MastermindTree | None
class MastermindSession(TypedDict):
    options: MastermindOptions; seats: list[str]; moves: list[str]; undone: list[str]
    resigned: int | None; aid: str | None; seed: int
class MastermindRow(TypedDict): guess: list[int]; black: int; white: int
class MastermindBoard(TypedDict):
    variant: MastermindVariant; places: int; colours: int; rows: int; turns: list[MastermindRow]
    secret: list[int] | None; outcome: Literal["open", "won", "lost"]; asked: list[int] | None
    left: int | None
class MastermindRemark(TypedDict): sentence: str; cells: list[list[int]]
class MastermindView(TypedDict):
    title: str; rules: str; seats: list[Seat]; turn: int | None
    waits: Literal["you", "program", "nobody"]; status: str; mood: Literal["good", "bad", "plain"]
    over: Over | None; board: MastermindBoard; marks: list[Mark]; can: list[Can]; moves: list[Play]
    undo: bool; redo: bool; prompt: str; expected: str; words: list[Word]; looks: list[str]
    levels: list[str]; aid: str | None; ranked: bool; said: list[str]
    remarks: list[MastermindRemark]; hint: Hint | None; who: str
class MastermindSeating(TypedDict): table: MastermindSession; view: MastermindView
class SoccerField(TypedDict): kind: str; width: int | None; length: int | None; goal: int | None
class SoccerShape(TypedDict): size: list[int]; places: list[list[int]]; goals: list[list[int]]
class SoccerEndGoal(TypedDict): kind: Literal["goal"]; winner: int
class SoccerEndStuck(TypedDict): kind: Literal["stuck"]; winner: int
SoccerEnd: TypeAlias = (SoccerEndGoal | SoccerEndStuck | None)
class SoccerWay(TypedDict): player: int; nodes: list[int]
class SoccerStanding(TypedDict):
    player: int; ball: int; end: SoccerEnd; begun: bool; free: dict[str, int]
    trails: list[SoccerWay]
class SoccerReplay(TypedDict): end: SoccerEnd; turns: int; sentence: str
class SoccerChoice(TypedDict): turn: str; reason: str; value: int | None; proved: bool
class SoccerTurnEnd(TypedDict):
    point: str; turn: str; cells: list[list[int]]
    kind: Literal["goal", "rest", "own_goal", "stuck"]; sentence: str
class SoccerEnds(TypedDict): points: list[SoccerTurnEnd]; sentence: str
class SoccerExplanation(TypedDict):
    goal: str | None; safe: list[str]; more: bool; cut_off: list[int]; wins: list[str]
    beaten: dict[str, str]
class SoccerPath(TypedDict): cost: int; nodes: list[int]; turn: str; distances: list[int | None]
class SoccerHeatValue(TypedDict): cell: list[int]; number: int
class SoccerHeat(TypedDict): values: list[SoccerHeatValue]; most: int; sentence: str; clause: Clause
class SoccerProofSearching(TypedDict): kind: Literal["searching"]; nodes: int
class SoccerProofProved(TypedDict):
    kind: Literal["proved"]; winner: int; nodes: int; turns: int; positions: int; steps: int
SoccerProof: TypeAlias = (SoccerProofSearching | SoccerProofProved)
class SoccerMatch(TypedDict): turns: list[str]; end: SoccerEnd; winner: Literal["one", "other"]
class SoccerSession(TypedDict):
    options: SoccerField; seats: list[str]; moves: list[str]; undone: list[str]
    resigned: int | None; aid: str | None; seed: int
class SoccerLabel(TypedDict): cell: list[int]; text: str
SoccerGoals = TypedDict("SoccerGoals", {"1": list[list[int]], "2": list[list[int]]})
class SoccerTrail(TypedDict): player: int; turn: str; places: list[list[int]]
class SoccerOutcome(TypedDict): end: str; winner: int
class SoccerBoard(TypedDict):
    field: SoccerField; size: list[int]; nodes: list[list[int]]; labels: list[SoccerLabel]
    goals: SoccerGoals; trails: list[SoccerTrail]; ball: list[int]; player: int; begun: bool
    free: dict[str, list[int]]; outcome: Literal["open"] | SoccerOutcome
class SoccerRemark(TypedDict): sentence: str; cells: list[list[int]]
class SoccerView(TypedDict):
    title: str; rules: str; seats: list[Seat]; turn: int | None
    waits: Literal["you", "program", "nobody"]; status: str; mood: Literal["good", "bad", "plain"]
    over: Over | None; board: SoccerBoard; marks: list[Mark]; can: list[Can]; moves: list[Play]
    undo: bool; redo: bool; prompt: str; expected: str; words: list[Word]; looks: list[str]
    levels: list[str]; aid: str | None; ranked: bool; said: list[str]; remarks: list[SoccerRemark]
    hint: Hint | None; who: str
class SoccerSeating(TypedDict): table: SoccerSession; view: SoccerView
class TwoPlayersPlayable(TypedDict):
    roles: list[str]; states: int; complete: bool; remarks: list[str]
class TwoPlayersEndDraw(TypedDict): kind: Literal["draw"]
class TwoPlayersEndWon(TypedDict): kind: Literal["won"]; winner: str
class TwoPlayersEndReached(TypedDict): kind: Literal["reached"]
TwoPlayersEnd: TypeAlias = (TwoPlayersEndDraw | TwoPlayersEndWon | TwoPlayersEndReached | None)
class TwoPlayersStanding(TypedDict):
    end: TwoPlayersEnd; turn: str; moves: list[str]; goals: list[int]; shown: str; state: str
    played: list[str]
class TwoPlayersChoiceValues(TypedDict): move: str; value: float
class TwoPlayersChoice(TypedDict):
    move: str; reason: str; value: float | None; proved: bool; values: list[TwoPlayersChoiceValues]
class TwoPlayersWin(TypedDict): role: str; plies: int; goal: int
class TwoPlayersWorthValues(TypedDict): role: str; value: str
class TwoPlayersWorthMovesMoves(TypedDict): move: str; chance: str
class TwoPlayersWorthMoves(TypedDict): role: str; moves: list[TwoPlayersWorthMovesMoves]
class TwoPlayersWorth(TypedDict):
    values: list[TwoPlayersWorthValues]; moves: list[TwoPlayersWorthMoves]; sentence: str
class TwoPlayersSolution(TypedDict):
    moves: list[str] | None; goal: int | None; steps: int; states: int | None; proved: bool
    sentence: str
class TwoPlayersStampedRules(TypedDict): head: int; literals: list[int]
class TwoPlayersStampedNexts(TypedDict): atom: int; fact: int
class TwoPlayersStampedMoves(TypedDict): legal: int; does: int; role: str; move: str
class TwoPlayersStampedGoals(TypedDict): atom: int; role: str; value: int
class TwoPlayersStamped(TypedDict):
    roles: list[str]; winners: list[str]; first: list[int]; rules: list[TwoPlayersStampedRules]
    late: list[int]; nexts: list[TwoPlayersStampedNexts]; moves: list[TwoPlayersStampedMoves]
    over: list[int]; goals: list[TwoPlayersStampedGoals]
class TwoPlayersExplained(TypedDict): holds: bool; sentence: str; lines: list[str]
class TwoPlayersOptions(TypedDict): name: str; seconds: float | None
class TwoPlayersSession(TypedDict):
    options: TwoPlayersOptions; seats: list[str]; moves: list[str]; undone: list[str]
    resigned: int | None; aid: str | None; seed: int
class TwoPlayersPlace(TypedDict): row: int; column: int; mark: str; seat: int | None; name: str
class TwoPlayersLabel(TypedDict): number: int; text: str
class TwoPlayersLabels(TypedDict): rows: list[TwoPlayersLabel]; columns: list[TwoPlayersLabel]
class TwoPlayersBoard(TypedDict):
    shown: str; moves: list[str]; laid: Literal["square", "hexagonal", "heap", "hand"]
    cells: list[TwoPlayersPlace]; labels: TwoPlayersLabels
class TwoPlayersRemark(TypedDict): sentence: str; cells: list[list[int]]
class TwoPlayersView(TypedDict):
    title: str; rules: str; seats: list[Seat]; turn: int | None
    waits: Literal["you", "program", "nobody"]; status: str; mood: Literal["good", "bad", "plain"]
    over: Over | None; board: TwoPlayersBoard; marks: list[Mark]; can: list[Can]; moves: list[Play]
    undo: bool; redo: bool; prompt: str; expected: str; words: list[Word]; looks: list[str]
    levels: list[str]; aid: str | None; ranked: bool; said: list[str]
    remarks: list[TwoPlayersRemark]; hint: Hint | None; who: str
class TwoPlayersSeating(TypedDict): table: TwoPlayersSession; view: TwoPlayersView
class RulesDifference(TypedDict):
    relation: str; file: str | None; line: int | None; query: str; fast: str; defined_by: str
    definition: str
class RulesAgreement(TypedDict): checked: int; differences: list[RulesDifference]
class RulesRelation(TypedDict): name: str; values: int
class RulesLoaded(TypedDict): module: str; relations: list[RulesRelation]; warnings: list[str]
class RulesProof(TypedDict):
    goal: str; by: str; file: str | None; line: int | None; proofs: list[RulesProof]
class RulesWhyHolds(TypedDict): kind: Literal["holds"]; proofs: list[RulesProof]; lines: list[str]
class RulesFailure(TypedDict): depth: int; goal: str
class RulesWhyFails(TypedDict):
    kind: Literal["fails"]; failures: list[RulesFailure]; lines: list[str]
class RulesWhyEndless(TypedDict): kind: Literal["endless"]; lines: list[str]
RulesWhy: TypeAlias = (RulesWhyHolds | RulesWhyFails | RulesWhyEndless)
class RulesSearched(TypedDict): sentence: str; lines: list[str]
class RulesCall(TypedDict): user: str; used: str; file: str; line: int
class RulesRoom(TypedDict): folder: str; purpose: str; files: list[str]
class RulesShown(TypedDict): game: str; title: str; sentence: str
class RulesTypeNamed(TypedDict): kind: Literal["named"]; name: str
class RulesTypeOneOf(TypedDict): kind: Literal["one_of"]; names: list[str]
class RulesTypeList(TypedDict): kind: Literal["list"]; of: RulesType
class RulesTypeOptional(TypedDict): kind: Literal["optional"]; of: RulesType
class RulesTypeLimit(TypedDict): kind: Literal["limit"]; of: RulesType
class RulesTypeMap(TypedDict): kind: Literal["map"]; of: RulesType
class RulesTypeEither(TypedDict): kind: Literal["either"]; types: list[RulesType]
class RulesField(TypedDict): name: str; type: RulesType
class RulesTypePair(TypedDict): kind: Literal["pair"]; fields: list[RulesField]
class RulesTypeRecord(TypedDict): kind: Literal["record"]; name: str; fields: list[RulesField]
class RulesTypeRow(TypedDict): kind: Literal["row"]; fields: list[RulesField]
class RulesMember(TypedDict): name: str; fields: list[RulesField]
class RulesTypeUnion(TypedDict): kind: Literal["union"]; records: list[RulesMember]
class RulesTypeOpen(TypedDict): kind: Literal["open"]; records: list[RulesMember]
RulesType: TypeAlias = (RulesTypeNamed | RulesTypeOneOf | RulesTypeList | RulesTypeOptional
        | RulesTypeLimit | RulesTypeMap | RulesTypeEither | RulesTypePair | RulesTypeRecord
        | RulesTypeRow | RulesTypeUnion | RulesTypeOpen)
class RulesArgument(TypedDict): name: str; type: RulesType; needed: bool; default: Any
class RulesQuestion(TypedDict):
    name: str; arguments: list[RulesArgument]; several: bool; shape: RulesType; sentence: str
    example: Any | None
class RulesNamedType(TypedDict): name: str; type: RulesType
class RulesDeclared(TypedDict): questions: list[RulesQuestion]; types: list[RulesNamedType]
class Connect4(Game):
    def standing(self, *, columns: Sequence[int | str], size: Record = ...) -> Connect4Standing:
        """How a game stands: whose turn it is, how it ended, what can be played, the stones of each
        column from the bottom, and the stones that won; the same in a sentence, and each move in
        one."""
    def closed(self, *, handle: Handle | None = ...) -> bool:
        """Closes a solver's book: the solver is not asked any more."""
    def value(self, *, handle: Handle | None = ..., columns: Sequence[int | str],
        size: Record = ...) -> int:
        """The exact score of a position."""
    def score(self, *, handle: Handle | None = ..., columns: Sequence[int | str],
        size: Record = ...) -> Connect4Score:
        """The exact score of a position and of each of its columns."""
    def scores(self, *, texts: str) -> list[int | None]:
        """The exact scores of positions as texts, with commas between; null for what is none."""
    def bounds(self, *, handle: Handle | None = ..., columns: Sequence[int | str], seconds: float,
        size: Record = ...) -> Connect4Bounds:
        """What is found in some seconds about the scores of a position and of its columns."""
    def move(self, *, handle: Handle | None = ..., columns: Sequence[int | str], player: str,
        seconds: float, size: Record = ...) -> Connect4Choice:
        """The column that exact play chooses, what it is known to be worth, whether it is proved
        that no column is better by the player's measure, and by what."""
    def options(self) -> dict[str, list[str]]:
        """The players, each with the options that it uses."""
    def metric(self, *, columns: Sequence[int | str], metric: int, depth: int, seed: int,
        late: bool = ..., size: Record = ...) -> Connect4Rated:
        """The column that one of the document's metrics chooses, and its ratings; the reason says
        that the depth is less than what was asked for, if it is late."""
    def variation(self, *, handle: Handle | None = ..., columns: Sequence[int | str],
        seconds: float, size: Record = ...) -> Connect4Variation | None:
        """Best play to the end; null if it is not found in some seconds."""
    def values(self, *, table: Record, handle: Handle | None = ...,
        seconds: float) -> Connect4Values:
        """What each column in a session is worth, as far as it is proved in some seconds: what the
        game is worth to x, what the player to move can reach, marks of the columns and of the
        threats, a sentence about each, and whether more may be proved."""
    def review(self, *, handle: Handle | None = ..., columns: Sequence[int | str], seconds: float,
        size: Record = ...) -> Connect4Review:
        """The moves of a game that gave something away, the numbers of those that were not judged
        in time, and what is known of each move that is no mistake."""
    def points(self, *, columns: Sequence[int | str], player: str,
        size: Record = ...) -> Connect4Points:
        """What a game that is over was worth to a player, and how many rounds it had."""
    def tactics(self, *, columns: Sequence[int | str], size: Record = ...) -> list[Connect4Tactic]:
        """What is seen in a position without a search: tactics.pl says which kinds there are."""
    def remarks(self, *, columns: Sequence[int | str], notes: Sequence[Record],
        win: Record | None = ..., best: Record | None = ...,
        late: bool = ...) -> list[Connect4Remark]:
        """What is said of a position: of notes of the answer set programs, of a win within so many
        plies, of best play, and if the time was over before all was seen."""
    def claims(self) -> list[Connect4Claim]:
        """The proofs: from which position on a player is sure of a result, by how many facts."""
    def coverage(self, *, start: str, facts: str) -> Connect4Coverage:
        """Where the facts of a proof lead: its own positions, and those that are left to prove."""
    def facts(self, *, start: str, facts: str) -> list[Connect4Facts]:
        """The facts of a proof: a position as text, and the column to play there."""
    def groups(self, *, start: str, ends: Sequence[str]) -> list[list[str]]:
        """The ends of a proof in groups of those that are near each other."""
    def proofs(self, *, start: str, facts: str, ends: Sequence[str]) -> list[Connect4Proof]:
        """The proofs of ends, as far as the first that is not proved."""
    def begin(self, *, options: Record = ..., seats: Sequence[str] = ...,
        seed: int = ...) -> Connect4Seating:
        """A new game: its session, and its view."""
    def event(self, *, table: Record, event: Record | str, seconds: float = ...,
        handle: Handle | None = ...) -> Connect4Seating:
        """An event in a session: the session after it, and its view."""
    def view(self, *, table: Record) -> Connect4View:
        """The view of a session."""
    def why(self, *, table: Record, move: str = ...) -> Reason | None:
        """Which rule decided what happened last in a session, or would decide on a move."""
    def levels(self, *, options: Record = ...) -> list[str]:
        """The levels of the programs, the weakest first."""
class Guessing(Game):
    def names(self) -> list[str]:
        """The games that come with ludologic."""
    def tell(self, *, name: str, ends: str, secrets: Sequence[str], questions: Sequence[str],
        answers: Sequence[str], rows: Sequence[Sequence[Record]],
        kinds: Sequence[int] = ...) -> bool:
        """A game that was worked out elsewhere, under its name: for each question the sets of
        secrets, as bits, that draw each answer, by its number; and kinds, as for open_table."""
    def open(self, *, kind: str, name: str, ends: str | None = ...,
        seconds: float = ...) -> GuessingOpened:
        """Opens a game, by its name or its file, whose rules may take so many seconds: its number,
        and its secrets, questions and answers: integers, or texts."""
    def open_table(self, *, ends: str, secrets: int, questions: Sequence[int], answers: int,
        rows: Sequence[Sequence[Record]], orbits: Sequence[int] = ..., kinds: Sequence[int] = ...,
        named: Sequence[str] = ...) -> int:
        """The number of a game that was worked out elsewhere. A question has the number of the
        secret that it is, or a greater one; questions of one orbit differ only by names. For each
        secret, kinds has the set of those that need not be told apart from it; none if all must.
        The secrets may be named, for sentences."""
    def close(self, *, game: int) -> bool:
        """Closes the game: it is not asked any more."""
    def rows(self, *, game: int | str) -> list[list[GuessingClass]]:
        """For each question the sets of secrets that draw each answer."""
    def partition(self, *, game: int | str, question: int,
        secrets: Sequence[int] | None) -> list[GuessingAnswering]:
        """For each answer to a question the secrets that give it, in order, of these or of all."""
    def orbits(self, *, game: int | str) -> list[int]:
        """For each question the number of the first one that differs from it only by names; none if
        the game declares no symmetries."""
    def graph(self, *, game: int | str) -> list[GuessingVertex] | None:
        """The graph whose automorphisms are the symmetries of an open game, with the neighbours of
        each vertex that come before it, numbered from 0; null if the game declares its symmetries,
        or if its table is too small or too large to be worth it."""
    def symmetric(self, *, game: int | str, generators: Sequence[Sequence[int]]) -> bool:
        """From now on an open game has the symmetries that follow from these automorphisms of its
        graph: for each the images of all vertices. Whether they are symmetries."""
    def kinds(self, *, game: int | str) -> list[int]:
        """For each secret the set, as bits, of those that need not be told apart from it; none if
        all must."""
    def over(self, *, game: int | str, history: Sequence[Record]) -> bool:
        """Whether a history leaves only secrets that need not be told apart, in a game that ends
        when the secret is known."""
    def left(self, *, game: int | str, history: Sequence[Record]) -> list[int]:
        """The secrets that a history leaves."""
    def drawn(self, *, game: int | str, history: Sequence[Record]) -> list[list[int]]:
        """For each question the answers that the secrets left by a history would draw."""
    def conflicts(self, *, game: int | str, secret: int,
        history: Sequence[Record]) -> list[GuessingConflict]:
        """The turns, from 1, that rule a secret out, and what it would have answered."""
    def contradiction(self, *, game: int | str, history: Sequence[Record]) -> list[int]:
        """The fewest turns, from 1, that no secret draws together; none if one draws them all."""
    def suggest(self, *, game: int | str, history: Sequence[Record],
        by: str = ...) -> GuessingChoice | None:
        """The next question, and how many secrets it leaves at worst; null if there is none worth
        asking."""
    def hurried(self, *, game: int | str, history: Sequence[Record]) -> GuessingChoice | None:
        """A question that is found at once, for when the time is up; null if none tells the secrets
        that are left apart."""
    def advice(self, *, question: str, most: int, left: int, hurried: bool = ...) -> str:
        """A sentence that recommends a question, which leaves so many secrets of those left at
        worst; it may be one for when the time is up."""
    def tree(self, *, game: int | str, goal: str = ..., depth: int | None,
        easily: bool = ...) -> GuessingFound:
        """The tree that is best by a goal, of at most so many questions; or why there is none; or
        that it is hard to find, if it is to be found easily."""
    def obstacle(self, *, game: int | str) -> GuessingObstacle | None:
        """Why there is no tree of any depth; null if there is one."""
    def greedy(self, *, game: int | str, by: str = ...) -> GuessingTree | None:
        """The tree that asks what is suggested; null if there is none."""
    def certificate(self, *, game: int | str, tree: Record | str) -> GuessingCertificate:
        """What is wrong with a tree, and how many secrets it finds after 0, 1, ... questions."""
    def firsts(self, *, handle: Handle | None = ..., depth: int | None) -> list[GuessingFirst]:
        """The first questions, the most promising one first: no tree that begins so has a total
        less than the bound."""
    def parts(self, *, handle: Handle | None = ..., first: int) -> list[GuessingPart]:
        """The classes into which a first question divides all secrets."""
    def set_tree(self, *, handle: Handle | None = ..., secrets: int, depth: int | None,
        most: int | None) -> GuessingTree | None:
        """A tree for a set of secrets, by the goal, with at most so many questions and so great a
        total; null if it is proved that there is none."""
    def first_tree(self, *, handle: Handle | None = ..., first: int, depth: int | None,
        most: int | None) -> GuessingTree | None:
        """The same for all secrets, beginning with a question."""
    def quick_tree(self, *, handle: Handle | None = ..., secrets: int) -> GuessingTree | None:
        """A tree for a set of secrets that is found at once; null if there is none."""
    def begin(self, *, options: Record = ..., seats: Sequence[str] = ...,
        seed: int = ...) -> GuessingSeating:
        """A new game: its session, and its view."""
    def event(self, *, table: Record, event: Record | str, seconds: float = ...,
        handle: Handle | None = ...) -> GuessingSeating:
        """An event in a session: the session after it, and its view."""
    def view(self, *, table: Record) -> GuessingView:
        """The view of a session."""
    def why(self, *, table: Record, move: str = ...) -> Reason | None:
        """Which rule decided what happened last in a session, or would decide on a move."""
    def levels(self, *, options: Record = ...) -> list[str]:
        """The levels of the programs, the weakest first."""
class Lessons:
    def verdict(self, *, given: str, reference: str, queries: str, wrong: Sequence[Record],
        program: str) -> LessonsVerdict:
        """Whether a program defines what the reference defines."""
    def trials(self, *, given: str, reference: str, queries: str, wrong: Sequence[Record],
        program: str) -> LessonsTrials:
        """What clingo must run, with which options, so that an answer set program can be compared
        with the reference."""
    def judged(self, *, program: str, run: Record, yours: Record, right: Record,
        wrong: Sequence[Record]) -> LessonsVerdict:
        """Whether an answer set program gives what the reference gives, after one of these runs."""
    def unread(self, *, said: str, program: str) -> str:
        """What clingo said about a program that it can't read or make ground, as a sentence with
        its line."""
class Mastermind(Game):
    def variants(self) -> list[MastermindNamed]:
        """The variants that have names."""
    def rows(self) -> int:
        """How many guesses a game has."""
    def options(self) -> dict[str, list[str]]:
        """The solvers, each with the options that it uses."""
    def genetic_defaults(self) -> MastermindGenetic:
        """The genetic player's usual sizes and probabilities."""
    def judged(self, *, variant: Record, codes: Sequence[Sequence[int]] = ...,
        answers: Sequence[Record] = ...) -> bool:
        """Whether these are a variant, codes of it and answers that can be given; if not, what is
        wrong."""
    def genetic_judged(self, *, genetic: Record) -> bool:
        """Whether the genetic player can use these numbers; if not, what is wrong."""
    def feedback(self, *, variant: Record, guess: Sequence[int],
        secret: Sequence[int]) -> MastermindFeedback:
        """What a secret answers to a guess."""
    def partition(self, *, variant: Record, guess: Sequence[int],
        codes: Sequence[Sequence[int]] | None) -> list[MastermindAnswering]:
        """For each answer to a guess the codes that give it, of these or of all."""
    def answers(self, *, variant: Record, guess: Sequence[int] | None = ...,
        codes: str | None = ...) -> MastermindAnswers | None:
        """What all codes, or those of a set in hexadecimal digits, answer to a guess, or each of
        the set to each: all answers, and a row for each guess, which has for each code the number,
        from 0, of its answer.  Bit I of text B of the row, in hexadecimal digits, is bit B of the
        number for code I.  Null if the variant has more than 50,000 codes."""
    def consistent(self, *, variant: Record, history: Sequence[Record]) -> list[list[int]]:
        """The codes that a history leaves, in lexicographic order."""
    def count(self, *, variant: Record, history: Sequence[Record]) -> int:
        """How many codes a history leaves."""
    def few(self, *, variant: Record, history: Sequence[Record], most: int) -> list[list[int]]:
        """The first codes that a history leaves, `most` of them at most."""
    def conflicts(self, *, variant: Record, code: Sequence[int],
        history: Sequence[Record]) -> list[MastermindConflict]:
        """The turns, from 1, that rule a code out, and what it would have answered."""
    def contradiction(self, *, variant: Record, history: Sequence[Record]) -> list[int]:
        """The fewest turns, from 1, that no code satisfies; none if the history leaves a code."""
    def break_row(self, *, variant: Record, history: Sequence[Record]) -> int | None:
        """The first turn, from 1, after which no code is possible."""
    def end(self, *, variant: Record, history: Sequence[Record]) -> MastermindEnd:
        """How a game ended."""
    def score(self, *, variant: Record, history: Sequence[Record]) -> int | None:
        """What a game that has ended is worth."""
    def seed_code(self, *, variant: Record, seed: int) -> list[int]:
        """A code chosen at random."""
    def first_guess(self, *, variant: Record) -> list[int]:
        """The usual first guess."""
    def depth(self, *, variant: Record) -> int | None:
        """The least depth of a tree, if it is known."""
    def exhaustive(self, *, variant: Record) -> bool:
        """Whether a search that finds no tree proves that there is none."""
    def found_tree(self, *, variant: Record, rule: str, first: Sequence[int] | None,
        depth: int | None) -> MastermindTree | None:
        """A tree found by a rule, with this first guess or any, within the depth."""
    def no_tree(self, *, variant: Record, rule: str, first: Sequence[int] | None, turns: int,
        depth: int, exhaustive: bool) -> str:
        """Why no tree was found by a rule within the depth, of which so many turns are played;
        exhaustive if no guess was left out."""
    def histogram(self, *, tree: Record) -> list[int]:
        """How many secrets a tree finds at guess 1, 2, ..."""
    def rama(self, *, variant: Record, tree: Record) -> str:
        """A tree as the document's term rama(Guess, Trees)."""
    def certificate(self, *, variant: Record, depth: int, tree: Record) -> MastermindCertificate:
        """What is wrong with a tree, and how many secrets it finds at guess 1, 2, ... depth."""
    def first_classes(self, *, variant: Record, first: Sequence[int]) -> list[MastermindClass]:
        """The classes of a first guess but for the win, the smallest first."""
    def class_settled(self, *, variant: Record, first: Sequence[int], feedback: Record,
        depth: int | None) -> MastermindSettled:
        """The optimal tree for a class of a first guess."""
    def each_progress(self, *, variant: Record, first: Sequence[int] | None, depth: int | None,
        settled: Sequence[Record]) -> Iterator[MastermindProgress]:
        """The steps of the proof which tree is optimal; a tree that is known stands by its number,
        as a node that asks nothing and has so many codes."""
    def settled_bound(self, *, variant: Record, first: Sequence[int] | None, depth: int | None,
        settled: Sequence[Record]) -> int | None:
        """No tree has fewer guesses in total; null if there is none."""
    def settled_best(self, *, variant: Record, first: Sequence[int] | None, depth: int | None,
        settled: Sequence[Record]) -> MastermindBest:
        """The best tree that can be put together by now, and the proved bound of its total."""
    def hurried(self, *, variant: Record, history: Sequence[Record]) -> MastermindChoice | None:
        """A guess that is found at once, for when the time is up; null if no code is possible."""
    def suggest(self, *, variant: Record, solver: Record | str,
        history: Sequence[Record]) -> MastermindChoice | None:
        """The next guess of a solver, how many codes it leaves at worst, whether it must be the
        code, and a sentence that says so; null if a history leaves no code, or solver `within`
        finds no tree."""
    def each_turn(self, *, variant: Record, solver: Record | str,
        secret: Sequence[int]) -> Iterator[MastermindTurn]:
        """The turns in which a solver finds a secret, each when it is known."""
    def sample(self, *, variant: Record, size: int, seed: int) -> list[list[int]]:
        """Codes chosen at random, in lexicographic order."""
    def tasks(self, *, variant: Record, solver: Record | str,
        secrets: Sequence[Sequence[int]] | None) -> list[MastermindPart] | None:
        """The parts of an evaluation of these secrets, or of all; null if solver `within` finds no
        tree."""
    def task_histogram(self, *, variant: Record, solver: Record | str,
        task: Record | str) -> list[int]:
        """How many secrets of a part are found at guess 1, 2, ..."""
    def day(self, *, date: str) -> MastermindOptions:
        """The options of the game that everybody has on a day, such as 2026-11-28."""
    def field(self, *, table: Record) -> MastermindField:
        """All codes of a game in a session, each with the first turn that rules it out."""
    def cell(self, *, table: Record, code: str) -> str:
        """Whether a code is possible in a session, and if not, why."""
    def grown(self, *, table: Record) -> MastermindGrown:
        """A decision tree for the codes that are left in a session."""
    def begin(self, *, options: Record = ..., seats: Sequence[str] = ...,
        seed: int = ...) -> MastermindSeating:
        """A new game: its session, and its view."""
    def event(self, *, table: Record, event: Record | str, seconds: float = ...,
        handle: Handle | None = ...) -> MastermindSeating:
        """An event in a session: the session after it, and its view."""
    def view(self, *, table: Record) -> MastermindView:
        """The view of a session."""
    def why(self, *, table: Record, move: str = ...) -> Reason | None:
        """Which rule decided what happened last in a session, or would decide on a move."""
    def levels(self, *, options: Record = ...) -> list[str]:
        """The levels of the programs, the weakest first."""
class Soccer(Game):
    def fields(self) -> list[SoccerField]:
        """The fields that have a name."""
    def field(self, *, field: Record) -> SoccerField:
        """A field. A size that is not given is the usual one."""
    def shape(self, *, field: Record) -> SoccerShape:
        """How to draw a field: its columns and rows, the place of each node, and [player, node] for
        each node of a goal."""
    def standing(self, *, field: Record, turns: Sequence[str], turn: str = ...) -> SoccerStanding:
        """How a game stands: who draws, where the ball lies, the end, the nodes that it can be
        drawn to, and the nodes of each turn. The last turn may be unfinished. If `turn` is `whole`,
        it must be finished; if `turn` is `open`, the game must not be over."""
    def replay(self, *, field: Record, turns: Sequence[str]) -> SoccerReplay:
        """How a game of whole turns ends, after how many turns, and a sentence that says so."""
    def move(self, *, field: Record, turns: Sequence[str], player: Record | str,
        seed: int) -> SoccerChoice:
        """The turn that a player plays, or the rest of an unfinished one, and why; what a search
        found that it is worth, and whether it is proved that no turn is better."""
    def options(self) -> dict[str, list[str]]:
        """The players, each with the options that it uses."""
    def outcomes(self, *, field: Record, turns: Sequence[str]) -> list[str]:
        """One turn for each outcome. If a turn is unfinished, the rest of it."""
    def count(self, *, field: Record, turns: Sequence[str], depth: int) -> int:
        """How many outcomes the next `depth` turns have."""
    def ends(self, *, field: Record, turns: Sequence[str]) -> SoccerEnds:
        """The points where the turn can end, each with a shortest turn to it. If a turn is
        unfinished, the rest of it."""
    def explanation(self, *, field: Record, turns: Sequence[str], most: int) -> SoccerExplanation:
        """A turn that scores, some of the safe turns, `most` at most, and the players who are cut
        off. On a solved field, also the turns that win, and what beats others."""
    def path(self, *, field: Record, turns: Sequence[str], costs: str,
        algorithm: str) -> SoccerPath | None:
        """The cheapest way to the goal, and what the way to each node costs; null if there is
        none."""
    def heat(self, *, field: Record, turns: Sequence[str], player: int, costs: str = ...,
        algorithm: str = ...) -> SoccerHeat:
        """A number for each point: the turns that a player needs from there to the goal, or what
        the way from the ball costs."""
    def arcs(self, *, field: Record, turns: Sequence[str], costs: str) -> list[list[int]]:
        """[node, node, cost] for each way that an edge can be drawn."""
    def way_turn(self, *, field: Record, turns: Sequence[str], nodes: Sequence[int]) -> str:
        """The part of a way over nodes that one turn draws."""
    def each_proof(self, *, field: Record) -> Iterator[SoccerProof]:
        """How far the proof is of who wins from the start: the nodes searched, and at last the
        winner, within how many turns, the positions that were checked, and the winner's steps."""
    def match_game(self, *, field: Record, one: Record | str, other: Record | str, seed: int,
        number: int) -> SoccerMatch:
        """A game of a match between two players, by its number."""
    def begin(self, *, options: Record = ..., seats: Sequence[str] = ...,
        seed: int = ...) -> SoccerSeating:
        """A new game: its session, and its view."""
    def event(self, *, table: Record, event: Record | str, seconds: float = ...,
        handle: Handle | None = ...) -> SoccerSeating:
        """An event in a session: the session after it, and its view."""
    def view(self, *, table: Record) -> SoccerView:
        """The view of a session."""
    def why(self, *, table: Record, move: str = ...) -> Reason | None:
        """Which rule decided what happened last in a session, or would decide on a move."""
    def levels(self, *, options: Record = ...) -> list[str]:
        """The levels of the programs, the weakest first."""
class TwoPlayers(Game):
    def names(self) -> list[str]:
        """The games that come with ludologic."""
    def roles(self, *, game: str, seconds: float = ...) -> list[str]:
        """Who plays a game, the first of them first."""
    def reload(self, *, game: str, seconds: float = ...) -> bool:
        """Loads a game in a file again."""
    def check(self, *, game: str, seconds: float = ...) -> TwoPlayersPlayable:
        """Whether a game can be played: its roles, how many states were looked at, if those are
        all, and what else there is to say about its rules."""
    def standing(self, *, game: str, moves: Sequence[str],
        seconds: float = ...) -> TwoPlayersStanding:
        """How a game stands after these moves, the state as a text, and the moves without
        spaces."""
    def options(self) -> dict[str, list[str]]:
        """The players, each with the options that it uses."""
    def choice(self, *, game: str, moves: Sequence[str], player: Record | str, seed: int = ...,
        time: float | None = ..., seconds: float = ...) -> TwoPlayersChoice:
        """What a program plays after these moves, in so much time, and why; what it finds that the
        move is worth, 0 to 100, whether it is proved that no move is better, and the worth of each
        move that it tried."""
    def win(self, *, game: str, moves: Sequence[str], plies: int,
        seconds: float = ...) -> TwoPlayersWin | None:
        """Who wins after these moves within so many plies, whatever all others do together, and
        nobody within fewer."""
    def worth(self, *, game: str, moves: Sequence[str], plies: int,
        seconds: float = ...) -> TwoPlayersWorth | None:
        """What each role reaches on average in a game that ends within so many plies, and how
        likely each of its moves is then: whatever the others do, or if more than two play for
        themselves."""
    def worths(self, *, values: Sequence[Record], moves: Sequence[Record]) -> str:
        """What there is to say about what clingo found that each role reaches."""
    def solve(self, *, game: str, moves: Sequence[str] = ..., steps: int | None = ...,
        time: float | None = ..., seconds: float = ...) -> TwoPlayersSolution:
        """A shortest way from these moves on to the best goal of a game of one role, or what so
        many steps can't reach."""
    def stamped(self, *, game: str, moves: Sequence[str] = ..., alone: bool = ...,
        seconds: float = ...) -> TwoPlayersStamped:
        """The ground rules of a sheet in KIF from these moves on, for clingo: atoms are numbers,
        negative if one is not to hold. The winners are the roles that can win for certain; alone,
        if there has to be one role."""
    def solved(self, *, moves: Sequence[str] | None, goal: int | None, steps: int,
        proved: bool) -> str:
        """What there is to say about a solution that clingo found."""
    def explain(self, *, game: str, asked: str, moves: Sequence[str] = ...,
        seconds: float = ...) -> TwoPlayersExplained:
        """Why something holds after these moves, or why not: legal(MOVE), legal(ROLE,MOVE),
        goal(ROLE,VALUE) or terminal; or, about the last move, next or next(FACT)."""
    def tell_words(self, *, file: str, words: Record | None) -> bool:
        """Clingo tells the words of a game whose roles move at the same time, in all its states:
        each with its terms, by their places from 0; nothing if they move by turns."""
    def tell_standing(self, *, file: str, moves: Sequence[str], standing: Record) -> bool:
        """Clingo tells how the game in a file stands after these moves."""
    def tell_choice(self, *, file: str, moves: Sequence[str], depth: int | None, seed: int,
        move: str) -> bool:
        """Clingo tells what a program plays that looks so deep."""
    def begin(self, *, options: Record = ..., seats: Sequence[str] = ...,
        seed: int = ...) -> TwoPlayersSeating:
        """A new game: its session, and its view."""
    def event(self, *, table: Record, event: Record | str, seconds: float = ...,
        handle: Handle | None = ...) -> TwoPlayersSeating:
        """An event in a session: the session after it, and its view."""
    def view(self, *, table: Record) -> TwoPlayersView:
        """The view of a session."""
    def why(self, *, table: Record, move: str = ...) -> Reason | None:
        """Which rule decided what happened last in a session, or would decide on a move."""
    def levels(self, *, options: Record = ...) -> list[str]:
        """The levels of the programs, the weakest first."""
class Rules:
    def version(self) -> str:
        """The version of the SWI-Prolog that answers."""
    def games(self) -> list[str]:
        """The games whose fast relations are held to their definitions."""
    def agreement(self, *, game: str) -> RulesAgreement:
        """How many claims of a game were tried, and where fast relations differ from the
        definition: the likely cause first."""
    def relation(self, *, name: str, arity: int) -> str:
        """The relation of the rules, or of a file that was loaded, with this name and so many
        arguments: its module and its name."""
    def each_answer(self, *, relation: str, values: Sequence[Any]) -> Iterator[Any]:
        """What the variables among the values are bound to, and the constraints that are left, in
        each solution of a relation: shared/terms.pl says what a value is."""
    def first_answer(self, *, relation: str, values: Sequence[Any]) -> Any | None:
        """The first of each_answer; null if there is none."""
    def load(self, *, file: str, seconds: float | None = ...) -> RulesLoaded:
        """Load a file of the user's own rules: which relations it defines, and warnings."""
    def why(self, *, relation: str, values: Sequence[Any], depth: int = ..., inferences: int = ...,
        all: bool = ...) -> RulesWhy:
        """Why a relation holds of some values, or does not.  All says what is true by itself,
        too."""
    def search_tree(self, *, relation: str, values: Sequence[Any]) -> RulesSearched:
        """The search tree of a relation and some values: how its branches end, and its rows as
        lines."""
    def calls(self, *, file: str) -> list[RulesCall]:
        """Which relations the clauses of a file of the rules call, those of libraries left out."""
    def doors(self) -> list[str]:
        """The doors to the rules: that of each game, and this one."""
    def rooms(self) -> list[RulesRoom]:
        """The folders of the rules in the order to read them, each with its files, without
        endings."""
    def shown(self) -> list[RulesShown]:
        """The games that have boards of their own, in the order in which they are shown."""
    def declared(self, *, game: str) -> RulesDeclared:
        """The questions and types that the door of a game declares."""
def fingerprint(game: str, file: str) -> str: ...
def loaded(game: str, file: str) -> list[Path]: ...
def answered(game: str, question: str, arguments: Mapping[str, Any]) -> Any: ...
def batches(game: str, question: str, arguments: Mapping[str, Any]) -> Iterator[list[Any]]: ...
def agreement(game: str) -> RulesAgreement: ...
DOORS: Mapping[str, Game]
connect4: Connect4
guessing: Guessing
lessons: Lessons
mastermind: Mastermind
soccer: Soccer
two_players: TwoPlayers
rules: Rules
