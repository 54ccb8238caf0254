// The page on which games are played: its places, the rules it asks, and acts that follow one another.
import { edits, Prolog, rules } from "../engine/engine.mjs";
import { make } from "../dom.mjs";

export const $ = (id) => document.getElementById(id);
export const SECONDS = 20; // for what the reader's rules may take to be loaded, or to say where a game stands
const known = await rules;
export const prolog = new Prolog({ spare: false });

// The clause at a line of a file, as the reader has it, and a link to the lab.
function ruled({ file, line, query }) {
  const link = make("a", { textContent: query ? "Ask it in the lab" : "Open in the lab", href: `lab.html#${new URLSearchParams(query ? { file, query } : { file, line })}` });
  const clause = make("pre", { className: "clause" });
  if (line) {
    const from = (edits.all[file] ?? known.files[file].text).split("\n").slice(line - 1);
    clause.textContent = from.slice(0, from.indexOf("")).join("\n");
  }
  return make("div", { className: "why" }, link, make("code", { textContent: line ? `${file}:${line}` : file }), clause);
}

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
  tools: (...all) => $("tools").replaceChildren(...all),
  options: (...all) => $("options").replaceChildren(...all),
  replay: (...all) => $("replay").replaceChildren(...all),
  moves: (...all) => $("moves").replaceChildren(...all),
  // one more hint, with the rule that gave it, if one did: its file, and a line or a query
  hint(words, asks) {
    $("hint").append(make("div", {}, words, asks ? ruled(asks) : ""));
    $("hint").classList.remove("hidden");
    $("hint").scrollIntoView({ block: "nearest" });
  },
  clear() {
    $("hint").classList.add("hidden");
    $("hint").replaceChildren();
  },
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
