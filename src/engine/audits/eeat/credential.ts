import type { Page } from "../../read-site/types.ts";
import { deepNodesOf, has, textsOf } from "../schema/nodes.ts";

/** Numbers that a register can confirm: tax, trade register, supervision, certificates. */
const NUMBERS: { name: string; pattern: RegExp }[] = [
  {
    name: "VAT number",
    pattern:
      /\b(?:ATU\d{8}|BE0?\d{9,10}|DE\s?\d{3}\s?\d{3}\s?\d{3}|DK\d{8}|ES[A-Z]\d{7}[A-Z\d]|FR[A-Z\d]{2}\s?\d{9}|GB\s?\d{3}\s?\d{4}\s?\d{2}|IE\d[A-Z\d]\d{5}[A-Z]{1,2}|IT\s?\d{11}|NL\d{9}B\d{2}|PL\d{10}|PT\d{9}|SI\d{8}|SK\d{10}|HR\d{11}|CHE-?\d{3}\.\d{3}\.\d{3})\b/,
  },
  {
    name: "trade register number",
    pattern:
      /\b(?:HR[AB]\s?(?:Nr\.?\s?)?\d{2,6}|Handelsregister[^\n]{0,40}\d{3,}|FN\s?\d{5,6}\s?[a-z]|KVK[^\d\n]{0,12}\d{8}|RCS\s[\p{L}\s-]{2,30}\d{3}|SIRET[^\d\n]{0,5}\d{3}|SIREN[^\d\n]{0,5}\d{3}|REA\s[A-Z]{2}\s?-?\s?\d+|P\.?\s?IVA[^\d\n]{0,5}\d{11}|NIF[^\w\n]{0,4}[A-Z\d]{8,9}|NIPC[^\d\n]{0,4}\d{9}|OIB[^\d\n]{0,4}\d{11}|IČO[^\d\n]{0,4}\d{8})/u,
  },
  {
    name: "company number",
    pattern: /\b(?:company|registration|registered|reg\.?)\s(?:number|no\.?|#)[^\d\n]{0,24}[A-Z]{0,2}\d{4,}/i,
  },
  { name: "licence number", pattern: /\b(?:licen[cs]e|permit)\s(?:number|no\.?|#)[^\d\n]{0,16}\d{4,}/i },
  { name: "supervision number", pattern: /\b(?:NMLS|FCA|ABN|ACN|CQC|NPI)\b[^\d\n]{0,16}\d{4,}/ },
  {
    name: "professional chamber",
    pattern:
      /\b(?:Rechtsanwaltskammer|Ärztekammer|Zahnärztekammer|Architektenkammer|Ingenieurkammer|Handwerkskammer|Steuerberaterkammer|Aufsichtsbehörde|Bar Association|General Medical Council|Law Society|Ordre des (?:avocats|médecins|architectes)|Ordine degli|Colegio (?:Oficial )?de)\b/u,
  },
  {
    name: "certificate",
    pattern:
      /\bISO(?:\/IEC)?\s?(?:9001|13485|14001|15189|16949|17025|17100|20000|20121|22000|22301|26000|27001|27017|27018|27701|42001|45001|50001)(?::\d{4})?\b|\bTÜV\b[^\n]{0,30}\d{3,}/,
  },
];
const PROPERTIES = [
  "vatID",
  "taxID",
  "leiCode",
  "iso6523Code",
  "duns",
  "hasCredential",
  "hasCertification",
  "memberOf",
  "naics",
];

/** The first verifiable credential on these pages, with where it stands; `null` without one. */
export function findCredential(pages: readonly Page[]): { url: string; text: string } | null {
  for (const page of pages) {
    for (const { name, pattern } of NUMBERS) {
      const match = pattern.exec(page.bodyText);
      if (match) return { url: page.finalUrl, text: `${name}: ${match[0].replace(/\s+/g, " ")}` };
    }
    for (const node of deepNodesOf(page)) {
      const property = PROPERTIES.find((each) => has(node, each));
      if (property) return { url: page.finalUrl, text: `${property}: ${textsOf(node[property])[0] ?? "given"}` };
    }
  }
  return null;
}
