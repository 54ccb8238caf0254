// The proofs of Connect 4: the reader walks through one, plays for the other side, and sees why it does not help.
import { boards } from "../boards/boards.mjs";
import { button, make, select } from "../dom.mjs";
import { $, act, page } from "./page.mjs";
import { leads, named, told } from "./proved.mjs";
import { ruled } from "./why.mjs";

const FILES = { claimeven: "spoilt", baseinverse: "spoilt", aftereven: "spoilt", odd_threat: "spoilt", no_four: "strategy" };

export const proof = {
  title: "Connect 4: the proof",
  told: "x begins, and wins. Facts say where to play in some positions; a search proves every position to which they lead. Play for the other side and see: each answer is a fact, a rule, or a search.",
  async start() {
    this.claims ??= (await this.ask("claims")).filter(({ facts }) => facts === "many");
    this.claim ??= this.claims[0];
    const which = select("Proof", this.claims.map((claim, at) => [String(at), named(claim)]), act((at) => ((this.claim = this.claims[Number(at)]), this.fresh())));
    which.firstElementChild.value = String(this.claims.indexOf(this.claim));
    page.place("options", which, button("From the start", act(() => this.fresh())));
    await this.fresh();
  },
  async fresh() {
    const { start } = this.claim;
    this.columns = [...start].map(Number);
    this.past = [];
    this.counts = await this.ask("counts", { start });
    await this.step();
  },
  ask(question, given) {
    return page.ask("connect4", question, given);
  },
  view() {
    return this.ask("view", { table: { options: [7, 6, 4], seats: ["you", "friend"], moves: this.columns.map(String), undone: [], resigned: null, aid: null, seed: 0 } });
  },
  // the stone of the player whose proof it is, and the reason
  async step() {
    if (!(await this.view()).over) {
      const { kind, column, why } = await this.ask("step", { start: this.claim.start, columns: this.columns });
      this.why = { kind, column, why, query: this.query(kind, why) };
      this.columns.push(column);
    }
    await this.show();
  },
  query(kind, why) {
    const { start, player, result } = this.claim;
    const text = this.columns.join("");
    if (kind === "fact") return { file: "connect4/proof/plan.pl", query: `start_facts_plan('${start}', many, Plan), plan_text_column(Plan, '${text}', Column)` };
    if (kind === "search") return { file: "connect4/proof/checker.pl", query: `start_facts_claim('${start}', many, Claim), claim_end_proof(Claim, '${text}', Proof)` };
    return { file: kind === "rule" ? `connect4/exact/${FILES[why]}.pl` : "connect4/proof/reason.pl", query: `claim_text_reason(claim(${player}, ${result}, 0), '${text}', Reason)` };
  },
  async show() {
    const { start } = this.claim;
    const { entries, ends } = this.counts;
    const view = await this.view();
    const open = !view.over;
    this.free = view.can.map(({ move }) => Number(move));
    page.board.replaceChildren(...boards.connect4(view, act((move) => this.reply(Number(move)))));
    page.say(open ? "Your move: any column." : view.status, open ? "" : "good");
    page.place("why", await ruled(this.why.query));
    page.place("hint", make("p", { className: "say", textContent: told(this.why, this.claim, entries) }));
    if (open && this.why.kind === "fact") {
      const replies = await this.ask("replies", { start, columns: this.columns });
      $("hint").append(make("p", { className: "say", textContent: leads(replies.map(({ column, kind }) => [column, kind]), ends) }));
    }
    page.place("replay", button("Undo", act(() => this.undo()), { disabled: !this.past.length }));
  },
  async reply(column) {
    if (!this.free.includes(column)) return;
    this.past.push({ columns: [...this.columns], why: this.why });
    this.columns.push(column);
    await this.step();
  },
  async undo() {
    Object.assign(this, this.past.pop());
    await this.show();
  },
};
