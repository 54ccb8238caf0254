// Paper soccer against a player of the rules.
import { act, button, draw, make, select, svg } from "./play.mjs";

const FIELD = { field: ["standard", 8, 10, 2] };
const PLAYERS = { random: "random", dijkstra: { dijkstra: ["destination", 1] }, reply: { reply: ["destination", 0] }, search: { search: [1.0] } };
const WAYS = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];

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
    const [width, height] = this.size;
    const at = (node) => this.places[node].map((one) => 30 + 40 * one);
    const lift = 40;
    const picture = svg("svg", { viewBox: `0 0 ${60 + 40 * width} ${60 + 40 * height + 2 * lift}`, class: "field", role: "group", "aria-label": "The field" });
    const inside = svg("g", { transform: `translate(0 ${lift})` });
    picture.append(inside);
    inside.append(svg("rect", { x: 30, y: 30, width: 40 * width, height: 40 * height, class: "ground" }));
    for (const [player, node] of this.goals) {
      const [x, y] = at(node);
      inside.append(svg("circle", { cx: x, cy: y, r: 9, class: `goal p${player}` }));
    }
    this.places.forEach((_, node) => {
      const [cx, cy] = at(node);
      inside.append(svg("circle", { cx, cy, r: 2.5, class: "node" }));
    });
    for (const [player, ...nodes] of trails) inside.append(svg("polyline", { points: nodes.map((node) => at(node).join(",")).join(" "), class: `trail p${player}` }));
    const [x, y] = at(ball);
    inside.append(svg("circle", { cx: x, cy: y, r: 8, class: "ball" }));
    const mine = end === "open" && mover === 1;
    if (mine) {
      for (const [direction, node] of free) {
        const [cx, cy] = at(node);
        const spot = svg("g", { class: "spot", tabindex: 0, role: "button", "aria-label": `${direction}: ${WAYS[direction]}` }, svg("circle", { cx, cy, r: 14 }), svg("text", { x: cx, y: cy + 5, "text-anchor": "middle" }, String(direction)));
        spot.onclick = act(() => this.step(direction));
        spot.onkeydown = (event) => ["Enter", " "].includes(event.key) && (event.preventDefault(), act(() => this.step(direction))());
        inside.append(spot);
      }
    }
    page.board.replaceChildren(picture);
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
  if (location.hash !== "#soccer" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("select, input")) return;
  if (/^[0-7]$/.test(event.key)) {
    act(() => soccer.step(Number(event.key)))();
    event.preventDefault();
  }
});
