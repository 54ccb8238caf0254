// What Connect 4 adds to the page (page.mjs says how): what each column is worth, threats, and who was winning.
import { make, svg } from "../dom.mjs";

const KEPT = "ludologic.shown";

// How long a position is looked at, in seconds: a short look, then longer ones; the last is repeated.
const SLICES = [0.1, 0.25]; // the next position waits for the last one
const MOST = 30;
const EARLIER = 0.25; // for each earlier position of the game
const PLACES = 262139; // of the table in which the solver remembers what it found

// What the reader wants to see. It is kept in this browser, if it keeps anything.
const wants = { values: false, threats: false };
try {
  Object.assign(wants, JSON.parse(localStorage.getItem(KEPT)));
} catch {
  // as it is usual
}

// One solver answers whatever is asked of a board, and remembers it; with the results of all openings, if they can be had.
const OPENINGS = "openings.book";
export async function kept({ table: { options }, hold }) {
  const given = { places: PLACES, size: options };
  return (await hold("solver", { ...given, book: `/${OPENINGS}` }, OPENINGS)) ?? hold("solver", { ...given, book: "" });
}

let asking = Promise.resolve(); // one question after another
function ask(at, table, seconds) {
  asking = asking.catch(() => {}).then(async () => (at.over() ? undefined : at.look("values", { table, seconds }, await kept(at))));
  return asking;
}

let again = () => {}; // what is shown now, once more

export function above(at, host) {
  const tick = (name, words) => {
    const box = make("input", { type: "checkbox", checked: wants[name], ariaLabel: words });
    box.onchange = () => {
      wants[name] = box.checked;
      try {
        localStorage.setItem(KEPT, JSON.stringify(wants));
      } catch {
        // until the page is left
      }
      again();
    };
    return make("label", { className: "tick" }, box, words);
  };
  host.append(tick("values", "What each column is worth"), tick("threats", "Threats"));
}

const known = new Map(); // what was found last of each position
const place = ({ options, moves }) => JSON.stringify([options, moves]);
let begun = 0; // the last of these looks counts
export function analysis(now, host) {
  const list = make("ul", { className: "worths" });
  const chart = make("figure", { className: "went" });
  host.append(list, chart);
  again = async () => {
    const mine = (begun += 1);
    const at = { ...now, over: () => now.signal.aborted || mine !== begun };
    const waits = wants.values && !at.seen.over ? at.seen.can : [];
    const before = known.get(place(at.table));
    if (before) show(at, list, before, true);
    else {
      at.mark("values", waits.map(({ cells }) => ({ kind: "value", cells, text: "", good: null })));
      list.replaceChildren();
    }
    chart.replaceChildren();
    try {
      await look(at, list);
      if (wants.values) await went(at, chart);
    } catch (error) {
      if (at.over()) return;
      at.mark("values", []);
      list.replaceChildren(make("li", { className: "bad", textContent: error.message }));
    }
  };
  again();
}

// A short look first, then longer ones, as long as more may be proved.
async function look(at, list) {
  if (at.seen.over || !(wants.values || wants.threats)) return;
  const end = performance.now() + 1000 * MOST;
  for (let n = 0; ; n += 1) {
    const found = await ask(at, at.table, wants.values ? (SLICES[n] ?? SLICES.at(-1)) : 0);
    if (at.over()) return;
    if (wants.values) known.set(place(at.table), found);
    const more = wants.values && found.open && performance.now() < end;
    show(at, list, found, more);
    if (!more) return;
  }
}

function show(at, list, { sentence, marks, remarks }, more) {
  const wanted = ({ kind, text }) => (kind === "threat" ? wants.threats : wants.values && (text || more));
  const drawn = marks.filter(wanted);
  at.mark("values", drawn);
  const good = new Map(drawn.filter(({ kind }) => kind === "value").map((mark) => [String(mark.cells[0]), mark.good]));
  const lines = remarks.filter(({ cells }) => drawn.some((mark) => String(mark.cells[0]) === String(cells[0])));
  list.replaceChildren(...lines.map((one) => make("li", { className: { true: "good", false: "bad" }[good.get(String(one.cells[0]))] ?? "", textContent: one.sentence })));
  if (wants.values && sentence && at.seen.waits === "you") at.say(sentence);
}

// What each position of the game was worth, from the last to the first: a bar up if x was winning, and longer if the win was nearer.
const leads = new Map();
async function went(at, chart) {
  const all = at.view.moves.map(({ move }) => move);
  chart.replaceChildren(make("figcaption", { textContent: "The rules are looking at every move …" }));
  for (let n = all.length; n >= 0; n -= 1) {
    const table = { ...at.table, moves: all.slice(0, n), undone: [], resigned: null };
    const key = JSON.stringify([table.options, table.moves]);
    if (!leads.has(key)) {
      const found = await ask(at, table, EARLIER);
      if (at.over()) return;
      leads.set(key, found.lead);
    }
    draw(chart, all, at);
  }
}

function draw(chart, all, at) {
  const shown = at.table.moves.length;
  const { width, height: rows } = at.seen.board.size;
  const bars = [...all, ""].flatMap((_, n) => {
    const lead = leads.get(JSON.stringify([at.table.options, all.slice(0, n)]));
    if (!lead) return [];
    const sure = lead.lower > 0 ? lead.lower : lead.upper < 0 ? lead.upper : 0;
    const moves = Math.floor(width * rows / 2) + 1 - Math.abs(sure) - (sure > 0 ? Math.ceil(n / 2) : Math.floor(n / 2)); // of the winner
    const exact = lead.lower === lead.upper;
    const height = !sure ? (exact ? 4 : 2) : exact ? Math.max(8, 38 - 2 * moves) : 6;
    const y = sure > 0 ? 40 - height : sure < 0 ? 40 : 40 - height / 2;
    const words = !sure ? (exact ? "a draw" : "not known") : `${sure > 0 ? "x" : "o"} ${!exact ? "wins" : moves > 0 ? `wins in ${moves}` : "has won"}`;
    const one = svg("rect", { class: `${sure > 0 ? "x" : sure < 0 ? "o" : "even"} ${n === shown ? "now" : ""}`, x: 2 + 10 * n, y, width: 7, height, rx: 2 });
    one.append(svg("title", {}, `After move ${n}: ${words}`));
    return [one];
  });
  const picture = svg("svg", { viewBox: `0 0 ${Math.max(220, 10 * all.length + 12)} 80`, preserveAspectRatio: "xMinYMid", role: "img", "aria-label": "Who was winning after each move" }, svg("path", { d: "M0 40H1000" }), ...bars);
  chart.replaceChildren(make("figcaption", { textContent: "Who was winning: x above the line, o below; the nearer the win, the longer" }), picture);
}
