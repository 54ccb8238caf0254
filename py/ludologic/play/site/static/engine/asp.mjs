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

const joined = (parts) => parts.map((one) => one.text).join("\n");
const constraint = ({ text }) => text.startsWith(":-");

// The atoms of an answer set of the statements and of some more text, if there is one.
const satisfiable = async (clingo, parts, more) => (await clingo.sets(`${joined(parts)}\n${more}`, "1")).found[0]?.atoms;

// { holds: true, rule, from } with a ground rule that supports the atom, unless it is one of a choice that the grounder
// leaves open, and the statements that it can come from;
// { holds: false, against, given } with a smallest set of constraints that cannot hold with it, none if no rule derives
// it, and a smallest set of the facts of the box with which they cannot: so the turn that conflicts is named.
export async function whyAtom(clingo, parts, atom) {
  const wanted = `:- not ${atom}.`;
  const shown = parts.filter(({ text }) => !/^#(show|minimize|maximize|project)\b/.test(text) && !text.startsWith(":~"));
  const model = await satisfiable(clingo, shown, wanted);
  if (model) {
    const { text } = await clingo.run(joined(shown), "--text");
    const holds = new Set(model);
    const body = (rule) => (rule.split(":-")[1] ?? "").replace(/\.$/, "");
    const literals = (words) => words.match(/(?:[^,;()"]|"(?:\\.|[^"\\])*"|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
    const true_ = (literal) => {
      const [, not, name] = literal.trim().match(/^((?:not )*)(.*)$/s);
      if (!/^-?_*[a-z]/.test(name)) return true; // a comparison or an aggregate, which the grounder has not decided
      return holds.has(name) !== not.startsWith("not");
    };
    const rules = text.split("\n").filter((rule) => literals(rule.split(":-")[0].replace(/[{}.]/g, ",")).some((one) => one.trim() === atom));
    const name = atom.replace(/\(.*/s, "");
    const heads = (one) => new RegExp(`(^|[^\\w'])${name}(?![\\w'])`).test(one.text.split(":-")[0]);
    return { holds: true, rule: rules.find((one) => literals(body(one)).every(true_)), from: shown.filter((one) => !constraint(one) && heads(one)) };
  }
  let rest = shown.filter((one) => !constraint(one));
  if (!(await satisfiable(clingo, rest, wanted))) return { holds: false, against: [], given: [] };
  let against = shown.filter(constraint);
  for (const one of [...against]) {
    const fewer = against.filter((other) => other !== one);
    if (!(await satisfiable(clingo, [...rest, ...fewer], wanted))) against = fewer;
  }
  const fact = ({ file, text }) => file === "facts" && !/:-|^#|^:~/.test(text);
  for (const one of rest.filter(fact)) {
    const fewer = rest.filter((other) => other !== one);
    if ((await satisfiable(clingo, fewer, wanted)) && !(await satisfiable(clingo, [...fewer, ...against], wanted))) rest = fewer;
  }
  return { holds: false, against, given: rest.filter(fact) };
}
