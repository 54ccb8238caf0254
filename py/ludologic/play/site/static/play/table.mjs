// A game at a table: draws its view, and sends what is pressed as an event. No rule of a game is here.
import { boards, key, typed } from "../boards/boards.mjs";
import { button, make, select } from "../dom.mjs";
import { controls } from "./controls.mjs";
import { $, act, page } from "./page.mjs";
import { turnTo } from "./panel.mjs";
import { asked, drawSeats, seatsChosen } from "./seats.mjs";
import { why } from "./why.mjs";

const FLIPPED = ["connect4", "soccer"];
const AIDS = ["hint", "analyse", "explain", "review"]; // events that play nothing

let name, more; // the game, and what it adds to the page
let table, view, thinking; // what there is of it
let kinds, usual; // its options, and who usually plays
let laid = []; // pegs that are laid, and not yet a move
let begun = ""; // what was typed of a key
let past, seen; // how many moves are shown while the game is replayed, and the view of it then
let flipped = false;
let extra = {}; // marks that the page itself asked for, by their names
let looking = new AbortController(); // ends when anything else is shown

const ask = (question, given) => page.ask(name, question, given);
const then = (moves = past) => (moves === undefined ? table : { ...table, moves: table.moves.slice(0, moves), undone: [], resigned: null });
// An event of the table. While the game is replayed it is one of the table as it was then: a move begins a new line of play.
const send = (kind, given = {}) => act(async () => {
  try {
    const seating = await ask("event", { table: then(), event: { kind, ...given } });
    if (past === undefined || !AIDS.includes(kind)) return sat(seating);
    seen = seating.view;
    draw();
  } catch (error) {
    if (kind === "move") (explain({ refused: { move: given.move, sentence: error.message } }), turnTo("why"));
    throw error;
  }
})();
const begin = (given) => ask("begin", { ...given, seed: crypto.getRandomValues(new Uint32Array(1))[0] % 2 ** 30 });
const again = (given) => act(async () => sat(await begin({ options: table.options, seats: table.seats, ...given })))();

// The last table of each game is kept in this browser, if it keeps anything.
const keeping = (game) => `ludologic.table.${game}`;
function kept(game) {
  try {
    return localStorage.getItem(keeping(game));
  } catch {
    return null;
  }
}
function keep() {
  try {
    localStorage.setItem(keeping(name), JSON.stringify(table));
  } catch {
    // the address has it
  }
}

// The table is kept in the address, too: it is there again when the page is, and the address is a link to it.
function sat(seating) {
  if (!view || seating.view.title !== view.title || seating.view.moves.length !== view.moves.length) laid = [];
  const fresh = view?.title === seating.view.title && seating.view.moves.length > view.moves.length;
  ({ table, view } = seating);
  [past, seen] = [undefined, view];
  keep();
  history.replaceState(null, "", `#${name}=${encodeURIComponent(JSON.stringify(table))}`);
  show(fresh);
  if (view.waits !== "program" || thinking) return;
  thinking = true;
  act(async () => {
    thinking = false;
    if (!view?.seats.some(({ person }) => person)) await new Promise((go) => setTimeout(go, 400)); // so that it can be watched
    if (view?.waits === "program") sat(await ask("event", { table, event: { kind: "think" } }));
  })();
}

// The game after so many moves, as it was then.
const replay = (moves) => act(async () => {
  if (moves === table.moves.length) [past, seen] = [undefined, view];
  else [past, seen] = [moves, await ask("view", { table: then(moves) })];
  draw();
})();

// The game at this moment, as page.mjs says.
const now = () => ({
  game: name,
  table: then(),
  seen,
  view,
  last: table.moves.length,
  signal: looking.signal,
  ask,
  look: (question, given) => page.look(name, question, given),
  send,
  mark(named, marks) {
    extra[named] = marks;
    drawBoard();
  },
});

function drawBoard(fresh = false) {
  const held = $("board").contains(document.activeElement) ? (document.activeElement.dataset.key ?? $("board").dataset.held) : undefined;
  const marks = [...seen.marks, ...Object.values(extra).flat()];
  $("board").replaceChildren(...boards[name]({ ...seen, marks }, (move) => send("move", { move }), laid, { flipped, fresh }));
  if (held === undefined) return; // where the reader was by keys, the reader stays
  $("board").dataset.held = held;
  ($("board").querySelector(`[data-key="${CSS.escape(held)}"]:not(:disabled)`) ?? $("board")).focus({ preventScroll: true });
}

function draw(fresh = false) {
  looking.abort();
  looking = new AbortController();
  extra = {};
  const [at, last] = [past ?? table.moves.length, table.moves.length];
  const held = document.activeElement.closest("#replay, #below, #enter, #hint, #analysis, #moves, #review")?.id;
  const label = document.activeElement.ariaLabel ?? document.activeElement.textContent;
  drawBoard(fresh);
  moves(at);
  const flip = FLIPPED.includes(name) && (() => ((flipped = !flipped), drawBoard()));
  page.place("replay", ...controls(at, last, view, { replay, send, flip }));
  const game = now();
  for (const part of ["above", "below"]) (page.place(part), more[part]?.(game, $(part)));
  enter();
  explain();
  hint(game);
  analysis(game);
  if (held) refocus($(held), label);
}

// The rule that decided; or why a move that is pointed at may be played, or one was refused.
const explain = (more) => why({ ...now(), ...more }, $("why"));
const pointed = ({ target }) => {
  const one = target.closest("[data-key]")?.dataset.key;
  const found = one && seen?.can.find(({ key }) => key === one);
  if (found) explain({ pointed: found.move });
};
for (const kind of ["mouseover", "focusin"]) $("board").addEventListener(kind, pointed);

