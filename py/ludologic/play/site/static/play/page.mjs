// The page on which games are played: its places, the rules it asks, and acts that follow one another.
//
// What one game adds to the page is exported by a file of its own, play/GAME.mjs (connect4.mjs, mastermind.mjs, soccer.mjs,
// own.mjs). Each export is optional. `at` is the game at this moment, `host` an empty place for it:
//
//   kinds()                what can be played, [[words, options], ...]: a choice in the bar
//   above(at, host)        above the board, such as a box to tick
//   below(at, host)        below the board
//   hint(at, host)         in the tab Hint, below the hint
//   analysis(at, host)     in the tab Analysis, in place of the button Values
//   kept(at)               a value that is asked for hints, analyses and reviews
//   typed(text, view, flipped)  the move that is written, if it depends on how the board lies
//   worded                 true if moves are words, which are written below the board if it has no cells
//
// and why.mjs draws the rule that decided: why(at, host). Each is called again when anything else is shown. `at` has
//
//   game, table, seen      its name; the session and the view of the moves that are shown (while the game is replayed, earlier ones)
//   record                 how earlier games ended in this browser, in words
//   view, last, flipped    the view of the whole game, how many moves it has, and whether its board is flipped
//   pointed                the move that the reader points at, or undefined: why() is called again with it
//   refused                { move, sentence } if the rules have just refused a move, or undefined: why() is called with it
//   signal                 aborted when anything else is shown. Then look no further, and draw nothing
//   ask(question, given)   asks the rules; other acts wait for the answer, and the reader can stop it
//   look(question, given, kept)  asks a second engine, so that no move waits. Ask for at most half a second, look at signal, ask
//                          again; `kept` is what hold() gave
//   hold(question, given, file)  a value that stays in that engine, such as a solver with what it has found out
//   say(words)             the status, in other words
//   send(kind, given)      an event of the session, such as send("move", { move })
//   lay(pegs)              lays pegs of Mastermind as the guess that is not yet made
//   why(move)              the rule that decides on a move that the reader points at, or on the last one
//   mark(name, marks)      draws marks on the board beside those of the view, in place of earlier ones of this name
import { Prolog } from "../engine/engine.mjs";

export const $ = (id) => document.getElementById(id);
export const SECONDS = 20; // for what the reader's rules may take to be loaded, or to say where a game stands
export const prolog = new Prolog({ spare: false });
let second; // an engine for questions that no act waits for
const held = new Map(); // what stays in it

export const page = {
  board: $("board"),
  say(words, kind = "") {
    $("said").textContent = words;
    $("said").className = kind;
  },
  // what a game answers to a question; if a kept value answers it, which keeps() finds, the engine in which it stays
  async ask(game, question, given, keeps) {
    const mine = halts;
    const going = (value) => {
      if (mine !== halts) throw new Error("stopped");
      return value;
    };
    const kept = going(await keeps?.());
    return going(await (kept ? page.look(game, question, given, kept) : prolog.ask(game, question, given)));
  },
  // the second engine's answer; a kept value is asked briefly, and an engine whose rules don't end is then given up
  async look(game, question, given, kept) {
    const mine = (second ??= new Prolog({ spare: false }));
    await mine.ready;
    const late = setTimeout(() => kept && mine === second && page.forget(), 1000 * SECONDS);
    return mine.ask(game, question, given, kept).finally(() => clearTimeout(late));
  },
  // a value that stays in the second engine, by its name there, and a file that it needs
  held(game, question, given, file) {
    const key = JSON.stringify([game, question, given]);
    second ??= new Prolog({ spare: false });
    held.set(key, held.get(key) ?? second.opened(game, question, given, file));
    held.get(key).then(() => (this.opened = true), () => {});
    return held.get(key);
  },
  opened: false, // whether a value stays there
  // the second engine is started again when it is needed, with the rules as they are then
  forget() {
    second?.session.end();
    second = undefined;
    held.clear();
    this.opened = false;
  },
  reload() {
    this.forget();
    prolog.restart().catch(() => {}); // play/rules.mjs waits for it
  },
  place: (id, ...all) => $(id).replaceChildren(...all),
  // a note below the status, in place of an earlier one of this name: a sentence, and what can be done
  note(name, ...inside) {
    this.unnote(name);
    const note = document.createElement("div");
    note.className = `note ${name}`;
    note.append(...inside);
    $("notes").append(note);
  },
  unnote: (name) => document.querySelector(`#notes .${name}`)?.remove(),
  failed(error) {}, // what is said of an error: rules.mjs
};

// Acts follow one another. What the rules don't accept, or can't answer, is told. An act that takes long can be stopped.
let last = Promise.resolve();
let acts = 0;
let halts = 0; // how often they were stopped
let clocks = [];
let halting = rejected(); // what the act that goes on is raced with
function rejected() {
  const found = {};
  found.promise = new Promise((_, reject) => Object.assign(found, { reject }));
  found.promise.catch(() => {});
  return found;
}
export const sentence = (words) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}${/[.?!]$/.test(words) ? "" : "."}`;

function acting(more) {
  acts += more;
  page.board.setAttribute("aria-busy", String(acts > 0));
  if (acts === more) clocks = [[400, thinks], [1500, () => prolog.reserve()], [2000, () => ($("stop").hidden = false)]].map(([after, does]) => setTimeout(does, after));
  if (acts) return;
  clocks.forEach(clearTimeout);
  if ($("stop") === document.activeElement) page.board.focus({ preventScroll: true });
  for (const id of ["thinking", "stop"]) $(id).hidden = true;
  $("thinking").firstElementChild.textContent = "";
}
function thinks() {
  $("thinking").hidden = false;
  if (page.board.hasChildNodes()) $("thinking").firstElementChild.textContent = "The rules are looking at every reply …";
}

export const act = (does) => (...given) => {
  const mine = halts;
  acting(1);
  const mayDo = () => mine === halts && Promise.race([does(...given), halting.promise]);
  last = last.then(mayDo).catch((error) => mine === halts && page.failed(error)).finally(() => acting(-1));
  return last;
};

// Stop what goes on; nothing of it comes to pass.
export async function halt() {
  if (!acts) return;
  halts += 1;
  halting.reject(new Error("stopped"));
  halting = rejected();
  await prolog.stop();
  await last;
}
export const instead = (does) => async (...given) => {
  if (!acts) return act(does)(...given);
  acting(1);
  await halt();
  const found = act(does)(...given);
  acting(-1);
  return found;
};
