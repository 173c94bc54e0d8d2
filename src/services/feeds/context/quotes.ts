import { fenced, inline } from "../../../markdown.ts";
import type { Console } from "../../../schema/console/console.ts";
import type { ConsoleMention } from "../../../schema/console/evidence.ts";
import type { Block } from "./fit.ts";

/** A quote of fewer words is a name in a list or a table, and says nothing of it. */
const FEWEST_WORDS = 4;
const MOST = 20;

/** Sentences on the site, each once with all who wrote it: what speaks against it first, then what is said most often. */
export function quoteBlocks({ mentions, answers }: Console, isWhole: boolean): { blocks: Block[]; total: number } {
  const keyOf = ({ question, engine }: { question: string; engine: string }) => JSON.stringify([question, engine]);
  const critical = new Set(answers.filter(({ stance }) => stance === "negative").map(keyOf));
  const telling = mentions.filter(({ quote }) => quote.trim().split(/\s+/).length >= FEWEST_WORDS);
  const sentences = [...Map.groupBy(telling, ({ quote }) => quote).values()].map((same) => ({
    same,
    against: same.some((mention) => critical.has(keyOf(mention))),
  }));
  sentences.sort((a, b) => Number(b.against) - Number(a.against) || b.same.length - a.same.length);
  const shown = isWhole ? sentences : sentences.slice(0, MOST);
  const blocks = shown.map(({ same, against }, at) => ({
    text: quoteText(same, against),
    round: at < 3 ? 2 : at < 6 ? 4 : 7,
  }));
  return { blocks, total: sentences.length };
}

function quoteText(same: ConsoleMention[], against: boolean): string {
  const [{ quote, question }] = same as [ConsoleMention];
  const engines = [...new Set(same.map(({ engine }) => engine))].join(", ");
  const on = same.length === 1 ? `on "${inline(question, 200)}"` : `in ${same.length} answers`;
  return `${engines}, ${on}${against ? ", in an answer that speaks against it" : ""}:\n${fenced(quote, 300)}`;
}