// To resign, and to write a move: with the moves, or below a board on which moves are words.
function enter() {
  page.place("enter");
  const place = more.worded ? $("below") : $("enter");
  if (seen.waits === "you" || view.words.length) place.append(line());
  if (!view.over && view.seats.some(({ person }) => person)) place.append(event("Resign", "resign"));
}

// What was pressed is drawn anew: the focus goes to what took its place, or to the part of the page in which it was.
function refocus(part, label) {
  const one = [...part.querySelectorAll("button:not(:disabled), input:not(:disabled)")].find((each) => (each.ariaLabel ?? each.textContent) === label);
  (one ?? part.querySelector("button:not(:disabled), input:not(:disabled)") ?? page.board).focus({ preventScroll: true });
}

function moves(at) {
  const names = Object.fromEntries(view.seats.map((one) => [one.number, one.name]));
  page.place("moves", ...view.moves.map(({ number, seat, move }) => {
    const one = button(`${number}. ${move}`, () => replay(number), { className: `p${seat}`, ariaLabel: `Move ${number}, ${names[seat]}: ${move}` });
    if (number === at) one.setAttribute("aria-current", "true");
    return make("li", {}, one);
  }));
}

const sentences = (all, className = "say") => all.map((words) => make("p", { className, textContent: words }));
const event = (words, kind, options = {}) => button(words, () => send(kind), options);

function hint(game) {
  const open = !seen.over;
  page.place("hint");
  if (seen.hint) {
    $("hint").append(...sentences([seen.hint.sentence], "say given"));
    if (seen.waits === "you") $("hint").append(button("Play it", () => send("move", { move: seen.hint.move }), { className: "main" }));
  } else if (open) $("hint").append(event("Show a hint", "hint", { className: "main" }));
  else $("hint").append(...sentences(["The game is over. Go back a move, and play on from there."]));
  if (open && seen.looks.includes("explain")) $("hint").append(event("Explain", "explain"));
  if (open) $("hint").append(...sentences(seen.remarks.map(({ sentence }) => sentence)));
  more.hint?.(game, $("hint"));
}

function analysis(game) {
  const open = !seen.over;
  page.place("analysis");
  page.place("review", ...(view.over && view.looks.includes("review") && view.moves.length ? [event("Review", "review")] : []));
  if (!open) $("review").append(...sentences(seen.remarks.map(({ sentence }) => sentence)));
  if (!more.analysis && open && seen.looks.includes("analyse")) $("analysis").append(event("Values", "analyse"));
  $("analysis").append(...sentences(seen.marks.filter(({ kind, cells }) => kind !== "hint" && !cells.length).map(({ text }) => text)));
  more.analysis?.(game, $("analysis"));
}

function show(fresh) {
  $("title").textContent = [view.title, ...view.said].join(". ");
  $("told").textContent = view.rules;
  page.say(view.status, view.mood);
  page.place("options", ...(more.controls ?? []), ...(kinds.length ? [kind()] : []));
  drawSeats(view, usual, () => again({ seats: seatsChosen() }));
  draw(fresh);
}

// The place to write a move, or a word of the game.
function line() {
  const words = view.over ? view.words.map(({ usage }) => usage).join(", ") : view.prompt;
  const one = make("input", { placeholder: words, title: [view.expected, ...view.words.map(({ usage, meaning }) => `${usage}: ${meaning}`)].join("\n"), ariaLabel: words });
  one.onkeydown = ({ key: typed }) => {
    if (typed !== "Enter") return;
    const [, word, rest] = one.value.trim().match(/^(\S*)\s*(.*)$/);
    if (view.words.some(({ usage }) => usage.split(" ")[0] === word)) send("word", { name: word, rest });
    else send("move", { move: one.value.trim() });
  };
  return one;
}

// Which kind of this game is played. In the sheet of a new game the choice waits.
let chosen;
function kind() {
  const same = (options) => Object.entries(options).every(([field, value]) => value === null || JSON.stringify(value) === JSON.stringify(table.options[field]));
  const all = kinds.some(([, options]) => same(options)) ? kinds : [["", table.options], ...kinds];
  const one = select("Game", all.map(([words], at) => [String(at), words]), (at) => {
    chosen = all[at][1];
    if (!$("options").closest("dialog")) again({ options: chosen });
  });
  one.firstElementChild.value = String(all.findIndex(([, options]) => same(options)));
  chosen = undefined;
  return one;
}

function fresh() {
  const seats = seatsChosen();
  if (!chosen && seats.every((who, at) => who === table.seats[at])) return send("new");
  return again({ seats, options: chosen ?? table.options });
}

addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.target.closest("a, button, summary")) return;
  const found = typed($("board"), key(event), begun);
  if (found === undefined) return;
  begun = found;
  event.preventDefault();
});

$("new").onclick = () => asked(fresh);

// The game of the address, with its table if there is one. If the address has no valid table, a message says so, and another game
// begins.
export async function sit(game, adds, text) {
  [name, more, view] = [game, adds, undefined];
  kinds = (await more.kinds?.()) ?? [];
  const first = await begin(await more.first?.());
  usual = first.table.seats;
  for (const one of ["new", "link"]) $(one).hidden = false;
  const before = text || (more.first ? null : kept(game)); // a game of the reader's own begins anew
  try {
    if (!before) return sat(first);
    const there = JSON.parse(before);
    sat({ table: there, view: await ask("view", { table: there }) });
  } catch (error) {
    sat(first);
    if (text) throw error;
  }
}

// Nobody sits at it any more.
export const leave = () => {
  looking.abort();
  view = past = undefined;
};
