import { standing } from "../read-answer/pooled/evidence.ts";
import { poolCompetitors } from "../read-answer/pooled/pool-competitors.ts";
import type { ReadAnswer } from "../read-answer/read-answers.ts";
import type { Competitor, ReadCitation } from "../read-answer/types.ts";
import { choosePages } from "./choose-pages.ts";

/** Rivals that are looked for, the most named first. */
const MOST_RIVALS = 40;

/** Which cited pages to read, and which rivals to look for in them. */
export function planFootprint({ answers, domain }: { answers: ReadAnswer[]; domain: string }): {
  pages: ReadCitation[];
  rivals: Competitor[];
} {
  const named = answers.flatMap(({ engine, reading }) => (reading ? { engine, ...reading } : []));
  const rivals = standing(poolCompetitors(named), named.length);
  return { pages: choosePages(answers, domain), rivals: rivals.slice(0, MOST_RIVALS) };
}
