// A session: draws its view, and sends what is pressed as an event. No rule of a game is here.
import { key, showBoard, typed } from "../boards/boards.mjs";
import { button, select } from "../dom.mjs";
import { controls } from "./controls.mjs";
import { ended, ends, keep, kept } from "./kept.mjs";
import { $, act, halt, instead, page } from "./page.mjs";
import { turnTo } from "./panel.mjs";
import { asked, drawSeats, seatsChosen } from "./seats.mjs";
import { drawSides } from "./sides.mjs";
import { why } from "./why.mjs";

const FLIPPED = ["connect4", "soccer"];
const STOPPING = ["undo", "new"]; // events that don't wait for a program's move
const AIDS = { hint: "hint", explain: "hint", analyse: "analysis", review: "review" }; // events that play nothing, and where they are told

let name, more; // the game, and what it adds to the page
let table, view; // what there is of it
let thinking; // the table at which a program was asked to move
let kinds, usual; // its options, and who usually plays
let laid = []; // pegs that are laid, and not yet a move
let begun = ""; // what was typed of a key
let past, seen; // how many moves are shown while the game is replayed, and the view of it then
let flipped = false;
let extra = {}; // marks that the page itself asked for, by their names
let looking = new AbortController(); // ends when anything else is shown

const ask = (question, given, keeps) => page.ask(name, question, given, keeps);
const keeps = () => more.kept?.(now());
const then = (moves = past) => (moves === undefined ? table : { ...table, moves: table.moves.slice(0, moves), undone: [], resigned: null });
// An event of the session. While the game is replayed it is one of the session as it was then: a move begins a new line of play.
const send = (kind, given = {}) => (STOPPING.includes(kind) ? instead : act)(async () => {
  try {
    const asked = { table: then(), event: { kind, ...given } };
    const soon = kind === "hint" && more.kept && !page.opened; // what needs no search does not wait for the second engine
    let seating = soon && await ask("event", { ...asked, seconds: 0 });
    if (!seating?.view?.hint.proved) seating = await ask("event", asked, kind in AIDS ? keeps : undefined);
    if (past === undefined || !(kind in AIDS)) {
      sat(seating);
      if (kind === "move" && !view.over && !document.activeElement.matches("#board *, input")) toBoard();
      return;
    }
    seen = seating.view;
    refocusing(draw);
  } catch (error) {
    if (kind === "move") (explain({ refused: { move: given.move, sentence: error.message } }), turnTo("why"));
    throw Object.assign(error, { place: AIDS[kind] });
  }
})();
const begin = (given) => ask("begin", { ...given, seed: crypto.getRandomValues(new Uint32Array(1))[0] % 2 ** 30 });
// Somebody else sits down: a game that goes on is not lost.
const reseat = instead(async () => {
  if (!table.moves.length || view.over) return sat(await begin({ options: table.options, seats: seatsChosen() }));
  let seating = { table, view };
  try {
    for (const [at, who] of seatsChosen().entries()) if (who !== table.seats[at]) seating = await ask("event", { table: seating.table, event: { kind: "seat", number: at + 1, who } });
  } finally {
    sat(seating);
  }
});
const again = (given) => instead(async () => sat(await begin({ options: table.options, seats: table.seats, ...given })))();

// The session is kept in the address, too: it is there again when the page is, and the address is a link to it.
function sat(seating) {
  const before = view;
  if (before?.title !== seating.view.title || before.moves.length !== seating.view.moves.length) laid = [];
  const fresh = before?.title === seating.view.title && seating.view.moves.length > before.moves.length;
  ({ table, view } = seating);
  [past, seen] = [undefined, view];
  if (view.over && before && !before.over && view.ranked) ended(more.place ?? name, view);
  keep(more.place ?? name, JSON.stringify(table));
  if (more.worded) keep("own", more.place);
  history.replaceState({ name, view }, "", `#${name}=${encodeURIComponent(JSON.stringify(veiled()))}`);
  for (const note of ["stopped", "copied", "failed"]) page.unnote(note);
  refocusing(() => show(fresh));
  if (view.over && before && !before.over) $("new").focus({ preventScroll: true });
  think();
}

