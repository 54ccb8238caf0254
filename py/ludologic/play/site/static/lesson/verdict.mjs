// Whether an answer to an exercise is right, as the rules say: `ask` asks them, and `ran` runs clingo for them.
export async function verdict({ language, given, reference, asked, wrong }, program, ask, ran) {
  const texts = { given, reference, queries: asked, wrong: wrong.map(([text, about]) => ({ text, about })), program };
  if (language === "prolog") return ask("verdict", texts);
  let said = await ask("trials", texts);
  for (const run of said.runs ?? []) {
    const yours = await ran(run.yours, run.options);
    const right = await ran(run.right, run.options);
    said = await ask("judged", { program, run, yours, right, wrong: [] });
    if (said.kind === "solved") continue;
    const others = [];
    for (const { text } of run.wrong) others.push(await ran(text, run.options));
    return others.length ? ask("judged", { program, run, yours, right, wrong: others }) : said;
  }
  return said;
}
