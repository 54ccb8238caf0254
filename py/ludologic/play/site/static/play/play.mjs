// The page of the games. The address says which game is played.
import { boards } from "../boards/boards.mjs";
import { complaint, edits, works } from "../engine/engine.mjs";
import * as connect4 from "./connect4.mjs";
import * as mastermind from "./mastermind.mjs";
import { added, toldGame } from "./own.mjs";
import { $, act, page, prolog } from "./page.mjs";
import { proof } from "./proof.mjs";
import * as soccer from "./soccer.mjs";
import { leave, sit } from "./table.mjs";

const OWN = ["own", "two_players", "guessing"];
const ADDED = { connect4, mastermind, soccer }; // what each game adds to the page
const PLACES = ["options", "seats", "above", "below", "replay", "moves", "enter", "review", "why", "hint", "analysis", "board"];

const current = (at) => {
  for (const link of document.querySelectorAll(".games a")) {
    if (link.hash === `#${at}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
};

// Until the rules are loaded a game stands as it begins: its first view was kept when the pages were made.
function early() {
  const [asked] = location.hash.slice(1).split("=");
  const game = asked || "mastermind";
  const view = location.hash.includes("=") ? undefined : JSON.parse($("first").textContent)[game];
  if (!view) return;
  current(game);
  $("title").textContent = view.title;
  $("told").textContent = view.rules;
  page.board.classList.add("waits");
  page.board.replaceChildren(...boards[game](view, () => {}, []));
}

const arrive = () => act(come)(...location.hash.slice(1).split("=")); // own=FILE, connect4=TABLE
async function come(asked, given = "") {
  const text = decodeURIComponent(given);
  const told = OWN.includes(asked) ? toldGame(text.match(/"name":\s*"([^"]*)"/)?.[1] ?? text) : undefined;
  const at = told ? "own" : asked === "proof" || Object.hasOwn(boards, asked) ? asked : "mastermind";
  current(at);
  leave();
  for (const id of PLACES) page.place(id);
  for (const id of ["new", "link"]) $(id).hidden = true;
  page.say("");
  const game = told?.kind ?? at;
  if (game in boards) return sit(game, told ? added(told) : ADDED[game], asked === game ? text : "");
  $("title").textContent = proof.title;
  $("told").textContent = proof.told;
  await proof.start();
}

if (!works) $("state").textContent = "This browser has no WebAssembly, which the engine needs.";
else {
  const changed = Object.keys(edits.all);
  if (changed.length) {
    page.note("changed", `You play by rules that were changed in the lab: ${changed.join(", ")}.`);
  }
  try {
    early();
    const notes = await prolog.ready;
    page.board.classList.remove("waits");
    $("state").textContent = "Ready.";
    if (notes.length) page.note("err", complaint(notes));
    arrive();
    addEventListener("hashchange", arrive);
  } catch (error) {
    $("state").textContent = `The engine could not be started: ${error.message}`;
  }
}
