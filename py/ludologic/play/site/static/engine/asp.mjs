// Why an atom is in an answer set, or in none: asked of clingo, with only the text of the program.

// The statements of a program, each with the line where it begins and the comment above it.
export function statements(text, file = "") {
  const found = [];
  let line = 1;
  let start = -1;
  let first = 0;
  let comment = "";
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at];
    if (one === "\n") {
      line += 1;
      if (start < 0 && text[at + 1] === "\n") comment = "";
    } else if (one === "%") {
      const block = text[at + 1] === "*";
      const end = block ? text.indexOf("*%", at) : text.indexOf("\n", at);
      const stop = end < 0 ? text.length : block ? end + 2 : end;
      const said = text.slice(at, stop);
      if (start < 0) comment += ` ${said.replace(/^%+\*?!?|\*%$/g, "").trim()}`;
      line += said.split("\n").length - 1;
      at = stop - 1;
    } else if (one === '"') {
      if (start < 0) [start, first] = [at, line];
      for (at += 1; at < text.length && text[at] !== '"'; at += 1) if (text[at] === "\\") at += 1;
    } else if (one === "." && start >= 0) {
      if (text[at + 1] === ".") at += 1;
      else {
        found.push({ file, line: first, comment: comment.trim(), text: text.slice(start, at + 1) });
        start = -1;
        comment = "";
      }
    } else if (start < 0 && /\S/.test(one)) [start, first] = [at, line];
  }
  return found;
}

export const joined = (parts) => parts.map((one) => one.text).join("\n");
const constraint = ({ text }) => text.startsWith(":-");

// What clingo says of statements that were joined: { kind, file, line, text } with the line of its file, or only a text.
export function complaints(errors, parts) {
  const lines = parts.flatMap(({ file, line, text }) => text.split("\n").map((_, at) => ({ file, line: line + at })));
  const found = [];
  for (const said of errors.split("\n")) {
    const [, at, kind, text] = said.match(/^\S*?:(\d+):\d+(?:-[\d:]+)?: (\w+): (.*)$/) ?? [];
    if (at) found.push({ kind, ...lines[Number(at) - 1], text });
    else if (/^\*\*\* /.test(said)) continue; // that there was an error is said already
    else if (said.trim() && found.length) found.at(-1).text += ` ${said.trim()}`;
    else if (said.trim()) found.push({ kind: "message", text: said.trim() });
  }
  return found;
}

const all = (parts) => parts.filter(({ text }) => !/^#(show|minimize|maximize|project)\b/.test(text) && !text.startsWith(":~"));

// All atoms of an answer set of the statements and of some more text, if there is one.
const satisfiable = async (clingo, parts, more) => (await clingo.sets(`${joined(parts)}\n${more}`, "1")).found[0]?.atoms;
export const wholeSet = (clingo, parts, more) => satisfiable(clingo, all(parts), more);

// The program without variables, with its facts in the bodies.
export const ground = async (clingo, parts) => (await clingo.run(joined(all(parts)), "--text --keep-facts")).text;

// { holds: true, set, from } with an answer set that has the atom, and the statements that it can come from;
// { holds: false, set, against, given } with another answer set, if there is one, a smallest set of constraints that
// cannot hold with the atom, none if no rule derives it, and a smallest set of the facts of the box with which they
// cannot: so the turn that conflicts is named.
export async function whyAtom(clingo, parts, atom) {
  const wanted = `:- not ${atom}.`;
  const shown = all(parts);
  const set = await satisfiable(clingo, shown, wanted);
  if (set) {
    const name = atom.replace(/\(.*/s, "");
    const heads = (one) => new RegExp(`(^|[^\\w'])${name}(?![\\w'])`).test(one.text.split(":-")[0]);
    return { holds: true, set, from: shown.filter((one) => !constraint(one) && heads(one)) };
  }
  const other = await satisfiable(clingo, shown, "");
  const derived = await satisfiable(clingo, shown.filter((one) => !constraint(one)), wanted);
  return { holds: false, set: other, against: [], given: [], ...(derived && (await blamed(clingo, parts, wanted))) };
}

// Why a program has no answer set, with some more text if it is given: { against, given }, a smallest set of constraints
// with which it has none, and a smallest set of the facts of the box with which these cannot hold.
export async function blamed(clingo, parts, more = "") {
  const shown = all(parts);
  const none = async (some) => !(await satisfiable(clingo, some, more));
  let rest = shown.filter((one) => !constraint(one));
  const open = !(await none(rest));
  let against = shown.filter(constraint);
  for (const one of [...against]) {
    const fewer = against.filter((other) => other !== one);
    if (await none([...rest, ...fewer])) against = fewer;
  }
  const fact = ({ file, text }) => file === "facts" && !/:-|^#|^:~/.test(text);
  for (const one of rest.filter(fact)) {
    const fewer = rest.filter((other) => other !== one);
    if (open && (await none(fewer))) continue; // it would be for another reason
    if (await none([...fewer, ...against])) rest = fewer;
  }
  return { against, given: rest.filter(fact) };
}

// What clingo printed with --outf=2: its result, and each set in its order, with its costs if it has any.
export function printed(text) {
  const { Result: result, Call: calls = [] } = JSON.parse(text || '{"Result":"UNKNOWN"}');
  return { result, sets: calls.flatMap(({ Witnesses }) => Witnesses ?? []).map(({ Value = [], Costs }) => ({ atoms: Value, costs: Costs })) };
}

// The same as the rules take it: they decide what counts.
export function setsOf(text, said) {
  const { result, sets } = printed(text);
  return { sets: sets.map(({ atoms, costs = [] }) => ({ atoms, costs })), said, failed: result === "UNKNOWN" };
}
