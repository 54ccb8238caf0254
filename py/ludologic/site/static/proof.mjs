// The proofs of Connect 4, to walk: the reader plays for the other side, and sees why it does not help.
import { button, columns, select } from "./boards.mjs";
import { byKey } from "./connect4.mjs";
import { act } from "./play.mjs";
import { leads, named, told } from "./proved.mjs";

const FILES = { claimeven: "claimeven", baseinverse: "claimeven", aftereven: "claimeven", odd_threat: "odd_threat", no_four: "strategy" };

export const proof = {
  title: "Connect 4: the proof",
  told: "Who begins wins. Facts say where to play in some positions; a search proves every position to which they lead. Play for the other side and see: each answer is a fact, a rule, or a search.",
  async start(page) {
    this.page = page;
    this.claims ??= (await page.ask("connect4_claims", []))[0];
    this.claim ??= this.claims[0];
    const which = select("Proof", this.claims.map(([start, player, result], at) => [String(at), named({ start, player, result })]), act((at) => ((this.claim = this.claims[Number(at)]), this.fresh())));
    which.firstElementChild.value = String(this.claims.indexOf(this.claim));
    page.options(which, button("From the start", act(() => this.fresh())));
    await this.fresh();
  },
  async fresh() {
    this.columns = [...String(this.claim[0])].map(Number);
    this.past = [];
    this.counts = await this.page.ask("connect4_claim_counts", [this.claim[0]], 2);
    await this.step();
  },
  // the stone of the player whose proof it is, and why
  async step() {
    const { page } = this;
    const [, end] = await page.ask("connect4_standing", [this.columns], 3);
    if (end === "open") {
      const [kind, column, why] = await page.ask("connect4_proof_step", [this.claim[0], this.columns], 3);
      this.why = { kind, column, why, query: this.query(kind, why) };
      this.columns.push(column);
    }
    await this.show();
  },
  query(kind, why) {
    const [start, player, result] = this.claim;
    const text = this.columns.join("");
    if (kind === "fact") return { file: "connect4/proof/plan.pl", query: `start_facts_plan('${start}', many, Plan), plan_text_column(Plan, '${text}', Column)` };
    if (kind === "search") return { file: "connect4/proof/checker.pl", query: `start_facts_claim('${start}', many, Claim), claim_end_proof(Claim, '${text}', Proof)` };
    return { file: kind === "rule" ? `connect4/exact/${FILES[why]}.pl` : "connect4/proof/reason.pl", query: `claim_text_reason(claim(${player}, ${result}, 0), '${text}', Reason)` };
  },
  async show() {
    const { page } = this;
    const [start, player, result] = this.claim;
    const [entries, ends] = this.counts;
    const [cells, end, moves] = await page.ask("connect4_standing", [this.columns], 3);
    const open = end === "open";
    this.moves = open ? moves : [];
    page.board.replaceChildren(...columns({ cells, last: this.columns.at(-1), moves: this.moves }, act((column) => this.reply(column))));
    page.clear();
    page.say(open ? "Your move: any column." : end === "draw" ? "The board is full: a draw." : `${end.won[0]} has won.`, open ? "" : "good");
    page.hint(told(this.why, { player, result }, entries), this.why.query);
    if (open && this.why.kind === "fact") {
      const [replies] = await page.ask("connect4_proof_replies", [start, this.columns]);
      page.hint(leads(replies, ends));
    }
    page.tools(button("Undo", act(() => this.undo()), { disabled: !this.past.length }));
  },
  async reply(column) {
    if (!this.moves.includes(column)) return;
    this.past.push({ columns: [...this.columns], why: this.why });
    this.columns.push(column);
    await this.step();
  },
  async undo() {
    Object.assign(this, this.past.pop());
    await this.show();
  },
};

byKey("proof", (column) => proof.reply(column));
