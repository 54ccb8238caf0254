// The page of the games. The address says which game is played.
import { boards, showBoard } from "../boards/boards.mjs";
import * as connect4 from "./connect4.mjs";
import * as mastermind from "./mastermind.mjs";
import { added, edit, shut, toldGame } from "./own.mjs";
import { $, halt, instead, page } from "./page.mjs";
import { offer } from "./panel.mjs";
import * as soccer from "./soccer.mjs";
import { changed, heed, loaded } from "./rules.mjs";
import { leave, resit, sit } from "./session.mjs";

const OWN = ["own", "two_players", "guessing"];
const ADDED = { connect4, mastermind, soccer }; // what each game adds to the page
const PLACES = ["options", "seats", "above", "below", "replay", "moves", "enter", "review", "why", "hint", "analysis", "board"];

const current = (at) => {
  for (const link of document.querySelectorAll(".games a")) {
    if (link.hash === `#${at}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
};

// Until the rules are loaded a game stands as it was when the page was left, or as it begins: its first view was kept when the
// pages were made.
function early() {
  const [asked, given] = location.hash.slice(1).split("=");
  const at = OWN.includes(asked) ? "own" : asked || "mastermind";
  const game = at === "proof" ? "connect4" : at;
  current(at);
  page.say("Loading the rules …");
  const first = JSON.parse($("first").textContent);
  const view = history.state?.view ?? (given === undefined && Object.hasOwn(first, game) && first[game]);
  if (!view) return;
  $("title").textContent = view.title;
  $("who").textContent = view.who;
  $("told").textContent = view.rules;
  page.board.classList.add("waits");
  showBoard(page.board, history.state?.name ?? game, view, () => {}, []);
}

const plain = (text) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
const waits = (is) => $("start")?.toggleAttribute("disabled", is); // until the choices in the sheet are those of its game
const arrive = () => {
  waits(true);
  const [asked, ...given] = location.hash.slice(1).split("="); // own=FILE, connect4=TABLE
  return instead(() => come(asked, plain(given.join("="))).finally(() => {
    $("new").hidden = false;
    waits(false);
  }))();
};
async function come(asked, text) {
  const told = OWN.includes(asked) ? await toldGame(text.match(/"name":\s*"([^"]*)"/)?.[1] ?? text) : undefined;
  const at = told ? "own" : asked === "proof" || Object.hasOwn(boards, asked) ? asked : "mastermind";
  leave();
  for (const id of PLACES) if (!$(id).closest("dialog")) page.place(id);
  for (const id of ["new", "link"]) $(id).hidden = true;
  current(at);
  for (const note of ["damaged", "anew", "stopped", "copied", "failed"]) page.unnote(note);
  for (const id of ["played", "who"]) $(id).textContent = "";
  $("title").textContent = told?.title ?? document.querySelector(`.games [href="#${at}"]`).textContent;
  page.say("Setting up the board …");
  const game = told?.kind ?? (at === "proof" ? "connect4" : at);
  changed(game, told?.path);
  offer("rules", told);
  if (told) edit(told, () => goOn(told)).catch(page.failed);
  else shut();
  const adds = at === "proof" ? { ...ADDED.connect4, place: "proof", first: () => ({ seats: ["proof", "you"] }) } : ADDED[game];
  await sit(game, told ? added(told) : adds, asked === game ? text : "");
  document.querySelector(".games [aria-current]").scrollIntoView({ block: "nearest", inline: "center" });
}

// After an edit the game goes on by the new rules, if its moves may still be played; else it begins anew.
async function goOn({ path, kind }) {
  const told = await toldGame(path);
  if (told.path !== path || told.kind !== kind) return arrive();
  changed("own", path);
  await resit(added(told));
}

// The rules are loaded anew, and the game goes on by them.
async function anew() {
  for (const name of ["others", "changed", "err", "failed"]) page.unnote(name);
  page.board.focus({ preventScroll: true });
  await halt();
  page.reload();
  if (await loaded()) arrive();
}

heed(anew);
early();
if (await loaded()) {
  page.board.classList.remove("waits");
  arrive();
  addEventListener("hashchange", arrive);
}
