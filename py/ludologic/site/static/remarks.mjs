// What the answer set programs find in a position of Connect 4, in the sentences of `ludologic connect4 explain`.
import { satisfiable } from "./asp.mjs";

const TACTICS = "connect4/exact/tactics.lp";
const CERTIFICATE = "connect4/exact/certificate.lp";
const WIN_WITHIN = "connect4/exact/win_within.lp";

// An atom as an array, ["win", 1, 4]; a pair in it is one whose name is empty.
const term = (atom) => JSON.parse(atom.replace(/([a-z]\w*)?\(|\)|[a-z]\w*/g, (one, name) => (one === ")" ? "]" : one.endsWith("(") ? `["${name ?? ""}",` : `"${one}"`)));

async function atoms(clingo, file, played, options = "") {
  const model = await satisfiable(clingo, await clingo.statements(file), played, options);
  return model && model.map(term);
}

function compare(a, b) {
  if (!Array.isArray(a)) return a < b ? -1 : Number(a > b);
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) if (compare(a[at], b[at])) return compare(a[at], b[at]);
  return a.length - b.length;
}

const capital = (words) => `${words[0].toUpperCase()}${words.slice(1)}.`;
const sentence = (form, player, cells) => capital(form.replace("{player}", player).replace("{cells}", cells.map(([column, row]) => `(${column}, ${row})`).join(" and ")));

// The programs speak of (row, column), the sentences of (column, row).
const pairs = (numbers) => numbers.flatMap((row, at) => (at % 2 ? [] : [[numbers[at + 1], row]])).sort(compare);

function line([, [, row, column], [, lastRow, lastColumn]]) {
  return [0, 1, 2, 3].map((step) => [column + (step * (lastColumn - column)) / 3, row + (step * (lastRow - row)) / 3]);
}

function tactics(found, forms, mover) {
  const opponent = mover === "x" ? "o" : "x";
  return Object.entries(forms).flatMap(([kind, form]) =>
    found
      .filter(([name]) => name === kind)
      .map((atom) => [atom.length === 4 ? atom[1] : ["forced", "poisoned"].includes(kind) ? opponent : mover, pairs(atom.slice(-2))])
      .sort(compare)
      .map(([player, cells]) => sentence(form, player, cells)),
  );
}

function certificate(found, { proof, proved }) {
  const last = found.filter(([name]) => name === "wins_next").flatMap(([, ...cell]) => cell);
  const completed = new Set(found.filter(([name]) => name === "aftereven").map(([, one]) => String(one)));
  const reasons = last.length ? [["wins_next", pairs(last)]] : found.filter(([name]) => name === "solves").map(([, [name, ...about]]) => (name === "before" ? [completed.has(String(about[0])) ? "aftereven" : name, line(about[0])] : [name, pairs(about)]));
  const said = reasons.sort(compare).map(([kind, cells]) => sentence(proof[kind], "o", cells));
  return [sentence(proved, "", []), ...new Set(said)];
}

// [{ file, said }]: what each program says, if it says anything; `forms` are the sentences of connect4/remarks.py.
export async function remarks(clingo, forms, columns) {
  const played = columns.map((column, at) => `played(${at + 1}, ${column}).`).join(" ");
  const mover = columns.length % 2 ? "o" : "x";
  const found = [{ file: TACTICS, said: tactics((await atoms(clingo, TACTICS, played)) || [], forms.tactics, mover) }];
  const plan = mover === "x" && (await atoms(clingo, CERTIFICATE, played)); // there is none with o to move
  if (plan) found.push({ file: CERTIFICATE, said: certificate(plan, forms) });
  for (const plies of [1, 3, 5]) {
    const win = await atoms(clingo, WIN_WITHIN, played, `-c plies=${plies}`);
    if (!win) continue;
    const [, , column] = win.find(([name, node]) => name === "drops" && node === 0);
    const form = plies === 1 ? forms.next : forms.within;
    found.push({ file: WIN_WITHIN, said: [capital(form.replace("{player}", mover).replace("{plies}", plies).replace("{column}", column))] });
    break;
  }
  return found.filter(({ said }) => said.length);
}
