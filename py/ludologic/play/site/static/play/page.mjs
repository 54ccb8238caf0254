// The page on which games are played: its places, the rules it asks, and acts that follow one another.
import { Prolog } from "../engine/engine.mjs";
import { make } from "../dom.mjs";

export const $ = (id) => document.getElementById(id);
export const SECONDS = 20; // the time for the reader's rules to be loaded, or to say how a game stands
export const prolog = new Prolog({ spare: false });

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
  // one more hint; `asks` is what the lab opens: a file, and a line, a query or facts
  hint(words, asks) {
    const link = asks && make("a", { textContent: asks.query ? "Show the rule and the query" : "Show the rule", href: `lab.html#${new URLSearchParams(asks)}` });
    $("hint").append(make("div", {}, words, " ", link ?? ""));
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
