import { make } from "./dom.mjs";

// Prolog or ASP with its comments, strings, keywords, variables and numbers in colour.
const TOKEN = /(?<comment>%.*)|(?<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?<keyword>:-|-->|\?-|\*?->|\\\+|#[a-z]\w*|\b(?:is|mod|not)\b)|(?<variable>\b[A-Z_]\w*)|(?<number>\b\d+\b)/g;
export function coloured(text) {
  const parts = [];
  let at = 0;
  for (const { 0: token, index, groups } of text.matchAll(TOKEN)) {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
    parts.push(text.slice(at, index), make("span", { className: `t-${kind}`, textContent: token }));
    at = index + token.length;
  }
  return [...parts, text.slice(at)];
}
