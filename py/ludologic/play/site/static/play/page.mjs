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
//   worded                 true if moves are words, which are written below the board
//
// and why.mjs draws the rule that decided: why(at, host). Each is called again when anything else is shown. `at` has
//
//   game, table, seen      its name; the table and the view of the moves that are shown (while the game is replayed, earlier ones)
//   view, last             the view of the whole game, and how many moves it has
//   pointed                the move that the reader points at, or undefined: why() is called again with it
//   refused                { move, sentence } if the rules have just refused a move, or undefined: why() is called with it
//   signal                 aborted when anything else is shown. Then look no further, and draw nothing
//   ask(question, given)   asks the rules; other acts wait for the answer, and the reader can stop it
//   look(question, given)  asks a second engine, so that no move waits. Ask for at most half a second, look at signal, ask again
//   send(kind, given)      an event of the table, such as send("move", { move })
//   mark(name, marks)      draws marks on the board beside those of the view, in place of earlier ones of this name
import { Prolog } from "../engine/engine.mjs";

export const $ = (id) => document.getElementById(id);
export const SECONDS = 20; // for what the reader's rules may take to be loaded, or to say where a game stands
export const prolog = new Prolog({ spare: false });
let second; // an engine for questions that no act waits for

export const page = {
  board: $("board"),
  say(words, kind = "") {
    $("said").textContent = words;
    $("said").className = kind;
  },
  // what a game answers to a question
  async ask(game, question, given) {
    $("state").textContent = "Asking the rules …";
    try {
      return await prolog.ask(game, question, given);
    } finally {
      $("state").textContent = "Ready.";
    }
  },
  look(game, question, given) {
    second ??= new Prolog({ spare: false });
    return second.ask(game, question, given);
  },
  place: (id, ...all) => $(id).replaceChildren(...all),
  // a note below the status: a sentence, and what can be done
  note(name, words, ...does) {
    this.unnote(name);
    const note = document.createElement("div");
    note.className = `note ${name}`;
    note.append(words, ...does);
    $("notes").append(note);
  },
  unnote: (name) => document.querySelector(`#notes .${name}`)?.remove(),
};

// Acts follow one another. What the rules don't accept, or can't answer, is told.
let last = Promise.resolve();
let acts = 0;
const acting = (more) => page.board.setAttribute("aria-busy", String((acts += more) > 0));
const sentence = (words) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}${/[.?!]$/.test(words) ? "" : "."}`;
export const act = (does) => (...given) => {
  acting(1);
  last = last.then(() => does(...given)).catch((error) => page.say(sentence(error.message), "bad")).finally(() => acting(-1));
  return last;
};