// What is not shown yet is not written in the address for all to read.
const veiled = () => (view.moves.some(({ move }) => move === "...") ? { options: table.options, veil: btoa(encodeURIComponent(JSON.stringify(table))) } : table);
const unveiled = (there) => (there.veil ? JSON.parse(decodeURIComponent(atob(there.veil))) : there);

// The program whose turn it is plays.
function think() {
  if (view.waits !== "program" || thinking === table) return;
  const mine = (thinking = table);
  act(async () => {
    if (!view?.seats.some(({ person }) => person)) await new Promise((go) => setTimeout(go, 400)); // so that it can be watched
    const best = view?.seats.some(({ number, who }) => number === view.turn && who === "perfect");
    if (view && mine === table) sat(await ask("event", { table, event: { kind: "think" } }, best ? keeps : undefined));
  })();
}

$("stop").onclick = async () => {
  await halt();
  thinking = undefined;
  page.note("stopped", view?.waits === "program" ? "Stopped before the reply." : "Stopped.", view?.waits === "program" ? button("Go on", () => (page.unnote("stopped"), think())) : "");
  document.querySelector("#notes .stopped button")?.focus();
};

// The game after so many moves, as it was then. A program that thinks is not waited for: it begins again at the end of the game.
const replay = (moves) => instead(async () => {
  thinking = undefined;
  if (moves === table.moves.length) [past, seen] = [undefined, view];
  else [past, seen] = [moves, await ask("view", { table: then(moves) })];
  refocusing(draw);
  if (past === undefined) think();
})();

// The game at this moment, as page.mjs says.
const now = () => ({
  game: name,
  record: ends(more.place ?? name),
  table: then(),
  seen,
  view,
  last: table.moves.length,
  flipped,
  signal: looking.signal,
  ask,
  look: (question, given, kept) => page.look(name, question, given, kept),
  hold: (question, given, file) => page.held(name, question, given, file),
  say: (words) => page.say(words, seen.mood),
  send,
  why: (move) => explain(move && { pointed: move }),
  mark(named, marks) {
    extra[named] = marks;
    drawBoard();
  },
  lay(pegs) {
    laid.splice(0, Infinity, ...pegs);
    drawBoard();
  },
});

// The board is where one plays: it has the focus when a game begins, and after a move.
function toBoard() {
  delete page.board.dataset.held;
  page.board.focus({ preventScroll: true });
}

function drawBoard(fresh = false) {
  const held = $("board").contains(document.activeElement) ? (document.activeElement.dataset.key ?? $("board").dataset.held) : undefined;
  const marks = [...seen.marks, ...Object.values(extra).flat()];
  showBoard(page.board, name, { ...seen, marks }, (move, word) => (word ? send("word", { name: word, rest: move }) : send("move", { move })), laid, { flipped, fresh });
  if (held === undefined) return; // where the reader was by keys, the reader stays
  $("board").dataset.held = held;
  ($("board").querySelector(`[data-key="${CSS.escape(held)}"]:not(:disabled)`) ?? $("board")).focus({ preventScroll: true });
}

function draw(fresh = false) {
  looking.abort();
  looking = new AbortController();
  extra = {};
  const [at, last] = [past ?? table.moves.length, table.moves.length];
  page.say(seen.status, seen.mood);
  drawBoard(fresh);
  const flip = FLIPPED.includes(name) && (() => ((flipped = !flipped), drawBoard()));
  page.place("replay", ...controls(at, last, view, { replay, send, flip }));
  const game = now();
  for (const part of ["above", "below"]) (page.place(part), more[part]?.(game, $(part)));
  explain();
  drawSides({ ...game, at, played: table.moves, replay }, more);
}

// The rule that decided; or why a move that is pointed at may be played, or one was refused.
const explain = (more) => why({ ...now(), ...more }, $("why"));
const pointed = ({ target }) => {
  const one = target.closest("[data-key]")?.dataset;
  const move = one?.move ?? (one && seen?.can.find(({ key }) => key === one.key)?.move);
  if (move) explain({ pointed: move });
};
for (const kind of ["mouseover", "focusin"]) $("board").addEventListener(kind, pointed);
$("board").addEventListener("mouseleave", () => seen && explain());

