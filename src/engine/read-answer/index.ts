import { detectLanguage } from "../language/detect.ts";
import { foldText } from "../language/fold.ts";
import type { Language } from "../language/keys.ts";
import type { Placement } from "../types.ts";
import { citedDomain, readCitations } from "./cited/citations.ts";
import { isNamedInTitle } from "./cited/names-in-titles.ts";
import { readDocument } from "./document/document.ts";
import { quoteAround } from "./document/quote.ts";
import { separateEntries } from "./document/separate-entries.ts";
import { type BrandMention, findMentions } from "./named/mentions.ts";
import { brandDomains } from "./named/names.ts";
import { placeMentions } from "./placed/placement.ts";
import { judgeStance } from "./placed/stance.ts";
import { onceEach } from "./pooled/once-each.ts";
import { findRivals } from "./rivals/index.ts";
import { OfferedLabels } from "./rivals/offered.ts";
import type { AnswerReading, AnswerToRead, Brand, Mention, ReadCitation } from "./types.ts";

/** Reads one answer: whether and how it names the brand, whom it offers instead, and what it cites. Pure; no key, no network. */
export function readAnswer({
  text,
  citations: given,
  brand,
  question = null,
  votes = null,
}: AnswerToRead): AnswerReading {
  const document = readDocument(text);
  const language = detectLanguage(text);
  const entries = separateEntries(document, language);
  const topic = new Set(foldText(question ?? "").folded.match(/\p{L}{3,}/gu) ?? []);
  const own = new Set(brandDomains(brand));
  const cited = readCitations(given, document, { own, rivals: new Set() });
  const isCited = cited.some(({ type }) => type === "own");
  const labels = new OfferedLabels(entries, { question, language: language.code, citations: cited });
  const { mentions: named, reason } = findMentions(entries, brand, {
    language,
    question,
    offered: (name, unit, span) => labels.oddsOf(name, unit, span),
    cited: isCited,
  });
  const places = placeMentions(named, { document: entries, language, topic });
  const mentions = named.map((mention, i) => toMention(mention, text, places[i]!));

  const { competitors: found, open } = findRivals(entries, {
    brand,
    mentions,
    question,
    language: language.code,
    citations: cited,
    votes,
    groups: labels.groups,
  });
  const competitors = onceEach(found);
  const rivals = new Set(
    competitors.flatMap(({ domain }) => (domain ? [citedDomain(`https://${domain}`) ?? domain] : [])),
  );
  const citations = cited.map((citation) =>
    citation.type !== "own" && citation.type !== "reference" && rivals.has(citation.domain)
      ? { ...citation, type: "competitor" as const }
      : citation,
  );
  return {
    placement: placementOf(mentions, citations, { brand, language }),
    stance: judgeStance(named, language),
    reason,
    mentions,
    competitors,
    open,
    citations,
  };
}

/** The strongest place: named in prose, in a fragment, its site cited, in the title of another site's page, nowhere. */
function placementOf(
  mentions: readonly Mention[],
  citations: readonly ReadCitation[],
  { brand, language }: { brand: Brand; language: Language },
): Placement {
  if (mentions.some(({ placement }) => placement === "prose")) return "prose";
  if (mentions.length > 0) return "list";
  if (citations.some(({ type }) => type === "own")) return "citation";
  return citations.some(({ title }) => title && isNamedInTitle(title, brand, language)) ? "source_title" : "absent";
}

function toMention({ unit, span, at }: BrandMention, answer: string, placement: "prose" | "list"): Mention {
  return { ...at, text: answer.slice(at.start, at.end), quote: quoteAround(unit, span), placement };
}
