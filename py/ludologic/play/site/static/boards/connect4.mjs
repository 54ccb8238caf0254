// Connect 4, on a board of any size: a whole column can be pressed. Over a column stands what it is worth, if that was asked.
import { svg } from "../dom.mjs";
import { keyed, marked, moving, pressed } from "./board.mjs";

const SIGNS = { x: "M-13-13l26 26m0-26l-26 26", o: "M14 0A14 14 0 1 1 14-.01Z" };
const FALL = 450; // milliseconds
const LINE = 600;

const sign = (player, looks) => svg("path", { d: SIGNS[player], class: `sign ${looks}` });
const stone = (player, [x, y], looks = `stone ${player}`) =>
  svg("g", { class: looks, transform: `translate(${x},${y})` }, svg("g", {}, svg("circle", { r: 42, class: "disc" }), svg("circle", { r: 34, class: "ring" }), sign(player, "")));

// What a column is worth. Without words it is still looked at.
function chip(x, { text, good }, best) {
  const words = text.match(/^(\S+) (.*)$/)?.slice(1) ?? [text];
  const lines = words.map((one, n) => svg("text", { x, y: words.length > 1 ? 31 + 26 * n : 45 }, one));
  const looks = [good === null ? "even" : good ? "good" : "bad", best && "best", !text && "wait"];
  return svg("g", { class: `chip ${looks.filter(Boolean).join(" ")}` }, svg("rect", { x: x - 46, y: 6, width: 92, height: 62, rx: 14 }), ...lines);
}

// Where somebody would have four: a small x or o, or both.
function threat([x, y], { text }) {
  const players = text.split(" ");
  return players.map((player, n) => {
    const one = sign(player, `threat ${player}`);
    one.setAttribute("transform", `translate(${x + 34 * (n - (players.length - 1) / 2)},${y}) scale(.9)`);
    return one;
  });
}

// The last stone falls when the one before it lies.
let [lies, wait] = [0, 0]; // when the last one lies, and in how many milliseconds, when it began to fall
function fall(part, [, row], height) {
  const now = performance.now();
  lies = Math.max(now, lies) + FALL;
  wait = lies - now;
  const [from, to] = [`translateY(${-100 * (height - row + 1)}px)`, "none"];
  const frames = [{ transform: from, opacity: 0 }, { transform: from, opacity: 1, offset: 0.01, easing: "cubic-bezier(.5,0,.9,.6)" }, { transform: to, opacity: 1 }];
  moving(part, frames, { duration: FALL, delay: wait - FALL, fill: "backwards" });
}

// The winning line, from its first stone to its last; if it is fresh, when that lies.
function line([x1, y1], [x2, y2], fresh) {
  const [length, turn] = [Math.hypot(x2 - x1, y2 - y1), (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI];
  const one = svg("line", { class: "line", x2: length });
  if (fresh) moving(one, [{ transform: "scaleX(0)" }, { transform: "none" }], { duration: LINE, delay: wait, fill: "backwards", easing: "ease-out" });
  return svg("g", { transform: `translate(${x1},${y1}) rotate(${turn})` }, one);
}

// What is worth nothing to see is left out: `values` are marks over the columns, the others lie on cells.
export function connect4({ board: { size: { width, height }, columns: stacks }, marks, can, seats, turn, waits }, press, laid, { flipped, fresh } = {}) {
  const at = ([column, row]) => [20 + 100 * ((flipped ? width + 1 - column : column) - 0.5), 84 + 100 * (height - row + 0.5)];
  const of = (kind) => marks.filter((mark) => mark.kind === kind);
  const values = new Map(of("value").map((mark) => [mark.cells[0][0], mark]));
  const best = new Set(of("best").flatMap(({ cells }) => cells.map(([column]) => column)));
  const stones = stacks.flatMap((stack, column) => stack.map((player, row) => [player, row + 1, column + 1]));
  const label = stones.map(([player, row, column]) => `${player} at row ${row}, column ${column}`).join("; ") || "an empty board";
  const bottom = 84 + 100 * height;
  const picture = svg("svg", { viewBox: `0 0 ${100 * width + 40} ${bottom + 50}`, role: "group", class: "four", "aria-label": label });
  picture.append(svg("path", { class: "ground", d: `M10 104q0-30 30-30H${100 * width}q30 0 30 30V${bottom + 16}q0 30-30 30H40q-30 0-30-30Z` }));
  picture.append(svg("path", { class: "foot", d: `M10 ${bottom + 4}H${100 * width + 30}v12q0 30-30 30H40q-30 0-30-30Z` }));
  for (let row = 1; row <= height; row += 1) for (let column = 1; column <= width; column += 1) picture.append(svg("circle", { cx: at([column, row])[0], cy: at([column, row])[1], r: 42, class: "hole" }));
  const last = of("last")[0]?.cells[0];
  for (const [player, row, column] of stones) {
    const one = stone(player, at([column, row]));
    one.dataset.at = `${column},${row}`;
    if (fresh && String(last) === one.dataset.at) fall(one.firstChild, last, height);
    picture.append(one);
  }
  for (const mark of of("threat")) picture.append(...threat(at(mark.cells[0]), mark));
  for (const { cells } of of("win")) picture.append(line(at(cells[0]), at(cells.at(-1)), fresh));
  picture.append(...marked(marks.filter(({ kind }) => !["value", "best", "threat"].includes(kind)), at, 45));
  const free = new Map(can.map((one) => [one.cells[0][0], one]));
  for (let column = 1; column <= width; column += 1) {
    const [x] = at([column, 1]);
    picture.append(svg("text", { class: "digit", x, y: bottom + 34 }, column));
    const value = values.get(column);
    if (value) picture.append(chip(x, value, best.has(column)));
    const { move, key, cells } = free.get(column) ?? {};
    if (!move && (waits !== "program" || stacks[column - 1].length === height)) continue;
    const mover = seats.find(({ number }) => number === turn)?.name;
    const band = svg("rect", { class: "band", x: x - 48, y: 0, width: 96, height: bottom + 44, rx: 14 });
    const ghost = move && mover in SIGNS ? [stone(mover, at(cells[0]), `ghost stone ${mover}`)] : [];
    const one = svg("g", { class: "column", tabindex: 0, role: "button", "aria-label": `Column ${column}${value?.text ? `: ${value.text}` : ""}` }, band, ...ghost);
    picture.append(keyed(pressed(one, () => move && press(move)), key ?? String(column)));
    if (!move) one.setAttribute("aria-disabled", "true"); // a program thinks: the column stays where it is
  }
  return [picture];
}
