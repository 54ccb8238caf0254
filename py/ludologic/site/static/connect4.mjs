// Connect 4 against a player of the rules.
import { Clingo, rules } from "./engine.mjs";
import { act, button, draw, make, select, svg } from "./play.mjs";
import { remarks } from "./remarks.mjs";

const COLOURS = { x: ["#c8372d", "#fff"], o: ["#f2c230", "#14161a"] };
let clingo;

// The board: the cells that bear stones, as [row, column, player]; the last stone has a ring.
export function boardOf(cells, columns) {
  const text = svg("svg", { viewBox: "0 0 364 312", role: "img", class: "four", "aria-label": cells.map(([row, column, player]) => `${player} at row ${row}, column ${column}`).join("; ") || "an empty board" });
  text.append(svg("rect", { width: 364, height: 312, rx: 14, fill: "#2f5f9e" }));
  const place = (row, column) => ({ cx: 26 + 52 * (column - 1), cy: 286 - 52 * (row - 1) });
  for (let row = 1; row <= 6; row += 1) for (let column = 1; column <= 7; column += 1) text.append(svg("circle", { ...place(row, column), r: 20, class: "hole" }));
  const last = columns.at(-1);
  const top = Math.max(0, ...cells.filter(([, column]) => column === last).map(([row]) => row));
  for (const [row, column, player] of cells) {
    const { cx, cy } = place(row, column);
    const [fill, ink] = COLOURS[player];
    const ring = row === top && column === last ? 4 : 1;
    text.append(svg("circle", { cx, cy, r: 20, fill, stroke: "#14161a", "stroke-width": ring }), svg("text", { x: cx, y: cy + 7, "text-anchor": "middle", "font-size": 22, "font-weight": 700, fill: ink }, player));
  }
  return text;
}

// The columns' numbers above it, to press.
export const headsOf = (free, move) => make("div", { className: "heads" }, ...Array.from({ length: 7 }, (_, at) => button(String(at + 1), act(() => move(at + 1)), { disabled: !free.includes(at + 1), ariaLabel: `Column ${at + 1}` })));

// Its columns by key, while the page shows that game.
export const byKey = (name, move) =>
  addEventListener("keydown", (event) => {
    if (location.hash !== `#${name}` || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("select, input")) return;
    if (/^[1-7]$/.test(event.key)) {
      act(() => move(Number(event.key)))();
      event.preventDefault();
    }
  });

export const connect4 = {
  title: "Connect 4",
  told: "Drop a stone into a column; it falls as far as it can. Who first has four in a row, across, upright or aslant, has won. x begins. Press a column or its number, 1 to 7.",
  async start(page) {
    this.page = page;
    this.level ??= "medium";
    this.mine ??= "x";
    const levels = select("Against", ["easy", "medium", "hard", "perfect"].map((name) => [name, name]), act((level) => ((this.level = level), this.fresh())));
    const seats = select("You are", [["x", "x, who begins"], ["o", "o"]], act((mine) => ((this.mine = mine), this.fresh())));
    levels.firstElementChild.value = this.level;
    seats.firstElementChild.value = this.mine;
    page.options(levels, seats, button("New game", act(() => this.fresh())));
    await this.fresh();
  },
  get mover() {
    return this.columns.length % 2 ? "o" : "x";
  },
  async fresh() {
    this.columns = [];
    this.seed = 1 + draw(2 ** 30);
    this.page.clear();
    await this.show();
    await this.reply();
  },
  async show() {
    const { page } = this;
    const [cells, end, moves] = await page.ask("connect4_standing", [this.columns], 3);
    this.end = end;
    this.moves = moves;
    const open = end === "open";
    page.board.replaceChildren(headsOf(open && this.mover === this.mine ? moves : [], (column) => this.move(column)), boardOf(cells, this.columns));
    const words = end === "draw" ? "The board is full: a draw." : open ? (this.mover === this.mine ? "Your move." : "The rules think …") : `${end.won[0]} has won${end.won[0] === this.mine ? ": you." : "."}`;
    page.say(words, open || end === "draw" ? "" : end.won[0] === this.mine ? "good" : "bad");
    page.tools(button("Undo", act(() => this.undo()), { disabled: this.columns.length < (this.mine === "x" ? 1 : 2) }), button("Hint", act(() => this.hint()), { disabled: !open }));
  },
  async move(column) {
    if (this.end !== "open" || this.mover !== this.mine || !this.moves.includes(column)) return;
    this.columns.push(column);
    this.page.clear();
    await this.show();
    await this.reply();
  },
  async reply() {
    if (this.end !== "open" || this.mover === this.mine) return;
    const [column] = await this.page.ask("connect4_reply", [this.columns, this.level, this.seed]);
    this.columns.push(column);
    await this.show();
  },
  async undo() {
    do this.columns.pop();
    while (this.columns.length && this.mover !== this.mine);
    this.page.clear();
    await this.show();
    await this.reply();
  },
  get played() {
    return this.columns.map((column, at) => `played(${at + 1}, ${column}).`).join(" ");
  },
  async hint() {
    const [column, lower, upper] = await this.page.ask("connect4_hint", [this.columns], 3);
    const words = lower > 0 ? "it wins" : upper < 0 ? "every column loses against best play, and this holds out longest" : lower === 0 && upper === 0 ? "it draws, and nothing does better" : lower === 0 ? "it does not lose" : "nothing better was found in two seconds";
    this.page.clear();
    const exact = lower === upper ? ` (score ${lower}: so many moves before the end, and 0 is a draw)` : ` (score between ${lower} and ${upper})`;
    this.page.hint(`Column ${column}: ${words}${exact}.`, { file: "connect4/in_time/bounds.pl", query: `columns_question_answer([${this.columns}], exact(2), Answer)` });
    clingo ??= new Clingo();
    const found = await remarks(clingo, (await rules).remarks, this.columns);
    for (const { file, said } of found) {
      const [first, ...more] = said;
      const words = more.length ? make("details", { open: said.length < 6 }, make("summary", { textContent: first }), make("ul", {}, ...more.map((one) => make("li", { textContent: one })))) : first;
      this.page.hint(words, { file, facts: this.played });
    }
    if (found.length) this.page.hint("A cell is (column, row), row 1 the lowest.");
  },
};

byKey("connect4", (column) => connect4.move(column));
