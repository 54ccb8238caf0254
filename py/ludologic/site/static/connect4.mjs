// Connect 4 against a player of the rules.
import { Clingo, rules } from "./engine.mjs";
import { button, columns, key, make, select } from "./boards.mjs";
import { act, draw } from "./play.mjs";
import { remarks } from "./remarks.mjs";

let clingo;

// Its columns by key, while the page shows that game.
export const byKey = (name, move) =>
  addEventListener("keydown", (event) => {
    if (location.hash !== `#${name}` || !/^[1-7]$/.test(key(event))) return;
    act(() => move(Number(event.key)))();
    event.preventDefault();
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
    page.board.replaceChildren(...columns({ cells, last: this.columns.at(-1), moves: open && this.mover === this.mine ? moves : [] }, act((column) => this.move(column))));
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
