// The rules by which one plays here: whether they are the reader's own, and what is said if they fail.
import { complaint, edits, Senseless, works } from "../engine/engine.mjs";
import { button, make } from "../dom.mjs";
import { $, page, prolog, sentence } from "./page.mjs";

const GAMES = ["connect4", "mastermind", "soccer"];
const SLOW = 10; // seconds after which rules that were changed take long to be loaded

let anew; // loads the rules again, and goes on with the game
let heard = []; // what was said of the rules when they were loaded
let used = []; // the files that were changed, and that the game on the page uses

const inRules = ({ file }) => file.replace(/^\/logic\//, "");
const inLab = (file) => make("a", { href: `lab.html#${new URLSearchParams({ file })}`, textContent: "Open in lab" });
const tryAgain = () => button("Try again", () => location.reload());
const putBack = () => button("Put back", () => {
  for (const file of used) edits.change(file, undefined);
  edits.write();
  anew();
});
const own = () => (used.length ? [inLab(used[0]), putBack()] : []);

// What was said of all rules, or of a file that was loaded again.
export const hear = (notes, path) => (heard = [...heard.filter(({ file }) => path && file !== `/logic/${path}`), ...notes]);
export const faulty = ({ kind }) => kind === "error";

// A note says if this game is played by changed rules: those of other games don't matter, nor do other files of one's own games.
export function changed(game, file) {
  used = Object.keys(edits.all).filter((path) => {
    const [folder] = path.split("/");
    if (path.includes("/instances/") || path === "mine.pl") return path === file;
    return folder === game || !GAMES.includes(folder);
  });
  const notes = heard.filter((note) => used.includes(inRules(note)) || !(inRules(note) in edits.all));
  const remarks = notes.filter((note) => !faulty(note)).map(({ remark }) => make("span", { textContent: remark }));
  if (used.length) page.note("changed", make("span", {}, make("b", { textContent: "You play by your own rules:" }), ` ${used.length} change${used.length > 1 ? "s" : ""}.`), ...remarks, ...own());
  else page.unnote("changed");
  if (notes.some(faulty)) page.note("err", make("span", { textContent: complaint(notes.filter(faulty)) }), ...own());
  else page.unnote("err");
}

// What is asked beside the game leaves its status as it is.
function aside({ place, message }) {
  $(place).querySelector(".bad")?.remove();
  $(place).prepend(make("p", { className: "say bad", role: "alert", textContent: sentence(message) }));
}

page.failed = (error) => {
  if (!(error instanceof Senseless)) return error.place ? aside(error) : page.say(sentence(error.message), "bad");
  page.say(error.said, "bad");
  page.note("failed", make("span", { textContent: error.what }), ...own());
};

// Load them for the first time; true if there is something to play by.
export async function loaded() {
  if (!works) {
    $("state").textContent = "";
    page.say("This browser has no WebAssembly, which the games need.", "bad");
    return false;
  }
  used = Object.keys(edits.all);
  const late = setTimeout(() => used.length && page.note("err", make("span", { textContent: `Your rules are not loaded after ${SLOW} seconds.` }), ...own()), SLOW * 1000);
  try {
    hear(await prolog.ready);
    page.unnote("err");
    $("state").textContent = "Rules loaded, on this computer";
    $("state").dataset.ready = "";
    return true;
  } catch {
    $("state").textContent = "";
    page.note("err", make("span", { textContent: "This page could not be loaded whole." }), tryAgain());
    return false;
  } finally {
    clearTimeout(late);
  }
}

// Rules that another tab of this browser changes are not those of the game that goes on here, until the reader wants them.
export function heed(loads) {
  anew = loads;
  addEventListener("storage", ({ key }) => {
    if (key !== edits.key) return;
    edits.read();
    page.note("others", make("span", { textContent: "The rules were changed in another tab." }), button("Play by them", anew));
  });
}
