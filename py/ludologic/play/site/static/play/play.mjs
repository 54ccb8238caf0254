// The page of the games. The address says which game is played.
import { boards } from "../boards/boards.mjs";
import { complaint, edits, works } from "../engine/engine.mjs";
import { ownOptions, toldGame } from "./own.mjs";
import { $, act, page, prolog } from "./page.mjs";
import { proof } from "./proof.mjs";
import { leave, sit } from "./table.mjs";
import { guessingTree, mastermindTree } from "./trees.mjs";

const OWN = ["own", "two_players", "guessing"];

// The controls of a game, by its name, and what else can be done with it.
function beside(game, told) {
  if (told) return { first: () => ownOptions(told), controls: told.controls, tools: () => (game === "guessing" ? guessingTree(told.path) : []) };
  if (game !== "mastermind") return {};
  const kinds = async () => (await page.ask(game, "variants")).map(({ name, variant }) => [name, { variant, secret: null }]);
  return { kinds, tools: ({ options }) => mastermindTree(options.variant) };
}

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
  const at = told ? "own" : asked === "proof" || asked in boards ? asked : "mastermind";
  current(at);
  leave();
  page.clear();
  page.tools();
  page.options();
  page.replay();
  page.moves();
  page.board.replaceChildren();
  page.say("");
  const game = told?.kind ?? at;
  if (game in boards) return sit(game, beside(game, told), asked === game ? text : "");
  $("title").textContent = proof.title;
  $("told").textContent = proof.told;
  await proof.start();
}

if (!works) $("state").textContent = "This browser has no WebAssembly, which the engine needs.";
else {
  const changed = Object.keys(edits.all);
  if (changed.length) {
    $("changed").textContent = `You play by rules that were changed in the lab: ${changed.join(", ")}.`;
    $("changed").classList.remove("hidden");
  }
  try {
    early();
    const notes = await prolog.ready;
    page.board.classList.remove("waits");
    $("state").textContent = notes.length ? complaint(notes) : "Ready.";
    arrive();
    addEventListener("hashchange", arrive);
  } catch (error) {
    $("state").textContent = `The engine could not be started: ${error.message}`;
  }
}
