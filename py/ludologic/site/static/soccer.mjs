// Paper soccer against a player of the rules.
import { button, field, key, select, WAYS } from "./boards.mjs";
import { act, draw } from "./play.mjs";

const FIELD = { field: ["standard", 8, 10, 2] };
const PLAYERS = { random: "random", dijkstra: { dijkstra: ["destination", 1] }, reply: { reply: ["destination", 0] }, search: { search: [1.0] } };

export const soccer = {
  title: "Paper soccer",
  told: "Both draw with one pencil: a turn takes the ball along an edge to a neighbouring point. Where it comes to a point that was touched before, or to the border, it bounces and the same player draws on. No edge is drawn twice. You are player 1 and shoot at the goal above; who cannot move has lost. Press a point beside the ball, or its number: 0 is up, and the others follow clockwise.",
  async start(page) {
    this.page = page;
    this.player ??= "dijkstra";
    const players = select("Against", Object.keys(PLAYERS).map((name) => [name, name]), act((player) => ((this.player = player), this.fresh())));
    players.firstElementChild.value = this.player;
    page.options(players, button("New game", act(() => this.fresh())));
    [this.size, this.places, this.goals] = await page.ask("field_shape", [FIELD], 3);
    await this.fresh();
  },
  async fresh() {
    this.turns = [];
    this.begun = [];
    this.seed = 1 + draw(2 ** 30);
    this.page.clear();
    await this.show();
  },
  get played() {
    return this.begun.length ? [...this.turns, this.begun] : this.turns;
  },
  async show() {
    const { page } = this;
    const [{ standing }] = await page.ask("field_turns_standing", [FIELD, this.played]);
    const [mover, ball, end, free, trails] = standing;
    Object.assign(this, { mover, end, free });
    const mine = end === "open" && mover === 1;
    const { size, places, goals } = this;
    page.board.replaceChildren(field({ size, places, goals, trails, ball, free: mine ? free : [] }, act((direction) => this.step(direction))));
    const why = typeof end === "object" ? (end.goal ? `Player ${end.goal[0]} scores a goal.` : `Player ${end.stuck[0]} cannot move on, and has lost.`) : "";
    const won = typeof end === "object" && (end.goal ? end.goal[0] === 1 : end.stuck[0] === 2);
    page.say(end === "open" ? (mine ? (this.begun.length ? "The ball bounces: draw on." : "Your turn.") : "The rules think …") : why, end === "open" ? "" : won ? "good" : "bad");
    page.tools(button("Undo", act(() => this.undo()), { disabled: !this.played.length }), button("Hint", act(() => this.hint()), { disabled: !mine }));
  },
  async step(direction) {
    if (this.end !== "open" || this.mover !== 1 || !this.free.some(([one]) => one === direction)) return;
    this.begun = [...this.begun, direction];
    this.page.clear();
    await this.show();
    if (this.end !== "open" || this.mover !== 1) {
      this.turns = [...this.turns, this.begun];
      this.begun = [];
      await this.reply();
    }
  },
  async reply() {
    if (this.end !== "open" || this.mover === 1) return;
    const [turn] = await this.page.ask("soccer_reply", [FIELD, this.turns, PLAYERS[this.player], this.seed + this.turns.length]);
    this.turns = [...this.turns, turn];
    await this.show();
  },
  async undo() {
    if (this.begun.length) this.begun = this.begun.slice(0, -1);
    else this.turns = this.turns.slice(0, this.turns.length % 2 ? -1 : -2);
    this.page.clear();
    await this.show();
  },
  async hint() {
    const [turn] = await this.page.ask("soccer_reply", [FIELD, this.played, { search: [1.0] }, 1]);
    this.page.clear();
    const turns = `[${this.played.map((one) => `[${one}]`).join(", ")}]`;
    this.page.hint(`Draw ${turn.map((one) => `${one} (${WAYS[one]})`).join(", ")}: the best that a second of search finds.`, { file: "soccer/search/search.pl", query: `field_turns_player_turn(field(standard, 8, 10, 2), ${turns}, search(1), 1, Turn)` });
  },
};

addEventListener("keydown", (event) => {
  if (location.hash !== "#soccer" || !/^[0-7]$/.test(key(event))) return;
  act(() => soccer.step(Number(event.key)))();
  event.preventDefault();
});
