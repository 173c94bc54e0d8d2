import { areCommonWords } from "../read-answer/common-words.ts";
import { nameWords, withoutLegalSuffix } from "../read-answer/named/names.ts";
import type { SiteFacts } from "../types.ts";
import { isOnDomain } from "./on-domain.ts";
import { type FootprintTools, leftOut, type Measure, measured } from "./types.ts";
import { readEntities, searchByName, searchByWebsite } from "./wikidata-api.ts";

/** An item of the same name that tells no website may be another's. */
const NAME_ONLY = 0.4;

/** The brand's item in Wikidata, told from namesakes by its website. */
export interface WikidataItem {
  measure: Measure;
  /** Title of its article in the site's language or in English; `null` without one. */
  article: string | null;
  /** Whether Wikidata answered. */
  answered: boolean;
}

/** Looks the brand up by its website and by its name, and compares the official website's domain. */
export async function findWikidataItem(facts: SiteFacts, tools: FootprintTools): Promise<WikidataItem> {
  const found = await searchByName(facts, tools);
  const byWebsite = found && (await searchByWebsite(facts.domain, tools));
  if (!found || !byWebsite) return silent;
  const ids = [...new Set([...byWebsite, ...found.map(({ id }) => id)])];
  const items = ids.length > 0 ? await readEntities(ids, tools) : [];
  if (!items) return silent;

  const own = items.find(({ websites }) => websites.some((url) => isOnDomain(url, facts.domain)));
  if (own) {
    const article = own.articles[`${facts.language}wiki`] ?? own.articles.enwiki ?? null;
    return { measure: measured(1, `item ${own.id} names this website`), article, answered: true };
  }
  const isNamed = nameTest(facts);
  const namesakes = items.filter(({ id }) => found.some((each) => each.id === id && each.names.some(isNamed)));
  return { measure: judgeNamesakes(namesakes, facts.brand), article: null, answered: true };
}

const silent: WikidataItem = { measure: leftOut("Wikidata did not answer."), article: null, answered: false };

/** Items about words tell nothing, nor does one that tells no website where the brand is an everyday word. */
function judgeNamesakes(items: { id: string; websites: string[]; isWord: boolean }[], brand: string): Measure {
  const things = items.filter(({ isWord }) => !isWord);
  const open = things.find(({ websites }) => websites.length === 0);
  if (open && !areCommonWords(nameWords(brand))) {
    return measured(NAME_ONLY, `item ${open.id} has the name and no website`);
  }
  if (things.some(({ websites }) => websites.length > 0)) {
    return measured(0, "items of this name belong to other websites");
  }
  return measured(0, open ? "items of this name tell no website, and it is an everyday word" : "no item of this name");
}

/** Whether a name is the brand's, but for accents, seams and the legal form. */
function nameTest({ brand, legalName, aliases }: SiteFacts): (name: string) => boolean {
  const keyOf = (name: string) => nameWords(withoutLegalSuffix(name)).join(" ");
  const own = new Set([brand, legalName ?? brand, ...aliases].map(keyOf));
  return (name) => own.has(keyOf(name));
}
