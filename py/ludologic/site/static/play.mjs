// The games to play. No rule of a game is here: each question goes to the rules, as they are edited.
import { edits, Prolog, works } from "./engine.mjs";
import { make } from "./boards.mjs";
import { connect4 } from "./connect4.mjs";
import { mastermind } from "./mastermind.mjs";
import { own } from "./own.mjs";
import { proof } from "./proof.mjs";
import { soccer } from "./soccer.mjs";

const $ = (id) => document.getElementById(id);
const games = { mastermind, connect4, proof, soccer, own };

export const draw = (value) => crypto.getRandomValues(new Uint32Array(1))[0] % value;

export const prolog = new Prolog({ spare: false });

// A page on which a tree asks; it finds the tree where this leaves it.
export function openTree(address, tree) {
  try {
    sessionStorage.setItem("ludologic.tree", JSON.stringify(tree));
    location.href = address;
  } catch {
    page.say("This browser keeps nothing for the next page, which the tree would need.", "bad");
  }
}

// What a game is given: the rules to ask, and the places on the page.
const page = {
  board: $("board"),
  say(words, kind = "") {
    $("said").textContent = words;
    $("said").className = kind;
  },
  async ask(name, inputs, outputs = 1, module = "page_play") {
    $("state").textContent = "The rules are asked …";
    try {
      return await prolog.relation(module, name, inputs, outputs);
    } finally {
      $("state").textContent = "Ready.";
    }
  },
  tools: (...all) => $("tools").replaceChildren(...all),
  options: (...all) => $("options").replaceChildren(...all),
  optioned: () => $("options").children,
  // one more hint, with what the lab is to open, if anything: a file, and a query or facts
  hint(words, asks) {
    const link = asks && make("a", { textContent: `Show the rule and the ${asks.query ? "query" : "facts"}`, href: `lab.html#${new URLSearchParams(asks)}` });
    $("hint").append(make("div", {}, words, " ", link ?? ""));
    $("hint").classList.remove("hidden");
  },
  clear() {
    $("hint").classList.add("hidden");
    $("hint").replaceChildren();
  },
};

// Acts of a game follow one another; what breaks is said.
let last = Promise.resolve();
export const act = (does) => (...given) => {
  last = last.then(() => does(...given)).catch((error) => page.say(`The rules give no answer: ${error.message}`, "bad"));
  return last;
};

function arrive() {
  const [asked] = location.hash.slice(1).split("="); // own=FILE
  const name = asked in games ? asked : "mastermind";
  const game = games[name];
  for (const link of document.querySelectorAll("main nav a")) {
    if (link.hash === `#${name}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  $("title").textContent = game.title;
  $("told").textContent = game.told;
  page.clear();
  page.tools();
  page.options();
  page.board.replaceChildren();
  page.say("");
  act(() => game.start(page))();
}

if (!works) $("state").textContent = "This browser has no WebAssembly, which the engine needs.";
else {
  const changed = Object.keys(edits.all);
  if (changed.length) {
    $("changed").textContent = `You play by rules that were changed in the lab: ${changed.join(", ")}.`;
    $("changed").classList.remove("hidden");
  }
  try {
    const notes = await prolog.ready;
    $("state").textContent = notes.length ? `The rules were loaded with a complaint: ${notes[0].text.trim()}` : "Ready.";
    arrive();
    addEventListener("hashchange", arrive);
  } catch (error) {
    $("state").textContent = `The engine could not be started: ${error.message}`;
  }
}
