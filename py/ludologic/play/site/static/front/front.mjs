// The front page: a game that plays itself against the reader's code. Everything it shows was recorded when the page was made.
import { boards } from "../boards/boards.mjs";
import { peg } from "../boards/mastermind.mjs";
import { coloured } from "../coloured.mjs";
import { button, make } from "../dom.mjs";
import "../lesson/path.mjs";

const $ = (id) => document.getElementById(id);
const { variant, tree, views } = JSON.parse($("recorded").textContent);
const written = (number) => number.toLocaleString("en");
const still = matchMedia("(prefers-reduced-motion: reduce)").matches;

for (const [game, view] of Object.entries(views)) {
  $(`picture-${game}`).replaceChildren(...boards[game]({ ...view, can: [], waits: "program" }, () => {}, []));
}

// The guesses by which the tree finds a code, each with its answer and how many codes were possible before it.
function path([guess, codes, below], code) {
  if (guess.join() === code.join()) return [{ guess, codes, answer: [variant.pegs, 0] }];
  for (const [answer, node] of Object.entries(below)) {
    const rest = path(node, code);
    if (rest) return [{ guess, codes, answer: [...answer].map(Number) }, ...rest];
  }
  return undefined;
}

const lines = $("rule").textContent.split("\n").map((line) => make("span", { className: "l" }, ...coloured(line)));
$("rule").replaceChildren(...lines);

let code = [3, 6, 1, 3];
let found = path(tree, code);
let shown = 1; // so many guesses
let clock;

function draw() {
  const at = found[shown - 1];
  const turns = found.slice(0, shown).map(({ guess, answer: [black, white] }) => ({ guess, black, white }));
  const marks = [{ kind: shown === found.length ? "win" : "last", cells: [[shown]], text: "", good: null }];
  const board = { turns, places: variant.pegs, colours: variant.colours, rows: 6 };
  const [rack] = boards.mastermind({ board, marks, can: [], waits: "program", turn: 1 }, () => {}, []);
  const yours = code.map((number, place) => Object.assign(peg(number, "button"), { type: "button", ariaLabel: `Peg ${place + 1} of your code: ${number}`, onclick: () => change(place) }));
  const focused = [...$("code").children].indexOf(document.activeElement);
  $("code").replaceChildren(...yours);
  yours[focused]?.focus();
  $("rack").replaceChildren(rack);
  const left = shown < found.length ? found[shown].codes : 0;
  const bound = [["Guess", `[${at.guess}]`], ["Secret", `[${code}]`], ["Black", at.answer[0]], ["White", at.answer[1]]];
  $("bound").replaceChildren(...bound.map(([name, value]) => make("span", { className: "bound", textContent: `${name} = ${value}` })));
  $("left").textContent = left ? `Guess ${shown}: ${written(left)} of ${written(tree[1])} codes are left.` : `Found with guess ${shown}.`;
  $("steps").replaceChildren(
    button(clock ? "Pause" : "Play", () => (clock ? pause() : play()), { disabled: shown === found.length }),
    button("Step", () => (pause(), step()), { disabled: shown === found.length }),
    button("Again", () => (pause(), (shown = 1), play()), { disabled: shown === 1 }),
  );
}
function step() {
  shown += 1;
  if (shown === found.length) pause();
  else draw();
}
function pause() {
  clearInterval(clock);
  clock = undefined;
  draw();
}
function play() {
  clock = setInterval(step, 1200);
  draw();
}
// The next colour for a peg; the game begins anew against this code.
function change(place) {
  code = code.with(place, (code[place] % variant.colours) + 1);
  found = path(tree, code);
  shown = 1;
  pause();
  if (!still && found.length > 1) play();
}

if (still) draw();
else play();
