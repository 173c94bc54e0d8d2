/**
 * How many of our own invented pages are read as a person reads them: their trade, or the category where no trade fits, and their
 * place. `npm run bench -- questions/judged`. Each batch was written before the rules were looked at, and then served to mend
 * them: the figures say what still holds, not how a page of tomorrow is read.
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readFacts } from "../../src/engine/read-site/facts/read-facts.ts";
import { parseHtml } from "../../src/engine/read-site/parse/parse-html.ts";
import { tradeOf } from "../../src/engine/trades/trades.ts";

const HERE = join(dirname(fileURLToPath(import.meta.url)), "unseen");

/** Every page with what was read and whether that is right. */
export function judgedPages() {
  const expected = JSON.parse(readFileSync(join(HERE, "expected.json"), "utf8"));
  return Object.entries(expected).map(([name, { url, trade, category, place }]) => {
    const facts = readFacts([parseHtml(readFileSync(join(HERE, `${name}.html`), "utf8"), { url, isHome: true })]);
    const isOf = (id) => (tradeOf(id).kind === "unsold" ? facts.category === null : id === facts.trade);
    const isTrade = trade === null ? facts.category === (category ?? null) : trade.split("|").some(isOf);
    return { name, facts, trade: isTrade, place: facts.place === place };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const pages = judgedPages();
  for (const { name, facts, ...right } of pages)
    if (!right.trade || !right.place) console.log(`${name}: ${facts.trade ?? facts.category}, ${facts.place}`);
  for (const part of ["trade", "place"])
    console.log(
      `${part} right: ${share(
        pages.filter((page) => page[part]),
        pages,
      )}`,
    );
}

function share(some, all) {
  return `${some.length} of ${all.length} (${((100 * some.length) / all.length).toFixed(1)} %)`;
}
