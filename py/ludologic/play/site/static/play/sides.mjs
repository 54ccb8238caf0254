// What stands beside the board: the moves, the place to write one, hints and analyses.
import { button, make } from "../dom.mjs";
import { $, page } from "./page.mjs";
import { offer } from "./panel.mjs";
import { lab } from "./why.mjs";

const sentences = (all) => all.map((words) => make("p", { className: "say", textContent: words }));

// `game` is the game at this moment (page.mjs), with `at`, how many moves are shown, of those `played`, and replay(moves); `more`
// is what its file adds.
export function drawSides(game, more) {
  moves(game);
  enter(game, more, more.worded && !game.seen.board.cells.length ? "below" : "enter");
  hint(game, more);
  analysis(game, more);
}

// How many moves were played after so many of the list: a turn of the list may have been played in parts.
function parts(listed, played) {
  let [many, left] = [0, listed.map(({ move }) => move).join("").length];
  while (left > 0) left -= played[many++].length;
  return many;
}

function moves({ view, at, played, replay }) {
  const names = Object.fromEntries(view.seats.map((one) => [one.number, one.name]));
  if (!at) $("played").textContent = "";
  page.place("moves", ...view.moves.map(({ number, seat, move }) => {
    const last = view.moves.length === played.length ? number : parts(view.moves.slice(0, number), played);
    const one = button(`${number}. ${move}`, () => replay(last), { className: `p${seat}`, ariaLabel: `Move ${number}, ${names[seat]}: ${move}` });
    if (last === at) {
      one.setAttribute("aria-current", "true");
      if ($("played").textContent !== one.ariaLabel) $("played").textContent = one.ariaLabel; // which is read aloud
    }
    return make("li", {}, one);
  }));
}

const event = ({ send }, words, kind, options = {}) => button(words, () => send(kind), options);

function enter(game, more, place) {
  const { view, seen } = game;
  page.place("enter");
  if (seen.waits === "you" || view.words.length) $(place).append(line(game, more));
  if (!view.over && view.seats.some(({ person }) => person)) $(place).append(event(game, "Resign", "resign"));
  $("enter").append(button("Copy link", () => $("link").click(), { className: "small" }));
}

// The place to write a move, or a word of the game.
function line({ view, seen, send, flipped }, { typed = (text) => text }) {
  const asked = seen.over ? view.words.map(({ usage }) => usage).join(", ") : seen.prompt;
  const one = make("input", { placeholder: asked, title: [view.expected, ...view.words.map(({ usage, meaning }) => `${usage}: ${meaning}`)].join("\n"), ariaLabel: asked });
  one.onkeydown = ({ key }) => {
    if (key !== "Enter") return;
    const [, word, rest] = one.value.trim().match(/^(\S*)\s*(.*)$/);
    if (view.words.some(({ usage }) => usage.split(" ")[0] === word)) send("word", { name: word, rest });
    else send("move", { move: typed(one.value.trim(), view, flipped) });
  };
  return one;
}

function hint(game, more) {
  const { seen, send } = game;
  page.place("hint");
  if (seen.hint) {
    const { sentence, why, move } = seen.hint;
    if (seen.waits === "you" && move) $("hint").append(button("Play it", () => send("move", { move }), { className: "main first" }));
    $("hint").append(...sentences([sentence]));
    if (why) $("hint").append(make("p", { className: "soft" }, lab("The rule that found it", { file: why.file, line: why.line })));
  } else if (seen.over) $("hint").append(...sentences(["The game is over. Go back a move, and play on from there."]));
  else $("hint").append(event(game, "Show a hint", "hint", { className: "main" }));
  if (!seen.over && seen.looks.includes("explain")) $("hint").append(event(game, "Explain", "explain"));
  if (!seen.over) $("hint").append(...sentences(seen.remarks.map(({ sentence }) => sentence)));
  more.hint?.(game, $("hint"));
}

function analysis(game, more) {
  const { seen, view, record } = game;
  page.place("review");
  if (view.over && view.looks.includes("review") && view.moves.length) $("review").append(event(game, "Review", "review"));
  if (seen.over) $("review").append(...sentences(seen.remarks.map(({ sentence }) => sentence)));
  if (record.length) $(seen.over ? "hint" : "review").append(make("p", { className: "soft", textContent: `Your games in this browser: ${record.join("; ")}.` }));
  page.place("analysis");
  if (!more.analysis && !seen.over && seen.looks.includes("analyse")) $("analysis").append(event(game, "Values", "analyse"));
  $("analysis").append(...sentences(seen.marks.filter(({ kind, cells }) => kind !== "hint" && !cells.length).map(({ text }) => text)));
  more.analysis?.(game, $("analysis"));
  offer("analysis", more.analysis || view.looks.includes("analyse"));
}
