// The engine of clingo in a worker.
let factory;

onmessage = async ({ data: { base, program, options } }) => {
  const lines = [];
  const errors = [];
  try {
    factory ??= (await import(base + "vendor/clingo/clingo.js")).default;
    const clingo = await factory({
      print: (line) => lines.push(line),
      printErr: (line) => errors.push(line),
      locateFile: (name) => base + "vendor/clingo/" + name,
    });
    const status = clingo.ccall("run", "number", ["string", "string"], [program, options]);
    postMessage({ status, text: lines.join("\n"), errors: errors.join("\n") });
  } catch (error) {
    postMessage({ status: -1, text: lines.join("\n"), errors: errors.join("\n") || String(error) });
  }
};
