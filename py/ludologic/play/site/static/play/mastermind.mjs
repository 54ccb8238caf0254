// What Mastermind adds to the page (page.mjs says how).
import { button } from "../dom.mjs";
import { page } from "./page.mjs";
import { mastermindTree } from "./trees.mjs";

export const kinds = async () => (await page.ask("mastermind", "variants")).map(({ name, variant }) => [name, { variant, secret: null }]);
export const analysis = ({ table, seen, send }, host) =>
  host.append(...(seen.over ? [] : [button("Values", () => send("analyse"))]), ...mastermindTree(table.options.variant));
