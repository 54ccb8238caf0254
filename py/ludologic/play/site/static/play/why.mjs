// The rule that decided, in its place beside the board.
import { rules } from "../engine/engine.mjs";
import { written } from "../engine/sheets.mjs";
import { coloured } from "../coloured.mjs";
import { make } from "../dom.mjs";

export const lab = (words, given) => make("a", { textContent: words, href: `lab.html#${new URLSearchParams(given)}` });

// What a goal made known. The cells that it speaks of are marked on the board while one points at it.
function bound({ text, cells }, mark) {
  const one = make("span", { className: "b", textContent: text });
  if (!cells.length) return one;
  const shown = [{ kind: "hint", cells, text, good: null }];
  one.classList.add("cells");
  one.onmouseenter = one.onclick = () => mark("why", shown);
  one.onmouseleave = () => mark("why", []);
  return one;
}

const line = ({ number, text, state, bounds }, mark) => make("div", { className: `l ${state}` }, make("span", { className: "n", textContent: number }), ...coloured(text), ...bounds.map((one) => bound(one, mark)));

// Of a clause that leads to the next one there are its head and the goal that does; a press shows the other lines.
function clause({ lines }, next, mark) {
  const leads = next && lines.findIndex(({ text }, at) => at && text.includes(next.relation.replace(/\/.*/, "("))) ;
  if (!(leads > 0)) return lines.map((one) => line(one, mark));
  const parts = [];
  for (const [at, one] of lines.entries()) {
    if (at === 0 || at === leads) parts.push(line(one, mark));
    else if (at === 1 || at === leads + 1) {
      const [from, to] = at < leads ? [1, leads] : [leads + 1, lines.length];
      const more = make("button", { type: "button", className: "more", textContent: "…", ariaLabel: `Show lines ${lines[from].number} to ${lines[to - 1].number}` });
      more.onclick = () => more.replaceWith(...lines.slice(from, to).map((each) => line(each, mark)));
      parts.push(more);
    }
  }
  return parts;
}

function clauses(all, mark) {
  const code = make("div", { className: "code", tabIndex: 0, role: "group", ariaLabel: "The clauses" });
  for (const [at, one] of all.entries()) {
    if (at && one.file !== all[at - 1].file) code.append(make("div", { className: "file", textContent: one.file }));
    code.append(make("div", { className: "one" }, ...clause(one, all[at + 1], mark)));
  }
  return code;
}

// One question is asked at a time; of those that wait the last one is. After a hint it is about the move that is hinted.
let last, asking;
export async function why({ table, seen, pointed, refused, ask, mark, signal }, host) {
  const mine = (last = {});
  await asking;
  if (signal.aborted || mine !== last) return;
  asking = told(ask, mark, table, pointed ?? refused?.move ?? seen.hint?.move ?? "");
  const found = await asking;
  if (signal.aborted || mine !== last) return;
  host.replaceChildren(...(found ? [found] : []));
  const code = host.querySelector(".code:has(.more)");
  if (code) code.scrollTop = code.scrollHeight; // the last clause decides
}

async function told(ask, mark, table, move) {
  const found = await ask("why", { table, move }).catch(() => null); // an error of the rules is told where the game is drawn
  if (!found) return undefined;
  const [first] = found.clauses;
  const sentence = make("p", { textContent: found.sentence });
  if (!first) return make("div", { className: "ruled" }, sentence);
  const { line } = first;
  const file = written(first.file, (await rules).files);
  const link = lab("Open in lab", { file, line, ...(found.query && { query: `${found.query}.` }) });
  return make("div", { className: "ruled" }, make("header", {}, make("h2", { textContent: "Why" }), make("code", { textContent: `${file}:${line}` }), link), clauses(found.clauses, mark), sentence);
}
