import type { Language } from "../../language/keys.ts";
import { wordsOfAll } from "../../language/languages.ts";
import { type FoundName, NameFinder } from "../named/find-names.ts";
import { brandNames } from "../named/names.ts";
import type { Brand } from "../types.ts";

const LONGEST = 300;
const either = (list: ReadonlySet<string>): string => [...list].join("|");
/** "Acme vs Bolt", "Acme Reviews", "Acme 评测": what titles say of a name. */
const AFTER = new RegExp(
  `^(?:\\s+(?:${either(wordsOfAll("titleAfter"))})(?![\\p{L}])|\\s*(?:${either(wordsOfAll("titleParts"))}))`,
  "iu",
);
const BEFORE = new RegExp(`(?:^|[^\\p{L}])(?:${either(wordsOfAll("titleBefore"))})\\s+$`, "iu");
/** "Acme: pricing", "… | Acme | …", "Acme (company)": a part of a title by itself. */
const OPENS = /(?:^|\s[|–—·-]\s)$/u;
const PARTS = /^(?:\s*[:：|]|\s[–—·-]\s|\s\()/u;
const EXPLAINED = /\b(?:definition|meaning|synonyms|wiktionary|dictionary)\b/iu;

/** Whether the title of a page names the brand; for an everyday word, what titles say of a name must tell. */
export function isNamedInTitle(title: string, brand: Brand, language: Language): boolean {
  const text = title.slice(0, LONGEST);
  const found = new NameFinder(brandNames(brand), language).find(text);
  if (found.length === 0 || found.some(({ common }) => !common)) return found.length > 0;
  return found.some((name) => isSpokenOf(text, name));
}

function isSpokenOf(title: string, { start, end }: FoundName): boolean {
  if (/^\p{Ll}/u.test(title.slice(start)) || EXPLAINED.test(title)) return false;
  const before = title.slice(0, start);
  const after = title.slice(end);
  const opens = before.trim() === "" || OPENS.test(before);
  if (BEFORE.test(before)) return true;
  if (opens) return AFTER.test(after) || PARTS.test(after);
  return /(?:^|\s)is $/iu.test(before) && /^\s+(?:worth|legit|good|safe|better|really)(?!\p{L})|^\?/iu.test(after);
}
