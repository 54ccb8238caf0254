// What Mastermind adds to the page (page.mjs says how): all codes beside the board, and the tree from here on.
import { answered, peg } from "../boards/mastermind.mjs";
import { codeField } from "../boards/field.mjs";
import { button, make } from "../dom.mjs";
import { page } from "./page.mjs";
import { treeFrom } from "./trees.mjs";

export const kinds = async () => (await page.ask("mastermind", "variants")).map(({ words, variant }) => [words, { variant, secret: null }]);

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
  if (guesses(at) && turns.length && at.seen === at.view) at.say(`${said.sentence} ${at.view.status}`);
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
export const hint = ({ seen }, host) => {
  if (seen.hint?.move) host.prepend(pegs(seen.hint.move.split(seen.hint.move.includes(",") ? "," : "").map(Number)));
};

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