function show(fresh) {
  $("title").textContent = [view.title, ...view.said].join(". ");
  $("who").textContent = view.who;
  $("told").textContent = view.rules;
  page.place("options", ...(more.controls ?? []), ...(kinds.length ? [kind()] : []));
  drawSeats(view, usual, reseat);
  draw(fresh);
}

// Which kind of this game is played. In the sheet of a new game the choice waits.
let chosen;
const values = (one) => (one instanceof Object ? Object.values(one).map(values) : one); // a link may write a record as a list
function kind() {
  const { options: now } = table;
  const same = (options) => Object.entries(options).every(([field, value], at) => value === null || JSON.stringify(values(value)) === JSON.stringify(values(now)[Array.isArray(now) ? at : Object.keys(now).indexOf(field)]));
  const all = kinds.some(([, options]) => same(options)) ? kinds : [[view.title.match(/: (.*)/)?.[1] ?? "This one", table.options], ...kinds];
  const one = select("Game", all.map(([words], at) => [String(at), words]), (at) => {
    chosen = all[at][1];
    if (!$("options").closest("dialog")) again({ options: chosen });
  });
  one.classList.add("kind");
  one.firstElementChild.value = String(all.findIndex(([, options]) => same(options)));
  chosen = undefined;
  return one;
}

function fresh() {
  if (!view) return dispatchEvent(new Event("hashchange")); // its game was not set up
  const seats = seatsChosen();
  toBoard();
  if (!chosen && seats.every((who, at) => who === table.seats[at])) return send("new");
  return again({ seats, options: chosen ?? table.options });
}

addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.target.closest("a, button, summary") && !event.target.closest(".palette")) return;
  const found = typed($("board"), key(event), begun);
  if (found === undefined) return;
  begun = found;
  event.preventDefault();
});

$("new").onclick = () => asked(fresh);

// The game of the address, with its table if there is one. If the address has none that can be played, the game that was kept goes
// on, or another one begins.
export async function sit(game, adds, text) {
  [name, more, view, thinking] = [game, adds, undefined, undefined];
  kinds = (await more.kinds?.()) ?? [];
  const first = await begin(await more.first?.());
  usual = first.table.seats;
  $("link").hidden = false;
  if (text && !(await taken(text))) page.note("damaged", more.named ? "The moves in this link can't be played. Only the game was taken from it." : "This link holds no game that can be played. Nothing was taken from it.");
  const before = view || more.named && text ? null : kept(more.place ?? game);
  if (before) await taken(before, more.place && first.table.options.name); // its rules may have been changed since then
  if (!view) sat(first);
}
const LONGEST = 100_000; // no game takes so many characters
const taken = async (text, renamed) => text.length <= LONGEST && takes(() => {
  const there = unveiled(JSON.parse(text));
  return renamed ? { ...there, options: { ...there.options, name: renamed } } : there;
});
async function takes(found) {
  let seating;
  try {
    const there = found();
    seating = { table: there, view: await ask("view", { table: there }) };
  } catch {
    return false;
  }
  sat(seating);
  return true;
}

// The game goes on by other rules, if its moves can be played by them.
export async function resit(adds) {
  more = adds;
  page.unnote("anew");
  const { options } = await more.first();
  if (await takes(() => ({ ...table, options }))) return;
  sat(await begin({ options, seats: table.seats }));
  page.note("anew", "The moves can't be played by these rules: the game begins anew.");
}

// Nobody sits at it any more.
export const leave = () => {
  looking.abort();
  view = past = undefined;
};

// What was pressed is drawn anew: the focus goes to what took its place, or to the part of the page in which it was.
const PARTS = "#options, #seats, #replay, #below, #enter, #hint, #analysis, #moves, #review, #notes";
const FOCUSED = "button:not(:disabled), input:not(:disabled), select, a[href], [role=application]";
const named = (one) => one.ariaLabel ?? one.textContent;
function refocusing(draws) {
  const held = document.activeElement;
  const part = held.closest(PARTS);
  const place = part && [...part.querySelectorAll(FOCUSED)].indexOf(held);
  draws();
  if (!part || document.activeElement === held) return;
  const all = [...part.querySelectorAll(FOCUSED)];
  (all.find((one) => named(one) === named(held)) ?? all[place] ?? all[0] ?? document.getElementById("board")).focus({ preventScroll: true });
}
