import type { Reading } from "../../read-site/types.ts";
import { isOf, nodesOf } from "../schema/nodes.ts";
import { findPhrase, type Lexicon, languageOf, lexiconFor } from "../text/lexicon.ts";

/** Where bad advice hurts: the field a site works in. */
export type SensitiveField = keyof Lexicon["ymyl"];

const KINDS: Record<SensitiveField, string[]> = {
  health: ["MedicalOrganization", "MedicalBusiness", "MedicalEntity", "MedicalWebPage", "Physician", "Pharmacy"],
  finance: ["FinancialService", "FinancialProduct", "BankOrCreditUnion", "InsuranceAgency"],
  law: ["LegalService", "Attorney", "Notary"],
  safety: ["EmergencyService"],
};
/** So many different words of a field, one of them in title, description or main heading, make a site one of that field. */
const MIN_WORDS = 3;

/** The field a site's data or words put it into; `null` for all others. */
export function sensitiveField(reading: Reading): SensitiveField | null {
  const fields = Object.keys(KINDS) as SensitiveField[];
  const typed = fields.find((field) =>
    reading.pages.some((page) => nodesOf(page).some((node) => KINDS[field].some((kind) => isOf(node, kind)))),
  );
  return typed ?? fields.find((field) => speaksOf(field, reading)) ?? null;
}

function speaksOf(field: SensitiveField, { home, facts }: Reading): boolean {
  const words = lexiconFor(languageOf(home))?.ymyl[field] ?? [];
  const lead = [home.head.title, home.head.description, facts.category, ...home.h1].join("\n");
  return (
    findPhrase(lead, words) !== null && words.filter((word) => findPhrase(home.bodyText, [word])).length >= MIN_WORDS
  );
}
