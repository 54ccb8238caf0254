// Mastermind: the rows on a rack; then the row that is being filled, or the guess that waits for its answer.
import { button, make, svg } from "../dom.mjs";
import { keyed } from "./board.mjs";

export function peg(number, tag = "span") {
  const one = make(tag, { className: "peg", textContent: number });
  [one.style.backgroundColor, one.style.color] = [`var(--c${number})`, `var(--c${number}-ink)`];
  return one;
}
const row = (code) => code.map((number) => peg(number));
const empty = () => make("span", { className: "peg empty", textContent: "·" });

// An answer as small pegs, which say it in words.
export function answered(black, white, places) {
  const one = make("span", { className: "answer", role: "img", ariaLabel: `${black} black, ${white} white` });
  one.style.setProperty("--across", Math.ceil(places / 2));
  one.append(...Array.from({ length: places }, (_, at) => make("i", { className: at < black ? "black" : at < black + white ? "white" : "" })));
  return one;
}

// `laid` are the pegs that were laid since the last move; if answers contradict each other, laid.row is the row that is answered anew.
export function mastermind({ board: { turns, places, colours, secret, asked, rows: most }, marks, can, waits, turn }, press, laid, { again } = {}) {
  const rows = turns.map(({ guess, black, white }) => make("li", {}, ...row(guess), answered(black, white, places)));
  for (const { kind, cells, text, good } of marks) {
    for (const [number] of cells) {
      if (kind === "left") rows[number - 1].append(make("span", { className: "count", textContent: text }));
      else rows[number - 1].classList.add("mark", kind, good === false ? "bad" : "plain");
      if (text && kind !== "left") rows[number - 1].title = text;
    }
  }
  const below = make("div", { className: "below" });
  const wrong = can.some(({ cells }) => cells.length) ? [...new Set(can.map(({ cells: [[number]] }) => number))] : [];
  const anew = wrong.includes(laid.row) ? laid.row : wrong.at(-1);
  for (const number of wrong) {
    const choose = () => ((laid.row = number), again());
    const answer = rows[number - 1].querySelector(".answer");
    rows[number - 1].onclick = choose;
    answer.replaceWith(make("button", { type: "button", className: "bare", ariaLabel: `Answer row ${number} anew`, ariaPressed: String(number === anew) }, answer.cloneNode(true)));
  }
  if (anew) below.append(make("p", { textContent: `Row ${anew} anew:` }));
  if (secret) below.append(make("p", {}, "The code: ", ...row(secret)));
  else if (asked) rows.push(make("li", { className: "now" }, ...row(asked)));
  const answers = can.filter(({ cells: [row] }) => row?.[0] === anew);
  if (can.length) below.append(make("div", { className: "tools answers" }, ...answers.map(({ move, key }) => {
    const [black, white] = [...move].map(Number);
    return keyed(make("button", { type: "button", ariaLabel: `${black} black, ${white} white`, onclick: () => (anew ? press(`${anew} ${move}`, "correct") : press(move)) }, answered(black, white, places), make("b", { textContent: move })), key);
  })));
  if (waits === "you" && turn === 1) {
    const pegs = make("div", { className: "laid", role: "group", ariaLabel: "Your guess" }, ...Array.from({ length: places }, (_, at) => (laid[at] ? peg(laid[at]) : empty())));
    const guess = button("Guess", () => press(laid.join(",")), { className: "main", disabled: laid.length < places });
    const back = button("", () => (laid.pop(), again()), { disabled: !laid.length, ariaLabel: "Take a peg back", title: "Take a peg back" });
    back.append(svg("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, svg("path", { d: "M20 6H9l-6 6 6 6h11a1 1 0 001-1V7a1 1 0 00-1-1zM11 9.5l5 5M16 9.5l-5 5" })));
    const add = (number) => () => laid.length < places && (laid.push(number), again());
    const palette = Array.from({ length: colours }, (_, at) => keyed(Object.assign(peg(at + 1, "button"), { type: "button", ariaLabel: `Peg ${at + 1}`, onclick: add(at + 1) }), String(at + 1)));
    rows.push(make("li", { className: "now" }, pegs));
    below.append(make("div", { className: "tools palette" }, ...palette), make("div", { className: "tools" }, keyed(guess, "Enter"), keyed(back, "Backspace")));
  }
  while (rows.length < most) rows.push(make("li", { className: "later", ariaHidden: "true" }, ...Array.from({ length: places }, () => make("span", { className: "hollow" }))));
  const rack = make("div", { className: "rack" }, make("ol", { className: "turns" }, ...rows));
  rack.style.setProperty("--places", places);
  return [rack, below];
}
