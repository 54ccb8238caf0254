// Whether an answer to an exercise is right, as the rules say: `ask` asks them, and `ran` runs clingo for them.
export async function verdict({ language, given, reference, asked, wrong }, program, ask, ran) {
  const texts = { given, reference, queries: asked, program };
  if (language === "prolog") return ask("verdict", { ...texts, wrong: wrong.map(([text, about]) => ({ text, about })) });
  let said = await ask("trials", texts);
  for (const run of said.runs ?? []) {
    const yours = await ran(run.yours, run.options);
    const right = await ran(run.right, run.options);
    said = await ask("judged", { program, run, yours, right });
    if (said.kind !== "solved") break;
  }
  return said;
}
