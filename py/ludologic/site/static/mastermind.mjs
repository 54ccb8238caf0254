// Mastermind, in both roles.
import { rules } from "./engine.mjs";
import { answering, button, guesses, guessing, key, make, row, select } from "./boards.mjs";
import { act, draw, openTree } from "./play.mjs";

export const mastermind = {
  title: "Mastermind",
  told: "One hides a row of coloured pegs, the other guesses it. Each guess is answered: a black mark for each peg of the right colour in the right place, a white one for each other peg whose colour is right but whose place is wrong. Type the numbers or press the pegs; Enter guesses, Backspace takes a peg back.",
  async start(page) {
    this.page = page;
    this.role ??= "break";
    const variants = await page.ask("mastermind_variants", []);
    this.variants = Object.fromEntries(variants[0].map(([name, ...numbers]) => [name, numbers]));
    this.name ??= "medium" in this.variants ? "medium" : Object.keys(this.variants)[0];
    const words = ([pegs, colours, repeats]) => `${pegs} pegs, ${colours} colours, ${repeats === "true" ? "repeats" : "no repeats"}`;
    const roles = select("You", [["break", "guess"], ["make", "hide the code"]], act((role) => ((this.role = role), this.fresh())));
    const games = select("Game", Object.entries(this.variants).map(([name, numbers]) => [name, `${name}: ${words(numbers)}`]), act((name) => ((this.name = name), this.fresh())));
    roles.firstElementChild.value = this.role;
    games.firstElementChild.value = this.name;
    page.options(roles, games, button("New game", act(() => this.fresh())), button("Its decision tree", act(() => this.tree())));
    await this.fresh();
  },
  get variant() {
    return { variant: this.variants[this.name] };
  },
  get history() {
    return this.turns.map(([guess, feedback]) => ({ "-": [guess, { "-": feedback }] }));
  },
  async fresh() {
    this.page.clear();
    this.turns = [];
    this.typed = [];
    this.end = "open";
    if (this.role === "break") [this.secret] = await this.page.ask("mastermind_secret", [this.variant, 1 + draw(2 ** 30)]);
    await this.show();
  },
  async show() {
    const { page } = this;
    [this.end] = await page.ask("history_end", [this.variant, this.history]);
    const open = this.end === "open";
    page.board.replaceChildren(guesses(this.turns));
    if (this.role === "make") return this.asked(open);
    if (open) {
      const [places, colours] = this.variants[this.name];
      page.board.append(...guessing({ places, colours, typed: this.typed }, (number) => this.type(number)));
      page.say(this.turns.length ? `Guess ${this.turns.length + 1}.` : "Guess the code.");
    } else {
      page.say(this.end === "lost" ? "The rows are used up. The code was" : `Found in ${this.end.won[0]} guesses.`, this.end === "lost" ? "bad" : "good");
      if (this.end === "lost") page.board.append(make("div", {}, ...row(this.secret)));
    }
    const full = this.typed.length === this.variants[this.name][0];
    page.tools(
      button("Guess", act(() => this.guess()), { className: "main", disabled: !open || !full }),
      button("Take a peg back", () => this.erase(), { disabled: !open || !this.typed.length }),
      button("Undo", act(() => this.undo()), { disabled: !this.turns.length }),
      button("Hint", act(() => this.hint()), { disabled: !open }),
    );
  },
  type(number) {
    const [pegs, colours] = this.variants[this.name];
    if (this.end !== "open" || this.role !== "break" || number > colours || this.typed.length >= pegs) return;
    this.typed.push(number);
    act(() => this.show())();
  },
  erase() {
    this.typed.pop();
    act(() => this.show())();
  },
  async guess() {
    const { page } = this;
    const guess = [...this.typed];
    if (this.end !== "open" || guess.length !== this.variants[this.name][0]) return;
    const fault = await page.ask("code_fault", [this.variant, guess]);
    if (fault) {
      page.say("That is no code of this game: no colour may stand in it twice.", "bad");
      this.typed = [];
      return this.show();
    }
    const [conflicts] = await page.ask("mastermind_conflicts", [guess, this.history]);
    const [feedback] = await page.ask("guess_secret_feedback", [guess, this.secret]);
    this.turns.push([guess, feedback["-"]]);
    this.typed = [];
    page.clear();
    await this.show();
    if (conflicts.length && this.end === "open") page.say(`Guess ${this.turns.length + 1}. (Your last guess could not have been the code: ${conflicts.length === 1 ? "an answer" : `${conflicts.length} answers`} before it ruled it out.)`);
  },
  async undo() {
    this.turns.pop();
    this.typed = [];
    this.page.clear();
    await this.show();
  },
  async hint() {
    const found = await this.page.ask("mastermind_hint", [this.variant, this.history], 3);
    if (!found) return this.page.say("By these answers no code is possible.", "bad");
    const [guess, left, sizes] = found;
    const most = Math.max(...sizes.map((one) => one[2]));
    const [pegs, colours, repeats] = this.variants[this.name];
    this.page.clear();
    const turns = this.turns.map(([one, [black, white]]) => `[${one}]-(${black}-${white})`).join(", ");
    this.page.hint(
      `Guess ${guess.join(" ")}: ${left} ${left === 1 ? "code is" : "codes are"} still possible, and of ${sizes.length} answers that can come none leaves more than ${most}.`,
      { file: "mastermind/players/five_guess.pl", query: `history_guess(five_guess, variant(${pegs}, ${colours}, ${repeats}), [${turns}], Guess)` },
    );
  },
  // the tree of rule `depth`, on the page that asks by it
  async tree() {
    const [pegs, colours, repeats] = this.variants[this.name];
    const found = await this.page.ask("mastermind_tree", [this.variant], 2);
    if (!found) return this.page.say("The rule finds no tree of this game.", "bad");
    const [histogram, packed] = found;
    const codes = histogram.reduce((sum, count) => sum + count, 0);
    const total = histogram.reduce((sum, count, at) => sum + count * (at + 1), 0);
    const node = ([guess, size, below]) => [guess.join(colours > 9 ? "," : ""), size, Object.fromEntries(below.map(([black, white, child]) => [`${black}${white}`, node(child)]))];
    const { palette } = await rules;
    openTree("tree.html", { variant: { pegs, colours, repeats: repeats === "true" }, rule: "depth", engine: "prolog", codes, depth: histogram.length, total, mean: total / codes, histogram, root: node(packed), palette });
  },
  // the reader hides the code, and answers
  async asked() {
    const { page } = this;
    if (this.end !== "open") {
      page.say(this.end === "lost" ? "Your code was not found." : `Your code was found in ${this.end.won[0]} guesses.`, "good");
      return page.tools(button("Undo", act(() => this.undo())));
    }
    const found = await page.ask("history_guess", ["five_guess", this.variant, this.history]);
    if (!found) {
      page.say("By these answers no code is possible: one of them is wrong. Undo takes the last one back.", "bad");
      return page.tools(button("Undo", act(() => this.undo())));
    }
    const [guess] = found;
    const marks = [0, 0];
    const [asks, ...choices] = answering(guess, marks);
    page.board.append(asks);
    const answer = async () => {
      const fault = await page.ask("feedback_fault", [this.variant, { "-": marks }]);
      if (fault) return page.say("No code can give that answer.", "bad");
      this.turns.push([guess, [...marks]]);
      await this.show();
    };
    page.say(this.turns.length ? "Answer the next guess." : "Think of a code, and answer the guess.");
    page.tools(...choices, button("Answer", act(answer), { className: "main" }), button("Undo", act(() => this.undo()), { disabled: !this.turns.length }));
  },
};

addEventListener("keydown", (event) => {
  if ((location.hash || "#mastermind") !== "#mastermind" || mastermind.role !== "break") return;
  const pressed = key(event);
  if (/^[1-9]$/.test(pressed)) mastermind.type(Number(pressed));
  else if (pressed === "Backspace") mastermind.erase();
  else if (pressed === "Enter" && event.target.tagName !== "BUTTON" && event.target.tagName !== "A") act(() => mastermind.guess())();
  else return;
  event.preventDefault();
});
