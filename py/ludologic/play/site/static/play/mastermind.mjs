// What Mastermind adds to the page (page.mjs says how): all codes beside the board, and the tree from here on.
import { answered, peg } from "../boards/mastermind.mjs";
import { codeField } from "../boards/field.mjs";
import { button, make } from "../dom.mjs";
import { page } from "./page.mjs";
import { treeFrom } from "./trees.mjs";

// The code that everybody has on a day is the first of its kinds: the secret in its options is the date.
const day = () => page.ask("mastermind", "day", { date: new Date().toLocaleDateString("sv") }); // 2026-11-28
const dayOf = ({ table: { options } }) => Object.values(options).find((one) => /^\d+-/.test(one));
export const kinds = async () => [["Today’s code", await day()], ...(await page.ask("mastermind", "variants")).map(({ words, variant }) => [words, { variant, secret: null }])];

const pegs = (code) => make("span", { className: "pegs", role: "img", ariaLabel: code.join(" ") }, ...code.map((number) => peg(number)));
const guesses = ({ seen: { waits, turn } }) => waits === "you" && turn === 1;

const title = make("p", { className: "soft" });
const read = make("p", { className: "read", ariaLive: "polite" });
const legend = make("p", { className: "legend" });
let game; // the game at this moment
let shown; // the table whose field is shown, as text
let turns = []; // its turns
let sentence = ""; // its field in a sentence

const field = codeField({
  pointed(code) {
    tell(code);
    if (guesses(game)) game.why(code?.join(","));
  },
  taken: (code) => guesses(game) && game.lay(code),
});

// What the rules say of a cell; while they are asked, only the last cell waits. Of no cell, the field in a sentence.
let asking, next;
async function tell(code) {
  next = code;
  if (asking) return;
  asking = true;
  try {
    let told;
    do {
      told = next;
      read.replaceChildren(...(told ? [pegs(told), await game.ask("cell", { table: game.table, code: told.join(",") })] : [sentence]));
    } while (told !== next);
  } catch (error) {
    read.replaceChildren(error.message);
  } finally {
    asking = false;
  }
}

// The field beside the board.
export async function below(at, host) {
  game = at;
  host.append(make("div", { className: "codes" }, title, field.element, read, legend));
  try {
    const said = await at.ask("field", { table: at.table });
    if (!at.signal.aborted) drawn(at, said);
  } catch (error) {
    read.replaceChildren(error.message);
  }
}

function drawn(at, said) {
  const [table, before] = [JSON.stringify(at.table), turns.length];
  turns = at.seen.board.turns;
  const fresh = shown !== table && turns.length > before;
  shown = table;
  sentence = said.sentence;
  title.textContent = said.title;
  if (guesses(at) && turns.length) at.say(`${said.sentence} ${at.seen.status}`);
  field.element.hidden = legend.hidden = !said.rows.length;
  field.show(said, turns.map(({ guess }) => guess), fresh);
  const shade = (name, words) => {
    const sign = make("i");
    sign.style.background = `var(--${name})`;
    return make("span", {}, sign, words);
  };
  legend.replaceChildren(shade("lit", "still possible"), ...turns.map((_, turn) => shade(`out${turn + 1}`, turn ? `${turn + 1}` : "out by turn 1")));
  if (said.rows.length) at.mark("left", turns.map((_, turn) => ({ kind: "left", cells: [[turn + 1]], text: String(said.left[turn + 1]), good: null })));
  tell(field.at());
}

// A hint in pegs.
export const hint = (at, host) => {
  const { seen } = at;
  if (seen.hint?.move) host.prepend(pegs(seen.hint.move.split(seen.hint.move.includes(",") ? "," : "").map(Number)));
  const date = dayOf(at);
  if (date && seen.over && seen.board.turns.length) host.prepend(...picture(seen.board, date, seen.aid));
  else if (!date && guesses(at) && !seen.moves.length) host.append(button("Today’s code", async () => (location.hash = `mastermind=${encodeURIComponent(JSON.stringify({ ...at.table, options: await day(), seats: ["you", "rules"] }))}`), { title: "Everybody has the same code today" }));
};

// The end of a day's game as a picture to share: the answers, and neither guesses nor colours.
function picture({ turns, rows, places, outcome }, date, aid) {
  const [step, left, top] = [34, 190 - 17 * places, 64];
  const words = `Mastermind, ${date}: ${outcome === "won" ? `${turns.length} of ${rows}` : `not in ${rows}`}${aid ? ", with help" : ""}`;
  const canvas = make("canvas", { className: "share", width: 380, height: top + step * turns.length + 10, ariaLabel: `${words}. ${turns.map(({ black, white }) => `${black} black, ${white} white`).join("; ")}` });
  canvas.setAttribute("role", "img");
  const pen = canvas.getContext("2d");
  const fill = (colour) => Object.assign(pen, { fillStyle: colour }).fill();
  pen.roundRect(0, 0, canvas.width, canvas.height, 14);
  fill("#1d3557");
  Object.assign(pen, { fillStyle: "#fff", strokeStyle: "#fff", lineWidth: 3, font: "600 18px sans-serif", textAlign: "center" }).fillText(words, 190, 40, 360);
  for (const [row, { black, white }] of turns.entries()) for (let at = 0; at < places; at += 1) {
    const [x, y] = [left + step * (at + 0.5), top + step * (row + 0.5)];
    pen.beginPath();
    pen.arc(x, y, at < black + white ? 12 : 4, 0, 7);
    fill(at < black ? "#05070b" : at < black + white ? "#fff" : "#9fb0c8");
    if (at >= black) continue;
    pen.stroke();
    pen.beginPath();
    for (const [dx, dy] of [[-6, 0], [-2, 5], [6, -5]]) pen.lineTo(x + dx, y + dy);
    pen.stroke();
  }
  const blob = () => new Promise((go) => canvas.toBlob(go));
  const save = async () => {
    const link = make("a", { href: URL.createObjectURL(await blob()), download: `mastermind-${date}.png` });
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const copy = () => navigator.clipboard.write([new ClipboardItem({ "image/png": blob() })]).then(() => page.note("copied", "The picture is copied."), save);
  return [make("div", { className: "tools" }, button("Copy the picture", copy, { className: "main" }), button("Save it", save)), canvas];
}

// A few of the codes that are possible, and the tree from here on. Once the tree was asked for, it follows the game.
let wanted = false;
export function analysis(at, host) {
  const place = make("div", { role: "group", ariaLabel: "The decision tree" });
  const words = (text) => make("p", { className: "say", textContent: text, role: "status" });
  const grow = async () => {
    wanted = true;
    place.replaceChildren(words("The rules are growing the tree …"));
    try {
      const { sentence: told, tree } = await at.look("grown", { table: at.table });
      if (!at.signal.aborted) place.replaceChildren(words(told), ...(tree ? [treeFrom(tree, at, { pegs, answered, guesses })] : []));
    } catch (error) {
      place.replaceChildren(words(error.message));
    }
  };
  if (!at.seen.over) host.append(button("Possible codes", () => at.send("analyse")));
  host.append(place);
  if (wanted) grow();
  else place.append(button("Its decision tree", grow));
}
