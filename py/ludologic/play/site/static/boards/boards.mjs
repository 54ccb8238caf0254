// The boards of the games: they draw views, and say what was pressed or typed. They have no rules and ask nothing. The pages
// of the site and the boards of a notebook use them.
import { become, button, make } from "../dom.mjs";
import { keyed } from "./board.mjs";
import { cells } from "./cells.mjs";
import { connect4 } from "./connect4.mjs";
import { mastermind } from "./mastermind.mjs";
import { scale } from "./scale.mjs";
import { soccer } from "./soccer.mjs";

// The key of an event that is meant for a board: none with Ctrl or Alt, while the reader chooses or writes something, or scrolls.
const elsewhere = ({ target, key }) => target.closest(key.startsWith("Arrow") ? "a, button, input, select, textarea, [tabindex='0']" : "select, input, textarea");
export const key = (event) => (event.ctrlKey || event.metaKey || event.altKey || elsewhere(event) ? "" : event.key);

// Press what is typed, a key after what was typed `before`; what is then begun, if it is not yet all. Where one key
// begins another, as 1 begins 12, Enter or a key that leads on to none ends it. What has other keys, too, is pressed by each of them.
export function typed(root, pressed, before = "") {
  const all = [...root.querySelectorAll("[data-key]:not(:disabled)")];
  const press = (name) => all.find((one) => one.dataset.key === name)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const other = all.find((one) => pressed && one.dataset.also?.split(" ").includes(pressed));
  if (other && !before) return press(other.dataset.key), "";
  const leads = (name) => all.filter((one) => one.dataset.key.startsWith(name));
  if (before && !leads(before + pressed).length && press(before) && pressed === "Enter") return "";
  const name = [before + pressed, pressed].find((one) => pressed && leads(one).length);
  if (name === undefined || leads(name).length > 1) return name;
  return leads(name)[0].dataset.key === name ? (press(name), "") : name;
}

// Any other game of two players, as it is written; its moves are pressed by their texts.
const choices = (can, press) => make("div", { className: "tools" }, ...can.map(({ move, key }) => keyed(button(move, () => press(move)), key)));
function written(view, press, laid, looks) {
  if (view.board.cells?.length) return cells(view, press, looks);
  return [make("pre", { className: "card", textContent: view.board.shown }), choices(view.can, press)];
}

// A guessing game: the questions and answers so far, and those that are possible.
function guessing(view, press, laid, looks) {
  const { board: { turns, asked, cells: places }, can } = view;
  if (places?.length) return cells(view, press, looks);
  if (view.board.scale) return scale(view, press, laid, looks);
  const rows = turns.map(({ question, answer }) => make("li", {}, make("code", { textContent: question }), ` ${answer}`));
  return [make("ol", { className: "turns" }, ...rows), make("p", {}, make("code", { textContent: asked ?? "" })), choices(can, press)];
}

// The parts of a board that shows a view: what is pressed on it is a move. `laid` are the pegs of a guess that is not yet made; the
// board is `flipped`, or the last move is `fresh` and moves; `again` draws it again when something was only touched, or laid.
export const boards = { mastermind, connect4, soccer, two_players: written, guessing };

// Draws a board in its place. What can be pressed is never replaced while it can be.
export function showBoard(place, game, view, press, laid, looks = {}) {
  const again = () => showBoard(place, game, view, press, laid, { ...looks, fresh: false });
  become(place, boards[game](view, press, laid, { ...looks, again }));
}
